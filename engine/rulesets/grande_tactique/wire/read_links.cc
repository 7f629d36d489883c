#include <algorithm>
#include <utility>

#include "engine/rulesets/grande_tactique/board/changes.h"
#include "engine/rulesets/grande_tactique/board/generals.h"
#include "engine/rulesets/grande_tactique/wire/reader.h"

namespace berthier::grande_tactique {

// Units of a side that name no formation make up one division.
bool Reader::AddImplicitFormation(Side side) {
  SideData& army = scenario_.sides[static_cast<size_t>(side)];
  std::vector<UnitId> loose;
  army.units.ForEach([&](UnitId u) {
    const UnitData& data = scenario_.unit(u);
    const bool direct =
        std::find(army.direct_units.begin(), army.direct_units.end(), u) !=
        army.direct_units.end();
    if (!IsSome(data.division) && !IsSome(data.corps) && !direct) {
      loose.push_back(u);
    }
  });
  if (loose.empty()) return true;
  const auto of_side = [&](const auto& each) { return each.side == side; };
  if (std::any_of(scenario_.divisions.begin(), scenario_.divisions.end(),
                  of_side) ||
      std::any_of(scenario_.corps.begin(), scenario_.corps.end(), of_side)) {
    return Wrong(EntryOf(loose[0]),
                 "belongs to no formation; name a division, a corps or the "
                 "side with of:");
  }
  if (scenario_.divisions.size() >= kMaxDivisions ||
      scenario_.generals.size() >= kMaxGenerals) {
    return WrongWhole("side " + army.name,
                      "there is no room for one more division");
  }
  const DivisionId id =
      MakeId<DivisionId>(static_cast<int>(scenario_.divisions.size()));
  DivisionData division{.name = army.name + " division", .side = side};
  for (size_t g = 0; g < scenario_.generals.size(); ++g) {
    GeneralData& general = scenario_.generals[g];
    if (general.side != side || general.rank != Rank::kDivision) continue;
    if (IsSome(division.general)) {
      return Wrong(leader_words_[g].entry(),
                   "is a second divisional general, but the side has no "
                   "formations; write them out");
    }
    division.general = static_cast<GeneralId>(g);
    general.division = id;
  }
  if (!IsSome(division.general)) {
    // He stands where the first unit stands, in nobody's way (GT-GEN-02).
    division.general =
        MakeId<GeneralId>(static_cast<int>(scenario_.generals.size()));
    GeneralData general{.name = army.name + " general", .side = side};
    general.division = id;
    scenario_.generals.push_back(std::move(general));
    state_.general(division.general).presence = GeneralState::Where::kOnTable;
    StandAt(state_, division.general, state_.unit(loose[0]).centre);
  }
  for (const UnitId u : loose) {
    scenario_.units[static_cast<size_t>(u)].division = id;
  }
  division.units = std::move(loose);
  scenario_.divisions.push_back(std::move(division));
  // What its side says of CP is meant of it.
  DivisionState& state = state_.division(id);
  state.cp_left = state.cp_total = std::exchange(state_.side(side).cp_left, 0);
  state.n_destroyed = state.n_withdrawn = kNotSaid;
  return true;
}

bool Reader::AssignCommanders() {
  for (const DivisionData& d : scenario_.divisions) {
    if (!IsSome(d.general)) {
      return WrongWhole(
          "formation " + d.name,
          "has no general; add a leader with of: \"" + d.name + "\"");
    }
    if (d.units.empty()) {
      return WrongWhole("formation " + d.name, "has no units");
    }
  }
  for (CorpsData& c : scenario_.corps) {
    if (!IsSome(c.general)) {
      return WrongWhole("formation " + c.name,
                        "has no commander; add a leader that is: \"corps\" "
                        "with of: \"" +
                            c.name + "\"");
    }
    c.n_original = static_cast<int>(c.direct_units.size());
    for (const DivisionId d : c.divisions) {
      c.n_original += static_cast<int>(scenario_.division(d).units.size());
    }
  }
  for (UnitData& unit : scenario_.units) {
    unit.commander =
        IsSome(unit.division) ? scenario_.division(unit.division).general
        : IsSome(unit.corps)  ? scenario_.corps_of(unit.corps).general
                              : scenario_.side(unit.side).general;
    if (!IsSome(unit.commander)) {
      return WrongWhole("unit " + unit.name,
                        "is under the army commander, but side " +
                            scenario_.side(unit.side).name +
                            " has none; add a leader that is: \"army\"");
    }
  }
  ListEntities();
  return true;
}

void Reader::ListEntities() {
  Scenario& s = scenario_;
  s.EnlistAll<UnitId>(s.units, "unit");
  s.EnlistAll<GeneralId>(s.generals, "leader");
  s.EnlistAll<DivisionId>(s.divisions, "formation");
  s.EnlistAll<CorpsId>(s.corps, "formation");
  s.EnlistAll<AreaId>(s.terrain.areas, "terrain");
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    s.Enlist<Side>({s.side(side).name, "side", static_cast<int8_t>(side)});
  }
}

