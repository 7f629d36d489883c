#include "arenas/drawing/text_view.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace berthier {
namespace {

using testing::HasSubstr;

Picture Sample() {
  Picture picture;
  picture.title = "Outpost";
  picture.width = Inches(40);
  picture.depth = Inches(20);
  picture.ruler_ticks = kTicksPerInch;
  picture.ruler_name = "in";
  const int32_t in = kTicksPerInch;
  picture.ground = {
      {.id = {},
       .name = "wood",
       .kind = GroundKind::kWoods,
       .type = "woods",
       .closed = true,
       .points = {{0, 0}, {20 * in, 0}, {20 * in, 20 * in}, {0, 20 * in}},
       .width = {}}};
  picture.bodies = {
      {.id = {},
       .side = 0,
       .name = "F1",
       .symbol = Symbol::kInfantry,
       .type = "infantry",
       .badges = {{"disrupted", Tone::kShaken}, {"firing", Tone::kFiring}},
       .pose = {{30 * in, 10 * in}, Heading::Degrees(90)},
       .outline = {},
       .points_at = {}}};
  picture.panels = {{"Clock", -1, {"round 3"}}};
  return picture;
}

TEST(TextView, TellsTitleBodiesAndPanels) {
  const std::string text = ToText(Sample());
  EXPECT_THAT(text, HasSubstr("Outpost\n+---"));
  EXPECT_THAT(text, HasSubstr("F1   infantry       at   30.00,   10.00  "
                              "heading     90  disrupted, firing\n"));
  EXPECT_THAT(text, HasSubstr("Clock\n  round 3\n"));
  EXPECT_THAT(text, HasSubstr("& woods\n"));
}

TEST(TextView, MapShowsGroundAndFacing) {
  const std::string text = ToText(Sample());
  // The western half is wood, the eastern bare, the unit faces east in it.
  EXPECT_THAT(text, HasSubstr("|" + std::string(50, '&') +
                              std::string(50, '.') + "|\n"));
  EXPECT_THAT(text, HasSubstr(".>F1."));
}

TEST(TextView, NamesAtTheEdgeStayInside) {
  Picture picture = Sample();
  picture.bodies[0].pose.centre = {40 * kTicksPerInch, 20 * kTicksPerInch};
  picture.bodies[0].name = "a long name";
  EXPECT_THAT(ToText(picture), HasSubstr(">a long name|\n"));
}

}  // namespace
}  // namespace berthier
