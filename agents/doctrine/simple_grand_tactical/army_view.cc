#include "agents/doctrine/simple_grand_tactical/army_view.h"

#include <algorithm>

#include "agents/doctrine/simple_grand_tactical/odds.h"
#include "engine/rulesets/simple_grand_tactical/board/contacts.h"
#include "engine/rulesets/simple_grand_tactical/board/score.h"
#include "engine/rulesets/simple_grand_tactical/board/sight.h"
#include "engine/rulesets/simple_grand_tactical/facts/tables.h"

namespace berthier::simple_grand_tactical {
namespace {

bool Crosses(Spot from, Spot to, const UnitView& u) {
  constexpr double kInto = 0.1;
  const Spot way = to - from;
  const double length = Norm(way);
  if (length < 1e-6) return false;
  return RayTo(from, way * (1 / length), u) < length - kInto;
}

// Rally Phases of a side that are still to come.
int PhasesLeft(const State& s, const Scenario& scenario, Side side) {
  int left = scenario.turns - s.turn;
  const bool later = side != s.active && s.active == scenario.first;
  const bool now = side == s.active && s.phase <= Phase::kRally;
  return left + (later || now ? 1 : 0);
}

}  // namespace

Heading HeadingOf(Spot way) {
  const Point p = InTicks(way * 20);
  return BearingOf({p.x, p.y});
}

Spot NearestOf(const UnitView& u, Spot p) {
  const Spot l = u.Local(p);
  const double x = std::clamp(l.x, -u.half_width, u.half_width);
  const double y = std::clamp(l.y, -u.half_depth, u.half_depth);
  return u.at + u.right() * x + u.dir * y;
}

bool SeesPartOf(const UnitView& u, const UnitView& other) {
  if (u.all_round() || u.InFrontZone(other.at)) return true;
  const Spot across = other.right() * other.half_width;
  const Spot along = other.dir * other.half_depth;
  for (const Spot off : {along, along * -1, across, across * -1}) {
    if (u.InFrontZone(other.at + off)) return true;
  }
  for (int i = 0; i < 4; ++i) {
    if (u.InFrontZone(other.Corner(i))) return true;
  }
  return false;
}

bool Overlap(const UnitView& a, const UnitView& b) {
  constexpr double kMay = 0.04;  // cm of penetration
  return berthier::Overlap(a, b, kMay);
}

double RateOf(const UnitData& data, Formation formation) {
  const MoveRates& r = kMoveRates;
  int rate = 0, light = r.light;
  switch (data.arm) {
    case Arm::kInfantry:
      rate =
          formation == Formation::kColumn ? r.infantry_column : r.infantry_line;
      if (formation == Formation::kDeployed) return 0;
      break;
    case Arm::kCavalry:
      rate =
          formation == Formation::kColumn ? r.cavalry_column : r.cavalry_line;
      break;
    case Arm::kArtillery:
      if (formation == Formation::kLimbered) {
        rate = data.horse ? r.horse_limbered : r.foot_limbered;
      } else {
        if (data.gun_class == GunClass::kHeavy) return 0;
        rate = r.unlimbered;
        light = r.light_unlimbered;
      }
      break;
  }
  const double all = rate + (data.light ? light : 0);
  return formation == Formation::kSquare ? all / 2 : all;
}

double ApproachOf(const UnitData& data, Formation formation) {
  const double column = RateOf(data, Formation::kColumn);
  if (formation == Formation::kColumn) return column;
  const double line =
      data.arm == Arm::kCavalry ? RateOf(data, Formation::kLine) : 0.0;
  return std::max(line, column / 2);
}

double ChargeRateOf(const UnitData& data) {
  return kMoveRates.charge + (data.light ? kMoveRates.light_charge : 0);
}

double QualityOf(const UnitData& data) {
  if (data.arm == Arm::kArtillery) {
    return 1.6 + 0.3 * data.fire + 0.1 * data.rally;
  }
  const int fire = data.fires ? data.fire : 1;
  const int melee = std::max(data.melee, data.melee_charging);
  return std::max(0.3, 0.4 + 0.1 * (fire + data.rally + melee));
}

// ---- A unit -----------------------------------------------------------------

void ArmyView::LookAtGround(UnitView& view) const {
  const Ground& ground = f_.scenario.ground;
  const Point at = InTicks(view.at);
  view.level =
      ground.heights.empty()
          ? uint8_t{0}
          : static_cast<uint8_t>(simple_grand_tactical::LevelAt(ground, at));
  view.cover = Cover::kNone;
  for (const GroundRef ref : ground.areas) {
    const GroundPart& part = ground.part(ref);
    if (!berthier::Contains(part.box, at) ||
        !berthier::Contains(PolygonView(part.polygon), at)) {
      continue;
    }
    view.cover = std::max(
        view.cover, ground.piece(ref).kind == PieceKind::kWoods ? Cover::kSoft
                                                                : Cover::kHard);
  }
}

// CMD-02, 03
bool ArmyView::MayGetPass(const UnitView& view) const {
  const CorpsId c = view.data->corps;
  const GeneralId g = f_.scenario.corps_data(c).commander;
  if (f_.state.corps_state(c).passes == 0 || !IsSome(g) ||
      !f_.state.general(g).on_table()) {
    return false;
  }
  const Spot from = InCm(f_.state.general(g).pos);
  return Norm(NearestOf(view, from) - from) <= kDistances.pass;
}

// Whether a retreat of 30 cm (RET-02, 05, 10) would be its end.
bool ArmyView::IsCutOff(const UnitView& view) const {
  const UnitView* nearest = nullptr;
  double least = kMisses;
  const std::span<const UnitView> foes = enemies(view.data->side);
  for (const UnitView& e : foes) {
    const Spot off = e.at - view.at;
    const double far = Dot(off, off);
    if (far >= least) continue;
    least = far;
    nearest = &e;
  }
  // Nor does it matter where nobody could drive it back.
  constexpr double kMost = 80;
  if (nearest == nullptr || least < 0.01 || least > kMost * kMost) return false;
  const Spot way = UnitOf(view.at - nearest->at);
  const double far = kDistances.retreat;
  const Spot end = view.at + way * far;
  if (end.x < 0 || end.y < 0 || end.x > InCm(f_.scenario.ground.width) ||
      end.y > InCm(f_.scenario.ground.depth)) {
    return true;
  }
  // The circle round the middle of its way.
  const Spot middle = view.at + way * (far / 2);
  for (const UnitView& e : foes) {
    const double both = far / 2 + view.radius + e.radius;
    const Spot off = e.at - middle;
    if (Dot(off, off) > both * both || e.id == nearest->id) continue;
    if (TouchOf(view, way, e) < far && GapOf(view, e) > 0.1) return true;
  }
  return false;
}

void ArmyView::PriceIt(UnitView& view) const {
  const Side side = view.data->side;
  double rallying = CostOfDisorder(side, view.rally + (view.general ? 1 : 0));
  if (MayGetPass(view)) rallying = std::min(rallying, PriceOfPass());
  const double use = weights_->use * QualityOf(*view.data) * time_left_;
  const double all = kChips.unit_lost + use;
  // What stands in disorder has paid for it already, but for who is unformed.
  const double paid = !view.disordered ? 0
                      : view.unformed  ? kUnformed * rallying
                                       : rallying;
  view.disorder = view.disordered && !view.unformed
                      ? 0
                      : rallying - paid + kIdle * time_left_;
  constexpr double kLeastLoss = 1;
  view.loss = std::max(kLeastLoss, all - paid);
  view.retreat =
      IsCutOff(view) ? view.loss : std::min(view.disorder + 0.25, view.loss);
}

void ArmyView::Make(UnitId u, UnitView& view) const {
  const UnitState& unit = f_.unit(u);
  const UnitData& data = f_.data(u);
  view.id = u;
  view.data = &data;
  view.arm = data.arm;
  view.disordered = unit.disordered();
  view.unformed = unit.order == OrderState::kUnformed;
  view.moved = unit.Has(Flag::kMoved);
  view.general = IsSome(unit.general) && IsSome(HelperOf(f_, u));
  view.may_approach = MayApproach(f_, u);
  view.rally = data.rally;
  if (f_.state.contact_count > 0) {
    view.in_contact = IsSome(EnemyInContact(f_.state, u));
    view.locked = view.in_contact && IsLocked(f_.state, u);
  }
  Place(view, InCm(unit.centre), WayOf(unit.heading), unit.formation);
}

void ArmyView::Place(UnitView& u, Spot at, Spot dir,
                     Formation formation) const {
  const BaseSize size = SizeOf(*u.data, formation);
  u.formation = formation;
  u.at = at;
  u.dir = dir;
  u.half_width = InCm(size.front) / 2;
  u.half_depth = InCm(size.depth) / 2;
  u.radius =
      std::sqrt(u.half_width * u.half_width + u.half_depth * u.half_depth);
  u.range = 0;
  if (u.foot()) {
    u.range = kMusketRange;
  } else if (formation == Formation::kUnlimbered) {
    u.range = kGunRanges[static_cast<size_t>(u.data->gun_class)] * kRangeBands;
  }
  const bool attacks = !u.guns() && formation != Formation::kDeployed;
  u.reach = !attacks ? 0
                     : ApproachOf(*u.data, formation) +
                           (u.horse() ? ChargeRateOf(*u.data) : 0);
  LookAtGround(u);
}

UnitView ArmyView::At(const UnitView& u, Spot at, Spot dir,
                      Formation formation) const {
  UnitView there = u;
  Place(there, at, dir, formation);
  PriceIt(there);
  return there;
}

UnitView ArmyView::At(UnitId u, Pose pose, Formation formation) const {
  UnitView view;
  if (f_.unit(u).on_table()) {
    view = unit(u);
  } else {
    Make(u, view);
  }
  return At(view, InCm(pose.centre), WayOf(pose.heading), formation);
}

// ---- Both armies ------------------------------------------------------------

void ArmyView::PlaceObjectives() {
  const auto& ground = f_.scenario.ground;
  for (size_t i = 0; i < ground.objectives.size(); ++i) {
    const Piece& piece = ground.pieces[ground.objectives[i]];
    Objective& o = objectives_[static_cast<size_t>(objective_count_++)];
    if (piece.kind == PieceKind::kObjective || piece.parts.empty()) {
      o.at = InCm(piece.line[0]);
      o.radius = InCm(piece.width);
    } else {
      const Box& box = piece.parts[0].box;
      o.at = (InCm(box.low) + InCm(box.high)) * 0.5;
      o.radius = InCm(Ticks(std::min(box.high.x - box.low.x,
                                     box.high.y - box.low.y))) /
                 2;
    }
    const int holder = f_.state.held[i];
    o.held = holder == 1 ? 1 : holder == 2 ? -1 : 0;
    for (const Side side : {Side::kFirst, Side::kSecond}) {
      const size_t s = static_cast<size_t>(side);
      const int own = side == Side::kFirst ? 1 : -1;
      // VIC-01, 02: what it controls, and what it has lost to the enemy.
      const bool lost = (f_.state.ever_held[i] >> s & 1) != 0;
      o.gain[s] = o.held == own ? 0
                  : o.held == 0 ? kObjectiveMorale
                                : kObjectiveMorale * (lost ? 4 : 3);
    }
    for (const Side side : {Side::kFirst, Side::kSecond}) {
      const size_t s = static_cast<size_t>(side);
      for (const UnitView& u : units(side)) {
        if (!u.foot() || u.disordered || u.locked) continue;
        const double far = Norm(u.at - o.at);
        if (far < o.nearest[s]) {
          o.second[s] = o.nearest[s];
          o.nearest[s] = far;
        } else {
          o.second[s] = std::min(o.second[s], far);
        }
      }
    }
  }
}

ArmyView::ArmyView(PositionView f, const Weights& weights)
    : f_(f), weights_(&weights) {
  const Scenario& scenario = f.scenario;
  const State& s = f.state;
  const double gone =
      s.turn - 1 +
      (s.active == scenario.first || s.phase <= Phase::kDeployment ? 0.0 : 0.5);
  time_left_ = std::clamp(1 - gone / std::max(1, scenario.turns), 0.0, 1.0);
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    const size_t i = static_cast<size_t>(side);
    const int left = PhasesLeft(s, scenario, side);
    for (int mod = -3; mod <= 4; ++mod) {
      disorder_[i][static_cast<size_t>(mod + 3)] = ChipsOfRallying(mod, left);
    }
  }
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    scenario.side(side).units.ForEach([&](UnitId u) {
      if (!f.unit(u).on_table()) return;
      where_[static_cast<size_t>(u)] = static_cast<uint8_t>(units_.size());
      Make(u, units_.emplace_back());
    });
    if (side == Side::kFirst) of_first_ = units_.size();
  }
  // What a retreat costs depends on where the others stand.
  for (UnitView& u : units_) PriceIt(u);
  PlaceObjectives();
}

