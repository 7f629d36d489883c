// The smallest bundled scenarios of every registered ruleset, to test what all
// rulesets must have.
//
//   for (const SmallGame& small : SmallGames()) {
//     SCOPED_TRACE(small.name);
//     EXPECT_FALSE(small.game->entities().empty());
//   }
#ifndef BERTHIER_TESTS_ARENAS_SMALL_GAMES_H_
#define BERTHIER_TESTS_ARENAS_SMALL_GAMES_H_

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "arenas/match/loading.h"
#include "engine/model/fault.h"
#include "engine/rulesets/registry.h"

namespace berthier {

struct SmallGame {
  std::string name;  // of the scenario
  std::unique_ptr<const Game> game;
};

// At most `of_each` games of each ruleset, sorted by number of entities.
inline std::vector<SmallGame> SmallGames(int of_each = 2) {
  std::vector<SmallGame> all;
  const auto names = ScenarioNames();
  BERTHIER_CHECK(names.ok());
  for (const std::string& name : *names) {
    auto loaded = LoadGame(name, Rulesets());
    BERTHIER_CHECK(loaded.ok());
    all.push_back({name, std::move(loaded->game)});
  }
  std::stable_sort(
      all.begin(), all.end(), [](const SmallGame& a, const SmallGame& b) {
        return a.game->entities().size() < b.game->entities().size();
      });
  std::vector<SmallGame> small;
  for (SmallGame& one : all) {
    const auto same = [&](const SmallGame& other) {
      return other.game->ruleset() == one.game->ruleset();
    };
    if (std::count_if(small.begin(), small.end(), same) < of_each) {
      small.push_back(std::move(one));
    }
  }
  return small;
}

}  // namespace berthier

#endif  // BERTHIER_TESTS_ARENAS_SMALL_GAMES_H_
