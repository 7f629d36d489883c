// An allocation in words, for a terminal.
//
// Laws: if a width is given no line is longer, except where a name or number
// without a blank is; every number has its standard error.
//
//   out << ToText(game, scene, told, width);
#ifndef BERTHIER_ARENAS_ANALYSIS_ALLOCATION_TEXT_H_
#define BERTHIER_ARENAS_ANALYSIS_ALLOCATION_TEXT_H_

#include <string>
#include <vector>

#include "arenas/analysis/allocation.h"
#include "engine/model/game.h"

namespace berthier {

// The position an allocation was computed for, and how it came about.
struct AllocationScene {
  std::string name;                 // of the scenario
  std::string turn;                 // "round 1, 11:00, French"
  std::vector<std::string> thrown;  // rolls before the decision, as sentences
  const Position* position = nullptr;
};

// Value with one standard error, "+0.048 ±0.026"; "-" if nothing is known.
std::string WithError(const Estimate& estimate);
std::string NameIn(const Game& game, EntityId id);
// "Bauduin 2, Foy 1, Reille 1"; for an order without shares its sentence.
std::string InWords(const Game& game, const Position& position,
                    const Allocation& told, const RankedOrder& ranked);
// The orders that one more point would buy in addition, and the orders that
// the receiver's last point buys.
std::vector<std::string> OrdersOfOneMore(const ReceiverWorth& worth);
std::vector<std::string> OrdersOfTheLast(const ReceiverWorth& worth);
// The sentences shown first with every allocation: what the usual order costs
// and how many orders cannot be told from the best.
std::vector<std::string> Findings(const Game& game,
                                  const AllocationScene& scene,
                                  const Allocation& told);
// Reference player, horizon and number of playouts, as a sentence.
std::string HowItWasFound(const Allocation& told);

std::string ToText(const Game& game, const AllocationScene& scene,
                   const Allocation& told, int width);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_ALLOCATION_TEXT_H_
