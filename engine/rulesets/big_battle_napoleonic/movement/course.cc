#include "engine/rulesets/big_battle_napoleonic/movement/course.h"

#include <algorithm>

#include "engine/geometry/sweep.h"
#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/big_battle_napoleonic/facts/codes.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::big_battle_napoleonic {
namespace {

// How far from its pivot the outermost point of a wheel is, and how far that
// goes.
Length WheelRadius(BaseSize size, Formation formation) {
  return formation == Formation::kMarch
             ? size.front
             : LengthOf({size.front.ticks, size.depth.ticks});
}
Length ArcOf(Length radius, int quarters) {
  // pi = 355 / 113; 720 quarters are half a turn. No radius is so long that
  // the product would not fit.
  constexpr int64_t kHalfTurn = int64_t{720} * 113;
  return {static_cast<int32_t>(
      (int64_t{radius.ticks} * quarters * 355 + kHalfTurn / 2) / kHalfTurn)};
}

// Steps in which a wheel is looked at for the ground it covers, quarters.
constexpr int kWheelStep = 8;

}  // namespace

Wheels::Wheels(Pose pose, BaseSize size, Formation formation)
    : pose_(pose), body_(size), march_(formation == Formation::kMarch) {
  Point middle = pose.centre;
  if (march_) {
    body_.depth = {};
    behind_ = size.depth / 2;
    middle = Offset(pose, behind_, {});
  }
  left_ = middle + ToFrontLeft(pose.heading, body_);
  right_ = middle + ToFrontRight(pose.heading, body_);
}

Length WheelLength(BaseSize size, Formation formation, int quarters) {
  return ArcOf(WheelRadius(size, formation), quarters);
}

void Course::AddWheel(BaseSize base, Formation formation, int turn) {
  if (turn == 0) return;
  const Hand hand = turn < 0 ? Hand::kLeft : Hand::kRight;
  const int quarters = turn < 0 ? -turn : turn;
  Add(Leg::Wheel(hand, quarters), Wheels(end(), base, formation).By(turn));
}

void Course::AddAdvance(Length distance) {
  if (distance.ticks <= 0) return;
  const Pose from = end();
  const Leg leg = Leg::Advance(from.heading, distance);
  Add(leg, {from.centre + leg.by, from.heading});
}

// ---- Stretches --------------------------------------------------------------

// k just beyond `at`, and the next place where it may change.
int Stretches::MultiplierFrom(Length at, Length& next) const {
  int k = 1;
  for (int i = 0; i < size_; ++i) {
    const Stretch& s = items_[static_cast<size_t>(i)];
    if (s.from <= at && at < s.to) {
      k = std::max(k, s.k);
      next = std::min(next, s.to);
    } else if (s.from > at) {
      next = std::min(next, s.from);
    }
  }
  return k;
}

int64_t Stretches::Weighted(Length to) const {
  if (size_ == 0) return to.ticks;
  int64_t sum = 0;
  Length at = {};
  while (at < to) {
    Length next = to;
    const int k = MultiplierFrom(at, next);
    sum += int64_t{(next - at).ticks} * k;
    at = next;
  }
  return sum;
}

Length Stretches::Reach(int64_t weight, Length limit) const {
  Length at = {};
  while (at < limit && weight > 0) {
    Length next = limit;
    const int k = MultiplierFrom(at, next);
    const int64_t most = weight / k;
    if (most < (next - at).ticks) {
      return at + Ticks(static_cast<int32_t>(most));
    }
    weight -= int64_t{(next - at).ticks} * k;
    at = next;
  }
  return at;
}

// ---- Ranger -----------------------------------------------------------------

