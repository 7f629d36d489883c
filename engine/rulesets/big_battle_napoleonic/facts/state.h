// The state: the data that change during a game.
//
// Trivially copyable, without padding. Lists are kept in a canonical order, and
// elements past their end keep their initial values, so that equal positions
// are equal bytes. The units come last, so that copying the state of a small
// scenario copies only the units it has.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FACTS_STATE_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FACTS_STATE_H_

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/geometry/point.h"
#include "engine/kit/state/play_state.h"
#include "engine/rulesets/big_battle_napoleonic/facts/types.h"

namespace berthier::big_battle_napoleonic {

// Flags of a unit, one bit each (section 2.5).
enum class Flag : uint16_t {
  kCounter = 1,        // has a counter marker
  kPursuing = 2,       // has a pursuit marker
  kCommanded = 4,      // in command in this move
  kTravelled = 8,      // has travelled in this move
  kFired = 16,         // has fired in this firing phase
  kFought = 32,        // has fought in melee in this move
  kRallySpoiled = 64,  // cannot complete its rally in this move
  kRoutColumn = 128,   // its rout column is formed
  kTested = 256,       // D04 done this move; M6A, M6B: has moved
  kOnPursuit = 512,    // pursues only by a pursuit contact (BBN-PUR-17)
  kClosed = 1024,      // BBN-MEL-07: no further part in melee this move
  kOverran = 2048,     // overran a battery this move (opt.overrun_pursues)
  kEntered = 4096,     // entered this move: commanded (BBN-SCN-03)
};

struct UnitState : UnitPose, FlagBits<Flag> {
  Presence presence = Presence::kReserve;
  Formation formation = Formation::kLine;
  Formation start_formation = Formation::kLine;  // at the start of its way
  Condition condition = Condition::kSteady;
  UnitOrder order = UnitOrder::kNone;
  uint8_t bases = 0;                   // left; 0 for artillery
  UnitId attached_to = UnitId::kNone;  // the parent of a battery
  Slot slot = Slot::kLeft;             // of an attached battery
  uint8_t casualties = 0;              // bases lost to fire in this fire phase
  uint8_t pending_hits = 0;            // opt.simultaneous_fire: not yet applied
  uint8_t way_count = 0;               // number of its knots this move
  uint8_t fight = 0xFF;   // index of the fight it is in; 0xFF: none
  uint8_t lost_fire = 0;  // bases lost by cause, since the start
  uint8_t lost_melee = 0;
  uint8_t lost_march = 0;
  std::array<uint8_t, 3> unused = {0, 0, 0};

  bool on_table() const { return presence == Presence::kOnTable; }
  bool routing() const { return condition == Condition::kRouting; }
  bool disordered() const {
    return condition == Condition::kDisordered ||
           condition == Condition::kMustRally;
  }
  bool garrison() const {
    return formation == Formation::kTownWide ||
           formation == Formation::kTownDeep;
  }
};
static_assert(sizeof(UnitState) == 48);
static_assert(std::has_unique_object_representations_v<UnitState>);

struct GeneralState {
  Point pos;
  Presence presence = Presence::kReserve;
  uint8_t moved = 0;  // 1: has ridden in this move
  std::array<uint8_t, 2> unused = {0, 0};

  bool on_table() const { return presence == Presence::kOnTable; }
};
static_assert(std::has_unique_object_representations_v<GeneralState>);

// A contact between two enemies (section 2.6). State::contacts is sorted by
// (attacker, defender).
struct Contact {
  int32_t distance_moved = 0;  // by the attacker to make it, in ticks
  Heading axis;                // of the attacker, after lining up
  int16_t gap0 = 0;            // gap when made or renewed, in ticks
  UnitId attacker = UnitId::kNone;
  UnitId defender = UnitId::kNone;
  UnitId via_battery = UnitId::kNone;  // defender's battery that was touched
  ContactKind kind = ContactKind::kCharge;
  ContactEdge edge = ContactEdge::kFront;  // of the defender
  Defended defended = Defended::kNone;     // cover of the defender
  uint8_t fresh = 0;                       // 1: made since the last melee phase
  uint8_t square_tested = 0;  // 1: the defender has tested for square
  uint8_t resolved = 0;       // 1: nothing more is fought over it
  std::array<uint8_t, 3> unused = {0, 0, 0};

