// What a unit may still do, for any ruleset: each verb with its price or the
// refusal, and each object that an order could be aimed at.
//
// Laws: a legal entry has an order that passes Check, an illegal one the
// refusal of a well-formed order that was tried; results are deterministic and
// nothing is changed. If no decision is awaited, results are empty.
//
//   for (const VerbChoice& choice : MenuOf(game, position, unit)) {
//     Show(choice.verb, choice.legal ? "" : game.Say(choice.refusal));
//   }
#ifndef BERTHIER_ARENAS_TABLE_MENU_H_
#define BERTHIER_ARENAS_TABLE_MENU_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/model/game.h"

namespace berthier {

// One manner of a verb that takes a manner.
struct MannerChoice {
  uint8_t manner = 0;
  bool legal = false;
  Refusal refusal;  // if it is not legal
};

struct VerbChoice {
  uint8_t verb = 0;
  bool legal = false;
  Refusal refusal;  // if it is not legal
  // A legal order; the only possible one if the verb takes only a subject.
  std::optional<Order> order;
  std::optional<Price> price;  // of that order
  std::vector<MannerChoice> manners;
};

// Every verb that takes a subject, in the order of the vocabulary.
std::vector<VerbChoice> MenuOf(const Game& game, const Position& position,
                               EntityId subject);

// Something that an order could be aimed at.
struct Target {
  EntityId id = EntityId::kNone;
  Order order;  // legal, or the one that was refused
  bool legal = false;
  Refusal refusal;  // if it is not legal
  std::optional<Price> price;
};

// Everything on the table except the subject, and all named ground, nearest
// first; empty if the verb takes no object. For a verb without a subject pass
// EntityId::kNone.
std::vector<Target> TargetsOf(const Game& game, const Position& position,
                              EntityId subject, uint8_t verb, uint8_t manner);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_MENU_H_
