#include <algorithm>
#include <map>
#include <utility>

#include "arenas/tournament/pairers.h"

namespace berthier {
namespace {

constexpr int kNobody = -1;

// Seeds by the lines of a draw for 2^k: the best two can only meet in the
// final, the best four in the semi-finals, and so on.
std::vector<int> Draw(int players) {
  std::vector<int> draw = {0};
  while (static_cast<int>(draw.size()) < players) {
    const int size = static_cast<int>(draw.size()) * 2;
    std::vector<int> wider;
    for (const int seed : draw) {
      wider.push_back(seed);
      wider.push_back(size - 1 - seed);
    }
    draw = std::move(wider);
  }
  for (int& seed : draw) {
    if (seed >= players) seed = kNobody;
  }
  return draw;
}

class KnockoutPairer final : public Pairer {
 public:
  explicit KnockoutPairer(const Plan& plan)
      : pairs_(plan.pairs),
        extra_pairs_(plan.file.knockout().extra_pairs()),
        lines_(Draw(static_cast<int>(plan.players.size()))) {}

  bool IsFixed() const override { return false; }

  std::optional<Stage> Next(const Withdrawn& withdrawn) override {
    if (const std::optional<Stage> more = MoreForTies(withdrawn)) return more;
    Advance(withdrawn);
    while (lines_.size() > 1) {
      Stage stage = {.meetings = {}, .repetitions = pairs_};
      lead_.clear();
      extra_ = 0;
      for (size_t i = 0; i < lines_.size(); i += 2) {
        const std::array<int, 2> players = Ordered(lines_[i], lines_[i + 1]);
        if (players[0] == kNobody || players[1] == kNobody ||
            withdrawn[static_cast<size_t>(players[0])] ||
            withdrawn[static_cast<size_t>(players[1])]) {
          for (const int player : players) {
            if (player != kNobody && !withdrawn[static_cast<size_t>(player)]) {
              stage.byes.push_back(player);
            }
          }
          continue;
        }
        stage.meetings.push_back({players, round_});
        lead_[players] = 0;
      }
      begun_ = true;
      if (!stage.meetings.empty()) return stage;
      Advance(withdrawn);
    }
    return std::nullopt;
  }

  void Enter(const PairResult& result) override {
    int64_t& lead = lead_[result.pair.players];
    if (result.legs) {
      lead += (*result.legs)[0] + (*result.legs)[1] - 2;
    }
  }

  // The winner, then who went out last; of one round, the better seed.
  std::vector<int> Places() const override {
    std::vector<int> places;
    if (lines_.size() == 1 && lines_[0] != kNobody) places.push_back(lines_[0]);
    if (lines_.size() > 1) {
      std::vector<int> in = lines_;
      std::sort(in.begin(), in.end());
      for (const int player : in) {
        if (player != kNobody) places.push_back(player);
      }
    }
    for (auto round = out_.rbegin(); round != out_.rend(); ++round) {
      std::vector<int> out = *round;
      std::sort(out.begin(), out.end());
      places.insert(places.end(), out.begin(), out.end());
    }
    return places;
  }

 private:
  // The better seed first.
  static std::array<int, 2> Ordered(int one, int other) {
    if (one == kNobody || (other != kNobody && other < one)) {
      std::swap(one, other);
    }
    return {one, other};
  }

  // A pair more on each ground for meetings that are tied.
  std::optional<Stage> MoreForTies(const Withdrawn& withdrawn) {
    if (!begun_ || extra_ == extra_pairs_) return std::nullopt;
    Stage stage = {.meetings = {}, .repetitions = 1};
    for (const auto& [players, lead] : lead_) {
      if (lead == 0 && !withdrawn[static_cast<size_t>(players[0])] &&
          !withdrawn[static_cast<size_t>(players[1])]) {
        stage.meetings.push_back({players, round_});
      }
    }
    if (stage.meetings.empty()) return std::nullopt;
    ++extra_;
    return stage;
  }

  // Who is left after the round; a tie is the better seed's.
  int WinnerOf(const std::array<int, 2>& players,
               const Withdrawn& withdrawn) const {
    std::array<bool, 2> gone;
    for (size_t i = 0; i < 2; ++i) {
      gone[i] =
          players[i] == kNobody || withdrawn[static_cast<size_t>(players[i])];
    }
    if (gone[0] || gone[1]) {
      return gone[0] ? (gone[1] ? kNobody : players[1]) : players[0];
    }
    return lead_.at(players) < 0 ? players[1] : players[0];
  }

  void Advance(const Withdrawn& withdrawn) {
    if (!begun_) return;
    begun_ = false;
    std::vector<int> winners;
    out_.emplace_back();
    for (size_t i = 0; i < lines_.size(); i += 2) {
      const std::array<int, 2> players = Ordered(lines_[i], lines_[i + 1]);
      winners.push_back(WinnerOf(players, withdrawn));
      for (const int player : players) {
        if (player != kNobody && player != winners.back()) {
          out_.back().push_back(player);
        }
      }
    }
    lines_ = std::move(winners);
    ++round_;
  }

  uint64_t pairs_;
  uint32_t extra_pairs_;
  std::vector<int> lines_;  // of the draw: who is in, or nobody
  std::map<std::array<int, 2>, int64_t> lead_;  // half points beyond even
  std::vector<std::vector<int>> out_;           // by round
  uint32_t extra_ = 0;
  uint32_t round_ = 0;
  bool begun_ = false;  // the round's meetings are set
};

}  // namespace

std::unique_ptr<Pairer> MakeKnockoutPairer(const Plan& plan) {
  return std::make_unique<KnockoutPairer>(plan);
}

}  // namespace berthier
