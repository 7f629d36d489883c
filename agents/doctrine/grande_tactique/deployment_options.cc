#include "agents/doctrine/grande_tactique/deployment_options.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "agents/doctrine/grande_tactique/ground.h"
#include "agents/doctrine/kit/line_of_battle.h"
#include "engine/rulesets/grande_tactique/setup/deployment.h"
#include "engine/rulesets/grande_tactique/table/terrain.h"

namespace berthier::grande_tactique {
namespace {

double InInches(int32_t ticks) {
  return static_cast<double>(ticks) / kTicksPerInch;
}

// A general with the units he commands is a formation.
class Deploying {
 public:
  Deploying(PositionView f, Effort effort)
      : f_(f),
        effort_(effort),
        side_(f.state.awaits.side),
        facing_(HeadingToward(f.scenario.side(side_).home).Opposite()),
        ahead_(WayOf(facing_)),
        line_(Draw()) {}

  std::vector<Placement> Places() {
    for (size_t i = 0; i < f_.scenario.generals.size(); ++i) {
      const GeneralId g = MakeId<GeneralId>(static_cast<int>(i));
      if (f_.scenario.general(g).side == side_ && IsLeftToDeploy(f_, g)) {
        CollectGeneral(g);
      }
      if (!places_.empty()) return Sorted();
    }
    for (const Arm arm : {Arm::kInfantry, Arm::kFootArtillery,
                          Arm::kHorseArtillery, Arm::kCavalry}) {
      f_.scenario.side(side_).units.ForEach([&](UnitId u) {
        if (places_.empty() && f_.data(u).arm == arm && IsLeftToDeploy(f_, u)) {
          CollectUnit(u);
        }
      });
    }
    if (places_.empty()) {
      std::vector<Order> orders;
      ProposeDeploy(f_, orders);
      for (const Order& order : orders) places_.push_back({order, 0});
    }
    return Sorted();
  }

 private:
  std::vector<Placement> Sorted() {
    std::stable_sort(places_.begin(), places_.end(),
                     [](const Placement& a, const Placement& b) {
                       return a.value > b.value;
                     });
    return places_;
  }

  LineOfBattle Draw() const {
    const Box box = DeploymentZone(f_.scenario, side_);
    const std::array<Spot, 2> corners = {SpotOf(box.low), SpotOf(box.high)};
    const LineOfBattle::Zone zone = LineOfBattle::Around(corners, ahead_);
    std::vector<LineOfBattle::Troops> formations(f_.scenario.generals.size(),
                                                 {.zone = zone});
    f_.scenario.side(side_).units.ForEach([&](UnitId u) {
      const UnitData& data = f_.data(u);
      if (!IsSome(data.commander) || !IsLeftToDeploy(f_, u)) return;
      LineOfBattle::Troops& troops =
          formations[static_cast<size_t>(data.commander)];
      if (data.arm == Arm::kInfantry) troops.foot += data.points;
      if (data.arm == Arm::kCavalry) troops.horse += data.points;
    });
    return LineOfBattle(ahead_, zone, {}, formations);
  }

  // Before his general, wherever he stands.
  LineOfBattle::Post PostOf(UnitId u) const {
    const GeneralId g = f_.data(u).commander;
    if (IsSome(g) && f_.state.general(g).on_table()) {
      return line_.Before(SpotOf(PlaceOf(f_, g)));
    }
    return line_.posts()[IsSome(g) ? static_cast<size_t>(g) : 0];
  }

  void CollectGeneral(GeneralId g) {
    constexpr int kReach = 6;  // inches around his place
    std::vector<Spot> others;
    for (size_t i = 0; i < f_.scenario.generals.size(); ++i) {
      const GeneralId other = MakeId<GeneralId>(static_cast<int>(i));
      if (f_.state.general(other).on_table()) {
        others.push_back(SpotOf(PlaceOf(f_, other)));
      }
    }
    const LineOfBattle::Post post = line_.posts()[static_cast<size_t>(g)];
    Try(line_.BehindRow(post), 1, kReach, [&](Spot at) {
      Offer({.verb = static_cast<uint8_t>(Verb::kDeploy),
             .subject = f_.scenario.Entity(g),
             .pose = {PointOf(at), Heading()}},
            line_.ValueToGeneral(post, at, others));
    });
  }

  void CollectUnit(UnitId u) {
    constexpr int kReach = 12;
    const UnitData& data = f_.data(u);
    const bool guns = f_.scenario.IsArtillery(u);
    const LineOfBattle::Post post = PostOf(u);
    const auto row = data.arm == Arm::kInfantry && data.quality == Quality::kRaw
                         ? LineOfBattle::Row::kSecond
                         : LineOfBattle::Row::kFirst;
    Try(line_.SpotAt(post), effort_ == Effort::kFull ? 1 : 2, kReach,
        [&](Spot at) {
          // Guns are to drive up first.
          const auto manner =
              guns ? DeployManner::kLimbered : DeployManner::kUnlimbered;
          const Order order = {.verb = static_cast<uint8_t>(Verb::kDeploy),
                               .manner = static_cast<uint8_t>(manner),
                               .subject = f_.scenario.Entity(u),
                               .pose = {PointOf(at), facing_}};
          Offer(order,
                line_.ValueFrom(post, at, row) + ValueOfGround(u, order));
        });
  }

  double ValueOfGround(UnitId u, const Order& order) const {
    constexpr double kWall = 0.3, kHill = 0.5;
    const bool guns = f_.scenario.IsArtillery(u);
    const LineOfBattle::Stand there =
        StandOf(u, SpotOf(order.pose.centre), guns);
    double value = 0;
    f_.scenario.side(side_).units.ForEach([&](UnitId v) {
      if (!f_.unit(v).on_table()) return;
      value -= line_.CostOfBoth(there, StandOf(v, SpotOf(CentreOf(f_, v)),
                                               f_.scenario.IsArtillery(v)));
    });
    if (guns) {
      return value +
             (HillAt(f_.scenario.terrain, order.pose.centre) ? kHill : 0);
    }
    const bool foot = f_.data(u).arm == Arm::kInfantry;
    return value + (foot && BehindWall(f_, u, order.pose) ? kWall : 0);
  }

  LineOfBattle::Stand StandOf(UnitId u, Spot at, bool guns) const {
    const BaseSize base = LineBase(f_.scenario, u);
    return {.at = at,
            .width = InInches(base.front.ticks),
            .depth = InInches(base.depth.ticks),
            .guns = guns};
  }

  // Calls offer(Spot) for places around `middle`.
  template <typename F>
  static void Try(Spot middle, int step, int reach, F&& offer) {
    for (int x = -reach; x <= reach; x += step) {
      for (int y = -reach; y <= reach; y += step) {
        offer(middle + Spot{1.0 * x, 1.0 * y});
      }
    }
  }

  void Offer(const Order& order, double value) {
    if (CheckDeploy(f_, order).ok()) places_.push_back({order, value});
  }

  const PositionView f_;
  const Effort effort_;
  const Side side_;
  const Heading facing_;
  const Spot ahead_;
  const LineOfBattle line_;
  std::vector<Placement> places_;
};

}  // namespace

std::vector<Placement> PlacesToDeploy(PositionView f, Effort effort) {
  return Deploying(f, effort).Places();
}

}  // namespace berthier::grande_tactique
