#include "agents/doctrine/big_battle_napoleonic/army_view.h"

#include <algorithm>
#include <cstring>

#include "engine/rulesets/big_battle_napoleonic/board/zones.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"

namespace berthier::big_battle_napoleonic {
namespace {

constexpr double kReachOfPower = 6;      // inches: half of it is left there
constexpr double kOnObjective = 4;       // inches from its middle
constexpr Length kNearWork = Inches(4);  // beyond this none is looked at
constexpr double kLeastAhead = 6;        // inches of a way, to aim at
constexpr double kPrize = 0.35;          // of its value hangs on a fight there

// 9.3: what a condition leaves of a unit.
double UseOf(const UnitState& unit, Grade grade) {
  if (unit.routing()) return grade == Grade::kGuard ? 0.5 : 0.2;
  if (unit.condition == Condition::kMustRally) return 0.75;
  return unit.condition == Condition::kDisordered ? 0.88 : 1;
}

bool IsIn(const GroundPart& part, Point p) {
  return Contains(part.box, p) && berthier::Contains(part.polygon, p);
}

Vec VecAt(Spot way) {
  const Point p = PointOf(way);
  return {p.x, p.y};
}

Block BlockOf(const UnitView& u) {
  const Spot ahead = u.dir * (u.depth / 2);
  const Spot right = Spot{u.dir.y, -u.dir.x} * (u.width / 2);
  return {PointOf(u.at), VecAt(ahead - right), VecAt(ahead + right)};
}

// 1 on which side of the line through a and b, -1 on the other.
double SideOf(Spot a, Spot b, Spot p) { return Cross(b - a, p - a); }

double DistanceTo(Spot a, Spot b, Spot p) {
  const Spot along = b - a;
  const double whole = Dot(along, along);
  const double t =
      whole == 0 ? 0 : std::clamp(Dot(p - a, along) / whole, 0.0, 1.0);
  return Norm(p - a - along * t);
}

}  // namespace

double GapOf(const UnitView& a, const UnitView& b) {
  const Spot way = b.at - a.at;
  const double apart = Norm(way);
  if (apart == 0) return 0;
  const Spot unit = way * (1 / apart);
  return std::max(0.0, apart - a.Extent(unit) - b.Extent(unit));
}

double BaseValueOf(const Scenario& scenario, const UnitData& data) {
  if (data.arm() == Arm::kArtillery) {
    const double counted =
        ArmyView::BasesOf(scenario, scenario.options.points_per_battery);
    return std::max(counted, data.kind == Kind::kHorseArtillery ? 2.0 : 2.5);
  }
  double value = 1;
  if (data.arm() == Arm::kInfantry) {
    constexpr std::array<double, 4> kByGrade = {1.7, 1.3, 1.0, 0.8};
    value = kByGrade[static_cast<size_t>(data.grade)];
    if (data.kind == Kind::kLightInfantry) value += 0.1;
    if (data.Is(Special::kIllArmed)) value -= 0.1;
    if (data.Is(Special::kOldRegime)) value -= 0.1;
    if (data.Is(Special::kBritishTrained)) value += 0.2;
    return value;
  }
  constexpr std::array<double, 4> kByGrade = {1.9, 1.6, 1.3, 0.9};
  value = kByGrade[static_cast<size_t>(data.grade)];
  if (data.kind == Kind::kHeavyCavalry) value += 0.3;
  return data.Is(Special::kCossack) ? 0.8 : value;
}

double ArmyView::Power(const UnitView& u, Spot objective) {
  if (u.routing) return 0;
  const double share = u.foot() ? 1 : u.horse() ? 0.5 : 0.25;
  const Spot off = u.at - objective;
  return share * (u.guns() ? 3 : u.bases) /
         (1 + Dot(off, off) / (kReachOfPower * kReachOfPower));
}

UnitView ArmyView::At(UnitId u, Pose pose, Formation formation) const {
  const PositionView f = field();
  UnitView stand = f.unit(u).on_table() ? unit(u) : Make(u, false);
  stand.at = SpotOf(pose.centre);
  stand.dir = WayOf(pose.heading);
  if (stand.formation != formation) {
    const BaseSize size = SizeOf(f.data(u), formation, stand.bases);
    stand.formation = formation;
    stand.width = InInches(size.front);
    stand.depth = InInches(size.depth);
    stand.allowance = InInches(AllowanceOf(f.data(u), formation));
  }
  LookAtGround(pose.centre, stand);
  if (stand.guns()) stand.attached = IsBesideFriends(stand);
  return stand;
}

// Flush with a flank of a friend who may have guns (BBN-ART-02, 05).
bool ArmyView::IsBesideFriends(const UnitView& guns) const {
  constexpr double kSlack = 0.06;
  for (const UnitView& u : units(guns.data->side)) {
    if (u.guns() || u.routing || u.garrison() || u.rough) continue;
    const Spot off = guns.at - u.at;
    if (Dot(u.dir, guns.dir) < 0.999) continue;
    const double beside = std::abs(Cross(u.dir, off));
    const double ahead = std::abs(Dot(u.dir, off));
    if (std::abs(beside - (u.width + guns.width) / 2) < kSlack &&
        ahead <= u.depth / 2) {
      return true;
    }
  }
  return false;
}

void ArmyView::LookAtGround(Point at, UnitView& stand) const {
  const Ground& ground = scenario_->ground;
  stand.cover = false;
  stand.rough = false;
  for (const auto ref : ground.covers) {
    if (stand.cover) break;
    stand.cover =
        stand.formation != Formation::kMarch && IsIn(ground.part(ref), at);
  }
  for (const auto ref : ground.rough) {
    if (stand.rough) break;
    stand.rough = ground.piece(ref).rough && IsIn(ground.part(ref), at);
  }
  if (stand.horse()) {
    stand.rough = InRough(ground, BlockOf(stand));
  }
  stand.sheltered = stand.foot() && stand.rough && IsWhollyInRough(stand);
  stand.near_works = std::any_of(
      ground.works.begin(), ground.works.end(), [&](const GroundRef ref) {
        return Contains(Grown(ground.part(ref).box, kNearWork), at);
      });
  stand.town = Defended::kNone;
  if (stand.garrison()) {
    for (const auto ref : ground.towns) {
      if (IsIn(ground.part(ref), at)) {
        stand.town = ground.piece(ref).defended_as;
        break;
      }
    }
  }
  stand.prize = 0;
  if (!stand.foot()) return;
  for (const Objective& o : objectives()) {
    const Spot off = stand.at - o.at;
    if (Dot(off, off) < kOnObjective * kOnObjective) {
      stand.prize += kPrize * o.value;
    }
  }
}

bool ArmyView::IsWhollyInRough(const UnitView& stand) const {
  const Ground& ground = scenario_->ground;
  const Spot ahead = stand.dir * (stand.depth / 2);
  const Spot right = Spot{stand.dir.y, -stand.dir.x} * (stand.width / 2);
  const std::array<Spot, 4> corners = {
      stand.at + ahead + right, stand.at + ahead - right,
      stand.at - ahead + right, stand.at - ahead - right};
  return std::all_of(corners.begin(), corners.end(), [&](Spot corner) {
    const Point p = PointOf(corner);
    return std::any_of(
        ground.rough.begin(), ground.rough.end(), [&](const GroundRef ref) {
          return ground.piece(ref).rough && IsIn(ground.part(ref), p);
        });
  });
}

UnitView ArmyView::Make(UnitId u, bool engaged) const {
  const UnitState& unit = state_->unit(u);
  const UnitData& data = scenario_->unit(u);
  const BaseSize size = SizeOf(data, unit.formation, unit.bases);
  UnitView stand;
  stand.id = u;
  stand.data = &data;
  stand.arm = data.arm();
  stand.formation = unit.formation;
  stand.bases = unit.bases;
  stand.at = SpotOf(unit.centre);
  stand.dir = WayOf(unit.heading);
  stand.width = InInches(size.front);
  stand.depth = InInches(size.depth);
  stand.base_value = BaseValueOf(*scenario_, data);
  stand.value = stand.base_value * UseOf(unit, data.grade) *
                (stand.guns() ? 1 : unit.bases);
  stand.allowance = InInches(AllowanceOf(data, unit.formation));
  stand.range = InInches(LongestRange(data));
  stand.disordered = unit.disordered();
  stand.routing = unit.routing();
  stand.engaged = engaged;
  stand.counter = unit.Has(Flag::kCounter);
  stand.attached = stand.guns() && IsAttached(field(), u);
  LookAtGround(unit.centre, stand);
  return stand;
}

void ArmyView::PlaceObjectives() {
  const auto& ground = scenario_->ground;
  const bool both =
      scenario_->options.objectives_for == Options::ObjectivesFor::kBoth;
  objective_count_ = static_cast<int>(ground.objectives.size());
  for (size_t i = 0; i < ground.objectives.size(); ++i) {
    const Piece& piece = ground.pieces[ground.objectives[i]];
    Objective& o = objectives_[i];
    o.at = PlaceOfObjective(*scenario_, i);
    // Of an objective that counts for the attacker alone, holding it and not
    // holding it differ by half of what they do else.
    o.value = BasesOf(*scenario_, piece.points) * (both ? 1 : 0.5);
  }
}

void ArmyView::SeeWhoHolds() {
  for (size_t i = 0; i < objectives().size(); ++i) {
    const int holder = state_->held[i];
    objectives_[i].held = holder == 1 ? 1 : holder == 2 ? -1 : 0;
  }
}

// Gives those on the table their places among their side's. Nothing is known
// of them: no state of a unit on the table has this presence.
void ArmyView::Enlist(UnitSet on_table) {
  counts_ = {0, 0};
  for (Objective& o : objectives_) o.power = {0, 0};
  on_table.ForEach([&](UnitId u) {
    int& count = counts_[static_cast<size_t>(scenario_->unit(u).side)];
    where_[static_cast<size_t>(u)] = static_cast<uint8_t>(count++);
    seen_[static_cast<size_t>(u)].state.presence = Presence::kReserve;
    seen_[static_cast<size_t>(u)].foes_foot_near = {};
  });
  on_table_ = on_table;
}

void ArmyView::SeeUnits(UnitSet all) {
  UnitSet engaged;
  for (const Contact& c : ContactsOf(*state_)) {
    engaged.Add(c.attacker);
    engaged.Add(c.defender);
  }
  UnitSet changed;
  all.ForEach([&](UnitId u) {
    Seen& seen = seen_[static_cast<size_t>(u)];
    const UnitState& unit = state_->unit(u);
    const bool fights = engaged.Has(u);
    if (seen.engaged == fights &&
        std::memcmp(&seen.state, &unit, sizeof unit) == 0) {
      return;
    }
    seen.state = unit;
    seen.engaged = fights;
    UnitView& stand = Stand(u);
    stand = Make(u, fights);
    for (size_t i = 0; i < objectives().size(); ++i) {
      seen.power[i] = Power(stand, objectives_[i].at);
      if (stand.foot()) seen.march[i] = MarchTo(objectives_[i], stand.at);
    }
    changed.Add(u);
  });
  if (changed.empty()) return;
  SeeFootNear(changed);
  SeePower();
}

void ArmyView::SeeFootNear(UnitSet changed) {
  const double near_enough = kDistances.square_infantry;
  const auto look = [&](UnitView& u, const UnitView& e) {
    UnitSet& near = seen_[static_cast<size_t>(u.id)].foes_foot_near;
    if (u.foot() && e.foot() && !e.routing && !IsFarther(u, e, near_enough) &&
        GapOf(u, e) <= near_enough) {
      near.Add(e.id);
    } else {
      near.Remove(e.id);
    }
    u.foe_foot_near = !near.empty();
  };
  changed.ForEach([&](UnitId id) {
    UnitView& u = Stand(id);
    const size_t foes = static_cast<size_t>(Opponent(u.data->side));
    for (int i = 0; i < counts_[foes]; ++i) {
      UnitView& e = stands_[foes][static_cast<size_t>(i)];
      look(u, e);
      look(e, u);
    }
  });
}

void ArmyView::SeePower() {
  for (size_t i = 0; i < objectives().size(); ++i) {
    for (const Side side : {Side::kFirst, Side::kSecond}) {
      double sum = 0;
      for (const UnitView& u : units(side)) {
        sum += seen_[static_cast<size_t>(u.id)].power[i];
      }
      objectives_[i].power[static_cast<size_t>(side)] = sum;
    }
  }
}

void ArmyView::Look(PositionView f, const Weights& weights,
                    const Marches* marches) {
  const bool other_battle = scenario_ != &f.scenario || marches_ != marches;
  scenario_ = &f.scenario;
  state_ = &f.state;
  weights_ = &weights;
  marches_ = marches;
  UnitSet on_table;
  for (int i = 0; i < f.scenario.unit_count(); ++i) {
    const UnitId u = MakeId<UnitId>(i);
    if (f.unit(u).on_table()) on_table.Add(u);
  }
  if (other_battle) PlaceObjectives();
  if (other_battle || on_table != on_table_) Enlist(on_table);
  SeeWhoHolds();
  SeeUnits(on_table);
  const double moves = 2.0 * f.scenario.periods;
  const double gone = 2.0 * (f.state.period - 1) +
                      (f.state.phasing == f.state.attacker ? 0 : 1);
  time_left_ = std::clamp(1 - gone / moves, 0.0, 1.0);
}

const Ways* ArmyView::WaysTo(const Objective& objective) const {
  return marches_ == nullptr ? nullptr : marches_->To(NumberOf(objective));
}

double ArmyView::MarchTo(const Objective& objective, Spot at) const {
  const Ways* const ways = WaysTo(objective);
  return ways == nullptr ? Norm(at - objective.at) : ways->InchesFrom(at);
}

Spot ArmyView::AheadTo(const Objective& objective, const UnitView& u) const {
  const Ways* const ways = u.foot() ? WaysTo(objective) : nullptr;
  return ways == nullptr
             ? objective.at
             : ways->Ahead(u.at, std::max(kLeastAhead, u.allowance));
}

Defended ArmyView::DefendedAt(const UnitView& defender, Spot enemy) const {
  const auto& ground = scenario_->ground;
  if (defender.garrison()) return defender.town;
  Defended best = Defended::kNone;
  const Point at = PointOf(defender.at);
  for (const auto ref : ground.works) {
    if (!defender.near_works) break;
    const Piece& piece = ground.piece(ref);
    if (piece.defended_as <= best) continue;
    const GroundPart& part = ground.part(ref);
    if (!Contains(Grown(part.box, kNearWork), at)) continue;
    const Segment axis = part.axis;
    const Spot a = SpotOf(axis.a), b = SpotOf(axis.b);
    if (DistanceTo(a, b, defender.at) >
            1.2 + InInches(piece.width) / 2 + defender.depth / 2 ||
        SideOf(a, b, defender.at) * SideOf(a, b, enemy) >= 0 ||
        SideOf(defender.at, enemy, a) * SideOf(defender.at, enemy, b) >= 0) {
      continue;
    }
    best = piece.defended_as;
  }
  return best == Defended::kNone && defender.cover && defender.foot()
             ? Defended::kCover
             : best;
}

bool ArmyView::Barred(Spot from, const UnitView& target, UnitId firer) const {
  const Spot way = target.at - from;
  const double far = Norm(way);
  if (far < 0.5) return false;
  const Spot unit = way * (1 / far);
  const double end = far - target.Extent(unit);
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    for (const UnitView& u : units(side)) {
      if (u.id == firer || u.id == target.id) continue;
      const Spot off = u.at - from;
      const double along = Dot(off, unit);
      if (along < 0.3 || along > end) continue;
      const Spot across = {-unit.y, unit.x};
      // The corridor is as wide as the guns (BBN-FIR-22).
      if (std::abs(Cross(unit, off)) < 0.7 + u.Extent(across)) return true;
    }
  }
  return false;
}

