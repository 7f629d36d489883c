#include "arenas/leaderboard/json.h"

#include <cmath>
#include <utility>
#include <vector>

#include "arenas/pages/json.h"
#include "arenas/pages/utf8.h"

namespace berthier {
namespace {

wire::LeaderboardResults WireOf(const Results& results) {
  wire::LeaderboardResults wire;
  wire.set_won(static_cast<uint32_t>(results.won));
  wire.set_drawn(static_cast<uint32_t>(results.drawn));
  wire.set_lost(static_cast<uint32_t>(results.lost));
  return wire;
}

template <typename Message>
void SetInterval(const Interval& interval, Message& message) {
  if (std::isfinite(interval.low)) message.set_low(Told(interval.low));
  if (std::isfinite(interval.high)) message.set_high(Told(interval.high));
}

wire::LeaderboardCourse WireOf(const BoardCourse& course) {
  wire::LeaderboardCourse wire;
  wire.set_winner(ValidUtf8(course.winner));
  for (const std::string& head : course.heads) wire.add_head(head);
  for (size_t at = 0; at < course.places.size(); ++at) {
    const std::vector<std::string>& row = course.places[at];
    wire::LeaderboardPlace& place = *wire.add_place();
    place.set_number(static_cast<uint32_t>(course.numbers[at]));
    place.set_name(ValidUtf8(row[0]));
    for (size_t i = 1; i < row.size(); ++i) place.add_cell(row[i]);
  }
  for (const BoardRound& round : course.rounds) {
    wire::LeaderboardRound& told = *wire.add_round();
    told.set_name(round.name);
    for (const BoardRound::Meeting& meeting : round.meetings) {
      wire::LeaderboardRoundMeeting& met = *told.add_meeting();
      for (size_t i = 0; i < 2; ++i) {
        met.add_player(ValidUtf8(meeting.players[i]));
        met.add_points(meeting.points[i]);
      }
      if (meeting.through) {
        met.set_through(
            ValidUtf8(meeting.players[static_cast<size_t>(*meeting.through)]));
      }
      met.set_why(meeting.why);
    }
    for (const std::string& bye : round.byes) told.add_bye(ValidUtf8(bye));
  }
  return wire;
}

class Writer {
 public:
  explicit Writer(const Board& board) : board_(board), place_(board.size(), 0) {
    for (size_t rank = 0; rank < board.ranking.size(); ++rank) {
      place_[static_cast<size_t>(board.ranking[rank])] =
          static_cast<uint32_t>(rank);
    }
  }

  wire::Leaderboard Write() {
    wire_.set_made_by("berthier leaderboard");
    wire_.set_title(ValidUtf8(board_.facts.title));
    wire_.set_confidence(board_.ratings.confidence);
    wire_.set_games(static_cast<uint32_t>(board_.league.games.size()));
    wire_.set_pairs(static_cast<uint32_t>(board_.pairs));
    if (board_.fair) {
      wire::LeaderboardLuck& luck = *wire_.mutable_luck();
      luck.set_games(static_cast<uint32_t>(board_.fair->games));
      luck.set_pairs(static_cast<uint32_t>(board_.fair->pairs));
      luck.set_variance_ratio(Told(board_.fair->variance_ratio));
      luck.set_error(Told(board_.fair->ratio_error));
    }
    for (const int player : board_.ranking) AddPlayer(player);
    for (const SideResults& row : board_.by_side) AddSide(row);
    for (const int player : board_.ranking) {
      for (const int other : board_.ranking) AddMeeting(player, other);
    }
    for (const GroupBound& bound : board_.ratings.bounds) {
      wire::LeaderboardBound& wire = *wire_.add_bound();
      wire.set_above(static_cast<uint32_t>(bound.above));
      wire.set_below(static_cast<uint32_t>(bound.below));
      wire.set_least(Told(bound.least));
    }
    for (const std::vector<int>& circle : board_.circles) {
      wire::LeaderboardCircle& wire = *wire_.add_circle();
      for (const int player : circle) wire.add_player(PlaceOf(player));
    }
    for (const BudgetCurve& curve : board_.curves) AddCurve(curve);
    for (const std::string& grade : board_.league.grades) {
      wire_.add_grade(ValidUtf8(grade));
    }
    for (const BoardSource& source : board_.facts.sources) AddSource(source);
    for (const std::string& note : board_.facts.notes)
      wire_.add_note(ValidUtf8(note));
    return std::move(wire_);
  }

 private:
  uint32_t PlaceOf(int player) const {
    return place_[static_cast<size_t>(player)];
  }

