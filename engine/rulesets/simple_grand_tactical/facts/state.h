// The state: the data that change during a game.
//
// Trivially copyable, without padding. Lists are kept in a canonical order, and
// elements past their end keep their initial values, so that equal positions
// are equal bytes. The units come last, so that copying the state of a small
// scenario copies only the units it has.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FACTS_STATE_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FACTS_STATE_H_

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/geometry/point.h"
#include "engine/kit/state/play_state.h"
#include "engine/rulesets/simple_grand_tactical/facts/types.h"

namespace berthier::simple_grand_tactical {

// Flags of a unit, one bit each (section 2.2).
enum class Flag : uint16_t {
  kRallied = 1,        // has made its rally attempt of this phase
  kMoved = 2,          // translated, turned or changed formation
  kBeganUnformed = 4,  // was unformed when its Movement Phase began
  kWithdrew = 8,       // in this enemy Movement Phase
  kNoFire = 16,        // limbered and unlimbered: may not fire (SGT-ART-06)
  kActed = 32,         // fired or formed square in this fire phase
  kCharged = 64,       // has made its charge of this turn
  kFresh = 128,        // has charged and not yet fought (SGT-CHG-10)
  kControlled = 256,   // has tested control in this Melee Phase
  kAsked = 512,        // has been asked to withdraw from the current move
  kMatched = 1024,     // has an opponent in this Melee Phase (D10, D11)
  kFought = 2048,      // has fought in this Melee Phase
  kCommitted = 4096,   // its general is committed to the current fight
};

struct UnitState : UnitPose, FlagBits<Flag> {
  Presence presence = Presence::kReserve;
  Formation formation = Formation::kColumn;
  OrderState order = OrderState::kOrdered;
  GeneralId general = GeneralId::kNone;  // the one attached
  UnitId opponent = UnitId::kNone;       // in melee (D10, D11)
  uint8_t group = 0xFF;  // melee group in this Melee Phase; 0xFF: none

  bool on_table() const { return presence == Presence::kOnTable; }
  bool ordered() const { return order == OrderState::kOrdered; }
  // SGT-STA-04: unformed counts as disordered, except for rallying.
  bool disordered() const { return order != OrderState::kOrdered; }
  // SGT-FRM-08: has neither flank nor rear.
  bool all_round() const {
    return formation == Formation::kSquare || formation == Formation::kDeployed;
  }
};
static_assert(sizeof(UnitState) == 36);
static_assert(std::has_unique_object_representations_v<UnitState>);

struct GeneralState {
  Point pos;  // the centre of his unit while attached
  Presence presence = Presence::kReserve;
  UnitId unit = UnitId::kNone;  // the one he is attached to
  uint8_t moved = 0;            // 1: has ridden in this Movement Phase
  uint8_t unused = 0;

  bool on_table() const { return presence == Presence::kOnTable; }
};
static_assert(std::has_unique_object_representations_v<GeneralState>);

struct CorpsState {
  int16_t fatigue_initial = 0;  // chips it started with
  int16_t fatigue = 0;          // chips it has left
  uint8_t passes_initial = 0;   // morale passes it started with
  uint8_t passes = 0;           // morale passes it has left
};
static_assert(std::has_unique_object_representations_v<CorpsState>);

// Two enemies in contact; `first` is the lower id. State::contacts is sorted by
// (first, second).
struct Contact {
  UnitId first = UnitId::kNone;
  UnitId second = UnitId::kNone;
  UnitId mover = UnitId::kNone;  // which of the two made the contact
  Formation mover_formation = Formation::kColumn;  // at that moment
  ContactOrigin origin = ContactOrigin::kMovement;
  uint8_t checked = 0;  // 1: its contact check is taken or is not due
  uint8_t locked = 0;   // 1: it has outlasted a Melee Phase (SGT-STA-11)

  bool Concerns(UnitId u) const { return first == u || second == u; }
  UnitId Other(UnitId u) const { return first == u ? second : first; }
};
static_assert(sizeof(Contact) == 7);
static_assert(std::has_unique_object_representations_v<Contact>);

// The course of the move in progress (movement/course.h). kSteady: within 45
// degrees of its facing, full rate; kManoeuvre: half rate; kRoad: a march.
enum class Gait : uint8_t { kSteady, kManoeuvre, kRoad };
struct CourseLeg {
  Point to;         // the centre of the unit at the end of the leg
  Heading heading;  // the facing of the unit on the leg
  int16_t unused = 0;
};
struct Course {
  // Decision: MOV-04 sets no limit to the bends of a march; one with more legs
  // than this, within its 44 cm at most, is refused as off the road.
  static constexpr int kLegs = 8;

