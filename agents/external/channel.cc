#include "agents/external/channel.h"

#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <google/protobuf/util/delimited_message_util.h>
#include <google/protobuf/util/json_util.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <utility>

#include "absl/strings/escaping.h"
#include "absl/strings/str_format.h"
#include "engine/model/fault.h"
#include "proto/quote.h"

namespace berthier {
namespace {

using google::protobuf::io::CodedInputStream;
using std::chrono::milliseconds;

constexpr size_t kChunk = size_t{64} << 10;
constexpr uint64_t kMostErrorBytes = uint64_t{16} << 20;
// What poll can take; longer deadlines take several.
constexpr milliseconds kLongestPoll{3'600'000};
// Between two looks whether a program has read.
constexpr milliseconds kLook{1};

std::string Seconds(milliseconds time) {
  return absl::StrFormat("%.1f s", static_cast<double>(time.count()) / 1000);
}

// What runtimes say when there is no memory left.
bool SaysNoMemory(const std::string& text) {
  constexpr std::array<std::string_view, 5> kWords = {
      "MemoryError", "bad_alloc", "OutOfMemory", "out of memory",
      "annot allocate memory"};
  return std::any_of(kWords.begin(), kWords.end(),
                     [&text](std::string_view words) {
                       return text.find(words) != std::string::npos;
                     });
}

}  // namespace

std::string Channel::Encoded(const wire::AgentRequest& request) const {
  std::string bytes;
  if (encoding_ == wire::Introduction::BINARY) {
    google::protobuf::io::StringOutputStream stream(&bytes);
    google::protobuf::util::SerializeDelimitedToZeroCopyStream(request,
                                                               &stream);
    return bytes;
  }
  google::protobuf::util::JsonPrintOptions options;
  options.preserve_proto_field_names = true;
  const auto status =
      google::protobuf::util::MessageToJsonString(request, &bytes, options);
  BERTHIER_CHECK(status.ok());
  bytes += '\n';
  return bytes;
}

std::optional<Failure> Channel::Send(const wire::AgentRequest& request,
                                     const Deadline& deadline) {
  errors_read_ = 0;
  out_ = Encoded(request);
  return SendRaw(out_, deadline);
}

std::optional<Failure> Channel::SendRaw(std::string_view bytes,
                                        const Deadline& deadline) {
  while (!bytes.empty()) {
    const ssize_t written =
        write(process_->input(), bytes.data(), bytes.size());
    if (written > 0) {
      bytes.remove_prefix(static_cast<size_t>(written));
      continue;
    }
    if (errno == EINTR) continue;
    if (errno != EAGAIN) return FailByDeath();
    if (std::optional<Failure> failure = Turn(deadline, true)) return failure;
  }
  return std::nullopt;
}

void Channel::AwaitRead(const Deadline& deadline) const {
  pollfd watched = {process_->input(), 0, 0};
  int unread = 0;
  while (ioctl(process_->input(), FIONREAD, &unread) == 0 && unread > 0 &&
         Deadline::Clock::now() < deadline.at) {
    // Nothing is waited for but its death.
    if (poll(&watched, 1, static_cast<int>(kLook.count())) > 0) return;
  }
}

std::optional<Failure> Channel::Receive(const Deadline& deadline,
                                        wire::AgentReply& reply) {
  for (;;) {
    std::optional<std::string_view> message;
    if (std::optional<Failure> failure = FindMessage(message)) return failure;
    if (message) return Parse(*message, reply);
    if (!output_open_) return FailByDeath();
    if (std::optional<Failure> failure = Turn(deadline, false)) return failure;
  }
}

std::optional<Failure> Channel::Turn(const Deadline& deadline, bool to_write) {
  std::array<pollfd, 3> watched = {
      pollfd{output_open_ ? process_->output() : -1, POLLIN, 0},
      pollfd{errors_open_ ? process_->errors() : -1, POLLIN, 0},
      pollfd{to_write ? process_->input() : -1, POLLOUT, 0}};
  const auto left =
      std::chrono::ceil<milliseconds>(deadline.at - Deadline::Clock::now());
  if (left.count() <= 0) {
    return Fail(FaultKind::kTimeout,
                absl::StrFormat("did not answer %s within %s", deadline.asked,
                                Seconds(deadline.length)));
  }
  const int ready =
      poll(watched.data(), to_write ? 3 : 2,
           static_cast<int>(std::min(left, kLongestPoll).count()));
  if (ready <= 0) return std::nullopt;
  if (watched[1].revents != 0) {
    ReadErrors();
    if (errors_read_ > kMostErrorBytes) {
      return Fail(FaultKind::kFlood,
                  "wrote more than 16 MiB to its standard error at once");
    }
  }
  if (watched[0].revents != 0) return ReadOutput();
  return std::nullopt;
}

std::optional<Failure> Channel::ReadOutput() {
  // While it does not read, what it writes is kept, but not without end.
  if (in_.size() - taken_ > kMostMessageBytes + kChunk) {
    return Fail(FaultKind::kFlood, "wrote more than 1 MiB without being asked",
                std::string_view(in_).substr(taken_));
  }
  in_.erase(0, taken_);
  taken_ = 0;
  std::array<char, kChunk> chunk;
  const ssize_t got = read(process_->output(), chunk.data(), chunk.size());
  if (got > 0) in_.append(chunk.data(), static_cast<size_t>(got));
  if (got == 0) output_open_ = false;
  return std::nullopt;
}

bool Channel::ReadErrors() {
  std::array<char, kChunk> chunk;
  const ssize_t got = read(process_->errors(), chunk.data(), chunk.size());
  if (got == 0) errors_open_ = false;
  if (got <= 0) return false;
  const size_t size = static_cast<size_t>(got);
  errors_tail_.append(chunk.data(), size);
  if (errors_tail_.size() > kEvidenceBytes) {
    errors_tail_.erase(0, errors_tail_.size() - kEvidenceBytes);
  }
  errors_read_ += size;
  return true;
}

std::optional<Failure> Channel::FindMessage(
    std::optional<std::string_view>& found) {
  const std::string_view rest = std::string_view(in_).substr(taken_);
  if (rest.empty()) return std::nullopt;
  size_t head = 0;
  size_t size = 0;
  if (encoding_ == wire::Introduction::JSON) {
    size = rest.find('\n');
    if (size == std::string_view::npos) {
      if (rest.size() <= kMostMessageBytes) return std::nullopt;
      return Fail(FaultKind::kFlood, "wrote more than 1 MiB without a newline",
                  rest);
    }
    taken_ += size + 1;
  } else {
    CodedInputStream stream(
        reinterpret_cast<const uint8_t*>(rest.data()),
        static_cast<int>(std::min(rest.size(), size_t{10})));
    uint64_t length = 0;
    if (!stream.ReadVarint64(&length)) {
      if (rest.size() < 10) return std::nullopt;
      return Fail(FaultKind::kGarbage, "wrote a length that is no varint",
                  rest);
    }
    if (length > kMostMessageBytes) {
      return Fail(FaultKind::kFlood,
                  absl::StrFormat("announced a message of %d bytes; at most "
                                  "%d are read",
                                  length, kMostMessageBytes),
                  rest);
    }
    head = static_cast<size_t>(stream.CurrentPosition());
    size = static_cast<size_t>(length);
    if (rest.size() < head + size) return std::nullopt;
    taken_ += head + size;
  }
  found = rest.substr(head, size);
  return std::nullopt;
}

std::optional<Failure> Channel::Parse(std::string_view message,
                                      wire::AgentReply& reply) {
  if (encoding_ == wire::Introduction::BINARY) {
    if (reply.ParseFromArray(message.data(),
                             static_cast<int>(message.size()))) {
      return std::nullopt;
    }
    return Fail(FaultKind::kGarbage, "wrote bytes that are no message",
                message);
  }
  reply.Clear();
  const auto status = google::protobuf::util::JsonStringToMessage(
      google::protobuf::StringPiece(message.data(), message.size()), &reply);
  if (status.ok()) return std::nullopt;
  const std::string why = status.message().as_string();
  return Fail(
      FaultKind::kGarbage,
      absl::StrFormat("wrote a line that is no message: %s",
                      absl::CHexEscape(Shortened(why.substr(0, why.find('\n')),
                                                 kLongestQuote))),
      message);
}

bool Channel::HasMore() {
  if (taken_ < in_.size()) return true;
  pollfd watched = {process_->output(), POLLIN, 0};
  return poll(&watched, 1, 0) > 0 && (watched.revents & POLLIN) != 0;
}

Death Channel::Close(milliseconds patience) { return process_->Wait(patience); }

Failure Channel::Fail(FaultKind kind, std::string what, std::string_view said) {
  process_->Kill();
  return {.kind = kind, .what = std::move(what), .evidence = Evidence(said)};
}

Failure Channel::FailByDeath() {
  const Death death = process_->Wait(to_end_);
  Failure failure = {
      .kind = KindOf(death), .what = Words(death), .evidence = Evidence({})};
  if (death.how == Death::How::kKilled) failure.what = "closed its output";
  if (death.took_too_much) {
    failure.kind = FaultKind::kOutOfMemory;
    failure.what = absl::StrFormat(
        "took more than %d MiB of memory with all its processes together",
        limits_.memory_bytes >> 20);
    return failure;
  }
  const bool ended_badly = death.how == Death::How::kEnded && death.status != 0;
  const uint64_t nearly_all = limits_.memory_bytes / 4 * 3;
  if (ended_badly &&
      (SaysNoMemory(errors_tail_) ||
       (nearly_all != 0 &&
        static_cast<uint64_t>(death.most_memory) >= nearly_all))) {
    failure.kind = FaultKind::kOutOfMemory;
    failure.what = absl::StrFormat(
        "ran out of memory and %s (it may have %d "
        "MiB)",
        failure.what, limits_.memory_bytes >> 20);
  }
  return failure;
}

FaultKind Channel::KindOf(const Death& death) const {
  if (death.how == Death::How::kNeverRan) return FaultKind::kRefusedToStart;
  if (death.how == Death::How::kKilled) return FaultKind::kExited;
  if (WIFSIGNALED(death.status) && WTERMSIG(death.status) == SIGXCPU) {
    return FaultKind::kTimeout;
  }
  const bool at_start = phase_ == Phase::kStart;
  if (death.status == 0) {
    return at_start ? FaultKind::kRefusedToStart : FaultKind::kExited;
  }
  return at_start ? FaultKind::kCrashedAtStart : FaultKind::kCrashed;
}

std::string Channel::Evidence(std::string_view said) {
  // Its last words are still in the pipe; at most a pipe's worth.
  const uint64_t most = errors_read_ + kChunk;
  while (errors_open_ && errors_read_ < most && ReadErrors()) {
  }
  std::string evidence;
  if (!said.empty()) {
    absl::StrAppendFormat(&evidence, "it wrote: \"%s\"\n",
                          absl::CHexEscape(Shortened(said, kLongestQuote)));
  }
  if (!errors_tail_.empty()) {
    evidence += "standard error ends in:\n" + errors_tail_;
  }
  return evidence;
}

}  // namespace berthier
