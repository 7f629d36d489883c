// `planner`: one plan for the whole player-turn, improved by local search over
// common dice.
//
// The plan is a line of orders, up to the next roll, enemy decision or end of
// turn; where the doctrine says so (Doctrine::PlanningOf) on over dice, as they
// are likeliest. There a trial throws dice, and follows the line as long as
// they come as expected; what comes after a surprise is the doctrine's for the
// plan's macro plans, as it is in play. The plan starts as the doctrine's
// default line, or as what is left of the last one after expected dice. A
// change gives a formation another macro plan, inserts or replaces an order, or
// leaves one out; the rest of the line is kept or replanned by the doctrine.
// Plan and changed plan race: both are tried with the same dice, with the
// playout policy for what follows, until one is clearly behind (paired
// differences). The winner becomes the plan. Once its budget is spent, the plan
// is carried out order by order, as long as the position is the one it was made
// for.
//
// Where information is hidden, both lines are tried in the same worlds
// (worlds.h), a die in one of them: with the same orders in all, for nobody
// knows in which he is. Orders that a world refuses are left out there, and the
// doctrine goes on by the line's plans.
//
// Laws: with a count budget the choice does not depend on the number of
// threads. Where nothing is hidden, it does not depend on `worlds`.
//
//   PlannerAgent agent({.milliseconds = 2000, .per = Budget::Per::kTurn},
//                      &MakePlainDoctrine, {.threads = 2});
#ifndef BERTHIER_AGENTS_SEARCH_PLANNER_H_
#define BERTHIER_AGENTS_SEARCH_PLANNER_H_

#include <array>
#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

#include "agents/search/army_planner.h"
#include "agents/search/lines_tried.h"
#include "agents/search/playout.h"
#include "agents/search/search_agent.h"
#include "agents/search/worlds.h"

namespace berthier {

struct PlannerOptions {
  // Most trials of one change against the plan.
  int trials = 128;
  // Player-turns until a trial is valued; nullopt: the doctrine's horizon.
  std::optional<int> horizon = std::nullopt;
  int threads = 1;
  // Of what is hidden; 1: a plan is made for one of them, as if it were sure.
  int worlds = 64;
  // Plans for the army too (army_planner.h): the default line follows that
  // plan, and so do playouts.
  bool army_plan = false;
};

class PlannerAgent final : public SearchAgent {
 public:
  PlannerAgent(const Budget& budget, DoctrineMaker maker,
               const PlannerOptions& options)
      : SearchAgent(budget, maker), maker_(maker), options_(options) {
    if (options.army_plan) army_.emplace(maker, ArmyPlannerOptions{});
  }

 private:
  // Orders, the position they lead to, and its value with each set of dice.
  struct Line {
    explicit Line(PositionLayout layout) : end(layout) {}

    std::vector<FormationPlan> plans;
    std::vector<Order> orders;
    // Hashes of the positions that they are for.
    std::vector<uint64_t> expected;
    // The world it was made in; the first of the orders, that come before any
    // dice there, and where these lead to.
    size_t world = 0;
    size_t sure = 0;
    Position end;
    // Indexed by number of the dice; NaN: not tried.
    std::vector<double> values;
    int trials = 0;
    double mean = 0;
    double error = 1;
  };
  // Plays trials out; one per thread.
  struct Worker {
    std::unique_ptr<Doctrine> doctrine;
    std::unique_ptr<Playout> playout;
    Position position;
    uint64_t steps = 0;
  };

  void Prepare(const Game& game) override;
  double Share(const Game& game, const Position& view, Side side) override;
  int Followers() const override;
  Choice Search(const Game& game, const Position& view, Side side,
                const Budget& budget, SearchCost& spending) override;

  Order OrderInLine(Doctrine& teller, const Game& game,
                    const Position& position, Chooser& chooser) override {
    return teller.CarefulPlanOrder(game, position, rest_plans_, chooser);
  }
  std::string ArmyPlanInWords() override {
    return army_ && army_->has_plan() ? army_->News() : "";
  }

