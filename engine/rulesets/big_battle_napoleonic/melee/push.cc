#include "engine/rulesets/big_battle_napoleonic/melee/push.h"

#include <algorithm>

#include "engine/geometry/sweep.h"
#include "engine/rulesets/big_battle_napoleonic/board/attachment.h"
#include "engine/rulesets/big_battle_napoleonic/board/battle.h"
#include "engine/rulesets/big_battle_napoleonic/board/changes.h"
#include "engine/rulesets/big_battle_napoleonic/board/clear_place.h"
#include "engine/rulesets/big_battle_napoleonic/board/contacts.h"
#include "engine/rulesets/big_battle_napoleonic/board/placing.h"
#include "engine/rulesets/big_battle_napoleonic/board/progress.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/movement/contact_making.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::big_battle_napoleonic {
namespace {

// Chains of friends are no longer than this.
constexpr int kMaxChain = 12;

// The clearance kept from enemies and ground (5.10).
constexpr Length kClear = kTouch + kRounding;

// How far the block may go before it leaves the table.
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

// Where impassable ground and enemies that stand stop a displacement.
Length FreeOfOthers(PositionView f, UnitId u, Heading way, Length most) {
  const Block block = f.unit(u).block();
  Length free = ToEdge(f.scenario.ground, block, way, most);
  const UnitVec forward = Forward(way);
  for (const GroundRef ref : f.scenario.ground.impassable) {
    const Length run = FreeRun(
        block, forward, f.scenario.ground.part(ref).polygon, most + kClear);
    if (run < most + kClear) free = std::min(free, run - kClear);
  }
  f.foes(u).units.ForEach([&](UnitId e) {
    const UnitState& enemy = f.unit(e);
    if (!enemy.on_table() || enemy.routing()) return;
    const Length run =
        FreeRun(block, forward, enemy.block().corners(), most + kClear);
    if (run < most + kClear) free = std::min(free, run - kClear);
  });
  return std::max(free, Length{});
}

// Friends that the sweep of u overlaps, the displaced group and routers aside
// (BBN-MEL-42).
template <typename G>
void ForEachInTheWay(PositionView f, UnitId u, Heading way, Length by,
                     UnitSet group, G&& g) {
  const Block block = f.unit(u).block();
  const Vec v = Along(Forward(way), by);
  const SmallPolygon sweep = TranslationSweep(block, v);
  const Box box = BoxOf(sweep.view());
  f.own(u).units.ForEach([&](UnitId other) {
    const UnitState& unit = f.unit(other);
    if (other == u || !unit.on_table() || unit.routing() || group.Has(other) ||
        unit.attached_to == u ||
        (IsSome(unit.attached_to) && group.Has(unit.attached_to))) {
      return;
    }
    const Block there = unit.block();
    // Who is overlapped already is not in the way of the sweep.
    if (!Apart(BoxOf(there), box, Ticks(0)) &&
        Overlaps(sweep, there.corners(), kPenetration) &&
        !Overlaps(block, there, kPenetration)) {
      g(other, FreeRun(block, Forward(way), there.corners(), by));
    }
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
      const Length rest = by - FreeRun(unit.block(), Forward(way),
                                       b.unit(other).block().corners(), by);
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
  TellMove(b, told, b.scenario.Entity(u), from, unit.pose());
  DisorderInRough(b, u);  // BBN-MEL-51
  for (int i = 0; i < b.state.contact_count; ++i) {
    Contact& c = b.state.contacts[static_cast<size_t>(i)];
    if (c.defender == u && by.ticks > 0) c.defended = Defended::kNone;
  }
}

}  // namespace

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

// ---- Recoil (BBN-MEL-29, BBN-I-114) -----------------------------------------

bool MayRecoil(PositionView f, UnitId u, int inches) {
  const UnitState& unit = f.unit(u);
  const Heading back = unit.heading.Opposite();
  const Length by = Inches(inches);
  if (FreeOfOthers(f, u, back, by) < by) return false;
  const Block block = unit.block();
  const Block there = {block.centre + Along(Forward(back), by), block.left,
                       block.right};
  for (int i = 0; i < f.scenario.unit_count(); ++i) {
    const UnitId other = MakeId<UnitId>(i);
    if (other == u || !f.unit(other).on_table() ||
        f.unit(other).attached_to == u) {
      continue;
    }
    if (Overlaps(there, f.unit(other).block(), kPenetration)) return false;
  }
  return true;
}

Progress AskToRecoil(const Battle& b) {
  State& s = b.state;
  while (!s.recoiling.empty()) {
    // The attacker's side first, its fighter before its supports; all of one
    // side in the order of their ids otherwise.
    UnitId next = UnitId::kNone;
    int rank = 99;
    const Fight* fight = s.fight < s.fight_count ? &s.fights[s.fight] : nullptr;
    s.recoiling.ForEach([&](UnitId u) {
      int own = 0;
      if (fight != nullptr) {
        own = b.data(u).side == b.data(fight->attacker).side ? 0 : 2;
        if (u != fight->attacker && u != fight->defender) ++own;
      }
      if (own < rank) {
        rank = own;
        next = u;
      }
    });
    bool any = false;
    for (int i = 1; i <= kDistances.recoil; ++i) {
      any = any || MayRecoil(b, next, i);
    }
    if (b.unit(next).on_table() && any) {
      AwaitDecision(b, b.data(next).side, Decision::kRecoil,
                    b.scenario.Entity(next));
      return Progress::kAwaiting;
    }
    s.recoiling.Remove(next);
    DropContactsApart(b, next);
  }
  return Progress::kDone;
}

void Recoil(const Battle& b, UnitId u, int inches) {
  const Pose from = b.unit(u).pose();
  if (inches > 0) {
    const Vec by = Along(Forward(from.heading.Opposite()), Inches(inches));
    RideOver(b, u, b.unit(u).block(), by);
    Place(b, u, {from.centre + by, from.heading});
    ReslotGuns(b, u);
    DisorderInRough(b, u);
  }
  TellMove(b, EventCode::kRecoils, b.scenario.Entity(u), from, b.unit(u).pose(),
           EntityId::kNone, {Inches(inches).ticks, 0, 0, 0});
  b.state.recoiling.Remove(u);
  DropContactsApart(b, u);
}

// ---- Following up -----------------------------------------------------------

// BBN-ART-12
void TowGuns(const Battle& b, UnitId u) {
  ForEachGunOf(b, u, [&](UnitId gun) {
    UnitState& unit = b.unit(gun);
    unit.slot = Slot::kRear;
    PlaceIn(b, gun, Formation::kLimbered, {unit.centre, b.unit(u).heading});
  });
  ReslotGuns(b, u);
}

// Guns in tow stay at the edge of ground they may not enter (BBN-ART-13).
void LeaveGunsBehind(const Battle& b, UnitId u) {
  const Ground& ground = b.scenario.ground;
  // Parts of the rough by their place in its list.
  enum class PartId : int16_t { kNone = -1 };
  ForEachGunOf(b, u, [&](UnitId gun) {
    const Pose pose = b.unit(gun).pose();
    // Back along the way it came, to the edge.
    const auto back = [&](Length by) {
      return Shifted(pose, pose.heading.Opposite(), by);
    };
    const auto is_in = [&](PartId id, Length by) {
      return Overlaps(ground.part(ground.rough[static_cast<size_t>(id)]),
                      MakeBlock(back(by), SizeOf(b, gun)));
    };
    const auto forbidden = [&](Length by) {
      for (size_t i = 0; i < ground.rough.size(); ++i) {
        const PartId id = static_cast<PartId>(i);
        if (Multiplier(ground.piece(ground.rough[i]), Arm::kArtillery,
                       b.unit(gun).formation) == 0 &&
            is_in(id, by)) {
          return id;
        }
      }
      return PartId::kNone;
    };
    if (forbidden({}) == PartId::kNone) return;
    // No pursuit leads farther into it.
    const Length most = Inches(kAllowances.light_cavalry_pursuit);
    Place(b, gun,
          back(NearestClear({}, most, forbidden, is_in).value_or(most)));
  });
}

bool TurnToFace(const Battle& b, UnitId u, Heading way, UnitId loser) {
  UnitState& unit = b.unit(u);
  if (unit.heading == way) return true;
  const Pose turned = {unit.centre, way};
  const Block block = MakeBlock(turned, SizeOf(b, u));
  if (!OnTable(b.scenario.ground, block) ||
      InImpassable(b.scenario.ground, block)) {
    return false;
  }
  for (int i = 0; i < b.scenario.unit_count(); ++i) {
    const UnitId other = MakeId<UnitId>(i);
    const UnitState& there = b.unit(other);
    if (other == u || other == loser || !there.on_table() || there.routing() ||
        there.attached_to == u) {
      continue;
    }
    if (Overlaps(block, there.block(), kPenetration)) return false;
  }
  const Pose from = unit.pose();
  Place(b, u, turned);
  ReslotGuns(b, u);
  TellMove(b, EventCode::kTurns, b.scenario.Entity(u), from, turned);
  return true;
}

namespace {

// Calls g(e, body) for every enemy in the way of who follows up `loser`.
template <typename G>
void ForEachOther(const Battle& b, UnitId u, UnitId loser, G&& g) {
  PositionView(b).foes(u).units.ForEach([&](UnitId e) {
    const UnitId body = BodyOf(b, e);
    if (IsObstacle(b, e) && !b.unit(body).routing() && body != loser &&
        ContactBetween(b.state, u, body) < 0) {
      g(e, body);
    }
  });
}

// How far it can go that way.
Vec FreeWay(const Battle& b, UnitId u, UnitId loser, Vec by) {
  const PositionView f = b;
  const Block block = b.unit(u).block();
  const Length want = LengthOf(by);
  const Heading way = BearingOf(by);
  // Impassable ground and the edge stop it (5.12); other enemies too.
  Length free = ToEdge(b.scenario.ground, block, way, want);
  for (const GroundRef ref : b.scenario.ground.impassable) {
    free = std::min(free, FreeRun(block, Forward(way),
                                  b.scenario.ground.part(ref).polygon, want));
  }
  ForEachOther(b, u, loser, [&](UnitId e, UnitId) {
    free = std::min(
        free, FreeRun(block, Forward(way), b.unit(e).block().corners(), want));
  });
  if (b.IsCavalry(u) && !IsOn(b.scenario.options.cav_follow_into_rough)) {
    for (const GroundRef ref : b.scenario.ground.rough) {
      const Length run = FreeRun(block, Forward(way),
                                 b.scenario.ground.part(ref).polygon, want);
      if (run < free) free = std::max(Length{}, run - kTouch);
    }
  }
  const auto moved = [&](Length length) {
    const Vec v = length == want ? by : Along(Forward(way), length);
    return Block{block.centre + v, block.left, block.right};
  };
  const auto is_on = [&](UnitId other, Length length) {
    return Overlaps(moved(length), b.unit(other).block(), kPenetration);
  };
  const auto friend_under = [&](Length length) {
    UnitId under = UnitId::kNone;
    f.own(u).units.ForEach([&](UnitId other) {
      const UnitState& mate = b.unit(other);
      if (!IsSome(under) && other != u && mate.on_table() &&
          mate.attached_to != u && !mate.routing() &&
          !Overlaps(block, mate.block(), kPenetration) &&
          is_on(other, length)) {
        under = other;
      }
    });
    return under;
  };
  free = NearestClear(free, {}, friend_under, is_on).value_or(Length{});
  return moved(free).centre - block.centre;
}

// Batteries in the way.
void OverrunGuns(const Battle& b, UnitId u, const Block& block, Vec v) {
  const SmallPolygon sweep = TranslationSweep(block, v);
  PositionView(b).foes(u).batteries.ForEach([&](UnitId gun) {
    if (b.unit(gun).on_table() && !IsAttached(b, gun) &&
        Overlaps(sweep, b.unit(gun).block().corners(), kPenetration)) {
      Overrun(b, u, gun);
    }
  });
}

// Whoever it touches it is in contact with. What is not chosen is never
// refused.
void MakeFollowUpContacts(const Battle& b, UnitId u, UnitId loser,
                          const Block& began, Heading way) {
  const UnitState& unit = b.unit(u);
  ForEachOther(b, u, loser, [&](UnitId e, UnitId body) {
    if (!Within(unit.block(), b.unit(e).block(), kTouch)) return;
    Contact contact;
    const Approach approach = {.unit = u,
                               .kind = ContactKind::kFollowUp,
                               .began = began,
                               .distance = {}};
    MakeContact(b, approach, body, body == e ? UnitId::kNone : e, unit.block(),
                way, contact);
    contact.axis = unit.heading;
    contact.fresh = 0;
    AddContact(b, contact);
  });
}

}  // namespace

void FollowUp(const Battle& b, UnitId u, UnitId loser, Vec by) {
  if (by == Vec{}) return;
  const UnitState& unit = b.unit(u);
  const Pose from = unit.pose();
  const Block block = unit.block();
  const Vec v = FreeWay(b, u, loser, by);
  OverrunGuns(b, u, block, v);  // BBN-ART-06
  RideOver(b, u, block, v);
  TowGuns(b, u);
  Place(b, u, {from.centre + v, from.heading});
  ReslotGuns(b, u);
  LeaveGunsBehind(b, u);
  TellMove(b, EventCode::kFollowsUp, b.scenario.Entity(u), from, unit.pose());
  DisorderInRough(b, u);
  MakeFollowUpContacts(b, u, loser, block, BearingOf(by));
}

}  // namespace berthier::big_battle_napoleonic
