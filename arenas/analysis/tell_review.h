// A review with names and sentences filled in, as the page, the JSON, the CSV
// and the table show it.
//
// Law: equal reviews of equal paths give equal bytes.
//
//   const wire::Review told = TellReview(path, review, program);
#ifndef BERTHIER_ARENAS_ANALYSIS_TELL_REVIEW_H_
#define BERTHIER_ARENAS_ANALYSIS_TELL_REVIEW_H_

#include <string_view>

#include "arenas/analysis/game_path.h"
#include "arenas/analysis/review.h"
#include "arenas/analysis/review.pb.h"

namespace berthier {

// Somewhere in every JSON of a review.
inline constexpr std::string_view kReviewJsonMark =
    "\"made_by\": \"berthier review\"";

// Length of the lists of the orders and rolls that mattered most.
inline constexpr size_t kMostTold = 10;

wire::Review TellReview(const GamePath& path, const Review& review,
                        std::string_view program);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_TELL_REVIEW_H_
