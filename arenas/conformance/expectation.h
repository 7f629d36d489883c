// Compares the expectations of a conformance case with a position.
//
// The result is a list of sentences, "unit F2: expected to be disrupted, is
// infantry, fleeing"; empty if all is as expected. A word unknown to the
// ruleset is a failure too, so that no typing error goes unnoticed.
#ifndef BERTHIER_ARENAS_CONFORMANCE_EXPECTATION_H_
#define BERTHIER_ARENAS_CONFORMANCE_EXPECTATION_H_

#include <string>
#include <vector>

#include "engine/model/game.h"
#include "proto/conformance.pb.h"
#include "proto/ruler.h"

namespace berthier {

using Failures = std::vector<std::string>;

// `events`: names of the events since the last expectation about events.
Failures CompareExpected(const wire::Expect& expect, const Game& game,
                         const Position& position, const Ruler& ruler,
                         const std::vector<std::string>& events);

// Compares an expected throw with the roll that a position awaits.
Failures CompareThrow(const wire::Throw& expected, const Game& game,
                      const Roll& roll);

// Compares an expected refusal with that of an order.
Failures CompareRefusal(const wire::Refused& expected, const Game& game,
                        const Refusal& refusal);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_CONFORMANCE_EXPECTATION_H_
