// Formatting that the page and the text of a study share.
#ifndef BERTHIER_ARENAS_ANALYSIS_STUDY_WORDS_H_
#define BERTHIER_ARENAS_ANALYSIS_STUDY_WORDS_H_

#include <string>

#include "arenas/analysis/study.pb.h"
#include "arenas/ratings/elo.h"

namespace berthier {

// Factor from a value in [-1, 1] to percentage points of winning chance.
inline constexpr double kPointsOfChance = 50;
inline constexpr double kPercent = 100;

inline bool IsKnown(const wire::StudyMean& mean) { return mean.games() > 1; }
// The mean plus and minus two standard errors, times `scale`.
inline Interval IntervalOf(const wire::StudyMean& mean, double scale) {
  return {.low = scale * (mean.value() - 2 * mean.error()),
          .high = scale * (mean.value() + 2 * mean.error())};
}
// "0.32 ± 0.08", with twice the standard error; a dash if not known.
std::string WithError(const wire::StudyMean& mean, double scale);
// Whether the mean is more than two standard errors from 0.
inline bool IsClear(const wire::StudyMean& mean) {
  const double value = mean.value() < 0 ? -mean.value() : mean.value();
  return IsKnown(mean) && value > 2 * mean.error();
}

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_STUDY_WORDS_H_