Ranger::Ranger(PositionView f, UnitId u, Formation formation, Pose start,
               int budget, Purpose purpose)
    : f_(f),
      u_(u),
      formation_(formation),
      start_(start),
      size_(SizeOf(f.data(u), formation, f.unit(u).bases)),
      allowance_(AllowanceOf(f.data(u), formation)),
      budget_(budget),
      purpose_(purpose) {
  const Length diagonal = LengthOf({size_.front.ticks, size_.depth.ticks});
  const Length range =
      (purpose == Purpose::kForced ? Inches(kAllowances.light_cavalry_rout)
                                   : allowance_) +
      diagonal + Inches(1);
  const Box reach = Grown(BoxOf(start.centre), range);
  const Box wide = formation == Formation::kMarch
                       ? Grown(reach, Inches(kDistances.march_clear))
                       : reach;
  const Box centres = BoxOfCentres(wide, Ticks(0));
  f.foes(u).units.ForEach([&](UnitId e) {
    const UnitState& enemy = f.unit(e);
    if (Contains(centres, enemy.centre) && enemy.on_table() &&
        !Apart(BoxOf(enemy.block()), wide, Ticks(0))) {
      enemies_[static_cast<size_t>(enemy_count_++)] = e;
    }
  });
  const Ground& ground = f.scenario.ground;
  for (const GroundRef ref : ground.rough) {
    if (!Apart(ground.part(ref).box, reach, Ticks(0)) &&
        rough_count_ < static_cast<int>(rough_.size()) &&
        Multiplier(ground.piece(ref), f.arm(u), formation) != 1) {
      rough_[static_cast<size_t>(rough_count_++)] = ref;
    }
  }
  for (const GroundRef ref : ground.impassable) {
    if (!Apart(ground.part(ref).box, reach, Ticks(0)) &&
        hard_count_ < static_cast<int>(hard_.size())) {
      hard_[static_cast<size_t>(hard_count_++)] = ref;
    }
  }
}

Stretches Ranger::StretchesOf(const Block& from, Heading way,
                              Length length) const {
  Stretches stretches;
  if (rough_count_ == 0) return stretches;
  const Vec by = Along(Forward(way), length);
  const Block to = {from.centre + by, from.left, from.right};
  const SmallPolygon hull = TranslationSweep(from, by);
  const Box box = BoxOf(hull.view());
  const Ground& ground = f_.scenario.ground;
  for (int i = 0; i < rough_count_; ++i) {
    const GroundRef ref = rough_[static_cast<size_t>(i)];
    const GroundPart& part = ground.part(ref);
    if (Apart(part.box, box, Ticks(0)) ||
        !berthier::Overlaps(hull, part.polygon, kPenetration)) {
      continue;
    }
    const Length enter = FreeRun(from, Forward(way), part.polygon, length);
    const Length leave =
        length - FreeRun(to, Forward(way.Opposite()), part.polygon, length);
    stretches.Add(
        {enter, leave,
         std::max(1, Multiplier(ground.piece(ref), f_.arm(u_), formation_))});
  }
  return stretches;
}

bool Ranger::MeetsHardGround(const Block& from, Heading way,
                             Length length) const {
  const SmallPolygon hull = TranslationSweep(from, Along(Forward(way), length));
  const Ground& ground = f_.scenario.ground;
  for (int i = 0; i < rough_count_; ++i) {
    if (berthier::Overlaps(hull,
                           ground.part(rough_[static_cast<size_t>(i)]).polygon,
                           kPenetration)) {
      return true;
    }
  }
  for (int i = 0; i < hard_count_; ++i) {
    if (berthier::Overlaps(hull,
                           ground.part(hard_[static_cast<size_t>(i)]).polygon,
                           kPenetration)) {
      return true;
    }
  }
  return false;
}

Length Ranger::ReachAhead(Pose from, Heading way, int64_t spent,
                          Length limit) const {
  const Stretches stretches = StretchesOf(MakeBlock(from, size_), way, limit);
  const int64_t left = std::max<int64_t>(0, budget_ - spent);
  return stretches.Reach(left * allowance_.ticks / kWholeMove, limit);
}

bool Ranger::Knows(UnitId enemy) const {
  if (!IsOn(f_.scenario.options.known_enemy_needs_sight)) return true;
  // Decision: of the sight line between the centres only the ground is asked.
  return !SightBlocked(f_.scenario.ground,
                       {start_.centre, f_.unit(enemy).centre});
}

