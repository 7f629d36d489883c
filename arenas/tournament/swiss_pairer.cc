#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

#include "arenas/tournament/pairers.h"
#include "arenas/tournament/swiss.h"

namespace berthier {
namespace {

// Half points of the winner of both games of a pair.
constexpr int64_t kFull = 4;

class SwissPairer final : public Pairer {
 public:
  explicit SwissPairer(const Plan& plan)
      : rounds_(plan.file.swiss().rounds()),
        repetitions_(plan.pairs),
        full_(kFull * static_cast<int64_t>(plan.PairsOfMeeting())),
        scores_(plan.players.size(), 0),
        byes_(plan.players.size(), 0) {}

  bool IsFixed() const override { return false; }

  std::optional<Stage> Next(const Withdrawn& withdrawn) override {
    SwissField field;
    for (size_t i = 0; i < scores_.size(); ++i) {
      if (withdrawn[i]) continue;
      field.players.push_back({static_cast<int>(i), scores_[i], byes_[i]});
    }
    if (round_ == rounds_ || field.players.size() < 2) return std::nullopt;
    field.met = [this](int a, int b) {
      const auto found = met_.find(std::minmax(a, b));
      return found == met_.end() ? 0 : found->second;
    };
    const SwissRound paired = PairSwiss(field);
    Stage stage = {.meetings = {}, .repetitions = repetitions_};
    for (const std::array<int, 2>& players : paired.meetings) {
      stage.meetings.push_back({players, round_});
      ++met_[std::minmax(players[0], players[1])];
    }
    if (paired.bye) {
      const auto player = static_cast<size_t>(*paired.bye);
      ++byes_[player];
      scores_[player] += full_;
      stage.byes.push_back(*paired.bye);
    }
    ++round_;
    return stage;
  }

  void Enter(const PairResult& result) override {
    const auto first = static_cast<size_t>(result.pair.players[0]);
    const auto second = static_cast<size_t>(result.pair.players[1]);
    if (result.legs) {
      const int64_t points = (*result.legs)[0] + (*result.legs)[1];
      scores_[first] += points;
      scores_[second] += kFull - points;
      return;
    }
    // Whoever waited in vain for somebody who withdrew has the points.
    if (!result.withdrawn[0]) scores_[first] += kFull;
    if (!result.withdrawn[1]) scores_[second] += kFull;
  }

  // By points, those of byes too.
  std::vector<int> Places() const override {
    std::vector<int> places(scores_.size());
    std::iota(places.begin(), places.end(), 0);
    std::stable_sort(places.begin(), places.end(), [this](int a, int b) {
      return scores_[static_cast<size_t>(a)] > scores_[static_cast<size_t>(b)];
    });
    return places;
  }

 private:
  uint32_t rounds_;
  uint64_t repetitions_;
  int64_t full_;  // of a meeting, and of a bye
  uint32_t round_ = 0;
  std::vector<int64_t> scores_;
  std::vector<int> byes_;
  std::map<std::pair<int, int>, int> met_;
};

}  // namespace

std::unique_ptr<Pairer> MakeSwissPairer(const Plan& plan) {
  return std::make_unique<SwissPairer>(plan);
}

}  // namespace berthier
