#include <algorithm>

#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/facts/wire_words.h"
#include "engine/rulesets/big_battle_napoleonic/wire/entry_forms.h"
#include "engine/rulesets/big_battle_napoleonic/wire/reader.h"

namespace berthier::big_battle_napoleonic {
namespace {

bool Is(const Entry& e, std::string_view word) {
  return std::find(e.is.begin(), e.is.end(), word) != e.is.end();
}

// BBN-BAS-31
bool HasNoCorps(Nation nation) {
  return nation == Nation::kBritish || nation == Nation::kSpanish ||
         nation == Nation::kPortuguese;
}

// BBN-I-18, BBN-I-169
bool IsRankOf(ArmyType type, Rank rank) {
  if (rank == Rank::kCommanderInChief) return true;
  const bool corps = rank == Rank::kCorps || rank == Rank::kCavalryCorps;
  return corps == (type == ArmyType::kByCorps);
}

int SpanOf(Rank rank, Nation nation) {
  switch (rank) {
    case Rank::kCommanderInChief:
      return kSpans.commander_in_chief;
    case Rank::kCorps:
      return kCorpsSpans[static_cast<size_t>(nation)];
    case Rank::kCavalryCorps:
      return kSpans.cavalry_corps;
    case Rank::kDivision:
      return kSpans.division;
    case Rank::kCavalryGeneral:
      break;
  }
  return kSpans.cavalry_general;
}

}  // namespace

// ---- Sides ------------------------------------------------------------------

bool Reader::ReadSides() {
  std::array<const Entry*, kSides> given;
  if (!FindSides({"French", "Prussian"}, given)) return false;
  scenario_.sides[0].baseline = TableEdge::kSouth;
  scenario_.sides[1].baseline = TableEdge::kNorth;
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    const size_t i = static_cast<size_t>(side);
    scenario_.sides[i].name = NameOf(side);
    if (given[i] != nullptr && !ReadSide(*given[i], side)) return false;
  }
  return true;
}

bool Reader::ReadSide(const Entry& entry, Side side) {
  if (!TakeId(entry)) return false;
  EntryWords words(entry, *FormOf(entry));
  SideData& data = scenario_.sides[static_cast<size_t>(side)];
  data.name = entry.id;
  if (const auto edge = words.Link("baseline")) {
    const auto found = Find(kEdgeWords, *edge);
    if (!found.has_value()) {
      return Wrong(entry, "baseline \"" + *edge + "\" is none of N, E, S, W");
    }
    data.baseline = *found;
  }
  return ReadZone(words, data.deployment) && NoLeftOver(words);
}

// ---- Armies and corps -------------------------------------------------------

bool Reader::ArmyOf(const Entry& entry, Side side, ArmyId& army,
                    CorpsId& corps) {
  corps = CorpsId::kNone;
  if (const auto c = corps_.find(entry.of); c != corps_.end()) {
    corps = c->second;
    army = scenario_.corps[static_cast<size_t>(corps)].army;
  } else if (const auto a = armies_.find(entry.of); a != armies_.end()) {
    army = a->second;
  } else if (entry.of.empty() || entry.of == entry.side) {
    army = ArmyId::kNone;
    for (size_t i = scenario_.armies.size(); i-- > 0;) {
      if (scenario_.armies[i].side == side) army = static_cast<ArmyId>(i);
    }
  } else {
    return Wrong(entry,
                 "of \"" + entry.of + "\": there is no such army or corps");
  }
  if (scenario_.armies[static_cast<size_t>(army)].side != side) {
    return Wrong(entry, entry.of + " is of the other side");
  }
  return true;
}

