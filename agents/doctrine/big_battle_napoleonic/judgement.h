// What places, shots and charges are worth, in bases of trained infantry,
// seen from both armies at a glance (BBN section 9).
//
//   const ArmyView army(f);
//   double gain = ValueOfPlace(army, army.At(u, pose, formation), stance) -
//                 ValueOfPlace(army, army.unit(u), stance);
#ifndef BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_JUDGEMENT_H_
#define BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_JUDGEMENT_H_

#include "agents/doctrine/big_battle_napoleonic/army_view.h"
#include "agents/doctrine/big_battle_napoleonic/stance.h"

namespace berthier::big_battle_napoleonic {

// ---- Fire -------------------------------------------------------------------

// Chance that a shot takes a base; 0 if the target is out of arc or range.
// Who stands in between is not looked at.
double HitChanceOf(const UnitView& firer, const UnitView& target);
// What the best shot of a firer is expected to take.
double BestShot(const ArmyView& army, const UnitView& firer);

// ---- Melee ------------------------------------------------------------------

// BBN-MEL-13
int EligibleBases(const UnitView& u);
// The factors of a fighter (BBN-R4) but for its supports.
enum class Facing : uint8_t { kFront, kElsewhere };
int FactorsOf(const UnitView& u, const UnitView& enemy, Facing enemy_is_at,
              Defended enemy_defends);
// BBN-MEL-24
int SupportFactor(int bases);
// What a unit loses when it is broken.
double LossWhenBroken(const UnitView& u);
// What a fight is worth to the side that leads by so many factors. The own
// losses count `care` times.
double ValueOfFight(const UnitView& own, const UnitView& enemy, int lead,
                    double care);

// A charge: who, on whom, how.
struct Charge {
  double inches = 0;  // of the way
  Facing edge = Facing::kFront;
  Defended defended = Defended::kNone;
  int support = 0;  // eligible bases of supports
  int enemy_support = 0;
  bool foot_near = false;  // own infantry near it (BBN-SQR-07)
};
double ValueOfCharge(const UnitView& own, const UnitView& enemy,
                     const Charge& charge, double care);

// Inches that a charge of a unit on an enemy would go, from where both stand;
// negative if it is out of reach, or against the rules at a glance.
double ReachOf(const UnitView& own, const UnitView& enemy);
// What a unit could gain by charging an enemy in its next move, from where
// both stand; 0 if it cannot or had better not.
double Prospect(const ArmyView& army, const UnitView& own,
                const UnitView& enemy);
// The same of a charge over so many inches, which so many bases support; less
// than none: it is out of reach.
double Prospect(const ArmyView& army, const UnitView& own,
                const UnitView& enemy, double inches, int support);

// By how many bases the enemy's neighbours of a place outnumber the own, the
// two who fight there left out: who wins there alone is next.
double BasesAgainst(const ArmyView& army, const UnitView& own,
                    const UnitView& enemy, Spot at);

// ---- Places -----------------------------------------------------------------

enum class Fires : uint8_t { kFromNow, kFromNextMove };
double ValueOfPlace(const ArmyView& army, const UnitView& u,
                    const Stance& stance, Fires fires = Fires::kFromNow);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_JUDGEMENT_H_
