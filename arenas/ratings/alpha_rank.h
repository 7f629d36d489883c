// Alpha-rank: how often each player would be found in a population in which
// better players displace others. Complements Elo where "beats" is not
// transitive.
//
// A population of m players of one kind meets a rare mutant of another kind;
// the chance that the mutant takes over follows from their scores against each
// other (Omidshafiei and others, 2019). A player's rank is the share of time
// that the population spends as its kind. Elo orders every league on a line; if
// three players beat one another in a circle, alpha-rank gives each a third.
//
// Laws: the shares sum to 1; renaming the players renames the shares; the share
// of a player that beats all others tends to 1 as alpha grows. The stationary
// distribution is computed without subtractions and in logarithms, so shares
// too small for a double become 0 and all others are accurate.
//
//   const std::vector<double> share = AlphaRank(payoffs, {.alpha = 10});
#ifndef BERTHIER_ARENAS_RATINGS_ALPHA_RANK_H_
#define BERTHIER_ARENAS_RATINGS_ALPHA_RANK_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "arenas/ratings/league.h"

namespace berthier {

// How a mutant's fitness is compared: its score against the resident with the
// resident's score against it (kLocal), or with half a point (kGlobal).
enum class Selection : uint8_t { kLocal, kGlobal };

struct AlphaRankOptions {
  int population = 50;  // m, at least 2
  double alpha = 10;    // selection intensity
  Selection selection = Selection::kLocal;
  // If set, replaces alpha: the better one takes over, except with this chance.
  std::optional<double> infinite_alpha_noise = {};
};

// The share of each player. payoffs[i][j] is the mean score of i against j, 0
// to 1; the matrix is square.
std::vector<double> AlphaRank(const std::vector<std::vector<double>>& payoffs,
                              const AlphaRankOptions& options);

// Two populations, one for each side: players of the first (rows) meet players
// of the second (columns), and payoffs[i][j] is the first side's mean score.
// Returns the share of time spent with each pair of kinds. With kLocal, fitness
// compares what mutant and resident score against the other side's kind.
std::vector<std::vector<double>> AlphaRankOfSides(
    const std::vector<std::vector<double>>& payoffs,
    const AlphaRankOptions& options);

// The mean scores of a league; 0.5 for players who never met.
std::vector<std::vector<double>> PayoffsOf(const League& league);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_ALPHA_RANK_H_
