#include "proto/play_codec.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <random>

#include "proto/names.h"
#include "proto/text.h"
#include "tests/proto/fake_game.h"
#include "tests/toys/breakthrough.h"

namespace berthier {
namespace {

using ::testing::HasSubstr;

class PlayCodecTest : public testing::Test {
 protected:
  absl::StatusOr<Order> Decode(std::string_view text) const {
    wire::Order message;
    Lines lines;
    const absl::Status parsed = ParseText({"", text}, message, lines);
    if (!parsed.ok()) return parsed;
    return codec_.Decode(message);
  }
  std::string ErrorOf(std::string_view text) const {
    return std::string(Decode(text).status().message());
  }

  const FakeGame game_;
  const PlayCodec codec_{game_, kInches};
};

TEST_F(PlayCodecTest, ReadsAnOrder) {
  const absl::StatusOr<Order> order = Decode(
      R"(verb: "move" manner: "square" subject: "F2" object: "Château"
         x: 30 y: 23.2 heading: 90.25 via_x: -1 via_y: 2 amount: -5)");
  ASSERT_TRUE(order.ok()) << order.status();
  EXPECT_EQ(*order, (Order{.verb = 1,
                           .manner = 2,
                           .subject = MakeEntityId(1),
                           .object = MakeEntityId(2),
                           .pose = {{30 * 1016, 23571}, Heading::Quarters(361)},
                           .via = {-1016, 2 * 1016},
                           .amount = -5}));
}

TEST_F(PlayCodecTest, WhatIsLeftOutIsTheDefault) {
  EXPECT_EQ(*Decode("verb: \"pass\""), Order{});
  EXPECT_EQ(*Decode("verb: \"move\" x: 1 y: 2 via_x: 3 via_y: 4"),
            (Order{.verb = 1,
                   .pose = {{1016, 2 * 1016}, Heading()},
                   .via = {3 * 1016, 4 * 1016}}));
  EXPECT_EQ(*Decode("verb: \"allot\" shares: [2, 0, 255]"),
            (Order{.verb = 2, .amount = 0xFF0002}));
}

TEST_F(PlayCodecTest, SaysWhatIsWrong) {
  EXPECT_EQ(ErrorOf(""),
            "an order needs a verb; there are pass, move, allot, march");
  EXPECT_EQ(ErrorOf("verb: \"mve\""),
            "there is no verb \"mve\"; did you mean \"move\"?");
  EXPECT_EQ(ErrorOf("verb: \"charge\""),
            "there is no verb \"charge\"; there are pass, move, allot, march");
  EXPECT_EQ(ErrorOf("verb: \"move\" manner: \"wedge\""),
            "\"move\" has no manner \"wedge\"; there are line, column, square");
  EXPECT_EQ(ErrorOf("verb: \"pass\" manner: \"line\""),
            "\"pass\" has no manner \"line\"; there are none");
  EXPECT_EQ(ErrorOf("verb: \"move\" subject: \"A9\""),
            "there is no \"A9\" in this game; there are F1, F2, Château");
  EXPECT_EQ(ErrorOf("verb: \"move\" object: \"Chateau\""),
            "there is no \"Chateau\" in this game; did you mean \"Château\"?");
  EXPECT_EQ(ErrorOf("verb: \"move\" x: 3"),
            "x without y or y without x; a place needs both");
  // A place that is left out is not the corner of the table.
  EXPECT_EQ(ErrorOf("verb: \"march\" subject: \"F1\""),
            "\"march\" is incomplete: it needs x and y");
  EXPECT_EQ(ErrorOf("verb: \"move\" x: 3 y: 4 subject: \"F1\""),
            "\"move\" is incomplete: it needs via_x and via_y");
  EXPECT_EQ(ErrorOf("verb: \"move\" via_y: 3"),
            "x without y or y without x; a place needs both");
  EXPECT_EQ(ErrorOf("verb: \"move\" x: 3 y: nan"),
            "place (3, nan) is not within 1032 in of the corner of the table");
  EXPECT_EQ(ErrorOf("verb: \"march\" via_x: inf via_y: 0"),
            "via (inf, 0) is not within 1032 in of the corner of the table");
  EXPECT_EQ(ErrorOf("verb: \"move\" heading: 400"),
            "heading 400 is not a quarter degree in [0, 360)");
  EXPECT_EQ(ErrorOf("verb: \"allot\" shares: [1, 256]"),
            "share 2 is 256; shares go from 0 to 255");
  EXPECT_EQ(ErrorOf("verb: \"allot\" shares: -1"),
            "share 1 is -1; shares go from 0 to 255");
  EXPECT_EQ(ErrorOf("verb: \"allot\" shares: [1, 1, 1, 1, 1, 1, 1, 1, 1]"),
            "9 shares are too many; at most 8");
  EXPECT_EQ(ErrorOf("verb: \"allot\" shares: 1 amount: 1"),
            "an amount and shares; an order has one or the other");
}

TEST_F(PlayCodecTest, TellsWhatTheVerbTakes) {
  EXPECT_EQ(PrintLine(codec_.Encode(Order{})), "verb: \"pass\"");
  EXPECT_EQ(PrintLine(codec_.Encode(Order{.verb = 1})),
            "verb: \"move\" manner: \"line\" x: 0 y: 0 heading: 0 via_x: 0 "
            "via_y: 0 amount: 0");
  EXPECT_EQ(PrintLine(codec_.Encode(Order{.verb = 3})),
            "verb: \"march\" x: 0 y: 0");
  EXPECT_EQ(PrintLine(codec_.Encode(
                Order{.verb = 2, .subject = MakeEntityId(0), .amount = 0x302})),
            "verb: \"allot\" subject: \"F1\" shares: [2, 3]");
}

TEST_F(PlayCodecTest, FurtherPointsOnTheWay) {
  const std::string text = R"(verb: "march" x: 1 y: 2 via_x: 3 via_y: 4)";
  EXPECT_EQ(Decode(text + " further_via { x: 5 y: 6 }")->amount,
            WithFurtherVia(0, 0, {5 * 1016, 6 * 1016}));
  const Order order{
      .verb = 3,
      .pose = {{1016, 2 * 1016}, Heading()},
      .via = {3 * 1016, 4 * 1016},
      .amount = WithFurtherVia(WithFurtherVia(0, 0, {80, 808}), 1, {16, 0})};
  const wire::Order message = codec_.Encode(order);
  EXPECT_EQ(message.further_via_size(), 2);
  EXPECT_FALSE(message.has_amount());
  EXPECT_EQ(*codec_.Decode(message), order);
  EXPECT_EQ(ErrorOf(text + " amount: 1 further_via { x: 5 y: 6 }"),
            "an order has an amount or further points on the way, not both");
  EXPECT_EQ(ErrorOf(text + " further_via {} further_via {} further_via {}"),
            "an order has at most 2 further points on the way");
}

// Any order comes back, also one that its verb does not take.
TEST_F(PlayCodecTest, AnyOrderComesBack) {
  std::mt19937_64 random(1809);
  const auto below = [&random](uint64_t n) {
    return static_cast<int>(random() % n);
  };
  const auto coordinate = [&below] {
    return below(3) ? below(2 * kFarthestPlace + 1) - kFarthestPlace : 0;
  };
  const auto entity = [&below] {
    return below(2) ? MakeEntityId(below(3)) : EntityId::kNone;
  };
  for (const Ruler& ruler : {kInches, kCentimetres, kMillimetres, kTicks}) {
    const PlayCodec codec(game_, ruler);
    for (int i = 0; i < 3000; ++i) {
      Order order{.verb = static_cast<uint8_t>(below(4)),
                  .subject = entity(),
                  .object = entity(),
                  .pose = {{coordinate(), coordinate()},
                           Heading::Quarters(below(3) ? below(1440) : 0)},
                  .via = {coordinate(), coordinate()},
                  .amount = below(3) ? static_cast<int64_t>(random()) : 0};
      if (order.verb == 1) order.manner = static_cast<uint8_t>(below(3));
      const wire::Order message = codec.Encode(order);
      const absl::StatusOr<Order> back = codec.Decode(message);
      ASSERT_TRUE(back.ok()) << back.status();
      ASSERT_EQ(*back, order) << PrintLine(message);
      wire::Order from_text;
      Lines lines;
      ASSERT_TRUE(ParseText({"", PrintText(message)}, from_text, lines).ok());
      ASSERT_EQ(*codec.Decode(from_text), order) << PrintText(message);
    }
  }
}

TEST_F(PlayCodecTest, TellsARoll) {
  const Roll roll{.kind = 1,
                  .dice = {{Dice::Handful{2, 6, Side::kFirst},
                            Dice::Handful{1, 10, Side::kSecond}}},
                  .subject = MakeEntityId(0),
                  .target = 4,
                  .modifiers = {{.code = 1, .value = -1, .handful = 1}},
                  .outcomes = {{.code = 0, .detail = 3, .weight = 100},
                               {.code = 1, .weight = 250}},
                  .again = 10};
  EXPECT_EQ(PrintText(codec_.Encode(roll)), R"(kind: "morale check"
subject: "F1"
handful { count: 2 sides: 6 thrower: "French" }
handful { count: 1 sides: 10 thrower: "Austrian" }
target: 4
modifier { name: "general" value: -1 handful: 1 }
outcome { name: "fails" detail: 3 weight: 100 }
outcome { name: "passes" detail: 0 weight: 250 }
again: 10
)");
}

TEST_F(PlayCodecTest, TellsAnEvent) {
  const Event event{.code = 1,
                    .subject = MakeEntityId(1),
                    .from = {{1016, 0}, Heading::Degrees(90)},
                    .operands = {0, 7, 0, 0}};
  EXPECT_EQ(PrintLine(codec_.Encode(event)),
            "name: \"flees\" subject: \"F2\" from { x: 1 y: 0 heading: "
            "90 } operands: [0, 7]");
}

TEST_F(PlayCodecTest, TellsARefusal) {
  EXPECT_EQ(PrintLine(codec_.Encode(Refusal{.code = 1, .operands = {2, 0, 0}})),
            "name: \"too dear\" clause: \"F-20\" sentence: \"needs 2 CP\"");
}

TEST(PlayCodec, OrdersOfAGameComeBack) {
  const Built built = Breakthrough().build(BreakthroughStart());
  const auto& game = std::get<std::unique_ptr<const Game>>(built);
  Position position(game->layout());
  game->Start(position);
  std::vector<Order> orders;
  game->Propose(position, orders);
  ASSERT_EQ(orders.size(), 22u);
  const PlayCodec codec(*game, kInches);
  for (const Order& order : orders) {
    const absl::StatusOr<Order> back = codec.Decode(codec.Encode(order));
    ASSERT_TRUE(back.ok()) << back.status();
    EXPECT_EQ(*back, order);
    EXPECT_TRUE(game->Check(position, *back).ok());
  }
}

TEST(Faces, MustBeOfTheDice) {
  const Dice dice{
      {Dice::Handful{2, 6, Side::kFirst}, Dice::Handful{1, 10, Side::kSecond}}};
  const absl::StatusOr<Faces> faces = FacesOf(std::array{6, 1, 10}, dice);
  ASSERT_TRUE(faces.ok());
  EXPECT_EQ(faces->count, 3);
  EXPECT_EQ((*faces)[2], 10);
  EXPECT_EQ(FacesAsBytes(*faces), "\x06\x01\x0A");
  EXPECT_EQ(*FacesOf(FacesAsBytes(*faces), dice), *faces);

  EXPECT_EQ(FacesOf(std::array{6, 1}, dice).status().message(),
            "3 dice are thrown, not 2");
  EXPECT_EQ(FacesOf(std::array{7, 1, 1}, dice).status().message(),
            "die 1 shows 7; it has 1 to 6");
  EXPECT_EQ(FacesOf(std::array{6, 1, 0}, dice).status().message(),
            "die 3 shows 0; it has 1 to 10");
  EXPECT_EQ(FacesOf("\x01\x01\xFF", dice).status().message(),
            "die 3 shows 255; it has 1 to 10");
  EXPECT_EQ(FacesOf("", Dice{})->count, 0);
}

TEST(Remedy, ListsNoMoreThanOneReads) {
  const std::vector<std::string> numbered = [] {
    std::vector<std::string> names;
    for (int i = 0; i < 50; ++i) names.push_back("u" + std::to_string(i));
    return names;
  }();
  const std::vector<std::string_view> names(numbered.begin(), numbered.end());
  EXPECT_THAT(Remedy(names, "x"), HasSubstr("u39, ..."));
  EXPECT_THAT(Remedy(names, "x"), testing::Not(HasSubstr("u40")));
  EXPECT_THAT(Remedy(names, std::string(1000, 'u')), HasSubstr("there are u0"));
}

}  // namespace
}  // namespace berthier
