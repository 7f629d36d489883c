// Checks of the single laws of the contract; a violation is a failure of the
// calling test. RunContract (contract.h) calls them during random games.
#ifndef BERTHIER_TESTS_ENGINE_MODEL_CONTRACT_CHECKS_H_
#define BERTHIER_TESTS_ENGINE_MODEL_CONTRACT_CHECKS_H_

#include <cstdint>
#include <string>

#include "engine/model/game.h"
#include "tests/engine/model/contract.h"
#include "tests/engine/model/random_play.h"

namespace berthier {

// For failure messages: "decision 'choose move' by White".
std::string AwaitedInWords(const Game& game, const Awaited& awaited);
// Every field of an order: "move subject=a2 object=b3".
std::string InWords(const Game& game, const Order& order);

// Names are unique, and every verb and refusal names its rule clause.
void CheckVocabulary(const Ruleset& ruleset, const Game& game);
// Entities and sides have unique names.
void CheckEntities(const Game& game);

// What is awaited is in the vocabulary; Awaits and Hash depend on the position
// alone.
void CheckAwaited(const Game& game, const Position& position);
void CheckScore(const Game& game, const Position& position);

// There are proposals; all are different and legal, and each leads to a
// position that awaits something; ProposeOne returns each of their verbs.
void CheckProposals(const Game& game, const Position& position,
                    const ContractOptions& options, SeededChooser& sampler);
// Randomly altered orders are handled: legal ones can be played, refused ones
// have a sentence and a clause, and fields that a verb does not take are
// refused.
void CheckAlteredOrders(const Game& game, const Position& position,
                        const ContractOptions& options, SeededChooser& sampler);

// The laws of roll.h.
void CheckRoll(const Game& game, const Position& position,
               const ContractOptions& options, SeededChooser& sampler);

// A game built from Write(position) starts in this position and plays on in the
// same way.
void CheckDocument(const Ruleset& ruleset, const Game& game,
                   const Position& position, uint64_t seed);

// The view of a view is the same view; a sampled position has the same view;
// the view of the deciding side allows the same orders as the position.
void CheckViews(const Game& game, const Position& position,
                SeededChooser& sampler);

// The picture is not empty, is complete and consistent, and lies near the
// table.
void CheckPicture(const Game& game, const Position& position,
                  const ContractOptions& options);

// Paths begin and end where their body stands, distances are symmetric, and an
// order costs the price that was told.
void CheckGuide(const Game& game, const Position& position,
                SeededChooser& sampler);

}  // namespace berthier

#endif  // BERTHIER_TESTS_ENGINE_MODEL_CONTRACT_CHECKS_H_
