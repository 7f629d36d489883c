#include "arenas/leaderboard/csv.h"

#include <cmath>
#include <vector>

#include "absl/strings/str_format.h"
#include "arenas/pages/csv.h"

namespace berthier {
namespace {

std::string Decimal(double value) {
  return std::isfinite(value) ? absl::StrFormat("%.2f", value) : "";
}

std::string Count(int64_t count) { return absl::StrFormat("%d", count); }

}  // namespace

std::string CsvOf(const Board& board) {
  std::string csv = std::string(kCsvMark) +
                    "elo_low,elo_high,games,won,drawn,lost,score,"
                    "faults,decisions,fallbacks,alpha_rank,anchor,request,"
                    "less_luck_elo,less_luck_low,less_luck_high,luck,place\r\n";
  for (size_t rank = 0; rank < board.ranking.size(); ++rank) {
    const int player = board.ranking[rank];
    const auto index = static_cast<size_t>(player);
    const PlayerRating& rating = board.RatingOf(player);
    const BoardAgent& agent = board.AgentOf(player);
    const Results total = board.crosstable.total(player);
    // Of a player alone in its group nothing but bounds is known.
    const Interval interval =
        board.IsRated(player) ? rating.interval : board.IntervalOf(player);
    const FairRating* const fair = board.fair && board.IsRated(player)
                                       ? &board.fair->players[index]
                                       : nullptr;
    const std::vector<std::string> fields = {
        Count(static_cast<int64_t>(rank) + 1),
        CsvField(board.NameOf(player)),
        Count(rating.group + 1),
        board.IsRated(player) || agent.anchor ? Decimal(rating.elo) : "",
        Decimal(interval.low),
        Decimal(interval.high),
        Count(total.games()),
        Count(total.won),
        Count(total.drawn),
        Count(total.lost),
        total.games() == 0 ? "" : absl::StrFormat("%.4f", total.score()),
        Count(board.FaultsOf(player)),
        Count(board.ConductOf(player).asked),
        Count(board.ConductOf(player).fallbacks),
        board.alpha_rank.players.empty()
            ? ""
            : absl::StrFormat("%.4f", board.alpha_rank.players[index].mean),
        agent.anchor ? Decimal(*agent.anchor) : "",
        CsvField(agent.request),
        fair == nullptr ? "" : Decimal(fair->elo),
        fair == nullptr ? "" : Decimal(fair->interval.low),
        fair == nullptr ? "" : Decimal(fair->interval.high),
        board.fair ? absl::StrFormat("%.4f", board.fair->players[index].luck)
                   : "",
        Count(board.places[index])};
    csv += CsvLine(fields);
  }
  return csv;
}

}  // namespace berthier
