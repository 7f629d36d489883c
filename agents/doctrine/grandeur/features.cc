#include "agents/doctrine/grandeur/features.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

#include "agents/doctrine/grandeur/judgement.h"
#include "engine/rulesets/grandeur/facts/tables.h"

namespace berthier::grandeur {
namespace {

constexpr double kAtHand = 15, kNear = 45;
constexpr double kFriendly = 12, kHostile = 16;

void FillKind(const UnitData& data, UnitRow& row) {
  row[kUnitIsFoot] = SmallIf(data.kind == UnitType::kFoot);
  row[kUnitIsHeavy] = SmallIf(data.kind == UnitType::kHeavyCavalry);
  row[kUnitIsDragoons] = SmallIf(data.kind == UnitType::kDragoons);
  row[kUnitIsLight] = SmallIf(data.kind == UnitType::kLightCavalry);
  row[kUnitIsFootGuns] = SmallIf(data.kind == UnitType::kFootArtillery);
  row[kUnitIsHorseGuns] = SmallIf(data.kind == UnitType::kHorseArtillery);
  row[kUnitVd] = Small(data.vd / 3.0);
  row[kUnitSkirmishes] = Small(data.skirmish == Skirmish::kA   ? 0.5
                               : data.skirmish == Skirmish::kB ? 0.25
                                                               : 0.0);
  row[kUnitSteady] = Small(1.0 - static_cast<int>(data.discipline));
  row[kUnitQuality] = Small(static_cast<int>(data.quality) / 2.0);
}

void FillRow(const ArmyView& army, const UnitView& u, UnitRow& row) {
  row.fill(0);
  FillKind(*u.data, row);
  Toll charges, hopes, shots;
  double gap = kMisses;
  int friends = 0, enemies = 0;
  const UnitView* nearest = army.NearestEnemy(u, gap);
  for (const UnitView& e : army.enemies(u.data->side)) {
    charges.Add(ThreatOf(army, e, u));
    hopes.Add(ThreatOf(army, u, e));
    shots.Add(ValueOfShotAt(army, e, u, 0));
    enemies += !IsFarther(u, e, kHostile);
  }
  for (const UnitView& other : army.units(u.data->side)) {
    friends += other.id != u.id && !IsFarther(u, other, kFriendly);
  }
  row[kUnitVbu] = Small(u.vbu / 4.0);
  row[kUnitLosses] = Small((u.data->vbu - u.vbu) / 4.0);
  row[kUnitIsLast] = SmallIf(u.vbu <= 1);
  row[kUnitIsFresh] = SmallIf(u.fresh);
  row[kUnitIsExhausted] = SmallIf(u.exhausted);
  row[kUnitIsDisordered] = SmallIf(u.disordered);
  row[kUnitCharges] =
      Small(u.fresh && !u.disordered ? u.data->impetus / 3.0 : 0.0);
  row[kUnitCohesion] = Small(u.cohesion / 2.0);
  row[kUnitIsLocked] = SmallIf(u.locked);
  row[kUnitIsMassed] = SmallIf(u.formed);
  row[kUnitIsInVillage] = SmallIf(u.in_bua);
  row[kUnitIsInCommand] = SmallIf(u.commanded);
  row[kUnitIsReady] = SmallIf(u.opportunity);
  row[kUnitHasActed] = SmallIf(u.activated);
  row[kUnitLevel] = Small(u.level / 2.0);
  row[kUnitEnemyAtHand] = Small(std::max(0.0, 1 - gap / kAtHand));
  row[kUnitEnemyNear] = Small(std::max(0.0, 1 - gap / kNear));
  if (nearest != nullptr && gap < kNear) {
    row[kUnitTurnedAway] = SmallIf(!SeesPartOf(u, *nearest));
    row[kUnitIsTurned] = SmallIf(!SeesPartOf(*nearest, u));
  }
  row[kUnitThreat] = Small(charges.worst);
  row[kUnitOthersThreats] = Small(charges.others / 2);
  row[kUnitHope] = Small(hopes.worst);
  row[kUnitShotAt] = Small(shots.worst);
  row[kUnitOthersShots] = Small(shots.others / 2);
  row[kUnitShoots] = Small(BestShot(army, u, 0));
  row[kUnitFriends] = Small(friends / 4.0);
  row[kUnitEnemies] = Small(enemies / 4.0);
}

// A unit that is still to come: what it is, and that nobody is near.
void FillAbsentRow(PositionView f, UnitId u, UnitRow& row) {
  row.fill(0);
  FillKind(f.data(u), row);
  row[kUnitVbu] = Small(f.data(u).vbu / 4.0);
  row[kUnitIsFresh] = SmallIf(true);
  row[kUnitIsToCome] = SmallIf(true);
}

// Of its VD on the table, the share that is still to be activated.
double ToAct(const ArmyView& army, Side side) {
  double all = 0, to_act = 0;
  for (const UnitView& u : army.units(side)) {
    all += u.data->vd;
    if (!u.activated) to_act += u.data->vd;
  }
  return to_act / std::max(1.0, all);
}

void FillArmy(const ArmyView& army, Side side, ArmyRow& row) {
  const PositionView f = army.field();
  const Side other = Opponent(side);
  const auto lost = [&](Side one) {
    return f.state.vd_lost[static_cast<size_t>(one)] /
           static_cast<double>(std::max(1, f.scenario.side(one).vdt));
  };
  const double lead = lost(other) - lost(side);
  const double margin = kTimeOutMargin / 100.0;
  const double wins = lead >= margin ? 1 : lead <= -margin ? -1 : 0;
  const int left = f.scenario.turns - f.state.turn;
  int chiefs = 0;
  for (const LeaderId l : f.scenario.side(side).leaders) {
    chiefs += f.state.leader(l).on_table();
  }
  const Weather weather = f.state.weather;
  const WeatherRow& feels = kWeatherEffects[static_cast<size_t>(
      weather == Weather::kUnknown ? Weather::kGood : weather)];
  const bool acts = IsSome(f.state.corps);
  row[kArmyLost] = Small(4 * lost(side));
  row[kArmyEnemyLost] = Small(4 * lost(other));
  row[kArmyLead] = Small(10 * lead);
  row[kArmyWins] = Small(wins);
  row[kArmyTime] = Small(army.time_left());
  row[kArmyTurns] = Small(std::min(3.0, left / 4.0));
  row[kArmyLastly] = Small(wins * (1 - army.time_left()));
  row[kArmyToAct] = Small(ToAct(army, side));
  row[kArmyFoeToAct] = Small(ToAct(army, other));
  row[kArmyIsActing] = Small(!acts ? 0.0 : f.state.active == side ? 1.0 : -1.0);
  row[kArmyWet] = Small(feels.skirmish_fire / 2.0);
  row[kArmyHeavyGoing] = Small(-feels.phase_test);
  row[kArmySize] = Small(f.scenario.side(side).vdt / 32.0);
  row[kArmyAdvantage] = Small(
      std::log2(std::max(1, f.scenario.side(side).vdt) /
                static_cast<double>(std::max(1, f.scenario.side(other).vdt))));
  row[kArmyChiefs] = Small(chiefs / 4.0);
  row[kArmyOne] = Small(1);
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
      if (f.unit(u).presence == Presence::kReserve) {
        FillAbsentRow(f, u, rows.emplace_back());
      }
    });
    FillArmy(army, side, features.armies[i]);
  }
}

}  // namespace berthier::grandeur
