// The plain doctrine: works for any game, knows only the rules.
//
// All priors are equal, playouts are random, an unfinished game is worth 0 and
// a finished one is won, lost or drawn. Each of its plans prefers one verb of
// the vocabulary.
//
//   std::unique_ptr<Doctrine> doctrine = MakePlainDoctrine(game);
#ifndef BERTHIER_AGENTS_DOCTRINE_PLAIN_H_
#define BERTHIER_AGENTS_DOCTRINE_PLAIN_H_

#include <memory>
#include <string_view>
#include <vector>

#include "agents/doctrine/doctrine.h"

namespace berthier {

class PlainDoctrine : public Doctrine {
 public:
  explicit PlainDoctrine(const Vocabulary& vocabulary)
      : vocabulary_(&vocabulary) {}

  std::unique_ptr<Doctrine> Clone() const override;
  double Value(const Game& game, const Position& position, Side side) override;
  void Priors(const Game& game, const Position& position,
              std::span<const Order> orders, std::span<float> priors) override;
  Order Choose(const Game& game, const Position& position,
               Chooser& chooser) override;
  int Plans() const override;
  std::string_view PlanName(int plan) const override;
  Order PlanOrder(const Game& game, const Position& position,
                  std::span<const FormationPlan> plans,
                  Chooser& chooser) override;

 private:
  const Vocabulary* vocabulary_;
  std::vector<Order> orders_;
};

std::unique_ptr<Doctrine> MakePlainDoctrine(const Game& game);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_DOCTRINE_PLAIN_H_
