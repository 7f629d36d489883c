// The doctrine for La Grande Armée, built on odds, judgement and the ranker.
//
// Laws: those of Doctrine; a choice depends on the position alone.
//
//   std::unique_ptr<Doctrine> doctrine = MakeLaGrandeArmeeDoctrine(game);
#ifndef BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_LA_GRANDE_ARMEE_DOCTRINE_H_
#define BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_LA_GRANDE_ARMEE_DOCTRINE_H_

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "agents/doctrine/doctrine.h"
#include "agents/doctrine/kit/weighed.h"
#include "agents/doctrine/la_grande_armee/order_ranker.h"

namespace berthier::la_grande_armee {

class LaGrandeArmeeDoctrine final : public Doctrine {
 public:
  explicit LaGrandeArmeeDoctrine(Mood mood, const Weights& weights = {})
      : mood_(mood) {
    ranker_.weights = weights;
  }

  std::unique_ptr<Doctrine> Clone() const override;
  double Value(const Game& game, const Position& position, Side side) override;
  // The corps that is activated and the one after it.
  int Horizon(const Game&, const Position&) const override { return 3; }
  void GenerateCandidates(const Game& game, const Position& position,
                          std::vector<Order>& orders) override;
  void Priors(const Game& game, const Position& position,
              std::span<const Order> orders, std::span<float> priors) override;
  Order Choose(const Game& game, const Position& position,
               Chooser& chooser) override;
  // The actions of a corps are one plan, whatever their checks say.
  Planning PlanningOf(const Game& game, const Position& position) override;
  int Plans() const override { return kPostures; }
  std::string_view PlanName(int plan) const override;
  void Formations(const Game& game, const Position& position, Side side,
                  std::vector<EntityId>& formations) override;
  std::optional<Point> Whereabouts(const Game& game, const Position& position,
                                   EntityId formation) override;
  Order PlanOrder(const Game& game, const Position& position,
                  std::span<const FormationPlan> plans,
                  Chooser& chooser) override;
  Order CarefulPlanOrder(const Game& game, const Position& position,
                         std::span<const FormationPlan> plans,
                         Chooser& chooser) override;
  std::string Intent(const Game& game, const Position& position,
                     const Order& order,
                     std::span<const Order> variation) override;

 private:
  // The options of the decision; computed once per position.
  const std::vector<Option>& Options(const Game& game,
                                     const Position& position);
  Order Follow(const Game& game, const Position& position,
               std::span<const FormationPlan> plans, Breadth breadth);

  const Mood mood_;
  OrderRanker ranker_;
  std::vector<Option> options_;  // scratch of Choose and PlanOrder
  Weighed<std::vector<Option>> weighed_;
  // Temperature in bases, and the value of an order that is no option.
  OptionPriors<Option> priors_{/*temperature=*/0.4, /*unlooked=*/-1.5};
};

std::unique_ptr<Doctrine> MakeLaGrandeArmeeDoctrine(const Game& game);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_LA_GRANDE_ARMEE_DOCTRINE_H_
