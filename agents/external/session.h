// One run of an external program: its handshake, its games, its end.
//
// A session sends requests and waits for replies. Any error is returned as a
// failure, after which the program is dead and the session over.
//
// Laws: request numbers strictly increase; a reply is accepted only with the
// number of its request.
//
//   Opened opened = Session::Open(options, isolation);
//   Session& session = *std::get<std::unique_ptr<Session>>(opened);
//   if (auto failure = session.Begin(game, Side::kFirst, seed)) ...
//   Choice choice = session.Decide(game, view, Side::kFirst);
//   session.End(game, score, Ending::kPlayedOut);
//   session.Quit();
#ifndef BERTHIER_AGENTS_EXTERNAL_SESSION_H_
#define BERTHIER_AGENTS_EXTERNAL_SESSION_H_

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "agents/agent.h"
#include "agents/external/channel.h"
#include "agents/external/options.h"
#include "proto/agent_protocol.pb.h"
#include "proto/play_codec.h"

namespace berthier {

class Session;
using Opened = std::variant<std::unique_ptr<Session>, Failure>;

class Session {
 public:
  // Starts the program and shakes hands. `options` must outlive the session.
  static Opened Open(const ExternalOptions& options, Isolation isolation);

  const wire::Introduction& introduction() const { return introduction_; }
  bool is_over() const { return over_; }

  // Begins a game; a game under way is dropped.
  std::optional<Failure> Begin(const Game& game, Side side, uint64_t seed);
  // Decides in the last game begun.
  Choice Decide(const Game& game, const Position& view, Side side);
  std::optional<Failure> End(const Game& game, const Score& score,
                             Ending ending);
  // Asks the program to quit; returns how it ended.
  Death Quit();

  // Why the first unanswerable question of the last decision could not be
  // answered; empty if all were answered.
  const std::string& misasked() const { return misasked_; }

  // For tests of a program: the channel itself; the last request number to
  // assume; and a replacement for how requests are sent.
  Channel& channel() { return channel_; }
  void SkipTo(uint32_t id) { id_ = id; }
  using Sender = std::function<std::optional<Failure>(
      Channel&, const wire::AgentRequest&, const Deadline&)>;
  void SetSender(Sender sender) { sender_ = std::move(sender); }

 private:
  Session(const ExternalOptions& options, std::unique_ptr<Process> process)
      : options_(options),
        channel_(std::move(process), options.limits, options.to_end) {}

  std::optional<Failure> ShakeHands();
  // Sends `request` under a new number and receives its reply.
  std::optional<Failure> Ask(wire::AgentRequest& request,
                             const Deadline& deadline);
  std::optional<Failure> Send(wire::AgentRequest& request,
                              const Deadline& deadline);
  std::optional<Failure> Receive(const Deadline& deadline);
  // The failure for a reply of the wrong kind.
  Failure Unfit(const char* wanted);
  Failure Over(Failure failure);

  void FillDecide(const Game& game, const Position& view, Side side,
                  std::chrono::milliseconds allowed);
  std::optional<Failure> AnswerCheck(const Game& game, const Position& view,
                                     const Deadline& deadline);
  std::optional<Failure> AnswerPropose(const Game& game, const Position& view,
                                       const Deadline& deadline);
  std::optional<Failure> AnswerAsk(const Game& game, const Position& view,
                                   const Deadline& deadline);
  // Sends an answer under the number of the pending decision request.
  std::optional<Failure> SendAnswer(wire::AgentRequest& answer,
                                    const Deadline& deadline);
  void AddProposals(const Game& game, const Position& view,
                    google::protobuf::RepeatedPtrField<wire::Proposal>& to);
  Choice Chosen(const Game& game, const Position& view);

  const ExternalOptions& options_;
  Channel channel_;
  Sender sender_;
  wire::Introduction introduction_;
  bool over_ = false;
  bool in_game_ = false;  // it has acknowledged the game
  uint32_t game_number_ = 0;
  uint32_t id_ = 0;
  std::optional<PlayCodec> codec_;  // of the last game begun
  std::optional<Ruler> ruler_;
  std::optional<std::chrono::nanoseconds> clock_;
  std::vector<Order> proposals_;  // of the pending decision
  bool proposed_ = false;
  uint32_t questions_ = 0;  // asked in the pending decision
  std::string misasked_;
  // Kept so that messages reuse their memory from one decision to the next.
  wire::AgentRequest decide_;
  wire::AgentReply reply_;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_EXTERNAL_SESSION_H_
