// An unfinished review, kept in a file beside its output, so that an
// interrupted review can be resumed.
//
// The file is a log (proto/frame_log.h): a torn end is cut off. It belongs to
// one game, program and set of options; a file of any other is deleted and
// begun anew.
//
// Law: a review that was interrupted at any byte and resumed equals one that
// was not interrupted.
//
//   auto draft = ReviewDraft::Open("x.html.part",
//                                  IdentityOf(path, options, program));
//   (*draft)->ConnectTo(hooks);
#ifndef BERTHIER_ARENAS_ANALYSIS_REVIEW_DRAFT_H_
#define BERTHIER_ARENAS_ANALYSIS_REVIEW_DRAFT_H_

#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "arenas/analysis/review.h"
#include "proto/frame_log.h"

namespace berthier {

// A key of everything that values depend on: program, options and game.
std::string IdentityOf(const GamePath& path, const ReviewOptions& options,
                       std::string_view program);

class ReviewDraft {
 public:
  static absl::StatusOr<std::unique_ptr<ReviewDraft>> Open(
      const std::string& path, const std::string& identity);

  // Sets hooks.known and hooks.keep. The draft must outlive the review.
  void ConnectTo(ReviewHooks& hooks);
  // Number of units known from an earlier run.
  size_t known() const { return known_.size(); }
  // Deletes the file.
  void Discard();

 private:
  ReviewDraft(std::string path, LogWriter log)
      : path_(std::move(path)), log_(std::move(log)) {}

  std::string path_;
  LogWriter log_;
  std::map<ReviewUnit, WeighedStep> known_;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_REVIEW_DRAFT_H_
