#include "engine/rulesets/grande_tactique/table/planner.h"

#include <algorithm>
#include <vector>

#include "engine/geometry/direction.h"
#include "tests/engine/tabletop/table.h"

namespace berthier::grande_tactique {
namespace {

constexpr int16_t kSlideTooLong = 1;
constexpr int16_t kBlocked = 2;

Judgement Accept(const Manoeuvre&, Length) { return {}; }

ManoeuvreSearchResult FreePlan(Pose from, Pose to, BaseSize size,
                               Length allowance) {
  return FindManoeuvre(
      from, to, size, allowance,
      [](const Manoeuvre& m, Length c) { return Accept(m, c); });
}

// Rules of the usual kind: slides at half allowance, obstacles not touched.
class Rules {
 public:
  Rules(Pose from, BaseSize size, Length allowance)
      : from_(from), size_(size), allowance_(allowance) {}

  void Block(Pose pose, BaseSize size) {
    obstacles_.push_back(MakeBlock(pose, size).corners());
  }
  bool Stands(Pose pose) const {
    const auto corners = MakeBlock(pose, size_).corners();
    for (const auto& o : obstacles_) {
      if (Overlaps(PolygonView(corners), o, kPenetration)) return true;
    }
    return false;
  }
  Judgement operator()(const Manoeuvre& m, Length cost) const {
    if (Slides(m) && cost > allowance_ / 2 + kRounding) {
      return {.reason = kSlideTooLong, .operands = {cost.ticks}};
    }
    const Sweep sweep(from_, size_, m);
    for (size_t i = 0; i < obstacles_.size(); ++i) {
      const PolygonView o = obstacles_[i];
      if (sweep.Overlaps(o, BoxOf(o), kPenetration)) {
        return {.reason = kBlocked,
                .progress = 1,
                .operands = {static_cast<int32_t>(i)}};
      }
    }
    return {};
  }

