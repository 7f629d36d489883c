#ifndef BERTHIER_TESTS_EXAMPLES_AGENTS_H_
#define BERTHIER_TESTS_EXAMPLES_AGENTS_H_

#include <atomic>
#include <chrono>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "agents/agent.h"
#include "agents/allocator/knapsack_allocation.h"
#include "agents/budget.h"
#include "agents/doctrine/doctrine.h"
#include "agents/doctrine/grande_tactique/doctrine_agent.h"
#include "agents/external/channel.h"
#include "agents/external/guardian.h"
#include "agents/external/options.h"
#include "agents/external/process.h"
#include "agents/random_agent.h"
#include "agents/random_source.h"
#include "agents/search/lines_tried.h"
#include "agents/search/plan_trial.h"
#include "agents/thoughts.h"
#include "agents/value/estimate.h"
#include "agents/value/exact_worth.h"
#include "agents/value/racing.h"
#include "agents/value/reference_player.h"
#include "agents/value/roll_worth.h"
#include "agents/value/trials.h"
#include "engine/model/game.h"
#include "engine/rulesets/registry.h"
#include "proto/play_codec.h"
#include "proto/record.pb.h"

// Declarations that the examples in the headers of agents use.
namespace berthier::examples {

using std::chrono::milliseconds;

extern const Game& game;
extern const Position view;
extern Position position;
extern const Side side;
extern const uint64_t seed;
extern Doctrine& doctrine;
extern const Budget budget;
extern Choice choice;

namespace agent_h {
extern const std::unique_ptr<Agent> agent;
}
namespace allotment_h {
extern const std::vector<std::vector<double>> worths;
extern const int pool;
}  // namespace allotment_h
namespace knapsack_allocation_h {
extern const std::vector<PricedBundle> bundles;
extern const int purse, pool;
void Buy(const PricedBundle& bundle);
}  // namespace knapsack_allocation_h
namespace budget_h {
extern const std::atomic<bool> hurry;
int Simulate();
}  // namespace budget_h
namespace doctrine_h {
extern std::vector<Order> orders;
extern std::vector<float> priors;
}  // namespace doctrine_h
namespace army_plan_h {
extern std::vector<FormationPlan> plans;
}
namespace army_planner_h {
extern std::vector<FormationPlan> plans;
extern RandomSource source;
extern Meter meter;
}  // namespace army_planner_h
namespace script_agent_h {
extern std::unique_ptr<Doctrine> doctrine;
constexpr int hold = 0, assault = 1;
}  // namespace script_agent_h
namespace worlds_h {
extern RandomSource chooser;
extern const size_t trial;
}  // namespace worlds_h
namespace matrix_game_h {
extern const size_t rows, columns, row, column;
extern const double value;
}  // namespace matrix_game_h
namespace priors_h {
extern const std::vector<double> worths;
extern std::vector<float> priors;
}  // namespace priors_h
namespace temper_h {
using grande_tactique::DoctrineAgent;
}
namespace inquiry_h {
extern const PlayCodec codec;
extern const Ruler ruler;
extern const wire::AgentReply reply;
}  // namespace inquiry_h
namespace channel_h {
extern std::unique_ptr<Process> process;
extern const ProcessLimits limits;
extern const wire::AgentRequest request;
extern const Deadline deadline;
extern wire::AgentReply reply;
}  // namespace channel_h
namespace compliance_h {
extern const ExternalOptions options;
}
namespace decision_finder_h {
extern const std::vector<const Game*> games;
extern const std::set<uint8_t> wanted;
}  // namespace decision_finder_h
namespace enclosure_h {
extern const Enclosure enclosure;
}
namespace memory_watch_h {
extern const uint64_t limit;
}
namespace external_agent_h {
extern const ExternalOptions options;
}
namespace guardian_h {
extern const Post post;
}
namespace process_h {
extern const ProcessLimits limits;
}
namespace serve_h {
using MyAgent = RandomAgent;
}
namespace session_h {
extern const ExternalOptions options;
extern const Isolation isolation;
extern const Score score;
}  // namespace session_h
namespace levels_h {
extern const std::string_view ruleset;
}
namespace lines_tried_h {
extern LinesTried lines;
extern const PlanTrial trial;
extern const double mean, error;
extern const Considered chosen;
}  // namespace lines_tried_h
namespace plan_trial_h {
extern const uint64_t dice_seed;
}
namespace playout_h {
extern const int turns;
extern const uint32_t turn;
extern Meter meter;
}  // namespace playout_h
namespace thoughts_h {
void Tell(const Considered& one);
}
namespace thoughts_codec_h {
extern wire::GameStep step;
extern const PlayCodec codec;
extern const Thoughts thoughts;
}  // namespace thoughts_codec_h
namespace estimate_h {
extern const std::vector<double> values;
}
namespace reference_player_h {
extern RandomSource chooser;
}
namespace trials_h {
extern const std::unique_ptr<ReferencePlayer> player;
extern const Position before, a, b;
}  // namespace trials_h
namespace indicators_h {
extern const Indicators& indicators;
}
namespace luck_meter_h {
extern const LuckWeights weights;
extern Doctrine& doctrine;
extern const Position before;
extern const Faces faces;
extern const double score;
}  // namespace luck_meter_h
namespace trial_table_h {
extern const ArmRunner run;
}
namespace racing_h {
extern const size_t arms, i;
extern const ArmRunner run;
}  // namespace racing_h
namespace roll_worth_h {
extern Trials& trials;
extern const PlayoutFrame frame;
extern const Faces faces;
}  // namespace roll_worth_h
namespace exact_worth_h {
extern Trials& trials;
extern const Position p;
}  // namespace exact_worth_h

}  // namespace berthier::examples

#endif  // BERTHIER_TESTS_EXAMPLES_AGENTS_H_
