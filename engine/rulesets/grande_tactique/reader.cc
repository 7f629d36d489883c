#include "engine/rulesets/grande_tactique/reader.h"

#include <charconv>

#include "engine/rulesets/grande_tactique/option_words.h"
#include "engine/rulesets/grande_tactique/sequence.h"
#include "engine/rulesets/grande_tactique/tables.h"
#include "engine/rulesets/grande_tactique/wire_words.h"

namespace berthier::grande_tactique {

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
  if (const auto t = words.Link("sundown")) {
    if (!ReadTime(entry, "sundown", *t, scenario_.sundown_minute)) return false;
  }
  const int minutes = scenario_.sundown_minute - scenario_.start_minute;
  if (minutes <= 0) {
    return Wrong(entry, "sundown is not after the start; put it later");
  }
  // GT-SCN-03: the last round is the last that starts before sundown.
  const int quarters =
      (minutes + kMinutesPerQuarter - 1) / kMinutesPerQuarter;
  scenario_.last_round = quarters * kPlayerTurnsPerQuarter;
  int64_t round = 1;
  if (!InRange(words, "round", 1, scenario_.last_round, round)) return false;
  state_.round = static_cast<int16_t>(round);
  first_ = words.Link("first").value_or("");
  if (first_ == "dice") {
    scenario_.dice_for_first_side = true;
  } else if (!first_.empty() && !sides_.contains(first_)) {
    return Wrong(entry, "first \"" + first_ + "\" is no side; name one of the "
                                              "two, or dice");
  } else if (!first_.empty()) {
    state_.first_side = sides_.find(first_)->second;
  }
  state_.moving = state_.first_side;
  if (const auto moving = words.Link("moving")) {
    const auto it = sides_.find(*moving);
    if (it == sides_.end()) {
      return Wrong(entry, "moving \"" + *moving + "\" is no side");
    }
    state_.moving = it->second;
  }
  const std::string phase = words.Link("phase").value_or("start");
  if (phase == "start") {
    state_.phase = Phase::kSetup;
  } else if (phase == "regroup") {
    state_.phase = Phase::kRegroup;
  } else if (phase == "command" || phase == "orders") {
    state_.phase = Phase::kCommand;
    state_.step = static_cast<uint8_t>(phase == "command"
                                           ? CommandStep::kSnapshot
                                           : CommandStep::kOrders);
  } else if (phase == "firing") {
    state_.phase = Phase::kFiring;
  } else if (phase == "charge") {
    state_.phase = Phase::kCharge;
  } else if (phase == "over") {
    state_.phase = Phase::kOver;
  } else {
    return Wrong(entry, "phase \"" + phase +
                            "\" is none of start, regroup, command, orders, "
                            "firing, charge, over");
  }
  return NoLeftOver(words);
}

bool Reader::Read() {
  scenario_.name = dossier_.name;
  scenario_.note = dossier_.note;
  state_.firer = UnitId::kNone;
  state_.target = UnitId::kNone;
  state_.occupant.fill(UnitId::kNone);
  for (const Entry& e : dossier_.entries) {
    const bool known = e.type == "side" || e.type == "formation" ||
                       e.type == "leader" || e.type == "unit" ||
                       e.type == "terrain" || e.type == "clock" ||
                       e.type == "process";
    if (!known) return Wrong(e, "Grande Tactique has no entries of this type");
  }
  return ReadOptions() && ReadTerrain() && ReadSides() && ReadClock() &&
         ReadFormations() && ReadLeaders() && ReadUnits() &&
         AddImplicitFormations() && AssignCommanders() && ReadLinks() &&
         Validate() && ReadProcess();
}

}  // namespace berthier::grande_tactique
