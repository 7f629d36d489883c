// The state of a position: everything that changes during a game of Grande
// Tactique.
//
// Trivially copyable, without padding, zero where unused. The units come last,
// so that a position of a small scenario copies only the units it has.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FACTS_STATE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FACTS_STATE_H_

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/geometry/point.h"
#include "engine/kit/state/play_state.h"
#include "engine/rulesets/grande_tactique/facts/types.h"

namespace berthier::grande_tactique {

// Flags of a unit, one bit each (section 2.2).
enum class Flag : uint16_t {
  kExhausted = 1,
  kSquare = 2,
  kCramped = 4,  // a square that keeps its line base (GT-MOV-36)
  kLimbered = 8,
  kFiring = 16,
  kMoved = 32,
  kHasFired = 64,
  kRanThisPhase = 128,
  kArriving = 256,
  // Left an area this player-turn: GT-CON-08 and ChargeFrom use the pose just
  // outside it (GT-MOV-28), which start_centre and start_heading then hold.
  kLeftArea = 512,
};

struct UnitState : UnitPose, FlagBits<Flag> {
  Presence presence = Presence::kPending;
  DestroyCause destroy_cause = DestroyCause::kNone;
  Cohesion cohesion = Cohesion::kCoherent;
  AreaId occupying = AreaId::kNone;
  GeneralId attached = GeneralId::kNone;
  UnitId charge_target = UnitId::kNone;
  uint8_t charges_made = 0;
  uint8_t followups_made = 0;
  // The enemies this unit touches with an aspect other than FRONT, and that
  // aspect (GT-CON-02). A unit has one front edge, so it cannot outflank more
  // than four.
  static constexpr int kAspects = 4;
  std::array<UnitId, kAspects> aspect_enemy = {UnitId::kNone, UnitId::kNone,
                                               UnitId::kNone, UnitId::kNone};
  std::array<Aspect, kAspects> aspect_kind = {Aspect::kFront, Aspect::kFront,
                                              Aspect::kFront, Aspect::kFront};
  std::array<uint8_t, 2> unused = {0, 0};

  bool on_table() const { return presence == Presence::kOnTable; }
};
static_assert(sizeof(UnitState) == 48);
static_assert(std::has_unique_object_representations_v<UnitState>);

struct PositionView;
struct State;

// Where an unattached general stands; the origin while he is attached to a
// unit, which may move (GT-MOV-32). Private, because it is not always his
// place: read it with PlaceOf (position_view.h), set it with StandAt
// (changes.h).
class OwnPlace {
  friend Point PlaceOf(PositionView f, GeneralId g);
  friend void StandAt(State& state, GeneralId g, Point place);
  Point point_;
};

struct GeneralState {
  UnitId attached_to = UnitId::kNone;
  UnitId attached_at_start = UnitId::kNone;  // GT-SEQ-06
  enum class Where : uint8_t { kPending, kOnTable, kGone };
  Where presence = Where::kPending;
  uint8_t dead = 0;
  uint8_t moved = 0;
  uint8_t attached_now = 0;
  uint8_t arriving = 0;
  uint8_t unused = 0;

  OwnPlace own_place;

