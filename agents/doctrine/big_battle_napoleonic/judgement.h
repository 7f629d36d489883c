// Estimates what shots, fights and charges are worth, in bases of trained
// infantry, from the two army views (BBN section 9).
#ifndef BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_JUDGEMENT_H_
#define BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_JUDGEMENT_H_

#include "agents/doctrine/big_battle_napoleonic/army_view.h"

namespace berthier::big_battle_napoleonic {

// ---- Fire -------------------------------------------------------------------

// Whether it may fire at anybody as it stands (BBN-FIR-01).
inline bool MayFireAtAll(const UnitView& u) {
  if (u.routing || u.horse()) return false;
  return u.guns() ? u.formation == Formation::kUnlimbered
                  : u.formation != Formation::kMarch;
}
namespace internal {
double HitChanceOfWhoMayFire(const UnitView& firer, const UnitView& target);
double ReachInto(const UnitView& own, const UnitView& enemy);
}  // namespace internal
// Chance that a shot takes a base; 0 if the target is out of arc or range.
// Units in between are ignored. Who fires from its front fires from no farther
// off its middle than it extends.
inline double HitChanceOf(const UnitView& firer, const UnitView& target) {
  return !MayFireAtAll(firer) || IsFarther(firer, target, firer.range)
             ? 0
             : internal::HitChanceOfWhoMayFire(firer, target);
}
// Expected gain of the firer's best shot.
double BestShot(const ArmyView& army, const UnitView& firer);

// ---- Melee ------------------------------------------------------------------

// Number of bases that may fight (BBN-MEL-13).
int EligibleBases(const UnitView& u);
// Factors of a unit in melee (BBN-R4), without supports.
enum class Facing : uint8_t { kFront, kElsewhere };
int FactorsOf(const UnitView& u, const UnitView& enemy, Facing enemy_is_at,
              Defended enemy_defends);
// Factor for this many supporting bases (BBN-MEL-24).
int SupportFactor(int bases);
// Loss of a unit when it is broken, in bases.
double LossWhenBroken(const UnitView& u);
// Value of a fight to `own`, which leads by `lead` factors. Its own losses are
// weighted by `care`.
double ValueOfFight(const UnitView& own, const UnitView& enemy, int lead,
                    double care);

// The circumstances of a charge.
struct Charge {
  double inches = 0;  // length of the charge
  Facing edge = Facing::kFront;
  Defended defended = Defended::kNone;
  int support = 0;  // eligible bases of its supports
  int enemy_support = 0;
  bool foot_near = false;  // own infantry near it (BBN-SQR-07)
};
// Value of a charge to `own`; its own losses are weighted by `care`.
double ValueOfCharge(const UnitView& own, const UnitView& enemy,
                     const Charge& charge, double care);

// Estimated inches of a charge of `own` on `enemy` from where both stand;
// negative if the charge is out of reach or clearly illegal.
inline double ReachOf(const UnitView& own, const UnitView& enemy) {
  // The longest charge there is.
  const double longest = own.allowance + own.width + enemy.width + enemy.depth;
  const Spot way = enemy.at - own.at;
  return Dot(way, way) > longest * longest ? -1
                                           : internal::ReachInto(own, enemy);
}
// So much more room than it is reckoned with do horse and foot find past rough
// ground, in inches, for those who fear them.
inline constexpr double kLeeway = 0.5;
// What `own` could gain by charging `enemy` in its next move, from where both
// stand; 0 if it cannot or should not. Who is partly in cover is none to hope
// for.
double Prospect(const ArmyView& army, const UnitView& own,
                const UnitView& enemy);
// The same for a charge over `inches` with `support` supporting bases, as who
// is charged fears it; negative inches: out of reach. Horse comes where he is
// not wholly in cover (BBN-CHG-11).
double Prospect(const ArmyView& army, const UnitView& own,
                const UnitView& enemy, double inches, int support);
// What horse could take of `enemy` from counter (BBN-CTR-03); 0 if the ground
// bars its way.
double ProspectOfCounter(const ArmyView& army, const UnitView& horse,
                         const UnitView& enemy);

// How many bases more the enemy has than the own side near `at`, at least 0,
// without the two fighting units: they threaten the winner of the fight.
double BasesAgainst(const ArmyView& army, const UnitView& own,
                    const UnitView& enemy, Spot at);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_JUDGEMENT_H_
