#include "engine/rulesets/la_grande_armee/field/contact_count.h"

#include <algorithm>

#include "engine/geometry/direction.h"
#include "engine/rulesets/la_grande_armee/field/contact.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"

namespace berthier::la_grande_armee {
namespace {

// ---- Cells of a grid --------------------------------------------------------

struct Cells {
  GridSize grid;
  const ElementState* unit = nullptr;  // of an element; null: a block outside
  int troops = 0;                      // of the block outside

  // The cell of that file in that rank; -1 if nobody stands there.
  int At(int rank, int file) const {
    if (rank < 0 || rank >= grid.ranks()) return -1;
    if (rank + 1 < grid.ranks()) return rank * grid.files + file;
    const int in = file - grid.last_rank_offset();
    return in >= 0 && in < grid.in_last_rank() ? rank * grid.files + in : -1;
  }
  bool IsGun(int cell) const {
    return unit != nullptr ? IsGunCell(*unit, cell) : cell >= troops;
  }
  int places(Edge edge) const {
    return edge == Edge::kFront || edge == Edge::kRear ? grid.files
                                                       : grid.ranks();
  }
  // The cell at a place along the edge, counted from its left end seen from
  // inside, `depth` cells behind it; -1 if there is none.
  int AtEdge(Edge edge, int place, int depth) const {
    switch (edge) {
      case Edge::kFront:
        return At(depth, place);
      case Edge::kRear: {
        const int file = grid.files - 1 - place;
        int rank = grid.ranks() - 1;
        if (At(rank, file) < 0) --rank;
        return At(rank - depth, file);
      }
      case Edge::kRight:
      case Edge::kLeft: {
        const bool right = edge == Edge::kRight;
        const int rank = right ? place : grid.ranks() - 1 - place;
        const bool last = rank + 1 == grid.ranks();
        const int count = last ? grid.in_last_rank() : grid.files;
        if (depth >= count) return -1;
        return rank * grid.files + (right ? count - 1 - depth : depth);
      }
    }
    return -1;
  }
};

Cells CellsOf(PositionView f, ElementId e, bool outside) {
  const ElementState& unit = f.unit(e);
  if (!outside) return {GridOf(unit), &unit, 0};
  const Piece& town = f.scenario.piece(unit.settlement);
  return {OutsideGrid(f.scenario, town, unit.facing, unit.outside.bases()),
          nullptr, unit.outside.troops};
}

bool CountsAsGun(PositionView f, ElementId e, bool is_gun) {
  return is_gun || IsArtillery(f, e);
}

// Adds the base at a place along an edge, and those behind it.
void CountCell(PositionView f, ElementId e, const Cells& cells, Edge edge,
               int place, bool supports, InLine& line) {
  const int cell = cells.AtEdge(edge, place, 0);
  if (cell < 0) return;
  line.contact |= 1u << place;
  (CountsAsGun(f, e, cells.IsGun(cell)) ? line.guns : line.troops) += 1;
  if (!supports) return;
  const bool all = f.options().support_ranks == Options::Ranks::kAll;
  for (int depth = 1; all || depth == 1; ++depth) {
    const int behind = cells.AtEdge(edge, place, depth);
    if (behind < 0) break;
    if (!cells.IsGun(behind) || IsArtillery(f, e)) ++line.support;  // MEL-23
  }
}

// The places along an edge: where each begins and how long it is.
struct Places {
  int count = 0;
  int32_t from = 0;
  int32_t step = 0;
};

bool Meets(int32_t from, int32_t to, int32_t low, int32_t high, Length base) {
  return 10 * (std::min(to, high) - std::max(from, low)) > base.ticks;
}

Places PlacesAlong(PositionView f, ElementId e, const ContactEdge& edge,
                   const Stretch& stretch) {
  const ElementState& unit = f.unit(e);
  const BaseSize base = BaseOf(f.scenario);
  const bool across = edge.edge == Edge::kFront || edge.edge == Edge::kRear;
  const int32_t step = across ? base.front.ticks : base.depth.ticks;
  if (edge.outside || unit.form == Form::kDeployed) {
    return {CellsOf(f, e, edge.outside).places(edge.edge), 0, step};
  }
  if (unit.form == Form::kMarch) {
    return {across ? 1 : stretch.last - stretch.first + 1, 0, step};
  }
  const int count = unit.part(edge.edge).bases();
  if (unit.form == Form::kSquare) return {count, 0, base.front.ticks};
  const int32_t length = LengthOf(edge.line.b - edge.line.a).ticks;
  const int32_t wide = count * base.front.ticks > length && count > 0
                           ? length / count
                           : base.front.ticks;
  return {count, (length - count * wide) / 2, wide};
}

void CountTarget(PositionView f, ElementId e, const ContactEdge& edge,
                 const Stretch& stretch, int32_t low, int32_t high,
                 InLine& line) {
  const ElementState& unit = f.unit(e);
  const Places places = PlacesAlong(f, e, edge, stretch);
  const Cells cells = CellsOf(f, e, edge.outside);
  const bool grid = edge.outside || unit.form == Form::kDeployed;
  for (int i = 0; i < places.count; ++i) {
    const int32_t from = places.from + i * places.step;
    if (!Meets(from, from + places.step, low, high, BaseOf(f.scenario).front)) {
      continue;
    }
    if (grid) {
      // FLK-03: no support on the flanks and in the rear.
      CountCell(f, e, cells, edge.edge, i, edge.edge == Edge::kFront, line);
      continue;
    }
    line.contact |= 1u << i;
    bool gun = false;
    int base = i;
    if (unit.form == Form::kMarch) {
      base = stretch.first + i;
      if (edge.edge == Edge::kFront) base = 0;
      if (edge.edge == Edge::kRear) base = unit.bases() - 1;
      if (edge.edge == Edge::kLeft) base = stretch.last - i;
      gun = base >= unit.troops;  // BAS-14
    } else {
      gun = i >= unit.part(edge.edge).troops;
      for (int k = 0; k < static_cast<int>(edge.edge); ++k) {
        base += unit.part(static_cast<Edge>(k)).bases();
      }
    }
    (CountsAsGun(f, e, gun) ? line.guns : line.troops) += 1;
    if (!gun || IsArtillery(f, e)) line.met |= 1u << base;
  }
}

Block CellBlock(Pose front, BaseSize base, const Cells& cells, int cell) {
  const int rank = cell / cells.grid.files;
  const bool last = rank + 1 == cells.grid.ranks();
  const int file =
      cell % cells.grid.files + (last ? cells.grid.last_rank_offset() : 0);
  const Pose pose = {
      front.centre - Along(Forward(front.heading), base.depth * rank) +
          Along(Right(front.heading),
                base.front / 2 * (2 * file + 1 - cells.grid.files)),
      front.heading};
  return BlockBehind(pose, base);
}

// The cells of a grid that contacts shield, as bits.
uint32_t ShieldedCells(PositionView f, ElementId e, const Cells& cells,
                       bool outside) {
  uint32_t shut = 0;
  ForEachContact(f, e, [&](const Contact& contact) {
    const bool is_target = contact.target == e;
    if ((is_target && contact.outside != 0) != outside) return;
    const ContactCount count = CountContact(f, contact);
    const Edge edge = is_target ? contact.target_edge : contact.mover_edge;
    const uint32_t places =
        is_target ? count.target.contact : count.mover.contact;
    for (int i = 0; i < cells.places(edge); ++i) {
      if ((places >> i & 1) == 0) continue;
      for (int depth = 0; depth < 2; ++depth) {
        const int cell = cells.AtEdge(edge, i, depth);
        if (cell >= 0) shut |= 1u << cell;
      }
    }
  });
  return shut;
}

void AddCells(PositionView f, Pose front, const Cells& cells, uint32_t shut,
              Shielded& shield) {
  const BaseSize base = BaseOf(f.scenario);
  if (shut == 0) {
    const Shape cells_there = GridShape(front, base, cells.grid);
    for (const Block& block : cells_there.blocks()) {
      shield.open.Add(block);
    }
    shield.count += cells.grid.bases;
    return;
  }
  for (int cell = 0; cell < cells.grid.bases; ++cell) {
    const Block block = CellBlock(front, base, cells, cell);
    if ((shut >> cell & 1) != 0) {
      shield.shut.Add(block);
    } else {
      shield.open.Add(block);
      ++shield.count;
    }
  }
}

bool IsEdgeMet(PositionView f, ElementId e, Edge edge) {
  bool met = false;
  ForEachContact(f, e, [&](const Contact& c) {
    met = met || (c.EdgeOf(e) == edge && (c.target != e || c.outside == 0));
  });
  return met;
}

}  // namespace

ContactCount CountContact(PositionView f, const Contact& contact) {
  ContactCount count;
  const ElementState& mover = f.unit(contact.mover);
  const BaseSize base = BaseOf(f.scenario);
  const Length front = base.front * mover.files;
  const ContactEdge edge = EdgeOf(f, contact.target, contact.target_edge,
                                  contact.outside != 0, mover.place);
  Stretch stretch;
  if (f.unit(contact.target).form == Form::kMarch) {
    stretch = StretchNear(f, contact.target, mover.place);
  }
  const int32_t middle = AlongEdge(edge, mover.place, front, base.front);
  const int32_t low = middle - front.ticks / 2;
  const int32_t high = low + front.ticks;
  CountTarget(f, contact.target, edge, stretch, low, high, count.target);
  // The union of the target's bases along the edge.
  const Places places = PlacesAlong(f, contact.target, edge, stretch);
  int32_t from = places.from;
  int32_t to = places.from + places.count * places.step;
  if (contact.source == ContactSource::kIntruder) {  // SET-24: the side
    from = 0;
    to = LengthOf(edge.line.b - edge.line.a).ticks;
  }
  const Cells cells = CellsOf(f, contact.mover, false);
  for (int i = 0; i < mover.files; ++i) {
    // The mover faces the edge: its left is at the far end.
    const int32_t right_end = high - i * base.front.ticks;
    if (Meets(right_end - base.front.ticks, right_end, from, to, base.front)) {
      CountCell(f, contact.mover, cells, Edge::kFront, i, true, count.mover);
    }
  }
  return count;
}

Shielded ShieldOf(PositionView f, ElementId e) {
  Shielded shield;
  const ElementState& unit = f.unit(e);
  const BaseSize base = BaseOf(f.scenario);
  if (!InContact(f, e)) {
    shield.open = ShapeOf(f, e);
    shield.count = unit.bases();
    return shield;
  }
  switch (unit.form) {
    case Form::kDeployed: {
      const Cells cells = CellsOf(f, e, false);
      AddCells(f, unit.pose(), cells, ShieldedCells(f, e, cells, false),
               shield);
      break;
    }
    case Form::kMarch: {
      uint32_t shut = 0;
      ForEachContact(f, e, [&](const Contact& c) {
        const uint32_t places = CountContact(f, c).target.contact;
        const Stretch s = StretchNear(f, e, f.unit(c.Other(e)).place);
        for (int i = 0; i < kMaxBases; ++i) {
          if ((places >> i & 1) == 0) continue;
          int at = s.first + i;
          if (c.target_edge == Edge::kFront) at = 0;
          if (c.target_edge == Edge::kRear) at = unit.bases() - 1;
          if (c.target_edge == Edge::kLeft) at = s.last - i;
          shut |= 1u << at;
        }
      });
      for (int i = 0; i < unit.bases(); ++i) {
        const Pose pose = ColumnBase(unit.pose(), TrailOf(unit), base, i);
        const bool is_shut = (shut >> i & 1) != 0;
        (is_shut ? shield.shut : shield.open).Add(MakeBlock(pose, base));
        shield.count += is_shut ? 0 : 1;
      }
      break;
    }
    case Form::kSquare: {
      const Length half = (base.front * FullestFace(unit) + base.depth) / 2;
      for (int k = 0; k < kEdges; ++k) {
        const Edge edge = static_cast<Edge>(k);
        const int bases = unit.part(edge).bases();
        const Heading out = OutwardOf(unit.facing, edge);
        const Length wide = base.front * bases;
        if (bases == 0) continue;
        const Pose front = {unit.place + Along(Forward(out), half) +
                                Along(Right(out), wide / 2 - half),
                            out};
        const bool is_shut = IsEdgeMet(f, e, edge);
        (is_shut ? shield.shut : shield.open)
            .Add(BlockBehind(front, {wide, base.depth}));
        shield.count += is_shut ? 0 : bases;
      }
      break;
    }
    case Form::kGarrison: {
      shield.open.Add(unit.block());
      for (int k = 0; k < kEdges; ++k) {
        const Edge edge = static_cast<Edge>(k);
        if (!IsEdgeMet(f, e, edge)) shield.count += unit.part(edge).bases();
      }
      if (unit.outside.bases() == 0) break;
      const Cells cells = CellsOf(f, e, true);
      AddCells(f, OutsidePose(f.scenario.piece(unit.settlement), unit.facing),
               cells, ShieldedCells(f, e, cells, true), shield);
      break;
    }
  }
  return shield;
}

}  // namespace berthier::la_grande_armee
