#include "engine/rulesets/big_battle_napoleonic/wire/writer.h"

#include "engine/model/fault.h"
#include "engine/rulesets/big_battle_napoleonic/wire/entries.h"
#include "engine/rulesets/big_battle_napoleonic/wire/ground_entries.h"
#include "engine/rulesets/big_battle_napoleonic/wire/option_words.h"
#include "engine/rulesets/big_battle_napoleonic/wire/process_entries.h"

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

class Writer {
 public:
  explicit Writer(PositionView f) : f_(f), sc_(f.scenario) {
    for (size_t i = 0; i < kSides; ++i) sides_[i] = sc_.sides[i].name;
  }

  std::vector<Entry> Entries() {
    const State& st = f_.state;
    Write(ClockEntry{sc_.start_minute, sc_.periods, st.period, st.attacker,
                     st.phasing, st.phase});
    for (const SideData& d : sc_.sides) {
      Write(SideEntry{sc_, d, d.deployment.value_or(DeploymentZone{})});
    }
    WriteTerrain();
    WriteFormations();
    for (int i = 0; i < sc_.general_count(); ++i) {
      WriteLeader(MakeId<GeneralId>(i));
    }
    for (int i = 0; i < sc_.unit_count(); ++i) WriteUnit(MakeId<UnitId>(i));
    for (size_t i = 0; i < sc_.arrivals.size(); ++i) {
      Write(ArrivalEntry{sc_, sc_.arrivals[i], st.due[i]});
    }
    for (const Contact& c : ContactsOf(st)) {
      Write(ContactEntry{.sc = sc_,
                         .c = c,
                         .fresh = c.fresh != 0,
                         .ticks = c.distance_moved,
                         .gap = c.gap0,
                         .axis = c.axis});
      entries_.back().id =
          sc_.unit(c.attacker).name + " on " + sc_.unit(c.defender).name;
    }
    Write(WaitingEntry{st});
    for (int i = 0; i < st.shot_count; ++i) {
      Write(ShotEntry{st.shots[static_cast<size_t>(i)]});
    }
    for (size_t i = 0; i < st.fight_count; ++i) Write(FightEntry{st.fights[i]});
    return std::move(entries_);
  }

 private:
  template <typename... Visits>
  void Write(Visits&&... visits) {
    entries_.push_back(Written(sides_, visits...));
  }

  std::optional<Side> HolderOf(const Piece& piece) const {
    if (piece.objective < 0) return {};
    const uint8_t held = f_.state.held[static_cast<size_t>(piece.objective)];
    if (held == 0) return {};
    return static_cast<Side>(held - 1);
  }

  static void Locate(const GroundGap& gap, GroundEntry& e) {
    e.name = gap.name;
    e.stream = gap.of;
    e.size = InHundredths(gap.length);
    e.place = gap.place;
  }

  void WritePiece(const Piece& piece) {
    GroundEntry e = {.kind = GroundKindOf(WordFor(kPieceWords, piece.kind)),
                     .name = piece.name,
                     .rough = piece.rough,
                     .cover = piece.cover,
                     .blocks_sight = piece.blocks_sight,
                     .defensible = piece.defensible,
                     .fortified = piece.defended_as == Defended::kFortification,
                     .points = piece.points,
                     .level = piece.level,
                     .size = InHundredths(piece.width),
                     .holder = HolderOf(piece)};
    if (piece.kind == PieceKind::kFord) {
      for (const GroundGap& gap : sc_.ground.gaps) {
        if (gap.is_ford && gap.name == piece.name) Locate(gap, e);
      }
      if (piece.rough) e.rough.reset();
    } else if (piece.line.empty()) {
      e.line = piece.parts[0].polygon;
    } else {
      e.line = piece.line;
      e.place = piece.line[0];
    }
    Write(e);
  }

  void WriteTerrain() {
    for (const Piece& piece : sc_.ground.pieces) WritePiece(piece);
    for (const GroundGap& gap : sc_.ground.gaps) {
      if (gap.is_ford) continue;
      GroundEntry e = {GroundKindOf("bridge")};
      Locate(gap, e);
      Write(e);
    }
  }

  void WriteFormations() {
    for (size_t i = 0; i < sc_.armies.size(); ++i) {
      const ArmyData& d = sc_.armies[i];
      const bool own = IsSome(d.chief) &&
                       sc_.general(d.chief).army == static_cast<ArmyId>(i);
      Write(ArmyEntry{d, d.type},
            ArmyLinks{sc_, d.side, own ? GeneralId::kNone : d.chief});
    }
    for (const CorpsData& d : sc_.corps) {
      Write(CorpsEntry{.sc = sc_,
                       .d = d,
                       .of = sc_.armies[static_cast<size_t>(d.army)].name,
                       .south_of = InInches(d.stay_south_of),
                       .east_of = InInches(d.stay_east_of),
                       .zone = d.deployment.value_or(DeploymentZone{})});
    }
  }

  const std::string& OwnFormation(CorpsId corps, ArmyId army) const {
    return IsSome(corps) ? sc_.corps[static_cast<size_t>(corps)].name
                         : sc_.armies[static_cast<size_t>(army)].name;
  }

  void WriteLeader(GeneralId g) {
    const GeneralData& d = sc_.general(g);
    const GeneralState& s = f_.state.general(g);
    Write(LeaderEntry{.sc = sc_,
                      .d = d,
                      .s = s,
                      .of = OwnFormation(d.corps, d.army),
                      .reserve = s.presence == Presence::kReserve,
                      .span = d.span.ticks / kTicksPerInch,
                      .place = s.pos});
  }

  void WriteUnit(UnitId u) {
    const UnitData& d = sc_.unit(u);
    const UnitState& s = f_.unit(u);
    UnitEntry e = {.sc = sc_,
                   .d = d,
                   .s = s,
                   .of = OwnFormation(d.corps, d.army),
                   .kind = d.kind,
                   .special = {d.special},
                   .grade = d.grade,
                   .presence = s.presence,
                   .formation = s.formation,
                   .place = s.centre,
                   .heading = s.heading};
    const auto pass = [&](Pose pose, Formation formation) {
      const size_t i = e.way.size();
      BERTHIER_CHECK(i < kWayPoints);
      e.way.push_back(pose.centre);
      e.way_heading[i] = pose.heading;
      e.way_formation[i] = formation;
    };
    if (s.way_count > 0 || !s.stands_where_it_started() ||
        s.start_formation != s.formation) {
      pass(s.start_pose(), s.start_formation);
      for (const Knot& knot : WayOf(f_.state, u)) {
        pass(knot.pose(), knot.formation);
      }
    }
    Strength strength = {.range = {}, .bases = s.bases};
    if (d.arm() != Arm::kArtillery) strength.at_start = d.bases;
    Write(strength, e);
  }

  const PositionView f_;
  const Scenario& sc_;
  SideNames sides_;
  std::vector<Entry> entries_;
};

}  // namespace

ScenarioDocument WriteDocument(PositionView f) {
  return {.ruleset = "big_battle_napoleonic",
          .name = f.scenario.name,
          .note = f.scenario.note,
          .width = f.scenario.ground.width,
          .depth = f.scenario.ground.depth,
          .options = WrittenOptions(kOptionRows, f.scenario.options),
          .entries = Writer(f).Entries()};
}

}  // namespace berthier::big_battle_napoleonic
