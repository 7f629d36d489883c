#include "agents/doctrine/big_battle_napoleonic/odds.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "engine/rulesets/big_battle_napoleonic/tables.h"

namespace berthier::big_battle_napoleonic {
namespace {

constexpr int kDie = 6;

// Ways of the difference of two dice to be k.
int WaysOfDifference(int k) { return std::max(0, kDie - std::abs(k)); }

}  // namespace

int HitWays(int modifiers) {
  int ways = 0;
  for (int defence = 1; defence <= kDie; ++defence) {
    // Faces of the attack die from this on hit.
    const int least = kDefenceFactor * defence - modifiers;
    ways += std::clamp(kDie + 1 - least, 0, kDie);
  }
  return ways;
}

MeleeOdds MeleeOddsOf(int lead) {
  MeleeOdds odds;
  for (int k = 1 - kDie; k < kDie; ++k) {
    const int difference = k + lead;
    const int size = std::abs(difference);
    const int ways = WaysOfDifference(k);
    if (size <= kDifferences.indecisive) {
      odds.indecisive += ways;
    } else if (size <= kDifferences.pushed) {
      (difference > 0 ? odds.pushes : odds.pushed) += ways;
    } else {
      (difference > 0 ? odds.breaks : odds.broken) += ways;
    }
  }
  return odds;
}

int WaysAtMost(int most) {
  if (most < 2) return 0;
  if (most >= 2 * kDie) return kWays;
  // The triangle below seven, or what the triangle above leaves.
  if (most <= kDie + 1) return most * (most - 1) / 2;
  const int above = 2 * kDie - most;
  return kWays - above * (above + 1) / 2;
}

int SquareWays(double inches, int modifiers) {
  // Strictly less than the distance (BBN-SQR-03).
  const double target = inches + modifiers;
  return WaysAtMost(static_cast<int>(std::ceil(target)) - 1);
}

int SquareModifiers(Grade grade, Formation formation, bool disordered,
                    FoeFoot near) {
  const auto value = [](SquareModifier m) {
    return kFormingSquare[static_cast<size_t>(m)].value;
  };
  int sum = 0;
  if (grade == Grade::kGuard) sum += value(SquareModifier::kGuard);
  if (grade == Grade::kElite) sum += value(SquareModifier::kElite);
  if (grade == Grade::kRaw) sum += value(SquareModifier::kRaw);
  if (formation == Formation::kColumn) sum += value(SquareModifier::kColumn);
  if (disordered) sum += value(SquareModifier::kDisordered);
  if (near == FoeFoot::kNear) sum += value(SquareModifier::kInfantryNear);
  return sum;
}

int RallyWays(Grade grade, ChiefNear chief) {
  int need = kRallyNeed[static_cast<size_t>(grade)];
  if (chief == ChiefNear::kYes) {
    need -= kRally[static_cast<size_t>(RallyModifier::kChief)].value;
  }
  return WaysAtLeast(need);
}

}  // namespace berthier::big_battle_napoleonic