  void AddPlayer(int player) {
    const auto index = static_cast<size_t>(player);
    const PlayerRating& rating = board_.RatingOf(player);
    const BoardAgent& agent = board_.AgentOf(player);
    wire::LeaderboardPlayer& wire = *wire_.add_player();
    wire.set_name(ValidUtf8(board_.NameOf(player)));
    wire.set_request(ValidUtf8(agent.request));
    wire.set_group(static_cast<uint32_t>(rating.group));
    if (board_.IsRated(player)) {
      wire.set_elo(Told(rating.elo));
      wire.set_error(Told(rating.error));
      SetInterval(rating.interval, wire);
    } else {
      if (agent.anchor) wire.set_elo(Told(rating.elo));
      SetInterval(board_.IntervalOf(player), wire);
    }
    if (board_.fair) {
      const FairRating& fair = board_.fair->players[index];
      wire::LeaderboardFairRating& told = *wire.mutable_less_luck();
      told.set_luck(Told(fair.luck));
      told.set_games(static_cast<uint32_t>(fair.games));
      if (board_.IsRated(player)) {
        told.set_elo(Told(fair.elo));
        told.set_error(Told(fair.error));
        SetInterval(fair.interval, told);
      }
    }
    *wire.mutable_results() = WireOf(board_.crosstable.total(player));
    const Conduct& conduct = board_.ConductOf(player);
    wire.set_place(static_cast<uint32_t>(board_.places[index]));
    wire.set_decisions(static_cast<uint32_t>(conduct.asked));
    wire.set_fallbacks(static_cast<uint32_t>(conduct.fallbacks));
    if (board_.facts.times == Times::kShown) {
      wire.set_seconds(static_cast<double>(conduct.milliseconds) / 1000);
    }
    wire.set_faults(static_cast<uint32_t>(board_.FaultsOf(player)));
    if (!board_.alpha_rank.players.empty()) {
      const AlphaShare& share = board_.alpha_rank.players[index];
      wire.set_alpha_rank(Told(share.mean));
      wire.set_alpha_rank_low(Told(share.interval.low));
      wire.set_alpha_rank_high(Told(share.interval.high));
    }
    if (agent.anchor) wire.set_anchor(*agent.anchor);
    wire.set_withdrawn(agent.membership == Membership::kWithdrawn);
    for (const Results& results : board_.graded[index].by_grade) {
      *wire.add_by_grade() = WireOf(results);
    }
  }

  // Rows of a scenario stand before those of its players.
  void AddSide(const SideResults& row) {
    if (row.player >= 0) {
      wire::LeaderboardSide& wire =
          *wire_.mutable_player(static_cast<int>(PlaceOf(row.player)))
               ->add_side();
      wire.set_scenario(static_cast<uint32_t>(row.scenario));
      *wire.mutable_as_first() = WireOf(row.as_first);
      *wire.mutable_as_second() = WireOf(row.as_second);
      return;
    }
    const auto index = static_cast<size_t>(row.scenario);
    wire::LeaderboardScenario& wire = *wire_.add_scenario();
    wire.set_name(ValidUtf8(board_.league.scenarios[index]));
    for (const Side side : {Side::kFirst, Side::kSecond}) {
      wire.add_side(ValidUtf8(SideNameOf(board_, row.scenario, side)));
    }
    *wire.mutable_first_side() = WireOf(row.as_first);
    const ScenarioAdvantage& advantage = board_.ratings.advantages[index];
    if (advantage.basis != AdvantageBasis::kUnknown) {
      wire.set_advantage(Told(advantage.elo));
      SetInterval(advantage.interval, wire);
    }
    if (!board_.orders[index].sorted.empty()) {
      wire.set_median_orders(board_.orders[index].median);
    }
    if (!board_.player_turns[index].sorted.empty()) {
      wire.set_median_player_turns(board_.player_turns[index].median);
    }
  }

  void AddMeeting(int player, int other) {
    const Encounter& meeting = board_.crosstable.at(player, other);
    const Results results = meeting.all();
    if (results.games() == 0) return;
    wire::LeaderboardMeeting& wire = *wire_.add_meeting();
    wire.set_player(PlaceOf(player));
    wire.set_opponent(PlaceOf(other));
    *wire.mutable_results() = WireOf(results);
    wire.set_pairs(static_cast<uint32_t>(meeting.pairs));
    const std::optional<double> likely =
        board_.superiority[static_cast<size_t>(player)]
                          [static_cast<size_t>(other)];
    if (likely) wire.set_superiority(Told(*likely));
  }

  void AddCurve(const BudgetCurve& curve) {
    wire::LeaderboardCurve& wire = *wire_.add_curve();
    wire.set_family(ValidUtf8(curve.family));
    wire.set_unit(curve.unit);
    for (const BudgetPoint& point : curve.points) {
      wire.add_player(PlaceOf(point.player));
      wire.add_amount(static_cast<double>(point.amount));
    }
  }

  void AddSource(const BoardSource& source) {
    wire::LeaderboardSource& wire = *wire_.add_source();
    wire.set_name(ValidUtf8(source.name));
    for (const std::string& fact : source.facts) wire.add_fact(ValidUtf8(fact));
    for (const std::string& command : source.commands) {
      wire.add_command(ValidUtf8(command));
    }
    wire.set_tournament(ValidUtf8(source.tournament));
    for (const auto& [name, text] : source.files) {
      wire::LeaderboardFile& file = *wire.add_file();
      file.set_name(ValidUtf8(name));
      file.set_text(ValidUtf8(text));
    }
    if (!source.course.rounds.empty()) {
      *wire.mutable_course() = WireOf(source.course);
    }
  }

  const Board& board_;
  std::vector<uint32_t> place_;  // by player
  wire::Leaderboard wire_;
};

}  // namespace

wire::Leaderboard WireOf(const Board& board) { return Writer(board).Write(); }

std::string JsonOf(const Board& board) { return JsonOf(WireOf(board)); }

}  // namespace berthier
