// What the learned evaluation sees of a position: a row of numbers for every
// element of a side, and one for the armies (FeatureRows).
//
// Each side is described from its own point of view; distances are inches,
// values bases by the weights of the evaluation, and directions are those of
// the elements and of the enemy, never of the table.
//
//   Features features;
//   ReadFeatures(f, features);
//   for (const UnitRow& row : features.units[0]) ...
#ifndef BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_FEATURES_H_
#define BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_FEATURES_H_

#include <cstdint>

#include "agents/doctrine/kit/feature_rows.h"
#include "engine/rulesets/la_grande_armee/facts/view.h"

namespace berthier::la_grande_armee {

// Of an element. Without a unit named: 1 if it is so.
enum UnitFeature : uint8_t {
  kUnitIsFoot,  // by Arm
  kUnitIsHorse,
  kUnitIsGuns,
  kUnitQuality,  // a third of its value above that of a garrison
  kUnitImpact,   // a third of the dice of its charge
  kUnitBases,    // an eighth
  kUnitGuns,     // a quarter, and of heavy ones
  kUnitHeavy,
  kUnitShare,    // four times its bases, of those of its army at the start
  kUnitWorth,    // an eighth
  kUnitUse,      // an eighth of its worth beyond what it counts
  kUnitMarkers,  // a quarter
  kUnitShaken,   // markers a base
  kUnitLeft,     // a quarter of the markers that it can still take
  kUnitMarker,   // what one more costs
  kUnitIsRouting,
  kUnitIsLocked,
  kUnitMelee,  // half of what its melees gain
  kUnitIsActivated,
  kUnitCheck,    // chance of an Action Check
  kUnitActions,  // half
  kUnitHasCommander,
  kUnitHasArmyCommander,
  kUnitIsDeployed,
  kUnitIsMarch,
  kUnitIsSquare,
  kUnitIsGarrison,
  kUnitIsInWood,
  kUnitIsHigh,
  kUnitFiles,         // a sixth
  kUnitFrontTroops,   // an eighth
  kUnitFrontGuns,     // a quarter
  kUnitPanic,         // what its rout costs friends
  kUnitFromMiddle,    // inches beyond the middle of the table / 24
  kUnitEnemyAtHand,   // 1 - inches / 6 to the nearest one, at least 0
  kUnitEnemyInShot,   // 1 - inches / 14
  kUnitEnemyInSight,  // 1 - inches / 36
  kUnitFacesEnemy,    // cosine to it, less the farther it is: 0 at 24 in
  kUnitEnemyFacesIt,  // likewise
  kUnitHorseAtHand,   // 1 - inches / 24 to the nearest enemy horse
  kUnitThreat,        // half of the best charge at it
  kUnitThreatAlso,    // ... the second best
  kUnitThreatNow,     // ... the best of those who have not yet acted
  kUnitFlanked,       // chance of the likeliest charge at its flank or rear
  kUnitChance,        // half of its own best charge
  kUnitChanceNow,     // ... if it has not yet acted
  kUnitShot,          // its own best shot
  kUnitShotNow,       // ... if it has not yet acted
  kUnitUnderFire,     // an eighth of the dice that can be thrown at it
  kUnitUnderFireNow,  // ... by those who have not yet acted
  kUnitFriendsClose,  // a quarter of those within 6 in
  kUnitOdds,          // sound bases within 12 in, friends less enemies, / 16
  kUnitOutOfCommand,  // feet beyond the reach of its commander, at most 2
  kUnitOnObjective,
  kUnitToObjective,  // 1 - inches / 30 to what the enemy or nobody holds
  kUnitFeatures
};
// Of an army.
enum ArmyFeature : uint8_t {
  kArmyLead,      // in what wins at the limit, and the same late
  kArmyLeadLate,  // likewise, times the share of time that is gone
  kArmyAhead,     // 1, 0 or -1: who would win if it ended now
  kArmyAheadLate,
  kArmyLost,  // of what breaks it
  kArmyEnemyLost,
  kArmyNearEnd,  // the cubes of these, beyond the half
  kArmyEnemyNearEnd,
  kArmyLosses,  // four times the difference of both
  kArmyTime,    // the share that is left
  kArmyBounds,  // left, / 8
  kArmyLastBound,
  kArmyOurTurn,  // 1, or -1: the enemy's
  kArmyToAct,    // share of its bases that have not yet acted
  kArmyEnemyToAct,
  kArmyWorth,  // twice what it is worth, in bases at the start
  kArmyEnemyWorth,
  kArmyBalance,  // four times the difference
  kArmyMarkers,  // four times its markers, in bases at the start
  kArmyEnemyMarkers,
  kArmyRouting,  // four times its routing bases, likewise
  kArmyEnemyRouting,
  kArmyShots,  // sixteen times what it can shoot, less the enemy's
  kArmyShotsNow,
  kArmyCharges,  // eight times its charges, less the enemy's
  kArmyChargesNow,
  kArmyMelees,      // eight times the gain of melees
  kArmyCommanders,  // a third of those alive, less the enemy's
  kArmyObjectives,  // a tenth of the points of those held
  kArmyEnemyObjectives,
  kArmySize,       // bases at the start / 64
  kArmyAdvantage,  // doublings of the enemy's bases at the start
  kArmyOne,        // 1
  kArmyFeatures
};

using Features = FeatureRows<kUnitFeatures, kArmyFeatures>;
using UnitRow = Features::UnitRow;
using ArmyRow = Features::ArmyRow;

// Fills `features`, whose memory is used again. Corps behind tiles are seen by
// the numbers that everybody knows: all of them stand where the tiles of their
// side stand in the mean, so that nothing tells which tile is a dummy.
// Precondition: the game is not over.
void ReadFeatures(PositionView f, Features& features);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_FEATURES_H_
