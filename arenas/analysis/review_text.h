// A review in lines of text: what the command prints.
#ifndef BERTHIER_ARENAS_ANALYSIS_REVIEW_TEXT_H_
#define BERTHIER_ARENAS_ANALYSIS_REVIEW_TEXT_H_

#include <string>

#include "arenas/analysis/review.pb.h"

namespace berthier {

// In lines of at most `width` characters; 0: no limit.
std::string ReviewText(const wire::Review& review, int width);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_REVIEW_TEXT_H_
