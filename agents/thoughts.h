// What an agent thought before it said an order: what it weighed, what it
// expects to follow, what it means by it, what it spent, and what more points
// of command would be worth.
//
// Values are of the final score to the side that thinks, from -1 (lost) to 1
// (won). Whatever an agent has nothing to say about is left empty or 0.
//
//   for (const Considered& one : choice.thoughts.considered) Tell(one);
#ifndef BERTHIER_AGENTS_THOUGHTS_H_
#define BERTHIER_AGENTS_THOUGHTS_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "agents/budget.h"
#include "engine/model/awaited.h"
#include "engine/model/order.h"
#include "engine/model/roll.h"

namespace berthier {

// One of the orders an agent weighed.
struct Considered {
  Order order;
  uint64_t visits = 0;
  double value = 0;
  double error = 0;  // standard error of the value; 0: it is exact
  double prior = 0;  // how likely it was to be the best, before any search
};

// What more points of command would be worth to a formation.
struct CommandWorth {
  EntityId formation = EntityId::kNone;
  int points = 0;    // that it has
  double value = 0;  // of what they buy
  // What the first point more would add to that, the second, ...
  std::vector<double> further;
};

struct Thoughts {
  std::string intent;  // in words: "hold the village, refuse the left"
  std::vector<Considered> considered;
  std::vector<Order> variation;  // what it expects to come, this order first
  std::vector<CommandWorth> command;
  SearchCost spending;

  bool empty() const {
    return intent.empty() && considered.empty() && variation.empty() &&
           command.empty();
  }
};

// A node of a tree that was searched, and what led to it from its parent.
struct ThoughtNode {
  size_t parent = 0;  // comes before its children; the root is its own
  // What the parent awaits: the order or the faces say how it was answered.
  Awaited::What after = Awaited::What::kNothing;
  Order order;
  Faces faces;       // one roll of the outcome class
  double prior = 0;  // of an outcome, its probability
  uint64_t visits = 0;
  double value = 0;
};

// The root first.
using ThoughtTree = std::vector<ThoughtNode>;

}  // namespace berthier

#endif  // BERTHIER_AGENTS_THOUGHTS_H_
