#include "agents/doctrine/la_grande_armee/outlook.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/model/position.h"
#include "engine/rulesets/la_grande_armee/facts/tables.h"

namespace berthier::la_grande_armee {
namespace {

constexpr double kNearTown = 20;    // inches in which a settlement matters
constexpr size_t kTakers = 2;       // who are sent for one objective
constexpr double kOutOfReach = 13;  // inches from a garrison that is too strong

// All of an element that a charge by it or at it depends on, but where it
// stands and what is about it.
struct Likeness {
  std::array<double, 7> measures;
  std::array<int16_t, 10> counts;
  std::array<uint8_t, 4> kinds;
};
static_assert(sizeof(Likeness) == 7 * 8 + 10 * 2 + 4, "hashed: no padding");

Likeness LikenessOf(const UnitView& u) {
  const auto count = [](int n) { return static_cast<int16_t>(n); };
  const auto kind = [](auto k) { return static_cast<uint8_t>(k); };
  // In hundredths of an inch: however it is turned.
  const auto size = [](double half) {
    return static_cast<int16_t>(std::lround(half * 100));
  };
  const int flags = u.horse_guns | u.routing << 1 | u.locked << 2 | u.led << 3 |
                    u.army_near << 4;
  return {.measures = {u.check, u.late, u.move, u.charge, u.value_of_base,
                       u.panic, u.alarm},
          .counts = {size(u.half_width), size(u.half_depth), count(u.troops),
                     count(u.guns), count(u.heavy), count(u.markers),
                     count(u.files), count(u.front_troops), count(u.front_guns),
                     count(u.level * 64 + flags)},
          .kinds = {kind(u.arm), kind(u.form), kind(u.data->quality),
                    kind(u.data->cavalry)}};
}

}  // namespace

Outlook::Outlook(const ArmyView& army, Side side, const Beliefs& beliefs,
                 KnownGains* known)
    : army_(army), side_(side), beliefs_(beliefs), known_(known) {
  const size_t own = std::min(kKept, army.units(side).size());
  const size_t others = std::min(kKept, army.enemies(side).size());
  for (size_t i = 0; i < others; ++i) {
    for (size_t k = 0; k < own; ++k) {
      for (Gains& gains : threats_) {
        gains[i][k].fill(std::numeric_limits<float>::quiet_NaN());
      }
    }
  }
  int foot = 0;
  for (const UnitView& u : army.units(side)) {
    if (!u.foot() || u.routing) continue;
    double gap = kMisses;
    if (army.NearestEnemy(u, gap) == nullptr) continue;
    line_ += gap;
    ++foot;
  }
  if (foot > 0) line_ /= foot;
  for (const UnitView& u : army.units(side)) {
    if (u.front_guns == 0 || u.all_round() || u.routing) continue;
    constexpr double kGunsSee = 18;
    const Ahead ahead = AheadOf(army, u, kGunsSee);
    if (ahead.enemy == nullptr) continue;
    const int dice = ShotDiceAt(u, *ahead.enemy, ahead.gap);
    if (dice > 0) {
      shooters_.push_back({&u, ahead.enemy, ValueOfShot(*ahead.enemy, dice)});
    }
  }
  SetGoals();
}

void Outlook::SetGoals() {
  const PositionView f = army_.field();
  const double base = army_.BasesOfPoint(side_);
  for (size_t i = 0; i < f.scenario.objectives.size(); ++i) {
    const Objective& objective = f.scenario.objectives[i];
    const Piece& piece = f.scenario.piece(objective.piece);
    Goal goal = {};
    goal.piece = objective.piece;
    goal.town = piece.kind == PieceKind::kSettlement;
    goal.held = f.state.holders[i] == Index(side_);
    const bool theirs = f.state.holders[i] == Index(Opponent(side_));
    // Taken from the enemy it counts twice.
    goal.value = objective.value * base * (theirs || goal.held ? 2 : 1);
    if (objective.decides) goal.value *= 1.5;
    goal.at = SpotOf(piece.pose.centre);
    goal.nearest = kMisses;
    for (const UnitView& e : army_.enemies(side_)) {
      if (e.routing || (goal.town && e.horse())) continue;
      goal.nearest = std::min(goal.nearest, GapTo(e, goal.at));
    }
    goal.strong = IsTooStrong(goal);
    if (!goal.held) {
      std::array<double, kTakers> far;
      std::array<ElementId, kTakers> who;
      far.fill(kMisses);
      who.fill(ElementId::kNone);
      for (const UnitView& u : army_.units(side_)) {
        if (u.routing || u.is_guns() || (goal.town && u.horse())) continue;
        double gap =
            GapTo(u, goal.at) + (u.in_town() ? 6 : 0) + 2.0 * u.markers;
        ElementId one = u.id;
        for (size_t k = 0; k < kTakers; ++k) {
          if (gap >= far[k]) continue;
          std::swap(gap, far[k]);
          std::swap(one, who[k]);
        }
      }
      for (const ElementId e : who) {
        if (IsSome(e)) goal.mine.Add(e);
      }
    }
    goals_.push_back(goal);
  }
}

// Whoever is about the place attacks it together.
bool Outlook::IsTooStrong(const Goal& goal) const {
  constexpr double kAbout = 15;
  const auto strength = [](const UnitView& u) {
    return std::max(0, u.bases() - u.markers);
  };
  double garrison = 0, ours = 0;
  for (const UnitView& e : army_.enemies(side_)) {
    if (e.in_town() && e.settlement == goal.piece) garrison += strength(e);
  }
  // Those for whom there is no room inside do not hold it (SET-07).
  if (goal.town) {
    garrison = std::min<double>(
        garrison, army_.field().scenario.piece(goal.piece).capacity);
  }
  for (const UnitView& u : army_.units(side_)) {
    if (!u.foot() || u.routing || GapTo(u, goal.at) > kAbout) continue;
    ours += strength(u);
  }
  return ours < garrison;
}

double Outlook::GainOf(const UnitView& by, const UnitView& at,
                       const ChargeWay& way) const {
  const PositionView f = army_.field();
  const auto reckon = [&] {
    return std::max(0.0, ValueOfCharge(army_, by, at, way, 1));
  };
  // Garrisons and others who fight the same enemy count beside the two.
  if (known_ == nullptr || by.in_town() || at.in_town() ||
      InContact(f, at.id)) {
    return reckon();
  }
  const std::array<Likeness, 2> two = {LikenessOf(by), LikenessOf(at)};
  const std::array<double, 4> how = {way.gap, way.offset,
                                     way.pulls_off ? 1.0 : 0.0,
                                     static_cast<double>(way.edge)};
  const uint64_t key =
      HashBytes(two.data(), sizeof two,
                HashBytes(how.data(), sizeof how,
                          static_cast<uint64_t>(BaseWidth(f).ticks)));
  if (const double* const known = known_->Find(key)) return *known;
  const double gain = reckon();
  known_->Keep(key, gain);
  return gain;
}

double Outlook::Threat(const UnitView& by, const UnitView& at,
                       Edge edge) const {
  constexpr double kGap = 5;
  const ChargeWay way = {.edge = edge,
                         .gap = std::min(by.charge, kGap),
                         .pulls_off = by.horse() && by.actions > 1};
  const bool ours = by.data->side == side_;
  const UnitView& own = ours ? by : at;
  const UnitView& enemy = ours ? at : by;
  const UnitView& now = army_.unit(own.id);
  const bool same = own.form == now.form && own.files == now.files &&
                    own.markers == now.markers && own.level == now.level;
  const auto place = [&](Side side, ElementId id) {
    return army_.IndexOf(id) - army_.IndexOf(army_.units(side)[0].id);
  };
  const size_t i = place(Opponent(side_), enemy.id), k = place(side_, own.id);
  if (!same || i >= kKept || k >= kKept) return GainOf(by, at, way);
  float& kept = threats_[static_cast<size_t>(Index(by.data->side))][i][k]
                        [edge == Edge::kFront ? 0 : 1];
  if (std::isnan(kept)) kept = static_cast<float>(GainOf(by, at, way));
  return kept;
}

double Outlook::DangerAt(const UnitView& there, ElementId except) const {
  double worst = 0, all = 0;
  for (const UnitView& e : army_.enemies(side_)) {
    if (e.id == except) continue;
    Edge edge = Edge::kFront;
    double chance = ChanceOfThreat(e, there, edge);
    if (chance <= 0.02) continue;
    constexpr double kNextBound = 0.7;
    if (e.activated) chance *= kNextBound;
    const double threat = chance * Threat(e, there, edge);
    worst = std::max(worst, threat);
    all += threat;
  }
  const Weights& w = army_.weights();
  return w.fear * worst + w.other_fear * (all - worst);
}

double Outlook::FireAt(const UnitView& there) const {
  double all = 0, worst = 0;
  for (const UnitView& e : army_.enemies(side_)) {
    if (e.routing || e.front_troops + e.front_guns == 0) continue;
    const double reach = e.heavy > 0 ? 18 : 12;
    if (IsFarther(e, there, reach + e.move)) continue;
    double gap = GapOf(e, there);
    double chance = 1;
    if (!e.all_round()) {
      const double ahead = TouchOf(e, e.dir, there);
      if (ahead < kMisses) {
        gap = ahead;
      } else {
        // It has to wheel, if it can so far.
        const Spot way = UnitOf(there.at - e.at);
        const double turn = std::acos(std::clamp(Dot(way, e.dir), -1.0, 1.0));
        const double wheel = turn * 2 * e.half_width;
        if (wheel > e.move) continue;
        constexpr double kTakesAnAction = 0.5;
        chance = kTakesAnAction;
      }
    }
    const int dice = ShotDiceAt(e, there, gap);
    if (dice <= 0) continue;
    double value = chance * e.check * ValueOfShot(there, dice);
    if (e.activated) value *= army_.weights().acted;
    worst = std::max(worst, value);
    all += value;
  }
  constexpr double kOthers = 0.6;  // may have other targets
  return worst + kOthers * (all - worst);
}

double Outlook::HopeAt(const UnitView& there) const {
  if (there.charge == 0 || there.locked || there.form != Form::kDeployed) {
    return 0;
  }
  const Ahead ahead = AheadOf(army_, there, there.charge);
  if (ahead.enemy == nullptr || ahead.blocked) return 0;
  const UnitView& e = *ahead.enemy;
  const Edge edge = EdgeMet(e, there.front(), there.dir);
  if (!MayCharge(there, e, edge)) return 0;
  const ChargeWay way = {
      .edge = edge, .gap = ahead.gap, .pulls_off = there.horse()};
  const double gain = ValueOfCharge(army_, there, e, way, 1);
  return gain > 0 ? std::max(0.0, gain - AfterCharge(there, e, ahead.gap)) : 0;
}

double Outlook::AfterCharge(const UnitView& u, const UnitView& e,
                            double gap) const {
  UnitView after = u;
  after.at = u.at + u.dir * gap;
  after.markers += 1;
  return army_.weights().later * std::min(u.worth(), DangerAt(after, e.id));
}

double Outlook::ProspectAt(const UnitView& there) const {
  double best = 0;
  for (const UnitView& e : army_.enemies(side_)) {
    Edge edge = Edge::kFront;
    const double chance = ChanceInTime(there, e, edge);
    if (chance > 0.02) best = std::max(best, chance * Threat(there, e, edge));
  }
  return best;
}

double Outlook::CommandAt(const UnitView& there, Spot commander) const {
  const Weights& w = army_.weights();
  const double gap = GapTo(there, commander);
  // He rides after them at the end.
  const double ride = kDistances.commander;
  if (there.horse()) {
    const double out = gap - kDistances.horse_radius;
    if (out <= 0) return 0;
    return -w.recall * (out > ride ? 1 : 0.15 + 0.35 * out / ride);
  }
  const double out = gap - kDistances.foot_radius;
  if (out <= 0) return 0;
  return -w.command * (out > ride ? 1 + 0.05 * (out - ride) : 0.5 * out / ride);
}

bool Outlook::IsSentTo(ElementId e, PieceId objective) const {
  return std::any_of(goals_.begin(), goals_.end(), [&](const Goal& goal) {
    return goal.piece == objective && goal.mine.Has(e);
  });
}

double Outlook::ObjectivesAt(const UnitView& there,
                             const Stance& stance) const {
  const Weights& w = army_.weights();
  double value = 0;
  for (const Goal& goal : goals_) {
    const bool inside = goal.town && there.in_town() && !there.intruder &&
                        there.settlement == goal.piece;
    if (goal.held) {
      // Nobody else takes it as long as somebody stands in it.
      if (!inside) continue;
      value += w.objective * goal.value *
               std::clamp((kNearTown - goal.nearest) / kNearTown, 0.0, 1.0);
      continue;
    }
    if (inside) {
      value += w.objective * goal.value;
      continue;
    }
    const double gap = GapTo(there, goal.at);
    if (!goal.town && gap <= kDistances.objective) {
      value += w.objective * goal.value *
               (goal.nearest > kDistances.objective ? 1 : 0.5);
      continue;
    }
    if (!goal.mine.Has(there.id)) continue;
    const double to_go = std::max(gap, goal.strong ? kOutOfReach : 0.0);
    value -= stance.pull * w.pull * goal.value * std::min(to_go, 40.0);
  }
  return value;
}

double Outlook::BlocksFire(const UnitView& there) const {
  double all = 0;
  for (const Shooter& shooter : shooters_) {
    if (shooter.u->id == there.id || shooter.target->id == there.id) continue;
    const Spot l = shooter.u->Local(there.at);
    if (l.y < shooter.u->half_depth) continue;
    const Spot t = shooter.u->Local(shooter.target->at);
    if (l.y > t.y) continue;
    if (std::abs(l.x) < there.half_width + 0.5 * shooter.u->half_width) {
      all += shooter.value;
    }
  }
  return all;
}

template <class Visit>
void Outlook::ForEachUnder(const UnitView& there, Visit visit) const {
  constexpr double kGraze = 0.05;
  if (there.in_town()) return;
  for (const UnitView& u : army_.units(side_)) {
    if (u.id == there.id || u.in_town() || IsFarther(there, u, 0)) continue;
    if (Overlap(there, u, kGraze)) visit(u);
  }
}

bool Outlook::IsSilentAt(const UnitView& there) const {
  bool silent = false;
  ForEachUnder(there, [&](const UnitView&) { silent = true; });
  return silent;
}

bool Outlook::IsStuckAt(const UnitView& there) const {
  bool stuck = false;
  ForEachUnder(there, [&](const UnitView& u) {
    stuck = stuck || (!there.is_guns() && !u.is_guns());
  });
  return stuck;
}

double Outlook::Silences(const UnitView& there) const {
  double all = 0;
  ForEachUnder(there, [&](const UnitView& u) {
    double gap = kMisses;
    if (army_.NearestEnemy(u, gap) == nullptr) {
      gap = beliefs_.NearestTo(side_, u);
    }
    all += FirePromised(u, BestShot(army_, u), gap);
  });
  return all;
}

double Outlook::FirePromised(const UnitView& there, double shot,
                             double gap) const {
  const Weights& w = army_.weights();
  return w.shoot * shot + w.front * FrontOf(there, gap);
}

// COM-21, COM-22: those who see a friend rout or disperse.
double Outlook::CrowdAt(const UnitView& there) const {
  double all = 0;
  for (const UnitView& u : army_.units(side_)) {
    if (u.id == there.id || IsFarther(u, there, kDistances.sight)) continue;
    const int health = u.bases() - u.markers;
    if (u.routing) {
      all += u.horse() || there.horse() ? 0.3 : 1.5;
    } else if (health <= 2) {
      all += 1;
    }
  }
  return all;
}

// Dice to 12 in that its front promises for the bounds to come.
double Outlook::FrontOf(const UnitView& there, double gap) const {
  if (there.all_round() || there.form != Form::kDeployed) return 0;
  const FireRow& row = kFireBands[1];
  const double dice = 0.5 * row.half_dice_of_musket * there.front_troops +
                      row.gun * there.front_guns;
  return dice * army_.time_left() * std::clamp((26 - gap) / 10, 0.0, 1.0);
}

// Whether a column could form line toward the enemy about its head (FRM-04).
bool Outlook::HasRoom(const UnitView& column, const UnitView& enemy) const {
  const double base = BaseWidth(army_.field()).ticks / double{kTicksPerInch};
  const int files = (column.bases() + 1) / 2;
  const int ranks = (column.bases() + files - 1) / files;
  Base line;
  line.dir = UnitOf(enemy.at - column.front());
  line.half_width = files * base / 2;
  line.half_depth = ranks * base / 2;
  line.radius = std::hypot(line.half_width, line.half_depth);
  line.at = column.front() - line.dir * line.half_depth;
  constexpr double kGraze = 0.05;
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    for (const UnitView& other : army_.units(side)) {
      if (other.id != column.id && !other.is_guns() &&
          Overlap(line, other, kGraze)) {
        return false;
      }
    }
  }
  return true;
}

