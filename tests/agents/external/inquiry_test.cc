// What a program is told when it asks about orders and the table.
#include "agents/external/inquiry.h"

#include <gmock/gmock.h>
#include <google/protobuf/text_format.h>
#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "agents/external/protocol_codec.h"
#include "tests/agents/external/programs.h"
#include "tests/engine/model/random_play.h"

namespace berthier {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

// A position of a game, and what is said of it.
class Asked {
 public:
  explicit Asked(LoadedGame loaded)
      : loaded_(std::move(loaded)),
        position_(loaded_.game->layout()),
        ruler_((loaded_.game->Start(position_),
                RulerOf(*loaded_.game, position_))),
        codec_(*loaded_.game, ruler_) {}

  const Game& game() const { return *loaded_.game; }
  Position& position() { return position_; }
  const PlayCodec& codec() const { return codec_; }
  DecisionSeen seen() const { return {game(), position_, codec_, ruler_}; }

  wire::Answered About(const std::string& text) const {
    wire::Ask ask;
    EXPECT_TRUE(google::protobuf::TextFormat::ParseFromString(text, &ask));
    return AnswerTo(ask, seen());
  }
  wire::Prospect ProspectOf(const Order& order) const {
    wire::Ask ask;
    *ask.mutable_order() = codec_.Encode(order);
    return AnswerTo(ask, seen()).prospect();
  }
  // Plays on at random to a decision with a proposal like that.
  template <typename Like>
  Order FindProposal(const Like& like) {
    SeededChooser chooser(1815);
    std::vector<Order> orders;
    while (!game().Awaits(position_).is_over()) {
      orders.clear();
      if (game().Awaits(position_).is_decision()) {
        game().Propose(position_, orders);
      }
      for (const Order& order : orders) {
        if (like(order)) return order;
      }
      StepAtRandom(game(), position_, chooser, nullptr);
    }
    ADD_FAILURE() << "there is no such proposal";
    return {};
  }

