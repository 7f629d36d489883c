// Where troops come on: a stretch of an edge of the table.
//
//   const EntryEdge west = {TableEdge::kWest, Inches(10), Inches(20)};
//   const Segment edge = EntryStretch(west, width, depth);
//   const bool enters = Within(order.via, edge, kTouch);
#ifndef BERTHIER_ENGINE_TABLETOP_ENTRY_EDGE_H_
#define BERTHIER_ENGINE_TABLETOP_ENTRY_EDGE_H_

#include "engine/geometry/block.h"
#include "engine/geometry/units.h"
#include "engine/tabletop/table_edge.h"

namespace berthier {

// The part of a table edge from one coordinate to another: x on the north and
// south edges, y on the east and west edges.
struct EntryEdge {
  TableEdge edge = TableEdge::kNorth;
  Length from;
  Length to;
};

struct TableSize {
  Length width;
  Length depth;
};

// The entry edge as a segment on a table of the given size.
constexpr Segment EntryStretch(const EntryEdge& entry, Length width,
                               Length depth) {
  const int32_t w = width.ticks, d = depth.ticks;
  const int32_t from = entry.from.ticks, to = entry.to.ticks;
  switch (entry.edge) {
    case TableEdge::kNorth:
      return {{from, d}, {to, d}};
    case TableEdge::kEast:
      return {{w, from}, {w, to}};
    case TableEdge::kSouth:
      return {{from, 0}, {to, 0}};
    case TableEdge::kWest:
      break;
  }
  return {{0, from}, {0, to}};
}

// The heading of a unit that enters over the edge: straight into the table.
constexpr Heading Inward(TableEdge edge) {
  return HeadingToward(edge).Opposite();
}

}  // namespace berthier

#endif  // BERTHIER_ENGINE_TABLETOP_ENTRY_EDGE_H_
