#include "engine/rulesets/big_battle_napoleonic/wire/writer.h"

#include "engine/model/fault.h"
#include "engine/rulesets/big_battle_napoleonic/wire/entries.h"
#include "engine/rulesets/big_battle_napoleonic/wire/ground_entries.h"
#include "engine/rulesets/big_battle_napoleonic/wire/option_words.h"
#include "engine/rulesets/big_battle_napoleonic/wire/process_words.h"

namespace berthier::big_battle_napoleonic {
namespace {

// Ticks to hundredths of an inch, nearest.
int32_t InHundredths(Length length) {
  return static_cast<int32_t>(
      (int64_t{length.ticks} * 100 + kTicksPerInch / 2) / kTicksPerInch);
}

std::string InInches(const std::optional<Length>& length) {
  return length.has_value() ? std::to_string(length->ticks / kTicksPerInch)
                            : "";
}

// Visitors take what they might read into, so they are given copies.
class Writer {
 public:
  explicit Writer(Field f) : f_(f), sc_(f.scenario) {
    for (size_t i = 0; i < kSides; ++i) sides_[i] = sc_.sides[i].name;
  }

  std::vector<Entry> Entries() {
    WriteClock();
    for (SideData d : sc_.sides) {
      DeploymentZone zone = d.deployment.value_or(DeploymentZone{});
      Write([&](auto& f) { SideEntry(f, d, zone, sc_); });
    }
    WriteTerrain();
    WriteFormations();
    for (int i = 0; i < sc_.general_count(); ++i) {
      WriteLeader(MakeId<GeneralId>(i));
    }
    for (int i = 0; i < sc_.unit_count(); ++i) WriteUnit(MakeId<UnitId>(i));
    for (size_t i = 0; i < sc_.arrivals.size(); ++i) {
      ArrivalData d = sc_.arrivals[i];
      uint8_t due = f_.state.due[i];
      Write([&](auto& f) { ArrivalEntry(f, d, due, sc_); });
    }
    for (const Contact& c : ContactsOf(f_.state)) WriteContact(c);
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
    ClockSaid said = {.start = sc_.start_minute,
                      .periods = sc_.periods,
                      .period = st.period,
                      .attacker = st.attacker,
                      .phasing = st.phasing,
                      .phase = st.phase};
    Write([&](auto& f) { ClockEntry(f, said); });
  }

  std::optional<Side> HolderOf(const Piece& piece) const {
    if (piece.objective < 0) return {};
    const uint8_t held = f_.state.held[static_cast<size_t>(piece.objective)];
    if (held == 0) return {};
    return static_cast<Side>(held - 1);
  }

  void WriteGround(std::string_view kind, GroundSaid said) {
    Write([&](auto& f) { GroundEntry(f, GroundKindOf(kind), said); });
  }

  static GroundSaid Said(const Gap& gap) {
    return {.name = gap.name,
            .stream = gap.of,
            .size = InHundredths(gap.length),
            .place = gap.place};
  }

  void WritePiece(const Piece& piece) {
    const std::string_view kind = WordFor(kPieceWords, piece.kind);
    GroundSaid said = {.name = piece.name};
    if (piece.kind == PieceKind::kFord) {
      for (const Gap& gap : sc_.ground.gaps) {
        if (gap.is_ford && gap.name == piece.name) said = Said(gap);
      }
      if (!piece.rough) said.rough = false;
    } else {
      said.rough = piece.rough;
      said.size = InHundredths(piece.width);
      said.line = piece.line.empty() && !piece.parts.empty()
                      ? piece.parts[0].polygon
                      : piece.line;
      if (!piece.line.empty()) said.place = piece.line[0];
    }
    said.cover = piece.cover;
    said.blocks_sight = piece.blocks_sight;
    said.defensible = piece.defensible;
    said.fortified = piece.defended_as == Defended::kFortification;
    said.points = piece.points;
    said.level = piece.level;
    said.holder = HolderOf(piece);
    WriteGround(kind, std::move(said));
  }