  // Reconsiders the plan for the army; returns what is left of the budget.
  Budget PlanArmy(const Game& game, const Position& view, Side side,
                  const Budget& budget, SearchCost& spending);
  // Draws the worlds of the decision, and plays them as the view asks.
  void LookAround(const Game& game, const Position& view, Side side);
  // The default line, made in the first world.
  Line Book(const Game& game, Side side);
  // Of the turn's budget that is left: what this line, or answer, may take,
  // with a decision of this kind.
  double ShareOfTurn(uint8_t decision, bool is_plan);
  // Whether the view is the one for which the rest of the plan was made.
  bool Follows(const Game& game, const Position& view) const;
  // Notes the position that the rest of the plan is for, after this order.
  void Expect(const Game& game, const Position& view, const Order& order);
  // Gives the next order of the plan.
  Choice Follow(const Game& game, const Position& view);
  // Whether the order awaited is the plan's to give.
  bool IsPlanned(const Game& game, Doctrine& doctrine, const Position& position,
                 Side side) const;
  // Brings the position to the next order that is, over dice where plans go
  // over them, thrown by `dice` or the likeliest; false if there is none.
  bool GoOn(const Game& game, Doctrine& doctrine, Side side,
            const std::vector<FormationPlan>& plans, CommonDice* dice,
            Chooser& choices, Position& position, uint64_t& steps);
  // Brings the worker to where the orders of the line that are sure lead to in
  // another world than its own; returns the number of them.
  size_t BeginIn(const Game& game, Side side, const Line& line,
                 const Position& world, Chooser& choices, Worker& worker) const;
  // What one trial of the line with one of the dice is worth to the first side.
  double TryOnce(const Game& game, Side side, const Line& line, size_t die,
                 Worker& worker);
  // Fills `line` by playing those of `orders` that are legal in its world, then
  // the doctrine's orders for the line's plans until the line ends.
  void Play(const Game& game, Side side, const std::vector<Order>& orders,
            Line& line);
  // Makes `changed` a variation of the plan; false if nothing could be changed.
  bool Vary(const Game& game, Side side, const Line& plan, Line& changed);
  // A random candidate other than `usual`, drawn by the square roots of the
  // doctrine's priors; nullopt if there is none.
  std::optional<Order> Other(const Game& game, const Position& position,
                             const Order* usual);
  // Tries the line with those of these dice it has not been tried with; false
  // if time ran out before all were. The first is always tried.
  bool Try(const Game& game, Side side, const std::vector<size_t>& dice,
           Line& line);
  // Races both lines over common dice; true if `changed` is clearly better.
  bool Beats(const Game& game, Side side, Line& changed, Line& plan);
  void Tell(const Line& plan, Choice& choice) const;

  const DoctrineMaker maker_;
  const PlannerOptions options_;
  std::vector<Worker> workers_;
  std::vector<uint64_t> dice_seeds_;
  std::optional<ArmyPlanner> army_;
  bool army_reconsiders_ = false;
  std::vector<ArmyPlan> enemy_plans_;  // one with each of the dice
  Worlds worlds_;
  // The default line; made by Share, used up by Search.
  std::optional<Line> book_;
  std::vector<Order> suggested_;
  std::vector<float> priors_;
  std::unordered_set<uint64_t> seen_;  // hashes of lines tried
  LinesTried lines_;
  Meter meter_;
  uint32_t turn_ = 0;
  int horizon_ = 0;
  // Usual time of a trial, and of making a change.
  UsualTime trial_time_;
  UsualTime change_time_;
  // Decisions of a turn that are searched: lines of a plan, and answers, which
  // make none (as in combat). Their number so far in this turn, and usually.
  struct Searched {
    double lines = 0;
    double answers = 0;
  };
  uint32_t searched_turn_ = ~0u;
  Searched searched_;
  // Turns of even and of odd numbers are apart, and of these those that began
  // with a search about another kind of decision. Where the sides take turns
  // the first tells whose it is; elsewhere the second tells an activation from
  // what comes between. What a turn is like that began as none before: as all.
  std::pair<uint32_t, uint8_t> begun_;
  std::map<std::pair<uint32_t, uint8_t>, Searched> usual_;
  std::array<Searched, 2> usual_of_all_;

  Doctrine::Planning planning_ = Doctrine::Planning::kUntilDice;
  // The plan being carried out and the positions its orders are for, its next
  // order, the first that dice come before, the hash of the view the next is
  // for; the macro plans it was made by, and its turn.
  std::vector<Order> rest_;
  std::vector<uint64_t> rest_expected_;
  size_t next_ = 0;
  size_t sure_ = 0;
  uint64_t expected_ = 0;
  std::vector<FormationPlan> rest_plans_;
  uint32_t rest_turn_ = ~0u;
  Considered worth_;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_SEARCH_PLANNER_H_
