// The sections of the page, each made from the board alone.
//
// A section with nothing to show has an empty body and is left out.
#ifndef BERTHIER_ARENAS_LEADERBOARD_SECTIONS_H_
#define BERTHIER_ARENAS_LEADERBOARD_SECTIONS_H_

#include "arenas/leaderboard/board.h"
#include "arenas/pages/page.h"

namespace berthier {

// section_standings.cc
Section StandingsSection(const Board& board);
// section_groups.cc
Section GroupsSection(const Board& board);
Section CirclesSection(const Board& board);
// section_rounds.cc
Section RoundsSection(const Board& board);
// section_matrices.cc
Section CrosstableSection(const Board& board);
Section SuperioritySection(const Board& board);
// section_games.cc
Section ScenariosSection(const Board& board);
Section GradesSection(const Board& board);
Section LengthsSection(const Board& board);
Section FaultsSection(const Board& board);
// section_pairs.cc
Section PairsSection(const Board& board);
// section_budgets.cc
Section BudgetsSection(const Board& board);
// section_origin.cc
Section AgentsSection(const Board& board);
Section OriginSection(const Board& board);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_LEADERBOARD_SECTIONS_H_
