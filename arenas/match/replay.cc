#include "arenas/match/replay.h"

#include <google/protobuf/util/message_differencer.h>

#include <algorithm>
#include <utility>

#include "absl/strings/str_format.h"
#include "agents/thoughts_codec.h"
#include "arenas/match/correction.h"
#include "arenas/match/dice.h"
#include "arenas/match/loading.h"
#include "arenas/match/recorder.h"
#include "proto/play_codec.h"
#include "proto/text.h"

namespace berthier {
namespace {

std::string InWords(const Faces& faces) {
  std::string words;
  for (int i = 0; i < faces.count; ++i) {
    absl::StrAppendFormat(&words, "%s%d", i == 0 ? "" : " ", faces[i]);
  }
  return words;
}

class Replayer {
 public:
  Replayer(const wire::GameRecord& record, const Game& game, const Ruler& ruler,
           std::span<const Ruleset> rulesets, const ReplayAudience& audience)
      : record_(record),
        game_(game),
        rulesets_(rulesets),
        codec_(game, ruler),
        audience_(audience),
        seed_(record.dice_seed()),
        dice_(seed_),
        position_(game.layout()) {}

  // Empty if all is as it was written.
  std::string Run() {
    game_.Start(position_);
    std::string wrong = CompareHash(record_.start_hash(), "at the start");
    if (!wrong.empty()) return wrong;
    for (const wire::GameStep& step : record_.step()) {
      TakeForks();
      ++at_;
      wrong = Step(step);
      if (!wrong.empty()) return wrong;
    }
    ++at_;
    return CompareResult();
  }
  int at() const { return at_; }

 private:
  std::string CompareHash(uint64_t expected, std::string_view after) const {
    const uint64_t got = game_.Hash(position_);
    if (got == expected) return "";
    return absl::StrFormat("expected hash %016x, got %016x %s", expected, got,
                           after);
  }

  std::string Step(const wire::GameStep& step) {
    const Awaited awaited = game_.Awaits(position_);
    if (awaited.is_over()) return "the game is over, but the record goes on";
    if (step.has_correction()) return PutRight(step.correction(), step);
    if (awaited.is_roll() != (step.what_case() == wire::GameStep::kFaces)) {
      return awaited.is_roll() ? "a roll is awaited, the record has none"
                               : "an order is awaited, the record has none";
    }
    if (step.side() != Index(awaited.side)) {
      return absl::StrFormat("it is the turn of %s, the record says side %d",
                             game_.SideName(awaited.side), step.side());
    }
    const absl::StatusOr<std::string> done =
        awaited.is_roll() ? Throw(step) : Play(step, awaited.side);
    if (!done.ok()) return std::string(done.status().message());
    const std::string wrong = CompareHash(step.hash(), "after: " + *done);
    if (wrong.empty() && audience_.witness != nullptr) {
      audience_.witness->Reached(position_);
    }
    return wrong;
  }

  void TakeForks() {
    for (const wire::Fork& fork : record_.fork()) {
      if (fork.steps() != static_cast<uint32_t>(at_)) continue;
      seed_ = fork.dice_seed();
      dice_ = DiceStream(seed_);
    }
  }

  std::string PutRight(const wire::Correction& correction,
                       const wire::GameStep& step) {
    const absl::StatusOr<Position> corrected =
        Corrected(game_, codec_, rulesets_, position_, correction);
    if (!corrected.ok()) {
      return "a correction that cannot be: " +
             std::string(corrected.status().message());
    }
    if (audience_.witness != nullptr) {
      audience_.witness->Corrected(
          position_, codec_.EntityNamed(correction.id()).value(), *corrected);
    }
    position_ = *corrected;
    const std::string wrong = CompareHash(step.hash(), "after a correction");
    if (wrong.empty() && audience_.witness != nullptr) {
      audience_.witness->Reached(position_);
    }
    return wrong;
  }

