// Judgement: what charges, volleys and places are worth, in Unit Points.
//
// Closed forms only: a charge is valued by its outcome classes and the
// consequences of each, one follow-up deep; a place by what threatens it, what
// can be done from it and its distance to where the unit is wanted.
//
// Laws: no function changes or copies a position; values are to the side of the
// unit judged.
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
  kOne,   // with units the flight runs through and the first follow-up
};

// Whether somebody `squared` away, in inches squared, may be within `limit`:
// tells nearly all who are not without a root. The root itself decides.
inline bool MayBeWithin(double squared, double limit) {
  constexpr double kRounding = 1e-6;
  return squared <= (limit + kRounding) * (limit + kRounding);
}

// Whether `other` stands in the path of a flight of `t` towards home.
bool InWayHome(const ArmyView& army, const UnitView& t, const UnitView& other);

// The gain of putting `t` to flight (guns: of silencing it).
double GainOfBreaking(const ArmyView& army, const UnitView& t, bool pursued,
                      Depth depth);
// Loss of the unit's side if it is disrupted, or if it routs.
double CostOfDisorder(const ArmyView& army, const UnitView& a);
double CostOfRout(const ArmyView& army, const UnitView& a);

// Value of a charge led by `a`, with helpers worth `helpers` points.
double ValueOfCharge(const ArmyView& army, const UnitView& a, const UnitView& t,
                     const ChargeOdds& odds, double helpers, Depth depth);

// Estimated value of a charge of `a` on `t` starting at `from`.
double ValueOfChargeFrom(const ArmyView& army, const UnitView& a, Spot from,
                         const UnitView& t, Depth depth);

// Value of a volley at `t` with this net modifier; `charged`: `t` will be
// charged afterwards.
double ValueOfVolley(const ArmyView& army, const UnitView& t, int net,
                     bool by_guns, bool charged);
// Expected cost of staying in contact with `t` after a failure, besides the
// disorder.
double CostOfStaying(const ArmyView& army, const UnitView& a, const UnitView& t,
                     bool shaken);
// What the firer risks by a volley (GT-FIR-44 to 46): `replies` if the target
// could fire back, `muzzle` if it is a battery in contact that could.
double RiskOfVolley(const ArmyView& army, const UnitView& firer, int net,
                    bool replies, bool muzzle);
// Gain from making `t` fire, if it `replies` (GT-STA-22): its owner then pays
// before it moves or charges.
double ValueOfFixing(const ArmyView& army, const UnitView& t, bool replies);
// Value of a volley at `t` now, with the modifiers of the rules.
double ValueOfVolleyNow(const ArmyView& army, const UnitView& firer,
                        const UnitView& t, bool charged);
// Estimated net modifier of a battery's fire. Precondition: `t` is in its zone.
int NetOfGuns(const ArmyView& army, const UnitView& guns, const UnitView& t);

// Expected damage by the enemy's next turn to `u` where it stands.
double DangerTo(const ArmyView& army, const UnitView& u);

// Value of a place to the unit; `u` is the unit as it would stand there.
double ValueOfPlace(const ArmyView& army, const UnitView& u,
                    const Stance& stance);

// Value of rallying a fleeing unit or a silenced battery.
double ValueOfRally(const ArmyView& army, const UnitView& u);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_JUDGEMENT_H_
