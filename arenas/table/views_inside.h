// Parts of the views of a game. For the views*.cc only.
//
// Law: as in views.h; `seen` is a position as SeenBy gives it.
#ifndef BERTHIER_ARENAS_TABLE_VIEWS_INSIDE_H_
#define BERTHIER_ARENAS_TABLE_VIEWS_INSIDE_H_

#include <nlohmann/json_fwd.hpp>

#include "arenas/table/views.h"
#include "engine/model/game.h"

namespace berthier {

nlohmann::json PictureOf(const TableSession& session, const Picture& picture);
// The order of battle by side, from the units of the written position.
nlohmann::json ArmyOf(const TableSession& session, const Position& seen,
                      const Picture& picture);
// The command points (or the like) of each side: left and total.
nlohmann::json PursesOf(const TableSession& session, const Position& seen);
// A roll's dice, modifiers and outcome chances; `side` is the one that rolls.
nlohmann::json RollOf(const TableSession& session, const Roll& roll, Side side);
// Adds the orders that the side may give to `state`.
void AddOrders(const TableSession& session, const Position& seen, Side side,
               nlohmann::json& state);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_VIEWS_INSIDE_H_
