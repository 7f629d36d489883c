// Work in several processes at a time, its results in sequence.
//
// Piece i of the work is done in a process of its own, forked when it begins,
// so what a piece does to memory stays with it and pieces may not depend on
// each other. At most `jobs` run at once; results are taken in the sequence of
// the pieces, whichever ends first, and only so many are begun ahead of the
// one that is taken next that memory is bounded.
//
// Laws: what is taken, and in which sequence, does not depend on `jobs`; no
// process outlives the call or the program.
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
// either, in the sequence of the pieces, ends everything and is returned; so
// does a child that dies.
absl::Status WorkSideBySide(
    const ProcessPool& size,
    const std::function<absl::StatusOr<std::string>(int piece)>& work,
    const std::function<absl::Status(int piece, std::string result)>& take);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_MATCH_PROCESS_POOL_H_
