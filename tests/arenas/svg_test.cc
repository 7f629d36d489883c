#include "arenas/drawing/svg.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "arenas/drawing/svg_body.h"
#include "arenas/drawing/svg_label.h"
#include "tests/arenas/toy_games.h"

namespace berthier {
namespace {

using testing::HasSubstr;
using testing::Not;

Body BlockAt(int id, std::string name, int inch_x, int inch_y) {
  const Pose pose = {{inch_x * kTicksPerInch, inch_y * kTicksPerInch},
                     Heading::Degrees(30)};
  const Block block = MakeBlock(pose, {InchHundredths(240), Inches(1)});
  const std::array<Point, 4> corners = block.corners();
  return {.id = MakeEntityId(id),
          .side = static_cast<int8_t>(id % 2),
          .name = std::move(name),
          .symbol = Symbol::kInfantry,
          .type = "infantry",
          .badges = {{"disrupted", Tone::kShaken}},
          .pose = pose,
          .outline = {corners.begin(), corners.end()},
          .points_at = {}};
}

Picture Sample() {
  Picture picture;
  picture.title = "A & B <sample>";
  picture.width = Inches(60);
  picture.depth = Inches(40);
  picture.ruler_ticks = kTicksPerInch;
  picture.ruler_name = "in";
  picture.ground = {{.id = {},
                     .name = "Retz",
                     .kind = GroundKind::kHouses,
                     .type = "built-up area",
                     .closed = true,
                     .points = {{20000, 20000}, {24000, 20000}, {24000, 24000}},
                     .width = {}},
                    {.id = {},
                     .name = "brook",
                     .kind = GroundKind::kWater,
                     .type = "stream",
                     .closed = false,
                     .points = {{0, 10000}, {60000, 12000}},
                     .width = {}}};
  picture.bodies = {BlockAt(0, "F'1\"", 10, 10), BlockAt(1, "A<1>", 12, 14)};
  picture.bodies[0].points_at = {MakeEntityId(1)};
  picture.panels = {{"Clock", -1, {"12:00", std::string(90, 'x')}}};
  return picture;
}

// Names of elements open at the end, or "broken" where one closes another.
std::string Unbalanced(std::string_view xml) {
  std::vector<std::string> open;
  for (size_t at = xml.find('<'); at != std::string_view::npos;
       at = xml.find('<', at)) {
    const size_t end = xml.find('>', at);
    if (end == std::string_view::npos) return "no end";
    const std::string_view tag = xml.substr(at + 1, end - at - 1);
    at = end;
    if (tag.find('<') != std::string_view::npos) return "broken";
    const std::string name(tag.substr(0, tag.find_first_of(" \n/", 1)));
    if (tag[0] == '/') {
      if (open.empty() || "/" + open.back() != tag) return "broken";
      open.pop_back();
    } else if (tag.back() != '/') {
      open.push_back(name);
    }
  }
  return open.empty() ? "" : open.back();
}

TEST(Svg, IsWellFormedWhateverTheNames) {
  EXPECT_EQ(Unbalanced(ToSvg(Sample())), "");
  EXPECT_EQ(Unbalanced(ToSvg(Picture())), "");
  const std::string svg = ToSvg(Sample());
  EXPECT_THAT(svg, HasSubstr("A &amp; B &lt;sample&gt;"));
  EXPECT_THAT(svg, HasSubstr(">A&lt;1&gt;</text>"));
}

TEST(Svg, EqualPicturesGiveEqualBytes) {
  EXPECT_EQ(ToSvg(Sample()), ToSvg(Sample()));
}

TEST(Svg, NamesEverythingOnTheTable) {
  const std::string svg = ToSvg(Sample());
  for (const std::string_view word :
       {"Retz", "brook", "disrupted", "12:00", "F'1\"", "Clock"}) {
    EXPECT_THAT(svg, HasSubstr(">" + std::string(word) + "</text>"));
  }
}

TEST(Svg, BodiesHaveTheirTrueSize) {
  // Two pictures that differ in the size of the table only: at twice the
  // table, and the same block, the scale follows the block, not the table.
  SvgCanvas canvas({0, 0}, 0.02, Inches(40));
  const Frame frame = FrameAround(canvas.ToPaper(
      MakeBlock({{20000, 20000}, Heading()}, {Inches(2), Inches(1)})
          .corners()));
  EXPECT_NEAR(frame.width, 2 * kTicksPerInch * 0.02, 0.01);
  EXPECT_NEAR(frame.height, kTicksPerInch * 0.02, 0.01);
  // North is up.
  EXPECT_LT(canvas.ToPaper(Point{0, 2000}).y, canvas.ToPaper(Point{0, 0}).y);
}

TEST(Svg, ToysAreDrawn) {
  for (const ScenarioDocument& document :
       {BreakthroughStart(), ConnectFourStart(),
        DiceDuelStart(3, 3, 3, Fog::kOff)}) {
    const LoadedGame loaded = LoadToy(document);
    Position start(loaded.game->layout());
    loaded.game->Start(start);
    EXPECT_EQ(Unbalanced(ToSvg(loaded.game->Draw(start))), "");
  }
}

TEST(Svg, ShowsTheOpenSideOfAFort) {
  Picture picture = Sample();
  const std::string closed = ToSvg(picture);
  picture.ground.push_back({.id = {},
                            .name = "",
                            .kind = GroundKind::kOpenSide,
                            .type = "open side",
                            .closed = false,
                            .points = {{20000, 20000}, {24000, 20000}},
                            .width = {}});
  const std::string open = ToSvg(picture);
  constexpr std::string_view kBroken = "stroke-dasharray='2 3'";
  EXPECT_THAT(closed, Not(HasSubstr(kBroken)));
  EXPECT_THAT(open, HasSubstr(kBroken));
}

TEST(Colours, SidesAndStatesAreTold) {
  EXPECT_NE(ColoursOf(0).fill, ColoursOf(1).fill);
  EXPECT_NE(ColoursOf(0).line, ColoursOf(-1).line);
  EXPECT_NE(BadgeColour({"fleeing", Tone::kRunning}),
            BadgeColour({"square", Tone::kSecure}));
  // The tone says it, not the words.
  EXPECT_EQ(BadgeColour({"fleeing", Tone::kPlain}),
            BadgeColour({"square", Tone::kPlain}));
}

TEST(LabelPlacer, TakesTheFreestPlace) {
  LabelPlacer placer({0, 0, 100, 100});
  placer.Block({10, 10, 20, 10});
  const std::vector<Frame> places = {{10, 10, 20, 10}, {50, 50, 20, 10}};
  EXPECT_EQ(placer.Place(places).left, 50);
  // Both are taken now: the first that is least covered.
  EXPECT_EQ(placer.Place(places).left, 10);
}

TEST(LabelPlacer, StaysOnThePaper) {
  LabelPlacer placer({0, 0, 100, 100});
  const std::vector<Frame> places = {
      {95, 0, 20, 10}, {40, 95, 20, 10}, {40, 40, 20, 10}};
  EXPECT_EQ(placer.Place(places).top, 40);
  // With no other place it is moved: nothing is cut.
  const Frame moved = placer.Place(std::vector<Frame>{{95, -5, 20, 10}});
  EXPECT_EQ(moved.left, 80);
  EXPECT_EQ(moved.top, 0);
}

TEST(LabelPlacer, NeighboursDoNotOverlap) {
  LabelPlacer placer({0, 0, 400, 400});
  std::vector<Frame> bodies;
  for (int i = 0; i < 6; ++i) {
    bodies.push_back({100.0 + 30 * i, 200, 28, 10});
    placer.Block(bodies.back());
  }
  std::vector<Frame> labels;
  for (const Frame& body : bodies) {
    labels.push_back(placer.Place(PlacesAround(body, 40, 12, {0, 1})));
  }
  for (size_t i = 0; i < labels.size(); ++i) {
    for (size_t j = 0; j < i; ++j) {
      EXPECT_EQ(labels[i].Common(labels[j]), 0) << i << " and " << j;
    }
    for (const Frame& body : bodies) EXPECT_EQ(labels[i].Common(body), 0);
  }
}

}  // namespace
}  // namespace berthier
