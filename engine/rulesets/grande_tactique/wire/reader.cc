#include "engine/rulesets/grande_tactique/wire/reader.h"

#include "engine/rulesets/grande_tactique/wire/option_words.h"
#include "engine/rulesets/grande_tactique/wire/process_entries.h"

namespace berthier::grande_tactique {

bool Reader::ReadClock() {
  const Entry* clock = nullptr;
  if (!FindClock(clock)) return false;
  ClockEntry said = {.start = scenario_.start_minute,
                     .sundown = scenario_.sundown_minute};
  if (!ReadEntry(*clock, said)) return false;
  scenario_.start_minute = said.start;
  scenario_.sundown_minute = said.sundown;
  if (said.sundown <= said.start) {
    return Wrong(*clock, "sundown is not after the start; put it later");
  }
  scenario_.last_round = LastRound(said.start, said.sundown);
  state_.round = said.round;
  if (said.first == "dice") {
    scenario_.dice_for_first_side = true;
  } else if (const auto side = SideNamed(said.first)) {
    state_.first_side = *side;
  } else if (!said.first.empty()) {
    return Wrong(*clock, "first \"" + said.first +
                             "\" is no side; name one of the "
                             "two, or dice");
  }
  state_.moving = said.moving.value_or(state_.first_side);
  state_.phase = said.phase.phase;
  state_.step = static_cast<uint8_t>(said.phase.step);
  return true;
}

bool Reader::ReadSides() {
  std::array<const Entry*, kSides> given;
  if (!FindSides({"French", "Austrian"}, given) || !ReadClock()) return false;
  scenario_.sides[0].home = TableEdge::kSouth;
  scenario_.sides[1].home = TableEdge::kNorth;
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    const size_t i = static_cast<size_t>(side);
    scenario_.sides[i].name = NameOf(side);
    if (given[i] != nullptr && !ReadSide(*given[i], side)) return false;
  }
  return scenario_.sides[0].home != scenario_.sides[1].home ||
         WrongWhole("side " + scenario_.sides[1].name,
                    "has the same home edge as the other side");
}

bool Reader::ReadSide(const Entry& entry, Side side) {
  SideData& data = scenario_.sides[static_cast<size_t>(side)];
  SideEntry said = {.d = data};
  if (!ReadEntry(entry, said)) return false;
  data = std::move(said.d);
  state_.side(side) = said.s;
  state_.side(side).lost_x2 = said.lost_x2.value_or(0);
  lost_x2_given_[static_cast<size_t>(side)] = said.lost_x2.has_value();
  if (said.deploying) {
    state_.deploying =
        static_cast<uint8_t>(state_.deploying | (side == Side::kFirst ? 1 : 2));
  }
  if (data.entry.minute >= 0) {
    return EdgeStretch(entry, TableOf(scenario_), data.entry) &&
           IsInTime(entry, data.entry);
  }
  // Two points of a side without an arrival time: its deployment box.
  if (said.points.size() == 2) {
    data.deployment = BoxOf(std::span<const Point>(said.points));
  }
  return said.points.empty() || said.points.size() == 2 ||
         Wrong(entry,
               "has an entry stretch but no time of arrival; add the "
               "link arrives");
}

bool Reader::ReadProcess(const Entry& entry) {
  mid_turn_ = true;
  const std::string_view kind = FormFor(entry).kind;
  if (!Says(entry, kind))
    return Wrong(entry, "is none of waiting, frame, flight");
  const auto is_known = [&](UnitId u) {
    return !IsSome(u) || static_cast<size_t>(u) < scenario_.units.size();
  };
  bool known = true;
  if (kind == "waiting") {
    WaitingEntry said = {state_};
    if (!ReadEntry(entry, said)) return false;
    state_ = said.s;
    known = is_known(state_.firer) && is_known(state_.target) &&
            IsPossible(state_.awaits);
  } else if (kind == "frame") {
    FrameEntry said;
    if (!HasRoom(entry, state_.n_frames, State::kFrames, "frames") ||
        !ReadEntry(entry, said)) {
      return false;
    }
    state_.frames[state_.n_frames++] = said.s;
  } else {
    FlightEntry said;
    if (!HasRoom(entry, state_.n_flights, State::kFlights, "flights") ||
        !ReadEntry(entry, said)) {
      return false;
    }
    state_.flights[state_.n_flights++] = said.s;
    known = is_known(said.s.unit) && said.s.legs <= 2;
  }
  return known || Wrong(entry, "names what there is not");
}

bool Reader::Read() {
  scenario_.name = document().name;
  scenario_.note = document().note;
  state_.occupant.fill(UnitId::kNone);
  if (!(KnowsTypes("Grande Tactique") &&
        ReadOptions(kOptionRows, scenario_.options) && ReadTerrain() &&
        ReadSides() && ForEach("formation", "corps", &Reader::ReadCorps) &&
        ForEach("formation", "division", &Reader::ReadDivision) &&
        ForEach("leader", "", &Reader::ReadLeader) &&
        ForEach("unit", "", &Reader::ReadUnit))) {
    return false;
  }
  if (scenario_.units.empty()) {
    return WrongWhole("", "there are no units; add some");
  }
  if (!(AddImplicitFormation(Side::kFirst) &&
        AddImplicitFormation(Side::kSecond) && AssignCommanders() &&
        ReadLinks())) {
    return false;
  }
  for (size_t i = 0; i < scenario_.units.size(); ++i) {
    if (!ValidateUnit(static_cast<UnitId>(i))) return false;
  }
  return ForEach("process", "", &Reader::ReadProcess);
}

}  // namespace berthier::grande_tactique
