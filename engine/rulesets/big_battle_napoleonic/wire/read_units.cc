#include <algorithm>

#include "engine/rulesets/big_battle_napoleonic/board/attachment.h"
#include "engine/rulesets/big_battle_napoleonic/board/battle.h"
#include "engine/rulesets/big_battle_napoleonic/board/contacts.h"
#include "engine/rulesets/big_battle_napoleonic/board/placing.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/facts/wire_words.h"
#include "engine/rulesets/big_battle_napoleonic/wire/entry_forms.h"
#include "engine/rulesets/big_battle_napoleonic/wire/process_words.h"
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

bool Reader::ReadUnit(const Entry& entry) {
  if (!TakeId(entry)) return false;
  Side side = Side::kFirst;
  if (!SideOf(entry, side)) return false;
  if (scenario_.units.size() >= kMaxUnits) {
    return Wrong(entry,
                 "there is room for " + std::to_string(kMaxUnits) + " units");
  }
  EntryWords words(entry, *FormOf(entry));
  UnitData data{.name = entry.id, .side = side};
  const auto kind = words.TakeOne(kKindWords);
  if (!kind.has_value()) {
    const std::string odd(words.UnknownWord());
    return Wrong(entry,
                 (odd.empty() ? "has no arm" : "\"" + odd + "\" is no arm") +
                     "; say line infantry, light infantry, heavy "
                     "cavalry, light cavalry, horse artillery or heavy "
                     "artillery");
  }
  data.kind = *kind;
  const Arm arm = data.arm();
  for (const auto& [word, special] : kSpecialWords) {
    if (words.Take(word)) {
      data.special =
          static_cast<uint8_t>(data.special | static_cast<uint8_t>(special));
    }
  }
  const auto grade = words.TakeOne(kGradeWords);
  const bool cossack = data.Is(Special::kCossack);
  data.grade = grade.value_or(cossack ? Grade::kRaw : Grade::kTrained);
  if (cossack && (arm != Arm::kCavalry || data.grade != Grade::kRaw)) {
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
  if (!ArmyOf(entry, side, data.army, data.corps)) return false;
  if (const auto arrival = words.Link("arrives")) {
    const auto it = arrivals_.find(*arrival);
    if (it == arrivals_.end()) {
      return Wrong(entry,
                   "arrives with \"" + *arrival + "\", which is no arrival");
    }
    data.arrival = it->second;
  }
  // BBN-BAS-05, BBN-I-11: the range holds for the start. What a battle begins
  // with is what it started with, unless it says otherwise.
  const UnitRange range = kUnitRanges[static_cast<size_t>(arm)];
  int64_t now = kUsualBases[static_cast<size_t>(arm)], start = -1;
  if (!InRange(words, "bases at start", range.least, range.most, start)) {
    return false;
  }
  const int64_t least = is_start() && start < 0 ? range.least : 0;
  if (!InRange(words, "bases", least, range.most, now)) return false;
  if (start < 0) start = std::max<int64_t>(now, range.least);
  if (now > start) {
    return Wrong(entry, "has more bases than at the start");
  }
  data.bases = static_cast<uint8_t>(start);
  const UnitId id = MakeId<UnitId>(scenario_.unit_count());
  SideData& army = scenario_.sides[static_cast<size_t>(side)];
  army.units.Add(id);
  (arm == Arm::kArtillery ? army.batteries : army.fighters).Add(id);
  units_.emplace(entry.id, id);
  unit_entries_.push_back(&entry);
  const bool arrives = IsSome(data.arrival);
  scenario_.units.push_back(std::move(data));

  UnitState& state = state_.unit(id);
  state.bases = static_cast<uint8_t>(now);
  const bool open = is_deployed_freely() ||
                    (!entry.place.has_value() &&
                     (arrives || IsOn(scenario_.options.free_deployment)));
  const auto presence = words.TakeOne(kPresenceWords);
  if (arrives && is_start() && entry.place.has_value() &&
      presence.value_or(Presence::kOnTable) == Presence::kOnTable) {
    return Wrong(entry, "arrives later and stands on the table; leave out one");
  }
  state.presence =
      presence.value_or(open ? Presence::kReserve : Presence::kOnTable);
  // A battery counts none; others are gone with the last but one.
  if (state.on_table() && arm != Arm::kArtillery && now <= kDispersedAt) {
    return Wrong(entry,
                 "has too few bases to be on the table; give it 2 or "
                 "more, or say dispersed");
  }
  return ReadStanding(words, id);
}

bool Reader::ReadStanding(EntryWords& words, UnitId u) {
  const Entry& entry = words.entry();
  UnitState& state = state_.unit(u);
  const Arm arm = scenario_.unit(u).arm();
  state.formation =
      words.TakeOne(kFormationWords).value_or(UsualFormation(arm));
  if (!Suits(arm, state.formation)) {
    return Wrong(entry, "its arm has no such formation");
  }
  state.condition = words.TakeOne(kConditionWords).value_or(Condition::kSteady);
  if (arm == Arm::kArtillery && (state.condition == Condition::kRouting ||
                                 state.condition == Condition::kMustRally)) {
    return Wrong(entry, "batteries never rout (BBN-STA-07)");
  }
  for (const auto& [word, flag] : kFlagWords) {
    if (words.Take(word)) state.Set(flag);
  }
  if ((state.Has(Flag::kCounter) || state.Has(Flag::kPursuing)) &&
      arm != Arm::kCavalry) {
    return Wrong(entry, "only cavalry is on counter or pursuing");
  }
  if (const auto order = words.Link("order")) {
    const auto found = Find(kOrderWords, *order);
    if (!found.has_value()) {
      return Wrong(entry, "order \"" + *order + "\" is no order");
    }
    state.order = *found;
  }
  int64_t casualties = 0, pending = 0, fire = 0, melee = 0, march = 0;
  int64_t fight = 0xFF;
  if (!InRange(words, "casualties", casualties) ||
      !InRange(words, "pending hits", pending) ||
      !InRange(words, "lost to fire", fire) ||
      !InRange(words, "lost in melee", melee) ||
      !InRange(words, "lost in march", march) ||
      !InRange(words, "fight", fight)) {
    return false;
  }
  state.casualties = static_cast<uint8_t>(casualties);
  state.pending_hits = static_cast<uint8_t>(pending);
  state.lost_fire = static_cast<uint8_t>(fire);
  state.lost_melee = static_cast<uint8_t>(melee);
  state.lost_march = static_cast<uint8_t>(march);
  state.fight = static_cast<uint8_t>(fight);
  if (!entry.place.has_value() && state.on_table()) {
    return Wrong(entry, "has no place; give x, y and heading");
  }
  const Heading home =
      HeadingToward(scenario_.side(scenario_.unit(u).side).baseline);
  const Battle battle{scenario_, state_, nullptr};
  Place(
      battle, u,
      {entry.place.value_or(Point{}), entry.heading.value_or(home.Opposite())});
  return ReadWay(words, u) && NoLeftOver(words);
}

// Where it began its move and the ends of the legs since (2.5, trace).
bool Reader::ReadWay(EntryWords& words, UnitId u) {
  const Entry& entry = words.entry();
  UnitState& state = state_.unit(u);
  const Battle battle{scenario_, state_, nullptr};
  state.StartAt(state.pose());
  state.start_formation = state.formation;
  const auto at = [&](int i, Heading& heading, Formation& formation) {
    int64_t quarters = heading.quarters();
    int64_t form = static_cast<int64_t>(formation);
    if (!InRange(words, WayHeading(i), quarters) ||
        !InRange(words, WayFormation(i), form)) {
      return false;
    }
    heading = Heading::Quarters(static_cast<int>(quarters));
    formation = static_cast<Formation>(form);
    if (!Suits(scenario_.unit(u).arm(), formation)) {
      return Wrong(entry, "its arm has no such formation on the way");
    }
    return true;
  };
  if (entry.points.size() > kWayPoints) {
    return Wrong(entry, "its way is too long");
  }
  for (int i = 0; i < kWayPoints; ++i) {
    if (static_cast<size_t>(i) >= entry.points.size()) {
      if (words.Number(WayHeading(i)) || words.Number(WayFormation(i))) {
        return Wrong(entry, "its way has no point " + std::to_string(i) +
                                "; add it to the points, the first is 0");
      }
      continue;
    }
    const Point point = entry.points[static_cast<size_t>(i)];
    Heading heading = state.heading;
    Formation formation = state.formation;
    if (!at(i, heading, formation)) return false;
    if (i == 0) {
      state.StartAt({point, heading});
      state.start_formation = formation;
    } else {
      AddKnot(battle, u, {point, heading}, formation);
    }
  }
  return true;
}

bool Reader::ReadUnits() {
  for (const Entry& e : dossier().entries) {
    if (e.type == "unit" && !ReadUnit(e)) return false;
  }
  if (scenario_.units.empty()) {
    return WrongWhole("", "there are no units; add some");
  }
  SettleAttachments({scenario_, state_, nullptr});
  return true;
}

bool Reader::ReadContact(const Entry& entry) {
  EntryWords words(entry, *FormOf(entry));
  if (!words.Take("contact")) {
    return Wrong(entry, "is neither an arrival nor a contact");
  }
  Contact c;
  c.kind = words.TakeOne(kContactKindWords).value_or(ContactKind::kCharge);
  c.edge = words.TakeOne(kContactEdgeWords).value_or(ContactEdge::kFront);
  c.defended = words.TakeOne(kDefendedWords).value_or(Defended::kNone);
  const bool stale = words.Take("stale");
  c.fresh = words.Take("fresh") || (!stale && c.kind != ContactKind::kFollowUp)
                ? 1
                : 0;
  c.square_tested = words.Take("square tested") ? 1 : 0;
  c.resolved = words.Take("resolved") ? 1 : 0;
  const auto unit = [&](std::string_view key, UnitId& u) {
    const auto name = words.Link(key);
    if (!name.has_value()) return true;
    const auto it = units_.find(*name);
    if (it == units_.end()) {
      return Wrong(entry, std::string(key) + " \"" + *name + "\" is no unit");
    }
    u = it->second;
    return true;
  };
  if (!unit("attacker", c.attacker) || !unit("defender", c.defender) ||
      !unit("battery", c.via_battery)) {
    return false;
  }
  if (!IsSome(c.attacker) || !IsSome(c.defender) ||
      scenario_.unit(c.attacker).side == scenario_.unit(c.defender).side ||
      scenario_.unit(c.attacker).arm() == Arm::kArtillery ||
      scenario_.unit(c.defender).arm() == Arm::kArtillery) {
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
       scenario_.unit(c.via_battery).arm() != Arm::kArtillery)) {
    return Wrong(entry, "its battery is none of the defender's");
  }
  const Length gap = GapBetween(state_.unit(c.attacker).block(),
                                state_.unit(c.defender).block());
  int64_t moved = 0, ticks = -1, gap_ticks = gap.ticks;
  int64_t axis = state_.unit(c.attacker).heading.quarters();
  if (!InRange(words, "moved", moved) ||
      !InRange(words, "moved ticks", ticks) ||
      !InRange(words, "gap", gap_ticks) || !InRange(words, "axis", axis)) {
    return false;
  }
  if (gap_ticks > 30'000 ||
      (gap > Inches(1) && gap_ticks == gap.ticks && !mid_turn_)) {
    return Wrong(entry,
                 "its units are more than an inch apart; put them "
                 "together");
  }
  c.distance_moved = ticks >= 0
                         ? static_cast<int32_t>(ticks)
                         : InchHundredths(static_cast<int32_t>(moved)).ticks;
  c.axis = Heading::Quarters(static_cast<int>(axis));
  if (ContactBetween(state_, c.attacker, c.defender) >= 0) {
    return Wrong(entry, "its units have a contact already");
  }
  if (state_.contact_count >= State::kContacts) {
    return Wrong(entry, "there is room for " +
                            std::to_string(State::kContacts) + " contacts");
  }
  AddContact({scenario_, state_, nullptr}, c);
  const int i = ContactBetween(state_, c.attacker, c.defender);
  state_.contacts[static_cast<size_t>(i)].gap0 =
      static_cast<int16_t>(gap_ticks);
  return NoLeftOver(words);
}

