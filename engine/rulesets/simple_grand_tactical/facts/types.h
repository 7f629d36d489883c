// The ids and enumerations of Simple Grand Tactical.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FACTS_TYPES_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FACTS_TYPES_H_

#include <cstdint>

#include "engine/kit/state/id.h"
#include "engine/model/side.h"
#include "engine/tabletop/table_edge.h"

namespace berthier::simple_grand_tactical {

// Indices into the arrays of Scenario and State; kNone is 255.
enum class UnitId : uint8_t { kNone = 0xFF };
enum class GeneralId : uint8_t { kNone = 0xFF };
enum class CorpsId : uint8_t { kNone = 0xFF };
enum class PieceId : uint8_t { kNone = 0xFF };
enum class ArrivalId : uint8_t { kNone = 0xFF };

// Enough for the usual scenario (60 units, 16 leaders, 6 corps) and some more.
inline constexpr int kMaxUnits = 96;
inline constexpr int kMaxGenerals = 32;
inline constexpr int kMaxCorps = 12;
inline constexpr int kMaxPieces = 96;
inline constexpr int kMaxObjectives = 16;
inline constexpr int kMaxArrivals = 8;

using UnitSet = IdSet<UnitId>;
static_assert(kMaxUnits <= UnitSet::kRoom);

enum class Arm : uint8_t { kInfantry, kCavalry, kArtillery };
// Class of a battery (SGT-LST-39); UnitData::horse tells foot from horse.
enum class GunClass : uint8_t { kLight, kMedium, kHeavy };
enum class Nationality : uint8_t {
  kFrench,
  kAustrian,
  kBritish,
  kKgl,
  kOther,
};

// SGT-BAS-10: infantry uses kSquare to kDeployed, cavalry kColumn and kLine,
// artillery the last two.
enum class Formation : uint8_t {
  kSquare,
  kSkirmish,
  kColumn,
  kLine,
  kDeployed,
  kLimbered,
  kUnlimbered,
};
inline constexpr int kFormations = 7;

// SGT-STA-01
enum class OrderState : uint8_t { kOrdered, kUnformed, kDisordered };

// Section 2.2. kDead and kRemoved are for generals only.
enum class Presence : uint8_t {
  kReserve,
  kOnTable,
  kRouted,
  kEliminated,
  kSurrendered,
  kLeftTable,
  kDead,
  kRemoved,
};

enum class Rank : uint8_t {
  kCorpsCommander,
  kInfantryGeneral,
  kCavalryGeneral
};

// The side of a unit that an enemy touches (SGT-GEO-06).
enum class Aspect : uint8_t { kFront, kFlank, kRear };

// How a contact was made. kFollowUp: by cavalry after a melee that it won.
enum class ContactOrigin : uint8_t { kMovement, kCharge, kFollowUp };

// SGT-TER-12
enum class Cover : uint8_t { kNone, kSoft, kHard };

// Section 3.1, in order. D01 to D15 are the decisions of section 3.10, R01 to
// R12 the rolls of section 3.11.
enum class Phase : uint8_t {
  kSetup,       // R01, then D01
  kDeployment,  // D01
  kArrivals,    // R12, D15
  kRally,       // D02
  kMovement,    // D03
  kMoveChecks,  // section 3.4, steps 3 and 4
  kDefensiveFire,
  kCharge,
  kChargeChecks,
  kAdvancingFire,
  kOpponents,  // D10, D11
  kMelee,
  kTurnEnd,
  kOver,
};

// Section 3.10.
enum class Decision : uint8_t {
  kDeploy,      // D01
  kRally,       // D02
  kMove,        // D03
  kWithdraw,    // D04
  kCheck,       // D05
  kUseGeneral,  // D06
  kDefend,      // D07
  kCharge,      // D08
  kFire,        // D09
  kOpponent,    // D10
  kAnswer,      // D11
  kMelee,       // D12
  kCommit,      // D13
  kControlled,  // D14
  kArrive,      // D15
};

// Section 3.11.
enum class RollKind : uint8_t {
  kFatigue,     // R01
  kRally,       // R02
  kDistance,    // R03
  kWithdrawal,  // R04
  kRough,       // R05
  kContact,     // R06
  kFire,        // R07
  kDowngrade,   // R08
  kMortality,   // R09
  kMelee,       // R10
  kControl,     // R11
  kArrival,     // R12
  kPasses,      // SGT-OPT-18
};

// In the order of Vocabulary::verbs.
enum class Verb : uint8_t {
  kDeploy,         // D01
  kEndDeployment,  // D01
  kPass,           // D02
  kRally,          // D02; manner 0: alone, 1: with the general
  kMove,           // D03: STEADY or MANOEUVRE, as the order implies
  kMarch,          // D03: ROAD
  kForm,           // D03: IN_PLACE
  kRide,           // D03: a leader rides to a place
  kJoin,           // D03: a leader joins a unit
  kEndMoves,       // D03
  kWithdraw,       // D04
  kStand,          // D04
  kCheck,          // D05
  kUseGeneral,     // D06
  kSpareGeneral,   // D06
  kFormSquare,     // D07
  kFire,           // D07, D09
  kFireTogether,   // D07, D09: the amount names the helper (fire/shot.h)
  kEndFire,        // D07, D09
  kCharge,         // D08, D14
  kEndCharges,     // D08
  kOppose,         // D10, D11
  kFight,          // D12: subject: any member of the group
  kCommit,         // D13: subject: a unit whose general is committed
  kEndCommitting,  // D13
  kStay,           // D14
  kEnter,          // D15
  kWait,           // D15
};

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FACTS_TYPES_H_
