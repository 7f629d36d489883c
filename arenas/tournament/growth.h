// A tournament that grows while its ledger lives: what a changed file asks for
// beyond what the ledger was begun with, and whether that can be had.
//
// What may change: more pairs, agents and scenarios behind those there are
// (formats whose pairs follow from the file alone), more budgets of a ladder,
// more champions that are new, more rounds of a Swiss; and in every format
// ratings that are given, and fault rules, which hold for the pairs no game of
// which was begun. Nothing else: whatever was played stays what it was.
//
// Laws: a file that says the same asks for nothing; the pairs of the old
// tournament keep their numbers, players, scenarios and seeds in the grown one.
//
//   const Growth growth = GrowthOf(known, asked);
//   if (!growth.refused && !growth.changes.empty()) {
//     GrowFrom(known, asked, NewStep::kOne);
//   }
#ifndef BERTHIER_ARENAS_TOURNAMENT_GROWTH_H_
#define BERTHIER_ARENAS_TOURNAMENT_GROWTH_H_

#include <optional>
#include <string>
#include <vector>

#include "arenas/tournament/tournament_plan.h"

namespace berthier {

struct Growth {
  std::vector<std::string> changes;    // "pairs: 3 -> 5"; none: the same
  std::optional<std::string> refused;  // why it cannot be had
};

// From the last step of the one plan to that of the other.
Growth GrowthOf(const TournamentPlan& before, const TournamentPlan& after);

// Makes `after`, a plan of one step, the plan that `before` grew into; without
// a step of its own if nothing changed.
enum class NewStep { kNone, kOne };
void GrowFrom(const TournamentPlan& before, TournamentPlan& after,
              NewStep step);

// What the plan's step, not the first, brought: "grown after 18 games: pairs: 3
// -> 5; agent x is new".
std::string GrowthInWords(const TournamentPlan& plan, size_t step);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_GROWTH_H_
