#include "agents/doctrine/simple_grand_tactical/simple_grand_tactical_doctrine.h"

#include <algorithm>

#include "agents/doctrine/simple_grand_tactical/evaluation.h"
#include "agents/doctrine/simple_grand_tactical/intent.h"
#include "engine/rulesets/simple_grand_tactical/simple_grand_tactical_view.h"

namespace berthier::simple_grand_tactical {
namespace {

// With no more units than this every unit follows a plan of its own.
constexpr int kFewUnits = 32;

}  // namespace

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
  UnitSet units;
  f.scenario.side(side).units.ForEach([&](UnitId u) {
    if (f.unit(u).on_table()) units.Add(u);
  });
  const size_t before = formations.size();
  if (units.size() <= kFewUnits) {
    units.ForEach(
        [&](UnitId u) { formations.push_back(f.scenario.Entity(u)); });
  } else {
    for (const CorpsId corps : f.scenario.side(side).corps) {
      if (!(f.scenario.corps_data(corps).units & units).empty()) {
        formations.push_back(f.scenario.Entity(corps));
      }
    }
  }
  if (formations.size() == before) formations.push_back(EntityId::kNone);
}

Order SimpleGrandTacticalDoctrine::PlanOrder(
    const Game& game, const Position& position,
    std::span<const FormationPlan> plans, Chooser& /*chooser*/) {
  const PositionView f = ViewOf(game, position);
  Dispositions dispositions = {.temper = temper_};
  for (const FormationPlan& plan : plans) {
    const Posture posture = static_cast<Posture>(plan.plan);
    const UnitId u = f.scenario.As<UnitId>(plan.formation);
    if (IsSome(u)) {
      dispositions.units[static_cast<size_t>(u)] = posture;
      continue;
    }
    const CorpsId corps = f.scenario.As<CorpsId>(plan.formation);
    if (!IsSome(corps)) continue;
    f.scenario.corps_data(corps).units.ForEach([&](UnitId member) {
      dispositions.units[static_cast<size_t>(member)] = posture;
    });
  }
  ranker_.Weigh(f, dispositions, Breadth::kNext, options_);
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
