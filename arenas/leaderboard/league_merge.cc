#include "arenas/leaderboard/league_merge.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "absl/strings/str_format.h"

namespace berthier {
namespace {

// The name, or the name with the first number that makes it a new one.
std::string NewName(const std::vector<std::string>& names,
                    const std::string& wanted) {
  std::string name = wanted;
  for (int number = 2;
       std::find(names.begin(), names.end(), name) != names.end(); ++number) {
    name = absl::StrFormat("%s (%d)", wanted, number);
  }
  return name;
}

class Gatherer {
 public:
  absl::Status Add(LeagueSource& source) {
    const absl::StatusOr<std::vector<int>> players = PlayersOf(source);
    if (!players.ok()) return players.status();
    const std::vector<int> scenarios = ScenariosOf(source);
    const int number = static_cast<int>(all_.facts.sources.size());
    int64_t most_pair = next_pair_ - 1;
    for (size_t i = 0; i < source.league.games.size(); ++i) {
      const auto [known, is_new] = keys_.emplace(source.keys[i], number);
      if (!is_new && known->second != number) {
        return absl::InvalidArgumentError(absl::StrFormat(
            "%s: has a game that stands in %s too; name each game's log once",
            source.path, paths_[static_cast<size_t>(known->second)]));
      }
      LeagueGame game = source.league.games[i];
      game.first = (*players)[static_cast<size_t>(game.first)];
      game.second = (*players)[static_cast<size_t>(game.second)];
      game.scenario = scenarios[static_cast<size_t>(game.scenario)];
      game.pair += next_pair_;
      most_pair = std::max(most_pair, game.pair);
      if (game.grade >= 0) {
        game.grade =
            NameIndex(all_.league.grades,
                      source.league.grades[static_cast<size_t>(game.grade)]);
      }
      if (game.fault) {
        game.fault->kind = NameIndex(
            all_.league.fault_kinds,
            source.league.fault_kinds[static_cast<size_t>(game.fault->kind)]);
      }
      all_.league.games.push_back(game);
    }
    next_pair_ = most_pair + 1;
    AddDesign(source, *players, scenarios);
    for (FaultNote& fault : source.faults) {
      fault.source = number;
      fault.player = (*players)[static_cast<size_t>(fault.player)];
      all_.facts.faults.push_back(std::move(fault));
    }
    std::move(source.notes.begin(), source.notes.end(),
              std::back_inserter(all_.facts.notes));
    all_.facts.sources.push_back(std::move(source.source));
    paths_.push_back(source.path);
    return absl::OkStatus();
  }

  Gathered Finish() {
    std::string title;
    for (const BoardSource& source : all_.facts.sources) {
      title += (title.empty() ? "" : ", ") + source.name;
    }
    all_.facts.title = std::move(title);
    if (any_design_) {
      all_.facts.design = [designs =
                               std::move(designs_)](const PlayPair& play) {
        for (const LeagueDesign& design : designs) design(play);
      };
    }
    return std::move(all_);
  }

 private:
  absl::StatusOr<std::vector<int>> PlayersOf(const LeagueSource& source) {
    std::vector<int> players;
    for (size_t i = 0; i < source.league.players.size(); ++i) {
      const std::string& name = source.league.players[i];
      const BoardAgent& agent = source.agents[i];
      const auto [place, is_new] =
          players_.emplace(std::pair(name, agent.request),
                           static_cast<int>(all_.league.players.size()));
      players.push_back(place->second);
      if (is_new) {
        all_.league.players.push_back(NewName(all_.league.players, name));
        all_.facts.agents.push_back(agent);
        continue;
      }
      BoardAgent& known = all_.facts.agents[static_cast<size_t>(place->second)];
      if (known.anchor && agent.anchor && *known.anchor != *agent.anchor) {
        return absl::InvalidArgumentError(absl::StrFormat(
            "%s: gives %s the rating %g, a log before it %g; a leaderboard "
            "can hold one of them",
            source.path, name, *agent.anchor, *known.anchor));
      }
      if (agent.anchor) known.anchor = agent.anchor;
      if (agent.membership == Membership::kWithdrawn) {
        known.membership = Membership::kWithdrawn;
      }
    }
    return players;
  }

  std::vector<int> ScenariosOf(const LeagueSource& source) {
    std::vector<int> scenarios;
    for (size_t i = 0; i < source.league.scenarios.size(); ++i) {
      const SourceScenario& scenario = source.scenarios[i];
      const auto [place, is_new] = starts_.emplace(
          scenario.start, static_cast<int>(all_.league.scenarios.size()));
      scenarios.push_back(place->second);
      if (!is_new) continue;
      all_.league.scenarios.push_back(
          NewName(all_.league.scenarios, source.league.scenarios[i]));
      all_.facts.sides.push_back(scenario.sides);
    }
    return scenarios;
  }

  // Where one source's meetings followed from results, the others' are played
  // again as they stand.
  void AddDesign(LeagueSource& source, const std::vector<int>& players,
                 const std::vector<int>& scenarios) {
    LeagueDesign design = std::move(source.design);
    any_design_ |= static_cast<bool>(design);
    if (!design) {
      std::map<int64_t, LeagueGame> pairs;
      for (const LeagueGame& game : source.league.games) {
        pairs.emplace(game.pair, game);
      }
      design = [pairs = std::move(pairs)](const PlayPair& play) {
        for (const auto& [pair, game] : pairs) {
          play(game.first, game.second, game.scenario);
        }
      };
    }
    designs_.push_back(
        [design = std::move(design), players, scenarios](const PlayPair& play) {
          design([&](int player, int opponent, int scenario) {
            return play(players[static_cast<size_t>(player)],
                        players[static_cast<size_t>(opponent)],
                        scenarios[static_cast<size_t>(scenario)]);
          });
        });
  }

  Gathered all_;
  std::vector<LeagueDesign> designs_;  // by source
  bool any_design_ = false;
  std::map<std::pair<std::string, std::string>, int> players_;
  std::map<std::string, int> starts_;
  std::map<std::string, int> keys_;  // of games, with their source
  std::vector<std::string> paths_;   // by source
  int64_t next_pair_ = 0;
};

}  // namespace

absl::StatusOr<Gathered> Gather(std::vector<LeagueSource> sources) {
  Gatherer gatherer;
  for (LeagueSource& source : sources) {
    const absl::Status added = gatherer.Add(source);
    if (!added.ok()) return added;
  }
  return gatherer.Finish();
}

}  // namespace berthier
