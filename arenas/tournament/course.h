// Places, rounds and winner of a tournament whose rounds are paired by results,
// as text and for the leaderboard.
//
//   out << RoundsInWords(plan, schedule);
//   source.course = CourseOf(plan, schedule);
#ifndef BERTHIER_ARENAS_TOURNAMENT_COURSE_H_
#define BERTHIER_ARENAS_TOURNAMENT_COURSE_H_

#include <string>

#include "arenas/leaderboard/board.h"
#include "arenas/tournament/schedule.h"

namespace berthier {

// Round by round, the meetings and their scores; if there are very many
// meetings, the last rounds only. Empty for formats without such rounds.
std::string RoundsInWords(const TournamentPlan& plan, const Schedule& schedule);

// The same data for the leaderboard page; empty for formats without rounds.
BoardCourse CourseOf(const TournamentPlan& plan, const Schedule& schedule);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_COURSE_H_
