// The table: a person plays in the browser.
#include <signal.h>

#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/flags/flag.h"
#include "absl/strings/str_format.h"
#include "agents/registry.h"
#include "arenas/commands/commands.h"
#include "arenas/files/files.h"
#include "arenas/flags/flags.h"
#include "arenas/match/loading.h"
#include "arenas/table/browser.h"
#include "arenas/table/house.h"
#include "arenas/table/qr.h"
#include "arenas/table/server.h"
#include "arenas/table/storage.h"
#include "arenas/tournament/signals.h"
#include "proto/position_codec.h"
#include "proto/text.h"

namespace berthier {
namespace {

using nlohmann::json;

constexpr std::string_view kLoopback = "127.0.0.1";

absl::Status Bad(std::string what) {
  return absl::InvalidArgumentError(std::move(what));
}

// The side that the person plays, by its name or number.
absl::StatusOr<size_t> SideAsked(const Game& game) {
  const std::string asked = absl::GetFlag(FLAGS_side);
  if (asked.empty()) return 0;
  for (size_t i = 0; i < 2; ++i) {
    const auto side = static_cast<Side>(i);
    if (asked == std::to_string(i + 1) || asked == game.SideName(side)) {
      return i;
    }
  }
  return Bad(absl::StrFormat("--side cannot be '%s'; it is %s or %s", asked,
                             game.SideName(Side::kFirst),
                             game.SideName(Side::kSecond)));
}

absl::StatusOr<std::string> DiceAsked() {
  const std::string dice = absl::GetFlag(FLAGS_dice);
  if (dice == "typed" || dice == "program") return dice;
  return Bad("--dice cannot be '" + dice + "'; it is program or typed");
}

absl::StatusOr<bool> IsRealTable() {
  const std::string table = absl::GetFlag(FLAGS_table);
  if (table == "real" || table == "screen") return table == "real";
  return Bad("--table cannot be '" + table + "'; it is screen or real");
}

// What "new" is asked for the scenario that is named.
absl::StatusOr<json> NewGame(const Desk& desk, const std::string& scenario,
                             House& house) {
  const absl::StatusOr<LoadedGame> loaded = LoadGame(scenario, desk.rulesets);
  if (!loaded.ok()) return loaded.status();
  const absl::StatusOr<size_t> side = SideAsked(*loaded->game);
  if (!side.ok()) return side.status();
  const absl::StatusOr<std::string> dice = DiceAsked();
  if (!dice.ok()) return dice.status();
  const std::string agent = absl::GetFlag(FLAGS_agent).empty()
                                ? "veteran"
                                : absl::GetFlag(FLAGS_agent);
  MadeAgent made = MakeAgent(agent, loaded->game->ruleset());
  if (std::string* const problem = std::get_if<std::string>(&made)) {
    return Bad(std::move(*problem));
  }
  // Whoever types here may name any opponent, whoever asks later may not.
  house.Welcome(agent);
  json request = {{"seats", json::array()}, {"dice", {*dice, *dice}}};
  for (size_t i = 0; i < 2; ++i) {
    request["seats"].push_back(i == *side
                                   ? json{{"who", "you"}}
                                   : json{{"who", "agent"}, {"agent", agent}});
  }
  // Nobody wants the same dice tonight as last night, unless he says so.
  if (IsGiven("seed")) request["seed"] = absl::GetFlag(FLAGS_seed);
  request["text"] =
      PrintText(WireOf(loaded->written.document, loaded->written.ruler));
  return request;
}

// Asks for a game; its name.
absl::StatusOr<std::string> GameBy(House& house, std::string_view request,
                                   const json& body) {
  const Reply reply = house.Ask(request, body.dump());
  const json told = json::parse(reply.body);
  if (reply.status != 200) return Bad(told.value("error", "it is refused"));
  return told.at("game").get<std::string>();
}

absl::StatusOr<std::string> LastGame(House& house) {
  const json told = json::parse(house.Ask("house", "{}").body);
  if (told.at("games").empty()) {
    return Bad("there is no game to go on with; without --resume one begins");
  }
  return GameBy(house, "open", {{"game", told["games"][0].at("game")}});
}

absl::StatusOr<std::string> GamesFolder() {
  const std::string folder = absl::GetFlag(FLAGS_games);
  if (!folder.empty()) return folder;
  return UsualGamesFolder();
}

absl::Status IsSense(const Arguments& arguments) {
  if (absl::GetFlag(FLAGS_resume) && !arguments.empty()) {
    return Bad("--resume goes on with the last game; no scenario beside it");
  }
  if (arguments.empty()) {
    for (const std::string_view flag : {"agent", "side", "dice", "seed"}) {
      if (IsGiven(flag)) {
        return Bad(absl::StrFormat(
            "--%s is for a game that begins at once: name its scenario, or "
            "leave it out and choose on the page",
            flag));
      }
    }
  }
  return absl::OkStatus();
}

// The game that the command line names; empty if it names none.
absl::StatusOr<std::string> GameAsked(const Desk& desk,
                                      const Arguments& arguments,
                                      House& house) {
  if (absl::GetFlag(FLAGS_resume)) return LastGame(house);
  if (arguments.empty()) return "";
  const absl::StatusOr<json> request = NewGame(desk, arguments[0], house);
  if (!request.ok()) return request.status();
  return GameBy(house, "new", *request);
}

// What a browser opens.
std::string AddressOf(const Server& server, const std::string& game,
                      bool is_real) {
  std::string place = game.empty() ? "" : "game=" + game;
  if (is_real) place += place.empty() ? "table=real" : "&table=real";
  return place.empty() ? server.url() : server.url() + "#" + place;
}

absl::StatusOr<ExitCode> RunPlay(const Desk& desk, const Arguments& arguments) {
  const absl::StatusOr<bool> is_real = IsRealTable();
  if (!is_real.ok()) return is_real.status();
  if (absl::Status sense = IsSense(arguments); !sense.ok()) return sense;
  const absl::StatusOr<std::string> folder = GamesFolder();
  if (!folder.ok()) return folder.status();
  absl::StatusOr<std::unique_ptr<FileKeeper>> keeper =
      FileKeeper::Open(*folder, desk.err);
  if (!keeper.ok()) return keeper.status();
  House house(desk.rulesets, **keeper, std::string(desk.version));
  const absl::StatusOr<std::string> game = GameAsked(desk, arguments, house);
  if (!game.ok()) return game.status();

  // Before any thread begins, so that none is interrupted.
  const SignalWatch signals;
  ServerSettings settings;
  if (const std::string listen = absl::GetFlag(FLAGS_listen); !listen.empty()) {
    settings.address = listen;
  }
  settings.port = absl::GetFlag(FLAGS_port);
  settings.page_folder = absl::GetFlag(FLAGS_page);
  const int wanted = settings.port;
  const absl::StatusOr<std::unique_ptr<Server>> server =
      Server::Start(house, settings);
  if (!server.ok()) return server.status();
  if (wanted != 0 && (*server)->port() != wanted) {
    desk.out << absl::StrFormat("Port %d is taken; this is %d.\n", wanted,
                                (*server)->port());
  }
  const std::string url = AddressOf(**server, *game, *is_real);
  if (settings.address != kLoopback) desk.out << QrCode(url);
  desk.out << "Open " << url << "\nin your browser; Ctrl-C ends, every game "
           << "is kept in " << *folder << "\n"
           << std::flush;
  if (absl::GetFlag(FLAGS_open) && !OpenInBrowser(url)) {
    desk.err << "berthier: there is no xdg-open here that knows the browser; "
             << "open the address yourself\n"
             << std::flush;
  }
  while (signals.count() == 0) sigsuspend(&signals.unblocked());
  (*server)->Stop();
  return ExitCode::kDone;
}

}  // namespace

Command PlayCommand() {
  return {
      .name = "play",
      .arguments = "[SCENARIO]",
      .summary = "you play, in the browser",
      .details =
          "Serves the table, a page in the browser on which a person plays any "
          "scenario\nagainst any agent, a friend, or watches. Without SCENARIO "
          "it is chosen there.\nGames are kept after every order: closing the "
          "page or ending the program loses\nnothing, and --resume goes on "
          "with the last one. Dice are new in every game but\nwith --seed."
          "\n\nOnly this machine can open the page, and only by the address "
          "printed, which has\na key in it. --listen=ADDRESS (this machine's "
          "own, like 192.168.1.20) lets a\ntablet beside the real table open "
          "it too: whoever is in that network can read\nalong, so do it at "
          "home.\n\n"
          "  berthier play\n"
          "  berthier play retz --agent=veteran --side=Austrian --dice=typed",
      .flags = {"agent", "side", "dice", "seed", "table", "open", "resume",
                "games", "listen", "port", "page", "scenarios"},
      .fewest = 0,
      .most = 1,
      .run = &RunPlay};
}

}  // namespace berthier
