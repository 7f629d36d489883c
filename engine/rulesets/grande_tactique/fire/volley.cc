#include "engine/rulesets/grande_tactique/fire/volley.h"

#include "engine/rulesets/grande_tactique/board/pushes.h"
#include "engine/rulesets/grande_tactique/fire/firing.h"
#include "engine/rulesets/grande_tactique/fire/line_of_fire.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::grande_tactique {

namespace {

constexpr int kFirerDie = 0;
constexpr int kTargetDie = 1;

// GT-FIR-22: behind a wall only against an opponent in one's own fire zone.
bool InCover(PositionView f, UnitId u, UnitId opponent) {
  if (InBuiltUpArea(f, u)) return true;
  return OccupiesLinearFeature(f, u) && PartlyInZone(f, u, opponent);
}

// GT-FIR-20 to 22
void AddInfantry(PositionView f, UnitId u, UnitId opponent, int die,
                 FireList& list) {
  if (Disrupted(f, u)) list.Add(FireModifier::kInfantryDisrupted, die);
  if (IsSquare(f, u)) list.Add(FireModifier::kInfantrySquare, die);
  if (InCover(f, u, opponent)) list.Add(FireModifier::kInfantryCover, die);
}

// GT-FIR-27: squares and occupants cannot be enfiladed.
bool MayBeEnfiladed(PositionView f, UnitId e) {
  if (IsSquare(f, e)) return false;
  if (!InArea(f, e)) return true;
  return InBuiltUpArea(f, e) &&
         f.scenario.options.enfilade_bua == Options::Switch::kOn;
}

// GT-FIR-25 to 32
void AddArtillery(PositionView f, Volley v, FireList& list) {
  const UnitId u = v.firer, e = v.target;
  if (Disrupted(f, u)) list.Add(FireModifier::kArtilleryDisrupted, kFirerDie);
  if (IsSquare(f, e)) list.Add(FireModifier::kAtSquare, kFirerDie);
  if (MayBeEnfiladed(f, e) && Enfilades(f, u, e)) {
    list.Add(FireModifier::kEnfilade, kFirerDie);
  }
  if (MayRunOverHill(f, u, e) && LineTo(f, u, e) == LineOfFire::kOverHill) {
    list.Add(FireModifier::kOverHill, kFirerDie);
  }
  const Length range = RangeTo(f, u, e);
  list.Add(range <= kCanisterRange + kRounding ? FireModifier::kAtCanisterRange
           : range <= kEffectiveRange + kRounding
               ? FireModifier::kAtEffectiveRange
               : FireModifier::kAtLongRange,
           kFirerDie);
  if (Touching(f, u, e) && PartlyInZone(f, u, e)) {
    list.Add(FireModifier::kInContact, kFirerDie);
  }
}

bool IsMassive(int margin) {
  return margin >= kMassiveMargin || -margin >= kMassiveMargin;
}

// GT-FIR-45: beaten at the muzzle.
bool AtTheMuzzle(PositionView f, UnitId loser, UnitId winner) {
  return f.scenario.IsArtillery(winner) &&
         !f.unit(winner).Has(Flag::kLimbered) && Touching(f, loser, winner) &&
         PartlyInZone(f, winner, loser);
}

enum class Role : uint8_t { kFirer, kTarget };

Effect::Result ResultFor(PositionView f, UnitId loser, UnitId winner,
                         Role role) {
  using Result = Effect::Result;
  const Arm arm = f.data(loser).arm;
  const bool guns = f.scenario.IsArtillery(loser);
  if (AtTheMuzzle(f, loser, winner)) {
    return guns ? Result::kSilenced : Result::kFlees;
  }
  const bool disrupted = Disrupted(f, loser);
  // GT-FIR-44
  if (disrupted && arm == Arm::kInfantry) return Result::kChecks;
  if (role == Role::kFirer) return Result::kNothing;  // GT-FIR-47
  if (!disrupted) return Result::kDisrupted;          // GT-FIR-41
  if (arm == Arm::kCavalry) return Result::kFlees;    // GT-FIR-42
  // GT-FIR-43
  return guns && f.scenario.IsArtillery(winner) ? Result::kSilenced
                                                : Result::kNothing;
}

// GT-FIR-46
bool FirerIsExhausted(PositionView f, Volley v) {
  switch (f.scenario.options.exhaust_firer) {
    case Options::ExhaustFirer::kAlways:
      return true;
    case Options::ExhaustFirer::kNever:
      return false;
    case Options::ExhaustFirer::kIfReturnFire:
      break;
  }
  return IsTarget(f, v.target, v.firer);
}

}  // namespace

