// The state: the data that change during a game.
//
// Trivially copyable, without padding. Lists are kept in a canonical order, and
// elements past their end keep their initial values, so that equal positions
// are equal bytes. The elements come last, so that copying the state of a small
// scenario copies only those it has.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_STATE_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_STATE_H_

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/geometry/point.h"
#include "engine/kit/state/play_state.h"
#include "engine/model/order.h"
#include "engine/rulesets/la_grande_armee/facts/types.h"

namespace berthier::la_grande_armee {

// Flags of an element, one bit each (section 2.7).
enum class Flag : uint16_t {
  kRouting = 1,
  kActivated = 2,  // this bound
  kNoActions = 4,  // recalled (COM-27)
  kScouting = 8,
  kScoutUsed = 16,     // this bound
  kIntruder = 32,      // SET-24
  kRetireMarker = 64,  // COM-17: +1 when it retires
  kEntering = 128,     // found no room in the set-up, and enters (SCN-05)
};

// Bases in one place: a face of a square, a side of a settlement.
struct Part {
  uint8_t troops = 0;
  uint8_t guns = 0;

  int bases() const { return troops + guns; }
};

struct ElementState : FlagBits<Flag> {
  Form form = Form::kDeployed;
  uint8_t files = 1;  // DEPLOYED
  // 2.7: the middle of the front edge (DEPLOYED), of the front edge of the head
  // base (MARCH), the centre (SQUARE, GARRISON).
  Point place;
  Heading facing;
  // Of the bounding rectangle (DEPLOYED), of the head base (MARCH), of the
  // square, of the settlement: kept by Refit (field/footprint.h).
  std::array<int16_t, 4> corners = {0, 0, 0, 0};
  uint8_t troops = 0;
  uint8_t guns = 0;
  Point centre;
  // MARCH: the corners of the track, from the first behind the head to the
  // tail's end; `place` is not among them.
  std::array<Point, kMaxTrail> trail;
  uint8_t trail_count = 0;
  uint8_t heavy = 0;    // of its guns
  uint8_t markers = 0;  // d
  GunPlace gun_place = GunPlace::kRear;
  Presence presence = Presence::kReserve;
  PieceId settlement = PieceId::kNone;  // GARRISON, intruder
  // Faces of a SQUARE, sides of a GARRISON's settlement, by Edge seen from
  // `facing`; `outside` the bases of the block behind (BAS-16).
  std::array<Part, kEdges> parts;
  Part outside;
  uint8_t actions_left = 0;
  uint8_t rout_moves = 0;
  ElementId charged_into = ElementId::kNone;
  // Pending retire (COM-13): inches, 0 none; which way, and which way its edge
  // looked that the enemy it will face had struck.
  uint8_t retire = 0;
  Heading retire_way;
  Heading retire_face;
  // Scratch of fights, 0 outside of them (combat/).
  uint8_t group = 0;  // mass group, from 1
  uint8_t dice = 0;
  uint8_t cap = 0;  // contacting and supporting bases
  uint8_t hits = 0;
  uint8_t losses = 0;  // of the phase, after saves
  uint8_t marks = 0;
  std::array<uint8_t, 2> unused = {0, 0};
  // The enemies whose contact caused the pending retire (COM-29); last, for it
  // is aligned to eight bytes.
  ElementSet retire_from;

  bool on_table() const { return presence == Presence::kOnTable; }
  bool routing() const { return Has(Flag::kRouting); }
  bool scouting() const { return Has(Flag::kScouting); }
  int bases() const { return troops + guns; }
  int ranks() const { return (bases() + files - 1) / files; }
  bool disrupted() const { return markers > 0; }
  Pose pose() const { return {place, facing}; }
  Block block() const {
    return {centre, {corners[0], corners[1]}, {corners[2], corners[3]}};
  }
  Part& part(Edge e) { return parts[static_cast<size_t>(e)]; }
  const Part& part(Edge e) const { return parts[static_cast<size_t>(e)]; }
};
static_assert(std::has_unique_object_representations_v<ElementState>);

struct LeaderState {
  Point pos;
  LeaderStatus status = LeaderStatus::kAbsent;
  LostHow lost = LostHow::kNot;
  ElementId element = ElementId::kNone;  // he is attached to it
  TileId tile = TileId::kNone;           // kOnTile (hidden, FOG-31)

