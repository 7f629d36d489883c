// Dossiers of Outposts: reading and writing.
#include <algorithm>
#include <memory>
#include <utility>

#include "engine/kit/wire/dossier_reader.h"
#include "engine/model/sentence.h"
#include "tests/toys/sixth/engine/rulesets/outposts/state.h"

namespace berthier::outposts {
namespace {

enum Form : size_t { kSide, kUnit, kClock, kShotRolled };
constexpr int kUsualTurns = 24;

class Reader : public DossierReader {
 public:
  explicit Reader(const Dossier& dossier) : DossierReader(dossier) {}

  bool Read() {
    Scenario& s = read.scenario;
    s.name = dossier().name;
    s.width = dossier().width;
    s.depth = dossier().depth;
    if (s.width < kBase * 4 || s.depth < kBase * 4) {
      return WrongWhole("table", "is smaller than 4 in");
    }
    if (!dossier().options.empty()) {
      return WrongWhole("option " + dossier().options[0].first,
                        "is unknown; there are none");
    }
    std::array<const Entry*, kSides> sides;
    if (!FindSides({"White", "Blue"}, sides)) return false;
    for (const Side side : {Side::kFirst, Side::kSecond}) {
      s.sides[static_cast<size_t>(Index(side))].name = NameOf(side);
    }
    State& state = read.state;
    state.awaits.what = Awaited::What::kDecision;
    state.target = EntityId::kNone;
    const Entry* clock;
    if (!FindClock(clock) || !ReadClock(*clock)) return false;
    for (const Entry& e : dossier().entries) {
      if (e.type == "unit" && !ReadUnit(e)) return false;
    }
    for (const Entry& e : dossier().entries) {
      if (e.type == "process" ? !ReadShot(e)
                              : FormOf(e, EntryForms()) == nullptr &&
                                    !Wrong(e, "there is no such thing here")) {
        return false;
      }
    }
    return true;
  }

  Outpost read = {};

 private:
  bool ReadClock(const Entry& e) {
    EntryWords words(e, EntryForms()[kClock]);
    int64_t turns = kUsualTurns;
    if (!InRange(words, "turns", turns) ||
        !ReadSideLink(words, "up", read.state.awaits.side)) {
      return false;
    }
    read.state.turns = static_cast<uint8_t>(turns);
    return NoLeftOver(words);
  }

  bool ReadUnit(const Entry& e) {
    std::vector<Picket>& units = read.scenario.units;
    EntryWords words(e, EntryForms()[kUnit]);
    Picket picket{e.id, Side::kFirst};
    if (!TakeId(e) || !SideOf(e, picket.side)) return false;
    if (units.size() == kMostPickets) return Wrong(e, "is one too many");
    PicketState& state = read.state.units[units.size()];
    state.driven_off = words.Take("driven off");
    if (!NoLeftOver(words)) return false;
    if (state.driven_off == 0) {
      if (!e.place) return Wrong(e, "stands nowhere; say x and y");
      state.place = *e.place;
      for (size_t i = 0; i < units.size(); ++i) {
        const PicketState& other = read.state.units[i];
        const Vec apart = other.place - state.place;
        if (other.driven_off == 0 &&
            NormSquared(apart) < int64_t{kBase.ticks} * kBase.ticks) {
          return Wrong(e, "stands on " + units[i].name + "; move one of them");
        }
      }
    }
    read.scenario.Enlist<PicketId>(
        {e.id, "unit", static_cast<int8_t>(Index(picket.side))});
    units.push_back(std::move(picket));
    return true;
  }

  bool ReadShot(const Entry& e) {
    EntryWords words(e, EntryForms()[kShotRolled]);
    words.Take("shot");
    State& state = read.state;
    EntityId by = EntityId::kNone;
    for (const auto& [key, id] :
         {std::pair{"by", &by}, {"at", &state.target}}) {
      const std::string name = words.Link(key).value_or("");
      const auto& all = read.scenario.entities();
      const auto it =
          std::find_if(all.begin(), all.end(),
                       [&](const EntityInfo& one) { return one.name == name; });
      if (it == all.end()) return Wrong(e, "is by a picket at another");
      *id = MakeEntityId(static_cast<int>(it - all.begin()));
    }
    state.awaits.Await({Awaited::What::kRoll, state.awaits.side, 0, by});
    return NoLeftOver(words);
  }
};

}  // namespace

const std::vector<EntryForm>& EntryForms() {
  static const std::vector<EntryForm> kForms = {
      {.type = "side", .meaning = "a name of its own"},
      {.type = "unit",
       .meaning = "a picket",
       .words = {{{"driven off"}, "has left the table"}},
       .side = "whose it is",
       .place = "its middle"},
      {.type = "clock",
       .meaning = "how long it goes on",
       .numbers = {{"turns", 0, kMostTurns, "still to come, this one too"}},
       .links = {{"up", "the side to move"}}},
      {.type = "process",
       .kind = "shot",
       .meaning = "a shot that is rolled for",
       .words = {{{"shot"}, ""}},
       .links = {{"by", "who shoots"}, {"at", "whom"}}}};
  return kForms;
}

std::variant<Outpost, Problem> ReadOutpost(const Dossier& dossier) {
  Reader reader(dossier);
  if (!reader.Read()) return reader.problem();
  return std::move(reader.read);
}

Dossier WriteOutpost(const Scenario& scenario, const State& state) {
  Dossier dossier{.ruleset = "outposts",
                  .name = scenario.name,
                  .width = scenario.width,
                  .depth = scenario.depth};
  for (const SideInfo& side : scenario.sides) {
    dossier.entries.push_back({.type = "side", .id = side.name});
  }
  dossier.entries.push_back(
      {.type = "clock",
       .numbers = {{"turns", state.turns}},
       .links = {{"up", scenario.side(state.awaits.side).name}}});
  for (size_t i = 0; i < scenario.units.size(); ++i) {
    const Picket& picket = scenario.units[i];
    Entry& e = dossier.entries.emplace_back(
        Entry{.type = "unit",
              .id = picket.name,
              .side = scenario.side(picket.side).name});
    if (state.units[i].driven_off != 0) {
      e.is.push_back("driven off");
    } else {
      e.place = state.units[i].place;
    }
  }
  if (state.awaits.what == Awaited::What::kRoll) {
    dossier.entries.push_back(
        {.type = "process",
         .is = {"shot"},
         .links = {
             {"by",
              std::string(NameOf(scenario.entities(), state.awaits.about()))},
             {"at", std::string(NameOf(scenario.entities(), state.target))}}});
  }
  return dossier;
}

}  // namespace berthier::outposts
