#include <algorithm>

#include "engine/rulesets/simple_grand_tactical/board/battle.h"
#include "engine/rulesets/simple_grand_tactical/board/contacts.h"
#include "engine/rulesets/simple_grand_tactical/facts/tables.h"
#include "engine/rulesets/simple_grand_tactical/wire/reader.h"

namespace berthier::simple_grand_tactical {
namespace {

Bases UsualBases(Arm arm) {
  const BaseSizes& b = kBaseSizes;
  switch (arm) {
    case Arm::kInfantry:
      return {b.infantry_count,
              {Millimetres(b.infantry_front), Millimetres(b.infantry_depth)}};
    case Arm::kCavalry:
      return {b.cavalry_count,
              {Millimetres(b.cavalry_front), Millimetres(b.cavalry_depth)}};
    case Arm::kArtillery:
      break;
  }
  return {1, {Millimetres(b.gun_front), Millimetres(b.gun_depth)}};
}

// The list of a nation that has none of its own is the French one.
std::string_view ListOf(const UnitEntry& said, Nationality nationality) {
  if (said.list.has_value()) return *said.list;
  return nationality == Nationality::kAustrian ? "Austrian" : "French";
}

}  // namespace

// ---- Units ------------------------------------------------------------------

bool Reader::ReadKind(const Entry& entry, const UnitEntry& said,
                      UnitData& data) {
  data.nationality = said.nationality.value_or(
      Find(kNationalityWords, NameOf(data.side)).value_or(Nationality::kOther));
  const std::string_view list = ListOf(said, data.nationality);
  const ListEntry* const row = FindEntry(list, *said.type);
  if (row == nullptr) {
    return Wrong(entry, "the " + std::string(list) + " list has no " +
                            std::string(*said.type) +
                            "; name another list with the link list");
  }
  const bool guns = row->arm == Arm::kArtillery;
  if ((said.guard || data.horse) && !guns) {
    return Wrong(entry, "only batteries are guard or horse by a word");
  }
  if (said.guard && row->list != "French") {
    return Wrong(entry,
                 "only the French list has guard batteries (SGT-LST-38)");
  }
  data.type = row->name;
  data.arm = row->arm;
  data.gun_class = row->gun_class;
  data.light = data.light || row->light;
  data.horse = data.horse || row->horse;
  data.fires = row->fires && !said.no_fire;
  const int bonus = said.guard ? kGuardBonus : 0;
  const auto mod = [bonus](const std::optional<int>& given, int listed) {
    return static_cast<int8_t>(given.value_or(listed + bonus));
  };
  // SGT-OPT-08
  const bool raised = IsOn(scenario_.options.austrian_line_3) &&
                      row->list == "Austrian" && row->name == "line";
  data.fire = mod(said.fire, row->fire);
  data.rally = mod(said.rally, row->rally);
  data.melee = mod(said.melee, raised ? 3 : row->melee);
  data.melee_charging =
      row->melee_charging == row->melee
          ? static_cast<int8_t>(said.melee_charging.value_or(data.melee))
          : mod(said.melee_charging, row->melee_charging);
  data.bases = UsualBases(data.arm);
  if (guns && said.bases.value_or(1) != 1) {
    return Wrong(entry, "a battery has one base");
  }
  data.bases.count = said.bases.value_or(data.bases.count);
  if (said.base_front) data.bases.size.front = Millimetres(*said.base_front);
  if (said.base_depth) data.bases.size.depth = Millimetres(*said.base_depth);
  // The corners of a footprint are kept in 16 bits.
  const BaseSize size = data.bases.size;
  return (size.front * std::max(2, data.bases.count) <= Centimetres(100) &&
          size.depth * std::max(2, data.bases.count) <= Centimetres(100)) ||
         Wrong(entry, "is too large; all its bases must fit in 100 cm");
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
                     "; say one of its army list, as line, heavy "
                     "cavalry or medium artillery");
  }
  UnitData& data = said.d;
  if (!NoLeftOver(words) || !ReadKind(entry, said, data) ||
      !CorpsOf(entry, data.side, data.corps)) {
    return false;
  }
  state_.unit(id) = said.s;
  scenario_.sides[static_cast<size_t>(data.side)].units.Add(id);
  scenario_.corps[static_cast<size_t>(data.corps)].units.Add(id);
  unit_entries_.push_back(&entry);
  scenario_.units.push_back(data);
  return ReadStanding(entry, said, id);
}

bool Reader::ReadStanding(const Entry& entry, const UnitEntry& said, UnitId u) {
  UnitState& state = state_.unit(u);
  const UnitData& data = scenario_.unit(u);
  const bool placed = said.place.has_value();
  const bool open = !placed && (IsSome(data.arrival) ||
                                !scenario_.corps_data(data.corps).zone.empty());
  state.presence =
      said.presence.value_or(open ? Presence::kReserve : Presence::kOnTable);
  if (IsSome(data.arrival) && is_start() && placed && state.on_table()) {
    return Wrong(entry, "arrives later and stands on the table; leave out one");
  }
  if (!placed && state.on_table()) {
    return Wrong(entry, "has no place; give x, y and heading");
  }
  state.formation = said.formation.value_or(data.arm == Arm::kArtillery
                                                ? Formation::kUnlimbered
                                                : Formation::kColumn);
  if (!IsFormationOf(data.arm, state.formation)) {
    return Wrong(entry, "its arm has no such formation (SGT-BAS-10)");
  }
  const Heading home = HeadingToward(scenario_.side(data.side).home);
  state.Stand(
      {said.place.value_or(Point{}), said.heading.value_or(home.Opposite())},
      SizeOf(data, state.formation));
  state.StartAt(state.pose());
  if (said.start.size() > 1) {
    return Wrong(entry, "has more than one point; a unit stands at x and y");
  }
  if (!said.start.empty()) state.start_centre = said.start[0];
  state.start_heading = said.start_heading.value_or(state.start_heading);
  return true;
}