  // On the table where `pos` says, be it as a counter.
  bool on_table() const {
    return status <= LeaderStatus::kCounter && status != LeaderStatus::kOnTile;
  }
  bool alive_on_table() const { return status <= LeaderStatus::kAttached; }
};
static_assert(std::has_unique_object_representations_v<LeaderState>);

struct CorpsState {
  uint8_t activated = 0;  // 1: in this bound
  uint8_t revealed = 1;   // 0: still behind a tile
  uint8_t entered = 1;    // 0: still to come, or to be deployed
  uint8_t gone = 0;       // 1: SEQ-12
};

struct TileState {
  Point pos;
  Heading facing;
  TileStatus status = TileStatus::kUndeployed;
  uint8_t used = 0;  // in this bound
  // Hidden from the enemy until revealed: kNone is a dummy or not yet laid.
  CorpsId content = CorpsId::kNone;
  uint8_t laid = 0;    // D26 has said what it is
  uint8_t hidden = 0;  // 1: blanked in this view
  uint8_t unused = 0;
};
static_assert(std::has_unique_object_representations_v<TileState>);

// Two enemies in contact (MEL-01), in the order in which they met.
struct Contact {
  ElementId mover = ElementId::kNone;
  ElementId target = ElementId::kNone;
  Edge mover_edge = Edge::kFront;
  Edge target_edge = Edge::kFront;
  ContactSource source = ContactSource::kCharge;
  uint8_t outside = 0;  // 1: with the outside block of the target (SET-25)

  bool Concerns(ElementId e) const { return mover == e || target == e; }
  ElementId Other(ElementId e) const { return mover == e ? target : mover; }
  Edge EdgeOf(ElementId e) const {
    return mover == e ? mover_edge : target_edge;
  }
};
static_assert(std::has_unique_object_representations_v<Contact>);

// An unfinished action. The last frame of the list runs; the frames below wait
// for its end (board/frames.h says who pushes which and what fields mean).
enum class FrameKind : uint8_t {
  kNone,
  kActivation,  // activation/ of `unit`
  kMove,        // movement/   State::declared of `unit`
  kFire,        // combat/     `unit` fires at `other`
  kTest,        // combat/     R5, R6, R12 or R13 of `unit`
  kLosses,      // combat/     `unit` loses `count` bases: R9, R4, R11
  kMelee,       // combat/     contact phase, or mass phases of a group
  kCharge,      // charge/     `unit` charges `other`
  kCapture,     // command/    R17, D9 of those `unit` has passed over
  kSight,       // movement/   R18 of State::dispersed
  kRout,        // movement/   rout move of `unit`, R19, D12
  kTile,        // fog/        a tile that is used: D17, R20, D22
  kScout,       // fog/        a scout that is used: R21, D19 to D21, R22
  kReveal,      // fog/        D18 of the corps behind `tile`
};
inline constexpr int kFrameKinds = 14;
// What the fields mean depends on the kind.
struct Frame {
  FrameKind kind = FrameKind::kNone;
  uint8_t step = 0;
  ElementId unit = ElementId::kNone;
  ElementId other = ElementId::kNone;
  LeaderId leader = LeaderId::kNone;
  TileId tile = TileId::kNone;
  uint8_t what = 0;
  uint8_t flags = 0;
  Edge edge = Edge::kFront;
  uint8_t cursor = 0;
  uint8_t count = 0;
  uint8_t group = 0;
  ElementId who = ElementId::kNone;  // whose turn it is within the frame
  uint8_t value = 0;
  std::array<uint8_t, kSides> hits = {0, 0};
  int16_t left = 0;  // dice still to be thrown
  int16_t ones = 0;  // R10
  int16_t total = 0;
  Heading heading;
  int32_t ticks = 0;
  Point place;
};
static_assert(sizeof(Frame) == 36);
static_assert(std::has_unique_object_representations_v<Frame>);

// The action declared in D4, until it is carried out: the order without its
// subject (ACT-06).
struct Declared {
  Point place;
  Point via;
  std::array<int32_t, 2> amount = {0, 0};  // low and high half
  Heading heading;
  std::array<uint8_t, 2> object = {0xFF, 0xFF};  // EntityId
  Verb verb = Verb::kEndElement;
  uint8_t manner = 0;
  std::array<uint8_t, 2> unused = {0, 0};
};
static_assert(std::has_unique_object_representations_v<Declared>);
Declared DeclaredFrom(const Order& order);
Order OrderFrom(const Declared& declared, EntityId subject);

enum class Result : uint8_t { kNone, kFirst, kSecond, kDraw };

struct State {
  static constexpr int kContacts = 128;
  static constexpr int kFrames = 16;

