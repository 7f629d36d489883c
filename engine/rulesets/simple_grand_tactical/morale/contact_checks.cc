#include "engine/rulesets/simple_grand_tactical/morale/contact_checks.h"

#include "engine/kit/orders/refusing.h"
#include "engine/kit/state/frame_stack.h"
#include "engine/rulesets/simple_grand_tactical/board/contacts.h"
#include "engine/rulesets/simple_grand_tactical/morale/tests.h"

namespace berthier::simple_grand_tactical {
namespace {

// CON-01 to 03 of one contact of u.
bool IsDue(PositionView f, UnitId u, const Contact& c) {
  if (c.checked != 0 || c.locked != 0 || !c.Concerns(u) || c.mover == u) {
    return false;
  }
  const UnitState& unit = f.unit(u);
  if (f.IsInfantry(c.mover)) return c.mover_formation == Formation::kColumn;
  if (unit.formation == Formation::kSquare) return false;
  return unit.formation != Formation::kDeployed ||
         !IsOn(f.scenario.options.deployed_steady);
}

void MarkChecked(const Battle& b, UnitId u) {
  for (int i = 0; i < b.state.contact_count; ++i) {
    Contact& c = b.state.contacts[static_cast<size_t>(i)];
    if (!IsSome(u) || c.Concerns(u)) c.checked = 1;
  }
}

// Asks who is next if several units are to check; the only one checks at once.
// kDone: nobody is left.
Progress NextCheck(const Battle& b) {
  UnitId first = UnitId::kNone;
  bool several = false;
  for (const Contact& c : ContactsOf(b.state)) {
    for (const UnitId u : {c.first, c.second}) {
      if (u == first || !MustCheck(b, u)) continue;
      several = several || IsSome(first);
      if (!IsSome(first)) first = u;
    }
  }
  if (!IsSome(first)) {
    MarkChecked(b, UnitId::kNone);
    return Progress::kDone;
  }
  if (several) {
    AwaitDecision(b, b.data(first).side, Decision::kCheck, EntityId::kNone);
    return Progress::kAwaiting;
  }
  PlayContactCheck(b, first);
  return Progress::kAgain;
}

}  // namespace

bool MustCheck(PositionView f, UnitId u) {
  if (!f.IsInfantry(u) || !f.unit(u).on_table()) return false;
  for (const Contact& c : ContactsOf(f.state)) {
    if (IsDue(f, u, c)) return true;
  }
  return false;
}

Progress AdvanceChecks(const Battle& b) { return NextCheck(b); }

Progress AdvanceChecksFrame(const Battle& b) {
  const uint8_t depth = b.state.frame_count;
  const Progress progress = NextCheck(b);
  if (progress != Progress::kDone) return progress;
  BERTHIER_CHECK(b.state.frame_count == depth);
  PopFrame(b);
  return Progress::kAgain;
}

Verdict CheckContactCheck(PositionView f, UnitId u) {
  if (!IsSome(u)) return Refuse(RefusalCode::kNoSuchSubject);
  if (f.data(u).side != f.state.awaits.side) {
    return Refuse(f, RefusalCode::kNotYours, u);
  }
  if (!MustCheck(f, u)) return Refuse(f, RefusalCode::kNoCheck, u);
  return {};
}

void PlayContactCheck(const Battle& b, UnitId u) {
  MarkChecked(b, u);
  PushTest(b, RollKind::kContact, u);
}

}  // namespace berthier::simple_grand_tactical
