#include "engine/rulesets/la_grande_armee/movement/moves.h"

#include <algorithm>
#include <cstdlib>

#include "engine/geometry/direction.h"
#include "engine/geometry/sweep.h"
#include "engine/rulesets/la_grande_armee/board/changes.h"
#include "engine/rulesets/la_grande_armee/board/frames.h"
#include "engine/rulesets/la_grande_armee/command/capture.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"
#include "engine/rulesets/la_grande_armee/field/terrain.h"
#include "engine/rulesets/la_grande_armee/fog/reveal.h"
#include "engine/rulesets/la_grande_armee/movement/forced.h"
#include "engine/rulesets/la_grande_armee/movement/plan.h"
#include "engine/tabletop/scaled.h"

namespace berthier::la_grande_armee {
namespace {

void TellPlan(const Battle& b, ElementId e, Verb verb, Pose from) {
  const ElementState& unit = b.unit(e);
  const auto tell = [&](EventCode code, PieceId object = PieceId::kNone) {
    TellMove(b, code, b.scenario.Entity(e), from, unit.pose(),
             b.scenario.Entity(object), {unit.files, 0, 0, 0});
  };
  switch (verb) {
    case Verb::kAbout:
    case Verb::kAboutMarch:
      return tell(EventCode::kTurnsAbout);
    case Verb::kMarch:
      return tell(EventCode::kMarches);
    case Verb::kFormLine:
      return tell(EventCode::kFormsLine);
    case Verb::kFormMarch:
      return tell(EventCode::kFormsMarch);
    case Verb::kFormSquare:
      return tell(EventCode::kFormsSquare);
    case Verb::kRealign:
      return tell(EventCode::kRealigns, unit.settlement);
    case Verb::kEnter:
      return tell(EventCode::kGarrisons, unit.settlement);
    default:
      return tell(EventCode::kMoves);
  }
}

// MOV-05 to 07: the disrupted shed first, then all markers of the action.
void SettleMarkers(const Battle& b, ElementId e, const MovePlan& plan,
                   bool disrupted, int markers) {
  if (plan.travels && disrupted && !IsSome(plan.intrudes)) ShedMarker(b, e);
  GainMarkers(b, e, markers);
}

// FOG-24, of an advance that wheels by `turn`: the order with its wheel cut
// where it comes within 4 in of a tile with a corps.
Order CutWheel(const Battle& b, ElementId e, const Order& order,
               const MovePlan& plan, Pose from, int turn) {
  const BaseSize size = BoundsOf(BaseOf(b.scenario), GridOf(plan.end));
  const Pose centre = CentreOf(from, size.depth);
  const Hand hand = turn < 0 ? Hand::kLeft : Hand::kRight;
  const auto front = [&](int quarters) {
    return FrontOf(WheelEnd(centre, size, hand, quarters), size.depth);
  };
  const auto swept = [&](int quarters) {
    Swept path;
    path.AddWheel(centre, size, hand, quarters);
    return path;
  };
  const auto there = [&](int quarters) {
    ElementState unit = plan.end;
    unit.place = front(quarters).centre;
    unit.facing = front(quarters).heading;
    Refit(b.scenario, unit);
    return ShapeOf(b.scenario, unit);
  };
  const int whole = std::abs(turn);
  int made = StepsToTiles(b, b.data(e).side, whole, swept, there);
  if (made == whole) return order;
  // Where it may not stop it stops sooner.
  for (; made > 0; --made) {
    Order cut = order;
    cut.pose = front(made);
    MovePlan less;
    if (PlanMove(b, e, cut, less).ok()) return cut;
  }
  return Order{.verb = static_cast<uint8_t>(Verb::kEndElement)};
}

// FOG-24: the order with its way cut where a tile with a corps comes within 4
// in of it; the verb kEndElement where nothing is left of it.
Order CutAtTiles(const Battle& b, ElementId e, const Order& order,
                 const MovePlan& plan) {
  const Verb verb = static_cast<Verb>(order.verb);
  const bool march = verb == Verb::kMarch || verb == Verb::kAboutMarch;
  if (!b.scenario.has_fog() ||
      (!march && verb != Verb::kAdvance && verb != Verb::kAbout)) {
    return order;
  }
  const Side side = b.data(e).side;
  const BaseSize base = BaseOf(b.scenario);
  int first = 1;
  if (!march) {
    const Heading facing = b.unit(e).facing;
    const Heading before = verb == Verb::kAbout ? facing.Opposite() : facing;
    const int turn = before.TurnTo(plan.end.facing);
    if (turn != 0) {
      const Order cut =
          CutWheel(b, e, order, plan, {plan.track[0], before}, turn);
      if (!(cut == order)) return cut;
      first = 2;
    }
  }
  for (int i = first; i < plan.track_count; ++i) {
    const Point from = plan.track[static_cast<size_t>(i - 1)];
    const Point to = plan.track[static_cast<size_t>(i)];
    const Vec leg = to - from;
    Shape shape;
    if (march) {
      shape.Add(BlockBehind({from, BearingOf(leg)}, base));
    } else {
      shape = ShapeOf(b.scenario, plan.end).Moved(-leg);
    }
    const int steps = std::max(1, LengthOf(leg).ticks);
    const auto swept = [&](int step) {
      Swept path;
      path.AddRun(shape, Scaled(leg, step, steps));
      return path;
    };
    const auto there = [&](int step) {
      return shape.Moved(Scaled(leg, step, steps));
    };
    const int made = StepsToTiles(b, side, steps, swept, there);
    if (made == steps) continue;
    // What goes before is done; less than two ticks are no leg.
    Vec run = Scaled(leg, i > 1 ? std::max(made, 2) : made, steps);
    // Where it may not stop it stops sooner.
    for (; LengthOf(run) > Ticks(0); run = Scaled(run, 3, 4)) {
      Order cut = order;
      cut.amount = 0;
      cut.pose.centre = from + run;
      if (march) {
        cut.pose.heading = BearingOf(run);
        cut.via = i == 1 ? cut.pose.centre : plan.track[1];
        // A third leg is told by its length.
        if (i == 3) cut.amount = LengthOf(run).ticks;
      }
      MovePlan less;
      if (PlanMove(b, e, cut, less).ok()) return cut;
      if (LengthOf(run) < Ticks(40)) break;
    }
    return Order{.verb = static_cast<uint8_t>(Verb::kEndElement)};
  }
  return order;
}

void CarryOut(const Battle& b, ElementId e, const Order& declared) {
  MovePlan plan;
  BERTHIER_CHECK(PlanMove(b, e, declared, plan).ok());
  const Order order = CutAtTiles(b, e, declared, plan);
  if (!(order == declared)) {
    if (static_cast<Verb>(order.verb) == Verb::kEndElement) return;
    plan = MovePlan();
    BERTHIER_CHECK(PlanMove(b, e, order, plan).ok());
  }
  const Verb verb = static_cast<Verb>(order.verb);
  const Pose from = b.unit(e).pose();
  const Point centre = b.unit(e).centre;
  const bool disrupted = IsDisrupted(b, e);
  int markers = RiverMarkers(b, e, plan.whole_track());
  if (plan.about) markers += kMarkerTable.about_face;
  ElementSet friends;
  if (plan.travels) {
    // MOV-20; SET-05, SET-09: a town is difficult where one goes in or out.
    const bool town = plan.enters || verb == Verb::kLeave;
    if (town || DifficultUnder(b, plan.path)) markers += kMarkerTable.difficult;
    // MOV-24, MOV-25; who goes through a gate meets nobody on the way.
    if (!town && !IsArtillery(b, e)) {
      Swept end;
      end.AddRun(ShapeOf(b.scenario, plan.end), {});
      friends = FriendsUnder(b, e, plan.path) | FriendsUnder(b, e, end);
    }
    if (!friends.empty()) markers += kMarkerTable.interpenetration;
  }
  if (IsSome(plan.intrudes)) {  // SET-24
    SettleMarkers(b, e, plan, disrupted, markers);
    PushCharge(b, e, plan.intrudes, ChargeKind::kEnter, plan.side);
    return;
  }
  const PieceId town = b.unit(e).settlement;
  if (plan.travels) DropContacts(b, e);  // STA-08
  b.unit(e) = plan.end;
  Settle(b, e);
  if (verb == Verb::kLeave) {
    TellMove(b, EventCode::kLeavesSettlement, b.scenario.Entity(e), from,
             b.unit(e).pose(), b.scenario.Entity(town));
  } else {
    TellPlan(b, e, verb, from);
  }
  SettleMarkers(b, e, plan, disrupted, markers);
  MarkFriends(b, friends);
  if (plan.travels) PassOver(b, e, centre, plan.path);
}

}  // namespace

Verdict CheckMove(PositionView f, ElementId e, const Order& order) {
  MovePlan plan;
  return PlanMove(f, e, order, plan);
}

Progress AdvanceMove(const Battle& b) {
  const ElementId e = TopFrame(b.state).unit;
  PopFrame(b);
  BeginMove(b);
  CarryOut(b, e, OrderFrom(b.state.declared, b.scenario.Entity(e)));
  return Progress::kAgain;
}

}  // namespace berthier::la_grande_armee
