#include <algorithm>

#include "engine/rulesets/grande_tactique/board/changes.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/rulesets/grande_tactique/facts/wire_words.h"
#include "engine/rulesets/grande_tactique/wire/entry_forms.h"
#include "engine/rulesets/grande_tactique/wire/reader.h"

namespace berthier::grande_tactique {

// ---- Sides ------------------------------------------------------------------

bool Reader::ReadSides() {
  std::array<const Entry*, kSides> given;
  if (!FindSides({"French", "Austrian"}, given)) return false;
  scenario_.sides[0].home = TableEdge::kSouth;
  scenario_.sides[1].home = TableEdge::kNorth;
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    const size_t i = static_cast<size_t>(side);
    scenario_.sides[i].name = NameOf(side);
    if (given[i] != nullptr && !ReadSide(*given[i], side)) return false;
  }
  if (scenario_.sides[0].home == scenario_.sides[1].home) {
    return WrongWhole("side " + scenario_.sides[1].name,
                      "has the same home edge as the other side");
  }
  return true;
}

bool Reader::ReadSide(const Entry& entry, Side side) {
  if (!TakeId(entry)) return false;
  EntryWords words(entry, *FormOf(entry));
  SideData& data = scenario_.sides[static_cast<size_t>(side)];
  data.name = entry.id;
  if (const auto home = words.Link("home")) {
    const auto edge = Find(kEdgeWords, *home);
    if (!edge.has_value()) {
      return Wrong(entry, "home \"" + *home + "\" is none of N, E, S, W");
    }
    data.home = *edge;
  }
  SideState& state = state_.side(side);
  int64_t cp = 0, kept = 0, lost = 0;
  if (!InRange(words, "cp", cp) || !InRange(words, "kept", kept)) return false;
  implicit_cp_[static_cast<size_t>(side)] = cp;
  state.pool_kept = static_cast<uint8_t>(kept);
  if (words.Take("allotted")) state.allotted = 1;
  lost = -1;
  if (!InRange(words, "lost x2", lost)) return false;
  if (lost >= 0) {
    lost_x2_given_[static_cast<size_t>(side)] = true;
    state.lost_x2 = static_cast<int16_t>(lost);
  }
  if (words.Take("deploying")) {
    state_.deploying =
        static_cast<uint8_t>(state_.deploying | (side == Side::kFirst ? 1 : 2));
  }
  // Two points of a side without an arrival time: its deployment box.
  const std::optional<std::string> time = words.Link("arrives");
  if (entry.points.size() == 2 && !time.has_value()) {
    data.deployment = BoxOf(std::span<const Point>(entry.points));
  } else if (!ReadEntryStretch(entry, time, data.entry)) {
    return false;
  }
  return NoLeftOver(words);
}

// ---- Formations -------------------------------------------------------------

bool Reader::ReadEntryStretch(const Entry& entry,
                              const std::optional<std::string>& time,
                              Arrival& arrival) {
  if (!time.has_value()) {
    return entry.points.empty() ||
           Wrong(entry,
                 "has an entry stretch but no time of arrival; add the "
                 "link arrives");
  }
  if (!ReadTime(entry, "arrives", *time, arrival.minute)) return false;
  if (entry.points.size() != 2) {
    return Wrong(entry,
                 "arrives, but has no entry stretch; give its two ends "
                 "on a table edge as points");
  }
  const Point a = entry.points[0], b = entry.points[1];
  const int32_t w = scenario_.terrain.width.ticks;
  const int32_t d = scenario_.terrain.depth.ticks;
  if (a.x == b.x && (a.x == 0 || a.x == w)) {
    arrival.edge = a.x == 0 ? TableEdge::kWest : TableEdge::kEast;
    arrival.from = Ticks(std::min(a.y, b.y));
    arrival.to = Ticks(std::max(a.y, b.y));
  } else if (a.y == b.y && (a.y == 0 || a.y == d)) {
    arrival.edge = a.y == 0 ? TableEdge::kSouth : TableEdge::kNorth;
    arrival.from = Ticks(std::min(a.x, b.x));
    arrival.to = Ticks(std::max(a.x, b.x));
  } else {
    return Wrong(entry, "the entry stretch does not lie on one table edge");
  }
  arrivals_.emplace_back(&entry, arrival.minute);
  return true;
}

