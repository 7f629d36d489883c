#include "engine/model/sentence.h"

#include <gtest/gtest.h>

namespace berthier {
namespace {

std::string Own(std::string_view unit, int32_t n) {
  return std::string(unit) + " no. " + std::to_string(n);
}

TEST(Sentence, BlanksAreFilled) {
  const int32_t operands[] = {Inches(3).ticks + Inches(1).ticks / 4, 90, 2};
  const Blanks blanks{
      .subject = "F1",
      .object = "A2",
      .from = {},
      .to = {{Inches(30).ticks, Inches(2).ticks}, Heading::Degrees(180)},
      .operands = operands};
  EXPECT_EQ(Fill("{s} rides {0in} in at {o} to {to}", blanks, &Own),
            "F1 rides 3.25 in at A2 to (30, 2) facing 180");
  EXPECT_EQ(Fill("{1deg} {2mod} {2} {1share} {2flag} {place}", blanks, &Own),
            "22.5 +2 2 0.9 flag no. 2 (30, 2)");
  // An operand that is not there is zero; a brace alone stays.
  EXPECT_EQ(Fill("{7} {open", blanks, &Own), "0 {open");
}

TEST(Sentence, LengthsHaveNoTrailingZeros) {
  EXPECT_EQ(InInches(Inches(4)), "4 in");
  EXPECT_EQ(InInches(InchHundredths(405)), "4.05 in");
  EXPECT_EQ(InInches(Length{} - InchHundredths(50)), "-0.5 in");
  EXPECT_EQ(InDegrees(1), "0.25");
}

TEST(Sentence, OtherRulers) {
  const int32_t operands[] = {Centimetres(3).ticks + 50};
  const Blanks blanks{.subject = "F1",
                      .object = "",
                      .from = {},
                      .to = {{Centimetres(30).ticks, 100}, Heading::Degrees(9)},
                      .operands = operands,
                      .unit = kCentimetreUnit};
  EXPECT_EQ(Fill("{s} moves {0cm} cm to {to}, {place}", blanks, &Own),
            "F1 moves 3.13 cm to (30, 0.25) facing 9, (30, 0.25)");
  EXPECT_EQ(InWords(Centimetres(4), kCentimetreUnit), "4 cm");
}

TEST(Sentence, NamesOfEntities) {
  const std::vector<EntityInfo> entities = {{"F1", "unit", 0}};
  EXPECT_EQ(NameOf(entities, MakeEntityId(0)), "F1");
  EXPECT_EQ(NameOf(entities, EntityId::kNone), "?");
}

}  // namespace
}  // namespace berthier
