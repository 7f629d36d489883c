// The laws of flight on random tables, and its ranking against a plain
// enumeration of all paths.
#include <cstdlib>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "engine/geometry/direction.h"
#include "engine/rulesets/grande_tactique/table/flight.h"
#include "tests/engine/rulesets/grande_tactique/table/flight_table.h"

namespace berthier::grande_tactique {
namespace {

using Outcome = FlightPath::Outcome;

TEST_F(FlightTest, PathsKeepTheirLawsOnRandomTables) {
  Dice dice(51);
  std::set<int> stages;
  int nowhere = 0, bent = 0;
  for (int i = 0; i < 1500; ++i) {
    bases_.clear();
    barriers_.clear();
    enemy_centres_.clear();
    runner_ = {Spot(dice, 200, 5800, 200, 4600),
               Heading::Quarters(dice.Roll(0, 1439))};
    const int count = dice.Roll(0, 14);
    const Pose chaser = {Offset(runner_, Ticks(812), {0}),
                         runner_.heading.Opposite()};
    Chase(chaser, kInfantry);
    for (int16_t k = 0; k < count; ++k) {
      const Pose pose = Beside(dice, runner_, 600);
      const Block block = MakeBlock(pose, kInfantry);
      if (Overlaps(block, Runner(), kPenetration)) continue;
      Add(dice.Roll(0, 2) == 0 ? Who::kFriend : Who::kEnemy, pose, kInfantry,
          k);
    }
    const FlightPath path = Run();
    stages.insert(path.stage);
    if (path.outcome == Outcome::kNone) {
      ++nowhere;
      continue;
    }
    bent += path.track.legs == 2;
    EXPECT_GT(path.track.legs, 0);
    Point at = runner_.centre;
    int crossings = 0;
    std::map<int16_t, int> first_leg;  // on which a friend is met
    for (int l = 0; l < path.track.legs; ++l) {
      const Track::Leg& leg = path.track.leg[l];
      EXPECT_EQ(leg.from, at);
      at = Offset({leg.from, leg.heading}, leg.length, {0});
      const SmallPolygon corridor =
          Corridor({leg.from, leg.heading}, size_, leg.length);
      for (const Barrier& b : barriers_) {
        EXPECT_TRUE(AllAtLeast(b.line, corridor, b.limit - kPenetration));
      }
      if (leg.length <= Ticks(0)) continue;
      for (const Base& b : bases_) {
        const bool met = Overlaps(corridor, b.corners, kPenetration);
        EXPECT_FALSE(met && b.who == Who::kEnemy);
        if (!met) continue;
        ++crossings;
        if (b.who == Who::kFriend) first_leg.emplace(b.id, l);
      }
    }
    EXPECT_EQ(path.end.centre, at);
    EXPECT_EQ(crossings > 0, path.crossed_count > 0);
    int leg = 0;
    for (const int16_t id : path.crossed_ids()) {
      ASSERT_TRUE(first_leg.contains(id));
      EXPECT_GE(first_leg[id], leg);
      leg = first_leg[id];
    }
    EXPECT_TRUE(path.stage % 2 == 0 || path.crossed_count == 0);
    if (path.outcome == Outcome::kRun) {
      EXPECT_GE(path.total(), distance_);
      EXPECT_TRUE(FreeAt(path.end));
    } else {
      EXPECT_LE(path.total(), distance_ + kProlongStep * kProlongSteps);
    }
  }
  EXPECT_THAT(stages, ::testing::IsSupersetOf({0, 1, 2, 3, 4, 5}));
  EXPECT_GT(nowhere, 10);
  EXPECT_GT(bent, 100);
}

// The ranking of GT 5.9.7 written down once more, without any short cut: all
// paths of a stage (home is north, no prolongation), the best by one long key.
class AllPaths {
 public:
  enum class Friends { kAvoid, kCross };

  explicit AllPaths(const FlightQuery& query) : q_(query) {}

  struct Found {
    std::vector<int64_t> key;  // smaller is better
    Point end;
  };
  std::optional<Found> Best(int limit, Friends friends) {
    best_.reset();
    Try({0}, {q_.distance}, friends);
    if (best_) return best_;
    for (int a = -limit; a <= limit; a += 20) Try({a}, {q_.distance}, friends);
    for (int a = -limit; a <= limit; a += 60) {
      for (int b = -limit; b <= limit; b += 60) {
        const int bent =
            std::abs(Heading::Quarters(a).TurnTo(Heading::Quarters(b)));
        if (bent == 0 || bent > 360) continue;
        for (const Length first :
             {q_.distance / 3, q_.distance / 2, q_.distance * 2 / 3}) {
          Try({a, b}, {first, q_.distance - first}, friends);
        }
      }
    }
    return best_;
  }