bool Reader::ReadFormation(const Entry& entry) {
  if (!TakeId(entry)) return false;
  Side side = Side::kFirst;
  if (!SideOf(entry, side)) return false;
  EntryWords words(entry, *FormOf(entry));
  int64_t cp = 0;
  if (!InRange(words, "cp", cp)) return false;
  if (FormOf(entry)->kind == "corps") {
    words.Take("corps");
    if (scenario_.corps.size() >= kMaxCorps) {
      return Wrong(entry,
                   "there is room for " + std::to_string(kMaxCorps) + " corps");
    }
    const CorpsId id =
        MakeId<CorpsId>(static_cast<int>(scenario_.corps.size()));
    corps_.emplace(entry.id, id);
    CorpsData data{.name = entry.id, .side = side};
    if (!ReadEntryStretch(entry, words.Link("arrives"), data.entry)) {
      return false;
    }
    scenario_.corps.push_back(std::move(data));
    int64_t kept = 0, lost = -1;
    if (!InRange(words, "kept", kept) || !InRange(words, "lost", lost)) {
      return false;
    }
    CorpsState& state = state_.corps_of(id);
    state.cp_left = static_cast<int16_t>(cp);
    state.pool_kept = static_cast<uint8_t>(kept);
    state.broken = words.Take("broken") ? 1 : 0;
    state.allotted = words.Take("allotted") ? 1 : 0;
    lost_given_.push_back(lost >= 0);
    state.n_lost = static_cast<uint8_t>(std::max<int64_t>(lost, 0));
    return NoLeftOver(words);
  }
  words.Take("division");
  if (scenario_.divisions.size() >= kMaxDivisions) {
    return Wrong(entry, "there is room for " + std::to_string(kMaxDivisions) +
                            " divisions");
  }
  DivisionData data{.name = entry.id, .side = side};
  if (!entry.of.empty()) {
    const auto it = corps_.find(entry.of);
    if (it == corps_.end()) {
      return Wrong(entry, "of \"" + entry.of + "\": there is no such corps");
    }
    if (scenario_.corps_of(it->second).side != side) {
      return Wrong(entry, "corps " + entry.of + " is of the other side");
    }
    data.corps = it->second;
  }
  if (!ReadEntryStretch(entry, words.Link("arrives"), data.entry)) return false;
  int64_t total = -1, die = 0, corps_bonus = 0, army_bonus = 0, destroyed = -1,
          withdrawn = -1;
  if (!InRange(words, "cp total", total) || !InRange(words, "die", die) ||
      !InRange(words, "bonus of the corps", corps_bonus) ||
      !InRange(words, "bonus of the army", army_bonus) ||
      !InRange(words, "destroyed", destroyed) ||
      !InRange(words, "withdrawn", withdrawn)) {
    return false;
  }
  const DivisionId id =
      MakeId<DivisionId>(static_cast<int>(scenario_.divisions.size()));
  divisions_.emplace(entry.id, id);
  if (IsSome(data.corps)) {
    scenario_.corps[static_cast<size_t>(data.corps)].divisions.push_back(id);
  }
  scenario_.divisions.push_back(std::move(data));
  DivisionState& state = state_.division(id);
  state.cp_left = static_cast<int16_t>(cp);
  state.cp_total = static_cast<int16_t>(total >= 0 ? total : cp);
  state.cp_die = static_cast<uint8_t>(die);
  state.bonus_corps = static_cast<uint8_t>(corps_bonus);
  state.bonus_army = static_cast<uint8_t>(army_bonus);
  state.collapsed = words.Take("collapsed") ? 1 : 0;
  state.arriving = words.Take("arriving") ? 1 : 0;
  state.diced = words.Take("diced") ? 1 : 0;
  destroyed_given_.push_back(destroyed >= 0);
  withdrawn_given_.push_back(withdrawn >= 0);
  state.n_destroyed = static_cast<uint8_t>(std::max<int64_t>(destroyed, 0));
  state.n_withdrawn = static_cast<uint8_t>(std::max<int64_t>(withdrawn, 0));
  return NoLeftOver(words);
}

