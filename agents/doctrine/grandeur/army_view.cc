#include "agents/doctrine/grandeur/army_view.h"

#include "engine/rulesets/grandeur/board/terrain.h"
#include "engine/rulesets/grandeur/facts/tables.h"

namespace berthier::grandeur {
namespace {

// U: enemies so near, or farther than that, endanger who is disordered more,
// or not at all.
constexpr double kNear = 14, kFar = 34;
// A U of range with which guns are thought to fire at all.
constexpr double kGunRange[] = {0, 50, 30, 15};

}  // namespace

bool SeesPartOf(const UnitView& u, const UnitView& other) {
  if (u.all_round() || u.data->is_light() || u.InArc(other.at)) return true;
  for (int i = 0; i < 4; ++i) {
    if (u.InArc(other.Corner(i))) return true;
  }
  return false;
}

// ---- Units ------------------------------------------------------------------

UnitView ArmyView::Make(UnitId u) const {
  const UnitData& data = f_.data(u);
  const UnitState& unit = f_.unit(u);
  UnitView view;
  view.id = u;
  view.data = &data;
  view.vbu = VbuOf(f_, u);
  view.phases = unit.phases;
  view.disordered = unit.disordered();
  view.fresh = unit.fresh();
  view.exhausted = IsExhausted(f_, u);
  view.locked = InMelee(f_, u);
  view.in_bua = InBua(f_, u);
  view.commanded = InCommand(f_, u);
  view.opportunity = unit.Has(Flag::kOpportunity);
  view.activated = unit.Has(Flag::kActivated);
  view.acted =
      view.activated || f_.state.corps_state(data.corps).activated != 0;
  // GRA-INI-03: half of the turns begin with who ended the one before; after
  // the last none does.
  const double again = f_.state.turn < f_.scenario.turns ? weights_->again : 0;
  view.tempo = view.acted ? again : 1 + again;
  if (IsSome(unit.leader)) {
    const bool brave = f_.scenario.leader(unit.leader).brave;
    view.cohesion =
        ValueOf(brave ? ModifierCode::kBraveTest : ModifierCode::kLeaderTest);
    view.melee_dice = brave ? ValueOf(ModifierCode::kBraveDice) : 0;
  }
  view.half_width = InU(data.base.front) / 2;
  view.half_depth = InU(data.base.depth) / 2;
  view.radius = std::hypot(view.half_width, view.half_depth);
  view.move = data.move;
  if (data.is_artillery()) {
    view.range = kGunRange[static_cast<size_t>(data.gun)];
  } else if (data.skirmish != Skirmish::kNone) {
    view.range = kRanges[2];
  }
  // IMP-CHG-04
  if (data.impetus > 0 && !view.in_bua) {
    view.reach = view.move + (view.disordered ? 0 : kBonus);
  }
  const double left = static_cast<double>(view.vbu) / data.vbu;
  view.worth = data.vd * (last_ + (1 - last_) * left);
  view.at = InU(unit.centre);
  view.dir = WayOf(unit.heading);
  view.level = static_cast<uint8_t>(LevelOf(f_, u));
  return view;
}

void ArmyView::Price(UnitView& view) const {
  double gap = kMisses;
  NearestEnemy(view, gap);
  const double near = std::clamp((kFar - gap) / (kFar - kNear), 0.0, 1.0);
  // Who is disordered in the last turn has little left to fear.
  const int left = f_.scenario.turns - f_.state.turn;
  const double lasts = left <= 0 ? 0.3 : left == 1 ? 0.8 : 1;
  view.disorder =
      view.worth * (weights_->disorder + weights_->exposed * near) * lasts;
}

ArmyView::ArmyView(PositionView f, const Weights& weights)
    : f_(f), weights_(&weights), ticks_(Units(f, 1).ticks) {
  time_left_ = std::clamp(
      1 - (f.state.turn - 1.0) / std::max(1, f.scenario.turns), 0.0, 1.0);
  const double late = 1 - time_left_;
  last_ =
      weights.last + weights.ending * (1 - weights.last) * late * late * late;
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    f.scenario.side(side).units.ForEach([&](UnitId u) {
      if (!f.unit(u).on_table()) return;
      where_[static_cast<size_t>(u)] = static_cast<uint8_t>(units_.size());
      units_.push_back(Make(u));
    });
    if (side == Side::kFirst) of_first_ = units_.size();
  }
  for (UnitView& view : units_) {
    Price(view);
    view.formed = IsFormedAt(view);
  }
}

bool ArmyView::IsFormedAt(const UnitView& there) const {
  if (!there.foot() || there.in_bua) return false;
  if (IsOn(f_.scenario.options.squares)) {
    return f_.unit(there.id).Has(Flag::kInSquare);
  }
  const auto all = enemies(there.data->side);
  return std::any_of(all.begin(), all.end(), [&](const UnitView& e) {
    return e.horse() && !IsFarther(there, e, kDistances.square) &&
           GapOf(there, e) <= kDistances.square;
  });
}

UnitView ArmyView::At(const UnitView& u, Pose pose) const {
  UnitView there = u;
  there.at = InU(pose.centre);
  there.dir = WayOf(pose.heading);
  there.level = static_cast<uint8_t>(LevelAt(f_, pose.centre));
  return there;
}

const UnitView* ArmyView::NearestEnemy(const UnitView& u, double& gap) const {
  const UnitView* nearest = nullptr;
  double least = kMisses;
  for (const UnitView& e : enemies(u.data->side)) {
    const Spot way = e.at - u.at;
    const double far = Dot(way, way);
    if (far >= least) continue;
    least = far;
    nearest = &e;
  }
  if (nearest != nullptr) gap = GapOf(u, *nearest);
  return nearest;
}

double ArmyView::LostShare(Side side) const {
  const double defeats =
      std::max(1.0, f_.scenario.side(side).vdt * kDefeatShare / 100.0);
  return f_.state.vd_lost[static_cast<size_t>(side)] / defeats;
}

double ArmyView::LeadOf(Side side) const {
  return LostShare(Opponent(side)) - LostShare(side);
}

}  // namespace berthier::grandeur