bool Reader::Occupies(const Entry& entry, UnitId u, AreaId area) {
  UnitState& state = state_.unit(u);
  const UnitId other = state_.occupant[static_cast<size_t>(area)];
  if (IsSome(other)) {
    return Wrong(entry, scenario_.area(area).name + " is occupied by " +
                            scenario_.unit(other).name + " already");
  }
  if (scenario_.area(area).kind == AreaKind::kWoods && scenario_.IsCavalry(u)) {
    return Wrong(entry, "is cavalry and cannot occupy woods (GT-MOV-18)");
  }
  if (state.Has(Flag::kSquare)) {
    return Wrong(entry, "is in square and cannot occupy an area (GT-MOV-26)");
  }
  if (!state.on_table()) {
    return Wrong(entry, "occupies an area but is not on the table");
  }
  Occupy({scenario_, state_, nullptr}, u, area, state.heading);
  if (!entry.place.has_value() && entry.points.empty()) {
    state.start_centre = state.centre;
  }
  return true;
}

bool Reader::ReadUnitLinks(EntryWords& words, UnitId u) {
  UnitLinks said = {scenario_, scenario_.unit(u).side};
  if (!Walk(words, said) ||
      (IsSome(said.occupied) && !Occupies(words.entry(), u, said.occupied))) {
    return false;
  }
  if (said.flanks.size() + said.rears.size() > UnitState::kAspects) {
    return Wrong(words.entry(), "outflanks too many enemies at once");
  }
  state_.unit(u).charge_target = said.charged;
  const Battle b{scenario_, state_, nullptr};
  for (const UnitId e : said.flanks) RecordAspect(b, u, e, Aspect::kFlank);
  for (const UnitId e : said.rears) RecordAspect(b, u, e, Aspect::kRear);
  return NoLeftOver(words);
}

bool Reader::IsWith(const Entry& entry, GeneralId g, UnitId u) {
  const GeneralData& data = scenario_.general(g);
  const UnitData& ud = scenario_.unit(u);
  UnitState& unit = state_.unit(u);
  if (!state_.general(g).on_table()) {
    return Wrong(entry, "is not on the table");
  }
  if (!unit.on_table()) return Wrong(entry, ud.name + " is not on the table");
  if (IsSome(unit.attached)) {
    return Wrong(entry, ud.name + " has a general with it already: " +
                            scenario_.general(unit.attached).name);
  }
  const bool commands =
      data.rank == Rank::kArmy ||
      (data.rank == Rank::kCorps && ud.corps == data.corps) ||
      (data.rank == Rank::kDivision && ud.division == data.division);
  if (!commands) {
    return Wrong(entry, "does not command " + ud.name + " (GT-GEN-03)");
  }
  // GT-MOV-32: he is where his unit is; a place of his own elsewhere
  // contradicts it.
  if (entry.place.has_value() && !StandsWith({scenario_, state_}, g, u)) {
    return Wrong(entry, "stands elsewhere than " + ud.name +
                            ", which he is with; leave out x and y");
  }
  StandAt(state_, g, {});
  unit.attached = g;
  return true;
}

bool Reader::ReadLeaderLinks(EntryWords& words, GeneralId g) {
  LeaderLinks said = {scenario_, scenario_.general(g).side};
  if (!Walk(words, said) ||
      (IsSome(said.with) && !IsWith(words.entry(), g, said.with))) {
    return false;
  }
  state_.general(g).attached_to = said.with;
  state_.general(g).attached_at_start = said.began_with;
  return NoLeftOver(words);
}

bool Reader::ReadLinks() {
  for (size_t i = 0; i < unit_words_.size(); ++i) {
    if (!ReadUnitLinks(unit_words_[i], static_cast<UnitId>(i))) return false;
  }
  for (size_t i = 0; i < leader_words_.size(); ++i) {
    if (!ReadLeaderLinks(leader_words_[i], static_cast<GeneralId>(i))) {
      return false;
    }
  }
  CountLosses();
  return true;
}

