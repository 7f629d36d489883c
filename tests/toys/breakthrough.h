// Breakthrough on a board of eight by eight: the toy for speed.
//
// Each side has two rows of pieces. A piece steps one square straight or
// diagonally ahead; it takes diagonally only. Whoever reaches the far row or
// takes the last enemy piece wins. There are no draws and no dice.
//
// An order is "move a2 b3": subject and object are squares. A document has the
// pieces as units with a place (the middle of their square) and a side, the
// clock with the side to move, and the sides with the edge they start from;
// without units it is the usual start, White to move from the south.
#ifndef BERTHIER_TESTS_TOYS_BREAKTHROUGH_H_
#define BERTHIER_TESTS_TOYS_BREAKTHROUGH_H_

#include <string>
#include <string_view>

#include "engine/model/game.h"

namespace berthier {

const Ruleset& Breakthrough();

// The usual start.
ScenarioDocument BreakthroughStart();

// The square after rotating the board by 180 degrees: "a2" for "h7".
std::string TurnedSquare(std::string_view square);

}  // namespace berthier

#endif  // BERTHIER_TESTS_TOYS_BREAKTHROUGH_H_
