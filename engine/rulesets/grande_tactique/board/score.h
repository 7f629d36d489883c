// The result of a battle (section 4.16).
//
// Laws: exchanging the sides exchanges winner and points and keeps the grade;
// the winner, if any, is the side with the smaller loss percentage.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_SCORE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_SCORE_H_

#include <cstdint>

#include "engine/model/awaited.h"
#include "engine/rulesets/grande_tactique/facts/scenario.h"
#include "engine/rulesets/grande_tactique/facts/state.h"

namespace berthier::grande_tactique {

// GT-VIC-04, in the order of Vocabulary::grades.
enum class Grade : uint8_t { kDraw, kMarginal, kDecisive, kOverwhelming };

// Points lost as a fraction of the points of the whole order of battle
// (GT-VIC-03); exact.
struct Losses {
  int64_t lost = 0;
  int64_t of = 1;
};

Grade GradeOf(Losses a, Losses b);
// Score::points are basis points (hundredths of a percent) of the enemy's
// points destroyed, rounded down (GT-VIC-06).
Score ScoreOf(const Scenario& scenario, const State& state);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_SCORE_H_
