// The entries of terrain: the fields of each kind of ground and their defaults.
// See entries.h.
//
//   forms.push_back(Listed(GroundEntry{GroundKindOf("wood")}));
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_WIRE_GROUND_ENTRIES_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_WIRE_GROUND_ENTRIES_H_

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/kit/wire/entry_walkers.h"
#include "engine/rulesets/big_battle_napoleonic/facts/types.h"

namespace berthier::big_battle_napoleonic {

// A kind of ground and its default properties (section 2.8, BBN-LIG-08,
// BBN-LIG-10).
struct GroundKind {
  enum class Shape : uint8_t { kArea, kStrip, kGap, kDisc, kLine };
  enum Trait : uint8_t {
    kRough = 1,
    kCover = 2,
    kBlocksSight = 4,
    kImpassable = 8,
  };

  std::string_view word;
  std::string_view meaning;
  int traits = 0;
  Defended defended_as = Defended::kNone;
  Shape shape = Shape::kArea;
  // Default width, length or radius, in hundredths of an inch.
  int size = 0;
  std::string_view size_meaning = {};

  bool is(std::string_view other) const { return word == other; }
  bool is_gap() const { return shape == Shape::kGap; }
};
inline constexpr GroundKind kGroundKinds[] = {
    {"open", "open ground, as an objective or made rough"},
    {"wood", "a wood: rough, cover, blocks sight",
     GroundKind::kRough | GroundKind::kCover | GroundKind::kBlocksSight},
    {"town", "a town: rough, cover, blocks sight, an obstacle",
     GroundKind::kRough | GroundKind::kCover | GroundKind::kBlocksSight,
     Defended::kObstacle},
    {"stream", "a stream: rough, an obstacle", GroundKind::kRough,
     Defended::kObstacle, GroundKind::Shape::kStrip, 50,
     "hundredths of an inch; 50"},
    {"bridge", "a bridge; the stream is cut there", 0, Defended::kNone,
     GroundKind::Shape::kGap, 160,
     "along the stream, in hundredths of an inch; 160"},
    {"ford", "a ford: rough", GroundKind::kRough, Defended::kNone,
     GroundKind::Shape::kGap, 200,
     "along the stream, in hundredths of an inch; 200"},
    {"obstacle", "an obstacle: rough, cover",
     GroundKind::kRough | GroundKind::kCover, Defended::kObstacle,
     GroundKind::Shape::kStrip, 25, "hundredths of an inch"},
    {"fortification", "a fortification: rough, cover",
     GroundKind::kRough | GroundKind::kCover, Defended::kFortification,
     GroundKind::Shape::kStrip, 25, "hundredths of an inch"},
    {"impassable", "impassable ground", GroundKind::kImpassable},
    {"hill", "a hill"},
    {"objective", "a disc to be held", 0, Defended::kNone,
     GroundKind::Shape::kDisc, 200, "hundredths of an inch; 200"},
    {"road", "a road", 0, Defended::kNone, GroundKind::Shape::kLine, 50,
     "hundredths of an inch; 50"},
};
// The kind with that word, which must exist.
inline const GroundKind& GroundKindOf(std::string_view word) {
  return *std::find_if(std::begin(kGroundKinds), std::end(kGroundKinds),
                       [&](const GroundKind& each) { return each.is(word); });
}

inline constexpr Named<bool> kRoughWords[] = {{"rough", true},
                                              {"not rough", false}};

struct GroundEntry {
  const GroundKind& kind;
  std::string name = {};
  std::string stream = {};  // of a bridge or ford
  std::optional<bool> rough = {};
  bool cover = false;
  bool blocks_sight = false;
  bool defensible = false;
  bool fortified = false;
  int points = 0;
  uint8_t level = 1;
  int32_t size = 0;
  std::optional<Side> holder = {};
  std::optional<Point> place = {};
  std::vector<Point> line = {};

  template <typename F>
  void operator()(F& f) {
    using Shape = GroundKind::Shape;
    f.Kind("terrain", kind.word, kind.meaning);
    f.Id(name);
    if (kind.is_gap()) f.Of(stream, "the stream");
    if (!kind.is("bridge")) {
      f.OneOf(kRoughWords, rough, "otherwise than usual");
    }
    if (!kind.is_gap()) {
      f.Mark("cover", cover, "it gives cover");
      f.Mark("blocks sight", blocks_sight, "nobody sees through it");
      f.Mark("defensible", defensible, "it can be defended");
    }
    if (kind.is("town")) {
      f.Mark("fortified", fortified, "defended as a fortification");
    }
    if (!kind.is("bridge")) {
      f.Number("points", points, {0, 1000}, "what it is worth to who holds it");
      f.SideLink("held by", holder, "the side that holds it, if it has points");
    }
    if (kind.is("hill")) {
      f.Number("level", level, {0, 2}, "its height; 1", kAlways);
    }
    if (kind.is_gap()) {
      f.Number("length", size, {1, 10'000}, kind.size_meaning);
    } else if (kind.size > 0) {
      f.Number(kind.shape == Shape::kDisc ? "radius" : "width", size, {4, 2000},
               kind.size_meaning);
    }
    if (kind.is_gap()) {
      f.Place(place, "its centre, on the stream");
    } else if (kind.shape == Shape::kDisc) {
      f.Place(place, "its centre");
    } else {
      f.Points(line,
               kind.shape == Shape::kArea
                   ? "a convex outline, or two corners of an upright rectangle"
                   : "a line");
    }
  }
};

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_WIRE_GROUND_ENTRIES_H_
