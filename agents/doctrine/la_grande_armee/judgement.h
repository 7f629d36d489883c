// What shots and charges are worth, in bases, from the odds of their dice.
//
//   const double gain = ValueOfCharge(army, own, enemy, {.gap = 3}, 1);
#ifndef BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_JUDGEMENT_H_
#define BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_JUDGEMENT_H_

#include "agents/doctrine/la_grande_armee/army_view.h"

namespace berthier::la_grande_armee {

// ---- Fire -------------------------------------------------------------------

// Dice of a shot from so far away, sight apart; 0: no shot.
int ShotDiceAt(const UnitView& firer, const UnitView& target, double gap);
// What that many dice cost the target.
double ValueOfShot(const UnitView& target, int dice);
// What is straight ahead of a unit.
struct Ahead {
  const UnitView* enemy = nullptr;  // the first one
  double gap = kMisses;
  bool blocked = false;  // a friend stands between
};
Ahead AheadOf(const ArmyView& army, const UnitView& u, double reach);
// The most that a shot of u gains as it stands (FIR); 0 if there is none.
// Squares and garrisons shoot to all sides.
double BestShot(const ArmyView& army, const UnitView& u);

// ---- Charges ----------------------------------------------------------------

// How a charge happens.
struct ChargeWay {
  Edge edge = Edge::kFront;  // of the enemy
  double gap = 0;            // inches to go
  double offset = 0;         // inches between the middles along that edge
  bool advance = false;      // to contact (CHG-17)
  bool pulls_off = false;    // has an action left for it (CHG-22)
};
// Of a charge, or an advance to contact, straight ahead from where it stands.
ChargeWay WayTo(const ArmyView& army, const UnitView& u, const UnitView& target,
                bool advance);
// What the charge gains its side from contact on; `care` weighs the charger's
// losses. It counts the Contact Reaction Test and the best reaction, and the
// mass melee.
double ValueOfCharge(const ArmyView& army, const UnitView& own,
                     const UnitView& enemy, const ChargeWay& way, double care);
// The same if the enemy reacts so: D5. kEndElement: it has failed its test.
double ValueAgainst(const ArmyView& army, const UnitView& own,
                    const UnitView& enemy, const ChargeWay& way, Verb reaction,
                    double care);
// What the mass melee of two who are in contact gains the side of `own`.
double ValueOfMass(const ArmyView& army, const UnitView& own,
                   const UnitView& enemy, double care);
// Chance that such a charge routs, breaks or destroys the enemy at once.
double ChanceToBreak(const ArmyView& army, const UnitView& own,
                     const UnitView& enemy, const ChargeWay& way);
// CRT
double ChanceToReact(const UnitView& target, const UnitView& charger);

// Whether one may charge the other where it meets that edge (CHG-02).
bool MayCharge(const UnitView& own, const UnitView& enemy, Edge edge);
// Moves that it needs first; `edge`: where it would meet who stands there.
int MovesToCharge(const UnitView& u, const UnitView& there, Edge& edge);
// Chance that `e` charges who stands there in one activation.
double ChanceOfThreat(const UnitView& e, const UnitView& there, Edge& edge);
// The same with a few bounds of time, the less the later.
double ChanceInTime(const UnitView& u, const UnitView& there, Edge& edge);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_JUDGEMENT_H_