bool Reader::ReadFormations() {
  const auto is_corps = [](const Entry& e) {
    return std::find(e.is.begin(), e.is.end(), "corps") != e.is.end();
  };
  for (const bool corps : {true, false}) {
    for (const Entry& e : dossier().entries) {
      if (e.type == "formation" && is_corps(e) == corps && !ReadFormation(e)) {
        return false;
      }
    }
  }
  return true;
}

// ---- Units ------------------------------------------------------------------

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
  const auto horse = words.TakeOne(kHorseWords);
  const auto arm = words.TakeOne(kArmWords);
  if (!arm.has_value() && !horse.has_value()) {
    const std::string unknown(words.UnknownWord());
    return Wrong(entry, (unknown.empty() ? "has no arm"
                                         : "\"" + unknown + "\" is no arm") +
                            "; say infantry, cavalry, foot artillery or "
                            "horse artillery, each word in quotes of its own: "
                            "is: [\"infantry\", \"raw\"]");
  }
  data.arm = arm.value_or(Arm::kCavalry);
  data.horse = horse.value_or(Horse::kOrdinary);
  if (horse.has_value() && data.arm != Arm::kCavalry) {
    return Wrong(entry, "only cavalry are cuirassiers or lancers");
  }
  data.quality = words.TakeOne(kQualityWords).value_or(Quality::kRegular);
  data.points =
      static_cast<uint8_t>(kUnitPoints[static_cast<size_t>(data.arm)]
                                      [static_cast<size_t>(data.quality)]);
  const BaseSizes& sizes = kBaseSizes[scenario_.options.true_inches ? 1 : 0];
  switch (data.arm) {
    case Arm::kInfantry:
      data.base = {Ticks(sizes.infantry_front), Ticks(sizes.infantry_depth)};
      break;
    case Arm::kCavalry:
      data.base = {Ticks(sizes.cavalry_front), Ticks(sizes.cavalry_depth)};
      break;
    case Arm::kFootArtillery:
      data.base = {Ticks(sizes.foot_artillery_side),
                   Ticks(sizes.foot_artillery_side)};
      break;
    case Arm::kHorseArtillery:
      data.base = {Ticks(sizes.horse_artillery_front),
                   Ticks(sizes.horse_artillery_depth)};
      break;
  }
  const UnitId id = MakeId<UnitId>(static_cast<int>(scenario_.units.size()));
  SideData& army = scenario_.sides[static_cast<size_t>(side)];
  bool arrives = false;
  if (const auto d = divisions_.find(entry.of); d != divisions_.end()) {
    DivisionData& division =
        scenario_.divisions[static_cast<size_t>(d->second)];
    if (division.side != side) {
      return Wrong(entry, "division " + entry.of + " is of the other side");
    }
    data.division = d->second;
    data.corps = division.corps;
    division.units.push_back(id);
    arrives = division.entry.minute >= 0;
  } else if (const auto c = corps_.find(entry.of); c != corps_.end()) {
    CorpsData& corps = scenario_.corps[static_cast<size_t>(c->second)];
    if (corps.side != side) {
      return Wrong(entry, "corps " + entry.of + " is of the other side");
    }
    data.corps = c->second;
    corps.direct_units.push_back(id);
    arrives = corps.entry.minute >= 0;
  } else if (entry.of == entry.side) {
    army.direct_units.push_back(id);
    arrives = army.entry.minute >= 0;
  } else if (!entry.of.empty()) {
    return Wrong(entry, "of \"" + entry.of + "\": there is no such formation");
  }
  army.units.Add(id);
  army.points_start += data.points;
  units_.emplace(entry.id, id);
  scenario_.units.push_back(std::move(data));

  UnitState& state = state_.unit(id);
  const auto presence = words.TakeOne(kPresenceWords);
  state.destroy_cause =
      words.TakeOne(kCauseWords).value_or(DestroyCause::kNone);
  const bool somewhere =
      presence.has_value() || entry.place.has_value() ||
      state.destroy_cause != DestroyCause::kNone ||
      std::any_of(entry.links.begin(), entry.links.end(),
                  [](const auto& l) { return l.first == "occupies"; });
  if (arrives && !somewhere) {
    return Wrong(entry,
                 "belongs to a formation that arrives, but is neither pending "
                 "nor placed; say pending, or give x, y and heading");
  }
  state.presence = presence.value_or(state.destroy_cause != DestroyCause::kNone
                                         ? Presence::kDestroyed
                                         : Presence::kOnTable);
  if (state.presence == Presence::kPending && !arrives &&
      (state_.deploying & (side == Side::kFirst ? 1 : 2)) == 0) {
    return Wrong(entry,
                 "is pending, but its formation never arrives; give it a time "
                 "and a stretch, or the unit x, y and heading");
  }
  if (state.presence == Presence::kDestroyed &&
      state.destroy_cause == DestroyCause::kNone) {
    return Wrong(entry,
                 "is destroyed; say how: surrounded, ridden down or "
                 "spiked");
  }
  unit_words_.push_back(std::move(words));
  return ReadStanding(unit_words_.back(), id);
}

