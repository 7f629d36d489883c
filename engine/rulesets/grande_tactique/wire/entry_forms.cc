#include "engine/rulesets/grande_tactique/wire/entry_forms.h"

#include "engine/rulesets/grande_tactique/wire/entries.h"
#include "engine/rulesets/grande_tactique/wire/process_entries.h"

namespace berthier::grande_tactique {
namespace {

std::vector<EntryForm> AllForms() {
  const Scenario nothing;
  std::vector<EntryForm> forms = {Listed(ClockEntry()), Listed(SideEntry())};
  for (const GroundKind& kind : kGroundKinds) {
    forms.push_back(Listed(GroundEntry{kind.word}));
  }
  forms.push_back(Listed(DivisionEntry{nothing}));
  forms.push_back(Listed(CorpsEntry{nothing}));
  for (const Named<Rank>& rank : kRankWords) {
    forms.push_back(
        Listed(LeaderEntry{{.rank = rank.value}}, LeaderLinks{nothing}));
  }
  forms.push_back(Listed(UnitEntry(), UnitLinks{nothing}));
  forms.push_back(Listed(WaitingEntry()));
  forms.push_back(Listed(FrameEntry()));
  forms.push_back(Listed(FlightEntry()));
  return forms;
}

}  // namespace

const std::vector<EntryForm>& EntryForms() {
  static const std::vector<EntryForm> kForms = AllForms();
  return kForms;
}

}  // namespace berthier::grande_tactique
