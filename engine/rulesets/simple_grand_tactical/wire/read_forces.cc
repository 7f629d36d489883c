#include <algorithm>

#include "engine/rulesets/simple_grand_tactical/board/position_view.h"
#include "engine/rulesets/simple_grand_tactical/facts/tables.h"
#include "engine/rulesets/simple_grand_tactical/wire/reader.h"

namespace berthier::simple_grand_tactical {

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
    state_.dish[i] = said.dish;
    morale_base_[i] = said.morale_base;
  }
  return true;
}

// ---- Corps ------------------------------------------------------------------

bool Reader::ReadCorps(const Entry& entry) {
  if (!HasRoom(entry, scenario_.corps.size(), kMaxCorps, "corps")) return false;
  CorpsEntry said;
  if (!ReadEntry(entry, said)) return false;
  if (!said.d.zone.empty() && !ConvexOutline(entry, said.d.zone)) return false;
  const bool second_chief =
      said.d.is_chief &&
      std::any_of(scenario_.corps.begin(), scenario_.corps.end(),
                  [&](const CorpsData& each) {
                    return each.is_chief && each.side == said.d.side;
                  });
  if (second_chief) return Wrong(entry, "is a second chief of its side");
  scenario_.corps.push_back(said.d);
  corps_said_.push_back(std::move(said));
  return true;
}

// A side that names none has one; and one of its corps is its chief's.
void Reader::AddImplicitCorps(Side side) {
  std::vector<CorpsData>& corps = scenario_.corps;
  const auto is_own = [side](const CorpsData& each) {
    return each.side == side;
  };
  if (std::none_of(corps.begin(), corps.end(), is_own)) {
    corps.push_back({.name = NameOf(side) + " corps", .side = side});
    corps_said_.push_back({.d = corps.back()});
  }
  const auto is_chief = [&](const CorpsData& each) {
    return is_own(each) && each.is_chief;
  };
  if (std::none_of(corps.begin(), corps.end(), is_chief)) {
    std::find_if(corps.begin(), corps.end(), is_own)->is_chief = true;
  }
  for (size_t i = 0; i < corps.size(); ++i) {
    if (is_own(corps[i])) {
      scenario_.sides[static_cast<size_t>(side)].corps.push_back(
          static_cast<CorpsId>(i));
    }
  }
}

// The first of its side, unless the entry says which.
bool Reader::CorpsOf(const Entry& entry, Side side, CorpsId& corps) {
  if (!IsSome(corps)) corps = scenario_.side(side).corps[0];
  return scenario_.corps_data(corps).side == side ||
         Wrong(entry, entry.of + " is of the other side");
}

// Commanders, fatigue numbers (SGT-FAT-02, 03) and passes, when all are known.
// Decision: a battle that has not begun needs its commanders (SGT-CMD-01); a
// position that is given may do without.
bool Reader::SettleCorps() {
  const bool guns_count = !IsOn(scenario_.options.batteries_not_regiments);
  for (size_t i = 0; i < scenario_.corps.size(); ++i) {
    const CorpsData& data = scenario_.corps[i];
    const CorpsEntry& said = corps_said_[i];
    if (!phase_given_ && !IsSome(data.commander)) {
      return WrongWhole("formation " + data.name,
                        "corps " + data.name +
                            " has no commander; add a leader of it who is "
                            "corps commander");
    }
    int chips = kChips.a_general * static_cast<int>(data.generals.size());
    data.units.ForEach([&](UnitId u) {
      const bool counts =
          guns_count || scenario_.unit(u).arm != Arm::kArtillery;
      chips += counts ? kChips.a_unit : 0;
    });
    CorpsState& state = state_.corps[i];
    state.fatigue_initial = said.fatigue.value_or(static_cast<int16_t>(chips));
    state.fatigue = said.fatigue_left.value_or(state.fatigue_initial);
    state.passes_initial = said.passes_thrown.value_or(data.passes);
    state.passes = said.passes_left.value_or(state.passes_initial);
    int16_t& base = state_.morale_base[static_cast<size_t>(data.side)];
    base = static_cast<int16_t>(base + state.fatigue_initial);
  }
  for (size_t i = 0; i < kSides; ++i) {
    state_.morale_base[i] = morale_base_[i].value_or(state_.morale_base[i]);
  }
  return true;
}

