// The fixture of the tests of flight: a table of 60" x 48" with a fleeing unit,
// the runner.
//
//   TEST_F(FlightTest, RunsStraightHome) {
//     Chase(PoseAt(3000, 2320, 0), kInfantry);
//     EXPECT_EQ(Run().end, PoseAt(3000, 3100, 0));
//   }
#ifndef BERTHIER_TESTS_ENGINE_RULESETS_GRANDE_TACTIQUE_TABLE_FLIGHT_TABLE_H_
#define BERTHIER_TESTS_ENGINE_RULESETS_GRANDE_TACTIQUE_TABLE_FLIGHT_TABLE_H_

#include <array>
#include <vector>

#include "engine/rulesets/grande_tactique/table/flight.h"
#include "tests/engine/tabletop/table.h"

namespace berthier::grande_tactique {

using berthier::At;

class FlightTest : public ::testing::Test {
 protected:
  enum class Who { kEnemy, kFriend, kNeither };

  void Add(Who who, Pose pose, BaseSize size, int16_t id = 0) {
    const Block block = MakeBlock(pose, size);
    bases_.push_back({who, block.corners(), id});
    if (who == Who::kEnemy) enemy_centres_.push_back(pose.centre);
  }
  // Adds an enemy whose front line the runner must not cross.
  void Chase(Pose pose, BaseSize size) {
    Add(Who::kEnemy, pose, size);
    const auto barrier = MakeBarrier(FrontLine(pose, size), Runner());
    if (barrier) barriers_.push_back(*barrier);
  }
  Block Runner() const { return MakeBlock(runner_, size_); }
  FlightQuery Query() {
    hard_.clear();
    friends_.clear();
    for (const Base& b : bases_) {
      if (b.who == Who::kEnemy) hard_.push_back(MakeBlocker(b.id, b.corners));
      if (b.who == Who::kFriend) {
        friends_.push_back(MakeBlocker(b.id, b.corners));
      }
    }
    return {runner_,    size_,     distance_, home_,    Inches(60),
            Inches(48), barriers_, hard_,     friends_, enemy_centres_};
  }
  FlightPath Run() {
    return FindFlight(Query(), [&](Pose end) { return FreeAt(end); });
  }
  bool FreeAt(Pose pose) const {
    const Block block = MakeBlock(pose, size_);
    for (const Base& b : bases_) {
      if (Overlaps(PolygonView(block.corners()), b.corners, kPenetration)) {
        return false;
      }
    }
    return true;
  }

  struct Base {
    Who who;
    std::array<Point, 4> corners;
    int16_t id;
  };
  Pose runner_ = PoseAt(3000, 2400, 180);
  BaseSize size_ = kInfantry;
  Length distance_ = Inches(7);
  Heading home_ = Heading::Degrees(0);
  std::vector<Base> bases_;
  std::vector<Barrier> barriers_;
  std::vector<Blocker> hard_, friends_;
  std::vector<Point> enemy_centres_;
};

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_TESTS_ENGINE_RULESETS_GRANDE_TACTIQUE_TABLE_FLIGHT_TABLE_H_
