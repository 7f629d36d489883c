#include "engine/rulesets/la_grande_armee/wire/writer.h"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <string>
#include <utility>

#include "engine/rulesets/la_grande_armee/field/footprint.h"
#include "engine/rulesets/la_grande_armee/wire/entries.h"
#include "engine/rulesets/la_grande_armee/wire/ground_entries.h"
#include "engine/rulesets/la_grande_armee/wire/option_words.h"
#include "engine/rulesets/la_grande_armee/wire/process_entries.h"

namespace berthier::la_grande_armee {
namespace {

class Writer {
 public:
  explicit Writer(PositionView f) : f_(f), sc_(f.scenario) {
    for (size_t i = 0; i < kSides; ++i) sides_[i] = sc_.sides[i].name;
  }

  std::vector<Entry> Entries() {
    const State& st = f_.state;
    Write(ClockEntry{.bound = st.bound, .mid_turn = true, .phase = st.phase});
    for (size_t i = 0; i < kSides; ++i) {
      const Box& zone = sc_.sides[i].zone;
      const int absent = sc_.sides[i].absent_corps;
      Write(
          SideEntry{.d = sc_.sides[i],
                    .fog = sc_.sides[i].fog,
                    .break_percent = sc_.sides[i].break_percent,
                    .lost = st.lost_bases[i],
                    .absent = absent > 0 ? std::optional(absent) : std::nullopt,
                    .zone = {zone.low, zone.high}});
    }
    for (int i = 0; i < sc_.piece_count(); ++i) WritePiece(MakeId<PieceId>(i));
    for (const ArmyData& army : sc_.armies) Write(ArmyEntry{army});
    for (int i = 0; i < sc_.corps_count(); ++i) {
      const CorpsId c = MakeId<CorpsId>(i);
      const CorpsState& s = st.corps_state(c);
      Write(CorpsEntry{.sc = sc_,
                       .d = sc_.corps[static_cast<size_t>(i)],
                       .s = s,
                       .hidden = s.revealed == 0,
                       .to_come = s.entered == 0,
                       .possible = st.IsAbsent(c)});
    }
    for (int i = 0; i < sc_.leader_count(); ++i) {
      WriteLeader(MakeId<LeaderId>(i));
    }
    for (int i = 0; i < sc_.unit_count(); ++i) WriteUnit(MakeId<ElementId>(i));
    for (uint8_t i = 0; i < st.contact_count; ++i) {
      const Contact& c = st.contacts[i];
      Write(ContactEntry{sc_, c});
      entries_.back().id =
          sc_.unit(c.mover).name + " and " + sc_.unit(c.target).name;
    }
    for (int i = 0; i < sc_.tile_count(); ++i) {
      const TileId t = MakeId<TileId>(i);
      const TileState& s = st.tile(t);
      Write(TileEntry{
          .sc = sc_, .t = t, .s = s, .place = s.pos, .heading = s.facing});
      entries_.back().id = "of " + sc_.tile(t).name;
    }
    WriteProcess();
    return std::move(entries_);
  }

 private:
  template <typename... Visits>
  void Write(Visits&&... visits) {
    entries_.push_back(Written(sides_, visits...));
  }

  void WriteProcess() {
    const State& st = f_.state;
    Write(WaitingEntry{st});
    for (size_t i = 0; i < st.frame_count; ++i) Write(FrameEntry{st.frames[i]});
    Write(DeclaredEntry{st.declared});
    for (size_t i = 0; i < st.dispersed_count; ++i) {
      Write(DispersedEntry{st.dispersed[i]});
    }
    for (int i = 0; i < sc_.unit_count(); ++i) {
      const ElementId e = MakeId<ElementId>(i);
      ElementState bare = st.unit(e);
      ScratchEntry{}.TakeInto(bare);
      if (std::memcmp(&bare, &st.unit(e), sizeof(bare)) != 0) {
        Write(ScratchEntry{e, st.unit(e)});
      }
    }
  }