double Outlook::AheadOfLine(const UnitView& there, double gap) const {
  const double may = there.is_guns() ? 1 : there.horse() ? 3 : 4;
  return std::max(0.0, line_ - may - gap);
}

Judged Outlook::Judge(const UnitView& there, const Stance& stance) const {
  const Weights& w = army_.weights();
  const bool silent = IsSilentAt(there);
  const bool stuck = silent && IsStuckAt(there);
  Judged judged = {.shot = silent ? 0 : BestShot(army_, there),
                   .hope = stuck ? 0 : HopeAt(there)};
  double gap = kMisses;
  const UnitView* nearest = army_.NearestEnemy(there, gap);
  double& value = judged.value;
  value = there.worth() - stance.fear * beliefs_.DangerAt(side_, there);
  if (nearest == nullptr) gap = beliefs_.NearestTo(side_, there);
  if (gap == kMisses) {
    value += ObjectivesAt(there, stance);
    return judged;
  }
  value -= stance.fire * FireAt(there) +
           stance.fear * DangerAt(there, ElementId::kNone);
  value += silent ? -Silences(there) : FirePromised(there, judged.shot, gap);
  if (stance.hope > 0) {
    value += stance.hope * (there.horse() ? w.horse_hope : 1) *
             std::max(judged.hope, w.prospect * ProspectAt(there));
  }
  const double off = stance.stand_off > 0 ? stance.stand_off
                     : there.is_guns()    ? w.guns_off
                     : there.horse()      ? w.horse_off
                                          : w.stand_off;
  const double far = std::max(0.0, gap - off);
  value -= stance.ardour * (0.5 + 0.5 * army_.time_left()) * far;
  value -= w.ahead * AheadOfLine(there, gap);
  if (nearest != nullptr && !there.all_round() && gap < 16) {
    const Spot way = UnitOf(nearest->at - there.at);
    const double off_front = 1 - std::max(-0.2, Dot(way, there.dir));
    value -= w.facing * off_front * std::clamp((16 - gap) / 8, 0.0, 1.0);
  }
  if (there.form == Form::kMarch) {
    // MOV-18: a prey, and it cannot shoot.
    value -= 0.15 * there.bases() * std::clamp((18 - gap) / 8, 0.0, 1.0);
    constexpr double kFormsUp = 26;
    // Before tiles alone nobody has to form line.
    if (nearest != nullptr && gap < kFormsUp && !HasRoom(there, *nearest)) {
      value -= w.cramped;
    }
  }
  if (there.in_town() && gap < 14) value += w.town;
  value += ObjectivesAt(there, stance);
  const LeaderId cc = CommanderOf(army_.field(), there.id);
  if (IsSome(cc) && army_.field().state.leader(cc).on_table() && !there.led) {
    value += CommandAt(there, SpotOf(army_.field().state.leader(cc).pos));
  }
  value -= w.blocking * BlocksFire(there) + w.crowd * CrowdAt(there);
  return judged;
}

}  // namespace berthier::la_grande_armee
