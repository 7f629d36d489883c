#include "agents/search/mcts.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <thread>

namespace berthier {
namespace {

// A value this near to -1 or 1 is certain if it is proven.
constexpr float kCertain = 1 - 1e-6f;

struct Finding {
  Considered order;
  bool proven = false;

  bool Wins() const { return proven && order.value >= kCertain; }
  bool Loses() const { return proven && order.value <= -kCertain; }
};

void Merge(const Finding& found, Finding& into) {
  // Of a proven value nothing is left to be averaged.
  if (into.proven || found.proven) {
    const uint64_t visits = into.order.visits + found.order.visits;
    if (!into.proven) into = found;
    into.order.visits = visits;
    return;
  }
  const auto n = static_cast<double>(into.order.visits);
  const auto m = static_cast<double>(found.order.visits);
  into.order.value = (n * into.order.value + m * found.order.value) / (n + m);
  into.order.error =
      std::hypot(n * into.order.error, m * found.order.error) / (n + m);
  into.order.visits += found.order.visits;
}

std::vector<Finding> FindingsOf(const TreeSearch& tree) {
  TreeSearch::Root root = tree.AtRoot();
  std::vector<Finding> findings;
  for (size_t i = 0; i < root.considered.size(); ++i) {
    findings.push_back({root.considered[i], root.proven[i]});
  }
  return findings;
}

std::vector<Finding> Together(
    const std::vector<std::unique_ptr<TreeSearch>>& trees) {
  std::vector<Finding> all;
  for (const std::unique_ptr<TreeSearch>& tree : trees) {
    for (const Finding& found : FindingsOf(*tree)) {
      const auto same =
          std::find_if(all.begin(), all.end(), [&found](const Finding& other) {
            return other.order.order == found.order.order;
          });
      if (same == all.end()) {
        all.push_back(found);
      } else {
        Merge(found, *same);
      }
    }
  }
  return all;
}

// Orders: what is certain first, then by visits, then by value.
bool Before(const Finding& a, const Finding& b) {
  if (a.Wins() != b.Wins()) return a.Wins();
  if (a.Loses() != b.Loses()) return b.Loses();
  if (a.order.visits != b.order.visits) return a.order.visits > b.order.visits;
  return a.order.value > b.order.value;
}

// All values that matter are exact, and visits mean nothing.
bool BeforeSettled(const Finding& a, const Finding& b) {
  if (a.proven != b.proven) return a.proven;
  if (a.order.value != b.order.value) return a.order.value > b.order.value;
  return a.order.visits > b.order.visits;
}

}  // namespace

void MctsAgent::Prepare(const Game& game) {
  trees_.clear();
  telling_ = nullptr;
  for (int i = 0; i < std::max(1, options_.threads); ++i) {
    trees_.push_back(std::make_unique<TreeSearch>(
        game, doctrine().Clone(), options_.tree, source().Next()));
  }
}

Choice MctsAgent::Search(const Game& /*game*/, const Position& view, Side side,
                         const Budget& budget, SearchCost& spending) {
  const Meter::Clock::time_point begin = watch().now();
  const auto run = [&](TreeSearch& tree) {
    tree.SetRoot(view, side);
    Budget part = Part(budget, trees_.size());
    if (budget.milliseconds != 0) {
      // Keeping a large tree takes time of its own.
      const auto gone = std::chrono::duration_cast<std::chrono::milliseconds>(
          watch().now() - begin);
      const auto lost = static_cast<uint64_t>(gone.count());
      part.milliseconds =
          budget.milliseconds - std::min(lost, budget.milliseconds - 1);
    }
    tree.Run(part, watch());
  };
  std::vector<std::thread> threads;
  for (size_t i = 1; i < trees_.size(); ++i) {
    threads.emplace_back([&run, &tree = *trees_[i]] { run(tree); });
  }
  run(*trees_[0]);
  for (std::thread& thread : threads) thread.join();
  for (const std::unique_ptr<TreeSearch>& tree : trees_) {
    spending.Add(tree->spending());
  }
  spending.time = watch().now() - begin;

  const auto proven = std::find_if(
      trees_.begin(), trees_.end(),
      [](const std::unique_ptr<TreeSearch>& tree) { return tree->proven(); });
  std::vector<Finding> findings =
      proven != trees_.end() ? FindingsOf(**proven) : Together(trees_);
  const auto before = proven != trees_.end() ? &BeforeSettled : &Before;
  std::sort(findings.begin(), findings.end(), before);
  // Those no worse than the first.
  const auto worse = std::find_if(
      findings.begin(), findings.end(),
      [&](const Finding& other) { return before(findings[0], other); });
  const auto equals = static_cast<uint32_t>(worse - findings.begin());
  const Order order = findings[source().Below(equals)].order.order;

  Choice choice{.order = order};
  for (const Finding& finding : findings) {
    choice.thoughts.considered.push_back(finding.order);
  }
  telling_ = proven != trees_.end() ? proven->get() : trees_[0].get();
  choice.thoughts.variation = telling_->Variation(order);
  return choice;
}

ThoughtTree MctsAgent::LastTree(size_t most) const {
  return telling_ == nullptr ? ThoughtTree() : telling_->Tell(most);
}

}  // namespace berthier
