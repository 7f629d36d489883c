#include "agents/doctrine/grande_tactique/features.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <span>

#include "engine/rulesets/grande_tactique/board/score.h"

namespace berthier::grande_tactique {
namespace {

constexpr double kGunRange = 24;

// 1 beside, 0 at `far` and beyond.
double Nearness(double distance, double far) {
  return std::max(0.0, 1 - distance / far);
}

// Whether `at` is within half a right angle of what the unit faces.
bool Faces(const UnitView& u, Spot off, double distance) {
  return Dot(off, u.way) > 0.7 * distance;
}

// What the units around a unit are to it. Squares of inches.
struct Surroundings {
  double enemy = 1e6;  // to the nearest effective one
  double horse = 1e6;  // to the nearest effective cavalry
  const UnitView* nearest = nullptr;
  double threat = 0;        // of the best charge against it: the lead, plus 3
  bool flank_open = false;  // somebody could charge its flank or rear
  double chance = 0;        // of its own best charge: likewise
  bool flank_offered = false;
  int guns_bear = 0;  // enemy guns that it is a target for
  int targets = 0;    // for its own guns
  int enemies_close = 0;
  int friends_close = 0;
  double odds = 0;  // points around: friends less enemies
};

double LeadOf(const UnitView& a, const UnitView& t, Aspect aspect) {
  const ChargeTerms terms = EstimateCharge(a, t, aspect, false);
  return std::max(0.2, terms.attack - terms.defence + 3.0);
}

// What is within reach of guns.
void MeetClose(const UnitView& u, const UnitView& e, Spot off, double squared,
               Surroundings& around) {
  if (squared < 8 * 8) ++around.enemies_close;
  if (squared < 12 * 12) around.odds -= e.points * e.use;
  const double distance = std::sqrt(squared);
  const bool ahead = Faces(u, off, distance);
  const bool ahead_of_it = Faces(e, Spot{} - off, distance);
  if (e.reach > 0 && distance < e.reach + 1 && ahead_of_it) {
    const Aspect aspect = AspectFrom(e.at, e.half_front, u);
    around.threat = std::max(around.threat, LeadOf(e, u, aspect));
    around.flank_open = around.flank_open || aspect != Aspect::kFront;
  }
  if (u.reach > 0 && distance < u.reach + 1 && ahead) {
    const Aspect aspect = AspectFrom(u.at, u.half_front, e);
    around.chance = std::max(around.chance, LeadOf(u, e, aspect));
    around.flank_offered = around.flank_offered || aspect != Aspect::kFront;
  }
  around.guns_bear += e.guns() && ahead_of_it;
  around.targets += u.guns() && ahead;
}

Surroundings SurroundingsOf(const ArmyView& army, const UnitView& u) {
  Surroundings around;
  std::array<double, kMaxUnits> squared;
  army.SquaredTo(Opponent(u.side), u.at, squared);
  const std::span<const UnitView> enemies = army.enemies(u.side);
  for (size_t i = 0; i < enemies.size(); ++i) {
    const UnitView& e = enemies[i];
    if (!e.effective) continue;
    if (squared[i] < around.enemy) {
      around.enemy = squared[i];
      around.nearest = &e;
    }
    if (e.rides()) around.horse = std::min(around.horse, squared[i]);
    if (squared[i] < kGunRange * kGunRange) {
      MeetClose(u, e, e.at - u.at, squared[i], around);
    }
  }
  army.SquaredTo(u.side, u.at, squared);
  const std::span<const UnitView> friends = army.units(u.side);
  for (size_t i = 0; i < friends.size(); ++i) {
    if (squared[i] >= 12 * 12) continue;
    around.odds += friends[i].points * friends[i].use;
    if (&friends[i] != &u && squared[i] < 6 * 6) ++around.friends_close;
  }
  return around;
}

void FillRow(const ArmyView& army, const UnitView& u, UnitRow& row) {
  const Surroundings around = SurroundingsOf(army, u);
  const double enemy = std::sqrt(around.enemy);
  double facing = 0, faced = 0;
  if (around.nearest != nullptr) {
    const Spot off = around.nearest->at - u.at;
    const double scale = Nearness(enemy, 18) / std::max(0.1, enemy);
    facing = scale * Dot(off, u.way);
    faced = -scale * Dot(off, around.nearest->way);
  }
  row[kUnitIsFoot] = SmallIf(u.foot());
  row[kUnitIsHorse] = SmallIf(u.rides());
  row[kUnitIsFootGuns] = SmallIf(u.arm == Arm::kFootArtillery);
  row[kUnitIsHorseGuns] = SmallIf(u.arm == Arm::kHorseArtillery);
  row[kUnitWorth] = Small(u.points / 4);
  row[kUnitUse] = Small(u.use);
  row[kUnitIsCoherent] = SmallIf(u.coherent);
  row[kUnitIsFleeing] = SmallIf(u.fleeing);
  row[kUnitIsSilenced] = SmallIf(u.silenced);
  row[kUnitIsExhausted] = SmallIf(u.exhausted);
  row[kUnitIsDisrupted] = SmallIf(u.effective && !u.coherent);
  row[kUnitAttack] = Small(u.attack / 2.0);
  row[kUnitStand] = Small(u.stand / 2.0);
  row[kUnitMelee] = Small(u.melee / 2.0);
  row[kUnitIsSquare] = SmallIf(u.square);
  row[kUnitIsLimbered] = SmallIf(u.limbered);
  row[kUnitIsFiring] = SmallIf(u.firing);
  row[kUnitIsInArea] = SmallIf(u.in_area);
  row[kUnitIsInWoods] = SmallIf(u.in_woods);
  row[kUnitIsBehindWall] = SmallIf(u.behind_wall);
  row[kUnitCover] = Small(u.cover / 2.0);
  row[kUnitIsOnHill] = SmallIf(u.hill >= 0);
  row[kUnitIsInCommand] = SmallIf(army.InCommand(u));
  row[kUnitFromHome] = Small(army.FromHome(u.side, u.at) / 24);
  row[kUnitEnemyAtHand] = Small(Nearness(enemy, 12));
  row[kUnitEnemyInSight] = Small(Nearness(enemy, 36));
  row[kUnitFacesEnemy] = Small(facing);
  row[kUnitEnemyFacesIt] = Small(faced);
  row[kUnitThreat] = Small(around.threat / 3);
  row[kUnitIsFlankOpen] = SmallIf(around.flank_open);
  row[kUnitChance] = Small(around.chance / 3);
  row[kUnitIsFlankOffered] = SmallIf(around.flank_offered);
  row[kUnitGunsBear] = Small(around.guns_bear / 2.0);
  row[kUnitTargets] = Small(around.targets / 2.0);
  row[kUnitFriendsClose] = Small(around.friends_close / 4.0);
  row[kUnitEnemiesClose] = Small(around.enemies_close / 4.0);
  row[kUnitHorseAtHand] = Small(Nearness(std::sqrt(around.horse), 20));
  row[kUnitOdds] = Small(around.odds / 16);
  row[kUnitTips] = Small(u.tips / 4);
  row[kUnitIsCuirassier] = SmallIf(u.horse == Horse::kCuirassier);
}

// A unit that is still to come: its arm, its points, and that nobody is near.
void FillAbsentRow(PositionView f, UnitId u, UnitRow& row) {
  row.fill(0);
  row[static_cast<size_t>(f.data(u).arm)] = SmallIf(true);
  row[kUnitWorth] = Small(f.data(u).points / 4.0);
  row[kUnitFromHome] = Small(-1);
}

void FillArmy(const ArmyView& army, Side side, ArmyRow& row) {
  const PositionView f = army.field();
  const Side other = Opponent(side);
  const auto lost = [&](Side one) {
    return f.state.side(one).lost_x2 /
           (2.0 * std::max(1, f.scenario.side(one).points_start));
  };
  const double left = f.scenario.last_round - f.state.round;
  const double ours = f.state.moving == side ? 1 : -1;
  int collapsed = 0, broken = 0, dead = 0;
  for (size_t d = 0; d < f.scenario.divisions.size(); ++d) {
    const DivisionData& division = f.scenario.divisions[d];
    if (division.side != side) continue;
    collapsed += f.state.divisions[d].collapsed != 0;
    dead +=
        IsSome(division.general) && f.state.general(division.general).dead != 0;
  }
  for (size_t c = 0; c < f.scenario.corps.size(); ++c) {
    broken += f.scenario.corps[c].side == side && f.state.corps[c].broken != 0;
  }
  row[kArmyLost] = Small(4 * lost(side));
  row[kArmyEnemyLost] = Small(4 * lost(other));
  row[kArmyLead] = Small(8 * (lost(other) - lost(side)));
  row[kArmyCheap] =
      Small(std::min(1.0, lost(side) < lost(other) ? 4 * lost(side) : 0.0));
  row[kArmyTime] = Small(left / std::max<double>(1, f.scenario.last_round));
  row[kArmyRounds] = Small(std::min(2.0, left / 8));
  row[kArmyOurTurn] = Small(ours);
  row[kArmyOurCharges] = Small(f.state.phase == Phase::kCharge ? ours : 0.0);
  row[kArmyOurFiring] = Small(f.state.phase == Phase::kFiring ? ours : 0.0);
  row[kArmyCollapsed] = Small(static_cast<double>(collapsed));
  row[kArmyBroken] = Small(static_cast<double>(broken));
  row[kArmyDead] = Small(static_cast<double>(dead));
  row[kArmySize] = Small(f.scenario.side(side).points_start / 40.0);
  row[kArmyAdvantage] = Small(std::log2(
      std::max(1, f.scenario.side(side).points_start) /
      static_cast<double>(std::max(1, f.scenario.side(other).points_start))));
  row[kArmyCommand] = Small(f.state.side(side).cp_left / 8.0);
  row[kArmyOne] = Small(1.0);
}

}  // namespace

void ReadFeatures(const ArmyView& army, Features& features) {
  const PositionView f = army.field();
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    const auto i = static_cast<size_t>(side);
    std::vector<UnitRow>& rows = features.units[i];
    rows.clear();
    for (const UnitView& u : army.units(side)) {
      FillRow(army, u, rows.emplace_back());
    }
    f.scenario.side(side).units.ForEach([&](UnitId u) {
      if (f.unit(u).presence == Presence::kPending) {
        FillAbsentRow(f, u, rows.emplace_back());
      }
    });
    FillArmy(army, side, features.armies[i]);
  }
}

}  // namespace berthier::grande_tactique
