// The ids and enumerations of Grandeur (section 2.1 of the catalogue).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_FACTS_TYPES_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_FACTS_TYPES_H_

#include <cstdint>

#include "engine/kit/state/id.h"
#include "engine/model/side.h"
#include "engine/tabletop/table_edge.h"

namespace berthier::grandeur {

// Indices into the arrays of Scenario and State; kNone is 255.
enum class UnitId : uint8_t { kNone = 0xFF };
enum class LeaderId : uint8_t { kNone = 0xFF };
enum class DivisionId : uint8_t { kNone = 0xFF };
enum class CorpsId : uint8_t { kNone = 0xFF };
enum class PieceId : uint8_t { kNone = 0xFF };

inline constexpr int kMaxUnits = 96;
inline constexpr int kMaxLeaders = 48;
inline constexpr int kMaxDivisions = 40;
inline constexpr int kMaxCorps = 12;
inline constexpr int kMaxPieces = 64;
// Pieces of terrain that players place themselves (IMP-SCN-02).
inline constexpr int kMaxPlaced = 4;

using UnitSet = IdSet<UnitId>;
static_assert(kMaxUnits <= UnitSet::kRoom);

enum class UnitType : uint8_t {
  kFoot,            // FP
  kHeavyCavalry,    // CP
  kDragoons,        // CM
  kLightCavalry,    // CL
  kFootArtillery,   // F-Art
  kHorseArtillery,  // H-Art
};
enum class Discipline : uint8_t { kA, kB, kC };
enum class Quality : uint8_t { kRegular, kVeteran, kElite };
enum class Skirmish : uint8_t { kNone, kA, kB };
enum class GunClass : uint8_t { kNone, kA, kB, kC };
enum class Structure : uint8_t { kExcellent, kGood, kAverage, kPoor };
enum class LeaderLevel : uint8_t { kArmy, kCorps, kDivision };
enum class Temper : uint8_t { kGoAhead, kCautious };
// kUnknown: still to be rolled for.
enum class Weather : uint8_t {
  kHeat,
  kGood,
  kAfterRain,
  kRain,
  kHeavyRain,
  kUnknown,
};
enum class ContactSide : uint8_t { kFront, kFlank, kRear };
// Why a unit is not on the table, or that it is.
enum class Presence : uint8_t {
  kReserve,  // has not arrived or is not deployed
  kOnTable,
  kRouted,
  kDestroyed,  // could not retreat
  kLeftTable,
  kCorpsRouted,  // OPT-CORPS-ROUT
};
enum class DivisionStatus : uint8_t { kPending, kActive, kRefused };

// Section 3.1: S0 to S4 and S9. What happens inside an activation is a stack
// of frames (FrameKind).
enum class Phase : uint8_t {
  kSetup,
  kTerrain,     // R12, D0: OPT-FREE-SETUP
  kDeployment,  // D0: OPT-FREE-SETUP
  kWeather,     // R1
  kTurnStart,   // S1
  kContest,     // S2: D1, R2
  kDivisions,   // S3: R3
  kActivation,  // S4: D2, D3
  kTurnEnd,     // S9
  kOver,
};

// Section 3.2. D3 is part of D2, D5 to D7 of D4 and D8.
enum class Decision : uint8_t {
  kTerrain,   // D0
  kDeploy,    // D0
  kNominate,  // D1
  kNext,      // D2, D3
  kAct,       // D4 to D7
  kContinue,  // D8, D5 to D7
  kRespond,   // D9
  kReact,     // D10
  kPress,     // D11
  kPursue,    // D12
  kPassage,   // D13
  kGroup,     // D14
  kMember,    // D14: who of a dissolved group continues
  kReroll,    // D15
  kDestiny,   // D16
};

// Section 3.3.
enum class RollKind : uint8_t {
  kWeather,      // R1
  kInitiative,   // R2, a side at a time
  kDivision,     // R3
  kDiscipline,   // R4
  kChargeBonus,  // R5
  kFire,         // R6
  kMelee,        // R7, a side at a time
  kCohesion,     // R8
  kCasualty,     // R9
  kRetreat,      // R10
  kPursuit,      // R11
  kAttacker,     // R12: 2d6 of each side
  kVillage,      // R12
  kRiver,        // R12
};

// In the order of Vocabulary::verbs.
enum class Verb : uint8_t {
  // D0
  kPlace,       // a piece: manner its kind, two opposite corners
  kPlaceRiver,  // place, via, further vias
  kEndTerrain,
  kShift,       // the attacker moves a piece
  kRemove,      // the attacker removes a piece
  kAccept,      // the attacker leaves the ground as it is
  kEdge,        // the defender takes an edge: manner
  kMuster,      // the corps that is deployed next
  kDeploy,      // a unit: pose; a leader: place
  kDeployWith,  // a leader starts attached to a unit
  // D1
  kNominate,
  // D2, D3
  kActivate,   // also D14: the member that continues
  kFormGroup,  // subject and object: two adjacent units
  kRide,       // a leader: place
  kAttach,     // a leader: place of the unit, object
  kDetach,     // a leader stays where his unit stands
  kEndCorps,
  // D4
  kPass,
  kFight,
  kDisengage,  // amount: ticks
  kRally,
  kRallyLeader,
  kOpportunity,
  kAboutFace,
  kOccupy,      // object: the BUA; D4, D12
  kRelieve,     // object: the unit relieved
  kFormSquare,  // D4, D9
  kBreakSquare,
  // D5 to D7
  kFire,      // object; amount: planned phases
  kForward,   // subject, place; D14 too
  kWheel,     // subject, heading; D14 too
  kOblique,   // subject, place
  kSideways,  // subject, place
  kRearward,  // subject, place
  kRoad,      // subject, place
  kLeave,     // subject, heading; amount: ticks
  kCharge,    // subject, object: a unit or a leader
  kStop,      // D8
  // D9
  kStand,
  kEvade,
  kCounterCharge,
  // D10
  kOpportunityFire,    // subject, object
  kOpportunityCharge,  // subject, object
  kNoReaction,
  // D11
  kPress,
  kHalt,  // amount: ticks
  // D12
  kPursue,  // heading
  kStay,
  // D13
  kPush,
  kPassThrough,
  // D14
  kJoinGroup,  // subject
  kDissolve,
  // D15, D16
  kReroll,
  kKeep,
};

// Why a Discipline Test is taken (IMP-DSC-04).
enum class Reason : uint8_t {
  kRally,
  kOpportunity,
  kPhase,
  kEvadeAgain,
  kCounterCharge,
  kDisengage,
  kAboutFace,
  kLineRelief,
  kOccupy,
  kSquare,
};

// On what occasion a shot is fired (section 4.10).
enum class ShotKind : uint8_t {
  kActive,       // D5
  kOpportunity,  // D10
  kVolley,       // GRA-OPF-01
  kCanister,     // GRA-MEL-04
};

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_FACTS_TYPES_H_
