// Where an order could lead: poses worth looking at, for proposals and for
// random play.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_ORDERS_CANDIDATES_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_ORDERS_CANDIDATES_H_

#include <vector>

#include "engine/model/chooser.h"
#include "engine/model/order.h"
#include "engine/rulesets/big_battle_napoleonic/board/position_view.h"

namespace berthier::big_battle_napoleonic {

// The heading after a first wheel from which `u` goes straight at a point.
Heading AimAt(PositionView f, UnitId u, Point goal);
// The order to charge an enemy, aimed at its middle or at an edge of it.
enum class Aim : uint8_t { kMiddle, kFront, kLeft, kRear, kRight, kAhead };
inline constexpr int kAims = 6;
Order ChargeOrder(PositionView f, UnitId u, UnitId enemy, Aim aim);
// The enemy lies near enough that a charge could reach it.
bool InChargeReach(PositionView f, UnitId u, UnitId enemy);

// The order for a wheel (quarter degrees, right positive) and an advance.
Order MoveOrder(PositionView f, UnitId u, int turn, Length distance,
                uint8_t manner);
// The longest advance straight ahead after that wheel, by the terrain alone.
Length LongestAdvance(PositionView f, UnitId u, int turn);

// Onto the table: places along the stretch where `u` arrives, each by a little
// and as far as it goes. Whoever may not march enters otherwise.
struct Entrance {
  Order order;
  Formation formation;
};
std::vector<Entrance> EntrancesOf(PositionView f, UnitId u);

// Places inside a town in which `u` might deploy; the i-th of a few.
inline constexpr int kTownPlaces = 4;
bool TownPlace(PositionView f, UnitId u, PieceId town, int i, Order& order);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_ORDERS_CANDIDATES_H_
