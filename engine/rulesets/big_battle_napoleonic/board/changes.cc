#include "engine/rulesets/big_battle_napoleonic/board/changes.h"

#include <algorithm>

#include "engine/geometry/sweep.h"
#include "engine/model/fault.h"
#include "engine/rulesets/big_battle_napoleonic/board/attachment.h"
#include "engine/rulesets/big_battle_napoleonic/board/contacts.h"
#include "engine/rulesets/big_battle_napoleonic/board/placing.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::big_battle_napoleonic {
void Remove(const Battle& b, UnitId u, Presence presence) {
  UnitState& unit = b.unit(u);
  unit.presence = presence;
  unit.flags &= static_cast<uint16_t>(Flag::kFought);
  unit.attached_to = UnitId::kNone;
  unit.slot = Slot::kLeft;
  for (int i = b.state.contact_count; i-- > 0;) {
    if (b.state.contacts[static_cast<size_t>(i)].Concerns(u)) {
      DeleteContact(b, i);
    }
  }
  b.state.recoiling.Remove(u);
  if (!b.IsBattery(u)) b.state.moved.Add(u);
  switch (presence) {
    case Presence::kDispersed:
      TellUnit(b, EventCode::kDispersed, u);
      break;
    case Presence::kDestroyed:
      TellUnit(b, EventCode::kDestroyed, u);
      break;
    default:
      TellUnit(b, EventCode::kLeavesTable, u);
  }
}

void DestroyGunsOf(const Battle& b, UnitId u) {
  ForEachGunOf(b, u, [&](UnitId gun) { Remove(b, gun, Presence::kDestroyed); });
}

void LoseBases(const Battle& b, UnitId u, int bases, LossCause cause) {
  UnitState& unit = b.unit(u);
  const int lost = std::min<int>(bases, unit.bases);
  const BaseSize before = SizeOf(b, u);
  const UnitSet together = TogetherWith(b, u);
  unit.bases = static_cast<uint8_t>(unit.bases - lost);
  uint8_t& log = cause == LossCause::kFire    ? unit.lost_fire
                 : cause == LossCause::kMelee ? unit.lost_melee
                                              : unit.lost_march;
  log = static_cast<uint8_t>(log + lost);
  Tell(b, EventCode::kBaseLost, b.scenario.Entity(u), EntityId::kNone,
       {lost, unit.bases, 0, 0});
  const BaseSize after = SizeOf(b, u);
  Pose pose = unit.pose();
  if (unit.formation != Formation::kSquare) {
    pose.centre = Offset(pose, (before.depth - after.depth) / 2, {});
  }
  Place(b, u, pose);
  if (unit.bases <= kDispersedAt) {
    // BBN-ART-14
    if (cause != LossCause::kFire) DestroyGunsOf(b, u);
    Remove(b, u, Presence::kDispersed);
    return;
  }
  ReslotGuns(b, u);
  RenewGaps(b, u, together);
}

void SpoilRally(const Battle& b, UnitId u) {
  UnitState& unit = b.unit(u);
  if (unit.order == UnitOrder::kRally) unit.Set(Flag::kRallySpoiled);
}

void Disorder(const Battle& b, UnitId u) {
  UnitState& unit = b.unit(u);
  SpoilRally(b, u);  // BBN-STA-05
  if (unit.condition != Condition::kSteady) return;
  unit.condition = Condition::kDisordered;
  TellUnit(b, EventCode::kDisordered, u);
}

void DisorderInRough(const Battle& b, UnitId u) {
  const UnitState& unit = b.unit(u);
  if (!b.IsCavalry(u) || unit.condition != Condition::kSteady) return;
  const Block block = unit.block();
  for (const GroundRef ref : b.scenario.ground.rough) {
    if (Multiplier(b.scenario.ground.piece(ref), Arm::kCavalry,
                   unit.formation) > 1 &&
        Overlaps(b.scenario.ground.part(ref), block)) {
      Disorder(b, u);
      return;
    }
  }
}

void BreakUnit(const Battle& b, UnitId u) {
  UnitState& unit = b.unit(u);
  DestroyGunsOf(b, u);  // BBN-ART-11
  SpoilRally(b, u);
  if (!unit.routing()) {
    unit.condition = Condition::kRouting;
    unit.Clear(Flag::kRoutColumn);
  }
  unit.Clear(Flag::kCounter);
  unit.Clear(Flag::kPursuing);
  unit.Clear(Flag::kOnPursuit);
  unit.Set(Flag::kClosed);
  CloseContacts(b, u);
  b.state.recoiling.Remove(u);
  TellUnit(b, EventCode::kRouts, u);
}

void StartPursuing(const Battle& b, UnitId u) {
  UnitState& unit = b.unit(u);
  unit.Set(Flag::kPursuing);
  unit.Clear(Flag::kOnPursuit);
  unit.Clear(Flag::kCounter);  // BBN-CTR-09
  TellUnit(b, EventCode::kPursues, u);
}

void Overrun(const Battle& b, UnitId u, UnitId battery) {
  Tell(b, EventCode::kOverruns, b.scenario.Entity(u),
       b.scenario.Entity(battery));
  Remove(b, battery, Presence::kDestroyed);
  if (b.IsCavalry(u)) b.unit(u).Set(Flag::kOverran);
}

}  // namespace berthier::big_battle_napoleonic
