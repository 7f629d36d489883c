// Odds in closed form: volleys, charges, rallies, regrouping (GT 3.6, 7.4).
//
// Chances come from the dice alone, by counting faces; which modifiers apply
// is asked of the rules (FillMorale, FillVolley) where units stand, or
// estimated by the caller where they might stand.
//
// Laws: the classes of a charge add up to 1; a better modifier of the
// attackers never makes success less likely, a better one of the defender
// never makes it more likely.
//
//   const ChargeOdds odds = OddsOfCharge(f, Only(lancers), lancers, square);
//   if (odds.success() > 0.5) ...
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_ODDS_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_ODDS_H_

#include "engine/rulesets/grande_tactique/board/position_view.h"
#include "engine/rulesets/grande_tactique/fire/volley.h"

namespace berthier::grande_tactique {

// GT-R2 with this sum of modifiers.
double PassChance(int sum);
// GT-R4 with this difference, attacker less defender: rolls until decided.
double LockedChance(int difference);

// GT-R3 with this net modifier, firer less target.
struct VolleyOdds {
  double hit = 0;      // the target is beaten
  double massive = 0;  // ... by 4 or more
  double tie = 0;
  double beaten = 0;   // the firer is beaten
  double crushed = 0;  // ... by 4 or more
};
const VolleyOdds& OddsOfVolley(int net);
// Of a volley that could be fired now.
VolleyOdds OddsOfVolley(PositionView f, Volley volley);

// What a charge depends on, whoever knows it.
struct ChargeTerms {
  bool horse = false;  // the principal is cavalry
  Arm target = Arm::kInfantry;
  bool fleeing = false;  // the target is
  int attack = 0;        // sum of modifiers of CHARGE_ATTACK
  int defence = 0;       // ... of CHARGE_DEFEND
  int melee = 0;         // attacker less defender
};
// The whole tree up to the first flight, by what has become of whom.
struct ChargeOdds {
  double destroyed = 0;           // the target was fleeing and is ridden down
  double broken = 0;              // the target flees, once more, or is silenced
  double retreats_disrupted = 0;  // horse gives way to foot
  double retreats = 0;
  double stands = 0;   // guns or foot stand; horse is disrupted by foot
  double refused = 0;  // the attackers are disrupted and did not come on
  double routed = 0;   // the attackers flee: countercharged, or lost the fight

  double success() const {
    return destroyed + broken + retreats_disrupted + retreats;
  }
};
ChargeOdds OddsOfCharge(const ChargeTerms& terms);

// Of the group as it stands in contact; `principal` is one of it.
ChargeTerms TermsOfCharge(PositionView f, UnitSet chargers, UnitId principal,
                          UnitId target);
inline ChargeOdds OddsOfCharge(PositionView f, UnitSet chargers,
                               UnitId principal, UnitId target) {
  return OddsOfCharge(TermsOfCharge(f, chargers, principal, target));
}

// GT-REG-01: 0 for a unit that makes no check.
double RegroupChance(PositionView f, UnitId u);
// GT-FUP-03.
double FollowUpChance(PositionView f, UnitId u);
// That a disrupted infantry unit beaten in this volley runs (GT-FIR-44).
double BreakUnderFireChance(PositionView f, UnitId u, UnitId by);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_ODDS_H_
