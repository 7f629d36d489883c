// The entries of terrain: the fields of each kind of ground. See entries.h.
//
//   forms.push_back(Listed(GroundEntry{kGroundKinds[0]}));
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_WIRE_GROUND_ENTRIES_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_WIRE_GROUND_ENTRIES_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/kit/wire/entry_walkers.h"
#include "engine/rulesets/la_grande_armee/facts/ground.h"

namespace berthier::la_grande_armee {

// Sizes along the table are said in quarters of an inch.
inline constexpr Length kQuarterInch = Ticks(kTicksPerInch / 4);

struct GroundKind {
  PieceKind kind;
  std::string_view word;
  std::string_view meaning;
};
inline constexpr GroundKind kGroundKinds[] = {
    {PieceKind::kWood, "woods", "woods: difficult, block sight"},
    {PieceKind::kSettlement, "settlement",
     "a village or town: a rectangle that foot may garrison"},
    {PieceKind::kHill, "hill", "a hill"},
    {PieceKind::kStream, "stream", "a stream, a line: difficult"},
    {PieceKind::kRiver, "river", "a river, a line: crossing it disrupts"},
    {PieceKind::kImpassable, "impassable", "impassable ground"},
    {PieceKind::kLandmark, "objective", "the point of an objective"},
};

// A piece of ground of its own.
struct GroundEntry {
  const GroundKind& kind;
  std::string name = {};
  int8_t capacity = 4;
  uint8_t level = 1;
  std::optional<int> width = {}, depth = {};
  int value = 0;
  std::optional<Side> holder = {};
  bool decides = false;
  std::optional<Point> place = {};
  std::optional<Heading> heading = {};
  std::vector<Point> line = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("terrain", kind.word, kind.meaning);
    f.Id(name);
    const bool settlement = kind.kind == PieceKind::kSettlement;
    if (settlement) {
      f.Number("capacity", capacity, {4, 16}, "4, 8, 12 or 16 bases", kAlways);
      f.Number("width", width, {4, 80},
               "of its front, in quarter inches; by its capacity 12 to 24");
      f.Number("depth", depth, {4, 80}, "likewise");
      f.Facing(heading, "which way its front looks; 0");
    }
    if (kind.kind == PieceKind::kHill) {
      f.Number("level", level, {1, 9}, "its height; 1", 1);
    }
    if (settlement || kind.kind == PieceKind::kLandmark) {
      f.Place(place, "its centre");
      f.Number("value", value, {0, 1000}, "of the objective; 0: it is none");
      f.SideLink("held by", holder, "the side that holds it at the start");
      f.Mark("decides", decides,
             "the second side wins at the limit if it holds this with a lead "
             "of 0 or more");
    } else {
      f.Points(line, IsLine(kind.kind)
                         ? "a line"
                         : "a convex outline, or two corners of an upright "
                           "rectangle");
    }
  }
};

// A part of another piece.
enum class PartKind : uint8_t { kCrest, kBridge, kFord };
struct PartWords {
  PartKind kind;
  std::string_view word;
  std::string_view meaning;
};
inline constexpr PartWords kPartKinds[] = {
    {PartKind::kCrest, "crest",
     "the crest of a hill; otherwise the hill halved about its centre"},
    {PartKind::kBridge, "bridge", "a bridge over a river"},
    {PartKind::kFord, "ford", "a ford through a river"},
};

struct PartEntry {
  const PartWords& kind;
  std::string name = {};
  std::string of = {};
  int width = 8;
  std::optional<Point> place = {};
  std::vector<Point> line = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("terrain", kind.word, kind.meaning);
    f.Id(name);
    if (kind.kind == PartKind::kCrest) {
      f.Of(of, "its hill");
      f.Points(line, "a convex outline, or two corners");
      return;
    }
    f.Of(of, "its river; otherwise the only one");
    f.Place(place, "its middle, on the river");
    f.Number("width", width, {1, 80}, "along the river, in quarter inches; 8",
             8);
  }
};

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_WIRE_GROUND_ENTRIES_H_
