#include "engine/rulesets/simple_grand_tactical/wire/writer.h"

#include "engine/rulesets/simple_grand_tactical/board/contacts.h"
#include "engine/rulesets/simple_grand_tactical/facts/tables.h"
#include "engine/rulesets/simple_grand_tactical/wire/entries.h"
#include "engine/rulesets/simple_grand_tactical/wire/ground_entries.h"
#include "engine/rulesets/simple_grand_tactical/wire/option_words.h"
#include "engine/rulesets/simple_grand_tactical/wire/process_entries.h"

namespace berthier::simple_grand_tactical {
namespace {

int InMillimetres(Length length) { return length.ticks / kTicksPerMillimetre; }

class Writer {
 public:
  explicit Writer(PositionView f) : f_(f), sc_(f.scenario) {
    for (size_t i = 0; i < kSides; ++i) sides_[i] = sc_.sides[i].name;
  }

  std::vector<Entry> Entries() {
    const State& st = f_.state;
    Write(ClockEntry{
        .start = sc_.start_minute > 0 ? sc_.start_minute : int16_t{-1},
        .turns = sc_.turns,
        .turn = st.turn,
        .mid_turn = true,
        .first = sc_.first,
        .active = st.active,
        .phase = st.phase});
    for (size_t i = 0; i < kSides; ++i) {
      Write(SideEntry{sc_.sides[i], st.dish[i], st.morale_base[i]});
    }
    for (const Piece& piece : sc_.ground.pieces) WritePiece(piece);
    for (size_t i = 0; i < sc_.corps.size(); ++i) WriteCorps(i);
    for (int i = 0; i < sc_.general_count(); ++i) {
      const GeneralId g = MakeId<GeneralId>(i);
      const GeneralState& s = st.general(g);
      Write(LeaderEntry{sc_, sc_.general(g), s, s.presence, s.pos});
    }
    for (int i = 0; i < sc_.unit_count(); ++i) WriteUnit(MakeId<UnitId>(i));
    for (const ArrivalData& d : sc_.arrivals) Write(ArrivalEntry{sc_, d});
    for (const Contact& c : ContactsOf(st)) {
      Write(ContactEntry{sc_, c, c.mover_formation});
      entries_.back().id =
          sc_.unit(c.first).name + " and " + sc_.unit(c.second).name;
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
    if (IsSome(st.course.unit) || st.course.leg_count > 0) {
      Write(CourseEntry{st.course});
    }
  }

  void WritePiece(const Piece& piece) {
    GroundEntry e = {.kind = GroundKindOf(WordFor(kPieceWords, piece.kind)),
                     .name = piece.name,
                     .objective = piece.objective >= 0,
                     .level = piece.level};
    if (piece.objective >= 0) {
      const size_t i = static_cast<size_t>(piece.objective);
      const uint8_t held = f_.state.held[i];
      if (held != 0) e.holder = static_cast<Side>(held - 1);
      e.ever_held = f_.state.ever_held[i];
    }
    if (piece.kind == PieceKind::kObjective) {
      e.place = piece.line[0];
      e.radius = InMillimetres(piece.width);
    } else if (piece.is_strip) {
      e.line = piece.line;
      e.width = InMillimetres(piece.width);
    } else {
      e.line = piece.parts[0].polygon;
    }
    Write(e);
  }

  void WriteCorps(size_t i) {
    const CorpsData& d = sc_.corps[i];
    const CorpsState& s = f_.state.corps[i];
    CorpsEntry e = {.d = d,
                    .passes_left = s.passes,
                    .fatigue = s.fatigue_initial,
                    .fatigue_left = s.fatigue};
    if (s.passes_initial != d.passes) e.passes_thrown = s.passes_initial;
    Write(e);
  }

  void WriteUnit(UnitId u) {
    const UnitData& d = sc_.unit(u);
    const UnitState& s = f_.unit(u);
    const std::string_view own =
        d.nationality == Nationality::kAustrian ? "Austrian" : "French";
    const std::string_view list = FindEntry(own, d.type) != nullptr ? own
                                  : own == "French"                 ? "Austrian"
                                                                    : "French";
    UnitEntry e = {.sc = sc_,
                   .d = d,
                   .s = s,
                   .type = d.type,
                   .nationality = d.nationality,
                   .list = list,
                   .no_fire = !d.fires && FindEntry(list, d.type)->fires,
                   .fire = d.fire,
                   .rally = d.rally,
                   .melee = d.melee,
                   .melee_charging = d.melee_charging,
                   .bases = d.bases.count,
                   .base_front = InMillimetres(d.bases.size.front),
                   .base_depth = InMillimetres(d.bases.size.depth),
                   .presence = s.presence,
                   .formation = s.formation,
                   .place = s.centre,
                   .heading = s.heading};
    if (!s.stands_where_it_started()) {
      e.start = {s.start_centre};
      e.start_heading = s.start_heading;
    }
    Write(e);
  }

  const PositionView f_;
  const Scenario& sc_;
  SideNames sides_;
  std::vector<Entry> entries_;
};

}  // namespace

ScenarioDocument WriteDocument(PositionView f) {
  return {.ruleset = "simple_grand_tactical",
          .name = f.scenario.name,
          .note = f.scenario.note,
          .width = f.scenario.ground.width,
          .depth = f.scenario.ground.depth,
          .options = WrittenOptions(kOptionRows, f.scenario.options),
          .entries = Writer(f).Entries()};
}

}  // namespace berthier::simple_grand_tactical
