// The search agents as requested on a command line: by name, with settings as
// text of wire::SearchSettings (proto/agent_settings.proto).
//
// Laws: a setting that is unknown, belongs to another agent or is out of range
// gives a one-line error that names it. An agent that would search for ever
// without a budget gets kUsualIterations iterations.
//
//   MadeAgent made = MakeMcts("budget { milliseconds: 500 } threads: 2");
#ifndef BERTHIER_AGENTS_SEARCH_AGENTS_H_
#define BERTHIER_AGENTS_SEARCH_AGENTS_H_

#include <cstdint>
#include <string_view>
#include <vector>

#include "agents/registry.h"

namespace berthier {

inline constexpr uint64_t kUsualIterations = 1'000;

// The settings of a search agent other than its budget, and those of a budget.
std::vector<Setting> SettingsOf(std::string_view agent);
std::vector<Setting> BudgetSettings();

MadeAgent MakeGreedy(std::string_view settings);
MadeAgent MakeFlat(std::string_view settings);
MadeAgent MakePortfolio(std::string_view settings);
MadeAgent MakeEvolution(std::string_view settings);
MadeAgent MakeNaive(std::string_view settings);
MadeAgent MakePlanner(std::string_view settings);
MadeAgent MakeMcts(std::string_view settings);
MadeAgent MakeStrategist(std::string_view settings);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_SEARCH_AGENTS_H_
