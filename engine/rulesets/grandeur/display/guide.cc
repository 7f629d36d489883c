#include "engine/rulesets/grandeur/display/guide.h"

#include <array>
#include <cstdlib>
#include <utility>

#include "engine/geometry/direction.h"
#include "engine/kit/display/say_manoeuvre.h"
#include "engine/kit/display/way.h"
#include "engine/model/sentence.h"
#include "engine/rulesets/grandeur/board/frames.h"
#include "engine/rulesets/grandeur/board/terrain.h"
#include "engine/rulesets/grandeur/board/zones.h"
#include "engine/rulesets/grandeur/combat/fire.h"
#include "engine/rulesets/grandeur/combat/line_of_fire.h"
#include "engine/rulesets/grandeur/combat/shot.h"
#include "engine/rulesets/grandeur/facts/tables.h"
#include "engine/rulesets/grandeur/facts/vocabulary.h"
#include "engine/rulesets/grandeur/movement/group_moves.h"
#include "engine/rulesets/grandeur/movement/moves.h"
#include "engine/rulesets/grandeur/movement/road.h"
#include "engine/tabletop/manoeuvre.h"
#include "engine/tabletop/outline.h"

namespace berthier::grandeur {
namespace {

std::string Say(Length length) { return InWords(length, kLengthUnit); }

// ---- Ways -------------------------------------------------------------------

class Way {
 public:
  Way(PositionView f, UnitId u) : base_(f.data(u).base) {
    way_.push_back(StandingAt(f.unit(u).pose(), base_));
  }
  void Straight(Point to) {
    const Pose from = way_.back().pose;
    if (to == from.centre) return;
    const Leg leg = Leg::Translation(from.heading, to - from.centre);
    Add({to, from.heading}, SayLeg(from.heading, leg, kLengthUnit));
  }
  void Wheel(Pose to) {
    const Pose from = way_.back().pose;
    const int turn = from.heading.TurnTo(to.heading);
    const Hand hand = turn < 0 ? Hand::kLeft : Hand::kRight;
    Add(to,
        SayLeg(from.heading, Leg::Wheel(hand, std::abs(turn)), kLengthUnit));
  }
  // Along a road: faced along each stretch.
  void March(Pose to) {
    const Length far = LengthOf(to.centre - way_.back().pose.centre);
    Add(to, "marches " + Say(far) + " by road");
  }
  void Leave(Pose to) { Add(to, "comes out"); }
  std::vector<Waypoint> Take() {
    return way_.size() > 1 ? std::move(way_) : std::vector<Waypoint>();
  }

 private:
  void Add(Pose to, std::string words) {
    way_.push_back(StandingAt(to, base_, std::move(words)));
  }

