// The enumerations of Grande Tactique and its id types.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FACTS_TYPES_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FACTS_TYPES_H_

#include <cstdint>

#include "engine/kit/state/id.h"
#include "engine/model/side.h"
#include "engine/tabletop/contact.h"
#include "engine/tabletop/table_edge.h"

namespace berthier::grande_tactique {

// Indices into the arrays of Scenario and State; kNone is 255.
enum class UnitId : uint8_t { kNone = 0xFF };
enum class GeneralId : uint8_t { kNone = 0xFF };
enum class DivisionId : uint8_t { kNone = 0xFF };
enum class CorpsId : uint8_t { kNone = 0xFF };
enum class AreaId : uint8_t { kNone = 0xFF };

// Limits for both sides together (GT S3 has 67 units), with room to spare.
inline constexpr int kMaxUnits = 96;
inline constexpr int kMaxGenerals = 40;
inline constexpr int kMaxDivisions = 28;
inline constexpr int kMaxCorps = 12;
inline constexpr int kMaxAreas = 64;

using UnitSet = IdSet<UnitId>;
static_assert(kMaxUnits <= UnitSet::kRoom);

// GT-UNI-01
enum class Arm : uint8_t {
  kInfantry,
  kCavalry,
  kFootArtillery,
  kHorseArtillery,
};
// GT-UNI-02
enum class Horse : uint8_t { kOrdinary, kCuirassier, kLancer };
// GT-UNI-03
enum class Quality : uint8_t { kRaw, kRegular, kVeteran };
// GT-STA-02
enum class Cohesion : uint8_t { kCoherent, kDisrupted, kFleeing, kSilenced };

enum class Presence : uint8_t {
  kPending,
  kOnTable,
  kDestroyed,
  kFledOff,
  kWithdrawn,
};
enum class DestroyCause : uint8_t { kNone, kSurrounded, kRiddenDown, kSpiked };

// GT-CON-02: FRONT, FLANK or REAR.
using berthier::Aspect;

enum class Rank : uint8_t { kDivision, kCorps, kArmy };

// GT-SEQ-01
enum class Phase : uint8_t {
  kSetup,
  kRegroup,
  kCommand,
  kFiring,
  kCharge,
  kOver,
};

// The purpose of a morale check (GT-MOR-02); one bit each, for the table.
enum class Purpose : uint8_t {
  kRegroup = 1,
  kFireLoss = 2,
  kChargeAttack = 4,
  kChargeDefend = 8,
  kFollowUp = 16,
};

// The decisions of section 3.5 that players are asked for (D2 covers D3 to
// D14).
enum class Decision : uint8_t {
  kDeploy,          // GT-D0
  kAllot,           // GT-D1
  kOrder,           // GT-D2
  kFiringUnit,      // GT-D15
  kFiringTarget,    // GT-D16
  kCharge,          // GT-D17
  kPrincipal,       // GT-D18
  kTakePosition,    // GT-D19
  kFollowUpTarget,  // GT-D20
};

// Dice events of section 3.6.
enum class RollKind : uint8_t {
  kCommandDie,      // GT-R1
  kMoraleCheck,     // GT-R2
  kVolley,          // GT-R3
  kLocked,          // GT-R4
  kFlightDistance,  // GT-R5
  kGeneralAtRisk,   // GT-R6
  kFirstSide,       // GT-R7
};

// Orders of section 3.5, in the order of Vocabulary::verbs.
enum class Verb : uint8_t {
  kDeploy,         // D0
  kAllot,          // D1
  kMove,           // D3 plain, or into contact without a charge
  kMoveAndCharge,  // D3 with D10: object is the target
  kOccupy,         // D3: object is the area
  kMoveGeneral,    // D4
  kAttach,         // D5
  kDetach,         // D5
  kPivot,          // D6
  kLimber,         // D7
  kUnlimber,       // D7
  kFormSquare,     // D8
  kLeaveSquare,    // D8
  kStartFiring,    // D9
  kStopFiring,     // D9
  kCharge,         // D10
  kSpike,          // D11
  kRally,          // D12
  kWithdraw,       // D13
  kEndCommand,     // D14
  kFireUnit,       // D15
  kFireAt,         // D16
  kResolveCharge,  // D17
  kNamePrincipal,  // D18
  kTakePosition,   // D19
  kStay,           // D19
  kFollowUp,       // D20
};

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FACTS_TYPES_H_
