// Games for the tests of the table, and a Keeper that stores games in memory.
#ifndef BERTHIER_TESTS_ARENAS_TABLE_TABLE_GAMES_H_
#define BERTHIER_TESTS_ARENAS_TABLE_TABLE_GAMES_H_

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "arenas/table/keeper.h"
#include "arenas/table/session.h"
#include "engine/rulesets/registry.h"
#include "tests/arenas/toy_games.h"

namespace berthier {

// All registered rulesets and the toys.
inline const std::vector<Ruleset>& AllGames() {
  static const std::vector<Ruleset> all = [] {
    std::vector<Ruleset> rulesets(Rulesets().begin(), Rulesets().end());
    rulesets.insert(rulesets.end(), Toys().begin(), Toys().end());
    return rulesets;
  }();
  return all;
}

inline TableSeats TwoFriends() {
  TableSeats seats;
  seats[1].who = TableSeat::Who::kFriend;
  return seats;
}

class MemoryKeeper final : public Keeper {
 public:
  std::vector<Game> All() override {
    std::vector<Game> all;
    for (const auto& [name, log] : games) {
      all.push_back({.name = name,
                     .when = "today",
                     .stamp = std::to_string(std::hash<std::string>()(log))});
    }
    return all;
  }
  absl::StatusOr<std::string> Log(const std::string& name) override {
    ++read;
    return games.at(name);
  }
  std::string NewName(std::string_view /*title*/) override {
    return "g" + std::to_string(++names_);
  }
  absl::Status Keep(const std::string& name, const std::string& log) override {
    games[name] = log;
    return absl::OkStatus();
  }
  absl::Status Forget(const std::string& name) override {
    games.erase(name);
    return absl::OkStatus();
  }
  std::string ReviewFile(const std::string& /*name*/) override { return ""; }

  std::map<std::string, std::string> games;
  int read = 0;

 private:
  int names_ = 0;
};

}  // namespace berthier

#endif  // BERTHIER_TESTS_ARENAS_TABLE_TABLE_GAMES_H_
