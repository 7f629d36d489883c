#include "agents/doctrine/grandeur/learned.h"

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
  return kOpen * Network(kLearned).ValueTo(side, features_);
}

}  // namespace berthier::grandeur
