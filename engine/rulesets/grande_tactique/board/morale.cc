#include "engine/rulesets/grande_tactique/board/morale.h"

#include <algorithm>

#include "engine/geometry/polygon.h"
#include "engine/rulesets/grande_tactique/table/terrain.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::grande_tactique {

namespace {

// Edges a degree out of parallel still lie on one another (5.3).
constexpr int kParallelQuarters = 4;

template <typename Predicate>
bool AnyOf(UnitSet set, Predicate predicate) {
  bool any = false;
  set.ForEach([&](UnitId u) { any = any || predicate(u); });
  return any;
}

// 5.7, fort side: `attacker` comes through a side that is not fortified.
bool ThroughOpenSide(PositionView f, UnitId holder, UnitId attacker) {
  const Area& fort = f.scenario.area(f.unit(holder).occupying);
  const int side = SideFacing(fort, CentreOf(f, attacker));
  return fort.sides[static_cast<size_t>(side)] != SideWork::kFortified;
}

// GT-MOR-31: the occupant of woods or of a BUA has no flanks.
Aspect EffectiveAspect(PositionView f, UnitId charger, UnitId target) {
  if (InWoods(f, target) || InBuiltUpArea(f, target)) return Aspect::kFront;
  return AspectToward(f, charger, target);
}

bool Outflanks(PositionView f, UnitId charger, UnitId target) {
  return EffectiveAspect(f, charger, target) != Aspect::kFront;
}

// The answers to the conditions of one check.
class Conditions {
 public:
  Conditions(PositionView f, const MoraleCheck& check) : f_(f), check_(check) {}

  bool Holds(MoraleModifier modifier) const;

 private:
  const UnitData& data() const { return f_.data(check_.unit); }
  bool TargetIs(Arm arm) const { return f_.data(check_.target).arm == arm; }
  bool PrincipalIs(Arm arm) const { return data().arm == arm; }
  bool TargetIsSquare() const {
    return TargetIs(Arm::kInfantry) && IsSquare(f_, check_.target);
  }
  bool AnyAspect(Aspect aspect) const {
    return AnyOf(check_.chargers, [&](UnitId c) {
      return EffectiveAspect(f_, c, check_.target) == aspect;
    });
  }
  bool Terrain() const;
  bool Fort() const;
  bool FriendsHelp() const;
  bool Grapeshot() const;
  bool EnMasse() const;
  bool SuddenAppearance() const;

