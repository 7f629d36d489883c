// Finds a plan for the army by simulating battles between plans, and keeps to
// it.
//
// Every turn the battle is played from the position at hand to its end a number
// of times, with the care of a real agent on both sides: plans of the own side
// against plans that the enemy may follow, over common dice (Sailer, Buro and
// Lanctot 2007). The outcomes are the cells of a matrix game, kept from turn to
// turn with less and less weight; its equilibrium says what every plan is worth
// against an enemy who plays well. The first plan is drawn from it, so that
// openings differ by seed; it gives the battle up only if every other is
// clearly worse. It binds: another takes its place only when battles over the
// same dice, of this turn and with less and less weight of those before, say
// that it is clearly better by now. Each turn a few variations, another macro
// plan for one wing, compete with it.
//
// Laws: with a count budget the plan depends on the random source and the views
// alone. Even when the budget is spent at once, there is a plan.
//
//   ArmyPlanner planner(&MakePlainDoctrine, {});
//   planner.Begin(game);
//   if (planner.IsTurn(game, view, side, source)) {
//     planner.Reconsider(game, view, side, source, meter);
//   }
//   planner.Assign(game, view, side, plans);
#ifndef BERTHIER_AGENTS_SEARCH_ARMY_PLANNER_H_
#define BERTHIER_AGENTS_SEARCH_ARMY_PLANNER_H_

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "agents/budget.h"
#include "agents/doctrine/doctrine.h"
#include "agents/random_source.h"
#include "agents/search/army_plan.h"
#include "agents/search/matrix_game.h"

namespace berthier {

struct ArmyPlannerOptions {
  // What the first turn may spend, in budgets of a usual one.
  int opening = 4;
  // Plans that differ by wing, tried each turn.
  int variations = 2;
};

class ArmyPlanner {
 public:
  ArmyPlanner(DoctrineMaker maker, const ArmyPlannerOptions& options)
      : maker_(maker), options_(options) {}

  void Begin(const Game& game);

  bool has_plan() const { return now_.has_value(); }
  // Whether the view begins a turn that has not been considered: one of several
  // orders, or any but the next one. The answers that are due in the enemy's
  // turn are not considered anew.
  bool IsTurn(const Game& game, const Position& view, Side side,
              RandomSource& source);
  // The budget of a turn: more for the first.
  Budget BudgetOf(const Budget& usual) const;
  // Simulates until `meter` is spent, then chooses a plan or keeps it.
  void Reconsider(const Game& game, const Position& view, Side side,
                  RandomSource& source, Meter& meter);

  // Precondition of the following: has_plan().
  const ArmyPlan& plan() const { return rows_[*now_].plan; }
  // Makes `plans` those of the formations that `side` has in `position`.
  void Assign(const Game& game, const Position& position, Side side,
              std::vector<FormationPlan>& plans) const {
    wings_->Assign(game, position, *players_[0], side, plan(), plans);
  }
  // The enemy's plan, drawn from what he does well to follow.
  ArmyPlan EnemyPlan(RandomSource& source) const;
  const Wings& wings() const { return *wings_; }
  // What the plan is expected to score, its standard error, and the battles
  // simulated for it.
  double Value() const { return matrix_->ValueOf(*now_); }
  double Error() const { return matrix_->ErrorOf(*now_); }
  uint64_t Battles() const {
    return static_cast<uint64_t>(matrix_->SamplesOf(*now_));
  }
  // The plan, and why it has changed if it has: "plan: assault on the left,
  // hold in the centre and on the right".
  std::string Words() const;
  // The same, once; empty until there is something new to say, as while the
  // plan is the one that everybody begins with.
  std::string News();

 private:
  // A plan that is tried, and how it does against the present one.
  struct Row {
    ArmyPlan plan;
    double n = 0;
    double mean = 0;     // of the differences over the same dice
    double squares = 0;  // of the deviations from the mean

    void Add(double difference);
    // Counts what has been seen so far only as `weight` of a battle each.
    void Age(double weight);
    double Error() const;
  };

  void AddVariations(Side side, RandomSource& source);
  void Simulate(const Game& game, const Position& view, Side side,
                RandomSource& source, Meter& meter);
  // One round: all rows that may be the best against `column`.
  bool PlayRound(const Game& game, const Position& view, Side side,
                 size_t column, uint64_t seed, Meter& meter);
  // Plays the battle from `view` to its end; nullopt if told to move now.
  std::optional<double> PlayOut(const Game& game, const Position& view,
                                Side side, const ArmyPlan& own,
                                const ArmyPlan& enemy, uint64_t seed,
                                Meter& meter);
  void Choose(RandomSource& source);
  // The best of the plans that do not give the battle up.
  size_t BestToBegin() const;
  // Whether a battle that has just begun is not to be given up by this plan.
  bool IsTooEarly(size_t row) const;
  // Whether a row is clearly worse than one of value `best`.
  bool IsHopeless(size_t row, double best) const;
  // Rows that may be the best, the present plan first.
  std::vector<size_t> Contenders() const;
  bool IsOver(Meter& meter) const {
    return meter.Spent() || meter.IsTooLateFor(battle_time_.Get());
  }

  const DoctrineMaker maker_;
  const ArmyPlannerOptions options_;
  // Who plays the own and the enemy's side of a simulated battle.
  std::array<std::unique_ptr<Doctrine>, 2> players_;
  std::optional<Wings> wings_;
  std::optional<MatrixGame> matrix_;
  std::vector<Row> rows_;  // the doctrine's plans first
  std::optional<size_t> now_;
  std::string reason_;
  std::string said_;
  uint32_t turn_ = ~0u;  // last considered
  std::optional<Position> position_;
  std::array<std::vector<FormationPlan>, 2> simulated_;
  UsualTime battle_time_;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_SEARCH_ARMY_PLANNER_H_
