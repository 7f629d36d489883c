// What the learned evaluation sees of a position: a row of numbers for every
// unit of a side, and one for the armies (FeatureRows).
//
// Each side is described from its own point of view; distances are inches, and
// directions are those of the units and of the enemy, never of the table.
//
// Takes one to three microseconds with a corps per side.
//
//   Features features;
//   ReadFeatures(ArmyView(f, weights), features);
//   for (const UnitRow& row : features.units[0]) ...
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_FEATURES_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_FEATURES_H_

#include <cstdint>

#include "agents/doctrine/grande_tactique/army_view.h"
#include "agents/doctrine/kit/feature_rows.h"

namespace berthier::grande_tactique {

// Of a unit. Without a unit named: 1 if it is so.
enum UnitFeature : uint8_t {
  kUnitIsFoot,
  kUnitIsHorse,
  kUnitIsFootGuns,
  kUnitIsHorseGuns,
  kUnitWorth,  // a quarter of its points
  kUnitUse,    // what is left of its fighting value (GT 9.5)
  kUnitIsCoherent,
  kUnitIsFleeing,
  kUnitIsSilenced,
  kUnitIsExhausted,
  kUnitIsDisrupted,
  kUnitAttack,  // half of its modifiers (UnitView)
  kUnitStand,
  kUnitMelee,
  kUnitIsSquare,
  kUnitIsLimbered,
  kUnitIsFiring,
  kUnitIsInArea,
  kUnitIsInWoods,
  kUnitIsBehindWall,
  kUnitCover,  // half
  kUnitIsOnHill,
  kUnitIsInCommand,
  kUnitFromHome,     // inches / 24
  kUnitEnemyAtHand,  // 1 - inches / 12 to the nearest effective one, at least 0
  kUnitEnemyInSight,  // 1 - inches / 36
  kUnitFacesEnemy,    // cosine to it, less the farther it is: 0 at 18 inches
  kUnitEnemyFacesIt,  // likewise
  kUnitThreat,  // a third of the lead of the best charge against it, plus 1
  kUnitIsFlankOpen,  // a charge would meet its flank or rear
  kUnitChance,       // of its own best charge: likewise
  kUnitIsFlankOffered,
  kUnitGunsBear,      // half the enemy guns that could aim at it
  kUnitTargets,       // half of what its own guns could aim at
  kUnitFriendsClose,  // a quarter of those within 6 inches
  kUnitEnemiesClose,  // a quarter of those within 8 inches
  kUnitHorseAtHand,   // 1 - inches / 20 to the nearest cavalry
  kUnitOdds,          // points within 12 inches, friends less enemies, / 16
  kUnitTips,  // a quarter of the points that its flight would cost besides
  kUnitIsCuirassier,
  kUnitFeatures
};
// Of an army.
enum ArmyFeature : uint8_t {
  kArmyLost,  // four times the share of its points
  kArmyEnemyLost,
  kArmyLead,        // eight times the difference of these
  kArmyCheap,       // its loss, if the smaller one: the score is a ratio
  kArmyTime,        // the share that is left
  kArmyRounds,      // left, / 8, at most 2
  kArmyOurTurn,     // 1, or -1 in the enemy's
  kArmyOurCharges,  // the same, in the Charge Phase only
  kArmyOurFiring,   // ... in the Firing Phase
  kArmyCollapsed,   // divisions
  kArmyBroken,      // corps
  kArmyDead,        // divisional generals
  kArmySize,        // points / 40
  kArmyAdvantage,   // doublings of the points of the enemy
  kArmyCommand,     // points left / 8
  kArmyOne,         // 1
  kArmyFeatures
};

using Features = FeatureRows<kUnitFeatures, kArmyFeatures>;
using UnitRow = Features::UnitRow;
using ArmyRow = Features::ArmyRow;

// Fills `features`, whose memory is used again.
void ReadFeatures(const ArmyView& army, Features& features);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_FEATURES_H_
