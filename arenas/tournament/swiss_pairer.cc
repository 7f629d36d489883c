#include <algorithm>
#include <map>
#include <numeric>
#include <tuple>
#include <utility>

#include "absl/strings/str_format.h"
#include "arenas/tournament/pairers.h"
#include "arenas/tournament/swiss.h"

namespace berthier {
namespace {

// Half points of the winner of both games of a pair.
constexpr int64_t kFull = 4;

// Decision: between equal points Buchholz decides (the points of all that one
// has met), then Sonneborn-Berger (of each as much as one took from it), then
// the sequence of the file. A bye is a meeting, won, with somebody who has as
// many points as oneself.
class SwissPairer final : public Pairer {
 public:
  explicit SwissPairer(const TournamentPlan& plan)
      : rounds_(plan.steps[0].file.swiss().rounds()),
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
    // It is asked for a round when the one before is over.
    finished_ = round_ == rounds_ || field.players.size() < 2;
    if (finished_) return std::nullopt;
    field.met = [this](int a, int b) {
      const auto found = met_.find(std::minmax(a, b));
      return found == met_.end() ? 0 : found->second;
    };
    const SwissRound paired = PairSwiss(field);
    Stage stage = {.meetings = {}, .repetitions = repetitions_};
    RoundTold& told = told_.emplace_back();
    told.name = absl::StrFormat("round %d", round_ + 1);
    for (const std::array<int, 2>& players : paired.meetings) {
      stage.meetings.push_back({players, round_});
      told.meetings.push_back({.players = players});
      ++met_[std::minmax(players[0], players[1])];
    }
    if (paired.bye) {
      const auto player = static_cast<size_t>(*paired.bye);
      ++byes_[player];
      scores_[player] += full_;
      stage.byes.push_back(*paired.bye);
      told.byes.push_back(*paired.bye);
    }
    ++round_;
    return stage;
  }

  void Grow(const PlanStep& /*before*/, const PlanStep& now) override {
    rounds_ = now.file.swiss().rounds();
  }

  void Enter(const PairResult& result) override {
    // Whoever waited in vain for somebody who withdrew has the points.
    std::array<int64_t, 2> points = {result.withdrawn[0] ? 0 : kFull,
                                     result.withdrawn[1] ? 0 : kFull};
    if (result.legs) {
      points[0] = (*result.legs)[0] + (*result.legs)[1];
      points[1] = kFull - points[0];
    }
    MeetingTold& meeting = MeetingOf(result.pair);
    for (size_t i = 0; i < 2; ++i) {
      scores_[static_cast<size_t>(result.pair.players[i])] += points[i];
      meeting.half_points[i] += points[i];
    }
  }

  // By points, those of byes too.
  std::vector<int> Places() const override {
    const TieBreaks breaks = Breaks();
    std::vector<int> places(scores_.size());
    std::iota(places.begin(), places.end(), 0);
    const auto key = [&](int player) {
      const auto at = static_cast<size_t>(player);
      return std::tuple(scores_[at], breaks.buchholz[at], breaks.berger[at]);
    };
    std::stable_sort(places.begin(), places.end(),
                     [&](int a, int b) { return key(a) > key(b); });
    return places;
  }

  std::vector<ColumnTold> Columns() const override {
    const TieBreaks breaks = Breaks();
    std::vector<ColumnTold> columns = {
        {"points", {}}, {"byes", {}}, {"Buchholz", {}}, {"S-B", {}}};
    for (size_t i = 0; i < scores_.size(); ++i) {
      columns[0].cells.push_back(PointsOf(scores_[i]));
      columns[1].cells.push_back(absl::StrFormat("%d", byes_[i]));
      columns[2].cells.push_back(PointsOf(breaks.buchholz[i]));
      columns[3].cells.push_back(
          absl::StrFormat("%.2f", static_cast<double>(breaks.berger[i]) /
                                      (2 * static_cast<double>(full_))));
    }
    return columns;
  }

  std::vector<RoundTold> Rounds() const override { return told_; }

  std::optional<int> Winner() const override {
    if (!finished_) return std::nullopt;
    return Places().front();
  }

 private:
  // By player, in half points; Sonneborn-Berger times those of a meeting.
  struct TieBreaks {
    std::vector<int64_t> buchholz;
    std::vector<int64_t> berger;
  };

  TieBreaks Breaks() const {
    TieBreaks breaks = {std::vector<int64_t>(scores_.size(), 0),
                        std::vector<int64_t>(scores_.size(), 0)};
    const auto add = [&](int player, int other, int64_t taken) {
      const int64_t points = scores_[static_cast<size_t>(other)];
      breaks.buchholz[static_cast<size_t>(player)] += points;
      breaks.berger[static_cast<size_t>(player)] += points * taken;
    };
    for (const RoundTold& round : told_) {
      for (const MeetingTold& meeting : round.meetings) {
        const auto [one, other] = meeting.players;
        add(one, other, meeting.half_points[0]);
        add(other, one, meeting.half_points[1]);
      }
      for (const int player : round.byes) add(player, player, full_);
    }
    return breaks;
  }

  MeetingTold& MeetingOf(const PairSpec& pair) {
    std::vector<MeetingTold>& meetings = told_[pair.round].meetings;
    return *std::find_if(meetings.begin(), meetings.end(),
                         [&pair](const MeetingTold& meeting) {
                           return meeting.players == pair.players;
                         });
  }

  uint32_t rounds_;
  uint64_t repetitions_;
  int64_t full_;  // of a meeting, and of a bye
  uint32_t round_ = 0;
  std::vector<int64_t> scores_;
  std::vector<int> byes_;
  std::map<std::pair<int, int>, int> met_;
  std::vector<RoundTold> told_;
  bool finished_ = false;
};

}  // namespace

std::unique_ptr<Pairer> MakeSwissPairer(const TournamentPlan& plan) {
  return std::make_unique<SwissPairer>(plan);
}

}  // namespace berthier
