#include "engine/rulesets/grandeur/combat/shot.h"

#include "engine/model/modified.h"

namespace berthier::grandeur {
namespace {

bool IsGun(PositionView f, UnitId u) { return f.data(u).is_artillery(); }

// IMP-OPP-05, GRA-OPF-03
bool IsReaction(ShotKind kind) { return kind != ShotKind::kActive; }

// GRA-FIR-03: the column, from 0; kRangeColumns if out of reach of all.
int ColumnOf(PositionView f, const FireLine& line) {
  for (int i = 0; i < kRangeColumns; ++i) {
    if (line.Reaches(Units(f, kRanges[static_cast<size_t>(i)]))) return i;
  }
  return kRangeColumns;
}
int DiceInColumn(const UnitData& data, int column) {
  if (column >= kRangeColumns) return kNoShot;
  const auto c = static_cast<size_t>(column);
  return data.is_artillery()
             ? kGunFire[static_cast<size_t>(data.gun)][c]
             : kSkirmishFire[static_cast<size_t>(data.skirmish)][c];
}

void AddWeather(PositionView f, UnitId u, int column, ShotPool& pool) {
  const WeatherRow& row = kWeatherEffects[static_cast<size_t>(f.state.weather)];
  // GRA-WEA-07: guns at canister range do not feel it.
  const int value = !IsGun(f, u)  ? row.skirmish_fire
                    : column == 0 ? 0
                                  : row.gun_fire;
  pool.AddIf(value != 0, ModifierCode::kWeatherFire, value);
}

// GRA-OPF-03, GRA-MEL-04: at point blank.
ShotPool PoolInDefence(PositionView f, UnitId u, UnitId charger) {
  ShotPool pool;
  pool.Add(ModifierCode::kVbu, VbuOf(f, u));
  const int range_dice = DiceInColumn(f.data(u), 0);
  if (IsGun(f, u)) {
    pool.Add(ModifierCode::kRange, range_dice);
    pool.AddIf(IsFormed(f, charger), ModifierCode::kFormedTarget);
    return pool;
  }
  // GRA-I-41: +0 without a skirmish class, or formed.
  pool.AddIf(range_dice != kNoShot && !IsFormed(f, u), ModifierCode::kRange,
             range_dice);
  pool.AddIf(f.unit(u).disordered(), ModifierCode::kDisorderedFirer);
  pool.AddIf(f.data(charger).mixed, ModifierCode::kMixedTarget);
  AddWeather(f, u, 0, pool);
  return pool;
}

void AddFirer(PositionView f, UnitId u, ShotKind kind, int planned,
              ShotPool& pool) {
  const UnitState& unit = f.unit(u);
  // GRA-FIR-05, 06, GRA-I-38: phases taken and planned; an attempt to rally
  // counts as one. No such penalty for Cavalry.
  const int phases =
      unit.phases + planned + (unit.Has(Flag::kRallyTried) ? 1 : 0);
  const ModifierCode moved =
      IsGun(f, u) ? ModifierCode::kPhasesGuns : ModifierCode::kPhasesFoot;
  pool.AddIf(!IsReaction(kind) && phases > 0 && !f.data(u).is_cavalry(), moved,
             phases * ValueOf(moved));
  pool.AddIf(unit.disordered(), ModifierCode::kDisorderedFirer);
}

void AddTarget(PositionView f, UnitId u, UnitId target, const FireLine& line,
               ShotPool& pool) {
  const UnitData& data = f.data(target);
  const bool gun = IsGun(f, u);
  const bool formed = gun && IsFormed(f, target);
  pool.AddIf(formed, ModifierCode::kFormedTarget);
  // GRA-FIR-10: not cumulative with GRA-FIR-09.
  pool.AddIf(!formed && IsEnfilade(f, u, target), ModifierCode::kEnfilade);
  pool.AddIf(!gun && data.mixed, ModifierCode::kMixedTarget);
  pool.AddIf(!gun && (data.is_light() || data.is_artillery()),
             ModifierCode::kAwkwardTarget);
  pool.AddIf(line.target_in_wood(), ModifierCode::kTargetInWoods);
  pool.AddIf(line.firer_in_wood(), ModifierCode::kFirerInWoods);
  pool.AddIf(InBua(f, target), ModifierCode::kTargetInBua);
}

}  // namespace

void ShotPool::Add(ModifierCode code, int value) {
  list[static_cast<size_t>(count++)] = {
      static_cast<uint16_t>(code), static_cast<int16_t>(value), kOfTheNumber};
  dice += value;
}

int RangeDice(PositionView f, UnitId u, const FireLine& line) {
  return DiceInColumn(f.data(u), ColumnOf(f, line));
}

ShotPool PoolAlong(PositionView f, UnitId u, UnitId target, ShotKind kind,
                   int planned, const FireLine& line) {
  ShotPool pool;
  pool.Add(ModifierCode::kVbu, VbuOf(f, u));
  const int column = ColumnOf(f, line);
  pool.Add(ModifierCode::kRange, DiceInColumn(f.data(u), column));
  AddFirer(f, u, kind, planned, pool);
  AddWeather(f, u, column, pool);
  AddTarget(f, u, target, line, pool);
  return pool;
}

ShotPool PoolOfShot(PositionView f, UnitId u, UnitId target, ShotKind kind,
                    int planned) {
  if (kind == ShotKind::kVolley || kind == ShotKind::kCanister) {
    return PoolInDefence(f, u, target);
  }
  FireLine line(f, u, target);
  line.Look();
  return PoolAlong(f, u, target, kind, planned, line);
}

}  // namespace berthier::grandeur
