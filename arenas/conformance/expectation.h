// Compares what a conformance case expects with what a position is.
//
// The answer is a list of sentences, "unit F2: expected to be disrupted, is
// infantry, fleeing"; empty if all is as expected. A word that the ruleset
// does not have at all is a failure too: nothing may pass by a slip of the
// pen.
#ifndef BERTHIER_ARENAS_CONFORMANCE_EXPECTATION_H_
#define BERTHIER_ARENAS_CONFORMANCE_EXPECTATION_H_

#include <string>
#include <vector>

#include "engine/model/game.h"
#include "proto/conformance.pb.h"
#include "proto/ruler.h"

namespace berthier {

using Failures = std::vector<std::string>;

// `events` are the names of those heard since events were last expected.
Failures CompareExpected(const wire::Expect& expect, const Game& game,
                         const Position& position, const Ruler& ruler,
                         const std::vector<std::string>& events);

// Of a position that awaits a roll.
Failures CompareThrow(const wire::Throw& expected, const Game& game,
                      const Roll& roll);

// Of an order that was refused.
Failures CompareRefusal(const wire::Refused& expected, const Game& game,
                        const Refusal& refusal);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_CONFORMANCE_EXPECTATION_H_