bool Reader::ReadArmy(const Entry& entry) {
  if (!TakeId(entry)) return false;
  Side side = Side::kFirst;
  if (!SideOf(entry, side)) return false;
  EntryWords words(entry, *FormOf(entry));
  words.Take("army");
  ArmyData army{.name = entry.id, .side = side};
  army.nation = words.TakeOne(kNationWords).value_or(Nation::kOther);
  army.type = words.TakeOne(kArmyTypeWords)
                  .value_or(HasNoCorps(army.nation) ? ArmyType::kByDivision
                                                    : ArmyType::kByCorps);
  if (HasNoCorps(army.nation) && army.type == ArmyType::kByCorps) {
    return Wrong(entry, "armies of this nation are by division (BBN-BAS-31)");
  }
  words.Link("chief");  // read when the leaders are known
  if (scenario_.armies.size() >= kMaxArmies) {
    return Wrong(entry,
                 "there is room for " + std::to_string(kMaxArmies) + " armies");
  }
  armies_.emplace(entry.id,
                  MakeId<ArmyId>(static_cast<int>(scenario_.armies.size())));
  scenario_.armies.push_back(std::move(army));
  return NoLeftOver(words);
}

bool Reader::ReadCorps(const Entry& entry) {
  if (!TakeId(entry)) return false;
  Side side = Side::kFirst;
  if (!SideOf(entry, side)) return false;
  EntryWords words(entry, *FormOf(entry));
  words.Take("corps");
  words.Take("division");
  CorpsData corps{.name = entry.id, .side = side};
  CorpsId none = CorpsId::kNone;
  if (!ArmyOf(entry, side, corps.army, none)) return false;
  int64_t until = 0;
  if (!InRange(words, "hold until", until)) return false;
  corps.hold_until = static_cast<int>(until);
  const auto limit = [&](std::string_view key, std::optional<Length>& value) {
    const auto text = words.Link(key);
    if (!text.has_value()) return true;
    const bool digits = !text->empty() && text->size() < 4 &&
                        std::all_of(text->begin(), text->end(), [](char c) {
                          return c >= '0' && c <= '9';
                        });
    if (!digits) {
      return Wrong(entry, std::string(key) + " \"" + *text +
                              "\" is no whole number of inches");
    }
    value = Inches(std::stoi(*text));
    return true;
  };
  if (!limit("stays south of", corps.stay_south_of) ||
      !limit("stays east of", corps.stay_east_of) ||
      !ReadZone(words, corps.deployment)) {
    return false;
  }
  if (until > 0 && !corps.stay_south_of && !corps.stay_east_of) {
    return Wrong(entry,
                 "hold until needs a limit: stays south of or stays east of");
  }
  if (scenario_.corps.size() >= kMaxCorps) {
    return Wrong(entry,
                 "there is room for " + std::to_string(kMaxCorps) + " corps");
  }
  corps_.emplace(entry.id,
                 MakeId<CorpsId>(static_cast<int>(scenario_.corps.size())));
  scenario_.corps.push_back(std::move(corps));
  return NoLeftOver(words);
}

bool Reader::ReadArmies() {
  for (const Entry& e : dossier().entries) {
    if (e.type == "formation" && Is(e, "army") && !ReadArmy(e)) return false;
  }
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    const bool any =
        std::any_of(scenario_.armies.begin(), scenario_.armies.end(),
                    [side](const ArmyData& a) { return a.side == side; });
    if (any) continue;
    // A side that names none has one, of the nation it is called by.
    const std::string& name = scenario_.side(side).name;
    const Nation nation = Find(kNationWords, name).value_or(Nation::kOther);
    armies_.emplace(name + " army",
                    MakeId<ArmyId>(static_cast<int>(scenario_.armies.size())));
    scenario_.armies.push_back({.name = name + " army",
                                .side = side,
                                .nation = nation,
                                .type = HasNoCorps(nation)
                                            ? ArmyType::kByDivision
                                            : ArmyType::kByCorps});
  }
  for (const Entry& e : dossier().entries) {
    if (e.type == "formation" && !Is(e, "army") && !ReadCorps(e)) return false;
  }
  return true;
}

// ---- Arrivals ---------------------------------------------------------------

