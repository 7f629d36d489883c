// `planner`: one plan for the whole player-turn, improved step by step over
// common dice.
//
// The plan is a line of orders, up to where dice are awaited or the turn ends.
// It begins as the book has it. A change gives a formation another macro plan,
// or takes another order somewhere in the line, or leaves one out; what follows
// is by the book or as it was. Plan and changed plan race: they are tried with
// the same dice, the enemy answering by the book, until one is clearly behind
// (paired differences). The winner is the plan; then the next change. Once the
// budget for it is spent the plan is carried out order by order, as long as
// the position is the one that was planned for.
//
// Laws: with a count budget the choice does not depend on the number of
// threads. What hidden things may be is sampled once a plan.
//
//   PlannerAgent agent({.milliseconds = 2000, .per = Budget::Per::kTurn},
//                      &MakePlainDoctrine, {.threads = 2});
#ifndef BERTHIER_AGENTS_SEARCH_PLANNER_H_
#define BERTHIER_AGENTS_SEARCH_PLANNER_H_

#include <chrono>
#include <memory>
#include <optional>
#include <unordered_set>
#include <vector>

#include "agents/search/lines_tried.h"
#include "agents/search/playout.h"
#include "agents/search/search_agent.h"

namespace berthier {

struct PlannerOptions {
  // Most trials of a change against the plan.
  int trials = 128;
  // Player-turns until a trial is valued; none: as the doctrine says.
  std::optional<int> horizon = std::nullopt;
  int threads = 1;
};

class PlannerAgent final : public SearchAgent {
 public:
  PlannerAgent(const Budget& budget, DoctrineMaker maker,
               const PlannerOptions& options)
      : SearchAgent(budget, maker), maker_(maker), options_(options) {}

 private:
  // Orders, where they lead, and what that was worth with each dice.
  struct Line {
    explicit Line(PositionLayout layout) : end(layout) {}

    std::vector<FormationPlan> plans;
    std::vector<Order> orders;
    Position end;
    std::vector<double> values;  // by number of the dice; not a number: untried
    int trials = 0;
    double mean = 0;
    double error = 1;
  };
  // Who plays trials out; one a thread.
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

  // Whether the position is the one the rest of the plan is for.
  bool Follows(const Game& game, const Position& view) const;
  Choice Follow(const Game& game, const Position& view);
  // Plays `orders`, those that can be given, then goes on by the book, or ends
  // where the orders do.
  enum class Then : uint8_t { kByTheBook, kNoMore };
  void Play(const Game& game, const Position& root, Side side,
            const std::vector<Order>& orders, Then then, Line& line);
  // A line that differs from the plan; false if there is nothing to change.
  bool Vary(const Game& game, Side side, const Line& plan, Line& changed);
  // An order other than `usual`, by the doctrine's priors.
  std::optional<Order> Other(const Game& game, const Position& position,
                             const Order* usual);
  // Tries the line with the dice of these numbers, where it has not been;
  // false if the time is up before all are tried. The first always is.
  bool Try(Side side, const std::vector<size_t>& dice, Line& line);
  bool Beats(Side side, Line& changed, Line& plan);
  void Tell(const Line& plan, Choice& choice) const;

  const DoctrineMaker maker_;
  const PlannerOptions options_;
  std::vector<Worker> workers_;
  std::vector<uint64_t> dice_seeds_;
  std::optional<Position> root_;
  std::optional<Line> book_;  // made to share the budget out, used at once
  std::vector<Order> suggested_;
  std::vector<float> priors_;
  std::unordered_set<uint64_t> seen_;  // lines
  LinesTried lines_;
  Meter meter_;
  uint32_t turn_ = 0;
  int horizon_ = 0;
  // How long a trial usually takes, and making a change.
  UsualTime trial_time_;
  UsualTime change_time_;
  // Decisions of a turn that are searched though they make no plan, as in
  // combat: so far in this one, and usually.
  uint32_t answers_turn_ = ~0u;
  double answers_ = 0;
  double usual_answers_ = 3;

  // The plan being carried out.
  std::vector<Order> rest_;
  size_t next_ = 0;
  uint64_t expected_ = 0;
  Considered worth_;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_SEARCH_PLANNER_H_
