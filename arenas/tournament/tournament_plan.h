// The plan of a tournament: its file, read, checked and made ready to play.
//
// Everything that can be wrong with a file is found here, before anything is
// started: who plays can be made for every scenario, every scenario loads, the
// settings fit the format. What is wrong is one line with its place in the
// file and the remedy.
//
// A tournament can grow while its ledger lives: then the plan knows what it was
// at every step (growth.h). Players and scenarios of a step are the first ones
// of the plan.
//
// Laws: equal files and scenarios give equal plans, and so equal games. A plan
// made from a ledger's start is the one that the ledger was begun with.
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

// Who plays. A ladder's agent is as many players as there are budgets.
struct Player {
  std::string name;
  // NAME or NAME:SETTINGS, with its budget in the settings. What an agent is
  // asked for may depend on nothing else.
  std::string request;
  std::optional<double> anchor;  // its rating, if that is given
};

struct PlannedScenario {
  std::string name;
  LoadedGame loaded;
};

// The plan as it was at first, or after growing.
struct PlanStep {
  wire::Tournament file;
  size_t players = 0;
  size_t scenarios = 0;
  uint64_t pairs = 1;
  uint64_t from_pair = 0;  // its fault rules hold from here on
  uint64_t games = 0;      // that were played before it was taken
};

struct TournamentPlan {
  wire::Tournament file;  // as it was written
  std::string folder;     // where it lies: relative commands begin there
  std::string name;
  wire::Format format = wire::UNSET;
  std::vector<Player> players;
  std::vector<PlannedScenario> scenarios;
  uint64_t pairs = 1;  // of a meeting, on each ground
  uint64_t seed = 0;
  int concurrency = 1;
  std::vector<PlanStep> steps;  // at least one; the last is the above

  // The file whose rules a pair is played by.
  const wire::Tournament& RulesOf(uint64_t pair) const;
  // Whether the luck of games is reckoned.
  bool ReckonsLuck() const {
    return file.luck_adjusted() || file.sprt().luck_adjusted();
  }
  // Pairs of a whole meeting.
  uint64_t PairsOfMeeting() const { return pairs * scenarios.size(); }
  // The first frame of a ledger that it is begun with now.
  wire::LedgerStart Start() const;
  // What says to a ledger that the step, not the first, was taken.
  wire::Amendment AmendmentOf(size_t step) const;
  // Index of the player of this name, if there is one.
  std::optional<int> PlayerNamed(std::string_view wanted) const;
};

// Of a file. Scenarios with a slash or a dot in their name are files beside it.
absl::StatusOr<TournamentPlan> ReadPlan(const std::string& path,
                                        std::span<const Ruleset> rulesets);

// Of the start of the ledger that `source` names, with what it grew by.
absl::StatusOr<TournamentPlan> PlanOf(const wire::LedgerStart& start,
                                      std::string_view source,
                                      std::span<const Ruleset> rulesets);

// Why a ledger that began with `start` is not one that begins with `wanted`:
// what differs first, in words; nothing if it is. The number of games at a time
// may differ, and the folder that a scenario came from.
std::optional<std::string> DifferenceOf(const wire::LedgerStart& start,
                                        const wire::LedgerStart& wanted);

// "ROUND_ROBIN" in people's words: "round robin".
std::string NameOf(wire::Format format);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_TOURNAMENT_PLAN_H_
