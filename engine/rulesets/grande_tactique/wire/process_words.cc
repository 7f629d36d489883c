#include "engine/rulesets/grande_tactique/wire/process_words.h"

#include <memory>
#include <string_view>

#include "engine/kit/wire/numbered_fields.h"

namespace berthier::grande_tactique {
namespace {

// Each of the three lists every field once, for both directions: `f` is called
// with a name and the field.

template <typename S, typename F>
void VisitWaiting(S& s, F&& f) {
  f("step", s.step);
  f("cursor", s.cursor);
  VisitPending(s.awaits, f);
  f("purpose", s.awaits_purpose);
  f("firer", s.firer);
  f("target", s.target);
}

template <typename S, typename F>
void VisitFrame(S& s, F&& f) {
  f("kind", s.kind);
  f("stage", s.stage);
  f("subject", s.subject);
  f("object", s.object);
  f("number", s.number);
  f("count", s.count);
  f("cursor", s.cursor);
  f("set 0", s.set[0]);
  f("set 1", s.set[1]);
  f("note 0", s.notes[0]);
  f("note 1", s.notes[1]);
  static constexpr std::string_view kNames[] = {
      "list 0", "list 1", "list 2", "list 3", "list 4",  "list 5",
      "list 6", "list 7", "list 8", "list 9", "list 10", "list 11"};
  for (size_t i = 0; i < s.list.size(); ++i) f(kNames[i], s.list[i]);
}

template <typename S, typename F>
void VisitFlight(S& s, F&& f) {
  f("unit", s.unit);
  f("legs", s.legs);
  f("ended", s.ended);
  f("shelter", s.shelter);
  f("start x", s.start.x);
  f("start y", s.start.y);
  f("end x", s.end.x);
  f("end y", s.end.y);
  f("length 0", s.leg_length[0]);
  f("length 1", s.leg_length[1]);
  f("heading 0", s.leg_heading[0]);
  f("heading 1", s.leg_heading[1]);
  f("total", s.total);
}

bool IsUnitOrNone(UnitId u, const Scenario& scenario) {
  return !IsSome(u) || static_cast<size_t>(u) < scenario.units.size();
}

}  // namespace

std::vector<EntryForm> ProcessForms() {
  std::vector<EntryForm> forms;
  const auto state = std::make_unique<State>();
  const Frame frame{};
  const FlightRecord flight{};
  VisitWaiting(
      *state,
      AddProcessForm(forms, "waiting",
                     "where in a turn play stands; the program writes the "
                     "process entries, they are not for hands"));
  VisitFrame(frame, AddProcessForm(forms, "frame",
                                   "a charge or flight begun, the "
                                   "outermost first"));
  VisitFlight(flight, AddProcessForm(forms, "flight", "how a unit has fled"));
  return forms;
}

std::string ReadProcessEntry(const Entry& entry, const EntryForm& form,
                             const Scenario& scenario, State& state) {
  EntryWords words(entry, form);
  if (!words.Take(form.kind)) return "is none of waiting, frame, flight";
  FieldTaker take(words);
  if (form.kind == "waiting") {
    VisitWaiting(state, take);
    if (!IsUnitOrNone(state.firer, scenario) ||
        !IsUnitOrNone(state.target, scenario) || !IsPossible(state.awaits)) {
      return "names what there is not";
    }
    return take.Wrong();
  }
  if (form.kind == "frame") {
    if (state.n_frames >= State::kFrames) return "is one frame too many";
    Frame& frame = state.frames[state.n_frames++];
    VisitFrame(frame, take);
    return take.Wrong();
  }
  if (state.n_flights >= State::kFlights) return "is one flight too many";
  FlightRecord& flight = state.flights[state.n_flights++];
  VisitFlight(flight, take);
  if (!IsUnitOrNone(flight.unit, scenario) || flight.legs > 2) {
    return "names what there is not";
  }
  return take.Wrong();
}

void WriteProcess(const State& state, std::vector<Entry>& entries) {
  entries.push_back(ProcessEntry("waiting"));
  VisitWaiting(state, FieldGiver{entries.back()});
  for (int i = 0; i < state.n_frames; ++i) {
    entries.push_back(ProcessEntry("frame"));
    VisitFrame(state.frames[static_cast<size_t>(i)],
               FieldGiver{entries.back()});
  }
  for (int i = 0; i < state.n_flights; ++i) {
    entries.push_back(ProcessEntry("flight"));
    VisitFlight(state.flights[static_cast<size_t>(i)],
                FieldGiver{entries.back()});
  }
}

}  // namespace berthier::grande_tactique
