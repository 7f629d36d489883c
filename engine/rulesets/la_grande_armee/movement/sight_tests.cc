#include "engine/rulesets/la_grande_armee/movement/sight_tests.h"

#include "engine/rulesets/la_grande_armee/board/changes.h"
#include "engine/rulesets/la_grande_armee/board/frames.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"
#include "engine/rulesets/la_grande_armee/field/sight.h"

namespace berthier::la_grande_armee {
namespace {

ElementId Tester(PositionView f) {
  return MakeId<ElementId>(TopFrame(f.state).cursor);
}

// STA-06: friends, not routing, within 6 in and in direct sight.
bool IsWitness(PositionView f, ElementId x, ElementId gone) {
  const ElementState& unit = f.unit(x);
  if (!unit.on_table() || unit.routing() ||
      f.data(x).side != f.data(gone).side) {
    return false;
  }
  const Shape shape = ShapeOf(f, gone);
  return Within(ShapeOf(f, x), shape, Inches(kDistances.sight) + kRounding) &&
         SeesShape(f, x, gone, SolidOf(f, gone));
}

}  // namespace

int SightNumber(PositionView f, ElementId e) {
  return kReactionTable[static_cast<size_t>(f.data(e).quality)][0].number;
}

Progress AdvanceSight(const Battle& b) {
  State& s = b.state;
  Frame& frame = TopFrame(s);
  while (s.dispersed_first < s.dispersed_count) {
    const ElementId gone = s.dispersed[s.dispersed_first];
    frame.other = gone;
    for (; frame.cursor < b.scenario.unit_count(); ++frame.cursor) {
      const ElementId x = Tester(b);
      // One that cannot fail does not roll.
      if (SightNumber(b, x) >= kDie || !IsWitness(b, x, gone)) continue;
      frame.unit = x;
      AwaitRoll(b, b.data(x).side, RollKind::kSeesDispersal,
                b.scenario.Entity(x));
      return Progress::kAwaiting;
    }
    Forget(b, gone);
    ++s.dispersed_first;
    frame.cursor = 0;
  }
  s.dispersed.fill(ElementId{});
  s.dispersed_first = s.dispersed_count = 0;
  PopFrame(b);
  return Progress::kAgain;
}

const RollRow kSeesDispersalRoll = {
    .describe =
        [](PositionView f, Roll& roll) {
          roll.subject = f.scenario.Entity(Tester(f));
          roll.object = f.scenario.Entity(TopFrame(f.state).other);
          roll.target = SightNumber(f, Tester(f));
        },
    .outcome =
        [](PositionView f, const Faces& faces) {
          return PassedIf(faces[0] <= SightNumber(f, Tester(f)));
        },
    .tell =
        [](const Battle& b, const Faces& faces) {
          Tell(b, EventCode::kSeesIt, b.scenario.Entity(Tester(b)),
               b.scenario.Entity(TopFrame(b.state).other),
               {faces[0], faces[0] <= SightNumber(b, Tester(b)), 0, 0});
        },
    .resolve =
        [](const Battle& b, Outcome outcome) {
          if (outcome.code == OutcomeCode::kFailed) {
            GainMarkers(b, Tester(b), kMarkerTable.failed_test);
          }
          ++TopFrame(b.state).cursor;
        },
};

}  // namespace berthier::la_grande_armee
