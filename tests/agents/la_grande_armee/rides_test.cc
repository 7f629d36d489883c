// Where corps commanders ride for the next bound.
#include "agents/doctrine/la_grande_armee/rides.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "agents/doctrine/la_grande_armee/army_view.h"
#include "agents/doctrine/la_grande_armee/unit_options.h"
#include "tests/engine/rulesets/la_grande_armee/table.h"

namespace berthier::la_grande_armee {
namespace {

// Reille behind three divisions that are far from the enemy, the middle one
// of them so near to him; his corps is done.
class Behind {
 public:
  explicit Behind(double gap) {
    t_.clock().links = {{"corps", "I"}};
    t_.Leader("Napoleon", "French", {"army commander"}, 4, 2, 2);
    t_.Corps("I", "French");
    for (const double x : {24.0, 30.0, 36.0}) {
      const std::string name = "F" + std::to_string(static_cast<int>(x));
      t_.Unit(name, "French", {"infantry"}, 8, 4, x, 20, 0);
    }
    t_.Leader("Reille", "French", {"corps commander"}, 2, 30, 18 - gap).of =
        "I";
    t_.Leader("Blücher", "Allied", {"army commander"}, 4, 2, 46);
    t_.Corps("Y", "Allied");
    t_.Leader("Yorck", "Allied", {"corps commander"}, 4, 36, 46).of = "Y";
    t_.Unit("A", "Allied", {"infantry"}, 8, 4, 36, 44, 180);
    t_.Begin();
    t_.Play("end corps");
  }

  // The worth of staying, below that of the best that he could do.
  double LostByStaying() const {
    const ArmyView army(t_.view());
    std::vector<Option> options;
    WeighRides(army, t_.LeaderOf("Reille"), options);
    double best = -kMisses, stays = -kMisses;
    for (const Option& option : options) {
      best = std::max(best, option.value);
      if (static_cast<Verb>(option.order.verb) == Verb::kStay) {
        stays = option.value;
      }
    }
    return best - stays;
  }

 private:
  Table t_ = Table("corps");
};

// GEN-06, ACT-11: who stays with an element at his side joins it, and the
// others have one less on their checks.
TEST(LgaRidesTest, StayingAtTheSideOfAnElementIsJoiningIt) {
  EXPECT_GT(Behind(0.3).LostByStaying(), Behind(0.8).LostByStaying() + 0.2);
}

}  // namespace
}  // namespace berthier::la_grande_armee
