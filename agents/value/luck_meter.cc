#include "agents/value/luck_meter.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace berthier {
namespace {

double FacesThatCount(const Roll& roll) {
  double faces = 0;
  for (const OutcomeClass& outcome : roll.outcomes) {
    faces += static_cast<double>(outcome.weight);
  }
  return faces;
}

}  // namespace

LuckMeter::LuckMeter(const Game& game, Doctrine& doctrine,
                     const Indicators* indicators, LuckWeights weights)
    : game_(game),
      doctrine_(doctrine),
      indicators_(indicators),
      weights_(std::move(weights)),
      evaluation_(indicators == nullptr ? 0 : indicators->names().size()),
      sums_(game.vocabulary().rolls.size(),
            std::vector<double>(evaluation_ + 1, 0)),
      luck_(evaluation_ + 1, 0),
      read_(evaluation_ + 1, 0),
      stages_(static_cast<size_t>(std::max(1, weights_.ahead)), Stage(game)) {
  weights_.by_roll.resize(sums_.size());
}

std::vector<std::string_view> LuckMeter::ValueNames(
    const Indicators* indicators) {
  std::vector<std::string_view> names;
  if (indicators != nullptr) {
    names.assign(indicators->names().begin(), indicators->names().end());
  }
  names.push_back(kEvaluation);
  return names;
}

bool LuckMeter::Weighs(size_t kind) const {
  const std::vector<double>& weights = weights_.by_roll[kind];
  return std::any_of(weights.begin(), weights.end(),
                     [](double weight) { return weight != 0; });
}

void LuckMeter::Add(const Position& before, const Faces& faces) {
  luck_.assign(luck_.size(), 0);
  const auto kind = static_cast<size_t>(game_.Awaits(before).kind);
  if (!Weighs(kind)) return;
  roll_.Clear();
  game_.Describe(before, roll_);
  if (roll_.outcomes.size() < 2) return;
  const auto thrown = static_cast<size_t>(
      &ClassOf(game_, before, roll_, faces) - roll_.outcomes.data());
  chances_.clear();
  const double all = FacesThatCount(roll_);
  for (const OutcomeClass& outcome : roll_.outcomes) {
    chances_.push_back(static_cast<double>(outcome.weight) / all);
  }
  Luck(Asked::kIndicators, before, roll_, thrown, 0, evaluation_);
  if (weights_.by_roll[kind].size() > evaluation_ &&
      weights_.by_roll[kind][evaluation_] != 0 &&
      (indicators_ == nullptr || ScatterOfLead() >= weights_.evaluate_from)) {
    Luck(Asked::kEvaluation, before, roll_, thrown, evaluation_,
         evaluation_ + 1);
  }
  for (size_t i = 0; i < luck_.size(); ++i) sums_[kind][i] += luck_[i];
}

void LuckMeter::Luck(Asked asked, const Position& before, const Roll& roll,
                     size_t thrown, size_t first, size_t end) {
  if (first == end) return;
  by_class_.resize(std::max(by_class_.size(), roll.outcomes.size()));
  for (size_t i = 0; i < roll.outcomes.size(); ++i) {
    by_class_[i].assign(evaluation_ + 1, 0);
    Average(asked, before, roll.outcomes[i], 1,
            weights_.branches / static_cast<double>(roll.outcomes.size()), 0,
            by_class_[i]);
  }
  // As differences to what was thrown, so that classes of one value have no
  // luck at all, not that of rounding.
  for (size_t k = first; k < end; ++k) {
    for (size_t i = 0; i < roll.outcomes.size(); ++i) {
      luck_[k] += chances_[i] * (by_class_[thrown][k] - by_class_[i][k]);
    }
  }
}

double LuckMeter::ScatterOfLead() const {
  double mean = 0, squares = 0;
  for (size_t i = 0; i < chances_.size(); ++i) {
    mean += chances_[i] * (by_class_[i][0] - by_class_[0][0]);
  }
  for (size_t i = 0; i < chances_.size(); ++i) {
    const double off = by_class_[i][0] - by_class_[0][0] - mean;
    squares += chances_[i] * off * off;
  }
  return std::sqrt(squares);
}

void LuckMeter::Average(Asked asked, const Position& before,
                        const OutcomeClass& outcome, double chance,
                        double branches, size_t stage,
                        std::vector<double>& into) {
  Position& after = stages_[stage].position;
  after = before;
  game_.Resolve(after, outcome.sample, nullptr);
  if (stage + 1 < stages_.size() && game_.Awaits(after).is_roll()) {
    Roll& next = stages_[stage].roll;
    next.Clear();
    game_.Describe(after, next);
    const auto classes = static_cast<double>(next.outcomes.size());
    if (classes <= branches) {
      const double all = FacesThatCount(next);
      for (const OutcomeClass& one : next.outcomes) {
        Average(asked, after, one,
                chance * static_cast<double>(one.weight) / all,
                branches / classes, stage + 1, into);
      }
      return;
    }
  }
  ReadValues(asked, after, chance, into);
}

void LuckMeter::ReadValues(Asked asked, const Position& position, double chance,
                           std::vector<double>& into) {
  if (asked == Asked::kEvaluation) {
    into[evaluation_] +=
        chance * doctrine_.Value(game_, position, Side::kFirst);
    return;
  }
  indicators_->Read(game_, position,
                    std::span<double>(read_).first(evaluation_));
  for (size_t i = 0; i < evaluation_; ++i) into[i] += chance * read_[i];
}

double LuckMeter::luck() const {
  double luck = 0;
  for (size_t kind = 0; kind < sums_.size(); ++kind) {
    const std::vector<double>& weights = weights_.by_roll[kind];
    for (size_t i = 0; i < weights.size() && i <= evaluation_; ++i) {
      luck += weights[i] * sums_[kind][i];
    }
  }
  return luck;
}

}  // namespace berthier
