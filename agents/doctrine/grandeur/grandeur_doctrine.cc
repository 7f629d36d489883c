#include "agents/doctrine/grandeur/grandeur_doctrine.h"

#include "agents/doctrine/grandeur/evaluation.h"
#include "agents/doctrine/grandeur/intent.h"
#include "agents/doctrine/kit/mean_place.h"
#include "engine/rulesets/grandeur/grandeur_view.h"

namespace berthier::grandeur {
namespace {

// With no more units than this every unit follows a plan of its own.
constexpr int kFewUnits = 16;

// The units that follow the plan of a formation: of a corps its guns.
UnitSet MembersOf(const Scenario& scenario, EntityId formation) {
  UnitSet members;
  const UnitId u = scenario.As<UnitId>(formation);
  const DivisionId d = scenario.As<DivisionId>(formation);
  const CorpsId c = scenario.As<CorpsId>(formation);
  if (IsSome(u)) members.Add(u);
  if (IsSome(d)) members = scenario.division(d).units;
  if (IsSome(c)) members = scenario.corps_data(c).artillery;
  return members;
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

std::optional<Point> GrandeurDoctrine::Whereabouts(const Game& game,
                                                   const Position& position,
                                                   EntityId formation) {
  const PositionView f = ViewOf(game, position);
  MeanPlace mean;
  MembersOf(f.scenario, formation).ForEach([&](UnitId u) {
    if (f.unit(u).on_table()) mean.Add(f.unit(u).centre);
  });
  return mean.Get();
}

Order GrandeurDoctrine::PlanOrder(const Game& game, const Position& position,
                                  std::span<const FormationPlan> plans,
                                  Chooser& /*chooser*/) {
  const PositionView f = ViewOf(game, position);
  Dispositions dispositions = {.temper = mood_};
  for (const FormationPlan& plan : plans) {
    MembersOf(f.scenario, plan.formation).ForEach([&](UnitId u) {
      dispositions.units[static_cast<size_t>(u)] =
          static_cast<Posture>(plan.plan);
    });
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
