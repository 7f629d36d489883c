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
//       WorthOfCharge(lay, horse, infantry, odds, helpers, Depth::kOne);
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_JUDGEMENT_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_JUDGEMENT_H_

#include <span>
#include <vector>

#include "agents/doctrine/grande_tactique/lay.h"
#include "agents/doctrine/grande_tactique/stance.h"

namespace berthier::grande_tactique {

enum class Depth : uint8_t {
  kNone,  // the charge itself
  kOne,   // with whom the flight runs through and the first follow-up
};

// `other` stands where `t` would run through it on its way home.
bool InWayHome(const Lay& lay, const LayUnit& t, const LayUnit& other);

// The gain of putting `t` to flight (guns: of silencing it).
double GainOfBreaking(const Lay& lay, const LayUnit& t, bool pursued,
                      Depth depth);
// What the unit loses if it is disrupted, or if it runs.
double CostOfDisorder(const Lay& lay, const LayUnit& a);
double CostOfRout(const Lay& lay, const LayUnit& a);

// Of a charge led by `a` with `helpers` more points of troops beside it.
double WorthOfCharge(const Lay& lay, const LayUnit& a, const LayUnit& t,
                     const ChargeOdds& odds, double helpers, Depth depth);

// The estimate of it for a unit that would charge `t` from `from`.
double WorthOfChargeFrom(const Lay& lay, const LayUnit& a, Spot from,
                         const LayUnit& t, Depth depth);

// Of a volley at `t` with this net modifier; `charged`: it will be charged
// afterwards.
double WorthOfVolley(const Lay& lay, const LayUnit& t, int net, bool by_guns,
                     bool charged);
// What a unit that has failed and stays in contact with `t` has to expect
// there, besides its disorder.
double CostOfStaying(const Lay& lay, const LayUnit& a, const LayUnit& t,
                     bool shaken);
// ... less what the firer risks by it (GT-FIR-44 to 46): `replies` if the
// target could fire back, `muzzle` if it is a battery in contact that could.
double RiskOfVolley(const Lay& lay, const LayUnit& firer, int net, bool replies,
                    bool muzzle);
// What it gains to set `t` firing, if it `replies` (GT-STA-22): its owner pays
// before it moves or charges.
double WorthOfFixing(const Lay& lay, const LayUnit& t, bool replies);
// The volley that could be fired at `t` now, by the rules' modifiers.
double WorthOfVolleyNow(const Lay& lay, const LayUnit& firer, const LayUnit& t,
                        bool charged);
// Net modifier of a battery (estimated); `t` in its zone.
int NetOfGuns(const Lay& lay, const LayUnit& guns, const LayUnit& t);

// What the enemy may do to `u` where it stands in his next turn.
double DangerTo(const Lay& lay, const LayUnit& u);

// What a place is worth to the unit: `u` is the unit as it would stand.
double WorthOfPlace(const Lay& lay, const LayUnit& u, const Stance& stance);

// What rallying is worth: a fleeing unit or a silenced battery.
double WorthOfRally(const Lay& lay, const LayUnit& u);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_JUDGEMENT_H_
