#include "engine/rulesets/grande_tactique/wire/writer.h"

#include "engine/rulesets/grande_tactique/board/arrivals.h"
#include "engine/rulesets/grande_tactique/wire/entries.h"
#include "engine/rulesets/grande_tactique/wire/option_words.h"
#include "engine/rulesets/grande_tactique/wire/process_entries.h"

namespace berthier::grande_tactique {
namespace {

// The edges of the table that the open sides of the area look to: those for
// which reading would find these sides again.
std::vector<TableEdge> OpenSides(const Area& area) {
  std::vector<TableEdge> open;
  for (size_t i = 0; i < area.sides.size(); ++i) {
    if (area.sides[i] == SideWork::kFortified) continue;
    const Heading out = OutwardOf(area, static_cast<int>(i));
    open.push_back(static_cast<TableEdge>((out.quarters() + 180) / 360 % 4));
  }
  return open;
}

class Writer {
 public:
  explicit Writer(PositionView f) : f_(f), sc_(f.scenario) {
    for (size_t i = 0; i < kSides; ++i) sides_[i] = sc_.sides[i].name;
  }

  std::vector<Entry> Entries() {
    const State& st = f_.state;
    WriteClock();
    for (const Side side : {Side::kFirst, Side::kSecond}) WriteSide(side);
    WriteTerrain();
    for (size_t i = 0; i < sc_.corps.size(); ++i) {
      Write(CorpsEntry{sc_, sc_.corps[i], st.corps[i]});
    }
    for (size_t i = 0; i < sc_.divisions.size(); ++i) {
      Write(DivisionEntry{sc_, sc_.divisions[i], st.divisions[i]});
    }
    for (size_t i = 0; i < sc_.generals.size(); ++i) {
      WriteLeader(static_cast<GeneralId>(i));
    }
    for (size_t i = 0; i < sc_.units.size(); ++i) {
      WriteUnit(static_cast<UnitId>(i));
    }
    Write(WaitingEntry{st});
    for (size_t i = 0; i < st.n_frames; ++i) Write(FrameEntry{st.frames[i]});
    for (size_t i = 0; i < st.n_flights; ++i) Write(FlightEntry{st.flights[i]});
    return std::move(entries_);
  }

 private:
  template <typename... Visits>
  void Write(Visits&&... visits) {
    entries_.push_back(Written(sides_, visits...));
  }

  void WriteClock() {
    const State& st = f_.state;
    const bool undecided =
        sc_.dice_for_first_side && st.phase == Phase::kSetup && st.round == 1;
    Write(ClockEntry{.start = sc_.start_minute,
                     .sundown = sc_.sundown_minute,
                     .round = st.round,
                     .first = undecided ? "dice" : sc_.side(st.first_side).name,
                     .moving = st.moving,
                     .phase = {st.phase}});
  }

  void WriteSide(Side side) {
    SideEntry e = {.d = sc_.side(side), .s = f_.state.side(side)};
    e.lost_x2 = e.s.lost_x2;
    e.deploying = (f_.state.deploying & (side == Side::kFirst ? 1 : 2)) != 0;
    if (e.d.deployment.has_value()) {
      e.points = {e.d.deployment->low, e.d.deployment->high};
    } else if (e.d.entry.minute >= 0) {
      const Segment stretch = EntryStretch(sc_, e.d.entry);
      e.points = {stretch.a, stretch.b};
    }
    Write(e);
  }

  void WriteTerrain() {
    const Terrain& t = sc_.terrain;
    for (const Area& a : t.areas) {
      Write(GroundEntry{.word = WordFor(kAreaWords, a.kind),
                        .name = a.name,
                        .points = a.polygon,
                        .open = OpenSides(a)});
    }
    for (const Hill& h : t.hills) {
      Write(GroundEntry{"hill", h.name, h.polygon});
      Write(GroundEntry{"crest", h.name + " crest", h.crest, h.name});
    }
    for (const LinearFeature& l : t.linear_features) {
      Write(GroundEntry{.word = "linear feature",
                        .name = l.name,
                        .points = l.line,
                        .line = l.kind});
    }
    for (const Road& r : t.roads) Write(GroundEntry{"road", r.name, r.line});
    for (const GroundRef ref : t.rough) {
      Write(GroundEntry{"tall crops", t.piece(ref).name, t.part(ref).polygon});
    }
    for (const GroundRef ref : t.impassable) {
      Write(GroundEntry{"impassable", t.piece(ref).name, t.part(ref).polygon});
    }
  }

  void WriteLeader(GeneralId g) {
    LeaderEntry e = {
        .d = sc_.general(g), .s = f_.state.general(g), .place = PlaceOf(f_, g)};
    e.pending = e.s.presence == GeneralState::Where::kPending;
    if (e.d.rank == Rank::kDivision) {
      e.of = sc_.division(e.d.division).name;
    } else if (e.d.rank == Rank::kCorps) {
      e.of = sc_.corps_of(e.d.corps).name;
    }
    Write(e,
          LeaderLinks{sc_, e.d.side, e.s.attached_to, e.s.attached_at_start});
  }

  void WriteUnit(UnitId u) {
    const UnitData& d = sc_.unit(u);
    const UnitState& s = f_.unit(u);
    UnitEntry e = {.d = d,
                   .s = s,
                   .of = IsSome(d.division) ? sc_.division(d.division).name
                         : IsSome(d.corps)  ? sc_.corps_of(d.corps).name
                                            : sc_.side(d.side).name,
                   .arm = d.arm,
                   .presence = s.presence,
                   .unlimbered = sc_.IsArtillery(u) && !s.Has(Flag::kLimbered),
                   .place = s.centre,
                   .heading = s.heading};
    if (s.start_centre != s.centre || IsSome(s.occupying)) {
      e.points = {s.start_centre};
    }
    if (s.start_heading != s.heading) e.start_heading = s.start_heading;
    UnitLinks links = {sc_, d.side, s.occupying, s.charge_target};
    for (size_t k = 0; k < UnitState::kAspects; ++k) {
      if (!IsSome(s.aspect_enemy[k])) continue;
      (s.aspect_kind[k] == Aspect::kRear ? links.rears : links.flanks)
          .push_back(s.aspect_enemy[k]);
    }
    Write(e, links);
  }

  const PositionView f_;
  const Scenario& sc_;
  SideNames sides_;
  std::vector<Entry> entries_;
};

}  // namespace

std::vector<std::string> StateWords(PositionView f, UnitId u) {
  UnitState s = f.unit(u);
  bool unlimbered = f.scenario.IsArtillery(u) && !s.Has(Flag::kLimbered);
  return Written({}, [&](auto& writer) { Standing(writer, s, unlimbered); }).is;
}

ScenarioDocument WriteDocument(PositionView f) {
  return {.ruleset = "grande_tactique",
          .name = f.scenario.name,
          .note = f.scenario.note,
          .width = f.scenario.terrain.width,
          .depth = f.scenario.terrain.depth,
          .options = WrittenOptions(kOptionRows, f.scenario.options),
          .entries = Writer(f).Entries()};
}

}  // namespace berthier::grande_tactique
