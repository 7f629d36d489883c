// What shots and charges are worth, in VD, from the odds of their dice.
//
//   const double gain = ValueOfCharge(army, own, enemy, {.flank = true}, 1);
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDEUR_JUDGEMENT_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDEUR_JUDGEMENT_H_

#include <algorithm>

#include "agents/doctrine/grandeur/army_view.h"
#include "engine/rulesets/grandeur/facts/types.h"

namespace berthier::grandeur {

// What many do to one, or one to many.
struct Toll {
  double worst = 0, others = 0;

  void Add(double value) {
    others += std::min(worst, value);
    worst = std::max(worst, value);
  }
  // The others have other targets too.
  double All() const { return worst + 0.4 * others; }
};

// ---- Fire -------------------------------------------------------------------

// Dice of a shot of one unit at another so far away, cover and sight apart.
// `phases`: that it has taken or will take. 0 or less: no shot.
int ShotDiceAt(const UnitView& firer, const UnitView& target, double gap,
               int phases);
// What that many dice cost the target.
double ValueOfShot(const ArmyView& army, int dice, const UnitView& firer,
                   const UnitView& target, double gap);
// Both together; 0 if the target is out of range or arc.
double ValueOfShotAt(const ArmyView& army, const UnitView& firer,
                     const UnitView& target, int phases);
// The greatest of those at all enemies who do not stand behind another.
double BestShot(const ArmyView& army, const UnitView& firer, int phases);

// ---- Charges ----------------------------------------------------------------

// How a charge happens.
struct ChargeWay {
  bool flank = false;     // or rear
  bool pursues = false;   // no defensive fire, nobody evades (IMP-PUR-05)
  bool reaction = false;  // by Opportunity: nobody evades (IMP-OPP-06)
  bool counters = false;  // the enemy counter-charges
  double gap = 0;         // U to go
  double fails = 0;       // chance that its test fails before contact
  int support = 0;        // dice of others against the enemy
  int enemy_support = 0;  // dice of others against the charger
};
// What the charge gains its side; `care` weighs the charger's losses.
double ValueOfCharge(const ArmyView& army, const UnitView& own,
                     const UnitView& enemy, const ChargeWay& way, double care);
// Of a melee round that nobody charges into.
double ValueOfRound(const ArmyView& army, const UnitView& own,
                    const UnitView& enemy, int dice, int enemy_dice,
                    double care);
// Chance to win such a charge, if the enemy stands.
double ChanceToWin(const ArmyView& army, const UnitView& own,
                   const UnitView& enemy, const ChargeWay& way);

// Chance that a charge covers the gap.
double ChanceToReach(const UnitView& own, double gap);
// Modifiers of a Discipline Test of the unit, phases and weather apart.
int DisciplineOf(const UnitView& u);
// Chance to pass the test for a movement phase after so many.
double ChanceOfPhase(const ArmyView& army, const UnitView& u, int phases);
// What a charge of `e` in its next activation gains against who stands there.
double ThreatOf(const ArmyView& army, const UnitView& e, const UnitView& there);

}  // namespace berthier::grandeur

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDEUR_JUDGEMENT_H_