  void WriteTerrain() {
    for (const Piece& piece : sc_.ground.pieces) WritePiece(piece);
    for (const Gap& gap : sc_.ground.gaps) {
      if (!gap.is_ford) WriteGround("bridge", Said(gap));
    }
  }

  void WriteFormations() {
    for (size_t i = 0; i < sc_.armies.size(); ++i) {
      ArmyData d = sc_.armies[i];
      std::optional<ArmyType> type = d.type;
      GeneralId chief = d.chief;
      if (IsSome(chief) && sc_.general(chief).army == static_cast<ArmyId>(i)) {
        chief = GeneralId::kNone;
      }
      Write([&](auto& f) {
        ArmyEntry(f, d, type);
        ArmyLinks(f, d, chief, sc_);
      });
    }
    for (CorpsData d : sc_.corps) {
      CorpsSaid said = {.of = sc_.armies[static_cast<size_t>(d.army)].name,
                        .south_of = InInches(d.stay_south_of),
                        .east_of = InInches(d.stay_east_of),
                        .zone = d.deployment.value_or(DeploymentZone{})};
      Write([&](auto& f) { CorpsEntry(f, d, said, sc_); });
    }
  }

  const std::string& OwnFormation(CorpsId corps, ArmyId army) const {
    return IsSome(corps) ? sc_.corps[static_cast<size_t>(corps)].name
                         : sc_.armies[static_cast<size_t>(army)].name;
  }

  void WriteLeader(GeneralId g) {
    GeneralData d = sc_.general(g);
    GeneralState s = f_.state.general(g);
    LeaderSaid said = {.of = OwnFormation(d.corps, d.army),
                       .reserve = s.presence == Presence::kReserve,
                       .span = d.span.ticks / kTicksPerInch,
                       .place = s.pos};
    Write([&](auto& f) { LeaderEntry(f, d, s, said, sc_); });
  }

  void WriteUnit(UnitId u) {
    UnitData d = sc_.unit(u);
    UnitState s = f_.unit(u);
    UnitSaid said = {.of = OwnFormation(d.corps, d.army),
                     .kind = d.kind,
                     .grade = d.grade,
                     .presence = s.presence,
                     .formation = s.formation,
                     .bases = s.bases,
                     .place = s.centre,
                     .heading = s.heading};
    said.special.flags = d.special;
    if (d.arm() != Arm::kArtillery) said.bases_at_start = d.bases;
    const auto pass = [&](Pose pose, Formation formation) {
      const size_t i = said.way.size();
      BERTHIER_CHECK(i < kWayPoints);
      said.way.push_back(pose.centre);
      said.way_heading[i] = pose.heading;
      said.way_formation[i] = formation;
    };
    if (s.way_count > 0 || !s.stands_where_it_started() ||
        s.start_formation != s.formation) {
      pass(s.start_pose(), s.start_formation);
      for (const Knot& knot : WayOf(f_.state, u)) {
        pass(knot.pose(), knot.formation);
      }
    }
    Write([&](auto& f) {
      Strength(f, said, {}, {});
      UnitEntry(f, d, s, said, sc_);
    });
  }

  void WriteContact(Contact c) {
    ContactSaid said = {.fresh = c.fresh != 0,
                        .ticks = c.distance_moved,
                        .gap = c.gap0,
                        .axis = c.axis};
    Write([&](auto& f) { ContactEntry(f, c, said, sc_); });
    entries_.back().id =
        sc_.unit(c.attacker).name + " on " + sc_.unit(c.defender).name;
  }

  const Field f_;
  const Scenario& sc_;
  SideNames sides_;
  std::vector<Entry> entries_;
};

}  // namespace

Dossier WriteDossier(Field f) {
  return {.ruleset = "big_battle_napoleonic",
          .name = f.scenario.name,
          .note = f.scenario.note,
          .width = f.scenario.ground.width,
          .depth = f.scenario.ground.depth,
          .options = WrittenOptions(kOptionRows, f.scenario.options),
          .entries = Writer(f).Entries()};
}

}  // namespace berthier::big_battle_napoleonic
