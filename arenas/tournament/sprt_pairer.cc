#include "absl/strings/str_format.h"
#include "arenas/ratings/gsprt.h"
#include "arenas/tournament/pairers.h"
#include "arenas/tournament/plan_check.h"
#include "arenas/tournament/sprt_settings.h"

namespace berthier {
namespace {

// One meeting that goes on until the test knows.
class SprtPairer final : public Pairer {
 public:
  explicit SprtPairer(const TournamentPlan& plan)
      : sprt_(SprtSettings(plan.file.sprt())),
        most_(plan.file.sprt().most_pairs() == 0
                  ? kUsualMostPairs
                  : plan.file.sprt().most_pairs()),
        grounds_(plan.scenarios.size()),
        names_({plan.players[0].name, plan.players[1].name}),
        less_luck_(plan.file.sprt().luck_adjusted()),
        state_(Weighed()) {}

  // Its pairs are known; only how many of them count is not.
  bool IsFixed() const override { return true; }

  std::optional<Stage> Next(const Withdrawn& /*withdrawn*/) override {
    if (begun_) return std::nullopt;
    begun_ = true;
    return Stage{.meetings = {{{0, 1}, 0}},
                 .repetitions = (most_ + grounds_ - 1) / grounds_};
  }

  void Enter(const PairResult& result) override {
    if (!result.legs) {
      broken_off_ = true;
      return;
    }
    Count((*result.legs)[0], (*result.legs)[1]);
    const double plain = ((*result.legs)[0] + (*result.legs)[1]) / 4.0;
    fair_.Add(plain, plain - (result.luck[0] + result.luck[1]) / 2);
    state_ = Weighed();
  }

  bool Stopped() const override {
    return broken_off_ || state_.verdict != SprtVerdict::kGoOn ||
           counts_.pairs() >= static_cast<int64_t>(most_);
  }

  std::string Say() const override {
    std::string text = absl::StrFormat(
        "SPRT %s against %s%s: elo0 %g, elo1 %g (%s), %d pairs, "
        "log-likelihood ratio %.3f in (%.3f, %.3f): ",
        names_[0], names_[1], less_luck_ ? ", scores less luck" : "",
        sprt_.elo0, sprt_.elo1,
        sprt_.model == SprtModel::kLogistic ? "logistic" : "normalized",
        counts_.pairs(), state_.log_ratio, state_.lower_bound,
        state_.upper_bound);
    switch (state_.verdict) {
      case SprtVerdict::kElo1:
        return text + "elo1 is accepted";
      case SprtVerdict::kElo0:
        return text + "elo0 is accepted";
      case SprtVerdict::kGoOn:
        break;
    }
    return text + (Stopped() ? "undecided" : "not known yet");
  }

 private:
  SprtState Weighed() const {
    return less_luck_ ? WeighFair(sprt_, fair_) : Weigh(sprt_, counts_);
  }

  // By half points of the first player in the legs.
  void Count(int one, int other) {
    switch (one + other) {
      case 0:
        ++counts_.lost_lost;
        break;
      case 1:
        ++counts_.lost_drawn;
        break;
      case 2:
        ++(one == 1 ? counts_.drawn_drawn : counts_.won_lost);
        break;
      case 3:
        ++counts_.won_drawn;
        break;
      default:
        ++counts_.won_won;
    }
  }

  Sprt sprt_;
  uint64_t most_;
  uint64_t grounds_;
  std::array<std::string, 2> names_;
  PairCounts counts_;
  FairPairs fair_;
  bool less_luck_;
  SprtState state_;
  bool begun_ = false;
  bool broken_off_ = false;
};

}  // namespace

std::unique_ptr<Pairer> MakeSprtPairer(const TournamentPlan& plan) {
  return std::make_unique<SprtPairer>(plan);
}

}  // namespace berthier
