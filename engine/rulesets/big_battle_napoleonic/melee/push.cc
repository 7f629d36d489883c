#include "engine/rulesets/big_battle_napoleonic/melee/push.h"

#include <algorithm>

#include "engine/geometry/sweep.h"
#include "engine/rulesets/big_battle_napoleonic/board/attachment.h"
#include "engine/rulesets/big_battle_napoleonic/board/battle.h"
#include "engine/rulesets/big_battle_napoleonic/board/changes.h"
#include "engine/rulesets/big_battle_napoleonic/board/contacts.h"
#include "engine/rulesets/big_battle_napoleonic/board/placing.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::big_battle_napoleonic {
namespace {

// Chains of friends are no longer than this.
constexpr int kMaxChain = 12;

// The clearance kept from enemies and ground (5.10).
constexpr Length kClear = kTouch + kRounding;

// Calls g(const Block&) for the footprints of u and of its guns, which are part
// of it in melee (BBN-ART-09).
template <typename G>
void ForEachBlockOf(PositionView f, UnitId u, G&& g) {
  g(f.unit(u).block());
  ForEachGunOf(f, u, [&](UnitId gun) { g(f.unit(gun).block()); });
}

// How far u goes until it or one of its guns touches `there`; `by` if they come
// past it. Who is overlapped already is not in the way.
Length RunTo(PositionView f, UnitId u, Heading way, Length by,
             const Block& there) {
  Length run = by;
  ForEachBlockOf(f, u, [&](const Block& block) {
    const SmallPolygon sweep = TranslationSweep(block, Along(Forward(way), by));
    if (!Apart(BoxOf(there), BoxOf(sweep.view()), Ticks(0)) &&
        Overlaps(sweep, there.corners(), kPenetration) &&
        !Overlaps(block, there, kPenetration)) {
      run = std::min(run, FreeRun(block, Forward(way), there.corners(), by));
    }
  });
  return run;
}

// Friends that the sweep of u overlaps, the displaced group and routers aside
// (BBN-MEL-42).
template <typename G>
void ForEachInTheWay(PositionView f, UnitId u, Heading way, Length by,
                     UnitSet group, G&& g) {
  f.own(u).units.ForEach([&](UnitId other) {
    const UnitState& unit = f.unit(other);
    if (other == u || !unit.on_table() || unit.routing() || group.Has(other) ||
        unit.attached_to == u ||
        (IsSome(unit.attached_to) && group.Has(unit.attached_to))) {
      return;
    }
    const Length run = RunTo(f, u, way, by, unit.block());
    if (run < by) g(other, run);
  });
}

// How far u can go with everybody it forces back.
Length Allowed(PositionView f, UnitId u, Heading way, Length want,
               UnitSet group, int depth) {
  Length free = FreeOfOthers(f, u, way, want);
  if (depth >= kMaxChain || free.ticks <= 0) return free;
  group.Add(u);
  ForEachInTheWay(f, u, way, free, group, [&](UnitId other, Length run) {
    const Length rest = want - run;
    if (rest.ticks <= 0) return;
    const Length moved = Allowed(f, other, way, rest, group, depth + 1);
    if (moved < rest) free = std::min(free, run + moved);
  });
  return free;
}

void LeaveTown(const Battle& b, UnitId u) {
  UnitState& unit = b.unit(u);
  if (!unit.garrison() || TownHolding(b.scenario.ground, unit.block()) >= 0) {
    return;
  }
  // BBN-TWN-08
  unit.formation = unit.formation == Formation::kTownWide ? Formation::kLine
                                                          : Formation::kColumn;
}

void Displace(const Battle& b, UnitId u, Heading way, Length by, UnitSet group,
              EventCode told, int depth) {
  UnitState& unit = b.unit(u);
  group.Add(u);
  if (depth < kMaxChain) {
    // Those in the way first; each goes by what is left, when those before it
    // have perhaps pushed it out of the way already.
    std::array<UnitId, kMaxUnits> others;
    int count = 0;
    ForEachInTheWay(b, u, way, by, group, [&](UnitId other, Length) {
      others[static_cast<size_t>(count++)] = other;
    });
    for (int i = 0; i < count; ++i) {
      const UnitId other = others[static_cast<size_t>(i)];
      const Length rest = by - RunTo(b, u, way, by, b.unit(other).block());
      if (rest.ticks <= 0) continue;
      Displace(b, other, way, rest, group, EventCode::kForcedBack, depth + 1);
      Disorder(b, other);  // BBN-MEL-43
      DropContactsApart(b, other);
    }
  }
  const Pose from = unit.pose();
  const Vec v = Along(Forward(way), by);
  RideOver(b, u, unit.block(), v);
  Place(b, u, {from.centre + v, from.heading});
  LeaveTown(b, u);
  if (!b.IsBattery(u)) ReslotGuns(b, u);
  SpoilRally(b, u);  // BBN-RAL-12
  ForEachGunOf(b, u, [&](UnitId gun) {
    SpoilRally(b, gun);
    RideOver(b, gun, b.unit(gun).block().corners());
  });
  TellMove(b, by < kLeastDisplaced ? EventCode::kNoWayBack : told,
           b.scenario.Entity(u), from, unit.pose());
  DisorderInRough(b, u);  // BBN-MEL-51
  for (int i = 0; i < b.state.contact_count; ++i) {
    Contact& c = b.state.contacts[static_cast<size_t>(i)];
    if (c.defender == u && by.ticks > 0) c.defended = Defended::kNone;
  }
}

}  // namespace

