#include "engine/rulesets/grande_tactique/wire/reader.h"

#include "engine/rulesets/grande_tactique/board/progress.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/rulesets/grande_tactique/facts/wire_words.h"
#include "engine/rulesets/grande_tactique/wire/entry_forms.h"
#include "engine/rulesets/grande_tactique/wire/option_words.h"

namespace berthier::grande_tactique {

bool Reader::ReadOptions() {
  for (const auto& [name, value] : dossier().options) {
    const std::string wrong =
        SetOption(kOptionRows, scenario_.options, name, value);
    if (!wrong.empty()) return WrongWhole("option " + name, wrong);
  }
  return true;
}

bool Reader::ReadClock() {
  const Entry* clock = nullptr;
  if (!FindClock(clock)) return false;
  const Entry& entry = *clock;
  EntryWords words(entry, *FormOf(entry));
  if (const auto t = words.Link("start")) {
    if (!ReadTime(entry, "start", *t, scenario_.start_minute)) return false;
  }
  if (const auto t = words.Link("sundown")) {
    if (!ReadTime(entry, "sundown", *t, scenario_.sundown_minute)) return false;
  }
  const int minutes = scenario_.sundown_minute - scenario_.start_minute;
  if (minutes <= 0) {
    return Wrong(entry, "sundown is not after the start; put it later");
  }
  // GT-SCN-03: the last round is the last that starts before sundown.
  const int quarters = (minutes + kMinutesPerQuarter - 1) / kMinutesPerQuarter;
  scenario_.last_round = quarters * kPlayerTurnsPerQuarter;
  int64_t round = 1;
  if (!InRange(words, "round", 1, scenario_.last_round, round)) return false;
  state_.round = static_cast<int16_t>(round);
  first_ = words.Link("first").value_or("");
  if (first_ == "dice") {
    scenario_.dice_for_first_side = true;
  } else if (const auto side = SideNamed(first_)) {
    state_.first_side = *side;
  } else if (!first_.empty()) {
    return Wrong(entry, "first \"" + first_ +
                            "\" is no side; name one of the "
                            "two, or dice");
  }
  state_.moving = state_.first_side;
  if (!ReadSideLink(words, "moving", state_.moving)) return false;
  const std::string phase = words.Link("phase").value_or("start");
  if (phase == "start") {
    state_.phase = Phase::kSetup;
  } else if (phase == "regroup") {
    state_.phase = Phase::kRegroup;
  } else if (phase == "command" || phase == "orders") {
    state_.phase = Phase::kCommand;
    state_.step = static_cast<uint8_t>(
        phase == "command" ? CommandStep::kSnapshot : CommandStep::kOrders);
  } else if (phase == "firing") {
    state_.phase = Phase::kFiring;
  } else if (phase == "charge") {
    state_.phase = Phase::kCharge;
  } else if (phase == "over") {
    state_.phase = Phase::kOver;
  } else {
    return Wrong(entry, "phase \"" + phase +
                            "\" is none of start, regroup, command, orders, "
                            "firing, charge, over");
  }
  return NoLeftOver(words);
}

bool Reader::Read() {
  scenario_.name = dossier().name;
  scenario_.note = dossier().note;
  state_.firer = UnitId::kNone;
  state_.target = UnitId::kNone;
  state_.occupant.fill(UnitId::kNone);
  for (const Entry& e : dossier().entries) {
    if (FormOf(e) == nullptr) {
      return Wrong(e, "Grande Tactique has no entries of this type");
    }
  }
  return ReadOptions() && ReadTerrain() && ReadSides() && ReadClock() &&
         ReadFormations() && ReadLeaders() && ReadUnits() &&
         AddImplicitFormations() && AssignCommanders() && ReadLinks() &&
         Validate() && ReadProcess();
}

}  // namespace berthier::grande_tactique
