// A journal: the steps of a game in progress, in memory shared by the worker
// that plays and the tournament process.
//
// The steps outlive the process that wrote them, and writing one takes no
// system call. The worker writes; the other process may read the steps once
// the worker is dead or has reported the end of the game. asked() and
// deadline() may be read at any time.
//
// Laws: Steps() contains complete steps only: exactly those that were appended
// before the writer died, whenever it died.
//
//   absl::StatusOr<Journal> journal = Journal::Map();
//   if (fork() == 0) journal->Append(step.SerializeAsString());
//   ... // until the child has ended
//   record.ParseFromString(std::string(journal->Steps()));
#ifndef BERTHIER_ARENAS_TOURNAMENT_JOURNAL_H_
#define BERTHIER_ARENAS_TOURNAMENT_JOURNAL_H_

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "absl/status/statusor.h"
#include "engine/model/side.h"

namespace berthier {

class Journal {
 public:
  // Allocates the shared memory. Must be called before fork().
  static absl::StatusOr<Journal> Map();
  Journal(Journal&& other) noexcept;
  Journal& operator=(Journal&& other) noexcept;
  ~Journal();

  // ---- For the process that plays ------------------------------------------
  // Removes all steps.
  void BeginGame();
  // Appends a serialized wire::GameStep. False if there is no room for it.
  bool Append(std::string_view step);
  // Records that the agent of `side` is computing and must answer by
  // `deadline`, in nanoseconds of the steady clock; 0: no deadline.
  void Ask(Side side, int64_t deadline);
  void AskNobody();

  // ---- For both processes --------------------------------------------------
  // The serialized bytes of a wire::GameRecord with these steps only.
  std::string_view Steps() const;
  // The side whose agent is computing, if any.
  std::optional<Side> asked() const;
  // As given to Ask; 0: no deadline.
  int64_t deadline() const;

 private:
  struct Shared {
    std::atomic<uint64_t> used;  // bytes of steps
    std::atomic<int64_t> deadline;
    std::atomic<int> asked;  // 0: no side, else 1 + side
  };

  explicit Journal(void* memory) : memory_(memory) {}
  Shared& shared() const { return *static_cast<Shared*>(memory_); }
  char* bytes() const { return static_cast<char*>(memory_) + sizeof(Shared); }

  void* memory_ = nullptr;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_JOURNAL_H_
