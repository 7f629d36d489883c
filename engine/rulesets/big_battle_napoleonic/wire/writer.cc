#include "engine/rulesets/big_battle_napoleonic/wire/writer.h"

#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/facts/wire_words.h"
#include "engine/rulesets/big_battle_napoleonic/wire/option_words.h"
#include "engine/rulesets/big_battle_napoleonic/wire/process_words.h"

namespace berthier::big_battle_napoleonic {
namespace {

std::string TimeOfDay(int minute) {
  std::string text = std::to_string(minute / 60) + ":";
  if (minute % 60 < 10) text += "0";
  return text + std::to_string(minute % 60);
}

void AddNumber(Entry& entry, std::string_view key, int64_t value) {
  if (value != 0) entry.numbers.emplace_back(key, value);
}

// Ticks to hundredths of an inch, nearest.
int64_t InHundredths(Length length) {
  return (int64_t{length.ticks} * 100 + kTicksPerInch / 2) / kTicksPerInch;
}

Entry WriteClock(Field f) {
  const Scenario& sc = f.scenario;
  const State& st = f.state;
  Entry clock{.type = "clock"};
  clock.links.emplace_back("start", TimeOfDay(sc.start_minute));
  clock.links.emplace_back("attacker", sc.side(st.attacker).name);
  clock.links.emplace_back("phasing", sc.side(st.phasing).name);
  clock.links.emplace_back("phase", WordFor(kPhaseWords, st.phase));
  clock.numbers.emplace_back("periods", sc.periods);
  clock.numbers.emplace_back("period", st.period);
  return clock;
}

void AddZone(const Ground& ground, const std::optional<DeploymentZone>& zone,
             Entry& entry) {
  if (!zone.has_value()) return;
  entry.points = zone->outline;
  for (const PieceId town : zone->towns) {
    entry.links.emplace_back("garrisons",
                             ground.pieces[static_cast<size_t>(town)].name);
  }
}

void WriteSides(Field f, std::vector<Entry>& entries) {
  for (const SideData& data : f.scenario.sides) {
    Entry entry{.type = "side", .id = data.name};
    entry.links.emplace_back("baseline", WordFor(kEdgeWords, data.baseline));
    AddZone(f.scenario.ground, data.deployment, entry);
    entries.push_back(std::move(entry));
  }
}

void WriteGap(const Gap& gap, std::vector<Entry>& entries) {
  Entry entry{.type = "terrain", .id = gap.name, .of = gap.of};
  entry.is.emplace_back(gap.is_ford ? "ford" : "bridge");
  entry.place = gap.place;
  entry.numbers.emplace_back("length", InHundredths(gap.length));
  entries.push_back(std::move(entry));
}

void AddHolder(Field f, const Piece& piece, Entry& entry) {
  if (piece.objective < 0) return;
  const uint8_t held = f.state.held[static_cast<size_t>(piece.objective)];
  if (held == 0) return;
  entry.links.emplace_back(
      "held by", f.scenario.sides[static_cast<size_t>(held - 1)].name);
}

void WriteTerrain(Field f, std::vector<Entry>& entries) {
  const Ground& ground = f.scenario.ground;
  for (const Piece& piece : ground.pieces) {
    if (piece.kind == PieceKind::kFord) {
      for (const Gap& gap : ground.gaps) {
        if (gap.is_ford && gap.name == piece.name) WriteGap(gap, entries);
      }
      AddNumber(entries.back(), "points", piece.points);
      if (!piece.rough) entries.back().is.emplace_back("not rough");
      AddHolder(f, piece, entries.back());
      continue;
    }
    Entry entry{.type = "terrain", .id = piece.name};
    entry.is.emplace_back(WordFor(kPieceWords, piece.kind));
    entry.is.emplace_back(piece.rough ? "rough" : "not rough");
    if (piece.cover) entry.is.emplace_back("cover");
    if (piece.blocks_sight) entry.is.emplace_back("blocks sight");
    if (piece.defensible) entry.is.emplace_back("defensible");
    if (piece.kind == PieceKind::kTown &&
        piece.defended_as == Defended::kFortification) {
      entry.is.emplace_back("fortified");
    }
    AddNumber(entry, "points", piece.points);
    if (piece.kind == PieceKind::kHill) {
      entry.numbers.emplace_back("level", piece.level);
    }
    const bool disc = piece.kind == PieceKind::kObjective;
    if (disc || piece.is_strip || piece.kind == PieceKind::kRoad) {
      entry.numbers.emplace_back(disc ? "radius" : "width",
                                 InHundredths(piece.width));
    }
    if (disc) {
      entry.place = piece.line[0];
    } else if (!piece.line.empty()) {
      entry.points = piece.line;
    } else {
      entry.points = piece.parts[0].polygon;
    }
    AddHolder(f, piece, entry);
    entries.push_back(std::move(entry));
  }
  for (const Gap& gap : ground.gaps) {
    if (!gap.is_ford) WriteGap(gap, entries);
  }
}

void WriteFormations(Field f, std::vector<Entry>& entries) {
  const Scenario& s = f.scenario;
  for (size_t i = 0; i < s.armies.size(); ++i) {
    const ArmyData& data = s.armies[i];
    Entry entry{
        .type = "formation", .id = data.name, .side = s.side(data.side).name};
    entry.is = {"army", std::string(WordFor(kNationWords, data.nation)),
                std::string(WordFor(kArmyTypeWords, data.type))};
    if (IsSome(data.chief) &&
        s.general(data.chief).army != static_cast<ArmyId>(i)) {
      entry.links.emplace_back("chief", s.general(data.chief).name);
    }
    entries.push_back(std::move(entry));
  }
  for (const CorpsData& data : s.corps) {
    Entry entry{.type = "formation",
                .id = data.name,
                .side = s.side(data.side).name,
                .of = s.armies[static_cast<size_t>(data.army)].name};
    entry.is.emplace_back("corps");
    AddNumber(entry, "hold until", data.hold_until);
    const auto limit = [&](std::string_view key,
                           const std::optional<Length>& value) {
      if (!value.has_value()) return;
      entry.links.emplace_back(key,
                               std::to_string(value->ticks / kTicksPerInch));
    };
    limit("stays south of", data.stay_south_of);
    limit("stays east of", data.stay_east_of);
    AddZone(s.ground, data.deployment, entry);
    entries.push_back(std::move(entry));
  }
}

std::string OwnFormation(const Scenario& s, CorpsId corps, ArmyId army) {
  return IsSome(corps) ? s.corps[static_cast<size_t>(corps)].name
                       : s.armies[static_cast<size_t>(army)].name;
}

void AddArrivalLink(const Scenario& s, ArrivalId arrival, Entry& entry) {
  if (!IsSome(arrival)) return;
  entry.links.emplace_back("arrives",
                           s.arrivals[static_cast<size_t>(arrival)].name);
}

void WriteLeaders(Field f, std::vector<Entry>& entries) {
  const Scenario& s = f.scenario;
  for (size_t i = 0; i < s.generals.size(); ++i) {
    const GeneralData& data = s.generals[i];
    const GeneralState& state = f.state.generals[i];
    Entry entry{.type = "leader",
                .id = data.name,
                .side = s.side(data.side).name,
                .of = OwnFormation(s, data.corps, data.army)};
    entry.is.emplace_back(WordFor(kRankWords, data.rank));
    if (state.presence == Presence::kReserve) entry.is.emplace_back("reserve");
    if (state.moved != 0) entry.is.emplace_back("moved");
    entry.numbers.emplace_back("span", data.span.ticks / kTicksPerInch);
    for (const CorpsId corps : data.may_command) {
      entry.links.emplace_back("commands",
                               s.corps[static_cast<size_t>(corps)].name);
    }
    AddArrivalLink(s, data.arrival, entry);
    entry.place = state.pos;
    entries.push_back(std::move(entry));
  }
}

void AddWay(Field f, UnitId u, Entry& entry) {
  const UnitState& unit = f.unit(u);
  if (unit.way_count == 0 && unit.stands_where_it_started() &&
      unit.start_formation == unit.formation) {
    return;
  }
  const auto add = [&](Pose pose, Formation formation) {
    const std::string n = std::to_string(entry.points.size());
    entry.points.push_back(pose.centre);
    entry.numbers.emplace_back("way heading " + n, pose.heading.quarters());
    entry.numbers.emplace_back("way formation " + n,
                               static_cast<int64_t>(formation));
  };
  add(unit.start_pose(), unit.start_formation);
  for (const Knot& knot : WayOf(f.state, u)) add(knot.pose(), knot.formation);
}

void WriteUnits(Field f, std::vector<Entry>& entries) {
  const Scenario& s = f.scenario;
  for (int i = 0; i < s.unit_count(); ++i) {
    const UnitId u = MakeId<UnitId>(i);
    const UnitData& data = f.data(u);
    const UnitState& unit = f.unit(u);
    Entry entry{.type = "unit",
                .id = data.name,
                .side = s.side(data.side).name,
                .of = OwnFormation(s, data.corps, data.army)};
    entry.is.emplace_back(WordFor(kKindWords, data.kind));
    entry.is.emplace_back(WordFor(kGradeWords, data.grade));
    for (const auto& [word, special] : kSpecialWords) {
      if (data.Is(special)) entry.is.emplace_back(word);
    }
    entry.is.emplace_back(WordFor(kPresenceWords, unit.presence));
    entry.is.emplace_back(WordFor(kFormationWords, unit.formation));
    entry.is.emplace_back(WordFor(kConditionWords, unit.condition));
    for (const auto& [word, flag] : kFlagWords) {
      if (unit.Has(flag)) entry.is.emplace_back(word);
    }
    entry.place = unit.centre;
    entry.heading = unit.heading;
    AddWay(f, u, entry);
    entry.numbers.emplace_back("bases", unit.bases);
    if (data.arm() != Arm::kArtillery) {
      entry.numbers.emplace_back("bases at start", data.bases);
    }
    AddNumber(entry, "casualties", unit.casualties);
    AddNumber(entry, "pending hits", unit.pending_hits);
    AddNumber(entry, "lost to fire", unit.lost_fire);
    AddNumber(entry, "lost in melee", unit.lost_melee);
    AddNumber(entry, "lost in march", unit.lost_march);
    if (unit.fight != 0xFF) entry.numbers.emplace_back("fight", unit.fight);
    AddArrivalLink(s, data.arrival, entry);
    if (unit.order != UnitOrder::kNone) {
      entry.links.emplace_back("order", WordFor(kOrderWords, unit.order));
    }
    entries.push_back(std::move(entry));
  }
}

void WriteArrivals(Field f, std::vector<Entry>& entries) {
  const Scenario& s = f.scenario;
  for (size_t i = 0; i < s.arrivals.size(); ++i) {
    const ArrivalData& data = s.arrivals[i];
    Entry entry{
        .type = "marker", .id = data.name, .side = s.side(data.side).name};
    entry.is.emplace_back("arrival");
    if (f.state.due[i] != 0) entry.is.emplace_back("is due");
    AddNumber(entry, "due", data.due);
    AddNumber(entry, "first roll", data.first_roll);
    AddNumber(entry, "need", data.need);
    AddNumber(entry, "easier from", data.easier_from);
    AddNumber(entry, "easier need", data.easier_need);
    AddNumber(entry, "certain", data.certain);
    const Segment stretch =
        EntryStretch(data.stretch, s.ground.width, s.ground.depth);
    entry.points = {stretch.a, stretch.b};
    entries.push_back(std::move(entry));
  }
}

void WriteContacts(Field f, std::vector<Entry>& entries) {
  for (const Contact& c : ContactsOf(f.state)) {
    Entry entry{
        .type = "marker",
        .id = f.data(c.attacker).name + " on " + f.data(c.defender).name};
    entry.is.emplace_back("contact");
    entry.is.emplace_back(WordFor(kContactKindWords, c.kind));
    entry.is.emplace_back(WordFor(kContactEdgeWords, c.edge));
    entry.is.emplace_back(WordFor(kDefendedWords, c.defended));
    entry.is.emplace_back(c.fresh != 0 ? "fresh" : "stale");
    if (c.square_tested != 0) entry.is.emplace_back("square tested");
    if (c.resolved != 0) entry.is.emplace_back("resolved");
    entry.numbers.emplace_back("moved ticks", c.distance_moved);
    entry.numbers.emplace_back("gap", c.gap0);
    entry.numbers.emplace_back("axis", c.axis.quarters());
    entry.links.emplace_back("attacker", f.data(c.attacker).name);
    entry.links.emplace_back("defender", f.data(c.defender).name);
    if (IsSome(c.via_battery)) {
      entry.links.emplace_back("battery", f.data(c.via_battery).name);
    }
    entries.push_back(std::move(entry));
  }
}

}  // namespace

Dossier WriteDossier(Field f) {
  Dossier dossier{.ruleset = "big_battle_napoleonic",
                  .name = f.scenario.name,
                  .note = f.scenario.note,
                  .width = f.scenario.ground.width,
                  .depth = f.scenario.ground.depth,
                  .options = WrittenOptions(kOptionRows, f.scenario.options)};
  dossier.entries.push_back(WriteClock(f));
  WriteSides(f, dossier.entries);
  WriteTerrain(f, dossier.entries);
  WriteFormations(f, dossier.entries);
  WriteLeaders(f, dossier.entries);
  WriteUnits(f, dossier.entries);
  WriteArrivals(f, dossier.entries);
  WriteContacts(f, dossier.entries);
  WriteProcess(f.state, dossier.entries);
  return dossier;
}

}  // namespace berthier::big_battle_napoleonic