// BBN-MOV-19
Verdict Ranger::JudgeMarch(const LegSweep& sweep) const {
  const Block start = MakeBlock(start_, size_);
  const Length clear = Inches(kDistances.march_clear);
  for (int i = 0; i < enemy_count_; ++i) {
    const UnitId e = enemies_[static_cast<size_t>(i)];
    const Block enemy = f_.unit(e).block();
    if (Apart(sweep.box(), BoxOf(enemy), clear) || !Knows(e)) continue;
    // Who is not yet on the table does not start near the enemy: it stays out.
    const Length least = purpose_ == Purpose::kEnter
                             ? clear
                             : std::min(GapBetween(start, enemy), clear);
    if (least > kRounding &&
        sweep.Within(enemy.corners(), least - kRounding - kRounding)) {
      return Refuse(f_, RefusalCode::kMarchTooNear, u_, e,
                    {least.ticks, least.ticks, 0});
    }
  }
  return {};
}

int64_t Ranger::WeightOfWheel(const Leg& leg, Pose start) const {
  const Ground& ground = f_.scenario.ground;
  const auto multiplier_of = [&](GroundRef ref) {
    return Multiplier(ground.piece(ref), f_.arm(u_), formation_);
  };
  int most = 1;
  for (int i = 0; i < rough_count_; ++i) {
    most = std::max(most, multiplier_of(rough_[static_cast<size_t>(i)]));
  }
  const Wheels wheels(start, size_, formation_);
  const int sense = leg.hand == Hand::kLeft ? -1 : 1;
  const auto multiplier = [&](int quarters) {
    const Block block = MakeBlock(wheels.By(sense * quarters), size_);
    int k = 1;
    for (int i = 0; i < rough_count_ && k < most; ++i) {
      const GroundRef ref = rough_[static_cast<size_t>(i)];
      if (Overlaps(ground.part(ref), block))
        k = std::max(k, multiplier_of(ref));
    }
    return k;
  };
  const Length radius = WheelRadius(size_, formation_);
  int64_t weight = 0;
  int last = multiplier(0);
  Length gone = {};
  for (int q = 0; q < leg.quarters;) {
    q = std::min<int>(q + kWheelStep, leg.quarters);
    const int k = multiplier(q);
    const Length arc = ArcOf(radius, q);
    weight += int64_t{(arc - gone).ticks} * std::max(k, last);
    last = k;
    gone = arc;
  }
  return weight;
}

Verdict Ranger::JudgeGround(const Block& from, const LegSweep& sweep,
                            const Leg& leg, Pose start,
                            Finding& finding) const {
  const Ground& ground = f_.scenario.ground;
  for (int i = 0; i < hard_count_; ++i) {
    if (sweep.Overlaps(ground.part(hard_[static_cast<size_t>(i)]).polygon,
                       kPenetration)) {
      return Refuse(f_, RefusalCode::kImpassable, u_);
    }
  }
  bool slow = false;
  for (int i = 0; i < rough_count_; ++i) {
    const GroundRef ref = rough_[static_cast<size_t>(i)];
    const GroundPart& part = ground.part(ref);
    if (Apart(part.box, sweep.box(), Ticks(0)) ||
        !sweep.Overlaps(part.polygon, kPenetration)) {
      continue;
    }
    if (Multiplier(ground.piece(ref), f_.arm(u_), formation_) == 0) {
      return Refuse(f_, RefusalCode::kForbiddenGround, u_,
                    static_cast<PieceId>(ref.piece));
    }
    slow = true;
  }
  finding.enters_rough = finding.enters_rough || slow;
  int64_t weighted = 0;
  if (leg.wheels()) {
    const Length length = WheelLength(size_, formation_, leg.quarters);
    finding.length += length;
    weighted = slow ? WeightOfWheel(leg, start) : length.ticks;
  } else {
    const Length length = LengthOf(leg.by);
    finding.length += length;
    weighted = slow ? StretchesOf(from, start.heading, length).Weighted(length)
                    : length.ticks;
  }
  if (allowance_.ticks > 0) {
    finding.cost += weighted * kWholeMove / allowance_.ticks;
  } else {
    finding.cost += 2 * kWholeMove;
  }
  return {};
}

