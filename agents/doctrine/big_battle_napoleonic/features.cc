#include "agents/doctrine/big_battle_napoleonic/features.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

#include "agents/doctrine/big_battle_napoleonic/evaluation.h"
#include "agents/doctrine/big_battle_napoleonic/judgement.h"
#include "engine/rulesets/big_battle_napoleonic/board/score.h"

namespace berthier::big_battle_napoleonic {
namespace {

constexpr double kFar = 1000;  // inches

// 1 beside, 0 at `far` and beyond.
double Nearness(double distance, double far) {
  return std::max(0.0, 1 - distance / far);
}

// What is to come to the units, by unit, and to the sides, in bases.
struct ToCome {
  struct Of {
    double threat = 0;  // the best charge on it, and the second best
    double threat_also = 0;
    double horse_threat = 0;
    double chance = 0;  // its own best charge
    double shot = 0;    // its own best shot
    double under_fire = 0;
    double hits = 0;
    double fight = 0;
  };
  std::array<Of, kMaxUnits> units;
  Threats threats;

  Of& of(UnitId u) { return units[static_cast<size_t>(u)]; }
};

void LookForShots(const ArmyView& army, const UnitView& u, ToCome& come) {
  if (!MayFireAtAll(u)) return;
  ToCome::Of& own = come.of(u.id);
  UnitId target = UnitId::kNone;
  for (const UnitView& e : army.enemies(u.data->side)) {
    const double chance = HitChanceOf(u, e);
    if (chance <= 0) continue;
    come.of(e.id).hits += chance;
    const double shot = chance * e.LossOfBase();
    if (shot <= own.shot) continue;
    if (u.guns() && army.Barred(u.front(), e, u.id)) continue;
    own.shot = shot;
    target = e.id;
  }
  if (IsSome(target)) come.of(target).under_fire += own.shot;
}

void LookForCharges(const ArmyView& army, const UnitView& u, ToCome& come) {
  if (u.guns()) return;
  ToCome::Of& own = come.of(u.id);
  for (const UnitView& e : army.enemies(u.data->side)) {
    const double charge = Prospect(army, u, e);
    if (charge <= 0) continue;
    own.chance = std::max(own.chance, charge);
    ToCome::Of& theirs = come.of(e.id);
    if (u.horse()) theirs.horse_threat = std::max(theirs.horse_threat, charge);
    theirs.threat_also =
        std::max(theirs.threat_also, std::min(theirs.threat, charge));
    theirs.threat = std::max(theirs.threat, charge);
  }
}

void LookAhead(const ArmyView& army, ToCome& come) {
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    const auto s = static_cast<size_t>(side);
    for (const UnitView& u : army.units(side)) {
      LookForShots(army, u, come);
      LookForCharges(army, u, come);
      come.threats.shots[s] += come.of(u.id).shot;
      come.threats.charges[s] += come.of(u.id).chance;
    }
  }
  for (const Contact& c : ContactsOf(army.field().state)) {
    const double gain = GainOfFight(army, c);
    come.of(c.attacker).fight += gain;
    come.of(c.defender).fight -= gain;
  }
}

// What the units around a unit are to it. Squares of inches.
struct Surroundings {
  double enemy = kFar * kFar;
  double horse = kFar * kFar;
  const UnitView* nearest = nullptr;
  int friends_close = 0;
  int odds = 0;
};

Surroundings SurroundingsOf(const ArmyView& army, Side side,
                            const UnitView& u) {
  constexpr double kClose = 7 * 7, kAround = 10 * 10;
  Surroundings around;
  for (const UnitView& e : army.enemies(side)) {
    if (e.routing) continue;
    const Spot off = e.at - u.at;
    const double squared = Dot(off, off);
    if (squared < around.enemy) {
      around.enemy = squared;
      around.nearest = &e;
    }
    if (e.horse()) around.horse = std::min(around.horse, squared);
    if (squared < kAround) around.odds -= e.bases;
  }
  for (const UnitView& friendly : army.units(side)) {
    if (friendly.routing) continue;
    const Spot off = friendly.at - u.at;
    const double squared = Dot(off, off);
    if (squared < kAround) around.odds += friendly.bases;
    around.friends_close += &friendly != &u && squared < kClose;
  }
  return around;
}

double InchesFromHome(const ArmyView& army, Side side, Spot at) {
  const Scenario& scenario = army.field().scenario;
  switch (scenario.side(side).baseline) {
    case TableEdge::kNorth:
      return InInches(scenario.ground.depth) - at.y;
    case TableEdge::kEast:
      return InInches(scenario.ground.width) - at.x;
    case TableEdge::kSouth:
      return at.y;
    case TableEdge::kWest:
      break;
  }
  return at.x;
}

void FillGround(const ArmyView& army, Side side, const UnitView& u,
                UnitRow& row) {
  const int own = side == Side::kFirst ? 1 : -1;
  double ours = kFar, others = kFar;
  for (const Objective& o : army.objectives()) {
    double& nearest = o.held == own ? ours : others;
    nearest = std::min(nearest, Norm(u.at - o.at));
  }
  row[kUnitOnObjective] = Small(u.prize);
  row[kUnitToObjective] = Small(Nearness(others, 24));
  row[kUnitToOwn] = Small(Nearness(ours, 24));
  row[kUnitNearHome] = Small(Nearness(InchesFromHome(army, side, u.at), 12));
}

void FillNature(const UnitData& data, double base_value, UnitRow& row) {
  row[kUnitIsFoot] = SmallIf(data.arm() == Arm::kInfantry);
  row[kUnitIsHorse] = SmallIf(data.arm() == Arm::kCavalry);
  row[kUnitIsGuns] = SmallIf(data.arm() == Arm::kArtillery);
  row[kUnitBaseValue] = Small(base_value / 2);
  row[kUnitIsLight] = SmallIf(data.kind == Kind::kLightInfantry);
  row[kUnitIsHeavy] = SmallIf(data.kind == Kind::kHeavyCavalry ||
                              data.kind == Kind::kHeavyArtillery);
}

void FillRow(const ArmyView& army, Side side, const UnitView& u, ToCome& come,
             UnitRow& row) {
  const PositionView f = army.field();
  const Surroundings around = SurroundingsOf(army, side, u);
  double gap = kFar, facing = 0, faced = 0;
  if (around.nearest != nullptr) {
    gap = GapOf(u, *around.nearest);
    const double enemy = std::sqrt(around.enemy);
    const Spot off = around.nearest->at - u.at;
    const double scale = Nearness(enemy, 20) / std::max(0.1, enemy);
    facing = scale * Dot(off, u.dir);
    faced = -scale * Dot(off, around.nearest->dir);
  }
  const ToCome::Of& to_come = come.of(u.id);
  const bool ours = NextOf(f.state) == side;
  FillNature(*u.data, u.base_value, row);
  row[kUnitBases] = Small(u.bases / 8.0);
  row[kUnitValue] = Small(u.value / 8);
  row[kUnitLost] =
      Small(u.guns() ? 0.0 : 1 - u.bases / std::max(1.0, 1.0 * u.data->bases));
  row[kUnitIsLast] = SmallIf(u.guns() || u.bases <= 2);
  row[kUnitIsLine] = SmallIf(u.formation == Formation::kLine);
  row[kUnitIsColumn] = SmallIf(u.formation == Formation::kColumn);
  row[kUnitIsMarch] = SmallIf(u.formation == Formation::kMarch);
  row[kUnitIsSquare] = SmallIf(u.square());
  row[kUnitIsGarrison] = SmallIf(u.garrison());
  row[kUnitIsUnlimbered] = SmallIf(u.formation == Formation::kUnlimbered);
  row[kUnitIsDisordered] = SmallIf(u.disordered);
  row[kUnitIsRouting] = SmallIf(u.routing);
  row[kUnitIsOnCounter] = SmallIf(u.counter);
  row[kUnitIsAttached] = SmallIf(u.attached);
  row[kUnitIsInCommand] = SmallIf(InCommand(f, u.id));
  row[kUnitIsInCover] = SmallIf(u.cover);
  row[kUnitIsInRough] = SmallIf(u.rough);
  row[kUnitIsEngaged] = SmallIf(u.engaged);
  row[kUnitFightGain] = Small(to_come.fight / 4);
  row[kUnitEnemyAtHand] = Small(Nearness(gap, 4));
  row[kUnitEnemyNear] = Small(Nearness(gap, 10));
  row[kUnitEnemyInSight] = Small(Nearness(gap, 30));
  row[kUnitFacesEnemy] = Small(facing);
  row[kUnitEnemyFacesIt] = Small(faced);
  row[kUnitHorseAtHand] = Small(Nearness(std::sqrt(around.horse), 16));
  row[kUnitThreat] = Small(to_come.threat / 2);
  row[kUnitThreatAlso] = Small(to_come.threat_also / 2);
  row[kUnitThreatNow] = Small(ours ? 0.0 : to_come.threat / 2);
  row[kUnitHorseThreat] = Small(to_come.horse_threat / 2);
  row[kUnitChance] = Small(to_come.chance / 2);
  row[kUnitChanceNow] = Small(ours ? to_come.chance / 2 : 0.0);
  row[kUnitShot] = Small(2 * to_come.shot);
  row[kUnitUnderFire] = Small(2 * to_come.under_fire);
  row[kUnitHits] = Small(to_come.hits);
  row[kUnitFriendsClose] = Small(around.friends_close / 4.0);
  row[kUnitOdds] = Small(around.odds / 16.0);
  FillGround(army, side, u, row);
}

// A unit that is still to come: what it is, and that nobody is near.
void FillAbsentRow(PositionView f, UnitId u, UnitRow& row) {
  const UnitData& data = f.data(u);
  const double base_value = BaseValueOf(f.scenario, data);
  row.fill(0);
  FillNature(data, base_value, row);
  row[kUnitBases] = Small(data.bases / 8.0);
  row[kUnitValue] = Small(base_value * std::max<int>(1, data.bases) / 8);
  row[kUnitIsMarch] = SmallIf(true);
  row[kUnitNearHome] = Small(1.0);
}

// Values of an army's troops, in bases.
struct Troops {
  double all = 0, left = 0, routing = 0, disordered = 0, commanded = 0,
         to_come = 0;
};

Troops TroopsOf(PositionView f, Side side) {
  Troops troops;
  f.scenario.side(side).units.ForEach([&](UnitId u) {
    const UnitState& unit = f.unit(u);
    const double base = BaseValueOf(f.scenario, f.data(u));
    const bool guns = f.IsBattery(u);
    troops.all += guns ? base : base * f.data(u).bases;
    const bool to_come = unit.presence == Presence::kReserve;
    if (!to_come && !unit.on_table()) return;
    const double value = guns ? base : base * unit.bases;
    troops.left += value;
    if (to_come) {
      troops.to_come += value;
      return;
    }
    if (unit.routing()) {
      troops.routing += value;
      return;
    }
    if (unit.disordered()) troops.disordered += value;
    if (InCommand(f, u)) troops.commanded += value;
  });
  return troops;
}

// Margin of victory as if the battle ended now, in points.
int MarginOf(PositionView f, Side side) {
  const int handicap = f.scenario.options.handicap;
  return PointsOf(f, side) - PointsOf(f, Opponent(side)) +
         (side == f.state.attacker ? -handicap : handicap);
}

void FillArmy(const ArmyView& army, Side side, const ToCome& come,
              const std::array<Troops, kSides>& troops, ArmyRow& row) {
  const PositionView f = army.field();
  const State& s = f.state;
  const Side other = Opponent(side);
  const auto i = static_cast<size_t>(side);
  const size_t o = 1 - i;
  const double scale = ScaleOf(army);
  const auto& shots = come.threats.shots;
  const auto& charges = come.threats.charges;
  const double lead = LeadOf(army, side, come.threats);
  const int margin = MarginOf(f, side);
  const int least = f.scenario.options.victory_margin;
  const double margin_bases = ArmyView::BasesOf(f.scenario, margin);
  const double turn = s.phasing == side ? 1 : -1;
  const bool orders = s.phase < Phase::kSnapshot;
  const bool fire = !orders && s.phase < Phase::kAutomatic;
  const auto held = [&](int by) {
    double value = 0;
    for (const Objective& each : army.objectives()) {
      if (each.held == by) value += each.value;
    }
    return value / 8;
  };
  const int own_mark = side == Side::kFirst ? 1 : -1;
  const Troops& own = troops[i];
  const Troops& enemy = troops[o];
  const auto share = [](double of, double all) {
    return Small(of / std::max(1.0, all));
  };
  row[kArmyLead] = Small(2 * lead / scale);
  row[kArmyByHand] = Small(2 * BasesToValue(army, lead));
  row[kArmyTroops] =
      Small(2 * (BasesOfArmy(army, side) - BasesOfArmy(army, other)) / scale);
  row[kArmyGround] = Small(2 * BasesOfGround(army, side) / scale);
  row[kArmyFights] = Small(2 * BasesOfFights(army, side) / scale);
  row[kArmyShots] = Small(4 * (shots[i] - shots[o]) / scale);
  row[kArmyCharges] = Small(2 * (charges[i] - charges[o]) / scale);
  row[kArmyScore] = Small(margin_bases / 8);
  row[kArmyScoreNow] = Small(margin >= least    ? 1.0
                             : margin <= -least ? -1.0
                                                : 0.0);
  row[kArmyScoreLate] =
      Small(2 * margin_bases / scale * (1 - army.time_left()));
  row[kArmyTime] = Small(army.time_left());
  row[kArmyTurns] = Small(army.time_left() * f.scenario.periods / 8);
  row[kArmyAttacks] = Small(s.attacker == side ? 1.0 : -1.0);
  row[kArmyOurMove] = Small(turn);
  row[kArmyOurOrders] = Small(orders ? turn : 0.0);
  row[kArmyOurFire] = Small(fire ? turn : 0.0);
  row[kArmyOurFights] = Small(!orders && !fire ? turn : 0.0);
  row[kArmyNext] = Small(NextOf(s) == side ? 1.0 : -1.0);
  row[kArmyLeft] = share(own.left, own.all);
  row[kArmyEnemyLeft] = share(enemy.left, enemy.all);
  row[kArmyRouting] = share(own.routing, own.left);
  row[kArmyEnemyRouting] = share(enemy.routing, enemy.left);
  row[kArmyDisordered] = share(own.disordered, own.left);
  row[kArmyEnemyDisordered] = share(enemy.disordered, enemy.left);
  row[kArmyCommanded] = share(own.commanded, own.left);
  row[kArmyEnemyCommanded] = share(enemy.commanded, enemy.left);
  row[kArmyToCome] = share(own.to_come, own.all);
  row[kArmyEnemyToCome] = share(enemy.to_come, enemy.all);
  row[kArmyHeld] = Small(held(own_mark));
  row[kArmyEnemyHeld] = Small(held(-own_mark));
  row[kArmyFree] = Small(held(0));
  row[kArmySize] = Small(own.all / 64);
  row[kArmyStronger] =
      Small(std::log2(std::max(1.0, own.left) / std::max(1.0, enemy.left)));
  row[kArmyOne] = Small(1.0);
}

}  // namespace

void ReadFeatures(const ArmyView& army, Features& features) {
  const PositionView f = army.field();
  ToCome come;
  LookAhead(army, come);
  const std::array<Troops, kSides> troops = {TroopsOf(f, Side::kFirst),
                                             TroopsOf(f, Side::kSecond)};
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    const auto i = static_cast<size_t>(side);
    std::vector<UnitRow>& rows = features.units[i];
    rows.clear();
    for (const UnitView& u : army.units(side)) {
      FillRow(army, side, u, come, rows.emplace_back());
    }
    f.scenario.side(side).units.ForEach([&](UnitId u) {
      if (f.unit(u).presence == Presence::kReserve) {
        FillAbsentRow(f, u, rows.emplace_back());
      }
    });
    FillArmy(army, side, come, troops, features.armies[i]);
  }
}

}  // namespace berthier::big_battle_napoleonic
