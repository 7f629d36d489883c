#include "agents/doctrine/grandeur/answers.h"

#include <algorithm>
#include <cmath>

#include "agents/doctrine/grandeur/judgement.h"
#include "engine/rulesets/grandeur/board/changes.h"
#include "engine/rulesets/grandeur/board/frames.h"
#include "engine/rulesets/grandeur/board/travel.h"
#include "engine/rulesets/grandeur/board/zones.h"
#include "engine/rulesets/grandeur/charge/charge.h"
#include "engine/rulesets/grandeur/combat/fire.h"
#include "engine/rulesets/grandeur/facts/codes.h"
#include "engine/rulesets/grandeur/facts/tables.h"

namespace berthier::grandeur {
namespace {

class Answer {
 public:
  Answer(const ArmyView& army, const Outlook& outlook, const Stance& stance)
      : army_(army),
        outlook_(outlook),
        stance_(stance),
        f_(army.field()),
        w_(army.weights()) {}

  double Response(Verb verb) const;
  double Shot(const Order& order) const;
  double Charge(const Order& order) const;
  double Press() const;
  double Halt(Length length) const;
  double Pursuit(Heading heading) const;
  double Nomination(CorpsId c) const;

 private:
  // The charge that is answered: S6C, M5.
  const UnitView& Charger() const {
    return army_.unit(TopFrame(f_.state).unit);
  }
  ChargeWay WayOf(const UnitView& from, const UnitView& target) const {
    const bool flank = !target.in_bua && !SeesPartOf(target, from);
    return {.flank = flank, .gap = TouchOf(from, from.dir, target)};
  }

