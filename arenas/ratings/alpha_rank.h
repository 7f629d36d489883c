// Alpha-rank: how often each player would be found in a population in which
// the better ones displace the others. Stands beside Elo where "better" runs
// in circles.
//
// m players of one kind play a rare mutant of another; the chance that the
// mutant takes over follows from what they score against one another
// (Omidshafiei and others, 2019). The share of time the population spends with
// each kind is its rank. Elo puts every league in a line; in a circle of three
// that beat one another alpha-rank gives each a third.
//
// Laws: the shares sum to 1; renaming the players renames the shares; a player
// that beats all others has nearly everything as alpha grows. The stationary
// distribution is found without subtractions and in logarithms, so that shares
// too small for a double are 0 and no others are wrong.
//
//   const std::vector<double> share = AlphaRank(payoffs, {.alpha = 10});
#ifndef BERTHIER_ARENAS_RATINGS_ALPHA_RANK_H_
#define BERTHIER_ARENAS_RATINGS_ALPHA_RANK_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "arenas/ratings/league.h"

namespace berthier {

// Against what fitness is measured: what mutant and resident score against
// each other, or the mutant's score against half a point.
enum class Selection : uint8_t { kLocal, kGlobal };

struct AlphaRankOptions {
  int population = 50;  // m, at least 2
  double alpha = 10;    // how sharply fitness selects
  Selection selection = Selection::kLocal;
  // Instead of any alpha: the better one takes over but for this chance.
  std::optional<double> infinite_alpha_noise = {};
};

// payoffs[i][j] is what i scores against j, 0 to 1; square.
std::vector<double> AlphaRank(const std::vector<std::vector<double>>& payoffs,
                              const AlphaRankOptions& options);

// Two populations, one for each side: players of the first (rows) meet players
// of the second (columns), payoffs[i][j] being what the first side scores. The
// share of time spent with each pair of kinds. Fitness is what a player scores
// against the other side's kind, a mutant's and a resident's compared: the
// local selection.
std::vector<std::vector<double>> AlphaRankOfSides(
    const std::vector<std::vector<double>>& payoffs,
    const AlphaRankOptions& options);

// The mean scores of a league; half a point for those who never met.
std::vector<std::vector<double>> PayoffsOf(const League& league);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_ALPHA_RANK_H_