Length ToEdge(const Ground& ground, const Block& block, Heading way,
              Length most) {
  const auto on = [&](Length by) {
    const Vec v = Along(Forward(way), by);
    return OnTable(ground, {block.centre + v, block.left, block.right});
  };
  if (on(most)) return most;
  Length low = {}, high = most;
  while (high - low > Ticks(1)) {
    const Length middle = (low + high) / 2;
    (on(middle) ? low : high) = middle;
  }
  return low;
}

Length RunInto(const Block& block, Heading way, PolygonView there,
               Length most) {
  const Length run = FreeRun(block, Forward(way), there, most);
  if (run >= most) return most;
  // A little farther, to enter whom it just reaches.
  const SmallPolygon sweep =
      TranslationSweep(block, Along(Forward(way), most + kTouch));
  return Overlaps(sweep, there, kPenetration) ? run : most;
}

Length FreeOfOthers(PositionView f, UnitId u, Heading way, Length most) {
  Length free = most;
  const Block own = f.unit(u).block();
  ForEachBlockOf(f, u, [&](const Block& block) {
    const Ground& ground = f.scenario.ground;
    // Guns that their slot has put over the edge already do not hold it.
    if (block == own || OnTable(ground, block)) {
      free = std::min(free, ToEdge(ground, block, way, most));
    }
    const auto stops = [&](PolygonView there) {
      const Length run = RunInto(block, way, there, most + kClear);
      if (run < most + kClear &&
          (block == own || !Overlaps(block.corners(), there, kPenetration))) {
        free = std::min(free, run - kClear);
      }
    };
    for (const GroundRef ref : ground.impassable) {
      stops(ground.part(ref).polygon);
    }
    f.foes(u).units.ForEach([&](UnitId e) {
      const UnitState& enemy = f.unit(e);
      if (enemy.on_table() && !enemy.routing()) stops(enemy.block().corners());
    });
  });
  return std::max(free, Length{});
}

Heading WayBack(const State& s, UnitId u, UnitId enemy) {
  const int i = ContactBetween(s, u, enemy);
  if (i < 0) return s.unit(u).heading.Opposite();
  const Contact& c = s.contacts[static_cast<size_t>(i)];
  return c.attacker == u ? c.axis.Opposite() : c.axis;
}

Length GoBack(const Battle& b, UnitId u, Heading way, Length distance,
              UnitSet group, Back back) {
  const Length by = Allowed(b, u, way, distance, group, 0);
  Displace(b, u, way, by, group,
           back == Back::kBounce ? EventCode::kBounces : EventCode::kPushed, 0);
  return by;
}

}  // namespace berthier::big_battle_napoleonic
