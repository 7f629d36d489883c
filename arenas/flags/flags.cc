#include "arenas/flags/flags.h"

#include <algorithm>

#include "absl/flags/commandlineflag.h"
#include "absl/flags/flag.h"
#include "absl/flags/reflection.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"

ABSL_FLAG(std::string, agents, "random,random",
          "the two agents, first side's first: NAME or NAME:SETTINGS each");
ABSL_FLAG(std::string, scenario, "",
          "a scenario by name (see 'berthier scenarios') or a file");
ABSL_FLAG(std::string, scenarios, "",
          "a folder where scenarios are looked up by name instead of among the "
          "bundled");
ABSL_FLAG(int32_t, pairs, 1, "how many pairs of games to play");
ABSL_FLAG(uint64_t, seed, 1, "where dice and agents get their chance from");
ABSL_FLAG(std::string, log, "", "a new file that keeps the games");
ABSL_FLAG(bool, swap, true,
          "play each game again with the same dice and the sides exchanged");
ABSL_FLAG(int32_t, game, 0,
          "the number of one game; where all can be told, 0 is all");
ABSL_FLAG(std::string, svg, "",
          "where to write: a picture, or a folder of them when many are drawn");
ABSL_FLAG(bool, text, false, "print the table as text");
ABSL_FLAG(int32_t, depth, 1, "how many orders and rolls deep");
ABSL_FLAG(bool, list, false,
          "only list the clauses and the cases that show them");
ABSL_FLAG(std::string, ledger, "",
          "where the tournament's ledger is; FILE.ledger if left out");
ABSL_FLAG(int32_t, concurrency, 0,
          "games at a time, whatever the file says; 0: as it says");
ABSL_FLAG(bool, grow, false,
          "the file asks for more than its ledger was begun with: let the "
          "ledger grow");
ABSL_FLAG(int32_t, shards, 0, "how many parts the tournament is cut into");
ABSL_FLAG(int32_t, shard, 0, "the number of a part, from 1");
ABSL_FLAG(std::string, partition, "",
          "Slurm's partition; its usual one if left out");
ABSL_FLAG(std::string, time, "",
          "the most a task of Slurm may take: 30, 4:00:00, 1-12");
ABSL_FLAG(std::string, memory, "", "what a task of Slurm needs: 500M, 2G");
ABSL_FLAG(int32_t, cpus, 0,
          "processors of a task of Slurm; 0: one for each game at a time");
ABSL_FLAG(int32_t, jobs, 1, "how many games are played at a time");
ABSL_FLAG(int32_t, size, 0,
          "how large a generated scenario is; 0 is what is usual");
ABSL_FLAG(int32_t, handicap, 0,
          "percent of points by which the side named first of a generated "
          "scenario is the stronger one; less than 0: the other");
ABSL_FLAG(bool, fog, false,
          "both armies of a generated scenario begin hidden from one another");
ABSL_FLAG(std::string, as, "", "a side: tell only what it saw");
ABSL_FLAG(std::string, output, "",
          "the file to write; printed if there is none");
ABSL_FLAG(bool, force, false,
          "replace files that are there, but never a log or a tournament file");
ABSL_FLAG(std::string, csv, "", "a file to write: a line of CSV each");
ABSL_FLAG(std::string, json, "", "a file to write: everything as JSON");
ABSL_FLAG(bool, times, true,
          "how long agents thought; without, equal games give equal pages");
ABSL_FLAG(bool, thoughts, false,
          "what the agents thought: keep it in the log, or tell it");
ABSL_FLAG(std::string, agent, "", "who is to think: NAME or NAME:SETTINGS");
ABSL_FLAG(int32_t, decision, 0,
          "a decision of a logged game, by the number 'replay' gives it");
ABSL_FLAG(
    std::string, faces, "",
    "what the dice show that are awaited, a comma between rolls: '4 2, 6'");
ABSL_FLAG(int32_t, turn, 0, "the number of one player-turn; 0 is all of them");
ABSL_FLAG(std::string, colour, "auto",
          "auto, always or never; auto is on a terminal without NO_COLOR");
ABSL_FLAG(std::string, format, "text",
          "text or json; of a tree that was searched also dot");
ABSL_FLAG(int32_t, nodes, 40, "how many nodes of a tree, most visited first");
ABSL_FLAG(uint64_t, budget, 0,
          "how many playouts are spent; 0 is what is usual");
ABSL_FLAG(std::string, reference, "at-a-glance",
          "who plays positions on to value them: at-a-glance, or an agent");
ABSL_FLAG(int32_t, horizon, 0,
          "player-turns until a playout is valued; 0: as the doctrine says");
ABSL_FLAG(int32_t, samples, 600, "how many decisions are looked at, at most");
ABSL_FLAG(std::string, split, "",
          "splits to compare: 'Foy=2,Reille=1; Foy=3'; others have nothing");
ABSL_FLAG(std::string, side, "",
          "the side you play, by its name; the first if left out");
ABSL_FLAG(std::string, dice, "program",
          "who throws: program, or typed (you, at the table)");
ABSL_FLAG(std::string, table, "screen",
          "screen, or real: the blocks stand on a table beside it");
ABSL_FLAG(bool, open, false, "open the page in the browser at once");
ABSL_FLAG(bool, resume, false, "go on with the game played last");
ABSL_FLAG(std::string, games, "",
          "the folder that games are kept in; the usual one if left out");
