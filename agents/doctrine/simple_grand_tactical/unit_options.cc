#include "agents/doctrine/simple_grand_tactical/unit_options.h"

#include <algorithm>
#include <array>
#include <numbers>

#include "engine/rulesets/simple_grand_tactical/board/contacts.h"
#include "engine/rulesets/simple_grand_tactical/facts/tables.h"
#include "engine/rulesets/simple_grand_tactical/movement/movement.h"
#include "engine/rulesets/simple_grand_tactical/movement/rough.h"

namespace berthier::simple_grand_tactical {
namespace {

constexpr double kAllRound = -1.1;
constexpr double kOffEnemies = 0.25;  // SGT-GEO-19
constexpr double kNearEnemy = 60;     // cm, to look at him at all

Spot Turn(Spot way, double degrees) {
  const double a = degrees * std::numbers::pi / 180;
  const double c = std::cos(a), s = std::sin(a);
  return {way.x * c + way.y * s, way.y * c - way.x * s};
}

}  // namespace

// ---- Where moves begin ------------------------------------------------------

OptionGenerator::Start OptionGenerator::Steady(const UnitView& u) const {
  return {.view = u,
          .heading = f_.unit(u.id).heading,
          .rate = RateOf(*u.data, u.formation),
          .cone = u.square() ? kAllRound : kHalfRight};
}

OptionGenerator::Start OptionGenerator::Turned(const UnitView& u,
                                               Spot way) const {
  const Heading heading = HeadingOf(way);
  return {.view = army_.At(u, u.at, WayOf(heading), u.formation),
          .heading = heading,
          .rate = RateOf(*u.data, u.formation) / 2,
          .cone = kAllRound};
}

OptionGenerator::Start OptionGenerator::Reformed(const UnitView& u,
                                                 Formation formation,
                                                 Spot way) const {
  const UnitState& unit = f_.unit(u.id);
  const Pose pose = PoseAfterChange(*u.data, unit.pose(), unit.formation,
                                    formation, unit.heading);
  const Heading heading = HeadingOf(way);
  return {.view = army_.At(u, InCm(pose.centre), WayOf(heading), formation),
          .heading = heading,
          .rate = RateOf(*u.data, formation) / 2,
          .cone = kAllRound,
          .manner = ChangeFirst(formation)};
}

// ---- Moves ------------------------------------------------------------------

bool OptionGenerator::HasRoom(const UnitView& there) const {
  const Ground& ground = f_.scenario.ground;
  for (int i = 0; i < 4; ++i) {
    const Spot p = there.Corner(i);
    if (p.x < 0 || p.y < 0 || p.x > InCm(ground.width) ||
        p.y > InCm(ground.depth)) {
      return false;
    }
  }
  const Side side = there.data->side;
  for (const UnitView& other : army_.units(side)) {
    if (other.id != there.id && Overlap(there, other)) return false;
  }
  for (const UnitView& e : army_.enemies(side)) {
    if (!IsFarther(there, e, kOffEnemies) && GapOf(there, e) < kOffEnemies) {
      return false;
    }
  }
  return true;
}

UnderFire OptionGenerator::AfterRoughTo(const Start& start, Spot to) const {
  const UnitView& from = start.view;
  const Block block = MakeBlock({InTicks(from.at), start.heading},
                                SizeOf(*from.data, from.formation));
  return AfterRough(from, RoughOnLeg(f_, block, InTicks(to)));
}

double OptionGenerator::PriceOfRough(const Start& start, Spot to) const {
  const UnitView& from = start.view;
  return AfterRoughTo(start, to).disordered *
         (kUnformed * army_.CostOfDisorder(from.data->side, from.rally) +
          kIdle * army_.time_left());
}

void OptionGenerator::Add(const Order& order, const UnitView& there,
                          double bonus) {
  if (!HasRoom(there)) return;
  options_.push_back(
      {order, outlook_.ValueOfPlace(there, stance_) + bonus - now_});
}

void OptionGenerator::Move(const Start& start, Spot way, double length) {
  if (length < 0.3 || Dot(way, start.view.dir) < start.cone) return;
  const UnitView& from = start.view;
  const UnitView there =
      army_.At(from, from.at + way * length, from.dir, from.formation);
  const Order order = {.verb = static_cast<uint8_t>(Verb::kMove),
                       .manner = start.manner,
                       .subject = f_.scenario.Entity(from.id),
                       .pose = {InTicks(there.at), start.heading}};
  Add(order, there, -PriceOfRough(start, there.at));
}

void OptionGenerator::MoveAndForm(const Start& start, Spot way, double length,
                                  Formation last) {
  const UnitView& from = start.view;
  const Pose pose = PoseAfterChange(
      *from.data, {InTicks(from.at + way * length), start.heading},
      from.formation, last, start.heading);
  const UnitView there =
      army_.At(from, InCm(pose.centre), WayOf(start.heading), last);
  const Order order = {.verb = static_cast<uint8_t>(Verb::kMove),
                       .manner = ChangeLast(last),
                       .subject = f_.scenario.Entity(from.id),
                       .pose = pose};
  Add(order, there, -PriceOfRough(start, from.at + way * length));
}

void OptionGenerator::Toward(const UnitView& u, Spot goal) {
  const double far = Norm(goal - u.at);
  if (far < 0.5) return;
  const Spot way = UnitOf(goal - u.at);
  const Start steady = Steady(u);
  const double most = std::min(steady.rate - kInside, far);
  if (Dot(way, u.dir) >= kHalfRight) {
    for (const double part : {1.0, 0.5, 0.75, 0.25}) {
      Move(steady, way, most * part);
    }
    for (const double off : {-40.0, -20.0, 20.0, 40.0}) {
      for (const double part : {1.0, 0.5}) {
        Move(steady, Turn(way, off), (steady.rate - kInside) * part);
      }
    }
  }
  if (u.square()) return;
  const Start turned = Turned(u, way);
  const double half = std::min(turned.rate - kInside, far);
  Move(turned, way, half);
  Move(turned, way, half / 2);
  if (u.foot() && u.column()) {
    MoveAndForm(turned, way, half, Formation::kLine);
  }
}

void OptionGenerator::Back(const UnitView& u, const UnitView& enemy) {
  const Spot to_enemy = UnitOf(enemy.at - u.at);
  const Start turned = Turned(u, to_enemy);
  for (const double off : {0.0, -45.0, 45.0, -90.0, 90.0}) {
    const Spot way = Turn(to_enemy * -1, off);
    Move(turned, way, turned.rate - kInside);
    Move(turned, way, turned.rate / 2);
  }
  // About and away, for who has far to go.
  if (stance_.stand_off > 30) {
    const Start away = Turned(u, to_enemy * -1);
    Move(away, to_enemy * -1, away.rate - kInside);
  }
}

void OptionGenerator::Form(const UnitView& u, Formation formation, Spot way) {
  const UnitState& unit = f_.unit(u.id);
  const Heading heading =
      formation == Formation::kSquare || formation == Formation::kDeployed
          ? unit.heading
          : HeadingOf(way);
  const bool changes = formation != u.formation;
  if (!changes && heading == unit.heading) return;
  Pose pose = unit.pose();
  if (changes) {
    pose = PoseAfterChange(*u.data, pose, u.formation, formation, heading);
  }
  const UnitView there =
      army_.At(u, InCm(pose.centre), WayOf(heading), formation);
  Order order = {.verb = static_cast<uint8_t>(Verb::kForm),
                 .manner = changes ? FormAs(formation) : kNoChange,
                 .subject = f_.scenario.Entity(u.id)};
  order.pose.heading = heading;
  Add(order, there);
}

void OptionGenerator::Forms(const UnitView& u, const UnitView& enemy) {
  const Spot way = UnitOf(enemy.at - u.at);
  const Spot ahead = Dot(way, u.dir) > 0.94 ? u.dir : way;
  Form(u, u.formation, way);
  if (u.horse()) {
    Form(u, Formation::kColumn, ahead);
    Form(u, Formation::kLine, ahead);
    return;
  }
  Form(u, Formation::kLine, ahead);
  Form(u, Formation::kColumn, ahead);
  if (GapOf(u, enemy) < 45) Form(u, Formation::kSquare, ahead);
  Form(u, Formation::kSkirmish, ahead);
  if (u.cover != Cover::kNone) Form(u, Formation::kDeployed, ahead);
}

void OptionGenerator::Moves(const UnitView& u) {
  // The nearest enemies; for horse those who cannot stand it.
  std::array<const UnitView*, 2> near = {nullptr, nullptr};
  std::array<double, 2> least = {kMisses, kMisses};
  for (const UnitView& e : army_.enemies(u.data->side)) {
    double far = Norm(e.at - u.at);
    if (u.horse() && (e.guns() || e.disordered)) far -= 15;
    if (u.horse() && e.square()) far += 20;
    if (far < least[0]) {
      near[1] = near[0];
      least[1] = least[0];
      near[0] = &e;
      least[0] = far;
    } else if (far < least[1]) {
      near[1] = &e;
      least[1] = far;
    }
  }
  if (near[0] == nullptr) return;
  const Objective* goal = nullptr;
  double most = 0;
  const size_t own = static_cast<size_t>(u.data->side);
  for (const Objective& o : army_.objectives()) {
    const double wanted =
        (o.gain[own] > 0 ? o.gain[own] : 0.4 * o.gain[1 - own]) /
        (20 + Norm(o.at - u.at));
    if (wanted <= most) continue;
    most = wanted;
    goal = &o;
  }
  if (u.guns()) {
    GunDrills(u, *near[0]);
    if (near[1] != nullptr) GunDrills(u, *near[1]);
    return;
  }
  Toward(u, near[0]->at);
  // What lies beyond a move the same way is the same move.
  const double rate = RateOf(*u.data, u.formation);
  const auto same = [&](Spot a, Spot b) {
    constexpr double kSameWay = 0.97;  // cosine
    const double far_a = Norm(a - u.at), far_b = Norm(b - u.at);
    return std::min(far_a, far_b) > rate &&
           Dot(a - u.at, b - u.at) > kSameWay * far_a * far_b;
  };
  const bool second = near[1] != nullptr && !same(near[0]->at, near[1]->at);
  if (second) Toward(u, near[1]->at);
  if (goal != nullptr && u.foot() && !same(near[0]->at, goal->at) &&
      !(second && same(near[1]->at, goal->at))) {
    Toward(u, goal->at);
  }
  if (GapOf(u, *near[0]) < kNearEnemy) {
    Back(u, *near[0]);
    Forms(u, *near[0]);
  } else if (!u.column()) {
    Form(u, Formation::kColumn, u.dir);
  }
}

// ---- Guns -------------------------------------------------------------------

void OptionGenerator::GunDrills(const UnitView& u, const UnitView& enemy) {
  const Spot way = UnitOf(enemy.at - u.at);
  if (u.formation == Formation::kUnlimbered) {
    // Lay it on whoever is the best target for it.
    const UnitView* best = nullptr;
    double most = 0;
    for (const UnitView& e : army_.enemies(u.data->side)) {
      const double far = Norm(e.at - u.at);
      if (far > u.range + 6) continue;
      const double value = ValueOfShot(FireModifierOf(u, e, far), e);
      if (value <= most) continue;
      most = value;
      best = &e;
    }
    if (best != nullptr) {
      Form(u, Formation::kUnlimbered, best->at - u.at);
      const Start steady = Steady(u);
      Move(steady, UnitOf(best->at - u.at), steady.rate - kInside);
    }
    Form(u, Formation::kLimbered, way);
    Form(u, Formation::kLimbered, way * -1);
    return;
  }
  Form(u, Formation::kUnlimbered, way);
  const Start steady = Steady(u);
  const bool heavy = u.data->gun_class == GunClass::kHeavy;
  for (const double off : {0.0, -30.0, 30.0, -60.0, 60.0}) {
    const Spot there = Turn(way, off);
    for (const double part : {1.0, 0.6}) {
      Move(steady, there, (steady.rate - kInside) * part);
      // Laid from where they come to.
      const double length = (steady.rate / 2 - kInside) * part;
      const Start turned = Turned(u, enemy.at - (u.at + there * length));
      Move(turned, there, length);
      if (heavy) continue;
      MoveAndForm(turned, there, length, Formation::kUnlimbered);
    }
  }
  // Out of the way.
  const Start turned = Turned(u, way);
  Move(turned, way * -1, turned.rate - kInside);
}

// ---- All of them ------------------------------------------------------------

void OptionGenerator::Collect(UnitId u, const Stance& stance) {
  stance_ = stance;
  const UnitView& unit = army_.unit(u);
  if (unit.moved || !unit.free()) return;
  now_ = outlook_.ValueOfPlace(unit, stance_);
  Attacks(unit);
  Moves(unit);
}

void OptionGenerator::Settle(size_t most, double least, MoveOccasion occasion) {
  std::stable_sort(
      options_.begin(), options_.end(),
      [](const Option& a, const Option& b) { return a.value > b.value; });
  size_t kept = 0;
  // Nobody looks for ever for the way past a crowd.
  size_t tries = 40;
  for (size_t i = 0; i < options_.size() && kept < most; ++i) {
    const Option option = options_[i];
    if (option.value <= least || tries == 0) break;
    const auto end = options_.begin() + static_cast<std::ptrdiff_t>(kept);
    if (std::any_of(options_.begin(), end, [&](const Option& other) {
          return other.order == option.order;
        })) {
      continue;
    }
    --tries;
    if (!CheckMoveOrder(f_, option.order, occasion).ok()) continue;
    options_[kept++] = option;
  }
  options_.resize(kept);
}

}  // namespace berthier::simple_grand_tactical
