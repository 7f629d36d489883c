#include "engine/rulesets/grande_tactique/wire/entry_forms.h"

#include <utility>

#include "engine/rulesets/grande_tactique/wire/entries.h"
#include "engine/rulesets/grande_tactique/wire/process_words.h"

namespace berthier::grande_tactique {
namespace {

std::vector<EntryForm> AllForms() {
  const Scenario nothing;
  std::vector<EntryForm> forms;
  const auto add = [&](auto&& visit) { forms.push_back(Listed(visit)); };
  add([](auto& f) {
    ClockSaid said;
    Clock(f, said);
  });
  add([](auto& f) {
    SideData d;
    SideState s;
    SideSaid said;
    Army(f, d, s, said);
  });
  for (const GroundKind& kind : kGroundKinds) {
    add([&](auto& f) {
      GroundSaid said;
      Ground(f, kind.word, said);
    });
  }
  add([&](auto& f) {
    DivisionData d;
    DivisionState s;
    Division(f, d, s, nothing);
  });
  add([&](auto& f) {
    CorpsData d;
    CorpsState s;
    Corps(f, d, s, nothing);
  });
  for (const Named<Rank>& each : kRankWords) {
    add([&](auto& f) {
      GeneralData d{.rank = each.value};
      GeneralState s;
      LeaderSaid said;
      Leader(f, d, s, said);
      LeaderLinks(f, d, s, nothing);
    });
  }
  add([&](auto& f) {
    UnitData d;
    UnitState s;
    UnitSaid said;
    UnitTies ties;
    Unit(f, d, s, said);
    UnitLinks(f, d, s, ties, nothing);
  });
  for (EntryForm& form : ProcessForms()) forms.push_back(std::move(form));
  return forms;
}

}  // namespace

const std::vector<EntryForm>& EntryForms() {
  static const std::vector<EntryForm> kForms = AllForms();
  return kForms;
}

}  // namespace berthier::grande_tactique
