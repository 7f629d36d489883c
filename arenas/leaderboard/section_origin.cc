// Who played, and how to play it all again.
#include <string>
#include <vector>

#include "absl/strings/str_format.h"
#include "arenas/leaderboard/sections.h"
#include "arenas/pages/html.h"
#include "arenas/pages/shell_words.h"

namespace berthier {
namespace {

std::string Shell(const std::vector<std::string>& commands) {
  std::string html = "<pre class=\"shell\" tabindex=\"0\"><code>";
  for (const std::string& command : commands) {
    html += Escaped(command) + "\n";
  }
  return html + "</code></pre>\n";
}

std::string File(const std::string& name, const std::string& text) {
  return Folded("The file " + name, "<pre tabindex=\"0\"><code>" +
                                        Escaped(text) + "</code></pre>\n");
}

}  // namespace

Section AgentsSection(const Board& board) {
  Section section = {.id = "agents", .title = "Agents", .body = {}};
  if (board.size() == 0) return section;
  HtmlTable table("Agents", {{"Agent"},
                             {"Asked for as"},
                             {"Anchor, Elo", ColumnKind::kNumber},
                             {"In the league"}});
  for (const int player : board.ranking) {
    const BoardAgent& agent = board.AgentOf(player);
    table.Add({{.html = Name(board.NameOf(player))},
               {.html = agent.request.empty()
                            ? "not known"
                            : "<code>" + Escaped(agent.request) + "</code>"},
               agent.anchor ? NumberCell(*agent.anchor, Rounded(*agent.anchor))
                            : HtmlCell{.html = "\xE2\x80\x93"},
               {.html = agent.membership == Membership::kWithdrawn ? "withdrawn"
                                                                   : "plays"}});
  }
  section.body = table.ToHtml();
  return section;
}

Section OriginSection(const Board& board) {
  Section section = {
      .id = "again", .title = "How to have the same again", .body = {}};
  for (const BoardSource& source : board.facts.sources) {
    section.body += "<h3>" + Name(source.name) + "</h3>\n<ul>\n";
    for (const std::string& fact : source.facts) {
      section.body += "<li>" + Escaped(fact) + "</li>\n";
    }
    section.body += "</ul>\n";
    if (!source.tournament.empty()) {
      section.body += Paragraph(
          "The tournament's files stand below: save each under its name, in "
          "one folder. Whoever has the ledger, however it is called, gets them "
          "from it:");
      section.body +=
          Shell({"berthier tournament export " + ShellWord(source.ledger) +
                 " --output=" + ShellWord(source.tournament_file)});
      section.body += Paragraph("Then:");
    }
    section.body += Shell(source.commands);
    if (source.tournament.empty()) continue;
    section.body += File(source.tournament_file, source.tournament);
    for (const auto& [name, text] : source.files) {
      section.body += File(name, text);
    }
  }
  if (section.body.empty()) return section;
  section.body += Paragraph(
      "Equal files and seeds give equal games on every machine, but where an "
      "agent's budget or clock is time. Programs with equal output of "
      "'berthier signature' play the same rules and built-in agents.");
  return section;
}

}  // namespace berthier
