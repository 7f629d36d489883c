// Exchanges whole messages with an external program, each with a deadline, and
// reports a failure when something is wrong.
//
// Laws: a message in either direction is at most kMostMessageBytes; the memory
// kept for the program's output is bounded, whatever it writes; its standard
// error is always read, and the end of it kept as evidence. After a failure the
// program and everything it started are dead.
//
//   Channel channel(std::move(process), limits, milliseconds(500));
//   if (auto failure = channel.Send(request, deadline)) return *failure;
//   if (auto failure = channel.Receive(deadline, reply)) return *failure;
#ifndef BERTHIER_AGENTS_EXTERNAL_CHANNEL_H_
#define BERTHIER_AGENTS_EXTERNAL_CHANNEL_H_

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "agents/external/process.h"
#include "agents/failure.h"
#include "proto/agent_protocol.pb.h"

namespace berthier {

inline constexpr size_t kMostMessageBytes = size_t{1} << 20;
inline constexpr size_t kEvidenceBytes = size_t{4} << 10;

// When an answer is due, the time allowed in total, and what was asked (for
// messages).
struct Deadline {
  using Clock = std::chrono::steady_clock;

  static Deadline In(std::chrono::milliseconds length, const char* asked) {
    return {Clock::now() + length, length, asked};
  }
  Clock::time_point at;
  std::chrono::milliseconds length;
  const char* asked;
};

class Channel {
 public:
  // The phase of the program: a crash before the first game is reported as a
  // different kind of failure.
  enum class Phase : uint8_t { kStart, kPlay };

  // After its output ends, the program has `to_end` to exit by itself.
  Channel(std::unique_ptr<Process> process, const ProcessLimits& limits,
          std::chrono::milliseconds to_end)
      : process_(std::move(process)), limits_(limits), to_end_(to_end) {}

  void SetEncoding(wire::Introduction::Encoding encoding) {
    encoding_ = encoding;
  }
  void SetPhase(Phase phase) { phase_ = phase; }
  void Renew() { process_->Renew(); }

  // Both return nullopt if the whole message went through by the deadline.
  std::optional<Failure> Send(const wire::AgentRequest& request,
                              const Deadline& deadline);
  std::optional<Failure> Receive(const Deadline& deadline,
                                 wire::AgentReply& reply);
  // Sends raw bytes; used to test how a program handles bad input.
  std::optional<Failure> SendRaw(std::string_view bytes,
                                 const Deadline& deadline);
  // Waits until the program has read everything written to it, is dead, or the
  // deadline has passed.
  void AwaitRead(const Deadline& deadline) const;
  // An encoded message, as SendRaw takes it.
  std::string Encoded(const wire::AgentRequest& request) const;
  // Whether the program has written something that was not requested.
  bool HasMore();

  // Closes the program's input and waits at most `patience` for its end.
  Death Close(std::chrono::milliseconds patience);
  // Kills the program and returns the failure with the available evidence.
  Failure Fail(FaultKind kind, std::string what, std::string_view said = {});

 private:
  // Waits until I/O is possible, writes if `to_write`, and reads what is
  // available.
  std::optional<Failure> Turn(const Deadline& deadline, bool to_write);
  std::optional<Failure> ReadOutput();
  bool ReadErrors();  // true if something was read
  // Sets `found` to the first complete message in the input read, if any.
  std::optional<Failure> FindMessage(std::optional<std::string_view>& found);
  std::optional<Failure> Parse(std::string_view message,
                               wire::AgentReply& reply);
  Failure FailByDeath();
  FaultKind KindOf(const Death& death) const;
  std::string Evidence(std::string_view said);

  std::unique_ptr<Process> process_;
  ProcessLimits limits_;
  std::chrono::milliseconds to_end_;
  wire::Introduction::Encoding encoding_ = wire::Introduction::JSON;
  Phase phase_ = Phase::kStart;
  std::string out_;  // the message being written
  std::string in_;   // bytes read; those from taken_ on are unprocessed
  size_t taken_ = 0;
  bool output_open_ = true;
  bool errors_open_ = true;
  std::string errors_tail_;
  uint64_t errors_read_ = 0;  // since the last request
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_EXTERNAL_CHANNEL_H_
