// A stage of a schedule: meetings that are known together, and how each format
// finds the next one.
//
// A stage is a list of meetings that is gone through so many times; each time
// every meeting has a mirrored pair on every ground of the stage. Formats that
// follow from the file alone know all their stages at the start, and those of
// every step by which the tournament grows when it is taken; the others ask for
// what came of the pairs before.
//
// Laws: what a format says depends on the plan, on the results of the pairs in
// the sequence of their ids and on who has withdrawn, never on when a game
// ended.
//
//   std::unique_ptr<Pairer> pairer = MakePairer(plan);
//   std::optional<Stage> first = pairer->Next(withdrawn);
#ifndef BERTHIER_ARENAS_TOURNAMENT_STAGE_H_
#define BERTHIER_ARENAS_TOURNAMENT_STAGE_H_

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "arenas/tournament/tournament_plan.h"

namespace berthier {

// Both by index of player. The first has the first side in leg 0.
struct Meeting {
  std::array<int, 2> players = {0, 0};
  uint32_t round = 0;  // of the format, from 0

  friend bool operator==(const Meeting&, const Meeting&) = default;
};

struct Stage {
  std::vector<Meeting> meetings;
  uint64_t repetitions = 1;
  std::vector<int> byes = {};
  std::vector<int> scenarios = {};  // empty: all there are by then
};

// A mirrored pair of games.
struct PairSpec {
  uint64_t id = 0;
  std::array<int, 2> players = {0, 0};
  int ground = 0;
  uint32_t round = 0;
};

// What came of a pair.
struct PairResult {
  PairSpec pair;
  // Half points of the first player in either leg: 0, 1, 2. Empty if it was
  // not played, for somebody had withdrawn.
  std::optional<std::array<int, 2>> legs;
  std::array<bool, 2> withdrawn = {false, false};
  // How much of the first player's score in either leg was dice; 0 where that
  // is not reckoned.
  std::array<double, 2> luck = {0, 0};
};

// By player.
using Withdrawn = std::vector<bool>;

// How a meeting of a round stands, all its games together.
struct MeetingTold {
  std::array<int, 2> players = {0, 0};
  std::array<int64_t, 2> half_points = {0, 0};
  std::optional<int> through = {};  // who goes on, where one goes out
  std::string why = {};             // if points did not decide it
};

struct RoundTold {
  std::string name;
  std::vector<MeetingTold> meetings;
  std::vector<int> byes;
};

// A column of the standings.
struct ColumnTold {
  std::string head;
  std::vector<std::string> cells;  // by player
};

// By place in the ranking: the place, from 1, which players share whose columns
// are alike; without columns nobody does.
std::vector<int> SharedPlaces(const std::vector<int>& ranking,
                              const std::vector<ColumnTold>& columns);

// "2.5"
std::string PointsOf(int64_t half_points);

class Pairer {
 public:
  virtual ~Pairer() = default;

  // Whether every stage follows from the plan alone.
  virtual bool IsFixed() const = 0;
  // The next stage; nothing if there is none. Needs the results of all pairs
  // of the stages before unless the format is fixed.
  virtual std::optional<Stage> Next(const Withdrawn& withdrawn) = 0;
  // The plan has grown by one step, from `before` to `now`.
  virtual void Grow(const PlanStep& /*before*/, const PlanStep& /*now*/) {}
  // In the sequence of ids.
  virtual void Enter(const PairResult& /*result*/) {}
  // No pair beyond those entered counts any more.
  virtual bool Stopped() const { return false; }
  // Players from the first place on, if the format has places of its own.
  virtual std::vector<int> Places() const { return {}; }
  // What decides on the places, if not the share of the points of the games.
  virtual std::vector<ColumnTold> Columns() const { return {}; }
  // The rounds begun, if they follow from results.
  virtual std::vector<RoundTold> Rounds() const { return {}; }
  // Who has won, once that is known, if the format knows a winner.
  virtual std::optional<int> Winner() const { return std::nullopt; }
  // How it stands in words, if the format has more to say than a table.
  virtual std::string Say() const { return ""; }
};

// For the plan as it was at first.
std::unique_ptr<Pairer> MakePairer(const TournamentPlan& plan);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_STAGE_H_
