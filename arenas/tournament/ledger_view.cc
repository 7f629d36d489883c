#include "arenas/tournament/ledger_view.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "proto/game_log.h"
#include "proto/ledger_frame.h"

namespace berthier {
namespace {

LeagueGame GameOf(const wire::LegPlayed& leg, League& league) {
  LeagueGame game;
  game.first = static_cast<int>(leg.player(0));
  game.second = static_cast<int>(leg.player(1));
  game.scenario = static_cast<int>(leg.scenario());
  game.pair = static_cast<int64_t>(leg.pair());
  game.result = leg.winner() < 0    ? GameResult::kDrawn
                : leg.winner() == 0 ? GameResult::kFirstWon
                                    : GameResult::kSecondWon;
  if (!leg.grade().empty()) game.grade = NameIndex(league.grades, leg.grade());
  if (leg.has_fault()) {
    game.fault =
        LeagueFault{.side = static_cast<Side>(leg.fault().side()),
                    .kind = NameIndex(league.fault_kinds, leg.fault().kind())};
  }
  game.orders = leg.orders();
  game.rolls = leg.rolls();
  if (leg.has_luck()) {
    game.luck = static_cast<double>(leg.luck().millionths()) / 1e6;
  }
  if (leg.player_turns() != 0) game.player_turns = leg.player_turns();
  for (int side = 0; side < leg.milliseconds_size() && side < kSides; ++side) {
    game.milliseconds[static_cast<size_t>(side)] =
        static_cast<int64_t>(leg.milliseconds(side));
  }
  for (int side = 0; side < leg.fallbacks_size() && side < kSides; ++side) {
    game.fallbacks[static_cast<size_t>(side)] = leg.fallbacks(side);
  }
  for (int side = 0; side < leg.own_orders_size() && side < kSides; ++side) {
    const auto seat = static_cast<size_t>(side);
    game.asked[seat] = leg.own_orders(side) + game.fallbacks[seat];
  }
  return game;
}

}  // namespace

absl::StatusOr<LedgerView> OpenLedger(
    const std::string& path, std::span<const Ruleset> rulesets,
    LedgerDepth depth,
    const std::function<absl::Status(const TournamentPlan&,
                                     const wire::LegPlayed&,
                                     const LedgerReader&)>& at_game) {
  absl::StatusOr<wire::LedgerStart> start = GrownStartOf(path);
  if (!start.ok()) return start.status();
  absl::StatusOr<TournamentPlan> plan = PlanOf(*start, path, rulesets);
  if (!plan.ok()) return plan.status();
  LedgerView opened;
  opened.start = *std::move(start);
  opened.plan = std::make_unique<const TournamentPlan>(*std::move(plan));
  const TournamentProgress::Part part =
      opened.start.has_shard()
          ? TournamentProgress::Part{.first = opened.start.shard().first(),
                                     .end = opened.start.shard().end()}
          : TournamentProgress::Part{};
  absl::StatusOr<LedgerReader> reader = LedgerReader::Open(path, depth);
  if (!reader.ok()) return reader.status();
  // The start, which is known; what it grew by later comes in its turn.
  const absl::StatusOr<std::optional<wire::LedgerFacts>> first = reader->Next();
  if (!first.ok()) return first.status();
  opened.progress = std::make_unique<TournamentProgress>(*opened.plan, part,
                                                         GrownBefore(**first));
  AtGame look;
  if (at_game) {
    look = [&](const wire::LegPlayed& facts, const LedgerReader& at) {
      return at_game(*opened.plan, facts, at);
    };
  }
  const absl::StatusOr<Recovered> recovered =
      Recover(*reader, *opened.progress, look);
  if (!recovered.ok()) return recovered.status();
  opened.lost = reader->lost();
  return opened;
}

absl::StatusOr<LedgerLeague> ReadLeague(const std::string& path,
                                        std::span<const Ruleset> rulesets) {
  LedgerLeague read;
  League& league = read.league;
  absl::StatusOr<LedgerView> opened = OpenLedger(
      path, rulesets, LedgerDepth::kFacts,
      [&league](const TournamentPlan& plan, const wire::LegPlayed& facts,
                const LedgerReader&) {
        // What cannot be of this plan is refused when it is entered.
        if (facts.player_size() == kSides &&
            std::max(facts.player(0), facts.player(1)) < plan.players.size()) {
          league.games.push_back(GameOf(facts, league));
        }
        return absl::OkStatus();
      });
  if (!opened.ok()) return opened.status();
  read.opened = *std::move(opened);
  for (const Player& player : read.opened.plan->players) {
    league.players.push_back(player.name);
    read.anchors.push_back(player.anchor);
  }
  for (const PlannedScenario& ground : read.opened.plan->scenarios) {
    league.scenarios.push_back(ground.name);
  }
  std::erase_if(league.games, [&read](const LeagueGame& game) {
    return !read.opened.progress->Counts(static_cast<uint64_t>(game.pair));
  });
  // The schedule's sequence, whatever the sequence in which games ended.
  std::sort(league.games.begin(), league.games.end(),
            [](const LeagueGame& a, const LeagueGame& b) {
              return std::pair(a.pair, a.first) < std::pair(b.pair, b.first);
            });
  return read;
}

std::string ResultsLogOf(const std::string& named) {
  std::error_code error;
  const std::string ledger = UsualLedger(named);
  return !IsGameLog(named) && std::filesystem::exists(ledger, error) ? ledger
                                                                     : named;
}

absl::StatusOr<bool> IsLedger(const std::string& path) {
  absl::StatusOr<LogReader> frames = LogReader::Open(path);
  if (!frames.ok()) return frames.status();
  const absl::StatusOr<std::optional<std::string>> first =
      frames->Skim(kUsualLedgerHead);
  if (!first.ok()) return first.status();
  return first->has_value() && DecodeLedgerHead(**first).has_value();
}

}  // namespace berthier
