// What a study comes to: means over all decisions of the league, with errors.
//
// Decisions were sampled from the thirds of the games in turn; a mean weighs
// each by how many it stands for. Errors are those of whole games.
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
