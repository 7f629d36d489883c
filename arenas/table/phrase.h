// Parses an order typed in words, and writes an order in such words.
//
// "f1-3 charge a2", or "charge a2" with F1-3 selected; case is ignored; verbs,
// manners and names may be shortened to an unambiguous prefix (if a prefix fits
// several verbs, those that can be ordered now are preferred). After the verb
// come its parameters, in any order:
//   - a place: "to 30 24" or "(30, 24)" in units of the ruler, "to Retz", or
//   from
//     where it stands: "forward 4", "back 2", "left 3", "right 3", "north 4",
//     "4 in", "wheel left 30" (about its front left corner), "turn right 45"
//     (on the spot), one after the other;
//   - a heading: "facing 90", "facing north-east"; left out, as it stands;
//   - a point on the way: "via 20 18"; a number; shares, "reille 3, foy 2" or
//     "3 2" in the sequence of Game::ShareNames. Where they are left out, those
//     of the first proposal that is otherwise the same.
// The verb may be left out before a place ("f1-3 forward 4": a verb that takes
// him there now) and before a manner ("f1-3 line", "f1-3 form line"), and who
// acts if he alone is asked. What the program says of an order is understood,
// too: "F1-3 acts", "F1-3 fires at A2".
//
// A distance is what is moved: where a change of formation on the way moves the
// centre, that comes on top.
//
// Laws: PhraseOf of a well-formed order is parsed as the same order, provided
// that no two names differ only in case; every parsed order is well-formed, so
// Check can judge it; any input bytes give an order or an error message.
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

// The order, or an error message: what was not understood, and the most similar
// known words. `selected` (may be kNone) is the subject if the text names none.
// The position must await a decision. The order may be illegal.
std::variant<Order, std::string> ReadPhrase(const Game& game,
                                            const Position& position,
                                            std::string_view text,
                                            EntityId selected);

// An order in words that ReadPhrase understands: "F1-3 move to 30 24.5 facing
// 0".
std::string PhraseOf(const Game& game, const Position& position,
                     const Order& order);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_PHRASE_H_
