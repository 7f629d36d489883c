// The state: the data that change during a game.
//
// Trivially copyable, without padding. Lists are kept in a canonical order, and
// elements past their end keep their initial values, so that equal positions
// are equal bytes. The units come last, so that copying the state of a small
// scenario copies only the units it has.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_FACTS_STATE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_FACTS_STATE_H_

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/geometry/point.h"
#include "engine/kit/state/play_state.h"
#include "engine/rulesets/grandeur/facts/ground.h"
#include "engine/rulesets/grandeur/facts/types.h"

namespace berthier::grandeur {

// Flags of a unit, one bit each (section 2.6).
enum class Flag : uint16_t {
  kDisordered = 1,
  kOpportunity = 2,
  kInSquare = 4,   // OPT-APP1 only
  kActivated = 8,  // this turn
  kFired = 16,     // this and all below: in this activation
  kRallyTried = 32,
  kPlanned = 64,        // it fired first: `planned` limits its phases
  kNoMorePhases = 128,  // failed a test, passed through a friend
  kEvaded = 256,        // in the current charge phase (IMP-EVA-07)
};

struct UnitState : UnitPose, FlagBits<Flag> {
  Presence presence = Presence::kReserve;
  int8_t losses = 0;                  // permanent (IMP-STA-02)
  LeaderId leader = LeaderId::kNone;  // the one attached
  PieceId bua = PieceId::kNone;       // the one it occupies
  uint8_t phases = 0;                 // taken in this activation
  uint8_t planned = 0;                // 0 to 2, with kPlanned
  uint8_t evades = 0;                 // in this enemy activation
  // The charger it has fired at in the current activation (IMP-OPP-05).
  UnitId shot_at = UnitId::kNone;
  std::array<uint8_t, 2> unused = {0, 0};

  bool on_table() const { return presence == Presence::kOnTable; }
  bool disordered() const { return Has(Flag::kDisordered); }
  bool fresh() const { return losses == 0; }
};
static_assert(sizeof(UnitState) == 40);
static_assert(std::has_unique_object_representations_v<UnitState>);

struct LeaderState {
  Point pos;  // the centre of his unit while attached
  Presence presence = Presence::kReserve;  // kRouted: killed or captured
  UnitId unit = UnitId::kNone;             // the one he is attached to
  uint8_t moved = 0;                       // 1: in this turn
  int8_t leadership = 0;                   // current (IMP-INI-06)

  bool on_table() const { return presence == Presence::kOnTable; }
};
static_assert(std::has_unique_object_representations_v<LeaderState>);

struct CorpsState {
  uint8_t activated = 0;  // 1: in this turn, or forfeited
  uint8_t arrived = 0;    // 1: its reinforcements have been called
};

// Two enemies in contact (section 2.7). State::links is sorted from the oldest
// to the newest.
struct Link {
  UnitId attacker = UnitId::kNone;
  UnitId defender = UnitId::kNone;
  ContactSide side = ContactSide::kFront;  // of the defender

  bool Concerns(UnitId u) const { return attacker == u || defender == u; }
  UnitId Other(UnitId u) const { return attacker == u ? defender : attacker; }
};
static_assert(std::has_unique_object_representations_v<Link>);

// The movement phase in progress (movement/phase_move.h): of a unit, or of the
// first unit of State::group.
enum class MoveKind : uint8_t {
  kForward,
  kWheel,
  kOblique,
  kSideways,
  kRearward,
  kRoad,
  kLeave,
};
struct PlannedMove {
  Point to = {};         // centre at its end
  Heading heading = {};  // facing at its end
  MoveKind kind = MoveKind::kForward;
  uint8_t passes = 0;  // 1: goes on beyond a friend (IMP-INT-01)
};
static_assert(std::has_unique_object_representations_v<PlannedMove>);

// An unfinished action. The last frame of the list runs; the frames below wait
// for its end (board/frames.h says who pushes which and what fields mean).
enum class FrameKind : uint8_t {
  kNone,
  kGroup,      // S5G: group activation of State::group
  kUnit,       // S5: activation of `unit`
  kPhase,      // S5M: movement phase of `unit` or of the group
  kReactions,  // S6O and C2: opportunity reactions to `unit`
  kDivision,   // R3 of a division
  kTest,       // R4 of `unit`
  kFire,       // S6F: `unit` fires at `other`
  kCohesion,   // R8 of `unit`, and R9
  kCharge,     // S6C: `unit` charges `other` or `leader`
  kMelee,      // S7: `unit` active main, `other` enemy main
  kRetreat,    // M4: `unit` retreats from `other`
  kPursuit,    // M5: `unit` has beaten `other`
};
inline constexpr int kFrameKinds = 13;
// What the fields mean depends on the kind.
struct Frame {
  FrameKind kind = FrameKind::kNone;
  uint8_t step = 0;
  UnitId unit = UnitId::kNone;
  UnitId other = UnitId::kNone;
  LeaderId leader = LeaderId::kNone;
  PieceId piece = PieceId::kNone;
  uint8_t what = 0;
  uint8_t flags = 0;
  int32_t ticks = 0;
  Heading heading = {};
  int8_t value = 0;
  int8_t count = 0;
};
static_assert(sizeof(Frame) == 16);
static_assert(std::has_unique_object_representations_v<Frame>);

// The contest for the initiative (2.2, S2).
struct Contest {
  std::array<CorpsId, kSides> nominated = {CorpsId::kNone, CorpsId::kNone};
  std::array<uint8_t, kSides> total = {0, 0};      // 0: has not rolled
  std::array<uint8_t, kSides> forfeited = {0, 0};  // IMP-INI-07
  uint8_t rerolls = 0;                             // GRA-I-25
  // Commanders to be shifted at its end (IMP-INI-06), two bits a side.
  uint8_t shifts = 0;
};
static_assert(std::has_unique_object_representations_v<Contest>);

// A piece that a player has placed (IMP-SCN-02). kRiver: a line.
struct PlacedPiece {
  std::array<Point, 4> points;  // corners, counter-clockwise, or of the line
  PieceKind kind = PieceKind::kBroken;
  uint8_t count = 0;  // of points; 0: removed
  std::array<uint8_t, 2> unused = {0, 0};
};
static_assert(std::has_unique_object_representations_v<PlacedPiece>);

// The free set-up (OPT-FREE-SETUP).
struct FreeSetup {
  uint8_t attacker = 0;  // Index(Side), once known
  uint8_t ties = 0;
  std::array<uint8_t, kSides> total = {0, 0};  // R12; 0: has not rolled
  uint8_t village = 0;  // 0: not rolled, 1: available, 2: not
  uint8_t river = 0;
  uint8_t placed_count = 0;        // pieces placed, removed ones included
  CorpsId corps = CorpsId::kNone;  // the one being deployed
  TableEdge defender_edge = TableEdge::kSouth;
  std::array<uint8_t, 3> unused = {0, 0, 0};
};
static_assert(std::has_unique_object_representations_v<FreeSetup>);

enum class Result : uint8_t { kNone, kFirst, kSecond, kDraw };

struct State {
  static constexpr int kLinks = 160;
  static constexpr int kFrames = 20;

