// What shots, attacks and tests of one unit are worth, in chips, seen at a
// glance (SGT section 9).
//
//   const ArmyView army(f);
//   double gain = ValueOfAttack(army.unit(u), army.unit(enemy), {.charge =
//   true});
#ifndef BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_JUDGEMENT_H_
#define BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_JUDGEMENT_H_

#include "agents/doctrine/simple_grand_tactical/army_view.h"
#include "agents/doctrine/simple_grand_tactical/odds.h"

namespace berthier::simple_grand_tactical {

// ---- Fire -------------------------------------------------------------------

// Whether a unit may fire at all as it stands.
bool Fires(const UnitView& u);
// FIR-20 to 39 of a shot over so many centimetres, but for linear cover.
int FireModifierOf(const UnitView& firer, const UnitView& target, double gap);
// What a shot with this sum of modifiers takes in the mean.
double ValueOfShot(int modifiers, const UnitView& target);
// The same of a shot that may be out of range or arc: 0. Who stands in between
// is not looked at.
double ValueOfShot(const UnitView& firer, const UnitView& target);

// What fire leaves of a unit that goes through it.
struct UnderFire {
  double ordered = 1;
  double disordered = 0;  // and the rest is driven off or gone
  double cost = 0;

  // A shot that comes with this chance; modifiers as at a unit in order.
  void Suffer(const UnitView& unit, int modifiers, double chance);
};

// ---- Attacks ----------------------------------------------------------------

// How an attack comes home.
struct Attack {
  bool charge = false;      // in the Charge Phase: fire is over
  bool on_flank = false;    // it touches flank or rear
  bool is_checked = false;  // friends have come already: no check any more
  double support = 0;       // score of friends who fight with it
  double own_fire = 1;      // chance that the target fires at this unit
  double care = 1;          // weight of the own losses
  UnderFire fire;           // of all others
};
// What it gains: contact check, Defensive Fire of the target, melee, control.
double ValueOfAttack(const UnitView& attacker, const UnitView& defender,
                     const Attack& attack);
// The score of a unit in melee (MEL-06 to 17) but for a general.
int ScoreOf(const UnitView& u, const UnitView& enemy, bool disordered,
            bool hit_in_flank);
// The melee alone, to the side of `own`, which leads by so much.
double ValueOfMelee(const UnitView& own, const UnitView& enemy, int lead,
                    bool own_disordered, bool enemy_disordered, double care);

// What `e` could gain by attacking `u` in its next own turn, from where both
// stand; 0 if it cannot or had better not.
double ThreatOf(const UnitView& e, const UnitView& u);

// ---- Tests ------------------------------------------------------------------

// What a test on the Rally table costs a unit that is in order, in the mean.
double CostOfTest(const UnitView& u, int modifiers);
// What risking a general's life once costs (SGT-GEN-12).
double PriceOfGeneral(const ArmyView& army);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_JUDGEMENT_H_
