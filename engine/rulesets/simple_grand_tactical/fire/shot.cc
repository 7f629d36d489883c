#include "engine/rulesets/simple_grand_tactical/fire/shot.h"

#include <algorithm>
#include <optional>

#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/simple_grand_tactical/board/contacts.h"
#include "engine/rulesets/simple_grand_tactical/board/sight.h"
#include "engine/rulesets/simple_grand_tactical/board/zones.h"

namespace berthier::simple_grand_tactical {
namespace {

bool IsDefensive(PositionView f) {
  return f.state.phase == Phase::kDefensiveFire;
}

// FIR-07, FIR-08: it came upon the front of u in the Movement Phase.
bool CameUponFront(PositionView f, UnitId u, UnitId target) {
  const int i = ContactBetween(f.state, u, target);
  if (i < 0) return false;
  const Contact& c = f.state.contacts[static_cast<size_t>(i)];
  return c.locked == 0 && c.origin == ContactOrigin::kMovement &&
         c.mover == target && AspectOf(f, u, target) == Aspect::kFront;
}

bool InContactWith(PositionView f, UnitId a, UnitId b) {
  return ContactBetween(f.state, a, b) >= 0;
}

// SGT-FIR-21, 22: 1 normal, 2 double, 3 triple range.
int BandOf(PositionView f, UnitId u, UnitId target) {
  if (!f.IsBattery(u) || InContactWith(f, u, target)) return 1;
  const std::optional<Length> range = RangeTo(f, u, target);
  const Length normal =
      Centimetres(kGunRanges[static_cast<size_t>(f.data(u).gun_class)]);
  for (int band = 1; range && band < kRangeBands; ++band) {
    if (*range <= normal * band + kLimit) return band;
  }
  return range ? kRangeBands : 1;
}

// GEO-10
bool HitsFlank(PositionView f, UnitId u, UnitId target) {
  if (f.unit(target).all_round()) return false;
  if (InContactWith(f, u, target)) {
    return AspectOf(f, target, u) != Aspect::kFront;
  }
  return ShotHitsFlank(f, u, target);
}

// FIR-26
bool FiresAtHorseInContact(PositionView f, UnitId u, UnitId target) {
  return f.IsCavalry(target) && !f.unit(u).all_round() &&
         InContactWith(f, u, target);
}

void AddFirer(PositionView f, UnitId u, UnitId helper, UnitId target,
              ShotModifiers& modifiers) {
  const auto add = [&](FireModifier m) { modifiers.Add(m, ValueOf(m)); };
  const auto either = [&](auto&& is) {
    return is(u) || (IsSome(helper) && is(helper));
  };
  modifiers.Add(FireModifier::kFireMod, f.data(u).fire);
  if (IsSome(helper)) {
    const int fire = f.data(helper).fire;
    modifiers.Add(FireModifier::kHelper, fire == 0 ? 1 : fire);  // FIR-16
  }
  const int band = std::max(BandOf(f, u, target),
                            IsSome(helper) ? BandOf(f, helper, target) : 1);
  if (band == 2) add(FireModifier::kDoubleRange);
  if (band == 3) add(FireModifier::kTripleRange);
  const Formation formation = f.unit(u).formation;
  if (formation == Formation::kSquare) add(FireModifier::kFirerSquare);
  if (formation == Formation::kDeployed) add(FireModifier::kFirerDeployed);
  if (either([&](UnitId each) { return f.unit(each).disordered(); })) {
    add(FireModifier::kFirerDisordered);
  }
  if (either([&](UnitId each) {
        return FiresAtHorseInContact(f, each, target);
      })) {
    add(FireModifier::kContactCavalry);
  }
  if (formation == Formation::kLine) add(FireModifier::kFirerLine);
  if (formation == Formation::kSkirmish) add(FireModifier::kFirerSkirmish);
}

void AddTarget(PositionView f, UnitId u, UnitId target,
               ShotModifiers& modifiers) {
  const auto add = [&](FireModifier m) { modifiers.Add(m, ValueOf(m)); };
  const UnitState& unit = f.unit(target);
  if (HitsFlank(f, u, target)) add(FireModifier::kFlank);
  if (unit.disordered()) add(FireModifier::kTargetDisordered);
  if (f.IsCavalry(target)) add(FireModifier::kMounted);
  if (unit.formation == Formation::kColumn) add(FireModifier::kTargetColumn);
  if (unit.formation == Formation::kSquare) add(FireModifier::kTargetSquare);
  if (unit.formation == Formation::kSkirmish) {
    add(FireModifier::kTargetSkirmish);
  }
  if (f.IsBattery(target)) {
    add(FireModifier::kTargetArtillery);
    if (unit.formation == Formation::kUnlimbered &&
        !IsOn(f.scenario.options.artillery_unlimbered_single)) {
      add(FireModifier::kTargetUnlimbered);
    }
  }
  const Cover cover = CoverOf(f, u, target);
  if (cover == Cover::kSoft) add(FireModifier::kSoftCover);
  if (cover == Cover::kHard) add(FireModifier::kHardCover);
}

// FIR-04: the square fits there.
bool SquareFits(PositionView f, UnitId u, Pose pose) {
  const Block block = MakeBlock(pose, SizeOf(f.data(u), Formation::kSquare));
  const Ground& ground = f.scenario.ground;
  if (!OnTable(ground, block) || InImpassable(ground, block)) return false;
  for (int i = 0; i < f.scenario.unit_count(); ++i) {
    const UnitId other = MakeId<UnitId>(i);
    if (other == u || !f.unit(other).on_table()) continue;
    const Block its = f.unit(other).block();
    if (Overlaps(block, its, kOverlap)) return false;
    if (f.data(other).side == f.data(u).side) continue;
    if (InContactWith(f, u, other) != Within(block, its, kContact)) {
      return false;
    }
  }
  return true;
}

}  // namespace

Length ReachOf(const UnitData& data) {
  if (data.arm != Arm::kArtillery) return Centimetres(kMusketRange);
  return Centimetres(kGunRanges[static_cast<size_t>(data.gun_class)] *
                     kRangeBands);
}

bool IsInReach(PositionView f, UnitId u, UnitId target) {
  return Within(f.unit(u).block(), f.unit(target).block(),
                ReachOf(f.data(u)) + kLimit);
}

Verdict CheckMayFire(PositionView f, UnitId u) {
  const UnitState& unit = f.unit(u);
  const Side firing = IsDefensive(f) ? f.state.passive() : f.state.active;
  if (f.data(u).side != firing) return Refuse(f, RefusalCode::kNotYours, u);
  if (!unit.on_table()) return Refuse(f, RefusalCode::kNotOnTable, u);
  if (!f.data(u).fires) return Refuse(f, RefusalCode::kDoesNotFire, u);
  if (unit.formation == Formation::kLimbered) {
    return Refuse(f, RefusalCode::kLimberedGuns, u);
  }
  if (unit.Has(Flag::kActed)) return Refuse(f, RefusalCode::kHasActed, u);
  if (unit.Has(Flag::kNoFire)) return Refuse(f, RefusalCode::kHandled, u);
  if (IsDefensive(f)) return {};
  const UnitId enemy = EnemyInContact(f.state, u);
  if (IsSome(enemy)) {
    return Refuse(f, RefusalCode::kInContactNoFire, u, enemy);
  }
  return {};
}

Verdict CheckShot(PositionView f, UnitId u, UnitId target) {
  if (f.data(target).side == f.data(u).side || !f.unit(target).on_table()) {
    return Refuse(f, RefusalCode::kNotAnEnemy, u, target);
  }
  if (IsLocked(f.state, target)) {
    return Refuse(f, RefusalCode::kTargetLocked, u, target);
  }
  if (!IsDefensive(f) && IsSome(EnemyInContact(f.state, target))) {
    return Refuse(f, RefusalCode::kTargetInContact, u, target);
  }
  if (IsSome(EnemyInContact(f.state, u))) {
    if (CameUponFront(f, u, target)) return {};
    return Refuse(f, RefusalCode::kOnlyToFront, u, target);
  }
  const Length reach = ReachOf(f.data(u));
  if (!IsInReach(f, u, target)) {
    return Refuse(f, RefusalCode::kOutOfRange, u, target,
                  {DistanceBetween(f, u, target).ticks, reach.ticks, 0});
  }
  const std::optional<Length> range = RangeTo(f, u, target);
  if (!range) return Refuse(f, RefusalCode::kOutOfArc, u, target);
  if (*range > reach + kLimit) {
    return Refuse(f, RefusalCode::kOutOfRange, u, target,
                  {range->ticks, reach.ticks, 0});
  }
  if (!HasLine(f, u, target)) {
    return Refuse(f, RefusalCode::kNoLine, u, target);
  }
  return {};
}

UnitId HelperAt(PositionView f, UnitId u, int k) {
  UnitId helper = UnitId::kNone;
  f.own(u).units.ForEach([&](UnitId other) {
    if (IsSome(helper) || other == u || !f.IsBattery(other) ||
        !f.unit(other).on_table() ||
        !Within(f.unit(u).block(), f.unit(other).block(), kBatteriesTouch)) {
      return;
    }
    if (k-- == 0) helper = other;
  });
  return helper;
}

Verdict CheckFireTogether(PositionView f, UnitId u, UnitId helper,
                          UnitId target) {
  if (!f.IsBattery(u)) return Refuse(f, RefusalCode::kNotArtillery, u);
  if (!IsSome(helper) || !CheckMayFire(f, helper).ok() ||
      !CheckShot(f, helper, target).ok()) {
    return Refuse(f, RefusalCode::kNoHelper, u, target);
  }
  return {};
}

ShotModifiers ModifiersOfShot(PositionView f, UnitId u, UnitId helper,
                              UnitId target) {
  ShotModifiers modifiers;
  AddFirer(f, u, helper, target, modifiers);
  AddTarget(f, u, target, modifiers);
  return modifiers;
}

Verdict CheckFormSquare(PositionView f, UnitId u, Pose& square) {
  const UnitState& unit = f.unit(u);
  if (f.data(u).side != f.state.passive()) {
    return Refuse(f, RefusalCode::kNotYours, u);
  }
  if (!unit.on_table()) return Refuse(f, RefusalCode::kNotOnTable, u);
  if (!f.IsInfantry(u)) return Refuse(f, RefusalCode::kNotInfantry, u);
  if (unit.Has(Flag::kActed)) return Refuse(f, RefusalCode::kHasActed, u);
  if (unit.disordered()) return Refuse(f, RefusalCode::kDisordered, u);
  if (unit.formation == Formation::kSquare) {
    return Refuse(f, RefusalCode::kAlreadySo, u);
  }
  if (const UnitId e = LockedWith(f.state, u); IsSome(e)) {
    return Refuse(f, RefusalCode::kLocked, u, e);
  }
  bool under_horse = false;
  TouchedBy(f.state, u).ForEach([&](UnitId e) {
    under_horse = under_horse || f.IsCavalry(e);
  });
  if (under_horse) return Refuse(f, RefusalCode::kUnderHorse, u);
  square = PoseAfterChange(f.data(u), unit.pose(), unit.formation,
                           Formation::kSquare, unit.heading);
  if (SquareFits(f, u, square)) return {};
  square = unit.pose();
  if (SquareFits(f, u, square)) return {};
  return Refuse(f, RefusalCode::kSquareDoesNotFit, u);
}

}  // namespace berthier::simple_grand_tactical
