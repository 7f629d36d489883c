// A doctrine and an agent made of a ranker, which weighs the orders of any
// decision.
//
// What a ruleset knows of its own stands in its craft, a struct of types and
// static functions:
//
//   Ranker         it has `weights`; made anew it has the usual ones
//   Option         an `order` and its `value`
//   Dispositions   a `temper`, and in `units` the posture of each unit
//   View           a position as the rules see it
//   Army           the same at a glance, made of a view and weights; it has
//                  `time_left()`, a share of the battle's
//   kPostures      the names of the postures, which are the macro plans
//   kTemperature   of the priors, in the unit of the options' values
//   kUnlooked      OptionPriors has it
//   ViewOf         the view, of a game and a position
//   Weigh          ranker, view, dispositions, care: fills the options
//   ToValue        an option's gain on the scale of ValueOf, by an army
//   ForEachMember  visits the units of a view that follow a formation's plan
//   WeightsOfValue  of its evaluation, if they are not the ranker's
//   ForEachHandled  visits the units of a view whose postures the decision
//                  depends on: then orders are remembered (remembered.h)
//
// Options are legal, at least one, the best first.
// ValueOf(view, side, weights) and IntentOf(army, order) are found by their
// arguments. A ruleset's doctrine derives from RankedDoctrine and adds what
// formations there are.
#ifndef BERTHIER_AGENTS_DOCTRINE_KIT_RANKED_DOCTRINE_H_
#define BERTHIER_AGENTS_DOCTRINE_KIT_RANKED_DOCTRINE_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "agents/doctrine/doctrine.h"
#include "agents/doctrine/kit/mean_place.h"
#include "agents/doctrine/kit/remembered.h"
#include "agents/doctrine/kit/timed_agent.h"
#include "agents/doctrine/kit/weighed.h"
#include "agents/doctrine/kit/weights.h"
#include "agents/doctrine/temper.h"
#include "agents/random_source.h"

namespace berthier {

// How much is looked at: what a playout can afford, or what an agent can.
enum class Care : uint8_t { kGlance, kFull };

template <typename Craft>
using WeightsOf = decltype(std::declval<typename Craft::Ranker>().weights);

// `usual` but where the evaluation has weights of its own.
template <typename Craft>
constexpr WeightsOf<Craft> ValueWeightsOf(const WeightsOf<Craft>& usual) {
  if constexpr (requires { Craft::WeightsOfValue(); }) {
    return Craft::WeightsOfValue();
  } else {
    return usual;
  }
}

// Laws: those of Doctrine; a choice depends on the position and the plans
// alone, whatever was chosen before, unless it is drawn. `Own` is the class
// derived from it.
template <typename Craft, typename Own>
class RankedDoctrine : public Doctrine {
 public:
  using Weights = WeightsOf<Craft>;

  explicit RankedDoctrine(Temper temper, const Weights& weights = {})
      : temper_(temper) {
    ranker_.weights = weights;
  }

  std::unique_ptr<Doctrine> Clone() const override {
    auto clone = std::make_unique<Own>(temper_);
    clone->ranker_ = ranker_;
    return clone;
  }
  double Value(const Game& game, const Position& position, Side side) override {
    return ValueOf(Craft::ViewOf(game, position), side,
                   ValueWeightsOf<Craft>(ranker_.weights));
  }
  // The side's own turn and the enemy's reply.
  int Horizon(const Game&, const Position&) const override { return 2; }
  double TimeLeft(const Game& game, const Position& position) override {
    return typename Craft::Army(Craft::ViewOf(game, position), ranker_.weights)
        .time_left();
  }

  void GenerateCandidates(const Game& game, const Position& position,
                          std::vector<Order>& orders) override {
    SuggestOptions(Options(game, position), orders);
  }
  void Priors(const Game& game, const Position& position,
              std::span<const Order> orders, std::span<float> priors) override {
    priors_.Fill(Options(game, position), orders, priors);
  }
  Order Choose(const Game& game, const Position& position,
               Chooser& chooser) override {
    return Follow(game, position, {}, Care::kGlance, chooser);
  }

  int Plans() const override {
    return static_cast<int>(Craft::kPostures.size());
  }
  std::string_view PlanName(int plan) const override {
    return Craft::kPostures[static_cast<size_t>(plan)];
  }
  bool GivesUp(int plan) const override {
    return static_cast<Posture>(plan) == Posture::kWithdraw;
  }
  std::optional<Point> Whereabouts(const Game& game, const Position& position,
                                   EntityId formation) override {
    const View f = Craft::ViewOf(game, position);
    MeanPlace mean;
    Craft::ForEachMember(f, formation, [&](auto unit) {
      if (f.unit(unit).on_table()) mean.Add(f.unit(unit).centre);
    });
    return mean.Get();
  }
  Order PlanOrder(const Game& game, const Position& position,
                  std::span<const FormationPlan> plans,
                  Chooser& chooser) override {
    return Follow(game, position, plans, Care::kGlance, chooser);
  }
  Order CarefulPlanOrder(const Game& game, const Position& position,
                         std::span<const FormationPlan> plans,
                         Chooser& chooser) override {
    return Follow(game, position, plans, Care::kFull, chooser);
  }
  std::string Intent(const Game& game, const Position& position,
                     const Order& order,
                     std::span<const Order> /*variation*/) override {
    const typename Craft::Army army(Craft::ViewOf(game, position),
                                    ranker_.weights);
    return IntentOf(army, order);
  }

