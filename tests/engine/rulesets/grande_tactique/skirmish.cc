#include "tests/engine/rulesets/grande_tactique/skirmish.h"

#include <cmath>
#include <cstdlib>
#include <iostream>

#include "engine/rulesets/grande_tactique/grande_tactique.h"

namespace berthier::grande_tactique {

int32_t In(double inches) {
  return static_cast<int32_t>(std::lround(inches * kTicksPerInch));
}

Point At(double x, double y) { return {In(x), In(y)}; }

Skirmish::Skirmish(const std::string& phase) {
  dossier_.ruleset = "grande_tactique";
  dossier_.name = "skirmish";
  dossier_.width = Inches(60);
  dossier_.depth = Inches(48);
  dossier_.entries.push_back(
      {.type = "clock", .id = "", .links = {{"phase", phase}}});
}

Skirmish& Skirmish::Option(const std::string& name, const std::string& value) {
  dossier_.options.emplace_back(name, value);
  return *this;
}

namespace {

Entry UnitEntry(const std::string& side, const std::string& id,
                Skirmish::Words words, double x, double y, int degrees) {
  return {.type = "unit",
          .id = id,
          .side = side,
          .is = std::move(words),
          .place = At(x, y),
          .heading = Heading::Degrees(degrees)};
}

}  // namespace

Skirmish& Skirmish::French(const std::string& id, Words words, double x,
                           double y, int degrees) {
  dossier_.entries.push_back(
      UnitEntry("French", id, std::move(words), x, y, degrees));
  return *this;
}

Skirmish& Skirmish::Austrian(const std::string& id, Words words, double x,
                             double y, int degrees) {
  dossier_.entries.push_back(
      UnitEntry("Austrian", id, std::move(words), x, y, degrees));
  return *this;
}

Skirmish& Skirmish::Ground(const std::string& id, const std::string& kind,
                           double x1, double y1, double x2, double y2) {
  dossier_.entries.push_back({.type = "terrain",
                              .id = id,
                              .is = {kind},
                              .points = {At(x1, y1), At(x2, y2)}});
  return *this;
}

Skirmish& Skirmish::Crest(const std::string& id, const std::string& hill,
                          double x1, double y1, double x2, double y2) {
  Ground(id, "crest", x1, y1, x2, y2);
  Find(id).of = hill;
  return *this;
}

Entry& Skirmish::Find(const std::string& id) {
  for (Entry& entry : dossier_.entries) {
    if (entry.id == id) return entry;
  }
  std::cerr << "no entry " << id << "\n";
  std::abort();
}

Skirmish& Skirmish::Link(const std::string& id, const std::string& key,
                         const std::string& value) {
  Find(id).links.emplace_back(key, value);
  return *this;
}

Skirmish& Skirmish::Number(const std::string& id, const std::string& key,
                           int value) {
  Find(id).numbers.emplace_back(key, value);
  return *this;
}

Skirmish& Skirmish::Occupies(const std::string& id, const std::string& area) {
  Entry& entry = Find(id);
  entry.place.reset();
  entry.links.emplace_back("occupies", area);
  return *this;
}

Skirmish& Skirmish::Began(const std::string& id, double x, double y) {
  Entry& entry = Find(id);
  entry.points = {At(x, y)};
  entry.is.push_back("moved");
  return *this;
}

Skirmish& Skirmish::GeneralWith(const std::string& side, const std::string& id,
                                const std::string& unit, Words words) {
  words.push_back("division");
  dossier_.entries.push_back({.type = "leader",
                              .id = id,
                              .side = side,
                              .is = std::move(words),
                              .links = {{"with", unit}}});
  return *this;
}

Skirmish& Skirmish::Add(Entry entry) {
  dossier_.entries.push_back(std::move(entry));
  return *this;
}

void Skirmish::Begin() {
  Built built = GrandeTactique().build(dossier_);
  if (const Problem* problem = std::get_if<Problem>(&built)) {
    std::cerr << problem->where << ": " << problem->what << "\n";
    std::abort();
  }
  game_ = std::move(std::get<0>(built));
  position_ = std::make_unique<Position>(game_->layout());
  game_->Start(*position_);
}

void Skirmish::Throw(std::initializer_list<int> faces) {
  const Dice dice = game_->DiceFor(*position_);
  if (!game_->Awaits(*position_).is_roll() ||
      dice.count() != static_cast<int>(faces.size())) {
    std::cerr << "no roll of " << faces.size() << " dice is awaited\n";
    std::abort();
  }
  Faces thrown;
  for (const int face : faces) thrown.Add(face);
  if (game_->ThrownAgain(*position_, thrown)) return;
  game_->Resolve(*position_, thrown, nullptr);
}

Order Skirmish::OrderOf(Verb verb, const std::string& unit) const {
  Order order;
  order.verb = static_cast<uint8_t>(verb);
  if (unit.empty()) return order;
  const EntityId id = field().scenario.Entity(Id(unit));
  const bool subject =
      Has(game_->vocabulary().verbs[order.verb].takes, Takes::kSubject);
  (subject ? order.subject : order.object) = id;
  return order;
}

void Skirmish::Play(Verb verb, const std::string& unit) {
  const Order order = OrderOf(verb, unit);
  const Verdict verdict = game_->Check(*position_, order);
  if (!verdict.ok()) {
    std::cerr << "refused: " << game_->Say(verdict.refusal()) << "\n";
    std::abort();
  }
  game_->Play(*position_, order, nullptr);
}

int Skirmish::Refused(Verb verb, const std::string& unit) const {
  return game_->Check(*position_, OrderOf(verb, unit)).refusal().code;
}

std::vector<std::string> Skirmish::Choices() const {
  std::vector<Order> orders;
  game_->Propose(*position_, orders);
  std::vector<std::string> names;
  for (const Order& order : orders) {
    const EntityId id = IsSome(order.subject) ? order.subject : order.object;
    names.push_back(game_->entities()[static_cast<size_t>(id)].name);
  }
  return names;
}

UnitId Skirmish::Id(const std::string& unit) const {
  const auto& units = field().scenario.units;
  for (size_t i = 0; i < units.size(); ++i) {
    if (units[i].name == unit) return static_cast<UnitId>(i);
  }
  std::cerr << "no unit " << unit << "\n";
  std::abort();
}

bool Skirmish::Stands(const std::string& unit, double x, double y,
                      double degrees) const {
  constexpr int32_t kSlack = 20;
  const UnitState& state = (*this)[unit];
  const Vec off = state.centre - At(x, y);
  const bool there =
      std::abs(off.x) <= kSlack && std::abs(off.y) <= kSlack &&
      state.heading.quarters() == static_cast<int>(std::lround(degrees * 4));
  if (!there) {
    std::cerr << unit << " stands at (" << state.centre.x * 1.0 / kTicksPerInch
              << ", " << state.centre.y * 1.0 / kTicksPerInch << ") facing "
              << state.heading.quarters() / 4.0 << "\n";
  }
  return there;
}

bool Skirmish::Awaits(RollKind kind) const {
  const Awaited awaited = game_->Awaits(*position_);
  return awaited.is_roll() && awaited.kind == static_cast<uint8_t>(kind);
}

bool Skirmish::Awaits(Decision decision) const {
  const Awaited awaited = game_->Awaits(*position_);
  return awaited.is_decision() &&
         awaited.kind == static_cast<uint8_t>(decision);
}

Roll Skirmish::Described() const {
  Roll roll;
  game_->Describe(*position_, roll);
  return roll;
}

int Skirmish::Modifiers(int handful) const {
  return Described().ModifierSum(handful);
}

bool Skirmish::HasModifier(uint16_t code) const {
  for (const Modifier& m : Described().modifiers) {
    if (m.code == code) return true;
  }
  return false;
}

int Skirmish::Weight(const std::string& outcome) const {
  uint64_t weight = 0;
  for (const OutcomeClass& c : Described().outcomes) {
    if (game_->vocabulary().outcomes[c.code].name == outcome) {
      weight += c.weight;
    }
  }
  return static_cast<int>(weight);
}

}  // namespace berthier::grande_tactique
