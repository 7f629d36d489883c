#include "arenas/tournament/swiss.h"

#include <algorithm>
#include <cstdlib>

#include "arenas/tournament/matching.h"

namespace berthier {
namespace {

// One unit of a level outweighs all that the levels below can come to, for as
// many players as a Swiss may have (256).
constexpr int64_t kDistance = 1;               // in the score group
constexpr int64_t kGroups = int64_t{1} << 16;  // between score groups
constexpr int64_t kAgain = int64_t{1} << 40;   // meets or sits out again
constexpr int64_t kUnpaired = int64_t{1} << 51;
// How often is not told apart beyond this, or the levels would overflow.
constexpr int kMostAgain = 7;

int64_t Squared(int64_t x) { return x * x; }

}  // namespace

SwissCosts::SwissCosts(const SwissField& field)
    : ranking_(field.players), met_(field.met) {
  std::stable_sort(ranking_.begin(), ranking_.end(),
                   [](const SwissPlayer& a, const SwissPlayer& b) {
                     return a.score > b.score;
                   });
  for (size_t i = 0; i < ranking_.size(); ++i) {
    const bool begins = i == 0 || ranking_[i].score != ranking_[i - 1].score;
    group_.push_back(i == 0 ? 0 : group_.back() + (begins ? 1 : 0));
    position_.push_back(begins ? 0 : position_.back() + 1);
    if (begins) size_.push_back(0);
    ++size_.back();
  }
}

int64_t SwissCosts::OfMeeting(int place, int other) const {
  const auto a = static_cast<size_t>(std::min(place, other));
  const auto b = static_cast<size_t>(std::max(place, other));
  const int64_t again =
      std::min(met_(ranking_[a].id, ranking_[b].id), kMostAgain);
  const int64_t groups = group_[b] - group_[a];
  const int64_t ideal = size_[static_cast<size_t>(group_[a])] / 2;
  // Who leaves his group meets the top of the next and comes from the bottom
  // of his own.
  const int64_t distance =
      groups == 0 ? std::abs(position_[b] - position_[a] - ideal)
                  : position_[b] + size_[static_cast<size_t>(group_[a])] - 1 -
                        position_[a];
  return again * kAgain + Squared(groups) * kGroups + distance * kDistance;
}

int64_t SwissCosts::OfBye(int place) const {
  const auto at = static_cast<size_t>(place);
  const int64_t groups = group_.back() - group_[at];
  const int64_t again = std::min(ranking_[at].byes, kMostAgain);
  return again * kAgain + Squared(groups) * kGroups +
         (size() - 1 - place) * kDistance;
}

SwissRound PairSwiss(const SwissField& field) {
  const SwissCosts costs(field);
  const int players = costs.size();
  const int seats = players + players % 2;
  std::vector<std::vector<int64_t>> weights(
      static_cast<size_t>(seats),
      std::vector<int64_t>(static_cast<size_t>(seats), 0));
  // The last seat is nobody's if the number is odd.
  for (int i = 0; i < seats; ++i) {
    for (int j = i + 1; j < seats; ++j) {
      const int64_t cost =
          j == players ? costs.OfBye(i) : costs.OfMeeting(i, j);
      weights[static_cast<size_t>(i)][static_cast<size_t>(j)] =
          weights[static_cast<size_t>(j)][static_cast<size_t>(i)] =
              kUnpaired - cost;
    }
  }
  const std::vector<int> mates = HeaviestMatching(weights);

  SwissRound round;
  for (int i = 0; i < players; ++i) {
    const int j = mates[static_cast<size_t>(i)];
    if (j == players) {
      round.bye = costs.At(i).id;
    } else if (j > i) {
      round.meetings.push_back({costs.At(i).id, costs.At(j).id});
    }
  }
  return round;
}

}  // namespace berthier
