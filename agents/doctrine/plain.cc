#include "agents/doctrine/plain.h"

#include <algorithm>

namespace berthier {

std::unique_ptr<Doctrine> PlainDoctrine::Clone() const {
  return std::make_unique<PlainDoctrine>(*vocabulary_);
}

double PlainDoctrine::Value(const Game& game, const Position& position,
                            Side side) {
  if (!game.Awaits(position).is_over()) return 0;
  const int winner = game.FinalScore(position).winner;
  if (winner < 0) return 0;
  return winner == Index(side) ? 1 : -1;
}

void PlainDoctrine::Priors(const Game& /*game*/, const Position& /*position*/,
                           std::span<const Order> /*orders*/,
                           std::span<float> priors) {
  std::fill(priors.begin(), priors.end(),
            1.0f / static_cast<float>(priors.size()));
}

Order PlainDoctrine::Choose(const Game& game, const Position& position,
                            Chooser& chooser) {
  return game.ProposeOne(position, chooser);
}

// Plan 0 is any order; plan v + 1 prefers verb v.
int PlainDoctrine::Plans() const {
  return static_cast<int>(vocabulary_->verbs.size()) + 1;
}

std::string_view PlainDoctrine::PlanName(int plan) const {
  return plan == 0 ? "any"
                   : vocabulary_->verbs[static_cast<size_t>(plan - 1)].name;
}

Order PlainDoctrine::PlanOrder(const Game& game, const Position& position,
                               std::span<const FormationPlan> plans,
                               Chooser& chooser) {
  if (plans.empty() || plans[0].plan == 0) {
    return game.ProposeOne(position, chooser);
  }
  orders_.clear();
  game.Propose(position, orders_);
  const int verb = plans[0].plan - 1;
  const auto others =
      std::partition(orders_.begin(), orders_.end(),
                     [verb](const Order& order) { return order.verb == verb; });
  const auto preferred = others == orders_.begin() ? orders_.end() : others;
  const auto count = static_cast<uint32_t>(preferred - orders_.begin());
  return orders_[chooser.Below(count)];
}

std::unique_ptr<Doctrine> MakePlainDoctrine(const Game& game) {
  return std::make_unique<PlainDoctrine>(game.vocabulary());
}

}  // namespace berthier
