// What a unit may still do, and why not, asked of any ruleset: each verb with
// its price or its refusal, each thing an order could be aimed at.
//
// Laws: what is legal comes with an order that passes Check, what is not with
// the refusal of an order of good form that was asked for; the same is asked
// every time, and nothing is changed. Without a decision to take, nothing is
// said.
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

// A manner of a verb, for a verb that takes one.
struct MannerChoice {
  uint8_t manner = 0;
  bool legal = false;
  Refusal refusal;  // if it is not legal
};

struct VerbChoice {
  uint8_t verb = 0;
  bool legal = false;
  Refusal refusal;  // if it is not legal
  // A legal one; the only one where the verb takes nothing but a subject.
  std::optional<Order> order;
  std::optional<Price> price;  // of that order
  std::vector<MannerChoice> manners;
};

// Every verb that takes a subject, in the sequence of the vocabulary.
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

// Everything on the table but the subject, and the ground that can be named,
// nearest first; nothing if the verb takes no object. A verb without a subject
// is asked with EntityId::kNone.
std::vector<Target> TargetsOf(const Game& game, const Position& position,
                              EntityId subject, uint8_t verb, uint8_t manner);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_MENU_H_
