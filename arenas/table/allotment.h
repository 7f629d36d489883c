// A split of points weighed for whoever is to give it at the table
// (arenas/analysis/allocation.h), in seconds.
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
  std::string page;  // all of it, in HTML
};

// The position asks for a split of what nobody hides. `place` is what the page
// calls it.
TableAllotment WeighSplit(const Game& game, const Ruleset& ruleset,
                          const Position& position, const std::string& place);

// To whom a point more would be worth most, and how much; nothing if nobody can
// tell.
struct NextPoint {
  EntityId receiver = EntityId::kNone;
  Estimate worth;
};
std::optional<NextPoint> BestNextPoint(const Allocation& allocation);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_ALLOTMENT_H_
