#include "agents/doctrine/simple_grand_tactical/simple_grand_tactical_doctrine.h"

#include <array>

#include "agents/doctrine/kit/mean_place.h"
#include "agents/doctrine/simple_grand_tactical/brigades.h"
#include "agents/doctrine/simple_grand_tactical/evaluation.h"
#include "agents/doctrine/simple_grand_tactical/intent.h"
#include "engine/rulesets/simple_grand_tactical/simple_grand_tactical_view.h"

namespace berthier::simple_grand_tactical {

std::unique_ptr<Doctrine> SimpleGrandTacticalDoctrine::Clone() const {
  return std::make_unique<SimpleGrandTacticalDoctrine>(temper_,
                                                       ranker_.weights);
}

double SimpleGrandTacticalDoctrine::Value(const Game& game,
                                          const Position& position, Side side) {
  return ValueOf(ViewOf(game, position), side, ranker_.weights);
}

uint32_t SimpleGrandTacticalDoctrine::Turn(const Game& game,
                                           const Position& position) {
  const PositionView f = ViewOf(game, position);
  const State& s = f.state;
  if (s.phase <= Phase::kDeployment) return 0;
  return static_cast<uint32_t>(s.turn) * 2 +
         (s.active == f.scenario.first ? 0u : 1u);
}

Doctrine::Planning SimpleGrandTacticalDoctrine::PlanningOf(
    const Game& game, const Position& position) {
  const State& s = ViewOf(game, position).state;
  if (s.phase != Phase::kMovement) return Planning::kUntilDice;
  return static_cast<Decision>(s.awaits.kind) == Decision::kMove
             ? Planning::kOverDice
             : Planning::kAside;
}

const std::vector<Option>& SimpleGrandTacticalDoctrine::Options(
    const Game& game, const Position& position) {
  return weighed_.Of(game.Hash(position), [&](std::vector<Option>& options) {
    ranker_.Weigh(ViewOf(game, position), {.temper = temper_}, Breadth::kAll,
                  options);
  });
}

void SimpleGrandTacticalDoctrine::GenerateCandidates(
    const Game& game, const Position& position, std::vector<Order>& orders) {
  SuggestOptions(Options(game, position), orders);
}

void SimpleGrandTacticalDoctrine::Priors(const Game& game,
                                         const Position& position,
                                         std::span<const Order> orders,
                                         std::span<float> priors) {
  priors_.Fill(Options(game, position), orders, priors);
}

Order SimpleGrandTacticalDoctrine::Choose(const Game& game,
                                          const Position& position,
                                          Chooser& /*chooser*/) {
  ranker_.Weigh(ViewOf(game, position), {.temper = temper_}, Breadth::kNext,
                options_);
  return options_.front().order;
}

std::string_view SimpleGrandTacticalDoctrine::PlanName(int plan) const {
  return kPostureNames[static_cast<size_t>(plan)];
}

void SimpleGrandTacticalDoctrine::Formations(
    const Game& game, const Position& position, Side side,
    std::vector<EntityId>& formations) {
  const PositionView f = ViewOf(game, position);
  UnitSet firsts;
  f.scenario.side(side).units.ForEach([&](UnitId u) {
    if (f.unit(u).on_table()) firsts.Add(FirstOfBrigade(f.scenario, u));
  });
  firsts.ForEach([&](UnitId u) { formations.push_back(f.scenario.Entity(u)); });
  if (firsts.empty()) formations.push_back(EntityId::kNone);
}

std::optional<Point> SimpleGrandTacticalDoctrine::Whereabouts(
    const Game& game, const Position& position, EntityId formation) {
  const PositionView f = ViewOf(game, position);
  const UnitId first = f.scenario.As<UnitId>(formation);
  if (!IsSome(first)) return std::nullopt;
  MeanPlace mean;
  f.scenario.side(f.data(first).side).units.ForEach([&](UnitId u) {
    if (f.unit(u).on_table() && FirstOfBrigade(f.scenario, u) == first) {
      mean.Add(f.unit(u).centre);
    }
  });
  return mean.Get();
}

Order SimpleGrandTacticalDoctrine::PlanOrder(
    const Game& game, const Position& position,
    std::span<const FormationPlan> plans, Chooser& /*chooser*/) {
  return Follow(game, position, plans, Breadth::kNext);
}

Order SimpleGrandTacticalDoctrine::CarefulPlanOrder(
    const Game& game, const Position& position,
    std::span<const FormationPlan> plans, Chooser& /*chooser*/) {
  return Follow(game, position, plans, Breadth::kAll);
}

Order SimpleGrandTacticalDoctrine::Follow(const Game& game,
                                          const Position& position,
                                          std::span<const FormationPlan> plans,
                                          Breadth breadth) {
  const PositionView f = ViewOf(game, position);
  Dispositions dispositions = {.temper = temper_};
  std::array<Posture, kMaxUnits> of_brigade = {};
  for (const FormationPlan& plan : plans) {
    const UnitId u = f.scenario.As<UnitId>(plan.formation);
    if (!IsSome(u)) continue;
    of_brigade[static_cast<size_t>(u)] = static_cast<Posture>(plan.plan);
  }
  f.scenario.side(f.state.awaits.side).units.ForEach([&](UnitId u) {
    dispositions.units[static_cast<size_t>(u)] =
        of_brigade[static_cast<size_t>(FirstOfBrigade(f.scenario, u))];
  });
  ranker_.Weigh(f, dispositions, breadth, options_);
  return options_.front().order;
}

std::string SimpleGrandTacticalDoctrine::Intent(
    const Game& game, const Position& position, const Order& order,
    std::span<const Order> /*variation*/) {
  const PositionView f = ViewOf(game, position);
  return IntentOf(ArmyView(f, ranker_.weights), order);
}

std::unique_ptr<Doctrine> MakeSimpleGrandTacticalDoctrine(
    const Game& /*game*/) {
  return std::make_unique<SimpleGrandTacticalDoctrine>(Temper::kMeasured);
}

}  // namespace berthier::simple_grand_tactical
