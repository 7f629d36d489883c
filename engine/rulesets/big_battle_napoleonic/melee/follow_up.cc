#include "engine/rulesets/big_battle_napoleonic/melee/follow_up.h"

#include <algorithm>

#include "engine/geometry/direction.h"
#include "engine/geometry/sweep.h"
#include "engine/rulesets/big_battle_napoleonic/board/attachment.h"
#include "engine/rulesets/big_battle_napoleonic/board/changes.h"
#include "engine/rulesets/big_battle_napoleonic/board/clear_place.h"
#include "engine/rulesets/big_battle_napoleonic/board/contacts.h"
#include "engine/rulesets/big_battle_napoleonic/board/placing.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/melee/push.h"
#include "engine/rulesets/big_battle_napoleonic/movement/contact_making.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::big_battle_napoleonic {
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
    free = std::min(
        free, RunInto(block, way, b.scenario.ground.part(ref).polygon, want));
  }
  ForEachOther(b, u, loser, [&](UnitId e, UnitId) {
    free =
        std::min(free, RunInto(block, way, b.unit(e).block().corners(), want));
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

void TowGuns(const Battle& b, UnitId u) {
  ForEachGunOf(b, u, [&](UnitId gun) {
    UnitState& unit = b.unit(gun);
    unit.slot = Slot::kRear;
    PlaceIn(b, gun, Formation::kLimbered, {unit.centre, b.unit(u).heading});
  });
  ReslotGuns(b, u);
}

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
  const UnitId under = UnitUnder(b, block, [&](UnitId other) {
    const UnitState& there = b.unit(other);
    return other == u || other == loser || there.routing() ||
           there.attached_to == u;
  });
  if (IsSome(under)) return false;
  const Pose from = unit.pose();
  Place(b, u, turned);
  ReslotGuns(b, u);
  TellMove(b, EventCode::kTurns, b.scenario.Entity(u), from, turned);
  return true;
}

void OverrunGuns(const Battle& b, UnitId u, const Block& block, Vec v) {
  const SmallPolygon sweep = TranslationSweep(block, v);
  PositionView(b).foes(u).batteries.ForEach([&](UnitId gun) {
    if (b.unit(gun).on_table() && !IsAttached(b, gun) &&
        Overlaps(sweep, b.unit(gun).block().corners(), kPenetration)) {
      Overrun(b, u, gun);
    }
  });
}

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
  if (LengthOf(v) >= kLeastDisplaced) {
    TellMove(b, EventCode::kFollowsUp, b.scenario.Entity(u), from, unit.pose());
  }
  DisorderInRough(b, u);
  MakeFollowUpContacts(b, u, loser, block, BearingOf(by));
}

}  // namespace berthier::big_battle_napoleonic
