#include "agents/doctrine/big_battle_napoleonic/unit_options.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/rulesets/big_battle_napoleonic/facts/manners.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/movement/drill.h"
#include "engine/rulesets/big_battle_napoleonic/movement/plan.h"
#include "engine/rulesets/big_battle_napoleonic/movement/plan_order.h"
#include "engine/rulesets/big_battle_napoleonic/orders/candidates.h"
#include "engine/rulesets/big_battle_napoleonic/orders/orders.h"

namespace berthier::big_battle_napoleonic {
namespace {

// Turns off the way to a goal, in quarter degrees.
constexpr std::array<int, 5> kTurnsOff = {0, -100, 100, -200, 200};

// Of the bases that could come on too, those that will, and can.
constexpr double kComesToo = 0.3;
// What a base more of theirs round the place of a fight costs.
constexpr double kAlone = 0.03;
// Where a charge may be aimed: at the middle, at either half of the front, so
// that two find room, at the flanks, the rest.
constexpr int kHalves = 2;
constexpr double kRoom = 0.1;
constexpr double kRoomPerInch = 0.01;
constexpr int kLightAims = 5;
Order AimedCharge(Field f, const UnitView& own, const UnitView& enemy, int i) {
  constexpr std::array<Aim, kAims> kOrder = {Aim::kMiddle, Aim::kLeft,
                                             Aim::kRight,  Aim::kFront,
                                             Aim::kRear,   Aim::kAhead};
  if (i == 0) return ChargeOrder(f, own.id, enemy.id, kOrder[0]);
  if (i > kHalves) {
    return ChargeOrder(f, own.id, enemy.id,
                       kOrder[static_cast<size_t>(i - kHalves)]);
  }
  const Spot right = {enemy.dir.y, -enemy.dir.x};
  const double off = (i == 1 ? 0.45 : -0.45) * (enemy.width + 0.5 * own.width);
  Order order = ChargeOrder(f, own.id, enemy.id, Aim::kMiddle);
  order.pose.heading = AimAt(f, own.id, PointOf(enemy.front() + right * off));
  return order;
}

Length LengthOfInches(double inches) {
  return InchHundredths(static_cast<int32_t>(100 * inches));
}

}  // namespace

double OptionGenerator::WorthThere(const UnitView& there, Fires fires) const {
  return WorthOfPlace(army_, there, stance_, fires) +
         2 * stance_.ground * PullOf(army_, task_, there);
}

double OptionGenerator::Worth(UnitId u, Pose pose, Formation formation,
                              Fires fires) const {
  return WorthThere(army_.At(u, pose, formation), fires) - now_;
}

void OptionGenerator::Hold(UnitId u) {
  task_ = TaskOf(army_, army_.unit(u));
  now_ = WorthThere(army_.unit(u), Fires::kFromNow);
  Option hold = {Plain(Verb::kHold, u), 0, true};
  // Unlimbered guns fire now; who moves them fires later.
  options_.push_back(hold);
}

// ---- Charges ----------------------------------------------------------------

// What friends come to in a charge on `e`: those in contact with it already,
// and those who may follow.
OptionGenerator::Support OptionGenerator::SupportOn(const UnitView& own,
                                                    const UnitView& e) const {
  Support support;
  for (const UnitView& friendly : army_.units(own.data->side)) {
    if (friendly.id == own.id || friendly.guns() || friendly.routing) continue;
    if (ContactBetween(f_.state, friendly.id, e.id) >= 0) {
      support.sure += EligibleBases(friendly);
      support.foot_on_it = support.foot_on_it || friendly.foot();
      support.best_lead_of_foot =
          std::max(support.best_lead_of_foot,
                   FactorsOf(friendly, e, Facing::kFront, Defended::kNone) -
                       FactorsOf(e, friendly, Facing::kFront, Defended::kNone));
    } else if (own.foot() && friendly.foot() &&
               f_.unit(friendly.id).order == UnitOrder::kNone &&
               f_.unit(friendly.id).Has(Flag::kCommanded) &&
               ReachOf(friendly, e) >= 0) {
      support.likely += kComesToo * EligibleBases(friendly);
    }
    if (friendly.foot() && !support.foot_near &&
        GapOf(friendly, e) <= kDistances.square_infantry) {
      support.foot_near = true;
    }
  }
  return support;
}

// What a planned charge on `e` is worth; `aim`: as AimedCharge counts.
double OptionGenerator::WorthOfPlanned(const UnitView& own, const UnitView& e,
                                       const Support& support, const Plan& plan,
                                       int aim) const {
  Charge charge;
  charge.foot_near = support.foot_near;
  charge.inches = InInches(plan.length);
  for (int k = 0; k < plan.contact_count; ++k) {
    const Contact& c = plan.contacts[static_cast<size_t>(k)];
    if (c.defender != e.id) continue;
    charge.edge = c.edge == ContactEdge::kFront || c.edge == ContactEdge::kNone
                      ? Facing::kFront
                      : Facing::kElsewhere;
    charge.defended = e.garrison() ? army_.DefendedAt(e, own.at) : c.defended;
  }
  double worth = 0;
  if (support.sure > 0) {
    // What it adds to the fight that is on.
    charge.support = support.sure;
    const double alone = WorthOfCharge(own, e, charge, stance_.charge);
    const int lead = support.best_lead_of_foot;
    const double before = WorthOfFight(own, e, lead, stance_.charge);
    const double after = WorthOfFight(
        own, e, lead + SupportFactor(EligibleBases(own)), stance_.charge);
    worth = std::max(after - before, own.horse() ? alone - before : 0.0);
    if (own.horse() && support.foot_on_it && e.foot()) worth += 0.6;
  } else {
    charge.support = static_cast<int>(support.likely);
    worth = WorthOfCharge(own, e, charge, stance_.charge);
    // Others of theirs who stand there too are in it.
    worth -= 0.6 * (plan.contact_count - 1);
  }
  plan.overruns.ForEach(
      [&](UnitId gun) { worth += BaseValueOf(f_.scenario, f_.data(gun)); });
  worth -= kAlone * BasesAgainst(army_, own, e, e.at);
  // The nearer half, so that there is room for those who support.
  if (support.sure == 0 && support.likely > 0 && aim >= 1 && aim <= kHalves) {
    worth += kRoom - kRoomPerInch * charge.inches;
  }
  return worth;
}

void OptionGenerator::Charges(UnitId u, double least) {
  const UnitView& own = army_.unit(u);
  if (own.guns() || own.disordered ||
      (own.formation != Formation::kLine &&
       own.formation != Formation::kColumn)) {
    return;
  }
  for (const UnitView& e : army_.enemies(own.data->side)) {
    if (!InChargeReach(f_, u, e.id)) continue;
    if (own.foot() && e.horse() && !e.rough) continue;
    if (own.horse() && (e.garrison() || e.square())) continue;
    const Support support = SupportOn(own, e);
    const int aims = effort_ == Effort::kFull ? kAims + kHalves : kLightAims;
    double best = -1000;
    Order chosen;
    for (int i = 0; i < aims; ++i) {
      const Order order = AimedCharge(f_, own, e, i);
      Plan plan;
      if (!PlanOrder(f_, order, plan).ok()) continue;
      const double worth = WorthOfPlanned(own, e, support, plan, i);
      if (worth > best) {
        best = worth;
        chosen = order;
      }
    }
    if (best > least) options_.push_back({chosen, best, true});
  }
}

// BBN-ART-06
void OptionGenerator::Overruns(UnitId u) {
  const UnitView& own = army_.unit(u);
  if (own.guns() || own.disordered ||
      (own.formation != Formation::kLine &&
       own.formation != Formation::kColumn)) {
    return;
  }
  for (const UnitView& e : army_.enemies(own.data->side)) {
    if (!e.guns() || IsAttached(f_, e.id)) continue;
    const double gap = GapOf(own, e);
    if (gap > own.allowance) continue;
    const Heading heading = AimAt(f_, u, PointOf(e.at));
    const int turn = f_.unit(u).heading.TurnTo(heading);
    const Length most = LongestAdvance(f_, u, turn);
    for (const double beyond : {0.3, 2.5}) {
      const Length length =
          LengthOfInches(gap + beyond + (beyond > 1 ? own.depth : 0));
      if (length > most) continue;
      const Order order =
          MoveOrder(f_, u, turn, length, MannerOf(Drill::kNone, Drill::kNone));
      Plan plan;
      if (!PlanOrder(f_, order, plan).ok() || !plan.overruns.Has(e.id)) {
        continue;
      }
      options_.push_back(
          {order,
           e.value + 0.5 * Worth(u, order.pose, own.formation, Fires::kFromNow),
           true});
      break;
    }
  }
}

// ---- Moves ------------------------------------------------------------------

void OptionGenerator::MoveOf(UnitId u, int turn, Length distance) {
  if (distance.ticks <= 0 && turn == 0) return;
  const UnitState& unit = f_.unit(u);
  const Order order =
      MoveOrder(f_, u, turn, distance, MannerOf(Drill::kNone, Drill::kNone));
  Add(order, Worth(u, order.pose, unit.formation, Fires::kFromNow));
  if (!f_.IsBattery(u) || unit.formation != Formation::kLimbered) return;
  // Up and unlimber, if that leaves the way.
  const Length drill = Inches(kDrillInches);
  const Length wheel =
      WheelLength(SizeOf(f_, u), unit.formation, std::abs(turn));
  const Length allowance = AllowanceOf(f_.data(u), unit.formation);
  const Length left = allowance - drill - wheel;
  if (left.ticks < 0) return;
  const Order up = MoveOrder(f_, u, turn, std::min(left, distance),
                             MannerOf(Drill::kNone, Drill::kUnlimber));
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
  for (const auto& [last, drills] :
       {std::pair{Drill::kAboutFace, 2}, std::pair{Drill::kNone, 1}}) {
    if (own.guns() && last == Drill::kAboutFace) continue;
    const Length most = allowance - Inches(kDrillInches) * drills;
    for (const int part : {4, 2}) {
      const Length length = most * part / 4;
      if (length.ticks <= 0) continue;
      const Heading back = unit.heading.Opposite();
      Pose pose = Shifted({unit.centre, back}, back, length);
      if (last == Drill::kAboutFace) pose.heading = unit.heading;
      Order order = Plain(Verb::kMove, u);
      order.manner = MannerOf(Drill::kAboutFace, last);
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
    order.manner = MannerOf(Drill::kAboutFace, Drill::kNone);
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
  if (first != nullptr && !own.horse()) MovesToward(u, first->at, 0);
  if (second != nullptr && own.foot() && effort_ == Effort::kFull) {
    MovesToward(u, second->at, 0);
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

// ---- Drill ------------------------------------------------------------------

double OptionGenerator::WorthOfLimbering(UnitId u) const {
  constexpr double kLeastGain = 0.05;
  const UnitView& own = army_.unit(u);
  const UnitView* nearest = nullptr;
  for (const UnitView& e : army_.enemies(own.data->side)) {
    if (!e.routing &&
        (nearest == nullptr || GapOf(own, e) < GapOf(own, *nearest))) {
      nearest = &e;
    }
  }
  if (nearest == nullptr || stance_.ardour == 0) return -kLeastGain;
  const UnitState& unit = f_.unit(u);
  const Length allowance = AllowanceOf(f_.data(u), Formation::kLimbered);
  const Heading way = AimAt(f_, u, PointOf(nearest->at));
  const double far = GapOf(own, *nearest);
  double best = -1;
  for (const double part : {0.2, 0.6, 1.0}) {
    const double inches = std::min(part * InInches(allowance), far - 3);
    if (inches <= 0) continue;
    const Pose ahead = Shifted({unit.centre, way}, way, LengthOfInches(inches));
    best = std::max(
        best, Worth(u, ahead, Formation::kUnlimbered, Fires::kFromNextMove));
  }
  return best > kLeastGain ? std::min(best, 0.5) : -kLeastGain;
}

void OptionGenerator::Drills(UnitId u) {
  constexpr double kLeavesGround = 0.6;
  constexpr double kSameGround = 4;  // inches
  const UnitState& unit = f_.unit(u);
  // A garrison stays on the ground it is there for (9.2.3), though a column
  // could charge whoever passes: before it does he is gone.
  const UnitView& own = army_.unit(u);
  const bool leaves_ground = own.garrison() && own.prize > 0 &&
                             (task_.objective == nullptr ||
                              Norm(task_.objective->at - own.at) < kSameGround);
  for (uint8_t m = 0; m < kReformManners; ++m) {
    const ReformManner manner = ReformMannerOf(m);
    if (manner.anchor != Anchor::kCentre ||
        manner.formation == unit.formation ||
        manner.formation == Formation::kMarch ||
        DrillCost(f_.data(u), unit.formation, manner.formation) < 0) {
      continue;
    }
    Order order = Plain(Verb::kReform, u);
    order.manner = m;
    const Pose pose =
        PoseAfterChange(f_.data(u), unit.bases, unit.pose(), unit.formation,
                        manner.formation, Anchor::kCentre);
    double worth = Worth(u, pose, manner.formation, Fires::kFromNow);
    if (leaves_ground) worth -= kLeavesGround;
    // Guns about to move must be limbered first: what is there to move for?
    if (manner.formation == Formation::kLimbered) worth = WorthOfLimbering(u);
    Add(order, worth);
  }
}

void OptionGenerator::Towns(UnitId u) {
  const UnitView& own = army_.unit(u);
  if (!own.foot() || own.garrison()) return;
  for (const Ground::Ref ref : f_.scenario.ground.towns) {
    for (int i = 0; i < kTownPlaces; ++i) {
      Order order;
      if (!TownPlace(f_, u, static_cast<PieceId>(ref.piece), i, order)) break;
      const Formation formation =
          order.manner == 0 ? Formation::kTownWide : Formation::kTownDeep;
      Add(order, Worth(u, order.pose, formation, Fires::kFromNow));
    }
    TownFacing(u, static_cast<PieceId>(ref.piece));
  }
}

// In the town and along it, its front to the nearest enemy.
void OptionGenerator::TownFacing(UnitId u, PieceId town) {
  constexpr double kFarthest = 2.9;  // inches (BBN-TWN-03)
  const UnitView& own = army_.unit(u);
  Order order;
  if (!TownPlace(f_, u, town, 0, order)) return;
  const UnitView* nearest = nullptr;
  for (const UnitView& e : army_.enemies(own.data->side)) {
    if (e.routing || e.guns()) continue;
    if (nearest == nullptr ||
        Norm(e.at - own.at) < Norm(nearest->at - own.at)) {
      nearest = &e;
    }
  }
  if (nearest == nullptr) return;
  const Spot way = nearest->at - own.at;
  const auto& polygon = f_.scenario.piece(town).parts[0].polygon;
  Heading heading = BearingOf(polygon[1] - polygon[0]);
  for (int quarter = 1; quarter < 4; ++quarter) {
    const Heading other = BearingOf(polygon[1] - polygon[0])
                              .Turned(quarter * Heading::kSteps / 4);
    if (Dot(WayOf(other), way) > Dot(WayOf(heading), way)) heading = other;
  }
  const Spot in = SpotOf(Centroid(polygon)) - own.at;
  const double far = Norm(in);
  for (const double inches : {kFarthest, kFarthest / 2, 0.0}) {
    const double part = far > inches ? inches / far : 1;
    order.pose = {PointOf(own.at + in * part), heading};
    for (const Formation formation :
         {Formation::kTownWide, Formation::kTownDeep}) {
      order.manner = formation == Formation::kTownWide ? 0 : 1;
      Add(order, Worth(u, order.pose, formation, Fires::kFromNow));
    }
  }
}

void OptionGenerator::GunDrills(UnitId u) {
  const UnitState& unit = f_.unit(u);
  if (unit.formation != Formation::kUnlimbered) return;
  for (const int turn : {-88, -44, 44, 88}) {
    Order order = Plain(Verb::kPivot, u);
    order.pose.heading = unit.heading.Turned(turn);
    const Pose pose = {unit.centre, order.pose.heading};
    Add(order, Worth(u, pose, unit.formation, Fires::kFromNextMove));
  }
}

// ---- All of them ------------------------------------------------------------

void OptionGenerator::Collect(UnitId u, const Stance& stance) {
  stance_ = stance;
  Hold(u);
  const UnitState& unit = f_.unit(u);
  const UnitView& own = army_.unit(u);
  if (unit.disordered()) {
    // At once in reserve; under attack it stands and fires (9.2.9).
    double gap = 1000;
    for (const UnitView& e : army_.enemies(own.data->side)) {
      if (!e.routing) gap = std::min(gap, GapOf(own, e));
    }
    Add(Plain(Verb::kRally, u), (gap > 4 ? 0.15 : 0.06) * own.value + 0.1);
  }
  if (unit.formation == Formation::kMarch || unit.Has(Flag::kCommanded)) {
    Charges(u, stance.least);
    Overruns(u);
    Moves(u);
    Drills(u);
    Towns(u);
  } else if (unit.formation == Formation::kUnlimbered) {
    Drills(u);
  }
  GunDrills(u);
  if (own.horse() && unit.Has(Flag::kCommanded) && !own.disordered &&
      own.formation != Formation::kMarch) {
    // 9.2.6: on counter whenever there is nothing better.
    double worth = 0.15;
    for (const UnitView& e : army_.enemies(own.data->side)) {
      const double gap = GapOf(own, e);
      if (e.routing || gap > own.allowance / 2 + 10) continue;
      const double prey = e.guns() || e.garrison() || e.square() ? 0.05 : 0.12;
      worth += prey * std::min(1.0, own.value / 5);
    }
    Add(Plain(Verb::kCounter, u), std::min(worth, 0.7));
  }
}

void OptionGenerator::CollectCounter(UnitId u, const Stance& stance) {
  stance_ = stance;
  now_ = WorthOfPlace(army_, army_.unit(u), stance_);
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
  Plan plan;
  return PlanOrder(f_, order, plan).ok() && !plan.enters_rough;
}

void OptionGenerator::Settle(size_t most) {
  std::stable_sort(
      options_.begin(), options_.end(),
      [](const Option& a, const Option& b) { return a.worth > b.worth; });
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
