#include "agents/doctrine/la_grande_armee/order_ranker.h"

#include <algorithm>

#include "agents/doctrine/la_grande_armee/answers.h"
#include "agents/doctrine/la_grande_armee/fog_staff.h"
#include "agents/doctrine/la_grande_armee/rides.h"
#include "engine/rulesets/la_grande_armee/activation/corps.h"
#include "engine/rulesets/la_grande_armee/board/frames.h"
#include "engine/rulesets/la_grande_armee/facts/tables.h"
#include "engine/rulesets/la_grande_armee/orders/candidates.h"
#include "engine/rulesets/la_grande_armee/orders/propose.h"

namespace berthier::la_grande_armee {
namespace {

// What is done first in a corps; the gain counts within a class.
enum class Class { kEnd, kMove, kCharge, kShoot };
constexpr double kClass = 20;  // bases between classes

double ValueIn(Class rank, double gain) {
  return kClass * static_cast<double>(rank) + std::clamp(gain, -8.0, 8.0);
}

}  // namespace

Stance OrderRanker::StanceFor(const ArmyView& army, ElementId e) const {
  const PositionView f = army.field();
  Posture posture = Posture::kJudge;
  Side side = f.state.awaits.side;
  if (IsSome(e)) {
    posture = dispositions_->units[static_cast<size_t>(e)];
    side = f.data(e).side;
  }
  Stance stance = StanceOf(posture, army.weights());
  if (posture == Posture::kJudge) {
    // Who is behind must attack; who is ahead by what wins may wait (VIC-05).
    const double lead = army.LeadOf(side) / kScores.lead;
    const double late = 1 - army.time_left();
    stance.ardour *= std::clamp(1 + (late + 0.3) * (0.5 - lead), 0.4, 3.0);
    stance.attack *= std::clamp(1 + 0.3 * lead * late, 0.7, 1.3);
  }
  return Tempered(stance, dispositions_->temper);
}

void OrderRanker::WeighElements(const ArmyView& army, const Outlook& outlook,
                                std::vector<Option>& options) {
  const PositionView f = army.field();
  f.scenario.corps_data(f.state.corps).elements.ForEach([&](ElementId e) {
    const Order order = OrderOf(f, Verb::kLead, e);
    if (!CheckElement(f, order).ok()) return;
    if (!f.unit(e).on_table()) {
      options.push_back({order, ValueIn(Class::kMove, 0)});
      return;
    }
    const UnitView& u = army.unit(e);
    const Stance stance = StanceFor(army, e);
    const UnitOptions can(army, outlook, stance, Breadth::kGlance, scratch_);
    const double charge = can.BestCharge(u).value;
    const double shot = BestShot(army, u);
    double gap = kMisses;
    army.NearestEnemy(u, gap);
    if (charge > 0 && charge > shot) {
      options.push_back({order, ValueIn(Class::kCharge, charge)});
    } else if (shot > 0) {
      options.push_back({order, ValueIn(Class::kShoot, shot)});
    } else {
      options.push_back({order, ValueIn(Class::kMove, -gap / 10)});
    }
  });
  options.push_back({OrderOf(Verb::kEndCorps), 0});
}

void OrderRanker::WeighProposals(const ArmyView& army, const Outlook& outlook,
                                 std::vector<Option>& options) {
  orders_.clear();
  ProposeOrders(army.field(), orders_);
  if (FogStaff::IsAsked(army.field())) {
    return FogStaff(army).Weigh(orders_, options);
  }
  for (const Order& order : orders_) {
    options.push_back({order, WorthOfAnswer(army, outlook, order)});
  }
}

void OrderRanker::Weigh(PositionView f, const Dispositions& dispositions,
                        Breadth breadth, std::vector<Option>& options) {
  dispositions_ = &dispositions;
  options.clear();
  const ArmyView army(f, weights, &seen_);
  const Outlook outlook(army, f.state.awaits.side, &gains_);
  const EntityId about = f.state.awaits.about();
  switch (static_cast<Decision>(f.state.awaits.kind)) {
    case Decision::kElement:
      WeighElements(army, outlook, options);
      break;
    case Decision::kAction: {
      const ElementId e = f.scenario.As<ElementId>(about);
      UnitOptions(army, outlook, StanceFor(army, e), breadth, options)
          .Collect(e);
      break;
    }
    case Decision::kFaces: {
      const ElementId e = f.scenario.As<ElementId>(about);
      UnitOptions(army, outlook, StanceFor(army, e), breadth, options)
          .FurtherFaces(e);
      break;
    }
    case Decision::kRide:
    case Decision::kArmyRide:
      WeighRides(army, f.scenario.As<LeaderId>(about), options);
      break;
    default:
      WeighProposals(army, outlook, options);
      break;
  }
  std::stable_sort(
      options.begin(), options.end(),
      [](const Option& a, const Option& b) { return a.value > b.value; });
}

}  // namespace berthier::la_grande_armee
