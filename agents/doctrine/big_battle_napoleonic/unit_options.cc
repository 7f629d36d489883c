#include "agents/doctrine/big_battle_napoleonic/unit_options.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/rulesets/big_battle_napoleonic/facts/manners.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/movement/formation_change.h"
#include "engine/rulesets/big_battle_napoleonic/movement/order_effect.h"
#include "engine/rulesets/big_battle_napoleonic/movement/plan_order.h"
#include "engine/rulesets/big_battle_napoleonic/orders/candidates.h"
#include "engine/rulesets/big_battle_napoleonic/orders/check_order.h"

namespace berthier::big_battle_napoleonic {
namespace {

// Turns off the way to a goal, in quarter degrees.
constexpr std::array<int, 5> kTurnsOff = {0, -100, 100, -200, 200};
constexpr double kStays = 1;  // inch

}  // namespace

double OptionGenerator::ValueThere(const UnitView& there, Fires fires) const {
  return ValueOfPlace(army_, there, stance_, fires) +
         2 * stance_.ground * PullOf(army_, task_, there);
}

double OptionGenerator::Worth(UnitId u, Pose pose, Formation formation,
                              Fires fires) const {
  const UnitView there = army_.At(u, pose, formation);
  const bool goes = Norm(there.at - SpotOf(f_.unit(u).centre)) > kStays;
  return ValueThere(there, fires) - now_ - (goes ? leaves_ : 0);
}

void OptionGenerator::Hold(UnitId u) {
  task_ = TaskOf(army_, army_.unit(u));
  now_ = ValueThere(army_.unit(u), Fires::kFromNow);
  leaves_ = f_.unit(u).formation == Formation::kUnlimbered
                ? army_.weights().leave_position
                : 0;
  ForEachGunOf(f_, u, [&](UnitId) { leaves_ = army_.weights().leave_guns; });
  Option hold = {Plain(Verb::kHold, u), 0, true};
  // Unlimbered guns fire now; who moves them fires later.
  options_.push_back(hold);
}

// ---- Moves ------------------------------------------------------------------

void OptionGenerator::MoveOf(UnitId u, int turn, Length distance) {
  if (distance.ticks <= 0 && turn == 0) return;
  const UnitState& unit = f_.unit(u);
  const Order order =
      MoveOrder(f_, u, turn, distance,
                MannerOf(FormationChange::kNone, FormationChange::kNone));
  Add(order, Worth(u, order.pose, unit.formation, Fires::kFromNow));
  if (!f_.IsBattery(u) || unit.formation != Formation::kLimbered) return;
  // Up and unlimber, if that leaves the way.
  const Length drill = Inches(kDrillInches);
  const Length wheel =
      WheelLength(SizeOf(f_, u), unit.formation, std::abs(turn));
  const Length allowance = AllowanceOf(f_.data(u), unit.formation);
  const Length left = allowance - drill - wheel;
  if (left.ticks < 0) return;
  const Order up =
      MoveOrder(f_, u, turn, std::min(left, distance),
                MannerOf(FormationChange::kNone, FormationChange::kUnlimber));
  Add(up, Worth(u, up.pose, Formation::kUnlimbered, Fires::kFromNextMove));
}

void OptionGenerator::MovesToward(UnitId u, Spot goal, double stop) {
  const UnitState& unit = f_.unit(u);
  const Point at = PointOf(goal);
  if (at == unit.centre) return;
  const int straight = unit.heading.TurnTo(AimAt(f_, u, at));
  const size_t turns = effort_ == Effort::kFull ? kTurnsOff.size() : 3;
  const double far = Norm(goal - army_.unit(u).at);
  for (size_t i = 0; i < turns; ++i) {
    const int turn = straight + kTurnsOff[i];
    if (turn < -720 || turn > 720) continue;
    const Length most = LongestAdvance(f_, u, turn);
    if (most.ticks == 0) continue;
    MoveOf(u, turn, most);
    MoveOf(u, turn, most / 2);
    if (i > 0 && effort_ == Effort::kLight) continue;
    const Length wanted = LengthOfInches(std::max(0.0, far - stop));
    if (wanted < most) MoveOf(u, turn, wanted);
    if (effort_ == Effort::kFull) {
      MoveOf(u, turn, most / 4);
      MoveOf(u, turn, most * 3 / 4);
    }
  }
}

// Back the way it came, facing the enemy again if there is time.
void OptionGenerator::Retreats(UnitId u) {
  const UnitState& unit = f_.unit(u);
  const UnitView& own = army_.unit(u);
  if (own.foot()) {
    Order step = Plain(Verb::kStepBack, u);
    step.amount = 100 * kShortStep;
    if (own.in_line() || own.formation == Formation::kColumn) {
      Add(step, Worth(u,
                      Shifted(unit.pose(), unit.heading.Opposite(),
                              Inches(kShortStep)),
                      own.formation, Fires::kFromNow));
    }
    if (stance_.gap > 6 || own.bases <= 2) {
      const Pose about = {unit.centre, unit.heading.Opposite()};
      Add(Plain(Verb::kAboutFace, u),
          Worth(u, about, own.formation, Fires::kFromNow) + 0.6);
    }
    return;
  }
  const Length allowance = AllowanceOf(f_.data(u), unit.formation);
  for (const auto& [last, drills] : {std::pair{FormationChange::kAboutFace, 2},
                                     std::pair{FormationChange::kNone, 1}}) {
    if (own.guns() && last == FormationChange::kAboutFace) continue;
    const Length most = allowance - Inches(kDrillInches) * drills;
    for (const int part : {4, 2}) {
      const Length length = most * part / 4;
      if (length.ticks <= 0) continue;
      const Heading back = unit.heading.Opposite();
      Pose pose = Shifted({unit.centre, back}, back, length);
      if (last == FormationChange::kAboutFace) pose.heading = unit.heading;
      Order order = Plain(Verb::kMove, u);
      order.manner = MannerOf(FormationChange::kAboutFace, last);
      order.pose = pose;
      Add(order, Worth(u, pose, unit.formation, Fires::kFromNow));
    }
  }
}

// Horse can neither rally nor stay in order there (BBN-TER-03, RAL-13): out of
// it, ahead or back, no farther than it takes.
void OptionGenerator::OutOfRough(UnitId u) {
  const UnitState& unit = f_.unit(u);
  for (const int inches : {1, 2, 3, 4, 6}) {
    MoveOf(u, 0, Inches(inches));
    const Heading back = unit.heading.Opposite();
    Order order = Plain(Verb::kMove, u);
    order.manner =
        MannerOf(FormationChange::kAboutFace, FormationChange::kNone);
    order.pose = Shifted({unit.centre, back}, back, Inches(inches));
    Add(order, Worth(u, order.pose, unit.formation, Fires::kFromNow));
  }
}

void OptionGenerator::Moves(UnitId u) {
  const UnitView& own = army_.unit(u);
  if (own.allowance == 0) return;
  if (own.horse() && own.rough) OutOfRough(u);
  // Its task, and the objectives that draw it most.
  const Objective* first = nullptr;
  const Objective* second = nullptr;
  double most = 0, next = 0;
  for (const Objective& o : army_.objectives()) {
    const double draw = o.value / (Norm(o.at - own.at) + 6);
    if (draw > most) {
      second = first;
      next = most;
      first = &o;
      most = draw;
    } else if (draw > next) {
      second = &o;
      next = draw;
    }
  }
  if (task_.objective != nullptr && task_.objective != first) {
    second = first;
    first = task_.objective;
  }
  if (first != nullptr && !own.horse())
    MovesToward(u, army_.AheadTo(*first, own), 0);
  if (second != nullptr && own.foot() && effort_ == Effort::kFull) {
    MovesToward(u, army_.AheadTo(*second, own), 0);
  }
  // The nearest enemies; for horse, and guns, those who cannot stand it.
  std::array<const UnitView*, 2> near = {nullptr, nullptr};
  std::array<double, 2> least = {1000, 1000};
  for (const UnitView& e : army_.enemies(own.data->side)) {
    if (e.routing) continue;
    double gap = GapOf(own, e);
    if (own.horse() && (e.square() || e.garrison())) gap += 15;
    if (own.horse() && (e.guns() || e.disordered)) gap -= 6;
    if (gap < least[0]) {
      near[1] = near[0];
      least[1] = least[0];
      near[0] = &e;
      least[0] = gap;
    } else if (gap < least[1]) {
      near[1] = &e;
      least[1] = gap;
    }
  }
  const double stop =
      own.guns()    ? (own.data->kind == Kind::kHorseArtillery ? 6.3 : 8.3)
      : own.horse() ? 9
                    : 5;
  if (near[0] != nullptr) MovesToward(u, near[0]->at, stop);
  if (near[1] != nullptr && (own.guns() || effort_ == Effort::kFull)) {
    MovesToward(u, near[1]->at, stop);
  }
  if (near[0] != nullptr && least[0] < 16) Retreats(u);
}

// At once in reserve; under attack it stands and fires (9.2.9).
double OptionGenerator::ValueOfRally(const UnitView& own) const {
  double gap = 1000;
  for (const UnitView& e : army_.enemies(own.data->side)) {
    if (!e.routing) gap = std::min(gap, GapOf(own, e));
  }
  return (gap > 4 ? 0.15 : 0.06) * own.value + 0.1;
}

// ---- All of them ------------------------------------------------------------

void OptionGenerator::Collect(UnitId u, const Stance& stance) {
  stance_ = stance;
  Hold(u);
  const UnitState& unit = f_.unit(u);
  const UnitView& own = army_.unit(u);
  if (unit.disordered()) Add(Plain(Verb::kRally, u), ValueOfRally(own));
  if (unit.formation == Formation::kMarch || unit.Has(Flag::kCommanded)) {
    Charges(u, stance.least);
    Overruns(u);
    Moves(u);
    FormationChanges(u);
    Towns(u);
    if (own.guns()) {
      GunPosts(u);
      GunMoves(u);
      FirePosts(u);
    }
  } else if (unit.formation == Formation::kUnlimbered) {
    FormationChanges(u);
  }
  GunDrills(u);
  if (own.horse() && unit.Has(Flag::kCommanded) && !own.disordered &&
      own.formation != Formation::kMarch) {
    const double awaits = ValueOfCounter(own);
    if (awaits > 0) {
      Add(Plain(Verb::kCounter, u), army_.weights().wait + awaits);
    }
  }
}

void OptionGenerator::CollectCounter(UnitId u, const Stance& stance) {
  stance_ = stance;
  now_ = ValueOfPlace(army_, army_.unit(u), stance_);
  // In M6C the marker is worth keeping for the enemy's move.
  const bool own_move = f_.state.phase == Phase::kOwnCounter;
  Charges(u, own_move ? 0.8 : std::max(0.1, stance.least));
  if (!own_move) Overruns(u);
}

void OptionGenerator::CollectEntry(UnitId u, const Stance& stance) {
  stance_ = stance;
  now_ = 0;
  for (const Entrance& each : EntrancesOf(f_, u)) {
    Add(each.order, Worth(u, each.order.pose, each.formation, Fires::kFromNow));
  }
}

// Horse does not go where it falls into disorder (BBN-TER-03).
bool OptionGenerator::IsLegalAndWise(const Order& order) const {
  const UnitId u = f_.scenario.As<UnitId>(order.subject);
  if (static_cast<Verb>(order.verb) != Verb::kMove || !IsSome(u) ||
      !f_.IsCavalry(u) || army_.unit(u).rough) {
    return CheckOrder(f_, order).ok();
  }
  OrderEffect effect;
  return PlanOrder(f_, order, effect).ok() && !effect.enters_rough;
}

void OptionGenerator::Settle(size_t most) {
  std::stable_sort(
      options_.begin(), options_.end(),
      [](const Option& a, const Option& b) { return a.value > b.value; });
  size_t kept = 0;
  // A playout does not look for ever for the way past a crowd.
  size_t tries = effort_ == Effort::kFull ? 60 : 14;
  for (size_t i = 0; i < options_.size() && kept < most; ++i) {
    Option option = options_[i];
    if (!option.checked) {
      if (tries == 0) continue;
      --tries;
      if (!IsLegalAndWise(option.order)) continue;
      option.checked = true;
    }
    const auto end = options_.begin() + static_cast<std::ptrdiff_t>(kept);
    if (std::any_of(options_.begin(), end, [&](const Option& other) {
          return other.order == option.order;
        })) {
      continue;
    }
    options_[kept++] = option;
  }
  options_.resize(kept);
}

}  // namespace berthier::big_battle_napoleonic