bool ArmyView::IsScreened(const UnitView& enemy, const UnitView& target) const {
  const Spot way = target.at - enemy.at;
  const double far = Norm(way);
  if (far < 0.5) return false;
  const Spot unit = way * (1 / far);
  const Spot across = {-unit.y, unit.x};
  const auto friends = units(target.data->side);
  return std::any_of(friends.begin(), friends.end(), [&](const UnitView& v) {
    const Spot off = v.at - enemy.at;
    const double along = Dot(off, unit);
    return v.id != target.id && !v.guns() && !v.routing && along >= 0 &&
           along <= far - target.Extent(unit) &&
           std::abs(Cross(unit, off)) < v.Extent(across) + enemy.width / 3;
  });
}

bool ArmyView::GroundBars(const UnitView& own, const UnitView& target,
                          double leeway) const {
  constexpr double kOutermost = 0.8;  // of the way to where it just misses
  const Spot way = target.at - own.at;
  const double far = Norm(way);
  if (far == 0) return false;
  // Mostly there is none about.
  const Ground& ground = scenario_->ground;
  const Box about = Grown(BoxOf(Segment{PointOf(own.at), PointOf(target.at)}),
                          InchHundredths(static_cast<int32_t>(
                              100 * (own.width + target.MostExtent()))));
  const auto any_about = [&](const GroundLayer& layer) {
    return std::any_of(layer.begin(), layer.end(), [&](const GroundRef ref) {
      return !Apart(ground.part(ref).box, about, Ticks(0));
    });
  };
  if (!any_about(ground.impassable) &&
      !(own.horse() && any_about(ground.rough))) {
    return false;
  }
  const Spot right = Spot{way.y, -way.x} * (1 / far);
  const Spot off =
      right * (kOutermost * (target.Extent(right) + own.width / 2));
  return GroundBarsWayTo(target.at, own, target, leeway) &&
         GroundBarsWayTo(target.at + off, own, target, leeway) &&
         GroundBarsWayTo(target.at - off, own, target, leeway);
}

// Straight on, as wide as it is, until it is at the target.
bool ArmyView::GroundBarsWayTo(Spot aim, const UnitView& own,
                               const UnitView& target, double leeway) const {
  const Spot way = aim - own.at;
  const double far = Norm(way);
  const Spot to = way * (1 / far);
  const double run = far - target.Extent(to) - leeway;
  if (run <= 0) return false;
  const Spot ahead = to * (run / 2);
  const double half = std::max(0.1, own.width / 2 - leeway);
  const Spot right = Spot{to.y, -to.x} * half;
  const Block swept = {PointOf(own.at + ahead), VecAt(ahead - right),
                       VecAt(ahead + right)};
  return (own.horse() && InRough(scenario_->ground, swept)) ||
         InImpassable(scenario_->ground, swept);
}

}  // namespace berthier::big_battle_napoleonic