  // ---- Clock ----
  int16_t bound = 1;
  uint16_t player_turn = 0;    // Game::PlayerTurn
  Side active = Side::kFirst;  // the side whose item, recovery, ... it is
  Phase phase = Phase::kFogSetup;
  uint8_t step = 0;    // progress within the phase
  uint8_t cursor = 0;  // the id that the phase processes next
  uint8_t frame_count = 0;
  // The decision or roll that is awaited; set whenever Advance returns.
  Pending awaits;
  CorpsId corps = CorpsId::kNone;  // the one that is activated or deployed
  uint8_t contact_count = 0;
  uint8_t groups = 0;      // mass groups of this bound
  uint8_t mass_phase = 0;  // 1 to 3
  Result result = Result::kNone;
  uint8_t broken = 0;  // bit 0: first side, bit 1: second (VIC-03)
  // The queue of COM-21: dispersed elements whose witnesses are to test.
  uint8_t dispersed_first = 0;
  uint8_t dispersed_count = 0;
  std::array<uint8_t, 2> unused = {0, 0};
  std::array<int16_t, kSides> lost_bases = {0, 0};
  // Who holds each objective: Index(Side), or -1.
  std::array<int8_t, kMaxObjectives> holders = {-1, -1, -1, -1, -1, -1, -1, -1,
                                                -1, -1, -1, -1, -1, -1, -1, -1};
  Declared declared;
  // Targets of the faces of a square in the fire action declared.
  std::array<ElementId, kEdges> face_targets = {
      ElementId::kNone, ElementId::kNone, ElementId::kNone, ElementId::kNone};
  std::array<uint8_t, kSides> fog_step = {0, 0};  // D26: what has been asked
  // FOG-35: the corps that are merely possible, a bit each. Hidden from the
  // enemy.
  std::array<uint8_t, kMaxCorps / 8> absent = {0, 0, 0};
  std::array<uint8_t, 3> unused_too = {0, 0, 0};
  LeaderSet rode;         // commanders who have moved in this bound
  LeaderSet threatened;   // of the top kCapture frame, still to be tested
  LeaderSet captured_at;  // GEN-25: tested during the move in progress
  TileSet spied;          // D20: tiles named and not yet tried
  ElementSet runners;     // COM: routers that have not run in this sub-round
  ElementSet occupiers;   // SET-23: who may still be asked (D12)

  std::array<ElementId, kMaxElements> dispersed = {};
  std::array<Frame, kFrames> frames;
  std::array<CorpsState, kMaxCorps> corps_states;
  std::array<TileState, kMaxTiles> tiles;
  std::array<LeaderState, kMaxLeaders> leaders;
  std::array<Contact, kContacts> contacts;
  std::array<ElementState, kMaxElements> units;

  ElementState& unit(ElementId e) { return units[static_cast<size_t>(e)]; }
  const ElementState& unit(ElementId e) const {
    return units[static_cast<size_t>(e)];
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
  bool IsAbsent(CorpsId c) const {
    const auto i = static_cast<size_t>(c);
    return (absent[i / 8] >> i % 8 & 1) != 0;
  }
  void SetAbsent(CorpsId c, bool is_absent) {
    const auto i = static_cast<size_t>(c);
    const int bit = 1 << i % 8;
    absent[i / 8] = static_cast<uint8_t>(is_absent ? absent[i / 8] | bit
                                                   : absent[i / 8] & ~bit);
  }
  TileState& tile(TileId t) { return tiles[static_cast<size_t>(t)]; }
  const TileState& tile(TileId t) const {
    return tiles[static_cast<size_t>(t)];
  }
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 16384, "a position fits in 16 KiB");

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_STATE_H_
