#include "agents/external/compliance.h"

#include <sys/wait.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

#include "absl/strings/str_format.h"
#include "agents/external/decision_finder.h"
#include "agents/external/protocol_codec.h"
#include "agents/external/session.h"
#include "agents/random_source.h"
#include "agents/thoughts_codec.h"
#include "proto/play_codec.h"
#include "proto/quote.h"
#include "proto/text.h"

namespace berthier {
namespace {

constexpr uint64_t kSeed = 1815;
// Whoever fails so often in a game plays it no further.
constexpr int kMostFailures = 3;
// Questions that could not be answered, of those that are told.
constexpr int kMostMisasked = 3;
constexpr const char* kDecisionOf = "the decision";

// In small pieces, each when the one before has been read: a pipe may cut a
// message anywhere.
std::optional<Failure> SendInPieces(Channel& channel,
                                    const wire::AgentRequest& request,
                                    const Deadline& deadline) {
  const std::string bytes = channel.Encoded(request);
  constexpr size_t kPieces = 4;
  const size_t length = bytes.size() / kPieces + 1;
  for (size_t at = 0; at < bytes.size(); at += length) {
    std::optional<Failure> failure =
        channel.SendRaw(std::string_view(bytes).substr(at, length), deadline);
    if (failure) return failure;
    channel.AwaitRead(deadline);
  }
  return std::nullopt;
}

// With a field that a later version of the protocol might have.
std::optional<Failure> SendFromTheFuture(Channel& channel,
                                         const wire::AgentRequest& request,
                                         const Deadline& deadline) {
  constexpr int kUnknownField = 1000;
  wire::AgentRequest later = request;
  later.GetReflection()->MutableUnknownFields(&later)->AddVarint(kUnknownField,
                                                                 1);
  std::string bytes = channel.Encoded(later);
  // JSON has no place for what the schema does not know.
  if (bytes.front() == '{') bytes.insert(1, "\"of_a_later_version\":[1],");
  return channel.SendRaw(bytes, deadline);
}

class Trial {
 public:
  Trial(const ExternalOptions& options, Isolation isolation,
        std::span<const Game* const> games)
      : options_(options),
        isolation_(isolation),
        games_(games),
        game_(*games.front()) {}

  Compliance Run() {
    if (!Introduce()) return std::move(found_);
    PlayGames();
    AskEveryKind();
    InOddMoments();
    EndWithoutQuit();
    TwoAtOnce();
    TellWhatWasAsked();
    return std::move(found_);
  }

 private:
  using Orders = std::vector<Order>;
  using Step = std::function<std::optional<Failure>(Session&)>;

  void Complain(const std::string& when, const std::string& what,
                const std::string& evidence = "") {
    // The same in another game, or another moment of it, is nothing new.
    if (!complained_.insert(what).second && IsInPlay(when)) return;
    found_.complaints.push_back({OneLine(when + ": " + what), evidence});
  }
  void Complain(const std::string& when, const Failure& failure) {
    Complain(when,
             absl::StrFormat("%s (%s)", failure.what,
                             std::string(NameOf(failure.kind))),
             LastLines(failure.evidence, kEvidenceShown));
  }
  static bool IsInPlay(const std::string& when) {
    return when.starts_with("game ") || when.starts_with(kDecisionOf);
  }

  std::unique_ptr<Session> Open(const std::string& when) {
    Opened opened = Session::Open(options_, isolation_);
    if (const Failure* const failure = std::get_if<Failure>(&opened)) {
      Complain(when, *failure);
      return nullptr;
    }
    return std::get<std::unique_ptr<Session>>(std::move(opened));
  }

  bool Introduce() {
    session_ = Open("start");
    if (!session_) return false;
    const wire::Introduction& hello = session_->introduction();
    found_.name = hello.name();
    found_.version = hello.version();
    if (hello.name().empty()) Complain("hello", "it says no name");
    if (hello.version().empty()) Complain("hello", "it says no version");
    return true;
  }

  // Both sides, then the first game again: all in one run of the program, if
  // it lives.
  void PlayGames() {
    std::vector<Orders> orders;
    for (const Side side : {Side::kFirst, Side::kSecond, Side::kFirst}) {
      if (!IsUp("another game")) return;
      ++found_.games;
      orders.emplace_back();
      const std::string when = absl::StrFormat(
          "game %d as %s", found_.games, std::string(game_.SideName(side)));
      failures_ = 0;
      if (std::optional<Failure> failure =
              PlayGame(when, side, orders.back())) {
        Complain(absl::StrFormat("%s, decision %d", when, orders.back().size()),
                 *failure);
      }
    }
    if (orders.front() != orders.back()) {
      found_.notes.push_back(
          "with the same seed and dice it did not play the same game again");
    }
    CheckQuit();
  }

