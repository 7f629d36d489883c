#include "agents/doctrine/grande_tactique/drill/value.h"

#include <algorithm>
#include <cmath>

#include "engine/rulesets/grande_tactique/board/morale.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/rulesets/grande_tactique/fire/firing.h"

namespace berthier::grande_tactique::drill {

namespace {

// Centres of units in contact are no farther apart, less half a base, in
// inches.
constexpr double kInContact = 0.8;

// Inches within which cavalry looks for prey.
constexpr double kCavalryLooksFor = 20;

// Part of its worth that a unit loses when guns disrupt it.
constexpr double kLossByGuns = 0.7;

double Inches(Length length) {
  return static_cast<double>(length.ticks) / kTicksPerInch;
}

double Apart(Point a, Point b) {
  const Vec v = a - b;
  return std::hypot(static_cast<double>(v.x), static_cast<double>(v.y)) /
         kTicksPerInch;
}

double Points(PositionView f, UnitId u) { return f.data(u).points; }

UnitSet EnemyUnits(PositionView f, Side side) {
  return f.scenario.side(Opponent(side)).units;
}

// Distance between centres to the nearest effective enemy the filter admits.
template <typename Filter>
double NearestEnemy(PositionView f, Side side, Point from, Filter&& filter) {
  double nearest = 1000;
  EnemyUnits(f, side).ForEach([&](UnitId e) {
    if (Effective(f, e) && filter(e)) {
      nearest = std::min(nearest, Apart(from, CentreOf(f, e)));
    }
  });
  return nearest;
}

double NearestHorse(PositionView f, Side side, Point from) {
  return NearestEnemy(f, side, from, [&](UnitId e) {
    return f.scenario.IsCavalry(e) && Coherent(f, e);
  });
}

bool Any(UnitId) { return true; }

// Inches to the home edge.
double FromHome(PositionView f, UnitId u) {
  const Point p = CentreOf(f, u);
  const auto& t = f.scenario.terrain;
  switch (f.scenario.side(f.data(u).side).home) {
    case TableEdge::kNorth:
      return Inches(t.depth - Ticks(p.y));
    case TableEdge::kEast:
      return Inches(t.width - Ticks(p.x));
    case TableEdge::kSouth:
      return Inches(Ticks(p.y));
    case TableEdge::kWest:
      break;
  }
  return Inches(Ticks(p.x));
}

// Where this unit likes to be from the nearest enemy, in inches.
double LikedDistance(PositionView f, UnitId u) {
  const bool weak = !Coherent(f, u);
  if (f.scenario.IsArtillery(u)) return 7;
  if (f.scenario.IsCavalry(u)) return weak ? 16 : 6;
  return weak ? 10 : 0;
}

// What the enemy's guns will do to a unit that stands at a place.
double ValueUnderGuns(PositionView f, UnitId u, Point place) {
  double value = 0;
  EnemyUnits(f, f.data(u).side).ForEach([&](UnitId e) {
    if (!f.scenario.IsArtillery(e) || !Effective(f, e) || !CanFire(f, e)) {
      return;
    }
    const Vec to = place - CentreOf(f, e);
    if (to == Vec{}) return;
    const double range = Inches(LengthOf(to)) - 1;
    // Its zone of fire; in contact also beside the corner of its front.
    const int zone =
        range < kInContact ? Heading::kSteps / 5 : Heading::kSteps / 8;
    if (std::abs(f.unit(e).heading.TurnTo(BearingOf(to))) > zone) return;
    // Who loses a volley in contact flees at once.
    const double chance = range < kInContact                 ? 1
                          : range <= Inches(kCanisterRange)  ? 0.42
                          : range <= Inches(kEffectiveRange) ? 0.28
                                                             : 0;
    value -= chance * Points(f, u) * kLossByGuns;
  });
  return value;
}

// Whom cavalry looks for: those who cannot stand, and guns.
bool IsPrey(PositionView f, UnitId e) {
  return !Coherent(f, e) || f.scenario.IsArtillery(e);
}

// Inches from a place to the nearest enemy that matters to a unit.
double DistanceToEnemy(PositionView f, UnitId u, Point place) {
  const Side side = f.data(u).side;
  if (f.scenario.IsCavalry(u) && Coherent(f, u)) {
    const double prey =
        NearestEnemy(f, side, place, [&](UnitId e) { return IsPrey(f, e); });
    if (prey < kCavalryLooksFor) return prey;
  }
  return NearestEnemy(f, side, place, Any);
}

// How well a place suits a unit: nearer to what it likes is higher.
double ValueOfPlace(PositionView f, UnitId u, Point place, Heading heading) {
  const Side side = f.data(u).side;
  const double distance = DistanceToEnemy(f, u, place);
  const double off = std::abs(distance - LikedDistance(f, u));
  double value = -0.12 * off + ValueUnderGuns(f, u, place);
  if (f.scenario.IsInfantry(u) && distance < 1.8 && Coherent(f, u)) {
    value += 0.3;  // in contact: it can charge now
  }
  if (!IsSquare(f, u)) {
    // Facing the nearest enemy.
    double best = 1000;
    Point at = place;
    EnemyUnits(f, side).ForEach([&](UnitId e) {
      const double d = Apart(place, CentreOf(f, e));
      if (Effective(f, e) && d < best) {
        best = d;
        at = CentreOf(f, e);
      }
    });
    if (!(at == place)) {
      const int turn = heading.TurnTo(BearingOf(at - place));
      value -= 0.0008 * std::abs(turn) * (best < 15 ? 1 : 0.4);
    }
  }
  return value;
}

double ValueOfMove(PositionView f, UnitId u, Point place, Heading heading) {
  const UnitState& unit = f.unit(u);
  return ValueOfPlace(f, u, place, heading) -
         ValueOfPlace(f, u, unit.centre, unit.heading);
}

double ValueOfSquare(PositionView f, UnitId u, bool entering) {
  const double horse = NearestHorse(f, f.data(u).side, CentreOf(f, u));
  const double guns = NearestEnemy(
      f, f.data(u).side, CentreOf(f, u),
      [&](UnitId e) { return f.scenario.IsArtillery(e) && CanFire(f, e); });
  if (entering) {
    // Whoever touches the enemy already is there to charge him.
    const bool free = EffectiveContactsOf(f, u).empty();
    return free && horse < 11 && horse < guns ? 0.8 : -1;
  }
  // Not at once again: leaving square moves the centre by an inch.
  return horse < 14 ? -1 : 0.6;
}

// Guns that only reach somebody at long range had better come nearer.
constexpr double kGunsComeUpFrom = 12;

bool ShouldComeUp(PositionView f, UnitId u) {
  return f.scenario.IsArtillery(u) &&
         NearestEnemy(f, f.data(u).side, CentreOf(f, u), Any) > kGunsComeUpFrom;
}

double ValueOfStarting(PositionView f, UnitId u) {
  if (ShouldComeUp(f, u)) return -1;
  double best = -1;
  TargetsOf(f, u).ForEach(
      [&](UnitId e) { best = std::max(best, ValueOfTarget(f, u, e)); });
  if (f.scenario.IsInfantry(u)) best -= Coherent(f, u) ? 0.5 : 1.0;
  return best;
}

double ValueOfStopping(PositionView f, UnitId u) {
  if (ShouldComeUp(f, u)) return 0.15;
  return HasTarget(f, u) ? -1 : 0.15;
}

double ValueOfLimbering(PositionView f, UnitId u) {
  const double enemy = NearestEnemy(f, f.data(u).side, CentreOf(f, u), Any);
  if (f.unit(u).Has(Flag::kLimbered)) return enemy < 10 ? 0.9 : -1;
  return ShouldComeUp(f, u) && !f.unit(u).Has(Flag::kMoved) ? 0.5 : -1;
}

// Units of his that he serves at the place, against where he is now.
double ValueOfRide(PositionView f, GeneralId g, Point place) {
  const GeneralData& data = f.scenario.general(g);
  double now = 0, then = 0;
  const auto look = [&](Point p, double reach) {
    const double a = Apart(PlaceOf(f, g), p);
    const double b = Apart(place, p);
    now += a < reach ? 0.2 : 0;
    then += b < reach ? 0.2 : 0;
    now -= 0.004 * a;
    then -= 0.004 * b;
  };
  if (data.rank == Rank::kDivision) {
    for (const UnitId u : f.scenario.division(data.division).units) {
      if (f.unit(u).on_table()) look(f.unit(u).centre, 8);
    }
  } else {
    for (size_t d = 0; d < f.scenario.divisions.size(); ++d) {
      const DivisionData& division = f.scenario.divisions[d];
      if (division.side != data.side) continue;
      if (data.rank == Rank::kCorps && division.corps != data.corps) {
        continue;
      }
      if (f.state.general(division.general).on_table()) {
        look(PlaceOf(f, division.general), 9);
      }
    }
  }
  // He stays behind his men.
  if (NearestEnemy(f, data.side, place, Any) < 4) then -= 0.5;
  return then - now;
}

}  // namespace

ChargeOdds OddsOfCharge(PositionView f, UnitId u, UnitId t) {
  if (f.unit(t).cohesion == Cohesion::kFleeing) return {1, 0};
  UnitSet chargers;
  chargers.Add(u);
  f.scenario.side(f.data(u).side).units.ForEach([&](UnitId v) {
    if (f.unit(v).charge_target == t) chargers.Add(v);
  });
  MoraleList attack, defence;
  FillMorale(f,
             {.unit = u,
              .purpose = Purpose::kChargeAttack,
              .chargers = chargers,
              .target = t},
             attack);
  FillMorale(f,
             {.unit = t,
              .purpose = Purpose::kChargeDefend,
              .chargers = chargers,
              .target = t},
             defence);
  const double charges = PassingFaces(attack.sum()) / 6.0;
  const double stands = PassingFaces(defence.sum()) / 6.0;
  const bool horse = f.scenario.IsCavalry(u);
  const bool at_horse = f.scenario.IsCavalry(t);
  const bool at_guns = f.scenario.IsArtillery(t);
  // Locked in combat when like meets like, about even.
  const double locked = !at_guns && horse == at_horse ? 0.5 : 0;
  const double breaks = charges * (1 - stands + stands * locked);
  return {breaks, 1 - breaks};
}

double ValueOfCharge(PositionView f, UnitId u, UnitId t) {
  const ChargeOdds odds = OddsOfCharge(f, u, t);
  const bool horse = f.scenario.IsCavalry(u);
  const double lost = horse && f.scenario.IsCavalry(t) ? 0.6 : 0.22;
  return odds.breaks * Points(f, t) * 0.7 - odds.fails * Points(f, u) * lost;
}

double ValueOfTarget(PositionView f, UnitId firer, UnitId target) {
  double chance = 0.28;
  if (f.scenario.IsArtillery(firer)) {
    const Length range = RangeTo(f, firer, target);
    chance = range <= kCanisterRange    ? 0.42
             : range <= kEffectiveRange ? 0.28
                                        : 0.17;
    if (IsSquare(f, target)) chance += 0.2;
    // At long range a battery that can answer answers.
    if (range > kEffectiveRange && f.scenario.IsArtillery(target)) {
      chance -= 0.15;
    }
  }
  if (Disrupted(f, target)) chance += 0.15;
  return chance * Points(f, target);
}

int CostOf(PositionView f, const Order& order) {
  const UnitId u = f.scenario.As<UnitId>(order.subject);
  if (!IsSome(u)) return 0;
  const Prices& p = kPrices;
  int plain = 0;
  switch (static_cast<Verb>(order.verb)) {
    case Verb::kMove:
    case Verb::kOccupy:
      plain = p.move;
      break;
    case Verb::kMoveAndCharge:
      plain = p.move + p.charge;
      break;
    case Verb::kPivot:
      plain = p.pivot;
      break;
    case Verb::kLimber:
    case Verb::kUnlimber:
      plain = p.limber;
      break;
    case Verb::kFormSquare:
    case Verb::kLeaveSquare:
      plain = p.square;
      break;
    case Verb::kStartFiring:
    case Verb::kStopFiring:
      plain = p.firing;
      break;
    case Verb::kCharge:
      plain = p.charge;
      break;
    case Verb::kSpike:
      plain = p.spike;
      break;
    case Verb::kRally:
      plain = p.rally;
      break;
    default:
      return 0;
  }
  return PriceOf(f, u, plain).cp;
}

double ValueOfOrder(PositionView f, const Order& order) {
  const UnitId u = f.scenario.As<UnitId>(order.subject);
  const GeneralId g = f.scenario.As<GeneralId>(order.subject);
  switch (static_cast<Verb>(order.verb)) {
    case Verb::kRally:
      // 9.3: early, and first those who are about to leave the table.
      return Points(f, u) * (FromHome(f, u) < 8 ? 1.0 : 0.6);
    case Verb::kSpike:
      return Points(f, f.scenario.As<UnitId>(order.object));
    case Verb::kCharge:
      return ValueOfCharge(f, u, f.scenario.As<UnitId>(order.object));
    case Verb::kStartFiring:
      return ValueOfStarting(f, u);
    case Verb::kStopFiring:
      return ValueOfStopping(f, u);
    case Verb::kFormSquare:
      return ValueOfSquare(f, u, /*entering=*/true);
    case Verb::kLeaveSquare:
      return ValueOfSquare(f, u, /*entering=*/false) -
             0.001 * std::abs(f.unit(u).heading.TurnTo(order.pose.heading));
    case Verb::kLimber:
    case Verb::kUnlimber:
      return ValueOfLimbering(f, u);
    case Verb::kMove:
      if (!f.unit(u).on_table()) return 1;  // reinforcements come on
      return ValueOfMove(f, u, order.pose.centre, order.pose.heading);
    case Verb::kPivot:
      return ValueOfMove(f, u, f.unit(u).centre, order.pose.heading);
    case Verb::kOccupy:
      return ValueOfMove(
                 f, u,
                 f.scenario.area(f.scenario.As<AreaId>(order.object)).centroid,
                 order.pose.heading) +
             (f.scenario.IsInfantry(u) ? 0.4 : -0.5);
    case Verb::kMoveGeneral:
      return IsSome(g) ? 0.5 * ValueOfRide(f, g, order.pose.centre) : -1;
    default:
      return -1;  // attaching, withdrawing: not in the drill book
  }
}

double ValueOfAllotment(PositionView f, const Order& order,
                        const std::vector<EntityId>& share_names) {
  double value = 0;
  for (size_t k = 0; k < share_names.size() && k < kMaxShares; ++k) {
    const int cp = Share(order.amount, static_cast<int>(k));
    const GeneralId g = f.scenario.As<GeneralId>(share_names[k]);
    const GeneralData& data = f.scenario.general(g);
    double wants = 2;
    double has = 0;
    if (data.rank == Rank::kDivision) {
      has = f.state.division(data.division).cp_left;
      wants = 0;
      for (const UnitId u : f.scenario.division(data.division).units) {
        if (!f.unit(u).on_table()) continue;
        const double enemy = NearestEnemy(f, data.side, CentreOf(f, u), Any);
        wants += enemy < 12 ? 2 : 1;
        if (f.unit(u).cohesion == Cohesion::kFleeing) wants += 2;
      }
    }
    // The first points a division lacks are worth most.
    for (int i = 0; i < cp; ++i) {
      value += has + i < wants ? 1.0 - 0.05 * (has + i) : 0.1;
    }
  }
  return value;
}

}  // namespace berthier::grande_tactique::drill
