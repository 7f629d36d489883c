#include "agents/doctrine/big_battle_napoleonic/big_battle_napoleonic_doctrine.h"

namespace berthier::big_battle_napoleonic {
namespace {

// With no more units than this every unit follows a plan of its own.
constexpr int kFewUnits = 30;

}  // namespace

double BigBattleNapoleonicDoctrine::Value(const Game& game,
                                          const Position& position, Side side) {
  return learned_.Of(ViewOf(game, position), side);
}

uint32_t BigBattleNapoleonicDoctrine::Turn(const Game& game,
                                           const Position& position) {
  const State& s = ViewOf(game, position).state;
  // Deployment comes before the first move.
  if (s.phase < Phase::kPeriodStart) return s.phase < Phase::kDeployAttacker;
  return static_cast<uint32_t>(s.period) * 2 +
         (s.phasing == s.attacker ? 0u : 1u);
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
  Craft::ForEachMember(f, formation, [&](UnitId u) {
    if (Stands(f, u)) mean.Add(f.unit(u).centre);
  });
  return mean.Get();
}

}  // namespace berthier::big_battle_napoleonic
