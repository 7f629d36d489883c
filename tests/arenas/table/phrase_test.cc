#include "arenas/table/phrase.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "arenas/match/loading.h"
#include "arenas/table/phrase_words.h"
#include "engine/model/form.h"
#include "engine/rulesets/grande_tactique/grande_tactique.h"
#include "engine/rulesets/registry.h"
#include "tests/agents/bundled.h"
#include "tests/arenas/small_games.h"
#include "tests/engine/model/random_play.h"
#include "tests/toys/breakthrough.h"
#include "tests/toys/connect_four.h"
#include "tests/toys/dice_duel.h"

namespace berthier {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

std::unique_ptr<const Game> Toy(const Ruleset& ruleset,
                                const ScenarioDocument& document) {
  Built built = ruleset.build(document);
  return std::move(std::get<0>(built));
}

EntityId Id(const Game& game, std::string_view name) {
  for (size_t i = 0; i < game.entities().size(); ++i) {
    if (game.entities()[i].name == name) {
      return MakeEntityId(static_cast<int>(i));
    }
  }
  ADD_FAILURE() << "nothing is called " << name;
  return EntityId::kNone;
}

// Every proposal of a whole game at random reads back as it was.
void ExpectRoundTrips(const Game& game, uint64_t seed, int steps) {
  SeededChooser chooser(seed);
  Position position(game.layout());
  game.Start(position);
  std::vector<Order> orders;
  for (int i = 0; i < steps && !game.Awaits(position).is_over(); ++i) {
    if (game.Awaits(position).is_decision()) {
      orders.clear();
      game.Propose(position, orders);
      // Some of many: a seeded sample.
      for (size_t k = 0; k < orders.size() && k < 12; ++k) {
        const Order& order =
            orders[chooser.Below(static_cast<uint32_t>(orders.size()))];
        const std::string phrase = PhraseOf(game, position, order);
        const auto read = ReadPhrase(game, position, phrase, EntityId::kNone);
        const Order* const same = std::get_if<Order>(&read);
        ASSERT_NE(same, nullptr)
            << phrase << ": " << std::get<std::string>(read);
        ASSERT_EQ(*same, order)
            << phrase << " reads as " << PhraseOf(game, position, *same);
      }
    }
    StepAtRandom(game, position, chooser, nullptr);
  }
}

TEST(PhraseTest, EveryProposalOfTheToysReadsBack) {
  ExpectRoundTrips(*Toy(Breakthrough(), BreakthroughStart()), 1, 200);
  ExpectRoundTrips(*Toy(ConnectFour(), ConnectFourStart()), 2, 200);
  ExpectRoundTrips(*Toy(DiceDuel(), DiceDuelStart(8, 9, 20, Fog::kOff)), 3,
                   200);
}

TEST(PhraseTest, EveryProposalOfEveryRulesetReadsBack) {
  for (const SmallGame& small : SmallGames()) {
    SCOPED_TRACE(small.name);
    ExpectRoundTrips(*small.game, 4, 400);
  }
}

// A position with a unit of each kind of name.
class TypedTest : public ::testing::Test {
 protected:
  TypedTest()
      : game_(Bundled(GrandeTactique(), "retz")), position_(game_->layout()) {
    SeededChooser chooser(1);
    game_->Start(position_);
    // To the first moment at which units are ordered.
    while (!OrdersUnits()) StepAtRandom(*game_, position_, chooser, nullptr);
  }

