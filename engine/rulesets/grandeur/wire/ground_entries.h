// The entries of terrain: the fields of each kind of ground. See entries.h.
//
//   forms.push_back(Listed(GroundEntry{GroundKindOf("woods")}));
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_WIRE_GROUND_ENTRIES_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_WIRE_GROUND_ENTRIES_H_

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "engine/kit/wire/entry_walkers.h"
#include "engine/rulesets/grandeur/facts/ground.h"

namespace berthier::grandeur {

// Of several words for one kind the first is written.
struct GroundKind {
  PieceKind kind;
  std::string_view word;
  std::string_view meaning;
};
inline constexpr GroundKind kGroundKinds[] = {
    {PieceKind::kBroken, "broken", "Broken ground: an area that Disorders"},
    {PieceKind::kBroken, "fields", "fields, vineyards or hedges: Broken"},
    {PieceKind::kWoods, "woods",
     "woods: Difficult, block sight beyond 5 U from their edge"},
    {PieceKind::kMarsh, "marsh", "a marsh: Difficult"},
    {PieceKind::kMarsh, "difficult", "any other Difficult ground"},
    {PieceKind::kImpassable, "impassable", "Impassable ground"},
    {PieceKind::kBua, "village",
     "a village or farm: a built-up area, which one foot unit may hold"},
    {PieceKind::kBua, "redoubt", "a redoubt: a built-up area like a village"},
    {PieceKind::kGentleHill, "gentle hill", "a hill, or a step of one"},
    {PieceKind::kSteepHill, "steep hill", "a steep hill: Difficult"},
    {PieceKind::kRiver, "river",
     "a crossable river: a line; who leaves it is Disordered"},
    {PieceKind::kDeepRiver, "deep river",
     "a river crossed on its bridges alone, where a road leads over it"},
    {PieceKind::kRoad, "road", "a road: a line"},
};
// The kind with that word, which must exist.
inline const GroundKind& GroundKindOf(std::string_view word) {
  return *std::find_if(
      std::begin(kGroundKinds), std::end(kGroundKinds),
      [&](const GroundKind& each) { return each.word == word; });
}
// The first row of the kind.
inline const GroundKind& GroundKindOf(PieceKind kind) {
  return *std::find_if(
      std::begin(kGroundKinds), std::end(kGroundKinds),
      [&](const GroundKind& each) { return each.kind == kind; });
}

struct GroundEntry {
  const GroundKind& kind;
  std::string name = {};
  uint8_t level = 1;
  int32_t width = 20;  // millimetres, of a deep river
  std::vector<Point> line = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("terrain", kind.word, kind.meaning);
    f.Id(name);
    if (IsHill(kind.kind)) {
      f.Number("level", level, {1, 2}, "its height; 1", 1);
    }
    const bool deep = kind.kind == PieceKind::kDeepRiver;
    if (deep) {
      f.Number("width", width, {2, 200}, "in millimetres; 20", 20);
    }
    f.Points(line, deep || IsLine(kind.kind)
                       ? "a line"
                       : "a convex outline, or two corners of an upright "
                         "rectangle");
  }
};

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_WIRE_GROUND_ENTRIES_H_
