#include "agents/external/compliance.h"

#include <sys/wait.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include "absl/strings/str_format.h"
#include "agents/external/session.h"
#include "agents/random_source.h"

namespace berthier {
namespace {

constexpr uint64_t kSeed = 1815;

Faces ThrowDice(const Game& game, const Position& position,
                RandomSource& source) {
  const Dice dice = game.DiceFor(position);
  for (;;) {
    Faces faces;
    for (int i = 0; i < dice.count(); ++i) {
      const auto sides = static_cast<uint32_t>(dice.SidesOf(i));
      faces.Add(1 + static_cast<int>(source.Below(sides)));
    }
    if (!game.ThrownAgain(position, faces)) return faces;
  }
}

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
  Trial(const ExternalOptions& options, Isolation isolation, const Game& game)
      : options_(options), isolation_(isolation), game_(game) {}

  Compliance Run() {
    if (!Introduce()) return std::move(found_);
    PlayGames();
    if (!found_.complaints.empty()) return std::move(found_);
    InOddMoments();
    EndWithoutQuit();
    TwoAtOnce();
    return std::move(found_);
  }

 private:
  using Orders = std::vector<Order>;
  using Step = std::function<std::optional<Failure>(Session&)>;

  void Complain(const std::string& when, const std::string& what) {
    found_.complaints.push_back(when + ": " + what);
  }
  void Complain(const std::string& when, const Failure& failure) {
    Complain(when, absl::StrFormat("%s (%s)", failure.what,
                                   std::string(NameOf(failure.kind))));
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

  // Both sides, then the first game again: all in one run of the program.
  void PlayGames() {
    std::vector<Orders> orders;
    for (const Side side : {Side::kFirst, Side::kSecond, Side::kFirst}) {
      ++found_.games;
      orders.emplace_back();
      const std::string when = absl::StrFormat(
          "game %d as %s", found_.games, std::string(game_.SideName(side)));
      if (std::optional<Failure> failure = PlayGame(side, orders.back())) {
        Complain(absl::StrFormat("%s, decision %d", when, orders.back().size()),
                 *failure);
        return;
      }
    }
    if (orders.front() != orders.back()) {
      found_.notes.push_back(
          "with the same seed and dice it did not play the same game again");
    }
    CheckQuit();
  }

  std::optional<Failure> PlayGame(Side side, Orders& orders) {
    if (auto failure = session_->Begin(game_, side, kSeed)) return failure;
    RandomSource dice(kSeed);
    RandomSource enemy(SeedFor(kSeed, 1));
    Position position(game_.layout());
    game_.Start(position);
    for (;;) {
      const Awaited awaited = game_.Awaits(position);
      if (awaited.is_over()) break;
      if (awaited.is_roll()) {
        game_.Resolve(position, ThrowDice(game_, position, dice), nullptr);
      } else if (awaited.side != side) {
        game_.Play(position, game_.ProposeOne(position, enemy), nullptr);
      } else {
        Choice choice = Decide(*session_, position, side);
        orders.push_back(choice.order);
        if (choice.failure) return std::move(choice.failure);
        game_.Play(position, choice.order, nullptr);
      }
    }
    return session_->End(game_, game_.FinalScore(position), Ending::kPlayedOut);
  }

  // A legal order, or a failure.
  Choice Decide(Session& session, const Position& position, Side side) {
    Position view(game_.layout());
    game_.See(position, side, view);
    const auto begun = Deadline::Clock::now();
    Choice choice = session.Decide(game_, view, side);
    const auto took = Deadline::Clock::now() - begun;
    found_.slowest = std::max<std::chrono::nanoseconds>(found_.slowest, took);
    ++found_.decisions;
    if (choice.failure) return choice;
    const Verdict verdict = game_.Check(position, choice.order);
    if (!verdict.ok()) {
      choice.failure =
          Failure{.kind = FaultKind::kIllegalOrder,
                  .what = "illegal order: " + game_.Say(verdict.refusal()),
                  .evidence = {}};
    } else if (session.channel().HasMore()) {
      choice.failure = session.channel().Fail(
          FaultKind::kWrongRequest, "says more than one reply to a request");
    }
    return choice;
  }

  void CheckQuit() {
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
      game_.Resolve(position, ThrowDice(game_, position, dice), nullptr);
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
      return std::move(Decide(session, decision->first, side).failure);
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
  const Game& game_;
  std::unique_ptr<Session> session_;
  Compliance found_;
};

}  // namespace

Compliance TryProgram(const ExternalOptions& options, Isolation isolation,
                      const Game& game) {
  return Trial(options, isolation, game).Run();
}

}  // namespace berthier