  // ---- Clock ----
  int16_t turn = 1;
  uint16_t player_turn = 0;    // Game::PlayerTurn
  Side active = Side::kFirst;  // the side whose corps is activated
  Phase phase = Phase::kSetup;
  uint8_t step = 0;    // progress within the phase
  uint8_t cursor = 0;  // the id that the phase processes next
  uint8_t frame_count = 0;
  // The decision or roll that is awaited; set whenever Advance returns.
  Pending awaits;
  CorpsId corps = CorpsId::kNone;  // the one that is activated
  Weather weather = Weather::kUnknown;
  uint8_t last_winner = 0;  // of a contest: 0 nobody, 1 first side, 2 second
  uint8_t test_passed = 0;  // the result of the last kTest frame
  uint8_t broken = 0;       // bit 0: first side, bit 1: second (GRA-VIC-01)
  Result result = Result::kNone;
  uint8_t timed_out = 0;  // 1: decided by IMP-VDT-03
  uint8_t unused = 0;
  int16_t link_count = 0;
  std::array<int16_t, kSides> vd_lost = {0, 0};
  std::array<uint8_t, kSides> destiny_left = {0, 0};  // OPT-DESTINY
  // A roll whose outcome waits for D16: 1 asked, 2 is thrown again.
  uint8_t destiny = 0;
  uint8_t held_kind = 0;          // RollKind
  Side held_side = Side::kFirst;  // who threw it
  uint8_t unused_too = 0;
  uint16_t held_code = 0;  // OutcomeCode
  int32_t held_detail = 0;
  Contest contest;
  FreeSetup setup;
  PlannedMove move;
  UnitSet group;    // of the group activation in progress
  UnitSet leavers;  // its former members, who go on alone (IMP-GRP-05)

  std::array<Frame, kFrames> frames;
  std::array<PlacedPiece, kMaxPlaced> placed;
  std::array<CorpsState, kMaxCorps> corps_states;
  std::array<DivisionStatus, kMaxDivisions> divisions = {};
  std::array<LeaderState, kMaxLeaders> leaders;
  std::array<Link, kLinks> links;
  std::array<UnitState, kMaxUnits> units;

  UnitState& unit(UnitId u) { return units[static_cast<size_t>(u)]; }
  const UnitState& unit(UnitId u) const {
    return units[static_cast<size_t>(u)];
  }
  LeaderState& leader(LeaderId l) { return leaders[static_cast<size_t>(l)]; }
  const LeaderState& leader(LeaderId l) const {
    return leaders[static_cast<size_t>(l)];
  }
  CorpsState& corps_state(CorpsId c) {
    return corps_states[static_cast<size_t>(c)];
  }
  const CorpsState& corps_state(CorpsId c) const {
    return corps_states[static_cast<size_t>(c)];
  }
  DivisionStatus& division(DivisionId d) {
    return divisions[static_cast<size_t>(d)];
  }
  DivisionStatus division(DivisionId d) const {
    return divisions[static_cast<size_t>(d)];
  }
  Side passive() const { return Opponent(active); }
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 16384, "a position fits in 16 KiB");

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_FACTS_STATE_H_
