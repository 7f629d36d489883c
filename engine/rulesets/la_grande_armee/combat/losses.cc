#include "engine/rulesets/la_grande_armee/combat/losses.h"

#include <algorithm>

#include "engine/rulesets/la_grande_armee/board/changes.h"

namespace berthier::la_grande_armee {
namespace {

// Frame::step. Frame::left counts the hits and, from kGuns on, the casualties;
// `what` is the LossCause, `edge` and `flags` where they fall.
enum class Step : uint8_t { kSaves, kGuns, kStruck, kEnd };

void Go(Frame& frame, Step step) { frame.step = static_cast<uint8_t>(step); }

int HitsLeft(PositionView f) { return TopFrame(f.state).left; }
void Describe(PositionView f, Roll& roll) {
  roll.subject = f.scenario.Entity(TopFrame(f.state).unit);
}

void ResolveSaves(const Battle& b, Outcome outcome) {
  Frame& frame = TopFrame(b.state);
  frame.left = static_cast<int16_t>(frame.left - outcome.hits());
  Go(frame, Step::kGuns);
  Tell(b, EventCode::kSaves, b.scenario.Entity(frame.unit), EntityId::kNone,
       {outcome.hits(), 0, 0, 0});
}

// Decision: the dice of all casualties are thrown together; guns beyond those
// there are, are troops. LGA-FIR-15, 16: at most so many of the casualties are
// guns, if there are troops to fall in their place.
void Lose(const Battle& b, int guns) {
  Frame& frame = TopFrame(b.state);
  ElementState& element = b.unit(frame.unit);
  const int all = std::min<int>(frame.left, element.bases());
  const int troops =
      std::min<int>(all - std::min<int>(guns, element.guns), element.troops);
  frame.left = static_cast<int16_t>(all);
  Go(frame, Step::kStruck);
  element.losses = static_cast<uint8_t>(element.losses + all);
  LoseBases(b, frame.unit, troops, all - troops, frame.edge, frame.flags != 0);
}
void ResolveGuns(const Battle& b, Outcome outcome) {
  Tell(b, EventCode::kGunsLost, b.scenario.Entity(TopFrame(b.state).unit),
       EntityId::kNone, {outcome.hits(), 0, 0, 0});
  Lose(b, outcome.hits());
}

void DescribeStruck(PositionView f, Roll& roll) {
  const Frame& frame = TopFrame(f.state);
  roll.subject = f.scenario.Entity(AttachedTo(f, frame.unit));
  roll.object = f.scenario.Entity(frame.unit);
  roll.target = frame.left;
}
Outcome StruckOutcome(PositionView f, const Faces& faces) {
  return {faces[0] <= TopFrame(f.state).left ? OutcomeCode::kKilled
                                             : OutcomeCode::kUnhurt};
}
void Kill(const Battle& b) {
  LoseCommander(b, AttachedTo(b, TopFrame(b.state).unit), LostHow::kKilled);
}
void TellStruck(const Battle& b, const Faces& faces) {
  const Frame& frame = TopFrame(b.state);
  Tell(b, EventCode::kStruck, b.scenario.Entity(AttachedTo(b, frame.unit)),
       b.scenario.Entity(frame.unit),
       {faces[0], faces[0] <= frame.left ? 1 : 0, 0, 0});
}
void ResolveStruck(const Battle& b, Outcome outcome) {
  Go(TopFrame(b.state), Step::kEnd);
  if (outcome.code == OutcomeCode::kKilled) Kill(b);
}

}  // namespace

const RollRow kSaveRoll = {
    .pool = &HitsLeft, .describe = &Describe, .resolve = &ResolveSaves};
const RollRow kGunsRoll = {
    .pool = &HitsLeft, .describe = &Describe, .resolve = &ResolveGuns};
const RollRow kStruckRoll = {.describe = &DescribeStruck,
                             .outcome = &StruckOutcome,
                             .tell = &TellStruck,
                             .resolve = &ResolveStruck};

void PushLosses(const Battle& b, ElementId e, int hits, LossCause cause,
                Struck where) {
  PushFrame(b, {.kind = FrameKind::kLosses,
                .unit = e,
                .what = static_cast<uint8_t>(cause),
                .flags = static_cast<uint8_t>(where.outside ? 1 : 0),
                .edge = where.edge,
                .left = static_cast<int16_t>(hits)});
}

Progress AdvanceLosses(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  const ElementId e = frame.unit;
  const ElementState& element = b.unit(e);
  const auto await = [&](RollKind kind) {
    AwaitRoll(b, b.data(e).side, kind, b.scenario.Entity(e));
    return Progress::kAwaiting;
  };
  switch (static_cast<Step>(frame.step)) {
    case Step::kSaves:
      // LGA-CUI-01, LGA-FIR-21
      if (static_cast<LossCause>(frame.what) == LossCause::kMelee &&
          IsCavalryOf(b, e, CavalryType::kCuirassier)) {
        return await(RollKind::kSave);
      }
      Go(frame, Step::kGuns);
      return Progress::kAgain;
    case Step::kGuns:
      if (frame.left == 0 || !element.on_table()) break;
      // If all fall, there is nothing to decide.
      if (element.guns > 0 && element.troops > 0 &&
          frame.left < element.bases()) {
        return await(RollKind::kGuns);
      }
      Lose(b, frame.left);
      return Progress::kAgain;
    case Step::kStruck:
      Go(frame, Step::kEnd);
      if (!HasCommander(b, e)) return Progress::kAgain;
      if (frame.left < kDie) return await(RollKind::kStruck);
      Kill(b);
      return Progress::kAgain;
    case Step::kEnd:
      break;
  }
  const int lost = frame.left;
  PopFrame(b);
  uint8_t& total =
      TopFrame(b.state).hits[static_cast<size_t>(Index(b.data(e).side))];
  total = static_cast<uint8_t>(total + lost);
  RemoveIfEmpty(b, e);
  return Progress::kAgain;
}

}  // namespace berthier::la_grande_armee
