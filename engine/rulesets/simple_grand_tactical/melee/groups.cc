#include "engine/rulesets/simple_grand_tactical/melee/groups.h"

#include <algorithm>
#include <array>

#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/simple_grand_tactical/board/contacts.h"

namespace berthier::simple_grand_tactical {
namespace {

// State::step of phase kOpponents.
enum class Step : uint8_t { kBegin, kActive, kPassive };
// State::cursor of both phases of the melee.
constexpr uint8_t kSecondRound = 1;

// SGT-OPT-10: in the second round only contacts made by follow-ups are fought.
bool IsFought(const State& s, const Contact& c) {
  return s.cursor != kSecondRound ||
         (c.origin == ContactOrigin::kFollowUp && c.locked == 0);
}
UnitSet OpponentsOf(const State& s, UnitId u) {
  UnitSet set;
  for (const Contact& c : ContactsOf(s)) {
    if (c.Concerns(u) && IsFought(s, c)) set.Add(c.Other(u));
  }
  return set;
}

bool IsChosen(const Battle& b, UnitId u) {
  bool chosen = false;
  const PositionView f = b;
  f.foes(u).units.ForEach(
      [&](UnitId e) { chosen = chosen || b.unit(e).opponent == u; });
  return chosen;
}

void Match(const Battle& b, UnitId u, UnitId opponent) {
  b.unit(u).opponent = opponent;
  b.unit(u).Set(Flag::kMatched);
}

// The next unit of the side that must choose; whoever touches one enemy alone
// has it for opponent without being asked.
UnitId NextToChoose(const Battle& b, Side side, bool chosen_are_done) {
  UnitId next = UnitId::kNone;
  b.scenario.side(side).units.ForEach([&](UnitId u) {
    if (IsSome(next) || !b.unit(u).on_table() ||
        b.unit(u).Has(Flag::kMatched)) {
      return;
    }
    const UnitSet enemies = OpponentsOf(b.state, u);
    if (enemies.empty() || (chosen_are_done && IsChosen(b, u))) return;
    if (enemies.size() == 1) {
      Match(b, u, enemies.First());
    } else {
      next = u;
    }
  });
  return next;
}

void Begin(const Battle& b) {
  for (int i = 0; i < b.scenario.unit_count(); ++i) {
    UnitState& unit = b.unit(MakeId<UnitId>(i));
    for (const Flag flag : {Flag::kMatched, Flag::kFought, Flag::kCommitted}) {
      unit.Clear(flag);
    }
    if (b.state.cursor != kSecondRound) unit.Clear(Flag::kControlled);
    unit.opponent = UnitId::kNone;
    unit.group = 0xFF;
  }
  b.state.group_count = 0;
}

// MEL-05: units linked by choices, numbered by their lowest id.
void MakeGroups(const Battle& b) {
  std::array<uint8_t, kMaxUnits> label;
  const int n = b.scenario.unit_count();
  for (int i = 0; i < n; ++i) {
    label[static_cast<size_t>(i)] = static_cast<uint8_t>(i);
  }
  for (int i = 0; i < n; ++i) {
    const UnitId opponent = b.unit(MakeId<UnitId>(i)).opponent;
    if (!IsSome(opponent)) continue;
    const uint8_t one = label[static_cast<size_t>(i)];
    const uint8_t other = label[static_cast<size_t>(opponent)];
    std::replace(label.begin(), label.begin() + n, std::max(one, other),
                 std::min(one, other));
  }
  for (int i = 0; i < n; ++i) {
    const UnitId u = MakeId<UnitId>(i);
    if (!IsSome(b.unit(u).opponent) && !IsChosen(b, u)) continue;
    const uint8_t first = label[static_cast<size_t>(i)];
    b.unit(u).group = first == i ? b.state.group_count++
                                 : b.unit(MakeId<UnitId>(first)).group;
  }
}

Progress Ask(const Battle& b, UnitId u, Decision decision) {
  AwaitDecision(b, b.data(u).side, decision, b.scenario.Entity(u));
  return Progress::kAwaiting;
}

}  // namespace

Progress AdvanceOpponents(const Battle& b) {
  State& s = b.state;
  if (s.step == static_cast<uint8_t>(Step::kBegin)) {
    Begin(b);
    s.step = static_cast<uint8_t>(Step::kActive);
  }
  if (s.contact_count == 0) return Progress::kDone;
  if (s.step == static_cast<uint8_t>(Step::kActive)) {
    const UnitId u = NextToChoose(b, s.active, false);
    if (IsSome(u)) return Ask(b, u, Decision::kOpponent);
    s.step = static_cast<uint8_t>(Step::kPassive);
  }
  const UnitId u = NextToChoose(b, s.passive(), true);
  if (IsSome(u)) return Ask(b, u, Decision::kAnswer);
  MakeGroups(b);
  return Progress::kDone;
}

Verdict CheckOppose(PositionView f, const Order& order) {
  const UnitId u = f.scenario.As<UnitId>(order.subject);
  const UnitId e = f.scenario.As<UnitId>(order.object);
  if (!IsSome(u)) return Refuse(RefusalCode::kNoSuchSubject);
  if (!IsSome(e)) return Refuse(RefusalCode::kNoSuchObject);
  if (order.subject != f.state.awaits.about()) {
    return Refuse(f, RefusalCode::kNotAsked, u);
  }
  if (!OpponentsOf(f.state, u).Has(e)) {
    return Refuse(f, RefusalCode::kNotTouching, u, e);
  }
  return {};
}

void PlayOppose(const Battle& b, const Order& order) {
  Match(b, b.scenario.As<UnitId>(order.subject),
        b.scenario.As<UnitId>(order.object));
  Tell(b, EventCode::kOpposes, order.subject, order.object);
}

UnitSet MembersOf(PositionView f, int group, Side side) {
  const auto is_member = [&](UnitId u) {
    const UnitState& unit = f.unit(u);
    return unit.on_table() && unit.group == group && !unit.Has(Flag::kFought);
  };
  UnitSet members;
  f.scenario.side(side).units.ForEach([&](UnitId u) {
    if (!is_member(u)) return;
    bool touches = false;
    OpponentsOf(f.state, u).ForEach([&](UnitId e) {
      touches = touches || is_member(e);
    });
    if (touches) members.Add(u);
  });
  return members;
}

bool IsOpen(PositionView f, int group) {
  return !MembersOf(f, group, f.state.active).empty() &&
         !MembersOf(f, group, f.state.passive()).empty();
}

}  // namespace berthier::simple_grand_tactical
