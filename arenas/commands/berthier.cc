#include "arenas/commands/berthier.h"

#include <algorithm>
#include <span>

#include "absl/strings/str_format.h"
#include "arenas/commands/commands.h"
#include "arenas/flags/flags.h"
#include "proto/names.h"
#include "proto/quote.h"

namespace berthier {
namespace {

std::vector<Command> Commands() {
  return {PlayCommand(),        MatchCommand(),   TournamentCommand(),
          LeaderboardCommand(), ReviewCommand(),  VerifyCommand(),
          ReplayCommand(),      CheckCommand(),   PerftCommand(),
          SignatureCommand(),   ShowCommand(),    ThinkCommand(),
          AllocateCommand(),    StudyCommand(),   AgentsCommand(),
          ComplianceCommand(),  ServeCommand(),   ScenariosCommand(),
          GenerateCommand(),    RulesetsCommand()};
}

std::string Overview(const std::vector<Command>& commands) {
  std::string text =
      "berthier: an opponent and a tournament harness for Napoleonic "
      "miniatures games\n\n";
  for (const Command& command : commands) {
    absl::StrAppendFormat(
        &text, "  berthier %-24s %s\n",
        absl::StrFormat("%s %s", command.name, command.arguments),
        command.summary);
  }
  return text +
         "\n'berthier COMMAND --help' says more, 'berthier --version' which "
         "one this is.\nExit code: 0 done, 1 a failure was found, 2 bad "
         "input.\n";
}

std::string HelpOf(const Command& command) {
  std::string text = absl::StrFormat("berthier %s", command.name);
  if (!command.arguments.empty()) {
    absl::StrAppendFormat(&text, " %s", command.arguments);
  }
  if (!command.flags.empty()) text += " [flags]";
  absl::StrAppendFormat(&text, "\n\n%s\n", command.details);
  if (!command.flags.empty()) text += "\n" + FlagsHelp(command.flags);
  return text;
}

int BadInput(const Desk& desk, std::string_view what) {
  desk.err << "berthier: " << ReadableLine(what) << "\n";
  return static_cast<int>(ExitCode::kBadInput);
}

bool AsksForHelp(std::string_view argument) {
  return argument == "--help" || argument == "-h" || argument == "help";
}

absl::StatusOr<ExitCode> Run(const Desk& desk, const Command& command,
                             std::span<const std::string> rest) {
  const absl::StatusOr<Arguments> plain = ReadFlags(rest, command.flags);
  if (!plain.ok()) return plain.status();
  if (plain->size() < command.fewest) {
    return absl::InvalidArgumentError(
        absl::StrFormat("needs %s; 'berthier %s --help' says more",
                        command.arguments, command.name));
  }
  if (plain->size() > command.most) {
    return absl::InvalidArgumentError(
        absl::StrFormat("'%s' is one argument too many; 'berthier %s --help' "
                        "says what it takes",
                        (*plain)[command.most], command.name));
  }
  return command.run(desk, *plain);
}

}  // namespace

int RunBerthier(const std::vector<std::string>& arguments, const Desk& desk) {
  const std::vector<Command> commands = Commands();
  if (arguments.empty() ||
      (AsksForHelp(arguments[0]) && arguments.size() < 2)) {
    desk.out << Overview(commands);
    return static_cast<int>(arguments.empty() ? ExitCode::kBadInput
                                              : ExitCode::kDone);
  }
  if (arguments[0] == "--version" || arguments[0] == "version") {
    desk.out << desk.version << "\n";
    return static_cast<int>(ExitCode::kDone);
  }
  // 'help match' is 'match --help'.
  const bool asks_first = AsksForHelp(arguments[0]);
  const std::string& name = arguments[asks_first ? 1 : 0];
  const auto command =
      std::find_if(commands.begin(), commands.end(),
                   [&](const Command& c) { return c.name == name; });
  if (command == commands.end()) {
    std::vector<std::string_view> known = {"--help", "--version"};
    for (const Command& one : commands) known.push_back(one.name);
    return BadInput(
        desk, "there is no command '" + name + "'; " + Remedy(known, name));
  }
  const std::span<const std::string> rest = std::span(arguments).subspan(1);
  if (asks_first ||
      std::any_of(rest.begin(), rest.end(), [](const std::string& argument) {
        return argument == "--help" || argument == "-h";
      })) {
    desk.out << HelpOf(*command);
    return static_cast<int>(ExitCode::kDone);
  }
  const absl::StatusOr<ExitCode> code = Run(desk, *command, rest);
  if (!code.ok()) {
    return BadInput(desk, absl::StrFormat("%s: %s", command->name,
                                          code.status().message()));
  }
  return static_cast<int>(*code);
}

}  // namespace berthier
