#include "engine/rulesets/grandeur/setup/terrain_laying.h"

#include <algorithm>
#include <array>
#include <optional>

#include "engine/kit/orders/deployment.h"
#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/grandeur/facts/tables.h"

namespace berthier::grandeur {
namespace {

// State::step of phase kTerrain.
enum class Step : uint8_t { kAttacker, kPieces, kPlace, kAmend, kDone };
Step StepOf(const State& s) { return static_cast<Step>(s.step); }
void GoTo(State& s, Step step) { s.step = static_cast<uint8_t>(step); }

constexpr int kTies = 3;  // IMP-SCN-01: the third falls to side A
constexpr uint8_t kAvailable = 1, kUnavailable = 2;

// ---- R12 --------------------------------------------------------------------

Side Thrower(PositionView f) { return f.state.awaits.side; }

Outcome AttackerOutcome(PositionView, const Faces& faces) {
  return {OutcomeCode::kTotal, faces[0] + faces[1]};
}
void DescribeAttacker(PositionView f, Roll& roll) {
  roll.subject = f.scenario.Entity(Thrower(f));
}
void ResolveAttacker(const Battle& b, Outcome outcome) {
  FreeSetup& setup = b.state.setup;
  const Side thrower = setup.total[0] == 0 ? Side::kFirst : Side::kSecond;
  setup.total[static_cast<size_t>(thrower)] =
      static_cast<uint8_t>(outcome.detail);
  Tell(b, EventCode::kSetupDie, b.scenario.Entity(thrower), EntityId::kNone,
       {outcome.detail, 0, 0, 0});
}

Outcome PieceOutcome(PositionView, const Faces& faces) {
  return {faces[0] >= kFreePieces.available ? OutcomeCode::kAvailable
                                            : OutcomeCode::kUnavailable};
}
void TellPiece(const Battle& b, const Faces& faces) {
  Tell(b, EventCode::kPieceDie, EntityId::kNone, EntityId::kNone,
       {faces[0], 0, 0, 0});
}
template <uint8_t FreeSetup::*piece>
void ResolvePiece(const Battle& b, Outcome outcome) {
  b.state.setup.*piece =
      outcome.code == OutcomeCode::kAvailable ? kAvailable : kUnavailable;
}

// ---- Pieces -----------------------------------------------------------------

using Corners = std::array<Point, 4>;

// Counter-clockwise, of the rectangle of two opposite corners.
Corners RectangleOf(Point a, Point b) {
  const Point low = {std::min(a.x, b.x), std::min(a.y, b.y)};
  const Point high = {std::max(a.x, b.x), std::max(a.y, b.y)};
  return {low, {high.x, low.y}, high, {low.x, high.y}};
}
bool InTable(PositionView f, Point p) {
  const Ground& ground = f.scenario.ground;
  return p.x >= 0 && p.y >= 0 && p.x <= ground.width.ticks &&
         p.y <= ground.depth.ticks;
}

PieceId PlacedId(PositionView f, int i) {
  return MakeId<PieceId>(f.scenario.first_placed() + i);
}
bool HasPlaced(PositionView f, PieceKind kind) {
  const auto& placed = f.state.placed;
  return std::any_of(placed.begin(), placed.end(), [&](const PlacedPiece& p) {
    return p.count > 0 && p.kind == kind;
  });
}

// The first other area that the rectangle overlaps; kNone if there is none.
PieceId AreaUnder(PositionView f, const Corners& corners, PieceId except) {
  for (int i = 0; i < f.scenario.first_placed(); ++i) {
    const Piece& piece = f.scenario.piece(MakeId<PieceId>(i));
    if (piece.is_strip) continue;
    for (const GroundPart& part : piece.parts) {
      if (Overlaps(corners, part.polygon, Ticks(0))) return MakeId<PieceId>(i);
    }
  }
  for (int i = 0; i < kMaxPlaced; ++i) {
    const PlacedPiece& piece = f.state.placed[static_cast<size_t>(i)];
    if (piece.count == 0 || IsLine(piece.kind) || PlacedId(f, i) == except) {
      continue;
    }
    if (Overlaps(corners, piece.points, Ticks(0))) return PlacedId(f, i);
  }
  return PieceId::kNone;
}

Verdict CheckLies(PositionView f, const Corners& corners, PieceId except) {
  const PieceId under = AreaUnder(f, corners, except);
  if (IsSome(under) || !InTable(f, corners[0]) || !InTable(f, corners[2])) {
    return Refuse(f, RefusalCode::kPieceOverlaps, EntityId::kNone, under);
  }
  return {};
}

Verdict CheckPlace(PositionView f, const Order& order) {
  const auto kind = static_cast<PieceKind>(order.manner);
  const bool village = kind == PieceKind::kBua;
  const bool area = kind == PieceKind::kBroken || IsDifficult(kind) ||
                    kind == PieceKind::kGentleHill || village;
  if (!area || (village &&
                (f.state.setup.village != kAvailable || HasPlaced(f, kind)))) {
    return Refuse(RefusalCode::kPieceUnavailable);
  }
  const Corners corners = RectangleOf(order.pose.centre, order.via);
  const FreePieces& sizes = kFreePieces;
  const Length least =
      Units(f, village ? sizes.village_side : sizes.least_side);
  const Length most = Units(f, village ? sizes.village_side : sizes.most_side);
  for (const int32_t side :
       {corners[1].x - corners[0].x, corners[2].y - corners[1].y}) {
    if (Ticks(side) < least || Ticks(side) > most) {
      return Refuse(RefusalCode::kPieceShape);
    }
  }
  return CheckLies(f, corners, PieceId::kNone);
}

struct RiverLine {
  Corners points;
  uint8_t count = 2;
};
RiverLine LineOf(const Order& order) {
  RiverLine line = {{order.pose.centre, order.via, {}, {}}};
  for (int k = 0; k < FurtherViaCount(order.amount); ++k) {
    line.points[line.count++] = *FurtherVia(order.amount, k);
  }
  return line;
}

// The edges of the table that p lies on, one bit each.
int EdgesAt(PositionView f, Point p) {
  const Ground& ground = f.scenario.ground;
  return (p.x == 0 ? 1 : 0) + (p.y == 0 ? 2 : 0) +
         (p.x == ground.width.ticks ? 4 : 0) +
         (p.y == ground.depth.ticks ? 8 : 0);
}

Verdict CheckRiver(PositionView f, const Order& order) {
  if (f.state.setup.river != kAvailable || HasPlaced(f, PieceKind::kRiver)) {
    return Refuse(RefusalCode::kPieceUnavailable);
  }
  const RiverLine line = LineOf(order);
  const int from = EdgesAt(f, line.points[0]);
  const int to = EdgesAt(f, line.points[line.count - 1u]);
  bool good = from != 0 && to != 0 && (from | to) != from && (from | to) != to;
  for (size_t i = 0; i < line.count; ++i) {
    good = good && InTable(f, line.points[i]) &&
           (i == 0 || line.points[i] != line.points[i - 1]);
  }
  if (good) return {};
  return Refuse(RefusalCode::kPieceShape);
}

// The piece that the attacker names; its index, -1 if it is none of those.
int PlacedNamed(PositionView f, const Order& order) {
  const PieceId p = f.scenario.As<PieceId>(order.subject);
  const int i = IsSome(p) ? Index(p) - f.scenario.first_placed() : -1;
  return i >= 0 && f.state.placed[static_cast<size_t>(i)].count > 0 ? i : -1;
}

Corners Shifted(const PlacedPiece& piece, Point centre) {
  const Vec half = {(piece.points[2].x - piece.points[0].x) / 2,
                    (piece.points[2].y - piece.points[0].y) / 2};
  const Vec by = centre - (piece.points[0] + half);
  Corners corners = piece.points;
  for (Point& corner : corners) corner = corner + by;
  return corners;
}

Verdict CheckShift(PositionView f, const Order& order) {
  const int i = PlacedNamed(f, order);
  // Decision: a river may be removed but not moved, as its ends lie on edges.
  if (i < 0 || IsLine(f.state.placed[static_cast<size_t>(i)].kind)) {
    return Refuse(RefusalCode::kNoSuchSubject);
  }
  return CheckLies(
      f, Shifted(f.state.placed[static_cast<size_t>(i)], order.pose.centre),
      PlacedId(f, i));
}

// Some of the legal pieces of the kind, at most `most`.
void OfferPieces(PositionView f, PieceKind kind, size_t most,
                 std::vector<Order>& orders) {
  const bool village = kind == PieceKind::kBua;
  const Length wide = Units(f, village ? kFreePieces.village_side : 20);
  const Length deep = Units(f, village ? kFreePieces.village_side : 14);
  const Ground& ground = f.scenario.ground;
  const Box table = {{0, 0}, {ground.width.ticks, ground.depth.ticks}};
  const size_t before = orders.size();
  // Spread over the table: the lattice is coarse where there is much room.
  const Length step = std::max(Units(f, 8), ground.width / 6);
  AnyPlace(table, Units(f, 4), step, [&](Point low) {
    const Order order = {.verb = static_cast<uint8_t>(Verb::kPlace),
                         .manner = static_cast<uint8_t>(kind),
                         .pose = {low, {}},
                         .via = {low.x + wide.ticks, low.y + deep.ticks}};
    if (CheckPlace(f, order).ok()) orders.push_back(order);
    return orders.size() - before >= most;
  });
}

std::optional<Order> StraightRiver(PositionView f) {
  const Ground& ground = f.scenario.ground;
  const int32_t middle = ground.depth.ticks / 2;
  const Order order = {.verb = static_cast<uint8_t>(Verb::kPlaceRiver),
                       .pose = {{0, middle}, {}},
                       .via = {ground.width.ticks, middle}};
  if (!CheckRiver(f, order).ok()) return std::nullopt;
  return order;
}

constexpr PieceKind kKinds[] = {PieceKind::kWoods,     PieceKind::kBroken,
                                PieceKind::kMarsh,     PieceKind::kGentleHill,
                                PieceKind::kSteepHill, PieceKind::kBua};

// Decision: who finds no room for a second piece on a lattice may do with less.
bool MayEnd(PositionView f) {
  if (f.state.setup.placed_count >= kFreePieces.least) return true;
  if (StraightRiver(f).has_value()) return false;
  std::vector<Order> orders;
  for (const PieceKind kind : kKinds) OfferPieces(f, kind, 1, orders);
  return orders.empty();
}

}  // namespace

const RollRow kAttackerRoll = {.dice = 2,
                               .describe = &DescribeAttacker,
                               .outcome = &AttackerOutcome,
                               .resolve = &ResolveAttacker};
const RollRow kVillageRoll = {.dice = 1,
                              .outcome = &PieceOutcome,
                              .tell = &TellPiece,
                              .resolve = &ResolvePiece<&FreeSetup::village>};
const RollRow kRiverRoll = {.dice = 1,
                            .outcome = &PieceOutcome,
                            .tell = &TellPiece,
                            .resolve = &ResolvePiece<&FreeSetup::river>};

Progress AdvanceTerrain(const Battle& b) {
  State& s = b.state;
  FreeSetup& setup = s.setup;
  switch (StepOf(s)) {
    case Step::kAttacker:
      for (const Side side : {Side::kFirst, Side::kSecond}) {
        if (setup.total[static_cast<size_t>(side)] != 0) continue;
        AwaitRoll(b, side, RollKind::kAttacker, b.scenario.Entity(side));
        return Progress::kAwaiting;
      }
      if (setup.total[0] == setup.total[1] && ++setup.ties < kTies) {
        setup.total = {0, 0};
        return Progress::kAgain;
      }
      setup.attacker = setup.total[1] > setup.total[0] ? 1 : 0;
      Tell(b, EventCode::kAttacks, b.scenario.Entity(AttackerOf(s)));
      GoTo(s, Step::kPieces);
      return Progress::kAgain;
    case Step::kPieces:
      if (setup.village == 0 || setup.river == 0) {
        AwaitRoll(b, DefenderOf(s),
                  setup.village == 0 ? RollKind::kVillage : RollKind::kRiver,
                  EntityId::kNone);
        return Progress::kAwaiting;
      }
      GoTo(s, Step::kPlace);
      return Progress::kAgain;
    case Step::kPlace:
      if (setup.placed_count >= kFreePieces.most) {
        GoTo(s, Step::kAmend);
        return Progress::kAgain;
      }
      AwaitDecision(b, DefenderOf(s), Decision::kTerrain, EntityId::kNone);
      return Progress::kAwaiting;
    case Step::kAmend:
      if (setup.placed_count == 0) break;
      AwaitDecision(b, AttackerOf(s), Decision::kTerrain, EntityId::kNone);
      return Progress::kAwaiting;
    case Step::kDone:
      break;
  }
  return Progress::kDone;
}

Verdict CheckTerrain(PositionView f, const Order& order) {
  const bool places = StepOf(f.state) == Step::kPlace;
  switch (static_cast<Verb>(order.verb)) {
    case Verb::kPlace:
      if (places) return CheckPlace(f, order);
      break;
    case Verb::kPlaceRiver:
      if (places) return CheckRiver(f, order);
      break;
    case Verb::kEndTerrain:
      if (!places) break;
      if (MayEnd(f)) return {};
      return Refuse(RefusalCode::kPieceCount);
    case Verb::kShift:
      if (!places) return CheckShift(f, order);
      break;
    case Verb::kRemove:
      if (places) break;
      if (PlacedNamed(f, order) >= 0) return {};
      return Refuse(RefusalCode::kNoSuchSubject);
    case Verb::kAccept:
      if (!places) return {};
      break;
    default:
      break;
  }
  return Refuse(RefusalCode::kNotNow);
}

void PlayTerrain(const Battle& b, const Order& order) {
  State& s = b.state;
  const Verb verb = static_cast<Verb>(order.verb);
  const EntityId side = b.scenario.Entity(
      StepOf(s) == Step::kPlace ? DefenderOf(s) : AttackerOf(s));
  if (verb == Verb::kPlace || verb == Verb::kPlaceRiver) {
    const int i = s.setup.placed_count++;
    PlacedPiece& piece = s.placed[static_cast<size_t>(i)];
    if (verb == Verb::kPlace) {
      piece.points = RectangleOf(order.pose.centre, order.via);
      piece.kind = static_cast<PieceKind>(order.manner);
      piece.count = 4;
    } else {
      const RiverLine line = LineOf(order);
      piece.points = line.points;
      piece.kind = PieceKind::kRiver;
      piece.count = line.count;
    }
    TellMove(b, EventCode::kPlaces, side, {}, {piece.points[0], Heading()},
             b.scenario.Entity(PlacedId(b, i)));
    return;
  }
  if (verb == Verb::kEndTerrain) {
    GoTo(s, Step::kAmend);
    return;
  }
  GoTo(s, Step::kDone);
  if (verb == Verb::kAccept) return;
  PlacedPiece& piece = s.placed[static_cast<size_t>(PlacedNamed(b, order))];
  if (verb == Verb::kRemove) {
    piece = {};
    Tell(b, EventCode::kRemoves, side, order.subject);
    return;
  }
  piece.points = Shifted(piece, order.pose.centre);
  TellMove(b, EventCode::kShifts, side, {}, {order.pose.centre, Heading()},
           order.subject);
}

void ProposeTerrain(PositionView f, std::vector<Order>& orders) {
  if (StepOf(f.state) == Step::kPlace) {
    for (const PieceKind kind : kKinds) OfferPieces(f, kind, 6, orders);
    if (const auto river = StraightRiver(f)) orders.push_back(*river);
    if (MayEnd(f)) {
      orders.push_back({.verb = static_cast<uint8_t>(Verb::kEndTerrain)});
    }
    return;
  }
  orders.push_back({.verb = static_cast<uint8_t>(Verb::kAccept)});
  for (int i = 0; i < kMaxPlaced; ++i) {
    const PlacedPiece& piece = f.state.placed[static_cast<size_t>(i)];
    if (piece.count == 0) continue;
    Order order = {.verb = static_cast<uint8_t>(Verb::kRemove),
                   .subject = f.scenario.Entity(PlacedId(f, i))};
    orders.push_back(order);
    if (IsLine(piece.kind)) continue;
    // Turned round on the table.
    order.verb = static_cast<uint8_t>(Verb::kShift);
    const Ground& ground = f.scenario.ground;
    order.pose.centre = {
        ground.width.ticks - (piece.points[0].x + piece.points[2].x) / 2,
        ground.depth.ticks - (piece.points[0].y + piece.points[2].y) / 2};
    if (CheckShift(f, order).ok()) orders.push_back(order);
  }
}

}  // namespace berthier::grandeur
