// Tournaments whose places do not follow from ratings: who has won, the places
// with what decides on them, and every round.
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_format.h"
#include "arenas/leaderboard/sections.h"
#include "arenas/pages/html.h"

namespace berthier {
namespace {

std::string Places(const BoardCourse& course) {
  std::vector<HtmlColumn> columns = {{"Agent"}, {"Place", ColumnKind::kNumber}};
  for (size_t i = 0; i < course.heads.size(); ++i) {
    double number = 0;
    const bool is_number = !course.places.empty() &&
                           absl::SimpleAtod(course.places[0][i + 1], &number);
    columns.push_back(
        {course.heads[i], is_number ? ColumnKind::kNumber : ColumnKind::kText});
  }
  HtmlTable table("Places", columns);
  for (size_t i = 0; i < course.places.size(); ++i) {
    std::vector<HtmlCell> row;
    for (const std::string& cell : course.places[i]) {
      double number = 0;
      row.push_back(absl::SimpleAtod(cell, &number)
                        ? NumberCell(number, Escaped(cell))
                        : HtmlCell{.html = Escaped(cell)});
    }
    row[0] = {.html = Name(course.places[i][0])};
    row.insert(row.begin() + 1, CountCell(course.numbers[i]));
    table.Add(std::move(row));
  }
  return table.ToHtml();
}

std::string MeetingLine(const BoardRound::Meeting& meeting) {
  std::array<std::string, 2> names;
  for (size_t i = 0; i < 2; ++i) {
    names[i] = Name(meeting.players[i]);
    if (meeting.through == static_cast<int>(i)) {
      names[i] = "<strong>" + names[i] + "</strong>";
    }
  }
  std::string line =
      absl::StrFormat("<li>%s %s\xE2\x80\x93%s %s", names[0], meeting.points[0],
                      meeting.points[1], names[1]);
  if (!meeting.why.empty()) {
    line += " <small>(" + Escaped(meeting.why) + ")</small>";
  }
  return line + "</li>\n";
}

// The rounds beside one another, as a bracket is read.
std::string Rounds(const BoardCourse& course) {
  std::string html = "<div class=\"rounds\">\n";
  for (const BoardRound& round : course.rounds) {
    html += "<div>\n<h4>" + Escaped(round.name) + "</h4>\n<ul>\n";
    for (const BoardRound::Meeting& meeting : round.meetings) {
      html += MeetingLine(meeting);
    }
    for (const std::string& bye : round.byes) {
      html += "<li>" + Name(bye) + " <small>bye</small></li>\n";
    }
    html += "</ul>\n</div>\n";
  }
  return html + "</div>\n";
}

}  // namespace

Section RoundsSection(const Board& board) {
  Section section = {.id = "rounds", .title = "Rounds", .body = {}};
  for (const BoardSource& source : board.facts.sources) {
    const BoardCourse& course = source.course;
    if (course.rounds.empty()) continue;
    section.body += "<h3>" + Name(source.name) + "</h3>\n";
    if (!course.winner.empty()) {
      section.body += "<p class=\"winner\">Winner: <strong>" +
                      Name(course.winner) + "</strong></p>\n";
    }
    section.body += Places(course) + Rounds(course);
  }
  if (section.body.empty()) return section;
  section.body += Paragraph(
      "Places are those of the tournament, by its points and not by ratings. "
      "Buchholz is the sum of the points of all whom an agent met, S-B "
      "(Sonneborn-Berger) that of each in the measure it took points from "
      "them; a bye counts as a meeting, won, with an equal.");
  return section;
}

}  // namespace berthier
