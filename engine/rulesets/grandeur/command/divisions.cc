#include "engine/rulesets/grandeur/command/divisions.h"

#include "engine/rulesets/grandeur/board/frames.h"
#include "engine/rulesets/grandeur/facts/tables.h"

namespace berthier::grandeur {
namespace {

bool HasUnits(PositionView f, DivisionId d) {
  bool some = false;
  f.scenario.division(d).units.ForEach(
      [&](UnitId u) { some = some || f.unit(u).on_table(); });
  return some;
}

bool HasCommander(PositionView f, DivisionId d) {
  const LeaderId l = f.scenario.division(d).commander;
  return IsSome(l) && f.state.leader(l).on_table();
}

// GRA-CMD-05, 06: the commander within the effective radius of the corps
// commander or the CiC; without a commander, some unit.
bool DivisionInRadius(PositionView f, DivisionId d) {
  const DivisionData& division = f.scenario.division(d);
  const LeaderId chiefs[] = {f.scenario.corps_data(division.corps).commander,
                             f.scenario.side(division.side).cic};
  bool inside = false;
  for (const LeaderId chief : chiefs) {
    if (HasCommander(f, d)) {
      inside = inside || InRadius(f, chief, division.commander);
      continue;
    }
    division.units.ForEach([&](UnitId u) {
      inside = inside || (f.unit(u).on_table() && InRadius(f, chief, u));
    });
  }
  return inside;
}

void SetActive(const Battle& b, DivisionId d, bool active) {
  b.state.division(d) =
      active ? DivisionStatus::kActive : DivisionStatus::kRefused;
  TellUnit(b, active ? EventCode::kDivisionActive : EventCode::kDivisionRefused,
           d);
}

DivisionId DivisionTested(const State& s) {
  return static_cast<DivisionId>(TopFrame(s).what);
}

int NeedOf(PositionView f, DivisionId d) {
  if (!HasCommander(f, d)) return kDivisionLeaders.leaderless_activates_on;
  const LeaderId l = f.scenario.division(d).commander;
  return kDivisionLeaders
      .activates_on[static_cast<size_t>(f.scenario.leader(l).temper)];
}

void DescribeDivision(PositionView f, Roll& roll) {
  const DivisionId d = DivisionTested(f.state);
  roll.subject = f.scenario.Entity(d);
  roll.target = NeedOf(f, d);
}
Outcome DivisionOutcome(PositionView f, const Faces& faces) {
  return {faces[0] >= NeedOf(f, DivisionTested(f.state))
              ? OutcomeCode::kActive
              : OutcomeCode::kRefused};
}
void ResolveDivision(const Battle& b, Outcome outcome) {
  SetActive(b, DivisionTested(b.state), outcome.code == OutcomeCode::kActive);
  TopFrame(b.state).step = 1;
}

}  // namespace

const RollRow kDivisionRoll = {.describe = &DescribeDivision,
                               .outcome = &DivisionOutcome,
                               .resolve = &ResolveDivision};

Progress AdvanceDivisions(const Battle& b) {
  State& s = b.state;
  const std::vector<DivisionId>& divisions =
      b.scenario.corps_data(s.corps).divisions;
  if (s.step == 0) {
    for (const DivisionId d : divisions) s.division(d) = {};
    s.step = 1;
  }
  // OPT-DIVROLL-LATE: the first unit of the division that would act has it
  // tested.
  if (IsOn(b.scenario.options.late_divisions)) return Progress::kDone;
  while (s.cursor < divisions.size()) {
    const DivisionId d = divisions[s.cursor++];
    if (!HasUnits(b, d)) continue;
    TestDivision(b, d);
    if (HasFrame(s)) return Progress::kAgain;
  }
  return Progress::kDone;
}

void TestDivision(const Battle& b, DivisionId d) {
  if (DivisionInRadius(b, d)) {
    SetActive(b, d, true);
  } else {
    PushDivision(b, d);
  }
}

Progress AdvanceDivisionTest(const Battle& b) {
  if (TopFrame(b.state).step != 0) {
    PopFrame(b);
    return Progress::kAgain;
  }
  const DivisionId d = DivisionTested(b.state);
  AwaitRoll(b, b.scenario.division(d).side, RollKind::kDivision,
            b.scenario.Entity(d));
  return Progress::kAwaiting;
}

}  // namespace berthier::grandeur
