// What changes during a game of Simple Grand Tactical: the flat state.
//
// Trivially copyable, without padding. Lists are kept in one order and what
// lies beyond their end is as it was at the start, so that equal positions are
// equal bytes. The units come last: a small scenario copies only the units it
// has.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FACTS_STATE_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FACTS_STATE_H_

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/geometry/point.h"
#include "engine/kit/state/play_state.h"
#include "engine/rulesets/simple_grand_tactical/facts/types.h"

namespace berthier::simple_grand_tactical {

// Flags of a unit, a bit each (2.2).
enum class Flag : uint16_t {
  kRallied = 1,        // rally_done
  kMoved = 2,          // translated, turned or changed formation
  kBeganUnformed = 4,  // at the start of its own Movement Phase
  kWithdrew = 8,       // in this Movement Phase of the enemy
  kNoFire = 16,        // SGT-ART-06
  kActed = 32,         // fired or formed square in this fire phase
  kCharged = 64,       // has made its charge of this turn
  kFresh = 128,        // SGT-CHG-10: the melee of its charge is to come
  kControlled = 256,   // has tested control in this Melee Phase
  kAsked = 512,        // has been asked to withdraw from the move in progress
  kMatched = 1024,     // has its opponent of this Melee Phase (D10, D11)
  kFought = 2048,      // its group of this Melee Phase is resolved
  kCommitted = 4096,   // its general is committed to the melee fought now
};

struct UnitState : UnitPose, FlagBits<Flag> {
  Presence presence = Presence::kReserve;
  Formation formation = Formation::kColumn;
  OrderState order = OrderState::kOrdered;
  GeneralId general = GeneralId::kNone;  // attached
  UnitId opponent = UnitId::kNone;       // chosen in D10 or D11
  uint8_t group = 0xFF;                  // of this Melee Phase

  bool on_table() const { return presence == Presence::kOnTable; }
  bool ordered() const { return order == OrderState::kOrdered; }
  // SGT-STA-04: unformed counts as disordered but for rallying.
  bool disordered() const { return order != OrderState::kOrdered; }
  // SGT-FRM-08: neither flank nor rear.
  bool all_round() const {
    return formation == Formation::kSquare || formation == Formation::kDeployed;
  }
};
static_assert(sizeof(UnitState) == 36);
static_assert(std::has_unique_object_representations_v<UnitState>);

struct GeneralState {
  Point pos;  // that of his unit while attached
  Presence presence = Presence::kReserve;
  UnitId unit = UnitId::kNone;  // attached to
  uint8_t moved = 0;            // by himself, in this Movement Phase
  uint8_t unused = 0;

  bool on_table() const { return presence == Presence::kOnTable; }
};
static_assert(std::has_unique_object_representations_v<GeneralState>);

struct CorpsState {
  int16_t fatigue_initial = 0;  // chips it started with
  int16_t fatigue = 0;          // chips it has left
  uint8_t passes_initial = 0;
  uint8_t passes = 0;
};
static_assert(std::has_unique_object_representations_v<CorpsState>);

// Two enemies in contact; kept in the order of (first, second), first being
// the lower id.
struct Contact {
  UnitId first = UnitId::kNone;
  UnitId second = UnitId::kNone;
  UnitId mover = UnitId::kNone;                    // which of the two came
  Formation mover_formation = Formation::kColumn;  // when it came
  ContactOrigin origin = ContactOrigin::kMovement;
  uint8_t obstacle = 0;  // a linear obstacle lay between them
  uint8_t checked = 0;   // its contact check has been taken or was not due
  uint8_t locked = 0;    // SGT-STA-11

  bool Concerns(UnitId u) const { return first == u || second == u; }
  UnitId Other(UnitId u) const { return first == u ? second : first; }
};
static_assert(sizeof(Contact) == 8);
static_assert(std::has_unique_object_representations_v<Contact>);

// The move in progress: how a unit goes (movement/course.h).
enum class Gait : uint8_t { kSteady, kManoeuvre, kRoad };
struct CourseLeg {
  Point to;         // where its centre is at the end of the leg
  Heading heading;  // of the footprint on the leg
  int16_t unused = 0;
};
struct Course {
  static constexpr int kLegs = 4;

  std::array<CourseLeg, kLegs> legs;
  Heading facing;  // at the end
  UnitId unit = UnitId::kNone;
  uint8_t leg_count = 0;
  Gait gait = Gait::kSteady;
  Formation first = Formation::kColumn;  // taken before the first leg
  Formation last = Formation::kColumn;   // taken after the last one
  uint8_t unused = 0;
};
static_assert(sizeof(Course) == 56);
static_assert(std::has_unique_object_representations_v<Course>);

// Something begun and not yet finished; the last of the list is at work, and
// those below it wait for its end (board/tasks.h).
enum class TaskKind : uint8_t {
  kNone,
  kMove,       // the course of `unit` goes on; step 1: rough ground is due
  kWithdraw,   // `unit` from `other`
  kTest,       // a test of `unit` (morale/tests.h)
  kFire,       // `unit`, with `other` as helper, at State::target
  kMortality,  // R09 of general `general`
  kMelee,      // group `value`
  kControl,    // cavalry `unit` after winning
  kChecks,     // contact checks that are due
};
struct Task {
  TaskKind kind = TaskKind::kNone;
  UnitId unit = UnitId::kNone;
  UnitId other = UnitId::kNone;
  GeneralId general = GeneralId::kNone;
  uint8_t step = 0;
  RollKind test = RollKind::kFatigue;  // which test: R02, R04, R05 or R06
  int8_t value = 0;
  uint8_t general_used = 0;  // D06, R08, D13
};
static_assert(sizeof(Task) == 8);
static_assert(std::has_unique_object_representations_v<Task>);

struct State {
  static constexpr int kContacts = 160;
  static constexpr int kTasks = 16;

  // ---- Clock ----
  int16_t turn = 1;
  Side active = Side::kFirst;  // the phasing player
  Phase phase = Phase::kSetup;
  uint8_t step = 0;    // within the phase
  uint8_t cursor = 0;  // the next to look at, in id order
  uint8_t task_count = 0;
  // What is awaited; set whenever the machine stops.
  Pending awaits;
  UnitId target = UnitId::kNone;  // of the fire being resolved
  uint8_t over = 0;      // 1: it ended before the turn limit (SGT-VIC-04, 09)
  uint8_t defeated = 0;  // bit 0 first side, bit 1 second (SGT-VIC-04)
  uint8_t group_count = 0;  // of this Melee Phase
  int16_t contact_count = 0;
  std::array<int16_t, kSides> dish = {0, 0};
  std::array<int16_t, kSides> morale_base = {0, 0};
  uint8_t thrown = 0;  // sixes that one general has thrown for fatigue
  std::array<uint8_t, 5> unused = {0, 0, 0, 0, 0};
  // The foes just beaten, whom the winning cavalry rides after (CTL-05, 06).
  UnitSet beaten;

  std::array<Task, kTasks> tasks;
  Course course;
  std::array<uint8_t, 8> unused_too = {0, 0, 0, 0, 0, 0, 0, 0};
  // Who holds each objective: 0 nobody, 1 first side, 2 second side; and who
  // ever did: bit 0 first side, bit 1 second.
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
