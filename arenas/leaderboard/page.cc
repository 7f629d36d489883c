#include "arenas/leaderboard/page.h"

#include <vector>

#include "absl/strings/str_format.h"
#include "arenas/leaderboard/html.h"
#include "arenas/leaderboard/page_files.h"
#include "arenas/leaderboard/sections.h"

namespace berthier {
namespace {

std::string Count(size_t n, std::string_view noun) {
  return absl::StrFormat("%d %s%s", n, noun, n == 1 ? "" : "s");
}

std::string Head(const Board& board) {
  // The policy keeps the page from asking any network for anything.
  return absl::StrFormat(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, "
      "initial-scale=1\">\n"
      "<meta name=\"color-scheme\" content=\"light dark\">\n"
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src "
      "'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src "
      "data:\">\n"
      "<link rel=\"icon\" href=\"data:,\">\n"
      "<title>%s: leaderboard</title>\n<style>\n%s</style>\n</head>\n",
      Escaped(board.facts.title), kPageStyle);
}

std::string Banner(const Board& board, const std::vector<Section>& sections) {
  std::string html = absl::StrFormat(
      "<a class=\"skip\" href=\"#standings\">To the standings</a>\n"
      "<header>\n<h1>%s</h1>\n<p class=\"sum\">%s, %s, %s, %s</p>\n",
      Name(board.facts.title), Count(board.size(), "agent"),
      Count(board.league.scenarios.size(), "scenario"),
      Count(static_cast<size_t>(board.pairs), "pair"),
      Count(board.league.games.size(), "game"));
  for (const std::string& note : board.facts.notes) {
    html += "<p class=\"note\">" + Escaped(note) + "</p>\n";
  }
  html += "<nav aria-label=\"Sections\"><ul>\n";
  for (const Section& section : sections) {
    html += absl::StrFormat("<li><a href=\"#%s\">%s</a></li>\n", section.id,
                            section.title);
  }
  return html + "</ul></nav>\n</header>\n";
}

}  // namespace

std::string PageOf(const Board& board) {
  std::vector<Section> sections = {
      StandingsSection(board),   RoundsSection(board),
      GroupsSection(board),      CirclesSection(board),
      PairsSection(board),       CrosstableSection(board),
      SuperioritySection(board), BudgetsSection(board),
      ScenariosSection(board),   GradesSection(board),
      LengthsSection(board),     FaultsSection(board),
      AgentsSection(board),      OriginSection(board)};
  std::erase_if(sections,
                [](const Section& section) { return section.body.empty(); });
  std::string html = Head(board) + "<body>\n" + Banner(board, sections);
  html += "<main>\n";
  for (const Section& section : sections) {
    html += absl::StrFormat(
        "<section id=\"%s\" aria-labelledby=\"h-%s\">\n<h2 id=\"h-%s\">%s"
        "</h2>\n%s</section>\n",
        section.id, section.id, section.id, section.title, section.body);
  }
  html += absl::StrFormat("</main>\n<footer><p>%s</p></footer>\n", kPageMark);
  return html + absl::StrFormat("<script>\n%s</script>\n</body>\n</html>\n",
                                kPageScript);
}

}  // namespace berthier
