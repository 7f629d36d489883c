#include "engine/rulesets/la_grande_armee/setup/proposals.h"

#include <algorithm>
#include <array>

#include "engine/kit/orders/deployment.h"
#include "engine/kit/orders/draw_order.h"
#include "engine/model/fault.h"
#include "engine/rulesets/la_grande_armee/board/frames.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"
#include "engine/rulesets/la_grande_armee/fog/places.h"
#include "engine/rulesets/la_grande_armee/fog/reveal.h"
#include "engine/rulesets/la_grande_armee/fog/scouts.h"
#include "engine/rulesets/la_grande_armee/fog/spying.h"
#include "engine/rulesets/la_grande_armee/fog/tiles.h"
#include "engine/rulesets/la_grande_armee/setup/deployment.h"
#include "engine/rulesets/la_grande_armee/setup/fog_setup.h"
#include "engine/tabletop/function_ref.h"

namespace berthier::la_grande_armee {
namespace {

using Taker = FunctionRef<bool(const Order&)>;

// Proposals of one decision at most, where places are chosen.
constexpr int kMostPlaces = 24;
constexpr int kTries = 12;  // of random places

Order Said(Verb verb, EntityId subject, EntityId object = EntityId::kNone) {
  return {
      .verb = static_cast<uint8_t>(verb), .subject = subject, .object = object};
}
int UsualFiles(PositionView f, ElementId e) {
  return std::max(1, (f.unit(e).bases() + 1) / 2);
}

class Offers {
 public:
  Offers(PositionView f, Taker take)
      : f_(f),
        take_(take),
        about_(f.state.awaits.about()),
        side_(f.state.awaits.side) {}

  void All() {
    switch (static_cast<Decision>(f_.state.awaits.kind)) {
      case Decision::kDeploy:
        return ForEachDeployment(f_, take_);
      case Decision::kNameSide:
        return Sides();
      case Decision::kDeployItem:
        return HasFrame(f_.state) ? ForEachEntry(f_, take_) : Picks();
      case Decision::kTile:
        return Verbs({Verb::kDeclareTile, Verb::kMoveTile, Verb::kHoldTile});
      case Decision::kTilePath:
        return TilePaths();
      case Decision::kReveal:
        return ForEachRevealOrder(f_, take_);
      case Decision::kScout:
        return Rides();
      case Decision::kSpy:
        return Tiles();
      case Decision::kReturn:
        return Verbs({Verb::kReturn, Verb::kRemain});
      case Decision::kFogSetup:
        return Secrets();
      default:
        BERTHIER_CHECK(false);
    }
  }

 private:
  Heading Ahead() const { return HomeWay(f_, side_).Opposite(); }

  void Verbs(std::initializer_list<Verb> verbs) {
    for (const Verb verb : verbs) {
      if (take_(Said(verb, about_))) return;
    }
  }
  void Sides() {
    for (const Side side : {Side::kFirst, Side::kSecond}) {
      const Order order = Said(Verb::kNameSide, f_.scenario.Entity(side));
      if (CheckNameSide(f_, order).ok() && take_(order)) return;
    }
  }
  void Picks() {
    for (const TileId t : f_.scenario.side(side_).tiles) {
      const Order order = Said(Verb::kPick, f_.scenario.Entity(t));
      if (CheckDeployItem(f_, order).ok() && take_(order)) return;
    }
    for (int i = 0; i < f_.scenario.unit_count(); ++i) {
      const Order order =
          Said(Verb::kPick, f_.scenario.Entity(MakeId<ElementId>(i)));
      if (CheckDeployItem(f_, order).ok() && take_(order)) return;
    }
  }

  void TilePaths() {
    const TileId t = f_.scenario.As<TileId>(about_);
    const TileState& tile = f_.state.tile(t);
    Order order = Said(Verb::kTilePath, about_);
    const auto offer = [&](Point p, Heading facing) {
      order.pose = {p, facing};
      order.via = p;
      return CheckTilePath(f_, order).ok() && take_(order);
    };
    if (offer(tile.pos, tile.facing)) return;
    const Length most = Ticks(TopFrame(f_.state).ticks);
    for (const Length far : {most, most / 2}) {
      for (int k = 0; k < 8; ++k) {
        const Heading way = Ahead().Turned(k * Heading::kSteps / 8);
        const Point p = tile.pos + Along(Forward(way), far);
        if (offer(p, way)) return;
        if (way != tile.facing && offer(p, tile.facing)) return;
      }
    }
  }

  void Rides() {
    const ElementId e = f_.scenario.As<ElementId>(about_);
    if (take_(Said(Verb::kStay, about_))) return;
    Order order = Said(Verb::kScoutMove, about_);
    order.amount = UsualFiles(f_, e);
    const Length most = Ticks(TopFrame(f_.state).ticks);
    for (const Length far : {most, most / 2}) {
      for (int k = 0; k < 8; ++k) {
        const Heading way = Ahead().Turned(k * Heading::kSteps / 8);
        order.pose = {f_.unit(e).place + Along(Forward(way), far), way};
        order.via = order.pose.centre;
        if (CheckScout(f_, order).ok() && take_(order)) return;
      }
    }
  }

  void Tiles() {
    for (const TileId t : f_.scenario.side(Opponent(side_)).tiles) {
      const Order order = Said(Verb::kSpy, about_, f_.scenario.Entity(t));
      if (CheckSpy(f_, order).ok() && take_(order)) return;
    }
    take_(Said(Verb::kGo, about_));
  }

