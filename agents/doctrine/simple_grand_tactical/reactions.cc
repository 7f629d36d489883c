#include "agents/doctrine/simple_grand_tactical/reactions.h"

#include <algorithm>

#include "engine/rulesets/simple_grand_tactical/board/contacts.h"
#include "engine/rulesets/simple_grand_tactical/facts/tables.h"
#include "engine/rulesets/simple_grand_tactical/fire/fire.h"
#include "engine/rulesets/simple_grand_tactical/fire/shot.h"
#include "engine/rulesets/simple_grand_tactical/morale/rally.h"
#include "engine/rulesets/simple_grand_tactical/movement/charge.h"
#include "engine/rulesets/simple_grand_tactical/movement/rough.h"

namespace berthier::simple_grand_tactical {
namespace {

Order Plain(PositionView f, Verb verb, UnitId u,
            UnitId object = UnitId::kNone) {
  return {.verb = static_cast<uint8_t>(verb),
          .subject = f.scenario.Entity(u),
          .object = f.scenario.Entity(object)};
}

}  // namespace

// ---- Rally ------------------------------------------------------------------

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
    needs[count++] = {u.id,
                      (u.unformed ? kUnformed : 1.0) * rallying + 0.3 * danger,
                      InReachOfPass(f, u.id)};
  }
  std::sort(needs.begin(), needs.begin() + count,
            [](const Need& a, const Need& b) {
              return a.worth != b.worth ? a.worth > b.worth : a.unit < b.unit;
            });
  const double price = army.PriceOfPass();
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
    const double eager = u.unformed ? 0.5 * kUnformed : 0.5;
    options.push_back({roll, first + eager * gain - PriceOfGeneral(army)});
  }
}

// ---- Fire -------------------------------------------------------------------

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
      if (IsFarther(u, e, u.range + 0.1) || !IsInReach(f, u.id, e.id) ||
          !CheckShot(f, u.id, e.id).ok()) {
        continue;
      }
      const double value = ValueOfShotAt(
          army, e, ModifiersOfShot(f, u.id, UnitId::kNone, e.id).sum());
      double& most = best[static_cast<size_t>(u.id)];
      most = std::max(most, value);
      // A shot that cannot tell is not fired.
      constexpr double kMere = 1e-3;
      options.push_back({Plain(f, Verb::kFire, u.id, e.id),
                         value > 0 ? value + kMere : -kMere});
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
    // Advancing Fire is still to come.
    double fire = 0;
    for (const UnitView& e : army.enemies(side)) {
      fire += std::max(0.0, ValueOfShot(e, square) - ValueOfShot(e, u));
    }
    options.push_back({Plain(f, Verb::kFormSquare, u.id),
                       saved - fire - best[static_cast<size_t>(u.id)]});
  }
}

// ---- Charges ----------------------------------------------------------------

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
    // CHG-09
    attack.fire = AfterRough(own, RoughOnLeg(f, f.unit(u).block(), end.centre));
    for (const Contact& c : ContactsOf(f.state)) {
      if (!c.Concerns(e.id)) continue;
      const UnitView& other = army.unit(c.Other(e.id));
      attack.support += std::max(0, ScoreOf(other, e, other.disordered, false));
    }
    constexpr double kLater = 0.2;
    const double gain = ValueOfAttack(own, e, attack) -
                        kLater * (outlook.DangerAt(there, stance) -
                                  outlook.DangerAt(own, stance));
    // Nobody looks at what is lost beforehand, as a charge on a steady square,
    // but who has no time left for better.
    constexpr double kHopeless = 0.3, kLastTurns = 0.2;
    if (gain < -kHopeless && army.time_left() > kLastTurns) continue;
    options.push_back(
        {Plain(f, Verb::kCharge, u, e.id), gain - army.weights().least});
  }
}

}  // namespace berthier::simple_grand_tactical
