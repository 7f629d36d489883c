// Where the elements of a side are best placed before the battle (BBN-DEP).
//
// Generals first, then units before their generals: raw infantry behind the
// others, garrisons in towns, guns with a field of fire
// (agents/doctrine/kit/line_of_battle.h).
//
// Laws: a function of the position.
//
//   DeploymentOptions(army, side).Collect(Effort::kFull, options);
#ifndef BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_DEPLOYMENT_OPTIONS_H_
#define BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_DEPLOYMENT_OPTIONS_H_

#include <array>
#include <optional>
#include <vector>

#include "agents/doctrine/big_battle_napoleonic/army_view.h"
#include "agents/doctrine/big_battle_napoleonic/unit_options.h"
#include "agents/doctrine/kit/line_of_battle.h"

namespace berthier::big_battle_napoleonic {

class DeploymentOptions {
 public:
  // `side` is the one that deploys.
  DeploymentOptions(const ArmyView& army, Side side);

  // Appends legal places for the next element in sequence that has any, of the
  // generals, the infantry, the guns, the cavalry; nothing if none has.
  void Collect(Effort effort, std::vector<Option>& options) const;

 private:
  LineOfBattle::Zone ZoneOfCorps(CorpsId corps) const;
  LineOfBattle::Troops TroopsOf(GeneralId g) const;
  LineOfBattle Draw();
  LineOfBattle::Post PostOf(GeneralId g) const {
    return line_.posts()[place_[static_cast<size_t>(g)]];
  }
  LineOfBattle::Post PostBefore(GeneralId g) const;
  GeneralId GeneralOf(UnitId u) const;
  bool CollectGeneral(GeneralId g, std::vector<Option>& options) const;
  bool CollectUnit(UnitId u, Effort effort, std::vector<Option>& options) const;
  void AddTowns(UnitId u, std::vector<Option>& options) const;
  double ValueFromPost(UnitId u, Spot at) const;
  double ValueOfStand(UnitId u, const Order& order) const;

  const ArmyView& army_;
  const PositionView f_;
  const Side side_;
  const Spot ahead_;
  std::array<uint8_t, kMaxGenerals> place_ = {};  // among the posts
  const LineOfBattle line_;
};

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_DEPLOYMENT_OPTIONS_H_
