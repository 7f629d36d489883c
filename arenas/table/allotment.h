// Advice on how to split points among units or commands, for the player who
// must decide it at the table (arenas/analysis/allocation.h). Takes seconds.
//
//   const TableAllotment made = WeighSplit(game, ruleset, position, place);
//   made.allocation.ranked[0].shares;   // of the best
#ifndef BERTHIER_ARENAS_TABLE_ALLOTMENT_H_
#define BERTHIER_ARENAS_TABLE_ALLOTMENT_H_

#include <optional>
#include <string>

#include "agents/value/estimate.h"
#include "arenas/analysis/allocation.h"
#include "engine/model/game.h"

namespace berthier {

struct TableAllotment {
  Allocation allocation;
  std::string page;  // the full report in HTML
};

// Evaluates the possible splits by playouts. The position must await an order
// that takes shares, and nothing in it may be hidden. `place` is the game's
// name on the page.
TableAllotment WeighSplit(const Game& game, const Ruleset& ruleset,
                          const Position& position, const std::string& place);

// The receiver for whom one more point would be worth most; nullopt if no
// receiver has an estimate.
struct NextPoint {
  EntityId receiver = EntityId::kNone;
  Estimate worth;
};
std::optional<NextPoint> BestNextPoint(const Allocation& allocation);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_ALLOTMENT_H_
