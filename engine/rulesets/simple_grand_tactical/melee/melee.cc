#include "engine/rulesets/simple_grand_tactical/melee/melee.h"

#include <array>
#include <cstdlib>

#include "engine/kit/orders/refusing.h"
#include "engine/kit/state/frame_stack.h"
#include "engine/rulesets/simple_grand_tactical/board/changes.h"
#include "engine/rulesets/simple_grand_tactical/board/contacts.h"
#include "engine/rulesets/simple_grand_tactical/board/dice_rows.h"
#include "engine/rulesets/simple_grand_tactical/board/progress.h"
#include "engine/rulesets/simple_grand_tactical/board/retreat.h"
#include "engine/rulesets/simple_grand_tactical/melee/control.h"
#include "engine/rulesets/simple_grand_tactical/melee/groups.h"
#include "engine/rulesets/simple_grand_tactical/melee/score_of_side.h"

namespace berthier::simple_grand_tactical {
namespace {

// Frame::step of a fight.
enum class Step : uint8_t { kActiveCommits, kPassiveCommits, kDice };

int GroupOf(const State& s) { return TopFrame(s).value; }
Side CommittingSide(const State& s) {
  return TopFrame(s).step == static_cast<uint8_t>(Step::kActiveCommits)
             ? s.active
             : s.passive();
}

// GEN-10: its general could still be committed.
bool MayCommit(PositionView f, UnitId u) {
  return IsSome(HelperOf(f, u)) && !f.unit(u).Has(Flag::kCommitted);
}

bool HasFollowUp(const State& s) {
  for (const Contact& c : ContactsOf(s)) {
    if (c.origin == ContactOrigin::kFollowUp && c.locked == 0) return true;
  }
  return false;
}

void EndMelee(const Battle& b) {
  for (int i = 0; i < b.state.contact_count; ++i) {
    Contact& c = b.state.contacts[static_cast<size_t>(i)];
    c.locked = c.checked = 1;
  }
  for (int i = 0; i < b.scenario.unit_count(); ++i) {
    UnitState& unit = b.unit(MakeId<UnitId>(i));
    for (const Flag flag : {Flag::kMatched, Flag::kFought, Flag::kControlled}) {
      unit.Clear(flag);
    }
    unit.opponent = UnitId::kNone;
    unit.group = 0xFF;
  }
  b.state.group_count = 0;
  b.state.beaten = {};
}

// ---- R10 --------------------------------------------------------------------

// The active side's lead.
int LeadOf(PositionView f, const Faces& faces) {
  const int group = GroupOf(f.state);
  return ScoreOfSide(f, group, f.state.active) + faces[0] -
         ScoreOfSide(f, group, f.state.passive()) - faces[1];
}
// The least difference of its row (MEL-08).
int RowOf(int difference) {
  if (difference >= kMeleeRows.eliminated) return kMeleeRows.eliminated;
  if (difference >= kMeleeRows.retreat) return kMeleeRows.retreat;
  return difference >= kMeleeRows.disordered ? kMeleeRows.disordered : 0;
}

void DescribeMelee(PositionView f, Roll& roll) {
  const int group = GroupOf(f.state);
  for (const Side side : {f.state.active, f.state.passive()}) {
    const UnitSet members = MembersOf(f, group, side);
    const UnitSet enemies = MembersOf(f, group, Opponent(side));
    const bool first = side == f.state.active;
    (first ? roll.subject : roll.object) = f.scenario.Entity(members.First());
    members.ForEach([&](UnitId u) {
      MeleeModifiersOf(f, u, enemies, [&](MeleeModifier m, int value) {
        AddModifier(roll, m, value, first ? 0 : 1);
      });
    });
  }
}

Outcome MeleeOutcome(PositionView f, const Faces& faces) {
  const int lead = LeadOf(f, faces);
  const int row = RowOf(std::abs(lead));
  if (row == 0) return {OutcomeCode::kDraw};
  return {lead > 0 ? OutcomeCode::kActiveWins : OutcomeCode::kPassiveWins, row};
}

Point MeanOf(PositionView f, const UnitSet& units) {
  int64_t x = 0, y = 0;
  units.ForEach([&](UnitId u) {
    x += f.unit(u).centre.x;
    y += f.unit(u).centre.y;
  });
  const int64_t n = units.size();
  return {static_cast<int32_t>((2 * x + n) / (2 * n)),
          static_cast<int32_t>((2 * y + n) / (2 * n))};
}

// MEL-08, 09. False if the battle is over.
bool PunishLosers(const Battle& b, const UnitSet& losers,
                  const UnitSet& winners, int row) {
  bool squares = false;
  winners.ForEach([&](UnitId u) {
    squares = squares || b.unit(u).formation == Formation::kSquare;
  });
  const Point from = MeanOf(b, winners);
  const Length back = Centimetres(kDistances.melee_retreat);
  losers.ForEach([&](UnitId u) {
    if (b.state.phase == Phase::kOver) return;
    if (row == kMeleeRows.disordered) {
      Disorder(b, u);
    } else if (row == kMeleeRows.retreat || (squares && b.IsCavalry(u))) {
      Retreat(b, u, back, from);
    } else {
      Remove(b, u, Presence::kEliminated);
    }
  });
  return b.state.phase != Phase::kOver;
}

void TellFight(const Battle& b, const Faces& faces) {
  if (b.listener == nullptr) return;
  const int group = GroupOf(b.state);
  const int one = ScoreOfSide(b, group, b.state.active);
  const int other = ScoreOfSide(b, group, b.state.passive());
  Tell(b, EventCode::kFights,
       b.scenario.Entity(MembersOf(b, group, b.state.active).First()),
       b.scenario.Entity(MembersOf(b, group, b.state.passive()).First()),
       {one + faces[0], other + faces[1], one, other});
}

// Who fights besides the two that the dice are named after.
void TellMembers(const Battle& b, int group) {
  if (b.listener == nullptr) return;
  for (const Side side : {b.state.active, b.state.passive()}) {
    const UnitSet members = MembersOf(b, group, side);
    members.ForEach([&](UnitId u) {
      if (u == members.First()) return;
      Tell(b, EventCode::kFightsWith, b.scenario.Entity(u),
           b.scenario.Entity(members.First()));
    });
  }
}

// What follows, the first on top: lives of generals, then control.
void PushConsequences(const Battle& b, const UnitSet& winners,
                      const std::array<GeneralId, 16>& committed, int count,
                      bool decided) {
  for (int i = b.scenario.unit_count(); decided && i-- > 0;) {
    const UnitId u = MakeId<UnitId>(i);
    if (winners.Has(u) && b.IsCavalry(u) && b.unit(u).on_table() &&
        !IsSome(EnemyInContact(b.state, u))) {
      PushControl(b, u);
    }
  }
  for (int i = count; i-- > 0;) {
    const GeneralId g = committed[static_cast<size_t>(i)];
    if (b.state.general(g).on_table()) OweMortality(b, g);
  }
}

void ResolveMelee(const Battle& b, const Faces& faces) {
  const int group = GroupOf(b.state);
  const int lead = LeadOf(b, faces);
  const int row = RowOf(std::abs(lead));
  TellFight(b, faces);
  const UnitSet active = MembersOf(b, group, b.state.active);
  const UnitSet passive = MembersOf(b, group, b.state.passive());
  const UnitSet& winners = lead > 0 ? active : passive;
  const UnitSet& losers = lead > 0 ? passive : active;
  std::array<GeneralId, 16> committed;
  int count = 0;
  (active | passive).ForEach([&](UnitId u) {
    UnitState& unit = b.unit(u);
    if (unit.Has(Flag::kCommitted) && count < 16) {
      committed[static_cast<size_t>(count++)] = unit.general;
    }
    unit.Clear(Flag::kCommitted);
    unit.Clear(Flag::kFresh);
    unit.Set(Flag::kFought);
  });
  PopFrame(b);
  if (row == 0) {
    (active | passive).ForEach([&](UnitId u) { Disorder(b, u); });
  } else if (!PunishLosers(b, losers, winners, row)) {
    return;
  }
  b.state.beaten = row == 0 ? UnitSet() : losers;
  PushConsequences(b, winners, committed, count, row > 0);
}

}  // namespace

const RollRow kMeleeRoll = {.dice = 1,
                            .other_dice = 1,
                            .describe = &DescribeMelee,
                            .outcome = &MeleeOutcome,
                            .resolve = &ResolveMelee};

Progress AdvanceMelee(const Battle& b) {
  State& s = b.state;
  int open = 0, first = -1;
  for (int group = 0; group < s.group_count; ++group) {
    if (!IsOpen(b, group)) continue;
    if (open++ == 0) first = group;
  }
  if (open > 1) {
    AwaitDecision(b, s.active, Decision::kMelee, EntityId::kNone);
    return Progress::kAwaiting;
  }
  if (open == 1) {
    PushFrame(b,
              {.kind = FrameKind::kMelee, .value = static_cast<int8_t>(first)});
    return Progress::kAgain;
  }
  // SGT-OPT-10
  if (IsOn(b.scenario.options.same_phase_followup) && s.cursor == 0 &&
      HasFollowUp(s)) {
    EnterPhase(b, Phase::kOpponents);
    s.cursor = 1;
    return Progress::kAgain;
  }
  EndMelee(b);
  return Progress::kDone;
}

Verdict CheckFight(PositionView f, const Order& order) {
  const UnitId u = f.scenario.As<UnitId>(order.subject);
  if (!IsSome(u)) return Refuse(RefusalCode::kNoSuchSubject);
  const int group = f.unit(u).group;
  if (group == 0xFF || !IsOpen(f, group) ||
      !MembersOf(f, group, f.data(u).side).Has(u)) {
    return Refuse(f, RefusalCode::kNoMelee, u);
  }
  return {};
}

void PlayFight(const Battle& b, const Order& order) {
  const UnitId u = b.scenario.As<UnitId>(order.subject);
  PushFrame(b, {.kind = FrameKind::kMelee,
                .value = static_cast<int8_t>(b.unit(u).group)});
}

Progress AdvanceFight(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  while (frame.step < static_cast<uint8_t>(Step::kDice)) {
    const Side side = CommittingSide(b.state);
    bool some = false;
    MembersOf(b, frame.value, side).ForEach([&](UnitId u) {
      if (!MayCommit(b, u)) return;
      if (IsOn(b.scenario.options.general_always)) {
        PlayCommit(b, u);
      } else {
        some = true;
      }
    });
    if (some) {
      AwaitDecision(b, side, Decision::kCommit, EntityId::kNone);
      return Progress::kAwaiting;
    }
    ++frame.step;
  }
  TellMembers(b, frame.value);
  AwaitRoll(
      b, b.state.active, RollKind::kMelee,
      b.scenario.Entity(MembersOf(b, frame.value, b.state.active).First()));
  return Progress::kAwaiting;
}

Verdict CheckCommit(PositionView f, UnitId u) {
  if (!IsSome(u)) return Refuse(RefusalCode::kNoSuchSubject);
  const Side side = CommittingSide(f.state);
  if (f.data(u).side != side) return Refuse(f, RefusalCode::kNotYours, u);
  if (!MembersOf(f, GroupOf(f.state), side).Has(u)) {
    return Refuse(f, RefusalCode::kNoMelee, u);
  }
  if (!MayCommit(f, u)) return Refuse(f, RefusalCode::kNoGeneral, u);
  return {};
}

void PlayCommit(const Battle& b, UnitId u) {
  b.unit(u).Set(Flag::kCommitted);
  Tell(b, EventCode::kCommits, b.scenario.Entity(b.unit(u).general),
       b.scenario.Entity(u));
}

void PlayEndCommitting(const Battle& b) { ++TopFrame(b.state).step; }

}  // namespace berthier::simple_grand_tactical
