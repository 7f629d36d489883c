#include "agents/doctrine/grandeur/outlook.h"

#include <algorithm>

#include "agents/doctrine/grandeur/judgement.h"
#include "engine/rulesets/grandeur/facts/tables.h"

namespace berthier::grandeur {

Outlook::Outlook(const ArmyView& army, Side side) : army_(army), side_(side) {
  const PositionView f = army.field();
  for (const LeaderId l : f.scenario.side(side).leaders) {
    const LeaderState& leader = f.state.leader(l);
    if (!leader.on_table()) continue;
    circles_.push_back({l, army.InU(leader.pos), army.InU(RadiusOf(f, l))});
  }
  int foot = 0;
  for (const UnitView& u : army.units(side)) {
    if (!u.foot()) continue;
    double gap = kMisses;
    army.NearestEnemy(u, gap);
    line_ += gap;
    ++foot;
  }
  if (foot > 0) line_ /= foot;
  const Weights& w = army.weights();
  for (const UnitView& firer : army.units(side)) {
    const double weight = firer.guns() ? w.blocking : w.masking;
    if (firer.range == 0 || weight == 0) continue;
    const UnitView* target = nullptr;
    double most = 0;
    for (const UnitView& e : army.enemies(side)) {
      const double value = ValueOfShotAt(army, firer, e, 0);
      if (value <= most) continue;
      most = value;
      target = &e;
    }
    if (target != nullptr) aims_.push_back({&firer, target, weight * most});
  }
}

double Outlook::DangerAt(const UnitView& there, UnitId except) const {
  Toll threats;
  for (const UnitView& e : army_.enemies(side_)) {
    if (e.id != except) threats.Add(e.tempo * ThreatOf(army_, e, there));
  }
  const Weights& w = army_.weights();
  return w.fear * threats.worst + w.other_fear * threats.others;
}

// GRA-SQR-01: with automatic squares, foot masses before horse.
bool Outlook::Pins(const UnitView& there, const UnitView& foot) const {
  return there.horse() && foot.foot() && !foot.in_bua &&
         !IsOn(army_.field().scenario.options.squares) &&
         !IsFarther(there, foot, kDistances.square) &&
         GapOf(there, foot) <= kDistances.square;
}

// GRA-SQR-02, 03: foot that is massed does not fire, and guns have it easy.
double Outlook::PinnedFrom(const UnitView& there) const {
  if (!there.horse()) return 0;
  double all = 0;
  for (const UnitView& e : army_.enemies(side_)) {
    if (!Pins(there, e)) continue;
    const auto own = army_.units(side_);
    if (std::any_of(own.begin(), own.end(), [&](const UnitView& other) {
          return other.id != there.id && Pins(other, e);
        })) {
      continue;
    }
    UnitView loose = e, massed = e;
    loose.formed = false;
    massed.formed = true;
    double guns = 0;
    for (const UnitView& u : own) {
      if (!u.guns()) continue;
      guns = std::max(guns, ValueOfShotAt(army_, u, massed, 0) -
                                ValueOfShotAt(army_, u, loose, 0));
    }
    all += BestShot(army_, loose, 0) + guns;
  }
  return all;
}

double Outlook::FireAt(const UnitView& there) const {
  Toll shots;
  for (const UnitView& e : army_.enemies(side_)) {
    if (Pins(there, e)) continue;
    double shot = ValueOfShotAt(army_, e, there, 0);
    // Foot may come a phase nearer first, which costs it a die (GRA-FIR-06),
    // and as often as not has better things to do.
    constexpr double kComes = 0.5;
    if (e.foot() && !e.disordered && !e.in_bua) {
      UnitView nearer = e;
      nearer.at = e.at + e.dir * e.move;
      shot = std::max(shot, kComes * ValueOfShotAt(army_, nearer, there, 1));
    }
    shots.Add(e.tempo * shot);
  }
  return shots.All();
}

double Outlook::HopeAt(const UnitView& there, double fails) const {
  if (there.reach == 0 || there.locked) return 0;
  double best = 0;
  const UnitView* first = nullptr;
  double least = there.reach;
  for (const UnitView& e : army_.enemies(side_)) {
    if (IsFarther(there, e, there.reach)) continue;
    const double ahead = TouchOf(there, there.dir, e);
    if (ahead > least) continue;
    least = ahead;
    first = &e;
  }
  if (first == nullptr || (first->in_bua && there.horse())) return 0;
  const ChargeWay way = {
      .flank = !SeesPartOf(*first, there), .gap = least, .fails = fails};
  best = ChanceToReach(there, least) *
         std::max(0.0, ValueOfCharge(army_, there, *first, way, 1));
  return best;
}

// GRA-CMD-07, 08
double Outlook::CommandAt(const UnitView& there) const {
  const PositionView f = army_.field();
  double out = kMisses;
  for (const Circle& circle : circles_) {
    const LeaderData& leader = f.scenario.leader(circle.leader);
    const bool chain = leader.level == LeaderLevel::kArmy ||
                       (leader.corps == there.data->corps &&
                        (leader.level == LeaderLevel::kCorps || there.guns() ||
                         leader.division == there.data->division));
    if (!chain) continue;
    out = std::min(
        out, Norm(circle.at - there.at) - there.half_depth - circle.radius);
  }
  // Leaders ride after their units; guns without one are silent.
  constexpr double kRide = 15;
  const double lost = std::clamp(out / kRide, 0.0, 1.0);
  return -army_.weights().command * (there.guns() ? 2 : 1) *
         (out > 0 ? 0.4 + 0.6 * lost : 0);
}

double Outlook::BlocksFire(const UnitView& there) const {
  double all = 0;
  for (const Aim& aim : aims_) {
    if (aim.firer->id == there.id) continue;
    const Spot from = aim.firer->front();
    const Spot way = aim.target->at - from;
    const double along = Dot(there.at - from, UnitOf(way));
    if (along < 0 || along > Norm(way)) continue;
    if (std::abs(Cross(UnitOf(way), there.at - from)) < there.half_width) {
      all += aim.value;
    }
  }
  return all;
}

// IMP-ROU-02: the rectangle behind a friend who may rout.
double Outlook::CrowdAt(const UnitView& there) const {
  double all = 0;
  for (const UnitView& u : army_.units(side_)) {
    if (u.id == there.id || u.guns() || IsFarther(u, there, kDistances.shock)) {
      continue;
    }
    const Spot l = u.Local(there.at);
    if (l.y < -u.half_depth && std::abs(l.x) < u.half_width) all += 1;
  }
  return all;
}

double Outlook::AheadOfLine(const UnitView& there, double gap) const {
  const double may = there.guns() ? 2 : there.horse() ? 6 : 8;
  return std::max(0.0, line_ - may - gap);
}

double Outlook::ValueOfPlace(const UnitView& place,
                             const Stance& stance) const {
  const Weights& w = army_.weights();
  UnitView there = place;
  double gap = kMisses;
  const UnitView* nearest = army_.NearestEnemy(there, gap);
  if (nearest == nullptr) return 0;
  double value = there.disordered ? -there.disorder : 0;
  value -= stance.fire * FireAt(there) +
           stance.fear / w.fear * DangerAt(there, UnitId::kNone);
  // There is no next activation in the last turn.
  const bool last = army_.field().state.turn >= army_.field().scenario.turns;
  const double next = last ? 0 : 1;
  if (there.guns()) {
    value += next * w.shoot * BestShot(army_, there, 0);
  } else {
    if (!there.disordered) {
      const bool beside = !SeesPartOf(*nearest, there);
      const double hope = HopeAt(there, 0);
      value += next * stance.hope * hope * (beside ? 1 + w.flank : 1);
    }
    value += next * 0.5 * w.shoot * BestShot(army_, there, 0);
  }
  const double off =
      there.guns() ? std::max(stance.stand_off, w.guns_off) : stance.stand_off;
  const double time = 0.4 + 0.6 * army_.time_left();
  const double far = std::max(0.0, gap - off);
  // Who is disordered on the march loses two activations of it to rally.
  constexpr double kMarches = 20, kRallies = 2;
  value -=
      stance.ardour * time *
      (far + (there.disordered && gap > kMarches ? kRallies * there.move : 0));
  value -= w.ahead * AheadOfLine(there, gap);
  if (!there.all_round() && !there.InArc(nearest->at)) value -= w.facing;
  if (there.in_bua && gap < 25) value += w.village;
  value += next * w.pin * PinnedFrom(there);
  return value + CommandAt(there) - BlocksFire(there) -
         w.crowd * CrowdAt(there);
}

}  // namespace berthier::grandeur
