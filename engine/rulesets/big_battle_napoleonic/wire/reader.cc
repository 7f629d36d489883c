#include "engine/rulesets/big_battle_napoleonic/wire/reader.h"

#include "engine/rulesets/big_battle_napoleonic/facts/wire_words.h"
#include "engine/rulesets/big_battle_napoleonic/wire/entry_forms.h"
#include "engine/rulesets/big_battle_napoleonic/wire/option_words.h"

namespace berthier::big_battle_napoleonic {

bool Reader::ReadOptions() {
  for (const auto& [name, value] : dossier().options) {
    const std::string wrong =
        SetOption(kOptionRows, scenario_.options, name, value);
    if (!wrong.empty()) return WrongWhole("option " + name, wrong);
  }
  return true;
}

bool Reader::ReadClock() {
  const Entry* clock = nullptr;
  if (!FindClock(clock)) return false;
  const Entry& entry = *clock;
  EntryWords words(entry, *FormOf(entry));
  if (const auto t = words.Link("start")) {
    if (!ReadTime(entry, "start", *t, scenario_.start_minute)) return false;
  }
  int64_t periods = scenario_.periods, period = 1;
  if (!InRange(words, "periods", periods) ||
      !InRange(words, "period", 1, periods, period)) {
    return false;
  }
  scenario_.periods = static_cast<int>(periods);
  state_.period = static_cast<int16_t>(period);
  if (!ReadSideLink(words, "attacker", state_.attacker)) return false;
  state_.phasing = state_.attacker;
  if (!ReadSideLink(words, "phasing", state_.phasing)) return false;
  const std::string phase = words.Link("phase").value_or("start");
  const auto found = Find(kPhaseWords, phase);
  if (!found.has_value()) {
    std::string known;
    for (const auto& [word, value] : kPhaseWords) {
      known += (known.empty() ? "" : ", ") + std::string(word);
    }
    return Wrong(entry, "phase \"" + phase + "\" is none of " + known);
  }
  state_.phase = *found;
  // A plain start begins with the set-up, a plain move with the command check.
  if (!mid_turn_) {
    if (*found == Phase::kPeriodStart && period == 1) {
      state_.phase = Phase::kSetup;
    }
    if (*found == Phase::kMove) state_.phase = Phase::kCommand;
  }
  return NoLeftOver(words);
}

void Reader::ListEntities() {
  const auto side = [](Side s) { return static_cast<int8_t>(s); };
  for (const UnitData& u : scenario_.units) {
    scenario_.Enlist<UnitId>({u.name, "unit", side(u.side)});
  }
  for (const GeneralData& g : scenario_.generals) {
    scenario_.Enlist<GeneralId>({g.name, "leader", side(g.side)});
  }
  for (const CorpsData& c : scenario_.corps) {
    scenario_.Enlist<CorpsId>({c.name, "formation", side(c.side)});
  }
  for (const ArmyData& a : scenario_.armies) {
    scenario_.Enlist<ArmyId>({a.name, "formation", side(a.side)});
  }
  for (const Piece& p : scenario_.ground.pieces) {
    scenario_.Enlist<PieceId>({p.name, "terrain", -1});
  }
  for (const Side s : {Side::kFirst, Side::kSecond}) {
    scenario_.Enlist<Side>({scenario_.side(s).name, "side", side(s)});
  }
}

bool Reader::Read() {
  scenario_.name = dossier().name;
  scenario_.note = dossier().note;
  for (const Entry& e : dossier().entries) {
    if (FormOf(e) == nullptr) {
      return Wrong(e, "Big Battle Napoleonic has no entries of this type");
    }
    mid_turn_ = mid_turn_ || e.type == "process";
  }
  if (!(ReadOptions() && ReadTerrain() && ReadSides() && ReadHolders() &&
        ReadClock() && ReadArmies() && ReadArrivals() && ReadLeaders() &&
        ReadChiefs() && ReadUnits())) {
    return false;
  }
  ListEntities();
  return ReadContacts() && Validate() && ReadProcess();
}

}  // namespace berthier::big_battle_napoleonic
