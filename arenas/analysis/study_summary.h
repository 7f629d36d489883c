// The results of a study: means over all decisions of the league, with errors.
//
// Decisions were sampled from the thirds of the games in turn; a mean weights
// each decision by the number of decisions it represents. Errors are clustered
// by game.
//
//   const wire::StudySummary summary = SummaryOf(study);
#ifndef BERTHIER_ARENAS_ANALYSIS_STUDY_SUMMARY_H_
#define BERTHIER_ARENAS_ANALYSIS_STUDY_SUMMARY_H_

#include "arenas/analysis/study.h"
#include "arenas/analysis/study.pb.h"

namespace berthier {

wire::StudySummary SummaryOf(const Study& study);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_STUDY_SUMMARY_H_
