#include "engine/rulesets/grande_tactique/display/guide.h"

#include <array>

#include "engine/kit/display/say_manoeuvre.h"
#include "engine/kit/display/way.h"
#include "engine/kit/orders/verb_rows.h"
#include "engine/model/sentence.h"
#include "engine/rulesets/grande_tactique/board/paying.h"
#include "engine/rulesets/grande_tactique/command/menu.h"
#include "engine/rulesets/grande_tactique/display/words.h"
#include "engine/rulesets/grande_tactique/facts/codes.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/rulesets/grande_tactique/fire/firing.h"
#include "engine/rulesets/grande_tactique/fire/line_of_fire.h"
#include "engine/rulesets/grande_tactique/movement/movement.h"
#include "engine/rulesets/grande_tactique/movement/square.h"
#include "engine/tabletop/outline.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::grande_tactique {
namespace {

constexpr std::string_view kPoints = "CP";

// Of a manoeuvre and the squaring up after it (GT-MOV-25).
std::vector<Waypoint> WayAlong(PositionView f, const Departure& departure,
                               const Movement& movement) {
  const BaseSize size = BaseOf(f, departure.unit);
  Pose pose = departure.pose;
  std::vector<Waypoint> way;
  if (departure.from == Departure::From::kArea) {
    const Area& left = f.scenario.area(departure.left);
    way.push_back(
        {.pose = f.unit(departure.unit).pose(), .outline = left.polygon});
    way.push_back(StandingAt(pose, size, "leaves " + left.name));
  } else {
    way.push_back(StandingAt(pose, size));
  }
  for (const Leg& leg : movement.manoeuvre.legs()) {
    const Pose after = After(pose, size, leg);
    way.push_back(StandingAt(after, size, SayLeg(pose.heading, leg)));
    pose = after;
  }
  if (movement.end != pose) {
    way.push_back(StandingAt(movement.end, size, "squares up"));
  }
  return way;
}

std::vector<Waypoint> WayOfMove(PositionView f, const Order& order, UnitId u) {
  const bool charges = static_cast<Verb>(order.verb) == Verb::kMoveAndCharge;
  const UnitId charged =
      charges ? f.scenario.As<UnitId>(order.object) : UnitId::kNone;
  AreaId area = AreaId::kNone;
  if (static_cast<Verb>(order.verb) == Verb::kOccupy) {
    area = f.scenario.As<AreaId>(order.object);
  } else if (charges) {
    area = AreaCentredOn(f.scenario, order.pose.centre);
  }
  Departure departure;
  Movement movement;
  if (!FindDeparture(f, u, order.via, departure).ok()) return {};
  const Mover mover(f, departure);
  if (!IsSome(area)) {
    if (!mover.To(order.pose, charged, SearchDepth::kFourLegs, movement).ok()) {
      return {};
    }
    return WayAlong(f, departure, movement);
  }
  if (!mover.Into(area, charged, movement).ok()) return {};
  std::vector<Waypoint> way = WayAlong(f, departure, movement);
  const Area& ground = f.scenario.area(area);
  way.push_back({.pose = {ground.centroid, order.pose.heading},
                 .outline = ground.polygon,
                 .words = "occupies " + ground.name});
  return way;
}

struct VerbPrice {
  Verb verb;
  int Prices::*price;
};
constexpr VerbRows kPlainPrices = std::array{
    VerbPrice{Verb::kMove, &Prices::move},
    VerbPrice{Verb::kOccupy, &Prices::move},
    VerbPrice{Verb::kMoveAndCharge, &Prices::move},
    VerbPrice{Verb::kPivot, &Prices::pivot},
    VerbPrice{Verb::kLimber, &Prices::limber},
    VerbPrice{Verb::kUnlimber, &Prices::limber},
    VerbPrice{Verb::kFormSquare, &Prices::square},
    VerbPrice{Verb::kLeaveSquare, &Prices::square},
    VerbPrice{Verb::kStartFiring, &Prices::firing},
    VerbPrice{Verb::kStopFiring, &Prices::firing},
    VerbPrice{Verb::kCharge, &Prices::charge},
    VerbPrice{Verb::kSpike, &Prices::spike},
    VerbPrice{Verb::kRally, &Prices::rally},
};

// Before any doubling; 0 for an order that costs nothing.
int PlainPrice(PositionView f, UnitId u, const Order& order) {
  const Verb verb = static_cast<Verb>(order.verb);
  const VerbPrice* const row = kPlainPrices.Find(verb);
  if (row == nullptr) return 0;
  if (verb != Verb::kMoveAndCharge) return kPrices.*row->price;
  return kPrices.charge +
         (TurnsOnTheSpot(f, u, order) ? kPrices.pivot : kPrices.move);
}

std::string ReasonOf(PositionView f, UnitId u, const Price& price) {
  const GeneralId g = f.data(u).commander;
  const std::string name = IsSome(g) ? f.scenario.general(g).name : "";
  switch (price.doubled) {
    case Price::Doubled::kNo:
      return "";
    case Price::Doubled::kDead:
      return IsSome(g) ? name + " is dead" : "nobody commands it";
    case Price::Doubled::kAttached:
      return name + " is with another unit";
    case Price::Doubled::kDistance:
      return price.distance < Ticks(0)
                 ? name + " is not on the table"
                 : name + " is " + InInches(price.distance) + " away";
  }
  return "";
}

// What to tell of a target that is none, naming the rule.
std::string WhyNot(PositionView f, UnitId u, UnitId e, TargetFault fault) {
  switch (fault) {
    case TargetFault::kNotInContact:
      return "they are not in contact (GT-FIR-09)";
    case TargetFault::kOutOfRange:
      return InInches(RangeTo(f, u, e)) + " from its front is out of range " +
             "(GT-FIR-10)";
    case TargetFault::kInWoods:
      return "the target is in woods (GT-FIR-13)";
    case TargetFault::kBeingCharged:
      return "the target is being charged";
    case TargetFault::kOutOfZone:
      return "the target is not in its fire zone (GT-FIR-07)";
    case TargetFault::kNoClearLine: {
      const EntityId blocker = BlockerOf(f, u, e);
      const std::string who =
          IsSome(blocker) ? std::string(NameOf(f.scenario.entities(), blocker))
                          : "its own base";
      return who + " is in the way (GT-FIR-08)";
    }
    case TargetFault::kNotEffective:
      return "the target is not effective (GT-FIR-06)";
    case TargetFault::kNone:
    case TargetFault::kCannotFire:
    case TargetFault::kNotAnEnemy:
      break;
  }
  return "";
}

void AddNoteOnFire(PositionView f, UnitId u, UnitId e,
                   std::vector<std::string>& notes) {
  const TargetFault fault = TargetFaultOf(f, u, e);
  const std::string& name = f.data(u).name;
  const std::string& target = f.data(e).name;
  if (fault == TargetFault::kNone) {
    notes.push_back(name + " may fire at " + target);
  } else if (const std::string why = WhyNot(f, u, e, fault); !why.empty()) {
    notes.push_back(name + " may not fire at " + target + ": " + why);
  }
}

// GT-CMD-17
void AddNoteOnCommand(PositionView f, EntityId general, UnitId u,
                      std::vector<std::string>& notes) {
  const GeneralId g = f.scenario.As<GeneralId>(general);
  if (!IsSome(g) || !IsSome(u) || f.data(u).commander != g) return;
  const bool near = DistanceBetween(f, u, g) <= kCommandRadius + kRounding;
  notes.push_back(f.data(u).name + (near ? " is" : " is not") +
                  " within his command radius of " + InInches(kCommandRadius));
}

// Of what is on the table.
std::optional<Footprint> FootprintOf(PositionView f, EntityId id) {
  const Scenario& s = f.scenario;
  if (const UnitId u = s.As<UnitId>(id); IsSome(u)) {
    if (!f.unit(u).on_table()) return std::nullopt;
    return grande_tactique::FootprintOf(f, u);
  }
  if (const GeneralId g = s.As<GeneralId>(id); IsSome(g)) {
    if (!f.state.general(g).on_table()) return std::nullopt;
    return grande_tactique::FootprintOf(f, g);
  }
  const AreaId area = s.As<AreaId>(id);
  if (!IsSome(area)) return std::nullopt;
  return Footprint(PolygonView(s.area(area).polygon));
}

}  // namespace

