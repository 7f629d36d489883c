// Options: what the unit that is being activated could do, and the gains over
// doing nothing (D4 to D8).
//
// Laws: all options are legal; gains are in VD; there is at least one.
//
//   std::vector<Option> options;
//   UnitOptions(army, outlook, stance, options).Collect(u);
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDEUR_UNIT_OPTIONS_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDEUR_UNIT_OPTIONS_H_

#include <vector>

#include "agents/doctrine/grandeur/judgement.h"
#include "agents/doctrine/grandeur/outlook.h"
#include "engine/model/order.h"
#include "engine/rulesets/grandeur/board/zones.h"

namespace berthier::grandeur {

struct Option {
  Order order;
  double value = 0;
};

class UnitOptions {
 public:
  // `options` is the caller's memory; orders are appended to it.
  UnitOptions(const ArmyView& army, const Outlook& outlook,
              const Stance& stance, std::vector<Option>& options)
      : army_(army),
        outlook_(outlook),
        stance_(stance),
        f_(army.field()),
        options_(options) {}

  // Precondition: u is the acting unit, D4 or D8 is awaited.
  void Collect(UnitId u);
  // The best charge that u could make now, whether or not it is active: a legal
  // order but for whose turn it is. `value` is below 0 if there is none.
  Option BestCharge(const UnitView& u, const UnitView* shaken = nullptr) const;
  // The gain of its best shot now, if it were activated.
  double ShotNow(const UnitView& u) const;

 private:
  struct Shot {
    UnitId target = UnitId::kNone;
    double value = 0;
    double hits = 0;  // chance
  };
  Shot BestShotOf(const UnitView& u, int planned) const;
  void InMeleeOf(const UnitView& u);
  void Rallies(const UnitView& u);
  void Shots(const UnitView& u);
  void Watches(const UnitView& u);
  void Places(const UnitView& u);
  void Buildings(const UnitView& u);
  void TurnsAbout(const UnitView& u);
  void Try(const UnitView& u, const Order& order);
  void Add(const Order& order, double value);
  double LaterShot(const UnitView& there, int phases) const;

  const ArmyView& army_;
  const Outlook& outlook_;
  const Stance stance_;
  const PositionView f_;
  std::vector<Option>& options_;
  double now_ = 0;        // value of the present place
  double hope_ = 0;       // what charging from there offers
  double best_move_ = 0;  // gain of the best move without a shot behind it
};

}  // namespace berthier::grandeur

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDEUR_UNIT_OPTIONS_H_
