// The kinds of orders with a place in a position, for tests and benchmarks of
// the places they can reach.
#ifndef BERTHIER_TESTS_ARENAS_TABLE_KINDS_OF_ORDERS_H_
#define BERTHIER_TESTS_ARENAS_TABLE_KINDS_OF_ORDERS_H_

#include <cstdint>
#include <map>
#include <tuple>
#include <vector>

#include "engine/model/game.h"

namespace berthier {

// One order for each combination of verb, manner, subject and object among the
// proposals whose verb takes a place.
inline std::vector<Order> Kinds(const Game& game, const Position& position) {
  std::vector<Order> proposals;
  game.Propose(position, proposals);
  std::map<std::tuple<uint8_t, uint8_t, EntityId, EntityId>, Order> kinds;
  for (const Order& order : proposals) {
    if (!Has(game.vocabulary().verbs[order.verb].takes, Takes::kPlace)) {
      continue;
    }
    kinds.insert(
        {{order.verb, order.manner, order.subject, order.object}, order});
  }
  std::vector<Order> orders;
  for (const auto& [kind, order] : kinds) orders.push_back(order);
  return orders;
}

}  // namespace berthier

#endif  // BERTHIER_TESTS_ARENAS_TABLE_KINDS_OF_ORDERS_H_
