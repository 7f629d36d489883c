// Curves of strength against budget, for agents that differ only in budget.
//
// A family is the players whose requests differ only within `budget { ... }`
// and whose budgets have the same unit. Its curve is their ratings from the
// smallest budget to the largest.
//
// Laws: a curve has at least two points, all of one rating group, with each
// budget once (of players with equal requests, the first one).
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

// A request, split into family and budget.
struct RequestBudget {
  std::string family;  // the request without its budget
  std::string unit;    // "iterations a decision"
  uint64_t amount = 0;
};

// nullopt if the request has no budget, or a budget with more than one limit.
std::optional<RequestBudget> BudgetIn(std::string_view request);

struct BudgetPoint {
  uint64_t amount = 0;
  int player = 0;
};

struct BudgetCurve {
  std::string family;
  std::string unit;
  std::vector<BudgetPoint> points;  // smallest budget first
};

// `requests` by player.
std::vector<BudgetCurve> BudgetCurvesOf(
    const std::vector<std::string>& requests, const Ratings& ratings);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_LEADERBOARD_BUDGET_CURVES_H_
