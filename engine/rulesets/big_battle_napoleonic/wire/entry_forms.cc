#include "engine/rulesets/big_battle_napoleonic/wire/entry_forms.h"

#include <utility>

#include "engine/rulesets/big_battle_napoleonic/wire/entries.h"
#include "engine/rulesets/big_battle_napoleonic/wire/ground_entries.h"
#include "engine/rulesets/big_battle_napoleonic/wire/process_words.h"

namespace berthier::big_battle_napoleonic {
namespace {

std::vector<EntryForm> AllForms() {
  const Scenario nothing;
  std::vector<EntryForm> forms;
  const auto add = [&](auto&& visit) { forms.push_back(Listed(visit)); };
  add([](auto& f) {
    ClockSaid said;
    ClockEntry(f, said);
  });
  add([&](auto& f) {
    SideData d;
    DeploymentZone zone;
    SideEntry(f, d, zone, nothing);
  });
  for (const GroundKind& kind : kGroundKinds) {
    add([&](auto& f) {
      GroundSaid said;
      GroundEntry(f, kind, said);
    });
  }
  add([&](auto& f) {
    CorpsData d;
    CorpsSaid said;
    CorpsEntry(f, d, said, nothing);
  });
  add([&](auto& f) {
    ArmyData d;
    std::optional<ArmyType> type;
    ArmyEntry(f, d, type);
    ArmyLinks(f, d, d.chief, nothing);
  });
  add([&](auto& f) {
    GeneralData d;
    GeneralState s;
    LeaderSaid said;
    LeaderEntry(f, d, s, said, nothing);
  });
  add([&](auto& f) {
    UnitData d;
    UnitState s;
    UnitSaid said;
    Strength(f, said, {0, MostBases()}, {3, MostBases()});
    UnitEntry(f, d, s, said, nothing);
  });
  add([&](auto& f) {
    Contact c;
    ContactSaid said;
    ContactEntry(f, c, said, nothing);
  });
  add([&](auto& f) {
    ArrivalData d;
    uint8_t due = 0;
    ArrivalEntry(f, d, due, nothing);
  });
  for (EntryForm& form : ProcessForms()) forms.push_back(std::move(form));
  return forms;
}

}  // namespace

const std::vector<EntryForm>& EntryForms() {
  static const std::vector<EntryForm> kForms = AllForms();
  return kForms;
}

}  // namespace berthier::big_battle_napoleonic
