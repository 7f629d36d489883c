#include "agents/doctrine/grande_tactique/indicators.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/rulesets/grande_tactique/grande_tactique_view.h"

namespace berthier::grande_tactique {
namespace {

// In the sequence of kNames.
enum Indicator : size_t {
  kLead,
  kLost,
  kDisrupted,
  kExhausted,
  kFleeing,
  kSilenced,
  kCollapsed,
  kBroken,
  kGenerals,
  kIndicators,
};
constexpr std::array<std::string_view, kIndicators> kNames = {
    "lead",     "lost",      "disrupted", "exhausted", "fleeing",
    "silenced", "collapsed", "broken",    "generals"};

// What is left of a unit, as it turns out in the mean; a lead of so many of all
// points decides.
constexpr double kUseDisrupted = 0.9;
constexpr double kUseExhausted = 0.85;
constexpr double kUseFleeing = 0.7;
constexpr double kUseSilenced = 0.6;
constexpr double kUseWithdrawn = 1;
constexpr double kCollapse = 0.1;
constexpr double kBreak = 0.1;
constexpr double kDecisive = 0.25;

// All in shares of the side's own points at the start.
std::array<double, kIndicators> Of(PositionView f, Side side) {
  std::array<double, kIndicators> of = {};
  const SideData& data = f.scenario.side(side);
  const double share = 1.0 / std::max(1, data.points_start);
  of[kLost] = f.state.side(side).lost_x2 / 2.0 * share;
  double left = 0;
  data.units.ForEach([&](UnitId u) {
    const UnitState& unit = f.unit(u);
    const double points = f.data(u).points * share;
    if (unit.presence == Presence::kPending) left += points;
    if (unit.presence == Presence::kWithdrawn) left += kUseWithdrawn * points;
    if (!unit.on_table()) return;
    switch (unit.cohesion) {
      case Cohesion::kCoherent:
        left += points;
        break;
      case Cohesion::kDisrupted: {
        const bool exhausted = unit.Has(Flag::kExhausted);
        left += (exhausted ? kUseExhausted : kUseDisrupted) * points;
        of[exhausted ? kExhausted : kDisrupted] += points;
        break;
      }
      case Cohesion::kFleeing:
        left += kUseFleeing * points;
        of[kFleeing] += points;
        break;
      case Cohesion::kSilenced:
        left += kUseSilenced * points;
        of[kSilenced] += points;
        break;
    }
    const DivisionId division = f.data(u).division;
    if (IsSome(division) && f.state.division(division).collapsed != 0) {
      left -= kCollapse * points;
      of[kCollapsed] += points;
    }
    const CorpsId corps = f.data(u).corps;
    if (IsSome(corps) && f.state.corps_of(corps).broken != 0) {
      left -= kBreak * points;
      of[kBroken] += points;
    }
  });
  of[kLead] = left;
  for (size_t g = 0; g < f.scenario.generals.size(); ++g) {
    if (f.scenario.generals[g].side == side) {
      of[kGenerals] += f.state.generals[g].dead;
    }
  }
  return of;
}

class TheIndicators final : public Indicators {
 public:
  std::span<const std::string_view> names() const override { return kNames; }
  void Read(const Game& game, const Position& position,
            std::span<double> values) const override {
    const PositionView f = ViewOf(game, position);
    const auto first = Of(f, Side::kFirst);
    const auto second = Of(f, Side::kSecond);
    for (size_t i = 0; i < kIndicators; ++i) values[i] = first[i] - second[i];
    values[kLead] = std::tanh(values[kLead] / kDecisive);
  }
};

}  // namespace

const Indicators& GrandeTactiqueIndicators() {
  static const TheIndicators kThem;
  return kThem;
}

}  // namespace berthier::grande_tactique
