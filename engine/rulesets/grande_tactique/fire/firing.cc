#include "engine/rulesets/grande_tactique/fire/firing.h"

#include <cstdint>
#include <cstdlib>

#include "engine/geometry/direction.h"
#include "engine/geometry/polygon.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/rulesets/grande_tactique/fire/line_of_fire.h"
#include "engine/tabletop/box.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::grande_tactique {

namespace {

bool BeingCharged(PositionView f, UnitId u, UnitId e) {
  bool charged = false;
  f.scenario.side(f.data(u).side).units.ForEach([&](UnitId v) {
    charged = charged || f.unit(v).charge_target == e;
  });
  return charged;
}

// Two bases in the open whose centres are farther apart than this, in ticks
// squared, are not within `limit` of one another.
constexpr int64_t Beyond(Length limit) {
  const int64_t most = (limit + kRounding + kBaseReach * 2).ticks;
  return most * most;
}

// The target is at most `limit` from the front edge of u; from any part of it
// if it fires all round.
bool InRange(PositionView f, UnitId u, UnitId e, Length limit) {
  const Footprint target = FootprintOf(f, e);
  const Block base = f.unit(u).block();
  if (Apart(BoxOf(base), BoxOf(target.view()), limit + kRounding)) return false;
  if (f.scenario.IsInfantry(u) && (IsSquare(f, u) || InArea(f, u))) {
    return Within(FootprintOf(f, u).view(), target.view(), limit + kRounding);
  }
  return Within(base.front_edge(), target.view(), limit + kRounding);
}

// The effective enemy whose centre is nearest, of those ahead as far to the
// side at most: he is a target nearly always.
UnitId NearestAhead(PositionView f, UnitId u) {
  const Point from = f.unit(u).centre;
  const UnitVec ahead = Forward(f.unit(u).heading);
  UnitId nearest = UnitId::kNone;
  int64_t least = Beyond(kLongRange);
  f.scenario.side(Opponent(f.data(u).side)).units.ForEach([&](UnitId e) {
    const Vec off = f.unit(e).centre - from;
    const int64_t far = NormSquared(off);
    if (far < least && std::abs(Cross(ahead, off)) <= Dot(off, ahead) &&
        Effective(f, e)) {
      least = far;
      nearest = e;
    }
  });
  return nearest;
}

TargetFault InfantryFault(PositionView f, UnitId u, UnitId e) {
  const Length range = f.scenario.options.infantry_range;
  const bool touching = Touching(f, u, e);
  if (!touching && range <= Length{}) return TargetFault::kNotInContact;
  if (!touching && !InRange(f, u, e, range)) return TargetFault::kOutOfRange;
  if (!PartlyInZone(f, u, e)) return TargetFault::kOutOfZone;
  // GT-FIR-09: in contact the line is taken as given.
  if (!touching && !HasLineTo(f, u, e)) {
    return TargetFault::kNoClearLine;
  }
  return TargetFault::kNone;
}

TargetFault ArtilleryFault(PositionView f, UnitId u, UnitId e) {
  if (!InRange(f, u, e, kLongRange)) return TargetFault::kOutOfRange;
  if (InWoods(f, e)) return TargetFault::kInWoods;
  if (f.scenario.options.no_guns_on_charge_target == Options::Switch::kOn &&
      BeingCharged(f, u, e)) {
    return TargetFault::kBeingCharged;
  }
  if (!PartlyInZone(f, u, e)) return TargetFault::kOutOfZone;
  if (!HasLineTo(f, u, e)) {
    return TargetFault::kNoClearLine;
  }
  return TargetFault::kNone;
}

}  // namespace

bool CanFire(PositionView f, UnitId u) {
  if (!Effective(f, u)) return false;
  return f.scenario.IsInfantry(u) ||
         (f.scenario.IsArtillery(u) && !f.unit(u).Has(Flag::kLimbered));
}

TargetFault TargetFaultOf(PositionView f, UnitId u, UnitId e) {
  if (!CanFire(f, u)) return TargetFault::kCannotFire;
  if (f.data(u).side == f.data(e).side) return TargetFault::kNotAnEnemy;
  if (!Effective(f, e)) return TargetFault::kNotEffective;
  return f.scenario.IsInfantry(u) ? InfantryFault(f, u, e)
                                  : ArtilleryFault(f, u, e);
}

UnitSet TargetsOf(PositionView f, UnitId u, int enough) {
  UnitSet targets;
  if (!CanFire(f, u)) return targets;
  const Point from = f.unit(u).centre;
  const bool in_the_open = !InArea(f, u);
  const int64_t beyond =
      Beyond(f.scenario.IsInfantry(u) ? f.scenario.options.infantry_range
                                      : kLongRange);
  int left = enough;
  f.scenario.side(Opponent(f.data(u).side)).units.ForEach([&](UnitId e) {
    if (left == 0) return;
    // Most are far away.
    const UnitState& enemy = f.unit(e);
    if (in_the_open && !IsSome(enemy.occupying) &&
        NormSquared(enemy.centre - from) > beyond) {
      return;
    }
    if (!IsTarget(f, u, e)) return;
    targets.Add(e);
    --left;
  });
  return targets;
}

bool HasTarget(PositionView f, UnitId u) {
  if (!CanFire(f, u)) return false;
  if (f.scenario.IsArtillery(u)) {
    const UnitId e = NearestAhead(f, u);
    if (IsSome(e) && IsTarget(f, u, e)) return true;
  }
  return !TargetsOf(f, u, 1).empty();
}

Length RangeTo(PositionView f, UnitId u, UnitId e) {
  return Distance(f.unit(u).block().front_edge(), FootprintOf(f, e).view());
}

}  // namespace berthier::grande_tactique
