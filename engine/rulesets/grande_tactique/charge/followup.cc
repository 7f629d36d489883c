#include "engine/rulesets/grande_tactique/charge/followup.h"

#include <algorithm>
#include <array>
#include <bit>

#include "engine/model/fault.h"
#include "engine/rulesets/grande_tactique/board/pushes.h"
#include "engine/rulesets/grande_tactique/charge/approach.h"
#include "engine/rulesets/grande_tactique/charge/pursuit.h"
#include "engine/rulesets/grande_tactique/charge/settle.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/rulesets/grande_tactique/movement/contact_making.h"

namespace berthier::grande_tactique {

namespace {

using Fates = std::array<uint8_t, 16>;

// The frame read as what it means.
class After {
 public:
  explicit After(Frame& frame) : frame_(frame) {}

  int count() const { return frame_.count; }
  UnitId unit(int i) const {
    return static_cast<UnitId>(frame_.list[static_cast<size_t>(i)]);
  }
  uint8_t fate(int i) const {
    return std::bit_cast<Fates>(frame_.set)[static_cast<size_t>(i)];
  }
  bool Is(int i, AfterFate fate_asked) const {
    return fate(i) == static_cast<uint8_t>(fate_asked);
  }
  bool HasChosen(int i) const {
    return fate(i) < static_cast<uint8_t>(AfterFate::kToRoll);
  }
  UnitId chosen(int i) const { return static_cast<UnitId>(fate(i)); }
  void Set(int i, uint8_t fate) {
    Fates fates = std::bit_cast<Fates>(frame_.set);
    fates[static_cast<size_t>(i)] = fate;
    frame_.set = std::bit_cast<std::array<uint64_t, 2>>(fates);
  }
  void Set(int i, AfterFate fate) { Set(i, static_cast<uint8_t>(fate)); }
  // First unit with this fate; count() if there is none.
  int Find(AfterFate fate_asked) const {
    int i = 0;
    while (i < count() && !Is(i, fate_asked)) ++i;
    return i;
  }
  AfterStage stage() const { return static_cast<AfterStage>(frame_.stage); }
  void SetStage(AfterStage stage) {
    frame_.stage = static_cast<uint8_t>(stage);
  }
  int cursor() const { return frame_.cursor; }
  void SetCursor(int i) { frame_.cursor = static_cast<uint8_t>(i); }
  UnitId prior() const { return frame_.object; }
  // Puts unit i behind all others.
  void MoveToEnd(int i) {
    Fates fates = std::bit_cast<Fates>(frame_.set);
    const auto rotate = [&](auto& bytes) {
      const auto begin = bytes.begin() + i;
      std::rotate(begin, begin + 1, bytes.begin() + count());
    };
    rotate(fates);
    rotate(frame_.list);
    frame_.set = std::bit_cast<std::array<uint64_t, 2>>(fates);
  }

