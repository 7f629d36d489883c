// Pairs one round of a Swiss tournament.
//
// The pairing is a minimum-cost matching over all players (found as a
// maximum-weight matching with LEMON). In order of importance: few repeated
// meetings and repeated byes; players of equal score meet; within a score
// group the upper half meets the lower half. With an odd number of players, one
// has a bye: the lowest ranked player without an earlier one. Seats do not
// matter, as a pair of games is played from both sides.
//
// Laws: every player is paired or has the bye, and there is at most one bye; no
// other pairing costs less; equal fields are paired alike.
//
//   const SwissRound round = PairSwiss(field);
#ifndef BERTHIER_ARENAS_TOURNAMENT_SWISS_H_
#define BERTHIER_ARENAS_TOURNAMENT_SWISS_H_

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace berthier {

struct SwissPlayer {
  int id = 0;
  int64_t score = 0;
  int byes = 0;  // in earlier rounds
};

// The players of the round, best seed first.
struct SwissField {
  std::vector<SwissPlayer> players;
  // How often two players, given by id, have met.
  std::function<int(int, int)> met;
};

struct SwissRound {
  std::vector<std::array<int, 2>> meetings;  // ids; the leader's meeting first
  std::optional<int> bye;                    // id
};

SwissRound PairSwiss(const SwissField& field);

// The cost of a meeting of two players, or of a bye; public for tests.
class SwissCosts {
 public:
  explicit SwissCosts(const SwissField& field);

  // Players by their place in the ranking, from 0: by score, then seed.
  int size() const { return static_cast<int>(ranking_.size()); }
  const SwissPlayer& At(int place) const {
    return ranking_[static_cast<size_t>(place)];
  }
  int64_t OfMeeting(int place, int other) const;
  int64_t OfBye(int place) const;

 private:
  std::vector<SwissPlayer> ranking_;
  std::vector<int> group_;     // by place: score group, from 0 (highest score)
  std::vector<int> position_;  // by place: position in the group, from 0
  std::vector<int> size_;      // by group: number of players
  const std::function<int(int, int)>& met_;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_SWISS_H_
