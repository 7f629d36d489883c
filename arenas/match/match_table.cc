#include <algorithm>
#include <numeric>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "agents/external/options.h"
#include "arenas/match/match.h"
#include "arenas/match/score_interval.h"
#include "arenas/text/columns.h"
#include "arenas/text/terminal.h"

namespace berthier {
namespace {

std::string WonDrawnLost(const Tally::Results& results) {
  return absl::StrFormat("%d-%d-%d", results.won, results.drawn, results.lost);
}

std::string Spread(std::vector<uint32_t> counts) {
  const auto [least, most] = std::minmax_element(counts.begin(), counts.end());
  const double sum = std::accumulate(counts.begin(), counts.end(), 0.0);
  return absl::StrFormat("%.0f a game (%d to %d)",
                         sum / static_cast<double>(counts.size()), *least,
                         *most);
}

// Two agents side by side where one above the other is too wide.
std::string InWidth(const Columns& rows, int width) {
  std::string text = Aligned(rows);
  if (width <= 0 || text.find('\n') <= static_cast<size_t>(width)) return text;
  Columns turned;
  for (size_t column = 0; column < rows[0].size(); ++column) {
    turned.emplace_back();
    for (const std::vector<std::string>& row : rows) {
      turned.back().push_back(row[column]);
    }
  }
  return Aligned(turned);
}

}  // namespace

std::string NameOfAgent(const std::string& request) {
  const size_t colon = request.find(':');
  const std::string base = request.substr(0, colon);
  if (base != "external" || colon == std::string::npos) return base;
  // The program, not who runs it: a script after a command without a folder.
  const ParsedOptions parsed = ParseExternalOptions(request.substr(colon + 1));
  const auto* const options = std::get_if<ExternalOptions>(&parsed);
  if (options == nullptr) return base;
  const std::vector<std::string>& words = options->command;
  const auto script =
      std::find_if(words.begin() + 1, words.end(), [](const std::string& word) {
        return word[0] != '-' && word.find('.') != std::string::npos;
      });
  const bool interpreted =
      words[0].find('/') == std::string::npos && script != words.end();
  const std::string& named = interpreted ? *script : words[0];
  return named.substr(named.rfind('/') + 1);
}

std::string ToText(const MatchTable& table, int width) {
  constexpr int kGoesOn = 9;
  Columns rows = {{"", "score (95 % interval)", "won-drawn-lost",
                   "as " + table.sides[0], "as " + table.sides[1], "faults",
                   "mean points"}};
  for (size_t i = 0; i < 2; ++i) {
    const Tally& tally = table.tallies[i];
    const int games = tally.all().games();
    const int games_a_pair =
        games / static_cast<int>(tally.score_by_pair.size());
    rows.push_back(
        {table.names[i], ToText(IntervalOf(tally.score_by_pair, games_a_pair)),
         WonDrawnLost(tally.all()), WonDrawnLost(tally.as[0]),
         WonDrawnLost(tally.as[1]), absl::StrFormat("%d", tally.faults),
         tally.counted == 0
             ? "-"
             : absl::StrFormat("%.1f", static_cast<double>(tally.points) /
                                           tally.counted /
                                           table.counted.scale)});
  }
  std::vector<std::string> grades;
  for (const auto& [grade, count] : table.grades) {
    grades.push_back(absl::StrFormat("%s %d", grade, count));
  }
  std::string text =
      Wrapped(table.title, width, 2) + "\n\n" + InWidth(rows, width) + "\n";
  const auto add = [&](std::string_view head, std::string_view what) {
    text += Wrapped(absl::StrFormat("%-9s%s", head, what), width, kGoesOn);
    text += "\n";
  };
  add("results:", absl::StrJoin(grades, ", "));
  add("points:", table.counted.what);
  add("orders:", Spread(table.orders));
  add("rolls:", Spread(table.rolls));
  for (const std::string& fault : table.faults) add("fault:", fault);
  return text;
}

}  // namespace berthier
