// The sequence of play: a driver that asks the current phase for one step at a
// time.
//
// A ruleset gives two tables in the order of its phases: the titles shown to
// players (used by BeginPhase) and the step functions (used by AdvancePhases).
// The last phase is the end of the game: it awaits nothing.
//
// Laws: a phase that returns kDone is followed by the next one in the table. A
// phase with a different successor (the next round, the end) enters that phase
// itself and returns kAgain.
//
//   constexpr PhaseTitle<Phase> kPhaseTitles[] = {
//       {Phase::kFire, "fire", Announced::kYes},
//       {Phase::kOver, "the battle is over", Announced::kYes}};
//   constexpr PhaseStep<Battle, Phase> kPhaseSteps[] = {
//       {Phase::kFire, AdvanceFire}, {Phase::kOver, AwaitNothing}};
//   static_assert(InOrder(kPhaseTitles) && InOrder(kPhaseSteps));
//   AdvancePhases(b, kPhaseSteps, ResolveFlights);
#ifndef BERTHIER_ENGINE_KIT_STATE_SEQUENCE_H_
#define BERTHIER_ENGINE_KIT_STATE_SEQUENCE_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/kit/state/telling.h"
#include "engine/model/awaited.h"
#include "engine/model/fault.h"

namespace berthier {

enum class PhaseProgress : uint8_t {
  kAgain,     // a forced step was done; ask again
  kAwaiting,  // a decision or roll is awaited
  kDone,      // nothing is left to do in this phase
};

// Whether the start of a phase is an event. Phases played by a player are
// announced; phases that are only bookkeeping are not, but their results have
// events of their own.
enum class Announced : uint8_t { kNo, kYes };

template <typename Phase>
struct PhaseTitle {
  Phase phase;
  std::string_view title;
  Announced announced = Announced::kNo;
};

template <typename Battle, typename Phase>
struct PhaseStep {
  Phase phase;
  PhaseProgress (*advance)(const Battle&);
};

// True if row i is that of phase i and the last row is that of kOver.
template <typename Row, size_t n>
constexpr bool InOrder(const Row (&rows)[n]) {
  for (size_t i = 0; i < n; ++i) {
    if (static_cast<size_t>(rows[i].phase) != i) return false;
  }
  return rows[n - 1].phase == decltype(rows[0].phase)::kOver;
}

template <typename Phase, size_t n>
std::string TitleOf(const PhaseTitle<Phase> (&titles)[n], Phase phase) {
  return std::string(titles[static_cast<size_t>(phase)].title);
}

// True if something is awaited or the game is over.
template <typename State>
bool IsAwaiting(const State& s) {
  return s.awaits.what != Awaited::What::kNothing ||
         s.phase == decltype(s.phase)::kOver;
}

// Enters the phase: resets step and cursor, and, if the phase is announced,
// reports the event `begins` with side `whose` as its subject.
template <typename Battle, typename Phase, size_t n, typename Code>
void BeginPhase(const Battle& b, const PhaseTitle<Phase> (&titles)[n],
                Phase phase, Side whose, Code begins) {
  b.state.phase = phase;
  b.state.step = 0;
  b.state.cursor = 0;
  if (titles[static_cast<size_t>(phase)].announced == Announced::kNo) return;
  Tell(b, begins, b.scenario.Entity(whose), EntityId::kNone,
       {static_cast<int32_t>(phase), 0, 0, 0});
}

// Runs forced steps until something is awaited or the game is over. Before each
// step, interrupt(b) does one step of whatever takes precedence over the phases
// (such as flights); kDone means that there was nothing to do. The ruleset must
// define EnterPhase(b, phase).
template <typename Battle, typename Phase, size_t n, typename Interrupt>
void AdvancePhases(const Battle& b, const PhaseStep<Battle, Phase> (&steps)[n],
                   const Interrupt& interrupt) {
  while (!IsAwaiting(b.state)) {
    if (interrupt(b) != PhaseProgress::kDone) continue;
    const Phase phase = b.state.phase;
    if (steps[static_cast<size_t>(phase)].advance(b) == PhaseProgress::kDone) {
      BERTHIER_DCHECK(phase == b.state.phase);
      EnterPhase(b, static_cast<Phase>(static_cast<size_t>(phase) + 1));
    }
  }
}

}  // namespace berthier

#endif  // BERTHIER_ENGINE_KIT_STATE_SEQUENCE_H_
