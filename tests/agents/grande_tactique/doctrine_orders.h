// The order bundles and orders that the doctrine of Grande Tactique finds in a
// skirmish.
//
//   AddFormation(s, "1st", "", "division", "Friant", 18, 5, 4);
//   AddUnit(s, "A", "1st", {"infantry"}, 18, 6);
//   s.Begin();
//   EXPECT_TRUE(Gives(s, Commanded(s), Verb::kRally, "A"));
#ifndef BERTHIER_TESTS_AGENTS_GRANDE_TACTIQUE_DOCTRINE_ORDERS_H_
#define BERTHIER_TESTS_AGENTS_GRANDE_TACTIQUE_DOCTRINE_ORDERS_H_

#include <string>
#include <vector>

#include "agents/doctrine/grande_tactique/order_bundles.h"
#include "engine/rulesets/grande_tactique/facts/codes.h"
#include "tests/engine/rulesets/grande_tactique/skirmish.h"

namespace berthier::grande_tactique {

// ---- Setting up -------------------------------------------------------------

// Adds a French formation and its general; only divisions have CP.
void AddFormation(Skirmish& s, const std::string& name, const std::string& of,
                  const std::string& rank, const std::string& general, double x,
                  double y, int cp);
// Adds a French unit that faces north.
void AddUnit(Skirmish& s, const std::string& id, const std::string& of,
             Skirmish::Words words, double x, double y);

// ---- Looking ----------------------------------------------------------------

// The stance with which the doctrine chooses orders, whatever decision the
// position awaits.
Stance Judging();
// The bundles of orders the French units could get, the most valuable first.
std::vector<OrderBundle> BundlesOf(const Skirmish& s,
                                   const std::vector<std::string>& units,
                                   const Stance& stance = Judging());
// The verb of an order, or of the first order of a bundle.
Verb FirstVerb(const OrderBundle& bundle);
Verb VerbOf(const Order& order);

// Plays the French Command Phase; returns the orders in the sequence given.
std::vector<Order> Commanded(Skirmish& s);
// Whether `orders` has one with this verb, subject and, if named, object.
bool Gives(const Skirmish& s, const std::vector<Order>& orders, Verb verb,
           const std::string& subject, const std::string& object = "");

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_TESTS_AGENTS_GRANDE_TACTIQUE_DOCTRINE_ORDERS_H_
