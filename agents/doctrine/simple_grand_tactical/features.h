// What the learned evaluation sees of a position: a row of numbers for every
// unit of a side, and one for the armies (FeatureRows).
//
// Each side is described from its own point of view; distances are centimetres,
// values chips, and directions are those of the units and of the enemy, never
// of the table.
//
//   Features features;
//   ReadFeatures(ArmyView(f), features);
//   for (const UnitRow& row : features.units[0]) ...
#ifndef BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_FEATURES_H_
#define BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_FEATURES_H_

#include <cstdint>

#include "agents/doctrine/kit/feature_rows.h"
#include "agents/doctrine/simple_grand_tactical/army_view.h"

namespace berthier::simple_grand_tactical {

// Of a unit. Without a unit named: 1 if it is so.
enum UnitFeature : uint8_t {
  kUnitIsFoot,
  kUnitIsHorse,
  kUnitIsGuns,
  kUnitQuality,   // 1 for a line regiment
  kUnitFire,      // a third of its modifiers
  kUnitRally,     // a third
  kUnitMelee,     // a fifth
  kUnitCharging,  // a fifth, when it charges
  kUnitIsLight,
  kUnitIsDisordered,
  kUnitIsUnformed,
  kUnitMayPass,  // disordered, and a pass within reach
  kUnitIsInContact,
  kUnitIsLocked,
  kUnitMeleeGain,  // of its melees: half the chips
  kUnitIsSquare,
  kUnitIsColumn,
  kUnitIsLine,
  kUnitIsSkirmish,
  kUnitIsDeployed,
  kUnitIsUnlimbered,
  kUnitIsInWoods,
  kUnitIsInHouses,
  kUnitIsHigh,
  kUnitHasGeneral,
  kUnitIsHeldBack,    // of an exhausted corps: may not approach
  kUnitOfTiredCorps,  // a third of the chips under three of its corps
  kUnitDisorder,      // chips that it costs to have it disordered
  kUnitRetreat,       // half of those of a retreat
  kUnitLoss,          // half of those of its loss
  kUnitIsCutOff,      // a retreat would be its end
  kUnitFromMiddle,    // hundredths of the way from the middle of the table
  kUnitEnemyAtHand,   // 1 - centimetres / 20 to the nearest one, at least 0
  kUnitEnemyInSight,  // 1 - centimetres / 60
  kUnitFacesEnemy,    // cosine to it, less the farther it is: 0 at 40 cm
  kUnitEnemyFacesIt,  // likewise
  kUnitHorseAtHand,   // 1 - centimetres / 40 to the nearest enemy horse
  kUnitThreat,        // the best attack on it
  kUnitThreatAlso,    // the second best
  kUnitThreatNow,     // ... if the enemy is the next to attack
  kUnitChance,        // its own best attack
  kUnitChanceNow,     // ... if its side is the next to attack
  kUnitShot,          // its own best shot, doubled
  kUnitUnderFire,     // shots at it that are others' best, doubled
  kUnitFriendsClose,  // a quarter of those within 20 cm
  kUnitOdds,          // quality within 30 cm, friends less enemies, / 4
  kUnitOnObjective,   // in order
  kUnitToObjective,   // 1 - centimetres / 50 to what the enemy or nobody holds
  kUnitFeatures
};
// Of an army.
enum ArmyFeature : uint8_t {
  kArmyLeft,       // share of its morale
  kArmyEnemyLeft,  // likewise
  kArmyLead,       // four times the difference of these
  kArmyLeadLate,   // the same, times the share of time that is gone
  kArmyNearEnd,    // 1 - chips left / 6, at least 0
  kArmyEnemyNearEnd,
  kArmyTime,      // the share that is left
  kArmyTurns,     // left, / 8
  kArmyOurTurn,   // 1, or -1 in the enemy's
  kArmyOurMoves,  // 1 or -1: its moves, or the enemy's, are still to come
  kArmyOurFight,  // ... are done and fire and melee are not
  kArmyUnits,     // what the evaluation made by hand adds up, as four times a
  kArmyCommand,   // share of morale, more than the enemy's (evaluation.h)
  kArmyGoals,
  kArmyMelees,
  kArmyAttacks,       // eight times the attacks that it could make
  kArmyEnemyAttacks,  // ... the enemy
  kArmyAttacksNow,    // ... its own, if it is the next to attack, or less the
                      // enemy's if he is
  kArmyShots,         // more shots than the enemy's: likewise
  kArmyPasses,        // a third of those left
  kArmyEnemyPasses,
  kArmyGenerals,    // a third of those alive
  kArmyObjectives,  // three times the share of morale that they stand for
  kArmyEnemyObjectives,
  kArmyExhausted,  // corps
  kArmyEnemyExhausted,
  kArmySize,       // morale / 32
  kArmyAdvantage,  // doublings of the enemy's morale
  kArmyOne,        // 1
  kArmyFeatures
};

using Features = FeatureRows<kUnitFeatures, kArmyFeatures>;
using UnitRow = Features::UnitRow;
using ArmyRow = Features::ArmyRow;

// Fills `features`, whose memory is used again. Precondition: the game is not
// over.
void ReadFeatures(const ArmyView& army, Features& features);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_FEATURES_H_
