#include "agents/doctrine/grandeur/learned.h"

#include <algorithm>

#include "agents/doctrine/grandeur/evaluation.h"
#include "agents/doctrine/kit/set_network.h"

namespace berthier::grandeur {
namespace {

using Network = SetNetwork<kUnitFeatures, kArmyFeatures, 32, 32>;

constexpr Network::Weights kLearned =
#include "agents/doctrine/grandeur/learned_weights.inc"
    ;

}  // namespace

double LearnedValue::Of(PositionView f, Side side) {
  if (f.state.phase == Phase::kOver) return ValueOf(f, side);
  ReadFeatures(ArmyView(f, kFeatureWeights), features_);
  // What is not over is worth less than what is won.
  constexpr double kOpen = 0.96;
  // Nobody attacked in the games that it was learned from.
  const double value =
      Network(kLearned).ValueTo(side, features_) + WorthOfAttack(f, side);
  return kOpen * std::clamp(value, -1.0, 1.0);
}

}  // namespace berthier::grandeur
