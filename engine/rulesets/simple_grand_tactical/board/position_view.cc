#include "engine/rulesets/simple_grand_tactical/board/position_view.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/geometry/direction.h"
#include "engine/rulesets/simple_grand_tactical/facts/tables.h"

namespace berthier::simple_grand_tactical {

// SGT-BAS-03 to 09
BaseSize SizeOf(const UnitData& data, Formation formation) {
  const Length front = data.bases.size.front, depth = data.bases.size.depth;
  const int n = data.bases.count;
  switch (formation) {
    case Formation::kLine:
      return {front * n, depth};
    case Formation::kSkirmish:
      return {front * n, depth * 2};
    case Formation::kLimbered:
      return {front, depth * 2};
    case Formation::kUnlimbered:
      return {front, depth};
    default:
      return {front * 2, depth * ((n + 1) / 2)};
  }
}

Point FrontPoint(PositionView f, UnitId u) {
  const UnitState& unit = f.unit(u);
  if (unit.all_round()) return unit.centre;
  return Offset(unit.pose(), SizeOf(f, u).depth / 2, {});
}

Pose PoseAfterChange(const UnitData& data, Pose pose, Formation from,
                     Formation to, Heading facing) {
  const Length before = SizeOf(data, from).depth,
               after = SizeOf(data, to).depth;
  if (data.arm != Arm::kArtillery) {
    return {Offset(pose, (before - after) / 2, {}), pose.heading};
  }
  // SGT-ART-10: the gun base stays; the limber is ahead of it.
  const Length half = data.bases.size.depth / 2;
  const Point gun =
      from == Formation::kLimbered ? Offset(pose, -half, {}) : pose.centre;
  if (to == Formation::kUnlimbered) return {gun, facing};
  return {Offset({gun, facing}, half, {}), facing};
}

bool IsFormationOf(Arm arm, Formation formation) {
  switch (arm) {
    case Arm::kInfantry:
      return formation <= Formation::kDeployed;
    case Arm::kCavalry:
      return formation == Formation::kLine || formation == Formation::kColumn;
    case Arm::kArtillery:
      break;
  }
  return formation >= Formation::kLimbered;
}

Length DistanceBetween(PositionView f, UnitId a, UnitId b) {
  return Distance(f.unit(a).block().corners(), f.unit(b).block().corners());
}
Length DistanceFrom(PositionView f, Point p, UnitId u) {
  return Distance(p, f.unit(u).block().corners());
}

UnitId NearestOf(PositionView f, UnitId u, const UnitSet& among) {
  struct Candidate {
    UnitId unit;
    Length distance, centres;
  };
  std::array<Candidate, kMaxUnits> near;
  size_t count = 0;
  Length least = Ticks(INT32_MAX - kLimit.ticks), closest = least;
  among.ForEach([&](UnitId e) {
    if (!f.unit(e).on_table()) return;
    const Length distance = DistanceBetween(f, u, e);
    if (distance > least + kLimit) return;
    least = std::min(least, distance);
    near[count++] = {e, distance,
                     LengthOf(f.unit(e).centre - f.unit(u).centre)};
  });
  const auto ties = [&](const Candidate& c) {
    return c.distance <= least + kLimit;
  };
  const std::span<const Candidate> all(near.data(), count);
  for (const Candidate& c : all) {
    if (ties(c)) closest = std::min(closest, c.centres);
  }
  for (const Candidate& c : all) {
    if (ties(c) && c.centres <= closest + kLimit) return c.unit;
  }
  return UnitId::kNone;
}

UnitId NearestEnemy(PositionView f, UnitId u) {
  return NearestOf(f, u, f.foes(u).units);
}

UnitId UnitUnder(PositionView f, const Block& block, UnitId self,
                 const UnitSet& among) {
  UnitId under = UnitId::kNone;
  among.ForEach([&](UnitId u) {
    if (IsSome(under) || u == self || !f.unit(u).on_table()) return;
    if (berthier::Overlaps(block, f.unit(u).block(), kOverlap)) under = u;
  });
  return under;
}

// ---- Command and generals ---------------------------------------------------

bool WorksFor(PositionView f, GeneralId g, UnitId u) {
  const GeneralData& general = f.scenario.general(g);
  const UnitData& unit = f.data(u);
  if (general.corps != unit.corps || unit.arm == Arm::kArtillery) return false;
  switch (general.rank) {
    case Rank::kInfantryGeneral:
      return unit.arm == Arm::kInfantry;
    case Rank::kCavalryGeneral:
      return unit.arm == Arm::kCavalry;
    case Rank::kCorpsCommander:
      break;
  }
  return IsOn(f.scenario.options.corps_commander_attach);
}

GeneralId HelperOf(PositionView f, UnitId u) {
  const GeneralId g = f.unit(u).general;
  return IsSome(g) && WorksFor(f, g, u) ? g : GeneralId::kNone;
}

bool InReachOfPass(PositionView f, UnitId u) {
  const CorpsId c = f.data(u).corps;
  const GeneralId commander = f.scenario.corps_data(c).commander;
  if (!IsSome(commander) || !f.state.general(commander).on_table() ||
      f.state.corps_state(c).passes == 0) {
    return false;
  }
  return Within(f.state.general(commander).pos, f.unit(u).block().corners(),
                Centimetres(kDistances.pass) + kLimit);
}

bool IsExhausted(PositionView f, CorpsId c) {
  if (f.state.corps_state(c).fatigue > 0) return false;
  const SideData& side = f.scenario.side(f.scenario.corps_data(c).side);
  return side.corps.size() >= 2 ||
         IsOn(f.scenario.options.single_corps_exhaustion);
}

bool MayApproach(PositionView f, UnitId u) {
  return IsSome(f.unit(u).general) || !IsExhausted(f, f.data(u).corps);
}

int ArmyMorale(PositionView f, Side side) {
  const int mine = 1 + berthier::Index(side);
  int morale = f.state.morale_base[static_cast<size_t>(side)];
  for (int i = 0; i < f.scenario.objective_count(); ++i) {
    const auto k = static_cast<size_t>(i);
    const int holder = f.state.held[k];
    if (holder == mine) morale += kObjectiveMorale;
    if (holder != 0 && holder != mine && (f.state.ever_held[k] & mine) != 0) {
      morale -= kObjectiveMorale;
    }
  }
  return morale;
}

}  // namespace berthier::simple_grand_tactical