 private:
  void Try(std::vector<int> turns, std::vector<Length> lengths,
           Friends friends) {
    Point at = q_.pose.centre;
    Length run;
    bool off = false;
    for (size_t i = 0; i < turns.size(); ++i) {
      if (off) return;  // the path of fewer legs is another candidate
      const Pose pose = {at, Heading::Quarters(turns[i])};
      const UnitVec u = Forward(pose.heading);
      Length length = lengths[i];
      const Block base = MakeBlock(pose, q_.size);
      for (const Point p : {base.front_left(), base.front_right()}) {
        const int64_t room = int64_t{q_.table_depth.ticks} - p.y;
        if (u.y <= 0) continue;
        const int64_t to_edge = (room * kUnit + u.y / 2) / u.y;
        if (to_edge > int64_t{lengths[i].ticks} + 1) continue;
        off = true;
        length.ticks = std::min(
            length.ticks, static_cast<int32_t>(std::max<int64_t>(0, to_edge)));
      }
      const SmallPolygon corridor = Corridor(pose, q_.size, length);
      for (const Point p : corridor.view()) {
        if (p.x < -1 || p.y < -1 || p.x > q_.table_width.ticks + 1) return;
      }
      for (const Barrier& b : q_.barriers) {
        if (!AllAtLeast(b.line, corridor, b.limit - kPenetration)) return;
      }
      for (const Blocker& b : q_.hard) {
        if (Overlaps(corridor, b.polygon, kPenetration)) return;
      }
      for (const Blocker& b : q_.friends) {
        if (friends == Friends::kAvoid &&
            Overlaps(corridor, b.polygon, kPenetration))
          return;
      }
      at = Offset(pose, length, {0});
      run += length;
    }
    int64_t nearest = INT64_MAX;
    for (const Point e : q_.enemy_centres) {
      nearest = std::min(nearest, NormSquared(e - at));
    }
    const int64_t up = at.y - q_.pose.centre.y;
    const int second = turns.size() > 1 ? turns[1] : 0;
    const std::vector<int64_t> key = {off ? 0 : 1,
                                      off ? run.ticks : 0,
                                      -((up + 1000000) / 10),
                                      static_cast<int64_t>(turns.size()),
                                      -(IntegerSqrt(nearest) / 10),
                                      turns[0] < 0,
                                      std::abs(turns[0]),
                                      lengths[0].ticks,
                                      second < 0,
                                      std::abs(second)};
    if (!best_ || key < best_->key) best_ = Found{key, at};
  }

  const FlightQuery& q_;
  std::optional<Found> best_;
};

TEST_F(FlightTest, IsTheBestOfAllPaths) {  // GT 5.9.5 to 5.9.7
  Dice dice(7);
  int bent = 0, off = 0;
  for (int i = 0; i < 250; ++i) {
    bases_.clear();
    barriers_.clear();
    enemy_centres_.clear();
    runner_ = {Spot(dice, 300, 5700, 2000, 4500),
               Heading::Quarters(dice.Roll(0, 1439))};
    Chase({Offset(runner_, Ticks(812), {0}), runner_.heading.Opposite()},
          kInfantry);
    for (int16_t k = 0; k < 10; ++k) {
      const Pose pose = Beside(dice, runner_, 700);
      if (Overlaps(MakeBlock(pose, kInfantry), Runner(), kPenetration)) {
        continue;
      }
      Add(k % 3 == 0 ? Who::kEnemy : Who::kFriend, pose, kInfantry, k);
    }
    const FlightQuery query = Query();
    const FlightPath path = FindFlight(query, [](Pose) { return true; });
    using Friends = AllPaths::Friends;
    AllPaths all(query);
    int stage = 1;
    auto best = all.Best(360, Friends::kAvoid);
    if (!best) stage = 2, best = all.Best(360, Friends::kCross);
    if (!best) stage = 3, best = all.Best(720, Friends::kAvoid);
    if (!best) stage = 4, best = all.Best(720, Friends::kCross);
    if (!best) {
      EXPECT_TRUE(path.stage == 0 || path.stage > 4);
      continue;
    }
    EXPECT_EQ(path.stage, stage);
    EXPECT_EQ(path.end.centre, best->end);
    bent += path.track.legs == 2;
    off += path.outcome == Outcome::kLeftTable;
  }
  EXPECT_GT(bent, 50);
  EXPECT_GT(off, 20);
}

TEST_F(FlightTest, AMirroredTableHasAMirroredFlight) {
  Dice dice(99);
  const auto mirrored = [](Pose p) {
    return Pose{{Inches(60).ticks - p.centre.x, p.centre.y},
                Heading::Quarters(-p.heading.quarters())};
  };
  for (int i = 0; i < 300; ++i) {
    runner_ = {At(3000, 2400), Heading::Quarters(dice.Roll(0, 1439))};
    std::vector<Pose> others;
    for (int k = 0; k < 8; ++k) {
      others.push_back(Beside(dice, runner_, 500));
    }
    const auto run = [&](auto side) {
      bases_.clear();
      enemy_centres_.clear();
      for (size_t k = 0; k < others.size(); ++k) {
        Add(k % 2 == 0 ? Who::kFriend : Who::kEnemy, side(others[k]),
            kInfantry);
      }
      const Pose before = runner_;
      runner_ = side(runner_);
      const FlightPath path = Run();
      runner_ = before;
      return path;
    };
    const FlightPath here = run([](Pose p) { return p; });
    const FlightPath there = run(mirrored);
    EXPECT_EQ(here.outcome, there.outcome);
    EXPECT_EQ(here.stage, there.stage);
    EXPECT_EQ(here.total(), there.total());
    EXPECT_EQ(here.end.centre.y / 10, there.end.centre.y / 10);
    EXPECT_EQ(here.crossed_count, there.crossed_count);
  }
}

}  // namespace
}  // namespace berthier::grande_tactique
