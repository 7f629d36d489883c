// What the learned evaluation sees of a position: a row of numbers for every
// unit of a side, and one for the armies (FeatureRows).
//
// Each side is described from its own point of view; distances are U.
//
//   Features features;
//   ReadFeatures(ArmyView(f, kFeatureWeights), features);
//   for (const UnitRow& row : features.units[0]) ...
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDEUR_FEATURES_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDEUR_FEATURES_H_

#include <cstdint>

#include "agents/doctrine/grandeur/army_view.h"
#include "agents/doctrine/kit/feature_rows.h"

namespace berthier::grandeur {

// Of a unit. Without a unit named: 1 if it is so.
enum UnitFeature : uint8_t {
  kUnitIsFoot,
  kUnitIsHeavy,
  kUnitIsDragoons,
  kUnitIsLight,
  kUnitIsFootGuns,
  kUnitIsHorseGuns,
  kUnitVd,      // a third
  kUnitVbu,     // a quarter of what it has now
  kUnitLosses,  // a quarter
  kUnitIsLast,  // it has one VBU left
  kUnitIsFresh,
  kUnitIsExhausted,
  kUnitIsDisordered,
  kUnitCharges,     // a third of its impetus, if a charge has it now
  kUnitSkirmishes,  // a half of A, a quarter of B
  kUnitSteady,      // 1 for discipline A, -1 for C
  kUnitQuality,     // half
  kUnitCohesion,    // half of what its leader adds
  kUnitIsLocked,
  kUnitIsMassed,
  kUnitIsInVillage,
  kUnitIsInCommand,
  kUnitIsReady,        // on Opportunity
  kUnitHasActed,       // in this turn
  kUnitLevel,          // half
  kUnitEnemyAtHand,    // 1 - U / 15 to the nearest one, at least 0
  kUnitEnemyNear,      // 1 - U / 45
  kUnitTurnedAway,     // the nearest one is not in its arc
  kUnitIsTurned,       // it is not in his
  kUnitThreat,         // what the worst charge at it gains, in VD
  kUnitOthersThreats,  // the other ones, half
  kUnitHope,           // what its best charge gains
  kUnitShotAt,         // what the worst shot at it costs
  kUnitOthersShots,    // the other ones, half
  kUnitShoots,         // what its best shot costs the enemy
  kUnitFriends,        // a quarter of those within 12 U
  kUnitEnemies,        // a quarter of those within 16 U
  kUnitIsToCome,       // a reinforcement
  kUnitFeatures
};
// Of an army.
enum ArmyFeature : uint8_t {
  kArmyLost,  // four times the share of its VDT
  kArmyEnemyLost,
  kArmyLead,    // ten times the difference of these
  kArmyWins,    // 1 if that wins when time is out, -1 if it loses
  kArmyTime,    // the share that is left
  kArmyTurns,   // left, a quarter, at most 3
  kArmyLastly,  // kArmyWins, the less time the more
  kArmyToAct,   // the share of its VD that has not been activated
  kArmyFoeToAct,
  kArmyIsActing,    // 1, or -1 while the enemy's corps acts
  kArmyWet,         // half of what weather takes from small arms
  kArmyHeavyGoing,  // whether it spoils second phases
  kArmySize,        // VDT / 32
  kArmyAdvantage,   // doublings of the VDT of the enemy
  kArmyChiefs,      // a quarter of the leaders on the table
  kArmyOne,         // 1
  kArmyFeatures
};

using Features = FeatureRows<kUnitFeatures, kArmyFeatures>;
using UnitRow = Features::UnitRow;
using ArmyRow = Features::ArmyRow;

// The weights with which the army is seen: they price disorder as when the
// network was trained, whatever the doctrine thinks of it by now.
inline constexpr Weights kFeatureWeights = {.disorder = 0.12, .exposed = 0.2};

// Fills `features`, whose memory is used again.
void ReadFeatures(const ArmyView& army, Features& features);

}  // namespace berthier::grandeur

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDEUR_FEATURES_H_
