#include <algorithm>
#include <map>
#include <utility>

#include "absl/strings/str_format.h"
#include "arenas/tournament/pairers.h"

namespace berthier {
namespace {

constexpr int kNobody = -1;
// Half points of the winner of both games of a pair.
constexpr int64_t kFull = 4;

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
  explicit KnockoutPairer(const TournamentPlan& plan)
      : pairs_(plan.pairs),
        extra_pairs_(plan.file.knockout().extra_pairs()),
        players_(plan.players.size()),
        lines_(Draw(static_cast<int>(plan.players.size()))) {}

  bool IsFixed() const override { return false; }

  std::optional<Stage> Next(const Withdrawn& withdrawn) override {
    if (const std::optional<Stage> more = MoreForTies(withdrawn)) return more;
    Advance(withdrawn);
    while (lines_.size() > 1) {
      Stage stage = {.meetings = {}, .repetitions = pairs_};
      RoundTold& told = told_.emplace_back();
      told.name = NameOfRound();
      points_.clear();
      extra_ = 0;
      for (size_t i = 0; i < lines_.size(); i += 2) {
        const std::array<int, 2> players = Ordered(lines_[i], lines_[i + 1]);
        if (players[0] == kNobody || players[1] == kNobody ||
            withdrawn[static_cast<size_t>(players[0])] ||
            withdrawn[static_cast<size_t>(players[1])]) {
          for (const int player : players) {
            if (player != kNobody && !withdrawn[static_cast<size_t>(player)]) {
              stage.byes.push_back(player);
              told.byes.push_back(player);
            }
          }
          continue;
        }
        stage.meetings.push_back({players, round_});
        told.meetings.push_back({.players = players});
        points_[players] = {0, 0};
      }
      begun_ = true;
      if (!stage.meetings.empty()) return stage;
      Advance(withdrawn);
    }
    return std::nullopt;
  }

  void Enter(const PairResult& result) override {
    if (!result.legs) return;
    const int64_t points = (*result.legs)[0] + (*result.legs)[1];
    std::array<int64_t, 2>& both = points_[result.pair.players];
    both[0] += points;
    both[1] += kFull - points;
    for (MeetingTold& meeting : told_.back().meetings) {
      if (meeting.players == result.pair.players) meeting.half_points = both;
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

  std::vector<ColumnTold> Columns() const override {
    ColumnTold reached = {"reached", {}};
    for (size_t i = 0; i < players_; ++i) {
      reached.cells.push_back(ReachedBy(static_cast<int>(i)));
    }
    return {reached};
  }

  std::vector<RoundTold> Rounds() const override { return told_; }

  std::optional<int> Winner() const override {
    if (lines_.size() != 1 || lines_[0] == kNobody) return std::nullopt;
    return lines_[0];
  }

 private:
  // The better seed first.
  static std::array<int, 2> Ordered(int one, int other) {
    if (one == kNobody || (other != kNobody && other < one)) {
      std::swap(one, other);
    }
    return {one, other};
  }

  // Of the round that is set next, by those still in.
  std::string NameOfRound() const {
    switch (lines_.size()) {
      case 2:
        return "final";
      case 4:
        return "semi-finals";
      case 8:
        return "quarter-finals";
      default:
        return absl::StrFormat("round %d", round_ + 1);
    }
  }

  std::string ReachedBy(int player) const {
    if (Winner() == player) return "winner";
    for (size_t round = 0; round < out_.size(); ++round) {
      const std::vector<int>& out = out_[round];
      if (std::find(out.begin(), out.end(), player) != out.end()) {
        return told_[round].name;
      }
    }
    return told_.back().name + ", still in";
  }

  // A pair more on each ground for meetings that are tied.
  std::optional<Stage> MoreForTies(const Withdrawn& withdrawn) {
    if (!begun_ || extra_ == extra_pairs_) return std::nullopt;
    Stage stage = {.meetings = {}, .repetitions = 1};
    for (const auto& [players, points] : points_) {
      if (points[0] == points[1] &&
          !withdrawn[static_cast<size_t>(players[0])] &&
          !withdrawn[static_cast<size_t>(players[1])]) {
        stage.meetings.push_back({players, round_});
      }
    }
    if (stage.meetings.empty()) return std::nullopt;
    ++extra_;
    return stage;
  }

  // Who is left after a round, and why if points do not say it.
  struct Verdict {
    int winner = kNobody;
    std::string why = {};
  };

  // A tie is the better seed's.
  Verdict VerdictOf(const std::array<int, 2>& players,
                    const Withdrawn& withdrawn) const {
    std::array<bool, 2> gone;
    for (size_t i = 0; i < 2; ++i) {
      gone[i] =
          players[i] == kNobody || withdrawn[static_cast<size_t>(players[i])];
    }
    if (gone[0] && gone[1]) return {kNobody, "both have withdrawn"};
    if (gone[0] || gone[1]) {
      return {players[gone[0] ? 1 : 0], "the other has withdrawn"};
    }
    const std::array<int64_t, 2>& points = points_.at(players);
    if (points[0] == points[1]) return {players[0], "a tie, the better seed"};
    return {players[points[0] < points[1] ? 1 : 0]};
  }

  void Advance(const Withdrawn& withdrawn) {
    if (!begun_) return;
    begun_ = false;
    std::vector<int> winners;
    out_.emplace_back();
    for (size_t i = 0; i < lines_.size(); i += 2) {
      const std::array<int, 2> players = Ordered(lines_[i], lines_[i + 1]);
      const Verdict verdict = VerdictOf(players, withdrawn);
      winners.push_back(verdict.winner);
      for (MeetingTold& meeting : told_.back().meetings) {
        if (meeting.players != players) continue;
        if (verdict.winner != kNobody) meeting.through = verdict.winner;
        meeting.why = verdict.why;
      }
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
  size_t players_;
  std::vector<int> lines_;  // of the draw: who is in, or nobody
  std::map<std::array<int, 2>, std::array<int64_t, 2>> points_;  // halves
  std::vector<std::vector<int>> out_;                            // by round
  uint32_t extra_ = 0;
  uint32_t round_ = 0;
  bool begun_ = false;  // the round's meetings are set
  std::vector<RoundTold> told_;
};

}  // namespace

std::unique_ptr<Pairer> MakeKnockoutPairer(const TournamentPlan& plan) {
  return std::make_unique<KnockoutPairer>(plan);
}

}  // namespace berthier
