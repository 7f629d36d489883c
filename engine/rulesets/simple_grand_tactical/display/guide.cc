#include "engine/rulesets/simple_grand_tactical/display/guide.h"

#include <array>
#include <optional>

#include "engine/geometry/direction.h"
#include "engine/kit/display/way.h"
#include "engine/model/sentence.h"
#include "engine/rulesets/simple_grand_tactical/board/contacts.h"
#include "engine/rulesets/simple_grand_tactical/board/sight.h"
#include "engine/rulesets/simple_grand_tactical/board/zones.h"
#include "engine/rulesets/simple_grand_tactical/facts/tables.h"
#include "engine/rulesets/simple_grand_tactical/facts/vocabulary.h"
#include "engine/rulesets/simple_grand_tactical/fire/shot.h"
#include "engine/rulesets/simple_grand_tactical/movement/charge.h"
#include "engine/rulesets/simple_grand_tactical/movement/course.h"
#include "engine/tabletop/outline.h"

namespace berthier::simple_grand_tactical {
namespace {

// As a tape measure shows it: in millimetres.
std::string Say(Length length) {
  constexpr int32_t kMillimetre = Centimetres(1).ticks / 10;
  const int32_t whole = (length.ticks + kMillimetre / 2) / kMillimetre;
  return InWords(Ticks(whole * kMillimetre), kCentimetreUnit);
}

// Less off than this, and no side is said: half a degree.
constexpr int kStraight = 2;

std::string SayTurn(Heading from, Heading to) {
  const int turn = from.TurnTo(to);
  if (turn == Heading::kSteps / 2) return "turns about";
  return "turns " + InDegrees(turn < 0 ? -turn : turn) + " degrees to the " +
         (turn < 0 ? "left" : "right");
}

// "moves 13 cm straight ahead", "moves 6 cm, 45 degrees to the right".
std::string SayLeg(Heading facing, Vec by) {
  const int turn = facing.TurnTo(BearingOf(by));
  const int off = turn < 0 ? -turn : turn;
  const std::string text = "moves " + Say(LengthOf(by));
  if (off <= kStraight) return text + " straight ahead";
  if (off >= Heading::kSteps / 2 - kStraight) return text + " straight back";
  const std::string side = turn < 0 ? "left" : "right";
  if (off > Heading::kSteps / 4 + kStraight) {
    return text + " back and to the " + side + ", " +
           InDegrees(Heading::kSteps / 2 - off) + " degrees off straight back";
  }
  return text + ", " + InDegrees(off) + " degrees to the " + side;
}

// The enemies whom u would touch there: "A1 and A3".
std::string TouchedAt(PositionView f, UnitId u, const Block& block) {
  std::string names;
  f.foes(u).units.ForEach([&](UnitId e) {
    if (!f.unit(e).on_table() || !Within(block, BlockOf(f, e), kContact)) {
      return;
    }
    names += (names.empty() ? "" : " and ") + f.data(e).name;
  });
  return names;
}

class Way {
 public:
  Way(PositionView f, UnitId u)
      : f_(f), u_(u), formation_(f.unit(u).formation), pose_(f.unit(u).pose()) {
    Add(pose_, formation_, "");
  }

  // To another formation or facing on the spot, if it is another.
  void Drill(Pose to, Formation formation) {
    std::string words;
    if (formation != formation_) words = SayForming(formation);
    if (to.heading != pose_.heading) {
      words += words.empty() ? "" : " and ";
      words += SayTurn(pose_.heading, to.heading);
    }
    if (!words.empty()) Add(to, formation, std::move(words));
  }
  void March(Point to) {
    if (to == pose_.centre) return;
    Add({to, pose_.heading}, formation_,
        SayLeg(pose_.heading, to - pose_.centre));
  }
  void Touch() {
    const std::string names =
        TouchedAt(f_, u_, MakeBlock(pose_, SizeOf(f_.data(u_), formation_)));
    if (!names.empty() && way_.size() > 1) {
      way_.back().words += " into contact with " + names;
    }
  }
  Pose pose() const { return pose_; }
  std::vector<Waypoint> Take() { return std::move(way_); }

 private:
  void Add(Pose pose, Formation formation, std::string words) {
    pose_ = pose;
    formation_ = formation;
    way_.push_back(
        StandingAt(pose, SizeOf(f_.data(u_), formation), std::move(words)));
  }

