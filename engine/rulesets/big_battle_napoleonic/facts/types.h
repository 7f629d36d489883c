// The ids and enumerations of Big Battle Napoleonic.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FACTS_TYPES_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FACTS_TYPES_H_

#include <cstdint>

#include "engine/geometry/units.h"
#include "engine/kit/state/id.h"
#include "engine/model/side.h"
#include "engine/tabletop/table_edge.h"

namespace berthier::big_battle_napoleonic {

// Indices into the arrays of Scenario and State; kNone is 255.
enum class UnitId : uint8_t { kNone = 0xFF };
enum class GeneralId : uint8_t { kNone = 0xFF };
enum class CorpsId : uint8_t { kNone = 0xFF };
enum class ArmyId : uint8_t { kNone = 0xFF };
enum class PieceId : uint8_t { kNone = 0xFF };
enum class ArrivalId : uint8_t { kNone = 0xFF };

// Enough for the Ligny scenario (101 units, 11 generals) and some more.
inline constexpr int kMaxUnits = 104;
inline constexpr int kMaxGenerals = 24;
inline constexpr int kMaxCorps = 24;
inline constexpr int kMaxArmies = 8;
inline constexpr int kMaxPieces = 96;
inline constexpr int kMaxObjectives = 16;
inline constexpr int kMaxArrivals = 8;

using UnitSet = IdSet<UnitId>;
static_assert(kMaxUnits <= UnitSet::kRoom);

// BBN-BAS-13 to 19
enum class Arm : uint8_t { kInfantry, kCavalry, kArtillery };
enum class Kind : uint8_t {
  kLineInfantry,
  kLightInfantry,
  kHeavyCavalry,
  kLightCavalry,
  kHorseArtillery,
  kHeavyArtillery,
};
constexpr Arm ArmOf(Kind kind) {
  return static_cast<Arm>(static_cast<int>(kind) / 2);
}
// BBN-BAS-25 to 28
enum class Grade : uint8_t { kGuard, kElite, kTrained, kRaw };
// BBN-BAS-20 to 24; one bit each.
enum class Special : uint8_t {
  kBritishTrained = 1,
  kOldRegime = 2,
  kIllArmed = 4,
  kCossack = 8,
  kPoorlyServed = 16,
  kLargeBattery = 32,
};

// BBN-FRM-01 to 07, BBN-TWN-03. Infantry and cavalry use kLine to kTownDeep
// (cavalry only the first three), artillery kMarch, kUnlimbered and kLimbered.
enum class Formation : uint8_t {
  kLine,
  kColumn,
  kMarch,
  kSquare,
  kTownWide,
  kTownDeep,
  kUnlimbered,
  kLimbered,
};
inline constexpr int kFormations = 8;
// The point of the front edge that stays in place in a formation change: its
// midpoint or a corner (BBN-FRM-14).
enum class Anchor : uint8_t { kCentre, kLeft, kRight };

// BBN-STA-01 to 04
enum class Condition : uint8_t { kSteady, kDisordered, kMustRally, kRouting };

enum class Presence : uint8_t {
  kReserve,
  kOnTable,
  kDispersed,
  kDestroyed,
  kLeftTable,
};

enum class Nation : uint8_t {
  kFrench,
  kPrussian,
  kConfederation,
  kAustrian,
  kRussian,
  kBritish,
  kSpanish,
  kPortuguese,
  kOther,
};
// BBN-BAS-29, 30
enum class ArmyType : uint8_t { kByCorps, kByDivision };
enum class Rank : uint8_t {
  kCommanderInChief,
  kCorps,
  kCavalryCorps,
  kDivision,
  kCavalryGeneral,
};

// Sections 2.6, 5.5.
enum class ContactKind : uint8_t { kCharge, kCounter, kPursuit, kFollowUp };
enum class ContactEdge : uint8_t { kFront, kLeft, kRight, kRear, kNone };
enum class Defended : uint8_t { kNone, kCover, kObstacle, kFortification };
// The side of its parent that a battery is on (BBN-ART-04).
enum class Slot : uint8_t { kLeft, kRight, kFront, kRear };

// Section 2.5: what a unit does in its move.
enum class UnitOrder : uint8_t {
  kNone,
  kHold,
  kRally,
  kCounter,
  kMove,
  kStepBack,
  kCharge,
  kReform,
  kAboutFace,
  kPivot,
  kEnter,
};

// Section 3.1, in order. D01 to D16 are the decisions of section 3.2, R1 to R6
// the rolls of section 3.5.
enum class Phase : uint8_t {
  kSetup,
  kDeployDefender,
  kDeployAttacker,
  kPeriodStart,
  kRally,          // M1
  kCommand,        // M2
  kMove,           // M3A
  kSettleMoves,    // M3B
  kEnemyCounter,   // M3C
  kSettleCounter,  // M3D
  kCountersOff,    // M3E
  kSnapshot,       // M4A
  kEnemyFire,      // M4B
  kOwnFire,        // M4C
  kAutomatic,      // M5A
  kPairing,        // M5B
  kFights,         // M5C
  kRout,           // M6A
  kPursuit,        // M6B
  kOwnCounter,     // M6C
  kSettleOwn,      // M6D
  kMoveEnd,        // M6E
  kPeriodEnd,
  kOver,
};

// The decisions of section 3.2 that are asked for. D03, D05 and D15 are verbs
// within others.
enum class Decision : uint8_t {
  kChooseSide,       // D01
  kDeploy,           // D02, D03
  kRally,            // D04
  kOrder,            // D05, D06, D15
  kDisplaceGeneral,  // D07
  kEnemyCounter,     // D08
  kFire,             // D09
  kPair,             // D10
  kNextFight,        // D11
  kRecoil,           // D12
  kExploit,          // D13
  kOwnCounter,       // D14
  kSquare,           // D16
};

// Section 3.5.
enum class RollKind : uint8_t {
  kRally,    // R1
  kSquare,   // R2
  kFire,     // R3
  kMelee,    // R4
  kArrival,  // R5
  kSides,    // R6
};

// In the order of Vocabulary::verbs.
enum class Verb : uint8_t {
  kAttack,         // D01
  kDefend,         // D01
  kDeploy,         // D02
  kEndDeployment,  // D03
  kTestRally,      // D04
  kEndRallying,    // D04
  kHold,           // D06
  kRally,
  kCounter,
  kMove,
  kStepBack,
  kCharge,
  kReform,
  kGarrison,  // REFORM into TOWN_WIDE or TOWN_DEEP
  kAboutFace,
  kPivot,
  kShuffle,  // opt.square_shuffle
  kMoveGeneral,
  kEnter,           // D15
  kEndMoves,        // D05
  kDisplace,        // D07
  kEndCounters,     // D08, D14
  kFire,            // D09
  kEndFire,         // D09
  kPair,            // D10
  kSupport,         // D10
  kFight,           // D11
  kRecoil,          // D12
  kFollowSupports,  // D13
  kDefault,         // D13: cavalry pursues, others hold
  kAttemptSquare,   // D16
  kStand,           // D16
};

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FACTS_TYPES_H_
