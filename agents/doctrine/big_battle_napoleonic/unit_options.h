// Options: the orders that one unit could get now, and their values.
//
// Options are valued before their legality is checked; only the best few of a
// unit are ever checked.
//
// Laws: after Settle the first option passes Check. Values are gains over
// standing still, in bases of trained infantry.
//
//   std::vector<Option> options;
//   OptionGenerator generator(army, effort, options);
//   generator.Collect(u, stance);
//   generator.Settle(1);
//   const Option& best = generator.options().front();
#ifndef BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_UNIT_OPTIONS_H_
#define BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_UNIT_OPTIONS_H_

#include <cstdint>
#include <span>
#include <vector>

#include "agents/doctrine/big_battle_napoleonic/judgement.h"
#include "agents/doctrine/big_battle_napoleonic/place_value.h"
#include "agents/doctrine/big_battle_napoleonic/tasks.h"
#include "engine/model/order.h"
#include "engine/rulesets/big_battle_napoleonic/movement/order_effect.h"

namespace berthier::big_battle_napoleonic {

// Thoroughness: playouts use kLight, which tries only a few places per unit.
enum class Effort : uint8_t { kLight, kFull };

inline Length LengthOfInches(double inches) {
  return InchHundredths(static_cast<int32_t>(100 * inches));
}

struct Option {
  Order order;
  double value = 0;
  bool checked = false;
};

class OptionGenerator {
 public:
  // `options` is the caller's memory; it is cleared first.
  OptionGenerator(const ArmyView& army, Effort effort,
                  std::vector<Option>& options)
      : army_(army), f_(army.field()), effort_(effort), options_(options) {
    options_.clear();
  }

  // Collects all that the unit could do in M3A; the first option is to hold.
  void Collect(UnitId u, const Stance& stance);
  // Collects what cavalry on counter could do in M3C or M6C.
  void CollectCounter(UnitId u, const Stance& stance);
  // Collects places where a reinforcement could enter.
  void CollectEntry(UnitId u, const Stance& stance);
  // Sorts by value and keeps at most `most` options, all legal.
  void Settle(size_t most);

  std::span<const Option> options() const { return options_; }

 private:
  void Add(const Order& order, double value) {
    options_.push_back({order, value, false});
  }
  Order Plain(Verb verb, UnitId u) const {
    return {.verb = static_cast<uint8_t>(verb),
            .subject = f_.scenario.Entity(u)};
  }
  double ValueThere(const UnitView& there, Fires fires) const;
  double Worth(UnitId u, Pose pose, Formation formation, Fires fires) const;
  bool IsLegalAndWise(const Order& order) const;
  void Hold(UnitId u);
  // Support of friends in a charge.
  struct Support {
    int sure = 0;             // bases in contact with the enemy
    double likely = 0;        // expected further bases that charge it too
    bool foot_on_it = false;  // some of those in contact are infantry
    bool foot_near = false;
    // Best lead in factors of infantry in contact.
    int best_lead_of_foot = -100;
  };
  Support SupportOn(const UnitView& own, const UnitView& e) const;
  double ValueOfPlanned(const UnitView& own, const UnitView& e,
                        const Support& support, const OrderEffect& effect,
                        int aim) const;
  void Charges(UnitId u, double least);
  void Overruns(UnitId u);
  void Moves(UnitId u);
  void MovesToward(UnitId u, Spot goal, double stop);
  void MoveOf(UnitId u, int turn, Length distance);
  void OutOfRough(UnitId u);
  void Retreats(UnitId u);
  double ValueOfRally(const UnitView& own) const;
  // For guns: the gain of a better place within one move of here.
  double ValueOfLimbering(UnitId u) const;
  void FormationChanges(UnitId u);
  void Towns(UnitId u);
  void TownFacing(UnitId u, PieceId town);
  double ValueOfCounter(const UnitView& own) const;
  void GunDrills(UnitId u);
  void GunPosts(UnitId u);
  void GunMoves(UnitId u);
  const UnitView* BestTarget(const UnitView& guns, Spot at) const;
  void FirePosts(UnitId u);
  void FirePost(UnitId u, Spot way, double reach);
  void GunMoveTo(UnitId u, Pose pose);

  const ArmyView& army_;
  PositionView f_;
  Effort effort_;
  std::vector<Option>& options_;
  Stance stance_ = {};
  Task task_;
  double now_ = 0;     // value of the unit's present place
  double leaves_ = 0;  // cost of going away from guns, or with them
};

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_UNIT_OPTIONS_H_
