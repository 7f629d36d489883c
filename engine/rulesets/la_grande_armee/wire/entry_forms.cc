#include "engine/rulesets/la_grande_armee/wire/entry_forms.h"

#include "engine/rulesets/la_grande_armee/wire/entries.h"
#include "engine/rulesets/la_grande_armee/wire/ground_entries.h"
#include "engine/rulesets/la_grande_armee/wire/process_entries.h"

namespace berthier::la_grande_armee {
namespace {

std::vector<EntryForm> AllForms() {
  const Scenario nothing;
  std::vector<EntryForm> forms = {Listed(ClockEntry()), Listed(SideEntry())};
  for (const GroundKind& kind : kGroundKinds) {
    forms.push_back(Listed(GroundEntry{kind}));
  }
  for (const PartWords& kind : kPartKinds) {
    forms.push_back(Listed(PartEntry{kind}));
  }
  forms.push_back(Listed(ArmyEntry()));
  forms.push_back(Listed(CorpsEntry{nothing}));
  forms.push_back(Listed(LeaderEntry{nothing}));
  forms.push_back(Listed(UnitEntry{nothing}));
  forms.push_back(Listed(ContactEntry{nothing}));
  forms.push_back(Listed(TileEntry{nothing}));
  forms.push_back(Listed(WaitingEntry()));
  forms.push_back(Listed(FrameEntry()));
  forms.push_back(Listed(DeclaredEntry()));
  forms.push_back(Listed(DispersedEntry()));
  forms.push_back(Listed(ScratchEntry()));
  return forms;
}

}  // namespace

const std::vector<EntryForm>& EntryForms() {
  static const std::vector<EntryForm> kForms = AllForms();
  return kForms;
}

}  // namespace berthier::la_grande_armee
