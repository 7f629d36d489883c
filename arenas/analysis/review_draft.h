// A review that is not done yet, in a file beside what it is to become: who was
// interrupted goes on where he stood.
//
// The file is a log (proto/frame_log.h): a torn end is cut off. It belongs to
// one game, program and set of options; begun for another it is begun anew.
//
// Law: a review that was interrupted at any byte and goes on equals one that
// was not.
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

// Differs where anything does that a value depends on.
std::string IdentityOf(const GamePath& path, const ReviewOptions& options,
                       std::string_view program);

class ReviewDraft {
 public:
  static absl::StatusOr<std::unique_ptr<ReviewDraft>> Open(
      const std::string& path, const std::string& identity);

  // Both must live while the review is made.
  void ConnectTo(ReviewHooks& hooks);
  size_t known() const { return known_.size(); }
  // The file is not needed any more.
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
