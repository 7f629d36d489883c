#include "arenas/match/isolated_match.h"

#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "absl/strings/str_format.h"

namespace berthier {
namespace {

// What the child says, each behind its length.
enum class Message : uint8_t { kStep, kEnd };
struct Header {
  Message message = Message::kStep;
  uint32_t length = 0;
};

bool WriteAll(int pipe, const void* bytes, size_t size) {
  const char* at = static_cast<const char*>(bytes);
  while (size > 0) {
    const ssize_t written = write(pipe, at, size);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    at += written;
    size -= static_cast<size_t>(written);
  }
  return true;
}

bool ReadAll(int pipe, void* bytes, size_t size) {
  char* at = static_cast<char*>(bytes);
  while (size > 0) {
    const ssize_t got = read(pipe, at, size);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return false;
    at += got;
    size -= static_cast<size_t>(got);
  }
  return true;
}

bool Send(int pipe, Message message, std::string_view payload) {
  const Header header = {message, static_cast<uint32_t>(payload.size())};
  return WriteAll(pipe, &header, sizeof header) &&
         WriteAll(pipe, payload.data(), payload.size());
}

// An outcome as bytes, from one process to its twin: same layout.
struct FlatOutcome {
  Score score;
  uint32_t orders = 0;
  uint32_t rolls = 0;
  uint8_t has_fault = 0;
  uint8_t has_order = 0;
  Side side = Side::kFirst;
  FaultKind kind = FaultKind::kIllegalOrder;
  uint64_t what_size = 0;  // of the sentence; the evidence follows it
  Order order;
};
static_assert(std::is_trivially_copyable_v<FlatOutcome>);

std::string Flattened(const Outcome& outcome) {
  FlatOutcome flat;
  flat.score = outcome.score;
  flat.orders = outcome.orders;
  flat.rolls = outcome.rolls;
  std::string words;
  if (outcome.fault) {
    flat.has_fault = 1;
    flat.side = outcome.fault->side;
    flat.has_order = outcome.fault->order ? 1 : 0;
    flat.order = outcome.fault->order.value_or(Order{});
    flat.kind = outcome.fault->kind;
    flat.what_size = outcome.fault->what.size();
    words = outcome.fault->what + outcome.fault->evidence;
  }
  return std::string(reinterpret_cast<const char*>(&flat), sizeof flat) + words;
}

Outcome Unflattened(std::string_view bytes) {
  FlatOutcome flat;
  std::memcpy(&flat, bytes.data(), sizeof flat);
  Outcome outcome;
  outcome.score = flat.score;
  outcome.orders = flat.orders;
  outcome.rolls = flat.rolls;
  if (flat.has_fault != 0) {
    const std::string_view words = bytes.substr(sizeof flat);
    outcome.fault = {flat.side, std::string(words.substr(0, flat.what_size)),
                     std::nullopt, flat.kind,
                     std::string(words.substr(flat.what_size))};
    if (flat.has_order != 0) outcome.fault->order = flat.order;
  }
  return outcome;
}

// Follows the recorder in the child and passes on what it wrote.
class Messenger final : public Witness {
 public:
  Messenger(int pipe, const Recorder& recorder)
      : pipe_(pipe), recorder_(recorder) {}
  void Ordered(const Position& /*before*/, Side /*side*/,
               const Choice& /*choice*/) override {}
  void Thrown(const Position& /*before*/, const Faces& /*faces*/) override {}
  void Reached(const Position& /*after*/) override {
    if (!Send(pipe_, Message::kStep,
              recorder_.last_step().SerializeAsString())) {
      _exit(EXIT_FAILURE);  // nobody listens any more
    }
  }

 private:
  int pipe_;
  const Recorder& recorder_;
};

[[noreturn]] void PlayInChild(DuelSetup setup, Recorder& recorder, int pipe) {
  Messenger messenger(pipe, recorder);
  setup.witnesses.push_back(&recorder);
  setup.witnesses.push_back(&messenger);
  const bool sent = Send(pipe, Message::kEnd, Flattened(PlayDuel(setup)));
  for (Agent* agent : setup.agents) agent->Close();
  // Not exit: what the parent has in its buffers is the parent's to write.
  _exit(sent ? EXIT_SUCCESS : EXIT_FAILURE);
}

// Everything the child says until it ends or dies.
std::optional<Outcome> Listen(int pipe, Recorder& recorder) {
  Header header;
  std::string payload;
  while (ReadAll(pipe, &header, sizeof header)) {
    payload.resize(header.length);
    if (!ReadAll(pipe, payload.data(), payload.size())) break;
    if (header.message == Message::kEnd) return Unflattened(payload);
    wire::GameStep step;
    step.ParseFromString(payload);
    recorder.Append(std::move(step));
  }
  return std::nullopt;
}

}  // namespace

std::string HowItDied(int status) {
  if (WIFSIGNALED(status)) {
    return absl::StrFormat("died: %s", strsignal(WTERMSIG(status)));
  }
  return absl::StrFormat("ended the program with code %d", WEXITSTATUS(status));
}

absl::StatusOr<Outcome> OutcomeOfDeath(const Game& game,
                                       const Recorder& recorder, int status) {
  const absl::StatusOr<Standing> standing = recorder.Stand();
  if (!standing.ok()) return standing.status();
  const Awaited awaited = game.Awaits(standing->position);
  if (!awaited.is_decision()) {
    return absl::InternalError(absl::StrFormat(
        "the program %s while no agent was awaited", HowItDied(status)));
  }
  Outcome outcome;
  outcome.orders = standing->orders;
  outcome.rolls = standing->rolls;
  outcome.score.winner = static_cast<int8_t>(Index(Opponent(awaited.side)));
  outcome.fault = {awaited.side, HowItDied(status), std::nullopt,
                   FaultKind::kCrashed};
  return outcome;
}

absl::StatusOr<Outcome> PlayApart(const DuelSetup& setup, Recorder& recorder) {
  std::array<int, 2> ends;
  if (pipe(ends.data()) != 0) {
    return absl::InternalError(
        absl::StrFormat("cannot make a pipe: %s", std::strerror(errno)));
  }
  const pid_t child = fork();
  if (child < 0) {
    close(ends[0]);
    close(ends[1]);
    return absl::InternalError(
        absl::StrFormat("cannot make a process: %s", std::strerror(errno)));
  }
  if (child == 0) {
    close(ends[0]);
    PlayInChild(setup, recorder, ends[1]);
  }
  close(ends[1]);
  const std::optional<Outcome> outcome = Listen(ends[0], recorder);
  close(ends[0]);
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  if (outcome) return *outcome;
  return OutcomeOfDeath(*setup.game, recorder, status);
}

}  // namespace berthier
