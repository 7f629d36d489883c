#include "agents/doctrine/la_grande_armee/indicators.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/rulesets/la_grande_armee/command/victory.h"
#include "engine/rulesets/la_grande_armee/la_grande_armee_view.h"

namespace berthier::la_grande_armee {
namespace {

// In the sequence of kNames.
enum Indicator : size_t {
  kLead,
  kPoints,
  kBases,
  kMarkers,
  kRouting,
  kGuns,
  kCommanders,
  kIndicators,
};
constexpr std::array<std::string_view, kIndicators> kNames = {
    "lead", "points", "bases", "markers", "routing", "guns", "commanders"};

// What is left, as it turns out in the mean, in shares of the first strength.
constexpr double kUseMarkers = -0.25;
constexpr double kUseRouting = -0.3;
constexpr double kDecisive = 0.35;  // a lead of this share decides
constexpr double kDecisiveLate = 0.1;

std::array<double, kIndicators> Count(PositionView f, Side side) {
  std::array<double, kIndicators> of = {};
  const SideData& data = f.scenario.side(side);
  const double base = std::max(1, InitialBases(f, side));
  data.elements.ForEach([&](ElementId e) {
    const ElementState& unit = f.unit(e);
    if (unit.presence == Presence::kReserve) {
      if (!f.state.IsAbsent(f.data(e).corps)) {
        of[kBases] += f.data(e).bases() / base;
      }
      return;
    }
    if (!unit.on_table()) return;
    const double bases = unit.bases() / base;
    of[kBases] += bases;
    of[kMarkers] += std::min<int>(unit.markers, unit.bases()) / base;
    if (unit.routing()) of[kRouting] += bases;
    of[kGuns] += unit.guns / base;
  });
  for (const LeaderId l : data.leaders) {
    if (f.state.leader(l).lost == LostHow::kNot) of[kCommanders] += 1 / base;
  }
  of[kPoints] = PointsOf(f, side) / 10000.0;
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
        1 - (f.state.bound - 1.0) / std::max(1, f.options().bound_limit), 0.0,
        1.0);
    const double lead =
        values[kPoints] + left * (kUseMarkers * values[kMarkers] +
                                  kUseRouting * values[kRouting]);
    values[kLead] =
        std::tanh(lead / (kDecisiveLate + (kDecisive - kDecisiveLate) * left));
  }
};

}  // namespace

const Indicators& LaGrandeArmeeIndicators() {
  static const TheIndicators kThem;
  return kThem;
}

}  // namespace berthier::la_grande_armee
