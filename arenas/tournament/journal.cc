#include "arenas/tournament/journal.h"

#include <sys/mman.h>

#include <cerrno>
#include <cstring>
#include <new>
#include <utility>

#include "absl/status/status.h"
#include "proto/record.pb.h"
#include "proto/text.h"

namespace berthier {
namespace {

// A page is real only once it is written to.
constexpr size_t kMappedBytes = kMaxMessageBytes;
constexpr size_t kLongestVarint = 5;

// The tag of a field that is a message.
constexpr auto kStepTag =
    static_cast<char>(wire::GameRecord::kStepFieldNumber << 3 | 2);
static_assert(wire::GameRecord::kStepFieldNumber < 16);

size_t PutVarint(size_t value, char* at) {
  size_t count = 0;
  for (; value >= 0x80; value >>= 7) {
    at[count++] = static_cast<char>(value | 0x80);
  }
  at[count++] = static_cast<char>(value);
  return count;
}

}  // namespace

absl::StatusOr<Journal> Journal::Map() {
  void* const memory = mmap(nullptr, kMappedBytes, PROT_READ | PROT_WRITE,
                            MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED) {
    return absl::ErrnoToStatus(errno, "cannot share memory with a worker");
  }
  new (memory) Shared{};
  return Journal(memory);
}

Journal::Journal(Journal&& other) noexcept
    : memory_(std::exchange(other.memory_, nullptr)) {}

Journal& Journal::operator=(Journal&& other) noexcept {
  std::swap(memory_, other.memory_);
  return *this;
}

Journal::~Journal() {
  if (memory_ != nullptr) munmap(memory_, kMappedBytes);
}

void Journal::BeginGame() {
  shared().used.store(0, std::memory_order_release);
  AskNobody();
}

bool Journal::Append(std::string_view step) {
  const uint64_t used = shared().used.load(std::memory_order_relaxed);
  if (sizeof(Shared) + used + 1 + kLongestVarint + step.size() > kMappedBytes) {
    return false;
  }
  char* at = bytes() + used;
  *at++ = kStepTag;
  at += PutVarint(step.size(), at);
  std::memcpy(at, step.data(), step.size());
  at += step.size();
  shared().used.store(static_cast<uint64_t>(at - bytes()),
                      std::memory_order_release);
  return true;
}

void Journal::Ask(Side side, int64_t deadline) {
  shared().deadline.store(deadline, std::memory_order_relaxed);
  shared().asked.store(1 + Index(side), std::memory_order_release);
}

void Journal::AskNobody() {
  shared().asked.store(0, std::memory_order_release);
  shared().deadline.store(0, std::memory_order_relaxed);
}

std::string_view Journal::Steps() const {
  return {bytes(), shared().used.load(std::memory_order_acquire)};
}

std::optional<Side> Journal::asked() const {
  const int asked = shared().asked.load(std::memory_order_acquire);
  if (asked == 0) return std::nullopt;
  return static_cast<Side>(asked - 1);
}

int64_t Journal::deadline() const {
  return shared().deadline.load(std::memory_order_relaxed);
}

}  // namespace berthier
