// Candidate orders for proposals and for random play. None are checked for
// legality.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_ORDERS_CANDIDATES_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_ORDERS_CANDIDATES_H_

#include <vector>

#include "engine/model/chooser.h"
#include "engine/model/order.h"
#include "engine/rulesets/big_battle_napoleonic/board/position_view.h"

namespace berthier::big_battle_napoleonic {

// The heading after a wheel from which an advance leads u straight to `goal`.
Heading AimAt(PositionView f, UnitId u, Point goal);
// kMiddle: the centre of the enemy; kAhead: straight ahead; others: the middle
// of that edge of the enemy.
enum class Aim : uint8_t { kMiddle, kFront, kLeft, kRear, kRight, kAhead };
inline constexpr int kAims = 6;
Order ChargeOrder(PositionView f, UnitId u, UnitId enemy, Aim aim);
// True if the enemy is near enough that a charge could reach it.
bool InChargeReach(PositionView f, UnitId u, UnitId enemy);

// The order for a wheel (quarter degrees, right positive) and an advance.
Order MoveOrder(PositionView f, UnitId u, int turn, Length distance,
                uint8_t manner);
// The longest advance after that wheel, in open ground.
Length LongestAdvance(PositionView f, UnitId u, int turn);

struct Entrance {
  Order order;
  Formation formation;
};
// ENTER orders for nine places along the stretch where u arrives: in each entry
// formation, once just onto the table and once as far as possible.
std::vector<Entrance> EntrancesOf(PositionView f, UnitId u);

// Sets `order` to the i-th (below kTownPlaces) way in which u could garrison
// the town. False if u is not infantry that touches the town.
inline constexpr int kTownPlaces = 4;
bool TownPlace(PositionView f, UnitId u, PieceId town, int i, Order& order);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_ORDERS_CANDIDATES_H_
