#include "agents/doctrine/simple_grand_tactical/features.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "agents/doctrine/simple_grand_tactical/evaluation.h"
#include "agents/doctrine/simple_grand_tactical/judgement.h"
#include "agents/doctrine/simple_grand_tactical/outlook.h"
#include "engine/rulesets/simple_grand_tactical/board/contacts.h"
#include "engine/rulesets/simple_grand_tactical/board/score.h"
#include "engine/rulesets/simple_grand_tactical/facts/tables.h"

namespace berthier::simple_grand_tactical {
namespace {

// 1 beside, 0 at `far` and beyond.
double Nearness(double distance, double far) {
  return std::max(0.0, 1 - distance / far);
}

// What is to come to the units, by unit, and to the sides, in chips.
struct ToCome {
  struct Of {
    double threat = 0;  // the best attack on it, and the second best
    double threat_also = 0;
    double chance = 0;  // its own best attack
    double shot = 0;    // its own best shot
    double under_fire = 0;
    double melee = 0;
  };
  std::array<Of, kMaxUnits> units;
  std::array<double, kSides> attacks = {0, 0};
  std::array<double, kSides> shots = {0, 0};

  Of& of(UnitId u) { return units[static_cast<size_t>(u)]; }
};

void LookAhead(const ArmyView& army, ToCome& come) {
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    const auto s = static_cast<size_t>(side);
    for (const UnitView& u : army.units(side)) {
      ToCome::Of& own = come.of(u.id);
      if (u.range > 0) {
        const Aim aim = AimOf(army, u);
        own.shot = aim.best;
        come.shots[s] += aim.best;
        if (IsSome(aim.target)) come.of(aim.target).under_fire += aim.best;
      }
      if (u.guns() || u.in_contact) continue;
      for (const UnitView& e : army.enemies(side)) {
        const double attack = ThreatOf(u, e);
        if (attack <= 0) continue;
        own.chance = std::max(own.chance, attack);
        ToCome::Of& theirs = come.of(e.id);
        if (attack > theirs.threat) {
          theirs.threat_also = theirs.threat;
          theirs.threat = attack;
        } else {
          theirs.threat_also = std::max(theirs.threat_also, attack);
        }
      }
      come.attacks[s] += own.chance;
    }
  }
  for (const Contact& c : ContactsOf(army.field().state)) {
    const double gain = GainOfMelee(army.unit(c.first), army.unit(c.second));
    come.of(c.first).melee += gain;
    come.of(c.second).melee -= gain;
  }
}

// Who makes the next attack.
Side NextOf(const State& s) {
  return s.phase <= Phase::kMovement ? s.active : s.passive();
}

// What the units around a unit are to it. Squares of centimetres.
struct Surroundings {
  double enemy = 1e6;
  double horse = 1e6;
  const UnitView* nearest = nullptr;
  int friends_close = 0;
  double odds = 0;
};

Surroundings SurroundingsOf(const ArmyView& army, Side side,
                            const UnitView& u) {
  constexpr double kClose = 20 * 20, kAround = 30 * 30;
  Surroundings around;
  for (const UnitView& e : army.enemies(side)) {
    const Spot off = e.at - u.at;
    const double squared = Dot(off, off);
    if (squared < around.enemy) {
      around.enemy = squared;
      around.nearest = &e;
    }
    if (e.horse()) around.horse = std::min(around.horse, squared);
    if (squared < kAround && !e.disordered) around.odds -= QualityOf(*e.data);
  }
  for (const UnitView& friendly : army.units(side)) {
    const Spot off = friendly.at - u.at;
    const double squared = Dot(off, off);
    if (squared < kAround && !friendly.disordered) {
      around.odds += QualityOf(*friendly.data);
    }
    around.friends_close += &friendly != &u && squared < kClose;
  }
  return around;
}

void FillObjectives(const ArmyView& army, Side side, const UnitView& u,
                    UnitRow& row) {
  const int own = side == Side::kFirst ? 1 : -1;
  double nearest = kMisses;
  bool on = false;
  for (const Objective& o : army.objectives()) {
    const double far = std::max(0.0, Norm(u.at - o.at) - o.radius);
    on = on || (!u.disordered && far < u.half_depth);
    if (o.held != own) nearest = std::min(nearest, far);
  }
  row[kUnitOnObjective] = SmallIf(on);
  row[kUnitToObjective] = Small(Nearness(nearest, 50));
}

void FillRow(const ArmyView& army, Side side, const UnitView& u, ToCome& come,
             UnitRow& row) {
  constexpr int kTired = 3;
  const PositionView f = army.field();
  const UnitData& data = *u.data;
  const Surroundings around = SurroundingsOf(army, side, u);
  const double enemy = std::sqrt(around.enemy);
  double gap = kMisses, facing = 0, faced = 0;
  if (around.nearest != nullptr) {
    gap = GapOf(u, *around.nearest);
    const Spot off = around.nearest->at - u.at;
    const double scale = Nearness(enemy, 40) / std::max(0.1, enemy);
    facing = scale * Dot(off, u.dir);
    faced = -scale * Dot(off, around.nearest->dir);
  }
  const ToCome::Of& to_come = come.of(u.id);
  const bool ours = NextOf(f.state) == side;
  const int chips = f.state.corps_state(data.corps).fatigue;
  row[kUnitIsFoot] = SmallIf(u.foot());
  row[kUnitIsHorse] = SmallIf(u.horse());
  row[kUnitIsGuns] = SmallIf(u.guns());
  row[kUnitQuality] = Small(QualityOf(data));
  row[kUnitFire] = Small(data.fires && !u.horse() ? data.fire / 3.0 : 0.0);
  row[kUnitRally] = Small(data.rally / 3.0);
  row[kUnitMelee] = Small(data.melee / 5.0);
  row[kUnitCharging] = Small(data.melee_charging / 5.0);
  row[kUnitIsLight] = SmallIf(data.light);
  row[kUnitIsDisordered] = SmallIf(u.disordered && !u.unformed);
  row[kUnitIsUnformed] = SmallIf(u.unformed);
  row[kUnitMayPass] =
      SmallIf(u.disordered && !u.unformed && InReachOfPass(f, u.id));
  row[kUnitIsInContact] = SmallIf(u.in_contact);
  row[kUnitIsLocked] = SmallIf(u.locked);
  row[kUnitMeleeGain] = Small(to_come.melee / 2);
  row[kUnitIsSquare] = SmallIf(u.square());
  row[kUnitIsColumn] = SmallIf(u.column());
  row[kUnitIsLine] = SmallIf(u.formation == Formation::kLine);
  row[kUnitIsSkirmish] = SmallIf(u.formation == Formation::kSkirmish);
  row[kUnitIsDeployed] = SmallIf(u.formation == Formation::kDeployed);
  row[kUnitIsUnlimbered] = SmallIf(u.formation == Formation::kUnlimbered);
  row[kUnitIsInWoods] = SmallIf(u.cover == Cover::kSoft);
  row[kUnitIsInHouses] = SmallIf(u.cover == Cover::kHard);
  row[kUnitIsHigh] = SmallIf(u.level > 0);
  row[kUnitHasGeneral] = SmallIf(u.general);
  row[kUnitIsHeldBack] = SmallIf(!u.may_approach);
  row[kUnitOfTiredCorps] =
      Small(std::max(0, kTired - chips) / static_cast<double>(kTired));
  row[kUnitDisorder] = Small(u.disorder);
  row[kUnitRetreat] = Small(u.retreat / 2);
  row[kUnitLoss] = Small(u.loss / 2);
  row[kUnitIsCutOff] = SmallIf(u.retreat >= u.loss);
  row[kUnitFromMiddle] =
      Small(Dot(u.at - Spot{InCm(f.scenario.ground.width) / 2,
                            InCm(f.scenario.ground.depth) / 2},
                army.Ahead(side)) /
            100);
  row[kUnitEnemyAtHand] = Small(Nearness(gap, 20));
  row[kUnitEnemyInSight] = Small(Nearness(gap, 60));
  row[kUnitFacesEnemy] = Small(facing);
  row[kUnitEnemyFacesIt] = Small(faced);
  row[kUnitHorseAtHand] = Small(Nearness(std::sqrt(around.horse), 40));
  row[kUnitThreat] = Small(to_come.threat);
  row[kUnitThreatAlso] = Small(to_come.threat_also);
  row[kUnitThreatNow] = Small(ours ? 0.0 : to_come.threat);
  row[kUnitChance] = Small(to_come.chance);
  row[kUnitChanceNow] = Small(ours ? to_come.chance : 0.0);
  row[kUnitShot] = Small(2 * to_come.shot);
  row[kUnitUnderFire] = Small(2 * to_come.under_fire);
  row[kUnitFriendsClose] = Small(around.friends_close / 4.0);
  row[kUnitOdds] = Small(around.odds / 4);
  FillObjectives(army, side, u, row);
}

// A unit that is still to come: its arm and quality, and that nobody is near.
void FillAbsentRow(PositionView f, UnitId u, UnitRow& row) {
  const UnitData& data = f.data(u);
  row.fill(0);
  row[static_cast<size_t>(data.arm)] = SmallIf(true);
  row[kUnitQuality] = Small(QualityOf(data));
  row[kUnitRally] = Small(data.rally / 3.0);
  row[kUnitMelee] = Small(data.melee / 5.0);
  row[kUnitFromMiddle] = Small(-1);
}

struct Command {
  int passes = 0, generals = 0, exhausted = 0;
};
Command CommandOf(PositionView f, Side side) {
  Command command;
  for (const CorpsId c : f.scenario.side(side).corps) {
    command.passes += f.state.corps_state(c).passes;
    command.exhausted += IsExhausted(f, c);
  }
  for (int i = 0; i < f.scenario.general_count(); ++i) {
    const GeneralId g = MakeId<GeneralId>(i);
    const GeneralData& data = f.scenario.general(g);
    command.generals += data.side == side &&
                        data.rank != Rank::kCorpsCommander &&
                        f.state.general(g).on_table();
  }
  return command;
}

void FillArmy(const ArmyView& army, Side side, const ToCome& come,
              ArmyRow& row) {
  const PositionView f = army.field();
  const Side other = Opponent(side);
  const auto s = static_cast<size_t>(side);
  const size_t o = 1 - s;
  const double own_morale = MoraleOf(f, side), morale = MoraleOf(f, other);
  const double left = ShareOf(f, side) / 10000.0;
  const double enemy_left = ShareOf(f, other) / 10000.0;
  const auto near_end = [&](Side one) {
    const int chips =
        ArmyMorale(f, one) - f.state.dish[static_cast<size_t>(one)];
    return Nearness(chips, 6);
  };
  const auto objectives = [&](size_t one) {
    double chips = 0;
    for (const Objective& each : army.objectives()) {
      const bool held = each.held == (one == 0 ? 1 : -1);
      if (held) chips += each.gain[1 - one];
    }
    return chips;
  };
  const auto share_of = [&](double (*chips)(const ArmyView&, Side)) {
    return 4 * (chips(army, side) / own_morale - chips(army, other) / morale);
  };
  const double turn = f.state.active == side ? 1 : -1;
  const bool moves = f.state.phase <= Phase::kMovement;
  const Command command = CommandOf(f, side);
  const Command enemy = CommandOf(f, other);
  const double attacks = 8 * come.attacks[s] / morale;
  const double enemy_attacks = 8 * come.attacks[o] / own_morale;
  row[kArmyLeft] = Small(left);
  row[kArmyEnemyLeft] = Small(enemy_left);
  row[kArmyLead] = Small(4 * (left - enemy_left));
  row[kArmyLeadLate] = Small(4 * (left - enemy_left) * (1 - army.time_left()));
  row[kArmyNearEnd] = Small(near_end(side));
  row[kArmyEnemyNearEnd] = Small(near_end(other));
  row[kArmyTime] = Small(army.time_left());
  row[kArmyTurns] = Small(army.time_left() * f.scenario.turns / 8);
  row[kArmyOurTurn] = Small(turn);
  row[kArmyOurMoves] = Small(moves ? turn : 0.0);
  row[kArmyOurFight] = Small(moves ? 0.0 : turn);
  row[kArmyUnits] = Small(share_of(&ChipsOfUnits));
  row[kArmyCommand] = Small(share_of(&ChipsOfCommand));
  row[kArmyGoals] = Small(share_of(&ChipsOfGoals));
  row[kArmyMelees] =
      Small(8 * ChipsOfMelees(army, side) / (own_morale + morale));
  row[kArmyAttacks] = Small(attacks);
  row[kArmyEnemyAttacks] = Small(enemy_attacks);
  row[kArmyAttacksNow] =
      Small(NextOf(f.state) == side ? attacks : -enemy_attacks);
  row[kArmyShots] =
      Small(8 * (come.shots[s] / morale - come.shots[o] / own_morale));
  row[kArmyPasses] = Small(command.passes / 3.0);
  row[kArmyEnemyPasses] = Small(enemy.passes / 3.0);
  row[kArmyGenerals] = Small(command.generals / 3.0);
  row[kArmyObjectives] = Small(3 * objectives(s) / morale);
  row[kArmyEnemyObjectives] = Small(3 * objectives(o) / own_morale);
  row[kArmyExhausted] = Small(static_cast<double>(command.exhausted));
  row[kArmyEnemyExhausted] = Small(static_cast<double>(enemy.exhausted));
  row[kArmySize] = Small(own_morale / 32);
  row[kArmyAdvantage] = Small(std::log2(own_morale / morale));
  row[kArmyOne] = Small(1.0);
}

}  // namespace

void ReadFeatures(const ArmyView& army, Features& features) {
  const PositionView f = army.field();
  ToCome come;
  LookAhead(army, come);
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
    FillArmy(army, side, come, features.armies[i]);
  }
}

}  // namespace berthier::simple_grand_tactical
