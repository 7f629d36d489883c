#include "engine/rulesets/grandeur/wire/entry_forms.h"

#include "engine/rulesets/grandeur/wire/entries.h"
#include "engine/rulesets/grandeur/wire/ground_entries.h"
#include "engine/rulesets/grandeur/wire/process_entries.h"

namespace berthier::grandeur {
namespace {

std::vector<EntryForm> AllForms() {
  const Scenario nothing;
  std::vector<EntryForm> forms = {Listed(ClockEntry{.turns = 0}),
                                  Listed(SideEntry())};
  for (const GroundKind& kind : kGroundKinds) {
    forms.push_back(Listed(GroundEntry{kind}));
  }
  forms.push_back(Listed(CorpsEntry()));
  forms.push_back(Listed(DivisionEntry{nothing}));
  forms.push_back(Listed(LeaderEntry{nothing}));
  forms.push_back(Listed(UnitEntry{nothing}));
  forms.push_back(Listed(LinkEntry{nothing}));
  forms.push_back(Listed(WaitingEntry()));
  forms.push_back(Listed(FrameEntry()));
  forms.push_back(Listed(MoveEntry()));
  forms.push_back(Listed(ContestEntry()));
  forms.push_back(Listed(SetupEntry()));
  forms.push_back(Listed(PlacedEntry()));
  return forms;
}

}  // namespace

const std::vector<EntryForm>& EntryForms() {
  static const std::vector<EntryForm> kForms = AllForms();
  return kForms;
}

}  // namespace berthier::grandeur
