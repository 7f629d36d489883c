#include "agents/doctrine/grande_tactique/army_view.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "agents/doctrine/grande_tactique/ground.h"
#include "agents/doctrine/grande_tactique/values.h"
#include "engine/geometry/direction.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/rulesets/grande_tactique/table/terrain.h"

namespace berthier::grande_tactique {
namespace {

double InInches(Length length) {
  return static_cast<double>(length.ticks) / kTicksPerInch;
}

double ChargeReach(PositionView f, UnitId u) {
  const UnitData& data = f.data(u);
  switch (data.arm) {
    case Arm::kInfantry:
      return InInches(kAllowances.infantry);
    case Arm::kCavalry:
      return InInches(data.horse == Horse::kCuirassier ? kAllowances.cuirassiers
                                                       : kAllowances.cavalry);
    default:
      return 0;
  }
}

int QualitySum(Quality quality) {
  return quality == Quality::kVeteran ? 1 : quality == Quality::kRaw ? -1 : 0;
}

}  // namespace

ArmyView::ArmyView(PositionView f, const Weights& weights)
    : f_(f), weights_(&weights) {
  place_.fill(kNowhere);
  const size_t n = f.scenario.units.size();
  units_.reserve(n);
  for (size_t d = 0; d < f.scenario.divisions.size(); ++d) {
    collapse_[d] = CostOfCollapse(MakeId<DivisionId>(static_cast<int>(d)));
  }
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    home_[static_cast<size_t>(side)] =
        WayOf(HeadingToward(f.scenario.side(side).home));
    f.scenario.side(side).units.ForEach([&](UnitId u) {
      if (f.unit(u).on_table()) Add(u);
    });
    if (side == Side::kFirst) n_first_ = units_.size();
  }
}

void ArmyView::SquaredTo(Side side, Spot at,
                         std::array<double, kMaxUnits>& squared) const {
  const size_t first = side == Side::kFirst ? 0 : n_first_;
  const size_t n = units(side).size();
  for (size_t i = 0; i < n; ++i) {
    const Spot off = {places_.x[first + i] - at.x, places_.y[first + i] - at.y};
    squared[i] = NormSquared(off);
  }
}

int ArmyView::CloseBehind(const UnitView& u) const {
  const size_t first = u.side == Side::kFirst ? 0 : n_first_;
  const size_t end = first + units(u.side).size();
  const Spot way = home(u.side);
  const auto is_close = [&](size_t i) {
    const Spot off = {places_.x[i] - u.at.x, places_.y[i] - u.at.y};
    const double behind = -Dot(off, way);
    const double aside = std::abs(off.x * way.y - off.y * way.x);
    return static_cast<int>((behind >= 0.6) & (behind <= 3) & (aside < 1.5));
  };
  int n = 0;
  for (size_t i = first; i < end; ++i) n += is_close(i);
  // Not behind itself, where it stands now.
  const size_t self = place_[static_cast<size_t>(u.id)];
  return self == kNowhere ? n : n - is_close(self);
}

bool ArmyView::InCommand(const UnitView& u) const {
  constexpr double kRadius = 9.5;
  const GeneralId g = f_.data(u.id).commander;
  return IsSome(g) && f_.state.general(g).on_table() &&
         Norm(InchesOf(PlaceOf(f_, g)) - u.at) < kRadius;
}

bool ArmyView::Engaged(const UnitView& u) const {
  constexpr double kFar = 4;  // between centres
  const std::span<const UnitView> others = enemies(u.side);
  return !u.placed &&
         std::any_of(others.begin(), others.end(), [&](const UnitView& e) {
           return e.effective && Norm(e.at - u.at) < kFar &&
                  Touching(f_, u.id, e.id);
         });
}

void ArmyView::FindHill(UnitView& u, Pose pose) const {
  const Terrain& terrain = f_.scenario.terrain;
  u.hill = HillAt(terrain, pose.centre).value_or(-1);
  u.on_top =
      u.hill >= 0 && OnTop(terrain.hills[static_cast<size_t>(u.hill)],
                           MakeBlock(pose, BaseOf(f_, u.id)), kHillTopReach);
}

UnitView ArmyView::Placed(const UnitView& u, Pose pose) const {
  UnitView placed = u;
  placed.at = InchesOf(pose.centre);
  placed.way = WayOf(pose.heading);
  placed.in_area = placed.in_woods = false;
  placed.placed = true;
  placed.behind_wall = !u.square && BehindWall(f_, u.id, pose);
  placed.cover = placed.behind_wall ? 1 : 0;
  placed.stand += placed.cover - u.cover;
  if (u.guns()) FindHill(placed, pose);
  return placed;
}