  // The faces of the seed, where any of them counts.
  std::optional<Faces> Seeded(const wire::GameStep& step, const Dice& dice) {
    const uint32_t all = (dice.handfuls[0].count > 0 ? 1u : 0u) |
                         (dice.handfuls[1].count > 0 ? 2u : 0u);
    if (step.typed_handfuls() == 0) return dice_.Throw(game_, position_);
    if ((step.typed_handfuls() & all) == all) return std::nullopt;
    for (uint32_t i = 0; i < step.thrown_before(); ++i) {
      dice_.ThrowOnce(game_, position_);
    }
    return dice_.ThrowOnce(game_, position_);
  }

  // Words for what was done, or what is wrong with it.
  absl::StatusOr<std::string> Play(const wire::GameStep& step, Side side) {
    const absl::StatusOr<Order> order = codec_.Decode(step.order());
    if (!order.ok()) return order.status();
    const Verdict verdict = game_.Check(position_, *order);
    if (!verdict.ok()) {
      return absl::FailedPreconditionError(
          absl::StrFormat("illegal order {%s}: %s", PrintLine(step.order()),
                          game_.Say(verdict.refusal())));
    }
    absl::StatusOr<Thoughts> thoughts =
        DecodeThoughts(game_, codec_, step.thoughts());
    if (!thoughts.ok()) {
      return absl::InvalidArgumentError(absl::StrFormat(
          "the thoughts cannot be read: %s", thoughts.status().message()));
    }
    if (audience_.witness != nullptr) {
      Choice choice{.order = *order, .thoughts = *std::move(thoughts)};
      if (!step.instead_of().empty()) {
        choice.failure = Failure{.kind = FaultKindNamed(step.instead_of())
                                             .value_or(FaultKind::kBrokeDown),
                                 .what = step.instead_of(),
                                 .evidence = {}};
      }
      audience_.witness->Ordered(position_, side, choice);
    }
    std::string words = game_.Say(position_, *order);
    game_.Play(position_, *order, audience_.listener);
    return words;
  }

  absl::StatusOr<std::string> Throw(const wire::GameStep& step) {
    const absl::StatusOr<Faces> faces =
        FacesOf(step.faces(), game_.DiceFor(position_));
    if (!faces.ok()) return faces.status();
    const Dice dice = game_.DiceFor(position_);
    if (std::optional<Faces> seeded = Seeded(step, dice)) {
      for (int die = 0; die < dice.count(); ++die) {
        const uint32_t handful = die < dice.handfuls[0].count ? 1 : 2;
        if ((step.typed_handfuls() & handful) != 0) {
          seeded->values[static_cast<size_t>(die)] =
              faces->values[static_cast<size_t>(die)];
        }
      }
      if (*seeded != *faces) {
        return absl::FailedPreconditionError(
            absl::StrFormat("the dice of seed %d show %s, the record says %s",
                            seed_, InWords(*seeded), InWords(*faces)));
      }
    }
    if (game_.ThrownAgain(position_, *faces)) {
      return absl::FailedPreconditionError(
          "these dice count for nothing, they are thrown again: " +
          InWords(*faces));
    }
    Roll roll;
    game_.Describe(position_, roll);
    if (audience_.witness != nullptr) {
      audience_.witness->Thrown(position_, *faces);
    }
    game_.Resolve(position_, *faces, audience_.listener);
    return game_.Say(roll) + ": " + InWords(*faces);
  }

  std::string CompareResult() const {
    if (game_.Hash(position_) != record_.final_hash()) {
      return CompareHash(record_.final_hash(), "at the end");
    }
    if (!record_.has_result()) return "";
    const Awaited awaited = game_.Awaits(position_);
    if (record_.result().has_fault()) {
      return CompareFault(awaited);
    }
    if (!record_.result().adjudged().empty()) return CompareJudgement(awaited);
    if (!awaited.is_over()) return "the record ends before the game does";
    Outcome outcome;
    outcome.score = game_.FinalScore(position_);
    return CompareResultWith(ResultOf(game_, codec_, outcome));
  }

