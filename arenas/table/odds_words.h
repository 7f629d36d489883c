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

// What stands for the dice that one game of several of the same words has not.
inline constexpr std::string_view kNoMoreDice = "no more dice";

// "5 in 6" where the fraction is small, else "42 %".
std::string ChanceWords(double chance, bool exact);

// Of each level the three likeliest, each with the first of what comes of it,
// and "else"; after a level what follows its likeliest branch that anything
// follows.
std::string OddsWords(const std::vector<Branch>& tree, bool exact);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_ODDS_WORDS_H_
