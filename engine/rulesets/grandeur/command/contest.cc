#include "engine/rulesets/grandeur/command/contest.h"

#include <algorithm>

#include "engine/kit/orders/draw_order.h"
#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/grandeur/board/progress.h"
#include "engine/rulesets/grandeur/facts/tables.h"

namespace berthier::grandeur {
namespace {

constexpr Side kSidesInOrder[] = {Side::kFirst, Side::kSecond};

size_t At(Side side) { return static_cast<size_t>(side); }

// Bits of Contest::shifts, for the first side; those of the second are two
// places higher (IMP-INI-06).
constexpr int kRises = 1, kFalls = 2;

// ---- Who takes part ---------------------------------------------------------

// The corps that the side may nominate, and how many there are.
struct Choice {
  CorpsId corps = CorpsId::kNone;
  int count = 0;
};
Choice ChoiceOf(PositionView f, Side side) {
  Choice choice;
  for (const CorpsId c : f.scenario.side(side).corps) {
    if (!MayNominate(f, c)) continue;
    if (choice.count++ == 0) choice.corps = c;
  }
  return choice;
}

// GRA-I-11: -1 for a CiC who is lost.
int CicLeadership(PositionView f, Side side) {
  const LeaderId cic = f.scenario.side(side).cic;
  if (!IsSome(cic) || !f.state.leader(cic).on_table()) return -1;
  return f.state.leader(cic).leadership;
}
// Positive if the first side has the better CiC or, if equal, the better
// Command Structure (GRA-INI-02, GRA-INI-04).
int BetterCommand(PositionView f) {
  const int lead =
      CicLeadership(f, Side::kFirst) - CicLeadership(f, Side::kSecond);
  if (lead != 0) return lead;
  return static_cast<int>(f.scenario.side(Side::kSecond).structure) -
         static_cast<int>(f.scenario.side(Side::kFirst).structure);
}
// GRA-INI-02, GRA-I-23
Side FirstNominator(PositionView f) {
  const int better = BetterCommand(f);
  if (better != 0) return better < 0 ? Side::kFirst : Side::kSecond;
  return f.state.last_winner == 2 ? Side::kSecond : Side::kFirst;
}

void Nominate(const Battle& b, Side side, CorpsId c) {
  b.state.contest.nominated[At(side)] = c;
  // An event would betray a hidden nomination.
  if (IsOn(b.scenario.options.hidden_nominations)) return;
  Tell(b, EventCode::kNominates, b.scenario.Entity(side), b.scenario.Entity(c));
}

// ---- R2 ---------------------------------------------------------------------

// The side that rolls next: it has nominated and not rolled.
bool IsToRoll(const State& s, Side side) {
  return IsSome(s.contest.nominated[At(side)]) &&
         s.contest.total[At(side)] == 0 && s.contest.forfeited[At(side)] == 0;
}
Side Rolling(const State& s) {
  return IsToRoll(s, Side::kFirst) ? Side::kFirst : Side::kSecond;
}
CorpsId CorpsRolling(const State& s) {
  return s.contest.nominated[At(Rolling(s))];
}
// Who commands it; kNone if he is lost (GRA-I-11).
LeaderId CommanderOf(PositionView f, CorpsId c) {
  const LeaderId l = f.scenario.corps_data(c).commander;
  return IsSome(l) && f.state.leader(l).on_table() ? l : LeaderId::kNone;
}
int LeadershipOf(PositionView f, CorpsId c) {
  const LeaderId l = CommanderOf(f, c);
  return IsSome(l) ? f.state.leader(l).leadership : 0;
}
// GRA-INI-05, GRA-INI-06, GRA-CMD-09
int InitiativeDice(PositionView f) {
  const CorpsId c = CorpsRolling(f.state);
  const LeaderId l = CommanderOf(f, c);
  if (!IsSome(l)) return 1;
  const LeaderId cic = f.scenario.side(Rolling(f.state)).cic;
  return l == cic || InRadius(f, cic, l) ? 2 : 1;
}

Outcome InitiativeOutcome(PositionView f, const Faces& faces) {
  if (faces.count == 1) return {OutcomeCode::kTotal, faces[0]};
  const Outcome plain = {OutcomeCode::kTotal, faces[0] + faces[1]};
  if (faces[0] != faces[1]) return plain;
  const CorpsId c = CorpsRolling(f.state);
  // IMP-INI-07
  if (IsOn(f.scenario.options.incompetent) && LeadershipOf(f, c) == 0 &&
      IsSome(CommanderOf(f, c)) && faces[0] != 6) {
    return {OutcomeCode::kDouble};
  }
  // IMP-INI-06
  if (!IsOn(f.scenario.options.rating_shift)) return plain;
  if (faces[0] == 6) return {OutcomeCode::kDoubleSix};
  return faces[0] == 1 ? Outcome{OutcomeCode::kDoubleOne} : plain;
}

void DescribeInitiative(PositionView f, Roll& roll) {
  const CorpsId c = CorpsRolling(f.state);
  roll.subject = f.scenario.Entity(c);
  AddModifier(roll, ModifierCode::kLeadership, LeadershipOf(f, c));
}

void TellInitiative(const Battle& b, const Faces& faces) {
  const CorpsId c = CorpsRolling(b.state);
  int sum = 0;
  for (int i = 0; i < faces.count; ++i) sum += faces[i];
  const int leadership = LeadershipOf(b, c);
  Tell(b, EventCode::kInitiative, b.scenario.Entity(c), EntityId::kNone,
       {sum, leadership, sum + leadership, 0});
}

void ResolveInitiative(const Battle& b, Outcome outcome) {
  Contest& contest = b.state.contest;
  const Side side = Rolling(b.state);
  const CorpsId c = CorpsRolling(b.state);
  int sum = outcome.detail;
  int shift = 0;
  switch (outcome.code) {
    case OutcomeCode::kDouble:
      contest.forfeited[At(side)] = 1;
      Tell(b, EventCode::kForfeits, b.scenario.Entity(c));
      return;
    case OutcomeCode::kDoubleSix:
      sum = 12;
      shift = kRises;
      break;
    case OutcomeCode::kDoubleOne:
      sum = 2;
      shift = kFalls;
      break;
    default:
      break;
  }
  contest.total[At(side)] = static_cast<uint8_t>(sum + LeadershipOf(b, c));
  contest.shifts = static_cast<uint8_t>(contest.shifts | shift << 2 * At(side));
}

// ---- The result -------------------------------------------------------------

// IMP-INI-06: from the next roll on.
void Shift(const Battle& b, Side side) {
  const int shift = b.state.contest.shifts >> 2 * At(side) & 3;
  if (shift == 0) return;
  const LeaderId l = CommanderOf(b, b.state.contest.nominated[At(side)]);
  int8_t& leadership = b.state.leader(l).leadership;
  const int before = leadership;
  leadership = static_cast<int8_t>(
      std::clamp(before + (shift == kRises ? 1 : -1), 0, kGenius));
  if (leadership == before) return;
  Tell(b, EventCode::kRatingShift, b.scenario.Entity(l), EntityId::kNone,
       {leadership, 0, 0, 0});
}

// Who has won: 1 the first side, 2 the second, 0 nobody, -1 both roll again.
int WinnerOf(PositionView f) {
  const Contest& contest = f.state.contest;
  const int first = contest.total[0], second = contest.total[1];
  if (first != second) return first > second ? 1 : 2;  // GRA-INI-03
  if (first == 0) return 0;
  const int better = BetterCommand(f);  // GRA-INI-04
  if (better != 0) return better > 0 ? 1 : 2;
  if (contest.rerolls < kMostRerolls) return -1;
  return f.state.turn % 2 == 1 ? 1 : 2;  // GRA-I-25
}

Progress Settle(const Battle& b) {
  State& s = b.state;
  const int winner = WinnerOf(b);
  for (const Side side : kSidesInOrder) {
    if (s.contest.forfeited[At(side)] != 0) {  // IMP-INI-07
      s.corps_state(s.contest.nominated[At(side)]).activated = 1;
    }
    Shift(b, side);
  }
  s.contest.shifts = 0;
  if (winner < 0) {
    s.contest.total = {0, 0};
    ++s.contest.rerolls;
    Tell(b, EventCode::kTie, EntityId::kNone);
    return Progress::kAgain;
  }
  if (winner == 0) {
    s.contest = {};
    return Progress::kAgain;
  }
  const Side side = winner == 1 ? Side::kFirst : Side::kSecond;
  s.last_winner = static_cast<uint8_t>(winner);
  s.active = side;
  s.corps = s.contest.nominated[At(side)];
  s.contest = {};
  Tell(b, EventCode::kCorpsActs, b.scenario.Entity(s.corps));
  EnterPhase(b, Phase::kDivisions);
  return Progress::kAgain;
}

}  // namespace

const RollRow kInitiativeRoll = {.pool = &InitiativeDice,
                                 .describe = &DescribeInitiative,
                                 .outcome = &InitiativeOutcome,
                                 .tell = &TellInitiative,
                                 .resolve = &ResolveInitiative};

bool MayNominate(PositionView f, CorpsId c) {
  if (f.state.corps_state(c).activated != 0) return false;
  bool some = false;
  f.scenario.corps_data(c).units.ForEach(
      [&](UnitId u) { some = some || f.unit(u).on_table(); });
  return some;
}

Progress AdvanceContest(const Battle& b) {
  State& s = b.state;
  s.corps = CorpsId::kNone;
  const Side first = FirstNominator(b);
  bool some = false;
  for (const Side side : {first, Opponent(first)}) {
    if (IsSome(s.contest.nominated[At(side)])) {
      some = true;
      continue;
    }
    const Choice choice = ChoiceOf(b, side);
    if (choice.count == 0) continue;  // GRA-INI-01
    some = true;
    if (choice.count == 1) {
      Nominate(b, side, choice.corps);
      continue;
    }
    AwaitDecision(b, side, Decision::kNominate, b.scenario.Entity(side));
    return Progress::kAwaiting;
  }
  if (!some) {
    EnterPhase(b, Phase::kTurnEnd);
    return Progress::kAgain;
  }
  for (const Side side : kSidesInOrder) {
    if (!IsToRoll(s, side)) continue;
    AwaitRoll(b, side, RollKind::kInitiative,
              b.scenario.Entity(s.contest.nominated[At(side)]));
    return Progress::kAwaiting;
  }
  return Settle(b);
}

Verdict CheckNominate(PositionView f, const Order& order) {
  if (static_cast<Verb>(order.verb) != Verb::kNominate) {
    return Refuse(RefusalCode::kNotNow);
  }
  const CorpsId c = f.scenario.As<CorpsId>(order.subject);
  if (!IsSome(c)) return Refuse(RefusalCode::kNoSuchSubject);
  if (f.scenario.corps_data(c).side != f.state.awaits.side) {
    return Refuse(f, RefusalCode::kNotYours, c);
  }
  if (MayNominate(f, c)) return {};
  if (f.state.corps_state(c).activated != 0) {
    return Refuse(f, RefusalCode::kCorpsActivated, c);
  }
  return Refuse(f,
                f.scenario.corps_data(c).turn > f.state.turn
                    ? RefusalCode::kNotArrived
                    : RefusalCode::kNoUnits,
                c);
}

void PlayNominate(const Battle& b, const Order& order) {
  const CorpsId c = b.scenario.As<CorpsId>(order.subject);
  Nominate(b, b.scenario.corps_data(c).side, c);
}

void DrawNomination(PositionView f, State& s, Side viewer, Chooser& chooser) {
  const Side other = Opponent(viewer);
  if (s.awaits.what != Awaited::What::kDecision ||
      s.awaits.kind != static_cast<uint8_t>(Decision::kNominate) ||
      s.awaits.side != viewer || FirstNominator(f) == viewer ||
      IsSome(s.contest.nominated[At(other)])) {
    return;
  }
  AnyOf any(chooser);
  for (const CorpsId c : f.scenario.side(other).corps) {
    if (MayNominate(f, c) && any.Takes()) s.contest.nominated[At(other)] = c;
  }
}

void HideNomination(State& s, Side viewer) {
  if (s.awaits.what == Awaited::What::kDecision &&
      s.awaits.kind == static_cast<uint8_t>(Decision::kNominate) &&
      !IsSome(s.contest.nominated[At(viewer)])) {
    s.contest.nominated[At(Opponent(viewer))] = CorpsId::kNone;
  }
}

}  // namespace berthier::grandeur
