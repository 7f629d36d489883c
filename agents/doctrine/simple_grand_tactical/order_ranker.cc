#include "agents/doctrine/simple_grand_tactical/order_ranker.h"

#include <algorithm>

#include "agents/doctrine/simple_grand_tactical/answers.h"
#include "agents/doctrine/simple_grand_tactical/reactions.h"
#include "agents/doctrine/simple_grand_tactical/rides.h"
#include "engine/rulesets/simple_grand_tactical/movement/leaders.h"
#include "engine/rulesets/simple_grand_tactical/movement/movement.h"
#include "engine/rulesets/simple_grand_tactical/orders/orders.h"
#include "engine/rulesets/simple_grand_tactical/orders/propose.h"

namespace berthier::simple_grand_tactical {
namespace {

constexpr size_t kMostOfUnit = 4;  // options of a unit
constexpr size_t kMostOfAll = 40;

Order Plain(Verb verb) { return {.verb = static_cast<uint8_t>(verb)}; }

void SortByValue(std::vector<Option>& options) {
  std::stable_sort(
      options.begin(), options.end(),
      [](const Option& a, const Option& b) { return a.value > b.value; });
}

// The fixed sequence of the units of a side: guns, foot, horse.
int RankOf(const UnitView& u) {
  const int arm = u.guns() ? 0 : u.foot() ? 1 : 2;
  return arm * kMaxUnits + Index(u.id);
}

}  // namespace

Stance OrderRanker::StanceFor(const ArmyView& army, UnitId u) const {
  const PositionView f = army.field();
  const Posture plan = dispositions_->units[static_cast<size_t>(u)];
  Stance stance = StanceOf(plan, army.weights());
  if (plan == Posture::kJudge) {
    // Who is behind must attack; who is ahead may wait.
    const double lead = army.LeadOf(f.data(u).side);
    stance.ardour *= std::clamp(1 - 5 * lead, 0.0, 2.5);
    const double dares = std::clamp(-4 * lead, -0.3, 1.0);
    stance.attack *= 1 - 0.4 * dares * (1 - 0.5 * army.time_left());
  }
  return Tempered(stance, dispositions_->temper);
}

// The first unit behind the last that has moved, and its best move.
bool OrderRanker::MoveNext(const ArmyView& army, const Outlook& outlook,
                           std::vector<Option>& options) {
  const Side side = army.field().state.active;
  std::array<std::pair<int, UnitId>, kMaxUnits> left;
  size_t count = 0;
  int last = -1;
  for (const UnitView& u : army.units(side)) {
    if (u.moved) {
      last = std::max(last, RankOf(u));
    } else if (u.free()) {
      left[count++] = {RankOf(u), u.id};
    }
  }
  std::sort(left.begin(), left.begin() + static_cast<std::ptrdiff_t>(count));
  for (size_t i = 0; i < count; ++i) {
    if (left[i].first < last) continue;
    OptionGenerator generator(army, outlook, options);
    generator.Collect(left[i].second, StanceFor(army, left[i].second));
    generator.Settle(1, army.weights().dither);
    if (!options.empty()) return true;
  }
  return false;
}

void OrderRanker::MoveAny(const ArmyView& army, const Outlook& outlook,
                          std::vector<Option>& options) {
  options.clear();
  for (const UnitView& u : army.units(army.field().state.active)) {
    if (u.moved || !u.free()) continue;
    OptionGenerator generator(army, outlook, more_);
    generator.Collect(u.id, StanceFor(army, u.id));
    generator.Settle(kMostOfUnit, army.weights().dither);
    options.insert(options.end(), more_.begin(), more_.end());
  }
  SortByValue(options);
  if (options.size() > kMostOfAll) options.resize(kMostOfAll);
}

void OrderRanker::WeighMoves(const ArmyView& army, Breadth breadth,
                             std::vector<Option>& options) {
  const PositionView f = army.field();
  const Side side = f.state.active;
  const Outlook outlook(army, side);
  if (breadth == Breadth::kNext) {
    if (MoveNext(army, outlook, options)) return;
    options.clear();
  } else {
    MoveAny(army, outlook, options);
  }
  if (options.empty()) {
    WeighRides(army, outlook, side, options);
    // The first that the rules allow.
    const auto legal =
        std::find_if(options.begin(), options.end(), [&](const Option& option) {
          return CheckLeaderMove(f, option.order).ok();
        });
    if (legal == options.end()) {
      options.clear();
    } else {
      options[0] = *legal;
      options.resize(1);
    }
  }
  options.push_back({Plain(Verb::kEndMoves), 0});
}

void OrderRanker::WeighProposals(const ArmyView& army,
                                 std::vector<Option>& options) {
  const PositionView f = army.field();
  orders_.clear();
  ProposeOrders(f, orders_);
  const auto decision = static_cast<Decision>(f.state.awaits.kind);
  const Stance stance = StanceOf(Posture::kJudge, army.weights());
  // A tenth, so that places do not outweigh that somebody comes.
  const auto worth = [&](UnitId u, Pose pose, Formation formation) {
    const Outlook outlook(army, f.data(u).side);
    return 0.1 * outlook.ValueOfPlace(army.At(u, pose, formation), stance);
  };
  for (const Order& order : orders_) {
    double value = 0;
    const UnitId u = f.scenario.As<UnitId>(order.subject);
    if (decision == Decision::kArrive) {
      if (static_cast<Verb>(order.verb) == Verb::kEnter && IsSome(u)) {
        value = 1 + worth(u, order.pose,
                          f.IsBattery(u) ? Formation::kLimbered
                                         : Formation::kColumn);
      }
    } else if (decision == Decision::kDeploy) {
      if (IsSome(u)) {
        const auto formation = static_cast<Formation>(order.manner);
        constexpr double kFitToMarch = 0.1;
        const bool marches = formation == Formation::kColumn ||
                             formation == Formation::kLimbered;
        value = worth(u, order.pose, formation) + (marches ? kFitToMarch : 0);
      }
    } else {
      value = WorthOfAnswer(army, order);
    }
    options.push_back({order, value});
  }
}

void OrderRanker::Weigh(PositionView f, const Dispositions& dispositions,
                        Breadth breadth, std::vector<Option>& options) {
  dispositions_ = &dispositions;
  options.clear();
  const ArmyView army(f, weights);
  const Side side = f.state.awaits.side;
  switch (static_cast<Decision>(f.state.awaits.kind)) {
    case Decision::kRally:
      WeighRallies(army, options);
      break;
    case Decision::kMove:
      WeighMoves(army, breadth, options);
      return;
    case Decision::kDefend:
    case Decision::kFire:
      WeighFire(army, side, options);
      break;
    case Decision::kCharge:
      options.push_back({Plain(Verb::kEndCharges), 0});
      for (const UnitView& u : army.units(side)) {
        if (u.horse()) WeighCharges(army, u.id, false, options);
      }
      break;
    case Decision::kControlled:
      options.push_back({Plain(Verb::kStay), 0});
      WeighCharges(army, f.scenario.As<UnitId>(f.state.awaits.about()), true,
                   options);
      break;
    default:
      WeighProposals(army, options);
      break;
  }
  SortByValue(options);
}

}  // namespace berthier::simple_grand_tactical