 private:
  LoadedGame loaded_;
  Position position_;
  Ruler ruler_;
  PlayCodec codec_;
};

Asked Duel(Fog fog = Fog::kOff) {
  return Asked(LoadToy(DiceDuelStart(8, 9, 20, fog)));
}

TEST(InquiryTest, AnOrderIsToldWithItsPriceAndItsDice) {
  const Asked duel = Duel();
  const wire::Prospect prospect =
      duel.About("order { verb: 'fire' amount: 3 }").prospect();
  EXPECT_TRUE(prospect.judgement().legal());
  EXPECT_FALSE(prospect.judgement().sentence().empty());
  EXPECT_EQ(prospect.price().amount(), 3);
  EXPECT_EQ(prospect.price().unit(), "powder");
  EXPECT_EQ(prospect.price().left(), 9);
  EXPECT_THAT(prospect.share(), IsEmpty());
  const wire::Roll& roll = prospect.dice().roll();
  EXPECT_EQ(roll.handful(0).count(), 3);
  // No hit, one, two, three of three dice that hit on a 5.
  std::vector<uint64_t> weights;
  for (const wire::Outcome& one : roll.outcome()) {
    weights.push_back(one.weight());
  }
  EXPECT_THAT(weights, ElementsAre(64, 96, 48, 8));
  EXPECT_THAT(prospect.dice().outcome(), SizeIs(4));
  EXPECT_NE(prospect.dice().outcome(0), prospect.dice().outcome(1));
  EXPECT_THAT(prospect.dice().sentence(), HasSubstr("5 or 6"));
}

TEST(InquiryTest, DiceThatComeAfterAnotherDecisionAreNotTold) {
  const Asked duel = Duel();
  const Order assault = [&] {
    std::vector<Order> orders;
    duel.game().Propose(duel.seen().view, orders);
    return orders[orders.size() - 2];
  }();
  const wire::Prospect prospect = duel.ProspectOf(assault);
  EXPECT_TRUE(prospect.judgement().legal());
  EXPECT_FALSE(prospect.has_dice());
  EXPECT_FALSE(prospect.has_price());
}

TEST(InquiryTest, ARefusedOrderIsJudgedAndNoMore) {
  const Asked duel = Duel();
  for (const char* order :
       {"order { verb: 'fire' amount: 99 }", "order { verb: 'fly' }",
        "order { verb: 'fire' subject: 'Nobody' amount: 1 }", "order {}"}) {
    const wire::Prospect prospect = duel.About(order).prospect();
    EXPECT_FALSE(prospect.judgement().legal()) << order;
    EXPECT_FALSE(prospect.judgement().refusal().sentence().empty()) << order;
    EXPECT_FALSE(prospect.has_price() || prospect.has_dice()) << order;
  }
}

// What a side is told of its own orders does not suffer from what is hidden
// from it.
TEST(InquiryTest, TheViewIsEnoughToAnswer) {
  Asked duel = Duel(Fog::kOn);
  const Game& game = duel.game();
  SeededChooser chooser(7);
  Position whole = duel.position();
  std::vector<Order> orders;
  int compared = 0;
  while (!game.Awaits(whole).is_over()) {
    if (game.Awaits(whole).is_decision()) {
      orders.clear();
      game.Propose(whole, orders);
      for (const Order& order : orders) {
        duel.position() = whole;
        const std::string so = duel.ProspectOf(order).SerializeAsString();
        game.See(whole, game.Awaits(whole).side, duel.position());
        EXPECT_EQ(duel.ProspectOf(order).SerializeAsString(), so);
        ++compared;
      }
    }
    StepAtRandom(game, whole, chooser, nullptr);
  }
  EXPECT_GT(compared, 20);
}

TEST(InquiryTest, TheWayOfAMoveIsToldLegByLeg) {
  Asked battle(LoadScenario("steinfeld"));
  const Order move = battle.FindProposal([&](const Order& order) {
    return battle.game().vocabulary().verbs[order.verb].name == "move";
  });
  const wire::Prospect prospect = battle.ProspectOf(move);
  ASSERT_GE(prospect.way_size(), 2);
  EXPECT_EQ(prospect.way(0).sentence(), "");
  EXPECT_THAT(prospect.way(0).outline(), SizeIs(4));
  const wire::Leg& last = prospect.way(prospect.way_size() - 1);
  const wire::Order said = battle.codec().Encode(move);
  EXPECT_EQ(last.x(), said.x());
  EXPECT_EQ(last.y(), said.y());
  EXPECT_EQ(last.heading(), said.heading());
  EXPECT_FALSE(last.sentence().empty());
  EXPECT_GE(prospect.price().amount(), 1);
}

TEST(InquiryTest, SharesAreToldByWhoseTheyAre) {
  Asked battle(LoadScenario("ridge"));
  const auto splits = [&](const Order& order) {
    return Has(battle.game().vocabulary().verbs[order.verb].takes,
               Takes::kShares);
  };
  const Order allot = battle.FindProposal(splits);
  wire::Proposal proposal;
  AddPrice(allot, battle.seen(), proposal);
  std::vector<std::string> names;
  for (const EntityId id : battle.game().ShareNames(battle.position(), allot)) {
    names.push_back(battle.codec().NameOf(id));
  }
  EXPECT_GE(names.size(), 2u);
  EXPECT_THAT(proposal.share(), testing::ElementsAreArray(names));
  EXPECT_THAT(battle.ProspectOf(allot).share(),
              testing::ElementsAreArray(names));
  // A general's ride splits nothing.
  const Order ride = battle.FindProposal([&](const Order& order) {
    return battle.game().vocabulary().verbs[order.verb].name == "move general";
  });
  EXPECT_THAT(battle.ProspectOf(ride).share(), IsEmpty());
}

TEST(InquiryTest, AMeasureIsThatOfTheRules) {
  const Asked battle(LoadScenario("steinfeld"));
  const wire::Measured measured =
      battle.About("measure { from: 'F1' to: 'A3' }").measured();
  const std::optional<Measure> measure = battle.game().MeasureBetween(
      battle.seen().view, *battle.codec().EntityNamed("F1"),
      *battle.codec().EntityNamed("A3"));
  ASSERT_TRUE(measure);
  EXPECT_EQ(measured.length(), InUnits(kInches, measure->length.ticks));
  EXPECT_THAT(measured.sentence(), testing::ElementsAreArray(measure->notes));
  EXPECT_THAT(measured.sentence(), Contains(HasSubstr("A3 may fire at F1")));
  EXPECT_EQ(measured.to().y(), InUnits(kInches, measure->to.y));
  // The brigade is no thing on the table.
  EXPECT_FALSE(battle.About("measure { from: 'F1' to: 'French brigade' }")
                   .measured()
                   .has_length());
}

TEST(InquiryTest, BodiesAreToldWithTheirSizeAndReach) {
  const Asked battle(LoadScenario("steinfeld"));
  const wire::Bodies all = battle.About("bodies {}").bodies();
  EXPECT_EQ(static_cast<size_t>(all.body_size()),
            battle.game().Draw(battle.seen().view).bodies.size());
  const wire::Bodies two =
      battle.About("bodies { name: 'A3' name: 'F1' }").bodies();
  ASSERT_EQ(two.body_size(), 2);
  EXPECT_EQ(two.body(0).name(), "F1");
  EXPECT_EQ(two.body(0).side(), "French");
  EXPECT_EQ(two.body(0).heading(), 0);
  EXPECT_EQ(two.body(0).y(), 3);
  EXPECT_THAT(two.body(0).outline(), SizeIs(4));
  EXPECT_THAT(two.body(0).zone(), IsEmpty());  // it fires at what it touches
  ASSERT_EQ(two.body(1).zone_size(), 3);
  EXPECT_EQ(two.body(1).zone(0).name(), "long range, 20 in");
  EXPECT_GT(two.body(1).zone(0).outline_size(), 4);
}

TEST(InquiryTest, WhatMakesNoSenseGetsAnErrorOfOneLine) {
  const Asked battle(LoadScenario("steinfeld"));
  const std::string long_name(2'000, 'x');
  const std::vector<std::pair<std::string, std::string>> questions = {
      {"", "the question is empty; ask about an order, a measure or bodies"},
      {"measure {}", "there is no \"\" in this game"},
      {"measure { from: 'F1' to: 'F11' }", "there is no \"F11\" in this game"},
      {"measure { from: 'F1' to: 'F1' }",
       "a measure is between two things, not from \"F1\" to itself"},
      {"bodies { name: 'F1' name: 'a\\nb' }", "there is no \"a b\""},
      {"bodies { name: '" + long_name + "' }", "in this game"}};
  for (const auto& [question, error] : questions) {
    const wire::Answered answered = battle.About(question);
    ASSERT_TRUE(answered.has_error()) << question;
    EXPECT_THAT(answered.error(),
                AllOf(HasSubstr(error), Not(HasSubstr("\n"))));
    EXPECT_LT(answered.error().size(), 1'000u);
  }
}

}  // namespace
}  // namespace berthier
