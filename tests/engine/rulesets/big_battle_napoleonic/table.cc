#include "tests/engine/rulesets/big_battle_napoleonic/table.h"

#include <cmath>
#include <utility>
#include <variant>

#include "engine/rulesets/big_battle_napoleonic/big_battle_napoleonic.h"

namespace berthier::big_battle_napoleonic {

int32_t InTicks(double inches) {
  return static_cast<int32_t>(std::lround(inches * kTicksPerInch));
}
Heading FacingOf(double degrees) {
  return Heading::Quarters(static_cast<int>(std::lround((90 - degrees) * 4)));
}

Table::Table(const std::string& phase) {
  dossier_.ruleset = "big_battle_napoleonic";
  dossier_.width = Inches(72);
  dossier_.depth = Inches(48);
  clock_.type = "clock";
  clock_.links.emplace_back("phase", phase);
}

void Table::Option(const std::string& key, const std::string& value) {
  dossier_.options.emplace_back(key, value);
}
void Table::Phasing(const std::string& side) {
  clock_.links.emplace_back("phasing", side);
}

void Table::Unit(const std::string& name, const std::string& side,
                 std::vector<std::string> is, int bases, double x, double y,
                 double facing) {
  Entry e{.type = "unit", .id = name, .side = side, .is = std::move(is)};
  if (bases > 0) e.numbers.emplace_back("bases", bases);
  e.place = Point{InTicks(x), InTicks(y)};
  e.heading = FacingOf(facing);
  dossier_.entries.push_back(std::move(e));
}

void Table::General(const std::string& name, const std::string& side,
                    std::vector<std::string> is, double x, double y) {
  Entry e{.type = "leader", .id = name, .side = side, .is = std::move(is)};
  e.place = Point{InTicks(x), InTicks(y)};
  dossier_.entries.push_back(std::move(e));
}

void Table::Ground(const std::string& name, std::vector<std::string> is,
                   std::vector<double> points) {
  Entry e{.type = "terrain", .id = name, .is = std::move(is)};
  for (size_t i = 0; i + 1 < points.size(); i += 2) {
    e.points.push_back({InTicks(points[i]), InTicks(points[i + 1])});
  }
  dossier_.entries.push_back(std::move(e));
}

void Table::Touching(const std::string& attacker, const std::string& defender,
                     std::vector<std::string> is, int moved_hundredths) {
  is.insert(is.begin(), "contact");
  Entry e{.type = "marker", .is = std::move(is)};
  e.links = {{"attacker", attacker}, {"defender", defender}};
  e.numbers = {{"moved", moved_hundredths}};
  dossier_.entries.push_back(std::move(e));
}

void Table::AtPeriod(int period) {
  clock_.numbers.emplace_back("period", period);
}

Built Table::Build() const {
  Dossier dossier = dossier_;
  dossier.entries.insert(dossier.entries.begin(), clock_);
  return BigBattleNapoleonic().build(dossier);
}
std::string Table::Complaint() const {
  const Built built = Build();
  const auto* problem = std::get_if<Problem>(&built);
  return problem == nullptr ? "" : problem->where + ": " + problem->what;
}

void Table::Start() {
  Built built = Build();
  if (const auto* problem = std::get_if<Problem>(&built)) {
    FAIL() << problem->where << ": " << problem->what;
  }
  game_ = std::move(std::get<std::unique_ptr<const Game>>(built));
  position_ = std::make_unique<Position>(game_->layout());
  game_->Start(*position_);
}

EntityId Table::Id(const std::string& name) const {
  const auto& entities = game_->entities();
  for (size_t i = 0; i < entities.size(); ++i) {
    if (entities[i].name == name) return MakeEntityId(static_cast<int>(i));
  }
  ADD_FAILURE() << "no entity " << name;
  return EntityId::kNone;
}
UnitId Table::Of(const std::string& name) const {
  return field().scenario.AsUnit(Id(name));
}
const UnitState& Table::State(const std::string& name) const {
  return field().unit(Of(name));
}

Order Table::Say(const std::string& verb, const std::string& subject,
                 const std::string& object) const {
  Order order;
  const auto& verbs = game_->vocabulary().verbs;
  for (size_t i = 0; i < verbs.size(); ++i) {
    if (verbs[i].name == verb) order.verb = static_cast<uint8_t>(i);
  }
  EXPECT_EQ(verbs[order.verb].name, verb);
  if (!subject.empty()) order.subject = Id(subject);
  if (!object.empty()) order.object = Id(object);
  return order;
}
Order Table::MoveTo(const std::string& name, double x, double y,
                    double facing) const {
  Order order = Say("move", name);
  order.pose = {{InTicks(x), InTicks(y)}, FacingOf(facing)};
  return order;
}

bool Table::Legal(const Order& order) const {
  return game_->Check(*position_, order).ok();
}
std::string Table::Refusal(const Order& order) const {
  const Verdict verdict = game_->Check(*position_, order);
  return std::string(game_->vocabulary().refusals[verdict.refusal().code].name);
}

void Table::Do(const Order& order) {
  const Verdict verdict = game_->Check(*position_, order);
  ASSERT_TRUE(verdict.ok()) << game_->Say(verdict.refusal());
  game_->Play(*position_, order, &ear_);
}

std::string Table::Awaited() const {
  const berthier::Awaited awaited = game_->Awaits(*position_);
  if (awaited.is_over()) return "nothing";
  const Vocabulary& v = game_->vocabulary();
  return std::string(awaited.is_roll() ? v.rolls[awaited.kind].name
                                       : v.decisions[awaited.kind].name);
}

void Table::Throw(std::initializer_list<int> faces) {
  ASSERT_TRUE(game_->Awaits(*position_).is_roll()) << Awaited();
  Faces thrown;
  for (const int face : faces) thrown.Add(face);
  game_->Resolve(*position_, thrown, &ear_);
}

std::map<std::string, uint64_t> Table::Weights() const {
  Roll roll;
  game_->Describe(*position_, roll);
  std::map<std::string, uint64_t> weights;
  for (const OutcomeClass& c : roll.outcomes) {
    weights[std::string(game_->vocabulary().outcomes[c.code].name)] = c.weight;
  }
  return weights;
}

void Table::PassUntil(const std::string& awaited) {
  for (int i = 0; i < 60 && Awaited() != awaited; ++i) {
    const std::string now = Awaited();
    if (now == "order") {
      Do("end moves");
    } else if (now == "fire") {
      Do("end fire");
    } else if (now == "rally tests") {
      Do("end rallying");
    } else if (now == "enemy-move counter" || now == "own-move counter") {
      Do("end counters");
    } else {
      FAIL() << now << " is awaited, not " << awaited;
    }
  }
  EXPECT_EQ(Awaited(), awaited);
}

std::vector<std::string> Table::Heard(const std::string& event) const {
  std::vector<std::string> subjects;
  for (const Event& heard : ear_.events) {
    if (game_->vocabulary().events[heard.code].name != event) continue;
    const auto subject = static_cast<size_t>(Index(heard.subject));
    subjects.push_back(game_->entities()[subject].name);
  }
  return subjects;
}

void ExpectAt(const Table& table, const std::string& name, double x, double y,
              double facing) {
  const UnitState& unit = table.State(name);
  constexpr int kFiftieth = 21;
  EXPECT_NEAR(unit.centre.x, InTicks(x), kFiftieth) << name;
  EXPECT_NEAR(unit.centre.y, InTicks(y), kFiftieth) << name;
  EXPECT_EQ(unit.heading.quarters(), FacingOf(facing).quarters()) << name;
}

}  // namespace berthier::big_battle_napoleonic