  std::array<CourseLeg, kLegs> legs;
  Heading facing;  // at the end
  UnitId unit = UnitId::kNone;
  uint8_t leg_count = 0;
  Gait gait = Gait::kSteady;
  Formation first = Formation::kColumn;   // taken before the first leg
  Formation last = Formation::kColumn;    // taken after the last one
  Formation before = Formation::kColumn;  // had when it was ordered
};
static_assert(sizeof(Course) == 104);
static_assert(std::has_unique_object_representations_v<Course>);

// An unfinished action. The last frame of the list runs; the frames below wait
// for its end (frame_stack.h of the kit).
enum class FrameKind : uint8_t {
  kNone,
  kMove,       // `unit` follows State::course; `step`: see movement.cc
  kWithdraw,   // cavalry `unit` may withdraw from `other`
  kTest,       // a test of `unit` (morale/tests.h)
  kFire,       // `unit`, helped by `other`, fires at State::target
  kMortality,  // mortality roll (R09) of `general`
  kMelee,      // the fight of group `value`
  kControl,    // control of cavalry `unit` that has won a melee
  kChecks,     // the contact checks that are due
};
// What `step` and `value` mean depends on the kind.
struct Frame {
  FrameKind kind = FrameKind::kNone;
  UnitId unit = UnitId::kNone;
  UnitId other = UnitId::kNone;
  GeneralId general = GeneralId::kNone;
  uint8_t step = 0;
  RollKind test = RollKind::kFatigue;  // which test: R02, R04, R05 or R06
  int8_t value = 0;
  uint8_t general_used = 0;  // 1: `general` adds to this roll (D06)
};
static_assert(sizeof(Frame) == 8);
static_assert(std::has_unique_object_representations_v<Frame>);

struct State {
  static constexpr int kContacts = 160;
  static constexpr int kFrames = 16;

  // ---- Clock ----
  int16_t turn = 1;
  Side active = Side::kFirst;  // the phasing player
  Phase phase = Phase::kSetup;
  uint8_t step = 0;    // progress within the phase
  uint8_t cursor = 0;  // the id that the phase processes next
  uint8_t frame_count = 0;
  // The decision or roll that is awaited; set whenever Advance returns.
  Pending awaits;
  UnitId target = UnitId::kNone;  // of the fire being resolved
  uint8_t over = 0;               // 1: ended by a defeat (SGT-VIC-04, 09)
  uint8_t defeated = 0;     // bit 0: first side, bit 1: second (SGT-VIC-04)
  uint8_t group_count = 0;  // melee groups in this Melee Phase
  int16_t contact_count = 0;
  std::array<int16_t, kSides> dish = {0, 0};         // chips each side has lost
  std::array<int16_t, kSides> morale_base = {0, 0};  // sum of fatigue numbers
  uint8_t thrown = 0;  // sixes thrown for fatigue by the current general
  std::array<uint8_t, 5> unused = {0, 0, 0, 0, 0};
  // The losers of the last melee, whom winning cavalry may pursue (CTL-05, 06).
  // Empty after a draw.
  UnitSet beaten;

  std::array<Frame, kFrames> frames;
  Course course;
  std::array<uint8_t, 8> unused_too = {0, 0, 0, 0, 0, 0, 0, 0};
  // Holder of each objective: 0 nobody, 1 first side, 2 second side. Sides that
  // have ever held it: bit 0 first side, bit 1 second.
  std::array<uint8_t, kMaxObjectives> held = {};
  std::array<uint8_t, kMaxObjectives> ever_held = {};
  std::array<CorpsState, kMaxCorps> corps;
  std::array<GeneralState, kMaxGenerals> generals;
  std::array<Contact, kContacts> contacts;
  std::array<UnitState, kMaxUnits> units;

  UnitState& unit(UnitId u) { return units[static_cast<size_t>(u)]; }
  const UnitState& unit(UnitId u) const {
    return units[static_cast<size_t>(u)];
  }
  GeneralState& general(GeneralId g) {
    return generals[static_cast<size_t>(g)];
  }
  const GeneralState& general(GeneralId g) const {
    return generals[static_cast<size_t>(g)];
  }
  CorpsState& corps_state(CorpsId c) { return corps[static_cast<size_t>(c)]; }
  const CorpsState& corps_state(CorpsId c) const {
    return corps[static_cast<size_t>(c)];
  }
  Side passive() const { return Opponent(active); }
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 12288, "a position fits in 12 KiB");

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FACTS_STATE_H_
