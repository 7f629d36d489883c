#include "arenas/leaderboard/game_records.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "absl/strings/str_format.h"
#include "arenas/pages/shell_words.h"
#include "proto/game_log.h"
#include "proto/quote.h"

namespace berthier {
namespace {

std::string RequestOf(const wire::Seat& seat) {
  return seat.settings().empty() ? seat.agent()
                                 : seat.agent() + ":" + seat.settings();
}

// A record without what is played: two of them are of one game if they are
// equal.
std::string KeyOf(const wire::GameRecord& record) {
  std::string key =
      absl::StrFormat("%d:%d", record.start_hash(), record.dice_seed());
  for (const wire::Seat& seat : record.seat()) {
    key += "|" + RequestOf(seat) + "|" + std::to_string(seat.seed());
  }
  return key;
}

}  // namespace

RecordedLeague::RecordedLeague(std::string path) {
  source_.source.name = std::filesystem::path(path).filename().string();
  source_.path = std::move(path);
}

int RecordedLeague::PlayerOf(const wire::Seat& seat) {
  const int player = NameIndex(source_.league.players, RequestOf(seat));
  if (static_cast<size_t>(player) == source_.agents.size()) {
    source_.agents.push_back({.request = RequestOf(seat),
                              .anchor = std::nullopt,
                              .membership = Membership::kPlays});
  }
  return player;
}

int RecordedLeague::ScenarioOf(const wire::GameRecord& record) {
  const std::string start = record.start().SerializeAsString();
  const auto known = std::find_if(
      source_.scenarios.begin(), source_.scenarios.end(),
      [&](const SourceScenario& scenario) { return scenario.start == start; });
  if (known != source_.scenarios.end()) {
    return static_cast<int>(known - source_.scenarios.begin());
  }
  const wire::Position& position = record.start();
  source_.league.scenarios.push_back(
      position.name().empty() ? position.ruleset() : position.name());
  source_.scenarios.push_back(
      {.start = start,
       .sides = {record.seat(0).side(), record.seat(1).side()}});
  return static_cast<int>(source_.scenarios.size()) - 1;
}

bool RecordedLeague::Mirrors(const wire::GameRecord& record) const {
  if (!open_ || open_->dice_seed() != record.dice_seed() ||
      open_->start_hash() != record.start_hash()) {
    return false;
  }
  for (int side = 0; side < kSides; ++side) {
    const wire::Seat& before = open_->seat(kSides - 1 - side);
    const wire::Seat& now = record.seat(side);
    if (RequestOf(before) != RequestOf(now) || before.seed() != now.seed()) {
      return false;
    }
  }
  return open_->start().SerializeAsString() ==
         record.start().SerializeAsString();
}

void RecordedLeague::NoteFault(const wire::Fault& fault, Side at_fault,
                               LeagueGame& game) {
  game.fault =
      LeagueFault{.side = at_fault,
                  .kind = NameIndex(source_.league.fault_kinds, fault.kind())};
  source_.faults.push_back(
      {.source = 0,
       .game = games_,
       .player = at_fault == Side::kFirst ? game.first : game.second,
       .kind = fault.kind(),
       .sentence = fault.sentence(),
       .evidence = LastLines(fault.evidence(), kEvidenceShown)});
}

absl::Status RecordedLeague::Add(const wire::GameRecord& record) {
  ++games_;
  if (record.seat_size() != kSides) {
    return absl::InvalidArgumentError(
        absl::StrFormat("%s: game %d: has %d seats instead of %d", source_.path,
                        games_, record.seat_size(), kSides));
  }
  if (!record.has_result()) {
    ++unfinished_;
    open_.reset();
    return absl::OkStatus();
  }
  const auto side_named = [&record](const std::string& name) {
    return name == record.seat(0).side()   ? std::optional(Side::kFirst)
           : name == record.seat(1).side() ? std::optional(Side::kSecond)
                                           : std::nullopt;
  };
  const wire::Result& result = record.result();
  const std::optional<Side> winner = side_named(result.winner());
  const std::optional<Side> at_fault = side_named(result.fault().side());
  if ((!winner && !result.winner().empty()) ||
      (!at_fault && result.has_fault())) {
    return absl::InvalidArgumentError(absl::StrFormat(
        "%s: game %d: names a side that has no seat", source_.path, games_));
  }
  if (RequestOf(record.seat(0)) == RequestOf(record.seat(1))) {
    ++with_itself_;
    open_.reset();
    return absl::OkStatus();
  }
  LeagueGame game;
  game.first = PlayerOf(record.seat(0));
  game.second = PlayerOf(record.seat(1));
  game.scenario = ScenarioOf(record);
  const bool mirrors = Mirrors(record);
  game.pair = mirrors ? pairs_ - 1 : pairs_++;
  game.result = !winner                   ? GameResult::kDrawn
                : *winner == Side::kFirst ? GameResult::kFirstWon
                                          : GameResult::kSecondWon;
  if (!result.grade().empty()) {
    game.grade = NameIndex(source_.league.grades, result.grade());
  }
  if (at_fault) NoteFault(result.fault(), *at_fault, game);
  for (const wire::GameStep& step : record.step()) {
    if (step.has_order()) ++game.orders;
    if (step.has_faces()) ++game.rolls;
  }
  source_.league.games.push_back(game);
  source_.keys.push_back(KeyOf(record));
  open_.reset();
  if (!mirrors) {
    open_ = record;
    open_->clear_step();
  }
  return absl::OkStatus();
}

LeagueSource RecordedLeague::Finish() {
  // "drill" rather than all its settings, where that is enough.
  const auto name_alone = [](const std::string& request) {
    return request.substr(0, request.find(':'));
  };
  std::vector<std::string> names;
  for (const BoardAgent& agent : source_.agents) {
    names.push_back(name_alone(agent.request));
  }
  for (size_t i = 0; i < names.size(); ++i) {
    if (std::count(names.begin(), names.end(), names[i]) == 1) {
      source_.league.players[i] = names[i];
    }
  }
  if (unfinished_ > 0) {
    source_.notes.push_back(absl::StrFormat(
        "%s: %d of %d games are not played to their end yet and left out",
        source_.path, unfinished_, games_));
  }
  if (with_itself_ > 0) {
    source_.notes.push_back(absl::StrFormat(
        "%s: %d of %d games are of an agent against itself and left out",
        source_.source.name, with_itself_, games_));
  }
  const std::string log = ShellWord(source_.source.name);
  source_.source.facts = {absl::StrFormat("%d games in a log", games_)};
  source_.source.commands = {
      "berthier verify " + log, "berthier replay " + log + " --game=1",
      "berthier leaderboard " + log + " --output=board.html"};
  return std::move(source_);
}

absl::StatusOr<LeagueSource> ReadRecords(const std::string& path) {
  absl::StatusOr<GameLogReader> log = GameLogReader::Open(path);
  if (!log.ok()) return log.status();
  RecordedLeague league(path);
  for (;;) {
    const absl::StatusOr<std::optional<wire::GameRecord>> record = log->Next();
    if (!record.ok()) return record.status();
    if (!record->has_value()) break;
    const absl::Status added = league.Add(**record);
    if (!added.ok()) return added;
  }
  LeagueSource source = league.Finish();
  if (log->lost()) {
    source.notes.push_back(source.source.name + ": " + log->lost()->Say());
  }
  return source;
}

}  // namespace berthier
