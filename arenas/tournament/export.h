// Exports a ledger's tournament to files: the tournament file (one per growth
// step if it grew) and the scenarios that are not bundled.
//
// Laws: read from one folder, the files give the plan that the ledger was begun
// with, and then each of its growth steps; scenario names refer to this folder,
// whatever folders the files came from.
//
//   const Exported exported = Export(plan, "spring", rulesets);
//   for (const auto& [name, text] : exported.files) ...
#ifndef BERTHIER_ARENAS_TOURNAMENT_EXPORT_H_
#define BERTHIER_ARENAS_TOURNAMENT_EXPORT_H_

#include <array>
#include <span>
#include <string>
#include <vector>

#include "arenas/tournament/tournament_plan.h"

namespace berthier {

struct Exported {
  // Names of the tournament files, one per step, in order of the steps.
  std::vector<std::string> tournaments;
  // Name and text of every file. The tournament files come first, latest step
  // first, then the scenarios.
  std::vector<std::array<std::string, 2>> files;
};

// The last step's file is called `name` plus ".textproto"; "-tournament" is
// added to the name if a scenario has the same one. A bundled scenario is
// exported too if it differs from the one in the ledger.
Exported Export(const TournamentPlan& plan, std::string name,
                std::span<const Ruleset> rulesets);

// The shell commands that play the whole tournament again.
std::vector<std::string> PlayAgain(const Exported& exported,
                                   const std::string& ledger);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_EXPORT_H_
