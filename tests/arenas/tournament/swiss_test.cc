#include "arenas/tournament/swiss.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "agents/random_source.h"

namespace berthier {
namespace {

// The cost of a pairing, for comparison; players by id.
int64_t CostOf(const SwissField& field, const SwissRound& round) {
  const SwissCosts costs(field);
  std::map<int, int> place;
  for (int i = 0; i < costs.size(); ++i) place[costs.At(i).id] = i;
  int64_t cost = 0;
  for (const auto& [one, other] : round.meetings) {
    cost += costs.OfMeeting(place.at(one), place.at(other));
  }
  if (round.bye) cost += costs.OfBye(place.at(*round.bye));
  return cost;
}

// The least cost of all pairings, by trying them all.
int64_t LeastCost(const SwissCosts& costs, std::vector<int> places,
                  bool bye_given) {
  if (places.empty()) return 0;
  const int one = places.front();
  places.erase(places.begin());
  int64_t least = INT64_MAX;
  for (size_t i = 0; i < places.size(); ++i) {
    std::vector<int> rest = places;
    rest.erase(rest.begin() + static_cast<long>(i));
    least = std::min(least, costs.OfMeeting(one, places[i]) +
                                LeastCost(costs, rest, bye_given));
  }
  if (!bye_given && places.size() % 2 == 0) {
    least = std::min(least, costs.OfBye(one) + LeastCost(costs, places, true));
  }
  return least;
}

// Everybody once.
void ExpectLegal(const SwissField& field, const SwissRound& round) {
  std::multiset<int> seated;
  for (const auto& meeting : round.meetings) {
    seated.insert(meeting.begin(), meeting.end());
  }
  EXPECT_EQ(round.bye.has_value(), field.players.size() % 2 == 1);
  if (round.bye) seated.insert(*round.bye);
  std::multiset<int> all;
  for (const SwissPlayer& player : field.players) all.insert(player.id);
  EXPECT_EQ(seated, all);
}

TEST(SwissTest, NoPairingCostsLess) {
  RandomSource source(7);
  for (int trial = 0; trial < 400; ++trial) {
    const int players = 2 + static_cast<int>(source.Below(7));
    std::map<std::set<int>, int> met;
    SwissField field;
    for (int id = 0; id < players; ++id) {
      const auto score = static_cast<int64_t>(source.Below(5));
      const auto byes = static_cast<int>(source.Below(2));
      field.players.push_back({id, score, byes});
      for (int other = 0; other < id; ++other) {
        met[{id, other}] = source.Below(3) == 0 ? 1 : 0;
      }
    }
    field.met = [&met](int a, int b) { return met[{a, b}]; };
    const SwissRound round = PairSwiss(field);
    ExpectLegal(field, round);
    const SwissCosts costs(field);
    std::vector<int> places;
    for (int i = 0; i < players; ++i) places.push_back(i);
    EXPECT_EQ(CostOf(field, round), LeastCost(costs, places, players % 2 == 0))
        << "trial " << trial;
  }
}

TEST(SwissTest, FirstRoundIsUpperHalfAgainstLower) {
  SwissField field;
  for (int id = 0; id < 8; ++id) field.players.push_back({id, 0, 0});
  field.met = [](int, int) { return 0; };
  const SwissRound round = PairSwiss(field);
  const std::vector<std::array<int, 2>> expected = {
      {0, 4}, {1, 5}, {2, 6}, {3, 7}};
  EXPECT_EQ(round.meetings, expected);
}

TEST(SwissTest, TheLowestWithoutAByeSitsOut) {
  SwissField field;
  for (int id = 0; id < 5; ++id) {
    field.players.push_back({id, 10 - 2 * id, id == 4 ? 1 : 0});
  }
  field.met = [](int, int) { return 0; };
  EXPECT_EQ(PairSwiss(field).bye, 3);
}

TEST(SwissTest, NobodyMeetsAgainWhileThatCanBe) {
  // Seven rounds of eight players: a whole round robin, whoever wins.
  RandomSource source(11);
  for (int trial = 0; trial < 20; ++trial) {
    std::map<std::set<int>, int> met;
    SwissField field;
    for (int id = 0; id < 8; ++id) field.players.push_back({id, 0, 0});
    field.met = [&met](int a, int b) { return met[{a, b}]; };
    // Greedy rounds may paint themselves into a corner late, but not this
    // early: after three rounds everybody has four left to meet.
    for (int round = 0; round < 4; ++round) {
      const SwissRound paired = PairSwiss(field);
      for (const auto& [a, b] : paired.meetings) {
        EXPECT_EQ((++met[{a, b}]), 1) << "round " << round;
        field.players[static_cast<size_t>(source.Below(2) == 0 ? a : b)]
            .score += 2;
      }
    }
  }
}

// A state of a tournament as the Dutch system's programs write it.
struct Published {
  SwissField field;
  std::map<std::set<int>, int> met;
};

Published ReadTrf(int after_round) {
  Published published;
  std::ifstream file("tests/arenas/tournament/data/swiss/n8_after_r" +
                     std::to_string(after_round) + ".trf");
  std::string line;
  while (std::getline(file, line)) {
    if (line.rfind("001", 0) != 0) continue;
    const int id = std::stoi(line.substr(4, 4));
    const double points = std::stod(line.substr(80, 4));
    published.field.players.push_back(
        {id, static_cast<int64_t>(2 * points), 0});
    std::istringstream rounds(line.size() > 89 ? line.substr(89) : "");
    std::string opponent;
    std::string color;
    std::string result;
    while (rounds >> opponent >> color >> result) {
      const int other = std::stoi(opponent);
      if (id < other) published.met[{id, other}] = 1;
    }
  }
  return published;
}

TEST(SwissTest, IsNoWorseThanTheDutchSystemByOurMeasure) {
  for (int after = 0; after <= 4; ++after) {
    Published published = ReadTrf(after);
    ASSERT_EQ(published.field.players.size(), 8u);
    ASSERT_EQ(published.met.size(), static_cast<size_t>(4 * after));
    published.field.met = [&published](int a, int b) {
      return published.met.count({a, b}) != 0 ? 1 : 0;
    };
    SwissRound dutch;
    std::ifstream file("tests/arenas/tournament/data/swiss/n8_pair_r" +
                       std::to_string(after + 1) + ".txt");
    int pairs = 0;
    file >> pairs;
    for (int white = 0, black = 0; file >> white >> black;) {
      dutch.meetings.push_back({white, black});
    }
    ASSERT_EQ(dutch.meetings.size(), static_cast<size_t>(pairs));
    const SwissRound ours = PairSwiss(published.field);
    ExpectLegal(published.field, ours);
    for (const auto& [a, b] : ours.meetings) {
      EXPECT_EQ(published.field.met(a, b), 0) << "after round " << after;
    }
    EXPECT_LE(CostOf(published.field, ours), CostOf(published.field, dutch))
        << "after round " << after;
  }
}

}  // namespace
}  // namespace berthier