std::vector<Waypoint> WayOf(PositionView f, const Order& order) {
  const UnitId u = f.scenario.As<UnitId>(order.subject);
  const Verb verb = static_cast<Verb>(order.verb);
  if (const GeneralId g = f.scenario.As<GeneralId>(order.subject); IsSome(g)) {
    if (verb != Verb::kMoveGeneral) return {};
    // From where he stands, or from the unit that he leaves.
    return WayOfRide(GeneralBlock(f.scenario, PlaceOf(f, g)),
                     order.pose.centre);
  }
  if (!IsSome(u)) return {};
  const UnitState& unit = f.unit(u);
  const auto turned_to = [&](Heading heading) -> std::vector<Waypoint> {
    const BaseSize size = BaseOf(f, u);
    return {StandingAt(unit.pose(), size),
            StandingAt({unit.centre, heading}, size, "pivots")};
  };
  switch (verb) {
    case Verb::kMove:
    case Verb::kOccupy:
      return WayOfMove(f, order, u);
    case Verb::kMoveAndCharge:
      return TurnsOnTheSpot(f, u, order) ? turned_to(order.pose.heading)
                                         : WayOfMove(f, order, u);
    case Verb::kPivot:
      return turned_to(order.pose.heading);
    case Verb::kFormSquare: {
      const std::optional<Pose> pose = FindSquarePose(f, u);
      if (!pose) return {};
      return {StandingAt(unit.pose(), BaseOf(f, u)),
              StandingAt(*pose, SquareBase(f.scenario), "forms square")};
    }
    case Verb::kLeaveSquare: {
      Pose pose;
      if (!FindLineFromSquare(f, u, order.pose.heading, pose)) return {};
      return {StandingAt(unit.pose(), BaseOf(f, u)),
              StandingAt(pose, LineBase(f.scenario, u), "forms line")};
    }
    default:
      return {};
  }
}

