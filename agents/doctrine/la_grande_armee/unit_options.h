// Options: what the element that acts could do, and the gains over ending its
// activation (D4).
//
// Laws: all options are legal; gains are in bases; there is at least one.
//
//   std::vector<Option> options;
//   UnitOptions(army, outlook, stance, Breadth::kAll, options).Collect(e);
#ifndef BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_UNIT_OPTIONS_H_
#define BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_UNIT_OPTIONS_H_

#include <optional>
#include <vector>

#include "agents/doctrine/la_grande_armee/judgement.h"
#include "agents/doctrine/la_grande_armee/outlook.h"
#include "agents/doctrine/la_grande_armee/posts.h"
#include "engine/model/order.h"
#include "engine/rulesets/la_grande_armee/movement/plan.h"

namespace berthier::la_grande_armee {

struct Option {
  Order order;
  double value = 0;
};

// How many places are looked at.
enum class Breadth { kGlance, kAll };

class UnitOptions {
 public:
  // `options` is the caller's memory; orders are appended to it.
  UnitOptions(const ArmyView& army, const Outlook& outlook,
              const Stance& stance, Breadth breadth,
              std::vector<Option>& options)
      : army_(army),
        outlook_(outlook),
        stance_(stance),
        breadth_(breadth),
        f_(army.field()),
        options_(options) {}

  // Precondition: e is the element that acts, D4 is awaited.
  void Collect(ElementId e);
  // The best charge or advance to contact that u could make now, whether or not
  // it acts; the order is legal but for whose turn it is. `value` is below 0 if
  // there is none that gains.
  Option BestCharge(const UnitView& u) const;
  // The best shot, likewise.
  Option BestFire(const UnitView& u) const;
  // D4 of a square: a further face.
  void FurtherFaces(ElementId e);

 private:
  void Add(const Order& order, double value) {
    options_.push_back({order, value});
  }
  // Adds an action that leads to that place if its check is passed.
  void AddAction(const Order& order, const UnitView& there, double extra = 0);
  void Try(const UnitView& u, const Order& order, double extra = 0);
  // Of the place and of the posts that may be reached from it, and what the
  // actions that are left after the next one may still do from there.
  struct Prospect {
    double value = 0;
    double next = 0;
    double all() const { return value + next; }
  };
  Prospect ProspectAt(const UnitView& there) const;
  double ChargeAt(const UnitView& u, ElementId target, Verb verb) const;
  double JointAt(const UnitView& u, const UnitView& e) const;
  double ShotAt(const UnitView& u, ElementId target, Edge edge) const;

  void Locked(const UnitView& u);
  void Advances(const UnitView& u);
  void ToPosts(const UnitView& u);
  void Retreats(const UnitView& u);
  void Forms(const UnitView& u);
  void Lines(const UnitView& u, Heading facing);
  void Marches(const UnitView& u);
  void Towns(const UnitView& u);
  void Garrison(const UnitView& u);

  const ArmyView& army_;
  const Outlook& outlook_;
  const Stance stance_;
  const Breadth breadth_;
  const PositionView f_;
  std::vector<Option>& options_;
  std::optional<Posts> posts_;
  Prospect now_;       // of the present place
  int actions_ = 0;    // left after the next one
  double danger_ = 0;  // where it stands
};

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_UNIT_OPTIONS_H_
