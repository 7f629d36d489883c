#include "engine/rulesets/la_grande_armee/display/guide.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "engine/geometry/direction.h"
#include "engine/kit/display/say_manoeuvre.h"
#include "engine/kit/display/way.h"
#include "engine/model/sentence.h"
#include "engine/rulesets/la_grande_armee/charge/reach.h"
#include "engine/rulesets/la_grande_armee/combat/fire.h"
#include "engine/rulesets/la_grande_armee/display/counted.h"
#include "engine/rulesets/la_grande_armee/display/outlines.h"
#include "engine/rulesets/la_grande_armee/facts/vocabulary.h"
#include "engine/rulesets/la_grande_armee/field/contact.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"
#include "engine/rulesets/la_grande_armee/fog/places.h"
#include "engine/rulesets/la_grande_armee/movement/plan.h"
#include "engine/tabletop/manoeuvre.h"
#include "engine/tabletop/outline.h"

namespace berthier::la_grande_armee {
namespace {

std::string Say(Length length) { return InWords(length, kLengthUnit); }

// ---- Ways -------------------------------------------------------------------

Waypoint At(const Scenario& s, const ElementState& unit,
            std::string words = {}) {
  return {.pose = unit.pose(),
          .outline = OutlineOf(s, unit),
          .words = std::move(words)};
}

class Way {
 public:
  Way(PositionView f, ElementId e) : s_(f.scenario), unit_(f.unit(e)) {
    way_.push_back(At(s_, unit_));
  }
  void About(Point front) {
    unit_.facing = unit_.facing.Opposite();
    To(front, "turns about");
  }
  // Of a column: `reversed` has its tail as its head.
  void TailFirst(const ElementState& reversed) {
    unit_ = reversed;
    way_.push_back(At(s_, unit_, "turns about"));
  }
  void Wheel(Point front, Heading to) {
    const int turn = unit_.facing.TurnTo(to);
    const Hand hand = turn < 0 ? Hand::kLeft : Hand::kRight;
    std::string words =
        SayLeg(unit_.facing, Leg::Wheel(hand, std::abs(turn)), kLengthUnit);
    unit_.facing = to;
    To(front, std::move(words));
  }
  void Straight(Point to) {
    if (to == unit_.place) return;
    const Leg leg = Leg::Translation(unit_.facing, to - unit_.place);
    To(to, SayLeg(unit_.facing, leg, kLengthUnit));
  }
  // Of the head of a column, drawn as its first base.
  void March(Point to) {
    const Vec leg = to - unit_.place;
    unit_.facing = BearingOf(leg);
    unit_.place = to;
    const Block head = BlockBehind(unit_.pose(), BaseOf(s_));
    way_.push_back({.pose = unit_.pose(),
                    .outline = berthier::OutlineOf(head),
                    .words = "marches " + Say(LengthOf(leg))});
  }
  // The last point is where and how the element ends.
  void End(const ElementState& end, std::string words) {
    if (words.empty() && way_.size() > 1) {
      // Its last leg, drawn with the bases that follow.
      words = way_.back().words;
      way_.pop_back();
    }
    way_.push_back(At(s_, end, std::move(words)));
  }
  std::vector<Waypoint> Take() {
    return way_.size() > 1 ? std::move(way_) : std::vector<Waypoint>();
  }

 private:
  void To(Point front, std::string words) {
    unit_.place = front;
    Refit(s_, unit_);
    way_.push_back(At(s_, unit_, std::move(words)));
  }