std::vector<Zone> ZonesOf(PositionView f, EntityId id) {
  const Scenario& s = f.scenario;
  if (const GeneralId g = s.As<GeneralId>(id);
      IsSome(g) && f.state.general(g).on_table()) {
    return {
        {.name = "command, " + InInches(kCommandRadius),
         .outline = GrownOutline(FootprintOf(f, g).view(), kCommandRadius)}};
  }
  const UnitId u = s.As<UnitId>(id);
  if (!IsSome(u) || !Effective(f, u) || s.IsCavalry(u)) return {};
  const UnitState& unit = f.unit(u);
  std::vector<Zone> zones;
  if (s.IsInfantry(u)) {
    const Length range = s.options.infantry_range;
    if (range <= Length{}) return {};  // it fires at what it touches
    const std::string name = "fire, " + InInches(range);
    if (IsSquare(f, u) || InArea(f, u)) {
      return {{name, GrownOutline(FootprintOf(f, u).view(), range)}};
    }
    return {{name, ArcOutline(unit.pose(), LineBase(s, u),
                              s.options.arc_half_angle_quarters, range)}};
  }
  struct Band {
    std::string_view name;
    Length range;
  };
  for (const Band& band :
       std::array<Band, 3>{{{"long range", kLongRange},
                            {"effective range", kEffectiveRange},
                            {"canister", kCanisterRange}}}) {
    zones.push_back(
        {std::string(band.name) + ", " + InInches(band.range),
         ArcOutline(unit.pose(), LineBase(s, u),
                    s.options.arc_half_angle_quarters, band.range)});
  }
  return zones;
}

std::optional<Measure> MeasureBetween(PositionView f, EntityId a, EntityId b) {
  const std::optional<Footprint> from = FootprintOf(f, a);
  const std::optional<Footprint> to = FootprintOf(f, b);
  if (a == b || !from || !to) return std::nullopt;
  Measure measure = MeasureOf(from->view(), to->view());
  const UnitId u = f.scenario.As<UnitId>(a), v = f.scenario.As<UnitId>(b);
  if (IsSome(u) && IsSome(v)) {
    if (Touching(f, u, v)) measure.notes.push_back("they are in contact");
    AddNoteOnFire(f, u, v, measure.notes);
    AddNoteOnFire(f, v, u, measure.notes);
  }
  AddNoteOnCommand(f, a, v, measure.notes);
  AddNoteOnCommand(f, b, u, measure.notes);
  return measure;
}

std::vector<Purse> PursesOf(PositionView f, Side side) {
  const Scenario& s = f.scenario;
  std::vector<Purse> purses;
  const SideState& army = f.state.side(side);
  if (!s.side(side).direct_units.empty()) {
    purses.push_back({s.Entity(side), kPoints, army.cp_left, army.pool_kept});
  }
  for (size_t c = 0; c < s.corps.size(); ++c) {
    if (s.corps[c].side != side || s.corps[c].direct_units.empty()) continue;
    const CorpsState& corps = f.state.corps[c];
    purses.push_back({s.Entity(static_cast<CorpsId>(c)), kPoints, corps.cp_left,
                      corps.pool_kept});
  }
  for (size_t d = 0; d < s.divisions.size(); ++d) {
    if (s.divisions[d].side != side) continue;
    const DivisionState& division = f.state.divisions[d];
    purses.push_back({s.Entity(static_cast<DivisionId>(d)), kPoints,
                      division.cp_left, division.cp_total});
  }
  return purses;
}

std::optional<berthier::Price> PriceOfOrder(PositionView f,
                                            const Order& order) {
  const UnitId u = f.scenario.As<UnitId>(order.subject);
  if (!IsSome(u)) return std::nullopt;
  const int plain = PlainPrice(f, u, order);
  if (plain == 0) return std::nullopt;
  const Price price = PriceOfOrder(f, u, plain);
  return berthier::Price{.amount = price.cp,
                         .unit = kPoints,
                         .left = PurseOf(f, u),
                         .reason = ReasonOf(f, u, price)};
}

}  // namespace berthier::grande_tactique
