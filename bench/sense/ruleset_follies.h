// What each ruleset knows of follies: one line in a table, written from the
// registry of rulesets (engine/rulesets/registries.cmake).
#ifndef BERTHIER_BENCH_SENSE_RULESET_FOLLIES_H_
#define BERTHIER_BENCH_SENSE_RULESET_FOLLIES_H_

#include <memory>
#include <span>
#include <string_view>

#include "bench/sense/ledger.h"
#include "bench/sense/turn.h"
#include "engine/model/game.h"

namespace berthier {

// Looks at one game, turn by turn, for follies.
class FollyWatch {
 public:
  virtual ~FollyWatch() = default;
  virtual void Look(const Turn& turn, Ledger& ledger) = 0;
  // The game is over; `last` is how it ended, after so many steps.
  virtual void Finish(const Position& last, int steps, Ledger& ledger) = 0;
};

struct RulesetFollies {
  std::string_view ruleset;
  std::span<const FollyKind> kinds;
  // `game` must outlive the watch.
  std::unique_ptr<FollyWatch> (*watch)(const Game& game) = nullptr;
};

// Those that a kind of watch looks for.
template <typename Watch>
RulesetFollies FolliesOf(std::string_view ruleset,
                         std::span<const FollyKind> kinds) {
  return {.ruleset = ruleset,
          .kinds = kinds,
          .watch = [](const Game& game) -> std::unique_ptr<FollyWatch> {
            return std::make_unique<Watch>(game);
          }};
}

std::span<const RulesetFollies> AllRulesetFollies();

}  // namespace berthier

#endif  // BERTHIER_BENCH_SENSE_RULESET_FOLLIES_H_
