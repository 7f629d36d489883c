#include "engine/rulesets/big_battle_napoleonic/wire/reader.h"

#include <algorithm>

#include "engine/rulesets/big_battle_napoleonic/board/attachment.h"
#include "engine/rulesets/big_battle_napoleonic/wire/option_words.h"
#include "engine/rulesets/big_battle_napoleonic/wire/process_entries.h"

namespace berthier::big_battle_napoleonic {

bool Reader::ReadClock() {
  const Entry* clock = nullptr;
  if (!FindClock(clock)) return false;
  ClockEntry said = {scenario_.start_minute, scenario_.periods};
  if (!ReadEntry(*clock, said)) return false;
  scenario_.start_minute = said.start;
  scenario_.periods = said.periods;
  state_.period = said.period;
  state_.attacker = said.attacker.value_or(Side::kFirst);
  state_.phasing = said.phasing.value_or(state_.attacker);
  state_.phase = said.phase;
  // A plain start begins with the set-up, a plain move with the command check.
  if (!mid_turn_ && said.phase == Phase::kPeriodStart && said.period == 1) {
    state_.phase = Phase::kSetup;
  }
  if (!mid_turn_ && said.phase == Phase::kMove) state_.phase = Phase::kCommand;
  return true;
}

bool Reader::ReadProcess(const Entry& entry) {
  const std::string_view kind = FormFor(entry).kind;
  if (!Says(entry, kind))
    return Wrong(entry, "is none of waiting, shot, fight");
  const auto is_unit = [&](UnitId u) {
    return static_cast<size_t>(u) < scenario_.units.size();
  };
  bool known = true;
  EntryWords words(entry, FormFor(entry));
  if (kind == "waiting") {
    WaitingEntry said = {state_};
    if (!Walk(words, said)) return false;
    state_ = said.s;
    for (const UnitSet& set : {state_.recoiling, state_.turning}) {
      set.ForEach([&](UnitId u) { known = known && is_unit(u); });
    }
    known = known && (!IsSome(state_.testing) || is_unit(state_.testing)) &&
            IsPossible(state_.awaits) &&
            (state_.displaced >> scenario_.generals.size()) == 0;
  } else if (kind == "shot") {
    ShotEntry said;
    if (!HasRoom(entry, static_cast<size_t>(state_.shot_count), State::kShots,
                 "shots") ||
        !Walk(words, said)) {
      return false;
    }
    state_.shots[static_cast<size_t>(state_.shot_count++)] = said.s;
    known = is_unit(said.s.firer) && is_unit(said.s.target) &&
            (!IsSome(said.s.via_battery) || is_unit(said.s.via_battery));
  } else {
    FightEntry said;
    if (!HasRoom(entry, state_.fight_count, State::kFights, "fights") ||
        !Walk(words, said)) {
      return false;
    }
    state_.fights[state_.fight_count++] = said.s;
    known = is_unit(said.s.attacker) && is_unit(said.s.defender);
  }
  if (!known) return Wrong(entry, "names what there is not");
  return NoLeftOver(words);
}

void Reader::ListEntities() {
  Scenario& s = scenario_;
  s.EnlistAll<UnitId>(s.units, "unit");
  s.EnlistAll<GeneralId>(s.generals, "leader");
  s.EnlistAll<CorpsId>(s.corps, "formation");
  s.EnlistAll<ArmyId>(s.armies, "formation");
  s.EnlistAll<PieceId>(s.ground.pieces, "terrain");
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    s.Enlist<Side>({s.side(side).name, "side", static_cast<int8_t>(side)});
  }
}

bool Reader::Read() {
  scenario_.name = document().name;
  scenario_.note = document().note;
  mid_turn_ = std::any_of(document().entries.begin(), document().entries.end(),
                          [](const Entry& e) { return e.type == "process"; });
  std::array<const Entry*, kSides> sides;
  if (!(KnowsTypes("Big Battle Napoleonic") &&
        ReadOptions(kOptionRows, scenario_.options) &&
        FindSides({"French", "Prussian"}, sides) && ReadTerrain() &&
        ReadSides(sides) && ReadClock() &&
        ForEach("formation", "army", &Reader::ReadArmy))) {
    return false;
  }
  for (const Side side : {Side::kFirst, Side::kSecond}) AddImplicitArmy(side);
  if (!(ForEach("formation", "corps", &Reader::ReadCorps) &&
        ForEach("marker", "arrival", &Reader::ReadArrival) &&
        ForEach("leader", "", &Reader::ReadLeader))) {
    return false;
  }
  for (size_t i = 0; i < army_words_.size(); ++i) {
    if (!ReadChief(i)) return false;
  }
  if (!ForEach("unit", "", &Reader::ReadUnit)) return false;
  if (scenario_.units.empty()) {
    return WrongWhole("", "there are no units; add some");
  }
  SettleAttachments({scenario_, state_, nullptr});
  ListEntities();
  if (!ForEach("marker", "contact", &Reader::ReadContact)) return false;
  for (int i = 0; i < scenario_.unit_count(); ++i) {
    if (!ValidateUnit(MakeId<UnitId>(i))) return false;
  }
  if (!ForEach("process", "", &Reader::ReadProcess)) return false;
  if (state_.cursor > kMaxUnits || state_.shot >= state_.shot_count ||
      (state_.fight != 0xFF && state_.fight >= state_.fight_count)) {
    return WrongWhole("process", "points at what there is not");
  }
  return true;
}

}  // namespace berthier::big_battle_napoleonic
