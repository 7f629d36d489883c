// A review as a self-contained HTML page.
//
// Laws: equal reviews give equal bytes; every number has its error or is marked
// as exact.
//
//   WriteWhole("review.html", ReviewPage(path, told));
#ifndef BERTHIER_ARENAS_ANALYSIS_REVIEW_PAGE_H_
#define BERTHIER_ARENAS_ANALYSIS_REVIEW_PAGE_H_

#include <string>
#include <string_view>

#include "arenas/analysis/game_path.h"
#include "arenas/analysis/review.pb.h"

namespace berthier {

// Somewhere in every page.
inline constexpr std::string_view kReviewPageMark =
    "Made by <code>berthier review</code>.";

std::string ReviewPage(const GamePath& path, const wire::Review& review);

// The curve of winning chances alone, as a figure.
std::string ReviewCurve(const wire::Review& review);

// One or two sentences that say what the review found: "30 of 412 orders ...".
std::string ReviewInShort(const wire::Review& review);

// "4.2 ± 1.2" with two standard errors, "4.2" if it is exact, "unknown"; with a
// true minus sign, and with a plus sign if kAlways.
enum class SignShown : uint8_t { kMinusOnly, kAlways };
std::string WithError(const wire::ReviewEstimate& estimate, SignShown sign);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_REVIEW_PAGE_H_