  // Whether a judgement was right is for who gave it; here, that there was
  // something to judge.
  std::string CompareJudgement(const Awaited& awaited) const {
    if (awaited.is_over()) {
      return "the record says that the game was ended, but it is over";
    }
    const wire::Result& result = record_.result();
    Outcome outcome;
    outcome.adjudged = result.adjudged();
    for (const Side side : {Side::kFirst, Side::kSecond}) {
      if (result.winner() == game_.SideName(side)) {
        outcome.score.winner = static_cast<int8_t>(Index(side));
      }
    }
    return CompareResultWith(ResultOf(game_, codec_, outcome));
  }

  // A fault must be one: of the side awaited, and its order refused.
  std::string CompareFault(const Awaited& awaited) const {
    const wire::Fault& fault = record_.result().fault();
    Side side = awaited.side;
    if (record_.step_size() == 0) {
      // Before the game both sides make ready, and may fail.
      side = fault.side() == game_.SideName(Side::kFirst) ? Side::kFirst
                                                          : Side::kSecond;
    } else if (!awaited.is_decision()) {
      return "a fault is recorded where no order is awaited";
    }
    Outcome outcome;
    outcome.score.winner = static_cast<int8_t>(Index(Opponent(side)));
    outcome.fault = {
        side, fault.sentence(), std::nullopt,
        FaultKindNamed(fault.kind()).value_or(FaultKind::kIllegalOrder),
        fault.evidence()};
    if (fault.has_order()) {
      const absl::StatusOr<Order> order = codec_.Decode(fault.order());
      if (!order.ok()) return std::string(order.status().message());
      const Verdict verdict = game_.Check(position_, *order);
      if (verdict.ok()) return "the order recorded as a fault is legal";
      outcome.fault->order = *order;
      outcome.fault->what = IllegalOrder(game_, verdict.refusal());
    }
    wire::Result got = ResultOf(game_, codec_, outcome);
    // Logs from before faults had kinds.
    if (fault.kind().empty()) got.mutable_fault()->clear_kind();
    return CompareResultWith(got);
  }

  std::string CompareResultWith(const wire::Result& got) const {
    if (google::protobuf::util::MessageDifferencer::Equals(record_.result(),
                                                           got)) {
      return "";
    }
    return absl::StrFormat("expected the result {%s}, got {%s}",
                           PrintLine(record_.result()), PrintLine(got));
  }

  const wire::GameRecord& record_;
  const Game& game_;
  std::span<const Ruleset> rulesets_;
  PlayCodec codec_;
  ReplayAudience audience_;
  uint64_t seed_;
  DiceStream dice_;
  Position position_;
  int at_ = 0;
};

}  // namespace

std::optional<Divergence> Replay(const wire::GameRecord& record,
                                 const Game& game, const Ruler& ruler,
                                 std::span<const Ruleset> rulesets,
                                 const ReplayAudience& audience) {
  Replayer replayer(record, game, ruler, rulesets, audience);
  std::string wrong = replayer.Run();
  if (wrong.empty()) return std::nullopt;
  return Divergence{replayer.at(), std::move(wrong)};
}

bool HasTheSeedsDiceOnly(const wire::GameRecord& record) {
  return record.fork().empty() &&
         std::none_of(record.step().begin(), record.step().end(),
                      [](const wire::GameStep& step) {
                        return step.has_correction() ||
                               step.typed_handfuls() != 0;
                      });
}

absl::StatusOr<RecordedGame> GameOf(const wire::GameRecord& record,
                                    std::string_view source,
                                    std::span<const Ruleset> rulesets) {
  absl::StatusOr<WrittenDocument> written =
      DocumentOf(record.start(), source, Lines());
  if (!written.ok()) return written.status();
  absl::StatusOr<std::unique_ptr<const Game>> game =
      BuildGame(written->document, source, rulesets);
  if (!game.ok()) return game.status();
  return RecordedGame{*std::move(game), written->ruler};
}

}  // namespace berthier
