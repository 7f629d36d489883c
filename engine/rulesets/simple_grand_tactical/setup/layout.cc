#include "engine/rulesets/simple_grand_tactical/setup/layout.h"

#include <algorithm>
#include <span>

#include "engine/geometry/direction.h"

namespace berthier::simple_grand_tactical {
namespace {

// In centimetres.
constexpr int kRows = 14, kInset = 8, kBehindFront = 4, kApart = 16,
              kCommander = 6;

// The zone as who stands in it sees it: from its front backward, and along.
struct Zone {
  Heading facing;
  Point corner;  // of the front, in the west (of fronts to east, west: south)
  UnitVec along;
  Length width;
};

Zone ZoneOf(PositionView f, CorpsId c) {
  const CorpsData& corps = f.scenario.corps_data(c);
  const Box box = BoxOf(std::span<const Point>(corps.zone));
  switch (f.scenario.side(corps.side).home) {
    case TableEdge::kSouth:
      return {Heading::Degrees(0),
              {box.low.x, box.high.y},
              Forward(Heading::Degrees(90)),
              {box.high.x - box.low.x}};
    case TableEdge::kNorth:
      return {Heading::Degrees(180),
              box.low,
              Forward(Heading::Degrees(90)),
              {box.high.x - box.low.x}};
    case TableEdge::kWest:
      return {Heading::Degrees(90),
              {box.high.x, box.low.y},
              Forward(Heading::Degrees(0)),
              {box.high.y - box.low.y}};
    case TableEdge::kEast:
      break;
  }
  return {Heading::Degrees(270),
          box.low,
          Forward(Heading::Degrees(0)),
          {box.high.y - box.low.y}};
}

int InARow(const Zone& zone) {
  const int32_t room = zone.width.ticks - Centimetres(2 * kInset).ticks;
  return std::max(0, room / Centimetres(kApart).ticks) + 1;
}

int IndexOf(PositionView f, UnitId u) {
  int index = 0;
  f.scenario.corps_data(f.data(u).corps).units.ForEach([&](UnitId other) {
    if (other < u) ++index;
  });
  return index;
}

Point PlaceIn(const Zone& zone, Length along, Length back) {
  return zone.corner + Along(zone.along, along) -
         Along(Forward(zone.facing), back);
}

}  // namespace

Pose LaidOut(PositionView f, UnitId u) {
  const Zone zone = ZoneOf(f, f.data(u).corps);
  const int index = IndexOf(f, u), row = InARow(zone);
  const Length along = Centimetres(kInset + kApart * (index % row));
  const Length back = Centimetres(kBehindFront + kRows * (index / row));
  return {PlaceIn(zone, along, back), zone.facing};
}

Point CommanderLaidOut(PositionView f, CorpsId c) {
  const Zone zone = ZoneOf(f, c);
  const int n = f.scenario.corps_data(c).units.size();
  const int rows = std::max(0, n - 1) / InARow(zone);
  return PlaceIn(zone, zone.width / 2,
                 Centimetres(kBehindFront + kRows * rows + kCommander));
}

}  // namespace berthier::simple_grand_tactical