void ArmyView::Add(UnitId u) {
  const UnitState& unit = f_.unit(u);
  const UnitData& data = f_.data(u);
  place_[static_cast<size_t>(u)] = static_cast<uint8_t>(units_.size());
  UnitView& army = units_.emplace_back();
  army.id = u;
  army.side = data.side;
  army.arm = data.arm;
  army.at = InchesOf(CentreOf(f_, u));
  army.way = WayOf(unit.heading);
  army.square = IsSquare(f_, u);
  const BaseSize base = BaseOf(f_, u);
  army.half_front = InInches(base.front) / 2;
  army.half_depth = InInches(base.depth) / 2;
  army.points = data.points;
  army.coherent = Coherent(f_, u);
  army.fleeing = unit.cohesion == Cohesion::kFleeing;
  army.silenced = unit.cohesion == Cohesion::kSilenced;
  army.exhausted = unit.Has(Flag::kExhausted);
  army.effective = !army.fleeing && !army.silenced;
  army.in_area = IsSome(unit.occupying);
  army.in_woods = army.in_area && InWoods(f_, u);
  army.limbered = unit.Has(Flag::kLimbered);
  army.firing = unit.Has(Flag::kFiring);
  army.horse = data.horse;
  if (IsSome(data.division) && !army.guns()) {
    army.tips = collapse_[static_cast<size_t>(data.division)];
  }
  army.use = UseOf(f_, u, FromHome(data.side, army.at), *weights_);
  army.reach = army.coherent && !army.square ? ChargeReach(f_, u) : 0;
  const int own = QualitySum(data.quality) + (IsSome(unit.attached) ? 1 : 0);
  army.attack = own - (Disrupted(f_, u) ? 1 : 0);
  army.stand = army.attack + (army.square ? 1 : 0);
  army.behind_wall =
      !army.in_area && !army.square && BehindWall(f_, u, unit.pose());
  army.cover = InBuiltUpArea(f_, u)            ? 1
               : army.in_area && InFort(f_, u) ? 2
               : army.behind_wall              ? 1
                                               : 0;
  army.stand += army.cover;
  if (army.guns()) FindHill(army, {CentreOf(f_, u), unit.heading});
  if (army.guns() && army.limbered) army.stand -= 2;
  army.melee = (data.quality == Quality::kVeteran ? 1 : 0) -
               (data.horse == Horse::kLancer ? 1 : 0);
  const size_t i = units_.size() - 1;
  places_.x[i] = army.at.x;
  places_.y[i] = army.at.y;
  posts_.x[i] = static_cast<float>(army.at.x);
  posts_.y[i] = static_cast<float>(army.at.y);
  posts_.reach[i] = army.silenced
                        ? -std::numeric_limits<float>::max()
                        : static_cast<float>(army.half_front + army.half_depth);
}

// Nothing unless one flight more makes it collapse.
double ArmyView::CostOfCollapse(DivisionId division) const {
  const std::vector<UnitId>& units = f_.scenario.division(division).units;
  size_t gone = 0, left = 0;
  for (const UnitId v : units) {
    const UnitState& unit = f_.unit(v);
    if (unit.on_table()) ++left;
    if (unit.presence == Presence::kPending) continue;
    if (!unit.on_table() || unit.cohesion == Cohesion::kFleeing) ++gone;
  }
  if (units.size() < 2 || gone + 2 != units.size() ||
      f_.state.division(division).collapsed != 0) {
    return 0;
  }
  return weights_->collapsing * static_cast<double>(left);
}

double ArmyView::FromHome(Side side, Spot at) const {
  const Terrain& terrain = f_.scenario.terrain;
  switch (f_.scenario.side(side).home) {
    case TableEdge::kNorth:
      return InInches(terrain.depth) - at.y;
    case TableEdge::kEast:
      return InInches(terrain.width) - at.x;
    case TableEdge::kSouth:
      return at.y;
    case TableEdge::kWest:
      break;
  }
  return at.x;
}

// Sifted without a branch, four at a time where the machine can: nobody can
// foresee who is near.
std::span<const uint8_t> ArmyView::NearLine(
    Spot from, Spot way, double length,
    std::array<uint8_t, kMaxUnits>& room) const {
  constexpr float kRough = 0.01F;
  const auto x = static_cast<float>(from.x), y = static_cast<float>(from.y);
  const auto way_x = static_cast<float>(way.x);
  const auto way_y = static_cast<float>(way.y);
  const float end = static_cast<float>(length) - 0.5F + kRough;
  std::array<int32_t, kMaxUnits> is_near;
  const size_t n = units_.size();
  for (size_t i = 0; i < n; ++i) {
    const float off_x = posts_.x[i] - x, off_y = posts_.y[i] - y;
    const float along = off_x * way_x + off_y * way_y;
    const float aside = std::abs(off_x * way_y - off_y * way_x);
    is_near[i] = (along >= 0.5F - kRough) & (along <= end) &
                 (aside <= posts_.reach[i] + kRough);
  }
  size_t found = 0;
  for (size_t i = 0; i < n; ++i) {
    room[found] = static_cast<uint8_t>(i);
    found += static_cast<size_t>(is_near[i]);
  }
  return std::span(room).first(found);
}