  // Whether it runs; starts it if it does not.
  bool IsUp(const std::string& when) {
    if (session_ && !session_->is_over()) return true;
    session_ = Open(when);
    return session_ != nullptr;
  }

  // What it does wrong in a decision costs it that decision alone: the game
  // goes on with an order of ours, for as long as it is worth it.
  std::optional<Failure> PlayGame(const std::string& when, Side side,
                                  Orders& orders) {
    if (auto failure = session_->Begin(game_, side, kSeed)) return failure;
    RandomSource dice(kSeed);
    RandomSource enemy(SeedFor(kSeed, 1));
    Position position(game_.layout());
    game_.Start(position);
    for (;;) {
      const Awaited awaited = game_.Awaits(position);
      if (awaited.is_over()) break;
      if (awaited.is_roll()) {
        game_.Resolve(position, ThrownBy(dice, game_, position), nullptr);
      } else if (awaited.side != side) {
        game_.Play(position, game_.ProposeOne(position, enemy), nullptr);
      } else {
        Choice choice = Decide(*session_, game_, position, side);
        orders.push_back(choice.order);
        if (choice.failure) {
          // Who is silent would be waited for each time.
          if (++failures_ == kMostFailures ||
              choice.failure->kind == FaultKind::kTimeout) {
            return std::move(choice.failure);
          }
          Complain(absl::StrFormat("%s, decision %d", when, orders.size()),
                   *choice.failure);
          if (session_->is_over()) {
            if (!IsUp(when)) return std::nullopt;
            if (auto failure = session_->Begin(game_, side, kSeed)) {
              return failure;
            }
          }
          choice.order = game_.ProposeOne(position, enemy);
        }
        game_.Play(position, choice.order, nullptr);
      }
    }
    return session_->End(game_, game_.FinalScore(position), Ending::kPlayedOut);
  }

  // A legal order, or a failure.
  Choice Decide(Session& session, const Game& game, const Position& position,
                Side side) {
    asked_.insert(game.Awaits(position).kind);
    Position view(game.layout());
    game.See(position, side, view);
    const auto begun = Deadline::Clock::now();
    Choice choice = session.Decide(game, view, side);
    const auto took = Deadline::Clock::now() - begun;
    found_.slowest = std::max<std::chrono::nanoseconds>(found_.slowest, took);
    ++found_.decisions;
    ComplainOfQuestions(session, game, position);
    if (choice.failure) return choice;
    const Verdict verdict = game.Check(position, choice.order);
    if (!verdict.ok()) {
      const PlayCodec codec(game, RulerOf(game, position));
      choice.failure =
          Failure{.kind = FaultKind::kIllegalOrder,
                  .what = "illegal order: " + game.Say(verdict.refusal()),
                  .evidence = HasWords(game, choice.order)
                                  ? "it ordered: " +
                                        PrintLine(codec.Encode(choice.order))
                                  : ""};
    } else if (session.channel().HasMore()) {
      choice.failure = session.channel().Fail(
          FaultKind::kWrongRequest, "says more than one reply to a request");
    }
    return choice;
  }

  // It lives with them, but whoever wrote it meant something else.
  void ComplainOfQuestions(const Session& session, const Game& game,
                           const Position& position) {
    if (session.misasked().empty() || misasked_ == kMostMisasked) return;
    const size_t before = found_.complaints.size();
    Complain(WhenDeciding(game, game.Awaits(position).kind),
             "a question could not be answered: " + session.misasked());
    if (found_.complaints.size() > before) ++misasked_;
  }

  static std::string WhenDeciding(const Game& game, uint8_t kind) {
    return absl::StrFormat("%s '%s'", kDecisionOf,
                           std::string(game.vocabulary().decisions[kind].name));
  }

  // What its games did not ask for, at positions of others.
  void AskEveryKind() {
    std::set<uint8_t> wanted;
    const size_t kinds = game_.vocabulary().decisions.size();
    for (size_t kind = 0; kind < kinds; ++kind) {
      if (!asked_.contains(static_cast<uint8_t>(kind))) {
        wanted.insert(static_cast<uint8_t>(kind));
      }
    }
    for (const MetDecision& met : FindDecisions(games_, wanted)) {
      const std::string when = WhenDeciding(game_, met.kind);
      if (!IsUp(when)) return;
      std::optional<Failure> failure =
          session_->Begin(*met.game, met.side, kSeed);
      if (!failure) {
        failure = Decide(*session_, *met.game, met.position, met.side).failure;
      }
      if (failure) Complain(when, *failure);
    }
    if (session_ && !session_->is_over()) session_->Quit();
    session_.reset();
  }

