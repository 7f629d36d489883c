#include "engine/rulesets/simple_grand_tactical/wire/entry_forms.h"

#include "engine/rulesets/simple_grand_tactical/wire/entries.h"
#include "engine/rulesets/simple_grand_tactical/wire/ground_entries.h"
#include "engine/rulesets/simple_grand_tactical/wire/process_entries.h"

namespace berthier::simple_grand_tactical {
namespace {

std::vector<EntryForm> AllForms() {
  const Scenario nothing;
  std::vector<EntryForm> forms = {Listed(ClockEntry{.turns = 0}),
                                  Listed(SideEntry())};
  for (const GroundKind& kind : kGroundKinds) {
    forms.push_back(Listed(GroundEntry{kind}));
  }
  forms.push_back(Listed(CorpsEntry()));
  forms.push_back(Listed(LeaderEntry{nothing}));
  forms.push_back(Listed(UnitEntry{nothing}));
  forms.push_back(Listed(ContactEntry{nothing}));
  forms.push_back(Listed(ArrivalEntry{nothing}));
  forms.push_back(Listed(WaitingEntry()));
  forms.push_back(Listed(FrameEntry()));
  forms.push_back(Listed(CourseEntry()));
  return forms;
}

}  // namespace

const std::vector<EntryForm>& EntryForms() {
  static const std::vector<EntryForm> kForms = AllForms();
  return kForms;
}

}  // namespace berthier::simple_grand_tactical
