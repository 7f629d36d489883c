// Factors that the worth of a point may depend on, each with a few levels.
//
//   for (const StudyFactorKind& factor : StudyFactors()) {
//     factor.level_of(decision, receiver);  // of factor.levels; or none
//   }
#ifndef BERTHIER_ARENAS_ANALYSIS_STUDY_FACTORS_H_
#define BERTHIER_ARENAS_ANALYSIS_STUDY_FACTORS_H_

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "arenas/analysis/study.pb.h"

namespace berthier {

struct StudyFactorKind {
  std::string_view name;
  std::string_view title;  // "Distance of the enemy"
  std::vector<std::string_view> levels;
  // Index in `levels`; nullopt if unknown.
  std::optional<size_t> (*level_of)(const wire::StudiedDecision& decision,
                                    const wire::StudiedReceiver& receiver);
  bool divides = false;  // the study also reports where points go, by level
};

std::span<const StudyFactorKind> StudyFactors();

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_STUDY_FACTORS_H_