 private:
  Pose from_;
  BaseSize size_;
  Length allowance_;
  std::vector<std::array<Point, 4>> obstacles_;
};

TEST(Planner, StayingIsAManoeuvreOfNoLegs) {
  const ManoeuvreSearchResult plan = FreePlan(
      PoseAt(3000, 2000, 17), PoseAt(3000, 2000, 17), kInfantry, Inches(4));
  EXPECT_TRUE(plan.found());
  EXPECT_TRUE(plan.manoeuvre.empty());
  EXPECT_EQ(plan.cost, Ticks(0));
}

TEST(Planner, StraightAhead) {
  const ManoeuvreSearchResult plan = FreePlan(
      PoseAt(3000, 2000, 0), PoseAt(3000, 2400, 0), kInfantry, Inches(4));
  ASSERT_TRUE(plan.found());
  ASSERT_EQ(plan.manoeuvre.size(), 1);
  EXPECT_EQ(plan.manoeuvre[0].kind, LegKind::kAdvance);
  EXPECT_EQ(plan.cost, Inches(4));
  EXPECT_EQ(plan.judged, 1);
}

TEST(Planner, AllowanceCountsToTheTick) {  // GT 5.1, E_NUM
  const Pose from = PoseAt(3000, 2000, 0);
  const auto ahead = [&](int ticks) {
    Pose to = from;
    to.centre.y += ticks;
    return FreePlan(from, to, kInfantry, Ticks(4064));
  };
  EXPECT_TRUE(ahead(4065).found());
  const ManoeuvreSearchResult far = ahead(4066);
  EXPECT_EQ(far.status, ManoeuvreSearchResult::Status::kTooFar);
  EXPECT_EQ(far.least, Ticks(4066));
  EXPECT_EQ(far.judged, 0);
}

TEST(Planner, WheelThenAdvance) {  // GT-X-14
  const Pose from = PoseAt(3000, 2000, 0);
  Manoeuvre chain;
  chain.Add(Leg::Wheel(Hand::kRight, 180));
  chain.Add(Leg::Advance(Heading::Degrees(45), Ticks(2149)));
  const ManoeuvreSearchResult plan =
      FreePlan(from, After(from, kInfantry, chain), kInfantry, Inches(4));
  ASSERT_TRUE(plan.found());
  EXPECT_EQ(plan.manoeuvre, chain);
  EXPECT_THAT(plan.cost, IsAboutInches(400));
}

TEST(Planner, HalfATurnOnEitherHand) {
  const Pose from = PoseAt(3000, 2000, 0);
  for (const Hand hand : {Hand::kLeft, Hand::kRight}) {
    const Pose to = WheelEnd(from, kCavalry, hand, 720);
    const ManoeuvreSearchResult plan = FreePlan(from, to, kCavalry, Inches(9));
    ASSERT_TRUE(plan.found());
    EXPECT_EQ(plan.cost, WheelCost(kCavalry.front, 720));
    EXPECT_EQ(plan.least, plan.cost);
    EXPECT_EQ(plan.manoeuvre.size(), 1);
    EXPECT_EQ(plan.manoeuvre[0].hand, hand);
  }
}

// The long way round is cheap enough, but no chain of two legs takes it.
TEST(Planner, TwoLegsTooDearIsTooFarAndNotFound) {
  const Pose from = {{24916, 12684}, Heading::Quarters(485)};
  const Pose to = {{26533, 17659}, Heading::Quarters(1169)};
  const BaseSize size = {Ticks(1524), Ticks(1016)};
  const ManoeuvreSearchResult plan = FindManoeuvre(
      from, to, size, Inches(9),
      [](const Manoeuvre& m, Length c) { return Accept(m, c); },
      SearchDepth::kTwoLegs);
  EXPECT_EQ(plan.status, ManoeuvreSearchResult::Status::kTooFar);
  EXPECT_GT(plan.least, Inches(9));
  EXPECT_TRUE(FreePlan(from, to, size, Inches(9)).found());
}

TEST(Planner, SaysWhatTheFirstRefusalWas) {
  const Pose from = PoseAt(3000, 2000, 0);
  Rules rules(from, kInfantry, Inches(4));
  // 3" to the side and no more: a slide, refused at half allowance; no other
  // chain of 4" gets there.
  const ManoeuvreSearchResult plan =
      FindManoeuvre(from, PoseAt(3300, 2000, 0), kInfantry, Inches(4), rules);
  EXPECT_EQ(plan.status, ManoeuvreSearchResult::Status::kRefused);
  EXPECT_EQ(plan.verdict.reason, kSlideTooLong);
  EXPECT_EQ(plan.verdict.operands[0], Inches(3).ticks);
  EXPECT_GT(plan.judged, 1);
}

TEST(Planner, TheRefusalThatGotFarthestIsTheExcuse) {
  const Pose from = PoseAt(3000, 2000, 0);
  int calls = 0;
  const ManoeuvreSearchResult plan = FindManoeuvre(
      from, PoseAt(3100, 2200, 30), kInfantry, Inches(6),
      [&calls](const Manoeuvre&, Length) {
        ++calls;
        return Judgement{.reason = static_cast<int16_t>(calls),
                         .progress = static_cast<int16_t>(calls == 3 ? 5 : 2)};
      });
  EXPECT_EQ(plan.status, ManoeuvreSearchResult::Status::kRefused);
  EXPECT_EQ(plan.verdict.reason, 3);
  EXPECT_EQ(plan.judged, calls);
}

TEST(Planner, TheCheapestOfAStageComesFirst) {
  std::vector<Length> costs;
  FindManoeuvre(
      PoseAt(3000, 2000, 0), PoseAt(3100, 2200, 30), kInfantry, Inches(6),
      [&costs](const Manoeuvre& m, Length cost) {
        if (m.size() == 3) costs.push_back(cost);
        return Judgement{.reason = kBlocked};
      },
      SearchDepth::kThreeLegs);
  EXPECT_GT(costs.size(), 20u);
  EXPECT_TRUE(std::is_sorted(costs.begin(), costs.end()));
  EXPECT_LT(costs.front(), costs.back());
}

TEST(Planner, WithoutAPenaltyIsBetter) {  // round a friend, GT-MOV-16
  const Pose from = PoseAt(3000, 2000, 0);
  const Pose to = PoseAt(3000, 2600, 0);
  const auto friends = MakeBlock(PoseAt(2900, 2300, 0), kFootGuns).corners();
  const auto judge = [&](const Manoeuvre& m, Length) {
    const Sweep sweep(from, kCavalry, m);
    const PolygonView f = friends;
    const bool through = sweep.Overlaps(f, BoxOf(f), kPenetration);
    return Judgement{.penalty = static_cast<int16_t>(through ? 1 : 0)};
  };
  const ManoeuvreSearchResult round =
      FindManoeuvre(from, to, kCavalry, Inches(9), judge);
  ASSERT_TRUE(round.found());
  EXPECT_EQ(round.verdict.penalty, 0);
  EXPECT_EQ(round.manoeuvre.size(), 2);
  // With just enough for the straight way it goes through.
  const ManoeuvreSearchResult through =
      FindManoeuvre(from, to, kCavalry, Inches(6), judge);
  ASSERT_TRUE(through.found());
  EXPECT_EQ(through.verdict.penalty, 1);
  EXPECT_EQ(through.manoeuvre.size(), 1);
}

TEST(Planner, ObliqueThenObliqueInsteadOfASlide) {
  // 120 degrees to the right and 60 degrees aside: within 45 degrees of
  // neither heading, so only a first part at +45 and a last part at -45 of the
  // last heading avoid a slide.
  const Pose from = PoseAt(3000, 2000, 0);
  const Pose wheeled = WheelEnd(from, kCavalry, Hand::kRight, 480);
  const Pose to = {
      wheeled.centre + Along(Forward(Heading::Degrees(60)), Inches(3)),
      wheeled.heading};
  Rules rules(from, kCavalry, Inches(9));
  const ManoeuvreSearchResult plan =
      FindManoeuvre(from, to, kCavalry, Inches(9), rules);
  ASSERT_TRUE(plan.found());
  EXPECT_FALSE(Slides(plan.manoeuvre));
  EXPECT_EQ(plan.manoeuvre.size(), 3);
  EXPECT_EQ(After(from, kCavalry, plan.manoeuvre), to);
}

TEST(Planner, PlayoutsStopAtTwoLegs) {
  const Pose from = PoseAt(3000, 2000, 0);
  const auto refuse = [](const Manoeuvre& m, Length) {
    EXPECT_LE(m.size(), 2);
    return Judgement{.reason = kBlocked};
  };
  const ManoeuvreSearchResult plan =
      FindManoeuvre(from, PoseAt(3100, 2300, 40), kInfantry, Inches(9), refuse,
                    SearchDepth::kTwoLegs);
  EXPECT_EQ(plan.judged, 2);
}

// Which legs a random chain is made of.
Manoeuvre RandomChain(Dice& dice, Pose from, BaseSize size, int legs,
                      int degrees_off) {
  Manoeuvre m;
  Pose pose = from;
  bool wheel = dice.Roll(0, 1) == 0;
  for (int i = 0; i < legs; ++i) {
    Leg leg;
    if (wheel) {
      leg = RandomWheel(dice, 1, 360);
    } else {
      const int off = dice.Roll(-degrees_off * 4, degrees_off * 4);
      leg = Leg::Translation(pose.heading,
                             Along(Forward(pose.heading.Turned(off)),
                                   Ticks(dice.Roll(100, 5000))));
    }
    m.Add(leg);
    pose = After(pose, size, leg);
    wheel = dice.Roll(0, 1) == 0;
  }
  return m;
}

TEST(Planner, FindsWhateverOneOrTwoLegsReachAtNoGreaterCost) {
  Dice dice(2);
  for (int i = 0; i < 4000; ++i) {
    const BaseSize size = i % 3 == 0   ? kInfantry
                          : i % 3 == 1 ? kCavalry
                                       : kHorseGuns;
    const Pose from = {At(3000, 2000), Heading::Quarters(dice.Roll(0, 1439))};
    const Manoeuvre chain = RandomChain(dice, from, size, dice.Roll(1, 2), 180);
    const Pose to = After(from, size, chain);
    const Length cost = Cost(chain, size);
    const ManoeuvreSearchResult plan =
        FreePlan(from, to, size, cost + Ticks(2));
    ASSERT_TRUE(plan.found());
    EXPECT_EQ(After(from, size, plan.manoeuvre), to);
    EXPECT_EQ(plan.cost, Cost(plan.manoeuvre, size));
    // Two rounded lengths may be a tick each longer than their sum.
    EXPECT_LE(plan.cost, cost + Ticks(2));
    EXPECT_GE(plan.cost + Ticks(1), plan.least);
  }
}

// Legal chains without slides through a thick field of bases, such that no
// manoeuvre of one or two legs will do.
struct Sample {
  int chains = 0;
  int found = 0;
};
Sample MeasureHardCases(int legs, BaseSize size, Length allowance, int wanted) {
  Dice dice(1000 + static_cast<uint64_t>(legs));
  Sample sample;
  while (sample.chains < wanted) {
    const Pose from = {At(3000, 2000), Heading::Quarters(dice.Roll(0, 1439))};
    const Manoeuvre chain = RandomChain(dice, from, size, legs, 45);
    const Length cost = Cost(chain, size);
    if (cost > allowance) continue;
    Rules rules(from, size, allowance);
    for (int k = 0; k < 10; ++k) {
      const Pose pose = {Spot(dice, 2300, 3700, 1300, 2700),
                         Heading::Quarters(dice.Roll(0, 1439))};
      if (!Overlaps(MakeBlock(pose, kInfantry), MakeBlock(from, size),
                    Ticks(0))) {
        rules.Block(pose, kInfantry);
      }
    }
    if (!rules(chain, cost).accepted()) continue;
    const Pose to = After(from, size, chain);
    if (FindManoeuvre(from, to, size, allowance, rules, SearchDepth::kTwoLegs)
            .found()) {
      continue;
    }
    ++sample.chains;
    const ManoeuvreSearchResult plan =
        FindManoeuvre(from, to, size, allowance, rules);
    if (!plan.found()) continue;
    ++sample.found;
    EXPECT_EQ(After(from, size, plan.manoeuvre), to);
    EXPECT_LE(plan.cost, allowance + kRounding);
    EXPECT_TRUE(rules(plan.manoeuvre, plan.cost).accepted());
  }
  return sample;
}

TEST(Planner, FindsMostOfWhatIsLegalAmongObstacles) {
  for (int legs = 2; legs <= 4; ++legs) {
    SCOPED_TRACE(legs);
    const Sample foot = MeasureHardCases(legs, kInfantry, Inches(4), 60);
    const Sample horse = MeasureHardCases(legs, kCavalry, Inches(9), 60);
    RecordProperty("foot_" + std::to_string(legs), foot.found);
    RecordProperty("horse_" + std::to_string(legs), horse.found);
    EXPECT_GE(foot.found, 57);
    EXPECT_GE(horse.found, 57);
  }
}

TEST(Planner, IsARepeatableFunctionOfItsArguments) {
  const Pose from = PoseAt(3000, 2000, 0);
  Rules rules(from, kCavalry, Inches(9));
  rules.Block(PoseAt(3000, 2300, 0), kInfantry);
  const Pose to = PoseAt(3050, 2550, 20);
  const ManoeuvreSearchResult once =
      FindManoeuvre(from, to, kCavalry, Inches(9), rules);
  const ManoeuvreSearchResult again =
      FindManoeuvre(from, to, kCavalry, Inches(9), rules);
  EXPECT_TRUE(once.found());
  EXPECT_EQ(once.manoeuvre, again.manoeuvre);
  EXPECT_EQ(once.judged, again.judged);
}

}  // namespace
}  // namespace berthier::grande_tactique
