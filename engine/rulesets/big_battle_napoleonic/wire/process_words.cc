#include "engine/rulesets/big_battle_napoleonic/wire/process_words.h"

#include <memory>
#include <string_view>

#include "engine/kit/wire/numbered_fields.h"

namespace berthier::big_battle_napoleonic {
namespace {

// Each list names every field once, for both directions: `f` is called with a
// name and the field.

template <typename S, typename F>
void VisitWaiting(S& s, F&& f) {
  f("step", s.step);
  f("cursor", s.cursor);
  VisitPending(s.awaits, f);
  f("testing", s.testing);
  f("fight", s.fight);
  f("shot", s.shot);
  f("difference", s.difference);
  f("eliminated", s.eliminated);
  f("square asked", s.square_asked);
  f("pushed", s.pushed);
  f("displaced", s.displaced);
  f("recoiling 0", "recoiling 1", s.recoiling);
}

template <typename S, typename F>
void VisitShot(S& s, F&& f) {
  f("firer", s.firer);
  f("target", s.target);
  f("by way of", s.via_battery);
  f("how", s.how);
}

template <typename S, typename F>
void VisitFight(S& s, F&& f) {
  f("attacker", s.attacker);
  f("defender", s.defender);
  f("done", s.done);
}

bool IsUnit(UnitId u, const Scenario& s) {
  return static_cast<size_t>(u) < s.units.size();
}
bool IsUnitOrNone(UnitId u, const Scenario& s) {
  return !IsSome(u) || IsUnit(u, s);
}

}  // namespace

std::vector<EntryForm> ProcessForms() {
  std::vector<EntryForm> forms;
  const auto state = std::make_unique<State>();
  const Shot shot{};
  const Fight fight{};
  VisitWaiting(
      *state,
      AddProcessForm(forms, "waiting",
                     "where in a move play stands; the program writes the "
                     "process entries, they are not for hands"));
  VisitShot(shot,
            AddProcessForm(forms, "shot", "who may fire at whom, and how"));
  VisitFight(fight, AddProcessForm(forms, "fight", "a contact that is fought"));
  return forms;
}

std::string ReadProcessEntry(const Entry& entry, const EntryForm& form,
                             const Scenario& scenario, State& state) {
  EntryWords words(entry, form);
  if (!words.Take(form.kind)) return "is none of waiting, shot, fight";
  FieldTaker take(words);
  if (form.kind == "waiting") {
    VisitWaiting(state, take);
    bool known = true;
    state.recoiling.ForEach(
        [&](UnitId u) { known = known && IsUnit(u, scenario); });
    if (!known || !IsUnitOrNone(state.testing, scenario) ||
        !IsPossible(state.awaits) ||
        (state.displaced >> scenario.generals.size()) != 0) {
      return "names what there is not";
    }
    return take.Wrong();
  }
  if (form.kind == "shot") {
    if (state.shot_count >= State::kShots) return "is one shot too many";
    Shot& shot = state.shots[static_cast<size_t>(state.shot_count++)];
    VisitShot(shot, take);
    if (!IsUnit(shot.firer, scenario) || !IsUnit(shot.target, scenario) ||
        !IsUnitOrNone(shot.via_battery, scenario)) {
      return "names what there is not";
    }
    return take.Wrong();
  }
  if (state.fight_count >= State::kFights) return "is one fight too many";
  Fight& fight = state.fights[state.fight_count++];
  VisitFight(fight, take);
  if (!IsUnit(fight.attacker, scenario) || !IsUnit(fight.defender, scenario)) {
    return "names what there is not";
  }
  return take.Wrong();
}

void WriteProcess(const State& state, std::vector<Entry>& entries) {
  entries.push_back(ProcessEntry("waiting"));
  VisitWaiting(state, FieldGiver{entries.back()});
  for (int i = 0; i < state.shot_count; ++i) {
    entries.push_back(ProcessEntry("shot"));
    VisitShot(state.shots[static_cast<size_t>(i)], FieldGiver{entries.back()});
  }
  for (int i = 0; i < state.fight_count; ++i) {
    entries.push_back(ProcessEntry("fight"));
    VisitFight(state.fights[static_cast<size_t>(i)],
               FieldGiver{entries.back()});
  }
}

}  // namespace berthier::big_battle_napoleonic
