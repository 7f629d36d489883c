// Who stands where: the table of a tournament, from the pairs entered so far.
//
// Laws: it follows from the pairs in the sequence of their ids alone, so equal
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

// What a player's games say of its strength.
struct RatingWords {
  std::string elo;
  std::string interval;  // of 95 %
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
    int64_t orders = 0;     // its own and those given instead
    int64_t fallbacks = 0;  // given instead, its answer being a fault
    int64_t games() const { return won + drawn + lost; }
  };

  // `plan` must outlive the table.
  explicit Standings(const TournamentPlan& plan);

  void Enter(const PairSpec& pair, std::span<const wire::LegPlayed, 2> legs);

  const Row& Of(int player) const { return rows_[static_cast<size_t>(player)]; }
  int64_t games() const { return games_; }
  // Players, the best first: by the format's places, else by the share of
  // points, then by the sequence of the file.
  std::vector<int> Ranking(const Schedule& schedule) const;

  // What the format counts alike shares a place. The table; `most` rows, 0 for
  // all. `ratings` by player, or empty.
  std::string Table(const Schedule& schedule, size_t most,
                    std::span<const RatingWords> ratings = {}) const;
  // The table with everything that belongs to the end of a tournament.
  std::string ToText(const Schedule& schedule,
                     std::span<const RatingWords> ratings = {}) const;

 private:
  std::string Crosstable(const std::vector<int>& ranking) const;
  // Who committed which faults how often; a line each, or nothing.
  std::string Faults(const std::vector<int>& ranking) const;
  // Who had how many orders given in its stead; a line each, or nothing.
  std::string Fallbacks(const std::vector<int>& ranking) const;

  const TournamentPlan& plan_;
  std::vector<Row> rows_;
  // Half points and games of one player against another.
  struct Against {
    int64_t half_points = 0;
    int64_t games = 0;
  };
  std::map<std::array<int, 2>, Against> against_;
  std::map<std::string, int64_t> grades_;
  int64_t games_ = 0;
  int64_t pairs_ = 0;
  uint64_t orders_ = 0;
};

// Half points of the pair's first player: 0, 1, 2.
int HalfPointsOfFirst(const wire::LegPlayed& leg);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_STANDINGS_H_
