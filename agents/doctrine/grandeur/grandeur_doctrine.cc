#include "agents/doctrine/grandeur/grandeur_doctrine.h"

#include "agents/doctrine/grandeur/evaluation.h"
#include "agents/doctrine/grandeur/intent.h"
#include "engine/rulesets/grandeur/grandeur_view.h"

namespace berthier::grandeur {
namespace {

// With no more units than this every unit follows a plan of its own.
constexpr int kFewUnits = 16;

void Follow(Dispositions& dispositions, const UnitSet& units, Posture posture) {
  units.ForEach(
      [&](UnitId u) { dispositions.units[static_cast<size_t>(u)] = posture; });
}

}  // namespace

std::unique_ptr<Doctrine> GrandeurDoctrine::Clone() const {
  return std::make_unique<GrandeurDoctrine>(mood_, ranker_.weights);
}

double GrandeurDoctrine::Value(const Game& game, const Position& position,
                               Side side) {
  return ValueOf(ViewOf(game, position), side, ranker_.weights);
}

const std::vector<Option>& GrandeurDoctrine::Options(const Game& game,
                                                     const Position& position) {
  return weighed_.Of(game.Hash(position), [&](std::vector<Option>& options) {
    ranker_.Weigh(ViewOf(game, position), {.temper = mood_}, options);
  });
}

void GrandeurDoctrine::GenerateCandidates(const Game& game,
                                          const Position& position,
                                          std::vector<Order>& orders) {
  SuggestOptions(Options(game, position), orders);
}

void GrandeurDoctrine::Priors(const Game& game, const Position& position,
                              std::span<const Order> orders,
                              std::span<float> priors) {
  priors_.Fill(Options(game, position), orders, priors);
}

Order GrandeurDoctrine::Choose(const Game& game, const Position& position,
                               Chooser& /*chooser*/) {
  ranker_.Weigh(ViewOf(game, position), {.temper = mood_}, options_);
  return options_.front().order;
}

std::string_view GrandeurDoctrine::PlanName(int plan) const {
  return kPostureNames[static_cast<size_t>(plan)];
}

// Units; of large armies divisions, and corps for their guns.
void GrandeurDoctrine::Formations(const Game& game, const Position& position,
                                  Side side,
                                  std::vector<EntityId>& formations) {
  const PositionView f = ViewOf(game, position);
  UnitSet units;
  f.scenario.side(side).units.ForEach([&](UnitId u) {
    if (f.unit(u).on_table()) units.Add(u);
  });
  const size_t before = formations.size();
  const auto add = [&](EntityId formation, const UnitSet& members) {
    if (!(members & units).empty()) formations.push_back(formation);
  };
  if (units.size() <= kFewUnits) {
    units.ForEach(
        [&](UnitId u) { formations.push_back(f.scenario.Entity(u)); });
  } else {
    for (const CorpsId c : f.scenario.side(side).corps) {
      const CorpsData& corps = f.scenario.corps_data(c);
      for (const DivisionId d : corps.divisions) {
        add(f.scenario.Entity(d), f.scenario.division(d).units);
      }
      add(f.scenario.Entity(c), corps.artillery);
    }
  }
  if (formations.size() == before) formations.push_back(EntityId::kNone);
}

Order GrandeurDoctrine::PlanOrder(const Game& game, const Position& position,
                                  std::span<const FormationPlan> plans,
                                  Chooser& /*chooser*/) {
  const PositionView f = ViewOf(game, position);
  Dispositions dispositions = {.temper = mood_};
  for (const FormationPlan& plan : plans) {
    const Posture posture = static_cast<Posture>(plan.plan);
    const UnitId u = f.scenario.As<UnitId>(plan.formation);
    const DivisionId d = f.scenario.As<DivisionId>(plan.formation);
    const CorpsId c = f.scenario.As<CorpsId>(plan.formation);
    if (IsSome(u)) {
      dispositions.units[static_cast<size_t>(u)] = posture;
    } else if (IsSome(d)) {
      Follow(dispositions, f.scenario.division(d).units, posture);
    } else if (IsSome(c)) {
      Follow(dispositions, f.scenario.corps_data(c).artillery, posture);
    }
  }
  ranker_.Weigh(f, dispositions, options_);
  return options_.front().order;
}

std::string GrandeurDoctrine::Intent(const Game& game, const Position& position,
                                     const Order& order,
                                     std::span<const Order> /*variation*/) {
  const PositionView f = ViewOf(game, position);
  return IntentOf(ArmyView(f, ranker_.weights), order);
}

std::unique_ptr<Doctrine> MakeGrandeurDoctrine(const Game& /*game*/) {
  return std::make_unique<GrandeurDoctrine>(Mood::kMeasured);
}

}  // namespace berthier::grandeur
