// An allocation in words, for a terminal.
//
// Laws: with a width no line is longer, names and numbers that have no blank
// aside; every number has its standard error.
//
//   out << ToText(game, scene, told, width);
#ifndef BERTHIER_ARENAS_ANALYSIS_ALLOCATION_TEXT_H_
#define BERTHIER_ARENAS_ANALYSIS_ALLOCATION_TEXT_H_

#include <string>
#include <vector>

#include "arenas/analysis/allocation.h"
#include "engine/model/game.h"

namespace berthier {

// What was looked at: the allocation, and where.
struct AllocationScene {
  std::string name;                 // of the scenario
  std::string turn;                 // "round 1, 11:00, French"
  std::vector<std::string> thrown;  // before the decision, in sentences
  const Position* position = nullptr;
};

// "+0.048 ±0.026"; "-" if nothing is known.
std::string WithError(const Estimate& estimate);
std::string NameIn(const Game& game, EntityId id);
// "Bauduin 2, Foy 1, Reille 1"; of an order without shares its sentence.
std::string InWords(const Game& game, const Position& position,
                    const Allocation& told, const RankedOrder& ranked);
// What a receiver's further point buys beside the rest, and what its last does.
std::vector<std::string> OrdersOfOneMore(const ReceiverWorth& worth);
std::vector<std::string> OrdersOfTheLast(const ReceiverWorth& worth);
// What the usual order costs, how much is not told apart: the sentences that
// stand first wherever an allocation is shown.
std::vector<std::string> Findings(const Game& game,
                                  const AllocationScene& scene,
                                  const Allocation& told);
// Who played on, how far and how often.
std::string HowItWasFound(const Allocation& told);

std::string ToText(const Game& game, const AllocationScene& scene,
                   const Allocation& told, int width);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_ALLOCATION_TEXT_H_
