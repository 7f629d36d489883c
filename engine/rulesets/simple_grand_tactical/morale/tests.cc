#include "engine/rulesets/simple_grand_tactical/morale/tests.h"

#include "engine/rulesets/simple_grand_tactical/board/changes.h"
#include "engine/rulesets/simple_grand_tactical/board/dice_rows.h"
#include "engine/rulesets/simple_grand_tactical/board/retreat.h"
#include "engine/rulesets/simple_grand_tactical/board/tasks.h"

namespace berthier::simple_grand_tactical {
namespace {

// Calls add(TestModifier, value) for each that applies (RAL-03, CON-04).
template <typename Add>
void ForEachModifier(PositionView f, const Task& task, Add&& add) {
  const UnitId u = task.unit;
  const UnitData& data = f.data(u);
  add(TestModifier::kRallyMod, data.rally);
  const auto plain = [&](TestModifier m) { add(m, ValueOf(m)); };
  if (task.general_used != 0) plain(TestModifier::kGeneral);
  if (task.test == RollKind::kContact &&
      f.unit(u).formation == Formation::kSkirmish) {
    plain(TestModifier::kSkirmish);
  }
  if (task.test != RollKind::kRough) return;
  // TER-04, TER-16: in line while it moved.
  const Formation moving =
      f.state.course.unit == u ? f.state.course.first : f.unit(u).formation;
  if (moving == Formation::kLine) plain(TestModifier::kInLine);
  if (data.arm == Arm::kCavalry) plain(TestModifier::kCavalry);
  if (data.arm == Arm::kArtillery) plain(TestModifier::kArtillery);
  if (data.arm == Arm::kInfantry && data.light) {
    plain(TestModifier::kLightInfantry);
  }
  plain(static_cast<TestModifier>(task.value));
}

int SumOf(PositionView f, const Task& task) {
  int sum = 0;
  ForEachModifier(f, task, [&](TestModifier, int value) { sum += value; });
  return sum;
}
int TotalOf(PositionView f, const Faces& faces) {
  return faces[0] + faces[1] + SumOf(f, TopTask(f.state));
}

void DescribeTest(PositionView f, Roll& roll) {
  const Task& task = TopTask(f.state);
  roll.subject = f.scenario.Entity(task.unit);
  roll.target = task.test == RollKind::kRough ? kRoughPass : kRallyRows.pass;
  ForEachModifier(
      f, task, [&](TestModifier m, int value) { AddModifier(roll, m, value); });
}

// SGT-OPT-09: an unformed unit that does not rally stays as it is.
bool IsCapped(PositionView f, const Task& task) {
  return task.test == RollKind::kRally &&
         f.unit(task.unit).order == OrderState::kUnformed &&
         IsOn(f.scenario.options.unformed_capped);
}

RallyRow RowOf(PositionView f, const Faces& faces) {
  const RallyRow row = RallyRowOf(TotalOf(f, faces));
  return row != RallyRow::kPass && IsCapped(f, TopTask(f.state))
             ? RallyRow::kDisordered
             : row;
}

Outcome RallyOutcome(PositionView f, const Faces& faces) {
  constexpr OutcomeCode kCodes[] = {OutcomeCode::kRout, OutcomeCode::kRetreat,
                                    OutcomeCode::kDisordered,
                                    OutcomeCode::kPass};
  const Task& task = TopTask(f.state);
  const RallyRow row = RowOf(f, faces);
  if (row == RallyRow::kDisordered && task.test == RollKind::kRally) {
    return {f.unit(task.unit).order == OrderState::kUnformed
                ? OutcomeCode::kStaysUnformed
                : OutcomeCode::kStaysDisordered};
  }
  return {kCodes[static_cast<size_t>(row)]};
}
Outcome RoughOutcome(PositionView f, const Faces& faces) {
  return {TotalOf(f, faces) >= kRoughPass ? OutcomeCode::kPass
                                          : OutcomeCode::kUnformed};
}

void TellTest(const Battle& b, const Faces& faces) {
  if (b.listener == nullptr) return;
  const Task& task = TopTask(b.state);
  Tell(b, EventCode::kTests, b.scenario.Entity(task.unit), EntityId::kNone,
       {faces[0], faces[1], SumOf(b, task), TotalOf(b, faces)});
}

bool IsOver(const Battle& b) { return b.state.phase == Phase::kOver; }

// GEN-13: after what he took part in; GEN-15: not who is lost with his unit.
void EndTest(const Battle& b, const Task& task) {
  if (IsOver(b) || task.general_used == 0 ||
      !b.state.general(task.general).on_table()) {
    return;
  }
  OweMortality(b, task.general);
}

// RALLY_TABLE of 3.12.
void ResolveRallyTable(const Battle& b, const Faces& faces) {
  const RallyRow row = RowOf(b, faces);
  TellTest(b, faces);
  const Task task = TopTask(b.state);
  PopTask(b);
  const UnitId u = task.unit;
  const bool rallies = task.test == RollKind::kRally;
  const bool was_disordered = b.unit(u).order == OrderState::kDisordered;
  b.unit(u).Set(Flag::kRallied);
  if (!rallies) b.unit(u).Clear(Flag::kRallied);
  switch (row) {
    case RallyRow::kRout:
      if (rallies && IsOn(b.scenario.options.rout_extra_chip)) {
        Remove(b, u, Presence::kRouted, kChips.unit_lost + kChips.rout_extra);
      } else {
        Remove(b, u, Presence::kRouted);
      }
      break;
    case RallyRow::kRetreat:
      RetreatFromNearest(b, u);
      break;
    case RallyRow::kDisordered:
      if (!rallies) Disorder(b, u);
      break;
    case RallyRow::kPass:
      if (rallies) {
        PutInOrder(b, u);
      } else {
        TellUnit(b, EventCode::kUnaffected, u);
      }
      break;
  }
  // FAT-07, 08, STA-05
  if (rallies && row != RallyRow::kPass && was_disordered && !IsOver(b) &&
      b.unit(u).on_table()) {
    LoseChips(b, b.data(u).corps, kChips.rally_failed);
  }
  EndTest(b, task);
}

void ResolveRough(const Battle& b, const Faces& faces) {
  const bool passes = TotalOf(b, faces) >= kRoughPass;
  TellTest(b, faces);
  const Task task = TopTask(b.state);
  PopTask(b);
  if (passes) {
    TellUnit(b, EventCode::kUnaffected, task.unit);
  } else {
    Unform(b, task.unit);
  }
  EndTest(b, task);
}

void DescribeMortality(PositionView f, Roll& roll) {
  roll.subject = f.scenario.Entity(TopTask(f.state).general);
}
Outcome MortalityOutcome(PositionView, const Faces& faces) {
  return {faces[0] <= kDies ? OutcomeCode::kDies : OutcomeCode::kLives};
}
void ResolveMortality(const Battle& b, const Faces& faces) {
  const GeneralId g = TopTask(b.state).general;
  PopTask(b);
  Tell(b, EventCode::kMortality, b.scenario.Entity(g), EntityId::kNone,
       {faces[0], 0, 0, 0});
  if (faces[0] <= kDies) RemoveGeneral(b, g, Presence::kDead);
}

constexpr RollRow kRallyTableRow = {.dice = 2,
                                    .describe = &DescribeTest,
                                    .outcome = &RallyOutcome,
                                    .resolve = &ResolveRallyTable};

}  // namespace

const RollRow kRallyRoll = kRallyTableRow;
const RollRow kWithdrawalRoll = kRallyTableRow;
const RollRow kContactRoll = kRallyTableRow;
const RollRow kRoughRoll = {.dice = 2,
                            .describe = &DescribeTest,
                            .outcome = &RoughOutcome,
                            .resolve = &ResolveRough};
const RollRow kMortalityRoll = {.dice = 1,
                                .describe = &DescribeMortality,
                                .outcome = &MortalityOutcome,
                                .resolve = &ResolveMortality};

void PushTest(const Battle& b, RollKind test, UnitId u, int feature,
              bool with_general) {
  const GeneralId helper = HelperOf(b, u);
  const bool always = IsSome(helper) && IsOn(b.scenario.options.general_always);
  const bool used = IsSome(helper) && (with_general || always);
  const bool decided = used || !IsSome(helper) || test == RollKind::kRally;
  PushTask(b, {.kind = TaskKind::kTest,
               .unit = u,
               .general = helper,
               .step = static_cast<uint8_t>(decided),
               .test = test,
               .value = static_cast<int8_t>(feature),
               .general_used = static_cast<uint8_t>(used)});
}

Progress AdvanceTest(const Battle& b) {
  const Task& task = TopTask(b.state);
  if (!b.unit(task.unit).on_table()) {
    PopTask(b);
    return Progress::kAgain;
  }
  const Side owner = b.data(task.unit).side;
  const EntityId about = b.scenario.Entity(task.unit);
  if (task.step == 0) {
    AwaitDecision(b, owner, Decision::kUseGeneral, about);
  } else {
    AwaitRoll(b, owner, task.test, about);
  }
  return Progress::kAwaiting;
}

void PlayUseGeneral(const Battle& b, bool use) {
  Task& task = TopTask(b.state);
  task.general_used = static_cast<uint8_t>(use);
  ++task.step;
  Tell(b, use ? EventCode::kGeneralUsed : EventCode::kGeneralSpared,
       b.scenario.Entity(task.general), b.scenario.Entity(task.unit));
}

Progress AdvanceMortality(const Battle& b) {
  const GeneralId g = TopTask(b.state).general;
  AwaitRoll(b, b.scenario.general(g).side, RollKind::kMortality,
            b.scenario.Entity(g));
  return Progress::kAwaiting;
}

int PassesIn36(int modifiers) {
  int passes = 0;
  for (int i = 1; i <= 6; ++i) {
    for (int k = 1; k <= 6; ++k) {
      passes += RallyRowOf(i + k + modifiers) == RallyRow::kPass ? 1 : 0;
    }
  }
  return passes;
}

}  // namespace berthier::simple_grand_tactical