bool Reader::ReadArrival(const Entry& entry) {
  if (!TakeId(entry)) return false;
  EntryWords words(entry, *FormOf(entry));
  words.Take("arrival");
  ArrivalData data{.name = entry.id};
  if (!SideOf(entry, data.side)) return false;
  if (entry.points.size() != 2) {
    return Wrong(entry, "needs two points: the ends of its stretch of edge");
  }
  const Point a = entry.points[0], b = entry.points[1];
  const int32_t w = scenario_.ground.width.ticks;
  const int32_t d = scenario_.ground.depth.ticks;
  const auto both = [](int32_t x, int32_t y, int32_t value) {
    return x == value && y == value;
  };
  bool upright = true;
  if (both(a.x, b.x, 0)) {
    data.stretch.edge = TableEdge::kWest;
  } else if (both(a.x, b.x, w)) {
    data.stretch.edge = TableEdge::kEast;
  } else if (both(a.y, b.y, 0)) {
    data.stretch.edge = TableEdge::kSouth;
    upright = false;
  } else if (both(a.y, b.y, d)) {
    data.stretch.edge = TableEdge::kNorth;
    upright = false;
  } else {
    return Wrong(entry, "its stretch does not lie on an edge of the table");
  }
  data.stretch.from = Ticks(upright ? std::min(a.y, b.y) : std::min(a.x, b.x));
  data.stretch.to = Ticks(upright ? std::max(a.y, b.y) : std::max(a.x, b.x));
  int64_t due = 0, first = 0, need = 0, easier = 0, easier_need = 0, sure = 0;
  if (!InRange(words, "due", due) || !InRange(words, "first roll", first) ||
      !InRange(words, "need", need) || !InRange(words, "easier from", easier) ||
      !InRange(words, "easier need", easier_need) ||
      !InRange(words, "certain", sure)) {
    return false;
  }
  if (due == 0 && first == 0) {
    return Wrong(entry,
                 "says not when; give the number due, or first roll, "
                 "need and certain");
  }
  if (easier_need > 0 && easier == 0) {
    return Wrong(entry, "easier need needs easier from");
  }
  if (std::max(due, first) > scenario_.periods) {
    return Wrong(entry, "comes in period " +
                            std::to_string(std::max(due, first)) +
                            ", but the battle ends with period " +
                            std::to_string(scenario_.periods));
  }
  if (first > 0 &&
      (need == 0 || sure == 0 || (easier > 0 && easier_need == 0))) {
    return Wrong(entry,
                 "with a first roll it needs need and certain, and "
                 "with easier from easier need");
  }
  data.due = static_cast<int>(due > 0 ? due : sure);
  data.first_roll = static_cast<int>(first);
  data.need = static_cast<int>(need);
  data.easier_from = static_cast<int>(easier);
  data.easier_need = static_cast<int>(easier_need);
  data.certain = static_cast<int>(sure);
  if (scenario_.arrivals.size() >= kMaxArrivals) {
    return Wrong(entry, "there is room for " + std::to_string(kMaxArrivals) +
                            " arrivals");
  }
  const size_t i = scenario_.arrivals.size();
  state_.due[i] = words.Take("is due") ? 1 : 0;
  arrivals_.emplace(entry.id, static_cast<ArrivalId>(i));
  scenario_.arrivals.push_back(std::move(data));
  return NoLeftOver(words);
}

bool Reader::ReadArrivals() {
  for (const Entry& e : dossier().entries) {
    if (e.type == "marker" && Is(e, "arrival") && !ReadArrival(e)) return false;
  }
  return true;
}

// ---- Leaders ----------------------------------------------------------------

