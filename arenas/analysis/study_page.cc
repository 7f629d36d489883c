#include "arenas/analysis/study_page.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_format.h"
#include "arenas/analysis/study_words.h"
#include "arenas/pages/figure.h"
#include "arenas/pages/html.h"
#include "arenas/pages/json.h"
#include "arenas/pages/page.h"
#include "arenas/pages/whiskers.h"
#include "arenas/text/words.h"

namespace berthier {
namespace {

constexpr std::string_view kChanceUnit = "points of winning chance";

HtmlCell Cell(const wire::StudyMean& mean, double scale) {
  if (!IsKnown(mean)) return {.html = "\xE2\x80\x93"};
  return NumberCell(scale * mean.value(), WithError(mean, scale));
}

WhiskerRow RowOf(std::string name, const wire::StudyMean& mean, double scale) {
  return {.name = std::move(name),
          .value = scale * mean.value(),
          .interval = IntervalOf(mean, scale)};
}

std::string Header(const wire::StudySummary& summary) {
  std::string html = absl::StrFormat(
      "<h1>What decisions were worth</h1>\n<p class=\"sum\">%s of %s, %d "
      "playouts each, valued by <bdi>%s</bdi></p>\n",
      Counted(summary.decisions(), "decision"),
      Counted(summary.games(), "game"), summary.head().budget(),
      Escaped(summary.head().reference()));
  return html;
}

Section Questions(const wire::StudySummary& summary) {
  std::string body = "<dl>\n";
  for (const StudyAnswer& one : AnswersOf(summary)) {
    body += "<dt><strong>" + Escaped(one.question) + "</strong></dt>\n<dd>" +
            Escaped(one.answer) + "</dd>\n";
  }
  body += "</dl>\n<h3>What the data cannot say</h3>\n<ul>\n";
  for (const std::string& limit : LimitsOf(summary)) {
    body += "<li>" + Escaped(limit) + "</li>\n";
  }
  return {"questions", "Questions and answers", body + "</ul>\n"};
}

std::string FactorBody(const wire::StudyFactor& factor,
                       const std::string& what) {
  std::vector<WhiskerRow> rows;
  HtmlTable table(
      factor.name(),
      {{"Level"},
       {"one more", ColumnKind::kNumber},
       {"priced", ColumnKind::kNumber},
       {"games", ColumnKind::kNumber, {}, ColumnRoom::kWide},
       {"the last one given", ColumnKind::kNumber, {}, ColumnRoom::kWide}});
  for (const wire::StudyLevel& level : factor.level()) {
    if (IsKnown(level.next())) {
      rows.push_back(RowOf(level.name(), level.next(), kPointsOfChance));
    }
    table.Add({{.html = Escaped(level.name())},
               Cell(level.next(), kPointsOfChance),
               CountCell(level.next().of()),
               CountCell(level.next().games()),
               Cell(level.last(), kPointsOfChance)});
  }
  std::string html = "<h3>" + Escaped(factor.name()) + "</h3>\n";
  if (!rows.empty()) {
    html += WhiskerFigure(rows, kChanceUnit, what + ": " + factor.name());
  }
  return html + Folded("The same as a table", table.ToHtml());
}

Section Worth(const wire::StudySummary& summary) {
  const std::string what =
      summary.splits() ? "Worth of a point more" : "Worth of an order about it";
  std::string body = Paragraph(
      summary.splits()
          ? "What one more point would have been worth to who may be given "
            "some, the others keeping theirs, at the best division known. "
            "Dots are means, whiskers two standard errors."
          : "What the best order about a unit is worth more than the best "
            "about others. Dots are means, whiskers two standard errors.");
  for (const wire::StudyFactor& factor : summary.factor()) {
    body += FactorBody(factor, what);
  }
  if (summary.point().level_size() > 0) {
    body += FactorBody(summary.point(), what);
    body += Paragraph(
        "Of points of the pool: the first, while the others keep theirs, the "
        "second, and so on; only those near the best division were priced.");
  }
  return {"worth", "What one more is worth", body};
}

Section Agents(const wire::StudySummary& summary) {
  std::vector<WhiskerRow> regrets;
  std::vector<WhiskerRow> unclear;
  HtmlTable table("What decisions cost",
                  {{"Agent"},
                   {"Phase"},
                   {"lost", ColumnKind::kNumber},
                   {"the reference player there",
                    ColumnKind::kNumber,
                    {},
                    ColumnRoom::kWide},
                   {"% not told from the best", ColumnKind::kNumber},
                   {"the rest lost", ColumnKind::kNumber},
                   {"% as the reference player",
                    ColumnKind::kNumber,
                    {},
                    ColumnRoom::kWide},
                   {"decisions", ColumnKind::kNumber, {}, ColumnRoom::kWide}});
  HtmlTable spent("Points that lapsed",
                  {{"Agent"},
                   {"% of all", ColumnKind::kNumber},
                   {"% of those divided, at most", ColumnKind::kNumber},
                   {"games", ColumnKind::kNumber}});
  for (const wire::StudyAgent& agent : summary.agent()) {
    const std::string phase =
        agent.phase().empty() ? "all of the game" : agent.phase();
    table.Add({{.html = Name(agent.name())},
               {.html = Escaped(phase)},
               Cell(agent.regret(), kPointsOfChance),
               Cell(agent.usual_regret(), kPointsOfChance),
               Cell(agent.unclear(), kPercent),
               Cell(agent.clear_cost(), kPointsOfChance),
               Cell(agent.as_usual(), kPercent),
               CountCell(agent.regret().of())});
    if (!agent.phase().empty()) continue;
    regrets.push_back(RowOf(agent.name(), agent.regret(), kPointsOfChance));
    unclear.push_back(RowOf(agent.name(), agent.unclear(), kPercent));
    if (IsKnown(agent.lapsed())) {
      spent.Add({{.html = Name(agent.name())},
                 Cell(agent.lapsed(), kPercent),
                 Cell(agent.divided_lapsed(), kPercent),
                 CountCell(agent.lapsed().games())});
    }
  }
  std::string body =
      Paragraph(
          "What a decision lost against the best one known, in points of "
          "winning chance; and how many cannot be told from the best.") +
      WhiskerFigure(regrets, "points of winning chance lost a decision",
                    "What a decision lost, by agent") +
      WhiskerFigure(unclear, "% that cannot be told from the best",
                    "Decisions not told from the best, by agent") +
      Folded("The same as a table, by phase", table.ToHtml());
  if (!spent.empty()) body += spent.ToHtml();
  return {"agents", "Who decided how well", body};
}

Section Divisions(const wire::StudySummary& summary) {
  if (summary.division_size() == 0) return {"division", "", ""};
  std::vector<HtmlColumn> columns = {{"Receivers"}};
  for (const std::string& agent : summary.agent_name()) {
    columns.push_back({agent, ColumnKind::kNumber});
  }
  columns.push_back({"reference player", ColumnKind::kNumber});
  columns.push_back({"best known", ColumnKind::kNumber});
  std::string body = Paragraph(
      "What share of the points divided went to receivers of each kind, in "
      "per cent: as each agent divided them in its own decisions, and as the "
      "reference player and the best division known would, in all of them.");
  std::optional<HtmlTable> table;
  std::string factor;
  const auto finish = [&] {
    if (table) body += table->ToHtml();
  };
  for (const wire::StudyDivision& division : summary.division()) {
    if (!table || division.factor() != factor) {
      finish();
      factor = division.factor();
      table.emplace("Where points went: " + factor, columns);
    }
    std::vector<HtmlCell> row = {{.html = Escaped(division.level())}};
    for (const wire::StudyMean& mean : division.by_agent()) {
      row.push_back(Cell(mean, kPercent));
    }
    row.push_back(Cell(division.usual(), kPercent));
    row.push_back(Cell(division.best(), kPercent));
    table->Add(std::move(row));
  }
  finish();
  return {"division", "Where points went", body};
}

Section Again(const wire::StudySummary& summary, std::string_view command) {
  std::string body =
      "<pre tabindex=\"0\"><code>" + Escaped(command) + "</code></pre>\n<ul>\n";
  for (const wire::StudySource& source : summary.head().source()) {
    body +=
        absl::StrFormat("<li>%s: %s, digest %016x</li>\n", Name(source.name()),
                        Counted(source.games(), "game"), source.digest());
  }
  body += absl::StrFormat("</ul>\n<p>Seed %d; %s at most; made by %s.</p>\n",
                          summary.head().seed(),
                          Counted(summary.head().samples(), "decision"),
                          Escaped(summary.head().program()));
  return {"again", "The same again", body};
}

}  // namespace

std::string StudyPageOf(const wire::StudySummary& summary,
                        std::string_view command) {
  return ToHtml(
      {.title = "What decisions were worth",
       .header = Header(summary),
       .sections = {Questions(summary), Worth(summary), Agents(summary),
                    Divisions(summary), Again(summary, command)},
       .skip_to = "worth",
       .skip_words = "To the pictures",
       .mark = kStudyPageMark});
}

std::string StudyJsonOf(const wire::StudySummary& summary) {
  return JsonOf(summary);
}

}  // namespace berthier
