#include "engine/rulesets/simple_grand_tactical/wire/reader.h"

#include <algorithm>

#include "engine/rulesets/simple_grand_tactical/wire/option_words.h"
#include "engine/rulesets/simple_grand_tactical/wire/process_entries.h"

namespace berthier::simple_grand_tactical {

bool Reader::ReadClock() {
  const Entry* clock = nullptr;
  if (!FindClock(clock)) return false;
  ClockEntry said;
  if (!ReadEntry(*clock, said)) return false;
  scenario_.start_minute = std::max<int16_t>(said.start, 0);
  scenario_.turns = said.turns;
  scenario_.first = said.first.value_or(Side::kFirst);
  state_.turn = said.turn;
  state_.active = said.active.value_or(scenario_.first);
  phase_given_ = said.phase.has_value();
  state_.phase = said.phase.value_or(Phase::kSetup);
  mid_turn_ = said.mid_turn;
  return true;
}

bool Reader::ReadProcess(const Entry& entry) {
  if (!mid_turn_) {
    return Wrong(entry, "goes with a clock that says mid turn");
  }
  const std::string_view kind = FormFor(entry).kind;
  if (!Says(entry, kind)) {
    return Wrong(entry, "is none of waiting, task, course");
  }
  EntryWords words(entry, FormFor(entry));
  if (kind == "waiting") {
    WaitingEntry said = {state_};
    if (!Walk(words, said)) return false;
    state_ = said.s;
  } else if (kind == "task") {
    FrameEntry said;
    if (!HasRoom(entry, state_.frame_count, State::kFrames, "tasks") ||
        !Walk(words, said)) {
      return false;
    }
    state_.frames[state_.frame_count++] = said.t;
  } else {
    CourseEntry said;
    if (!Walk(words, said)) return false;
    state_.course = said.c;
  }
  return NoLeftOver(words);
}

// What plain numbers name is there.
bool Reader::IsOfThisWorld() {
  const auto known = [&](UnitId u) {
    return !IsSome(u) || static_cast<size_t>(u) < scenario_.units.size();
  };
  const State& s = state_;
  bool good = IsPossible(s.awaits) && known(s.target) && known(s.course.unit) &&
              s.course.leg_count <= Course::kLegs &&
              s.course.gait <= Gait::kRoad && s.over <= 1 && s.defeated <= 3 &&
              static_cast<int>(s.course.first) < kFormations &&
              static_cast<int>(s.course.last) < kFormations &&
              static_cast<int>(s.course.before) < kFormations;
  s.beaten.ForEach([&](UnitId u) { good = good && known(u); });
  for (size_t i = 0; i < s.frame_count; ++i) {
    const Frame& t = s.frames[i];
    good = good && t.kind != FrameKind::kNone && t.kind <= FrameKind::kChecks &&
           known(t.unit) && known(t.other) && t.test <= RollKind::kPasses &&
           (!IsSome(t.general) || Index(t.general) < scenario_.general_count());
  }
  for (size_t i = 0; i < scenario_.units.size(); ++i) {
    const UnitState& unit = s.units[i];
    good = good && known(unit.opponent) &&
           (unit.group == 0xFF || unit.group < s.group_count);
  }
  return good || WrongWhole("process", "names what there is not");
}

void Reader::ListEntities() {
  Scenario& s = scenario_;
  s.EnlistAll<UnitId>(s.units, "unit");
  s.EnlistAll<GeneralId>(s.generals, "leader");
  s.EnlistAll<CorpsId>(s.corps, "formation");
  s.EnlistAll<PieceId>(s.ground.pieces, "terrain");
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    s.Enlist<Side>({s.side(side).name, "side", static_cast<int8_t>(side)});
  }
}

bool Reader::Read() {
  scenario_.name = document().name;
  scenario_.note = document().note;
  std::array<const Entry*, kSides> sides;
  if (!(KnowsTypes("Simple Grand Tactical") &&
        ReadOptions(kOptionRows, scenario_.options) &&
        FindSides({"French", "Austrian"}, sides) && ReadTerrain() &&
        ReadSides(sides) && ReadClock() &&
        ForEach("formation", "", &Reader::ReadCorps))) {
    return false;
  }
  for (const Side side : {Side::kFirst, Side::kSecond}) AddImplicitCorps(side);
  if (!(ForEach("marker", "arrival", &Reader::ReadArrival) &&
        ForEach("unit", "", &Reader::ReadUnit) &&
        ForEach("leader", "", &Reader::ReadLeader) && SettleCorps())) {
    return false;
  }
  if (scenario_.units.empty()) {
    return WrongWhole("", "there are no units; add some");
  }
  ListEntities();
  for (int i = 0; i < scenario_.unit_count(); ++i) {
    if (!ValidateUnit(MakeId<UnitId>(i))) return false;
  }
  if (!ForEach("marker", "contact", &Reader::ReadContact)) return false;
  if (!mid_turn_) {
    NoteTouching();
    EnterMidPhase();
  }
  if (!ForEach("process", "", &Reader::ReadProcess)) return false;
  return IsOfThisWorld();
}

}  // namespace berthier::simple_grand_tactical
