// Dice duel: the toy with rolls, a decision of the other side during an action,
// and hidden information.
//
// Two companies act in turn, for a given number of actions. The company to act
// may
// - fire, with one to three dice, a charge of powder each: every 5 or 6 takes a
//   man;
// - assault: the enemy gives way and loses a man, or stands; then each side
//   throws a die, +1 for the side with more men, ties are thrown again; the
//   lower loses a man, or two if lower by three or more;
// - wait.
// A company without men has lost; when the actions run out, the one with more
// men wins. The game has so few states that its value can be computed exactly.
//
// A document has the companies as units with a side, an id and the numbers men
// (1 to 9), powder (0 to 9) and spent; the clock with the side to act and the
// number of actions; and, while an assault or a volley is being resolved, the
// process. With the option "fog" "on" neither side sees the other's powder.
#ifndef BERTHIER_TESTS_TOYS_DICE_DUEL_H_
#define BERTHIER_TESTS_TOYS_DICE_DUEL_H_

#include "engine/model/game.h"

namespace berthier {

const Ruleset& DiceDuel();

enum class Fog : uint8_t { kOff, kOn };

// Two equal companies with this many men and charges of powder each, for this
// many actions.
ScenarioDocument DiceDuelStart(int men, int powder, int actions, Fog fog);

}  // namespace berthier

#endif  // BERTHIER_TESTS_TOYS_DICE_DUEL_H_