  const ArmyView& army_;
  const Outlook& outlook_;
  const Stance& stance_;
  const PositionView f_;
  const Weights& w_;
};

// What is lost less than by standing.
double Answer::Response(Verb verb) const {
  const Frame& frame = TopFrame(f_.state);
  if (!IsSome(frame.other)) return 0;
  const UnitView& charger = Charger();
  const UnitView& u = army_.unit(frame.other);
  ChargeWay way = WayOf(charger, u);
  // Judged by `reaction` alone: no answer is assumed.
  way.reaction = true;
  const double reaches = ChanceToReach(charger, way.gap);
  const double stands = reaches * ValueOfCharge(army_, charger, u, way, 1);
  switch (verb) {
    case Verb::kEvade: {
      constexpr double kDisplaced = 0.08, kCaught = 0.8;
      // IMP-EVA-05: as far as friends and the ground behind it let it go.
      const Escape escape = EscapeAlong(
          f_, u.id, Forward(f_.unit(charger.id).heading), MoveOf(f_, u.id));
      const double far = way.gap + army_.InU(escape.distance) - charger.move;
      const double caught = charger.disordered
                                ? (far <= 0 ? 1 : 0)
                                : ChanceOfDie(static_cast<int>(std::ceil(far)));
      return stands -
             u.worth * (kDisplaced * (u.guns() ? 2 : 1) + kCaught * caught);
    }
    case Verb::kCounterCharge: {
      const double passes =
          u.opportunity ? 1 : ChanceToPass(u.data->discipline, DisciplineOf(u));
      UnitView shaken = u;
      shaken.disordered = true;
      ChargeWay met = way;
      met.counters = true;
      const double countered =
          passes * ValueOfCharge(army_, charger, u, met, 1) +
          (1 - passes) *
              (u.disorder + ValueOfCharge(army_, charger, shaken, way, 1));
      return stands - reaches * countered;
    }
    case Verb::kFormSquare:
      return charger.horse() ? 0.2 : -1;
    default:
      return 0;
  }
}

double Answer::Shot(const Order& order) const {
  const UnitView& u = army_.unit(f_.scenario.As<UnitId>(order.subject));
  const UnitView& e = army_.unit(f_.scenario.As<UnitId>(order.object));
  const int dice = ShotDice(f_, u.id, e.id, ShotKind::kOpportunity, 0);
  const double value = ValueOfShot(army_, dice, u, e, GapOf(u, e));
  // A better target may still come.
  constexpr double kWait = 0.25;
  return value - kWait * w_.watch * u.worth * (dice < 4 ? 1 : 0.2);
}

double Answer::Charge(const Order& order) const {
  const UnitView& u = army_.unit(f_.scenario.As<UnitId>(order.subject));
  const UnitView& e = army_.unit(f_.scenario.As<UnitId>(order.object));
  ChargeWay way = WayOf(u, e);
  way.reaction = true;
  UnitView after = u;
  after.at = e.at;
  after.disordered = true;
  return ChanceToReach(u, way.gap) *
             ValueOfCharge(army_, u, e, way, stance_.attack) -
         w_.later * outlook_.DangerAt(after, e.id) - stance_.least;
}

// Whom the charger may still reach (IMP-EVA-04, 07).
double Answer::Press() const {
  const UnitView& u = Charger();
  UnitView end = u;
  end.at = u.at + u.dir * u.move;
  double value =
      outlook_.ValueOfPlace(end, stance_) - outlook_.ValueOfPlace(u, stance_);
  const Ahead ahead = FirstEnemyAhead(f_, u.id, army_.InTicks(u.reach));
  if (!IsSome(ahead.unit)) return value - w_.dither;
  const UnitView& e = army_.unit(ahead.unit);
  ChargeWay way = {.gap = army_.InU(ahead.distance)};
  way.flank = f_.unit(ahead.unit).Has(Flag::kEvaded) || !SeesPartOf(e, u);
  way.pursues = way.flank;
  const double reaches = ChanceToReach(u, way.gap);
  value *= 1 - reaches;
  return value + reaches * (ValueOfCharge(army_, u, e, way, stance_.attack) -
                            w_.later * outlook_.DangerAt(end, e.id));
}

double Answer::Halt(Length length) const {
  const UnitView& u = Charger();
  UnitView end = u;
  end.at = u.at + u.dir * army_.InU(length);
  return outlook_.ValueOfPlace(end, stance_) -
         outlook_.ValueOfPlace(u, stance_);
}

// IMP-PUR-03 to 06: over the six distances.
double Answer::Pursuit(Heading heading) const {
  const Frame& frame = TopFrame(f_.state);
  UnitView u =
      army_.At(army_.unit(frame.unit), {f_.unit(frame.unit).centre, heading});
  const UnitView* first = nullptr;
  double gap = kMisses;
  for (const UnitView& e : army_.enemies(u.data->side)) {
    const double ahead = TouchOf(u, u.dir, e);
    if (ahead >= gap) continue;
    gap = ahead;
    first = &e;
  }
  const double sure = u.horse() ? kDistances.mounted_retreat : 0;
  const double here = outlook_.ValueOfPlace(u, stance_);
  double value = 0;
  for (int die = 1; die <= 6; ++die) {
    const double distance = sure + die;
    if (first != nullptr && gap <= distance) {
      const ChargeWay way = {
          .flank = first->id != frame.other && !SeesPartOf(*first, u),
          .pursues = first->id == frame.other,
          .reaction = true,
          .gap = gap};
      value += ValueOfCharge(army_, u, *first, way, stance_.attack);
      continue;
    }
    UnitView end = u;
    end.at = u.at + u.dir * distance;
    value += outlook_.ValueOfPlace(end, stance_) - here;
  }
  return value / 6;
}

// D1: whose going now matters most.
double Answer::Nomination(CorpsId c) const {
  const CorpsData& corps = f_.scenario.corps_data(c);
  double value = 0;
  corps.units.ForEach([&](UnitId id) {
    if (!f_.unit(id).on_table()) return;
    const UnitView& u = army_.unit(id);
    double gap = kMisses;
    army_.NearestEnemy(u, gap);
    if (u.disordered) value += u.disorder;
    value += 0.3 * outlook_.HopeAt(u, 0) + 0.2 * BestShot(army_, u, 0);
    value += 0.05 * std::clamp((40 - gap) / 30, 0.0, 1.0);
  });
  if (IsSome(corps.commander)) {
    value *= 1 + 0.1 * f_.state.leader(corps.commander).leadership;
  }
  return value;
}

}  // namespace

double WorthOfAnswer(const ArmyView& army, const Outlook& outlook,
                     const Stance& stance, const Order& order) {
  const PositionView f = army.field();
  const Answer answer(army, outlook, stance);
  const Verb verb = static_cast<Verb>(order.verb);
  switch (verb) {
    case Verb::kNominate:
      return answer.Nomination(f.scenario.As<CorpsId>(order.subject));
    case Verb::kEvade:
    case Verb::kCounterCharge:
    case Verb::kFormSquare:
      return answer.Response(verb);
    case Verb::kOpportunityFire:
      return answer.Shot(order);
    case Verb::kOpportunityCharge:
      return answer.Charge(order);
    case Verb::kPress:
      return answer.Press();
    case Verb::kHalt:
      return answer.Halt(Ticks(static_cast<int32_t>(order.amount)));
    case Verb::kPursue:
      return answer.Pursuit(order.pose.heading);
    case Verb::kPassThrough:
    case Verb::kDissolve:
    case Verb::kEndTerrain:
    case Verb::kAccept:
    case Verb::kOccupy:
      return army.weights().village;
    case Verb::kReroll: {
      // D15, D16: a failed test of its own that costs VBU.
      const auto code = static_cast<OutcomeCode>(f.state.held_code);
      const bool asked =
          static_cast<Decision>(f.state.awaits.kind) == Decision::kDestiny;
      if (!asked) return army.weights().dither;
      const bool costs = code == OutcomeCode::kLoses && f.state.held_detail > 0;
      return costs ? army.weights().dither : -army.weights().dither;
    }
    default:
      return 0;
  }
}

}  // namespace berthier::grandeur
