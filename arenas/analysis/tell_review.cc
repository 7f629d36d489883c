#include "arenas/analysis/tell_review.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_format.h"
#include "agents/doctrines.h"
#include "agents/random_source.h"
#include "agents/search/playout.h"
#include "agents/value/reference_player.h"
#include "arenas/analysis/tell_step.h"
#include "arenas/analysis/tell_sums.h"
#include "arenas/analysis/wire_estimates.h"
#include "arenas/pages/utf8.h"
#include "arenas/table/odds.h"
#include "arenas/telling/thoughts.h"

namespace berthier {
namespace {

// Orders and rolls of what would likely have followed.
constexpr size_t kVariation = 6;
constexpr int kVariationSteps = 60;

class Telling {
 public:
  Telling(const GamePath& path, const Review& review)
      : path_(path),
        game_(*path.game),
        review_(review),
        player_(std::get<std::unique_ptr<ReferencePlayer>>(MakeReferencePlayer(
            review.options.reference, game_, *DoctrineFor(game_)))) {}

  wire::Review Tell(std::string_view program) {
    Head(program);
    Steps();
    TellSums(path_, review_, told_);
    Costliest();
    Luckiest();
    return std::move(told_);
  }

 private:
  void Head(std::string_view program) {
    const ReviewOptions& options = review_.options;
    told_.set_made_by("berthier review");
    told_.set_program(std::string(program));
    const wire::Position& start = path_.record.start();
    told_.set_game(ValidUtf8(absl::StrFormat(
        "%s, game %d", start.name().empty() ? start.ruleset() : start.name(),
        path_.record.number())));
    told_.set_ruleset(std::string(game_.ruleset()));
    told_.set_result(ValidUtf8(ResultInWords()));
    told_.set_reference(options.reference);
    told_.set_horizon(review_.horizon >= Doctrine::kToTheEnd ? -1
                                                             : review_.horizon);
    told_.set_budget(options.budget);
    told_.set_playouts(review_.playouts);
    told_.set_seed(options.seed);
    told_.set_candidates(static_cast<uint32_t>(options.candidates));
    SetChance(review_.start, *told_.mutable_start());
  }

  std::string ResultInWords() const {
    if (!path_.record.has_result()) return "not over";
    const wire::Result& result = path_.record.result();
    std::string words =
        result.winner().empty() ? "drawn" : result.winner() + " won";
    if (result.has_fault()) return words + " by a fault of the other side";
    if (!result.adjudged().empty()) return words + ": " + result.adjudged();
    if (!result.grade().empty() && !result.winner().empty()) {
      words += ", " + result.grade();
    }
    return words;
  }

  void Steps() {
    const StepTeller teller(path_);
    for (size_t i = 0; i < path_.steps.size(); ++i) {
      const ReviewedStep& reviewed = review_.steps[i];
      wire::ReviewedStep& told = *told_.add_step();
      told.set_number(static_cast<uint32_t>(i + 1));
      teller.Tell(path_.steps[i], reviewed, told);
      Count(path_.steps[i].kind, reviewed);
    }
  }

  void Count(PathStep::Kind kind, const ReviewedStep& reviewed) {
    if (reviewed.weighed.exact) told_.set_exact(told_.exact() + 1);
    if (kind == PathStep::Kind::kRoll) told_.set_rolls(told_.rolls() + 1);
    if (kind != PathStep::Kind::kDecision) return;
    told_.set_decisions(told_.decisions() + 1);
    if (!reviewed.choices.any()) return;
    if (reviewed.IsOpen()) told_.set_open(told_.open() + 1);
    if (reviewed.best != reviewed.choices.played &&
        !reviewed.IsClear(reviewed.loss) && reviewed.loss.error > 0) {
      told_.set_unclear(told_.unclear() + 1);
    }
  }

  // Steps by the size of an effect that is clear and not told as nothing, at
  // most kMostTold.
  template <typename EffectOf>
  std::vector<size_t> Largest(PathStep::Kind kind, EffectOf effect_of) const {
    std::vector<std::pair<double, size_t>> found;
    for (size_t i = 0; i < path_.steps.size(); ++i) {
      if (path_.steps[i].kind != kind || !review_.steps[i].choices.any()) {
        continue;
      }
      const Estimate& effect = effect_of(review_.steps[i]);
      constexpr double kLeastTold = 0.05;  // points are told to a tenth
      if (!review_.steps[i].IsClear(effect) ||
          std::abs(PointsOf(effect.value)) < kLeastTold ||
          (effect.value < 0 && kind != PathStep::Kind::kRoll)) {
        continue;
      }
      found.emplace_back(-std::abs(effect.value), i);
    }
    std::sort(found.begin(), found.end());
    if (found.size() > kMostTold) found.resize(kMostTold);
    std::vector<size_t> steps;
    for (const auto& [size, step] : found) steps.push_back(step);
    return steps;
  }

  void Costliest() {
    const auto loss = [](const ReviewedStep& step) -> const Estimate& {
      return step.loss;
    };
    for (const size_t i : Largest(PathStep::Kind::kDecision, loss)) {
      told_.add_costliest(static_cast<uint32_t>(i + 1));
      const ReviewedStep& reviewed = review_.steps[i];
      const Order& better = reviewed.choices.orders[reviewed.best].order;
      wire::ReviewedStep& told = *told_.mutable_step(static_cast<int>(i));
      Follow(path_.steps[i], better, told);
    }
  }

  void Luckiest() {
    const auto luck = [](const ReviewedStep& step) -> const Estimate& {
      return step.weighed.luck;
    };
    for (const size_t i : Largest(PathStep::Kind::kRoll, luck)) {
      told_.add_luckiest(static_cast<uint32_t>(i + 1));
    }
  }

  // The odds of an order, and what would likely have followed it: as the
  // reference player plays, with the likeliest outcomes of the dice.
  void Follow(const PathStep& step, const Order& better,
              wire::ReviewedStep& told) {
    const auto answers = [this](const Position& position) {
      player_->BeginTrial(0);
      RandomSource source(0);
      return player_->Choose(game_, position, source);
    };
    Position view(game_.layout());
    game_.See(step.before, step.awaited.side, view);
    told.set_odds(ValidUtf8(OddsOf(game_, view, better, answers).words));
    std::vector<Order> variation = {better};
    Position position = step.before;
    game_.Play(position, better, nullptr);
    player_->BeginTrial(0);
    RandomSource source(0);
    for (int n = 0; n < kVariationSteps && variation.size() < kVariation; ++n) {
      const Awaited awaited = game_.Awaits(position);
      if (awaited.is_over()) break;
      if (awaited.is_roll()) {
        game_.Resolve(position, LikeliestFaces(game_, position), nullptr);
        continue;
      }
      variation.push_back(player_->Choose(game_, position, source));
      game_.Play(position, variation.back(), nullptr);
    }
    const std::vector<std::string> words =
        VariationInWords(game_, step.before, step.awaited.side, variation);
    for (size_t i = 1; i < words.size(); ++i) {
      told.add_variation(ValidUtf8(words[i]));
    }
  }

  const GamePath& path_;
  const Game& game_;
  const Review& review_;
  std::unique_ptr<ReferencePlayer> player_;
  wire::Review told_;
};

}  // namespace

wire::Review TellReview(const GamePath& path, const Review& review,
                        std::string_view program) {
  return Telling(path, review).Tell(program);
}

}  // namespace berthier