ABSL_FLAG(std::string, listen, "",
          "an address of this machine, for a tablet; else nobody else gets in");
ABSL_FLAG(int32_t, port, 8817,
          "the port, or the next one that is free; 0: any");
ABSL_FLAG(std::string, page, "",
          "a folder that the page is read from, for who works on it");

namespace berthier {
namespace {

constexpr std::string_view kAllFlags[] = {
    "agents", "scenario",  "scenarios", "pairs",     "seed",    "log",
    "swap",   "game",      "svg",       "text",      "depth",   "list",
    "size",   "output",    "jobs",      "thoughts",  "agent",   "decision",
    "turn",   "colour",    "format",    "nodes",     "ledger",  "concurrency",
    "shards", "shard",     "force",     "faces",     "grow",    "csv",
    "json",   "partition", "time",      "memory",    "cpus",    "times",
    "side",   "dice",      "table",     "resume",    "games",   "listen",
    "port",   "page",      "budget",    "reference", "horizon", "split",
    "open",   "samples",   "handicap",  "as",        "fog"};

// A flag as it is written on a command line.
// Names of the flags that were set by the last call of ReadFlags.
std::vector<std::string>& Given() {
  static std::vector<std::string> given;
  return given;
}

struct Written {
  std::string name;
  std::string value;
  bool has_value;
};

Written Take(std::string_view argument) {
  argument.remove_prefix(2);
  const size_t equals = argument.find('=');
  if (equals == std::string_view::npos) {
    return {std::string(argument), "", false};
  }
  return {std::string(argument.substr(0, equals)),
          std::string(argument.substr(equals + 1)), true};
}

bool Allows(std::span<const std::string_view> allowed, std::string_view name) {
  return std::find(allowed.begin(), allowed.end(), name) != allowed.end();
}

std::string_view ValuesOf(const absl::CommandLineFlag& flag) {
  if (flag.IsOfType<bool>()) return "true or false";
  if (flag.IsOfType<uint64_t>()) return "a whole number from 0 to 2^64 - 1";
  return "a whole number below 2^31";
}

absl::Status SetFlag(Written written,
                     std::span<const std::string_view> allowed) {
  // --noswap is --swap=false.
  if (!written.has_value && written.name.rfind("no", 0) == 0 &&
      Allows(allowed, written.name.substr(2))) {
    written = {written.name.substr(2), "false", true};
  }
  absl::CommandLineFlag* const flag =
      Allows(allowed, written.name) ? absl::FindCommandLineFlag(written.name)
                                    : nullptr;
  if (flag == nullptr) {
    const std::vector<std::string> names(allowed.begin(), allowed.end());
    return absl::InvalidArgumentError(absl::StrFormat(
        "there is no flag --%s here; there %s", written.name,
        names.empty() ? "are none" : "are --" + absl::StrJoin(names, ", --")));
  }
  if (!written.has_value) {
    if (!flag->IsOfType<bool>()) {
      return absl::InvalidArgumentError(absl::StrFormat(
          "--%s needs a value: --%s=...", written.name, written.name));
    }
    written.value = "true";
  }
  if (written.value.empty() && flag->IsOfType<std::string>()) {
    return absl::InvalidArgumentError(absl::StrFormat(
        "--%s= says nothing; leave it out or say what it is", written.name));
  }
  std::string problem;
  if (!flag->ParseFrom(written.value, &problem)) {
    return absl::InvalidArgumentError(
        absl::StrFormat("--%s cannot be '%s'; it is %s", written.name,
                        written.value, ValuesOf(*flag)));
  }
  Given().push_back(written.name);
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<std::vector<std::string>> ReadFlags(
    std::span<const std::string> arguments,
    std::span<const std::string_view> allowed) {
  for (const std::string_view name : kAllFlags) {
    absl::CommandLineFlag* const flag =
        absl::FindCommandLineFlag(std::string(name));
    std::string problem;
    flag->ParseFrom(flag->DefaultValue(), &problem);
  }
  Given().clear();
  std::vector<std::string> plain;
  for (size_t i = 0; i < arguments.size(); ++i) {
    const std::string& argument = arguments[i];
    if (argument == "--") {
      plain.insert(plain.end(), arguments.begin() + static_cast<long>(i) + 1,
                   arguments.end());
      break;
    }
    if (argument.rfind("--", 0) == 0) {
      const absl::Status status = SetFlag(Take(argument), allowed);
      if (!status.ok()) return status;
    } else if (argument.size() > 1 && argument[0] == '-') {
      return absl::InvalidArgumentError(
          absl::StrFormat("flags start with two dashes, unlike %s", argument));
    } else {
      plain.push_back(argument);
    }
  }
  return plain;
}

bool IsGiven(std::string_view flag) {
  return std::find(Given().begin(), Given().end(), flag) != Given().end();
}

std::string FlagsHelp(std::span<const std::string_view> flags) {
  std::string help;
  for (const std::string_view name : flags) {
    const absl::CommandLineFlag* const flag =
        absl::FindCommandLineFlag(std::string(name));
    const std::string initial = flag->DefaultValue();
    absl::StrAppendFormat(&help, "  --%-10s %s", name, flag->Help());
    if (!initial.empty()) {
      absl::StrAppendFormat(&help, " (default: %s)", initial);
    }
    help += "\n";
  }
  return help;
}

}  // namespace berthier
