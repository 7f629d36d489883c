#include "engine/rulesets/grandeur/combat/discipline.h"

#include <algorithm>

#include "engine/rulesets/grandeur/board/frames.h"
#include "engine/rulesets/grandeur/facts/tables.h"

namespace berthier::grandeur {
namespace {

enum class Step : uint8_t { kThrow, kEnd };

bool TestsGroup(const Frame& test) { return (test.flags & kTestsGroup) != 0; }

// Calls visit(UnitId) for those who test together (IMP-GRP-03).
template <typename F>
void ForEachTested(PositionView f, const Frame& test, F&& visit) {
  if (TestsGroup(test)) {
    f.state.group.ForEach(visit);
  } else {
    visit(test.unit);
  }
}

// IMP-DSC-01, IMP-GRP-03: the worst Discipline of those who test.
int NeedOf(PositionView f, const Frame& test) {
  int need = 0;
  ForEachTested(f, test, [&](UnitId u) {
    need = std::max(
        need, kDisciplineTargets[static_cast<size_t>(f.data(u).discipline)]);
  });
  return need;
}

// IMP-DSC-02, GRA-R4: how many of the phases, or evades, come after the second.
int LaterOnes(PositionView f, const Frame& test) {
  const UnitState& unit = f.unit(test.unit);
  const int before =
      ReasonOf(test) == Reason::kPhase ? unit.phases : unit.evades;
  return std::max(0, before + 1 - 2);
}

// Calls add(ModifierCode, value) for each modifier that applies.
template <typename Add>
void ForEachModifier(PositionView f, const Frame& test, Add&& add) {
  const auto add_if = [&](bool applies, ModifierCode code) {
    if (applies) add(code, ValueOf(code));
  };
  bool led = false, lost = false;
  ForEachTested(f, test, [&](UnitId u) {
    led = led || IsSome(f.unit(u).leader);
    lost = lost || !InCommand(f, u);
  });
  const Reason reason = ReasonOf(test);
  // OPT-ART-SLOW: the artillery limits of GRA-CMD-12 always.
  lost =
      lost || (reason == Reason::kRally && f.data(test.unit).is_artillery() &&
               IsOn(f.scenario.options.slow_artillery));
  add_if(led, ModifierCode::kLeaderAttached);  // GRA-LDR-07, 08
  add_if(lost, ModifierCode::kOutOfCommand);   // GRA-I-89
  if (reason == Reason::kPhase || reason == Reason::kEvadeAgain) {
    // IMP-DSC-05
    add(ModifierCode::kLaterPhases, -LaterOnes(f, test));
    add(ModifierCode::kWeatherTest,
        kWeatherEffects[static_cast<size_t>(f.state.weather)].phase_test);
  }
  if (reason == Reason::kSquare) {
    const auto has = [&](TestFlag flag) { return (test.flags & flag) != 0; };
    add_if(f.unit(test.unit).disordered(),
           ModifierCode::kDisorderedSquare);  // GRA-APX-05
    // GRA-APX-06
    add(ModifierCode::kChargerPhases,
        test.count * ValueOf(ModifierCode::kChargerPhases));
    add_if(has(kTestsFlank), ModifierCode::kSquareFlank);
    add_if(has(kTestsOpportunity), ModifierCode::kSquareOpportunity);
  }
}

bool Passes(PositionView f, const Frame& test, int die) {
  // IMP-DSC-03
  return die != 1 && die + TestModifiers(f, test) >= NeedOf(f, test);
}

void DescribeTest(PositionView f, Roll& roll) {
  const Frame& test = TopFrame(f.state);
  roll.purpose = test.what;
  roll.subject = f.scenario.Entity(test.unit);
  roll.target = NeedOf(f, test);
  ForEachModifier(f, test, [&](ModifierCode code, int value) {
    AddModifier(roll, code, value);
  });
}

Outcome TestOutcome(PositionView f, const Faces& faces) {
  return {Passes(f, TopFrame(f.state), faces[0]) ? OutcomeCode::kPassed
                                                 : OutcomeCode::kFailed};
}

void TellTest(const Battle& b, const Faces& faces) {
  const Frame& test = TopFrame(b.state);
  Tell(b,
       Passes(b, test, faces[0]) ? EventCode::kTestPassed
                                 : EventCode::kTestFailed,
       b.scenario.Entity(test.unit), EntityId::kNone,
       {faces[0], TestModifiers(b, test), test.what, 0});
}

void ResolveTest(const Battle& b, Outcome outcome) {
  b.state.test_passed = outcome.code == OutcomeCode::kPassed ? 1 : 0;
  TopFrame(b.state).step = static_cast<uint8_t>(Step::kEnd);
}

}  // namespace

const RollRow kDisciplineRoll = {.describe = &DescribeTest,
                                 .outcome = &TestOutcome,
                                 .tell = &TellTest,
                                 .resolve = &ResolveTest};

int TestModifiers(PositionView f, const Frame& test) {
  int sum = 0;
  ForEachModifier(f, test, [&](ModifierCode, int value) { sum += value; });
  return sum;
}

Progress AdvanceTest(const Battle& b) {
  const Frame& test = TopFrame(b.state);
  if (static_cast<Step>(test.step) == Step::kEnd) {
    PopFrame(b);
    return Progress::kAgain;
  }
  AwaitRoll(b, b.data(test.unit).side, RollKind::kDiscipline,
            b.scenario.Entity(test.unit));
  return Progress::kAwaiting;
}

}  // namespace berthier::grandeur
