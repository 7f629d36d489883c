// Positions for tests of the table: decisions of random games.
//
//   ForEachDecision(game, 12, [](const Position& position,
//                                SeededChooser& chooser) { ... });
#ifndef BERTHIER_TESTS_ARENAS_TABLE_POSITIONS_H_
#define BERTHIER_TESTS_ARENAS_TABLE_POSITIONS_H_

#include <cstdint>
#include <cstdlib>
#include <functional>
#include <string_view>

#include "engine/model/game.h"
#include "engine/rulesets/registry.h"
#include "tests/agents/bundled.h"
#include "tests/engine/model/random_play.h"

namespace berthier {

inline const Ruleset& RulesetNamed(std::string_view name) {
  for (const Ruleset& ruleset : Rulesets()) {
    if (ruleset.name == name) return ruleset;
  }
  std::abort();
}

// The first decision of that name after `steps` random steps.
inline Position AtDecision(const Game& game, std::string_view decision,
                           int steps, uint64_t seed) {
  SeededChooser chooser(seed);
  Position position(game.layout());
  game.Start(position);
  for (;; --steps) {
    const Awaited awaited = game.Awaits(position);
    BERTHIER_CHECK(!awaited.is_over());
    if (steps <= 0 && awaited.is_decision() &&
        game.vocabulary().decisions[awaited.kind].name == decision) {
      return position;
    }
    StepAtRandom(game, position, chooser, nullptr);
  }
}

// Calls f for up to `count` decisions of a random game, at least 25 steps
// apart.
inline void ForEachDecision(
    const Game& game, int count,
    const std::function<void(const Position&, SeededChooser&)>& f) {
  SeededChooser chooser(11);
  Position position(game.layout());
  game.Start(position);
  int steps = 0;
  while (!game.Awaits(position).is_over() && count > 0) {
    if (game.Awaits(position).is_decision() && steps-- <= 0) {
      SeededChooser own(static_cast<uint64_t>(count));
      f(position, own);
      --count;
      steps = 25;
    }
    StepAtRandom(game, position, chooser, nullptr);
  }
}

}  // namespace berthier

#endif  // BERTHIER_TESTS_ARENAS_TABLE_POSITIONS_H_
