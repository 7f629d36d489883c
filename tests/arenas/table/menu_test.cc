// What a unit may still do, and why not (arenas/table/menu.h).
#include "arenas/table/menu.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "tests/arenas/small_games.h"
#include "tests/arenas/table/positions.h"
#include "tests/arenas/toy_games.h"

namespace berthier {
namespace {

using testing::HasSubstr;

std::string NameOf(const Game& game, EntityId id) {
  return IsSome(id) ? game.entities()[static_cast<size_t>(Index(id))].name
                    : "nobody";
}

EntityId Named(const Game& game, std::string_view name) {
  for (size_t i = 0; i < game.entities().size(); ++i) {
    if (game.entities()[i].name == name) {
      return MakeEntityId(static_cast<int>(i));
    }
  }
  ADD_FAILURE() << "nobody is called " << name;
  return EntityId::kNone;
}

uint8_t VerbNamed(const Game& game, std::string_view name) {
  const std::vector<Verb>& verbs = game.vocabulary().verbs;
  for (size_t i = 0; i < verbs.size(); ++i) {
    if (verbs[i].name == name) return static_cast<uint8_t>(i);
  }
  ADD_FAILURE() << "no verb is called " << name;
  return 0;
}

VerbChoice ChoiceNamed(const Game& game, const std::vector<VerbChoice>& menu,
                       std::string_view verb) {
  const uint8_t wanted = VerbNamed(game, verb);
  for (const VerbChoice& choice : menu) {
    if (choice.verb == wanted) return choice;
  }
  ADD_FAILURE() << verb << " is not on the menu";
  return {};
}

void ExpectTold(const Game& game, const Refusal& refusal) {
  EXPECT_NE(refusal.code, 0);
  const std::string words = game.Say(refusal);
  EXPECT_FALSE(words.empty());
  EXPECT_THAT(words, testing::Not(HasSubstr("well formed")));
  EXPECT_THAT(words, testing::Not(HasSubstr("does not take")));
}

// The laws of a menu, and that everything proposed is on it.
void ExpectMenu(const Game& game, const Position& position, EntityId subject) {
  std::vector<Order> proposals;
  game.Propose(position, proposals);
  const Position before = position;
  const std::vector<VerbChoice> menu = MenuOf(game, position, subject);
  EXPECT_TRUE(position == before);
  size_t with_subject = 0;
  for (const Verb& verb : game.vocabulary().verbs) {
    if (Has(verb.takes, Takes::kSubject)) ++with_subject;
  }
  ASSERT_EQ(menu.size(), with_subject);
  for (const VerbChoice& choice : menu) {
    const Verb& verb = game.vocabulary().verbs[choice.verb];
    SCOPED_TRACE(NameOf(game, subject) + ": " + std::string(verb.name));
    if (choice.legal) {
      ASSERT_TRUE(choice.order.has_value());
      EXPECT_TRUE(game.Check(position, *choice.order).ok());
      EXPECT_EQ(choice.order->verb, choice.verb);
      EXPECT_EQ(choice.order->subject, subject);
      const auto price = game.PriceOf(position, *choice.order);
      ASSERT_EQ(choice.price.has_value(), price.has_value());
      if (price) {
        EXPECT_EQ(choice.price->amount, price->amount);
      }
    } else {
      EXPECT_FALSE(choice.order.has_value());
      ExpectTold(game, choice.refusal);
    }
    const size_t manners =
        Has(verb.takes, Takes::kManner) ? verb.manners.size() : 0;
    ASSERT_EQ(choice.manners.size(), manners);
    for (const MannerChoice& manner : choice.manners) {
      if (!manner.legal) ExpectTold(game, manner.refusal);
      EXPECT_TRUE(choice.legal || !manner.legal);
    }
  }
  for (const Order& order : proposals) {
    if (order.subject != subject) continue;
    const auto choice = std::find_if(
        menu.begin(), menu.end(),
        [&](const VerbChoice& one) { return one.verb == order.verb; });
    ASSERT_NE(choice, menu.end());
    EXPECT_TRUE(choice->legal);
    if (!choice->manners.empty()) {
      EXPECT_TRUE(choice->manners[order.manner].legal);
    }
  }
}

void ExpectTargets(const Game& game, const Position& position,
                   EntityId subject) {
  std::vector<Order> proposals;
  game.Propose(position, proposals);
  for (size_t v = 0; v < game.vocabulary().verbs.size(); ++v) {
    const Verb& verb = game.vocabulary().verbs[v];
    const auto code = static_cast<uint8_t>(v);
    SCOPED_TRACE(NameOf(game, subject) + ": " + std::string(verb.name));
    const bool asked = Has(verb.takes, Takes::kSubject);
    const std::vector<Target> targets =
        TargetsOf(game, position, asked ? subject : EntityId::kNone, code, 0);
    if (!Has(verb.takes, Takes::kObject)) {
      EXPECT_TRUE(targets.empty());
      continue;
    }
    for (const Target& target : targets) {
      EXPECT_EQ(target.order.object, target.id);
      EXPECT_EQ(game.Check(position, target.order).ok(), target.legal);
      if (!target.legal) ExpectTold(game, target.refusal);
    }
    for (const Order& order : proposals) {
      if (order.verb != code || order.manner != 0 || !IsSome(order.object) ||
          (asked && order.subject != subject)) {
        continue;
      }
      const auto target = std::find_if(
          targets.begin(), targets.end(),
          [&](const Target& one) { return one.id == order.object; });
      ASSERT_NE(target, targets.end()) << NameOf(game, order.object);
      EXPECT_TRUE(target->legal) << NameOf(game, order.object);
    }
  }
}

// Of some of both sides, and of something that is no unit.
void ExpectAnswers(const Game& game, const Position& position,
                   SeededChooser& chooser) {
  std::vector<Order> proposals;
  game.Propose(position, proposals);
  std::vector<EntityId> subjects = {MakeEntityId(static_cast<int>(
      chooser.Below(static_cast<uint32_t>(game.entities().size()))))};
  for (int i = 0; i < 2; ++i) {
    const Order& order =
        proposals[chooser.Below(static_cast<uint32_t>(proposals.size()))];
    if (IsSome(order.subject)) subjects.push_back(order.subject);
  }
  for (const EntityId subject : subjects) {
    ExpectMenu(game, position, subject);
    ExpectTargets(game, position, subject);
  }
}

void ExpectAnswersAllGameLong(const Game& game, int decisions) {
  ForEachDecision(game, decisions,
                  [&](const Position& position, SeededChooser& chooser) {
                    ExpectAnswers(game, position, chooser);
                  });
}

TEST(Menu, EveryVerbHasAnOrderOrAReason) {
  for (const SmallGame& small : SmallGames()) {
    SCOPED_TRACE(small.name);
    ExpectAnswersAllGameLong(*small.game, 12);
  }
}

TEST(Menu, EveryVerbHasAnOrderOrAReasonInTheToys) {
  for (const ScenarioDocument& document :
       {BreakthroughStart(), ConnectFourStart(),
        DiceDuelStart(8, 9, 20, Fog::kOff)}) {
    SCOPED_TRACE(document.ruleset);
    const LoadedGame loaded = LoadToy(document);
    ExpectAnswersAllGameLong(*loaded.game, 10);
  }
}

TEST(Menu, NobodyIsAskedWhereDiceFall) {
  const auto game = Bundled(RulesetNamed("grande_tactique"), "retz");
  SeededChooser chooser(3);
  Position position(game->layout());
  game->Start(position);
  while (!game->Awaits(position).is_roll()) {
    StepAtRandom(*game, position, chooser, nullptr);
  }
  const EntityId unit = Named(*game, "F1-1");
  EXPECT_TRUE(MenuOf(*game, position, unit).empty());
  EXPECT_TRUE(
      TargetsOf(*game, position, unit, VerbNamed(*game, "charge"), 0).empty());
}

TEST(Menu, OtherSidesUnitsSaySo) {
  const auto game = Bundled(RulesetNamed("grande_tactique"), "retz");
  const Position position = AtDecision(*game, "choose next order", 0, 3);
  const int8_t other =
      static_cast<int8_t>(Index(Opponent(game->Awaits(position).side)));
  for (size_t i = 0; i < game->entities().size(); ++i) {
    if (game->entities()[i].side != other || game->entities()[i].type != "unit")
      continue;
    const auto unit = MakeEntityId(static_cast<int>(i));
    const VerbChoice move =
        ChoiceNamed(*game, MenuOf(*game, position, unit), "move");
    EXPECT_FALSE(move.legal);
    EXPECT_THAT(game->Say(move.refusal),
                HasSubstr("belongs to the other side"));
    return;
  }
  FAIL() << "nobody is on the other side";
}

// What tells most: of many refusals the one that names and measures.
TEST(Menu, RefusalsTellWhatIsMissing) {
  const auto game = Bundled(RulesetNamed("grande_tactique"), "retz");
  const Position position = AtDecision(*game, "choose next order", 300, 1);
  ASSERT_EQ(game->SideName(game->Awaits(position).side), "Austrian");
  const std::vector<VerbChoice> unit =
      MenuOf(*game, position, Named(*game, "A1-1"));
  const auto why = [&](const std::vector<VerbChoice>& menu,
                       std::string_view verb) {
    const VerbChoice choice = ChoiceNamed(*game, menu, verb);
    EXPECT_FALSE(choice.legal);
    return game->Say(choice.refusal);
  };
  EXPECT_EQ(why(unit, "limber"), "A1-1 is not artillery");
  // Not that its own neighbours are no enemies.
  EXPECT_THAT(why(unit, "charge"), HasSubstr("does not touch F"));
  EXPECT_THAT(why(unit, "move and charge"), HasSubstr("its allowance is"));
  EXPECT_THAT(why(unit, "occupy"), HasSubstr("does not reach Forest east"));
  const std::vector<VerbChoice> general =
      MenuOf(*game, position, Named(*game, "Brady"));
  EXPECT_THAT(why(general, "attach"), HasSubstr(" in from A1-"));
}

TEST(Targets, AreNearestFirst) {
  const auto game = Bundled(RulesetNamed("grande_tactique"), "retz");
  const Position position = AtDecision(*game, "choose next order", 300, 1);
  const EntityId unit = Named(*game, "A1-1");
  const std::vector<Target> targets =
      TargetsOf(*game, position, unit, VerbNamed(*game, "charge"), 0);
  ASSERT_GT(targets.size(), 30u);
  Length last;
  for (const Target& target : targets) {
    EXPECT_NE(target.id, unit);
    const auto measure = game->MeasureBetween(position, unit, target.id);
    ASSERT_TRUE(measure.has_value());
    EXPECT_GE(measure->length, last);
    last = measure->length;
  }
}

}  // namespace
}  // namespace berthier
