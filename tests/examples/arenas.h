#ifndef BERTHIER_TESTS_EXAMPLES_ARENAS_H_
#define BERTHIER_TESTS_EXAMPLES_ARENAS_H_

#include <iostream>
#include <memory>
#include <optional>
#include <ostream>
#include <span>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "arenas/files/files.h"
#include "engine/model/game.h"
#include "engine/rulesets/registry.h"

// Declarations that the examples in the headers of arenas use.
namespace berthier::examples {

extern const Game& game;
extern Position position;
extern const Position view;
extern const Side side;
extern const std::string path;
extern const std::span<const Ruleset> rulesets;
extern std::ostream& out;
extern const uint64_t seed;
extern const League league;
extern const RatingOptions options;
extern const int marshal, recruit;
extern const TournamentPlan plan;
extern TournamentProgress progress;

using std::chrono::milliseconds;

namespace isolated_match_h {
extern DuelSetup setup;
extern const WrittenDocument written;
extern const std::array<std::string, kSides> names;
}  // namespace isolated_match_h
namespace tournament_words_h {
extern const Desk desk;
}
namespace correction_h {
extern const PlayCodec codec;
extern const wire::Correction correction;
}  // namespace correction_h
namespace conformance_h {
extern const std::string contents;
}
namespace muster_h {
using namespace generation;
extern const WantedBattle wanted;
enum class Part { kForces };
}  // namespace muster_h
namespace duel_h {
extern Agent* const a;
extern Agent* const b;
}  // namespace duel_h
namespace happenings_h {
extern const Order order;
extern const Picture last, now;
}  // namespace happenings_h
namespace json_teller_h {
extern const wire::GameRecord record;
extern const Ruler ruler;
}  // namespace json_teller_h
namespace terminal_h {
extern const std::string sentence;
extern const Terminal terminal;
}  // namespace terminal_h
namespace match_h {
extern const MatchSetup setup;
extern const std::function<absl::Status(const wire::GameRecord&)> keep;
}  // namespace match_h
namespace narrator_h {
extern const wire::GameRecord record;
extern const Ruler ruler;
}  // namespace narrator_h
namespace outputs_h {
extern const std::string contents;
}
namespace recorder_h {
extern DuelSetup setup;
extern const WrittenDocument written;
}  // namespace recorder_h
namespace replay_h {
extern const wire::GameRecord record;
extern const Ruler ruler;
}  // namespace replay_h
namespace score_interval_h {
extern const Tally tally;
}
namespace process_pool_h {
absl::StatusOr<std::string> PlayGame(int game);
absl::Status Keep(const std::string& result);
}  // namespace process_pool_h
namespace svg_canvas_h {
extern const PaperSpot origin;
extern const double pixels_per_tick;
extern const Length depth;
extern const std::vector<PaperSpot> points;
}  // namespace svg_canvas_h
namespace thoughts_h {
extern const Choice choice;
}
namespace thoughts_graph_h {
extern const ThoughtTree tree;
}

namespace ground_plan_h {
using namespace generation;
extern const Outline wood;
}  // namespace ground_plan_h
namespace random_draws_h {
using namespace generation;
}

namespace armies_h {
using namespace generation;
struct Troops {};
struct Army {
  int Points() const;
};
Army Raise(const Troops& troops, int size, RandomDraws& draws);
extern const std::array<Troops, 2> troops;
extern RandomDraws draws;
extern const std::vector<Length> pitches;
extern const Length middle;
}  // namespace armies_h
namespace surveyor_h {
using namespace generation;
extern GroundPlan plan;
extern const Patches kWoods;
extern const Region region;
extern Names names;
extern RandomDraws draws;
}  // namespace surveyor_h

namespace fair_ratings_h {
extern const size_t i;
}
namespace luck_weights_h {
extern const Position before;
extern const Faces faces;
}  // namespace luck_weights_h
namespace luck_witness_h {
extern DuelSetup duel;
extern wire::LegPlayed facts;
}  // namespace luck_witness_h
namespace svg_way_h {
extern const Order better;
}
namespace whiskers_h {
extern std::string page;
}

namespace board_h {
extern League league;
extern BoardFacts facts;
}  // namespace board_h
namespace budget_curves_h {
extern const std::string request;
}
namespace league_merge_h {
extern const LeagueSource league, another;
}
namespace html_h {
extern std::string page;
}
namespace csv_h {
extern std::string csv;
extern const std::string_view name;
}  // namespace csv_h
namespace page_h {
extern const Board board;
extern const HtmlTable table;
}  // namespace page_h

namespace alpha_rank_h {
extern const std::vector<std::vector<double>> payoffs;
}
namespace differences_h {
extern const Ratings ratings;
}
namespace gsprt_h {
extern const PairCounts pairs;
}
namespace joint_fit_h {
extern const FitProblem problem;
}
namespace rating_options_h {
extern const int drill;
}
namespace elo_report_h {
extern const WinGroups groups;
extern const JointFit fit;
extern const size_t player;
}  // namespace elo_report_h

namespace tournament_progress_h {
wire::LegPlayed Play(const GameId& game);
}
namespace course_h {
extern const Schedule schedule;
extern BoardSource source;
}  // namespace course_h
namespace growth_h {
extern const TournamentPlan known;
extern TournamentPlan asked;
}  // namespace growth_h
namespace display_h {
extern const int playing;
}
namespace journal_h {
extern const wire::GameStep step;
extern wire::GameRecord record;
}  // namespace journal_h
namespace matching_h {
extern const std::vector<std::vector<int64_t>> weights;
}
namespace pool_h {
extern const Whereabouts there;
extern const sigset_t unblocked;
}  // namespace pool_h
namespace move_now_timer_h {
extern MoveNowTimer timer;
extern Agent& agent;
extern const int64_t out;
}  // namespace move_now_timer_h
namespace runner_h {
extern TournamentPlan plan;
extern Display display;
}  // namespace runner_h
namespace schedule_h {
PairResult Play(const PairSpec& pair);
}
namespace seating_h {
extern const GameId game;
}
namespace calibration_h {
extern const LeagueDesign design;
}
namespace luck_h {
extern const RatingData data;
extern const std::vector<Chances> chances;
extern const Chances first, second;
extern RandomSource source;
}  // namespace luck_h
namespace played_again_h {
extern const LedgerView opened;
}
namespace shard_h {
extern const PairRange pairs;
}
namespace shard_state_h {
extern const ShardFiles where;
}
namespace slurm_h {
extern const SlurmArray array;
extern const std::string ledger;
}  // namespace slurm_h
namespace stage_h {
extern const Withdrawn withdrawn;
}
namespace standings_h {
extern const PairSpec pair;
extern const wire::LegPlayed leg0, leg1;
extern const Schedule schedule;
}  // namespace standings_h
namespace swiss_h {
extern const SwissField field;
}
namespace adjudicator_h {
extern GameClocks clock;
extern DuelSetup duel;
}  // namespace adjudicator_h
namespace rehearsal_h {
extern const Whereabouts there;
}
namespace worker_h {
extern const Whereabouts there;
extern Journal& journal;
extern const int socket;
}  // namespace worker_h

}  // namespace berthier::examples

#endif  // BERTHIER_TESTS_EXAMPLES_ARENAS_H_
