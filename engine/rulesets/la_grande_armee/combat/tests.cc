#include "engine/rulesets/la_grande_armee/combat/tests.h"

#include <algorithm>

#include "engine/rulesets/la_grande_armee/board/changes.h"
#include "engine/rulesets/la_grande_armee/combat/marks.h"
#include "engine/rulesets/la_grande_armee/command/leaders.h"
#include "engine/rulesets/la_grande_armee/facts/tables.h"
#include "engine/rulesets/la_grande_armee/field/terrain.h"
#include "engine/tabletop/function_ref.h"

namespace berthier::la_grande_armee {
namespace {

TestKind KindOf(const Frame& test) { return static_cast<TestKind>(test.what); }
bool Has(const Frame& test, TestFlag flag) { return (test.flags & flag) != 0; }

// In a settlement, as garrison or intruder (LGA-SET-24, 27).
bool InTown(const ElementState& element) {
  return element.form == Form::kGarrison || element.Has(Flag::kIntruder);
}

using ModifierAdder = FunctionRef<void(ModifierCode, int)>;

// The modifiers of the number that the die must not exceed or, in a Melee
// Morale Test, of the die.
void ForEachModifier(PositionView f, const Frame& test, ModifierAdder add) {
  const ElementId e = test.unit;
  const ElementState& unit = f.unit(e);
  const auto add_if = [&](bool applies, ModifierCode code) {
    if (applies) add(code, ValueOf(code));
  };
  switch (KindOf(test)) {
    case TestKind::kReaction:
      return;  // LGA-MRT-06
    case TestKind::kFire:
      add(ModifierCode::kClassValue, QualityOf(f, e).value);
      if (!Has(test, kInTownFight)) {
        add(ModifierCode::kCasualties,
            test.count * ValueOf(ModifierCode::kCasualties));
        add_if(Has(test, kFewDice), ModifierCode::kFewDice);
      }
      add_if(InTown(unit) || InWood(f, e), ModifierCode::kCover);
      add_if(HasCommander(f, e), ModifierCode::kCommanderTest);
      return;
    case TestKind::kContact: {
      const bool square = InSquare(f, e) && IsInfantry(f, e);
      const bool horse = f.data(test.other).arm == Arm::kCavalry;
      add(ModifierCode::kClassValue, QualityOf(f, e).value);
      add(ModifierCode::kMarkersTest,
          unit.markers * ValueOf(ModifierCode::kMarkersTest));
      add_if(horse && !square && !IsCavalry(f, e), ModifierCode::kByCavalry);
      add_if(horse && square, ModifierCode::kSquareTest);
      add_if(IsGarrison(f, e), ModifierCode::kInSettlement);
      add_if(HasCommander(f, e), ModifierCode::kCommanderTest);
      add_if(ArmyNear(f, e), ModifierCode::kArmyTest);
      return;
    }
    case TestKind::kMorale:
      add_if(Has(test, kWonPhase), ModifierCode::kWon);
      add_if(HasCommander(f, e), ModifierCode::kCommanderMorale);
      add_if(ArmyNear(f, e), ModifierCode::kArmyMorale);
      add_if(Has(test, kFirmSquare), ModifierCode::kSquareMorale);
      add_if(Has(test, kInTownFight), ModifierCode::kSettlementMorale);
      return;
  }
}
int ModifiersOf(PositionView f, const Frame& test) {
  int sum = 0;
  ForEachModifier(f, test, [&](ModifierCode, int value) { sum += value; });
  return sum;
}

// LGA-MRT-02 to 04
const ReactionCell& CellOf(PositionView f, const Frame& test) {
  const int column = std::clamp<int>(test.count, 1, kReactionColumns);
  return kReactionTable[static_cast<size_t>(f.data(test.unit).quality)]
                       [static_cast<size_t>(column - 1)];
}

bool Passes(PositionView f, const Frame& test, int die) {
  switch (KindOf(test)) {
    case TestKind::kMorale:  // LGA-MMT-02, 03
      return die == 6 || die + ModifiersOf(f, test) > f.unit(test.unit).markers;
    case TestKind::kReaction:
      return die <= CellOf(f, test).number;
    case TestKind::kContact:  // LGA-REA-02, 04, 06
      return die == 6 || die <= ModifiersOf(f, test);
    case TestKind::kFire:  // LGA-FRT-02, 08, 09
      return die <= ModifiersOf(f, test);
  }
  return true;
}

constexpr RollKind RollOf(TestKind kind) {
  constexpr RollKind kOf[] = {RollKind::kFireTest, RollKind::kContactTest,
                              RollKind::kReactionTest, RollKind::kMoraleTest};
  return kOf[static_cast<size_t>(kind)];
}

constexpr EventCode EventOf(TestKind kind) {
  constexpr EventCode kOf[] = {EventCode::kFireTest, EventCode::kContactTest,
                               EventCode::kReactionTest,
                               EventCode::kMoraleTest};
  return kOf[static_cast<size_t>(kind)];
}

void SettleTest(const Battle& b, bool passes) {
  const Frame test = TopFrame(b.state);
  const ElementId e = test.unit;
  const bool morale = KindOf(test) == TestKind::kMorale;
  PopFrame(b);
  Tell(b, EventOf(KindOf(test)), b.scenario.Entity(e), EntityId::kNone,
       {passes ? 1 : 0, 0, 0, 0});
  if (morale) {
    if (!passes) SetMark(b.unit(e), Mark::kRouts);
    return;
  }
  if (KindOf(test) != TestKind::kFire) {
    ClearMark(b.unit(e), Mark::kFailed);
    if (!passes) SetMark(b.unit(e), Mark::kFailed);
  }
  // LGA-FRT-07, LGA-REA-05
  int markers = passes ? 0 : kMarkerTable.failed_test;
  if (KindOf(test) == TestKind::kReaction) markers += CellOf(b, test).automatic;
  if (markers > 0) GainMarkers(b, e, markers);
}

void DescribeTest(PositionView f, Roll& roll) {
  const Frame& test = TopFrame(f.state);
  roll.subject = f.scenario.Entity(test.unit);
  roll.object = f.scenario.Entity(test.other);
  ForEachModifier(f, test, [&](ModifierCode code, int value) {
    AddModifier(roll, code, value);
  });
  switch (KindOf(test)) {
    case TestKind::kReaction:
      roll.target = CellOf(f, test).number;
      break;
    case TestKind::kMorale:
      roll.target = f.unit(test.unit).markers + 1;
      break;
    default:
      roll.target = ModifiersOf(f, test);
  }
}
Outcome TestOutcome(PositionView f, const Faces& faces) {
  return PassedIf(Passes(f, TopFrame(f.state), faces[0]));
}
void ResolveTest(const Battle& b, Outcome outcome) {
  SettleTest(b, outcome.code == OutcomeCode::kPassed);
}

constexpr RollRow kTestRow = {.describe = &DescribeTest,
                              .outcome = &TestOutcome,
                              .resolve = &ResolveTest};

}  // namespace

const RollRow kFireTestRoll = kTestRow;
const RollRow kContactTestRoll = kTestRow;
const RollRow kReactionTestRoll = kTestRow;
const RollRow kMoraleTestRoll = kTestRow;

void PushTest(const Battle& b, ElementId e, TestKind kind, int count, int flags,
              ElementId from) {
  PushFrame(b, {.kind = FrameKind::kTest,
                .unit = e,
                .other = from,
                .what = static_cast<uint8_t>(kind),
                .flags = static_cast<uint8_t>(flags),
                .count = static_cast<uint8_t>(count)});
}

// Decision: a test that can end in one way only is not rolled.
Progress AdvanceTest(const Battle& b) {
  const Frame& test = TopFrame(b.state);
  if (!b.unit(test.unit).on_table()) {  // `dispersal`=IMMEDIATE
    PopFrame(b);
    return Progress::kAgain;
  }
  bool may_pass = false, may_fail = false;
  for (int die = 1; die <= 6; ++die) {
    (Passes(b, test, die) ? may_pass : may_fail) = true;
  }
  if (!may_pass || !may_fail) {
    SettleTest(b, may_pass);
    return Progress::kAgain;
  }
  AwaitRoll(b, b.data(test.unit).side, RollOf(KindOf(test)),
            b.scenario.Entity(test.unit));
  return Progress::kAwaiting;
}

}  // namespace berthier::la_grande_armee
