// The course of a tournament whose rounds follow from results: its places, its
// rounds, who has won, for people and for the leaderboard.
//
//   out << RoundsInWords(plan, schedule);
//   source.course = CourseOf(plan, schedule);
#ifndef BERTHIER_ARENAS_TOURNAMENT_COURSE_H_
#define BERTHIER_ARENAS_TOURNAMENT_COURSE_H_

#include <string>

#include "arenas/leaderboard/board.h"
#include "arenas/tournament/schedule.h"

namespace berthier {

// Round by round who met whom and how it went; the last rounds alone if there
// are very many meetings. Empty for formats without such rounds.
std::string RoundsInWords(const TournamentPlan& plan, const Schedule& schedule);

BoardCourse CourseOf(const TournamentPlan& plan, const Schedule& schedule);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_COURSE_H_