  PositionView f_;
  const MoraleCheck& check_;
};

// GT-MOR-08
bool Conditions::Terrain() const {
  if (InBuiltUpArea(f_, check_.unit)) return true;
  if (!OccupiesLinearFeature(f_, check_.unit)) return false;
  return check_.purpose != Purpose::kChargeDefend ||
         !AnyOf(check_.chargers,
                [&](UnitId c) { return Outflanks(f_, c, check_.unit); });
}

// GT-MOR-09
bool Conditions::Fort() const {
  if (!InFort(f_, check_.unit)) return false;
  switch (check_.purpose) {
    case Purpose::kFireLoss:
      return !ThroughOpenSide(f_, check_.unit, check_.opponent);
    case Purpose::kChargeDefend:
      return !AnyOf(check_.chargers, [&](UnitId c) {
        return ThroughOpenSide(f_, check_.unit, c);
      });
    default:
      return true;
  }
}

// GT-MOR-12: in the group, or with an order of its own that still stands.
bool Conditions::FriendsHelp() const {
  if (check_.chargers.size() > 1) return true;
  return AnyOf(f_.scenario.side(data().side).units, [&](UnitId u) {
    return u != check_.unit && f_.unit(u).charge_target == check_.target &&
           ChargeStands(f_, u, check_.target);
  });
}

// GT-MOR-15
bool Conditions::Grapeshot() const {
  const UnitState& target = f_.unit(check_.target);
  return f_.scenario.IsArtillery(check_.target) &&
         Coherent(f_, check_.target) && !target.Has(Flag::kLimbered) &&
         PartlyInZone(f_, check_.target, check_.unit);
}

// GT-MOR-17
bool Conditions::EnMasse() const {
  if (!PrincipalIs(Arm::kInfantry) || InArea(f_, check_.unit)) return false;
  const Block principal = f_.unit(check_.unit).block();
  return AnyOf(f_.scenario.side(data().side).units, [&](UnitId u) {
    const UnitState& unit = f_.unit(u);
    if (u == check_.unit || !unit.on_table() || !f_.scenario.IsInfantry(u) ||
        unit.cohesion == Cohesion::kFleeing || unit.Has(Flag::kSquare) ||
        InArea(f_, u)) {
      return false;
    }
    const Block supporter = unit.block();
    if (!Within(principal, supporter, kTouch)) return false;
    const Length common =
        EdgeToEdge(supporter.front_edge(), principal.rear_edge(),
                   kParallelQuarters, kTouch);
    return common * 2 >= BaseOf(f_, u).front;
  });
}

// GT-MOR-29
bool Conditions::SuddenAppearance() const {
  if (f_.scenario.terrain.hills.empty()) return false;
  const Point target = CentreOf(f_, check_.target);
  return AnyOf(check_.chargers, [&](UnitId c) {
    return CrestCrossed(f_.scenario.terrain, {ChargeFrom(f_, c).centre, target})
        .has_value();
  });
}

bool Conditions::Holds(MoraleModifier modifier) const {
  switch (modifier) {
    case MoraleModifier::kCohesion:
      return Disrupted(f_, check_.unit);
    case MoraleModifier::kRaw:
      return data().quality == Quality::kRaw;
    case MoraleModifier::kVeteran:
      return data().quality == Quality::kVeteran;
    case MoraleModifier::kTerrain:
      return Terrain();
    case MoraleModifier::kFort:
      return Fort();
    case MoraleModifier::kSquare:
      return IsSquare(f_, check_.unit);
    case MoraleModifier::kGeneral:
      return IsSome(f_.unit(check_.unit).attached);
    case MoraleModifier::kFriendsHelp:
      return FriendsHelp();
    case MoraleModifier::kVictoryIsOurs:
      return Disrupted(f_, check_.target);
    case MoraleModifier::kOutflanking:
      return Outflanks(f_, check_.unit, check_.target);
    case MoraleModifier::kGrapeshot:
      return Grapeshot();
    case MoraleModifier::kTallCropsAttacking:
      return InTallCrops(f_, check_.target);
    case MoraleModifier::kEnMasse:
      return EnMasse();
    case MoraleModifier::kTallyHo:
      return PrincipalIs(Arm::kCavalry) && TargetIs(Arm::kCavalry) &&
             data().horse != Horse::kCuirassier;
    case MoraleModifier::kCuirassiers:
      return data().horse == Horse::kCuirassier && TargetIs(Arm::kCavalry);
    case MoraleModifier::kLancers:
      return data().horse == Horse::kLancer && TargetIs(Arm::kInfantry);
    case MoraleModifier::kAgainstSquare:
      return PrincipalIs(Arm::kCavalry) && TargetIsSquare();
    case MoraleModifier::kEnvelopment:
      return PrincipalIs(Arm::kCavalry) && TargetIs(Arm::kInfantry) &&
             !TargetIsSquare();
    case MoraleModifier::kFirstFollowUp:
      return f_.unit(check_.unit).followups_made == 0;
    case MoraleModifier::kSecondFollowUp:
      return f_.unit(check_.unit).followups_made == 1;
    case MoraleModifier::kFlanked:
      return AnyAspect(Aspect::kFlank);
    case MoraleModifier::kTakenInRear:
      return AnyAspect(Aspect::kRear);
    case MoraleModifier::kArtillerySurprised:
      return f_.scenario.IsArtillery(check_.unit) &&
             f_.unit(check_.unit).Has(Flag::kLimbered);
    case MoraleModifier::kTallCropsCharged:
      return InTallCrops(f_, check_.unit);
    case MoraleModifier::kSuddenAppearance:
      return SuddenAppearance();
  }
  return false;
}

// GT-GEN-12
int ValueOf(PositionView f, UnitId u, MoraleModifier modifier, int plain) {
  return modifier == MoraleModifier::kGeneral &&
                 f.scenario.options.charismatic_generals ==
                     Options::Switch::kOn &&
                 f.scenario.general(f.unit(u).attached).charismatic
             ? kCharismaticBonus
             : plain;
}

}  // namespace

void FillMorale(PositionView f, const MoraleCheck& check, MoraleList& list) {
  const Conditions conditions(f, check);
  for (int i = 0; i < kMoraleLines; ++i) {
    const MoraleLine& line = kMorale[static_cast<size_t>(i)];
    const MoraleModifier modifier = static_cast<MoraleModifier>(i);
    if ((line.purposes & static_cast<uint8_t>(check.purpose)) == 0) continue;
    if (!conditions.Holds(modifier)) continue;
    list.Add(modifier, ValueOf(f, check.unit, modifier, line.value));
  }
}

int PassingFaces(int sum) {
  return std::clamp(6 - (kMoraleTarget - sum) + 1, 0, 6);
}

bool ChargeStands(PositionView f, UnitId u, UnitId t) {
  const UnitState& unit = f.unit(u);
  const UnitState& target = f.unit(t);
  return unit.on_table() && Coherent(f, u) && !unit.Has(Flag::kSquare) &&
         !unit.Has(Flag::kFiring) && target.on_table() &&
         target.cohesion != Cohesion::kSilenced && FrontTouches(f, u, t);
}

Pose ChargeFrom(PositionView f, UnitId u) {
  const UnitState& unit = f.unit(u);
  const bool moved = unit.Has(Flag::kMoved) || unit.charges_made > 1;
  return moved ? unit.start_pose() : unit.pose();
}

}  // namespace berthier::grande_tactique
