#include "engine/rulesets/simple_grand_tactical/morale/tests.h"

#include "engine/kit/state/frame_stack.h"
#include "engine/rulesets/simple_grand_tactical/board/changes.h"
#include "engine/rulesets/simple_grand_tactical/board/dice_rows.h"
#include "engine/rulesets/simple_grand_tactical/board/retreat.h"

namespace berthier::simple_grand_tactical {
namespace {

// Calls add(TestModifier, value) for each that applies (RAL-03, CON-04).
template <typename Add>
void ForEachModifier(PositionView f, const Frame& frame, Add&& add) {
  const UnitId u = frame.unit;
  const UnitData& data = f.data(u);
  add(TestModifier::kRallyMod, data.rally);
  const auto plain = [&](TestModifier m) { add(m, ValueOf(m)); };
  if (frame.general_used != 0) plain(TestModifier::kGeneral);
  if (frame.test == RollKind::kContact &&
      f.unit(u).formation == Formation::kSkirmish) {
    plain(TestModifier::kSkirmish);
  }
  if (frame.test != RollKind::kRough) return;
  // TER-04, TER-16: in line while it moved.
  const Formation moving =
      f.state.course.unit == u ? f.state.course.first : f.unit(u).formation;
  if (moving == Formation::kLine) plain(TestModifier::kInLine);
  if (data.arm == Arm::kCavalry) plain(TestModifier::kCavalry);
  if (data.arm == Arm::kArtillery) plain(TestModifier::kArtillery);
  if (data.arm == Arm::kInfantry && data.light) {
    plain(TestModifier::kLightInfantry);
  }
  plain(static_cast<TestModifier>(frame.value));
}

int SumOf(PositionView f, const Frame& frame) {
  int sum = 0;
  ForEachModifier(f, frame, [&](TestModifier, int value) { sum += value; });
  return sum;
}
int TotalOf(PositionView f, const Faces& faces) {
  return faces[0] + faces[1] + SumOf(f, TopFrame(f.state));
}

void DescribeTest(PositionView f, Roll& roll) {
  const Frame& frame = TopFrame(f.state);
  roll.subject = f.scenario.Entity(frame.unit);
  roll.target = frame.test == RollKind::kRough ? kRoughPass : kRallyRows.pass;
  ForEachModifier(f, frame, [&](TestModifier m, int value) {
    AddModifier(roll, m, value);
  });
}

// SGT-OPT-09: an unformed unit that does not rally stays as it is.
bool IsCapped(PositionView f, const Frame& frame) {
  return frame.test == RollKind::kRally &&
         f.unit(frame.unit).order == OrderState::kUnformed &&
         IsOn(f.scenario.options.unformed_capped);
}

RallyRow RowOf(PositionView f, const Faces& faces) {
  const RallyRow row = RallyRowOf(TotalOf(f, faces));
  return row != RallyRow::kPass && IsCapped(f, TopFrame(f.state))
             ? RallyRow::kDisordered
             : row;
}

Outcome RallyOutcome(PositionView f, const Faces& faces) {
  constexpr OutcomeCode kCodes[] = {OutcomeCode::kRout, OutcomeCode::kRetreat,
                                    OutcomeCode::kDisordered,
                                    OutcomeCode::kPass};
  const Frame& frame = TopFrame(f.state);
  const RallyRow row = RowOf(f, faces);
  if (row == RallyRow::kDisordered && frame.test == RollKind::kRally) {
    return {f.unit(frame.unit).order == OrderState::kUnformed
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
  const Frame& frame = TopFrame(b.state);
  Tell(b, EventCode::kTests, b.scenario.Entity(frame.unit), EntityId::kNone,
       {faces[0], faces[1], SumOf(b, frame), TotalOf(b, faces)});
}

bool IsOver(const Battle& b) { return b.state.phase == Phase::kOver; }

// GEN-13: after what he took part in; GEN-15: not who is lost with his unit.
void EndTest(const Battle& b, const Frame& frame) {
  if (IsOver(b) || frame.general_used == 0 ||
      !b.state.general(frame.general).on_table()) {
    return;
  }
  OweMortality(b, frame.general);
}

// RALLY_TABLE of 3.12.
void ResolveRallyTable(const Battle& b, const Faces& faces) {
  const RallyRow row = RowOf(b, faces);
  TellTest(b, faces);
  const Frame frame = TopFrame(b.state);
  PopFrame(b);
  const UnitId u = frame.unit;
  const bool rallies = frame.test == RollKind::kRally;
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
  EndTest(b, frame);
}

void ResolveRough(const Battle& b, const Faces& faces) {
  const bool passes = TotalOf(b, faces) >= kRoughPass;
  TellTest(b, faces);
  const Frame frame = TopFrame(b.state);
  PopFrame(b);
  if (passes) {
    TellUnit(b, EventCode::kUnaffected, frame.unit);
  } else {
    Unform(b, frame.unit);
  }
  EndTest(b, frame);
}

void DescribeMortality(PositionView f, Roll& roll) {
  roll.subject = f.scenario.Entity(TopFrame(f.state).general);
}
Outcome MortalityOutcome(PositionView, const Faces& faces) {
  return {faces[0] <= kDies ? OutcomeCode::kDies : OutcomeCode::kLives};
}
void ResolveMortality(const Battle& b, const Faces& faces) {
  const GeneralId g = TopFrame(b.state).general;
  PopFrame(b);
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
  PushFrame(b, {.kind = FrameKind::kTest,
                .unit = u,
                .general = helper,
                .step = static_cast<uint8_t>(decided),
                .test = test,
                .value = static_cast<int8_t>(feature),
                .general_used = static_cast<uint8_t>(used)});
}

Progress AdvanceTest(const Battle& b) {
  const Frame& frame = TopFrame(b.state);
  if (!b.unit(frame.unit).on_table()) {
    PopFrame(b);
    return Progress::kAgain;
  }
  const Side owner = b.data(frame.unit).side;
  const EntityId about = b.scenario.Entity(frame.unit);
  if (frame.step == 0) {
    AwaitDecision(b, owner, Decision::kUseGeneral, about);
  } else {
    AwaitRoll(b, owner, frame.test, about);
  }
  return Progress::kAwaiting;
}

void PlayUseGeneral(const Battle& b, bool use) {
  Frame& frame = TopFrame(b.state);
  frame.general_used = static_cast<uint8_t>(use);
  ++frame.step;
  Tell(b, use ? EventCode::kGeneralUsed : EventCode::kGeneralSpared,
       b.scenario.Entity(frame.general), b.scenario.Entity(frame.unit));
}

Progress AdvanceMortality(const Battle& b) {
  const GeneralId g = TopFrame(b.state).general;
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
