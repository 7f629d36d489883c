// Words that the page and the text of a study share.
#ifndef BERTHIER_ARENAS_ANALYSIS_STUDY_WORDS_H_
#define BERTHIER_ARENAS_ANALYSIS_STUDY_WORDS_H_

#include <string>

#include "arenas/analysis/study.pb.h"
#include "arenas/ratings/elo.h"

namespace berthier {

// Values of the score as points of winning chance.
inline constexpr double kPointsOfChance = 50;
inline constexpr double kPercent = 100;

inline bool IsKnown(const wire::StudyMean& mean) { return mean.games() > 1; }
// Two standard errors to each side, times `scale`.
inline Interval IntervalOf(const wire::StudyMean& mean, double scale) {
  return {.low = scale * (mean.value() - 2 * mean.error()),
          .high = scale * (mean.value() + 2 * mean.error())};
}
// "0.32 ± 0.08": twice the standard error; a dash if it is not known.
std::string WithError(const wire::StudyMean& mean, double scale);
// Whether it is on one side of 0 beyond two errors.
inline bool IsClear(const wire::StudyMean& mean) {
  const double value = mean.value() < 0 ? -mean.value() : mean.value();
  return IsKnown(mean) && value > 2 * mean.error();
}

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_STUDY_WORDS_H_
