#include "arenas/tournament/rated_standings.h"

#include <cmath>
#include <utility>

#include "absl/strings/str_format.h"
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
  return progress.standings().ToText(
      progress.schedule(), RatingWordsOf(Rate(read->league, options)));
}

}  // namespace

std::vector<RatingWords> RatingWordsOf(const Ratings& ratings) {
  const int main = ratings.main_group;
  if (main < 0 ||
      ratings.groups.members[static_cast<size_t>(main)].size() < 2) {
    return {};
  }
  std::vector<RatingWords> words;
  for (size_t i = 0; i < ratings.players.size(); ++i) {
    const PlayerRating& rating = ratings.players[i];
    words.push_back(
        {.elo = rating.group == main ? Rounded(rating.elo) : "-",
         .interval = IntervalWords(OnMainScale(ratings, static_cast<int>(i)))});
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
