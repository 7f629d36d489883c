#include <algorithm>
#include <utility>

#include "engine/rulesets/grandeur/board/position_view.h"
#include "engine/rulesets/grandeur/facts/tables.h"
#include "engine/rulesets/grandeur/wire/reader.h"

namespace berthier::grandeur {
namespace {

// Bases that touch share an edge up to the rounding of their corners.
constexpr Length kShared = Ticks(2);

const TroopRow& RowOf(std::string_view key) {
  return *std::find_if(kTroops.begin(), kTroops.end(),
                       [&](const TroopRow& row) { return row.key == key; });
}

template <typename Value>
int PremiumOf(const std::array<int, 3>& premiums, Value value) {
  return premiums[static_cast<size_t>(value)];
}

}  // namespace

// ---- Units ------------------------------------------------------------------

bool Reader::ReadKind(const Entry& entry, const UnitEntry& said,
                      UnitData& data) {
  const TroopRow& row = RowOf(*said.type);
  const auto number = [](const std::optional<int>& given, int listed) {
    return static_cast<int8_t>(given.value_or(listed));
  };
  data.type = row.name;
  data.kind = row.type;
  data.move = number(said.move, row.move);
  data.vbu = number(said.vbu, row.vbu);
  data.impetus = number(said.impetus, row.impetus);
  data.discipline = said.discipline.value_or(row.discipline);
  data.skirmish = said.skirmish.value_or(row.skirmish);
  data.gun = row.gun;
  data.quality = said.quality.value_or(row.quality);
  if (data.mixed && !data.is_foot()) {
    return Wrong(entry, "is mixed but is not foot (GRA-TYP-05)");
  }
  if (data.is_artillery() && data.skirmish != Skirmish::kNone) {
    return Wrong(entry, "is artillery and has no skirmishers (GRA-FIR-08)");
  }
  // GRA-PTS-01, 02, GRA-I-88
  const int cost = row.points + PremiumOf(kPremiums.quality, data.quality) -
                   PremiumOf(kPremiums.quality, row.quality) +
                   PremiumOf(kPremiums.skirmish, data.skirmish) -
                   PremiumOf(kPremiums.skirmish, row.skirmish) +
                   (data.mixed ? kPremiums.mixed : 0);
  data.cost = static_cast<int16_t>(said.cost.value_or(cost));
  const int usual = IsOn(scenario_.options.vd_is_cost)
                        ? data.cost
                        : VdOf(data.kind, data.vbu, data.discipline);
  data.vd = static_cast<int16_t>(said.vd.value_or(usual));
  // GRA-BAS-01, 02
  const int side = data.is_artillery() ? 40 : 80;
  data.base = {Millimetres(said.front.value_or(side) / 2 * 2),
               Millimetres(said.depth.value_or(side) / 2 * 2)};
  return true;
}

bool Reader::ReadUnit(const Entry& entry) {
  if (!HasRoom(entry, scenario_.units.size(), kMaxUnits, "units")) return false;
  const UnitId id = MakeId<UnitId>(scenario_.unit_count());
  EntryWords words(entry, FormFor(entry));
  UnitEntry said = {scenario_};
  if (!Walk(words, said)) return false;
  if (!said.type.has_value()) {
    const std::string odd(words.UnknownWord());
    return Wrong(entry,
                 (odd.empty() ? "has no type" : "\"" + odd + "\" is no type") +
                     "; say a line of the troop list, as line, cuirassiers or "
                     "heavy artillery");
  }
  UnitData& data = said.d;
  if (!NoLeftOver(words) || !ReadKind(entry, said, data) ||
      !FindHome(entry, data.side, data.corps, data.division)) {
    return false;
  }
  if (!IsSome(data.corps)) data.corps = scenario_.side(data.side).corps[0];
  if (data.is_artillery() && IsSome(data.division)) {
    return Wrong(entry, "is artillery and belongs to its corps (GRA-CMD-02)");
  }
  CorpsData& corps = scenario_.corps[static_cast<size_t>(data.corps)];
  if (!data.is_artillery() && !IsSome(data.division)) {
    if (corps.divisions.empty()) {
      if (!HasRoom(entry, scenario_.divisions.size(), kMaxDivisions,
                   "divisions")) {
        return false;
      }
      DivisionData division;
      division.name = corps.name + " division";
      division.side = data.side;
      division.corps = data.corps;
      AddDivision(std::move(division));
    }
    data.division = corps.divisions[0];
  }
  corps.units.Add(id);
  if (data.is_artillery()) {
    corps.artillery.Add(id);
  } else {
    scenario_.divisions[static_cast<size_t>(data.division)].units.Add(id);
  }
  scenario_.sides[static_cast<size_t>(data.side)].units.Add(id);
  state_.unit(id) = said.s;
  unit_entries_.push_back(&entry);
  scenario_.units.push_back(data);
  return ReadStanding(entry, said, id);
}

bool Reader::ReadStanding(const Entry& entry, const UnitEntry& said, UnitId u) {
  UnitState& state = state_.unit(u);
  const UnitData& data = scenario_.unit(u);
  std::optional<Point> place = said.place;
  if (IsSome(state.bua)) {
    // What the players have placed is read last.
    const bool placed = Index(state.bua) >= scenario_.first_placed();
    const Piece& piece = scenario_.piece(state.bua);
    if (!data.is_foot() || (!placed && piece.kind != PieceKind::kBua) ||
        (placed && !mid_turn_)) {
      return Wrong(entry,
                   "only foot may hold a village or redoubt "
                   "(IMP-BUA-01)");
    }
    if (!place.has_value() && !placed) {
      place = MiddleOf({piece.parts[0].box.low, piece.parts[0].box.high});
    }
  }
  const bool arrived = state_.corps_state(data.corps).arrived != 0;
  const bool open = !place.has_value() && IsOn(scenario_.options.free_setup);
  state.presence = said.presence.value_or(
      open || !arrived ? Presence::kReserve : Presence::kOnTable);
  if (!place.has_value() && !open &&
      (state.on_table() || state.presence == Presence::kReserve)) {
    return Wrong(entry, "has no place; give x, y and heading");
  }
  if (state.losses > data.vbu) {
    return Wrong(entry, "has lost more than its VBU");
  }
  if (state.Has(Flag::kInSquare) &&
      !(data.is_foot() && IsOn(scenario_.options.squares))) {
    return Wrong(entry, "only foot forms square, with the option squares on");
  }
  const Heading home = HeadingToward(scenario_.side(data.side).home);
  if (place.has_value()) {
    state.Stand({*place, said.heading.value_or(home.Opposite())}, data.base);
    state.StartAt(state.pose());
  }
  if (said.start.size() > 1) {
    return Wrong(entry, "has more than one point; a unit stands at x and y");
  }
  if (!said.start.empty()) state.start_centre = said.start[0];
  state.start_heading = said.start_heading.value_or(state.start_heading);
  return true;
}

bool Reader::ValidateUnit(UnitId u) {
  const UnitState& state = state_.unit(u);
  const Entry& entry = *unit_entries_[static_cast<size_t>(u)];
  if (!state.on_table() || mid_turn_) return true;
  for (int i = 0; i < Index(u) && IsSome(state.bua); ++i) {
    const UnitState& other = state_.unit(MakeId<UnitId>(i));
    if (!other.on_table() || other.bua != state.bua) continue;
    return Wrong(entry, "holds what unit " +
                            scenario_.unit(MakeId<UnitId>(i)).name +
                            " holds already (IMP-BUA-01)");
  }
  if (IsSome(state.bua)) return true;
  const Block block = state.block();
  // A retreat may leave a unit partly beyond the edge (GRA-5.18).
  if (!OnTable(scenario_.ground, block.centre) ||
      (is_start() && !OnTable(scenario_.ground, block))) {
    return Wrong(entry, "does not stand wholly on the table");
  }
  if (InImpassable(scenario_.ground, block)) {
    return Wrong(entry,
                 "stands on Impassable ground or on a village; who "
                 "holds one says so with the link in");
  }
  for (int i = 0; i < scenario_.unit_count(); ++i) {
    const UnitState& other = state_.unit(MakeId<UnitId>(i));
    if (MakeId<UnitId>(i) == u || !other.on_table() || IsSome(other.bua)) {
      continue;
    }
    if (Overlaps(block.corners(), other.block().corners(), kShared)) {
      return Wrong(entry, "overlaps unit " +
                              scenario_.unit(MakeId<UnitId>(i)).name +
                              "; move one of them");
    }
  }
  return true;
}

// ---- Melees -----------------------------------------------------------------

bool Reader::ReadLink(const Entry& entry) {
  if (!SaysKind(entry)) return false;
  if (!HasRoom(entry, static_cast<size_t>(state_.link_count), State::kLinks,
               "melees")) {
    return false;
  }
  LinkEntry said = {scenario_};
  if (!ReadEntry(entry, said)) return false;
  const Link& link = said.l;
  if (!IsSome(link.attacker) || !IsSome(link.defender) ||
      scenario_.unit(link.attacker).side ==
          scenario_.unit(link.defender).side) {
    return Wrong(entry, "needs the links attacker and defender, two enemies");
  }
  if (!state_.unit(link.attacker).on_table() ||
      !state_.unit(link.defender).on_table()) {
    return Wrong(entry, "names a unit that is not on the table");
  }
  state_.links[static_cast<size_t>(state_.link_count++)] = link;
  return true;
}

}  // namespace berthier::grandeur
