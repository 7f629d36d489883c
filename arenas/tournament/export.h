// A ledger's tournament as files again: the tournament file, scenarios that
// were files of their own, and what it was at every step if it grew.
//
// Laws: the files, in one folder, make the plan that the ledger was begun with,
// and grow into what it grew into; names are those of this folder, whatever
// folders the files came from.
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
  // By steps, the last in the end: names of tournament files.
  std::vector<std::string> tournaments;
  // Name and text of each; the last tournament's first.
  std::vector<std::array<std::string, 2>> files;
};

// The last file is called `name` with the ending .textproto; "name-tournament"
// if a scenario is called that. A scenario by name that is no longer what the
// ledger has is a file too.
Exported Export(const TournamentPlan& plan, std::string name,
                std::span<const Ruleset> rulesets);

// The lines of a shell that play all of it again.
std::vector<std::string> PlayAgain(const Exported& exported,
                                   const std::string& ledger);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_EXPORT_H_
