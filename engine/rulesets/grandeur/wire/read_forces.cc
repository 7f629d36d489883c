#include <utility>

#include "engine/rulesets/grandeur/facts/tables.h"
#include "engine/rulesets/grandeur/wire/reader.h"

namespace berthier::grandeur {
namespace {

constexpr int8_t kFair = 2;  // GRA-LDR-03

}  // namespace

// ---- Sides ------------------------------------------------------------------

bool Reader::ReadSides(const std::array<const Entry*, kSides>& given) {
  scenario_.sides[0].home = TableEdge::kSouth;
  scenario_.sides[1].home = TableEdge::kNorth;
  for (size_t i = 0; i < kSides; ++i) {
    SideData& data = scenario_.sides[i];
    data.name = NameOf(static_cast<Side>(i));
    if (given[i] == nullptr) continue;
    SideEntry said = {data};
    if (!ReadEntry(*given[i], said)) return false;
    data = std::move(said.d);
    activated_[i] = said.activated;
    vd_lost_[i] = said.vd_lost;
    destiny_left_[i] = said.destiny_left;
  }
  return true;
}

// ---- Corps and divisions ----------------------------------------------------

// GRA-CMD-01, GRA-I-22: the chief's own command of an army without corps. It
// comes before the corps of its allies.
void Reader::AddImplicitCorps(Side side) {
  SideData& data = scenario_.sides[static_cast<size_t>(side)];
  bool names_some = false;
  for (const Entry& entry : document().entries) {
    names_some = names_some ||
                 (entry.type == "formation" && FormFor(entry).kind == "corps" &&
                  SideNamed(entry.side) == side);
  }
  data.unique_command = data.unique_command || !names_some;
  if (!data.unique_command) return;
  state_.corps_states[scenario_.corps.size()] = {
      .activated = activated_[static_cast<size_t>(side)], .arrived = 1};
  CorpsData corps;
  corps.name = data.name + " army";
  corps.side = side;
  scenario_.corps.push_back(std::move(corps));
}

bool Reader::ReadCorps(const Entry& entry) {
  const size_t i = scenario_.corps.size();
  CorpsEntry said;
  if (!HasRoom(entry, i, kMaxCorps, "corps") || !ReadEntry(entry, said)) {
    return false;
  }
  if (said.d.turn > scenario_.turns) {
    return Wrong(entry, "arrives in turn " + std::to_string(said.d.turn) +
                            ", but the battle ends with turn " +
                            std::to_string(scenario_.turns));
  }
  state_.corps_states[i] = said.s;
  const int due = is_start() ? 1 : state_.turn;
  if (!mid_turn_ && said.d.turn <= due) state_.corps_states[i].arrived = 1;
  scenario_.corps.push_back(std::move(said.d));
  return true;
}

void Reader::ListCorps() {
  for (size_t i = 0; i < scenario_.corps.size(); ++i) {
    const Side side = scenario_.corps[i].side;
    scenario_.sides[static_cast<size_t>(side)].corps.push_back(
        static_cast<CorpsId>(i));
  }
}

void Reader::AddDivision(DivisionData data) {
  const DivisionId d = MakeId<DivisionId>(scenario_.division_count());
  scenario_.corps[static_cast<size_t>(data.corps)].divisions.push_back(d);
  scenario_.divisions.push_back(std::move(data));
  statuses_.emplace_back();
}

bool Reader::ReadDivision(const Entry& entry) {
  DivisionEntry said = {scenario_};
  if (!HasRoom(entry, scenario_.divisions.size(), kMaxDivisions, "divisions") ||
      !ReadEntry(entry, said)) {
    return false;
  }
  if (!IsSome(said.d.corps)) {
    said.d.corps = scenario_.side(said.d.side).corps[0];
  }
  if (scenario_.corps_data(said.d.corps).side != said.d.side) {
    return Wrong(entry, entry.of + " is of the other side");
  }
  AddDivision(std::move(said.d));
  statuses_.back() = said.status;
  return true;
}

bool Reader::FindHome(const Entry& entry, Side side, CorpsId& corps,
                      DivisionId& division) {
  corps = CorpsId::kNone;
  division = DivisionId::kNone;
  if (entry.of.empty()) return true;
  division = IdNamed<DivisionId>(scenario_.divisions, entry.of);
  corps = IsSome(division) ? scenario_.division(division).corps
                           : IdNamed<CorpsId>(scenario_.corps, entry.of);
  if (!IsSome(corps)) {
    return Wrong(entry,
                 "of \"" + entry.of + "\": there is no such corps or division");
  }
  return scenario_.corps_data(corps).side == side ||
         Wrong(entry, entry.of + " is of the other side");
}

// ---- Leaders ----------------------------------------------------------------

bool Reader::Enrol(const Entry& entry, LeaderId l) {
  const LeaderData& data = scenario_.leader(l);
  SideData& side = scenario_.sides[static_cast<size_t>(data.side)];
  side.leaders.push_back(l);
  LeaderId* post = &side.cic;
  if (data.level == LeaderLevel::kCorps) {
    post = &scenario_.corps[static_cast<size_t>(data.corps)].commander;
  } else if (data.level == LeaderLevel::kDivision) {
    post = &scenario_.divisions[static_cast<size_t>(data.division)].commander;
  }
  if (IsSome(*post)) {
    return Wrong(entry, "has a post that " + scenario_.leader(*post).name +
                            " has already");
  }
  *post = l;
  return true;
}

bool Reader::ReadLeader(const Entry& entry) {
  if (!HasRoom(entry, scenario_.leaders.size(), kMaxLeaders, "leaders")) {
    return false;
  }
  const LeaderId l = MakeId<LeaderId>(scenario_.leader_count());
  LeaderEntry said = {scenario_};
  if (!ReadEntry(entry, said) ||
      !FindHome(entry, said.d.side, said.d.corps, said.d.division)) {
    return false;
  }
  LeaderData& data = said.d;
  const LeaderLevel usual = IsSome(data.division) ? LeaderLevel::kDivision
                            : IsSome(data.corps)  ? LeaderLevel::kCorps
                                                  : LeaderLevel::kArmy;
  data.level = said.level.value_or(usual);
  if (data.level != usual) {
    return Wrong(entry,
                 "an army commander is of nothing, a corps commander of his "
                 "corps, a division commander of his division");
  }
  const bool of_division = data.level == LeaderLevel::kDivision;
  if (data.level == LeaderLevel::kCorps &&
      scenario_.side(data.side).unique_command &&
      data.corps == scenario_.side(data.side).corps[0]) {
    return Wrong(entry, "an army without corps has no corps commander");
  }
  if (of_division && said.rating.has_value()) {
    return Wrong(entry, "a division commander is go-ahead or cautious");
  }
  if (!of_division && (said.temper.has_value() || data.brave)) {
    return Wrong(entry,
                 "only division commanders are go-ahead, cautious or brave "
                 "(GRA-LDR-04)");
  }
  data.temper = said.temper.value_or(Temper::kGoAhead);
  if (data.brave && data.temper == Temper::kCautious) {
    return Wrong(entry, "cautious commanders cannot be brave (GRA-LDR-04)");
  }
  data.leadership = of_division ? int8_t{0} : said.rating.value_or(kFair);
  said.s.leadership = said.leadership.value_or(data.leadership);
  state_.leader(l) = said.s;
  scenario_.leaders.push_back(data);
  return Enrol(entry, l) && PlaceLeader(entry, said, l);
}

bool Reader::PlaceLeader(const Entry& entry, const LeaderEntry& said,
                         LeaderId l) {
  LeaderState& state = state_.leader(l);
  const LeaderData& data = scenario_.leader(l);
  const bool placed = said.place.has_value() || IsSome(state.unit);
  const bool arrived =
      !IsSome(data.corps) || state_.corps_state(data.corps).arrived != 0;
  const bool open = !placed && IsOn(scenario_.options.free_setup);
  state.presence = said.presence.value_or(
      open || !arrived ? Presence::kReserve : Presence::kOnTable);
  if (!placed && !open && state.presence != Presence::kRouted) {
    return Wrong(entry, "has no place; give x and y, or the link with");
  }
  state.pos = said.place.value_or(Point{});
  if (IsSome(state.unit)) {
    UnitState& unit = state_.unit(state.unit);
    const UnitData& of = scenario_.unit(state.unit);
    if (!state.on_table() || !unit.on_table()) {
      return Wrong(entry, "is with a unit, but not both are on the table");
    }
    // GRA-I-15
    if ((IsSome(data.division) && data.division != of.division) ||
        (IsSome(data.corps) && data.corps != of.corps)) {
      return Wrong(entry, "does not command " + of.name + " (GRA-I-15)");
    }
    if (IsSome(unit.leader)) {
      return Wrong(entry, of.name + " has a leader already (GRA-I-15)");
    }
    unit.leader = l;
    if (!said.place.has_value()) state.pos = unit.centre;
  }
  return !state.on_table() || OnTable(scenario_.ground, state.pos) ||
         Wrong(entry, "stands off the table");
}

// ---- When all are known -----------------------------------------------------

// Decision: a battle that has not begun needs its commanders (GRA-LDR-16); a
// position that is given may do without.
bool Reader::SettleForces() {
  for (size_t i = 0; i < kSides; ++i) {
    SideData& side = scenario_.sides[i];
    if (!phase_given_ && active_corps_.empty() && !IsSome(side.cic)) {
      return WrongWhole("side " + side.name,
                        "has no army commander; add a leader of it");
    }
    if (side.unique_command) {
      scenario_.corps[static_cast<size_t>(side.corps[0])].commander = side.cic;
    }
    int lost = 0;
    side.units.ForEach([&](UnitId u) {
      side.vdt += scenario_.unit(u).vd;
      const Presence presence = state_.unit(u).presence;
      if (presence != Presence::kReserve && presence != Presence::kOnTable) {
        lost += scenario_.unit(u).vd;
      }
    });
    state_.vd_lost[i] = vd_lost_[i].value_or(static_cast<int16_t>(lost));
    state_.destiny_left[i] =
        destiny_left_[i].value_or(static_cast<uint8_t>(side.destiny));
    if (side.destiny > 0 && !IsOn(scenario_.options.destiny)) {
      return WrongWhole("side " + side.name,
                        "has Rolls of Destiny; set the option destiny on");
    }
  }
  for (size_t i = 0; i < scenario_.corps.size(); ++i) {
    CorpsData& corps = scenario_.corps[i];
    corps.units.ForEach([&](UnitId u) { corps.vd += scenario_.unit(u).vd; });
    if (!phase_given_ && active_corps_.empty() && !IsSome(corps.commander)) {
      return WrongWhole("formation " + corps.name,
                        "has no commander; add a leader of it");
    }
  }
  for (size_t i = 0; i < statuses_.size(); ++i) {
    const bool begun = state_.phase == Phase::kActivation && !mid_turn_ &&
                       scenario_.divisions[i].corps == state_.corps;
    state_.divisions[i] = statuses_[i].value_or(
        begun ? DivisionStatus::kActive : DivisionStatus::kPending);
  }
  return true;
}

}  // namespace berthier::grandeur
