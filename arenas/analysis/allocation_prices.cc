#include "arenas/analysis/allocation_prices.h"

#include <algorithm>

namespace berthier {
namespace {

// Subjects of orders that have a price of their own.
constexpr size_t kMostSubjects = 24;

}  // namespace

std::vector<SubjectBest> BestBySubject(const AllocationArms& arms,
                                       std::span<const size_t> raced,
                                       size_t best, const TrialTable& race) {
  std::vector<SubjectBest> by_subject;
  for (const size_t arm : raced) {
    const EntityId subject = arms[arm].order->subject;
    const auto found = std::find_if(
        by_subject.begin(), by_subject.end(),
        [&](const SubjectBest& one) { return one.subject == subject; });
    if (found == by_subject.end()) {
      if (by_subject.size() < kMostSubjects) {
        by_subject.push_back({subject, arm});
      }
    } else if (found->arm != best &&
               (arm == best ||
                race.ValueOf(arm).value > race.ValueOf(found->arm).value)) {
      found->arm = arm;
    }
  }
  return by_subject;
}

void TellPrices(const AllocationArms& arms,
                std::span<const SubjectBest> by_subject, size_t best,
                const TrialTable& race, const TrialTable& second_look,
                Allocation& told) {
  if (by_subject.size() < 2) return;
  // The best that is not about the subject of the best.
  size_t second = best;
  for (const auto& [subject, arm] : by_subject) {
    if (arm == best) continue;
    if (second == best ||
        race.ValueOf(arm).value > race.ValueOf(second).value) {
      second = arm;
    }
  }
  for (const auto& [subject, arm] : by_subject) {
    SubjectPrice& price = told.prices.emplace_back();
    price.subject = subject;
    price.price = second_look.Difference(arm, arm == best ? second : best);
    const auto ranked = std::find_if(
        told.ranked.begin(), told.ranked.end(),
        [&](const RankedOrder& one) { return one.order == arms[arm].order; });
    price.best = static_cast<size_t>(ranked - told.ranked.begin());
  }
}

}  // namespace berthier
