#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "agents/random_source.h"
#include "engine/kit/orders/deployment.h"
#include "engine/kit/orders/draw_order.h"
#include "engine/kit/orders/roll_classes.h"
#include "engine/kit/orders/verb_rows.h"
#include "gtest/gtest.h"

namespace berthier {
namespace {

TEST(Hat, GivesEachOnce) {
  RandomSource source(1);
  Hat<256> hat;
  for (int i = 0; i < 256; ++i) hat.Put(i);
  std::set<int> drawn;
  while (!hat.empty()) drawn.insert(hat.Draw(source));
  EXPECT_EQ(drawn.size(), 256u);
}

TEST(AnyOf, EachIsAsLikely) {
  RandomSource source(1);
  std::array<int, 3> kept = {};
  constexpr int kTimes = 30000;
  for (int i = 0; i < kTimes; ++i) {
    AnyOf any(source);
    EXPECT_TRUE(any.none());
    size_t last = 0;
    for (size_t thing = 0; thing < 3; ++thing) {
      if (any.Takes()) last = thing;
    }
    ++kept[last];
  }
  // Within five standard deviations of a third.
  for (const int n : kept) EXPECT_NEAR(n, kTimes / 3, 410);
}

TEST(DrawOn, StaysOnTheStretch) {
  RandomSource source(1);
  const Segment stretch = {{0, 6400}, {6400, 0}};
  EXPECT_EQ(PartOf(stretch, 0, 4), stretch.a);
  EXPECT_EQ(PartOf(stretch, 4, 4), stretch.b);
  EXPECT_EQ(MiddleOf(stretch), (Point{3200, 3200}));
  std::set<int32_t> places;
  for (int i = 0; i < 2000; ++i) {
    const Point p = DrawOn(source, stretch);
    EXPECT_EQ(p.x + p.y, 6400);
    places.insert(p.x);
  }
  EXPECT_EQ(places.size(), 65u);  // both ends among them
}

TEST(DrawRide, IsLegalAndNotTooFar) {
  RandomSource source(1);
  Point to;
  const auto east = [&](Point p) {
    to = p;
    return p.x > 0;
  };
  for (int i = 0; i < 100; ++i) {
    ASSERT_TRUE(DrawRide(source, {}, Inches(12), 100, east));
    EXPECT_GT(to.x, 0);
    EXPECT_LE(LengthOf(to - Point{}), Inches(12) + Ticks(2));
  }
  EXPECT_FALSE(
      DrawRide(source, {}, Inches(12), 3, [](Point) { return false; }));
}

// Verbs are tried until one has an order; the end always has.
TEST(DrawFromMenu, FindsWhatThereIs) {
  enum class Verb { kCharge, kFire, kMove, kEnd };
  std::set<Verb> found;
  for (uint64_t seed = 1; seed <= 200; ++seed) {
    RandomSource source(seed);
    Hat<8> verbs;
    for (int v = 0; v < 4; ++v) verbs.Put(v);
    Verb drawn = Verb::kEnd;
    const bool any = DrawFromMenu(source, verbs, Verb::kEnd, [&](Verb verb) {
      drawn = verb;
      return verb == Verb::kMove;
    });
    found.insert(any ? drawn : Verb::kEnd);
  }
  EXPECT_EQ(found, (std::set<Verb>{Verb::kMove, Verb::kEnd}));
}

TEST(DrawSubject, GivesUpInTime) {
  RandomSource source(1);
  Hat<8> subjects;
  for (int i = 0; i < 8; ++i) subjects.Put(i);
  int tried = 0;
  EXPECT_FALSE(DrawSubject(source, subjects, 3, [&](int) {
    ++tried;
    return false;
  }));
  EXPECT_EQ(tried, 3);
  EXPECT_TRUE(DrawSubject(source, subjects, 8, [](int) { return true; }));
}

struct Offers {
  int orders = 0;
};
void ProposeOrders(const Offers& f, std::vector<Order>& orders) {
  for (int i = 0; i < f.orders; ++i) {
    orders.push_back({.verb = static_cast<uint8_t>(i)});
  }
}

TEST(DrawListed, IsAnyOfThoseListed) {
  RandomSource source(1);
  std::set<int> verbs;
  for (int i = 0; i < 100; ++i) {
    verbs.insert(DrawListed(source, Offers{3}).verb);
  }
  EXPECT_EQ(verbs, (std::set<int>{0, 1, 2}));
  EXPECT_EQ(DrawListed(source, Offers{1}).verb, 0);
}

// Two dice of four sides against one of two: equal throws are void, else the
// greater of both dice counts, and the other die is a second class of its own.
TEST(AddClasses, CountsEveryThrowOnce) {
  struct Outcome {
    uint8_t code;
    int32_t detail;
  };
  Roll roll;
  roll.dice.handfuls[0] = {2, 4, Side::kFirst};
  roll.dice.handfuls[1] = {1, 2, Side::kSecond};
  AddClasses(roll, [](const Faces& faces) -> std::optional<Outcome> {
    EXPECT_EQ(faces.count, 3);
    if (faces[0] == faces[1]) return std::nullopt;
    return Outcome{static_cast<uint8_t>(faces[2]),
                   std::max(faces[0], faces[1])};
  });
  EXPECT_EQ(roll.again, 8u);
  uint64_t throws = 0;
  for (const OutcomeClass& each : roll.outcomes) {
    throws += each.weight;
    EXPECT_EQ(each.weight, 2u * static_cast<uint64_t>(each.detail - 1));
    EXPECT_EQ(each.sample[2], each.code);
    EXPECT_EQ(std::max(each.sample[0], each.sample[1]), each.detail);
  }
  EXPECT_EQ(throws + roll.again, roll.dice.faces());
  EXPECT_EQ(roll.outcomes.size(), 6u);
  // As throws ascend: 1 2 1 comes first.
  EXPECT_EQ(roll.outcomes[0].code, 1);
  EXPECT_EQ(roll.outcomes[0].detail, 2);
}

// Row by row, the first an inset inside, none on the far edges.
TEST(AnyPlace, GoesOverALattice) {
  const Box zone = {{100, 200}, {130, 220}};
  std::vector<Point> places;
  const auto note = [&](Point p) {
    places.push_back(p);
    return false;
  };
  EXPECT_FALSE(AnyPlace(zone, Ticks(10), Ticks(10), note));
  EXPECT_EQ(places, (std::vector<Point>{{110, 210}, {120, 210}}));
  int asked = 0;
  EXPECT_TRUE(AnyPlace(zone, Ticks(1), Ticks(1), [&](Point p) {
    ++asked;
    return p == Point{103, 202};
  }));
  EXPECT_EQ(asked, 29 + 3);
}

TEST(DrawPlace, IsAnywhereInTheZone) {
  RandomSource source(1);
  const Box zone = {{-2, 5}, {1, 7}};
  std::set<std::pair<int32_t, int32_t>> places;
  const auto note = [&](Point p) {
    places.insert({p.x, p.y});
    return false;
  };
  EXPECT_FALSE(DrawPlace(source, zone, 300, note));
  EXPECT_EQ(places.size(), 6u);
  EXPECT_EQ(*places.begin(), (std::pair{-2, 5}));
  EXPECT_EQ(*places.rbegin(), (std::pair{0, 6}));
  int asked = 0;
  EXPECT_TRUE(DrawPlace(source, zone, 9, [&](Point) { return ++asked == 2; }));
  EXPECT_EQ(asked, 2);
  // A zone without breadth is a place.
  EXPECT_EQ(DrawIn(source, {{4, 4}, {4, 4}}), (Point{4, 4}));
}

TEST(VerbRows, FindTheRowOfAVerb) {
  enum class Verb : uint8_t { kHalt, kRally, kFire, kRide = 255 };
  struct Row {
    Verb verb;
    int price;
  };
  constexpr VerbRows kRows =
      std::array{Row{Verb::kFire, 2}, Row{Verb::kHalt, 0}, Row{Verb::kRide, 7}};
  static_assert(kRows.Find(Verb::kFire)->price == 2);
  EXPECT_EQ(kRows.Find(Verb::kRide)->price, 7);
  EXPECT_EQ(kRows.Find(Verb::kRally), nullptr);
  EXPECT_EQ(kRows.begin()->verb, Verb::kFire);
}

}  // namespace
}  // namespace berthier
