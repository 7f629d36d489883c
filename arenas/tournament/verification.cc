#include "arenas/tournament/verification.h"

#include <google/protobuf/util/message_differencer.h>

#include <algorithm>
#include <array>

#include "absl/strings/str_format.h"
#include "arenas/match/luck_witness.h"
#include "arenas/match/replay.h"
#include "arenas/tournament/adjudicator.h"
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
  if (facts.points_size() != result.points_size() ||
      !std::equal(facts.points().begin(), facts.points().end(),
                  result.points().begin())) {
    return "the facts tell of other points than the record";
  }
  return std::nullopt;
}

// What a game counted as it was played, counted again.
class Recount final : public Witness {
 public:
  Recount(const TournamentPlan& plan, const Game& game)
      : adjudicator_(plan.file, game, clocks_, 0) {
    if (plan.ReckonsLuck()) luck_.emplace(game);
  }
  void Begin(const Position& start) { adjudicator_.Judge(start); }
  void Ordered(const Position&, Side side, const Choice& choice) override {
    ++orders_;
    const auto at = static_cast<size_t>(Index(side));
    ++(choice.failure ? fallbacks_ : own_orders_)[at];
  }
  void Thrown(const Position& before, const Faces& faces) override {
    ++rolls_;
    if (luck_) luck_->Thrown(before, faces);
  }
  void Reached(const Position& after) override { adjudicator_.Judge(after); }

  // What the facts say otherwise.
  std::optional<std::string> Compare(const wire::LegPlayed& facts) const {
    const auto differs = [](std::string_view what, uint32_t said,
                            uint32_t counted) {
      return absl::StrFormat("the facts tell of %d %s, the record of %d", said,
                             what, counted);
    };
    if (facts.orders() != orders_) {
      return differs("orders", facts.orders(), orders_);
    }
    if (facts.rolls() != rolls_) return differs("rolls", facts.rolls(), rolls_);
    if (auto wrong = CompareLuck(facts)) return wrong;
    // Of a game whose worker died nobody counted more than that.
    if (facts.player_turns() == 0 && facts.has_fault()) return std::nullopt;
    if (facts.player_turns() != adjudicator_.player_turns()) {
      return differs("player-turns", facts.player_turns(),
                     adjudicator_.player_turns());
    }
    for (size_t side = 0; side < kSides; ++side) {
      const int at = static_cast<int>(side);
      const uint32_t fallbacks =
          at < facts.fallbacks_size() ? facts.fallbacks(at) : 0;
      if (fallbacks != fallbacks_[side]) {
        return differs("fallbacks", fallbacks, fallbacks_[side]);
      }
      if (at < facts.own_orders_size() &&
          facts.own_orders(at) != own_orders_[side]) {
        return differs("orders of an agent's own", facts.own_orders(at),
                       own_orders_[side]);
      }
    }
    return std::nullopt;
  }

 private:
  // What other weights made of it cannot be said again. Nor was the luck of a
  // game reckoned whose worker died.
  std::optional<std::string> CompareLuck(const wire::LegPlayed& facts) const {
    if (!luck_) {
      if (!facts.has_luck()) return std::nullopt;
      return "the facts tell of luck, which the tournament does not reckon";
    }
    wire::LegPlayed counted;
    luck_->Tell(counted);
    if (!facts.has_luck()) {
      if (!counted.has_luck() || facts.has_fault()) return std::nullopt;
      return "the facts tell of no luck";
    }
    if (facts.luck().weights() != counted.luck().weights()) return std::nullopt;
    // The last digit may be another on another machine.
    const int64_t off = facts.luck().millionths() - counted.luck().millionths();
    if (off >= -1 && off <= 1) return std::nullopt;
    return absl::StrFormat(
        "the facts tell of luck of %d millionths, the record of %d",
        facts.luck().millionths(), counted.luck().millionths());
  }

  GameClocks clocks_;
  TournamentAdjudicator adjudicator_;  // who counts the player-turns
  std::optional<LuckWitness> luck_;
  uint32_t orders_ = 0;
  uint32_t rolls_ = 0;
  std::array<uint32_t, kSides> fallbacks_ = {0, 0};
  std::array<uint32_t, kSides> own_orders_ = {0, 0};
};

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
std::optional<std::string> CompareSetting(const TournamentPlan& plan,
                                          const GameId& game,
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

std::optional<std::string> VerifyGame(const TournamentPlan& plan,
                                      const GameId& game,
                                      const wire::LegPlayed& facts,
                                      const wire::GameRecord& record) {
  if (auto wrong = CompareSetting(plan, game, record)) return wrong;
  const LoadedGame& loaded =
      plan.scenarios[static_cast<size_t>(game.pair.ground)].loaded;
  Recount recount(plan, *loaded.game);
  Position start(loaded.game->layout());
  loaded.game->Start(start);
  recount.Begin(start);
  if (!record.has_result()) return "it was not played to its end";
  if (!HasTheSeedsDiceOnly(record)) {
    return "it was played by hand: dice typed, something put right, or a fork";
  }
  if (const std::optional<Divergence> divergence =
          Replay(record, *loaded.game, loaded.written.ruler, {},
                 {.witness = &recount, .listener = nullptr})) {
    return absl::StrFormat("step %d: %s", divergence->step, divergence->what);
  }
  if (auto wrong = recount.Compare(facts)) return wrong;
  if (auto wrong = CompareResult(facts, record.result(), *loaded.game)) {
    return wrong;
  }
  return CheckJudgement(plan.file.adjudication(), record);
}

}  // namespace

absl::StatusOr<Verification> VerifyLedger(const std::string& path,
                                          std::span<const Ruleset> rulesets) {
  Verification done;
  // The progress, into which the game is entered next, checks that the players
  // are those of the pair.
  absl::StatusOr<LedgerView> opened = OpenLedger(
      path, rulesets, LedgerDepth::kGames,
      [&](const TournamentPlan& plan, const wire::LegPlayed& facts,
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
            facts.scenario() >= plan.scenarios.size()) {
          return absl::OkStatus();  // the progress will refuse it
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
  const TournamentProgress& progress = *opened->progress;
  done.belong = static_cast<uint64_t>(progress.standings().games());
  done.surplus = progress.surplus();
  done.waiting = progress.played() - done.belong - done.surplus;
  done.missing =
      progress.over() ? 0 : progress.games() - done.belong - done.waiting;
  done.lost = opened->lost;
  return done;
}

}  // namespace berthier
