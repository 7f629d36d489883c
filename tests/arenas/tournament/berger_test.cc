#include "arenas/tournament/berger.h"

#include <gtest/gtest.h>

#include <array>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace berthier {
namespace {

TEST(BergerTest, TablesAreThePublishedOnes) {
  std::ifstream file("tests/arenas/tournament/data/berger.csv");
  std::string line;
  ASSERT_TRUE(std::getline(file, line));
  std::map<int, std::vector<Meeting>> published;
  while (std::getline(file, line)) {
    std::istringstream cells(line);
    std::array<int, 5> numbers;
    for (int& number : numbers) {
      std::string cell;
      std::getline(cells, cell, ',');
      number = std::stoi(cell);
    }
    published[numbers[0]].push_back({{numbers[3] - 1, numbers[4] - 1},
                                     static_cast<uint32_t>(numbers[1] - 1)});
  }
  ASSERT_EQ(published.size(), 7u);
  for (const auto& [players, table] : published) {
    EXPECT_EQ(BergerTable(players), table) << players;
  }
}

TEST(BergerTest, EverybodyMeetsEverybodyOnceAndOnceARound) {
  for (int players = 2; players <= 25; ++players) {
    std::set<std::set<int>> met;
    std::map<uint32_t, std::set<int>> busy;
    std::vector<int> first(static_cast<size_t>(players));
    for (const Meeting& meeting : BergerTable(players)) {
      EXPECT_TRUE(met.insert({meeting.players[0], meeting.players[1]}).second);
      for (const int player : meeting.players) {
        ASSERT_GE(player, 0);
        ASSERT_LT(player, players);
        EXPECT_TRUE(busy[meeting.round].insert(player).second);
      }
      ++first[static_cast<size_t>(meeting.players[0])];
    }
    EXPECT_EQ(met.size(), static_cast<size_t>(players * (players - 1) / 2));
    EXPECT_EQ(busy.size(),
              static_cast<size_t>(players % 2 == 0 ? players - 1 : players));
    for (const int seats : first) {
      EXPECT_LE(std::abs(2 * seats - (players - 1)), 1) << players;
    }
  }
}

}  // namespace
}  // namespace berthier