bool Reader::ValidateUnit(UnitId u) {
  const PositionView f{scenario_, state_};
  const Entry& entry = *unit_entries_[static_cast<size_t>(u)];
  const Block block = BlockOf(f, u);
  if (!f.unit(u).on_table() || mid_turn_) return true;
  // A retreat may leave a unit partly beyond the edge (SGT-GEO-30).
  if (!OnTable(scenario_.ground, block.centre) ||
      (is_start() && !OnTable(scenario_.ground, block))) {
    return Wrong(entry, "does not stand wholly on the table");
  }
  if (f.unit(u).formation == Formation::kDeployed &&
      !IsSome(AreaHolding(scenario_.ground, block))) {
    return Wrong(entry,
                 "is deployed but does not stand wholly in one area of woods, "
                 "houses or works (SGT-FRM-03)");
  }
  const UnitId under = UnitUnder(
      f, block, u, scenario_.sides[0].units | scenario_.sides[1].units);
  return !IsSome(under) || Wrong(entry, "overlaps unit " + f.data(under).name +
                                            "; move one of them");
}

// ---- Contacts ---------------------------------------------------------------

bool Reader::AddContact(const Entry& entry, const Contact& c) {
  if (ContactBetween(state_, c.first, c.second) >= 0) {
    return Wrong(entry, "its units have a contact already");
  }
  auto& list = state_.contacts;
  const auto end = list.begin() + state_.contact_count;
  const auto at = std::find_if(list.begin(), end, [&](const Contact& each) {
    return std::pair(each.first, each.second) > std::pair(c.first, c.second);
  });
  std::copy_backward(at, end, end + 1);
  *at = c;
  ++state_.contact_count;
  return true;
}

bool Reader::ReadContact(const Entry& entry) {
  if (!Says(entry, "contact")) {
    return Wrong(entry, "is neither an arrival nor a contact");
  }
  if (!HasRoom(entry, static_cast<size_t>(state_.contact_count),
               State::kContacts, "contacts")) {
    return false;
  }
  ContactEntry said = {scenario_};
  if (!ReadEntry(entry, said)) return false;
  Contact& c = said.c;
  if (!IsSome(c.first) || !IsSome(c.second) ||
      scenario_.unit(c.first).side == scenario_.unit(c.second).side) {
    return Wrong(entry, "needs a first and a second: units of the two sides");
  }
  if (c.second < c.first) std::swap(c.first, c.second);
  const UnitState& first = state_.unit(c.first);
  const UnitState& second = state_.unit(c.second);
  if (!first.on_table() || !second.on_table()) {
    return Wrong(entry, "one of its units is not on the table");
  }
  if (!mid_turn_ &&
      !berthier::Within(first.block(), second.block(), kContact)) {
    return Wrong(entry,
                 "its units are more than 0.1 cm apart; put them together");
  }
  if (!IsSome(c.mover)) {
    c.mover =
        scenario_.unit(c.first).side == state_.active ? c.first : c.second;
  }
  if (!c.Concerns(c.mover)) return Wrong(entry, "its mover is neither of them");
  c.mover_formation = said.came_in.value_or(state_.unit(c.mover).formation);
  return AddContact(entry, c);
}

// Enemies who touch, and of whom nothing is said, have been in contact before:
// there is nothing left to check, and until the Movement Phase is over they
// are locked.
void Reader::NoteTouching() {
  const auto given = state_.contacts;
  const auto given_end = given.begin() + state_.contact_count;
  const Battle b = {scenario_, state_, nullptr};
  scenario_.side(state_.active).units.ForEach([&](UnitId u) {
    if (state_.unit(u).on_table()) {
      NoteContacts(b, u, ContactOrigin::kMovement);
    }
  });
  for (int i = 0; i < state_.contact_count; ++i) {
    Contact& c = state_.contacts[static_cast<size_t>(i)];
    const bool is_given =
        std::any_of(given.begin(), given_end, [&](const Contact& each) {
          return each.first == c.first && each.second == c.second;
        });
    if (is_given) continue;
    c.checked = 1;
    c.locked = state_.phase <= Phase::kMovement ? 1 : 0;
  }
}

// A phase clears marks when it begins. Where entries say some of these, it has
// begun.
void Reader::EnterMidPhase() {
  const Phase phase = state_.phase;
  const bool fires =
      phase == Phase::kDefensiveFire || phase == Phase::kAdvancingFire;
  const auto marks = [&](const UnitState& unit, Side side) {
    const bool own = side == state_.active;
    if (phase == Phase::kRally) return own && unit.Has(Flag::kRallied);
    if (fires) return unit.Has(Flag::kActed);
    if (phase != Phase::kMovement) return false;
    return own ? unit.Has(Flag::kMoved) || unit.Has(Flag::kBeganUnformed)
               : unit.Has(Flag::kWithdrew);
  };
  for (int i = 0; i < scenario_.unit_count(); ++i) {
    const UnitId u = MakeId<UnitId>(i);
    if (marks(state_.unit(u), scenario_.unit(u).side)) state_.step = 1;
  }
  if (phase != Phase::kMovement || state_.step == 0) return;
  scenario_.side(state_.active).units.ForEach([&](UnitId u) {
    UnitState& unit = state_.unit(u);
    if (unit.order == OrderState::kUnformed) unit.Set(Flag::kBeganUnformed);
  });
}

}  // namespace berthier::simple_grand_tactical
