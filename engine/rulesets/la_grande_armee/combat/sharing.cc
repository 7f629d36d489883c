#include "engine/rulesets/la_grande_armee/combat/sharing.h"

#include <algorithm>

#include "engine/rulesets/la_grande_armee/combat/fighters.h"
#include "engine/rulesets/la_grande_armee/combat/marks.h"

namespace berthier::la_grande_armee {
namespace {

// The side whose elements draw the outstanding hits.
Side DrawingSide(PositionView f) {
  return TopFrame(f.state).hits[Slot(Side::kSecond)] > 0 ? Side::kFirst
                                                         : Side::kSecond;
}
int Candidates(PositionView f) {
  int n = 0;
  ForEachOf(f, TopFrame(f.state), DrawingSide(f), [&](ElementId e) {
    n += HasMark(f.unit(e), Mark::kDrawn) ? 0 : 1;
  });
  return n;
}

void DescribeShare(PositionView f, Roll& roll) {
  roll.subject = f.scenario.Entity(DrawingSide(f));
}
Outcome ShareOutcome(PositionView, const Faces& faces) {
  return {OutcomeCode::kDraws, faces[0]};
}
void ResolveShare(const Battle& b, Outcome outcome) {
  Frame& frame = TopFrame(b.state);
  const Side side = DrawingSide(b);
  int place = 0;
  ForEachOf(b, frame, side, [&](ElementId e) {
    ElementState& unit = b.unit(e);
    if (HasMark(unit, Mark::kDrawn) || ++place != outcome.detail) return;
    SetMark(unit, Mark::kDrawn);
    ++unit.hits;
    TellUnit(b, EventCode::kOutstanding, e);
  });
  --frame.hits[Slot(Opponent(side))];
}

// Decision: what cannot be lost passes on one by one, by index.
void PassOn(const Battle& b, const Frame& melee, Side side) {
  int surplus = 0;
  ForEachOf(b, melee, side, [&](ElementId e) {
    ElementState& unit = b.unit(e);
    surplus += std::max(0, unit.hits - unit.cap);
    unit.hits = std::min(unit.hits, unit.cap);
  });
  for (bool some = true; some && surplus > 0;) {
    some = false;
    ForEachOf(b, melee, side, [&](ElementId e) {
      ElementState& unit = b.unit(e);
      if (surplus == 0 || unit.hits == unit.cap) return;
      ++unit.hits;
      --surplus;
      some = true;
    });
  }
}

}  // namespace

const RollRow kShareRoll = {.sides = &Candidates,
                            .describe = &DescribeShare,
                            .outcome = &ShareOutcome,
                            .resolve = &ResolveShare};

void ShareHits(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    uint8_t& hits = frame.hits[Slot(Opponent(side))];
    const int among = FightersOf(b, frame, side);
    if (among == 0) {
      hits = 0;
      continue;
    }
    ForEachOf(b, frame, side, [&](ElementId e) {
      b.unit(e).hits = static_cast<uint8_t>(hits / among);
    });
    hits = static_cast<uint8_t>(hits % among);
  }
}

bool AllDealt(PositionView f) {
  return TopFrame(f.state).hits == std::array<uint8_t, kSides>{0, 0};
}

Progress DealNext(const Battle& b) {
  // Of one candidate it is known.
  if (Candidates(b) == 1) {
    ResolveShare(b, {OutcomeCode::kDraws, 1});
    return Progress::kAgain;
  }
  AwaitRoll(b, DrawingSide(b), RollKind::kShare, EntityId::kNone);
  return Progress::kAwaiting;
}

void PassOnSurplus(const Battle& b) {
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    PassOn(b, TopFrame(b.state), side);
  }
}

}  // namespace berthier::la_grande_armee