bool Reader::ReadStanding(EntryWords& words, UnitId u) {
  const Entry& entry = words.entry();
  UnitState& state = state_.unit(u);
  state.cohesion = words.TakeOne(kCohesionWords).value_or(Cohesion::kCoherent);
  const bool unlimbered = words.Take("unlimbered");
  for (const auto& [word, flag] : kFlagWords) {
    if (words.Take(word)) state.Set(flag);
  }
  if (unlimbered && !scenario_.IsArtillery(u)) {
    return Wrong(entry, "only artillery is unlimbered (GT-STA-26)");
  }
  if (unlimbered && state.Has(Flag::kLimbered)) {
    return Wrong(entry, "is limbered and unlimbered; keep one");
  }
  if (state.Has(Flag::kExhausted) && state.cohesion == Cohesion::kCoherent) {
    state.cohesion = Cohesion::kDisrupted;  // GT-STA-12
  }
  if (state.Has(Flag::kCramped)) state.Set(Flag::kSquare);
  int64_t charges = 0, followups = 0, start_heading = -1;
  if (!InRange(words, "charges made", charges) ||
      !InRange(words, "follow-ups made", followups) ||
      !InRange(words, "start heading", start_heading)) {
    return false;
  }
  if (entry.points.size() > 1) {
    return Wrong(entry,
                 "has more than one point; one says where its turn began");
  }
  state.charges_made = static_cast<uint8_t>(charges);
  state.followups_made = static_cast<uint8_t>(followups);
  if (!entry.place.has_value()) {
    const bool needs =
        state.on_table() &&
        std::none_of(entry.links.begin(), entry.links.end(),
                     [](const auto& l) { return l.first == "occupies"; });
    if (needs) return Wrong(entry, "has no place; give x, y and heading");
  }
  const Heading home =
      HeadingToward(scenario_.side(scenario_.unit(u).side).home);
  const Pose pose = {entry.place.value_or(Point{}),
                     entry.heading.value_or(home.Opposite())};
  Place(Battle{scenario_, state_, nullptr}, u, pose);
  state.start_centre = entry.points.empty() ? pose.centre : entry.points[0];
  state.start_heading = start_heading >= 0
                            ? Heading::Quarters(static_cast<int>(start_heading))
                            : pose.heading;
  return true;
}

bool Reader::ReadUnits() {
  for (const Entry& e : dossier().entries) {
    if (e.type == "unit" && !ReadUnit(e)) return false;
  }
  if (scenario_.units.empty())
    return WrongWhole("", "there are no units; add some");
  return true;
}

}  // namespace berthier::grande_tactique
