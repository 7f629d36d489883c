// What the learned evaluation sees of a position: a row of numbers for every
// unit of a side, and one for the armies (FeatureRows).
//
// Each side is described from its own point of view; distances are inches,
// values bases of trained infantry, and directions are those of the units and
// of the enemy, never of the table.
//
//   Features features;
//   ReadFeatures(ArmyView(f), features);
//   for (const UnitRow& row : features.units[0]) ...
#ifndef BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_FEATURES_H_
#define BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_FEATURES_H_

#include <cstdint>

#include "agents/doctrine/big_battle_napoleonic/army_view.h"
#include "agents/doctrine/kit/feature_rows.h"

namespace berthier::big_battle_napoleonic {

// Of a unit. Without a unit named: 1 if it is so.
enum UnitFeature : uint8_t {
  kUnitIsFoot,
  kUnitIsHorse,
  kUnitIsGuns,
  kUnitBaseValue,  // half of that of a base
  kUnitBases,      // an eighth of them
  kUnitValue,      // an eighth of that of what is left of it
  kUnitLost,       // the share of its bases
  kUnitIsLast,     // its next loss is its end (BBN-DIS-01)
  kUnitIsLight,    // infantry
  kUnitIsHeavy,    // cavalry or guns
  kUnitIsLine,
  kUnitIsColumn,
  kUnitIsMarch,
  kUnitIsSquare,
  kUnitIsGarrison,
  kUnitIsUnlimbered,
  kUnitIsDisordered,
  kUnitIsRouting,
  kUnitIsOnCounter,
  kUnitIsAttached,
  kUnitIsInCommand,
  kUnitIsInCover,
  kUnitIsInRough,
  kUnitIsEngaged,
  kUnitFightGain,     // of its fights: a quarter of the bases
  kUnitEnemyAtHand,   // 1 - inches / 4 to the nearest one, at least 0
  kUnitEnemyNear,     // 1 - inches / 10
  kUnitEnemyInSight,  // 1 - inches / 30
  kUnitFacesEnemy,    // cosine to it, less the farther it is: 0 at 20 inches
  kUnitEnemyFacesIt,  // likewise
  kUnitHorseAtHand,   // 1 - inches / 16 to the nearest enemy horse
  kUnitThreat,        // the best charge on it, of 2 bases
  kUnitThreatAlso,    // the second best
  kUnitThreatNow,     // ... if the enemy moves next
  kUnitHorseThreat,   // the best of horse
  kUnitChance,        // its own best charge, of 2 bases
  kUnitChanceNow,     // ... if its side moves next
  kUnitShot,          // its own best shot, doubled
  kUnitUnderFire,     // shots at it that are others' best, doubled
  kUnitHits,          // all chances to hit it, whoever stands between
  kUnitFriendsClose,  // a quarter of those within 7 inches
  kUnitOdds,          // bases within 10 inches, friends less enemies, / 16
  kUnitOnObjective,   // worth a prize (UnitView), in bases
  kUnitToObjective,   // 1 - inches / 24 to what the enemy or nobody holds
  kUnitToOwn,         // ... to what its side holds
  kUnitNearHome,      // 1 - inches / 12 to its baseline
  kUnitFeatures
};
// Of an army.
enum ArmyFeature : uint8_t {
  kArmyLead,       // as the evaluation made by hand has it, of what decides
  kArmyByHand,     // the same as a value
  kArmyTroops,     // what it is made of (evaluation.h), likewise
  kArmyGround,     //
  kArmyFights,     //
  kArmyShots,      //
  kArmyCharges,    //
  kArmyScore,      // margin as if the battle ended now, / 8 bases
  kArmyScoreNow,   // 1 or -1: who would win then
  kArmyScoreLate,  // margin of what decides, times the share of time gone
  kArmyTime,       // the share that is left
  kArmyTurns,      // periods left, / 8
  kArmyAttacks,    // 1: attacks; -1: defends
  kArmyOurMove,    // 1, or -1 in the enemy's
  kArmyOurOrders,  // 1 or -1: its orders, or the enemy's, are not yet done
  kArmyOurFire,    // ... are done, and fire is not
  kArmyOurFights,  // ... only fights and what follows are left
  kArmyNext,       // 1 or -1: who moves next
  kArmyLeft,       // share of the value of its troops
  kArmyEnemyLeft,
  kArmyRouting,  // share of what is left that routs
  kArmyEnemyRouting,
  kArmyDisordered,  // likewise
  kArmyEnemyDisordered,
  kArmyCommanded,  // likewise
  kArmyEnemyCommanded,
  kArmyToCome,  // reinforcements, share of its value
  kArmyEnemyToCome,
  kArmyHeld,  // ground that it holds, in bases / 8
  kArmyEnemyHeld,
  kArmyFree,      // ground that nobody holds
  kArmySize,      // value / 64
  kArmyStronger,  // doublings of the value that the enemy has left
  kArmyOne,       // 1
  kArmyFeatures
};

using Features = FeatureRows<kUnitFeatures, kArmyFeatures>;
using UnitRow = Features::UnitRow;
using ArmyRow = Features::ArmyRow;

// Fills `features`, whose memory is used again. Precondition: the game is not
// over.
void ReadFeatures(const ArmyView& army, Features& features);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_FEATURES_H_
