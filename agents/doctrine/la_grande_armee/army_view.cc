#include "agents/doctrine/la_grande_armee/army_view.h"

#include <cstring>

#include "agents/doctrine/la_grande_armee/odds.h"
#include "engine/rulesets/la_grande_armee/board/frames.h"
#include "engine/rulesets/la_grande_armee/command/action_target.h"
#include "engine/rulesets/la_grande_armee/command/leaders.h"
#include "engine/rulesets/la_grande_armee/command/victory.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"

namespace berthier::la_grande_armee {
namespace {

// By Quality and CavalryType, and of guns: what such a base may do beside
// what it counts, in usual ones.
constexpr double kClassUse[] = {2, 1.5, 1, 0.7};
constexpr double kHorseUse[] = {1, 1.6, 1.3, 1.8};
constexpr double kGunUse = 2, kHeavyUse = 3;

uint8_t LevelUnder(PositionView f, Point p) {
  int level = 0;
  for (int i = 0; i < f.scenario.piece_count(); ++i) {
    const Piece& piece = f.scenario.piece(MakeId<PieceId>(i));
    if (piece.kind != PieceKind::kHill || piece.level <= level) continue;
    for (const GroundPart& part : piece.parts) {
      if (Contains(part.polygon, p)) level = piece.level;
    }
  }
  return static_cast<uint8_t>(level);
}

bool WoodUnder(PositionView f, Point p) {
  for (int i = 0; i < f.scenario.piece_count(); ++i) {
    const Piece& piece = f.scenario.piece(MakeId<PieceId>(i));
    if (piece.kind != PieceKind::kWood) continue;
    for (const GroundPart& part : piece.parts) {
      if (Contains(part.polygon, p)) return true;
    }
  }
  return false;
}

}  // namespace

double UnitView::WorthWith(double n, double d) const {
  if (n <= 0) return 0;
  const double x = std::max(0.0, d) / n;
  if (x >= 1) return -alarm;
  const double first = weights->marker * (1 - late);
  return value_of_base * n * (1 - first * x - (1 - first) * x * x * x);
}

Edge EdgeMet(const UnitView& target, Spot from, Spot way) {
  if (target.form == Form::kMarch) {
    // The head's front and the tail's rear; all else is flank (5.6).
    const Spot l = target.Local(from);
    if (std::abs(l.x) < target.half_width + 0.5) {
      return l.y > 0 ? Edge::kFront : Edge::kRear;
    }
    return l.x > 0 ? Edge::kRight : Edge::kLeft;
  }
  const Spot l = target.Local(from);
  const Spot d = {Cross(way, target.dir), Dot(way, target.dir)};
  // Of the edges beyond which it comes, the one most nearly across its way.
  Edge edge = Edge::kFront;
  double most = -kMisses;
  const auto look = [&](Edge one, double beyond, double against) {
    if (beyond < -0.05 || against <= most) return;
    most = against;
    edge = one;
  };
  look(Edge::kFront, l.y - target.half_depth, -d.y);
  look(Edge::kRear, -l.y - target.half_depth, d.y);
  look(Edge::kRight, l.x - target.half_width, -d.x);
  look(Edge::kLeft, -l.x - target.half_width, d.x);
  return edge;
}

// ---- Units ------------------------------------------------------------------

// The parts of a view that change with the place.
void ArmyView::Lay(UnitView& view, const ElementState& there) const {
  view.form = there.form;
  view.files = there.files;
  view.settlement = there.settlement;
  view.troops = there.troops;
  view.guns = there.guns;
  const Shape shape = ShapeOf(f_.scenario, there);
  view.dir = WayOf(there.facing);
  // The rectangle about all its parts, along its facing.
  double left = kMisses, right = -kMisses, low = kMisses, high = -kMisses;
  const Spot aside = view.right();
  for (const Block& block : shape.blocks()) {
    for (const Point& p : block.corners()) {
      const Spot s = SpotOf(p);
      const double x = Dot(s, aside), y = Dot(s, view.dir);
      left = std::min(left, x);
      right = std::max(right, x);
      low = std::min(low, y);
      high = std::max(high, y);
    }
  }
  view.half_width = (right - left) / 2;
  view.half_depth = (high - low) / 2;
  view.at = aside * ((right + left) / 2) + view.dir * ((high + low) / 2);
  view.radius = std::hypot(view.half_width, view.half_depth);
  switch (there.form) {
    case Form::kDeployed:
      view.front_guns = std::popcount(FrontGuns(there));
      view.front_troops =
          std::min<int>(there.files, there.bases()) - view.front_guns;
      break;
    case Form::kMarch:
      view.front_troops = there.troops > 0 ? 1 : 0;
      view.front_guns = 1 - view.front_troops;
      break;
    default: {
      int fullest = 0;
      for (const Part& part : there.parts) {
        if (part.bases() <= fullest) continue;
        fullest = part.bases();
        view.front_troops = part.troops;
        view.front_guns = part.guns;
      }
      break;
    }
  }
  // BAS-04: cavalry throws no dice.
  if (view.horse()) view.front_troops = 0;
  const Point middle = PointOf(view.at);
  view.level = LevelUnder(f_, middle);
  view.in_wood = WoodUnder(f_, middle);
  const RateRow& rates = kRates[view.rides() ? 1 : 0];
  const bool halved = there.markers > 0;
  view.markers = there.markers;
  view.move = rates.normal * (halved || view.in_wood ? 0.5 : 1);
  view.charge = view.is_guns() || view.in_town()
                    ? 0
                    : rates.charge * (halved ? 0.5 : 1.0);
}

UnitView ArmyView::Make(ElementId e) const {
  const ElementData& data = f_.data(e);
  const ElementState& unit = f_.unit(e);
  UnitView view;
  view.id = e;
  view.data = &data;
  view.weights = weights_;
  view.arm = unit.troops == 0 ? Arm::kArtillery : data.arm;
  view.horse_guns = data.gun_kind == GunKind::kHorse;
  view.routing = unit.routing();
  view.locked = IsLocked(f_, e);
  view.activated = unit.Has(Flag::kActivated);
  view.intruder = unit.Has(Flag::kIntruder);
  view.led = HasCommander(f_, e);
  view.army_near = ArmyNear(f_, e);
  view.heavy = unit.heavy;
  view.actions = QualityOf(f_, e).actions;
  view.check = ChanceOfCheck(ActionTarget(f_, e));
  const double late = 1 - time_left_;
  view.late = late * late;
  const double use =
      weights_->use * time_left_ * kClassUse[static_cast<size_t>(data.quality)];
  const double arm =
      view.horse() ? kHorseUse[static_cast<size_t>(data.cavalry)] : 1;
  const int n = std::max(1, unit.bases());
  view.value_of_base =
      1 + use *
              (unit.troops * arm + (unit.guns - unit.heavy) * kGunUse +
               unit.heavy * kHeavyUse) /
              n;
  Lay(view, unit);
  return view;
}

// COM-21 to 25: who stands near, and what a marker costs him; lines of sight
// apart. Who fails at seeing a rout tests again.
void ArmyView::Alarm(std::span<UnitView> side) const {
  std::array<double, kMaxElements> panic = {}, alarm = {};
  for (UnitView& u : side) u.panic = u.alarm = 0;  // as it was seen before
  const auto is_near = [](const Base& there, const UnitView& one) {
    const double sight = kDistances.sight;
    return !IsFarther(there, one, sight) &&
           (IsWithin(there, one, sight) || GapOf(there, one) <= sight);
  };
  for (size_t i = 0; i < side.size(); ++i) {
    const UnitView& u = side[i];
    Base behind = u;
    behind.at = u.at + WayOf(HomeWay(f_, u.data->side)) * kDistances.sight;
    for (const UnitView& one : side) {
      if (one.id == u.id || one.routing) continue;
      const double fails = MarkersOfLosses(one.data->quality, 1);
      const bool sees = is_near(u, one);
      const double cost = fails * one.marker_cost();
      if (sees) alarm[i] += cost;
      if (u.horse() || one.horse()) continue;
      if (sees || is_near(behind, one)) {
        panic[i] += cost / (1 - fails);
      }
    }
  }
  // Roughly, so that what charges gain is known again when friends have moved.
  const auto rough = [](double bases) { return std::round(bases * 8) / 8; };
  for (size_t i = 0; i < side.size(); ++i) {
    side[i].panic = rough(weights_->panic * panic[i]);
    side[i].alarm = rough(weights_->panic * alarm[i]);
  }
}

void ArmyView::Add(Side side, bool as_seen, SeenUnits* seen) {
  const size_t first = units_.size();
  bool changed = !as_seen;
  f_.scenario.side(side).elements.ForEach([&](ElementId e) {
    const ElementState& unit = f_.unit(e);
    const bool known = seen != nullptr && seen->elements_.Has(e);
    if (!unit.on_table()) {
      changed = changed || known;
      if (known) seen->elements_.Remove(e);
      return;
    }
    const size_t i = static_cast<size_t>(e);
    where_[i] = static_cast<uint8_t>(units_.size());
    if (known && as_seen &&
        std::memcmp(&seen->states_[i], &unit, sizeof unit) == 0) {
      units_.push_back(seen->units_[i]);
      units_.back().weights = weights_;
      units_.back().locked = IsLocked(f_, e);
      return;
    }
    changed = true;
    units_.push_back(Make(e));
  });
  const std::span<UnitView> all = std::span(units_.data(), units_.size());
  const std::span<UnitView> added = all.subspan(first);
  if (!changed) return;
  Alarm(added);
  if (seen == nullptr) return;
  for (const UnitView& u : added) {
    const size_t i = static_cast<size_t>(u.id);
    seen->elements_.Add(u.id);
    seen->states_[i] = f_.unit(u.id);
    seen->units_[i] = u;
  }
}

ArmyView::ArmyView(PositionView f, const Weights& weights, SeenUnits* seen)
    : f_(f), weights_(&weights) {
  time_left_ = std::clamp(
      1 - (f.state.bound - 1.0) / std::max(1, f.options().bound_limit), 0.0,
      1.0);
  std::array<bool, kSides> as_seen = {};
  if (seen != nullptr) {
    const ElementId entering = EnteringElement(f.state);
    const bool same = seen->scenario_ == &f.scenario &&
                      seen->bound_ == f.state.bound &&
                      seen->entering_ == entering;
    for (const Side side : {Side::kFirst, Side::kSecond}) {
      bool stay = same;
      for (const LeaderId l : f.scenario.side(side).leaders) {
        const LeaderState& leader = f.state.leader(l);
        LeaderState& before = seen->leaders_[static_cast<size_t>(l)];
        stay = stay && std::memcmp(&before, &leader, sizeof leader) == 0;
        before = leader;
      }
      as_seen[static_cast<size_t>(Index(side))] = stay;
    }
    seen->scenario_ = &f.scenario;
    seen->bound_ = f.state.bound;
    seen->entering_ = entering;
  }
  Add(Side::kFirst, as_seen[0], seen);
  of_first_ = units_.size();
  Add(Side::kSecond, as_seen[1], seen);
}

UnitView ArmyView::At(const UnitView& u, const ElementState& there) const {
  UnitView view = u;
  Lay(view, there);
  return view;
}

const UnitView* ArmyView::NearestEnemy(const UnitView& u, double& gap) const {
  const UnitView* nearest = nullptr;
  double least = kMisses;
  for (const UnitView& e : enemies(u.data->side)) {
    if (e.routing) continue;
    const Spot way = e.at - u.at;
    const double far = Dot(way, way);
    if (far >= least) continue;
    least = far;
    nearest = &e;
  }
  if (nearest != nullptr) gap = GapOf(u, *nearest);
  return nearest;
}

double ArmyView::BasesOfPoint(Side side) const {
  return std::max(1, InitialBases(f_, Opponent(side))) / 100.0;
}

double ArmyView::LeadOf(Side side) const {
  return (PointsOf(f_, side) - PointsOf(f_, Opponent(side))) / 100.0;
}

double ArmyView::LostShare(Side side) const {
  return LostAndRouting(f_, side) * 100.0 /
         std::max(
             1, InitialBases(f_, side) * f_.scenario.side(side).break_percent);
}

}  // namespace berthier::la_grande_armee