bool Reader::ReadLeader(const Entry& entry) {
  if (!TakeId(entry)) return false;
  Side side = Side::kFirst;
  if (!SideOf(entry, side)) return false;
  EntryWords words(entry, *FormOf(entry));
  GeneralData data{.name = entry.id, .side = side};
  data.rank = words.TakeOne(kRankWords).value_or(Rank::kCommanderInChief);
  if (!ArmyOf(entry, side, data.army, data.corps)) return false;
  ArmyData& army = scenario_.armies[static_cast<size_t>(data.army)];
  if (!IsRankOf(army.type, data.rank)) {
    return Wrong(entry, army.name + " is " +
                            std::string(WordFor(kArmyTypeWords, army.type)) +
                            " and has no such commander (BBN-I-169)");
  }
  int64_t span = SpanOf(data.rank, army.nation);
  if (!InRange(words, "span", span)) return false;
  data.span = Inches(static_cast<int32_t>(span));
  data.base_half =
      InchHundredths(kGeneralBases[static_cast<size_t>(data.rank)]).ticks / 2;
  while (const auto corps = words.Link("commands")) {
    const auto it = corps_.find(*corps);
    if (it == corps_.end()) {
      return Wrong(entry, "commands \"" + *corps + "\", which is no corps");
    }
    data.may_command.push_back(it->second);
  }
  if (const auto arrival = words.Link("arrives")) {
    const auto it = arrivals_.find(*arrival);
    if (it == arrivals_.end()) {
      return Wrong(entry,
                   "arrives with \"" + *arrival + "\", which is no arrival");
    }
    data.arrival = it->second;
  }
  if (scenario_.generals.size() >= kMaxGenerals) {
    return Wrong(entry, "there is room for " + std::to_string(kMaxGenerals) +
                            " leaders");
  }
  const GeneralId id =
      MakeId<GeneralId>(static_cast<int>(scenario_.generals.size()));
  if (data.rank == Rank::kCommanderInChief) {
    if (IsSome(army.chief)) {
      return Wrong(entry, army.name + " has a commander-in-chief already");
    }
    army.chief = id;
  }
  GeneralState& state = state_.general(id);
  state.moved = words.Take("moved") ? 1 : 0;
  const bool open =
      is_deployed_freely() ||
      (!entry.place.has_value() &&
       (IsSome(data.arrival) || IsOn(scenario_.options.free_deployment)));
  const bool listed = words.Take("reserve");
  if (IsSome(data.arrival) && is_start() && !listed &&
      entry.place.has_value()) {
    return Wrong(entry, "arrives later and stands on the table; leave out one");
  }
  const bool reserve = listed || open;
  state.presence = reserve ? Presence::kReserve : Presence::kOnTable;
  if (!reserve && !entry.place.has_value()) {
    return Wrong(entry, "has no place; give x and y");
  }
  if (entry.place.has_value()) {
    state.pos = *entry.place;
    if (!reserve && !Contains(Box{{0, 0},
                                  {scenario_.ground.width.ticks,
                                   scenario_.ground.depth.ticks}},
                              state.pos)) {
      return Wrong(entry, "stands off the table");
    }
  }
  generals_.emplace(entry.id, id);
  scenario_.generals.push_back(std::move(data));
  return NoLeftOver(words);
}

bool Reader::ReadLeaders() {
  for (const Entry& e : dossier().entries) {
    if (e.type == "leader" && !ReadLeader(e)) return false;
  }
  return true;
}

// An army may have the commander-in-chief of another as its own.
bool Reader::ReadChiefs() {
  for (const Entry& e : dossier().entries) {
    if (e.type != "formation" || !Is(e, "army")) continue;
    for (const auto& [key, name] : e.links) {
      if (key != "chief") continue;
      const auto it = generals_.find(name);
      ArmyData& army =
          scenario_.armies[static_cast<size_t>(armies_.find(e.id)->second)];
      if (it == generals_.end() ||
          scenario_.general(it->second).side != army.side) {
        return Wrong(e, "chief \"" + name + "\" is no leader of its side");
      }
      if (IsSome(army.chief) && army.chief != it->second) {
        return Wrong(e, "has a commander-in-chief of its own");
      }
      army.chief = it->second;
    }
  }
  return true;
}

}  // namespace berthier::big_battle_napoleonic