  BaseSize base_;
  std::vector<Waypoint> way_;
};

bool IsGroupPhase(PositionView f) {
  return static_cast<Decision>(f.state.awaits.kind) == Decision::kGroup;
}

std::vector<Waypoint> WayOfMove(PositionView f, UnitId u, const Order& order) {
  PlannedMove move;
  const Verdict verdict = IsGroupPhase(f) ? PlanGroupMove(f, order, move)
                                          : PlanMove(f, order, move);
  if (!verdict.ok()) return {};
  const Pose to = {move.to, move.heading};
  Way way(f, u);
  switch (move.kind) {
    case MoveKind::kWheel:
      way.Wheel(to);
      break;
    case MoveKind::kLeave:
      way.Leave(to);
      break;
    case MoveKind::kRoad: {
      const RoadWay road = RoadTo(f, u, order.pose.centre);
      for (int i = 0; i < road.count; ++i) {
        way.March(road.legs[static_cast<size_t>(i)]);
      }
      break;
    }
    default:
      way.Straight(to.centre);
      break;
  }
  return way.Take();
}

// Straight ahead into contact; after a Leader who rides away nobody knows.
std::vector<Waypoint> WayOfCharge(PositionView f, UnitId u, UnitId target) {
  if (!IsSome(target)) return {};
  const Length most = f.scenario.ground.width + f.scenario.ground.depth;
  const Length gap = ContactDistance(f, u, target, most);
  if (gap == most) return {};
  const Pose pose = f.unit(u).pose();
  Way way(f, u);
  way.Straight(pose.centre + Along(Forward(pose.heading), gap));
  return way.Take();
}

std::vector<Waypoint> WayOfLeader(PositionView f, LeaderId l,
                                  const Order& order) {
  const LeaderState& leader = f.state.leader(l);
  const Block block = LeaderBlock(f, l, leader.pos);
  const Verb verb = static_cast<Verb>(order.verb);
  if (!leader.on_table()) return {};
  if (verb == Verb::kRide) {
    return WayOfRide(block, order.pose.centre, kLengthUnit);
  }
  const UnitId u = f.scenario.As<UnitId>(order.object);
  if (verb != Verb::kAttach || !IsSome(u)) return {};
  return WayOfRide(block, f.unit(u).centre, kLengthUnit);
}

// ---- Zones ------------------------------------------------------------------

std::vector<Point> FireOutline(PositionView f, UnitId u, Length range) {
  if (f.data(u).is_light() || InBua(f, u)) {  // IMP-FIR-04
    return GrownOutline(OutlineOf(f, u), range);
  }
  return ArcOutline(f.unit(u).pose(), f.data(u).base, Heading::kSteps / 8,
                    range);
}

const std::array<int, kRangeColumns>* RangesOf(const UnitData& data) {
  if (data.is_artillery()) return &kGunFire[static_cast<size_t>(data.gun)];
  if (data.skirmish == Skirmish::kNone) return nullptr;
  return &kSkirmishFire[static_cast<size_t>(data.skirmish)];
}

// ---- Notes ------------------------------------------------------------------

void NoteFire(PositionView f, UnitId u, UnitId e,
              std::vector<std::string>& notes) {
  if (f.data(u).side == f.data(e).side || RangesOf(f.data(u)) == nullptr) {
    return;
  }
  const std::string way = f.data(u).name + " to " + f.data(e).name;
  FireLine line(f, u, e);
  if (!line.in_arc()) {
    notes.push_back(f.data(e).name + " is outside the 45 degrees of " +
                    f.data(u).name);
    return;
  }
  std::string text = "the range from " + way + " is " + Say(line.range());
  if (RangeDice(f, u, line) == kNoShot) {
    text += ", too far";
  } else if (!line.Look()) {
    text += ", and the sight is blocked";
  } else {
    const int dice = ShotDice(f, u, e, ShotKind::kActive, 0);
    text += ", with " + std::to_string(dice) + " dice" +
            (IsEnfilade(f, u, e) ? " in enfilade" : "");
  }
  notes.push_back(std::move(text));
}

void NoteRadius(PositionView f, LeaderId l, EntityId other,
                std::vector<std::string>& notes) {
  const LeaderData& data = f.scenario.leader(l);
  const UnitId u = f.scenario.As<UnitId>(other);
  const LeaderId who = f.scenario.As<LeaderId>(other);
  bool in = false;
  if (IsSome(u) && f.data(u).side == data.side) {
    in = InRadius(f, l, u);
  } else if (IsSome(who) && f.scenario.leader(who).side == data.side) {
    in = InRadius(f, l, who);
  } else {
    return;
  }
  notes.push_back(std::string(NameOf(f.scenario, other)) +
                  (in ? " is" : " is not") + " in the radius of " + data.name +
                  ", " + Say(RadiusOf(f, l)));
}

bool AreLinked(PositionView f, UnitId a, UnitId b) {
  for (int16_t i = 0; i < f.state.link_count; ++i) {
    const Link& link = f.state.links[static_cast<size_t>(i)];
    if (link.Concerns(a) && link.Concerns(b)) return true;
  }
  return false;
}

}  // namespace

std::vector<Waypoint> WayOfOrder(PositionView f, const Order& order) {
  if (const LeaderId l = f.scenario.As<LeaderId>(order.subject); IsSome(l)) {
    return WayOfLeader(f, l, order);
  }
  const UnitId u = f.scenario.As<UnitId>(order.subject);
  if (!IsSome(u) || !f.unit(u).on_table()) return {};
  switch (static_cast<Verb>(order.verb)) {
    case Verb::kForward:
    case Verb::kWheel:
    case Verb::kOblique:
    case Verb::kSideways:
    case Verb::kRearward:
    case Verb::kRoad:
    case Verb::kLeave:
      return WayOfMove(f, u, order);
    case Verb::kCharge:
    case Verb::kOpportunityCharge:
      return WayOfCharge(f, u, f.scenario.As<UnitId>(order.object));
    default:
      return {};
  }
}

std::vector<Zone> ZonesOf(PositionView f, EntityId id) {
  if (const LeaderId l = f.scenario.As<LeaderId>(id); IsSome(l)) {
    if (!f.state.leader(l).on_table()) return {};
    const Length radius = RadiusOf(f, l);
    return {{"command, " + Say(radius), GrownOutline(OutlineOf(f, l), radius)}};
  }
  const UnitId u = f.scenario.As<UnitId>(id);
  if (!IsSome(u) || !f.unit(u).on_table()) return {};
  std::vector<Zone> zones;
  const auto* ranges = RangesOf(f.data(u));
  for (size_t i = kRangeColumns; ranges != nullptr && i-- > 0;) {
    if ((*ranges)[i] == kNoShot) continue;
    const Length range = Units(f, kRanges[i]);
    zones.push_back({"fire, " + Say(range), FireOutline(f, u, range)});
  }
  if (HasZone(f, u)) {
    const Length deep = Units(f, kDistances.zone);
    zones.push_back({"zone of control, " + Say(deep),
                     berthier::OutlineOf(RectangleAhead(f, u, deep))});
  }
  return zones;
}

std::vector<std::string> NotesOn(PositionView f, EntityId a, EntityId b) {
  std::vector<std::string> notes;
  const UnitId u = f.scenario.As<UnitId>(a), v = f.scenario.As<UnitId>(b);
  if (IsSome(u) && IsSome(v)) {
    if (!f.unit(u).on_table() || !f.unit(v).on_table()) return notes;
    if (AreLinked(f, u, v)) {
      notes.emplace_back("they are in melee");
      return notes;
    }
    NoteFire(f, u, v, notes);
    NoteFire(f, v, u, notes);
    return notes;
  }
  for (const auto& [one, other] : {std::pair{a, b}, std::pair{b, a}}) {
    const LeaderId l = f.scenario.As<LeaderId>(one);
    if (IsSome(l) && f.state.leader(l).on_table()) {
      NoteRadius(f, l, other, notes);
    }
  }
  return notes;
}

}  // namespace berthier::grandeur
