// Chances of the tables of the rules, in closed form (SGT 7.8).
//
// The totals that a row needs come from the tables of the rules, so that they
// stand in one place.
//
// Laws: the chances of a roll add up to 1; those of a melee lead are those of
// the opposite lead read backwards.
//
//   const FireOdds odds = FireOddsOf(+2);  // 15 of 36 disorder, 6 eliminate
#ifndef BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_ODDS_H_
#define BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_ODDS_H_

namespace berthier::simple_grand_tactical {

// Chance of two dice to add up to `least` or more.
double ChanceAtLeast(int least);

// R02, R04, R06 with this sum of modifiers.
struct RallyOdds {
  double rout = 0, retreat = 0, disordered = 0, pass = 0;
};
RallyOdds RallyOddsOf(int modifiers);

// R07.
struct FireOdds {
  double none = 0, disordered = 0, retreat = 0, eliminated = 0;
};
FireOdds FireOddsOf(int modifiers);

// R10, seen by the side that leads by so much before the dice.
struct MeleeOdds {
  double foe_eliminated = 0, foe_retreats = 0, foe_disordered = 0;
  double draw = 0;
  double disordered = 0, retreats = 0, eliminated = 0;
};
MeleeOdds MeleeOddsOf(int lead);

// R11: it is out of hand and disordered, or gone.
struct ControlOdds {
  double removed = 0, out_of_hand = 0, in_hand = 0;
};
ControlOdds ControlOddsOf(int modifiers);

// Chips that a disordered unit loses in the mean until it has rallied, or is
// gone, or there is no Rally Phase left to its side.
double ChipsOfRallying(int rally_mod, int phases_left);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_ODDS_H_
