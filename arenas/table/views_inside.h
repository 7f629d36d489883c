// What the views of a game are made of. For the views*.cc alone.
//
// Law: as views.h; `seen` is what somebody's eyes see already.
#ifndef BERTHIER_ARENAS_TABLE_VIEWS_INSIDE_H_
#define BERTHIER_ARENAS_TABLE_VIEWS_INSIDE_H_

#include <nlohmann/json_fwd.hpp>

#include "arenas/table/views.h"
#include "engine/model/game.h"

namespace berthier {

nlohmann::json PictureOf(const TableSession& session, const Picture& picture);
// The order of battle, as the written position has it.
nlohmann::json ArmyOf(const TableSession& session, const Position& seen,
                      const Picture& picture);
nlohmann::json PursesOf(const TableSession& session, const Position& seen);
nlohmann::json RollOf(const TableSession& session, const Roll& roll, Side side);
// Puts what the side may order into `state`.
void AddOrders(const TableSession& session, const Position& seen, Side side,
               nlohmann::json& state);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_VIEWS_INSIDE_H_
