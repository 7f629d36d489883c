// Strength against budget: agents that differ in their budget alone.
//
// A family is the players whose requests are the same but for what stands in
// `budget { ... }`, and whose budgets are counted in the same unit. Its curve
// is their ratings from the smallest budget to the largest.
//
// Laws: a curve has two points at least, all of one rating group, each budget
// once (a request that stands there twice is its first player).
//
//   // "flat:budget { iterations: 500 }" is 500 iterations of "flat"
//   const std::optional<RequestBudget> budget = BudgetIn(request);
#ifndef BERTHIER_ARENAS_LEADERBOARD_BUDGET_CURVES_H_
#define BERTHIER_ARENAS_LEADERBOARD_BUDGET_CURVES_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arenas/ratings/ratings.h"

namespace berthier {

// A request, taken apart.
struct RequestBudget {
  std::string family;  // the request without its budget
  std::string unit;    // "iterations a decision"
  uint64_t amount = 0;
};

// Nothing if the request says no budget, or limits more than one thing.
std::optional<RequestBudget> BudgetIn(std::string_view request);

struct BudgetPoint {
  uint64_t amount = 0;
  int player = 0;
};

struct BudgetCurve {
  std::string family;
  std::string unit;
  std::vector<BudgetPoint> points;  // the smallest budget first
};

// `requests` by player.
std::vector<BudgetCurve> BudgetCurvesOf(
    const std::vector<std::string>& requests, const Ratings& ratings);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_LEADERBOARD_BUDGET_CURVES_H_