void Reader::CountLosses() {
  State counted;
  for (size_t i = 0; i < scenario_.units.size(); ++i) {
    const UnitData& data = scenario_.units[i];
    const Presence presence = state_.units[i].presence;
    const bool fled = presence == Presence::kFledOff;
    const bool lost = fled || presence == Presence::kDestroyed;
    if (!lost && presence != Presence::kWithdrawn) continue;
    if (lost) {
      int16_t& points = counted.side(data.side).lost_x2;
      points = static_cast<int16_t>(points + (fled ? 1 : 2) * data.points);
    }
    if (IsSome(data.division)) {
      DivisionState& division = counted.division(data.division);
      ++(lost ? division.n_destroyed : division.n_withdrawn);
    }
    if (lost && IsSome(data.corps)) ++counted.corps_of(data.corps).n_lost;
  }
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    if (!lost_x2_given_[static_cast<size_t>(side)]) {
      state_.side(side).lost_x2 = counted.side(side).lost_x2;
    }
  }
  const auto count = [](uint8_t& said, uint8_t n) {
    if (said == kNotSaid) said = n;
  };
  for (size_t d = 0; d < scenario_.divisions.size(); ++d) {
    count(state_.divisions[d].n_destroyed, counted.divisions[d].n_destroyed);
    count(state_.divisions[d].n_withdrawn, counted.divisions[d].n_withdrawn);
  }
  for (size_t c = 0; c < scenario_.corps.size(); ++c) {
    count(state_.corps[c].n_lost, counted.corps[c].n_lost);
  }
  const Battle b{scenario_, state_, nullptr};
  for (size_t i = 0; i < scenario_.units.size(); ++i) {
    TestLatches(b, static_cast<UnitId>(i));
  }
}

bool Reader::ValidateUnit(UnitId u) {
  const Entry& entry = EntryOf(u);
  const UnitState& unit = state_.unit(u);
  const Arm arm = scenario_.unit(u).arm;
  const bool guns = scenario_.IsArtillery(u);
  const PositionView f{scenario_, state_};
  if (unit.cohesion == Cohesion::kFleeing && guns) {
    return Wrong(entry,
                 "is artillery and cannot flee (GT-STA-17); it is "
                 "silenced");
  }
  if (unit.cohesion == Cohesion::kSilenced && !guns) {
    return Wrong(entry, "only artillery is silenced (GT-STA-02)");
  }
  if (unit.Has(Flag::kSquare) && arm != Arm::kInfantry) {
    return Wrong(entry, "only infantry forms square (GT-STA-27)");
  }
  if (unit.Has(Flag::kSquare) && unit.cohesion == Cohesion::kFleeing) {
    return Wrong(entry, "cannot flee in square (GT-FLE-03)");
  }
  if (unit.Has(Flag::kLimbered) && !guns) {
    return Wrong(entry, "only artillery is limbered (GT-STA-26)");
  }
  if (unit.Has(Flag::kFiring) &&
      (arm == Arm::kCavalry || unit.Has(Flag::kLimbered) ||
       unit.cohesion == Cohesion::kFleeing ||
       unit.cohesion == Cohesion::kSilenced)) {
    return Wrong(entry, "cannot be firing (GT-STA-20)");
  }
  if (!unit.on_table()) return true;
  if (!OnTable(scenario_, unit.block())) {
    return Wrong(entry, "stands partly off the table; move it");
  }
  for (int i = Index(u) + 1; i < static_cast<int>(scenario_.units.size());
       ++i) {
    const UnitId v = MakeId<UnitId>(i);
    if (state_.unit(v).on_table() &&
        Overlaps(FootprintOf(f, u).view(), FootprintOf(f, v).view(),
                 kPenetration)) {
      return Wrong(EntryOf(v), "overlaps unit " + scenario_.unit(u).name +
                                   "; move one of them");
    }
  }
  if (!IsSome(unit.occupying) &&
      OverlapsAnyArea(f, unit.block(), AreaId::kNone)) {
    return Wrong(entry,
                 "stands in woods, a BUA or a fort that it does not "
                 "occupy; add the link occupies, or move it");
  }
  if (OverlapsImpassable(f, unit.block())) {
    return Wrong(entry, "stands on impassable ground; move it");
  }
  return true;
}

}  // namespace berthier::grande_tactique
