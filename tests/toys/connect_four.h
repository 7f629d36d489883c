// Connect four on seven columns by six rows: the toy with draws.
//
// Sides drop stones in turn; four in a row, column or diagonal win; a full
// board is drawn. No dice.
//
// An order is "drop d": the subject is a column. A document has the stones as
// units with a side and the numbers column (1 to 7) and row (1 to 6), and the
// clock with the side to move; without units it is the empty board.
#ifndef BERTHIER_TESTS_TOYS_CONNECT_FOUR_H_
#define BERTHIER_TESTS_TOYS_CONNECT_FOUR_H_

#include "engine/model/game.h"

namespace berthier {

const Ruleset& ConnectFour();

// The empty board.
ScenarioDocument ConnectFourStart();

}  // namespace berthier

#endif  // BERTHIER_TESTS_TOYS_CONNECT_FOUR_H_
