#include "arenas/table/offers.h"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <random>
#include <utility>
#include <variant>

#include "absl/strings/str_format.h"
#include "agents/levels.h"
#include "agents/registry.h"
#include "arenas/drawing/svg.h"
#include "arenas/generation/generator.h"
#include "arenas/match/loading.h"
#include "arenas/table/ruler.h"
#include "proto/position_codec.h"

namespace berthier {
namespace {

using nlohmann::json;

constexpr std::array<std::string_view, 3> kTempers = {"bold", "measured",
                                                      "cautious"};
// How an agent that has tempers is asked for with its usual one.
constexpr std::string_view kUsualTemper = ":measured";

absl::Status Bad(std::string what) {
  return absl::InvalidArgumentError(std::move(what));
}

bool EndsWith(std::string_view text, std::string_view end) {
  return text.size() >= end.size() &&
         text.substr(text.size() - end.size()) == end;
}

json CardOf(const std::string& name, const LoadedGame& loaded) {
  const Game& game = *loaded.game;
  Position start(game.layout());
  game.Start(start);
  const Picture picture = game.Draw(start);
  const Ruler& ruler = loaded.written.ruler;
  const ScenarioDocument& document = loaded.written.document;
  const auto units =
      std::count_if(document.entries.begin(), document.entries.end(),
                    [](const Entry& entry) { return entry.type == "unit"; });
  return {
      {"name", name},
      {"title", document.name},
      {"note", document.note},
      {"ruleset", document.ruleset},
      {"sides", {game.SideName(Side::kFirst), game.SideName(Side::kSecond)}},
      {"size",
       {InUnits(ruler, picture.width.ticks),
        InUnits(ruler, picture.depth.ticks)}},
      {"ruler", UnitName(game, ruler)},
      {"units", units},
      {"picture", ToSvg(picture)}};
}

json OpponentsOf(std::span<const Ruleset> rulesets) {
  json opponents = json::array();
  const auto add = [&](std::string_view name, std::string_view about,
                       std::string_view ruleset, std::string_view kind,
                       bool has_tempers) {
    json tempers = json::array();
    if (has_tempers) {
      for (const std::string_view temper : kTempers) tempers.push_back(temper);
    }
    opponents.push_back({{"name", name},
                         {"about", about},
                         {"ruleset", ruleset},
                         {"kind", kind},
                         {"tempers", std::move(tempers)}});
  };
  for (const Ruleset& ruleset : rulesets) {
    for (const Level& level : Levels()) {
      add(level.name, level.description, ruleset.name, "level",
          EndsWith(RequestOf(level.name, ruleset.name), kUsualTemper));
    }
  }
  for (const AgentKind& kind : Agents()) {
    if (ExternalSettingsIn(std::string(kind.name) + ":")) continue;
    add(kind.name, kind.description, kind.ruleset, "agent",
        std::holds_alternative<std::unique_ptr<Agent>>(MakeAgent(
            std::string(kind.name) + std::string(kUsualTemper), kind.ruleset)));
  }
  return opponents;
}

absl::StatusOr<LoadedGame> ReadGame(const json& request,
                                    std::span<const Ruleset> rulesets) {
  if (request.contains("text")) {
    const auto text = request.at("text").get<std::string>();
    const absl::StatusOr<WrittenDocument> written =
        ReadPosition({"your file", text}, Form::kText);
    if (!written.ok()) return written.status();
    absl::StatusOr<std::unique_ptr<const Game>> game =
        BuildGame(written->document, "your file", rulesets);
    if (!game.ok()) return game.status();
    return LoadedGame{
        .game = *std::move(game), .written = *written, .source = "your file"};
  }
  if (request.contains("generated")) {
    const json& wanted = request.at("generated");
    std::string what = absl::StrFormat("generated:%s:%d",
                                       wanted.at("ruleset").get<std::string>(),
                                       wanted.at("seed").get<uint64_t>());
    if (wanted.contains("size")) {
      absl::StrAppendFormat(&what, ":%d:%d", wanted.at("size").get<int>(),
                            wanted.value("handicap", 0));
    }
    if (wanted.value("fog", false)) what += ":fog";
    return LoadGame(what, rulesets);
  }
  const auto name = request.at("scenario").get<std::string>();
  const absl::StatusOr<std::vector<std::string>> names = ScenarioNames();
  if (!names.ok()) return names.status();
  // Nothing else is a name here: a client is not to make us read files.
  if (std::find(names->begin(), names->end(), name) == names->end()) {
    return Bad("there is no scenario \"" + name + "\"");
  }
  return LoadGame(name, rulesets);
}

absl::StatusOr<std::string> ReadOpponent(
    const json& seat, std::string_view ruleset,
    const std::vector<std::string>& welcome) {
  auto request = seat.at("agent").get<std::string>();
  const std::string temper = seat.value("temper", "");
  if (std::find(welcome.begin(), welcome.end(), request) == welcome.end() &&
      ExternalSettingsIn(request)) {
    return Bad(
        "a program may be asked for on the command line only: berthier "
        "play --agent=external:...");
  }
  if (!temper.empty()) {
    if (std::find(kTempers.begin(), kTempers.end(), temper) == kTempers.end()) {
      return Bad("there is no temper \"" + temper + "\"");
    }
    const std::string of_level(RequestOf(request, ruleset));
    if (EndsWith(of_level, kUsualTemper)) {
      request = of_level.substr(0, of_level.size() - kUsualTemper.size());
    }
    request += ":" + temper;
  }
  MadeAgent made = MakeAgent(request, ruleset);
  if (const std::string* const problem = std::get_if<std::string>(&made)) {
    return Bad(*problem);
  }
  return request;
}

}  // namespace

json Offers(std::span<const Ruleset> rulesets) {
  json offers = {{"rulesets", json::array()},
                 {"scenarios", json::array()},
                 {"generated", json::array()},
                 {"opponents", OpponentsOf(rulesets)}};
  for (const Ruleset& ruleset : rulesets) {
    offers["rulesets"].push_back(
        {{"name", ruleset.name}, {"title", ruleset.title}});
  }
  const absl::StatusOr<std::vector<std::string>> names = ScenarioNames();
  if (names.ok()) {
    for (const std::string& name : *names) {
      const absl::StatusOr<LoadedGame> loaded = LoadGame(name, rulesets);
      if (loaded.ok()) offers["scenarios"].push_back(CardOf(name, *loaded));
    }
    // A first game is a small one.
    std::stable_sort(offers["scenarios"].begin(), offers["scenarios"].end(),
                     [](const json& a, const json& b) {
                       return a["units"].get<int>() < b["units"].get<int>();
                     });
  }
  for (const Generator& generator : Generators()) {
    offers["generated"].push_back({{"ruleset", generator.ruleset},
                                   {"means", generator.size_means},
                                   {"smallest", generator.smallest},
                                   {"largest", generator.largest},
                                   {"usual", generator.usual},
                                   {"handicap", generator.has_handicaps},
                                   {"fog", generator.has_fog}});
  }
  return offers;
}

absl::StatusOr<TableSetup> ReadSetup(const json& request,
                                     std::span<const Ruleset> rulesets,
                                     const std::vector<std::string>& welcome) {
  TableSetup setup;
  absl::StatusOr<LoadedGame> loaded = ReadGame(request, rulesets);
  if (!loaded.ok()) return loaded.status();
  setup.loaded = *std::move(loaded);
  const json& seats = request.at("seats");
  if (!seats.is_array() || seats.size() != kSides) {
    return Bad("a game has two seats");
  }
  for (size_t side = 0; side < kSides; ++side) {
    const json& seat = seats.at(side);
    const auto who = seat.at("who").get<std::string>();
    TableSeat& taken = setup.seats[side];
    if (who == "agent") {
      absl::StatusOr<std::string> opponent =
          ReadOpponent(seat, setup.loaded.game->ruleset(), welcome);
      if (!opponent.ok()) return opponent.status();
      taken.who = TableSeat::Who::kAgent;
      taken.request = *std::move(opponent);
    } else if (who == "friend") {
      taken.who = TableSeat::Who::kFriend;
    } else if (who != "you") {
      return Bad("on a seat is you, friend or agent, not \"" + who + "\"");
    }
  }
  const json dice = request.value("dice", json::array());
  for (size_t side = 0; side < std::min<size_t>(dice.size(), kSides); ++side) {
    setup.seats[side].typed_dice = dice.at(side).get<std::string>() == "typed";
  }
  // A seed of the machine's own, short enough to be typed.
  setup.seed = request.contains("seed") ? request.at("seed").get<uint64_t>()
                                        : std::random_device()() % 1000000;
  return setup;
}

}  // namespace berthier
