// The doctrine for Big Battle Napoleonic, built on odds, judgement and the
// ranker.
//
// Search orders the units and generals of a side one after the other, in the
// order of the ranker: the candidates are the orders of the next one, including
// to hold. So of the sequences of commuting orders only one is searched.
//
// Laws: those of Doctrine; a choice depends on the position alone.
//
//   std::unique_ptr<Doctrine> doctrine = MakeBigBattleNapoleonicDoctrine(game);
#ifndef BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_BIG_BATTLE_NAPOLEONIC_DOCTRINE_H_
#define BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_BIG_BATTLE_NAPOLEONIC_DOCTRINE_H_

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "agents/doctrine/big_battle_napoleonic/order_ranker.h"
#include "agents/doctrine/doctrine.h"
#include "agents/doctrine/kit/weighed.h"

namespace berthier::big_battle_napoleonic {

class BigBattleNapoleonicDoctrine final : public Doctrine {
 public:
  explicit BigBattleNapoleonicDoctrine(Temper temper,
                                       const Weights& weights = {})
      : temper_(temper) {
    ranker_.weights = weights;
  }

  std::unique_ptr<Doctrine> Clone() const override;
  double Value(const Game& game, const Position& position, Side side) override;
  // The side's own move and the enemy's reply.
  int Horizon(const Game&, const Position&) const override { return 2; }
  void GenerateCandidates(const Game& game, const Position& position,
                          std::vector<Order>& orders) override;
  void Priors(const Game& game, const Position& position,
              std::span<const Order> orders, std::span<float> priors) override;
  Order Choose(const Game& game, const Position& position,
               Chooser& chooser) override;
  uint32_t Turn(const Game& game, const Position& position) override;
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
               std::span<const FormationPlan> plans, Effort effort);

  const Temper temper_;
  OrderRanker ranker_;
  std::vector<Option> options_;  // scratch of Choose and PlanOrder
  Weighed<std::vector<Option>> weighed_;
  // Temperature in bases, and the value of an order that is no option.
  OptionPriors<Option> priors_{/*temperature=*/0.8, /*unlooked=*/-1.5};
};

std::unique_ptr<Doctrine> MakeBigBattleNapoleonicDoctrine(const Game& game);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_BIG_BATTLE_NAPOLEONIC_DOCTRINE_H_