double ArmyView::LeadOf(Side side) const {
  return (ShareOf(f_, side) - ShareOf(f_, Opponent(side))) / 10000.0;
}

Spot ArmyView::Ahead(Side side) const {
  return WayOf(HeadingToward(f_.scenario.side(side).home).Opposite());
}

bool ArmyView::HasLine(const UnitView& firer, const UnitView& target) const {
  const Spot from = firer.front();
  const Spot side = target.half_width >= target.half_depth
                        ? target.right() * (target.half_width / 2)
                        : target.dir * (target.half_depth / 2);
  // Who stands near the middle line and is not shot over.
  boost::container::static_vector<const UnitView*, kMaxUnits> between;
  const Spot middle = (from + target.at) * 0.5;
  const Spot way = UnitOf(target.at - from);
  const double aside = Norm(side);
  const double half = Norm(target.at - from) / 2 + aside;
  for (const UnitView& u : units_) {
    const Spot off = u.at - middle;
    if (std::abs(Cross(way, off)) > aside + u.radius ||
        std::abs(Dot(way, off)) > half + u.radius || u.id == firer.id ||
        u.id == target.id) {
      continue;
    }
    const bool over = firer.guns() && firer.level > u.level &&
                      (u.guns() || GapOf(u, target) >= kDistances.over_heads);
    if (!over) between.push_back(&u);
  }
  const Ground& ground = f_.scenario.ground;
  const bool plain = ground.screens.empty() && ground.heights.empty();
  for (const Spot to : {target.at, target.at + side, target.at - side}) {
    if (std::any_of(between.begin(), between.end(),
                    [&](const UnitView* u) { return Crosses(from, to, *u); })) {
      continue;
    }
    if (plain || GroundClear(f_, {InTicks(from), InTicks(to)},
                             {InTicks(firer.at), InTicks(target.at)},
                             GapOf(firer, target) <= kDistances.sight_free
                                 ? Nearness::kNear
                                 : Nearness::kApart)) {
      return true;
    }
  }
  return false;
}

}  // namespace berthier::simple_grand_tactical
