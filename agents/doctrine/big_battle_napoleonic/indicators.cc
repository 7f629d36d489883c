#include "agents/doctrine/big_battle_napoleonic/indicators.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/rulesets/big_battle_napoleonic/big_battle_napoleonic_view.h"
#include "engine/rulesets/big_battle_napoleonic/board/score.h"

namespace berthier::big_battle_napoleonic {
namespace {

// In the sequence of kNames.
enum Indicator : size_t {
  kLead,
  kPoints,
  kObjectives,
  kSteady,
  kDisordered,
  kRouting,
  kBatteries,
  kIndicators,
};
constexpr std::array<std::string_view, kIndicators> kNames = {
    "lead",       "points",  "objectives", "steady",
    "disordered", "routing", "batteries"};

// What is left of a base, as it turns out in the mean, in points of the score.
constexpr double kUse = 0.75;
constexpr double kUseDisordered = 0.95;
constexpr double kUseRouting = 0.4;
// An objective in hand at the start is so much of one at the end.
constexpr double kHeldEarly = 0.35;
// A lead of this share of all bases decides; less of it late.
constexpr double kDecisive = 0.4;
constexpr double kDecisiveLate = 0.3;
// A battery in bases, for the size of an army.
constexpr double kBattery = 2;

struct Count {
  std::array<double, kIndicators> of = {};
  double size = 0;  // bases at the start
};

Count Of(PositionView f, Side side) {
  Count count;
  auto& of = count.of;
  f.scenario.side(side).units.ForEach([&](UnitId u) {
    const UnitState& unit = f.unit(u);
    const bool guns = f.IsBattery(u);
    count.size += guns ? kBattery : f.data(u).bases;
    if (!unit.on_table()) return;
    if (guns) {
      of[kBatteries] += 1;
    } else if (unit.routing()) {
      of[kRouting] += unit.bases;
    } else {
      of[unit.disordered() ? kDisordered : kSteady] += unit.bases;
    }
  });
  of[kPoints] = PointsOf(f, side);
  of[kObjectives] = ObjectivePointsOf(f, side);
  return count;
}

class TheIndicators final : public Indicators {
 public:
  std::span<const std::string_view> names() const override { return kNames; }
  void Read(const Game& game, const Position& position,
            std::span<double> values) const override {
    const PositionView f = ViewOf(game, position);
    const Count first = Of(f, Side::kFirst), second = Of(f, Side::kSecond);
    const double bases = std::max(1.0, (first.size + second.size) / 2);
    for (size_t i = 0; i < kIndicators; ++i) {
      values[i] = first.of[i] - second.of[i];
    }
    const double left = std::clamp(
        1 - (f.state.period - 1.0) / std::max(1, f.scenario.periods), 0.0, 1.0);
    const double handicap = (f.state.attacker == Side::kFirst ? -1 : 1) *
                            f.scenario.options.handicap * (1 - 0.75 * left);
    const double use = kUse * left / f.scenario.options.bases_per_point *
                       (values[kSteady] + kUseDisordered * values[kDisordered] +
                        kUseRouting * values[kRouting]);
    const double lead =
        (values[kPoints] - values[kObjectives]) + handicap + use +
        values[kObjectives] * (kHeldEarly + (1 - kHeldEarly) * (1 - left));
    const double scale = bases / f.scenario.options.bases_per_point *
                         kDecisive *
                         (kDecisiveLate + (1 - kDecisiveLate) * left);
    for (double& value : values) value /= bases;
    values[kLead] = std::tanh(lead / scale);
  }
};

}  // namespace

const Indicators& BigBattleNapoleonicIndicators() {
  static const TheIndicators kThem;
  return kThem;
}

}  // namespace berthier::big_battle_napoleonic