 protected:
  using Option = typename Craft::Option;
  using View = typename Craft::View;
  using Dispositions = typename Craft::Dispositions;
  using Posture = typename decltype(Dispositions::units)::value_type;

  // Gives the units the postures of the plans of their formations.
  virtual void Dispose(View f, std::span<const FormationPlan> plans,
                       Dispositions& dispositions) const {
    for (const FormationPlan& plan : plans) {
      Craft::ForEachMember(f, plan.formation, [&](auto unit) {
        dispositions.units[static_cast<size_t>(unit)] =
            static_cast<Posture>(plan.plan);
      });
    }
  }
  // Whether any of the best options is taken, not always the first.
  virtual bool Draws(View /*f*/) const { return false; }

 private:
  static constexpr bool kRemembers = requires(View f) {
    Craft::ForEachHandled(f, [](auto) {});
  };

  // The options of the decision; computed once per position.
  const std::vector<Option>& Options(const Game& game,
                                     const Position& position) {
    return weighed_.Of(game.Hash(position), [&](std::vector<Option>& options) {
      Craft::Weigh(ranker_, Craft::ViewOf(game, position), {.temper = temper_},
                   Care::kFull, options);
    });
  }
  Order Follow(const Game& game, const Position& position,
               std::span<const FormationPlan> plans, Care care,
               Chooser& chooser) {
    const View f = Craft::ViewOf(game, position);
    Dispositions dispositions = {.temper = temper_};
    Dispose(f, plans, dispositions);
    const auto weigh = [&] {
      Craft::Weigh(ranker_, f, dispositions, care, options_);
      return options_[Draws(f) ? DrawOfTheBest(options_, chooser) : 0].order;
    };
    if constexpr (kRemembers) {
      if (Draws(f)) return weigh();
      if (battle_ != &game) {
        known_.Forget();
        if constexpr (requires { ranker_.Forget(); }) ranker_.Forget();
      }
      battle_ = &game;
      const uint64_t key = KeyOf(game, position, f, dispositions, care);
      if (const Order* const known = known_.Find(key)) return *known;
      const Order order = weigh();
      known_.Keep(key, order);
      return order;
    } else {
      return weigh();
    }
  }
  // Of all that an order depends on within a battle.
  static uint64_t KeyOf(const Game& game, const Position& position, View f,
                        const Dispositions& dispositions, Care care) {
    constexpr uint64_t kPrime = 0x9E3779B97F4A7C15;
    uint64_t handling = static_cast<uint64_t>(care);
    Craft::ForEachHandled(f, [&](auto unit) {
      handling =
          (handling + 1) * kPrime +
          static_cast<uint64_t>(dispositions.units[static_cast<size_t>(unit)]);
    });
    return MixBits(handling) ^ game.Hash(position);
  }

  Temper temper_;
  typename Craft::Ranker ranker_;
  const Game* battle_ = nullptr;  // that orders are known of
  Remembered<Order> known_;
  std::vector<Option> options_;  // scratch of Follow
  Weighed<std::vector<Option>> weighed_;
  OptionPriors<Option> priors_{Craft::kTemperature, Craft::kUnlooked};
};

// `doctrine`: plays by the ranker, at once and without search.
//
// Deterministic for a seed, which breaks ties. Its thoughts list the orders
// considered for the decision, with values on the scale of the score, and the
// purpose of the order.
template <typename Craft>
class RankedAgent final : public TimedAgent {
 public:
  explicit RankedAgent(Temper temper, const WeightsOf<Craft>& weights = {})
      : TimedAgent(temper) {
    ranker_.weights = weights;
  }

 private:
  using Option = typename Craft::Option;

  // A ranker may keep what it computed for a battle.
  void BeginGame() override {
    if constexpr (requires { ranker_.Forget(); }) ranker_.Forget();
  }
  Choice Answer(const Game& game, const Position& view) override {
    const typename Craft::View f = Craft::ViewOf(game, view);
    Craft::Weigh(ranker_, f, {.temper = temper()}, Care::kFull, options_);
    std::swap(options_[0], options_[DrawOfTheBest(options_, source())]);
    Choice choice = {.order = options_[0].order, .thoughts = {}};
    Thoughts& thoughts = choice.thoughts;
    const typename Craft::Army army(f, ranker_.weights);
    for (const Option& option : options_) {
      if (thoughts.considered.size() == kMostConsidered) break;
      thoughts.considered.push_back(
          {.order = option.order, .value = Craft::ToValue(army, option.value)});
    }
    thoughts.variation = {choice.order};
    thoughts.intent = IntentOf(army, choice.order);
    return choice;
  }

  typename Craft::Ranker ranker_;
  std::vector<Option> options_;
};

// The weights of a ranker, and those of its evaluation.
template <typename Craft, typename Own>
constexpr TunableWeights TunableRanker() {
  return Tunable<RankedAgent<Craft>, Own,
                 [] { return ValueWeightsOf<Craft>(WeightsOf<Craft>()); },
                 [](const Game& game, const Position& position, Side side,
                    const WeightsOf<Craft>& weights) {
                   return ValueOf(Craft::ViewOf(game, position), side, weights);
                 }>();
}

}  // namespace berthier

#endif  // BERTHIER_AGENTS_DOCTRINE_KIT_RANKED_DOCTRINE_H_
