#include "engine/rulesets/la_grande_armee/activation/recovery.h"

#include "engine/rulesets/la_grande_armee/board/changes.h"
#include "engine/rulesets/la_grande_armee/command/leaders.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"
#include "engine/rulesets/la_grande_armee/movement/forced.h"

namespace berthier::la_grande_armee {
namespace {

ElementId Tester(PositionView f) { return MakeId<ElementId>(f.state.cursor); }

// REC-03 to REC-05
int Modifiers(PositionView f, ElementId e, Roll* roll) {
  int sum = 0;
  const auto add = [&](ModifierCode code, bool applies) {
    if (!applies) return;
    sum += ValueOf(code);
    if (roll != nullptr) AddModifier(*roll, code, ValueOf(code));
  };
  add(ModifierCode::kNoEnemyNear,
      !EnemyWithin(f, e, Inches(kDistances.no_enemy)));
  add(ModifierCode::kArmyRecovery, ArmyNear(f, e));
  add(ModifierCode::kCommanderRecovery, HasCommander(f, e));
  return sum;
}

OutcomeCode ResultOf(PositionView f, int die) {
  const ElementId e = Tester(f);
  if (die == kDie) return OutcomeCode::kRecoversWell;
  return die + Modifiers(f, e, nullptr) > f.unit(e).markers
             ? OutcomeCode::kRecovers
             : OutcomeCode::kRuns;
}

// REC-06, REC-07, REC-09, REC-11
void Rally(const Battle& b, ElementId e, bool well) {
  ElementState& unit = b.unit(e);
  unit.Clear(Flag::kRouting);
  unit.rout_moves = 0;
  // REC-07 is the exception to STA-10.
  if (well && unit.markers > 0) --unit.markers;
  const Pose centre = {CentroidOf(b, e), unit.facing.Opposite()};
  Deploy(b, e, FrontOf(centre, BaseDepth(b) * unit.ranks()), unit.files);
  // What was its rear, where it may have been caught, is its front now.
  for (Contact& c : b.state.contacts) {
    if (!c.Concerns(e)) continue;
    Edge& edge = c.mover == e ? c.mover_edge : c.target_edge;
    edge = static_cast<Edge>((static_cast<int>(edge) + 2) % kEdges);
  }
  ElementSet locked;
  ForEachContact(b, e, [&](const Contact& c) {
    if (!b.unit(c.Other(e)).routing()) locked.Add(c.Other(e));
  });
  if (locked.empty()) return;
  SetRetire(b, e);
  locked.ForEach([&](ElementId enemy) { SetRetire(b, enemy); });
}

}  // namespace

Progress AdvanceRecovery(const Battle& b) {
  State& s = b.state;
  // SYS-05: the French before the Allies.
  for (; s.step < kSides; ++s.step, s.cursor = 0) {
    const Side side = static_cast<Side>(s.step);
    for (; s.cursor < b.scenario.unit_count(); ++s.cursor) {
      const ElementId e = Tester(b);
      const ElementState& unit = b.unit(e);
      if (b.data(e).side != side || !unit.on_table() || !unit.routing() ||
          unit.rout_moves == 0) {
        continue;
      }
      s.active = side;
      AwaitRoll(b, side, RollKind::kRecovery, b.scenario.Entity(e));
      return Progress::kAwaiting;
    }
  }
  return Progress::kDone;
}

const RollRow kRecoveryRoll = {
    .describe =
        [](PositionView f, Roll& roll) {
          roll.subject = f.scenario.Entity(Tester(f));
          roll.target = f.unit(Tester(f)).markers + 1;
          Modifiers(f, Tester(f), &roll);
        },
    .outcome =
        [](PositionView f, const Faces& faces) {
          return Outcome{ResultOf(f, faces[0])};
        },
    .tell =
        [](const Battle& b, const Faces& faces) {
          const ElementId e = Tester(b);
          Tell(b,
               ResultOf(b, faces[0]) == OutcomeCode::kRuns
                   ? EventCode::kRunsOn
                   : EventCode::kRallies,
               b.scenario.Entity(e), EntityId::kNone,
               {faces[0], Modifiers(b, e, nullptr), 0, 0});
        },
    .resolve =
        [](const Battle& b, Outcome outcome) {
          const ElementId e = Tester(b);
          if (outcome.code != OutcomeCode::kRuns) {
            Rally(b, e, outcome.code == OutcomeCode::kRecoversWell);
          }
          ++b.state.cursor;
        },
};

}  // namespace berthier::la_grande_armee
