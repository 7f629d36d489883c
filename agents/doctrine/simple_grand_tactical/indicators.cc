#include "agents/doctrine/simple_grand_tactical/indicators.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/rulesets/simple_grand_tactical/board/score.h"
#include "engine/rulesets/simple_grand_tactical/simple_grand_tactical_view.h"

namespace berthier::simple_grand_tactical {
namespace {

// In the sequence of kNames.
enum Indicator : size_t {
  kLead,
  kMorale,
  kObjectives,
  kOrdered,
  kUnformed,
  kDisordered,
  kBatteries,
  kPasses,
  kGenerals,
  kIndicators,
};
constexpr std::array<std::string_view, kIndicators> kNames = {
    "lead",       "morale",    "objectives", "ordered", "unformed",
    "disordered", "batteries", "passes",     "generals"};

// What is left, as it turns out in the mean, in shares of morale.
constexpr double kUse = 0.3;
constexpr double kUseUnformed = 0.2;
constexpr double kUseDisordered = -0.8;
constexpr double kUsePass = 0.5;
constexpr double kDecisive = 0.35;  // a lead of this share decides
constexpr double kDecisiveLate = 0.15;

struct Count {
  std::array<double, kIndicators> of = {};
};

Count Of(PositionView f, Side side) {
  Count count;
  auto& of = count.of;
  const double base =
      std::max<double>(1, f.state.morale_base[static_cast<size_t>(side)]);
  f.scenario.side(side).units.ForEach([&](UnitId u) {
    const UnitState& unit = f.unit(u);
    if (unit.presence != Presence::kReserve && !unit.on_table()) return;
    of[unit.ordered()                        ? kOrdered
       : unit.order == OrderState::kUnformed ? kUnformed
                                             : kDisordered] += 1 / base;
    if (f.IsBattery(u)) of[kBatteries] += 1 / base;
  });
  for (const CorpsId c : f.scenario.side(side).corps) {
    of[kPasses] += f.state.corps_state(c).passes / base;
  }
  for (int i = 0; i < f.scenario.general_count(); ++i) {
    const GeneralId g = MakeId<GeneralId>(i);
    if (f.scenario.general(g).side == side && f.state.general(g).on_table()) {
      of[kGenerals] += 1 / base;
    }
  }
  const uint8_t own = side == Side::kFirst ? 1 : 2;
  for (int i = 0; i < f.scenario.objective_count(); ++i) {
    of[kObjectives] +=
        (f.state.held[static_cast<size_t>(i)] == own ? 1 : 0) / base;
  }
  of[kMorale] = ShareOf(f, side) / 10000.0;
  return count;
}

class TheIndicators final : public Indicators {
 public:
  std::span<const std::string_view> names() const override { return kNames; }
  void Read(const Game& game, const Position& position,
            std::span<double> values) const override {
    const PositionView f = ViewOf(game, position);
    const Count first = Of(f, Side::kFirst), second = Of(f, Side::kSecond);
    for (size_t i = 0; i < kIndicators; ++i) {
      values[i] = first.of[i] - second.of[i];
    }
    const double left = std::clamp(
        1 - (f.state.turn - 1.0) / std::max(1, f.scenario.turns), 0.0, 1.0);
    const double lead =
        values[kMorale] +
        left *
            (kUse * values[kOrdered] + kUseUnformed * values[kUnformed] +
             kUseDisordered * values[kDisordered] + kUsePass * values[kPasses]);
    values[kLead] =
        std::tanh(lead / (kDecisiveLate + (kDecisive - kDecisiveLate) * left));
  }
};

}  // namespace

const Indicators& SimpleGrandTacticalIndicators() {
  static const TheIndicators kThem;
  return kThem;
}

}  // namespace berthier::simple_grand_tactical
