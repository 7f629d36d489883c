// Stages of a schedule (meetings that become known together) and the pairers,
// one per tournament format, that produce the next stage.
//
// A stage is a list of meetings that is played `repetitions` times; each time,
// every meeting has a mirrored pair of games on every scenario of the stage.
// Fixed formats know all their stages at the start, and the new ones as soon as
// a growth step is taken; the others need the results of all earlier pairs.
//
// Laws: a pairer's answers depend on the plan, the results in order of the pair
// ids and the withdrawals, never on when a game ended.
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

// Two players by index. players[0] has the first side in leg 0.
struct Meeting {
  std::array<int, 2> players = {0, 0};
  uint32_t round = 0;  // from 0

  friend bool operator==(const Meeting&, const Meeting&) = default;
};

struct Stage {
  std::vector<Meeting> meetings;
  uint64_t repetitions = 1;
  std::vector<int> byes = {};
  std::vector<int> scenarios = {};  // empty: all of the plan's current step
};

// A mirrored pair of games.
struct PairSpec {
  uint64_t id = 0;
  std::array<int, 2> players = {0, 0};
  int ground = 0;  // index of the scenario
  uint32_t round = 0;
};

struct PairResult {
  PairSpec pair;
  // Half points (0, 1, 2) of the first player in each leg. nullopt if the pair
  // was not played because a player had withdrawn.
  std::optional<std::array<int, 2>> legs;
  std::array<bool, 2> withdrawn = {false, false};
  // The part of the first player's score (0 to 1) in each leg that was luck of
  // the dice; 0 if luck is not computed.
  std::array<double, 2> luck = {0, 0};
};

// By player: true if withdrawn.
using Withdrawn = std::vector<bool>;

// The score of a meeting of a round, over all its games so far.
struct MeetingTold {
  std::array<int, 2> players = {0, 0};
  std::array<int64_t, 2> half_points = {0, 0};
  std::optional<int> through = {};  // in a knockout: the player who advances
  std::string why = {};             // the reason, if points did not decide
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

// The place (from 1) of each entry of `ranking`. Successive players whose cells
// are equal in all columns share a place; without columns no place is shared.
std::vector<int> SharedPlaces(const std::vector<int>& ranking,
                              const std::vector<ColumnTold>& columns);

// Half points as points: 5 gives "2.5".
std::string PointsOf(int64_t half_points);

class Pairer {
 public:
  virtual ~Pairer() = default;

  // True if every stage follows from the plan alone.
  virtual bool IsFixed() const = 0;
  // The next stage; nullopt if there is none. Unless the format is fixed, the
  // results of all earlier stages must have been entered.
  virtual std::optional<Stage> Next(const Withdrawn& withdrawn) = 0;
  // The plan has grown by one step, from `before` to `now`.
  virtual void Grow(const PlanStep& /*before*/, const PlanStep& /*now*/) {}
  // Results must be entered in order of the pair ids.
  virtual void Enter(const PairResult& /*result*/) {}
  // True if no further pair counts: an SPRT has ended.
  virtual bool Stopped() const { return false; }
  // Players from first place to last; empty if the format has no own ranking.
  virtual std::vector<int> Places() const { return {}; }
  // The criteria of that ranking; empty: ranked by the share of points won.
  virtual std::vector<ColumnTold> Columns() const { return {}; }
  // The rounds begun; empty if rounds do not depend on results.
  virtual std::vector<RoundTold> Rounds() const { return {}; }
  // The winner, once known; always nullopt for formats without a winner.
  virtual std::optional<int> Winner() const { return std::nullopt; }
  // The state of the tournament in words, if it does not fit a table (SPRT).
  virtual std::string Say() const { return ""; }
};

// The pairer of the plan's format, at the plan's first step.
std::unique_ptr<Pairer> MakePairer(const TournamentPlan& plan);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_STAGE_H_
