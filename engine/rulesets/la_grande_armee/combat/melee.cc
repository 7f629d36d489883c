#include "engine/rulesets/la_grande_armee/combat/melee.h"

#include <algorithm>

#include "engine/rulesets/la_grande_armee/board/changes.h"
#include "engine/rulesets/la_grande_armee/combat/aftermath.h"
#include "engine/rulesets/la_grande_armee/combat/fighters.h"
#include "engine/rulesets/la_grande_armee/combat/losses.h"
#include "engine/rulesets/la_grande_armee/combat/marks.h"
#include "engine/rulesets/la_grande_armee/combat/mass.h"
#include "engine/rulesets/la_grande_armee/combat/sharing.h"
#include "engine/rulesets/la_grande_armee/combat/tests.h"

namespace berthier::la_grande_armee {
namespace {

// Frame::step. Frame::cursor counts those who have had their turn, `who` has
// it; `count` is the number of the mass phase.
enum class Step : uint8_t {
  kSquares,     // M1, D10
  kCount,       // K1
  kPick,        // K2, M2: who throws
  kThrow,       // R8, R14
  kAgain,       // R10
  kShare,       // K3, M3
  kDraw,        // R15
  kFall,        // R9, R4, R11
  kBreak,       // K5
  kReaction,    // K6, M4
  kSquareHeld,  // K7
  kTown,        // K8, M5
  kReinforce,   // M6, D11
  kMorale,      // K9, M7
  kRout,
  kMoves,  // K10
  kScout,  // R23
  kEnd,
};

void Go(Frame& frame, Step step) {
  frame.step = static_cast<uint8_t>(step);
  frame.cursor = 0;
}
void Next(Frame& frame) { Go(frame, static_cast<Step>(frame.step + 1)); }

// The next fighter on the table who is meant; kNone, and the next step begins,
// if there is none. The cursor counts all elements: a fighter who falls is
// forgotten.
template <typename F>
ElementId NextFighter(const Battle& b, F&& is_meant) {
  Frame& frame = TopFrame(b.state);
  frame.who = ElementId::kNone;
  int place = 0;
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    b.scenario.side(side).elements.ForEach([&](ElementId e) {
      if (place++ < frame.cursor || IsSome(frame.who)) return;
      ++frame.cursor;
      const ElementState& unit = b.unit(e);
      if (unit.group == frame.group && unit.on_table() && is_meant(e)) {
        frame.who = e;
      }
    });
  }
  if (IsSome(frame.who)) return frame.who;
  Next(frame);
  return ElementId::kNone;
}

// LGA-MEL-22, LGA-MAS-17: Frame::hits holds the bases lost by each side as soon
// as all hits have been dealt.
bool Won(PositionView f, const Frame& melee, ElementId e) {
  const Side side = f.data(e).side;
  return melee.hits[Slot(Opponent(side))] > melee.hits[Slot(side)];
}

// ---- The dice ---------------------------------------------------------------

void ForEachDice(PositionView f, const Frame& melee, ElementId e,
                 DiceAdder add) {
  if (IsContact(melee)) return ForEachContactDice(f, melee, e, add);
  ForEachMassDice(f, e, add);
}

void Count(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  frame.hits = {0, 0};
  ForEachFighter(b, frame, [&](ElementId e) {
    ElementState& unit = b.unit(e);
    int dice = 0;
    ForEachDice(b, frame, e, [&](ModifierCode, int value) { dice += value; });
    unit.dice = static_cast<uint8_t>(std::clamp(dice, 0, 255));
    // LGA-MEL-15, LGA-MAS-09, LGA-SQR-20
    unit.cap = static_cast<uint8_t>(
        IsContact(frame) ? StrengthIn(b, frame, e).fallible : unit.bases());
  });
  Next(frame);
}

void Pick(const Battle& b) {
  const uint8_t before = TopFrame(b.state).step;
  const ElementId e =
      NextFighter(b, [&](ElementId each) { return b.unit(each).dice > 0; });
  Frame& frame = TopFrame(b.state);
  if (!IsSome(e)) return Go(frame, Step::kShare);
  frame.step = static_cast<uint8_t>(before + 1);
  frame.left = b.unit(e).dice;
  frame.ones = 0;
}

int DiceLeft(PositionView f) {
  return std::min<int>(TopFrame(f.state).left, kMostDice);
}
// LGA-MEL-17
bool CountsOnes(PositionView f) {
  return HasCommander(f, TopFrame(f.state).who);
}
void DescribeDice(PositionView f, Roll& roll) {
  const Frame& frame = TopFrame(f.state);
  roll.subject = f.scenario.Entity(frame.who);
  if (IsContact(frame)) {
    roll.object =
        f.scenario.Entity(frame.who == frame.unit ? frame.other : frame.unit);
  }
  ForEachDice(f, frame, frame.who, [&](ModifierCode code, int value) {
    AddModifier(roll, code, value);
  });
}
void DescribeAgain(PositionView f, Roll& roll) {
  roll.subject = f.scenario.Entity(TopFrame(f.state).who);
}

// The dice just thrown, with those sixes.
void TakeHits(const Battle& b, EventCode event, int sixes) {
  Frame& frame = TopFrame(b.state);
  const int dice = DiceLeft(b);
  uint8_t& hits = frame.hits[Slot(b.data(frame.who).side)];
  hits = static_cast<uint8_t>(std::min(hits + sixes, 255));
  frame.left = static_cast<int16_t>(frame.left - dice);
  Tell(b, event, b.scenario.Entity(frame.who), EntityId::kNone,
       {dice, sixes, 0, 0});
}
void ResolveDice(const Battle& b, Outcome outcome) {
  Frame& frame = TopFrame(b.state);
  TakeHits(b, EventCode::kFights, outcome.hits());
  frame.ones = static_cast<int16_t>(frame.ones + outcome.ones());
  if (frame.left > 0) return;
  frame.left = frame.ones;
  frame.ones = 0;
  const Step step = frame.left > 0 ? Step::kAgain : Step::kPick;
  frame.step = static_cast<uint8_t>(step);
}
void ResolveAgain(const Battle& b, Outcome outcome) {
  TakeHits(b, EventCode::kThrowsAgain, outcome.hits());
  Frame& frame = TopFrame(b.state);
  if (frame.left == 0) frame.step = static_cast<uint8_t>(Step::kPick);
}

// ---- What comes of it -------------------------------------------------------

// LGA-SET-20: of several sides that are attacked, the fullest.
Struck WhereStruck(PositionView f, const Frame& melee, ElementId e) {
  if (IsContact(melee)) {
    return {melee.edge, (melee.flags & kMeetsBlock) != 0};
  }
  Struck struck;
  int most = -1;
  ForEachContact(f, e, [&](const Contact& contact) {
    if (contact.target != e || f.unit(contact.mover).routing()) return;
    const bool outside = contact.outside != 0;
    const ElementState& unit = f.unit(e);
    const int bases =
        outside ? unit.outside.bases() : unit.part(contact.target_edge).bases();
    if (bases <= most) return;
    most = bases;
    struck = {contact.target_edge, outside};
  });
  return struck;
}

void Fall(const Battle& b) {
  const ElementId e =
      NextFighter(b, [&](ElementId each) { return b.unit(each).hits > 0; });
  if (!IsSome(e)) return;
  PushLosses(b, e, b.unit(e).hits, LossCause::kMelee,
             WhereStruck(b, TopFrame(b.state), e));
}

void TestReaction(const Battle& b) {
  const ElementId e =
      NextFighter(b, [&](ElementId each) { return b.unit(each).losses > 0; });
  if (IsSome(e)) PushTest(b, e, TestKind::kReaction, b.unit(e).losses);
}

// LGA-SET-19
void TestInTown(const Battle& b) {
  const Frame& frame = TopFrame(b.state);
  bool town = false;
  ForEachFighter(b, frame,
                 [&](ElementId e) { town = town || DefendsTown(b, frame, e); });
  if (!town) return Next(TopFrame(b.state));
  const ElementId e =
      NextFighter(b, [&](ElementId each) { return !b.unit(each).routing(); });
  if (IsSome(e)) PushTest(b, e, TestKind::kFire, 0, kInTownFight);
}

void TestMorale(const Battle& b) {
  const ElementId e = NextFighter(b, [&](ElementId each) {
    return b.unit(each).markers > 0 && !b.unit(each).routing();
  });
  if (!IsSome(e)) return;
  const Frame& frame = TopFrame(b.state);
  int flags = Won(b, frame, e) ? kWonPhase : 0;
  if (DefendsTown(b, frame, e)) flags |= kInTownFight;
  // LGA-SQR-15
  if (IsContact(frame) && InSquare(b, e) && IsCavalry(b, frame.unit)) {
    flags |= kFirmSquare;
  }
  PushTest(b, e, TestKind::kMorale, 0, flags);
}

void Rout(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  ForEachFighter(b, frame, [&](ElementId e) {
    if (!b.unit(e).on_table() || !HasMark(b.unit(e), Mark::kRouts)) return;
    StartRout(b, e);
    frame.value = 1;
  });
  Next(frame);
}

Outcome ScoutOutcome(PositionView, const Faces& faces) {
  return {OutcomeCode::kNumber, faces[0] + faces[1]};
}
void DescribeScout(PositionView f, Roll& roll) {
  roll.subject = f.scenario.Entity(TopFrame(f.state).other);
}
void ResolveScout(const Battle& b, Outcome outcome) {
  Next(TopFrame(b.state));
  EvadeAsScout(b, TopFrame(b.state), Inches(outcome.detail));
}

// ---- The end ----------------------------------------------------------------

// LGA-MAS-02, 12, 13: whether another phase follows. Frame::value: 1 if
// somebody has routed.
bool FightsOn(PositionView f, const Frame& melee) {
  return !IsContact(melee) && melee.value == 0 && melee.count < kMassPhases &&
         FightersOf(f, melee, Side::kFirst) > 0 &&
         FightersOf(f, melee, Side::kSecond) > 0;
}

void End(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  CollapseSquares(b);
  ForEachFighter(b, frame, [&](ElementId e) {
    ElementState& unit = b.unit(e);
    unit.dice = unit.cap = unit.hits = unit.losses = unit.marks = 0;
  });
  if (FightsOn(b, frame)) {
    ++frame.count;
    return Go(frame, Step::kSquares);
  }
  const uint8_t group = frame.group;
  PopFrame(b);
  for (int i = 0; i < b.scenario.unit_count(); ++i) {
    ElementState& unit = b.unit(MakeId<ElementId>(i));
    if (unit.group == group) unit.group = 0;
  }
}

}  // namespace

