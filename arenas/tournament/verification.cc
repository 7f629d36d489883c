#include "arenas/tournament/verification.h"

#include <google/protobuf/util/message_differencer.h>

#include "absl/strings/str_format.h"
#include "arenas/replay.h"
#include "arenas/tournament/seating.h"

namespace berthier {
namespace {

using google::protobuf::util::MessageDifferencer;

// What the record's result says is what the facts say; else what differs.
std::optional<std::string> CompareResult(const wire::LegPlayed& facts,
                                         const wire::Result& result,
                                         const Game& game) {
  std::string winner;
  if (facts.winner() >= 0) {
    winner = std::string(game.SideName(static_cast<Side>(facts.winner())));
  }
  if (winner != result.winner()) {
    return absl::StrFormat("the facts say that '%s' won, the record '%s'",
                           winner, result.winner());
  }
  if (facts.grade() != result.grade() ||
      facts.adjudged() != result.adjudged() ||
      facts.has_fault() != result.has_fault()) {
    return "the facts tell of another ending than the record";
  }
  if (facts.has_fault() &&
      (facts.fault().kind() != result.fault().kind() ||
       game.SideName(static_cast<Side>(facts.fault().side())) !=
           result.fault().side())) {
    return "the facts tell of another fault than the record";
  }
  return std::nullopt;
}

// Whether the tournament's rules allow the judgement.
std::optional<std::string> CheckJudgement(const wire::Adjudication& rules,
                                          const wire::GameRecord& record) {
  if (record.result().adjudged().empty()) return std::nullopt;
  if (!record.result().winner().empty()) {
    if (rules.has_resignation()) return std::nullopt;
    return "a side resigned, but the tournament knows no resignation";
  }
  uint32_t orders = 0;
  for (const wire::GameStep& step : record.step()) {
    orders += step.has_order() ? 1 : 0;
  }
  if (rules.draw_after_player_turns() != 0 ||
      (rules.draw_after_orders() != 0 && orders >= rules.draw_after_orders())) {
    return std::nullopt;
  }
  return absl::StrFormat(
      "drawn after %d orders, which the tournament does not "
      "allow",
      orders);
}

// Whether the record is of this game of the schedule.
std::optional<std::string> CompareSetting(const Plan& plan, const GameId& game,
                                          const wire::GameRecord& record) {
  const DuelSetup duel = DuelOf(plan, game);
  Recorder recorder = RecorderOf(plan, game, duel);
  wire::GameRecord expected = recorder.Finish(Outcome{});
  if (!MessageDifferencer::Equals(expected.start(), record.start())) {
    return "its scenario is not that of the tournament";
  }
  if (expected.number() != record.number() ||
      expected.dice_seed() != record.dice_seed()) {
    return "its number or its seed is not that of its place";
  }
  if (expected.seat_size() != record.seat_size()) return "seats are missing";
  for (int i = 0; i < expected.seat_size(); ++i) {
    if (!MessageDifferencer::Equals(expected.seat(i), record.seat(i))) {
      return "the agents on its seats are not those of its place";
    }
  }
  return std::nullopt;
}

std::optional<std::string> VerifyGame(const Plan& plan, const GameId& game,
                                      const wire::LegPlayed& facts,
                                      const wire::GameRecord& record) {
  if (auto wrong = CompareSetting(plan, game, record)) return wrong;
  const LoadedGame& loaded =
      plan.grounds[static_cast<size_t>(game.pair.ground)].loaded;
  if (const std::optional<Divergence> divergence =
          Replay(record, *loaded.game, loaded.written.ruler, {})) {
    return absl::StrFormat("step %d: %s", divergence->step, divergence->what);
  }
  if (auto wrong = CompareResult(facts, record.result(), *loaded.game)) {
    return wrong;
  }
  return CheckJudgement(plan.file.adjudication(), record);
}

}  // namespace

absl::StatusOr<Verification> VerifyLedger(const std::string& path,
                                          std::span<const Ruleset> rulesets) {
  Verification done;
  // That the players are those of the pair is the book's to say, which the
  // game is entered into next.
  absl::StatusOr<OpenedLedger> opened = OpenLedger(
      path, rulesets, LedgerDepth::kGames,
      [&](const Plan& plan, const wire::LegPlayed& facts,
          const LedgerReader& reader) -> absl::Status {
        if (done.wrong || facts.player_size() != kSides) {
          return absl::OkStatus();
        }
        const absl::StatusOr<wire::GameRecord> record = reader.Game();
        if (!record.ok()) return record.status();
        GameId game = {.pair = {.id = facts.pair(),
                                .players = {static_cast<int>(facts.player(0)),
                                            static_cast<int>(facts.player(1))},
                                .ground = static_cast<int>(facts.scenario())},
                       .leg = static_cast<int>(facts.leg())};
        if (game.leg == 1) {
          std::swap(game.pair.players[0], game.pair.players[1]);
        }
        if (facts.player(0) >= plan.players.size() ||
            facts.player(1) >= plan.players.size() ||
            facts.scenario() >= plan.grounds.size()) {
          return absl::OkStatus();  // the book will refuse it
        }
        ++done.games;
        if (auto wrong = VerifyGame(plan, game, facts, *record)) {
          done.wrong =
              absl::StrFormat("game %d (pair %d, leg %d): %s", game.number(),
                              facts.pair(), facts.leg(), *wrong);
        }
        return absl::OkStatus();
      });
  if (!opened.ok()) return opened.status();
  const Book& book = *opened->book;
  done.belong = static_cast<uint64_t>(book.standings().games());
  done.surplus = book.surplus();
  done.waiting = book.played() - done.belong - done.surplus;
  done.missing = book.over() ? 0 : book.games() - done.belong - done.waiting;
  done.lost = opened->lost;
  return done;
}

}  // namespace berthier
