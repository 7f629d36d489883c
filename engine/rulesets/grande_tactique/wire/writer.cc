#include "engine/rulesets/grande_tactique/wire/writer.h"

#include "engine/model/sentence.h"
#include "engine/rulesets/grande_tactique/facts/wire_words.h"
#include "engine/rulesets/grande_tactique/wire/option_words.h"
#include "engine/rulesets/grande_tactique/wire/process_words.h"

namespace berthier::grande_tactique {
namespace {

void AddArrival(const Scenario& s, const Arrival& arrival, Entry& entry) {
  if (arrival.minute < 0) return;
  entry.links.emplace_back("arrives", TimeOfDay(arrival.minute));
  const int32_t w = s.terrain.width.ticks, d = s.terrain.depth.ticks;
  const int32_t from = arrival.from.ticks, to = arrival.to.ticks;
  switch (arrival.edge) {
    case TableEdge::kNorth:
      entry.points = {{from, d}, {to, d}};
      break;
    case TableEdge::kEast:
      entry.points = {{w, from}, {w, to}};
      break;
    case TableEdge::kSouth:
      entry.points = {{from, 0}, {to, 0}};
      break;
    case TableEdge::kWest:
      entry.points = {{0, from}, {0, to}};
      break;
  }
}

void AddNumber(Entry& entry, std::string_view key, int64_t value) {
  if (value != 0) entry.numbers.emplace_back(key, value);
}

Entry Piece(const std::string& name, std::string_view kind,
            const std::vector<Point>& points) {
  Entry entry{.type = "terrain", .id = name};
  entry.is.emplace_back(kind);
  entry.points = points;
  return entry;
}

// The edge of the table that side i of the area looks to: the one for which
// reading would find this side again.
void AddOpenSides(const Area& area, Entry& entry) {
  for (size_t i = 0; i < area.sides.size(); ++i) {
    if (area.sides[i] == SideWork::kFortified) continue;
    const Heading out = OutwardOf(area, static_cast<int>(i));
    const int quarter = (out.quarters() + 180) / 360 % 4;
    entry.links.emplace_back(
        "unfortified", WordFor(kEdgeWords, static_cast<TableEdge>(quarter)));
  }
}

void WriteTerrain(const Terrain& t, std::vector<Entry>& entries) {
  for (const Area& a : t.areas) {
    entries.push_back(Piece(a.name, WordFor(kAreaWords, a.kind), a.polygon));
    if (a.kind == AreaKind::kFort) AddOpenSides(a, entries.back());
  }
  for (const Hill& h : t.hills) {
    entries.push_back(Piece(h.name, "hill", h.polygon));
    entries.push_back(Piece(h.name + " crest", "crest", h.crest));
    entries.back().of = h.name;
  }
  for (const LinearFeature& l : t.linear_features) {
    entries.push_back(Piece(l.name, "linear feature", l.line));
    if (l.kind != LineKind::kOther) {
      entries.back().is.emplace_back(WordFor(kLineWords, l.kind));
    }
  }
  for (const Road& r : t.roads) {
    entries.push_back(Piece(r.name, "road", r.line));
  }
  for (const Patch& p : t.tall_crops) {
    entries.push_back(Piece(p.name, "tall crops", p.polygon));
  }
  for (const Patch& p : t.impassable) {
    entries.push_back(Piece(p.name, "impassable", p.polygon));
  }
}

std::string_view PhaseWord(const State& s) {
  switch (s.phase) {
    case Phase::kSetup:
      return "start";
    case Phase::kRegroup:
      return "regroup";
    case Phase::kCommand:
      return "command";
    case Phase::kFiring:
      return "firing";
    case Phase::kCharge:
      return "charge";
    case Phase::kOver:
      break;
  }
  return "over";
}

Entry WriteClock(Field f) {
  const Scenario& sc = f.scenario;
  const State& st = f.state;
  Entry clock{.type = "clock"};
  clock.links.emplace_back("start", TimeOfDay(sc.start_minute));
  clock.links.emplace_back("sundown", TimeOfDay(sc.sundown_minute));
  const bool undecided =
      sc.dice_for_first_side && st.phase == Phase::kSetup && st.round == 1;
  clock.links.emplace_back("first",
                           undecided ? "dice" : sc.side(st.first_side).name);
  clock.links.emplace_back("moving", sc.side(st.moving).name);
  clock.links.emplace_back("phase", PhaseWord(st));
  clock.numbers.emplace_back("round", st.round);
  return clock;
}

void WriteSides(Field f, std::vector<Entry>& entries) {
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    const SideData& data = f.scenario.side(side);
    const SideState& state = f.state.side(side);
    Entry entry{.type = "side", .id = data.name};
    entry.links.emplace_back("home", WordFor(kEdgeWords, data.home));
    AddNumber(entry, "cp", state.cp_left);
    AddNumber(entry, "kept", state.pool_kept);
    entry.numbers.emplace_back("lost x2", state.lost_x2);
    if (state.allotted != 0) entry.is.emplace_back("allotted");
    if ((f.state.deploying & (side == Side::kFirst ? 1 : 2)) != 0) {
      entry.is.emplace_back("deploying");
    }
    AddArrival(f.scenario, data.entry, entry);
    if (data.deployment.has_value()) {
      entry.points = {data.deployment->low, data.deployment->high};
    }
    entries.push_back(std::move(entry));
  }
}

void WriteFormations(Field f, std::vector<Entry>& entries) {
  const Scenario& sc = f.scenario;
  for (size_t i = 0; i < sc.corps.size(); ++i) {
    const CorpsData& data = sc.corps[i];
    const CorpsState& state = f.state.corps[i];
    Entry entry{
        .type = "formation", .id = data.name, .side = sc.side(data.side).name};
    entry.is.emplace_back("corps");
    if (state.broken != 0) entry.is.emplace_back("broken");
    if (state.allotted != 0) entry.is.emplace_back("allotted");
    entry.numbers.emplace_back("cp", state.cp_left);
    AddNumber(entry, "kept", state.pool_kept);
    entry.numbers.emplace_back("lost", state.n_lost);
    AddArrival(sc, data.entry, entry);
    entries.push_back(std::move(entry));
  }
  for (size_t i = 0; i < sc.divisions.size(); ++i) {
    const DivisionData& data = sc.divisions[i];
    const DivisionState& state = f.state.divisions[i];
    Entry entry{
        .type = "formation", .id = data.name, .side = sc.side(data.side).name};
    entry.is.emplace_back("division");
    if (IsSome(data.corps)) entry.of = sc.corps_of(data.corps).name;
    if (state.collapsed != 0) entry.is.emplace_back("collapsed");
    if (state.arriving != 0) entry.is.emplace_back("arriving");
    if (state.diced != 0) entry.is.emplace_back("diced");
    entry.numbers.emplace_back("cp", state.cp_left);
    entry.numbers.emplace_back("cp total", state.cp_total);
    AddNumber(entry, "die", state.cp_die);
    AddNumber(entry, "bonus of the corps", state.bonus_corps);
    AddNumber(entry, "bonus of the army", state.bonus_army);
    entry.numbers.emplace_back("destroyed", state.n_destroyed);
    entry.numbers.emplace_back("withdrawn", state.n_withdrawn);
    AddArrival(sc, data.entry, entry);
    entries.push_back(std::move(entry));
  }
}

void WriteLeaders(Field f, std::vector<Entry>& entries) {
  const Scenario& sc = f.scenario;
  for (size_t i = 0; i < sc.generals.size(); ++i) {
    const GeneralData& data = sc.generals[i];
    const GeneralState& state = f.state.generals[i];
    Entry entry{
        .type = "leader", .id = data.name, .side = sc.side(data.side).name};
    entry.is.emplace_back(WordFor(kRankWords, data.rank));
    if (data.rank == Rank::kDivision) {
      entry.of = sc.division(data.division).name;
    } else if (data.rank == Rank::kCorps) {
      entry.of = sc.corps_of(data.corps).name;
    }
    if (data.charismatic) entry.is.emplace_back("charismatic");
    if (state.dead != 0) entry.is.emplace_back("dead");
    if (state.presence == GeneralState::Where::kPending) {
      entry.is.emplace_back("pending");
    }
    if (state.moved != 0) entry.is.emplace_back("moved");
    if (state.attached_now != 0) entry.is.emplace_back("attached now");
    if (state.arriving != 0) entry.is.emplace_back("arriving");
    AddNumber(entry, "quality", data.quality);
    AddNumber(entry, "pool", data.pool);
    entry.place = PlaceOf(f, MakeId<GeneralId>(static_cast<int>(i)));
    if (IsSome(state.attached_to)) {
      entry.links.emplace_back("with", f.data(state.attached_to).name);
    }
    if (IsSome(state.attached_at_start)) {
      entry.links.emplace_back("began with",
                               f.data(state.attached_at_start).name);
    }
    entries.push_back(std::move(entry));
  }
}

void WriteUnits(Field f, std::vector<Entry>& entries) {
  const Scenario& sc = f.scenario;
  for (size_t i = 0; i < sc.units.size(); ++i) {
    const UnitId u = static_cast<UnitId>(i);
    const UnitData& data = sc.units[i];
    const UnitState& state = f.state.units[i];
    Entry entry{
        .type = "unit", .id = data.name, .side = sc.side(data.side).name};
    entry.of = IsSome(data.division) ? sc.division(data.division).name
               : IsSome(data.corps)  ? sc.corps_of(data.corps).name
                                     : sc.side(data.side).name;
    entry.is.emplace_back(WordFor(kArmWords, data.arm));
    if (data.horse != Horse::kOrdinary) {
      entry.is.emplace_back(WordFor(kHorseWords, data.horse));
    }
    if (data.quality != Quality::kRegular) {
      entry.is.emplace_back(WordFor(kQualityWords, data.quality));
    }
    if (state.presence != Presence::kOnTable) {
      entry.is.emplace_back(WordFor(kPresenceWords, state.presence));
    } else {
      entry.is.emplace_back("on table");
    }
    if (state.destroy_cause != DestroyCause::kNone) {
      entry.is.emplace_back(WordFor(kCauseWords, state.destroy_cause));
    }
    for (std::string& word : StateWords(f, u)) {
      entry.is.push_back(std::move(word));
    }
    entry.place = state.centre;
    entry.heading = state.heading;
    if (state.start_centre != state.centre || IsSome(state.occupying)) {
      entry.points = {state.start_centre};
    }
    if (state.start_heading != state.heading) {
      entry.numbers.emplace_back("start heading",
                                 state.start_heading.quarters());
    }
    AddNumber(entry, "charges made", state.charges_made);
    AddNumber(entry, "follow-ups made", state.followups_made);
    if (IsSome(state.occupying)) {
      entry.links.emplace_back("occupies", sc.area(state.occupying).name);
    }
    if (IsSome(state.charge_target)) {
      entry.links.emplace_back("charges", f.data(state.charge_target).name);
    }
    for (size_t k = 0; k < UnitState::kAspects; ++k) {
      if (!IsSome(state.aspect_enemy[k])) continue;
      entry.links.emplace_back(
          state.aspect_kind[k] == Aspect::kRear ? "rear of" : "flank of",
          f.data(state.aspect_enemy[k]).name);
    }
    entries.push_back(std::move(entry));
  }
}

}  // namespace

std::vector<std::string> StateWords(Field f, UnitId u) {
  const UnitState& state = f.unit(u);
  std::vector<std::string> words;
  words.emplace_back(WordFor(kCohesionWords, state.cohesion));
  for (const auto& [word, flag] : kFlagWords) {
    if (state.Has(flag)) words.emplace_back(word);
    if (flag == Flag::kLimbered && f.scenario.IsArtillery(u) &&
        !state.Has(flag)) {
      words.emplace_back("unlimbered");
    }
  }
  return words;
}

Dossier WriteDossier(Field f) {
  Dossier dossier{.ruleset = "grande_tactique",
                  .name = f.scenario.name,
                  .note = f.scenario.note,
                  .width = f.scenario.terrain.width,
                  .depth = f.scenario.terrain.depth,
                  .options = WrittenOptions(kOptionRows, f.scenario.options)};
  dossier.entries.push_back(WriteClock(f));
  WriteSides(f, dossier.entries);
  WriteTerrain(f.scenario.terrain, dossier.entries);
  WriteFormations(f, dossier.entries);
  WriteLeaders(f, dossier.entries);
  WriteUnits(f, dossier.entries);
  WriteProcess(f.state, dossier.entries);
  return dossier;
}

}  // namespace berthier::grande_tactique
