// The entries of terrain: the fields of each kind of ground and their defaults.
// See entries.h.
//
//   forms.push_back(Listed(GroundEntry{GroundKindOf("woods")}));
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_WIRE_GROUND_ENTRIES_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_WIRE_GROUND_ENTRIES_H_

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/kit/wire/entry_walkers.h"
#include "engine/rulesets/simple_grand_tactical/facts/ground.h"

namespace berthier::simple_grand_tactical {

// A kind of ground (SGT-TER-12). "objective" comes last, because it is also a
// word that an area may carry.
struct GroundKind {
  enum class Shape : uint8_t { kArea, kAreaOrLine, kLine, kDisc };

  PieceKind kind;
  std::string_view word;
  std::string_view meaning;
  Shape shape = Shape::kArea;
  int width = 0;  // default width of a line or radius of a disc, in mm
};
inline constexpr GroundKind kGroundKinds[] = {
    {PieceKind::kOpen, "open", "open ground, as an objective"},
    {PieceKind::kWoods, "woods",
     "woods: rough, soft cover, an area, block sight"},
    {PieceKind::kBuiltUp, "built-up",
     "a built-up area: hard cover, an area, blocks sight"},
    {PieceKind::kWork, "work", "a redoubt or work: hard cover, an area"},
    {PieceKind::kWater, "water",
     "water that can be crossed: an area, or a stream if it has a width",
     GroundKind::Shape::kAreaOrLine},
    {PieceKind::kHedge, "hedge", "a hedge or fence: soft cover, linear",
     GroundKind::Shape::kLine},
    {PieceKind::kWall, "wall", "a wall or embankment: hard cover, linear",
     GroundKind::Shape::kLine},
    {PieceKind::kDitch, "ditch", "a ditch: linear", GroundKind::Shape::kLine},
    {PieceKind::kHill, "hill", "a hill, or a step of one"},
    {PieceKind::kImpassable, "impassable", "impassable ground"},
    {PieceKind::kRoad, "road", "a road", GroundKind::Shape::kLine, 30},
    {PieceKind::kObjective, "objective", "a place to be held, a disc",
     GroundKind::Shape::kDisc, 50},
};
// The kind with that word, which must exist.
inline const GroundKind& GroundKindOf(std::string_view word) {
  return *std::find_if(
      std::begin(kGroundKinds), std::end(kGroundKinds),
      [&](const GroundKind& each) { return each.word == word; });
}

struct GroundEntry {
  const GroundKind& kind;
  std::string name = {};
  bool objective = false;
  uint8_t level = 1;
  std::optional<int32_t> width = {};  // millimetres
  int32_t radius = 50;
  std::optional<Side> holder = {};
  uint8_t ever_held = 0;  // sides besides the holder: bit 0 first, bit 1 second
  std::optional<Point> place = {};
  std::vector<Point> line = {};

  bool is_line() const {
    return kind.shape == GroundKind::Shape::kLine ||
           (kind.shape == GroundKind::Shape::kAreaOrLine && width.has_value());
  }

  template <typename F>
  void operator()(F& f) {
    using Shape = GroundKind::Shape;
    f.Kind("terrain", kind.word, kind.meaning);
    f.Id(name);
    const bool disc = kind.shape == Shape::kDisc;
    if (kind.shape == Shape::kArea) {
      f.Mark("objective", objective, "it is to be held");
    }
    if (disc || kind.shape == Shape::kArea) {
      f.SideLink("held by", holder, "the side that holds it, as an objective");
      f.Number("ever held", ever_held, {0, 3},
               "1: the first side has held it, 2: the second, 3: both");
    }
    if (kind.kind == PieceKind::kHill) {
      f.Number("level", level, {1, 9}, "its height above the plain; 1", 1);
    }
    if (disc) {
      f.Number("radius", radius, {1, 500}, "in millimetres; 50", 50);
      f.Place(place, "its centre");
      return;
    }
    if (kind.shape != Shape::kArea) {
      f.Number("width", width, {0, 1000},
               kind.kind == PieceKind::kRoad
                   ? "in millimetres; 30"
                   : "in millimetres; 0, without a width of its own");
    }
    f.Points(line, kind.shape == Shape::kLine
                       ? "a line"
                       : "a convex outline, or two corners of an upright "
                         "rectangle");
  }
};

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_WIRE_GROUND_ENTRIES_H_
