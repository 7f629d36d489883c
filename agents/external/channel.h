// The conversation with a foreign program: whole messages out and in, each by
// a deadline, and a verdict when something is wrong.
//
// Laws: a message of either side is at most kMostMessageBytes; what is kept of
// the program's output is bounded, whatever it writes; whatever it writes to
// its standard error is read, and the end of it kept as evidence. After a
// failure the program is dead, with everything it started.
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

// Until when what must be answered, and how long that was from the start.
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
  // What the program is at: a death before the first game has another name.
  enum class Phase : uint8_t { kStart, kPlay };

  // A program whose output has ended has `to_end` to end itself.
  Channel(std::unique_ptr<Process> process, const ProcessLimits& limits,
          std::chrono::milliseconds to_end)
      : process_(std::move(process)), limits_(limits), to_end_(to_end) {}

  void SetEncoding(wire::Introduction::Encoding encoding) {
    encoding_ = encoding;
  }
  void SetPhase(Phase phase) { phase_ = phase; }
  void Renew() { process_->Renew(); }

  std::optional<Failure> Send(const wire::AgentRequest& request,
                              const Deadline& deadline);
  std::optional<Failure> Receive(const Deadline& deadline,
                                 wire::AgentReply& reply);
  // Bytes as they are; for who tries how a program bears them.
  std::optional<Failure> SendRaw(std::string_view bytes,
                                 const Deadline& deadline);
  // Until the program has read all that was written to it, is dead, or its time
  // is up.
  void AwaitRead(const Deadline& deadline) const;
  // A message as SendRaw takes it.
  std::string Encoded(const wire::AgentRequest& request) const;
  // Whether the program has said something that nobody asked for.
  bool HasMore();

  // Closes the program's input and waits for its end.
  Death Close(std::chrono::milliseconds patience);
  // Kills the program and says so, with the evidence there is.
  Failure Fail(FaultKind kind, std::string what, std::string_view said = {});

 private:
  // Waits until something can be done, and reads what there is to read.
  std::optional<Failure> Turn(const Deadline& deadline, bool to_write);
  std::optional<Failure> ReadOutput();
  bool ReadErrors();  // whether there was something to read
  // A whole message at the front of what has been read, if there is one.
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
  std::string in_;   // read and not yet taken, from taken_ on
  size_t taken_ = 0;
  bool output_open_ = true;
  bool errors_open_ = true;
  std::string errors_tail_;
  uint64_t errors_read_ = 0;  // since the last request
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_EXTERNAL_CHANNEL_H_
