// What the games were like: by scenario and side, how clear, how long, and
// what went wrong.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "arenas/leaderboard/sections.h"
#include "arenas/pages/chart.h"
#include "arenas/pages/html.h"

namespace berthier {
namespace {

constexpr std::string_view kDash = "\xE2\x80\x93";

std::string ScenarioName(const Board& board, size_t scenario) {
  return Name(board.league.scenarios[scenario]);
}

HtmlCell ResultsCell(const Results& results) {
  if (results.games() == 0) return {.html = std::string(kDash)};
  return NumberCell(results.score(), WonDrawnLost(results));
}

HtmlCell ScoreCell(const Results& results) {
  if (results.games() == 0) return {.html = std::string(kDash)};
  return {.html = Percent(results.score()),
          .value = results.score(),
          .tint = results.score()};
}

HtmlCell AdvantageCell(const ScenarioAdvantage& advantage) {
  switch (advantage.basis) {
    case AdvantageBasis::kUnknown:
      return {.html = "unknown"};
    case AdvantageBasis::kGames:
      return NumberCell(advantage.elo,
                        absl::StrFormat("%s (%s)", Signed(advantage.elo),
                                        IntervalWords(advantage.interval)));
    case AdvantageBasis::kSteadied:
      return NumberCell(advantage.elo,
                        "about " + Signed(advantage.elo) + " (not bounded)");
  }
  return {};
}

std::string AllSides(const Board& board) {
  HtmlTable table("Scenarios", {{"Scenario"},
                                {"First side"},
                                {"Second side"},
                                {"Games", ColumnKind::kNumber},
                                {"First side", ColumnKind::kNumber},
                                {"Its score, %", ColumnKind::kNumber},
                                {"Its advantage, Elo", ColumnKind::kNumber}});
  for (const SideResults& row : board.by_side) {
    if (row.player >= 0) continue;
    const auto scenario = static_cast<size_t>(row.scenario);
    table.Add({{.html = ScenarioName(board, scenario)},
               {.html = Name(SideNameOf(board, row.scenario, Side::kFirst))},
               {.html = Name(SideNameOf(board, row.scenario, Side::kSecond))},
               CountCell(row.as_first.games()),
               ResultsCell(row.as_first),
               ScoreCell(row.as_first),
               AdvantageCell(board.ratings.advantages[scenario])});
  }
  return table.ToHtml();
}

std::string EachAgentsSides(const Board& board) {
  HtmlTable table("Agents by scenario and side",
                  {{"Agent"},
                   {"Scenario"},
                   {"First side", ColumnKind::kNumber},
                   {"Score, %", ColumnKind::kNumber},
                   {"Second side", ColumnKind::kNumber},
                   {"Score, %", ColumnKind::kNumber},
                   {"Both, %", ColumnKind::kNumber}});
  for (const int player : board.ranking) {
    for (const SideResults& row : board.by_side) {
      if (row.player != player) continue;
      Results all = row.as_first;
      all += row.as_second;
      table.Add(
          {{.html = Name(board.NameOf(player))},
           {.html = ScenarioName(board, static_cast<size_t>(row.scenario))},
           ResultsCell(row.as_first),
           ScoreCell(row.as_first),
           ResultsCell(row.as_second),
           ScoreCell(row.as_second),
           ScoreCell(all)});
    }
  }
  return table.empty() ? "" : table.ToHtml();
}

// Nothing where alpha-rank tells nothing.
std::string WhoIsFoundOnWhichSide(const Board& board) {
  const SidesSpread& sides = board.alpha_sides;
  if (sides.first.empty()) return "";
  std::string text = Paragraph(absl::StrFormat(
      "Alpha-rank of the sides: each side is a population of its own, over all "
      "scenarios, in which whoever scores better against the other side "
      "displaces the others. How often, in per cent, each agent would be found "
      "on which side, and what holds it in %.0f of 100 draws of the games.",
      100 * board.ratings.confidence));
  HtmlTable table("Who would be found on which side",
                  {{"Agent"},
                   {"On the first side, %", ColumnKind::kNumber},
                   {"from and to", ColumnKind::kNumber},
                   {"On the second side, %", ColumnKind::kNumber},
                   {"from and to", ColumnKind::kNumber}});
  for (const int player : board.ranking) {
    std::vector<HtmlCell> row = {{.html = Name(board.NameOf(player))}};
    for (const std::vector<AlphaShare>* const side :
         {&sides.first, &sides.second}) {
      const AlphaShare& share = (*side)[static_cast<size_t>(player)];
      row.push_back(NumberCell(share.mean, Percent(share.mean)));
      row.push_back(NumberCell(
          share.interval.low,
          Percent(share.interval.low) + " to " + Percent(share.interval.high)));
    }
    table.Add(std::move(row));
  }
  return text + table.ToHtml();
}

// Won games of the clearest grade first, then ever less clear, drawn ones in
// the middle, and the same backwards for lost ones.
std::string GradesFigure(const GradedResults& results,
                         const std::vector<std::string>& names) {
  std::vector<BarPart> parts;
  std::vector<std::string> words;
  const auto add = [&](int64_t count, std::string css_class, const char* how,
                       size_t grade) {
    if (count == 0) return;
    parts.push_back({.count = count, .css_class = std::move(css_class)});
    words.push_back(absl::StrFormat("%d %s: %s", count, how, names[grade]));
  };
  // Three shades on each side.
  const auto shade = [](const char* which, size_t grade) {
    return absl::StrFormat("%s%d", which, std::min<size_t>(grade, 2));
  };
  const std::vector<Results>& grades = results.by_grade;
  for (size_t i = 0; i < grades.size(); ++i) {
    add(grades[i].won, shade("w", i), "won", i);
  }
  for (size_t i = 0; i < grades.size(); ++i) {
    add(grades[i].drawn, "d0", "drawn", i);
  }
  for (size_t i = grades.size(); i-- > 0;) {
    add(grades[i].lost, shade("l", i), "lost", i);
  }
  return BarFigure(parts, absl::StrJoin(words, ", "));
}

// By scenario; where it is known.
void AddLengths(const Board& board, const std::vector<Lengths>& lengths,
                const std::string& of, HtmlTable& table) {
  for (size_t i = 0; i < lengths.size(); ++i) {
    const Lengths& one = lengths[i];
    if (one.sorted.empty()) continue;
    const std::string label = absl::StrFormat(
        "%s: %s from %d to %d, half of the games up to %.0f",
        board.league.scenarios[i], of, one.least, one.most, one.median);
    table.Add({{.html = ScenarioName(board, i)},
               {.html = Escaped(of)},
               CountCell(static_cast<int64_t>(one.sorted.size())),
               CountCell(one.least),
               NumberCell(one.median, absl::StrFormat("%.0f", one.median)),
               NumberCell(one.mean, absl::StrFormat("%.1f", one.mean)),
               CountCell(one.most),
               {.html = HistogramFigure(one.sorted, label)}});
  }
}

std::string NotesOfFaults(const Board& board) {
  HtmlTable table("Every fault", {{"Agent"},
                                  {"Log"},
                                  {"Game", ColumnKind::kNumber},
                                  {"Kind"},
                                  {"What happened"}});
  for (const FaultNote& note : board.facts.faults) {
    table.Add(
        {{.html = Name(board.NameOf(note.player))},
         {.html =
              Name(board.facts.sources[static_cast<size_t>(note.source)].name)},
         CountCell(static_cast<int64_t>(note.game)),
         {.html = Escaped(note.kind)},
         {.html = Escaped(note.sentence) +
                  (note.evidence.empty()
                       ? ""
                       : "<pre>" + Escaped(note.evidence) + "</pre>")}});
  }
  return table.empty() ? "" : Folded("Every fault in words", table.ToHtml());
}

}  // namespace

Section ScenariosSection(const Board& board) {
  Section section = {
      .id = "scenarios", .title = "Scenarios and sides", .body = {}};
  if (board.league.games.empty()) return section;
  section.body = Paragraph(
      "The advantage is what having the first side is worth, in Elo, once the "
      "strength of the agents is taken away. Games are "
      "won\xE2\x80\x93"
      "drawn\xE2\x80\x93lost.");
  section.body += AllSides(board);
  section.body +=
      Folded("Every agent by scenario and side", EachAgentsSides(board));
  section.body += WhoIsFoundOnWhichSide(board);
  return section;
}

Section GradesSection(const Board& board) {
  Section section = {.id = "grades", .title = "How clearly", .body = {}};
  const std::vector<std::string>& grades = board.league.grades;
  if (grades.empty()) return section;
  section.body = Paragraph(
      "Games by grade, won\xE2\x80\x93"
      "drawn\xE2\x80\x93lost. Ratings know "
      "wins, draws and losses only. The bar has wins on the left, the "
      "clearest outermost.");
  std::vector<std::string> names = grades;
  names.push_back("not graded");
  std::vector<HtmlColumn> columns = {{"Agent"},
                                     {"All games", ColumnKind::kPlain}};
  // "not graded": ended by a fault or adjudged.
  for (const std::string& name : names) {
    columns.push_back({name, ColumnKind::kNumber});
  }
  HtmlTable table("Games by grade", std::move(columns));
  for (const int player : board.ranking) {
    const GradedResults& results = board.graded[static_cast<size_t>(player)];
    std::vector<HtmlCell> row = {{.html = Name(board.NameOf(player))},
                                 {.html = GradesFigure(results, names)}};
    for (const Results& of_grade : results.by_grade) {
      row.push_back(NumberCell(
          static_cast<double>(of_grade.won - of_grade.lost),
          of_grade.games() == 0 ? std::string(kDash) : WonDrawnLost(of_grade)));
    }
    table.Add(std::move(row));
  }
  section.body += table.ToHtml();
  return section;
}

Section LengthsSection(const Board& board) {
  Section section = {.id = "lengths", .title = "Length of games", .body = {}};
  if (board.league.games.empty()) return section;
  HtmlTable table("Length of games", {{"Scenario"},
                                      {"Counted"},
                                      {"Games", ColumnKind::kNumber},
                                      {"Least", ColumnKind::kNumber},
                                      {"Median", ColumnKind::kNumber},
                                      {"Mean", ColumnKind::kNumber},
                                      {"Most", ColumnKind::kNumber},
                                      {"Least to most", ColumnKind::kPlain}});
  AddLengths(board, board.player_turns, "player-turns", table);
  AddLengths(board, board.orders, "orders", table);
  section.body = table.ToHtml();
  return section;
}

Section FaultsSection(const Board& board) {
  Section section = {.id = "faults", .title = "Faults", .body = {}};
  if (board.league.games.empty()) return section;
  if (board.league.fault_kinds.empty()) {
    section.body = Paragraph("No game was ended by a fault.");
    return section;
  }
  section.body = Paragraph("Games lost by a fault of the agent, by its kind.");
  std::vector<HtmlColumn> columns = {{"Agent"}};
  for (const std::string& kind : board.league.fault_kinds) {
    columns.push_back({kind, ColumnKind::kNumber});
  }
  columns.push_back({"All", ColumnKind::kNumber});
  columns.push_back({"Of its games, %", ColumnKind::kNumber});
  HtmlTable table("Faults", std::move(columns));
  for (const int player : board.ranking) {
    const int64_t all = board.FaultsOf(player);
    if (all == 0) continue;
    std::vector<HtmlCell> row = {{.html = Name(board.NameOf(player))}};
    for (const int64_t count : board.faults[static_cast<size_t>(player)]) {
      row.push_back(CountCell(count));
    }
    const double share =
        static_cast<double>(all) /
        static_cast<double>(board.crosstable.total(player).games());
    row.push_back(CountCell(all));
    row.push_back(NumberCell(share, Percent(share)));
    table.Add(std::move(row));
  }
  section.body += table.ToHtml() + NotesOfFaults(board);
  return section;
}

}  // namespace berthier
