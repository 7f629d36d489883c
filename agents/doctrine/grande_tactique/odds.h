// Odds in closed form: volleys, charges, rallies, regrouping (GT 3.6, 7.4).
//
// Chances are computed by counting faces. The modifiers come from the rules
// (FillMorale, FillVolley) for units where they stand, or are estimated by the
// caller for places they might occupy.
//
// Laws: the classes of a charge sum to 1; a better modifier of the attackers
// never makes success less likely, a better one of the defender never makes it
// more likely.
//
//   const ChargeOdds odds = OddsOfCharge(f, Only(lancers), lancers, square);
//   if (odds.success() > 0.5) ...
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_ODDS_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_ODDS_H_

#include "engine/rulesets/grande_tactique/board/position_view.h"
#include "engine/rulesets/grande_tactique/fire/volley.h"

namespace berthier::grande_tactique {

// Chance to pass GT-R2 with this sum of modifiers.
double PassChance(int sum);
// Chance that the attacker wins GT-R4 with this difference, attacker minus
// defender, rolling until decided.
double LockedChance(int difference);

// Chances of GT-R3 with this net modifier, firer minus target.
struct VolleyOdds {
  double hit = 0;      // the target is beaten
  double massive = 0;  // ... by 4 or more
  double tie = 0;
  double beaten = 0;   // the firer is beaten
  double crushed = 0;  // ... by 4 or more
};
const VolleyOdds& OddsOfVolley(int net);
// Odds of a volley that can be fired now.
VolleyOdds OddsOfVolley(PositionView f, Volley volley);

// The inputs on which the odds of a charge depend.
struct ChargeTerms {
  bool horse = false;  // the principal charger is cavalry
  Arm target = Arm::kInfantry;
  bool fleeing = false;  // the target is
  int attack = 0;        // sum of modifiers of CHARGE_ATTACK
  int defence = 0;       // ... of CHARGE_DEFEND
  int melee = 0;         // attacker minus defender
};
// Chances of the results of a charge up to the first flight.
struct ChargeOdds {
  double destroyed = 0;           // the target was fleeing and is ridden down
  double broken = 0;              // the target flees (again) or is silenced
  double retreats_disrupted = 0;  // cavalry gives way to infantry
  double retreats = 0;
  // Guns or infantry stand; cavalry is disrupted by infantry.
  double stands = 0;
  double refused = 0;  // the attackers are disrupted and do not close
  double routed = 0;   // the attackers flee: countercharged or beaten

  double success() const {
    return destroyed + broken + retreats_disrupted + retreats;
  }
};
ChargeOdds OddsOfCharge(const ChargeTerms& terms);

// Terms of the charge of a group in contact; `principal` is one of `chargers`.
ChargeTerms TermsOfCharge(PositionView f, UnitSet chargers, UnitId principal,
                          UnitId target);
inline ChargeOdds OddsOfCharge(PositionView f, UnitSet chargers,
                               UnitId principal, UnitId target) {
  return OddsOfCharge(TermsOfCharge(f, chargers, principal, target));
}

// Chance to regroup (GT-REG-01); 0 for a unit that makes no check.
double RegroupChance(PositionView f, UnitId u);
// Chance of a follow-up (GT-FUP-03).
double FollowUpChance(PositionView f, UnitId u);
// Chance that a disrupted infantry unit beaten in this volley routs
// (GT-FIR-44).
double BreakUnderFireChance(PositionView f, UnitId u, UnitId by);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_ODDS_H_