  bool on_table() const { return presence == Where::kOnTable && dead == 0; }
};
static_assert(std::has_unique_object_representations_v<GeneralState>);

struct DivisionState {
  int16_t cp_total = 0;
  int16_t cp_left = 0;
  uint8_t n_destroyed = 0;  // DESTROYED + FLED_OFF
  uint8_t n_withdrawn = 0;
  uint8_t collapsed = 0;
  uint8_t arriving = 0;
  uint8_t diced = 0;   // this player-turn
  uint8_t cp_die = 0;  // 0: not thrown yet
  uint8_t bonus_corps = 0;
  uint8_t bonus_army = 0;
};
static_assert(std::has_unique_object_representations_v<DivisionState>);

struct CorpsState {
  int16_t cp_left = 0;  // of the pool kept for direct units
  uint8_t pool_kept = 0;
  uint8_t n_lost = 0;
  uint8_t broken = 0;
  uint8_t allotted = 0;  // D1 of its CC is done this player-turn
};
static_assert(std::has_unique_object_representations_v<CorpsState>);

struct SideState {
  int16_t lost_x2 = 0;  // lost points doubled (GT-VIC-01)
  int16_t cp_left = 0;  // of the AC's kept pool
  uint8_t pool_kept = 0;
  uint8_t allotted = 0;
};
static_assert(std::has_unique_object_representations_v<SideState>);

// The path of a flight, needed for pursuing it or taking the position (5.10,
// MEL-10).
struct FlightRecord {
  Point start;
  Point end;
  std::array<int32_t, 2> leg_length = {0, 0};
  int32_t total = 0;
  std::array<Heading, 2> leg_heading;
  UnitId unit = UnitId::kNone;
  uint8_t legs = 0;  // 0: the unit vanished without running
  enum class Ended : uint8_t { kOnTable, kOffTable, kSheltered, kDestroyed };
  Ended ended = Ended::kOnTable;
  AreaId shelter = AreaId::kNone;
};
static_assert(std::has_unique_object_representations_v<FlightRecord>);

// A node of the charge tree or a flight, waiting for the frames above it to
// finish (section 2.4, process stack). process.h describes the fields.
struct Frame {
  std::array<uint64_t, 2> set = {0, 0};
  std::array<uint8_t, 12> list = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
  uint8_t kind = 0;
  uint8_t stage = 0;
  UnitId subject = UnitId::kNone;
  UnitId object = UnitId::kNone;
  int32_t number = 0;
  uint8_t count = 0;
  uint8_t cursor = 0;
  std::array<uint8_t, 2> notes = {0, 0};
};
static_assert(sizeof(Frame) == 40);
static_assert(std::has_unique_object_representations_v<Frame>);

struct State {
  static constexpr int kFrames = 24;
  static constexpr int kFlights = 16;

  // ---- Clock (2.4) ----
  int16_t round = 1;
  Side first_side = Side::kFirst;
  Side moving = Side::kFirst;
  Phase phase = Phase::kSetup;
  uint8_t step = 0;    // within the phase
  uint8_t cursor = 0;  // in T1, T2b, T2c: index of the next item, in id order
  uint8_t n_frames = 0;
  uint8_t n_flights = 0;
  // What is awaited; set whenever Advance stops.
  Pending awaits;
  // The current volley (T3) and the unit chosen to fire.
  UnitId firer = UnitId::kNone;
  UnitId target = UnitId::kNone;
  // The purpose of the awaited morale check (GT-R2) of unit awaits.about().
  Purpose awaits_purpose = Purpose::kRegroup;
  // Sides that have not finished deploying (D0): bit 0 first, bit 1 second.
  uint8_t deploying = 0;
  std::array<uint8_t, 10> unused = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0};

  std::array<SideState, kSides> sides;
  std::array<CorpsState, kMaxCorps> corps;
  std::array<DivisionState, kMaxDivisions> divisions;
  std::array<GeneralState, kMaxGenerals> generals;
  std::array<UnitId, kMaxAreas> occupant;  // of each area
  std::array<FlightRecord, kFlights> flights;
  std::array<Frame, kFrames> frames;
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
  DivisionState& division(DivisionId d) {
    return divisions[static_cast<size_t>(d)];
  }
  const DivisionState& division(DivisionId d) const {
    return divisions[static_cast<size_t>(d)];
  }
  CorpsState& corps_of(CorpsId c) { return corps[static_cast<size_t>(c)]; }
  const CorpsState& corps_of(CorpsId c) const {
    return corps[static_cast<size_t>(c)];
  }
  SideState& side(Side s) { return sides[static_cast<size_t>(s)]; }
  const SideState& side(Side s) const { return sides[static_cast<size_t>(s)]; }
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 8192, "a position fits in 8 KiB");

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FACTS_STATE_H_
