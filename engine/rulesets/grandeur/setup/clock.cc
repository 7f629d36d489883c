#include "engine/rulesets/grandeur/setup/clock.h"

#include "engine/rulesets/grandeur/board/changes.h"
#include "engine/rulesets/grandeur/board/progress.h"
#include "engine/rulesets/grandeur/facts/tables.h"

namespace berthier::grandeur {
namespace {

// ---- Weather ----------------------------------------------------------------

// GRA-R1, GRA-I-01
Weather WeatherOf(int sum) {
  const WeatherRows& rows = kWeatherRows;
  if (sum >= rows.heat) return Weather::kHeat;
  if (sum >= rows.good) return Weather::kGood;
  if (sum >= rows.after_rain) return Weather::kAfterRain;
  return sum >= rows.rain ? Weather::kRain : Weather::kHeavyRain;
}

Outcome WeatherOutcome(PositionView, const Faces& faces) {
  return {OutcomeCode::kWeather,
          static_cast<int32_t>(WeatherOf(faces[0] + faces[1]))};
}
void TellWeather(const Battle& b, const Faces& faces) {
  const Weather weather = WeatherOf(faces[0] + faces[1]);
  Tell(b, EventCode::kWeather, EntityId::kNone, EntityId::kNone,
       {faces[0], faces[1], static_cast<int32_t>(weather), 0});
}
void ResolveWeather(const Battle& b, Outcome outcome) {
  b.state.weather = static_cast<Weather>(outcome.detail);
}

// ---- Reinforcements (GRA-I-90) ----------------------------------------------

bool HasRoom(PositionView f, UnitId u) {
  const SmallPolygon base(BlockOf(f, u));
  for (int i = 0; i < f.scenario.unit_count(); ++i) {
    const UnitId other = MakeId<UnitId>(i);
    if (!f.unit(other).on_table()) continue;
    const SmallPolygon its = OutlineOf(f, other);
    if (Overlaps(base, its, Ticks(0)) ||
        (f.data(other).side != f.data(u).side && Within(base, its, Gap(f)))) {
      return false;
    }
  }
  return true;
}

// Who has no room stays in reserve, in the pose of the scenario, until the next
// turn.
void BringUnit(const Battle& b, UnitId u) {
  UnitState& unit = b.unit(u);
  if (unit.presence != Presence::kReserve) return;
  if (!HasRoom(b, u)) {
    TellUnit(b, EventCode::kWaits, u);
    return;
  }
  unit.presence = Presence::kOnTable;
  TellMove(b, EventCode::kArrives, b.scenario.Entity(u), {}, unit.pose());
}

// Decision: leaders need no room and come with their corps at once.
void BringLeaders(const Battle& b, CorpsId c) {
  for (const LeaderId l :
       b.scenario.side(b.scenario.corps_data(c).side).leaders) {
    LeaderState& leader = b.state.leader(l);
    if (b.scenario.leader(l).corps != c ||
        leader.presence != Presence::kReserve) {
      continue;
    }
    leader.presence = Presence::kOnTable;
    TellMove(b, EventCode::kArrives, b.scenario.Entity(l), {},
             {leader.pos, Heading()});
  }
}

void PlaceReinforcements(const Battle& b) {
  for (int i = 0; i < b.scenario.corps_count(); ++i) {
    const CorpsId c = MakeId<CorpsId>(i);
    const CorpsData& corps = b.scenario.corps_data(c);
    if (corps.turn <= 1 || corps.turn > b.state.turn) continue;
    corps.units.ForEach([&](UnitId u) { BringUnit(b, u); });
    if (b.state.corps_state(c).arrived == 0) BringLeaders(b, c);
    b.state.corps_state(c).arrived = 1;
  }
}

}  // namespace

const RollRow kWeatherRoll = {.dice = 1,
                              .other_dice = 1,
                              .outcome = &WeatherOutcome,
                              .tell = &TellWeather,
                              .resolve = &ResolveWeather};

Progress AdvanceSetup(const Battle& b) {
  if (IsOn(b.scenario.options.free_setup)) return Progress::kDone;
  EnterPhase(b, Phase::kWeather);
  return Progress::kAgain;
}

Progress AdvanceWeather(const Battle& b) {
  if (b.state.weather != Weather::kUnknown) return Progress::kDone;
  AwaitRoll(b, Side::kFirst, RollKind::kWeather, EntityId::kNone);
  return Progress::kAwaiting;
}

Progress AdvanceTurnStart(const Battle& b) {
  State& s = b.state;
  ++s.player_turn;
  s.corps = CorpsId::kNone;
  s.contest = {};
  for (CorpsState& corps : s.corps_states) corps.activated = 0;
  for (int i = 0; i < b.scenario.leader_count(); ++i) {
    s.leader(MakeId<LeaderId>(i)).moved = 0;
  }
  for (int i = 0; i < b.scenario.unit_count(); ++i) {
    b.unit(MakeId<UnitId>(i)).Clear(Flag::kActivated);
  }
  Tell(b, EventCode::kTurnBegins, EntityId::kNone, EntityId::kNone,
       {s.turn, 0, 0, 0});
  PlaceReinforcements(b);
  return Progress::kDone;
}

}  // namespace berthier::grandeur
