// Judgement: what charges, volleys and places are worth, in Unit Points.
//
// Closed forms only: a charge is valued by its outcome classes and what each
// of them leads to, one follow-up deep; a place by what threatens it, what can
// be done from it and how near it is to where the unit is wanted.
//
// Laws: nothing here changes or copies a position; values are to the side of
// the unit judged.
//
//   const double worth =
//       ValueOfCharge(army, horse, infantry, odds, helpers, Depth::kOne);
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_JUDGEMENT_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_JUDGEMENT_H_

#include <span>
#include <vector>

#include "agents/doctrine/grande_tactique/army_view.h"
#include "agents/doctrine/grande_tactique/stance.h"

namespace berthier::grande_tactique {

enum class Depth : uint8_t {
  kNone,  // the charge itself
  kOne,   // with whom the flight runs through and the first follow-up
};

// `other` stands where `t` would run through it on its way home.
bool InWayHome(const ArmyView& army, const UnitView& t, const UnitView& other);

// The gain of putting `t` to flight (guns: of silencing it).
double GainOfBreaking(const ArmyView& army, const UnitView& t, bool pursued,
                      Depth depth);
// What the unit loses if it is disrupted, or if it runs.
double CostOfDisorder(const ArmyView& army, const UnitView& a);
double CostOfRout(const ArmyView& army, const UnitView& a);

// Of a charge led by `a` with `helpers` more points of troops beside it.
double ValueOfCharge(const ArmyView& army, const UnitView& a, const UnitView& t,
                     const ChargeOdds& odds, double helpers, Depth depth);

// The estimate of it for a unit that would charge `t` from `from`.
double ValueOfChargeFrom(const ArmyView& army, const UnitView& a, Spot from,
                         const UnitView& t, Depth depth);

// Of a volley at `t` with this net modifier; `charged`: it will be charged
// afterwards.
double ValueOfVolley(const ArmyView& army, const UnitView& t, int net,
                     bool by_guns, bool charged);
// What a unit that has failed and stays in contact with `t` has to expect
// there, besides its disorder.
double CostOfStaying(const ArmyView& army, const UnitView& a, const UnitView& t,
                     bool shaken);
// ... less what the firer risks by it (GT-FIR-44 to 46): `replies` if the
// target could fire back, `muzzle` if it is a battery in contact that could.
double RiskOfVolley(const ArmyView& army, const UnitView& firer, int net,
                    bool replies, bool muzzle);
// What it gains to set `t` firing, if it `replies` (GT-STA-22): its owner pays
// before it moves or charges.
double ValueOfFixing(const ArmyView& army, const UnitView& t, bool replies);
// The volley that could be fired at `t` now, by the rules' modifiers.
double ValueOfVolleyNow(const ArmyView& army, const UnitView& firer,
                        const UnitView& t, bool charged);
// Net modifier of a battery (estimated); `t` in its zone.
int NetOfGuns(const ArmyView& army, const UnitView& guns, const UnitView& t);

// What the enemy may do to `u` where it stands in his next turn.
double DangerTo(const ArmyView& army, const UnitView& u);

// What a place is worth to the unit: `u` is the unit as it would stand.
double ValueOfPlace(const ArmyView& army, const UnitView& u,
                    const Stance& stance);

// What rallying is worth: a fleeing unit or a silenced battery.
double ValueOfRally(const ArmyView& army, const UnitView& u);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_JUDGEMENT_H_
