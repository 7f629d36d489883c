#include "engine/rulesets/simple_grand_tactical/board/progress.h"

#include "engine/rulesets/simple_grand_tactical/facts/phase_titles.h"

namespace berthier::simple_grand_tactical {

namespace {

Side WhosePhase(const State& s, Phase phase) {
  switch (phase) {
    case Phase::kDeployment:  // its sides follow one another (SCN-02)
      return Side::kFirst;
    case Phase::kDefensiveFire:
      return s.passive();
    default:
      return s.active;
  }
}

}  // namespace

void EnterPhase(const Battle& b, Phase phase) {
  if (phase == Phase::kArrivals) {
    Tell(b, EventCode::kTurnBegins, b.scenario.Entity(b.state.active),
         EntityId::kNone, {b.state.turn, 0, 0, 0});
  }
  BeginPhase(b, kPhaseTitles, phase, WhosePhase(b.state, phase),
             EventCode::kPhaseBegins);
}

}  // namespace berthier::simple_grand_tactical
