#include "agents/external/inquiry.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_format.h"
#include "proto/quote.h"

namespace berthier {
namespace {

using google::protobuf::RepeatedPtrField;

wire::Point PointOf(Point point, const Ruler& ruler) {
  wire::Point to;
  to.set_x(InUnits(ruler, point.x));
  to.set_y(InUnits(ruler, point.y));
  return to;
}

void AddOutline(const std::vector<Point>& outline, const Ruler& ruler,
                RepeatedPtrField<wire::Point>& to) {
  for (const Point point : outline) *to.Add() = PointOf(point, ruler);
}

// Both messages, that of a leg and that of a body, say a place alike.
template <typename Message>
void SetPlace(Point place, const Ruler& ruler, Message& to) {
  to.set_x(static_cast<float>(InUnits(ruler, place.x)));
  to.set_y(static_cast<float>(InUnits(ruler, place.y)));
}

std::optional<wire::Price> PriceOf(const Order& order,
                                   const DecisionSeen& seen) {
  const std::optional<Price> price = seen.game.PriceOf(seen.view, order);
  if (!price) return std::nullopt;
  wire::Price to;
  to.set_amount(price->amount);
  to.set_unit(std::string(price->unit));
  to.set_left(price->left);
  to.set_reason(price->reason);
  return to;
}

// Proposals and prospects say alike what an order costs.
template <typename Message>
void SetPrice(const Order& order, const DecisionSeen& seen, Message& to) {
  if (const std::optional<wire::Price> price = PriceOf(order, seen)) {
    *to.mutable_price() = *price;
  }
  for (const EntityId whose : seen.game.ShareNames(seen.view, order)) {
    to.add_share(seen.codec.NameOf(whose));
  }
}

void AddWay(const Order& order, const DecisionSeen& seen, wire::Prospect& to) {
  for (const Waypoint& waypoint : seen.game.WayOf(seen.view, order)) {
    wire::Leg& leg = *to.add_way();
    SetPlace(waypoint.pose.centre, seen.ruler, leg);
    leg.set_heading(static_cast<float>(InDegrees(waypoint.pose.heading)));
    leg.set_sentence(waypoint.words);
    AddOutline(waypoint.outline, seen.ruler, *leg.mutable_outline());
  }
}

// Not a step farther: what the dice lead to is the program's own thinking.
void AddDice(const Order& order, const DecisionSeen& seen, wire::Prospect& to) {
  const Game& game = seen.game;
  Position after = seen.view;
  game.Play(after, order, nullptr);
  if (!game.Awaits(after).is_roll()) return;
  Roll roll;
  game.Describe(after, roll);
  wire::DiceThatFollow& dice = *to.mutable_dice();
  *dice.mutable_roll() = seen.codec.Encode(roll);
  dice.set_sentence(game.Say(roll));
  for (const OutcomeClass& outcome : roll.outcomes) {
    dice.add_outcome(game.Say(roll, outcome));
  }
}

wire::Prospect ProspectOf(const wire::Order& asked, const DecisionSeen& seen) {
  wire::Prospect prospect;
  const std::optional<Order> order =
      LegalOrder(asked, seen, *prospect.mutable_judgement());
  if (!order) return prospect;
  SetPrice(*order, seen, prospect);
  AddWay(*order, seen, prospect);
  AddDice(*order, seen, prospect);
  return prospect;
}

absl::StatusOr<wire::Measured> MeasuredBetween(const wire::Between& between,
                                               const DecisionSeen& seen) {
  const absl::StatusOr<EntityId> from = seen.codec.EntityNamed(between.from());
  if (!from.ok()) return from.status();
  const absl::StatusOr<EntityId> to = seen.codec.EntityNamed(between.to());
  if (!to.ok()) return to.status();
  if (*from == *to) {
    return absl::InvalidArgumentError(absl::StrFormat(
        "a measure is between two things, not from \"%s\" to itself",
        between.from()));
  }
  wire::Measured measured;
  const std::optional<Measure> measure =
      seen.game.MeasureBetween(seen.view, *from, *to);
  if (!measure) return measured;
  measured.set_length(InUnits(seen.ruler, measure->length.ticks));
  for (const std::string& note : measure->notes) measured.add_sentence(note);
  *measured.mutable_from() = PointOf(measure->from, seen.ruler);
  *measured.mutable_to() = PointOf(measure->to, seen.ruler);
  return measured;
}

void AddBody(const Body& body, const DecisionSeen& seen, wire::Bodies& to) {
  wire::BodyOnTable& added = *to.add_body();
  added.set_name(seen.codec.NameOf(body.id));
  if (body.side >= 0) {
    added.set_side(
        std::string(seen.game.SideName(static_cast<Side>(body.side))));
  }
  SetPlace(body.pose.centre, seen.ruler, added);
  if (body.has_facing) {
    added.set_heading(static_cast<float>(InDegrees(body.pose.heading)));
  }
  AddOutline(body.outline, seen.ruler, *added.mutable_outline());
  for (const Zone& zone : seen.game.ZonesOf(seen.view, body.id)) {
    wire::GroundCommanded& ground = *added.add_zone();
    ground.set_name(zone.name);
    AddOutline(zone.outline, seen.ruler, *ground.mutable_outline());
  }
}

absl::StatusOr<wire::Bodies> BodiesOf(const wire::BodiesWanted& wanted,
                                      const DecisionSeen& seen) {
  std::vector<EntityId> ids;
  for (const std::string& name : wanted.name()) {
    const absl::StatusOr<EntityId> id = seen.codec.EntityNamed(name);
    if (!id.ok()) return id.status();
    ids.push_back(*id);
  }
  wire::Bodies bodies;
  for (const Body& body : seen.game.Draw(seen.view).bodies) {
    // What the rules draw without a name cannot be spoken of.
    if (!IsSome(body.id)) continue;
    if (ids.empty() ||
        std::find(ids.begin(), ids.end(), body.id) != ids.end()) {
      AddBody(body, seen, bodies);
    }
  }
  return bodies;
}

// Names that somebody else made up are in it, of any length.
void SetError(const absl::Status& status, wire::Answered& answered) {
  answered.set_error(ReadableLine(std::string(status.message())));
}

}  // namespace

std::optional<Order> LegalOrder(const wire::Order& asked,
                                const DecisionSeen& seen,
                                wire::Judgement& judgement) {
  const absl::StatusOr<Order> order = seen.codec.Decode(asked);
  if (!order.ok()) {
    judgement.mutable_refusal()->set_sentence(
        std::string(order.status().message()));
    return std::nullopt;
  }
  const Verdict verdict = seen.game.Check(seen.view, *order);
  judgement.set_legal(verdict.ok());
  if (!verdict.ok()) {
    *judgement.mutable_refusal() = seen.codec.Encode(verdict.refusal());
    return std::nullopt;
  }
  judgement.set_sentence(seen.game.Say(seen.view, *order));
  return *order;
}

void AddPrice(const Order& order, const DecisionSeen& seen,
              wire::Proposal& to) {
  SetPrice(order, seen, to);
}

wire::Answered AnswerTo(const wire::Ask& ask, const DecisionSeen& seen) {
  wire::Answered answered;
  switch (ask.what_case()) {
    case wire::Ask::kOrder:
      *answered.mutable_prospect() = ProspectOf(ask.order(), seen);
      break;
    case wire::Ask::kMeasure: {
      absl::StatusOr<wire::Measured> measured =
          MeasuredBetween(ask.measure(), seen);
      if (measured.ok()) {
        *answered.mutable_measured() = *std::move(measured);
      } else {
        SetError(measured.status(), answered);
      }
      break;
    }
    case wire::Ask::kBodies: {
      absl::StatusOr<wire::Bodies> bodies = BodiesOf(ask.bodies(), seen);
      if (bodies.ok()) {
        *answered.mutable_bodies() = *std::move(bodies);
      } else {
        SetError(bodies.status(), answered);
      }
      break;
    }
    case wire::Ask::WHAT_NOT_SET:
      answered.set_error(
          "the question is empty; ask about an order, a measure or bodies");
      break;
  }
  return answered;
}

}  // namespace berthier
