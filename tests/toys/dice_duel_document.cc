// Documents of the dice duel: reading, writing, the usual start.
#include <memory>
#include <optional>
#include <string_view>

#include "tests/toys/dice_duel_game.h"

namespace berthier {
namespace dice_duel {
namespace {

// Reads a document; the first thing wrong with it ends the reading.
class Reader {
 public:
  Built Read(const ScenarioDocument& document) {
    State& state = setting_.start;
    state.men.fill(5);
    state.powder.fill(5);
    state.actions = 20;
    for (const auto& [key, value] : document.options) {
      if (key != "fog" || (value != "on" && value != "off")) {
        problem_ = {"option " + key, "wants fog on or fog off", 0};
      }
      setting_.fog = value == "on" ? Fog::kOn : Fog::kOff;
    }
    size_t sides = 0;
    for (const Entry& entry : document.entries) {
      if (entry.type != "side") continue;
      if (sides < kSides) setting_.sides[sides] = entry.id;
      ++sides;
    }
    if (sides == 1 || sides > kSides) Fault({}, "a duel has two sides");
    for (const Entry& entry : document.entries) {
      if (entry.type == "unit") {
        ReadCompany(entry);
      } else if (entry.type == "clock") {
        if (const auto side = SideNamed(entry)) state.active = *side;
        state.actions = Number(entry, "actions", state.actions, kMostActions);
      } else if (entry.type == "process") {
        ReadProcess(entry);
      } else if (entry.type != "side") {
        Fault(entry, "a duel knows no such thing");
      }
    }
    if (problem_) return *problem_;
    if (state.men[0] == 0 || state.men[1] == 0 || state.actions == 0) {
      state.phase = Phase::kOver;
    }
    return std::make_unique<const DiceDuelGame>(setting_);
  }

 private:
  void Fault(const Entry& entry, std::string what) {
    if (problem_) return;
    problem_ = {entry.id.empty() ? entry.type : entry.type + " " + entry.id,
                std::move(what), entry.line};
  }

  std::optional<uint8_t> SideNamed(const Entry& entry) {
    for (uint8_t side = 0; side < kSides; ++side) {
      if (setting_.sides[side] == entry.side) return side;
    }
    Fault(entry, "no side is called \"" + entry.side + "\"");
    return std::nullopt;
  }

  uint8_t Number(const Entry& entry, std::string_view key, uint8_t fallback,
                 int most) {
    for (const auto& [name, value] : entry.numbers) {
      if (name != key) continue;
      if (value >= 0 && value <= most) return static_cast<uint8_t>(value);
      Fault(entry, name + " runs from 0 to " + std::to_string(most));
    }
    return fallback;
  }

  void ReadCompany(const Entry& entry) {
    const auto side = SideNamed(entry);
    if (!side) return;
    State& state = setting_.start;
    if (!entry.id.empty()) setting_.companies[*side] = entry.id;
    state.men[*side] = Number(entry, "men", state.men[*side], kMostMen);
    state.spent[*side] = Number(entry, "spent", 0, kMostPowder);
    state.powder[*side] =
        Number(entry, "powder", state.powder[*side], kMostPowder);
    if (state.powder[*side] + state.spent[*side] > kMostPowder) {
      Fault(entry, "powder and spent are nine at most");
    }
    for (const std::string& word : entry.is) {
      if (word != "powder hidden") Fault(entry, "what is \"" + word + "\"?");
      state.powder[*side] = kHidden;
    }
  }

  void ReadProcess(const Entry& entry) {
    State& state = setting_.start;
    if (entry.is == std::vector<std::string>{"answer"}) {
      state.phase = Phase::kAnswer;
    } else if (entry.is == std::vector<std::string>{"melee"}) {
      state.phase = Phase::kMelee;
    } else if (entry.is == std::vector<std::string>{"volley"}) {
      state.phase = Phase::kVolley;
      state.dice = Number(entry, "dice", 1, kMostDice);
      if (state.dice == 0) Fault(entry, "a volley has one to three dice");
    } else {
      Fault(entry, "is answer, volley or melee");
    }
  }

  DiceDuelGame::Setting setting_;
  std::optional<Problem> problem_;
};

}  // namespace

ScenarioDocument DiceDuelGame::Write(const Position& position) const {
  const State& state = position.As<State>();
  ScenarioDocument document{.ruleset = std::string(ruleset()),
                            .name = "position",
                            .width = kPace * 10,
                            .depth = kPace * 10};
  document.options.emplace_back("fog", setting_.fog == Fog::kOn ? "on" : "off");
  for (const std::string& name : setting_.sides) {
    document.entries.push_back({.type = "side", .id = name});
  }
  for (size_t side = 0; side < kSides; ++side) {
    Entry unit{
        .type = "unit",
        .id = setting_.companies[side],
        .side = setting_.sides[side],
        .numbers = {{"men", state.men[side]}, {"spent", state.spent[side]}}};
    if (state.powder[side] == kHidden) {
      unit.is.push_back("powder hidden");
    } else {
      unit.numbers.emplace_back("powder", state.powder[side]);
    }
    document.entries.push_back(unit);
  }
  document.entries.push_back({.type = "clock",
                              .side = setting_.sides[state.active],
                              .numbers = {{"actions", state.actions}}});
  switch (state.phase) {
    case Phase::kAnswer:
      document.entries.push_back({.type = "process", .is = {"answer"}});
      break;
    case Phase::kVolley:
      document.entries.push_back({.type = "process",
                                  .is = {"volley"},
                                  .numbers = {{"dice", state.dice}}});
      break;
    case Phase::kMelee:
      document.entries.push_back({.type = "process", .is = {"melee"}});
      break;
    default:
      break;
  }
  return document;
}

Built BuildDiceDuel(const ScenarioDocument& document) {
  return Reader().Read(document);
}

}  // namespace dice_duel

ScenarioDocument DiceDuelStart(int men, int powder, int actions, Fog fog) {
  ScenarioDocument document{
      .ruleset = "dice_duel",
      .name = "duel",
      .width = dice_duel::kPace * 10,
      .depth = dice_duel::kPace * 10,
      .options = {{"fog", fog == Fog::kOn ? "on" : "off"}}};
  for (const char* side : {"Red", "Blue"}) {
    document.entries.push_back({.type = "side", .id = side});
  }
  for (const char* side : {"Red", "Blue"}) {
    document.entries.push_back({.type = "unit",
                                .id = std::string(side) + " company",
                                .side = side,
                                .numbers = {{"men", men}, {"powder", powder}}});
  }
  document.entries.push_back(
      {.type = "clock", .side = "Red", .numbers = {{"actions", actions}}});
  return document;
}

}  // namespace berthier