 private:
  Frame& frame_;
};

// GT-FUP-13: what has become of a unit that waits.
enum class Waiting : uint8_t { kReady, kShaken, kGone };
Waiting LookAgain(PositionView f, UnitId u) {
  if (!Effective(f, u)) return Waiting::kGone;
  return Coherent(f, u) ? Waiting::kReady : Waiting::kShaken;
}

// The unit pursues and has then done what it had to do.
void SendInPursuit(const Battle& b, After after, int i) {
  const UnitId u = after.unit(i);
  const UnitId prior = after.prior();
  after.Set(i, AfterFate::kDone);
  if (LookAgain(b, u) != Waiting::kGone) Pursue(b, u, prior);
}

Progress Roll(const Battle& b, After after) {
  const int i = after.Find(AfterFate::kToRoll);
  if (i == after.count()) {
    after.SetStage(AfterStage::kPursuing);
    return Progress::kAgain;
  }
  const UnitId u = after.unit(i);
  if (LookAgain(b, u) == Waiting::kGone) {
    after.Set(i, AfterFate::kDone);
    return Progress::kAgain;
  }
  // GT-FUP-04
  if (b.unit(u).charges_made >= kMaxCharges) {
    after.Set(i, AfterFate::kFailed);
    return Progress::kAgain;
  }
  after.SetCursor(i);
  AwaitMorale(b, u, Purpose::kFollowUp);
  return Progress::kAwaiting;
}

Progress PursueNext(const Battle& b, After after) {
  const int i = after.Find(AfterFate::kFailed);
  if (i == after.count()) {
    after.SetStage(AfterStage::kChoosing);
  } else {
    SendInPursuit(b, after, i);
  }
  return Progress::kAgain;
}

Progress Choose(const Battle& b, After after) {
  const int i = after.Find(AfterFate::kPassed);
  if (i == after.count()) {
    after.SetStage(AfterStage::kCharging);
    return Progress::kAgain;
  }
  const UnitId u = after.unit(i);
  if (LookAgain(b, u) != Waiting::kReady) {
    SendInPursuit(b, after, i);
    return Progress::kAgain;
  }
  // GT-FUP-07
  const UnitSet targets = FollowUpTargets(b, u, after.prior());
  if (targets.empty()) {
    SendInPursuit(b, after, i);
    return Progress::kAgain;
  }
  after.SetCursor(i);
  if (targets.size() == 1) {
    ChooseFollowUp(b, targets.First());
    return Progress::kAgain;
  }
  AwaitDecision(b, b.data(u).side, Decision::kFollowUpTarget,
                b.scenario.Entity(u));
  return Progress::kAwaiting;
}

// Rides to t, if it still can (GT-FUP-08).
bool Approach(const Battle& b, UnitId u, UnitId prior, UnitId t) {
  if (FollowUpFaultOf(b, u, prior, t) != FollowUpFault::kNone) return false;
  const std::optional<Pose> end = ApproachTo(b, u, t);
  if (!end.has_value()) return false;
  UnitState& unit = b.unit(u);
  const Pose from = unit.pose();
  const UnitSet before = ContactsOf(b, u);
  // The charge begins here (GT-CHG-13). Decision: the start pose of the turn
  // gives way to it, so that a unit has one pose its charge began from.
  unit.StartAt(from);
  ++unit.followups_made;
  TellMove(b, EventCode::kFollowsUp, b.scenario.Entity(u), from, *end,
           b.scenario.Entity(t));
  if (*end == from) return true;
  LeaveArea(b, u);
  Place(b, u, *end);
  AfterPlacement(b, u);
  RecordNewContacts(b, u, from, before);
  return true;
}

// The units that chose the same target as the first one that waits ride and
// charge together (GT-FUP-10, GT-FUP-11).
Progress ChargeNext(const Battle& b, After after) {
  int first = 0;
  while (first < after.count() && !after.HasChosen(first)) ++first;
  // A group has just been resolved, or none is left: those that missed theirs
  // choose again.
  const int missed = after.Find(AfterFate::kRechoose);
  if (missed < after.count()) {
    after.Set(missed, AfterFate::kPassed);
    after.MoveToEnd(missed);
    if (after.Find(AfterFate::kRechoose) == after.count()) {
      after.SetStage(AfterStage::kChoosing);
    }
    return Progress::kAgain;
  }
  if (first == after.count()) {
    Pop(b);
    return Progress::kAgain;
  }
  const UnitId t = after.chosen(first);
  for (int i = first; i < after.count(); ++i) {
    if (after.fate(i) != after.fate(first)) continue;
    if (LookAgain(b, after.unit(i)) != Waiting::kReady) {
      SendInPursuit(b, after, i);
      return Progress::kAgain;
    }
  }
  UnitSet group;
  for (int i = first; i < after.count(); ++i) {
    if (!after.HasChosen(i) || after.chosen(i) != t) continue;
    const bool rides = Approach(b, after.unit(i), after.prior(), t);
    if (rides) group.Add(after.unit(i));
    after.Set(i, rides ? AfterFate::kDone : AfterFate::kRechoose);
  }
  if (group.empty()) return Progress::kAgain;
  const bool checked =
      b.scenario.options.followup_second_check == Options::Switch::kOff;
  PushCharge(b, group, t, checked ? ChargeNote::kChecked : ChargeNote::kNone);
  return Progress::kAgain;
}

}  // namespace

Progress AdvanceAfter(const Battle& b) {
  const After after(Top(b.state));
  switch (after.stage()) {
    case AfterStage::kRolling:
      return Roll(b, after);
    case AfterStage::kPursuing:
      return PursueNext(b, after);
    case AfterStage::kChoosing:
      return Choose(b, after);
    case AfterStage::kCharging:
      return ChargeNext(b, after);
  }
  BERTHIER_CHECK(false);
  return Progress::kDone;
}

UnitId ChooserOf(const State& state) {
  const Frame& frame = Top(state);
  return static_cast<UnitId>(frame.list[frame.cursor]);
}

void ResolveFollowUp(const Battle& b, Check check) {
  After after(Top(b.state));
  after.Set(after.cursor(),
            check == Check::kPass ? AfterFate::kPassed : AfterFate::kFailed);
}

void ChooseFollowUp(const Battle& b, UnitId target) {
  After after(Top(b.state));
  after.Set(after.cursor(), static_cast<uint8_t>(target));
}

}  // namespace berthier::grande_tactique
