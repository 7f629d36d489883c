#include <algorithm>

#include "engine/rulesets/big_battle_napoleonic/wire/reader.h"

namespace berthier::big_battle_napoleonic {
namespace {

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

// "16", to be read; none if nothing is said.
bool ReadInches(const std::string& text, std::optional<Length>& length) {
  if (text.empty()) return true;
  const bool digits = text.size() < 4 &&
                      std::all_of(text.begin(), text.end(),
                                  [](char c) { return c >= '0' && c <= '9'; });
  if (digits) length = Inches(std::stoi(text));
  return digits;
}

}  // namespace

// ---- Sides ------------------------------------------------------------------

bool Reader::ReadSides(const std::array<const Entry*, kSides>& given) {
  scenario_.sides[0].baseline = TableEdge::kSouth;
  scenario_.sides[1].baseline = TableEdge::kNorth;
  for (size_t i = 0; i < kSides; ++i) {
    SideData& data = scenario_.sides[i];
    data.name = NameOf(static_cast<Side>(i));
    if (given[i] == nullptr) continue;
    SideEntry said = {scenario_, data};
    if (!ReadEntry(*given[i], said) ||
        !IsZone(*given[i], std::move(said.zone), said.d.deployment)) {
      return false;
    }
    data = std::move(said.d);
  }
  return true;
}

// ---- Armies and corps -------------------------------------------------------

bool Reader::ArmyOf(const Entry& entry, const std::string& of, Side side,
                    ArmyId& army, CorpsId& corps) {
  const std::vector<ArmyData>& armies = scenario_.armies;
  corps = IdNamed<CorpsId>(scenario_.corps, of);
  army = IdNamed<ArmyId>(armies, of);
  if (IsSome(corps)) {
    army = scenario_.corps[static_cast<size_t>(corps)].army;
  } else if (!IsSome(army) && (of.empty() || of == NameOf(side))) {
    army = static_cast<ArmyId>(
        std::find_if(armies.begin(), armies.end(),
                     [side](const ArmyData& a) { return a.side == side; }) -
        armies.begin());
  }
  if (!IsSome(army)) {
    return Wrong(entry, "of \"" + of + "\": there is no such army or corps");
  }
  return armies[static_cast<size_t>(army)].side == side ||
         Wrong(entry, of + " is of the other side");
}

bool Reader::ReadArmy(const Entry& entry) {
  if (!HasRoom(entry, scenario_.armies.size(), kMaxArmies, "armies")) {
    return false;
  }
  EntryWords words(entry, FormFor(entry));
  ArmyEntry said;
  if (!Walk(words, said)) return false;
  ArmyData& army = said.d;
  army.type = said.type.value_or(HasNoCorps(army.nation) ? ArmyType::kByDivision
                                                         : ArmyType::kByCorps);
  if (HasNoCorps(army.nation) && army.type == ArmyType::kByCorps) {
    return Wrong(entry, "armies of this nation are by division (BBN-BAS-31)");
  }
  scenario_.armies.push_back(std::move(army));
  army_words_.push_back(std::move(words));
  return true;
}

// A side that names none has one, of the nation it is called by.
void Reader::AddImplicitArmy(Side side) {
  std::vector<ArmyData>& armies = scenario_.armies;
  if (std::any_of(armies.begin(), armies.end(),
                  [side](const ArmyData& a) { return a.side == side; })) {
    return;
  }
  const std::string& name = NameOf(side);
  const Nation nation = Find(kNationWords, name).value_or(Nation::kOther);
  armies.push_back({.name = name + " army",
                    .side = side,
                    .nation = nation,
                    .type = HasNoCorps(nation) ? ArmyType::kByDivision
                                               : ArmyType::kByCorps});
}

bool Reader::ReadCorps(const Entry& entry) {
  if (!HasRoom(entry, scenario_.corps.size(), kMaxCorps, "corps")) return false;
  CorpsEntry said = {scenario_};
  CorpsData& corps = said.d;
  CorpsId none = CorpsId::kNone;
  if (!ReadEntry(entry, said) ||
      !ArmyOf(entry, said.of, corps.side, corps.army, none) ||
      !IsZone(entry, std::move(said.zone), corps.deployment)) {
    return false;
  }
  if (!ReadInches(said.south_of, corps.stay_south_of) ||
      !ReadInches(said.east_of, corps.stay_east_of)) {
    return Wrong(entry,
                 "stays south of, or east of, no whole number of inches");
  }
  if (corps.hold_until > 0 && !corps.stay_south_of && !corps.stay_east_of) {
    return Wrong(entry,
                 "hold until needs a limit: stays south of or stays east of");
  }
  scenario_.corps.push_back(std::move(corps));
  return true;
}

// ---- Arrivals ---------------------------------------------------------------

bool Reader::ReadArrival(const Entry& entry) {
  const size_t i = scenario_.arrivals.size();
  if (!HasRoom(entry, i, kMaxArrivals, "arrivals")) return false;
  ArrivalEntry said = {scenario_};
  if (!ReadEntry(entry, said)) return false;
  ArrivalData& d = said.d;
  state_.due[i] = said.due;
  if (d.due == 0 && d.first_roll == 0) {
    return Wrong(entry,
                 "says not when; give the number due, or first roll, "
                 "need and certain");
  }
  if (d.easier_need > 0 && d.easier_from == 0) {
    return Wrong(entry, "easier need needs easier from");
  }
  const int comes = std::max(d.due, d.first_roll);
  if (comes > scenario_.periods) {
    return Wrong(entry, "comes in period " + std::to_string(comes) +
                            ", but the battle ends with period " +
                            std::to_string(scenario_.periods));
  }
  if (d.first_roll > 0 && (d.need == 0 || d.certain == 0 ||
                           (d.easier_from > 0 && d.easier_need == 0))) {
    return Wrong(entry,
                 "with a first roll it needs need and certain, and "
                 "with easier from easier need");
  }
  if (d.due == 0) d.due = d.certain;
  scenario_.arrivals.push_back(std::move(d));
  return true;
}

// ---- Leaders ----------------------------------------------------------------

bool Reader::ReadLeader(const Entry& entry) {
  const size_t i = scenario_.generals.size();
  if (!HasRoom(entry, i, kMaxGenerals, "leaders")) return false;
  LeaderEntry said = {scenario_};
  GeneralData& data = said.d;
  if (!ReadEntry(entry, said) ||
      !ArmyOf(entry, said.of, data.side, data.army, data.corps)) {
    return false;
  }
  GeneralState& state = state_.generals[i] = said.s;
  ArmyData& army = scenario_.armies[static_cast<size_t>(data.army)];
  if (!IsRankOf(army.type, data.rank)) {
    return Wrong(entry, army.name + " is " +
                            std::string(WordFor(kArmyTypeWords, army.type)) +
                            " and has no such commander (BBN-I-169)");
  }
  data.span = Inches(said.span.value_or(SpanOf(data.rank, army.nation)));
  data.base_half =
      InchHundredths(kGeneralBases[static_cast<size_t>(data.rank)]).ticks / 2;
  if (data.rank == Rank::kCommanderInChief) {
    if (IsSome(army.chief)) {
      return Wrong(entry, army.name + " has a commander-in-chief already");
    }
    army.chief = static_cast<GeneralId>(i);
  }
  const bool placed = said.place.has_value();
  if (IsSome(data.arrival) && is_start() && !said.reserve && placed) {
    return Wrong(entry, "arrives later and stands on the table; leave out one");
  }
  const bool reserve = said.reserve || MayBeOpen(placed, data.arrival);
  state.presence = reserve ? Presence::kReserve : Presence::kOnTable;
  state.pos = said.place.value_or(Point{});
  if (!reserve && !placed) return Wrong(entry, "has no place; give x and y");
  const Box table = {
      {0, 0}, {scenario_.ground.width.ticks, scenario_.ground.depth.ticks}};
  if (!reserve && !Contains(table, state.pos)) {
    return Wrong(entry, "stands off the table");
  }
  scenario_.generals.push_back(std::move(data));
  return true;
}

// An army may have the commander-in-chief of another as its own.
bool Reader::ReadChief(size_t i) {
  ArmyData& army = scenario_.armies[i];
  ArmyLinks said = {scenario_, army.side};
  if (!Walk(army_words_[i], said)) return false;
  const GeneralId chief = said.chief;
  if (IsSome(chief) && IsSome(army.chief) && army.chief != chief) {
    return Wrong(army_words_[i].entry(), "has a commander-in-chief of its own");
  }
  if (IsSome(chief)) army.chief = chief;
  return NoLeftOver(army_words_[i]);
}

}  // namespace berthier::big_battle_napoleonic
