#include "engine/rulesets/big_battle_napoleonic/orders/dice.h"

#include "engine/model/fault.h"
#include "engine/rulesets/big_battle_napoleonic/board/battle.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/fire/fire.h"
#include "engine/rulesets/big_battle_napoleonic/melee/fights.h"
#include "engine/rulesets/big_battle_napoleonic/melee/melee.h"
#include "engine/rulesets/big_battle_napoleonic/movement/squares.h"

namespace berthier::big_battle_napoleonic {
namespace {

constexpr int kDie = 6;

RollKind KindOf(const State& s) { return static_cast<RollKind>(s.awaits.kind); }

Faces Pair(int first, int second) {
  Faces faces;
  faces.Add(first);
  faces.Add(second);
  return faces;
}

void AddOutcome(Roll& roll, Outcome outcome, uint64_t weight,
                const Faces& sample) {
  if (weight == 0) return;
  roll.outcomes.push_back({.code = static_cast<uint16_t>(outcome),
                           .detail = 0,
                           .weight = weight,
                           .sample = sample});
}

// Sorts the 36 faces of two dice by an outcome.
template <typename F>
void AddPairs(Roll& roll, std::initializer_list<Outcome> outcomes, F&& of) {
  for (const Outcome outcome : outcomes) {
    uint64_t weight = 0;
    Faces sample;
    for (int i = 1; i <= kDie; ++i) {
      for (int k = 1; k <= kDie; ++k) {
        if (of(i, k) != outcome) continue;
        if (weight++ == 0) sample = Pair(i, k);
      }
    }
    AddOutcome(roll, outcome, weight, sample);
  }
}

// BBN-R1
int RallyNeed(PositionView f, UnitId u, Roll* roll) {
  int need = kRallyNeed[static_cast<size_t>(f.data(u).grade)];
  if (roll != nullptr) roll->target = need;
  if (NearChief(f, u)) {
    const int value =
        kRallyModifiers[static_cast<size_t>(RallyModifier::kChief)].value;
    need -= value;
    if (roll != nullptr) {
      roll->modifiers.push_back(
          {Code(RallyModifier::kChief), static_cast<int16_t>(value), 0});
    }
  }
  return need;
}

// BBN-LIG-18
int ArrivalNeed(PositionView f) {
  const ArrivalData& a =
      f.scenario.arrivals[static_cast<size_t>(f.state.cursor)];
  return a.easier_from > 0 && f.state.period >= a.easier_from ? a.easier_need
                                                              : a.need;
}

Outcome MeleeOutcome(int difference) {
  const int size = difference < 0 ? -difference : difference;
  if (size <= kDifferences.indecisive) return Outcome::kIndecisive;
  const bool broken = size > kDifferences.pushed;
  if (difference < 0) {
    return broken ? Outcome::kAttackerBroken : Outcome::kAttackerPushed;
  }
  return broken ? Outcome::kDefenderBroken : Outcome::kDefenderPushed;
}

// BBN-FIR-04
Outcome FireOutcome(int attack, int modifiers, int defence) {
  return attack + modifiers >= kDefenceFactor * defence ? Outcome::kHit
                                                        : Outcome::kMiss;
}

void DescribeFire(PositionView f, Roll& roll) {
  const Shot& shot = f.state.shots[static_cast<size_t>(f.state.shot)];
  roll.subject = f.scenario.Entity(shot.firer);
  roll.object = f.scenario.Entity(shot.target);
  const int modifiers = FireModifiers(f, shot, &roll);
  AddPairs(roll, {Outcome::kHit, Outcome::kMiss},
           [&](int a, int d) { return FireOutcome(a, modifiers, d); });
}

void DescribeMelee(PositionView f, Roll& roll) {
  const Fight& fight = f.state.fights[f.state.fight];
  roll.subject = f.scenario.Entity(fight.attacker);
  roll.object = f.scenario.Entity(fight.defender);
  const MeleeFactors factors = FactorsOf(f, fight, &roll);
  const int lead = factors.attacker - factors.defender;
  AddPairs(
      roll,
      {Outcome::kAttackerBroken, Outcome::kAttackerPushed, Outcome::kIndecisive,
       Outcome::kDefenderPushed, Outcome::kDefenderBroken},
      [&](int x, int y) { return MeleeOutcome(x + lead - y); });
}

}  // namespace

Dice DiceOf(PositionView f) {
  const State& s = f.state;
  const Side thrower = s.awaits.side;
  const Side other = Opponent(thrower);
  switch (KindOf(s)) {
    case RollKind::kRally:
    case RollKind::kSquare:
      return {{{{2, kDie, thrower}, {}}}};
    case RollKind::kFire:
    case RollKind::kMelee:
      return {{{{1, kDie, thrower}, {1, kDie, other}}}};
    case RollKind::kArrival:
      return {{{{1, kDie, thrower}, {}}}};
    case RollKind::kSides:
      break;
  }
  return {{{{1, kDie, Side::kFirst}, {1, kDie, Side::kSecond}}}};
}

void DescribeRoll(PositionView f, Roll& roll) {
  const State& s = f.state;
  roll.kind = s.awaits.kind;
  roll.dice = DiceOf(f);
  roll.subject = s.awaits.about();
  switch (KindOf(s)) {
    case RollKind::kRally: {
      const int need = RallyNeed(f, s.testing, &roll);
      AddPairs(roll, {Outcome::kRallied, Outcome::kRoutsOn}, [&](int a, int c) {
        return a + c >= need ? Outcome::kRallied : Outcome::kRoutsOn;
      });
      return;
    }
    case RollKind::kSquare: {
      const SquareTest test = SquareTestOf(f, s.testing, &roll);
      roll.target = test.most;
      AddPairs(roll, {Outcome::kSquare, Outcome::kNoSquare}, [&](int a, int c) {
        return a + c <= test.most ? Outcome::kSquare : Outcome::kNoSquare;
      });
      return;
    }
    case RollKind::kFire:
      DescribeFire(f, roll);
      return;
    case RollKind::kMelee:
      DescribeMelee(f, roll);
      return;
    case RollKind::kArrival: {
      roll.target = ArrivalNeed(f);
      uint64_t due = 0;
      Faces yes, no;
      for (int i = 1; i <= kDie; ++i) {
        Faces& sample = i >= roll.target ? yes : no;
        if (sample.count == 0) sample.Add(i);
        due += i >= roll.target ? 1 : 0;
      }
      AddOutcome(roll, Outcome::kArrives, due, yes);
      AddOutcome(roll, Outcome::kNotYet, kDie - due, no);
      return;
    }
    case RollKind::kSides:
      AddOutcome(roll, Outcome::kFirstAttacks, 15, Pair(2, 1));
      AddOutcome(roll, Outcome::kSecondAttacks, 15, Pair(1, 2));
      roll.again = kDie;
      return;
  }
}

bool SameRollOutcome(PositionView f, const Faces& a, const Faces& b) {
  const State& s = f.state;
  switch (KindOf(s)) {
    case RollKind::kRally: {
      const int need = RallyNeed(f, s.testing, nullptr);
      return (a[0] + a[1] >= need) == (b[0] + b[1] >= need);
    }
    case RollKind::kSquare: {
      const int most = SquareTestOf(f, s.testing, nullptr).most;
      return (a[0] + a[1] <= most) == (b[0] + b[1] <= most);
    }
    case RollKind::kFire: {
      const int modifiers =
          FireModifiers(f, s.shots[static_cast<size_t>(s.shot)], nullptr);
      return FireOutcome(a[0], modifiers, a[1]) ==
             FireOutcome(b[0], modifiers, b[1]);
    }
    case RollKind::kMelee: {
      const MeleeFactors factors = FactorsOf(f, s.fights[s.fight], nullptr);
      const int lead = factors.attacker - factors.defender;
      return MeleeOutcome(a[0] + lead - a[1]) ==
             MeleeOutcome(b[0] + lead - b[1]);
    }
    case RollKind::kArrival: {
      const int need = ArrivalNeed(f);
      return (a[0] >= need) == (b[0] >= need);
    }
    case RollKind::kSides:
      break;
  }
  return (a[0] > a[1]) == (b[0] > b[1]);
}

void ResolveRoll(const Battle& b, const Faces& faces) {
  State& s = b.state;
  const RollKind kind = KindOf(s);
  const UnitId tested = s.testing;
  ClearAwaited(b);
  switch (kind) {
    case RollKind::kRally: {
      const int total = faces[0] + faces[1];
      const int need = RallyNeed(b, tested, nullptr);
      UnitState& unit = b.unit(tested);
      s.testing = UnitId::kNone;
      unit.Set(Flag::kTested);
      Tell(b, EventCode::kRallyDice, b.scenario.Entity(tested), EntityId::kNone,
           {total, need, 0, 0});
      if (total >= need) {
        unit.condition = Condition::kMustRally;
        unit.Clear(Flag::kRoutColumn);
        TellUnit(b, EventCode::kRalliedFromRout, tested);
      } else {
        TellUnit(b, EventCode::kStillRouting, tested);
      }
      return;
    }
    case RollKind::kSquare:
      ResolveSquare(b, faces[0] + faces[1]);
      return;
    case RollKind::kFire:
      ResolveFire(b, faces[0], faces[1]);
      return;
    case RollKind::kMelee:
      ResolveMelee(b, faces[0], faces[1]);
      return;
    case RollKind::kArrival: {
      const ArrivalData& a = b.scenario.arrivals[static_cast<size_t>(s.cursor)];
      const bool due = faces[0] >= ArrivalNeed(b);
      Tell(b, EventCode::kArrivalDie, b.scenario.Entity(a.side),
           EntityId::kNone, {faces[0], 0, 0, 0});
      if (due) {
        s.due[static_cast<size_t>(s.cursor)] = 1;
        Tell(b, EventCode::kDue, b.scenario.Entity(a.side));
      }
      ++s.cursor;
      return;
    }
    case RollKind::kSides:
      s.attacker = faces[0] > faces[1] ? Side::kFirst : Side::kSecond;
      s.step = 1;
      Tell(b, EventCode::kSides, b.scenario.Entity(s.attacker));
      return;
  }
}

}  // namespace berthier::big_battle_napoleonic
