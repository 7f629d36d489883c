#include "engine/rulesets/la_grande_armee/fog/spying.h"

#include <array>

#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/la_grande_armee/board/frames.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"
#include "engine/rulesets/la_grande_armee/fog/places.h"
#include "engine/rulesets/la_grande_armee/fog/reveal.h"

namespace berthier::la_grande_armee {
namespace {

// ---- Distances and lines (SCO-12, 5.9) --------------------------------------

struct Line {
  Length length;
  Segment line;
};

// The line from the block to the tile; of a row of equally near pairs the
// middle one.
Line LineBetween(const Block& from, const Block& tile) {
  const SmallPolygon a(from), b(tile);
  const Length least = Distance(PolygonView(a), PolygonView(b));
  std::array<Segment, 8> pairs;
  size_t count = 0;
  const auto offer = [&](Point on_a, Point on_b) {
    if (LengthOf(on_b - on_a) <= least + kRounding) {
      pairs[count++] = {on_a, on_b};
    }
  };
  for (const Point p : from.corners()) offer(p, NearestPoint(b, p));
  for (const Point p : tile.corners()) offer(NearestPoint(a, p), p);
  Segment middle = pairs[0];
  int64_t widest = -1;
  for (size_t i = 0; i < count; ++i) {
    for (size_t k = 0; k < i; ++k) {
      const int64_t apart = NormSquared(pairs[i].a - pairs[k].a);
      if (apart <= widest) continue;
      widest = apart;
      middle = {MiddleOf(Segment{pairs[i].a, pairs[k].a}),
                MiddleOf(Segment{pairs[i].b, pairs[k].b})};
    }
  }
  return {least, middle};
}
Line LineTo(PositionView f, ElementId scout, TileId t) {
  const Shape shape = ShapeOf(f, scout);
  const Block tile = TileBlock(f, t);
  Line best = LineBetween(shape.blocks()[0], tile);
  for (const Block& block : shape.blocks().subspan(1)) {
    const Line line = LineBetween(block, tile);
    if (line.length < best.length) best = line;
  }
  return best;
}

// SCO-13: bases of revealed elements on the line.
int BasesCrossed(PositionView f, ElementId scout, Segment line) {
  int crossed = 0;
  const BaseSize base = BaseOf(f.scenario);
  const auto meets = [&](const Block& block) {
    Shape one;
    one.Add(block);
    return LengthIn(one, line) > kPenetration;
  };
  for (int i = 0; i < f.scenario.unit_count(); ++i) {
    const ElementId e = MakeId<ElementId>(i);
    const ElementState& unit = f.unit(e);
    if (e == scout || !unit.on_table() ||
        Apart(NearBox(f, e), BoxOf(line), Ticks(0))) {
      continue;
    }
    if (unit.form == Form::kMarch) {
      for (int k = 0; k < unit.bases(); ++k) {
        const Pose pose = ColumnBase(unit.pose(), TrailOf(unit), base, k);
        if (meets(MakeBlock(pose, base))) ++crossed;
      }
      continue;
    }
    ForEachBase(f, e, [&](Point centre) {
      if (meets(MakeBlock({centre, unit.facing}, base))) ++crossed;
    });
  }
  return crossed;
}

struct Need {
  int distance = 0;  // inches, rounded up
  int crossed = 0;
  int markers = 0;
  int needed = 0;  // of 2d6
};
Need NeedFor(PositionView f, ElementId scout, TileId t) {
  const Line line = LineTo(f, scout, t);
  Need need;
  need.distance =
      (line.length.ticks - kRounding.ticks + kTicksPerInch - 1) / kTicksPerInch;
  need.crossed = BasesCrossed(f, scout, line.line);
  need.markers = f.unit(scout).markers;
  const int more = need.crossed + need.markers;
  const bool literal = f.options().scout_mod == Options::ScoutMod::kLiteral;
  need.needed = need.distance + (literal ? -more : more);
  return need;
}

bool MaySpy(PositionView f, ElementId scout, TileId t) {
  return OnTable(f, t) && !f.state.spied.Has(t) &&
         LineTo(f, scout, t).length <=
             Inches(kDistances.scout_range) + kRounding;
}
}  // namespace

bool AnyToSpy(PositionView f, ElementId scout) {
  return IsSome(FirstTile(f, Opponent(f.data(scout).side),
                          [&](TileId t) { return MaySpy(f, scout, t); }));
}

int NeededFor(PositionView f, ElementId scout, TileId t) {
  return NeedFor(f, scout, t).needed;
}

Verdict CheckSpy(PositionView f, const Order& order) {
  const ElementId e = TopFrame(f.state).unit;
  const Verb verb = static_cast<Verb>(order.verb);
  if (verb != Verb::kSpy && verb != Verb::kGo) {
    return Refuse(RefusalCode::kNotNow);
  }
  if (f.scenario.As<ElementId>(order.subject) != e) {
    return Refuse(f, RefusalCode::kNotAsked, order.subject);
  }
  if (verb == Verb::kGo) return {};
  const TileId t = f.scenario.As<TileId>(order.object);
  if (!IsSome(t) || !OnTable(f, t) ||
      f.scenario.tile(t).side == f.data(e).side) {
    return Refuse(f, RefusalCode::kNoSuchObject, e, order.object);
  }
  if (f.state.spied.Has(t)) return Refuse(f, RefusalCode::kSpied, e, t);
  if (MaySpy(f, e, t)) return {};
  return Refuse(f, RefusalCode::kSpyTooFar, e, t,
                {LineTo(f, e, t).length.ticks, 0, 0});
}

void PlaySpy(const Battle& b, const Order& order) {
  if (static_cast<Verb>(order.verb) == Verb::kGo) {
    TopFrame(b.state).step = kScoutTries;
  } else {
    b.state.spied.Add(b.scenario.As<TileId>(order.object));
  }
}

namespace {

Outcome SpyOutcome(PositionView f, const Faces& faces) {
  const Frame& frame = TopFrame(f.state);
  return PassedIf(faces[0] + faces[1] >=
                  NeedFor(f, frame.unit, frame.tile).needed);
}
void DescribeSpy(PositionView f, Roll& roll) {
  const Frame& frame = TopFrame(f.state);
  const Need need = NeedFor(f, frame.unit, frame.tile);
  roll.subject = f.scenario.Entity(frame.unit);
  roll.object = f.scenario.Entity(frame.tile);
  roll.target = need.needed;
  AddModifier(roll, ModifierCode::kDistance, need.distance);
  AddModifier(roll, ModifierCode::kCrossed, need.crossed);
  AddModifier(roll, ModifierCode::kScoutMarkers, need.markers);
}
void TellSpy(const Battle& b, const Faces& faces) {
  const Frame& frame = TopFrame(b.state);
  const int needed = NeedFor(b, frame.unit, frame.tile).needed;
  const int sum = faces[0] + faces[1];
  Tell(b, EventCode::kSpies, b.scenario.Entity(frame.unit),
       b.scenario.Entity(frame.tile), {sum, needed, sum >= needed ? 1 : 0, 0});
}
void ResolveSpy(const Battle& b, Outcome outcome) {
  const TileId t = TopFrame(b.state).tile;
  b.state.spied.Remove(t);
  if (outcome.code == OutcomeCode::kPassed) {
    PushReveal(b, t, RevealCause::kScouted);
  }
}

}  // namespace

const RollRow kSpyRoll = {.dice = 2,
                          .describe = &DescribeSpy,
                          .outcome = &SpyOutcome,
                          .tell = &TellSpy,
                          .resolve = &ResolveSpy};

}  // namespace berthier::la_grande_armee
