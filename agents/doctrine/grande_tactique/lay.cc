#include "agents/doctrine/grande_tactique/lay.h"

#include <algorithm>
#include <cmath>

#include "agents/doctrine/grande_tactique/ground.h"
#include "agents/doctrine/grande_tactique/values.h"
#include "engine/geometry/direction.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/tabletop/terrain.h"

namespace berthier::grande_tactique {
namespace {

double InInches(Length length) {
  return static_cast<double>(length.ticks) / kTicksPerInch;
}

double ChargeReach(Field f, UnitId u) {
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

Lay::Lay(Field f, const Weights& weights) : f_(f), weights_(&weights) {
  place_.fill(kNowhere);
  const size_t n = f.scenario.units.size();
  units_.reserve(n);
  posts_.reserve(n);
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    home_[static_cast<size_t>(side)] =
        WayOf(HeadingToward(f.scenario.side(side).home));
    f.scenario.side(side).units.ForEach([&](UnitId u) {
      if (f.unit(u).on_table()) Add(u);
    });
    if (side == Side::kFirst) n_first_ = units_.size();
  }
}

bool Lay::Engaged(const LayUnit& u) const {
  constexpr double kFar = 4;  // between centres
  const std::span<const LayUnit> others = enemies(u.side);
  return !u.placed &&
         std::any_of(others.begin(), others.end(), [&](const LayUnit& e) {
           return e.effective && Norm(e.at - u.at) < kFar &&
                  Touching(f_, u.id, e.id);
         });
}

void Lay::FindHill(LayUnit& u, Pose pose) const {
  const Terrain& terrain = f_.scenario.terrain;
  u.hill = HillAt(terrain, pose.centre).value_or(-1);
  u.on_top =
      u.hill >= 0 && OnTop(terrain.hills[static_cast<size_t>(u.hill)],
                           MakeBlock(pose, BaseOf(f_, u.id)), kHillTopReach);
}

LayUnit Lay::Placed(const LayUnit& u, Pose pose) const {
  LayUnit placed = u;
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

void Lay::Add(UnitId u) {
  const UnitState& unit = f_.unit(u);
  const UnitData& data = f_.data(u);
  place_[static_cast<size_t>(u)] = static_cast<uint8_t>(units_.size());
  LayUnit& lay = units_.emplace_back();
  lay.id = u;
  lay.side = data.side;
  lay.arm = data.arm;
  lay.at = InchesOf(CentreOf(f_, u));
  lay.way = WayOf(unit.heading);
  lay.square = IsSquare(f_, u);
  const BaseSize base = BaseOf(f_, u);
  lay.half_front = InInches(base.front) / 2;
  lay.half_depth = InInches(base.depth) / 2;
  lay.points = data.points;
  lay.coherent = Coherent(f_, u);
  lay.fleeing = unit.cohesion == Cohesion::kFleeing;
  lay.silenced = unit.cohesion == Cohesion::kSilenced;
  lay.exhausted = unit.Has(Flag::kExhausted);
  lay.effective = !lay.fleeing && !lay.silenced;
  lay.in_area = IsSome(unit.occupying);
  lay.in_woods = lay.in_area && InWoods(f_, u);
  lay.limbered = unit.Has(Flag::kLimbered);
  lay.firing = unit.Has(Flag::kFiring);
  lay.horse = data.horse;
  if (IsSome(data.division) && !lay.guns()) {
    lay.tips = CostOfCollapse(data.division);
  }
  lay.use = UseOf(f_, u, FromHome(data.side, lay.at), *weights_);
  lay.reach = lay.coherent && !lay.square ? ChargeReach(f_, u) : 0;
  const int own = QualitySum(data.quality) + (IsSome(unit.attached) ? 1 : 0);
  lay.attack = own - (Disrupted(f_, u) ? 1 : 0);
  lay.stand = lay.attack + (lay.square ? 1 : 0);
  lay.behind_wall =
      !lay.in_area && !lay.square && BehindWall(f_, u, unit.pose());
  lay.cover = InBuiltUpArea(f_, u)           ? 1
              : lay.in_area && InFort(f_, u) ? 2
              : lay.behind_wall              ? 1
                                             : 0;
  lay.stand += lay.cover;
  if (lay.guns()) FindHill(lay, {CentreOf(f_, u), unit.heading});
  if (lay.guns() && lay.limbered) lay.stand -= 2;
  lay.melee = (data.quality == Quality::kVeteran ? 1 : 0) -
              (data.horse == Horse::kLancer ? 1 : 0);
  if (!lay.silenced) {
    posts_.push_back({lay.at, lay.way, lay.half_front, lay.half_depth, lay.id});
  }
}

// Nothing unless one flight more makes it collapse.
double Lay::CostOfCollapse(DivisionId division) const {
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

double Lay::FromHome(Side side, Spot at) const {
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

bool Lay::Barred(const LayUnit& from, const LayUnit& to) const {
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
  const auto overlooked = [&](const LayUnit& other) {
    return other.side == from.side &&
           !OnHill(f_.scenario.terrain.hills[static_cast<size_t>(from.hill)],
                   PointOf(other.at)) &&
           !Engaged(other);
  };
  // Those near the line, sifted without a branch: nobody can foresee who is.
  std::array<uint8_t, kMaxUnits> near;
  size_t n = 0;
  for (size_t i = 0; i < posts_.size(); ++i) {
    const Post& other = posts_[i];
    const Spot off = other.at - from.at;
    const double along = Dot(off, unit);
    const double aside = std::abs(off.x * unit.y - off.y * unit.x);
    near[n] = static_cast<uint8_t>(i);
    n += static_cast<size_t>((along >= 0.5) & (along <= length - 0.5) &
                             (aside <= other.half_front + other.half_depth));
  }
  for (const uint8_t i : std::span(near).first(n)) {
    const Post& other = posts_[i];
    if (other.id == from.id || other.id == to.id) continue;
    const Spot off = other.at - from.at;
    const double aside = std::abs(off.x * unit.y - off.y * unit.x);
    // As wide as it looks from here.
    const double across = std::abs(other.way.x * unit.y - other.way.y * unit.x);
    const double ahead = std::abs(Dot(other.way, unit));
    if (aside < other.half_front * ahead + other.half_depth * across &&
        !(looks_over && overlooked(*Find(other.id)))) {
      return true;
    }
  }
  return false;
}

bool Lay::OverHill(const LayUnit& from, const LayUnit& to) const {
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

bool Lay::OverCrest(Spot from, Spot to) const {
  const Terrain& terrain = f_.scenario.terrain;
  return !terrain.hills.empty() &&
         CrestCrossed(terrain, {PointOf(from), PointOf(to)}).has_value();
}

Aspect AspectFrom(Spot from, double half_front, const LayUnit& t) {
  if (t.square || t.in_area) return Aspect::kFront;
  // No part of the charger in front of the line through the front edge (5.4).
  const double ahead = Dot(from - t.at, t.way);
  if (ahead + 0.6 * half_front < -t.half_depth) return Aspect::kRear;
  if (ahead + 0.6 * half_front < t.half_depth) return Aspect::kFlank;
  return Aspect::kFront;
}

ChargeTerms EstimateCharge(const LayUnit& a, const LayUnit& t, Aspect aspect,
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
