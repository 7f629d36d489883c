// A review as CSV (RFC 4180), one line for each step.
#ifndef BERTHIER_ARENAS_ANALYSIS_REVIEW_CSV_H_
#define BERTHIER_ARENAS_ANALYSIS_REVIEW_CSV_H_

#include <string>
#include <string_view>

#include "arenas/analysis/review.pb.h"

namespace berthier {

// In the first line of every such file.
inline constexpr std::string_view kReviewCsvMark =
    "step,turn,side,kind,what,division,verb,";

std::string ReviewCsv(const wire::Review& review);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_REVIEW_CSV_H_
