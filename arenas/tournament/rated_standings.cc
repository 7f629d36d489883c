#include "arenas/tournament/rated_standings.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "arenas/match/process_pool.h"
#include "arenas/tournament/ledger_view.h"
#include "arenas/tournament/played_again.h"

namespace berthier {
namespace {

std::string Rounded(double elo) {
  const double whole = std::round(elo);
  return absl::StrFormat("%.0f", whole == 0 ? 0.0 : whole);  // never -0
}

std::string IntervalWords(const Interval& interval) {
  const bool low = std::isfinite(interval.low);
  const bool high = std::isfinite(interval.high);
  if (low && high && interval.low == interval.high) return "given";
  if (low && high) {
    return Rounded(interval.low) + " to " + Rounded(interval.high);
  }
  if (low) return "above " + Rounded(interval.low);
  if (high) return "below " + Rounded(interval.high);
  return "-";
}

bool IsOnMainScale(const Ratings& ratings, int player) {
  return ratings.players[static_cast<size_t>(player)].group ==
         ratings.main_group;
}

bool IsAnchorInMainGroup(const Ratings& ratings,
                         const std::vector<RatingAnchor>& anchors) {
  return std::any_of(anchors.begin(), anchors.end(),
                     [&](const RatingAnchor& anchor) {
                       return IsOnMainScale(ratings, anchor.player);
                     });
}

// Why there is no Elo though there are games, or a rating that is given is
// not that of the scale; else empty.
std::string OffTheScale(const Ratings& ratings,
                        const std::vector<RatingAnchor>& anchors,
                        const std::vector<std::string>& names) {
  if (ratings.main_group < 0 || anchors.empty() ||
      IsAnchorInMainGroup(ratings, anchors)) {
    return "";
  }
  return absl::StrFormat(
      "\nElo: none yet, for %s, whose rating is given, compares with nobody: "
      "agents compare where each has taken points from the other, directly or "
      "through others\n",
      absl::StrJoin(anchors, " and ",
                    [&](std::string* out, const RatingAnchor& anchor) {
                      out->append(names[static_cast<size_t>(anchor.player)]);
                    }));
}

absl::StatusOr<std::string> Rated(const std::string& ledger,
                                  std::span<const Ruleset> rulesets) {
  const absl::StatusOr<LedgerLeague> read = ReadLeague(ledger, rulesets);
  if (!read.ok()) return read.status();
  RatingOptions options;
  for (size_t i = 0; i < read->anchors.size(); ++i) {
    if (const std::optional<double>& elo = read->anchors[i]) {
      options.anchors.push_back({.player = static_cast<int>(i), .elo = *elo});
    }
  }
  options.draws = UsualDrawModel(read->league, options);
  const TournamentProgress& progress = *read->opened.progress;
  options.design = DesignOf(*read->opened.plan, progress.schedule());
  const Ratings ratings = Rate(read->league, options);
  return progress.standings().ToText(progress.schedule(),
                                     RatingWordsOf(ratings, options.anchors)) +
         OffTheScale(ratings, options.anchors, read->league.players);
}

}  // namespace

std::vector<RatingWords> RatingWordsOf(
    const Ratings& ratings, const std::vector<RatingAnchor>& anchors) {
  const int main = ratings.main_group;
  if (main < 0 ||
      ratings.groups.members[static_cast<size_t>(main)].size() < 2 ||
      (!anchors.empty() && !IsAnchorInMainGroup(ratings, anchors))) {
    return {};
  }
  std::vector<RatingWords> words;
  for (size_t i = 0; i < ratings.players.size(); ++i) {
    const int player = static_cast<int>(i);
    words.push_back({.elo = IsOnMainScale(ratings, player)
                                ? Rounded(ratings.players[i].elo)
                                : "-",
                     .interval = IntervalWords(OnMainScale(ratings, player))});
  }
  // Given is given, whoever it compares with.
  for (const RatingAnchor& anchor : anchors) {
    words[static_cast<size_t>(anchor.player)] = {
        .elo = Rounded(anchor.elo),
        .interval = IntervalWords({anchor.elo, anchor.elo})};
  }
  return words;
}

absl::StatusOr<std::string> RatedStandings(const std::string& ledger,
                                           std::span<const Ruleset> rulesets) {
  std::string text;
  const absl::Status done = WorkSideBySide(
      {.pieces = 1, .jobs = 1}, [&](int) { return Rated(ledger, rulesets); },
      [&text](int, std::string rated) {
        text = std::move(rated);
        return absl::OkStatus();
      });
  if (!done.ok()) return done;
  return text;
}

}  // namespace berthier