void FillVolley(PositionView f, Volley v, FireList& list) {
  switch (f.data(v.firer).arm) {
    case Arm::kInfantry:
      AddInfantry(f, v.firer, v.target, kFirerDie, list);
      break;
    case Arm::kFootArtillery:
    case Arm::kHorseArtillery:
      AddArtillery(f, v, list);
      break;
    case Arm::kCavalry:
      break;
  }
  switch (f.data(v.target).arm) {
    case Arm::kInfantry:
      AddInfantry(f, v.target, v.firer, kTargetDie, list);
      break;
    case Arm::kCavalry:  // GT-FIR-23
      if (Disrupted(f, v.target)) {
        list.Add(FireModifier::kCavalryDisrupted, kTargetDie);
      }
      break;
    case Arm::kFootArtillery:  // GT-FIR-24
    case Arm::kHorseArtillery:
      break;
  }
}

Effect EffectOf(PositionView f, Volley v, int margin) {
  Effect effect;
  if (margin == 0) return effect;  // GT-FIR-40
  const bool target_beaten = margin > 0;
  const UnitId loser = target_beaten ? v.target : v.firer;
  const UnitId winner = target_beaten ? v.firer : v.target;
  effect.result =
      ResultFor(f, loser, winner, target_beaten ? Role::kTarget : Role::kFirer);
  effect.exhausted = IsMassive(margin) &&
                     !f.unit(loser).Has(Flag::kExhausted) &&
                     (target_beaten || FirerIsExhausted(f, v));
  // GT-STA-13: exhaustion stands in for disruption.
  if (effect.exhausted && effect.result == Effect::Result::kDisrupted) {
    effect.result = Effect::Result::kNothing;
  }
  if (effect.result != Effect::Result::kNothing || effect.exhausted) {
    effect.unit = loser;
  }
  return effect;
}

void BeginVolley(const Battle& b, Volley v) {
  b.unit(v.firer).Set(Flag::kHasFired);
  // GT-STA-22
  if (IsTarget(b, v.target, v.firer)) StartFiring(b, v.target);
  AwaitRoll(b, b.data(v.firer).side, RollKind::kVolley,
            b.scenario.Entity(v.firer));
}

void EndVolley(const Battle& b, Volley v, int margin) {
  const Effect effect = EffectOf(b, v, margin);
  if (!IsSome(effect.unit)) return;
  const UnitId winner = effect.unit == v.target ? v.firer : v.target;
  // GT-FIR-48: the flag before the check, the flight last.
  if (effect.exhausted) Exhaust(b, effect.unit);
  switch (effect.result) {
    case Effect::Result::kNothing:
      break;
    case Effect::Result::kDisrupted:
      Disrupt(b, effect.unit);
      break;
    case Effect::Result::kSilenced:
      Silence(b, effect.unit);
      break;
    case Effect::Result::kChecks: {
      Frame& frame = Push(b, FrameKind::kFireLoss);
      frame.subject = effect.unit;
      frame.object = winner;
      break;
    }
    case Effect::Result::kFlees:
      PushFlight(b, effect.unit, FlightCause::kFresh, Only(winner));
      break;
  }
}

}  // namespace berthier::grande_tactique