// ---- Arrivals ---------------------------------------------------------------

bool Reader::ReadArrival(const Entry& entry) {
  if (!HasRoom(entry, scenario_.arrivals.size(), kMaxArrivals, "arrivals")) {
    return false;
  }
  ArrivalEntry said = {scenario_};
  if (!ReadEntry(entry, said)) return false;
  if (said.d.turn > scenario_.turns) {
    return Wrong(entry, "comes in turn " + std::to_string(said.d.turn) +
                            ", but the battle ends with turn " +
                            std::to_string(scenario_.turns));
  }
  scenario_.arrivals.push_back(std::move(said.d));
  return true;
}

// ---- Leaders ----------------------------------------------------------------

bool Reader::Enrol(const Entry& entry, GeneralId g) {
  const GeneralData& data = scenario_.general(g);
  CorpsData& corps = scenario_.corps[static_cast<size_t>(data.corps)];
  if (data.rank != Rank::kCorpsCommander) {
    corps.generals.push_back(g);
    return true;
  }
  if (IsSome(corps.commander)) {
    return Wrong(entry, "corps " + corps.name + " has a commander already");
  }
  corps.commander = g;
  return true;
}

bool Reader::ReadLeader(const Entry& entry) {
  if (!HasRoom(entry, scenario_.generals.size(), kMaxGenerals, "leaders")) {
    return false;
  }
  const GeneralId g = MakeId<GeneralId>(scenario_.general_count());
  LeaderEntry said = {scenario_};
  if (!ReadEntry(entry, said) || !CorpsOf(entry, said.d.side, said.d.corps)) {
    return false;
  }
  state_.general(g) = said.s;
  scenario_.generals.push_back(said.d);
  return Enrol(entry, g) && PlaceLeader(entry, said, g);
}

bool Reader::PlaceLeader(const Entry& entry, const LeaderEntry& said,
                         GeneralId g) {
  GeneralState& state = state_.general(g);
  const bool placed = said.place.has_value() || IsSome(state.unit);
  const bool open =
      !placed && (IsSome(said.d.arrival) ||
                  !scenario_.corps_data(said.d.corps).zone.empty());
  state.presence =
      said.presence.value_or(open ? Presence::kReserve : Presence::kOnTable);
  if (IsSome(said.d.arrival) && is_start() && placed && state.on_table()) {
    return Wrong(entry, "arrives later and stands on the table; leave out one");
  }
  state.pos = said.place.value_or(Point{});
  if (IsSome(state.unit)) {
    UnitState& unit = state_.unit(state.unit);
    if (!state.on_table() || !unit.on_table()) {
      return Wrong(entry, "is with a unit, but not both are on the table");
    }
    if (!WorksFor({scenario_, state_}, g, state.unit)) {
      return Wrong(entry, "does not work for " +
                              scenario_.unit(state.unit).name +
                              " (SGT-GEN-02, SGT-CMD-09)");
    }
    if (IsSome(unit.general)) {
      return Wrong(entry, scenario_.unit(state.unit).name +
                              " has a general already (SGT-GEN-04)");
    }
    unit.general = g;
    if (!said.place.has_value()) state.pos = unit.centre;
  } else if (state.on_table() && !placed) {
    return Wrong(entry, "has no place; give x and y, or the link with");
  }
  return !state.on_table() || OnTable(scenario_.ground, state.pos) ||
         Wrong(entry, "stands off the table");
}

}  // namespace berthier::simple_grand_tactical
