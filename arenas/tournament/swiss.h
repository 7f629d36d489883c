// One round of a Swiss tournament: who meets whom.
//
// The pairing is a matching of least cost over all players (of greatest weight
// with LEMON): first as few as possible meet again or sit out again, then
// players of like score meet, then within a score the upper half meets the
// lower. With an odd number one sits out: the lowest who has not yet. Seats do
// not matter, for a pair is played from both.
//
// Laws: everybody is paired or sits out, at most one sits out; of all pairings
// this one costs least; equal fields are paired alike.
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
  int byes = 0;
};

// Whoever may play in the round, best seed first.
struct SwissField {
  std::vector<SwissPlayer> players;
  // How often two players, by id, have met.
  std::function<int(int, int)> met;
};

struct SwissRound {
  std::vector<std::array<int, 2>> meetings;  // ids, the leaders' first
  std::optional<int> bye;
};

SwissRound PairSwiss(const SwissField& field);

// What a meeting of two players, or a bye, costs: for tests.
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
  std::vector<int> group_;     // of like score, from 0
  std::vector<int> position_;  // in the group
  std::vector<int> size_;      // of the group
  const std::function<int(int, int)>& met_;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_SWISS_H_
