// The crosstable: plain counts of results, beside the ratings.
//
// A meeting is all games of two players. Its score is the mean over pairs (a
// game without its mirror is a pair of one), its error the standard error of
// that mean. The likelihood of superiority uses these games only, not the rest
// of the league.
//
//   const Crosstable table = CrosstableOf(league);
//   table.at(marshal, recruit).all().won;
//   for (const SideResults& row : ResultsBySide(league)) ...
#ifndef BERTHIER_ARENAS_RATINGS_CROSSTABLE_H_
#define BERTHIER_ARENAS_RATINGS_CROSSTABLE_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "arenas/ratings/league.h"

namespace berthier {

struct Results {
  int64_t won = 0;
  int64_t drawn = 0;
  int64_t lost = 0;

  int64_t games() const { return won + drawn + lost; }
  double points() const {
    return static_cast<double>(won) + static_cast<double>(drawn) / 2;
  }
  // Mean score of a game, 0 to 1; 0.5 without games.
  double score() const {
    return games() == 0 ? 0.5 : points() / static_cast<double>(games());
  }
  Results& operator+=(const Results& other);
  bool operator==(const Results&) const = default;
};

// One player's results against another.
struct Encounter {
  Results as_first;  // with the first side
  Results as_second;
  int64_t pairs = 0;
  double score = 0.5;  // mean over pairs, 0 to 1
  double error = 0;  // standard error of score; infinite with less than 2 pairs
  double superiority = 0.5;  // likelihood of being the better one

  Results all() const;
};

class Crosstable {
 public:
  explicit Crosstable(int size)
      : size_(size),
        meetings_(static_cast<size_t>(size) * static_cast<size_t>(size)) {}

  int size() const { return size_; }
  const Encounter& at(int player, int opponent) const {
    return meetings_[Place(player, opponent)];
  }
  Encounter& at(int player, int opponent) {
    return meetings_[Place(player, opponent)];
  }
  // All of a player's games.
  Results total(int player) const;

 private:
  size_t Place(int player, int opponent) const {
    return static_cast<size_t>(player) * static_cast<size_t>(size_) +
           static_cast<size_t>(opponent);
  }

  int size_;
  std::vector<Encounter> meetings_;
};

Crosstable CrosstableOf(const League& league);

// The results of one player, or of all players, on one scenario by side.
struct SideResults {
  int player = -1;  // -1: all players
  int scenario = 0;
  Results as_first;
  Results as_second;
};

// A row for each scenario with the results of all players, followed by a row
// for each player who played it.
std::vector<SideResults> ResultsBySide(const League& league);

// A player's results by grade: indexed as League::grades, with one more entry
// at the end for games without a grade.
struct GradedResults {
  std::vector<Results> by_grade;
};

// For each player.
std::vector<GradedResults> GradesOf(const League& league);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_CROSSTABLE_H_
