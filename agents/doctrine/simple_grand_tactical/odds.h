// Chances of the results of the rules' tables, in closed form (SGT 7.8).
//
// The totals each row needs are read from the tables of the rules, so that they
// are defined in one place only.
//
// Laws: the chances of a roll sum to 1; those of a melee lead are those of the
// opposite lead in reverse.
//
//   const FireOdds odds = FireOddsOf(+2);  // 15 of 36 disorder, 6 eliminate
#ifndef BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_ODDS_H_
#define BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_ODDS_H_

namespace berthier::simple_grand_tactical {

// Chance that two dice total at least `least`.
double ChanceAtLeast(int least);

// R02, R04, R06: chances of each result with this sum of modifiers.
struct RallyOdds {
  double rout = 0, retreat = 0, disordered = 0, pass = 0;
};
RallyOdds RallyOddsOf(int modifiers);

// R07.
struct FireOdds {
  double none = 0, disordered = 0, retreat = 0, eliminated = 0;
};
FireOdds FireOddsOf(int modifiers);

// R10, for the side that leads by `lead` before the dice.
struct MeleeOdds {
  double foe_eliminated = 0, foe_retreats = 0, foe_disordered = 0;
  double draw = 0;
  double disordered = 0, retreats = 0, eliminated = 0;
};
MeleeOdds MeleeOddsOf(int lead);

// R11: `out_of_hand` means out of hand and disordered, `removed` eliminated.
struct ControlOdds {
  double removed = 0, out_of_hand = 0, in_hand = 0;
};
ControlOdds ControlOddsOf(int modifiers);

// Expected chips that a disordered unit loses until it has rallied, is gone, or
// its side has no Rally Phase left.
double ChipsOfRallying(int rally_mod, int phases_left);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_ODDS_H_
