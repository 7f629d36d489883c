// Growing a tournament whose ledger exists already: compares a changed
// tournament file with the ledger's and decides whether the change is allowed.
//
// Allowed changes: more pairs, and agents and scenarios appended to the lists
// (for formats whose pairs follow from the file alone); more budgets of a
// ladder; more champions, if they are new agents; more rounds of a Swiss; and
// in every format given (anchor) ratings, and fault rules, which apply only to
// pairs of which no game was begun. Nothing else may change.
//
// Laws: an unchanged file gives no changes; the pairs of the old tournament
// keep their numbers, players, scenarios and seeds in the grown one.
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
  std::vector<std::string> changes;    // "pairs: 3 -> 5"; empty: no change
  std::optional<std::string> refused;  // why the change is not allowed
};

// Compares the last steps of the two plans.
Growth GrowthOf(const TournamentPlan& before, const TournamentPlan& after);

// Turns `after`, a plan of one step, into the grown form of `before`: it gets
// the steps of `before`, followed with NewStep::kOne by its own step. Use kNone
// if nothing changed.
enum class NewStep { kNone, kOne };
void GrowFrom(const TournamentPlan& before, TournamentPlan& after,
              NewStep step);

// What the plan's step `step` (1 or more) changed, for example "grown after 18
// games: pairs: 3 -> 5; agent x is new".
std::string GrowthInWords(const TournamentPlan& plan, size_t step);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_GROWTH_H_