bool ArmyView::Barred(const UnitView& from, const UnitView& to) const {
  const Spot way = to.at - from.at;
  const double length = Norm(way);
  if (length < 1e-6) return false;
  const Spot unit = (1 / length) * way;
  // "Overfire" (5.7).
  const bool looks_over =
      from.guns() && from.hill >= 0 && !Engaged(to) &&
      (from.on_top ||
       !CrossesCrest(f_.scenario.terrain.hills[static_cast<size_t>(from.hill)],
                     {PointOf(from.at), PointOf(to.at)}));
  const auto overlooked = [&](const UnitView& other) {
    return other.side == from.side &&
           !OnHill(f_.scenario.terrain.hills[static_cast<size_t>(from.hill)],
                   PointOf(other.at)) &&
           !Engaged(other);
  };
  std::array<uint8_t, kMaxUnits> room;
  for (const uint8_t i : NearLine(from.at, unit, length, room)) {
    const UnitView& other = units_[i];
    if (other.id == from.id || other.id == to.id) continue;
    const Spot off = other.at - from.at;
    const double along = Dot(off, unit);
    if (along < 0.5 || along > length - 0.5) continue;
    const double aside = std::abs(off.x * unit.y - off.y * unit.x);
    if (aside > other.half_front + other.half_depth) continue;
    // As wide as it looks from here.
    const double across = std::abs(other.way.x * unit.y - other.way.y * unit.x);
    const double ahead = std::abs(Dot(other.way, unit));
    if (aside < other.half_front * ahead + other.half_depth * across &&
        !(looks_over && overlooked(other))) {
      return true;
    }
  }
  return false;
}

bool ArmyView::OverHill(const UnitView& from, const UnitView& to) const {
  const std::vector<Hill>& hills = f_.scenario.terrain.hills;
  if (hills.empty()) return false;
  const Segment line = {PointOf(from.at), PointOf(to.at)};
  return std::any_of(hills.begin(), hills.end(), [&](const Hill& hill) {
    return CrossesCrest(hill, line) &&
           !(from.on_top && &hill == &hills[static_cast<size_t>(from.hill)]) &&
           !OnTop(
               hill,
               MakeBlock({line.b, f_.unit(to.id).heading}, BaseOf(f_, to.id)),
               kHillTopReach);
  });
}

bool ArmyView::OverCrest(Spot from, Spot to) const {
  const Terrain& terrain = f_.scenario.terrain;
  return !terrain.hills.empty() &&
         CrestCrossed(terrain, {PointOf(from), PointOf(to)}).has_value();
}

Aspect AspectFrom(Spot from, double half_front, const UnitView& t) {
  if (t.square || t.in_area) return Aspect::kFront;
  // No part of the charger in front of the line through the front edge (5.4).
  const double ahead = Dot(from - t.at, t.way);
  if (ahead + 0.6 * half_front < -t.half_depth) return Aspect::kRear;
  if (ahead + 0.6 * half_front < t.half_depth) return Aspect::kFlank;
  return Aspect::kFront;
}

ChargeTerms EstimateCharge(const UnitView& a, const UnitView& t, Aspect aspect,
                           bool helped) {
  ChargeTerms terms = {.horse = a.rides(),
                       .target = t.arm,
                       .fleeing = t.fleeing,
                       .attack = a.attack,
                       .defence = t.stand,
                       .melee = a.melee - t.melee};
  if (helped) ++terms.attack;                      // GT-MOR-12
  if (t.effective && !t.coherent) ++terms.attack;  // GT-MOR-13
  if (aspect != Aspect::kFront) {
    ++terms.attack;                                    // GT-MOR-14
    terms.defence -= aspect == Aspect::kRear ? 2 : 1;  // GT-MOR-25, 26
  } else if (t.guns() && t.coherent && !t.limbered && !t.in_area) {
    --terms.attack;  // GT-MOR-15
  }
  if (a.rides() && t.rides()) {
    terms.attack += a.horse == Horse::kCuirassier ? 2 : 1;  // GT-MOR-18, 19
  }
  if (a.rides() && t.foot()) {
    terms.attack += t.square ? -2 : 1;                  // GT-MOR-21, 22
    terms.attack += a.horse == Horse::kLancer ? 1 : 0;  // GT-MOR-20
  }
  return terms;
}

}  // namespace berthier::grande_tactique