const RollRow kContactDiceRoll = {.pool = &DiceLeft,
                                  .ones = &CountsOnes,
                                  .describe = &DescribeDice,
                                  .resolve = &ResolveDice};
const RollRow kMassDiceRoll = kContactDiceRoll;
const RollRow kAgainRoll = {
    .pool = &DiceLeft, .describe = &DescribeAgain, .resolve = &ResolveAgain};
const RollRow kScoutEvadeRoll = {.dice = 2,
                                 .describe = &DescribeScout,
                                 .outcome = &ScoutOutcome,
                                 .resolve = &ResolveScout};

void PushContactPhase(const Battle& b, ElementId mover, ElementId target,
                      Edge edge, int flags) {
  b.unit(mover).group = b.unit(target).group = kContactGroup;
  PushFrame(b, {.kind = FrameKind::kMelee,
                .unit = mover,
                .other = target,
                .what = static_cast<uint8_t>(MeleeKind::kContact),
                .flags = static_cast<uint8_t>(flags),
                .edge = edge,
                .group = kContactGroup});
}

Progress AdvanceMelee(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  const auto await = [&](RollKind kind, ElementId e) {
    AwaitRoll(b, b.data(e).side, kind, b.scenario.Entity(e));
    return Progress::kAwaiting;
  };
  switch (static_cast<Step>(frame.step)) {
    case Step::kSquares:
    case Step::kReinforce: {
      const bool squares = static_cast<Step>(frame.step) == Step::kSquares;
      const ElementId e = NextFighter(b, [&](ElementId each) {
        return !IsContact(TopFrame(b.state)) &&
               (squares ? MustChoose(b, each) : MayReinforce(b, each));
      });
      if (!IsSome(e)) break;
      AwaitDecision(b, b.data(e).side,
                    squares ? Decision::kSquare : Decision::kReinforce,
                    b.scenario.Entity(e));
      return Progress::kAwaiting;
    }
    case Step::kCount:
      Count(b);
      break;
    case Step::kPick:
      Pick(b);
      break;
    case Step::kThrow:
      return await(IsContact(frame) ? RollKind::kContact : RollKind::kMass,
                   frame.who);
    case Step::kAgain:
      return await(RollKind::kAgain, frame.who);
    case Step::kShare:
      ShareHits(b);
      Next(frame);
      break;
    case Step::kDraw:
      if (!AllDealt(b)) return DealNext(b);
      PassOnSurplus(b);
      Next(frame);
      break;
    case Step::kFall:
      Fall(b);
      break;
    case Step::kBreak:
      if (IsContact(frame)) BreakThrough(b, frame);
      Next(frame);
      break;
    case Step::kReaction:
      TestReaction(b);
      break;
    case Step::kSquareHeld:
      if (IsContact(frame)) HoldOrBreak(b, frame, Won(b, frame, frame.unit));
      Next(frame);
      break;
    case Step::kTown:
      TestInTown(b);
      break;
    case Step::kMorale:
      TestMorale(b);
      break;
    case Step::kRout:
      Rout(b);
      break;
    case Step::kMoves:
      Next(frame);
      if (IsContact(frame)) MoveApart(b, frame);
      break;
    case Step::kScout:
      if (IsContact(frame) && ScoutEvades(b, frame)) {
        return await(RollKind::kScoutEvade, frame.other);
      }
      Next(frame);
      break;
    case Step::kEnd:
      End(b);
      break;
  }
  return Progress::kAgain;
}

}  // namespace berthier::la_grande_armee