  void WritePiece(PieceId p) {
    const Piece& piece = sc_.piece(p);
    const auto* kind = std::find_if(
        std::begin(kGroundKinds), std::end(kGroundKinds),
        [&](const GroundKind& each) { return each.kind == piece.kind; });
    const bool settlement = piece.kind == PieceKind::kSettlement;
    GroundEntry e = {.kind = *kind,
                     .name = piece.name,
                     .capacity = piece.capacity,
                     .level = piece.level};
    if (settlement || piece.kind == PieceKind::kLandmark) {
      e.place = piece.pose.centre;
      if (settlement) {
        e.heading = piece.pose.heading;
        e.width = piece.size.front.ticks / kQuarterInch.ticks;
        e.depth = piece.size.depth.ticks / kQuarterInch.ticks;
      }
      for (const Objective& objective : sc_.objectives) {
        if (objective.piece != p) continue;
        e.value = objective.value;
        e.decides = objective.decides;
        if (objective.holder >= 0) {
          e.holder = static_cast<Side>(objective.holder);
        }
      }
    } else {
      e.line = IsLine(piece.kind) ? piece.line : piece.parts[0].polygon;
    }
    Write(e);
    for (size_t i = 0; i < piece.crest.size(); ++i) {
      Write(PartEntry{
          .kind = kPartKinds[0],
          .name = piece.name + " crest" + (i > 0 ? std::to_string(i) : ""),
          .of = piece.name,
          .line = piece.crest[i].polygon});
    }
    for (const Crossing& crossing : piece.crossings) {
      const Length length = LengthOf(crossing.stretch.b - crossing.stretch.a);
      Write(PartEntry{
          .kind = kPartKinds[crossing.is_ford ? 2 : 1],
          .name = crossing.name,
          .of = piece.name,
          .width = (length.ticks + kQuarterInch.ticks / 2) / kQuarterInch.ticks,
          .place = MiddleOf(crossing.stretch)});
    }
  }

  void WriteLeader(LeaderId l) {
    const LeaderData& d = sc_.leader(l);
    const LeaderState& s = f_.state.leader(l);
    LeaderEntry e = {.sc = sc_,
                     .d = d,
                     .s = s,
                     .of = IsSome(d.corps) ? sc_.corps_data(d.corps).name
                                           : sc_.army(d.army).name,
                     .kind = d.kind,
                     .chief = sc_.side(d.side).cic == l,
                     .status = s.status,
                     .rode = f_.state.rode.Has(l)};
    // Who is not there has no place.
    if (s.status != LeaderStatus::kAbsent || s.pos != Point{}) e.place = s.pos;
    if (s.lost != LostHow::kNot) e.lost = s.lost;
    Write(e);
  }

  void WriteUnit(ElementId u) {
    const ElementData& d = sc_.unit(u);
    const ElementState& s = f_.unit(u);
    UnitEntry e = {.sc = sc_,
                   .d = d,
                   .s = s,
                   .kind = KindOf(d),
                   .quality = d.quality,
                   .gun_kind = d.gun_kind,
                   .presence = s.presence,
                   .form = s.form,
                   .lost_troops = static_cast<int8_t>(d.troops - s.troops),
                   .lost_guns = static_cast<int8_t>(d.guns - s.guns),
                   .files = s.files,
                   .heading = s.facing};
    if (s.on_table() || s.place != Point{}) e.place = s.place;
    if (d.entry != Point{}) {
      e.entry_x = d.entry.x;
      e.entry_y = d.entry.y;
    }
    e.trail.assign(s.trail.begin(), s.trail.begin() + s.trail_count);
    Write(e);
  }

  const PositionView f_;
  const Scenario& sc_;
  SideNames sides_;
  std::vector<Entry> entries_;
};

}  // namespace

ScenarioDocument WriteDocument(PositionView f) {
  return {.ruleset = "la_grande_armee",
          .name = f.scenario.name,
          .note = f.scenario.note,
          .width = f.scenario.ground.width,
          .depth = f.scenario.ground.depth,
          .options = WrittenOptions(kOptionRows, f.scenario.options),
          .entries = Writer(f).Entries()};
}

}  // namespace berthier::la_grande_armee
