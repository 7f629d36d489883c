// Documents of Outposts: reading and writing.
#include <utility>

#include "engine/kit/wire/document_reader.h"
#include "engine/kit/wire/entry_walkers.h"
#include "tests/toys/sixth/engine/rulesets/outposts/state.h"

namespace berthier::outposts {
namespace {

constexpr int kUsualTurns = 24;

struct SideEntry {
  std::string name = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("side", "", "a name of its own");
    f.Id(name);
  }
};

struct UnitEntry {
  Picket picket = {};
  bool driven_off = false;
  std::optional<Point> place = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("unit", "", "a picket");
    f.Id(picket.name);
    f.Whose(picket.side, "whose it is");
    f.Mark("driven off", driven_off, "has left the table");
    f.Place(place, "its middle");
  }
};

struct ClockEntry {
  uint8_t turns = kUsualTurns;
  std::optional<Side> up = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("clock", "", "how long it goes on");
    f.Number("turns", turns, {0, kMostTurns}, "still to come, this one too",
             kAlways);
    f.SideLink("up", up, "the side to move");
  }
};

struct ShotEntry {
  const Scenario& sc;
  PicketId by = PicketId::kNone;
  PicketId at = PicketId::kNone;

  template <typename F>
  void operator()(F& f) {
    const Among<Picket> pickets = {sc.units, "picket"};
    f.Kind("process", "shot", "a shot that is rolled for");
    f.Link("by", by, pickets, "who shoots");
    f.Link("at", at, pickets, "whom");
  }
};

class Reader : public DocumentReader {
 public:
  explicit Reader(const ScenarioDocument& document)
      : DocumentReader(document, EntryForms()) {}

  bool Read() {
    Scenario& s = read.scenario;
    s.name = document().name;
    s.width = document().width;
    s.depth = document().depth;
    if (s.width < kBase * 4 || s.depth < kBase * 4) {
      return WrongWhole("table", "is smaller than 4 in");
    }
    if (!document().options.empty()) {
      return WrongWhole("option " + document().options[0].first,
                        "is unknown; there are none");
    }
    std::array<const Entry*, kSides> sides;
    if (!KnowsTypes("Outposts") || !FindSides({"White", "Blue"}, sides)) {
      return false;
    }
    for (const Side side : {Side::kFirst, Side::kSecond}) {
      s.sides[static_cast<size_t>(Index(side))].name = NameOf(side);
    }
    State& state = read.state;
    state.awaits.what = Awaited::What::kDecision;
    state.target = EntityId::kNone;
    const Entry* entry;
    ClockEntry clock;
    if (!FindClock(entry) || !ReadEntry(*entry, clock)) return false;
    state.turns = clock.turns;
    state.awaits.side = clock.up.value_or(Side::kFirst);
    if (!ForEach("unit", "", &Reader::ReadUnit)) return false;
    s.EnlistAll<PicketId>(s.units, "unit");
    return ForEach("process", "", &Reader::ReadShot);
  }

  Outpost read = {};

 private:
  bool ReadUnit(const Entry& e) {
    std::vector<Picket>& units = read.scenario.units;
    UnitEntry said;
    if (!HasRoom(e, units.size(), kMostPickets, "pickets") ||
        !ReadEntry(e, said)) {
      return false;
    }
    PicketState& state = read.state.units[units.size()];
    state.driven_off = said.driven_off ? 1 : 0;
    if (!said.driven_off) {
      if (!said.place) return Wrong(e, "stands nowhere; say x and y");
      state.place = *said.place;
      for (size_t i = 0; i < units.size(); ++i) {
        const PicketState& other = read.state.units[i];
        const Vec apart = other.place - state.place;
        if (other.driven_off == 0 &&
            NormSquared(apart) < int64_t{kBase.ticks} * kBase.ticks) {
          return Wrong(e, "stands on " + units[i].name + "; move one of them");
        }
      }
    }
    units.push_back(std::move(said.picket));
    return true;
  }

  bool ReadShot(const Entry& e) {
    const Scenario& s = read.scenario;
    ShotEntry said = {s};
    if (!ReadEntry(e, said)) return false;
    if (!IsSome(said.by) || !IsSome(said.at)) {
      return Wrong(e, "is by a picket at another");
    }
    State& state = read.state;
    state.target = s.Entity(said.at);
    state.awaits.Await(
        {Awaited::What::kRoll, state.awaits.side, 0, s.Entity(said.by)});
    return true;
  }
};

}  // namespace

const std::vector<EntryForm>& EntryForms() {
  static const Scenario kNothing;
  static const std::vector<EntryForm> kForms = {
      Listed(SideEntry()), Listed(UnitEntry()), Listed(ClockEntry()),
      Listed(ShotEntry{kNothing})};
  return kForms;
}

std::variant<Outpost, Problem> ReadOutpost(const ScenarioDocument& document) {
  Reader reader(document);
  if (!reader.Read()) return reader.problem();
  return std::move(reader.read);
}

ScenarioDocument WriteOutpost(const Scenario& scenario, const State& state) {
  ScenarioDocument document{.ruleset = "outposts",
                            .name = scenario.name,
                            .width = scenario.width,
                            .depth = scenario.depth};
  const SideNames names = {scenario.sides[0].name, scenario.sides[1].name};
  const auto write = [&](auto&& entry) {
    document.entries.push_back(Written(names, entry));
  };
  for (const std::string& name : names) write(SideEntry{name});
  write(ClockEntry{state.turns, state.awaits.side});
  for (size_t i = 0; i < scenario.units.size(); ++i) {
    UnitEntry unit = {scenario.units[i], state.units[i].driven_off != 0};
    if (!unit.driven_off) unit.place = state.units[i].place;
    write(unit);
  }
  if (state.awaits.what == Awaited::What::kRoll) {
    write(ShotEntry{scenario, scenario.As<PicketId>(state.awaits.about()),
                    scenario.As<PicketId>(state.target)});
  }
  return document;
}

}  // namespace berthier::outposts
