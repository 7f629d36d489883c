#include "agents/doctrine/simple_grand_tactical/odds.h"

#include <algorithm>
#include <array>

#include "engine/rulesets/simple_grand_tactical/facts/tables.h"

namespace berthier::simple_grand_tactical {
namespace {

// By total, from 2 on.
constexpr std::array<int, 12> kWaysAtLeast = {36, 35, 33, 30, 26, 21,
                                              15, 10, 6,  3,  1,  0};
constexpr double kWays = 36;

// Chance that the own die less the other one is `least` or more.
double ChanceToLead(int least) {
  const int n = std::clamp(least, -5, 6);
  const int ways = n > 0 ? (6 - n) * (7 - n) / 2 : 36 - (5 + n) * (6 + n) / 2;
  return ways / kWays;
}

RallyOdds ReckonRally(int modifiers) {
  const double pass = ChanceAtLeast(kRallyRows.pass - modifiers);
  const double stands = ChanceAtLeast(kRallyRows.disordered - modifiers);
  const double stays = ChanceAtLeast(kRallyRows.retreat - modifiers);
  return {1 - stays, stays - stands, stands - pass, pass};
}

FireOdds ReckonFire(int modifiers) {
  const double any = ChanceAtLeast(kFireRows.disordered - modifiers);
  const double retreat = ChanceAtLeast(kFireRows.retreat - modifiers);
  const double eliminated = ChanceAtLeast(kFireRows.eliminated - modifiers);
  return {1 - any, any - retreat, retreat - eliminated, eliminated};
}

MeleeOdds ReckonMelee(int lead) {
  // Chance that the difference is n or more.
  const auto at_least = [&](int n) { return ChanceToLead(n - lead); };
  MeleeOdds odds;
  const double eliminates = at_least(kMeleeRows.eliminated);
  const double drives = at_least(kMeleeRows.retreat);
  const double wins = at_least(kMeleeRows.disordered);
  const double holds = at_least(0);
  const double stands = at_least(1 - kMeleeRows.retreat);
  const double lives = at_least(1 - kMeleeRows.eliminated);
  odds.foe_eliminated = eliminates;
  odds.foe_retreats = drives - eliminates;
  odds.foe_disordered = wins - drives;
  odds.draw = holds - wins;
  odds.disordered = stands - holds;
  odds.retreats = lives - stands;
  odds.eliminated = 1 - lives;
  return odds;
}

// The odds for every sum that matters: beyond kMost either way nothing changes.
template <typename Odds>
class OddsTable {
 public:
  explicit OddsTable(Odds (*reckon)(int)) {
    for (int sum = -kMost; sum <= kMost; ++sum) At(sum) = reckon(sum);
  }
  const Odds& Of(int sum) const {
    return rows_[static_cast<size_t>(std::clamp(sum, -kMost, kMost) + kMost)];
  }

 private:
  static constexpr int kMost = 24;
  Odds& At(int sum) { return rows_[static_cast<size_t>(sum + kMost)]; }
  std::array<Odds, 2 * kMost + 1> rows_;
};

}  // namespace

double ChanceAtLeast(int least) {
  const int at = std::clamp(least, 2, 13) - 2;
  return kWaysAtLeast[static_cast<size_t>(at)] / kWays;
}

RallyOdds RallyOddsOf(int modifiers) {
  static const OddsTable<RallyOdds> table(&ReckonRally);
  return table.Of(modifiers);
}

FireOdds FireOddsOf(int modifiers) {
  static const OddsTable<FireOdds> table(&ReckonFire);
  return table.Of(modifiers);
}

MeleeOdds MeleeOddsOf(int lead) {
  static const OddsTable<MeleeOdds> table(&ReckonMelee);
  return table.Of(lead);
}

ControlOdds ControlOddsOf(int modifiers) {
  const double in_hand = ChanceAtLeast(kControlRows.mill - modifiers);
  const double removed = 1 / kWays;
  return {removed, std::max(0.0, 1 - in_hand - removed),
          std::min(in_hand, 1 - removed)};
}

double ChipsOfRallying(int rally_mod, int phases_left) {
  const RallyOdds odds = RallyOddsOf(rally_mod);
  const double fails = odds.retreat + odds.disordered;
  double chips = 0;
  for (int i = std::min(phases_left, 6); i > 0; --i) {
    chips =
        fails * (kChips.rally_failed + chips) + odds.rout * kChips.unit_lost;
  }
  return std::min(chips, 1.3 * kChips.unit_lost);
}

}  // namespace berthier::simple_grand_tactical
