// An order typed in words.
//
// "f1-3 charge a2", or "charge a2" with F1-3 selected; in any case of letters;
// verbs, manners and names by a beginning that only one has (of verbs, one that
// can be ordered now). After the verb, in any sequence, what it takes:
//   - a place: "to 30 24" or "(30, 24)" in units of the ruler, or from where it
//     stands: "forward 4", "back 2", "left 3", "right 3", "4 in", "wheel left
//     30" (about its front left corner), "turn right 45" (on the spot), one
//     after the other;
//   - a heading: "facing 90", "facing north-east"; left out, as it stands;
//   - a point on the way: "via 20 18"; a number; shares, "reille 3, foy 2" or
//     "3 2" in the sequence of Game::ShareNames.
//
// Laws: PhraseOf an order of good form reads back as the same order, if names
// differ by more than letters' case; an order that was read is of good form (so
// Check can say the rest); any bytes are answered.
//
//   auto read = ReadPhrase(game, position, "f1-3 charge a2", EntityId::kNone);
//   if (const Order* order = std::get_if<Order>(&read)) ...
#ifndef BERTHIER_ARENAS_TABLE_PHRASE_H_
#define BERTHIER_ARENAS_TABLE_PHRASE_H_

#include <string>
#include <string_view>
#include <variant>

#include "engine/model/game.h"

namespace berthier {

// The order, or a complaint: what is not understood, and the nearest known
// words. `selected` is the subject where none is named; it may be none. The
// position awaits a decision.
std::variant<Order, std::string> ReadPhrase(const Game& game,
                                            const Position& position,
                                            std::string_view text,
                                            EntityId selected);

// "F1-3 move to 30 24.5 facing 0".
std::string PhraseOf(const Game& game, const Position& position,
                     const Order& order);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_PHRASE_H_
