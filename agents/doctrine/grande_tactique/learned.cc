#include "agents/doctrine/grande_tactique/learned.h"

#include "agents/doctrine/grande_tactique/evaluation.h"
#include "agents/doctrine/kit/set_network.h"

namespace berthier::grande_tactique {
namespace {

using Network = SetNetwork<kUnitFeatures, kArmyFeatures, 32, 32>;

constexpr Network::Weights kLearned =
#include "agents/doctrine/grande_tactique/learned_weights.inc"
    ;

}  // namespace

double LearnedValue::Of(PositionView f, Side side, const Weights& weights) {
  if (f.state.phase == Phase::kOver) return ValueOf(f, side, weights);
  ReadFeatures(ArmyView(f, weights), features_);
  return Network(kLearned).ValueTo(side, features_);
}

}  // namespace berthier::grande_tactique
