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

// A difference of values in points of winning chance with two standard errors,
// "+2.40 ±2.60"; without them where all playouts agree; "-" if nothing is
// known.
std::string WithError(const Estimate& estimate);
// A value as a winning chance in per cent, likewise: "62.5 ±0.2".
std::string ChanceWithError(const Estimate& estimate);
std::string NameIn(const Game& game, EntityId id);
// With the holder of the purse that its points go to: "Foy (F 2nd division)".
std::string NameIn(const Game& game, const ReceiverWorth& worth);
// "Bauduin 2, Foy 1, Reille 1"; for an order without shares its sentence.
std::string InWords(const Game& game, const Position& position,
                    const Allocation& told, const RankedOrder& ranked);
// The orders that one more point would buy in addition, and the orders that
// the receiver's last point buys.
std::vector<std::string> OrdersOfOneMore(const ReceiverWorth& worth);
std::vector<std::string> OrdersOfTheLast(const ReceiverWorth& worth);
// The sentences shown first with every allocation: which are the best, which
// of the points buy something, what the usual order costs.
std::vector<std::string> Findings(const Game& game,
                                  const AllocationScene& scene,
                                  const Allocation& told);
// Reference player, horizon and number of playouts, as a sentence.
std::string HowItWasFound(const Allocation& told);

std::string ToText(const Game& game, const AllocationScene& scene,
                   const Allocation& told, int width);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_ALLOCATION_TEXT_H_
