#include "engine/rulesets/big_battle_napoleonic/wire/entry_forms.h"

#include "engine/rulesets/big_battle_napoleonic/wire/entries.h"
#include "engine/rulesets/big_battle_napoleonic/wire/ground_entries.h"
#include "engine/rulesets/big_battle_napoleonic/wire/process_entries.h"

namespace berthier::big_battle_napoleonic {
namespace {

std::vector<EntryForm> AllForms() {
  const Scenario nothing;
  std::vector<EntryForm> forms = {Listed(ClockEntry()),
                                  Listed(SideEntry{nothing})};
  for (const GroundKind& kind : kGroundKinds) {
    forms.push_back(Listed(GroundEntry{kind}));
  }
  forms.push_back(Listed(CorpsEntry{nothing}));
  forms.push_back(Listed(ArmyEntry(), ArmyLinks{nothing}));
  forms.push_back(Listed(LeaderEntry{nothing}));
  forms.push_back(Listed(Strength{{3, MostBases()}}, UnitEntry{nothing}));
  forms.push_back(Listed(ContactEntry{nothing}));
  forms.push_back(Listed(ArrivalEntry{nothing}));
  forms.push_back(Listed(WaitingEntry()));
  forms.push_back(Listed(ShotEntry()));
  forms.push_back(Listed(FightEntry()));
  return forms;
}

}  // namespace

const std::vector<EntryForm>& EntryForms() {
  static const std::vector<EntryForm> kForms = AllForms();
  return kForms;
}

}  // namespace berthier::big_battle_napoleonic
