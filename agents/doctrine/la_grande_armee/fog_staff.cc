#include "agents/doctrine/la_grande_armee/fog_staff.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/rulesets/la_grande_armee/board/frames.h"
#include "engine/rulesets/la_grande_armee/orders/orders.h"

namespace berthier::la_grande_armee {
namespace {

// Inches from the enemy where tiles wait: out of the sight of his scouts (12
// in) and of what he may do in an activation.
constexpr double kWaits = 13;
// ... from where a corps acts at once, and where it must.
constexpr double kActs = 16, kPressed = 11;
// Parts of the game left in which a corps no longer waits for others, or for
// anything.
constexpr double kLate = 0.55, kLast = 0.35;
constexpr double kScoutsAt = 5, kScoutFears = 11;
constexpr double kApart = 7;  // tiles of a side
constexpr double kNearGoal = 14;

double InInches(Length length) { return length.ticks / double{kTicksPerInch}; }

Decision AskedIn(PositionView f) {
  return static_cast<Decision>(f.state.awaits.kind);
}

// The patterns in which corps are laid behind tiles, by the number of the tile:
// for every one there is its opposite, so that no tile is likelier than
// another.
bool IsIn(int pattern, int tile, int tiles, int corps) {
  switch (pattern) {
    case 0:
      return tile < corps;
    case 1:
      return tile >= tiles - corps;
    case 2:
      return tile % 2 == 0 && tile / 2 < corps;
    default:
      return tile % 2 == 1 && tile / 2 < corps;
  }
}
constexpr int kPatterns = 4;

}  // namespace

bool FogStaff::IsAsked(PositionView f) {
  if (!f.scenario.has_fog()) return false;
  switch (AskedIn(f)) {
    case Decision::kNameSide:
    case Decision::kDeployItem:
    case Decision::kTile:
    case Decision::kTilePath:
    case Decision::kScout:
    case Decision::kSpy:
    case Decision::kReturn:
    case Decision::kFogSetup:
      return true;
    default:
      return false;
  }
}

bool FogStaff::IsSecret(PositionView f) {
  return IsAsked(f) && f.state.phase <= Phase::kFogDeploy;
}

void FogStaff::Weigh(std::span<const Order> proposed,
                     std::vector<Option>& options) const {
  for (const Order& order : proposed)
    options.push_back({order, WorthOf(order)});
  // Proposals are on a lattice; it wants to stand in its place in the line.
  if (AskedIn(f_) != Decision::kDeployItem || !HasFrame(f_.state)) return;
  const double slot = SlotOf(options.front().order.subject);
  Order order = options.front().order;
  for (const Option& option : options) {
    if (option.value > options.front().value) order = option.order;
  }
  order.pose.centre.x = PointOf({slot, 0}).x;
  if (CheckOrder(f_, order).ok()) options.push_back({order, WorthOf(order)});
}

double FogStaff::WorthOf(const Order& order) const {
  const TileId t = f_.scenario.As<TileId>(order.subject);
  const ElementId e = f_.scenario.As<ElementId>(order.subject);
  const Spot there = SpotOf(order.pose.centre);
  switch (static_cast<Verb>(order.verb)) {
    case Verb::kDetach:
      return WorthOfDetaching();
    case Verb::kLay:
      return WorthOfLaying(t);
    case Verb::kLayDummy:
    case Verb::kWithTile:
    case Verb::kMoveTile:
      return 0.1;
    case Verb::kNameSide:
      // Who deploys later has seen more.
      return order.subject == f_.scenario.Entity(side_) ? 0 : 0.1;
    case Verb::kDeployHere:
    case Verb::kDeploy:
      return WorthOfEntry(order.subject, there);
    case Verb::kDeclareTile:
      return WorthOfDeclaring(t);
    case Verb::kTilePath:
      return WorthOfTileAt(t, order.pose);
    case Verb::kScoutMove:
      return WorthOfScoutAt(e, there);
    case Verb::kStay:
      return AskedIn(f_) == Decision::kScout
                 ? WorthOfScoutAt(e, SpotOf(f_.unit(e).centre))
                 : 0;
    case Verb::kSpy:
      return 0.2;
    case Verb::kReturn:
      // It is not needed any more.
      return EnemyTiles() == 0 ? 0.1 : -0.1;
    default:
      return 0;
  }
}

// ---- The secret set-up ------------------------------------------------------

// One of three light cavalry: the others are of more use with their corps.
double FogStaff::WorthOfDetaching() const {
  int light = 0, scouts = 0;
  f_.scenario.side(side_).elements.ForEach([&](ElementId e) {
    if (!IsCavalryOf(f_, e, CavalryType::kLight) ||
        f_.state.IsAbsent(f_.data(e).corps)) {
      return;
    }
    ++light;
    if (f_.unit(e).scouting()) ++scouts;
  });
  return 3 * scouts < light ? 0.1 : -0.1;
}

double FogStaff::WorthOfLaying(TileId t) const {
  const std::vector<TileId>& tiles = f_.scenario.side(side_).tiles;
  int corps = 0;
  for (const CorpsId c : f_.scenario.side(side_).corps) {
    const bool hidden = f_.state.corps_state(c).revealed == 0;
    if (hidden && !f_.state.IsAbsent(c)) ++corps;
  }
  const int n = static_cast<int>(tiles.size());
  for (int pattern = 0; pattern < kPatterns; ++pattern) {
    bool fits = true;
    for (int i = 0; i < n; ++i) {
      const TileId one = tiles[static_cast<size_t>(i)];
      if (one != t && !IsSome(f_.state.tile(one).content)) continue;
      fits = fits && IsIn(pattern, i, n, corps);
    }
    if (fits) return 0;
  }
  return -1;
}

double FogStaff::SlotOf(EntityId who) const {
  const double width = InInches(f_.scenario.ground.width);
  const auto along = [width](double part) {
    return width * (0.1 + 0.8 * part);
  };
  const std::vector<TileId>& tiles = f_.scenario.side(side_).tiles;
  if (const TileId t = f_.scenario.As<TileId>(who); IsSome(t)) {
    const auto at = std::find(tiles.begin(), tiles.end(), t) - tiles.begin();
    return along((static_cast<double>(at) + 0.5) /
                 static_cast<double>(tiles.size()));
  }
  const ElementId scout = f_.scenario.As<ElementId>(who);
  int before = 0, all = 0;
  f_.scenario.side(side_).elements.ForEach([&](ElementId e) {
    if (!f_.unit(e).scouting()) return;
    ++all;
    if (e < scout) ++before;
  });
  return along((before + 0.5) / std::max(1, all));
}

double FogStaff::WorthOfEntry(EntityId who, Spot there) const {
  const double width = InInches(f_.scenario.ground.width);
  return -std::abs(there.x - SlotOf(who)) / width -
         0.2 * DepthBefore(there) / width;
}

// ---- Tiles ------------------------------------------------------------------

int FogStaff::EnemyTiles() const {
  int tiles = 0;
  for (const TileId t : f_.scenario.side(Opponent(side_)).tiles) {
    if (f_.state.tile(t).status == TileStatus::kOnTable) ++tiles;
  }
  return tiles;
}

double FogStaff::EnemyFrom(Spot there) const {
  double nearest = kMisses;
  for (const UnitView& e : army_.enemies(side_)) {
    if (!e.routing) nearest = std::min(nearest, GapTo(e, there));
  }
  for (const TileId t : f_.scenario.side(Opponent(side_)).tiles) {
    const TileState& tile = f_.state.tile(t);
    if (tile.status != TileStatus::kOnTable) continue;
    nearest = std::min(nearest, Norm(SpotOf(tile.pos) - there));
  }
  return nearest;
}

double FogStaff::DepthBefore(Spot there) const {
  return f_.scenario.side(side_).baseline == TableEdge::kSouth
             ? InInches(f_.scenario.ground.depth) - there.y
             : there.y;
}

double FogStaff::WorthOfUsing(TileId t) const {
  const double enemy = EnemyFrom(SpotOf(f_.state.tile(t).pos));
  return enemy < kActs ? 0.6 : 0.3;
}

bool FogStaff::IsOnWing(TileId t) const {
  int left = 0, right = 0;
  for (const TileId other : f_.scenario.side(side_).tiles) {
    const TileState& tile = f_.state.tile(other);
    if (other == t || tile.status != TileStatus::kOnTable) continue;
    ++(tile.pos.x < f_.state.tile(t).pos.x ? left : right);
  }
  return left == 0 || right == 0;
}

double FogStaff::WorthOfTileAt(TileId t, Pose pose) const {
  const Spot there = SpotOf(pose.centre);
  const Spot here = SpotOf(f_.state.tile(t).pos);
  const double enemy = EnemyFrom(there);
  double worth = -0.3 * std::max(0.0, kWaits - enemy);
  // The wings go straight ahead, the others to the nearest objective.
  double goal = kMisses;
  if (!IsOnWing(t)) {
    for (const Objective& objective : f_.scenario.objectives) {
      const Spot at = SpotOf(f_.scenario.piece(objective.piece).pose.centre);
      goal = std::min(goal, Norm(at - there));
    }
  }
  if (goal == kMisses) {
    goal = std::max(0.0, std::min(enemy, DepthBefore(there)) - kWaits) +
           0.2 * std::abs(there.x - here.x);
  }
  worth -= 0.1 * goal;
  for (const TileId other : f_.scenario.side(side_).tiles) {
    const TileState& tile = f_.state.tile(other);
    if (other == t || tile.status != TileStatus::kOnTable) continue;
    worth -= 0.05 * std::max(0.0, kApart - Norm(SpotOf(tile.pos) - there));
  }
  // A corps comes out behind its front edge (FOG-19).
  const Spot ahead = WayOf(HomeWay(f_, side_).Opposite());
  return worth + 0.01 * Dot(ahead, WayOf(pose.heading));
}

// D17: corps come out together where they can act; a dummy does not.
double FogStaff::WorthOfDeclaring(TileId t) const {
  if (!IsSome(f_.state.tile(t).content)) return -1;
  const Spot at = SpotOf(f_.state.tile(t).pos);
  const double enemy = EnemyFrom(at);
  const double left = army_.time_left();
  bool fights = false;
  for (const UnitView& u : army_.units(side_)) {
    double gap = kMisses;
    const UnitView* e = army_.NearestEnemy(u, gap);
    fights =
        fights || (e != nullptr && gap < kActs && !f_.unit(u.id).scouting() &&
                   !f_.unit(e->id).scouting());
  }
  double pressed = kMisses;
  for (const UnitView& e : army_.enemies(side_)) {
    if (!f_.unit(e.id).scouting()) pressed = std::min(pressed, GapTo(e, at));
  }
  int all = 0, near = 0;
  for (const TileId other : f_.scenario.side(side_).tiles) {
    const TileState& tile = f_.state.tile(other);
    if (!IsSome(tile.content) || tile.status != TileStatus::kOnTable) continue;
    ++all;
    if (EnemyFrom(SpotOf(tile.pos)) < kActs) ++near;
  }
  bool at_goal = false;
  for (const Objective& objective : f_.scenario.objectives) {
    const Spot goal = SpotOf(f_.scenario.piece(objective.piece).pose.centre);
    at_goal = at_goal || Norm(goal - at) < kNearGoal;
  }
  const bool together = fights || 2 * near >= all || left < kLate;
  const bool declares = pressed < kPressed || (enemy < kActs && together) ||
                        (at_goal && left < kLate) || left < kLast;
  return declares ? 1 : -1;
}

// ---- Scouts -----------------------------------------------------------------

double FogStaff::WorthOfScoutAt(ElementId scout, Spot there) const {
  double nearest = DepthBefore(there);
  for (const TileId t : f_.scenario.side(Opponent(side_)).tiles) {
    const TileState& tile = f_.state.tile(t);
    if (tile.status != TileStatus::kOnTable) continue;
    const double gap = Norm(SpotOf(tile.pos) - there) - 1;
    nearest = std::min(nearest, std::abs(gap - kScoutsAt));
  }
  double worth = -nearest / 10;
  for (const UnitView& e : army_.enemies(side_)) {
    if (e.routing) continue;
    worth -= 0.2 * std::max(0.0, kScoutFears - GapTo(e, there));
  }
  // Two see more than one, but not from the same place.
  for (const UnitView& u : army_.units(side_)) {
    if (u.id == scout || !f_.unit(u.id).scouting()) continue;
    worth -= 0.05 * std::max(0.0, 10 - GapTo(u, there));
  }
  return worth;
}

}  // namespace berthier::la_grande_armee
