// What shots, attacks and places are worth, in chips, seen from both armies at
// a glance (SGT section 9).
//
//   const ArmyView army(f);
//   const Outlook outlook(army, side);
//   double gain = outlook.ValueOfPlace(army.At(u, pose, formation), stance) -
//                 outlook.ValueOfPlace(army.unit(u), stance);
#ifndef BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_JUDGEMENT_H_
#define BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_JUDGEMENT_H_

#include "agents/doctrine/simple_grand_tactical/army_view.h"
#include "agents/doctrine/simple_grand_tactical/odds.h"
#include "agents/doctrine/simple_grand_tactical/stance.h"

namespace berthier::simple_grand_tactical {

// ---- Fire
// ------------------------------------------------------------------------

// FIR-20 to 39 of a shot over so many centimetres, but for linear cover.
int FireModifierOf(const UnitView& firer, const UnitView& target, double gap);
// What a shot with this sum of modifiers takes in the mean.
double ValueOfShot(int modifiers, const UnitView& target);
// The same of a shot that may be out of range or arc: 0. Who stands in between
// is not looked at.
double ValueOfShot(const UnitView& firer, const UnitView& target);

// What a firer would shoot at: the best and the second best of its targets.
struct Aim {
  UnitId firer = UnitId::kNone;
  UnitId target = UnitId::kNone;
  double best = 0;
  double second = 0;
};
Aim AimOf(const ArmyView& army, const UnitView& firer);

// What fire leaves of a unit that goes through it.
struct UnderFire {
  double ordered = 1;
  double disordered = 0;  // and the rest is driven off or gone
  double cost = 0;

  // A shot that comes with this chance; modifiers as at a unit in order.
  void Suffer(const UnitView& unit, int modifiers, double chance);
};

// ---- Attacks
// ---------------------------------------------------------------------

// How an attack comes home.
struct Attack {
  bool charge = false;      // in the Charge Phase: fire is over
  bool on_flank = false;    // it touches flank or rear
  bool is_checked = false;  // friends have come already: no check any more
  double support = 0;       // score of friends who fight with it
  double own_fire = 1;      // chance that the target fires at this unit
  double care = 1;          // weight of the own losses
  UnderFire fire;           // of all others
};
// What it gains: contact check, Defensive Fire of the target, melee, control.
double ValueOfAttack(const UnitView& attacker, const UnitView& defender,
                     const Attack& attack);
// The score of a unit in melee (MEL-06 to 17) but for a general.
int ScoreOf(const UnitView& u, const UnitView& enemy, bool disordered,
            bool hit_in_flank);
// The melee alone, to the side of `own`, which leads by so much.
double ValueOfMelee(const UnitView& own, const UnitView& enemy, int lead,
                    bool own_disordered, bool enemy_disordered, double care);

// What `e` could gain by attacking `u` in its next own turn, from where both
// stand; 0 if it cannot or had better not.
double ThreatOf(const UnitView& e, const UnitView& u);

// ---- Places
// ----------------------------------------------------------------------

// What one side looks at when it moves: the enemy's aims, and its own guns'.
class Outlook {
 public:
  Outlook(const ArmyView& army, Side side);

  // Of a unit of the side: what the enemy's fire takes there, of the unit that
  // is shot at and not of others instead; and what it leaves of the unit.
  double FireAt(const UnitView& there, UnderFire* left = nullptr) const;
  // What its best shot is expected to take; who it is at.
  double BestShot(const UnitView& there, UnitId* target = nullptr) const;
  // What the enemy's attacks of his next turn take there.
  double DangerAt(const UnitView& there, const Stance& stance) const;
  // What its best attack of its own next turn gains from there.
  double HopeAt(const UnitView& there) const;
  // What its best charge of this turn gains from there.
  double ChargeFrom(const UnitView& there) const;
  double GoalsAt(const UnitView& there) const;
  double ValueOfPlace(const UnitView& there, const Stance& stance) const;
  // All others' fire at who comes to stand there in contact with `target`;
  // so many friends share it.
  UnderFire FireOn(const UnitView& there, UnitId target, double friends) const;

 private:
  template <typename F>
  void ForEachShotAt(const UnitView& there, F&& f) const;
  double BlocksGuns(const UnitView& there) const;
  double NearestGap(const UnitView& there, const UnitView*& nearest) const;

  const ArmyView& army_;
  const Side side_;
  std::array<Aim, kMaxUnits> aims_;  // of the enemy's firers
  size_t aim_count_ = 0;
  std::array<Aim, kMaxUnits> guns_;  // of the own guns
  size_t gun_count_ = 0;
};

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_JUDGEMENT_H_
