#include "arenas/tournament/course.h"

#include <utility>
#include <vector>

#include "absl/strings/str_format.h"
#include "absl/strings/str_split.h"
#include "arenas/text/columns.h"

namespace berthier {
namespace {

// More lines nobody reads on a terminal.
constexpr size_t kMostMeetingsTold = 100;

const std::string& NameOf(const TournamentPlan& plan, int player) {
  return plan.players[static_cast<size_t>(player)].name;
}

BoardRound RoundOf(const TournamentPlan& plan, const RoundTold& told) {
  BoardRound round = {.name = told.name};
  for (const MeetingTold& meeting : told.meetings) {
    BoardRound::Meeting& added = round.meetings.emplace_back();
    for (size_t i = 0; i < 2; ++i) {
      added.players[i] = NameOf(plan, meeting.players[i]);
      added.points[i] = PointsOf(meeting.half_points[i]);
      if (meeting.through == meeting.players[i]) {
        added.through = static_cast<int>(i);
      }
    }
    const bool is_begun = meeting.half_points[0] + meeting.half_points[1] > 0;
    added.why =
        is_begun || !meeting.why.empty() ? meeting.why : "not played yet";
  }
  for (const int player : told.byes) round.byes.push_back(NameOf(plan, player));
  return round;
}

// ": a goes through (a tie, the better seed)"
std::string EndInWords(const BoardRound::Meeting& meeting) {
  std::string end;
  if (meeting.through) {
    end =
        absl::StrFormat(": %s goes through",
                        meeting.players[static_cast<size_t>(*meeting.through)]);
  }
  if (!meeting.why.empty()) {
    absl::StrAppendFormat(&end, " (%s)", meeting.why);
  }
  return end;
}

}  // namespace

std::string RoundsInWords(const TournamentPlan& plan,
                          const Schedule& schedule) {
  const std::vector<RoundTold> rounds = schedule.pairer().Rounds();
  size_t first = rounds.size();
  size_t meetings = 0;
  while (first > 0) {
    meetings += rounds[first - 1].meetings.size();
    if (meetings > kMostMeetingsTold && first < rounds.size()) break;
    --first;
  }
  std::string text;
  if (first > 0) {
    text = absl::StrFormat(
        "the last %d of %d rounds; all are on the page of "
        "'berthier leaderboard'\n",
        rounds.size() - first, rounds.size());
  }
  for (size_t i = first; i < rounds.size(); ++i) {
    const BoardRound round = RoundOf(plan, rounds[i]);
    Columns scores;
    for (const BoardRound::Meeting& meeting : round.meetings) {
      scores.push_back({"  " + meeting.players[0], meeting.points[0], "-",
                        meeting.points[1]});
    }
    const std::vector<std::string> lines =
        absl::StrSplit(Aligned(scores), '\n', absl::SkipEmpty());
    absl::StrAppendFormat(&text, "%s%s\n", i == first ? "" : "\n", round.name);
    for (size_t at = 0; at < lines.size(); ++at) {
      absl::StrAppendFormat(&text, "%s  %s%s\n", lines[at],
                            round.meetings[at].players[1],
                            EndInWords(round.meetings[at]));
    }
    for (const std::string& bye : round.byes) {
      absl::StrAppendFormat(&text, "  %s  bye\n", bye);
    }
  }
  return text;
}

BoardCourse CourseOf(const TournamentPlan& plan, const Schedule& schedule) {
  const Pairer& pairer = schedule.pairer();
  BoardCourse course;
  for (const RoundTold& round : pairer.Rounds()) {
    course.rounds.push_back(RoundOf(plan, round));
  }
  if (course.rounds.empty()) return course;
  if (const std::optional<int> winner = pairer.Winner()) {
    course.winner = NameOf(plan, *winner);
  }
  const std::vector<ColumnTold> columns = pairer.Columns();
  for (const ColumnTold& column : columns) course.heads.push_back(column.head);
  const std::vector<int> ranking = pairer.Places();
  course.numbers = SharedPlaces(ranking, columns);
  for (const int player : ranking) {
    std::vector<std::string>& row = course.places.emplace_back();
    row.push_back(NameOf(plan, player));
    for (const ColumnTold& column : columns) {
      row.push_back(column.cells[static_cast<size_t>(player)]);
    }
  }
  return course;
}

}  // namespace berthier
