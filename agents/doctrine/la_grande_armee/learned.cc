#include "agents/doctrine/la_grande_armee/learned.h"

#include "agents/doctrine/kit/set_network.h"
#include "agents/doctrine/la_grande_armee/evaluation.h"

namespace berthier::la_grande_armee {
namespace {

using Network = SetNetwork<kUnitFeatures, kArmyFeatures, 32, 32>;

constexpr Network::Weights kLearned =
#include "agents/doctrine/la_grande_armee/learned_weights.inc"
    ;

// What a battle that is not over can be worth at most: less than a won one.
constexpr double kUndecided = 0.96;

}  // namespace

double LearnedValue::Of(PositionView f, Side side) {
  if (f.state.phase == Phase::kOver) {
    return ValueOf(f, side, WeightsOfValue());
  }
  ReadFeatures(f, features_);
  return kUndecided * Network(kLearned).ValueTo(side, features_);
}

}  // namespace berthier::la_grande_armee
