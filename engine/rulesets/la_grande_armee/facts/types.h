// The ids and enumerations of La Grande Armée (section 2 of the catalogue).
//
// The first side is the French one, the second the Allied one.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_TYPES_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_TYPES_H_

#include <cstdint>

#include "engine/kit/state/id.h"
#include "engine/model/side.h"

namespace berthier::la_grande_armee {

// Indices into the arrays of Scenario and State; kNone is 255.
enum class ElementId : uint8_t { kNone = 0xFF };
enum class LeaderId : uint8_t { kNone = 0xFF };
enum class CorpsId : uint8_t { kNone = 0xFF };
enum class ArmyId : uint8_t { kNone = 0xFF };
enum class TileId : uint8_t { kNone = 0xFF };
enum class PieceId : uint8_t { kNone = 0xFF };

inline constexpr int kMaxElements = 72;
inline constexpr int kMaxLeaders = 32;
inline constexpr int kMaxCorps = 24;
inline constexpr int kMaxArmies = 8;
inline constexpr int kMaxTiles = 32;
inline constexpr int kMaxPieces = 64;
inline constexpr int kMaxObjectives = 16;
// Bases of an element, so that counts fit in a byte and shapes are small.
inline constexpr int kMaxBases = 24;
// Corners of the track of a march column behind its head, its end included.
inline constexpr int kMaxTrail = 8;

using ElementSet = IdSet<ElementId>;
using LeaderSet = IdSet<LeaderId>;
using TileSet = IdSet<TileId>;
static_assert(kMaxElements <= ElementSet::kRoom);

enum class Arm : uint8_t { kInfantry, kCavalry, kArtillery };
enum class CavalryType : uint8_t { kLight, kLancer, kHeavy, kCuirassier };
enum class GunKind : uint8_t { kFoot, kHorse };
// The class of an element, the best first.
enum class Quality : uint8_t { kGuard, kElite, kSeasoned, kGarrison };
enum class Form : uint8_t { kDeployed, kMarch, kSquare, kGarrison };
// gunPos of BAS-09.
enum class GunPlace : uint8_t { kRear, kLeft, kCentre, kRight };
// An edge of an element, a face of a square, a side of a settlement: seen from
// its facing, clockwise.
enum class Edge : uint8_t { kFront, kRight, kRear, kLeft };
inline constexpr int kEdges = 4;

enum class LeaderKind : uint8_t { kCorps, kArmy };
enum class LeaderStatus : uint8_t {
  kFree,
  kAttached,  // to LeaderState::element; corps commanders alone
  kOnTile,    // LeaderState::tile
  kCounter,   // a corps commander killed or captured (GEN-32)
  kAbsent,    // not on the table yet (SCN-05)
  kGone,      // an army commander captured; with his corps (SEQ-12)
};
enum class LostHow : uint8_t { kNot, kKilled, kCaptured };

// Why an element is not on the table, or that it is.
enum class Presence : uint8_t {
  kReserve,  // to come, not deployed, behind a tile
  kOnTable,
  kDestroyed,
  kDispersed,
  kOffTable,
};
enum class TileStatus : uint8_t { kUndeployed, kOnTable, kRemoved };
enum class FogMode : uint8_t { kOff, kDefensive, kEncounter };
// D26: what a side is asked next; of State::fog_step.
enum FogStep : uint8_t { kScouts, kTiles, kChiefs, kReady };

// Section 3.1: what happens inside a phase is a stack of frames (FrameKind).
enum class Phase : uint8_t {
  kFogSetup,      // D26
  kFogDeploy,     // R1, D15, D16
  kDeploy,        // D1
  kRecovery,      // R16
  kCompulsory,    // COM
  kCorps,         // R1, D2
  kArmyCommands,  // D8
  kMass,
  kEnd,
  kOver,
};

// Section 3.5.
enum class Decision : uint8_t {
  kDeploy,      // D1
  kItem,        // D2
  kElement,     // D3
  kAction,      // D4
  kFaces,       // D4: the further faces of a square
  kReaction,    // D5
  kRide,        // D7
  kArmyRide,    // D8
  kEscape,      // D9
  kSquare,      // D10
  kReinforce,   // D11
  kOccupy,      // D12
  kNameSide,    // D15
  kDeployItem,  // D16
  kTile,        // D17
  kReveal,      // D18
  kScout,       // D19
  kSpy,         // D20
  kReturn,      // D21
  kTilePath,    // D22
  kFogSetup,    // D26
};
inline constexpr int kDecisions = 21;

// Section 3.7: R1 to R23.
enum class RollKind : uint8_t {
  kCommand,        // R1
  kAction,         // R2
  kFire,           // R3
  kGuns,           // R4
  kFireTest,       // R5
  kContactTest,    // R6
  kEvade,          // R7
  kContact,        // R8, a side at a time
  kSave,           // R9
  kAgain,          // R10
  kStruck,         // R11
  kReactionTest,   // R12
  kMoraleTest,     // R13
  kMass,           // R14, an element at a time
  kShare,          // R15
  kRecovery,       // R16
  kEscape,         // R17
  kSeesDispersal,  // R18
  kSeesRout,       // R19
  kTileMove,       // R20
  kScoutMove,      // R21
  kSpy,            // R22
  kScoutEvade,     // R23
};
inline constexpr int kRollKinds = 23;

// In the order of Vocabulary::verbs. "amount: sides" are eight shares: troops
// and guns of the four edges, from the front clockwise (SharesOf in state.h).
enum class Verb : uint8_t {
  // D1, D16, D18
  kMuster,       // a corps: it is deployed now
  kDeploy,       // an element: pose, manner its guns, amount its files
  kDeployHere,   // an element in march column, a tile: pose
  kPlaceLeader,  // a leader: place
  kPick,         // D16: a tile or scout is deployed now
  kNameSide,     // D15: subject a side
  // D2, D3
  kActivate,  // a corps, a tile, a scout
  kLead,      // an element acts
  kEndCorps,
  // D4: the subject is the element that acts
  kAdvance,         // pose at the end, manner the guns
  kAbout,           // pose at the end, manner the guns
  kMarch,           // via, pose, amount: ticks of the third leg
  kAboutMarch,      // the same, the tail becoming the head
  kFormLine,        // heading, manner the guns, amount: files
  kFormMarch,       // heading
  kFormSquare,      // heading, amount: sides
  kRealign,         // a garrison: heading, amount: sides
  kEnter,           // object, manner the side, heading, amount: sides
  kLeave,           // manner a side and the guns, amount: files
  kAdvanceContact,  // object
  kCharge,          // object
  kReform,
  kFire,       // object, manner the face or side it fires from (else front)
  kFireToo,    // kFaces: another face of the square, as kFire
  kHoldFaces,  // kFaces: no more faces
  kPullOff,
  kEndElement,
  // D5: the subject is who reacts
  kReactFire,
  kCounterCharge,
  kTurnToFace,
  kEvade,
  kStand,
  // D7, D8, D9: a commander; also D19
  kRide,    // place
  kAttach,  // place, object
  kStay,
  // D10 to D12
  kKeepSquare,
  kBreakSquare,
  kReinforce,  // a garrison: amount: sides that come in
  kNoReinforcement,
  kOccupy,  // an element: object the settlement, heading, amount: sides
  kDecline,
  // D17, D22
  kDeclareTile,
  kMoveTile,
  kHoldTile,
  kTilePath,  // a tile: via, pose
  // D19 to D21
  kScoutMove,  // an element: via, pose, amount: files
  kSpy,        // object: a tile to be scouted
  kGo,         // no more tiles
  kReturn,
  kRemain,
  // D26
  kDetach,    // an element scouts; or kStay
  kLay,       // a tile: object its corps
  kLayDummy,  // a tile
  kWithTile,  // a leader: object the tile
  kNoMore,    // dummies
};
inline constexpr int kVerbs = 55;

// How a contact pair came about.
enum class ContactSource : uint8_t {
  kCharge,
  kAdvance,
  kTouch,     // CHG-26: fights in mass phases alone
  kIntruder,  // SET-24
};

// On what occasion an element fires.
enum class ShotKind : uint8_t { kAction, kReaction };
// How a charge frame came about.
enum class ChargeKind : uint8_t { kCharge, kAdvance, kEnter };
// What made an element lose bases.
enum class LossCause : uint8_t { kFire, kMelee };
// Why a tile is revealed.
enum class RevealCause : uint8_t { kNear, kScouted, kDeclared };

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_TYPES_H_
