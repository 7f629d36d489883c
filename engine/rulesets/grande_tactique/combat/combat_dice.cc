// The dice of combat: R2 to R6. What is thrown, why, what can come of it, and
// what it does.

#include "engine/rulesets/grande_tactique/combat/combat_dice.h"

#include <algorithm>
#include <array>

#include "engine/model/fault.h"
#include "engine/rulesets/grande_tactique/board/morale.h"
#include "engine/rulesets/grande_tactique/board/pushes.h"
#include "engine/rulesets/grande_tactique/charge/charge.h"
#include "engine/rulesets/grande_tactique/charge/defence.h"
#include "engine/rulesets/grande_tactique/charge/flight.h"
#include "engine/rulesets/grande_tactique/charge/followup.h"
#include "engine/rulesets/grande_tactique/fire/volley.h"

namespace berthier::grande_tactique {

namespace {

constexpr int kPips = 6;

RollKind Awaited(PositionView f) {
  return static_cast<RollKind>(f.state.awaits.kind);
}

UnitId Subject(PositionView f) {
  return f.scenario.As<UnitId>(f.state.awaits.about());
}

// ---- R2 ---------------------------------------------------------------------

MoraleCheck AwaitedCheck(PositionView f) {
  const Purpose purpose = f.state.awaits_purpose;
  switch (purpose) {
    case Purpose::kChargeAttack:
    case Purpose::kChargeDefend:
      return ChargeCheck(f, purpose);
    case Purpose::kFireLoss:
      return {.unit = Subject(f),
              .purpose = purpose,
              .opponent = Top(f.state).object};
    case Purpose::kRegroup:
    case Purpose::kFollowUp:
      break;
  }
  return {.unit = Subject(f), .purpose = purpose};
}

void AddClass(Roll& roll, Outcome outcome, int weight,
              std::initializer_list<int> sample, int detail = 0) {
  if (weight == 0) return;
  OutcomeClass c;
  c.code = static_cast<uint16_t>(outcome);
  c.detail = detail;
  c.weight = static_cast<uint64_t>(weight);
  for (const int face : sample) c.sample.Add(face);
  roll.outcomes.push_back(c);
}

void DescribeMorale(PositionView f, Roll& roll) {
  const MoraleCheck check = AwaitedCheck(f);
  MoraleList list;
  FillMorale(f, check, list);
  for (const MoraleList::Entry& entry : list.entries()) {
    roll.modifiers.push_back({.code = Code(entry.modifier),
                              .value = static_cast<int16_t>(entry.value)});
  }
  roll.target = kMoraleTarget;
  roll.subject = f.scenario.Entity(check.unit);
  roll.purpose = static_cast<uint8_t>(check.purpose);
  if (check.purpose == Purpose::kChargeAttack) {
    roll.object = f.scenario.Entity(check.target);
  } else if (check.purpose == Purpose::kChargeDefend) {
    roll.object = f.scenario.Entity(Top(f.state).subject);
  } else if (IsSome(check.opponent)) {
    roll.object = f.scenario.Entity(check.opponent);
  }
  const int passing = PassingFaces(list.sum());
  AddClass(roll, Outcome::kPass, passing, {kPips});
  AddClass(roll, Outcome::kFail, kPips - passing, {1});
}

void ResolveMorale(const Battle& b, const Faces& faces) {
  const MoraleCheck about = AwaitedCheck(b);
  MoraleList list;
  FillMorale(b, about, list);
  const Check check =
      faces[0] + list.sum() >= kMoraleTarget ? Check::kPass : Check::kFail;
  Tell(b, EventCode::kMoraleCheck, b.scenario.Entity(about.unit),
       EntityId::kNone,
       {faces[0], list.sum(), check == Check::kPass ? 1 : 0,
        static_cast<int32_t>(about.purpose)});
  ClearAwaited(b);
  switch (about.purpose) {
    case Purpose::kRegroup:  // GT-REG-01
      if (check == Check::kPass) MakeCoherent(b, about.unit);
      break;
    case Purpose::kFireLoss:  // GT-FIR-44
      Pop(b);
      if (check == Check::kFail) {
        PushFlight(b, about.unit, FlightCause::kFresh, Only(about.opponent));
      }
      break;
    case Purpose::kChargeAttack:
      ResolveAttack(b, check);
      break;
    case Purpose::kChargeDefend:
      ResolveDefence(b, check);
      break;
    case Purpose::kFollowUp:
      ResolveFollowUp(b, check);
      break;
  }
}

// ---- R3 ---------------------------------------------------------------------

Volley AwaitedVolley(PositionView f) { return {f.state.firer, f.state.target}; }

Outcome OutcomeOf(int margin) {
  if (margin == 0) return Outcome::kNoEffect;
  if (margin > 0) {
    return margin >= kMassiveMargin ? Outcome::kTargetCrushed
                                    : Outcome::kTargetBeaten;
  }
  return -margin >= kMassiveMargin ? Outcome::kFirerCrushed
                                   : Outcome::kFirerBeaten;
}

void DescribeVolley(PositionView f, Roll& roll) {
  const Volley volley = AwaitedVolley(f);
  FireList list;
  FillVolley(f, volley, list);
  for (const FireList::Entry& entry : list.entries()) {
    roll.modifiers.push_back({.code = Code(entry.modifier),
                              .value = static_cast<int16_t>(entry.value),
                              .handful = entry.handful});
  }
  roll.subject = f.scenario.Entity(volley.firer);
  roll.object = f.scenario.Entity(volley.target);
  // Margins with the same effect are one class, named after the smallest.
  struct Class {
    Effect effect;
    int margin;
    int weight;
    int first;
    int second;
  };
  std::array<Class, 5> classes;
  size_t count = 0;
  for (int first = 1; first <= kPips; ++first) {
    for (int second = 1; second <= kPips; ++second) {
      const int margin = first - second + list.net();
      const Effect effect = EffectOf(f, volley, margin);
      size_t i = 0;
      while (i < count && !(classes[i].effect == effect)) ++i;
      if (i == count) classes[count++] = {effect, margin, 0, first, second};
      Class& c = classes[i];
      ++c.weight;
      if (std::abs(margin) < std::abs(c.margin)) {
        c.margin = margin;
        c.first = first;
        c.second = second;
      }
    }
  }
  for (size_t i = 0; i < count; ++i) {
    const Class& c = classes[i];
    const bool nothing = !IsSome(c.effect.unit);
    AddClass(roll, nothing ? Outcome::kNoEffect : OutcomeOf(c.margin), c.weight,
             {c.first, c.second});
  }
}

void ResolveVolley(const Battle& b, const Faces& faces) {
  const Volley volley = AwaitedVolley(b);
  FireList list;
  FillVolley(b, volley, list);
  const int firer = faces[0] + list.sum(0);
  const int target = faces[1] + list.sum(1);
  Tell(b, EventCode::kVolley, b.scenario.Entity(volley.firer),
       b.scenario.Entity(volley.target), {firer, target, faces[0], faces[1]});
  ClearAwaited(b);
  b.state.firer = UnitId::kNone;
  b.state.target = UnitId::kNone;
  EndVolley(b, volley, firer - target);
}

// ---- R4 ---------------------------------------------------------------------

// Attackers' total less the defender's.
int LockedMargin(PositionView f, int attackers, int defender) {
  const Frame& frame = Top(f.state);
  return attackers + MeleeModifierSum(f, frame.subject) - defender -
         MeleeModifierSum(f, frame.object);
}

void AddMelee(PositionView f, UnitId u, uint8_t handful, Roll& roll) {
  const auto add = [&](MeleeModifier m) {
    const int value = kMelee[static_cast<size_t>(m)].value;
    roll.modifiers.push_back({.code = Code(m),
                              .value = static_cast<int16_t>(value),
                              .handful = handful});
  };
  if (f.data(u).quality == Quality::kVeteran) add(MeleeModifier::kVeteran);
  if (f.data(u).horse == Horse::kLancer) add(MeleeModifier::kLancers);
}

void DescribeLocked(PositionView f, Roll& roll) {
  const Frame& frame = Top(f.state);
  roll.subject = f.scenario.Entity(frame.subject);
  roll.object = f.scenario.Entity(frame.object);
  AddMelee(f, frame.subject, 0, roll);
  AddMelee(f, frame.object, 1, roll);
  int attackers = 0, defender = 0;
  for (int x = 1; x <= kPips; ++x) {
    for (int y = 1; y <= kPips; ++y) {
      const int margin = LockedMargin(f, x, y);
      attackers += margin > 0;
      defender += margin < 0;
      roll.again += margin == 0;
    }
  }
  AddClass(roll, Outcome::kAttackerWins, attackers, {kPips, 1});
  AddClass(roll, Outcome::kDefenderWins, defender, {1, kPips});
}

void ResolveLockedDice(const Battle& b, const Faces& faces) {
  const Frame& frame = Top(b.state);
  const int margin = LockedMargin(b, faces[0], faces[1]);
  Tell(b, EventCode::kLockedDice, b.scenario.Entity(frame.subject),
       b.scenario.Entity(frame.object),
       {faces[0] + MeleeModifierSum(b, frame.subject),
        faces[1] + MeleeModifierSum(b, frame.object), faces[0], faces[1]});
  ClearAwaited(b);
  ResolveLocked(
      b, margin > 0 ? LockedWinner::kAttackers : LockedWinner::kDefender);
}

// ---- R5 ---------------------------------------------------------------------

void DescribeFlightDistance(PositionView f, Roll& roll) {
  roll.subject = f.state.awaits.about();
  for (int sum = 2; sum <= 2 * kPips; ++sum) {
    const int low = std::max(1, sum - kPips);
    AddClass(roll, Outcome::kRuns, kPips - std::abs(sum - kPips - 1),
             {low, sum - low}, CavalryFlight(sum).ticks / kTicksPerInch);
  }
}

// ---- R6 ---------------------------------------------------------------------

constexpr int kKilledOn = 1;  // GT-R6

void DescribeGeneralAtRisk(PositionView f, Roll& roll) {
  roll.subject = f.state.awaits.about();
  roll.object = f.scenario.Entity(Top(f.state).subject);
  AddClass(roll, Outcome::kKilled, 1, {kKilledOn});
  AddClass(roll, Outcome::kUnhurt, kPips - 1, {kPips});
}

Dice OneDie(Side thrower) {
  Dice dice;
  dice.handfuls[0] = {.count = 1, .sides = kPips, .thrower = thrower};
  return dice;
}

}  // namespace

Dice DiceForCombat(PositionView f) {
  Dice dice = OneDie(f.state.awaits.side);
  switch (Awaited(f)) {
    case RollKind::kVolley:
    case RollKind::kLocked:
      dice.handfuls[1] = {
          .count = 1, .sides = kPips, .thrower = Opponent(f.state.awaits.side)};
      break;
    case RollKind::kFlightDistance:
      dice.handfuls[0].count = 2;
      break;
    default:
      break;
  }
  return dice;
}

bool ThrownAgainInCombat(PositionView f, const Faces& faces) {
  // GT-MEL-01
  return Awaited(f) == RollKind::kLocked &&
         LockedMargin(f, faces[0], faces[1]) == 0;
}

void DescribeCombatRoll(PositionView f, Roll& roll) {
  roll.kind = f.state.awaits.kind;
  roll.dice = DiceForCombat(f);
  switch (Awaited(f)) {
    case RollKind::kMoraleCheck:
      DescribeMorale(f, roll);
      break;
    case RollKind::kVolley:
      DescribeVolley(f, roll);
      break;
    case RollKind::kLocked:
      DescribeLocked(f, roll);
      break;
    case RollKind::kFlightDistance:
      DescribeFlightDistance(f, roll);
      break;
    case RollKind::kGeneralAtRisk:
      DescribeGeneralAtRisk(f, roll);
      break;
    case RollKind::kCommandDie:
    case RollKind::kFirstSide:
      BERTHIER_CHECK(false);
  }
}

bool SameCombatOutcome(PositionView f, const Faces& a, const Faces& b) {
  switch (Awaited(f)) {
    case RollKind::kMoraleCheck: {
      MoraleList list;
      FillMorale(f, AwaitedCheck(f), list);
      const auto passes = [&list](const Faces& faces) {
        return faces[0] + list.sum() >= kMoraleTarget;
      };
      return passes(a) == passes(b);
    }
    case RollKind::kVolley: {
      const Volley volley = AwaitedVolley(f);
      FireList list;
      FillVolley(f, volley, list);
      return EffectOf(f, volley, a[0] - a[1] + list.net()) ==
             EffectOf(f, volley, b[0] - b[1] + list.net());
    }
    case RollKind::kLocked:
      return (LockedMargin(f, a[0], a[1]) > 0) ==
             (LockedMargin(f, b[0], b[1]) > 0);
    case RollKind::kFlightDistance:
      return a[0] + a[1] == b[0] + b[1];
    case RollKind::kGeneralAtRisk:
      return (a[0] == kKilledOn) == (b[0] == kKilledOn);
    case RollKind::kCommandDie:
    case RollKind::kFirstSide:
      break;
  }
  BERTHIER_CHECK(false);
}

void ResolveCombatRoll(const Battle& b, const Faces& faces) {
  switch (Awaited(b)) {
    case RollKind::kMoraleCheck:
      ResolveMorale(b, faces);
      break;
    case RollKind::kVolley:
      ResolveVolley(b, faces);
      break;
    case RollKind::kLocked:
      ResolveLockedDice(b, faces);
      break;
    case RollKind::kFlightDistance: {
      const int sum = faces[0] + faces[1];
      Tell(b, EventCode::kFlightDice, b.state.awaits.about(), EntityId::kNone,
           {CavalryFlight(sum).ticks, 0, 0, 0});
      ClearAwaited(b);
      ResolveFlightDistance(b, sum);
      break;
    }
    case RollKind::kGeneralAtRisk:
      ClearAwaited(b);
      ResolveGeneralAtRisk(b, faces[0] == kKilledOn ? GeneralsFate::kKilled
                                                    : GeneralsFate::kUnhurt);
      break;
    case RollKind::kCommandDie:
    case RollKind::kFirstSide:
      BERTHIER_CHECK(false);
  }
}

}  // namespace berthier::grande_tactique
