// The doctrine for Grande Tactique, built on odds, judgement and the planner.
//
// The playout policy plans a Command Phase once and returns its orders one by
// one; it plans again when the position no longer follows the plan.
//
// Laws: those of Doctrine.
//
//   GrandeTactiqueDoctrine doctrine(Temper::kMeasured);
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_GRANDE_TACTIQUE_DOCTRINE_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_GRANDE_TACTIQUE_DOCTRINE_H_

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "agents/doctrine/doctrine.h"
#include "agents/doctrine/grande_tactique/intent.h"
#include "agents/doctrine/grande_tactique/learned.h"
#include "agents/doctrine/grande_tactique/plan_execution.h"
#include "agents/doctrine/grande_tactique/turn_planner.h"
#include "agents/doctrine/kit/weighed.h"

namespace berthier::grande_tactique {

class GrandeTactiqueDoctrine final : public Doctrine {
 public:
  explicit GrandeTactiqueDoctrine(Temper temper, const Weights& weights = {})
      : temper_(temper) {
    planner_.weights = weights;
  }

  std::unique_ptr<Doctrine> Clone() const override;
  void Forget() override { planning_ = false; }
  double Value(const Game& game, const Position& position, Side side) override;
  int Horizon(const Game& game, const Position& position) const override;
  double TimeLeft(const Game& game, const Position& position) override;
  void GenerateCandidates(const Game& game, const Position& position,
                          std::vector<Order>& orders) override;
  void Priors(const Game& game, const Position& position,
              std::span<const Order> orders, std::span<float> priors) override;
  Order Choose(const Game& game, const Position& position,
               Chooser& chooser) override;
  bool KnowsRedundance() const override { return true; }
  bool Redundant(const Game& game, const Position& position, const Order& last,
                 const Order& next) override;
  int Plans() const override { return kPostures; }
  std::string_view PlanName(int plan) const override;
  void Formations(const Game& game, const Position& position, Side side,
                  std::vector<EntityId>& formations) override;
  std::optional<Point> Whereabouts(const Game& game, const Position& position,
                                   EntityId formation) override;
  Order PlanOrder(const Game& game, const Position& position,
                  std::span<const FormationPlan> plans,
                  Chooser& chooser) override;
  Order GlancePlanOrder(const Game& game, const Position& position,
                        std::span<const FormationPlan> plans,
                        Chooser& chooser) override;
  std::string Intent(const Game& game, const Position& position,
                     const Order& order,
                     std::span<const Order> variation) override;
  void CommandWorths(const Game& game, const Position& position,
                     std::vector<CommandWorth>& values) override;

 private:
  Dispositions DispositionsOf(PositionView f,
                              std::span<const FormationPlan> plans) const;
  Order Next(const Game& game, const Position& position,
             const Dispositions& dispositions, Effort effort, Chooser& chooser);
  // Fills `values` with each order's gain per command point.
  void Values(const Game& game, const Position& position,
              std::span<const Order> orders, std::vector<double>& values);
  const TurnPlan& Planned(const Game& game, const Position& position);

  Temper temper_;
  TurnPlanner planner_;

  // The plan being carried out and the hash of the state it expects next, which
  // covers everything but the unit ordered last.
  PlanExecution execution_;
  bool planning_ = false;
  uint64_t expected_ = 0;
  UnitId ordered_ = UnitId::kNone;
  uint32_t plan_turn_ = 0;
  Effort plan_effort_ = Effort::kFull;

  Announcer announcer_;
  LearnedValue learned_;
  Weighed<TurnPlan> weighed_;
  std::vector<Order> orders_;
  std::vector<double> values_;
};

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_GRANDE_TACTIQUE_DOCTRINE_H_
