#include "arenas/analysis/league_games.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "absl/strings/str_format.h"
#include "arenas/tournament/ledger_view.h"
#include "engine/model/position.h"
#include "proto/game_log.h"

namespace berthier {
namespace {

std::string AgentOf(const wire::Seat& seat) {
  return seat.settings().empty() ? seat.agent()
                                 : seat.agent() + ":" + seat.settings();
}

}  // namespace

void LeagueGames::Add(LeagueGameAt game, std::string record) {
  LeagueGameSource& source = sources_.back();
  ++source.games;
  source.digest = HashBytes(record.data(), record.size(), source.digest);
  game.source = sources_.size() - 1;
  game.record = records_.size();
  games_.push_back(std::move(game));
  records_.push_back(std::move(record));
}

absl::Status LeagueGames::ReadLedger(const std::string& path,
                                     std::span<const Ruleset> rulesets) {
  struct Leg {
    uint64_t pair;
    LeagueGameAt game;
    std::string record;
  };
  std::vector<Leg> legs;
  const absl::StatusOr<LedgerView> opened = OpenLedger(
      path, rulesets, LedgerDepth::kGames,
      [&legs](const TournamentPlan& plan, const wire::LegPlayed& leg,
              const LedgerReader& reader) {
        if (leg.has_fault() || !leg.adjudged().empty() ||
            leg.player_size() != kSides ||
            std::max(leg.player(0), leg.player(1)) >= plan.players.size() ||
            leg.scenario() >= plan.scenarios.size()) {
          return absl::OkStatus();
        }
        legs.push_back(
            {leg.pair(),
             {.number = static_cast<int>(2 * leg.pair() + leg.leg() + 1),
              .scenario = plan.scenarios[leg.scenario()].name,
              .agents = {plan.players[leg.player(0)].name,
                         plan.players[leg.player(1)].name}},
             std::string(reader.Record())});
        return absl::OkStatus();
      });
  if (!opened.ok()) return opened.status();
  std::erase_if(legs, [&](const Leg& leg) {
    return !opened->progress->Counts(leg.pair);
  });
  std::sort(legs.begin(), legs.end(), [](const Leg& a, const Leg& b) {
    return a.game.number < b.game.number;
  });
  for (Leg& leg : legs) Add(std::move(leg.game), std::move(leg.record));
  return absl::OkStatus();
}

absl::Status LeagueGames::ReadLog(const std::string& path) {
  absl::StatusOr<GameLogReader> reader = GameLogReader::Open(path);
  if (!reader.ok()) return reader.status();
  for (int number = 1;; ++number) {
    const absl::StatusOr<std::optional<wire::GameRecord>> next = reader->Next();
    if (!next.ok()) return next.status();
    if (!next->has_value()) return absl::OkStatus();
    const wire::GameRecord& record = **next;
    if (record.seat_size() != kSides || !record.has_result() ||
        record.result().has_fault() || !record.result().adjudged().empty()) {
      continue;
    }
    absl::StatusOr<std::string> kept = Deflated(record.SerializeAsString());
    if (!kept.ok()) return kept.status();
    const wire::Position& start = record.start();
    Add({.number = number,
         .scenario = start.name().empty() ? start.ruleset() : start.name(),
         .agents = {AgentOf(record.seat(0)), AgentOf(record.seat(1))}},
        *std::move(kept));
  }
}

absl::StatusOr<LeagueGames> LeagueGames::Open(
    const std::vector<std::string>& named, std::span<const Ruleset> rulesets) {
  LeagueGames league;
  for (const std::string& one : named) {
    const std::string path = ResultsLogOf(one);
    const absl::StatusOr<bool> is_ledger = IsLedger(path);
    if (!is_ledger.ok()) return is_ledger.status();
    league.sources_.push_back(
        {.name = std::filesystem::path(path).filename().string()});
    const absl::Status read =
        *is_ledger ? league.ReadLedger(path, rulesets) : league.ReadLog(path);
    if (!read.ok()) return read;
    if (league.sources_.back().games == 0) {
      return absl::NotFoundError(path +
                                 ": holds no game that was played to its end");
    }
  }
  return league;
}

absl::StatusOr<GamePath> LeagueGames::PathOf(
    const LeagueGameAt& game, std::span<const Ruleset> rulesets) const {
  const std::string source =
      absl::StrFormat("%s: game %d", sources_[game.source].name, game.number);
  const absl::StatusOr<wire::GameRecord> record =
      RecordOf(records_[game.record], source);
  if (!record.ok()) return record.status();
  return berthier::PathOf(*record, source, rulesets);
}

}  // namespace berthier