  void Secrets() {
    const auto offer = [&](const Order& order) {
      return CheckFogSetup(f_, order).ok() && take_(order);
    };
    bool done = false;
    f_.scenario.side(side_).elements.ForEach([&](ElementId e) {
      const EntityId who = f_.scenario.Entity(e);
      done = done || offer(Said(Verb::kDetach, who)) ||
             offer(Said(Verb::kStay, who));
    });
    if (done) return;
    for (const TileId t : f_.scenario.side(side_).tiles) {
      const EntityId tile = f_.scenario.Entity(t);
      if (offer(Said(Verb::kWithTile, about_, tile))) return;
      for (const CorpsId c : f_.scenario.side(side_).corps) {
        if (offer(Said(Verb::kLay, tile, f_.scenario.Entity(c)))) return;
      }
      if (offer(Said(Verb::kLayDummy, tile))) return;
    }
    if (offer(Said(Verb::kNoMore, EntityId::kNone))) return;
    const int32_t inland = Inches(3).ticks;
    const bool south = f_.scenario.side(side_).baseline == TableEdge::kSouth;
    Order order = Said(Verb::kPlaceLeader, about_);
    order.pose.centre = {
        f_.scenario.ground.width.ticks / 2,
        south ? inland : f_.scenario.ground.depth.ticks - inland};
    offer(order);
  }

  const PositionView f_;
  const Taker take_;
  const EntityId about_;
  const Side side_;
};

bool IsLegal(PositionView f, const Order& order) {
  switch (static_cast<Decision>(f.state.awaits.kind)) {
    case Decision::kDeploy:
      return CheckDeploy(f, order).ok();
    case Decision::kDeployItem:
      return CheckDeployItem(f, order).ok();
    case Decision::kTilePath:
      return CheckTilePath(f, order).ok();
    case Decision::kScout:
      return CheckScout(f, order).ok();
    default:
      return CheckReveal(f, order).ok();
  }
}

// FOG-08: somewhere behind the baseline, as far as the dice allow.
Point DrawEntry(PositionView f, Chooser& chooser, Side side) {
  const Ground& ground = f.scenario.ground;
  const Length most = std::max(Ticks(TopFrame(f.state).ticks), Inches(3));
  const int32_t x = DrawBelow(chooser, ground.width.ticks);
  const int32_t inland = DrawLength(chooser, most).ticks;
  const bool south = f.scenario.side(side).baseline == TableEdge::kSouth;
  return {x, south ? inland : ground.depth.ticks - inland};
}

// A random order at a random place; false if the decision is about no place.
bool DrawAPlace(PositionView f, Chooser& chooser, Order& order) {
  const EntityId about = f.state.awaits.about();
  const ElementId e = f.scenario.As<ElementId>(about);
  const Side side = f.state.awaits.side;
  order = Said(Verb::kDeploy, about);
  order.pose.heading = HomeWay(f, side).Opposite();
  if (IsSome(e)) order.amount = 1 + DrawBelow(chooser, f.unit(e).bases());
  const auto toward = [&](Point from) {
    const Length far =
        DrawLength(chooser, Ticks(std::max(1, TopFrame(f.state).ticks)));
    order.pose.heading = DrawHeading(chooser);
    order.pose.centre = from + Along(Forward(DrawHeading(chooser)), far);
    order.via = order.pose.centre;
  };
  switch (static_cast<Decision>(f.state.awaits.kind)) {
    case Decision::kDeploy:
      if (!IsSome(e) && !IsSome(f.scenario.As<LeaderId>(about))) return false;
      if (!IsSome(e)) order = Said(Verb::kPlaceLeader, about);
      order.pose.centre = DrawIn(chooser, f.scenario.side(side).zone);
      return true;
    case Decision::kDeployItem:
      if (!HasFrame(f.state)) return false;
      if (!IsSome(e)) order.verb = static_cast<uint8_t>(Verb::kDeployHere);
      if (!IsSome(e)) order.amount = 0;
      order.pose.centre = f.scenario.side(side).fog == FogMode::kEncounter
                              ? DrawEntry(f, chooser, side)
                              : DrawIn(chooser, f.scenario.side(side).zone);
      return true;
    case Decision::kTilePath:
      order = Said(Verb::kTilePath, about);
      toward(f.state.tile(f.scenario.As<TileId>(about)).pos);
      return true;
    case Decision::kScout:
      order.verb = static_cast<uint8_t>(Verb::kScoutMove);
      toward(f.unit(e).place);
      return true;
    case Decision::kReveal: {
      const Frame& frame = TopFrame(f.state);
      order = Said(IsSome(e) ? Verb::kDeployHere : Verb::kPlaceLeader, about);
      if (IsSome(e)) order.pose.heading = DrawHeading(chooser);
      const Length far = DrawLength(chooser, Inches(kDistances.reveal));
      order.pose.centre =
          frame.place + Along(Forward(DrawHeading(chooser)), far);
      return true;
    }
    default:
      return false;
  }
}

}  // namespace

void ProposeSetup(PositionView f, std::vector<Order>& orders) {
  int left = kMostPlaces;
  Offers(f, [&](const Order& order) {
    orders.push_back(order);
    return --left == 0;
  }).All();
}

Order DrawSetup(PositionView f, Chooser& chooser) {
  Order order;
  for (int i = 0; i < kTries && DrawAPlace(f, chooser, order); ++i) {
    if (IsLegal(f, order)) return order;
  }
  AnyOf any(chooser);
  int left = kMostPlaces;
  Offers(f, [&](const Order& offered) {
    if (any.Takes()) order = offered;
    return --left == 0;
  }).All();
  BERTHIER_CHECK(!any.none());
  return order;
}

}  // namespace berthier::la_grande_armee
