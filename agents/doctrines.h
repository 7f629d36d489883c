// Finds the doctrine and the indicators for a game's ruleset.
//
//   MctsAgent agent(budget, &DoctrineFor, {});
#ifndef BERTHIER_AGENTS_DOCTRINES_H_
#define BERTHIER_AGENTS_DOCTRINES_H_

#include <memory>

#include "agents/doctrine/doctrine.h"
#include "agents/doctrine/indicators.h"

namespace berthier {

// The doctrine for the game's ruleset; the plain one (plain.h) if the ruleset
// has none.
std::unique_ptr<Doctrine> DoctrineFor(const Game& game);

// The indicators of the game's ruleset; null if it has none.
const Indicators* IndicatorsFor(const Game& game);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_DOCTRINES_H_
