// The plan of a tournament: its file, parsed, checked and made ready to play.
//
// All errors of a file are found here, before anything is started: every agent
// can be created for every scenario, every scenario loads, the settings fit the
// format. An error is one line with its place in the file and the remedy.
//
// A tournament can grow after its ledger was begun: then the plan has a step
// for each state of the file (growth.h). The players and scenarios of a step
// are the first ones of the plan's lists.
//
// Laws: equal files and scenarios give equal plans, and so equal games. A plan
// made from a ledger's start equals the one that the ledger was begun with.
//
//   absl::StatusOr<TournamentPlan> plan =
//       ReadPlan("spring.textproto", rulesets);
//   for (const Player& player : plan->players) ...
#ifndef BERTHIER_ARENAS_TOURNAMENT_TOURNAMENT_PLAN_H_
#define BERTHIER_ARENAS_TOURNAMENT_TOURNAMENT_PLAN_H_

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "arenas/match/loading.h"
#include "proto/ledger.pb.h"
#include "proto/text.h"
#include "proto/tournament.pb.h"

namespace berthier {

// Version of wire::LedgerStart that this program writes and reads.
inline constexpr uint32_t kLedgerFormat = 1;

// A participant. A ladder's agent gives one player per budget.
struct Player {
  std::string name;
  // What MakeAgent is called with: NAME or NAME:SETTINGS, with the budget in
  // the settings. The agent depends on nothing else.
  std::string request;
  std::optional<double> anchor;  // its Elo rating, if the file gives it
};

struct PlannedScenario {
  std::string name;
  LoadedGame loaded;
};

// The state of the plan at first (step 0), or after a growth step.
struct PlanStep {
  wire::Tournament file;
  size_t players = 0;    // number of players
  size_t scenarios = 0;  // number of scenarios
  uint64_t pairs = 1;
  uint64_t from_pair = 0;  // its fault rules hold from this pair on
  uint64_t games = 0;      // games played before the step was taken
};

struct TournamentPlan {
  wire::Tournament file;  // as written
  std::string folder;     // the file's; base of relative paths in commands
  std::string name;
  wire::Format format = wire::UNSET;
  std::vector<Player> players;
  std::vector<PlannedScenario> scenarios;
  uint64_t pairs = 1;  // per meeting and scenario
  uint64_t seed = 0;
  int concurrency = 1;
  // At least one; the last equals the fields above.
  std::vector<PlanStep> steps;

  // The step's file whose fault rules apply to a pair.
  const wire::Tournament& RulesOf(uint64_t pair) const;
  // Whether the luck of the dice is computed for each game.
  bool ReckonsLuck() const {
    return file.luck_adjusted() || file.sprt().luck_adjusted();
  }
  // Pairs of a meeting on all scenarios.
  uint64_t PairsOfMeeting() const { return pairs * scenarios.size(); }
  // The first frame of a new ledger of this plan.
  wire::LedgerStart Start() const;
  // The ledger's record of growth step `step` (1 or more).
  wire::Amendment AmendmentOf(size_t step) const;
  // Index of the player of this name, nullopt if there is none.
  std::optional<int> PlayerNamed(std::string_view wanted) const;
};

// Reads the plan from a file. A scenario name with a slash or a dot is a path
// relative to that file.
absl::StatusOr<TournamentPlan> ReadPlan(const std::string& path,
                                        std::span<const Ruleset> rulesets);

// The plan of the ledger `source`, from its start with all amendments.
absl::StatusOr<TournamentPlan> PlanOf(const wire::LedgerStart& start,
                                      std::string_view source,
                                      std::span<const Ruleset> rulesets);

// The first difference between two ledger starts, in words; nullopt if they
// mean the same tournament. Concurrency, shard, program and folders are
// ignored.
std::optional<std::string> DifferenceOf(const wire::LedgerStart& start,
                                        const wire::LedgerStart& wanted);

// A format as text for people: "round robin" for ROUND_ROBIN.
std::string NameOf(wire::Format format);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_TOURNAMENT_PLAN_H_
