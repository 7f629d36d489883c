#include "arenas/ratings/league.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <unordered_map>

namespace berthier {
namespace {

bool IsIn(int index, const std::vector<std::string>& names) {
  return index >= 0 && index < static_cast<int>(names.size());
}

std::string Game(size_t index) {
  return "game " + std::to_string(index + 1) + " of the league ";
}

}  // namespace

int NameIndex(std::vector<std::string>& names, std::string_view name) {
  const auto found = std::find(names.begin(), names.end(), name);
  const auto index = static_cast<int>(found - names.begin());
  if (found == names.end()) names.emplace_back(name);
  return index;
}

std::optional<std::string> FlawOf(const League& league) {
  constexpr size_t kComplete = SIZE_MAX;
  std::unordered_map<int64_t, size_t> pairs;  // to their first game
  for (size_t i = 0; i < league.games.size(); ++i) {
    const LeagueGame& game = league.games[i];
    if (!IsIn(game.first, league.players) ||
        !IsIn(game.second, league.players)) {
      return Game(i) + "names a player the league has not";
    }
    if (game.first == game.second) {
      return Game(i) + "has " +
             league.players[static_cast<size_t>(game.first)] + " on both sides";
    }
    if (!IsIn(game.scenario, league.scenarios)) {
      return Game(i) + "names a scenario the league has not";
    }
    if (game.grade != -1 && !IsIn(game.grade, league.grades)) {
      return Game(i) + "names a grade the league has not";
    }
    if (game.fault.has_value() && !IsIn(game.fault->kind, league.fault_kinds)) {
      return Game(i) + "names a kind of fault the league has not";
    }
    const auto [entry, added] = pairs.emplace(game.pair, i);
    if (added) continue;
    if (entry->second == kComplete) {
      return Game(i) + "is the third of its pair " + std::to_string(game.pair);
    }
    const LeagueGame& leg = league.games[entry->second];
    if (leg.first != game.second || leg.second != game.first ||
        leg.scenario != game.scenario) {
      return Game(i) + "is no mirrored leg of game " +
             std::to_string(entry->second + 1) + ", which shares its pair " +
             std::to_string(game.pair);
    }
    entry->second = kComplete;
  }
  return std::nullopt;
}

}  // namespace berthier
