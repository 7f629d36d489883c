#include "agents/doctrine/big_battle_napoleonic/learned.h"

#include "agents/doctrine/big_battle_napoleonic/evaluation.h"
#include "agents/doctrine/kit/set_network.h"

namespace berthier::big_battle_napoleonic {
namespace {

using Network = SetNetwork<kUnitFeatures, kArmyFeatures, 32, 32>;

constexpr Network::Weights kLearned =
#include "agents/doctrine/big_battle_napoleonic/learned_weights.inc"
    ;

// What a battle that is not over can be worth at most: less than a won one
// mostly is.
constexpr double kUndecided = 0.96;

}  // namespace

double LearnedValue::Of(PositionView f, Side side) {
  if (f.state.phase == Phase::kOver) return ValueOf(f, side);
  army_.Look(f, kUsualWeights, nullptr);
  ReadFeatures(army_, features_);
  return kUndecided * Network(kLearned).ValueTo(side, features_);
}

}  // namespace berthier::big_battle_napoleonic