  const PositionView f_;
  const UnitId u_;
  Formation formation_;
  Pose pose_;
  std::vector<Waypoint> way_;
};

bool AfterMelee(PositionView f) {
  return f.state.awaits.what == Awaited::What::kDecision &&
         f.state.awaits.kind == static_cast<uint8_t>(Decision::kControlled);
}

std::vector<Waypoint> WayOfMove(PositionView f, UnitId u, const Order& order) {
  MovePlan plan;
  const MoveOccasion occasion =
      AfterMelee(f) ? MoveOccasion::kControlled : MoveOccasion::kMovementPhase;
  if (!PlanMove(f, order, occasion, plan).ok()) return {};
  const Course& course = plan.course;
  Way way(f, u);
  way.Drill(plan.start, course.first);
  for (size_t i = 0; i < course.leg_count; ++i) {
    way.Drill({way.pose().centre, course.legs[i].heading}, course.first);
    way.March(course.legs[i].to);
  }
  if (plan.contact) way.Touch();
  way.Drill(plan.end, course.last);
  return way.Take();
}

std::vector<Waypoint> WayOfCharge(PositionView f, UnitId u, UnitId target) {
  Pose end;
  const ChargeOccasion occasion = AfterMelee(f) ? ChargeOccasion::kControlled
                                                : ChargeOccasion::kChargePhase;
  if (!IsSome(target) || !PlanCharge(f, u, target, occasion, end).ok()) {
    return {};
  }
  Way way(f, u);
  way.March(end.centre);
  way.Touch();
  return way.Take();
}

std::vector<Waypoint> WayOfSquare(PositionView f, UnitId u) {
  Pose square;
  if (!CheckFormSquare(f, u, square).ok()) return {};
  Way way(f, u);
  way.Drill(square, Formation::kSquare);
  return way.Take();
}

// The marker of SGT-BAS-11, as a square that goes round it.
Block Marker(Point p) {
  const Length size = Centimetres(2);
  return MakeBlock({p, {}}, {size, size});
}

std::vector<Waypoint> WayOfLeader(PositionView f, GeneralId g, Point to) {
  if (!f.state.general(g).on_table()) return {};
  return WayOfRide(Marker(f.state.general(g).pos), to, kCentimetreUnit);
}

std::vector<Point> Around(Point p, Length radius) {
  const Block dot = MakeBlock({p, {}}, {Ticks(2), Ticks(2)});
  return GrownOutline(dot.corners(), radius);
}

std::vector<Point> FrontOutline(PositionView f, UnitId u, Length range) {
  if (f.unit(u).all_round()) {
    return GrownOutline(BlockOf(f, u).corners(), range);
  }
  return ArcOutline(f.unit(u).pose(), SizeOf(f, u), Heading::kSteps / 8, range);
}

// Who may pay a pass for whom (SGT-CMD-02, 03).
void AddNoteOnPass(PositionView f, EntityId leader, EntityId unit,
                   std::vector<std::string>& notes) {
  const GeneralId g = f.scenario.As<GeneralId>(leader);
  const UnitId u = f.scenario.As<UnitId>(unit);
  if (!IsSome(g) || !IsSome(u) || !f.unit(u).on_table() ||
      f.scenario.corps_data(f.data(u).corps).commander != g) {
    return;
  }
  const bool near = DistanceFrom(f, f.state.general(g).pos, u) <=
                    Centimetres(kDistances.pass) + kLimit;
  notes.push_back(f.data(u).name + (near ? " is" : " is not") +
                  " in reach of his passes, " +
                  Say(Centimetres(kDistances.pass)));
}

void AddNoteOnFire(PositionView f, UnitId u, UnitId e,
                   std::vector<std::string>& notes) {
  if (f.data(u).side == f.data(e).side || !f.unit(u).on_table() ||
      !f.unit(e).on_table() || !f.data(u).fires ||
      f.unit(u).formation == Formation::kLimbered) {
    return;
  }
  const std::string way = f.data(u).name + " to " + f.data(e).name;
  const std::optional<Length> range = RangeTo(f, u, e);
  if (!range.has_value()) {
    notes.push_back(f.data(e).name + " is outside the 45 degrees of " +
                    f.data(u).name);
  } else if (*range > ReachOf(f.data(u)) + kLimit) {
    notes.push_back("the range from " + way + " is " + Say(*range) +
                    ", too far for its " + Say(ReachOf(f.data(u))));
  } else if (HasLine(f, u, e)) {
    notes.push_back("the range from " + way + " is " + Say(*range) +
                    ", and the line is clear");
  } else {
    const UnitId blocker = InTheWay(f, u, e);
    notes.push_back("the line from " + way + " is blocked by " +
                    (IsSome(blocker) ? f.data(blocker).name : "the ground"));
  }
}

}  // namespace

std::vector<Waypoint> WayOfOrder(PositionView f, const Order& order) {
  const Verb verb = static_cast<Verb>(order.verb);
  const UnitId target = f.scenario.As<UnitId>(order.object);
  if (const GeneralId g = f.scenario.As<GeneralId>(order.subject); IsSome(g)) {
    if (verb == Verb::kRide) return WayOfLeader(f, g, order.pose.centre);
    if (verb != Verb::kJoin || !IsSome(target)) return {};
    return WayOfLeader(f, g, f.unit(target).centre);
  }
  const UnitId u = f.scenario.As<UnitId>(order.subject);
  if (!IsSome(u) || !f.unit(u).on_table()) return {};
  switch (verb) {
    case Verb::kMove:
    case Verb::kMarch:
    case Verb::kForm:
      return WayOfMove(f, u, order);
    case Verb::kCharge:
      return WayOfCharge(f, u, target);
    case Verb::kFormSquare:
      return WayOfSquare(f, u);
    default:
      return {};
  }
}

std::vector<Zone> ZonesOf(PositionView f, EntityId id) {
  if (const GeneralId g = f.scenario.As<GeneralId>(id); IsSome(g)) {
    if (!f.state.general(g).on_table() ||
        f.scenario.general(g).rank != Rank::kCorpsCommander) {
      return {};
    }
    const Length pass = Centimetres(kDistances.pass);
    return {{"passes, " + Say(pass), Around(f.state.general(g).pos, pass)}};
  }
  const UnitId u = f.scenario.As<UnitId>(id);
  if (!IsSome(u) || !f.unit(u).on_table()) return {};
  const UnitData& data = f.data(u);
  const auto zone = [&](std::string_view name, Length range) {
    return Zone{std::string(name) + ", " + Say(range),
                FrontOutline(f, u, range)};
  };
  if (data.arm == Arm::kCavalry) {
    const int light = data.light ? kMoveRates.light_charge : 0;
    return {zone("charge", Centimetres(kMoveRates.charge + light))};
  }
  if (!data.fires || f.unit(u).formation == Formation::kLimbered) return {};
  if (data.arm == Arm::kInfantry) {
    return {zone("musketry", Centimetres(kMusketRange))};
  }
  std::vector<Zone> zones;
  const Length range =
      Centimetres(kGunRanges[static_cast<size_t>(data.gun_class)]);
  constexpr std::array<std::string_view, 3> kBands = {
      "normal range", "double range", "triple range"};
  for (int band = kRangeBands; band > 0; --band) {
    zones.push_back(zone(kBands[static_cast<size_t>(band - 1)], range * band));
  }
  return zones;
}

void MeasureFromPoints(PositionView f, EntityId a, EntityId b,
                       Measure& measure) {
  const auto place = [f](EntityId id) -> std::optional<Point> {
    const GeneralId g = f.scenario.As<GeneralId>(id);
    if (!IsSome(g)) return std::nullopt;
    return f.state.general(g).pos;
  };
  const std::optional<Point> from = place(a), to = place(b);
  const UnitId u = f.scenario.As<UnitId>(a), v = f.scenario.As<UnitId>(b);
  if (from && to) {
    measure.length = Distance(*from, Segment{*to, *to});
  } else if (from && IsSome(v)) {
    measure.length = DistanceFrom(f, *from, v);
  } else if (to && IsSome(u)) {
    measure.length = DistanceFrom(f, *to, u);
  } else {
    return;
  }
  measure.from = from.value_or(measure.from);
  measure.to = to.value_or(measure.to);
}

std::vector<std::string> NotesOn(PositionView f, EntityId a, EntityId b) {
  std::vector<std::string> notes;
  const UnitId u = f.scenario.As<UnitId>(a), v = f.scenario.As<UnitId>(b);
  if (IsSome(u) && IsSome(v) && ContactBetween(f.state, u, v) >= 0) {
    notes.emplace_back("they are in contact");
  } else if (IsSome(u) && IsSome(v)) {
    AddNoteOnFire(f, u, v, notes);
    AddNoteOnFire(f, v, u, notes);
  }
  AddNoteOnPass(f, a, b, notes);
  AddNoteOnPass(f, b, a, notes);
  return notes;
}

}  // namespace berthier::simple_grand_tactical
