// One number over a million questions: the engine's geometry must give the
// same bits with every compiler, on every machine, for ever.
#include <gtest/gtest.h>

#include "engine/geometry/arc.h"
#include "engine/geometry/polyline.h"
#include "engine/geometry/sweep.h"
#include "tests/engine/geometry/random_table.h"

namespace berthier {
namespace {

class Digest {
 public:
  void Add(int64_t answer) {
    value_ = (value_ ^ static_cast<uint64_t>(answer)) * 0x100000001b3;
    value_ ^= value_ >> 29;
    ++answers_;
  }
  void Add(Length length) { Add(int64_t{length.ticks}); }
  void Add(Point p) { Add(int64_t{p.x} << 32 ^ (int64_t{p.y} & 0xffffffff)); }
  void Add(const SmallPolygon& polygon) {
    for (int i = 0; i < polygon.size(); ++i) Add(polygon[i]);
  }

  uint64_t value() const { return value_; }
  int answers() const { return answers_; }

 private:
  uint64_t value_ = 0xcbf29ce484222325;
  int answers_ = 0;
};

// A score of questions about one random patch of the table.
void Ask(RandomTable& random, Digest& digest) {
  const Point middle = random.PointNear({}, (1 << 20) - 20000);
  const Pose pose = random.PoseNear(middle, 2000);
  const BaseSize size = random.Size();
  const Block a = MakeBlock(pose, size);
  const Block b = random.BlockNear(middle, 2500);
  const SmallPolygon polygon = random.PolygonNear(middle, 2500);
  const Segment s{random.PointNear(middle, 4000),
                  random.PointNear(middle, 4000)};
  const Point line[] = {s.a, s.b, random.PointNear(middle, 4000)};
  const Length small{random.Below(60)}, large{random.Below(2500)};
  const int quarters = random.Below(721);
  const Hand hand = random.Below(2) == 0 ? Hand::kLeft : Hand::kRight;

  digest.Add(a.front_left());
  digest.Add(a.rear_left());
  digest.Add(Orientation(s.a, s.b, line[2]));
  digest.Add(BearingOf(s.b - s.a + Vec{0, 10000}).quarters());
  digest.Add(Overlaps(a, b, small));
  digest.Add(Overlaps(a.corners(), polygon, small));
  digest.Add(Within(a, b, large));
  digest.Add(Within(s, polygon, large));
  digest.Add(Distance(a.corners(), b.corners()));
  digest.Add(Distance(s, polygon));
  digest.Add(NearestPoints(a.corners(), polygon).on_b);
  digest.Add(Contains(polygon, s.a));
  digest.Add(Centroid(polygon));
  digest.Add(TwiceArea(polygon));
  digest.Add(PassesThrough(s, polygon, small));
  digest.Add(EdgeToEdge(a.front_edge(), b.rear_edge(), quarters / 2, large));
  digest.Add(AllAtMost(FrontLine(pose, size), polygon, large));
  digest.Add(Clip(polygon, FrontLine(pose, size)));
  digest.Add(InArc(MakeArc(pose, size, quarters / 2), b.corners(), 10323));
  digest.Add(SegmentsMeet(s, {line[2], middle}));
  digest.Add(Crosses(line, polygon, small));
  digest.Add(PolylineDistance(line, polygon));
  digest.Add(FrontageBehind(line, pose, size, large));
  digest.Add(TranslationSweep(a, s.b - s.a));
  const WheelSweep wheel = MakeWheelSweep(pose, size, hand, quarters);
  digest.Add(wheel.end.centre);
  digest.Add(WheelCost(size.front, quarters));
  digest.Add(Overlaps(wheel, polygon, small));
  digest.Add(Crosses(line, wheel, small));
  digest.Add(FreeRun(a, Forward(pose.heading), b.corners(), large));
}

TEST(GoldenTest, AMillionAnswersHashToOneNumber) {
  RandomTable random(0x8e47b1e5);
  Digest digest;
  while (digest.answers() < 1000000) Ask(random, digest);
  EXPECT_EQ(digest.value(), 6370781295998130836u);
}

}  // namespace
}  // namespace berthier
