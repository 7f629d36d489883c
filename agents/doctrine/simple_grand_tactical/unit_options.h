// Options: the orders that one unit could get in the Movement Phase, and their
// gains over standing still.
//
// Options are valued before their legality is checked; only the best few of a
// unit are ever checked.
//
// Laws: after Settle all options pass Check, the best comes first; there may be
// none. Gains are in chips.
//
//   std::vector<Option> options;
//   OptionGenerator generator(army, outlook, options);
//   generator.Collect(u, stance);
//   generator.Settle(/*most=*/1, /*least=*/0);
#ifndef BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_UNIT_OPTIONS_H_
#define BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_UNIT_OPTIONS_H_

#include <vector>

#include "agents/doctrine/simple_grand_tactical/outlook.h"
#include "engine/model/order.h"
#include "engine/rulesets/simple_grand_tactical/movement/course.h"

namespace berthier::simple_grand_tactical {

struct Option {
  Order order;
  double value = 0;
};

class OptionGenerator {
 public:
  // `options` is the caller's memory; it is cleared first.
  OptionGenerator(const ArmyView& army, const Outlook& outlook,
                  std::vector<Option>& options)
      : army_(army), outlook_(outlook), f_(army.field()), options_(options) {
    options_.clear();
  }

  void Collect(UnitId u, const Stance& stance);
  // Sorts by gain and keeps at most `most` options, all legal and with a gain
  // above `least`.
  void Settle(size_t most, double least,
              MoveOccasion occasion = MoveOccasion::kMovementPhase);

 private:
  // How a move would begin: the unit after turning and changing formation, and
  // how far it may then move.
  struct Start {
    UnitView view;
    Heading heading;
    double rate = 0;
    double cone = 0;  // cosine of the largest angle between move and facing
    uint8_t manner = kNoChange;
  };
  Start Steady(const UnitView& u) const;
  Start Turned(const UnitView& u, Spot way) const;
  Start Reformed(const UnitView& u, Formation formation, Spot way) const;

  void Add(const Order& order, const UnitView& there, double bonus = 0);
  // What the rough ground test of a move leaves of its order, and what that
  // costs who is not to fight.
  UnderFire AfterRoughTo(const Start& start, Spot to) const;
  double PriceOfRough(const Start& start, Spot to) const;
  bool HasRoom(const UnitView& there) const;
  // Adds a move of `length` centimetres in direction `way`; MoveAndForm changes
  // to formation `last` at its end.
  void Move(const Start& start, Spot way, double length);
  void MoveAndForm(const Start& start, Spot way, double length, Formation last);
  void Toward(const UnitView& u, Spot goal);
  void Back(const UnitView& u, const UnitView& enemy);
  void Form(const UnitView& u, Formation formation, Spot way);
  void Forms(const UnitView& u, const UnitView& enemy);
  void AttackFrom(const Start& start, const UnitView& e);
  void Attacks(const UnitView& u);
  // `rough`: how it arrives.
  double ValueOfContact(const UnitView& there, const UnitView& e,
                        const UnderFire& rough) const;
  // Expected number of friends who attack `e` too.
  double CompanyAgainst(const UnitView& u, const UnitView& e) const;
  void Moves(const UnitView& u);
  void GunDrills(const UnitView& u, const UnitView& enemy);

  const ArmyView& army_;
  const Outlook& outlook_;
  PositionView f_;
  std::vector<Option>& options_;
  Stance stance_ = {};
  double now_ = 0;  // value of the unit's present place
};

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_UNIT_OPTIONS_H_
