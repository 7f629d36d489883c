// Whom leaders join, and whom they had better not.
#include "agents/doctrine/grandeur/rides.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/rulesets/grandeur/orders/candidates.h"
#include "tests/engine/rulesets/grandeur/table.h"

namespace berthier::grandeur {
namespace {

// The foot F near its leader L, as many Austrian brigades around it.
class Led {
 public:
  Led(std::vector<std::string> marks, int losses, int enemies) {
    t_.clock().links.emplace_back("corps", "French army");
    t_.Leader("L", "French", {"expert"}, 90, 40);
    marks.push_back("LI");
    t_.Unit("F", "French", std::move(marks), 90, 50, 0).numbers = {
        {"losses", losses}};
    t_.Leader("K", "Austrian", {"fair"}, 90, 100);
    for (int i = 0; i < enemies; ++i) {
      const bool even = i % 2 == 0;
      const double x = 90 + (even ? 1 : -1) * 4.5 * (i + (even ? 1 : 0));
      t_.Unit("A" + std::to_string(i), "Austrian", {"LI"}, x, 60, 180);
    }
    t_.Begin();
  }

  // What L gains by joining F; 0 if he had better not.
  double Gain(const Weights& weights = kUsualWeights) const {
    const ArmyView army(t_.view(), weights);
    RideOptions rides;
    WeighRides(army, rides);
    double best = 0;
    for (const Option& option : rides.first) {
      if (static_cast<Verb>(option.order.verb) == Verb::kAttach) {
        best = std::max(best, option.value);
      }
    }
    return best;
  }

 private:
  Table t_ = Table("activation");
};

// IMP-RAL-03
TEST(GraRidesTest, LeadersJoinWhoIsToRally) {
  EXPECT_GT(Led({"disordered"}, 0, 1).Gain(), 0);
}

// GRA-LDR-11, 15: he may fall with it, and be caught where it stood.
TEST(GraRidesTest, ChiefsStayAwayFromWhoIsAboutToFall) {
  EXPECT_EQ(Led({"disordered"}, 3, 4).Gain(), 0);
}

// GRA-LDR-07: one more on its cohesion tests.
TEST(GraRidesTest, LeadersSteadyWhoIsShotAt) {
  Weights careless;
  careless.leader = 0;
  Weights before = careless;
  before.steady = 0;
  EXPECT_EQ(Led({}, 0, 2).Gain(before), 0);
  EXPECT_GT(Led({}, 0, 2).Gain(careless), 0);
}

}  // namespace
}  // namespace berthier::grandeur
