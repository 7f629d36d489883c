// Runs pieces of work in parallel processes and returns their results in order.
//
// Each piece runs in its own process, forked when the piece begins, so it
// cannot change the caller's memory, and pieces must not depend on each other.
// At most `jobs` run at once; results are taken in order of the pieces. At most
// 8 * `jobs` pieces are begun ahead of the one taken next, so memory is
// bounded.
//
// Laws: the results taken, and their order, do not depend on `jobs`; no process
// outlives the call or the program.
//
//   absl::Status done = WorkSideBySide(
//       {.pieces = 40, .jobs = 2}, [](int i) { return PlayGame(i); },
//       [](int i, std::string result) { return Keep(result); });
#ifndef BERTHIER_ARENAS_MATCH_PROCESS_POOL_H_
#define BERTHIER_ARENAS_MATCH_PROCESS_POOL_H_

#include <functional>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"

namespace berthier {

struct ProcessPool {
  int pieces = 0;
  int jobs = 1;
};

// `work` is called in the child, `take` in the caller. The first error of
// either, in order of the pieces, stops all work and is returned; a child that
// dies counts as an error.
absl::Status WorkSideBySide(
    const ProcessPool& size,
    const std::function<absl::StatusOr<std::string>(int piece)>& work,
    const std::function<absl::Status(int piece, std::string result)>& take);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_MATCH_PROCESS_POOL_H_
