// The sections of the page of a review.
//
// A section without content has an empty body and is left out.
#ifndef BERTHIER_ARENAS_ANALYSIS_REVIEW_SECTIONS_H_
#define BERTHIER_ARENAS_ANALYSIS_REVIEW_SECTIONS_H_

#include "arenas/analysis/game_path.h"
#include "arenas/analysis/review.pb.h"
#include "arenas/pages/page.h"

namespace berthier {

Section CurveSection(const wire::Review& review);
Section OrdersSection(const GamePath& path, const wire::Review& review);
Section DiceSection(const wire::Review& review);
Section GroupsOfOrdersSection(const wire::Review& review);
Section CommandPointsSection(const wire::Review& review);
Section StepsSection(const wire::Review& review);
Section MeasureSection(const wire::Review& review);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_REVIEW_SECTIONS_H_
