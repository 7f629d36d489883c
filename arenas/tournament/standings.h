// The standings of a tournament: its table, from the pairs entered so far.
//
// Laws: the table follows from the pairs in order of their ids alone, so equal
// tournaments end in the same text, byte for byte; its memory does not grow
// with the number of games.
//
//   Standings standings(plan);
//   standings.Enter(pair, std::array{leg0, leg1});
//   out << standings.ToText(schedule);
#ifndef BERTHIER_ARENAS_TOURNAMENT_STANDINGS_H_
#define BERTHIER_ARENAS_TOURNAMENT_STANDINGS_H_

#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "arenas/tournament/schedule.h"
#include "proto/ledger.pb.h"

namespace berthier {

// A player's rating as text for the table.
struct RatingWords {
  std::string elo;
  std::string interval;  // 95 %
};

class Standings {
 public:
  struct Row {
    int64_t won = 0;
    int64_t drawn = 0;
    int64_t lost = 0;
    int64_t faults = 0;
    int64_t half_points = 0;
    std::map<std::string, int64_t> faults_by_kind = {};
    int64_t orders = 0;     // its own orders and its fallbacks
    int64_t fallbacks = 0;  // orders given in place of a faulty answer
    int64_t games() const { return won + drawn + lost; }
  };

  // `plan` must outlive the table.
  explicit Standings(const TournamentPlan& plan);

  // Adds both games of a pair.
  void Enter(const PairSpec& pair, std::span<const wire::LegPlayed, 2> legs);

  const Row& Of(int player) const { return rows_[static_cast<size_t>(player)]; }
  int64_t games() const { return games_; }
  // Players, best first: by the format's own ranking if there is one, else by
  // share of points, then in order of the file; who has not played is last.
  std::vector<int> Ranking(const Schedule& schedule) const;

  // The table, with the first `most` rows (0: all). Players with equal
  // Pairer::Columns share a place. `ratings` by player, or empty.
  std::string Table(const Schedule& schedule, size_t most,
                    std::span<const RatingWords> ratings = {}) const;
  // The full report: winner, table, rounds or crosstable, results, faults,
  // growth steps.
  std::string ToText(const Schedule& schedule,
                     std::span<const RatingWords> ratings = {}) const;

 private:
  std::string Crosstable(const std::vector<int>& ranking) const;
  // Faults by kind, one line per player that committed any.
  std::string Faults(const std::vector<int>& ranking) const;
  // Fallback orders, one line per player that had any.
  std::string Fallbacks(const std::vector<int>& ranking) const;

  const TournamentPlan& plan_;
  std::vector<Row> rows_;
  // Half points and games of key[0] against key[1].
  struct Against {
    int64_t half_points = 0;
    int64_t games = 0;
  };
  std::map<std::array<int, 2>, Against> against_;
  std::map<std::string, int64_t> grades_;  // games by how they ended
  int64_t games_ = 0;
  int64_t pairs_ = 0;
  uint64_t orders_ = 0;
};

// Half points (0, 1, 2) of the pair's first player in this leg.
int HalfPointsOfFirst(const wire::LegPlayed& leg);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_STANDINGS_H_
