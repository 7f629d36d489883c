#include <algorithm>

#include "engine/model/sentence.h"
#include "engine/rulesets/grande_tactique/board/arrivals.h"
#include "engine/rulesets/grande_tactique/board/changes.h"
#include "engine/rulesets/grande_tactique/board/generals.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/rulesets/grande_tactique/facts/wire_words.h"
#include "engine/rulesets/grande_tactique/wire/entry_forms.h"
#include "engine/rulesets/grande_tactique/wire/process_words.h"
#include "engine/rulesets/grande_tactique/wire/reader.h"

namespace berthier::grande_tactique {

bool Reader::AddImplicitFormations() {
  for (const Side side : {Side::kFirst, Side::kSecond}) {
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
    const int64_t cp = implicit_cp_[static_cast<size_t>(side)];
    if (loose.empty()) {
      state_.side(side).cp_left = static_cast<int16_t>(cp);
      continue;
    }
    const bool has_formations =
        std::any_of(scenario_.divisions.begin(), scenario_.divisions.end(),
                    [&](const DivisionData& d) { return d.side == side; }) ||
        std::any_of(scenario_.corps.begin(), scenario_.corps.end(),
                    [&](const CorpsData& c) { return c.side == side; });
    if (has_formations) {
      return Wrong(*EntryOf(loose[0]),
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
    division.units = loose;
    for (size_t g = 0; g < scenario_.generals.size(); ++g) {
      GeneralData& general = scenario_.generals[g];
      if (general.side == side && general.rank == Rank::kDivision) {
        if (IsSome(division.general)) {
          return Wrong(leader_words_[g].entry(),
                       "is a second divisional general, but the side has no "
                       "formations; write them out");
        }
        division.general = static_cast<GeneralId>(g);
        general.division = id;
      }
    }
    if (!IsSome(division.general)) {
      // He stands where the first unit stands, in nobody's way (GT-GEN-02).
      division.general =
          MakeId<GeneralId>(static_cast<int>(scenario_.generals.size()));
      GeneralData general{.name = army.name + " general", .side = side};
      general.division = id;
      scenario_.generals.push_back(std::move(general));
      GeneralState& state = state_.general(division.general);
      state.presence = GeneralState::Where::kOnTable;
      StandAt(state_, division.general, state_.unit(loose[0]).centre);
    }
    for (const UnitId u : loose) {
      scenario_.units[static_cast<size_t>(u)].division = id;
    }
    scenario_.divisions.push_back(std::move(division));
    destroyed_given_.push_back(false);
    withdrawn_given_.push_back(false);
    DivisionState& state = state_.division(id);
    state.cp_left = state.cp_total = static_cast<int16_t>(cp);
  }
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
  const auto side = [](Side s) { return static_cast<int8_t>(s); };
  for (const UnitData& u : scenario_.units) {
    scenario_.Enlist<UnitId>({u.name, "unit", side(u.side)});
  }
  for (const GeneralData& g : scenario_.generals) {
    scenario_.Enlist<GeneralId>({g.name, "leader", side(g.side)});
  }
  for (const DivisionData& d : scenario_.divisions) {
    scenario_.Enlist<DivisionId>({d.name, "formation", side(d.side)});
  }
  for (const CorpsData& c : scenario_.corps) {
    scenario_.Enlist<CorpsId>({c.name, "formation", side(c.side)});
  }
  for (const Area& a : scenario_.terrain.areas) {
    scenario_.Enlist<AreaId>({a.name, "terrain", -1});
  }
  for (const Side s : {Side::kFirst, Side::kSecond}) {
    scenario_.Enlist<Side>({scenario_.side(s).name, "side", side(s)});
  }
}

bool Reader::ReadUnitLinks(EntryWords& words, UnitId u) {
  const Entry& entry = words.entry();
  UnitState& state = state_.unit(u);
  const UnitData& data = scenario_.unit(u);
  const Battle b{scenario_, state_, nullptr};
  if (const auto area = words.Link("occupies")) {
    const auto it = areas_.find(*area);
    if (it == areas_.end()) {
      return Wrong(entry, "occupies \"" + *area +
                              "\": there is no such woods, BUA or fort");
    }
    const UnitId other = state_.occupant[static_cast<size_t>(it->second)];
    if (IsSome(other)) {
      return Wrong(entry, *area + " is occupied by " +
                              scenario_.unit(other).name + " already");
    }
    const AreaKind kind = scenario_.area(it->second).kind;
    if (kind == AreaKind::kWoods && data.arm == Arm::kCavalry) {
      return Wrong(entry, "is cavalry and cannot occupy woods (GT-MOV-18)");
    }
    if (state.Has(Flag::kSquare)) {
      return Wrong(entry, "is in square and cannot occupy an area (GT-MOV-26)");
    }
    if (!state.on_table()) {
      return Wrong(entry, "occupies an area but is not on the table");
    }
    Occupy(b, u, it->second, state.heading);
    if (!entry.place.has_value() && entry.points.empty()) {
      state.start_centre = state.centre;
    }
  }
  const auto enemy = [&](const std::string& key, const std::string& name,
                         UnitId& e) {
    const auto it = units_.find(name);
    if (it == units_.end() || scenario_.unit(it->second).side == data.side) {
      return Wrong(entry, key + " \"" + name + "\", which is no enemy unit");
    }
    e = it->second;
    return true;
  };
  if (const auto target = words.Link("charges")) {
    if (!enemy("charges", *target, state.charge_target)) return false;
  }
  int aspects = 0;
  for (const auto& [key, aspect] :
       {std::pair<std::string, Aspect>{"flank of", Aspect::kFlank},
        {"rear of", Aspect::kRear}}) {
    while (const auto name = words.Link(key)) {
      UnitId e = UnitId::kNone;
      if (!enemy(key, *name, e)) return false;
      if (++aspects > UnitState::kAspects) {
        return Wrong(entry, "outflanks too many enemies at once");
      }
      RecordAspect(b, u, e, aspect);
    }
  }
  return NoLeftOver(words);
}

bool Reader::ReadLeaderLinks(EntryWords& words, GeneralId g) {
  const Entry& entry = words.entry();
  GeneralState& state = state_.general(g);
  const GeneralData& data = scenario_.general(g);
  const auto own = [&](const std::string& name, UnitId& u) {
    const auto it = units_.find(name);
    if (it == units_.end() || scenario_.unit(it->second).side != data.side) {
      return Wrong(entry, "is with \"" + name + "\", which is no unit of his");
    }
    u = it->second;
    return true;
  };
  if (const auto with = words.Link("with")) {
    UnitId u = UnitId::kNone;
    if (!own(*with, u)) return false;
    if (!state.on_table()) return Wrong(entry, "is not on the table");
    UnitState& unit = state_.unit(u);
    if (!unit.on_table()) return Wrong(entry, *with + " is not on the table");
    if (IsSome(unit.attached)) {
      return Wrong(entry, *with + " has a general with it already: " +
                              scenario_.general(unit.attached).name);
    }
    const UnitData& ud = scenario_.unit(u);
    const bool commands =
        data.rank == Rank::kArmy ||
        (data.rank == Rank::kCorps && ud.corps == data.corps) ||
        (data.rank == Rank::kDivision && ud.division == data.division);
    if (!commands) {
      return Wrong(entry, "does not command " + *with + " (GT-GEN-03)");
    }
    // GT-MOV-32: he is where his unit is; a place of his own elsewhere
    // contradicts it.
    if (entry.place.has_value() && !StandsWith({scenario_, state_}, g, u)) {
      return Wrong(entry, "stands elsewhere than " + *with +
                              ", which he is with; leave out x and y");
    }
    StandAt(state_, g, {});
    state.attached_to = u;
    unit.attached = g;
  }
  if (const auto with = words.Link("began with")) {
    if (!own(*with, state.attached_at_start)) return false;
  }
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
  for (size_t i = 0; i < scenario_.units.size(); ++i) {
    const UnitData& data = scenario_.units[i];
    const UnitState& unit = state_.units[i];
    const bool lost = unit.presence == Presence::kDestroyed ||
                      unit.presence == Presence::kFledOff;
    if (!lost && unit.presence != Presence::kWithdrawn) continue;
    SideState& side = state_.side(data.side);
    if (lost && !lost_x2_given_[static_cast<size_t>(data.side)]) {
      side.lost_x2 = static_cast<int16_t>(
          side.lost_x2 +
          (unit.presence == Presence::kFledOff ? 1 : 2) * data.points);
    }
    if (IsSome(data.division)) {
      const size_t d = static_cast<size_t>(data.division);
      DivisionState& division = state_.divisions[d];
      if (lost && !destroyed_given_[d]) ++division.n_destroyed;
      if (!lost && !withdrawn_given_[d]) ++division.n_withdrawn;
    }
    if (lost && IsSome(data.corps) &&
        !lost_given_[static_cast<size_t>(data.corps)]) {
      ++state_.corps_of(data.corps).n_lost;
    }
  }
  const Battle b{scenario_, state_, nullptr};
  for (size_t i = 0; i < scenario_.units.size(); ++i) {
    TestLatches(b, static_cast<UnitId>(i));
  }
}

bool Reader::ValidateUnit(UnitId u) {
  const Entry& entry = *EntryOf(u);
  const UnitState& unit = state_.unit(u);
  const Arm arm = scenario_.unit(u).arm;
  const bool guns = scenario_.IsArtillery(u);
  const Field f{scenario_, state_};
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
      return Wrong(*EntryOf(v), "overlaps unit " + scenario_.unit(u).name +
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

// Decision: a formation comes with a round. The rules would bring one named for
// another time on in the next round (GT-SCN-06), or never if none is left; who
// wrote that meant something else.
bool Reader::ValidateArrivals() {
  const int last = ClockAt(scenario_, scenario_.last_round);
  for (const auto& [entry, minute] : arrivals_) {
    const int since = minute - scenario_.start_minute;
    if (since >= 0 && minute <= last && since % kMinutesPerQuarter == 0) {
      continue;
    }
    return Wrong(*entry, "arrives at " + TimeOfDay(minute) +
                             ", when no round begins; rounds begin every " +
                             std::to_string(kMinutesPerQuarter) +
                             " minutes from " +
                             TimeOfDay(scenario_.start_minute) + " to " +
                             TimeOfDay(last));
  }
  return true;
}

bool Reader::Validate() {
  if (!ValidateArrivals()) return false;
  for (size_t i = 0; i < scenario_.units.size(); ++i) {
    if (!ValidateUnit(static_cast<UnitId>(i))) return false;
  }
  return true;
}

bool Reader::ReadProcess() {
  for (const Entry& e : dossier().entries) {
    if (e.type != "process") continue;
    const std::string wrong =
        ReadProcessEntry(e, *FormOf(e), scenario_, state_);
    if (!wrong.empty()) return Wrong(e, wrong);
    mid_turn_ = true;
  }
  return true;
}

}  // namespace berthier::grande_tactique
