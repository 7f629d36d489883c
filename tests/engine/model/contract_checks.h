// The single laws of the contract, each a failure of the calling test.
// RunContract (contract.h) calls them in the course of random games.
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

// Names are unique, every clause of a verb and of a refusal is there.
void CheckVocabulary(const Ruleset& ruleset, const Game& game);
// Entities and sides have unique names.
void CheckEntities(const Game& game);

// What is awaited is in the vocabulary; Awaits and Hash are functions of the
// position.
void CheckAwaited(const Game& game, const Position& position);
void CheckScore(const Game& game, const Position& position);

// There are proposals, all different, all accepted, each leading to a
// position that awaits something; ProposeOne finds every verb of them.
void CheckProposals(const Game& game, const Position& position,
                    const ContractOptions& options, SeededChooser& sampler);
// Senseless orders are answered: accepted ones can be played, refused ones
// give a sentence and a clause, and fields a verb does not take are refused.
void CheckAlteredOrders(const Game& game, const Position& position,
                        const ContractOptions& options, SeededChooser& sampler);

// The laws of roll.h.
void CheckRoll(const Game& game, const Position& position,
               const ContractOptions& options, SeededChooser& sampler);

// Build(Write(position)) starts in this position and plays on as it does.
void CheckDocument(const Ruleset& ruleset, const Game& game,
                   const Position& position, uint64_t seed);

// Seeing what has been seen shows nothing new; a sampled position looks the
// same; whoever decides sees enough to know their orders.
void CheckViews(const Game& game, const Position& position,
                SeededChooser& sampler);

// Something is drawn, true and near the table.
void CheckPicture(const Game& game, const Position& position,
                  const ContractOptions& options);

// Ways begin and end where their body stands, distances are the same from both
// ends, what is paid is the price that was said.
void CheckGuide(const Game& game, const Position& position,
                SeededChooser& sampler);

}  // namespace berthier

#endif  // BERTHIER_TESTS_ENGINE_MODEL_CONTRACT_CHECKS_H_
