#include "engine/rulesets/big_battle_napoleonic/reader.h"

#include <charconv>

#include "engine/rulesets/big_battle_napoleonic/option_words.h"
#include "engine/rulesets/big_battle_napoleonic/wire_words.h"

namespace berthier::big_battle_napoleonic {

namespace {

std::string Misfit(std::string_view kind, const std::string& word,
                   const std::set<std::string, std::less<>>& known) {
  std::string text = std::string(kind) + " \"" + word + "\" ";
  if (known.contains(word)) {
    return text + "is said twice or contradicts another; keep one";
  }
  text += "is unknown here; there ";
  if (known.empty()) return text + "are none";
  text += "are";
  std::string_view comma = " ";
  for (const std::string& each : known) {
    text += std::string(comma) + each;
    comma = ", ";
  }
  return text;
}

}  // namespace

// ---- Words ------------------------------------------------------------------

bool Words::Take(std::string_view word) {
  known_words_.emplace(word);
  for (size_t i = 0; i < entry_.is.size(); ++i) {
    if (!word_used_[i] && entry_.is[i] == word) {
      word_used_[i] = true;
      return true;
    }
  }
  return false;
}

std::optional<int64_t> Words::Number(std::string_view key) {
  known_numbers_.emplace(key);
  for (size_t i = 0; i < entry_.numbers.size(); ++i) {
    if (!number_used_[i] && entry_.numbers[i].first == key) {
      number_used_[i] = true;
      return entry_.numbers[i].second;
    }
  }
  return std::nullopt;
}

std::optional<std::string> Words::Link(std::string_view key) {
  known_links_.emplace(key);
  for (size_t i = 0; i < entry_.links.size(); ++i) {
    if (!link_used_[i] && entry_.links[i].first == key) {
      link_used_[i] = true;
      return entry_.links[i].second;
    }
  }
  return std::nullopt;
}

std::string Words::LeftOver() const {
  for (size_t i = 0; i < word_used_.size(); ++i) {
    if (!word_used_[i]) return Misfit("word", entry_.is[i], known_words_);
  }
  for (size_t i = 0; i < number_used_.size(); ++i) {
    if (!number_used_[i]) {
      return Misfit("number", entry_.numbers[i].first, known_numbers_);
    }
  }
  for (size_t i = 0; i < link_used_.size(); ++i) {
    if (!link_used_[i]) {
      return Misfit("link", entry_.links[i].first, known_links_);
    }
  }
  return "";
}

// ---- Reader -----------------------------------------------------------------

bool Reader::Wrong(const Entry& entry, std::string what) {
  std::string where = entry.type;
  if (!entry.id.empty()) where += " " + entry.id;
  problem_ = {std::move(where), std::move(what), entry.line};
  return false;
}

bool Reader::WrongWhole(std::string where, std::string what) {
  problem_ = {std::move(where), std::move(what), 0};
  return false;
}

bool Reader::NoLeftOver(const Words& words) {
  const std::string rest = words.LeftOver();
  if (rest.empty()) return true;
  return Wrong(words.entry(), rest);
}

bool Reader::InRange(Words& words, std::string_view key, int64_t low,
                     int64_t high, int64_t& value) {
  const std::optional<int64_t> n = words.Number(key);
  if (!n.has_value()) return true;
  if (*n < low || *n > high) {
    return Wrong(words.entry(), std::string(key) + " is " + std::to_string(*n) +
                                    "; it must be from " + std::to_string(low) +
                                    " to " + std::to_string(high));
  }
  value = *n;
  return true;
}

bool Reader::TakeId(const Entry& entry) {
  if (entry.id.empty()) return Wrong(entry, "has no id; give it one");
  const auto [it, fresh] = ids_.emplace(entry.id, entry.line);
  if (fresh) return true;
  return Wrong(entry, "the id \"" + entry.id + "\" is taken" +
                          (it->second > 0
                               ? " by line " + std::to_string(it->second)
                               : std::string()) +
                          "; choose another");
}

bool Reader::SideOf(const Entry& entry, Side& side) {
  const auto it = sides_.find(entry.side);
  if (it == sides_.end()) {
    return Wrong(entry, "side \"" + entry.side + "\" is not one of " +
                            scenario_.sides[0].name + ", " +
                            scenario_.sides[1].name +
                            "; two side entries give other names");
  }
  side = it->second;
  return true;
}

bool Reader::ReadOptions() {
  for (const auto& [name, value] : dossier_.options) {
    const std::string wrong = SetOption(scenario_.options, name, value);
    if (!wrong.empty()) return WrongWhole("option " + name, wrong);
  }
  return true;
}

bool Reader::ReadTime(const Entry& entry, std::string_view key,
                      const std::string& text, int16_t& minute) {
  int hours = 0, minutes = 0;
  const char* p = text.data();
  const char* end = p + text.size();
  const auto [colon, e1] = std::from_chars(p, end, hours);
  bool good = e1 == std::errc() && colon != end && *colon == ':';
  if (good) {
    const auto [last, e2] = std::from_chars(colon + 1, end, minutes);
    good = e2 == std::errc() && last == end && last - colon == 3 &&
           hours >= 0 && hours < 24 && minutes >= 0 && minutes < 60;
  }
  if (!good) {
    return Wrong(entry, std::string(key) + " \"" + text +
                            "\" is not a time of day; write it like 14:30");
  }
  minute = static_cast<int16_t>(60 * hours + minutes);
  return true;
}

bool Reader::ReadClock() {
  const Entry* clock = nullptr;
  for (const Entry& e : dossier_.entries) {
    if (e.type != "clock") continue;
    if (clock != nullptr) return Wrong(e, "there is a second clock; keep one");
    clock = &e;
  }
  static const Entry kDefault{.type = "clock"};
  Words words(clock != nullptr ? *clock : kDefault);
  const Entry& entry = words.entry();
  if (const auto t = words.Link("start")) {
    if (!ReadTime(entry, "start", *t, scenario_.start_minute)) return false;
  }
  int64_t periods = scenario_.periods, period = 1;
  if (!InRange(words, "periods", 1, 60, periods) ||
      !InRange(words, "period", 1, periods, period)) {
    return false;
  }
  scenario_.periods = static_cast<int>(periods);
  state_.period = static_cast<int16_t>(period);
  const auto side = [&](std::string_view key, Side& value) {
    const auto name = words.Link(key);
    if (!name.has_value()) return true;
    const auto it = sides_.find(*name);
    if (it == sides_.end()) {
      return Wrong(entry, std::string(key) + " \"" + *name +
                              "\" is no side; name one of the two");
    }
    value = it->second;
    return true;
  };
  if (!side("attacker", state_.attacker)) return false;
  state_.phasing = state_.attacker;
  if (!side("phasing", state_.phasing)) return false;
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
  std::vector<EntityInfo>& all = scenario_.entities;
  const auto side = [](Side s) { return static_cast<int8_t>(s); };
  for (const UnitData& u : scenario_.units) {
    all.push_back({u.name, "unit", side(u.side)});
  }
  for (const GeneralData& g : scenario_.generals) {
    all.push_back({g.name, "leader", side(g.side)});
  }
  for (const CorpsData& c : scenario_.corps) {
    all.push_back({c.name, "formation", side(c.side)});
  }
  for (const ArmyData& a : scenario_.armies) {
    all.push_back({a.name, "formation", side(a.side)});
  }
  for (const Piece& p : scenario_.ground.pieces) {
    all.push_back({p.name, "terrain", -1});
  }
  for (const Side s : {Side::kFirst, Side::kSecond}) {
    all.push_back({scenario_.side(s).name, "side", side(s)});
  }
}

bool Reader::Read() {
  scenario_.name = dossier_.name;
  scenario_.note = dossier_.note;
  for (const Entry& e : dossier_.entries) {
    const bool known = e.type == "side" || e.type == "formation" ||
                       e.type == "leader" || e.type == "unit" ||
                       e.type == "terrain" || e.type == "clock" ||
                       e.type == "marker" || e.type == "process";
    if (!known) {
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
