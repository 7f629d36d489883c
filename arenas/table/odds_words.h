// A tree of chances as one sentence.
//
//   OddsWords(odds.tree, /*exact=*/true);
#ifndef BERTHIER_ARENAS_TABLE_ODDS_WORDS_H_
#define BERTHIER_ARENAS_TABLE_ODDS_WORDS_H_

#include <string>
#include <string_view>
#include <vector>

#include "arenas/table/odds.h"

namespace berthier {

// The words of a branch without a further roll, if such a branch is merged with
// one that has a further roll.
inline constexpr std::string_view kNoMoreDice = "no more dice";

// "5 in 6" if the chance is exact and such a simple fraction, else "42 %".
std::string ChanceWords(double chance, bool exact);

// Of each level, the three likeliest branches, each with its first consequence,
// and "else" for the rest; then the next level of the likeliest branch that has
// one.
std::string OddsWords(const std::vector<Branch>& tree, bool exact);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_ODDS_WORDS_H_
