// What changes during a game of Big Battle Napoleonic: the flat state.
//
// Trivially copyable, without padding. Lists are kept in one order and what
// lies beyond their end is zero, so that equal positions are equal bytes. The
// units come last: a small scenario copies only the units it has.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FACTS_STATE_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FACTS_STATE_H_

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/geometry/point.h"
#include "engine/kit/state/play_state.h"
#include "engine/rulesets/big_battle_napoleonic/facts/types.h"

namespace berthier::big_battle_napoleonic {

// Flags of a unit, a bit each (2.5).
enum class Flag : uint16_t {
  kCounter = 1,
  kPursuing = 2,
  kCommanded = 4,
  kTravelled = 8,
  kFired = 16,
  kFought = 32,
  kRallySpoiled = 64,
  kRoutColumn = 128,  // rout_column_formed
  kTested = 256,      // D04 done this move; M6A, M6B: has moved
  kOnPursuit = 512,   // pursuing only by a pursuit contact (BBN-PUR-17)
  kClosed = 1024,     // BBN-MEL-07: no further part in melee this move
  kOverran = 2048,    // overran a battery this move (opt.overrun_pursues)
  kEntered = 4096,    // came on this move: commanded (BBN-SCN-03)
};

struct UnitState : UnitPose, FlagBits<Flag> {
  Presence presence = Presence::kReserve;
  Formation formation = Formation::kLine;
  Formation start_formation = Formation::kLine;
  Condition condition = Condition::kSteady;
  UnitOrder order = UnitOrder::kNone;
  uint8_t bases = 0;
  UnitId attached_to = UnitId::kNone;  // a battery's parent
  Slot slot = Slot::kLeft;
  uint8_t casualties = 0;    // bases lost to fire in this fire phase
  uint8_t pending_hits = 0;  // opt.simultaneous_fire: not yet taken off
  uint8_t way_count = 0;     // knots of its way this move
  uint8_t fight = 0xFF;      // index of the fight it takes part in
  uint8_t lost_fire = 0;
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
  uint8_t moved = 0;
  std::array<uint8_t, 2> unused = {0, 0};

  bool on_table() const { return presence == Presence::kOnTable; }
};
static_assert(std::has_unique_object_representations_v<GeneralState>);

// 2.6; kept in the order of (attacker, defender).
struct Contact {
  int32_t distance_moved = 0;
  Heading axis;
  int16_t gap0 = 0;
  UnitId attacker = UnitId::kNone;
  UnitId defender = UnitId::kNone;
  UnitId via_battery = UnitId::kNone;
  ContactKind kind = ContactKind::kCharge;
  ContactEdge edge = ContactEdge::kFront;
  Defended defended = Defended::kNone;
  uint8_t fresh = 0;
  uint8_t square_tested = 0;
  uint8_t resolved = 0;
  std::array<uint8_t, 3> unused = {0, 0, 0};

  bool Concerns(UnitId u) const { return attacker == u || defender == u; }
  UnitId Other(UnitId u) const { return attacker == u ? defender : attacker; }
};
static_assert(sizeof(Contact) == 20);
static_assert(std::has_unique_object_representations_v<Contact>);

// A fight of M5: the contact that is fought, by its parties (2.6).
struct Fight {
  UnitId attacker = UnitId::kNone;
  UnitId defender = UnitId::kNone;
  uint8_t done = 0;
};
static_assert(std::has_unique_object_representations_v<Fight>);

// One line of the snapshot of M4A (2.7): who may fire at whom, and how.
struct Shot {
  UnitId firer = UnitId::kNone;
  UnitId target = UnitId::kNone;
  UnitId via_battery = UnitId::kNone;
  uint8_t how = 0;  // bits of ShotBit
};
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

// Where a unit was on its way: the end of a leg of its path this move.
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
  Side phasing = Side::kFirst;
  Phase phase = Phase::kSetup;
  uint8_t step = 0;    // within the phase
  uint8_t cursor = 0;  // the next to look at, in id order
  // What is awaited; set whenever the machine stops.
  Pending awaits;
  // What is being resolved: a unit testing (D13: the supporter pushed back
  // farthest), a shot (index), a fight (index).
  UnitId testing = UnitId::kNone;
  uint8_t fight = 0xFF;
  int16_t shot = -1;
  int8_t difference = 0;     // of the fight being resolved, attacker's lead
  uint8_t eliminated = 0;    // BBN-VIC-01: bit 0 first side, bit 1 second
  uint8_t square_asked = 0;  // D16 answered for `testing`
  uint8_t spare = 0;
  int16_t contact_count = 0;
  int16_t shot_count = 0;
  int16_t knot_count = 0;
  int16_t pushed = 0;  // ticks the supports were pushed back (D13)
  uint8_t fight_count = 0;
  std::array<uint8_t, 3> unused = {0, 0, 0};
  // Generals ridden over, to be displaced (D07): a bit each.
  uint32_t displaced = 0;
  uint32_t unused_too = 0;
  // Units that moved or changed since attachments were last derived; empty
  // whenever something is awaited.
  UnitSet moved;
  // M5C: cavalry that may still recoil (D12), and those of the attacker's
  // side that go before the others.
  UnitSet recoiling;

  std::array<uint8_t, kMaxArrivals> due = {};
  // Holder of each objective: 0 nobody, 1 first side, 2 second side.
  std::array<uint8_t, kMaxObjectives> held = {};
  std::array<GeneralState, kMaxGenerals> generals;
  std::array<Contact, kContacts> contacts;
  std::array<Fight, kFights> fights;
  std::array<Shot, kShots> shots;
  std::array<Knot, kKnots> knots;  // of all units, in the order of their ids
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