  bool Concerns(UnitId u) const { return attacker == u || defender == u; }
  UnitId Other(UnitId u) const { return attacker == u ? defender : attacker; }
};
static_assert(sizeof(Contact) == 20);
static_assert(std::has_unique_object_representations_v<Contact>);

// A fight of M5 between the two units of a contact (section 2.6).
struct Fight {
  UnitId attacker = UnitId::kNone;
  UnitId defender = UnitId::kNone;
  uint8_t done = 0;  // 1: fought, or lapsed
};
static_assert(std::has_unique_object_representations_v<Fight>);

// A possible shot, found by the snapshot of M4A (section 2.7).
struct Shot {
  UnitId firer = UnitId::kNone;
  UnitId target = UnitId::kNone;
  UnitId via_battery = UnitId::kNone;  // target's battery that is aimed at
  uint8_t how = 0;                     // bits of ShotBit
};
// kPassed: at a target on its way in this move; kCover to kLine: at a target
// in cover, in square, enfiladed, in line.
enum class ShotBit : uint8_t {
  kPassed = 1,
  kCanister = 2,
  kLong = 4,
  kCover = 8,
  kSquare = 16,
  kEnfiladed = 32,
  kLine = 64,
};
constexpr bool Has(const Shot& shot, ShotBit bit) {
  return (shot.how & static_cast<uint8_t>(bit)) != 0;
}
static_assert(std::has_unique_object_representations_v<Shot>);

// The end of one leg of the way of a unit in this move.
struct Knot {
  Point centre;
  Heading heading;
  Formation formation = Formation::kLine;
  uint8_t unused = 0;

  Pose pose() const { return {centre, heading}; }
};
static_assert(sizeof(Knot) == 12);
static_assert(std::has_unique_object_representations_v<Knot>);

struct State {
  static constexpr int kContacts = 80;
  static constexpr int kFights = 40;
  static constexpr int kShots = 512;
  static constexpr int kKnots = 320;

  // ---- Clock ----
  int16_t period = 1;
  Side attacker = Side::kFirst;
  Side phasing = Side::kFirst;  // the side whose move it is
  Phase phase = Phase::kSetup;
  uint8_t step = 0;    // progress within the phase
  uint8_t cursor = 0;  // the id that the phase processes next
  // The decision or roll that is awaited; set whenever Advance returns.
  Pending awaits;
  // What is being resolved: the unit that tests (in D13 the support pushed back
  // farthest), the index of the fight, the index of the shot.
  UnitId testing = UnitId::kNone;
  uint8_t fight = 0xFF;
  int16_t shot = -1;
  int8_t difference = 0;     // attacker's lead in the fight being resolved
  uint8_t eliminated = 0;    // BBN-VIC-01: bit 0: first side, bit 1: second
  uint8_t square_asked = 0;  // 1: D16 is answered for `testing`
  uint8_t spare = 0;
  int16_t contact_count = 0;
  int16_t shot_count = 0;
  int16_t knot_count = 0;
  int16_t pushed = 0;  // ticks that `testing` was pushed back (D13)
  uint8_t fight_count = 0;
  uint8_t unused = 0;
  // D13: who must turn before pursuing, and which way (BBN-MEL-47).
  Heading turned_to;
  // Generals ridden over who must be displaced (D07), one bit each.
  uint32_t displaced = 0;
  uint32_t unused_too = 0;
  // Units that moved or changed since attachments were last derived; empty
  // whenever something is awaited.
  UnitSet moved;
  // M5A, M5C: cavalry that may still recoil (D12).
  UnitSet recoiling;
  UnitSet turning;

  std::array<uint8_t, kMaxArrivals> due = {};  // 1: the arrival may enter
  // Holder of each objective: 0 nobody, 1 first side, 2 second side.
  std::array<uint8_t, kMaxObjectives> held = {};
  std::array<GeneralState, kMaxGenerals> generals;
  std::array<Contact, kContacts> contacts;
  std::array<Fight, kFights> fights;
  std::array<Shot, kShots> shots;
  std::array<Knot, kKnots> knots;  // of all units, in id order
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
  Side defender() const { return Opponent(attacker); }
  Side nonphasing() const { return Opponent(phasing); }
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 16384, "a position fits in 16 KiB");

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FACTS_STATE_H_
