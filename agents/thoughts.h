// What an agent thought before it gave an order: what it weighed, what it
// expects to follow, its intent, what it spent, and what additional command
// points would be worth.
//
// Values are expected final scores for the deciding side, from -1 (lost) to 1
// (won). Fields that an agent does not fill are left empty or 0.
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
  double prior = 0;  // probability of being best, before search
};

// What additional command points would be worth to a formation.
struct CommandWorth {
  EntityId formation = EntityId::kNone;
  int points = 0;    // points it has now
  double value = 0;  // value of what those points buy
  // Value added by the first additional point, by the second, ...
  std::vector<double> further;
};

struct Thoughts {
  std::string intent;  // in words: "hold the village, refuse the left"
  std::vector<Considered> considered;
  std::vector<Order> variation;  // expected orders, this one first
  std::vector<CommandWorth> command;
  SearchCost spending;

  bool empty() const {
    return intent.empty() && considered.empty() && variation.empty() &&
           command.empty();
  }
};

// A node of a search tree, with the order or roll that leads to it from its
// parent.
struct ThoughtNode {
  size_t parent = 0;  // index; parents come first; 0 for the root
  // What the parent awaits: a decision (`order` is set) or a roll (`faces` is
  // set).
  Awaited::What after = Awaited::What::kNothing;
  Order order;
  Faces faces;       // one example roll of the outcome class
  double prior = 0;  // for an outcome, its probability
  uint64_t visits = 0;
  double value = 0;
};

// Nodes with the root first.
using ThoughtTree = std::vector<ThoughtNode>;

}  // namespace berthier

#endif  // BERTHIER_AGENTS_THOUGHTS_H_
