// Chances of pools of dice and of Cohesion Tests, from tables.
//
// Laws: the chances of a pool, and of what a pool does to a unit, sum to 1.
//
//   const LossOdds odds = LossOddsOf(6, {.vbu = 4, .modifiers = 1});
//   odds.lost[0]  // it loses nothing
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDEUR_ODDS_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDEUR_ODDS_H_

#include <array>

#include "engine/rulesets/grandeur/facts/types.h"

namespace berthier::grandeur {

// Chance that one die shows `least` or more.
double ChanceOfDie(int least);
// R4: chance to pass with this sum of modifiers; a 1 always fails.
double ChanceToPass(Discipline discipline, int modifiers);

// Who takes a Cohesion Test: its VBU and the sum of the modifiers of its
// critical number but for damage and Disorder.
struct Tested {
  int vbu = 4;
  int modifiers = 0;
  bool disordered = false;
  Quality quality = Quality::kRegular;
};

// What a pool of dice does to a unit (R6 or R7, and R8).
struct LossOdds {
  static constexpr int kMost = 9;

  double hit = 0;  // chance that it must take the test
  // By the VBU lost; all that it has: it is removed.
  std::array<double, kMost + 1> lost = {};
};
// Less than one die does nothing.
const LossOdds& LossOddsOf(int dice, const Tested& tested);

}  // namespace berthier::grandeur

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDEUR_ODDS_H_