  void TellWhatWasAsked() {
    const auto& kinds = game_.vocabulary().decisions;
    for (size_t kind = 0; kind < kinds.size(); ++kind) {
      (asked_.contains(static_cast<uint8_t>(kind)) ? found_.asked
                                                   : found_.not_asked)
          .emplace_back(kinds[kind].name);
    }
  }

  void CheckQuit() {
    if (!session_ || session_->is_over()) return;
    const Death death = session_->Quit();
    session_.reset();
    CheckEnd("quit", death);
  }

  void CheckEnd(const std::string& when, const Death& death) {
    if (death.how != Death::How::kEnded) {
      Complain(when, absl::StrFormat("it did not end within %d ms",
                                     options_.to_end.count()));
    } else if (death.status != 0) {
      Complain(when, "it " + Words(death) + ", not with code 0");
    }
    if (death.left_processes) {
      Complain(when, "it left processes behind; they were killed");
    }
  }

  // The first decision of the game, and the side it is asked of.
  std::optional<std::pair<Position, Side>> FirstDecision() const {
    RandomSource dice(kSeed);
    Position position(game_.layout());
    game_.Start(position);
    while (game_.Awaits(position).is_roll()) {
      game_.Resolve(position, ThrownBy(dice, game_, position), nullptr);
    }
    if (game_.Awaits(position).is_over()) return std::nullopt;
    const Side side = game_.Awaits(position).side;
    return std::pair(std::move(position), side);
  }

  // A run of the program for each; in each it begins a game first.
  void InOddMoments() {
    const auto decision = FirstDecision();
    if (!decision) return;
    const Side side = decision->second;
    const Step begin = [this, side](Session& session) {
      return session.Begin(game_, side, kSeed);
    };
    const Step decide = [this, &decision, side](Session& session) {
      return std::move(Decide(session, game_, decision->first, side).failure);
    };
    const Step end = [this](Session& session) {
      return session.End(game_, Score{}, Ending::kByFault);
    };
    Try("a game dropped in the middle", {begin, decide, begin, decide, end});
    Try("a game that ends before it is asked anything", {begin, end, begin});
    Try("the same decision asked for twice", {begin, decide, decide, end});
    Try("a request with a very high number", {begin,
                                              [](Session& session) {
                                                session.SkipTo(UINT32_MAX - 10);
                                                return std::nullopt;
                                              },
                                              decide, end});
    Try("messages that arrive in pieces", {[](Session& session) {
                                             session.SetSender(&SendInPieces);
                                             return std::nullopt;
                                           },
                                           begin, decide, end});
    Try("fields that it does not know",
        {[](Session& session) {
           session.SetSender(&SendFromTheFuture);
           return std::nullopt;
         },
         begin, decide, end});
  }

  void Try(const std::string& when, const std::vector<Step>& steps) {
    const std::unique_ptr<Session> session = Open(when);
    if (!session) return;
    for (const Step& step : steps) {
      if (std::optional<Failure> failure = step(*session)) {
        Complain(when, *failure);
        return;
      }
    }
    CheckEnd(when, session->Quit());
  }

  void EndWithoutQuit() {
    const std::unique_ptr<Session> session = Open("a second start");
    if (!session) return;
    CheckEnd("the end of its input, without quit",
             session->channel().Close(options_.to_end));
  }

  void TwoAtOnce() {
    const std::string when = "two of it at once";
    const std::unique_ptr<Session> one = Open(when);
    const std::unique_ptr<Session> two = one ? Open(when) : nullptr;
    if (!two) return;
    for (Session* const session : {one.get(), two.get()}) {
      if (auto failure = session->Begin(game_, Side::kFirst, kSeed)) {
        Complain(when, *failure);
        return;
      }
    }
    for (Session* const session : {one.get(), two.get()}) {
      CheckEnd(when, session->Quit());
    }
  }

  const ExternalOptions& options_;
  const Isolation isolation_;
  std::span<const Game* const> games_;
  const Game& game_;
  std::unique_ptr<Session> session_;
  std::set<std::string> complained_;
  std::set<uint8_t> asked_;
  int failures_ = 0;  // in the game being played
  int misasked_ = 0;
  Compliance found_;
};

}  // namespace

Compliance TryProgram(const ExternalOptions& options, Isolation isolation,
                      std::span<const Game* const> games) {
  return Trial(options, isolation, games).Run();
}

}  // namespace berthier
