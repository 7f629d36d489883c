#include "engine/rulesets/grandeur/wire/writer.h"

#include <algorithm>
#include <utility>

#include "engine/rulesets/grandeur/facts/tables.h"
#include "engine/rulesets/grandeur/wire/entries.h"
#include "engine/rulesets/grandeur/wire/ground_entries.h"
#include "engine/rulesets/grandeur/wire/option_words.h"
#include "engine/rulesets/grandeur/wire/process_entries.h"

namespace berthier::grandeur {
namespace {

int InMillimetres(Length length) { return length.ticks / kTicksPerMillimetre; }

class Writer {
 public:
  explicit Writer(PositionView f) : f_(f), sc_(f.scenario) {
    for (size_t i = 0; i < kSides; ++i) sides_[i] = sc_.sides[i].name;
  }

  std::vector<Entry> Entries() {
    const State& st = f_.state;
    WriteClock();
    for (size_t i = 0; i < kSides; ++i) {
      const SideData& side = sc_.sides[i];
      SideEntry e = {.d = side,
                     .vd_lost = st.vd_lost[i],
                     .destiny_left = st.destiny_left[i]};
      if (side.unique_command) {
        e.activated = st.corps_state(side.corps[0]).activated;
      }
      Write(e);
    }
    // The last ones are those that players place.
    for (int i = 0; i < sc_.first_placed(); ++i) {
      WritePiece(sc_.piece(MakeId<PieceId>(i)));
    }
    for (size_t i = 0; i < sc_.corps.size(); ++i) {
      const auto c = static_cast<CorpsId>(i);
      if (!IsImplicit(c)) Write(CorpsEntry{sc_.corps[i], st.corps_state(c)});
    }
    for (size_t i = 0; i < sc_.divisions.size(); ++i) {
      Write(DivisionEntry{sc_, sc_.divisions[i], st.divisions[i]});
      if (IsImplicit(sc_.divisions[i].corps)) entries_.back().of.clear();
    }
    for (int i = 0; i < sc_.leader_count(); ++i) {
      WriteLeader(MakeId<LeaderId>(i));
    }
    for (int i = 0; i < sc_.unit_count(); ++i) WriteUnit(MakeId<UnitId>(i));
    for (int16_t i = 0; i < st.link_count; ++i) {
      const Link& link = st.links[static_cast<size_t>(i)];
      Write(LinkEntry{sc_, link});
      entries_.back().id =
          sc_.unit(link.attacker).name + " and " + sc_.unit(link.defender).name;
    }
    WriteProcess();
    return std::move(entries_);
  }

 private:
  template <typename... Visits>
  void Write(Visits&&... visits) {
    entries_.push_back(Written(sides_, visits...));
  }

  // The command of an army without corps, which no entry names.
  bool IsImplicit(CorpsId c) const {
    const SideData& side = sc_.side(sc_.corps_data(c).side);
    return side.unique_command && side.corps[0] == c;
  }

  void WriteClock() {
    const State& st = f_.state;
    ClockEntry e = {.turns = sc_.turns,
                    .turn = st.turn,
                    .mid_turn = true,
                    .phase = st.phase};
    if (st.weather != Weather::kUnknown) e.weather = st.weather;
    if (st.last_winner != 0) {
      e.last_winner = static_cast<Side>(st.last_winner - 1);
    }
    Write(e);
    if (IsSome(st.corps)) {
      entries_.back().links.emplace_back("corps",
                                         sc_.corps_data(st.corps).name);
    }
  }

  void WriteProcess() {
    const State& st = f_.state;
    Write(WaitingEntry{st});
    for (size_t i = 0; i < st.frame_count; ++i) Write(FrameEntry{st.frames[i]});
    Write(MoveEntry{st.move});
    Write(ContestEntry{st.contest});
    if (!IsOn(sc_.options.free_setup)) return;
    Write(SetupEntry{st.setup});
    for (const PlacedPiece& piece : st.placed) Write(PlacedEntry{piece});
  }

  void WritePiece(const Piece& piece) {
    Write(GroundEntry{
        .kind = GroundKindOf(piece.kind),
        .name = piece.name,
        .level = piece.level,
        .width = InMillimetres(piece.width),
        .line = piece.is_strip ? piece.line : piece.parts[0].polygon});
  }

  void WriteLeader(LeaderId l) {
    const LeaderData& d = sc_.leader(l);
    const LeaderState& s = f_.state.leader(l);
    LeaderEntry e = {.sc = sc_,
                     .d = d,
                     .s = s,
                     .of = IsSome(d.division) ? sc_.division(d.division).name
                           : IsSome(d.corps)  ? sc_.corps_data(d.corps).name
                                              : "",
                     .level = d.level,
                     .presence = s.presence,
                     .place = s.pos};
    if (d.level == LeaderLevel::kDivision) {
      e.temper = d.temper;
    } else {
      e.rating = d.leadership;
      e.leadership = s.leadership;
    }
    Write(e);
  }

  void WriteUnit(UnitId u) {
    const UnitData& d = sc_.unit(u);
    const UnitState& s = f_.unit(u);
    const auto row =
        std::find_if(kTroops.begin(), kTroops.end(),
                     [&](const TroopRow& each) { return each.name == d.type; });
    UnitEntry e = {.sc = sc_,
                   .d = d,
                   .s = s,
                   .of = IsSome(d.division)    ? sc_.division(d.division).name
                         : IsImplicit(d.corps) ? ""
                                               : sc_.corps_data(d.corps).name,
                   .type = row->key,
                   .quality = d.quality,
                   .skirmish = d.skirmish,
                   .discipline = d.discipline,
                   .move = d.move,
                   .vbu = d.vbu,
                   .impetus = d.impetus,
                   .cost = d.cost,
                   .vd = d.vd,
                   .front = InMillimetres(d.base.front),
                   .depth = InMillimetres(d.base.depth),
                   .presence = s.presence};
    // Who is not deployed has no place.
    if (s.block().left != Vec{}) {
      e.place = s.centre;
      e.heading = s.heading;
      if (!s.stands_where_it_started()) {
        e.start = {s.start_centre};
        e.start_heading = s.start_heading;
      }
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
  return {.ruleset = "grandeur",
          .name = f.scenario.name,
          .note = f.scenario.note,
          .width = f.scenario.ground.width,
          .depth = f.scenario.ground.depth,
          .options = WrittenOptions(kOptionRows, f.scenario.options),
          .entries = Writer(f).Entries()};
}

}  // namespace berthier::grandeur