bool Reader::ReadContacts() {
  for (const Entry& e : dossier().entries) {
    const bool arrival =
        std::find(e.is.begin(), e.is.end(), "arrival") != e.is.end();
    if (e.type == "marker" && !arrival && !ReadContact(e)) return false;
  }
  return true;
}

bool Reader::Validate() {
  const Field f{scenario_, state_};
  for (int i = 0; i < scenario_.unit_count(); ++i) {
    const UnitId u = MakeId<UnitId>(i);
    const Entry& entry = *unit_entries_[static_cast<size_t>(i)];
    if (!f.unit(u).on_table()) continue;
    if (!OnTable(scenario_.ground, f.unit(u).block())) {
      return Wrong(entry, "does not stand wholly on the table");
    }
    if (f.unit(u).garrison() &&
        TownHolding(scenario_.ground, f.unit(u).block()) < 0) {
      return Wrong(entry, "is a garrison but does not stand wholly in a town");
    }
    if (state_.phase != Phase::kSetup || mid_turn_) continue;
    const UnitId under = UnitUnder(f, f.unit(u).block(), u);
    if (IsSome(under)) {
      return Wrong(
          entry, "overlaps unit " + f.data(under).name + "; move one of them");
    }
  }
  return true;
}

bool Reader::ReadProcess() {
  for (const Entry& e : dossier().entries) {
    if (e.type != "process") continue;
    const std::string wrong =
        ReadProcessEntry(e, *FormOf(e), scenario_, state_);
    if (!wrong.empty()) return Wrong(e, wrong);
  }
  if (state_.cursor > kMaxUnits || state_.shot >= state_.shot_count ||
      (state_.fight != 0xFF && state_.fight >= state_.fight_count)) {
    return WrongWhole("process", "points at what there is not");
  }
  return true;
}

}  // namespace berthier::big_battle_napoleonic
