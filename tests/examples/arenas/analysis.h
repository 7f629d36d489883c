#ifndef BERTHIER_TESTS_EXAMPLES_ARENAS_ANALYSIS_H_
#define BERTHIER_TESTS_EXAMPLES_ARENAS_ANALYSIS_H_

#include <memory>
#include <optional>
#include <ostream>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "arenas/files/files.h"
#include "arenas/text/terminal.h"
#include "engine/model/game.h"

// Declarations that the examples in the headers of arenas/analysis use.
namespace berthier::examples {

extern const Game& game;
extern const Position position;
extern const Side side;
extern const std::span<const Ruleset> rulesets;
extern const Ruleset& ruleset;
extern std::ostream& out;
extern Trials& trials;
extern const std::string program;

namespace allocation_h {
extern const std::unique_ptr<ReferencePlayer> player;
}
namespace allocation_page_h {
extern const AllocationScene scene;
extern const Allocation told;
}  // namespace allocation_page_h
namespace allocation_text_h {
extern const AllocationScene scene;
extern const Allocation told;
extern const int width;
}  // namespace allocation_text_h
namespace clustered_h {
extern const double value, weight;
extern const size_t game;
}  // namespace clustered_h
namespace continued_h {
extern const std::vector<StepToContinue> steps;
}
namespace curve_h {
extern const std::vector<CurveStep> steps;
extern const std::optional<double> end;
extern const size_t i;
}  // namespace curve_h
namespace lapses_h {
extern const GamePath path;
}
namespace more_points_h {
extern const Order best_split;
extern const size_t receivers, receiver;
}  // namespace more_points_h
namespace paymasters_h {
extern const GamePath path;
extern const EntityId holder;
}  // namespace paymasters_h
namespace purse_use_h {
extern const Position after;
}
namespace review_h {
extern const GamePath path;
}
namespace review_draft_h {
extern const GamePath path;
extern const ReviewOptions options;
extern ReviewHooks hooks;
}  // namespace review_draft_h
namespace review_page_h {
extern const GamePath path;
extern const wire::Review told;
}  // namespace review_page_h
namespace review_points_h {
extern const GamePath path;
extern const Review review;
}  // namespace review_points_h
namespace step_figure_h {
extern const Allocation told;
extern const ReceiverWorth worth;
extern std::string page;
}  // namespace step_figure_h
namespace study_h {
extern const LeagueGames league;
}
namespace study_factors_h {
extern const wire::StudiedDecision decision;
extern const wire::StudiedReceiver receiver;
}  // namespace study_factors_h
namespace study_summary_h {
extern const Study study;
}
namespace surroundings_h {
extern const Picture picture;
extern const std::set<EntityId> units;
extern const EntityId leader;
}  // namespace surroundings_h
namespace tell_step_h {
extern const GamePath path;
extern const Review review;
extern wire::Review told;
}  // namespace tell_step_h
namespace tell_review_h {
extern const GamePath path;
extern const Review review;
}  // namespace tell_review_h
namespace weighing_h {
extern const PathStep step;
}

}  // namespace berthier::examples

#endif  // BERTHIER_TESTS_EXAMPLES_ARENAS_ANALYSIS_H_
