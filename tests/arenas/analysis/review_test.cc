#include "arenas/analysis/review.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <vector>

#include "agents/doctrines.h"
#include "agents/value/exact_worth.h"
#include "arenas/analysis/review_csv.h"
#include "arenas/analysis/review_draft.h"
#include "arenas/analysis/review_page.h"
#include "arenas/analysis/review_text.h"
#include "arenas/analysis/tell_review.h"
#include "arenas/pages/json.h"
#include "tests/arenas/analysis/planted.h"
#include "tests/arenas/analysis/recorded_games.h"
#include "tests/toys/dice_duel.h"
#include "tests/toys/first_proposal.h"

namespace berthier {
namespace {

using testing::HasSubstr;
using testing::Not;

GamePath PathOfToy(const LoadedGame& loaded, uint64_t seed) {
  return *PathOf(RecordOfGame(loaded, "random", seed), "toy", Toys());
}

GamePath PathOfScenario(const std::string& name, const std::string& agent,
                        uint64_t seed) {
  const absl::StatusOr<LoadedGame> loaded = LoadGame(name, Rulesets());
  return *PathOf(RecordOfGame(*loaded, agent, seed), name, Rulesets());
}

// The whole review in bytes.
std::string BytesOf(const GamePath& path, const Review& review) {
  return TellReview(path, review, "test").SerializeAsString();
}

TEST(Review, TheScalesAreThoseOfFullEnumeration) {
  const LoadedGame loaded = LoadToy(DiceDuelStart(3, 3, 6, Fog::kOff));
  const GamePath path = PathOfToy(loaded, 5);
  const Game& game = *path.game;
  const FirstProposal doctrine;
  const absl::StatusOr<Review> review =
      ReviewGame(path, {.doctrine = &doctrine}, {});
  ASSERT_TRUE(review.ok()) << review.status();
  const auto player =
      std::get<0>(MakeReferencePlayer(kAtAGlance, game, doctrine));
  const auto worth = [&](const Position& position) {
    return *ExactWorth(*player, game, position, 100'000);
  };
  int rolls = 0, decisions = 0;
  for (size_t i = 0; i < path.steps.size(); ++i) {
    const ReviewedStep& reviewed = review->steps[i];
    const PathStep& step = path.steps[i];
    if (!reviewed.choices.any()) continue;
    EXPECT_TRUE(reviewed.weighed.exact);
    const double after = worth(path.After(i));
    EXPECT_NEAR(reviewed.weighed.after.value, after, 1e-12);
    EXPECT_NEAR(reviewed.after.value, after, 1e-9) << i;
    if (step.kind == PathStep::Kind::kRoll) {
      ++rolls;
      EXPECT_NEAR(reviewed.weighed.luck.value, after - worth(step.before),
                  1e-12);
      continue;
    }
    ++decisions;
    std::vector<Order> orders;
    game.Propose(step.before, orders);
    double best = -1;
    const double sign = step.awaited.side == Side::kFirst ? 1 : -1;
    for (const Order& order : orders) {
      Position there = step.before;
      game.Play(there, order, nullptr);
      best = std::max(best, sign * worth(there));
    }
    EXPECT_NEAR(reviewed.weighed.loss.value, best - sign * after, 1e-12);
  }
  EXPECT_GT(rolls, 1);
  EXPECT_GT(decisions, 1);
}

// What playouts estimate lies about what is exact.
TEST(Review, PlayoutsEstimateWhatIsExact) {
  const LoadedGame loaded = LoadToy(DiceDuelStart(3, 3, 6, Fog::kOff));
  const GamePath path = PathOfToy(loaded, 5);
  const Game& game = *path.game;
  const auto player =
      std::get<0>(MakeReferencePlayer(kAtAGlance, game, FirstProposal()));
  Trials trials(game, *player, {.horizon = Doctrine::kToTheEnd});
  int compared = 0;
  for (const PathStep& step : path.steps) {
    const Choices choices = ChoicesAt(game, *player, step, 10);
    if (!choices.any()) continue;
    const WeighedStep near =
        Weigh(trials, step, choices, {.playouts = 4'000, .seed = 7});
    const WeighedStep exact =
        *WeighExactly(game, *player, step, choices, 100'000);
    const auto expect_near = [&](const Estimate& a, const Estimate& b) {
      EXPECT_NEAR(a.value, b.value, 4.5 * a.error + 1e-9);
    };
    if (step.kind == PathStep::Kind::kRoll) {
      expect_near(near.luck, exact.luck);
    } else if (near.best == exact.best) {
      expect_near(near.loss, exact.loss);
    }
    expect_near(near.after, exact.after);
    ++compared;
  }
  EXPECT_GT(compared, 4);
}

TEST(Review, ThePartsAddUpToTheResult) {
  const absl::StatusOr<std::vector<std::string>> names = ScenarioNames();
  ASSERT_TRUE(names.ok());
  for (const std::string& name : *names) {
    GamePath path = PathOfScenario(name, "random", 11);
    // Long enough to have orders and dice of both sides.
    constexpr size_t kSteps = 120;
    if (path.steps.size() > kSteps) {
      path.end = path.steps[kSteps].before;
      path.steps.resize(kSteps, path.steps[0]);
      path.record.clear_result();
    }
    const absl::StatusOr<Review> review =
        ReviewGame(path, {.budget = 1, .horizon = 1, .candidates = 3}, {});
    ASSERT_TRUE(review.ok()) << review.status();
    EXPECT_NEAR(review->sum.Total(), review->sum.result.value, 1e-9) << name;
    // The same step by step: each accounts for all that changes in it.
    double before = review->start.value;
    double luck = 0;
    for (size_t i = 0; i < path.steps.size(); ++i) {
      const ReviewedStep& step = review->steps[i];
      EXPECT_NEAR(step.after.value,
                  before + step.change.value + step.disagreement, 1e-12);
      before = step.after.value;
      if (path.steps[i].kind == PathStep::Kind::kRoll) {
        luck += step.weighed.luck.value;
      }
    }
    EXPECT_NEAR(luck, review->sum.luck.value, 1e-9);
    EXPECT_GT(review->playouts, 0u) << name;
  }
}

TEST(Review, JobsChangeNothing) {
  const GamePath path = PathOfToy(LoadDuel(), 3);
  ReviewOptions options = {.budget = 20'000};
  const std::string one = BytesOf(path, *ReviewGame(path, options, {}));
  options.jobs = 3;
  EXPECT_EQ(BytesOf(path, *ReviewGame(path, options, {})), one);
  options.seed = 2;
  EXPECT_NE(BytesOf(path, *ReviewGame(path, options, {})), one);
}

class DraftTest : public testing::Test {
 protected:
  DraftTest() { std::filesystem::remove(file_); }
  ~DraftTest() override { std::filesystem::remove(file_); }

  std::string Reviewed(const std::string& identity = "x") {
    const auto draft = ReviewDraft::Open(file_, identity);
    EXPECT_TRUE(draft.ok()) << draft.status();
    ReviewHooks hooks;
    (*draft)->ConnectTo(hooks);
    known_ = (*draft)->known();
    return BytesOf(path_, *ReviewGame(path_, {.budget = 4'000}, hooks));
  }
  std::string Contents() const {
    std::ifstream in(file_, std::ios::binary);
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
  }

  const std::string file_ =
      testing::TempDir() + "/review_" + std::to_string(getpid()) + ".part";
  const GamePath path_ = PathOfToy(LoadDuel(), 3);
  size_t known_ = 0;
};

TEST_F(DraftTest, CutAnywhereItGoesOnToTheSameReview) {
  const std::string whole = Reviewed();
  const std::string contents = Contents();
  const size_t step = std::max<size_t>(1, contents.size() / 37);
  size_t most = 0;
  for (size_t cut = 0; cut < contents.size(); cut += step) {
    std::ofstream(file_, std::ios::binary | std::ios::trunc)
        << contents.substr(0, cut);
    ASSERT_EQ(Reviewed(), whole) << "cut at " << cut;
    most = std::max(most, known_);
  }
  EXPECT_GT(most, 10u);  // it did go on
}

TEST_F(DraftTest, OfAnotherGameItBeginsAnew) {
  Reviewed("x");
  Reviewed("x");
  EXPECT_GT(known_, 0u);
  Reviewed("y");
  EXPECT_EQ(known_, 0u);
}

TEST(Review, APlantedBlunderIsTheCostliestOrder) {
  const absl::StatusOr<PlantedGame> planted =
      PlantBlunder("steinfeld", "doctrine", 7, Rulesets());
  ASSERT_TRUE(planted.ok()) << planted.status();
  const absl::StatusOr<Review> review =
      ReviewGame(planted->path, {.budget = 30'000}, {});
  ASSERT_TRUE(review.ok()) << review.status();
  const wire::Review told = TellReview(planted->path, *review, "test");
  ASSERT_GT(told.costliest_size(), 0);
  EXPECT_EQ(told.costliest(0), planted->step + 1);
}

TEST(Review, ReferencePlayersThatAreNoneAreRefused) {
  const GamePath path = PathOfToy(LoadDuel(), 3);
  const absl::StatusOr<Review> review =
      ReviewGame(path, {.reference = "nobody"}, {});
  ASSERT_FALSE(review.ok());
  EXPECT_THAT(std::string(review.status().message()), HasSubstr("nobody"));
}

// One row for the orders of each side; all of them come to the result.
TEST(ReviewPage, ThePartsShownAddUp) {
  const GamePath path = PathOfToy(LoadDuel(), 3);
  const absl::StatusOr<Review> review = ReviewGame(path, {.budget = 4'000}, {});
  ASSERT_TRUE(review.ok()) << review.status();
  const wire::Review told = TellReview(path, *review, "test");
  ASSERT_EQ(told.part_size(), 6);
  double sum = 0;
  for (const wire::ReviewPart& part : told.part()) sum += part.points().value();
  EXPECT_NEAR(sum, 2 * told.part(5).points().value(), 0.01);
  EXPECT_EQ(WithError(told.part(1).points(), SignShown::kAlways).find("nan"),
            std::string::npos);
}

TEST(ReviewPage, SaysHowMuchStayedUnclearAndWhoseValuesTheyAre) {
  const GamePath path = PathOfScenario("ridge", "random", 3);
  const absl::StatusOr<Review> review =
      ReviewGame(path, {.budget = 1, .horizon = 1}, {});
  ASSERT_TRUE(review.ok()) << review.status();
  const wire::Review told = TellReview(path, *review, "test");
  const std::string page = ReviewPage(path, told);
  EXPECT_THAT(page, HasSubstr(ReviewInShort(told)));
  // What is certain stands before the sums of all that is not.
  const std::string text = ReviewText(told, 0);
  for (const std::string& words : {text, page}) {
    EXPECT_LT(words.find("lost for certain"), words.find("luck of the dice"));
    EXPECT_THAT(words, HasSubstr("two standard errors (95 %)"));
  }
  EXPECT_THAT(text, Not(HasSubstr("0.0 \u00b1 0.0")));
  EXPECT_THAT(page, HasSubstr("at-a-glance"));
  EXPECT_THAT(page, HasSubstr(kReviewPageMark));
  EXPECT_THAT(page, Not(HasSubstr("nan")));
  EXPECT_THAT(JsonOf(told), HasSubstr(kReviewJsonMark));
  const std::string csv = ReviewCsv(told);
  EXPECT_EQ(static_cast<size_t>(std::count(csv.begin(), csv.end(), '\n')),
            path.steps.size() + 1);
}

}  // namespace
}  // namespace berthier
