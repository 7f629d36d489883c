// Which doctrine is for which ruleset, in one table.
//
//   MctsAgent agent(budget, &DoctrineFor, {});
#ifndef BERTHIER_AGENTS_DOCTRINES_H_
#define BERTHIER_AGENTS_DOCTRINES_H_

#include <memory>

#include "agents/doctrine/doctrine.h"
#include "agents/doctrine/indicators.h"

namespace berthier {

// The doctrine for the game's ruleset; the plain one if it has none.
std::unique_ptr<Doctrine> DoctrineFor(const Game& game);

// Its indicators; null if it has none.
const Indicators* IndicatorsFor(const Game& game);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_DOCTRINES_H_
