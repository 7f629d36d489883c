#include "engine/rulesets/grande_tactique/wire/writer.h"

#include "engine/rulesets/grande_tactique/board/arrivals.h"
#include "engine/rulesets/grande_tactique/wire/entries.h"
#include "engine/rulesets/grande_tactique/wire/option_words.h"
#include "engine/rulesets/grande_tactique/wire/process_words.h"

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

// Visitors take what they might read into, so they are given copies.
class Writer {
 public:
  explicit Writer(Field f) : f_(f), sc_(f.scenario) {
    for (size_t i = 0; i < kSides; ++i) sides_[i] = sc_.sides[i].name;
  }

  std::vector<Entry> Entries() {
    WriteClock();
    for (const Side side : {Side::kFirst, Side::kSecond}) WriteSide(side);
    WriteTerrain();
    for (size_t i = 0; i < sc_.corps.size(); ++i) {
      Write([&, d = sc_.corps[i], s = f_.state.corps[i]](auto& f) mutable {
        Corps(f, d, s, sc_);
      });
    }
    for (size_t i = 0; i < sc_.divisions.size(); ++i) {
      Write([&, d = sc_.divisions[i], s = f_.state.divisions[i]](
                auto& f) mutable { Division(f, d, s, sc_); });
    }
    for (size_t i = 0; i < sc_.generals.size(); ++i) {
      WriteLeader(static_cast<GeneralId>(i));
    }
    for (size_t i = 0; i < sc_.units.size(); ++i) {
      WriteUnit(static_cast<UnitId>(i));
    }
    WriteProcess(f_.state, entries_);
    return std::move(entries_);
  }

 private:
  template <typename Visit>
  void Write(Visit&& visit) {
    entries_.push_back(Written(sides_, visit));
  }

  void WriteClock() {
    const State& st = f_.state;
    const bool undecided =
        sc_.dice_for_first_side && st.phase == Phase::kSetup && st.round == 1;
    ClockSaid said = {
        .start = sc_.start_minute,
        .sundown = sc_.sundown_minute,
        .round = st.round,
        .first = undecided ? "dice" : sc_.side(st.first_side).name,
        .moving = st.moving,
        .phase = {st.phase}};
    Write([&](auto& f) { Clock(f, said); });
  }

  void WriteSide(Side side) {
    SideData d = sc_.side(side);
    SideState s = f_.state.side(side);
    SideSaid said = {.lost_x2 = s.lost_x2};
    said.deploying = (f_.state.deploying & (side == Side::kFirst ? 1 : 2)) != 0;
    if (d.deployment.has_value()) {
      said.points = {d.deployment->low, d.deployment->high};
    } else if (d.entry.minute >= 0) {
      const Segment stretch = EntryStretch(sc_, d.entry);
      said.points = {stretch.a, stretch.b};
    }
    Write([&](auto& f) { Army(f, d, s, said); });
  }

  void WritePiece(std::string_view kind, GroundSaid said) {
    Write([&](auto& f) { Ground(f, kind, said); });
  }

  void WriteTerrain() {
    const Terrain& t = sc_.terrain;
    for (const Area& a : t.areas) {
      WritePiece(WordFor(kAreaWords, a.kind),
                 {.name = a.name, .points = a.polygon, .open = OpenSides(a)});
    }
    for (const Hill& h : t.hills) {
      WritePiece("hill", {.name = h.name, .points = h.polygon});
      WritePiece(
          "crest",
          {.name = h.name + " crest", .points = h.crest, .hill = h.name});
    }
    for (const LinearFeature& l : t.linear_features) {
      WritePiece("linear feature",
                 {.name = l.name, .points = l.line, .line = l.kind});
    }
    for (const Road& r : t.roads) {
      WritePiece("road", {.name = r.name, .points = r.line});
    }
    for (const Patch& p : t.tall_crops) {
      WritePiece("tall crops", {.name = p.name, .points = p.polygon});
    }
    for (const Patch& p : t.impassable) {
      WritePiece("impassable", {.name = p.name, .points = p.polygon});
    }
  }

  void WriteLeader(GeneralId g) {
    GeneralData d = sc_.general(g);
    GeneralState s = f_.state.general(g);
    LeaderSaid said = {.pending = s.presence == GeneralState::Where::kPending,
                       .place = PlaceOf(f_, g)};
    if (d.rank == Rank::kDivision) {
      said.of = sc_.division(d.division).name;
    } else if (d.rank == Rank::kCorps) {
      said.of = sc_.corps_of(d.corps).name;
    }
    Write([&](auto& f) {
      Leader(f, d, s, said);
      LeaderLinks(f, d, s, sc_);
    });
  }

  void WriteUnit(UnitId u) {
    UnitData d = sc_.unit(u);
    UnitState s = f_.unit(u);
    UnitSaid said = {
        .of = IsSome(d.division) ? sc_.division(d.division).name
              : IsSome(d.corps)  ? sc_.corps_of(d.corps).name
                                 : sc_.side(d.side).name,
        .arm = d.arm,
        .presence = s.presence,
        .unlimbered = sc_.IsArtillery(u) && !s.Has(Flag::kLimbered),
        .place = s.centre,
        .heading = s.heading};
    if (s.start_centre != s.centre || IsSome(s.occupying)) {
      said.points = {s.start_centre};
    }
    if (s.start_heading != s.heading) said.start_heading = s.start_heading;
    UnitTies ties = {.occupied = s.occupying};
    for (size_t k = 0; k < UnitState::kAspects; ++k) {
      if (!IsSome(s.aspect_enemy[k])) continue;
      (s.aspect_kind[k] == Aspect::kRear ? ties.rears : ties.flanks)
          .push_back(s.aspect_enemy[k]);
    }
    Write([&](auto& f) {
      Unit(f, d, s, said);
      UnitLinks(f, d, s, ties, sc_);
    });
  }

  const Field f_;
  const Scenario& sc_;
  SideNames sides_;
  std::vector<Entry> entries_;
};

}  // namespace

std::vector<std::string> StateWords(Field f, UnitId u) {
  UnitState s = f.unit(u);
  bool unlimbered = f.scenario.IsArtillery(u) && !s.Has(Flag::kLimbered);
  return Written({}, [&](auto& writer) { Standing(writer, s, unlimbered); }).is;
}

Dossier WriteDossier(Field f) {
  return {.ruleset = "grande_tactique",
          .name = f.scenario.name,
          .note = f.scenario.note,
          .width = f.scenario.terrain.width,
          .depth = f.scenario.terrain.depth,
          .options = WrittenOptions(kOptionRows, f.scenario.options),
          .entries = Writer(f).Entries()};
}

}  // namespace berthier::grande_tactique
