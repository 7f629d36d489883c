#include "agents/doctrine/simple_grand_tactical/learned.h"

#include "agents/doctrine/kit/set_network.h"
#include "agents/doctrine/simple_grand_tactical/evaluation.h"

namespace berthier::simple_grand_tactical {
namespace {

using Network = SetNetwork<kUnitFeatures, kArmyFeatures, 32, 32>;

constexpr Network::Weights kLearned =
#include "agents/doctrine/simple_grand_tactical/learned_weights.inc"
    ;

// What a battle that is not over can be worth at most: less than a won one.
constexpr double kUndecided = 0.96;

}  // namespace

double LearnedValue::Of(PositionView f, Side side) {
  if (f.state.phase == Phase::kOver) return ValueOf(f, side);
  ReadFeatures(ArmyView(f), features_);
  return kUndecided * Network(kLearned).ValueTo(side, features_);
}

}  // namespace berthier::simple_grand_tactical