Verdict Ranger::JudgeLeg(Pose from, const Leg& leg, Pose to,
                         Finding& finding) const {
  const Block block = MakeBlock(from, size_);
  // A wheeling march column collides with nothing on the way (5.4).
  const bool tail = leg.wheels() && formation_ == Formation::kMarch;
  const LegSweep sweep = tail
                             ? LegSweep(to, size_, Leg::Advance(to.heading, {}))
                             : LegSweep(from, size_, leg);
  const bool was_rough = finding.enters_rough;
  if (const Verdict v = JudgeGround(block, sweep, leg, from, finding);
      !v.ok()) {
    return v;
  }
  const bool guns = f_.IsBattery(u_);
  for (int i = 0; i < enemy_count_; ++i) {
    const UnitId e = enemies_[static_cast<size_t>(i)];
    const Block enemy = f_.unit(e).block();
    if (Apart(sweep.box(), BoxOf(enemy), kTouch)) continue;
    if (IsObstacle(f_, e)) {
      if (purpose_ == Purpose::kCharge && !leg.wheels()) continue;
      if (sweep.Overlaps(enemy.corners(), kPenetration)) {
        return Refuse(f_, RefusalCode::kThroughEnemy, u_, e);
      }
      if (sweep.Within(enemy.corners(), kTouch)) {
        return Refuse(f_, RefusalCode::kTouchesEnemy, u_, e);
      }
      continue;
    }
    if (guns && sweep.Within(enemy.corners(), kTouch)) {
      return Refuse(f_, RefusalCode::kBatteryInTheWay, u_, e);
    }
    if (!sweep.Overlaps(enemy.corners(), kPenetration)) continue;
    if (formation_ == Formation::kMarch) {
      return Refuse(f_, RefusalCode::kMarchTooNear, u_, e,
                    {0, Inches(kDistances.march_clear).ticks, 0});
    }
    // BBN-CHG-09, BBN-ART-15; cavalry that enters rough first is disordered
    // from there on.
    bool disordered =
        f_.unit(u_).disordered() || (f_.IsCavalry(u_) && was_rough);
    if (!disordered && f_.IsCavalry(u_) && finding.enters_rough &&
        !leg.wheels()) {
      const Length length = LengthOf(leg.by);
      const Length at =
          FreeRun(block, Forward(from.heading), enemy.corners(), length);
      const int64_t weighted =
          StretchesOf(block, from.heading, length).Weighted(at);
      disordered = weighted > at.ticks;
    } else if (!disordered && f_.IsCavalry(u_)) {
      disordered = finding.enters_rough;
    }
    if (disordered) return Refuse(f_, RefusalCode::kDisorderedOverruns, u_, e);
    finding.overruns.Add(e);
  }
  if (formation_ == Formation::kMarch) return JudgeMarch(sweep);
  return {};
}

Verdict Ranger::Judge(const Course& course, Finding& finding) const {
  for (int i = 0; i < course.size; ++i) {
    const size_t k = static_cast<size_t>(i);
    if (const Verdict v = JudgeLeg(course.before(k), course.legs[k],
                                   course.after[k], finding);
        !v.ok()) {
      return v;
    }
    if (finding.cost > budget_ + kCostSlack) {
      return Refuse(f_, RefusalCode::kTooFar, u_,
                    {static_cast<int32_t>(finding.cost / (kWholeMove / 100)),
                     budget_ / (kWholeMove / 100), 0});
    }
    if (purpose_ != Purpose::kEnter &&
        !OnTable(f_.scenario.ground, MakeBlock(course.after[k], size_))) {
      return Refuse(f_, RefusalCode::kOffTable, u_);
    }
  }
  return {};
}

}  // namespace berthier::big_battle_napoleonic
