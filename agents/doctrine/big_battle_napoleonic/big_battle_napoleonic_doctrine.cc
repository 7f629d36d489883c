#include "agents/doctrine/big_battle_napoleonic/big_battle_napoleonic_doctrine.h"

#include <algorithm>

#include "agents/doctrine/big_battle_napoleonic/evaluation.h"
#include "agents/doctrine/big_battle_napoleonic/intent.h"
#include "agents/doctrine/kit/mean_place.h"
#include "engine/rulesets/big_battle_napoleonic/big_battle_napoleonic_view.h"

namespace berthier::big_battle_napoleonic {
namespace {

// With no more units than this every unit follows a plan of its own.
constexpr int kFewUnits = 30;

}  // namespace

std::unique_ptr<Doctrine> BigBattleNapoleonicDoctrine::Clone() const {
  auto clone = std::make_unique<BigBattleNapoleonicDoctrine>(temper_);
  clone->ranker_ = ranker_;
  return clone;
}

double BigBattleNapoleonicDoctrine::Value(const Game& game,
                                          const Position& position, Side side) {
  return ValueOf(ViewOf(game, position), side, ranker_.weights);
}

uint32_t BigBattleNapoleonicDoctrine::Turn(const Game& game,
                                           const Position& position) {
  const State& s = ViewOf(game, position).state;
  // Deployment comes before the first move.
  if (s.phase < Phase::kPeriodStart) return s.phase < Phase::kDeployAttacker;
  return static_cast<uint32_t>(s.period) * 2 +
         (s.phasing == s.attacker ? 0u : 1u);
}

const std::vector<Option>& BigBattleNapoleonicDoctrine::Options(
    const Game& game, const Position& position) {
  return weighed_.Of(game.Hash(position), [&](std::vector<Option>& options) {
    ranker_.Weigh(ViewOf(game, position), {.temper = temper_}, Effort::kFull,
                  options);
  });
}

void BigBattleNapoleonicDoctrine::GenerateCandidates(
    const Game& game, const Position& position, std::vector<Order>& orders) {
  SuggestOptions(Options(game, position), orders);
}

void BigBattleNapoleonicDoctrine::Priors(const Game& game,
                                         const Position& position,
                                         std::span<const Order> orders,
                                         std::span<float> priors) {
  priors_.Fill(Options(game, position), orders, priors);
}

Order BigBattleNapoleonicDoctrine::Choose(const Game& game,
                                          const Position& position,
                                          Chooser& /*chooser*/) {
  ranker_.Weigh(ViewOf(game, position), {.temper = temper_}, Effort::kLight,
                options_);
  return options_.front().order;
}

std::string_view BigBattleNapoleonicDoctrine::PlanName(int plan) const {
  return kPostureNames[static_cast<size_t>(plan)];
}

void BigBattleNapoleonicDoctrine::Formations(
    const Game& game, const Position& position, Side side,
    std::vector<EntityId>& formations) {
  const PositionView f = ViewOf(game, position);
  UnitSet units;
  f.scenario.side(side).units.ForEach([&](UnitId u) {
    if (Stands(f, u)) units.Add(u);
  });
  const size_t before = formations.size();
  if (units.size() <= kFewUnits) {
    units.ForEach(
        [&](UnitId u) { formations.push_back(f.scenario.Entity(u)); });
  } else {
    for (size_t i = 0; i < f.scenario.corps.size(); ++i) {
      const CorpsId corps = MakeId<CorpsId>(static_cast<int>(i));
      bool any = false;
      units.ForEach([&](UnitId u) { any = any || f.data(u).corps == corps; });
      if (any) formations.push_back(f.scenario.Entity(corps));
    }
  }
  // At least one: the units without a corps.
  if (formations.size() == before) formations.push_back(EntityId::kNone);
}

std::optional<Point> BigBattleNapoleonicDoctrine::Whereabouts(
    const Game& game, const Position& position, EntityId formation) {
  const PositionView f = ViewOf(game, position);
  MeanPlace mean;
  const UnitId alone = f.scenario.As<UnitId>(formation);
  for (int i = 0; i < f.scenario.unit_count(); ++i) {
    const UnitId u = MakeId<UnitId>(i);
    const bool member =
        IsSome(alone) ? u == alone
                      : IsSome(f.data(u).corps) &&
                            f.scenario.Entity(f.data(u).corps) == formation;
    if (member && Stands(f, u)) mean.Add(f.unit(u).centre);
  }
  return mean.Get();
}

Order BigBattleNapoleonicDoctrine::PlanOrder(
    const Game& game, const Position& position,
    std::span<const FormationPlan> plans, Chooser& /*chooser*/) {
  return Follow(game, position, plans, Effort::kLight);
}

Order BigBattleNapoleonicDoctrine::CarefulPlanOrder(
    const Game& game, const Position& position,
    std::span<const FormationPlan> plans, Chooser& /*chooser*/) {
  return Follow(game, position, plans, Effort::kFull);
}

Order BigBattleNapoleonicDoctrine::Follow(const Game& game,
                                          const Position& position,
                                          std::span<const FormationPlan> plans,
                                          Effort effort) {
  const PositionView f = ViewOf(game, position);
  Dispositions dispositions = {.temper = temper_};
  for (const FormationPlan& plan : plans) {
    const Posture macro = static_cast<Posture>(plan.plan);
    const UnitId u = f.scenario.As<UnitId>(plan.formation);
    if (IsSome(u)) {
      dispositions.units[static_cast<size_t>(u)] = macro;
      continue;
    }
    for (int i = 0; i < f.scenario.unit_count(); ++i) {
      const CorpsId corps = f.data(MakeId<UnitId>(i)).corps;
      if (f.scenario.Entity(corps) == plan.formation) {
        dispositions.units[static_cast<size_t>(i)] = macro;
      }
    }
  }
  ranker_.Weigh(f, dispositions, effort, options_);
  return options_.front().order;
}

std::string BigBattleNapoleonicDoctrine::Intent(
    const Game& game, const Position& position, const Order& order,
    std::span<const Order> /*variation*/) {
  const PositionView f = ViewOf(game, position);
  if (static_cast<Decision>(f.state.awaits.kind) != Decision::kOrder) return "";
  return IntentOf(ArmyView(f, ranker_.weights), order);
}

std::unique_ptr<Doctrine> MakeBigBattleNapoleonicDoctrine(
    const Game& /*game*/) {
  return std::make_unique<BigBattleNapoleonicDoctrine>(Temper::kMeasured);
}

}  // namespace berthier::big_battle_napoleonic
