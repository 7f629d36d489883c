// Where a unit may end, and the legal pose nearest to the pointer
// (arenas/table/reach.h).
#include "arenas/table/reach.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "arenas/table/raster.h"
#include "engine/geometry/direction.h"
#include "engine/geometry/polygon.h"
#include "tests/arenas/small_games.h"
#include "tests/arenas/table/kinds_of_orders.h"
#include "tests/arenas/table/loops.h"
#include "tests/arenas/table/positions.h"
#include "tests/arenas/toy_games.h"

namespace berthier {
namespace {

bool AreAlike(const Order& a, const Order& b) {
  return a.verb == b.verb && a.manner == b.manner && a.subject == b.subject &&
         a.object == b.object && a.amount == b.amount;
}

Length Apart(Point a, Point b) { return LengthOf(b - a); }

void ExpectSnaps(const Game& game, const Position& position,
                 const Order& wanted, Turning turning) {
  const Snapped snapped = Nearest(game, position, wanted, turning);
  const Verdict verdict = game.Check(position, wanted);
  EXPECT_EQ(snapped.exact, verdict.ok());
  EXPECT_EQ(snapped.refusal, verdict.refusal());
  if (snapped.exact) {
    EXPECT_EQ(snapped.order, wanted);
  }
  if (snapped.legal) {
    EXPECT_TRUE(game.Check(position, snapped.order).ok());
    EXPECT_TRUE(AreAlike(snapped.order, wanted));
  }
  const bool kept =
      turning == Turning::kKept &&
      Has(game.vocabulary().verbs[wanted.verb].takes, Takes::kHeading);
  if (kept) {
    EXPECT_EQ(snapped.order.pose.heading, wanted.pose.heading);
  }
  std::vector<Order> proposals;
  game.Propose(position, proposals);
  for (const Order& order : proposals) {
    if (!AreAlike(order, wanted) ||
        (kept && order.pose.heading != wanted.pose.heading)) {
      continue;
    }
    ASSERT_TRUE(snapped.legal) << game.Say(position, order);
    EXPECT_LE(Apart(snapped.order.pose.centre, wanted.pose.centre),
              Apart(order.pose.centre, wanted.pose.centre))
        << game.Say(position, order);
  }
}

Order Dragged(const Game& game, const Order& from, Chooser& chooser) {
  Order wanted = from;
  const auto by = [&] {
    return static_cast<int32_t>(chooser.Below(16 * kTicksPerInch)) -
           8 * kTicksPerInch;
  };
  wanted.pose.centre = wanted.pose.centre + Vec{by(), by()};
  if (Has(game.vocabulary().verbs[from.verb].takes, Takes::kHeading)) {
    wanted.pose.heading =
        from.pose.heading.Turned(static_cast<int>(chooser.Below(3)) * 60 - 60);
  }
  return wanted;
}

void ExpectSnapsAllGameLong(const Game& game, int decisions) {
  ForEachDecision(
      game, decisions, [&](const Position& position, SeededChooser& chooser) {
        const std::vector<Order> kinds = Kinds(game, position);
        if (kinds.empty()) return;
        for (int i = 0; i < 6; ++i) {
          const Order& kind =
              kinds[chooser.Below(static_cast<uint32_t>(kinds.size()))];
          ExpectSnaps(game, position, Dragged(game, kind, chooser),
                      i % 3 == 2 ? Turning::kKept : Turning::kFree);
        }
      });
}

TEST(Nearest, IsLegalAndNoFartherThanAnyProposal) {
  for (const SmallGame& small : SmallGames()) {
    SCOPED_TRACE(small.name);
    ExpectSnapsAllGameLong(*small.game, 12);
  }
}

TEST(Reach, HoldsEveryProposal) {
  for (const SmallGame& small : SmallGames()) {
    SCOPED_TRACE(small.name);
    const auto& game = small.game;
    ForEachDecision(
        *game, 8, [&](const Position& position, SeededChooser& chooser) {
          const std::vector<Order> kinds = Kinds(*game, position);
          if (kinds.empty()) return;
          const Order& kind =
              kinds[chooser.Below(static_cast<uint32_t>(kinds.size()))];
          const Loops loops = ReachOf(*game, position, kind);
          std::vector<Order> proposals;
          game->Propose(position, proposals);
          for (const Order& order : proposals) {
            if (AreAlike(order, kind)) {
              EXPECT_TRUE(Inside(loops, order.pose.centre))
                  << game->Say(position, order);
            }
          }
        });
  }
}

// Samples lie a quarter or half of an inch apart: a legal place is in the area
// or near it, and a place in the area has a legal one near it.
TEST(Reach, AgreesWithCheckAtItsEdges) {
  const auto game = Bundled(RulesetNamed("grande_tactique"), "retz");
  const Position position = AtDecision(*game, "choose next order", 0, 3);
  SeededChooser chooser(5);
  int legal = 0, inside = 0;
  for (const Order& kind : Kinds(*game, position)) {
    const Loops loops = ReachOf(*game, position, kind);
    for (int i = 0; i < 30; ++i) {
      const Order wanted = Dragged(*game, kind, chooser);
      const Point there = wanted.pose.centre;
      if (game->Check(position, wanted).ok()) {
        ++legal;
        EXPECT_LE(DistanceTo(loops, there), Inches(1) / 2)
            << game->Say(position, wanted);
      }
      if (i % 5 != 0 || !Inside(loops, there)) continue;
      ++inside;
      const Snapped snapped = Nearest(*game, position, wanted, Turning::kFree);
      EXPECT_TRUE(snapped.legal);
      EXPECT_LE(Apart(snapped.order.pose.centre, there), Inches(1));
    }
  }
  EXPECT_GT(legal, 20);
  EXPECT_GT(inside, 20);
}

TEST(Reach, IsNothingForWhatTakesNoPlace) {
  const LoadedGame toy = LoadDuel();
  Position position(toy.game->layout());
  toy.game->Start(position);
  EXPECT_TRUE(ReachOf(*toy.game, position, {}).empty());
  EXPECT_TRUE(ReachOf(*toy.game, position, {.verb = 99}).empty());
}

// Two squares that meet in a corner, and a ring of eight with a hole.
TEST(Raster, OutlinesRunRoundWhatIsFilledAndRoundHoles) {
  Raster corner(0, 0, 2, 2);
  corner.Fill(0, 0);
  corner.Fill(1, 1);
  EXPECT_EQ(corner.Outlines(), (Loops{{{1, 0}, {1, 1}, {0, 1}, {0, 0}},
                                      {{2, 1}, {2, 2}, {1, 2}, {1, 1}}}));
  Raster ring(-1, -1, 3, 3);
  for (int y = -1; y <= 1; ++y) {
    for (int x = -1; x <= 1; ++x) {
      if (x != 0 || y != 0) ring.Fill(x, y);
    }
  }
  EXPECT_EQ(ring.Outlines(), (Loops{{{2, -1}, {2, 2}, {-1, 2}, {-1, -1}},
                                    {{1, 1}, {1, 0}, {0, 0}, {0, 1}}}));
}

}  // namespace
}  // namespace berthier
