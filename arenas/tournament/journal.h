// A journal: what is known of a game while another process plays it.
//
// It lies in memory that both processes share, so the steps of a game outlive
// the process that wrote them, and writing one takes no system call. One
// process writes, the other reads when the first is dead or has said that the
// game is over; who is being asked and by when it must have answered may be
// read at any time.
//
// Laws: Steps() is whole steps, as many as were appended before the writer
// died, whenever it died.
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
  static absl::StatusOr<Journal> Map();
  Journal(Journal&& other) noexcept;
  Journal& operator=(Journal&& other) noexcept;
  ~Journal();

  // ---- Of the process that plays -------------------------------------------
  void BeginGame();
  // A wire::GameStep. Whether there was room for it.
  bool Append(std::string_view step);
  // `side` is being asked; must have answered at `deadline`, in nanoseconds of
  // the steady clock, 0 if there is none.
  void Ask(Side side, int64_t deadline);
  void AskNobody();

  // ---- Of both -------------------------------------------------------------
  // As bytes of a wire::GameRecord with these steps and nothing else.
  std::string_view Steps() const;
  std::optional<Side> asked() const;
  int64_t deadline() const;

 private:
  struct Shared {
    std::atomic<uint64_t> used;
    std::atomic<int64_t> deadline;
    std::atomic<int> asked;  // 0: nobody, else 1 + side
  };

  explicit Journal(void* memory) : memory_(memory) {}
  Shared& shared() const { return *static_cast<Shared*>(memory_); }
  char* bytes() const { return static_cast<char*>(memory_) + sizeof(Shared); }

  void* memory_ = nullptr;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_JOURNAL_H_
