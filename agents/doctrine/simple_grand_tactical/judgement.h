// What shots, attacks and tests of one unit are worth, in chips, seen at a
// glance (SGT section 9).
//
//   const ArmyView army(f);
//   const Attack attack = {.charge = true};
//   double gain = ValueOfAttack(army.unit(u), army.unit(enemy), attack);
#ifndef BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_JUDGEMENT_H_
#define BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_JUDGEMENT_H_

#include <optional>

#include "agents/doctrine/simple_grand_tactical/army_view.h"
#include "agents/doctrine/simple_grand_tactical/odds.h"
#include "engine/rulesets/simple_grand_tactical/facts/tables.h"

namespace berthier::simple_grand_tactical {

// ---- Fire -------------------------------------------------------------------

// Whether a unit may fire at all as it stands.
bool Fires(const UnitView& u);
// Sum of FIR-20 to 39 for a shot over `gap` centimetres, without linear cover.
int FireModifierOf(const UnitView& firer, const UnitView& target, double gap);
// Expected gain of a shot with this sum of modifiers, in chips.
double ValueOfShot(int modifiers, const UnitView& target);
// The same, but 0 if the target is out of range or arc. Units in between are
// ignored.
double ValueOfShot(const UnitView& firer, const UnitView& target);
// Both stand `gap` centimetres apart.
double ValueOfShot(const UnitView& firer, const UnitView& target, double gap);

// The expected state of a unit after enemy fire, and after rough ground before
// it: probabilities and cost.
struct UnderFire {
  double ordered = 1;
  double disordered = 0;  // otherwise driven off or eliminated
  double cost = 0;

  // Adds a shot fired with probability `chance`; `modifiers` are those against
  // the unit in order.
  void Suffer(const UnitView& unit, int modifiers, double chance);
};

// ---- Attacks ----------------------------------------------------------------

// The circumstances of an attack.
struct Attack {
  bool charge = false;      // made in the Charge Phase, after fire
  bool on_flank = false;    // it touches flank or rear
  bool is_checked = false;  // friends made contact before: no contact check
  double support = 0;       // score of friends fighting alongside
  double own_fire = 1;      // chance that the target fires at this unit
  double care = 1;          // weight of the own losses
  UnderFire fire;           // rough ground, fire of all other enemies
};
// Expected gain: contact check, Defensive Fire of the target, melee, control.
double ValueOfAttack(const UnitView& attacker, const UnitView& defender,
                     const Attack& attack);
// Score of a unit in melee (MEL-06 to 17), without a general.
int ScoreOf(const UnitView& u, const UnitView& enemy, bool disordered,
            bool hit_in_flank);
// Value of the melee alone to the side of `own`, which leads by `lead`. Its own
// losses are weighted by `care`.
double ValueOfMelee(const UnitView& own, const UnitView& enemy, int lead,
                    bool own_disordered, bool enemy_disordered, double care);

// What `e` could gain by attacking `u` in its next turn, from where both stand;
// 0 if it cannot or should not.
double ThreatOf(const UnitView& e, const UnitView& u);
// Both stand `gap` centimetres apart.
double ThreatOf(const UnitView& e, const UnitView& u, double gap);

// What `e`, on foot, could gain in its next turn by coming up to musket range
// of `u`, which is `gap` centimetres off, and firing.
double VolleyOf(const UnitView& e, const UnitView& u, double gap);

// ---- Tests ------------------------------------------------------------------

// What a test on the Rally table costs a unit that is in order, in the mean.
double CostOfTest(const UnitView& u, int modifiers);
// Sum of the modifiers of a rough ground test (TER-03 to 05) at this feature.
int RoughModifierOf(const UnitView& u, TestModifier feature);
// The state that the rough ground test for this feature leaves a unit in that
// is to fight then: unformed is as bad as disordered there.
UnderFire AfterRough(const UnitView& u, std::optional<TestModifier> feature);
// What risking a general's life once costs (SGT-GEN-12).
double PriceOfGeneral(const ArmyView& army);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_JUDGEMENT_H_
