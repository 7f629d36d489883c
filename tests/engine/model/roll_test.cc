#include "engine/model/roll.h"

#include <gtest/gtest.h>

namespace berthier {
namespace {

TEST(Dice, FacesMultiply) {
  EXPECT_EQ(Dice{}.faces(), 1u);
  EXPECT_EQ((Dice{.handfuls = {{{1, 6, Side::kFirst}}}}.faces()), 6u);
  const Dice dice{.handfuls = {{{2, 6, Side::kFirst}, {3, 10, Side::kSecond}}}};
  EXPECT_EQ(dice.faces(), 36'000u);
  EXPECT_EQ(dice.count(), 5);
  EXPECT_EQ(dice.SidesOf(1), 6);
  EXPECT_EQ(dice.SidesOf(2), 10);
  EXPECT_EQ((Dice{.handfuls = {{{63, 2, Side::kFirst}}}}.faces()),
            uint64_t{1} << 63);
}

TEST(DiceDeathTest, TooManyFacesToCount) {
  const Dice dice{.handfuls = {{{25, 6, Side::kFirst}}}};
  EXPECT_DEATH(static_cast<void>(dice.faces()), "broken");
}

TEST(Roll, ClearKeepsTheRoom) {
  Roll roll;
  roll.kind = 3;
  roll.again = 6;
  roll.dice.handfuls[0].count = 2;
  roll.modifiers.resize(10);
  roll.outcomes.resize(20);
  const size_t room = roll.outcomes.capacity();
  const OutcomeClass* where = roll.outcomes.data();
  roll.Clear();
  EXPECT_EQ(roll.kind, 0);
  EXPECT_EQ(roll.again, 0u);
  EXPECT_EQ(roll.dice, Dice{});
  EXPECT_TRUE(roll.modifiers.empty());
  EXPECT_TRUE(roll.outcomes.empty());
  EXPECT_EQ(roll.outcomes.capacity(), room);
  EXPECT_EQ(roll.outcomes.data(), where);
}

TEST(Roll, ModifiersAddUpByHandful) {
  Roll roll;
  roll.modifiers = {{1, 2, 0}, {2, -1, 0}, {3, 4, 1}};
  EXPECT_EQ(roll.ModifierSum(0), 1);
  EXPECT_EQ(roll.ModifierSum(1), 4);
}

}  // namespace
}  // namespace berthier
