#include "agents/doctrine/grandeur/indicators.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/rulesets/grandeur/board/score.h"
#include "engine/rulesets/grandeur/grandeur_view.h"

namespace berthier::grandeur {
namespace {

// In the sequence of kNames.
enum Indicator : size_t {
  kLead,
  kShare,
  kStrength,
  kDisorderly,
  kFresh,
  kGuns,
  kLeaders,
  kIndicators,
};
constexpr std::array<std::string_view, kIndicators> kNames = {
    "lead", "share", "strength", "disordered", "fresh", "guns", "leaders"};

// What is left, as it turns out in the mean, in shares of VDT.
constexpr double kUse = 0.35;
constexpr double kUseDisordered = -0.12;
constexpr double kDecisive = 0.2;  // a lead of this share decides
constexpr double kDecisiveLate = 0.08;

std::array<double, kIndicators> Count(PositionView f, Side side) {
  std::array<double, kIndicators> of = {};
  const SideData& data = f.scenario.side(side);
  const double base = std::max(1, data.vdt);
  data.units.ForEach([&](UnitId u) {
    const UnitState& unit = f.unit(u);
    if (unit.presence != Presence::kReserve && !unit.on_table()) return;
    const double vd = f.data(u).vd / base;
    of[kStrength] += vd * VbuOf(f, u) / f.data(u).vbu;
    if (unit.disordered()) of[kDisorderly] += vd;
    if (unit.fresh()) of[kFresh] += vd;
    if (f.data(u).is_artillery()) of[kGuns] += vd;
  });
  for (const LeaderId l : data.leaders) {
    if (f.state.leader(l).on_table()) of[kLeaders] += 1 / base;
  }
  of[kShare] = ShareOf(f, side) / 10000.0;
  return of;
}

class TheIndicators final : public Indicators {
 public:
  std::span<const std::string_view> names() const override { return kNames; }
  void Read(const Game& game, const Position& position,
            std::span<double> values) const override {
    const PositionView f = ViewOf(game, position);
    const auto first = Count(f, Side::kFirst), second = Count(f, Side::kSecond);
    for (size_t i = 0; i < kIndicators; ++i) values[i] = first[i] - second[i];
    const double left = std::clamp(
        1 - (f.state.turn - 1.0) / std::max(1, f.scenario.turns), 0.0, 1.0);
    const double lead =
        values[kShare] + left * (kUse * values[kStrength] +
                                 kUseDisordered * values[kDisorderly]);
    values[kLead] =
        std::tanh(lead / (kDecisiveLate + (kDecisive - kDecisiveLate) * left));
  }
};

}  // namespace

const Indicators& GrandeurIndicators() {
  static const TheIndicators kThem;
  return kThem;
}

}  // namespace berthier::grandeur
