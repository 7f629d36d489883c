#include "agents/doctrine/simple_grand_tactical/reactions.h"

#include <algorithm>

#include "engine/rulesets/simple_grand_tactical/board/contacts.h"
#include "engine/rulesets/simple_grand_tactical/board/tasks.h"
#include "engine/rulesets/simple_grand_tactical/facts/tables.h"
#include "engine/rulesets/simple_grand_tactical/fire/fire.h"
#include "engine/rulesets/simple_grand_tactical/fire/shot.h"
#include "engine/rulesets/simple_grand_tactical/melee/groups.h"
#include "engine/rulesets/simple_grand_tactical/melee/score_of_side.h"
#include "engine/rulesets/simple_grand_tactical/morale/rally.h"
#include "engine/rulesets/simple_grand_tactical/movement/charge.h"

namespace berthier::simple_grand_tactical {
namespace {

constexpr double kDeath = 1.0 / 6;  // SGT-GEN-12

Order Plain(PositionView f, Verb verb, UnitId u,
            UnitId object = UnitId::kNone) {
  return {.verb = static_cast<uint8_t>(verb),
          .subject = f.scenario.Entity(u),
          .object = f.scenario.Entity(object)};
}

double PriceOfGeneral(const ArmyView& army) {
  return kDeath * army.weights().general * army.time_left();
}

// What a test on the Rally table costs a unit that is in order.
double CostOfTest(const UnitView& u, int modifiers) {
  const RallyOdds odds = RallyOddsOf(modifiers);
  return odds.rout * u.loss + odds.retreat * (u.disordered ? 0.35 : u.retreat) +
         odds.disordered * u.disorder;
}

}  // namespace

// ---- Rally
// -----------------------------------------------------------------------

void WeighRallies(const ArmyView& army, std::vector<Option>& options) {
  const PositionView f = army.field();
  const Side side = f.state.active;
  const Outlook outlook(army, side);
  const Stance stance = StanceOf(Posture::kJudge, army.weights());
  struct Need {
    UnitId unit;
    double worth;
    bool pass;
  };
  std::array<Need, kMaxUnits> needs;
  size_t count = 0;
  for (const UnitView& u : army.units(side)) {
    if (!MustRally(f, u.id)) continue;
    const double rallying =
        army.CostOfDisorder(side, u.rally + (u.general ? 1 : 0));
    // The more the enemy is about it the more it is needed.
    const double danger = std::min(1.5, outlook.DangerAt(u, stance));
    needs[count++] = {u.id, (u.unformed ? 0.2 : 1.0) * rallying + 0.3 * danger,
                      InReachOfPass(f, u.id)};
  }
  std::sort(needs.begin(), needs.begin() + count,
            [](const Need& a, const Need& b) {
              return a.worth != b.worth ? a.worth > b.worth : a.unit < b.unit;
            });
  const double price =
      army.weights().pass * std::min(1.0, 1.5 * army.time_left());
  std::array<int, kMaxCorps> passes;
  for (size_t i = 0; i < kMaxCorps; ++i) passes[i] = f.state.corps[i].passes;
  for (size_t i = 0; i < count; ++i) {
    const Need& need = needs[i];
    const UnitView& u = army.unit(need.unit);
    int& left = passes[static_cast<size_t>(u.data->corps)];
    const bool pass = need.pass && left > 0 && need.worth > price;
    if (pass) --left;
    const double first = pass ? -1 : 1;
    if (need.pass) {
      options.push_back({Plain(f, Verb::kPass, u.id),
                         pass ? 0.1 * need.worth : need.worth - price - 3});
    }
    Order roll = Plain(f, Verb::kRally, u.id);
    options.push_back({roll, first});
    if (!u.general) continue;
    roll.manner = 1;
    const double gain = army.CostOfDisorder(side, u.rally) -
                        army.CostOfDisorder(side, u.rally + 1);
    options.push_back({roll, first + 0.5 * gain - PriceOfGeneral(army)});
  }
}

// ---- Fire
// ------------------------------------------------------------------------

namespace {

bool MayStillCharge(PositionView f, const UnitView& u) {
  return u.horse() && u.free() && u.may_approach &&
         !f.unit(u.id).Has(Flag::kCharged);
}

// What the horse of the phasing side gains by charging u this turn.
double ChargesOn(const ArmyView& army, const UnitView& u) {
  double worst = 0;
  for (const UnitView& e : army.enemies(u.data->side)) {
    if (!MayStillCharge(army.field(), e)) continue;
    const double rate = ChargeRateOf(*e.data);
    if (IsFarther(e, u, rate) || GapOf(e, u) > rate || !SeesPartOf(e, u)) {
      continue;
    }
    worst = std::max(worst, ValueOfAttack(e, u, {.charge = true}));
  }
  return worst;
}

double ValueOfShotAt(const ArmyView& army, const UnitView& target,
                     int modifiers) {
  const PositionView f = army.field();
  double value = ValueOfShot(modifiers, target);
  if (f.state.phase != Phase::kDefensiveFire) return value;
  const double tells = 1 - FireOddsOf(modifiers).none;
  // Who is disordered fights badly and charges nobody.
  constexpr double kSpoilt = 0.5;
  if (target.in_contact) {
    value += (target.disordered ? 0.2 : 1) * kSpoilt * tells;
  } else if (MayStillCharge(f, target)) {
    double prey = 0;
    for (const UnitView& u : army.enemies(target.data->side)) {
      const double rate = ChargeRateOf(*target.data);
      if (IsFarther(target, u, rate) || GapOf(target, u) > rate) continue;
      prey = std::max(prey, ValueOfAttack(target, u, {.charge = true}));
    }
    value += tells * std::min(1.5, prey);
  }
  return value;
}

}  // namespace

void WeighFire(const ArmyView& army, Side side, std::vector<Option>& options) {
  const PositionView f = army.field();
  options.push_back({{.verb = static_cast<uint8_t>(Verb::kEndFire)}, 0});
  std::array<double, kMaxUnits> best = {};
  for (const UnitView& u : army.units(side)) {
    if (u.range == 0 || !CheckMayFire(f, u.id).ok()) continue;
    for (const UnitView& e : army.enemies(side)) {
      if (IsFarther(u, e, u.range + 0.1) || !CheckShot(f, u.id, e.id).ok()) {
        continue;
      }
      const double value = ValueOfShotAt(
          army, e, ModifiersOfShot(f, u.id, UnitId::kNone, e.id).sum());
      double& most = best[static_cast<size_t>(u.id)];
      most = std::max(most, value);
      options.push_back({Plain(f, Verb::kFire, u.id, e.id), value + 1e-3});
    }
  }
  const size_t singles = options.size();
  for (size_t i = 0; i < singles; ++i) {
    const UnitId u = f.scenario.As<UnitId>(options[i].order.subject);
    if (!IsSome(u) || !f.IsBattery(u)) continue;
    const UnitId target = f.scenario.As<UnitId>(options[i].order.object);
    for (int k = 0;; ++k) {
      const UnitId helper = HelperAt(f, u, k);
      if (!IsSome(helper)) break;
      if (!CheckFireTogether(f, u, helper, target).ok()) continue;
      Order order = Plain(f, Verb::kFireTogether, u, target);
      order.amount = k;
      const double value = ValueOfShotAt(
          army, army.unit(target), ModifiersOfShot(f, u, helper, target).sum());
      options.push_back({order, value - best[static_cast<size_t>(helper)]});
    }
  }
  if (f.state.phase != Phase::kDefensiveFire) return;
  for (const UnitView& u : army.units(side)) {
    if (!u.foot() || u.square() || u.disordered) continue;
    const double charges = ChargesOn(army, u);
    if (charges <= 0) continue;
    Pose pose;
    if (!CheckFormSquare(f, u.id, pose).ok()) continue;
    const UnitView square = army.At(u.id, pose, Formation::kSquare);
    const double saved = charges - ChargesOn(army, square);
    options.push_back({Plain(f, Verb::kFormSquare, u.id),
                       saved - best[static_cast<size_t>(u.id)]});
  }
}

// ---- Charges
// ---------------------------------------------------------------------

void WeighCharges(const ArmyView& army, UnitId u, bool controlled,
                  std::vector<Option>& options) {
  const PositionView f = army.field();
  const ChargeOccasion occasion =
      controlled ? ChargeOccasion::kControlled : ChargeOccasion::kChargePhase;
  if (!controlled && !MightCharge(f, u)) return;
  const UnitView& own = army.unit(u);
  const double rate = ChargeRateOf(*own.data);
  const Outlook outlook(army, own.data->side);
  const Stance stance = StanceOf(Posture::kJudge, army.weights());
  for (const UnitView& e : army.enemies(own.data->side)) {
    if (IsFarther(own, e, rate + 0.1)) continue;
    Pose end;
    if (!PlanCharge(f, u, e.id, occasion, end).ok()) continue;
    const UnitView there = army.At(u, end, own.formation);
    Attack attack = {.charge = true};
    attack.on_flank = !e.all_round() && e.Local(there.at).y < e.half_depth;
    for (const Contact& c : ContactsOf(f.state)) {
      if (!c.Concerns(e.id)) continue;
      const UnitView& other = army.unit(c.Other(e.id));
      attack.support += std::max(0, ScoreOf(other, e, other.disordered, false));
    }
    constexpr double kLater = 0.2;
    const double gain = ValueOfAttack(own, e, attack) -
                        kLater * (outlook.DangerAt(there, stance) -
                                  outlook.DangerAt(own, stance));
    options.push_back(
        {Plain(f, Verb::kCharge, u, e.id), gain - army.weights().least});
  }
}

// ---- Leaders
// ---------------------------------------------------------------------

namespace {

// What a general is worth with a unit until the next turn.
double WorthWith(const ArmyView& army, const Outlook& outlook,
                 const UnitView& u) {
  const Stance stance = StanceOf(Posture::kJudge, army.weights());
  const Side side = u.data->side;
  double worth = 0.2 * outlook.FireAt(u) + 0.15 * outlook.DangerAt(u, stance) +
                 0.08 * outlook.HopeAt(u);
  if (u.in_contact) worth += 0.25;
  if (u.disordered && !u.locked) {
    worth += 0.5 * (army.CostOfDisorder(side, u.rally) -
                    army.CostOfDisorder(side, u.rally + 1));
  }
  return worth;
}

// To where most of his corps are in reach of a pass, behind them.
void RideOfCommander(const ArmyView& army, GeneralId g,
                     std::vector<Option>& options) {
  const PositionView f = army.field();
  const GeneralData& data = f.scenario.general(g);
  const CorpsState& corps = f.state.corps_state(data.corps);
  if (corps.passes == 0) return;
  const Spot here = InCm(f.state.general(g).pos);
  Spot sum;
  double weight = 0;
  const auto weight_of = [](const UnitView& u) {
    return u.guns() ? 0.3 : u.disordered ? 3.0 : 1.0;
  };
  for (const UnitView& u : army.units(data.side)) {
    if (u.data->corps != data.corps) continue;
    sum = sum + u.at * weight_of(u);
    weight += weight_of(u);
  }
  if (weight == 0) return;
  const auto reached_from = [&](Spot p) {
    constexpr double kReach = 31;  // from the middle of a unit
    double all = 0;
    for (const UnitView& u : army.units(data.side)) {
      if (u.data->corps != data.corps) continue;
      const double far = Norm(u.at - p);
      all += weight_of(u) * std::clamp(1.5 - far / kReach, 0.0, 0.5);
    }
    return all;
  };
  constexpr double kBehind = 8, kRide = 29.5, kLeast = 6;
  const Spot goal = sum * (1 / weight) - army.Ahead(data.side) * kBehind;
  const Spot way = goal - here;
  const double far = Norm(way);
  if (far < kLeast) return;
  const Spot there = here + way * (std::min(far, kRide) / far);
  const double gain = 0.05 * (reached_from(there) - reached_from(here));
  if (gain <= army.weights().dither) return;
  Order order = {.verb = static_cast<uint8_t>(Verb::kRide),
                 .subject = f.scenario.Entity(g)};
  order.pose.centre = InTicks(there);
  options.push_back({order, gain});
}

}  // namespace

void WeighRides(const ArmyView& army, const Outlook& outlook, Side side,
                std::vector<Option>& options) {
  const PositionView f = army.field();
  const size_t before = options.size();
  std::array<double, kMaxUnits> worths;
  bool weighed = false;
  for (int i = 0; i < f.scenario.general_count(); ++i) {
    const GeneralId g = MakeId<GeneralId>(i);
    const GeneralState& general = f.state.general(g);
    const GeneralData& data = f.scenario.general(g);
    if (data.side != side || !general.on_table() || general.moved != 0) {
      continue;
    }
    if (data.rank == Rank::kCorpsCommander) {
      RideOfCommander(army, g, options);
      continue;
    }
    if (!weighed) {
      for (const UnitView& u : army.units(side)) {
        worths[static_cast<size_t>(u.id)] = WorthWith(army, outlook, u);
      }
      weighed = true;
    }
    const double now = IsSome(general.unit) && f.unit(general.unit).on_table()
                           ? worths[static_cast<size_t>(general.unit)]
                           : 0;
    for (const UnitView& u : army.units(side)) {
      const double gain = worths[static_cast<size_t>(u.id)] - now;
      if (gain <= army.weights().dither || u.id == general.unit ||
          IsSome(f.unit(u.id).general) || !WorksFor(f, g, u.id)) {
        continue;
      }
      if (Norm(u.at - InCm(general.pos)) > kMoveRates.leader + u.radius) {
        continue;
      }
      options.push_back({{.verb = static_cast<uint8_t>(Verb::kJoin),
                          .subject = f.scenario.Entity(g),
                          .object = f.scenario.Entity(u.id)},
                         gain});
    }
  }
  std::stable_sort(
      options.begin() + static_cast<std::ptrdiff_t>(before), options.end(),
      [](const Option& a, const Option& b) { return a.value > b.value; });
}

// ---- Answers
// ---------------------------------------------------------------------

namespace {

// Of the own unit in a melee with an enemy.
double ValueOfFight(const UnitView& own, const UnitView& enemy) {
  const int lead = ScoreOf(own, enemy, own.disordered, false) -
                   ScoreOf(enemy, own, enemy.disordered, false);
  return ValueOfMelee(own, enemy, lead, own.disordered, enemy.disordered, 1);
}

double ValueOfGroup(const ArmyView& army, int group, Side side, int more) {
  const PositionView f = army.field();
  const UnitId own = MembersOf(f, group, side).First();
  const UnitId enemy = MembersOf(f, group, Opponent(side)).First();
  if (!IsSome(own) || !IsSome(enemy)) return 0;
  const UnitView& u = army.unit(own);
  const UnitView& e = army.unit(enemy);
  const int lead = ScoreOfSide(f, group, side) -
                   ScoreOfSide(f, group, Opponent(side)) + more;
  return ValueOfMelee(u, e, lead, u.disordered, e.disordered, 1);
}

// What a general gains in the test on top of the stack.
double GainOfHelp(const ArmyView& army) {
  const PositionView f = army.field();
  if (!HasTask(f.state)) return 0;
  const Task& task = TopTask(f.state);
  if (!IsSome(task.unit)) return 0;
  const UnitView& u = army.unit(task.unit);
  if (task.kind == TaskKind::kControl) {
    const int modifiers = u.disordered ? -1 : 0;
    return (ControlOddsOf(modifiers).out_of_hand -
            ControlOddsOf(modifiers + 2).out_of_hand) *
           u.disorder;
  }
  int modifiers = u.rally;
  switch (task.test) {
    case RollKind::kRough:
      // It matters to who is to fight.
      return u.in_contact ? 0.2 : 0.03;
    case RollKind::kContact:
      if (u.formation == Formation::kSkirmish) modifiers -= 3;
      break;
    default:
      break;
  }
  return CostOfTest(u, modifiers) - CostOfTest(u, modifiers + 1);
}

// The cavalry asked against who comes at it.
double WorthOfWithdrawing(const ArmyView& army) {
  const PositionView f = army.field();
  const UnitId u = f.scenario.As<UnitId>(f.state.awaits.about());
  const UnitId e = f.state.course.unit;
  if (!IsSome(u) || !IsSome(e)) return -1;
  const Course& course = f.state.course;
  Pose end = f.unit(e).pose();
  if (course.leg_count > 0) {
    end = {course.legs[course.leg_count - 1u].to, course.facing};
  }
  const UnitView& own = army.unit(u);
  const UnitView there = army.At(e, end, course.last);
  // Some 7 cm farther off, in the mean.
  constexpr double kFarther = 7;
  const Spot way = UnitOf(own.at - there.at);
  const UnitView farther =
      army.At(own, own.at + way * kFarther, own.dir, own.formation);
  double threat = ValueOfShot(there, own) - ValueOfShot(there, farther);
  if (there.foot() && GapOf(there, own) < 0.2) {
    threat = std::max(threat, ValueOfAttack(there, own, {.on_flank = true}));
  }
  return threat - CostOfTest(own, own.rally);
}

}  // namespace

double WorthOfAnswer(const ArmyView& army, const Order& order) {
  const PositionView f = army.field();
  const UnitId u = f.scenario.As<UnitId>(order.subject);
  const UnitId o = f.scenario.As<UnitId>(order.object);
  const Side side = f.state.awaits.side;
  switch (static_cast<Verb>(order.verb)) {
    case Verb::kWithdraw:
      return WorthOfWithdrawing(army);
    case Verb::kUseGeneral:
      return GainOfHelp(army) - PriceOfGeneral(army);
    case Verb::kOppose:
      return ValueOfFight(army.unit(u), army.unit(o));
    case Verb::kFight:
      return ValueOfGroup(army, f.unit(u).group, side, 0);
    case Verb::kCommit: {
      const int group = f.unit(u).group;
      return ValueOfGroup(army, group, side, 1) -
             ValueOfGroup(army, group, side, 0) - PriceOfGeneral(army);
    }
    default:
      return 0;
  }
}

}  // namespace berthier::simple_grand_tactical
