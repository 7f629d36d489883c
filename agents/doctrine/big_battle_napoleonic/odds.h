// Chances of fire, melee, squares and rallying, in closed form (BBN 3.5, 9.1).
//
// Counted in ways out of 36, so sums are exact. The numbers required come from
// the tables of the rules.
//
// Laws: the ways are the weights of the roll's outcome classes; the five
// classes of a melee sum to 36; those of a lead are those of the opposite lead
// in reverse.
//
//   MeleeOdds odds = MeleeOddsOf(3);  // 10 of 36 break, 16 push back
#ifndef BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_ODDS_H_
#define BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_ODDS_H_

#include "engine/rulesets/big_battle_napoleonic/facts/types.h"

namespace berthier::big_battle_napoleonic {

inline constexpr int kWays = 36;
constexpr double Chance(int ways) { return ways / static_cast<double>(kWays); }

// BBN-R3: ways to hit with this sum of modifiers.
int HitWays(int modifiers);

// BBN-R4: ways of each result, for the side that leads by `lead` factors.
struct MeleeOdds {
  int broken = 0;  // loses by five or more
  int pushed = 0;  // loses by two to four
  int indecisive = 0;
  int pushes = 0;  // wins by two to four
  int breaks = 0;  // wins by five or more
};
MeleeOdds MeleeOddsOf(int lead);

// Ways of two dice to total at most `most`, or at least `least`.
int WaysAtMost(int most);
inline int WaysAtLeast(int least) { return kWays - WaysAtMost(least - 1); }

// BBN-R2: ways to form square against cavalry that charged this many inches.
int SquareWays(double inches, int modifiers);
// Sum of the modifiers BBN-SQR-04 to 07.
enum class FoeFoot : uint8_t { kFar, kNear };
int SquareModifiers(Grade grade, Formation formation, bool disordered,
                    FoeFoot near);

// BBN-R1: ways to rally from rout.
enum class ChiefNear : uint8_t { kNo, kYes };
int RallyWays(Grade grade, ChiefNear chief);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_ODDS_H_
