#include "agents/doctrine/big_battle_napoleonic/deployment_options.h"

#include <algorithm>
#include <cstddef>

#include "agents/doctrine/big_battle_napoleonic/place_value.h"
#include "agents/doctrine/big_battle_napoleonic/stance.h"
#include "engine/geometry/polygon.h"
#include "engine/rulesets/big_battle_napoleonic/setup/deployment.h"

namespace berthier::big_battle_napoleonic {
namespace {

Order Deploy(EntityId subject, Pose pose, Formation formation) {
  return {.verb = static_cast<uint8_t>(Verb::kDeploy),
          .manner = static_cast<uint8_t>(formation),
          .subject = subject,
          .pose = pose};
}

Formation UsualFormation(Arm arm) {
  return arm == Arm::kArtillery ? Formation::kUnlimbered
         : arm == Arm::kCavalry ? Formation::kLine
                                : Formation::kColumn;
}

LineOfBattle::Stand StandOf(const UnitView& u) {
  return {.at = u.at,
          .width = u.width,
          .depth = u.depth,
          .guns = u.guns(),
          .walled = u.garrison()};
}

}  // namespace

DeploymentOptions::DeploymentOptions(const ArmyView& army, Side side)
    : army_(army),
      f_(army.field()),
      side_(side),
      ahead_(WayOf(HeadingToward(f_.scenario.side(side).baseline).Opposite())),
      line_(Draw()) {}

LineOfBattle DeploymentOptions::Draw() {
  std::vector<LineOfBattle::Troops> formations;
  for (int i = 0; i < f_.scenario.general_count(); ++i) {
    const GeneralId g = MakeId<GeneralId>(i);
    const GeneralData& general = f_.scenario.general(g);
    if (general.side != side_ || IsSome(general.arrival)) continue;
    place_[static_cast<size_t>(g)] = static_cast<uint8_t>(formations.size());
    formations.push_back(TroopsOf(g));
  }
  std::vector<LineOfBattle::Goal> goals;
  for (const Objective& o : army_.objectives()) {
    goals.push_back({o.at, o.value});
  }
  return LineOfBattle(ahead_, ZoneOfCorps(CorpsId::kNone), goals, formations);
}

// Before the general, wherever he has been placed.
LineOfBattle::Post DeploymentOptions::PostBefore(GeneralId g) const {
  return line_.Before(SpotOf(f_.state.general(g).pos));
}

LineOfBattle::Troops DeploymentOptions::TroopsOf(GeneralId g) const {
  const CorpsId corps = f_.scenario.general(g).corps;
  LineOfBattle::Troops troops = {.zone = ZoneOfCorps(corps)};
  for (int i = 0; IsSome(corps) && i < f_.scenario.unit_count(); ++i) {
    const UnitData& data = f_.scenario.unit(MakeId<UnitId>(i));
    if (data.corps != corps || IsSome(data.arrival)) continue;
    const double value = data.bases * BaseValueOf(f_.scenario, data);
    if (data.arm() == Arm::kInfantry) troops.foot += value;
    if (data.arm() == Arm::kCavalry) troops.horse += value;
  }
  return troops;
}

LineOfBattle::Zone DeploymentOptions::ZoneOfCorps(CorpsId corps) const {
  const std::optional<DeploymentZone>& zone = ZoneOf(f_, side_, corps);
  const Ground& ground = f_.scenario.ground;
  std::vector<Spot> places = {SpotOf({0, 0}),
                              SpotOf({ground.width.ticks, ground.depth.ticks})};
  if (zone.has_value()) {
    places.clear();
    for (const Point p : zone->outline) places.push_back(SpotOf(p));
  }
  return LineOfBattle::Around(places, ahead_);
}

void DeploymentOptions::Collect(Effort effort,
                                std::vector<Option>& options) const {
  for (int i = 0; i < f_.scenario.general_count(); ++i) {
    const GeneralId g = MakeId<GeneralId>(i);
    if (IsLeftToDeploy(f_, g) && CollectGeneral(g, options)) return;
  }
  for (const Arm arm : {Arm::kInfantry, Arm::kArtillery, Arm::kCavalry}) {
    for (int i = 0; i < f_.scenario.unit_count(); ++i) {
      const UnitId u = MakeId<UnitId>(i);
      if (f_.data(u).arm() == arm && IsLeftToDeploy(f_, u) &&
          CollectUnit(u, effort, options)) {
        return;
      }
    }
  }
}

bool DeploymentOptions::CollectGeneral(GeneralId g,
                                       std::vector<Option>& options) const {
  constexpr int kReach = 6;  // inches around his place
  std::vector<Spot> others;
  for (int i = 0; i < f_.scenario.general_count(); ++i) {
    const GeneralState& other = f_.state.general(MakeId<GeneralId>(i));
    if (other.on_table()) others.push_back(SpotOf(other.pos));
  }
  const size_t before = options.size();
  const Spot middle = line_.BehindRow(PostOf(g));
  for (int x = -kReach; x <= kReach; ++x) {
    for (int y = -kReach; y <= kReach; ++y) {
      const Spot at = middle + Spot{1.0 * x, 1.0 * y};
      const Order order = Deploy(f_.scenario.Entity(g),
                                 {PointOf(at), Heading()}, Formation::kLine);
      if (!CheckDeploy(f_, order).ok()) continue;
      options.push_back(
          {order, line_.ValueToGeneral(PostOf(g), at, others), true});
    }
  }
  return options.size() > before;
}

// BBN-DEP-05, 09.
GeneralId DeploymentOptions::GeneralOf(UnitId u) const {
  const UnitData& data = f_.data(u);
  for (int i = 0; IsSome(data.corps) && i < f_.scenario.general_count(); ++i) {
    const GeneralId g = MakeId<GeneralId>(i);
    if (f_.scenario.general(g).corps == data.corps &&
        f_.state.general(g).on_table()) {
      return g;
    }
  }
  return f_.scenario.armies[static_cast<size_t>(data.army)].chief;
}

// Nearly all is told by how far from its post a place is: only the nearest are
// looked at closely.
bool DeploymentOptions::CollectUnit(UnitId u, Effort effort,
                                    std::vector<Option>& options) const {
  const GeneralId g = GeneralOf(u);
  if (!IsSome(g)) return false;
  const Heading heading =
      HeadingToward(f_.scenario.side(side_).baseline).Opposite();
  const Formation formation = UsualFormation(f_.data(u).arm());
  const double step = effort == Effort::kFull ? 1 : 2;
  const size_t closely = effort == Effort::kFull ? 96 : 16;

  std::vector<Option> places;
  AddTowns(u, places);
  const size_t towns = places.size();
  // As far round as he commands.
  const Spot middle = line_.SpotAt(PostBefore(g));
  const int steps =
      static_cast<int>(InInches(f_.scenario.general(g).span) / step);
  for (int x = -steps; x <= steps; ++x) {
    for (int y = -steps; y <= steps; ++y) {
      const Spot at = middle + Spot{step * x, step * y};
      places.push_back(
          {Deploy(f_.scenario.Entity(u), {PointOf(at), heading}, formation),
           ValueFromPost(u, at)});
    }
  }
  std::stable_sort(
      places.begin() + static_cast<std::ptrdiff_t>(towns), places.end(),
      [](const Option& a, const Option& b) { return a.value > b.value; });
  const size_t before = options.size();
  for (const Option& place : places) {
    if (options.size() - before >= closely + towns) break;
    if (!CheckDeploy(f_, place.order).ok()) continue;
    options.push_back({place.order, ValueOfStand(u, place.order), true});
  }
  return options.size() > before;
}

// Its front to the enemy, as nearly as the walls allow.
void DeploymentOptions::AddTowns(UnitId u, std::vector<Option>& options) const {
  if (f_.data(u).arm() != Arm::kInfantry) return;
  for (const GroundRef ref : f_.scenario.ground.towns) {
    const auto& polygon = f_.scenario.ground.part(ref).polygon;
    Heading front = BearingOf(polygon[1] - polygon[0]);
    for (int quarter = 1; quarter < 4; ++quarter) {
      const Heading other = BearingOf(polygon[1] - polygon[0])
                                .Turned(quarter * Heading::kSteps / 4);
      if (Dot(WayOf(other), ahead_) > Dot(WayOf(front), ahead_)) front = other;
    }
    for (const Formation formation :
         {Formation::kTownWide, Formation::kTownDeep}) {
      options.push_back({Deploy(f_.scenario.Entity(u),
                                {Centroid(polygon), front}, formation)});
    }
  }
}

double DeploymentOptions::ValueFromPost(UnitId u, Spot at) const {
  const UnitData& data = f_.data(u);
  const bool second = data.arm() == Arm::kInfantry && data.grade == Grade::kRaw;
  return line_.ValueFrom(
      PostBefore(GeneralOf(u)), at,
      second ? LineOfBattle::Row::kSecond : LineOfBattle::Row::kFirst);
}

double DeploymentOptions::ValueOfStand(UnitId u, const Order& order) const {
  constexpr double kBehindWorks = 0.5;
  constexpr double kLooksAhead = 6;
  constexpr double kNoGround = 3;
  const UnitView there =
      army_.At(u, order.pose, static_cast<Formation>(order.manner));
  double value =
      ValueOfPlace(army_, there, StanceOf(Posture::kJudge, army_.weights()));
  if (!there.garrison()) value += ValueFromPost(u, there.at);
  for (const UnitView& other : army_.units(side_)) {
    value -= line_.CostOfBoth(StandOf(there), StandOf(other));
  }
  if (there.foot() &&
      army_.DefendedAt(there, there.at + kLooksAhead * ahead_) !=
          Defended::kNone) {
    value += kBehindWorks;
  }
  if (there.rough && !there.foot()) value -= kNoGround;
  return value;
}

}  // namespace berthier::big_battle_napoleonic
