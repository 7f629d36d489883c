#include "engine/rulesets/big_battle_napoleonic/process_words.h"

#include <bit>
#include <string_view>

namespace berthier::big_battle_napoleonic {
namespace {

// Each list names every field once, for both directions: `f` is called with a
// name and the field.

template <typename S, typename F>
void VisitWaiting(S& s, F&& f) {
  f("step", s.step);
  f("cursor", s.cursor);
  f("what", s.awaits);
  f("side", s.awaits_side);
  f("kind", s.awaits_kind);
  f("about", s.awaits_about);
  f("testing", s.testing);
  f("fight", s.fight);
  f("shot", s.shot);
  f("difference", s.difference);
  f("eliminated", s.eliminated);
  f("square asked", s.square_asked);
  f("pushed", s.pushed);
  f("displaced", s.displaced);
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

// What a reader needs: every number known and in range, none twice.
class Taker {
 public:
  explicit Taker(const Entry& entry) : entry_(entry) {}

  template <typename Field>
  void operator()(std::string_view name, Field& field) {
    for (const auto& [key, value] : entry_.numbers) {
      if (key != name) continue;
      ++taken_;
      field = static_cast<Field>(value);
      if (static_cast<int64_t>(field) != value && wrong_.empty()) {
        wrong_ = "number \"" + key + "\" is out of range";
      }
    }
  }
  void TakeSet(std::string_view low, std::string_view high, UnitSet& set) {
    std::array<uint64_t, 2> words = {0, 0};
    for (const auto& [key, value] : entry_.numbers) {
      if (key != low && key != high) continue;
      ++taken_;
      words[key == low ? 0 : 1] = static_cast<uint64_t>(value);
    }
    set = std::bit_cast<UnitSet>(words);
  }
  std::string Wrong() const {
    if (wrong_.empty() && taken_ != entry_.numbers.size()) {
      return "has a number that does not belong here";
    }
    return wrong_;
  }

 private:
  const Entry& entry_;
  size_t taken_ = 0;
  std::string wrong_;
};

struct Giver {
  Entry& entry;

  template <typename Field>
  void operator()(std::string_view name, const Field& field) {
    entry.numbers.emplace_back(name, static_cast<int64_t>(field));
  }
};

bool IsUnit(UnitId u, const Scenario& s) {
  return static_cast<size_t>(u) < s.units.size();
}
bool IsUnitOrNone(UnitId u, const Scenario& s) {
  return !IsSome(u) || IsUnit(u, s);
}

Entry Titled(std::string_view word) {
  Entry entry{.type = "process"};
  entry.is.emplace_back(word);
  return entry;
}

}  // namespace

std::string ReadProcessEntry(const Entry& entry, const Scenario& scenario,
                             State& state) {
  const auto is = [&](std::string_view word) {
    return entry.is.size() == 1 && entry.is[0] == word;
  };
  Taker take(entry);
  if (is("waiting")) {
    VisitWaiting(state, take);
    take.TakeSet("recoiling 0", "recoiling 1", state.recoiling);
    bool known = true;
    state.recoiling.ForEach([&](UnitId u) { known = known && IsUnit(u, scenario); });
    if (!known || !IsUnitOrNone(state.testing, scenario) ||
        static_cast<int>(state.awaits) > 2 ||
        static_cast<int>(state.awaits_side) > 1 ||
        (state.displaced >> scenario.generals.size()) != 0) {
      return "names what there is not";
    }
    return take.Wrong();
  }
  if (is("shot")) {
    if (state.shot_count >= State::kShots) return "is one shot too many";
    Shot& shot = state.shots[static_cast<size_t>(state.shot_count++)];
    VisitShot(shot, take);
    if (!IsUnit(shot.firer, scenario) || !IsUnit(shot.target, scenario) ||
        !IsUnitOrNone(shot.via_battery, scenario)) {
      return "names what there is not";
    }
    return take.Wrong();
  }
  if (is("fight")) {
    if (state.fight_count >= State::kFights) return "is one fight too many";
    Fight& fight = state.fights[state.fight_count++];
    VisitFight(fight, take);
    if (!IsUnit(fight.attacker, scenario) ||
        !IsUnit(fight.defender, scenario)) {
      return "names what there is not";
    }
    return take.Wrong();
  }
  return "is none of waiting, shot, fight";
}

void WriteProcess(const State& state, std::vector<Entry>& entries) {
  entries.push_back(Titled("waiting"));
  VisitWaiting(state, Giver{entries.back()});
  const auto words = std::bit_cast<std::array<uint64_t, 2>>(state.recoiling);
  entries.back().numbers.emplace_back("recoiling 0",
                                      static_cast<int64_t>(words[0]));
  entries.back().numbers.emplace_back("recoiling 1",
                                      static_cast<int64_t>(words[1]));
  for (int i = 0; i < state.shot_count; ++i) {
    entries.push_back(Titled("shot"));
    VisitShot(state.shots[static_cast<size_t>(i)], Giver{entries.back()});
  }
  for (int i = 0; i < state.fight_count; ++i) {
    entries.push_back(Titled("fight"));
    VisitFight(state.fights[static_cast<size_t>(i)], Giver{entries.back()});
  }
}

}  // namespace berthier::big_battle_napoleonic
