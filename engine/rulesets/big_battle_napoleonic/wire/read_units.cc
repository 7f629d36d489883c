#include <algorithm>

#include "engine/rulesets/big_battle_napoleonic/board/battle.h"
#include "engine/rulesets/big_battle_napoleonic/board/contacts.h"
#include "engine/rulesets/big_battle_napoleonic/board/placing.h"
#include "engine/rulesets/big_battle_napoleonic/wire/reader.h"

namespace berthier::big_battle_napoleonic {
namespace {

// Bases of a unit that says nothing, by Arm.
constexpr int kUsualBases[] = {6, 4, 0};

Formation UsualFormation(Arm arm) {
  if (arm == Arm::kArtillery) return Formation::kUnlimbered;
  return arm == Arm::kInfantry ? Formation::kColumn : Formation::kLine;
}

bool Suits(Arm arm, Formation formation) {
  const bool guns =
      formation == Formation::kUnlimbered || formation == Formation::kLimbered;
  if (formation == Formation::kMarch) return true;
  if (arm == Arm::kArtillery) return guns;
  if (guns) return false;
  return arm == Arm::kInfantry || formation == Formation::kLine ||
         formation == Formation::kColumn;
}

}  // namespace

bool Reader::IsOfItsArm(const Entry& entry, const UnitData& data) {
  const Arm arm = data.arm();
  if (data.Is(Special::kCossack) &&
      (arm != Arm::kCavalry || data.grade != Grade::kRaw)) {
    return Wrong(entry, "Cossacks are raw cavalry");
  }
  if (data.Is(Special::kOldRegime) && data.kind != Kind::kLineInfantry) {
    return Wrong(entry, "only line infantry is of the old regime (BBN-I-05)");
  }
  if (arm != Arm::kInfantry &&
      (data.Is(Special::kBritishTrained) || data.Is(Special::kIllArmed))) {
    return Wrong(entry, "only infantry is british-trained or ill-armed");
  }
  if (arm != Arm::kArtillery &&
      (data.Is(Special::kPoorlyServed) || data.Is(Special::kLargeBattery))) {
    return Wrong(entry, "only artillery is poorly served or large");
  }
  return true;
}

bool Reader::ReadBases(EntryWords& words, UnitData& data, UnitState& state) {
  const size_t arm = static_cast<size_t>(data.arm());
  Strength said = {kUnitRanges[arm], is_start()};
  if (!Walk(words, said)) return false;
  const int now = said.bases.value_or(kUsualBases[arm]);
  const int start = said.at_start == Strength::kNotSaid
                        ? std::max(now, kUnitRanges[arm].least)
                        : said.at_start;
  if (now > start) {
    return Wrong(words.entry(), "has more bases than at the start");
  }
  data.bases = static_cast<uint8_t>(start);
  state.bases = static_cast<uint8_t>(now);
  return true;
}

bool Reader::ReadUnit(const Entry& entry) {
  if (!HasRoom(entry, scenario_.units.size(), kMaxUnits, "units")) return false;
  const UnitId id = MakeId<UnitId>(scenario_.unit_count());
  UnitState& state = state_.unit(id);
  EntryWords words(entry, FormFor(entry));
  UnitEntry said = {scenario_};
  if (!Walk(words, said)) return false;
  UnitData& data = said.d;
  state = said.s;
  if (!said.kind.has_value()) {
    const std::string odd(words.UnknownWord());
    return Wrong(entry,
                 (odd.empty() ? "has no arm" : "\"" + odd + "\" is no arm") +
                     "; say line infantry, light infantry, heavy "
                     "cavalry, light cavalry, horse artillery or heavy "
                     "artillery");
  }
  data.kind = *said.kind;
  data.special = said.special.flags;
  data.grade = said.grade.value_or(
      data.Is(Special::kCossack) ? Grade::kRaw : Grade::kTrained);
  if (!IsOfItsArm(entry, data) ||
      !ArmyOf(entry, said.of, data.side, data.army, data.corps) ||
      !ReadBases(words, data, state) || !NoLeftOver(words)) {
    return false;
  }
  const Arm arm = data.arm();
  const bool placed = said.place.has_value();
  if (IsSome(data.arrival) && is_start() && placed &&
      said.presence.value_or(Presence::kOnTable) == Presence::kOnTable) {
    return Wrong(entry, "arrives later and stands on the table; leave out one");
  }
  state.presence = said.presence.value_or(MayBeOpen(placed, data.arrival)
                                              ? Presence::kReserve
                                              : Presence::kOnTable);
  // A battery counts none; others are gone with the last but one.
  if (state.on_table() && arm != Arm::kArtillery &&
      state.bases <= kDispersedAt) {
    return Wrong(entry,
                 "has too few bases to be on the table; give it 2 or "
                 "more, or say dispersed");
  }
  SideData& army = scenario_.sides[static_cast<size_t>(data.side)];
  army.units.Add(id);
  (arm == Arm::kArtillery ? army.batteries : army.fighters).Add(id);
  unit_entries_.push_back(&entry);
  scenario_.units.push_back(std::move(data));
  return ReadStanding(entry, said, id) && ReadWay(entry, said, id);
}

bool Reader::ReadStanding(const Entry& entry, const UnitEntry& said, UnitId u) {
  UnitState& state = state_.unit(u);
  const Arm arm = scenario_.unit(u).arm();
  state.formation = said.formation.value_or(UsualFormation(arm));
  if (!Suits(arm, state.formation)) {
    return Wrong(entry, "its arm has no such formation");
  }
  if (arm == Arm::kArtillery && (state.condition == Condition::kRouting ||
                                 state.condition == Condition::kMustRally)) {
    return Wrong(entry, "batteries never rout (BBN-STA-07)");
  }
  if ((state.Has(Flag::kCounter) || state.Has(Flag::kPursuing)) &&
      arm != Arm::kCavalry) {
    return Wrong(entry, "only cavalry is on counter or pursuing");
  }
  if (!said.place.has_value() && state.on_table()) {
    return Wrong(entry, "has no place; give x, y and heading");
  }
  const Heading home =
      HeadingToward(scenario_.side(scenario_.unit(u).side).baseline);
  Place({scenario_, state_, nullptr}, u,
        {said.place.value_or(Point{}), said.heading.value_or(home.Opposite())});
  return true;
}

// Where it began its move and the ends of the legs since (2.5, trace).
bool Reader::ReadWay(const Entry& entry, const UnitEntry& said, UnitId u) {
  UnitState& state = state_.unit(u);
  state.StartAt(state.pose());
  state.start_formation = state.formation;
  if (said.way.size() > kWayPoints) return Wrong(entry, "its way is too long");
  for (size_t i = 0; i < kWayPoints; ++i) {
    if (i >= said.way.size()) {
      if (said.way_heading[i] || said.way_formation[i]) {
        return Wrong(entry, "its way has no point " + std::to_string(i) +
                                "; add it to the points, the first is 0");
      }
      continue;
    }
    const Pose pose = {said.way[i],
                       said.way_heading[i].value_or(state.heading)};
    const Formation formation = said.way_formation[i].value_or(state.formation);
    if (!Suits(scenario_.unit(u).arm(), formation)) {
      return Wrong(entry, "its arm has no such formation on the way");
    }
    if (i == 0) {
      state.StartAt(pose);
      state.start_formation = formation;
    } else {
      AddKnot({scenario_, state_, nullptr}, u, pose, formation);
    }
  }
  return true;
}

bool Reader::MayTouch(const Entry& entry, const Contact& c) {
  const auto guns = [&](UnitId u) {
    return scenario_.unit(u).arm() == Arm::kArtillery;
  };
  if (!IsSome(c.attacker) || !IsSome(c.defender) ||
      scenario_.unit(c.attacker).side == scenario_.unit(c.defender).side ||
      guns(c.attacker) || guns(c.defender)) {
    return Wrong(entry,
                 "needs an attacker and a defender: infantry or "
                 "cavalry of the two sides");
  }
  if (!state_.unit(c.attacker).on_table() ||
      !state_.unit(c.defender).on_table()) {
    return Wrong(entry, "one of its units is not on the table");
  }
  if (IsSome(c.via_battery) &&
      (scenario_.unit(c.via_battery).side != scenario_.unit(c.defender).side ||
       !guns(c.via_battery))) {
    return Wrong(entry, "its battery is none of the defender's");
  }
  return true;
}

bool Reader::ReadContact(const Entry& entry) {
  if (!Says(entry, "contact")) {
    return Wrong(entry, "is neither an arrival nor a contact");
  }
  ContactEntry said = {scenario_};
  Contact& c = said.c;
  if (!ReadEntry(entry, said) || !MayTouch(entry, c)) return false;
  c.fresh = said.fresh.value_or(c.kind != ContactKind::kFollowUp) ? 1 : 0;
  const UnitState& attacker = state_.unit(c.attacker);
  const Length gap =
      GapBetween(attacker.block(), state_.unit(c.defender).block());
  const int32_t gap_ticks = said.gap.value_or(gap.ticks);
  if (gap_ticks > 30'000 ||
      (gap > Inches(1) && gap_ticks == gap.ticks && !mid_turn_)) {
    return Wrong(entry,
                 "its units are more than an inch apart; put them "
                 "together");
  }
  c.distance_moved =
      said.ticks.value_or(InchHundredths(said.moved.value_or(0)).ticks);
  c.axis = said.axis.value_or(attacker.heading);
  if (ContactBetween(state_, c.attacker, c.defender) >= 0) {
    return Wrong(entry, "its units have a contact already");
  }
  if (!HasRoom(entry, static_cast<size_t>(state_.contact_count),
               State::kContacts, "contacts")) {
    return false;
  }
  AddContact({scenario_, state_, nullptr}, c);
  const int i = ContactBetween(state_, c.attacker, c.defender);
  state_.contacts[static_cast<size_t>(i)].gap0 =
      static_cast<int16_t>(gap_ticks);
  return true;
}

bool Reader::ValidateUnit(UnitId u) {
  const PositionView f{scenario_, state_};
  const Entry& entry = *unit_entries_[static_cast<size_t>(u)];
  const Block& block = f.unit(u).block();
  if (!f.unit(u).on_table()) return true;
  if (!OnTable(scenario_.ground, block)) {
    return Wrong(entry, "does not stand wholly on the table");
  }
  if (f.unit(u).garrison() && TownHolding(scenario_.ground, block) < 0) {
    return Wrong(entry, "is a garrison but does not stand wholly in a town");
  }
  if (!is_start()) return true;
  const UnitId under =
      UnitUnder(f, block, [u](UnitId other) { return other == u; });
  return !IsSome(under) || Wrong(entry, "overlaps unit " + f.data(under).name +
                                            "; move one of them");
}

}  // namespace berthier::big_battle_napoleonic