  const Scenario& s_;
  ElementState unit_;
  std::vector<Waypoint> way_;
};

// FOG-24: whether a tile may stop it.
bool MeetsTile(PositionView f, ElementId e, const Swept& path) {
  return IsSome(FirstTile(f, Opponent(f.data(e).side), [&](TileId t) {
    return path.Within(SmallPolygon(TileBlock(f, t)),
                       Inches(kDistances.tile_near));
  }));
}

std::vector<Waypoint> WayOfMove(PositionView f, ElementId e,
                                const Order& order) {
  MovePlan plan;
  if (!PlanMove(f, e, order, plan).ok() || IsSome(plan.intrudes) ||
      (plan.travels && MeetsTile(f, e, plan.path))) {
    return {};
  }
  Way way(f, e);
  const auto track = plan.whole_track();
  const Verb verb = static_cast<Verb>(order.verb);
  switch (verb) {
    case Verb::kAdvance:
    case Verb::kAbout: {
      size_t next = 1;
      const Heading before =
          verb == Verb::kAbout ? f.unit(e).facing.Opposite() : f.unit(e).facing;
      if (verb == Verb::kAbout) way.About(track[0]);
      if (before != plan.end.facing) {
        way.Wheel(track[next], plan.end.facing);
        ++next;
      }
      for (; next < track.size(); ++next) way.Straight(track[next]);
      break;
    }
    case Verb::kMarch:
    case Verb::kAboutMarch:
      if (verb == Verb::kAboutMarch) way.TailFirst(Reversed(f, e));
      for (size_t i = 1; i < track.size(); ++i) way.March(track[i]);
      way.End(plan.end, "");
      break;
    case Verb::kFormLine:
      way.End(plan.end,
              "forms a line of " + Counted(order.amount, "file", "files"));
      break;
    case Verb::kFormMarch:
      way.End(plan.end, "forms a column of march");
      break;
    case Verb::kFormSquare:
      way.End(plan.end, "forms square");
      break;
    case Verb::kRealign:
      way.End(plan.end, "mans the sides anew");
      break;
    case Verb::kEnter:
      way.End(plan.end,
              "enters " + std::string(NameOf(f.scenario, order.object)));
      break;
    default:
      way.End(plan.end, "comes out");
      break;
  }
  return way.Take();
}

std::vector<Waypoint> WayOfScout(PositionView f, ElementId e,
                                 const Order& order) {
  ElementState end = f.unit(e);
  end.form = Form::kDeployed;
  end.place = order.pose.centre;
  end.facing = order.pose.heading;
  end.files = static_cast<uint8_t>(order.amount);
  Refit(f.scenario, end);
  const Length far = LengthOf(order.via - f.unit(e).place) +
                     LengthOf(order.pose.centre - order.via);
  Way way(f, e);
  way.End(end, "rides " + Say(far));
  return way.Take();
}

std::vector<Waypoint> WayOfTile(PositionView f, TileId t, const Order& order) {
  const TileState& tile = f.state.tile(t);
  const Length far =
      LengthOf(order.via - tile.pos) + LengthOf(order.pose.centre - order.via);
  // Where it meets an enemy it stops (FOG-17).
  Swept path;
  path.AddRun(MakeBlock({tile.pos, order.pose.heading}, kTileSize),
              order.via - tile.pos);
  path.AddRun(MakeBlock({order.via, order.pose.heading}, kTileSize),
              order.pose.centre - order.via);
  const Length near = Inches(kDistances.tile_near);
  const Side foe = Opponent(f.scenario.tile(t).side);
  const ElementId met =
      FirstNear(f, f.scenario.side(foe).elements, path.box(), near,
                [&](ElementId e) { return path.Within(ShapeOf(f, e), near); });
  if (IsSome(met)) return {};
  return {StandingAt({tile.pos, tile.facing}, kTileSize),
          StandingAt(order.pose, kTileSize, "moves " + Say(far))};
}

std::vector<Waypoint> WayOfLeader(PositionView f, LeaderId l,
                                  const Order& order) {
  const LeaderState& leader = f.state.leader(l);
  const Verb verb = static_cast<Verb>(order.verb);
  if (!leader.on_table() || (verb != Verb::kRide && verb != Verb::kAttach)) {
    return {};
  }
  Point to = order.pose.centre;
  const Length far = LengthOf(to - leader.pos);
  if (const ElementId e = f.scenario.As<ElementId>(order.object); IsSome(e)) {
    to = f.unit(e).place;
  }
  LeaderState there = leader;
  there.pos = to;
  return {{.pose = {leader.pos, {}}, .outline = OutlineOf(leader)},
          {.pose = {to, {}},
           .outline = OutlineOf(there),
           .words = "rides " + Say(far)}};
}

// ---- Zones ------------------------------------------------------------------

bool Fires(PositionView f, ElementId e) {
  return !IsCavalry(f, e) || f.unit(e).guns > 0;
}
// The ground straight ahead of the front (FIR-03).
std::vector<Point> Ahead(PositionView f, ElementId e, Length range) {
  const ElementState& unit = f.unit(e);
  if (unit.form == Form::kSquare || unit.form == Form::kGarrison) {
    return GrownOutline(SmallPolygon(unit.block()), range);
  }
  const Block block = unit.block();
  const Length front = LengthOf(block.front_right() - block.front_left());
  const Length depth = LengthOf(block.front_left() - block.rear_left());
  return ArcOutline({unit.centre, unit.facing},
                    {Ticks(front.ticks / 2 * 2), Ticks(depth.ticks / 2 * 2)}, 0,
                    range);
}

std::vector<Zone> ZonesOfElement(PositionView f, ElementId e) {
  std::vector<Zone> zones;
  for (size_t i = kFireBands.size(); Fires(f, e) && i-- > 0;) {
    const bool any = IsInfantry(f, e) && kFireBands[i].half_dice_of_musket > 0;
    const bool guns = f.unit(e).guns > 0 && kFireBands[i].gun > 0;
    const bool heavy = f.unit(e).heavy > 0 && kFireBands[i].heavy_gun > 0;
    if (!any && !guns && !heavy) continue;
    const Length range = Inches(kFireBands[i].limit);
    zones.push_back({"fire, " + Say(range), Ahead(f, e, range)});
  }
  if (!IsArtillery(f, e) && f.unit(e).form == Form::kDeployed) {
    const Length reach = ReachOf(f, e, ChargeKind::kCharge);
    zones.push_back({"charge, " + Say(reach), Ahead(f, e, reach)});
  }
  return zones;
}

Zone RadiusOf(const LeaderState& leader, std::string name, Length radius) {
  const Block dot = {leader.pos, {-1, 1}, {1, 1}};
  return {std::move(name) + ", " + Say(radius),
          GrownOutline(dot.corners(), radius)};
}

// ---- Notes ------------------------------------------------------------------

void NoteFire(PositionView f, ElementId e, ElementId foe,
              std::vector<std::string>& notes) {
  if (f.unit(e).routing() || IsLocked(f, e) || !Fires(f, e)) return;
  Shot best;
  const int edges =
      f.unit(e).form == Form::kSquare || f.unit(e).form == Form::kGarrison
          ? kEdges
          : 1;
  for (int k = 0; k < edges; ++k) {
    const Shot shot =
        ShotAt(f, e, static_cast<Edge>(k), foe, ShotKind::kAction);
    if (shot.dice > best.dice) best = shot;
  }
  if (best.dice == 0) return;
  notes.push_back(f.data(e).name + " fires at " + f.data(foe).name + " at " +
                  Say(best.aim.range) + " with " +
                  Counted(best.dice, "die", "dice"));
}

void NoteCharge(PositionView f, ElementId e, ElementId foe,
                std::vector<std::string>& notes) {
  if (!CheckContact(f, e, foe, ChargeKind::kCharge).ok()) return;
  const Touch touch =
      FirstTouch(f, e, f.scenario.ground.width + f.scenario.ground.depth, foe);
  const Length reach = ReachOf(f, e, ChargeKind::kCharge);
  notes.push_back(f.data(e).name + " would charge " + Say(touch.gap) +
                  (touch.gap > reach ? ", too far for its " : " of its ") +
                  Say(reach));
}

void NoteRadius(PositionView f, LeaderId l, ElementId e,
                std::vector<std::string>& notes) {
  const LeaderData& data = f.scenario.leader(l);
  if (f.data(e).side != data.side) return;
  const bool army = data.kind == LeaderKind::kArmy;
  if (!army && f.data(e).corps != data.corps) return;
  const int inches = army              ? kDistances.army_radius
                     : IsCavalry(f, e) ? kDistances.horse_radius
                                       : kDistances.foot_radius;
  const bool in = WithinOf(f, e, f.state.leader(l).pos, Inches(inches));
  notes.push_back(f.data(e).name + (in ? " is" : " is not") +
                  " in the radius of " + data.name + ", " +
                  Say(Inches(inches)));
}

}  // namespace

std::vector<Waypoint> WayOfOrder(PositionView f, const Order& order) {
  if (const LeaderId l = f.scenario.As<LeaderId>(order.subject); IsSome(l)) {
    return WayOfLeader(f, l, order);
  }
  const Verb verb = static_cast<Verb>(order.verb);
  if (const TileId t = f.scenario.As<TileId>(order.subject); IsSome(t)) {
    if (verb != Verb::kTilePath) return {};
    return WayOfTile(f, t, order);
  }
  const ElementId e = f.scenario.As<ElementId>(order.subject);
  if (!IsSome(e) || !f.unit(e).on_table()) return {};
  if (verb == Verb::kScoutMove) return WayOfScout(f, e, order);
  if (verb < Verb::kAdvance || verb > Verb::kLeave) return {};
  return WayOfMove(f, e, order);
}

std::vector<Zone> ZonesOf(PositionView f, EntityId id) {
  if (const LeaderId l = f.scenario.As<LeaderId>(id); IsSome(l)) {
    const LeaderState& leader = f.state.leader(l);
    if (!leader.on_table()) return {};
    if (f.scenario.leader(l).kind == LeaderKind::kArmy) {
      return {RadiusOf(leader, "help", Inches(kDistances.army_radius))};
    }
    return {RadiusOf(leader, "cavalry", Inches(kDistances.horse_radius)),
            RadiusOf(leader, "foot", Inches(kDistances.foot_radius))};
  }
  if (const TileId t = f.scenario.As<TileId>(id); IsSome(t)) {
    if (!OnTable(f, t)) return {};
    const Length near = Inches(kDistances.tile_near);
    return {{"revealed, " + Say(near),
             GrownOutline(SmallPolygon(TileBlock(f, t)), near)}};
  }
  const ElementId e = f.scenario.As<ElementId>(id);
  if (!IsSome(e) || !f.unit(e).on_table()) return {};
  return ZonesOfElement(f, e);
}

std::vector<std::string> NotesOn(PositionView f, EntityId a, EntityId b) {
  std::vector<std::string> notes;
  const ElementId x = f.scenario.As<ElementId>(a);
  const ElementId y = f.scenario.As<ElementId>(b);
  if (IsSome(x) && IsSome(y)) {
    if (!f.unit(x).on_table() || !f.unit(y).on_table()) return notes;
    if (AreInContact(f, x, y)) {
      notes.emplace_back("they are in contact");
      return notes;
    }
    if (f.data(x).side == f.data(y).side) return notes;
    NoteFire(f, x, y, notes);
    NoteFire(f, y, x, notes);
    NoteCharge(f, x, y, notes);
    NoteCharge(f, y, x, notes);
    return notes;
  }
  for (const auto& [one, other] : {std::pair{a, b}, std::pair{b, a}}) {
    const LeaderId l = f.scenario.As<LeaderId>(one);
    const ElementId e = f.scenario.As<ElementId>(other);
    if (IsSome(l) && IsSome(e) && f.state.leader(l).on_table() &&
        f.unit(e).on_table()) {
      NoteRadius(f, l, e, notes);
    }
  }
  return notes;
}

}  // namespace berthier::la_grande_armee
