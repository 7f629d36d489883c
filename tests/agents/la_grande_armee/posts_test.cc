// Where horse would stand to charge next.
#include "agents/doctrine/la_grande_armee/posts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "agents/doctrine/la_grande_armee/army_view.h"
#include "agents/doctrine/la_grande_armee/stance.h"
#include "agents/doctrine/la_grande_armee/unit_options.h"
#include "engine/rulesets/la_grande_armee/la_grande_armee_view.h"
#include "engine/rulesets/la_grande_armee/movement/plan.h"
#include "tests/engine/rulesets/la_grande_armee/table.h"

namespace berthier::la_grande_armee {
namespace {

// Cuirassiers beside a fight of foot, out of its reach.
class Beside : public testing::Test {
 protected:
  // `marks`: further words for the enemy's foot.
  explicit Beside(std::vector<std::string> marks = {}) {
    t_.clock().links = {{"corps", "I"}};
    t_.Leader("Napoleon", "French", {"army commander"}, 4, 2, 2);
    t_.Corps("I", "French");
    t_.Leader("Nansouty", "French", {"corps commander"}, 5, 44, 14).of = "I";
    t_.Unit("F", "French", {"infantry"}, 8, 4, 36, 20, 0);
    t_.Unit("C", "French", {"cuirassiers", "elite"}, 6, 3, 46, 17, 0);
    t_.Leader("Blücher", "Allied", {"army commander"}, 4, 2, 46);
    t_.Corps("Y", "Allied");
    t_.Leader("Yorck", "Allied", {"corps commander"}, 4, 36, 40).of = "Y";
    marks.push_back("infantry");
    t_.Unit("A", "Allied", marks, 8, 4, 36, 29, 180);
    t_.Begin();
  }

  // What F fears from fire where it stands, with that weight `acted`.
  double FireAtF(double acted) {
    Weights weights;
    weights.acted = acted;
    const ArmyView army(t_.view(), weights);
    return Outlook(army, Side::kFirst).FireAt(army.unit(t_.Of("F")));
  }

  Table t_ = Table("corps");
};

TEST_F(Beside, PostsAreFreeAndBetterThanHere) {
  const ArmyView army(t_.view());
  const Outlook outlook(army, Side::kFirst);
  const Stance stance = StanceOf(Posture::kJudge);
  const UnitView& horse = army.unit(t_.Of("C"));
  const Posts posts(army, outlook, stance, horse);
  ASSERT_FALSE(posts.all().empty());
  const double now = outlook.ValueOfPlace(horse, stance);
  double last = kMisses;
  for (const Post& post : posts.all()) {
    EXPECT_GT(post.value, now);
    EXPECT_LE(post.value, last);
    last = post.value;
    for (const std::string other : {"F", "A"}) {
      EXPECT_FALSE(Overlap(post.place, army.unit(t_.Of(other)), 0.05));
    }
  }
}

// LGA-CHG-01: neither foot, which has ways enough, nor guns.
TEST_F(Beside, OnlyHorseHasThem) {
  const ArmyView army(t_.view());
  const Outlook outlook(army, Side::kFirst);
  const Posts posts(army, outlook, StanceOf(Posture::kJudge),
                    army.unit(t_.Of("F")));
  EXPECT_TRUE(posts.all().empty());
}

TEST_F(Beside, PromisesGrowOnTheWayAndEndThere) {
  const ArmyView army(t_.view());
  const Outlook outlook(army, Side::kFirst);
  const UnitView& horse = army.unit(t_.Of("C"));
  const Posts posts(army, outlook, StanceOf(Posture::kJudge), horse);
  ASSERT_FALSE(posts.all().empty());
  const Post& best = posts.all().front();
  const double here = best.value - 1;
  const double far = posts.PromiseAt(horse, here);
  UnitView on_the_way = horse;
  on_the_way.at = horse.at + (best.place.at - horse.at) * 0.5;
  EXPECT_GT(far, 0);
  EXPECT_GT(posts.PromiseAt(on_the_way, here), far);
  EXPECT_EQ(posts.PromiseAt(horse, best.value), 0);
}

// LGA-MOV-08, FRM-01: legs aside as far as 45 degrees, and facing anew beyond.
TEST_F(Beside, ActionsCountMovesAndFacings) {
  const ArmyView army(t_.view());
  const UnitView& horse = army.unit(t_.Of("C"));
  EXPECT_EQ(ActionsTo(horse, horse), 0);
  Base post = horse;
  post.at = horse.at + horse.dir * 6;
  EXPECT_NEAR(ActionsTo(horse, post), 1.5, 1e-9);
  post.dir = horse.right() * -1;
  EXPECT_NEAR(ActionsTo(horse, post), 2.5, 1e-9);
  post.at = horse.at + horse.right() * 4;
  EXPECT_NEAR(ActionsTo(horse, post), 3, 1e-9);
}

// The better of the two ways to ride is that toward the post.
TEST_F(Beside, HorseRidesToward) {
  t_.Play("lead", "C");
  const ArmyView seen(t_.view());
  const Outlook judged(seen, Side::kFirst);
  const UnitView& horse = seen.unit(t_.Of("C"));
  const Posts posts(seen, judged, StanceOf(Posture::kJudge), horse);
  ASSERT_FALSE(posts.all().empty());
  const auto best = [&](double post) {
    Weights weights;
    weights.post = post;
    const ArmyView army(t_.view(), weights);
    const Outlook outlook(army, Side::kFirst);
    std::vector<Option> options;
    UnitOptions(army, outlook, StanceOf(Posture::kJudge, weights),
                Breadth::kAll, options)
        .Collect(horse.id);
    return *std::max_element(
        options.begin(), options.end(),
        [](const Option& a, const Option& b) { return a.value < b.value; });
  };
  const auto nearer = [&](const Option& option) {
    MovePlan plan;
    if (!PlanMove(t_.view(), horse.id, option.order, plan).ok()) return 0.0;
    const Base& there = posts.all().front().place;
    return ActionsTo(horse, there) - ActionsTo(seen.At(horse, plan.end), there);
  };
  constexpr double kHardly = 0.01;
  const Option toward = best(kUsualWeights.post);
  EXPECT_GT(nearer(toward), nearer(best(0)) + 0.2);
  // What is promised it where it stands is no gain.
  EXPECT_LT(toward.value, best(kHardly).value - 0.5);
}

class BesideWhoHasActed : public Beside {
 protected:
  BesideWhoHasActed() : Beside({"activated"}) {}
};

// LGA-SEQ-04: who has acted shoots in the next bound, when the other may be
// gone: the fire counts for less.
TEST_F(BesideWhoHasActed, FireIsLessToBeFeared) {
  EXPECT_GT(FireAtF(1), 0);
  EXPECT_NEAR(FireAtF(0.5), FireAtF(1) / 2, 1e-9);
}

TEST_F(Beside, WhoIsStillToActIsFearedInFull) {
  EXPECT_GT(FireAtF(1), 0);
  EXPECT_EQ(FireAtF(0.5), FireAtF(1));
}

}  // namespace
}  // namespace berthier::la_grande_armee
