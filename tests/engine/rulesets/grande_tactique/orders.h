// Short functions that make orders of the Command Phase, for unit tests.
//
//   EXPECT_EQ(RefusalOf(s, MoveTo(s, "A", 30, 24, 0)), RefusalCode::kAccepted);
//   Give(s, grande_tactique::Named(s, Verb::kLimber, "B"));
#ifndef BERTHIER_TESTS_ENGINE_RULESETS_GRANDE_TACTIQUE_ORDERS_H_
#define BERTHIER_TESTS_ENGINE_RULESETS_GRANDE_TACTIQUE_ORDERS_H_

#include <string>

#include "engine/model/order.h"
#include "engine/rulesets/grande_tactique/facts/codes.h"
#include "tests/engine/rulesets/grande_tactique/skirmish.h"

namespace berthier::grande_tactique {

// The entity of that name: a unit, a general, an area.
EntityId Called(const Skirmish& s, const std::string& name);

Order Named(const Skirmish& s, Verb verb, const std::string& subject,
            const std::string& object = "");
Order MoveTo(const Skirmish& s, const std::string& unit, double x, double y,
             double degrees);
Order ChargeAt(const Skirmish& s, const std::string& unit,
               const std::string& target, double x, double y, double degrees);
Order Facing(Order order, double degrees);
Order Via(Order order, double x, double y);
Order Ride(const Skirmish& s, const std::string& general, double x, double y);

RefusalCode RefusalOf(Skirmish& s, const Order& order);
std::string Sentence(Skirmish& s, const Order& order);
// Plays the order; the test fails if it is refused.
void Give(Skirmish& s, const Order& order);

// CP left in the purse that pays for this unit.
int CpLeft(const Skirmish& s, const std::string& unit);

// Gives a side a default division with `cp` CP and its general at (x, y).
void Command(Skirmish& s, const std::string& side, int cp, double x, double y);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_TESTS_ENGINE_RULESETS_GRANDE_TACTIQUE_ORDERS_H_