  bool OrdersUnits() const {
    return game_->Awaits(position_).is_decision() &&
           game_->vocabulary().decisions[game_->Awaits(position_).kind].name ==
               "choose next order";
  }
  Order Read(std::string_view text, std::string_view selected = "") const {
    const auto read =
        ReadPhrase(*game_, position_, text,
                   selected.empty() ? EntityId::kNone : Id(*game_, selected));
    const Order* const order = std::get_if<Order>(&read);
    EXPECT_NE(order, nullptr) << text << ": " << std::get<std::string>(read);
    return order != nullptr ? *order : Order{};
  }
  std::string Complaint(std::string_view text) const {
    const auto read = ReadPhrase(*game_, position_, text, EntityId::kNone);
    const std::string* const said = std::get_if<std::string>(&read);
    EXPECT_NE(said, nullptr)
        << text << " is " << PhraseOf(*game_, position_, std::get<Order>(read));
    return said != nullptr ? *said : "";
  }
  Pose PoseOf(std::string_view name) const {
    for (const Body& body : game_->Draw(position_).bodies) {
      if (body.id == Id(*game_, name)) return body.pose;
    }
    ADD_FAILURE() << name;
    return {};
  }

  std::unique_ptr<const Game> game_;
  Position position_;
};

TEST_F(TypedTest, SubjectBeforeTheVerbOrSelectedOrAfterIt) {
  const Order order = Read("F1-3 rally");
  EXPECT_EQ(order.subject, Id(*game_, "F1-3"));
  EXPECT_EQ(Read("f1-3 RALLY"), order);
  EXPECT_EQ(Read("rally", "F1-3"), order);
  EXPECT_EQ(Read("rally f1-3"), order);
  EXPECT_EQ(Read("rally f1-3", "F1-2"), order);
  EXPECT_EQ(Read("f1-3 ral"), order);
}

TEST_F(TypedTest, ObjectOfWhoIsSelected) {
  const Order order = Read("F1-3 charge A2-1");
  EXPECT_EQ(order.object, Id(*game_, "A2-1"));
  EXPECT_EQ(Read("charge a2-1", "F1-3"), order);
  EXPECT_EQ(Read("charge F1-3 a2-1"), order);
  // A name with a blank, and the part of a name that only one has.
  EXPECT_EQ(Read("cuirassiers 1 charge f1-3").subject,
            Id(*game_, "Cuirassiers 1"));
  EXPECT_EQ(Read("siegen move general to 3 4").subject,
            Id(*game_, "Siegenthal"));
}

TEST_F(TypedTest, PlacesAndHeadings) {
  const Pose pose = PoseOf("F1-3");
  const Order there = Read("f1-3 move to 30 24.5 facing 90");
  EXPECT_EQ(there.pose.centre, (Point{30 * 1016, 24 * 1016 + 508}));
  EXPECT_EQ(there.pose.heading, Heading::Degrees(90));
  EXPECT_EQ(Read("f1-3 move (30, 24.5) facing east"), there);
  EXPECT_EQ(Read("move 30 24.5 in facing e", "F1-3"), there);
  EXPECT_EQ(Read("f1-3 move to 30 24.5").pose.heading, pose.heading);
  EXPECT_EQ(Read("f1-3 move to 30 24.5 via 20 18").via,
            (Point{20 * 1016, 18 * 1016}));
}

TEST_F(TypedTest, PlacesFromWhereItStands) {
  const Pose pose = PoseOf("F1-3");
  const auto moved = [&pose](int forward, int right) {
    return Offset(pose, Inches(forward), Inches(right));
  };
  EXPECT_EQ(Read("f1-3 move forward 4").pose,
            (Pose{moved(4, 0), pose.heading}));
  EXPECT_EQ(Read("f1-3 move 4 in").pose.centre, moved(4, 0));
  EXPECT_EQ(Read("f1-3 move back 2").pose.centre, moved(-2, 0));
  EXPECT_EQ(Read("f1-3 move left 3").pose.centre, moved(0, -3));
  EXPECT_EQ(Read("f1-3 move right 3").pose.centre, moved(0, 3));
  EXPECT_EQ(Read("f1-3 move forward 4, then right 3 in").pose.centre,
            Offset({moved(4, 0), pose.heading}, {}, Inches(3)));
  const Order turned = Read("f1-3 move turn right 45");
  EXPECT_EQ(turned.pose, (Pose{pose.centre, pose.heading.Turned(180)}));
  EXPECT_EQ(Read("f1-3 pivot turn 45 right").pose.heading,
            pose.heading.Turned(180));
}

TEST_F(TypedTest, PlacesByNameAndByTheCompass) {
  const Pose pose = PoseOf("F1-3");
  EXPECT_EQ(Read("f1-3 move to f1-2").pose,
            (Pose{PoseOf("F1-2").centre, pose.heading}));
  EXPECT_EQ(
      Read("f1-3 move north 4").pose,
      (Pose{Offset({pose.centre, Heading()}, Inches(4), {}), pose.heading}));
  EXPECT_EQ(Read("f1-3 move sw 2 in").pose.centre,
            Offset({pose.centre, Heading::Degrees(225)}, Inches(2), {}));
  EXPECT_THAT(Complaint("f1-3 move to f1-99"), HasSubstr("two numbers"));
}

// The verb that takes him there, or that has this manner.
TEST_F(TypedTest, TheVerbMayBeLeftOut) {
  EXPECT_EQ(Read("f1-3 forward 4"), Read("f1-3 move forward 4"));
  EXPECT_EQ(Read("forward 4", "F1-3"), Read("f1-3 move forward 4"));
  EXPECT_EQ(Read("f1-3 wheel left 30"), Read("f1-3 move wheel left 30"));
  EXPECT_EQ(Read("f1-3 to 30 24"), Read("f1-3 move to 30 24"));
  EXPECT_EQ(Read("f1-3 north 2"), Read("f1-3 move north 2"));
  EXPECT_EQ(Read("f1-3 turn right 45"), Read("f1-3 pivot turn right 45"));
  EXPECT_THAT(Complaint("f1-3 wander 4"), HasSubstr("\"wander\""));
}

// The corner that a wheel turns about stays where it is.
TEST_F(TypedTest, WheelsAboutTheFrontCorner) {
  const Pose before = PoseOf("F1-3");
  Vec corner;
  for (const Body& body : game_->Draw(position_).bodies) {
    if (body.id != Id(*game_, "F1-3")) continue;
    for (const Point p : body.outline) {
      const Vec local = LocalCoordinates(before, p);
      if (local.x < 0 && local.y > 0) corner = local;
    }
  }
  ASSERT_NE(corner, Vec());
  const Pose after = Read("f1-3 move wheel left 30").pose;
  EXPECT_EQ(after.heading, before.heading.Turned(-120));
  const Point was = Offset(before, Ticks(corner.y), Ticks(corner.x));
  const Point is = Offset(after, Ticks(corner.y), Ticks(corner.x));
  EXPECT_LE(NormSquared(is - was), 8);
}

TEST_F(TypedTest, ComplaintsNameTheWordAndTheNearestKnown) {
  EXPECT_THAT(Complaint("f1-3 chrage a2-1"),
              AllOf(HasSubstr("\"chrage\""), HasSubstr("\"charge\"")));
  EXPECT_THAT(Complaint("f1-3 charge a2-9"),
              AllOf(HasSubstr("\"a2-9\""), HasSubstr("\"A2-1\"")));
  EXPECT_THAT(Complaint("g1-3 rally"), HasSubstr("\"F1-3\""));
  EXPECT_THAT(Complaint("f1- rally"), HasSubstr("\"F1-1\""));
  EXPECT_THAT(Complaint("rally"), HasSubstr("say who"));
  EXPECT_THAT(Complaint("f1-3"), HasSubstr("say what is to be done"));
  EXPECT_THAT(Complaint("f1-3 charge"), HasSubstr("say at whom"));
  EXPECT_THAT(Complaint("f1-3 move"), HasSubstr("say where to move"));
  EXPECT_THAT(Complaint("f1-3 move to 30"), HasSubstr("two numbers"));
  EXPECT_THAT(Complaint("f1-3 move to 999999 3"),
              HasSubstr("beyond any table"));
  EXPECT_THAT(Complaint("f1-3 rally to 3 4"), HasSubstr("takes no place"));
  EXPECT_THAT(Complaint("f1-3 pivot facing up"), HasSubstr("degrees"));
  EXPECT_THAT(Complaint(""), HasSubstr("say an order"));
}

TEST(PhraseTest, SharesByNameOrInTheirSequence) {
  const auto game = Bundled(GrandeTactique(), "retz");
  Position position(game->layout());
  game->Start(position);
  SeededChooser chooser(1);
  std::vector<Order> orders;
  const auto splits = [&] {
    if (!game->Awaits(position).is_decision()) return false;
    orders.clear();
    game->Propose(position, orders);
    return Has(game->vocabulary().verbs[orders[0].verb].takes,
               Takes::kShares) &&
           game->ShareNames(position, orders[0]).size() > 1;
  };
  while (!splits()) StepAtRandom(*game, position, chooser, nullptr);
  const EntityId who = orders[0].subject;
  const auto names = game->ShareNames(position, orders[0]);
  const auto name = [&game](EntityId id) {
    return game->entities()[static_cast<size_t>(Index(id))].name;
  };
  const auto sequence = ReadPhrase(*game, position, "allot 3 2", who);
  ASSERT_TRUE(std::holds_alternative<Order>(sequence));
  const Order& order = std::get<Order>(sequence);
  EXPECT_EQ(Share(order.amount, 0), 3);
  EXPECT_EQ(Share(order.amount, 1), 2);
  const auto named = ReadPhrase(
      *game, position,
      name(who) + " allot " + name(names[1]) + " 2, " + name(names[0]) + " 3",
      EntityId::kNone);
  ASSERT_TRUE(std::holds_alternative<Order>(named))
      << std::get<std::string>(named);
  EXPECT_EQ(std::get<Order>(named), order);
}

// Seeded garbage: bytes, and words of orders in any sequence.
TEST(PhraseTest, AnyBytesAreAnswered) {
  const auto game = Bundled(GrandeTactique(), "steinfeld");
  Position position(game->layout());
  game->Start(position);
  SeededChooser chooser(11);
  while (!game->Awaits(position).is_decision()) {
    StepAtRandom(*game, position, chooser, nullptr);
  }
  std::vector<std::string> words = {
      "to",  "via", "facing", "left", "wheel",   "turn",  "-1",
      "1e9", "3.5", "(",      "in",   "9999999", "about", "\xff"};
  for (const Verb& verb : game->vocabulary().verbs) {
    words.emplace_back(verb.name);
  }
  for (const EntityInfo& info : game->entities()) words.push_back(info.name);
  int orders = 0;
  for (int i = 0; i < 3000; ++i) {
    std::string text;
    for (uint32_t n = chooser.Below(9); n > 0; --n) {
      if (chooser.Below(8) == 0) {
        text += static_cast<char>(chooser.Below(256));
      } else {
        text += words[chooser.Below(static_cast<uint32_t>(words.size()))] + " ";
      }
    }
    const auto read = ReadPhrase(*game, position, text, EntityId::kNone);
    if (const Order* const order = std::get_if<Order>(&read)) {
      ++orders;
      EXPECT_EQ(FaultOf(game->vocabulary(), game->entities().size(), *order),
                FormFault::kNone)
          << text;
    } else {
      EXPECT_NE(std::get<std::string>(read), "") << text;
    }
  }
  EXPECT_GT(orders, 20);
}

TEST(PhraseWordsTest, NumbersInMillionths) {
  EXPECT_EQ(Millionths("-12.5"), -12'500'000);
  EXPECT_EQ(Millionths(".25"), 250'000);
  EXPECT_EQ(Millionths("3.12345678"), 3'123'456);
  EXPECT_EQ(Millionths("1e3"), std::nullopt);
  EXPECT_EQ(Millionths("-"), std::nullopt);
  EXPECT_EQ(Millionths("99999999999999999999"), std::nullopt);
}

}  // namespace
}  // namespace berthier
