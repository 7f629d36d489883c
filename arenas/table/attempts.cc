#include "arenas/table/attempts.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "engine/geometry/direction.h"
#include "engine/geometry/polygon.h"
#include "engine/model/fault.h"

namespace berthier {
namespace {

// So many things of each side, and so much nameable ground, are tried.
constexpr int kThingsTried = 10;
// After so many refusals that are the same nothing else is expected.
constexpr int kSameRefusals = 4;

bool NamesSomebody(const Refusal& refusal) {
  return IsSome(refusal.subject) || IsSome(refusal.object);
}

bool IsMeasured(const Refusal& refusal) {
  return refusal.operands != std::array<int32_t, 3>{0, 0, 0};
}

// In whatever units the ruleset counts.
constexpr int64_t kAmounts[] = {1, 2, 3, 5, 10, 50, 100, 0};

}  // namespace

void Heard::Add(const Answer& answer, int rank) {
  for (Kind& kind : all_) {
    if (kind.first.refusal.code != answer.refusal.code) continue;
    ++kind.times;
    if (rank < kind.rank) {
      kind.rank = rank;
      kind.first = answer;
    }
    return;
  }
  all_.push_back({answer, rank, 1});
}

const Answer& Heard::MostTelling() const {
  BERTHIER_CHECK(!all_.empty());
  const auto order_of = [](const Kind& kind) {
    return std::tuple(!NamesSomebody(kind.first.refusal), kind.rank,
                      -kind.times);
  };
  return std::min_element(all_.begin(), all_.end(),
                          [&](const Kind& a, const Kind& b) {
                            return order_of(a) < order_of(b);
                          })
      ->first;
}

Attempts::Attempts(const Game& game, const Position& position, EntityId subject)
    : game_(game),
      position_(position),
      subject_(subject),
      around_(game, position, subject) {
  game.Propose(position, proposals_);
  std::erase_if(proposals_, [subject](const Order& order) {
    return order.subject != subject;
  });
}

Takes Attempts::TakesOf(uint8_t verb) const {
  return game_.vocabulary().verbs[verb].takes;
}

Order Attempts::Plain(uint8_t verb, uint8_t manner) const {
  return {.verb = verb, .manner = manner, .subject = subject_};
}

Answer Attempts::AskAll(const std::vector<Order>& orders) const {
  Heard heard;
  int same = 0;
  Refusal last;
  for (const Order& order : orders) {
    const Verdict verdict = game_.Check(position_, order);
    if (verdict.ok()) return {.legal = true, .order = order, .refusal = {}};
    same = verdict.refusal() == last ? same + 1 : 1;
    last = verdict.refusal();
    heard.Add({.legal = false, .order = order, .refusal = last}, 0);
    if (same == kSameRefusals) break;
  }
  return heard.MostTelling();
}

std::vector<Order> Attempts::Spots(const Order& plain) const {
  const Takes takes = TakesOf(plain.verb);
  std::vector<Order> orders;
  const Pose here = around_.pose();
  // An inch ahead tells most of what hinders a move; then less, more, aside,
  // back, on the spot.
  constexpr int kAhead = 0, kBack = 720;
  struct Spot {
    int bearing, quarter_inches, turn;
  };
  constexpr Spot kSpots[] = {
      {kAhead, 4, 0},   {kAhead, 1, 0},   {kAhead, 8, 0},    {kAhead, 16, 0},
      {kBack, 4, 0},    {-360, 4, 0},     {360, 4, 0},       {kBack, 4, 720},
      {kBack, 12, 720}, {kAhead, 0, 180}, {kAhead, 0, -180}, {kAhead, 0, 720},
      {kAhead, 0, 0}};
  for (const Spot& spot : kSpots) {
    Order order = plain;
    if (Has(takes, Takes::kPlace)) {
      const Heading way = here.heading.Turned(spot.bearing);
      order.pose.centre =
          here.centre + Along(Forward(way), Inches(spot.quarter_inches) / 4);
    } else if (spot.quarter_inches != 0) {
      continue;
    }
    if (Has(takes, Takes::kHeading)) {
      order.pose.heading = here.heading.Turned(spot.turn);
    } else if (spot.turn != 0) {
      continue;
    }
    if (!Has(takes, Takes::kAmount)) {
      orders.push_back(order);
      continue;
    }
    for (const int64_t amount : kAmounts) {
      order.amount = amount;
      orders.push_back(order);
    }
  }
  return orders;
}

std::vector<Order> Attempts::SpotsAt(const Order& plain,
                                     const Thing& thing) const {
  Order aimed = plain;
  aimed.object = thing.id;
  const Takes takes = TakesOf(plain.verb);
  if (!Has(takes, Takes::kPlace | Takes::kHeading)) return Spots(aimed);
  const Pose here = around_.pose();
  const PolygonView outline = thing.outline;
  const std::array<Point, 1> from = {here.centre};
  // Against the middle of each side, straight at what is nearest, and at the
  // middle of it.
  std::vector<Pose> fronts;
  const auto face = [&](Point goal) {
    const Vec way = goal - here.centre;
    return way == Vec{} ? here.heading : BearingOf(way);
  };
  Point nearest = outline[0];
  for (size_t i = 0; i < outline.size(); ++i) {
    const Point a = outline[i], b = outline[(i + 1) % outline.size()];
    const Point middle = {(a.x + b.x) / 2, (a.y + b.y) / 2};
    if (a == b) continue;
    const std::array<Point, 2> side = {a, b};
    const Point on = NearestPoints(side, from).on_a;
    if (NormSquared(on - here.centre) < NormSquared(nearest - here.centre)) {
      nearest = on;
    }
    // Counter-clockwise: square to the side, inward is to the left of it.
    fronts.push_back({middle, BearingOf(b - a).Turned(-Heading::kSteps / 4)});
  }
  std::stable_sort(fronts.begin(), fronts.end(), [&](Pose a, Pose b) {
    return NormSquared(a.centre - here.centre) <
           NormSquared(b.centre - here.centre);
  });
  if (fronts.size() > 4) fronts.resize(4);
  const Point middle = Centroid(outline);
  fronts.insert(fronts.begin(), {nearest, face(nearest)});
  fronts.push_back({nearest, face(middle)});
  fronts.push_back({nearest, here.heading});
  std::vector<Order> orders;
  for (const Pose front : fronts) {
    Order order = aimed;
    if (Has(takes, Takes::kHeading)) order.pose.heading = front.heading;
    if (Has(takes, Takes::kPlace)) {
      order.pose.centre =
          front.centre - Along(Forward(front.heading), around_.half_depth());
    }
    orders.push_back(order);
  }
  if (Has(takes, Takes::kPlace)) {
    // Into it.
    Order order = aimed;
    order.pose.centre = middle;
    if (Has(takes, Takes::kHeading)) order.pose.heading = here.heading;
    orders.push_back(order);
  }
  return orders;
}

Answer Attempts::At(uint8_t verb, uint8_t manner, const Thing& thing) const {
  for (const Order& order : proposals_) {
    if (order.verb == verb && order.manner == manner &&
        order.object == thing.id) {
      return {.legal = true, .order = order, .refusal = {}};
    }
  }
  return AskAll(SpotsAt(Plain(verb, manner), thing));
}

Answer Attempts::Any(uint8_t verb, uint8_t manner) const {
  for (const Order& order : proposals_) {
    if (order.verb == verb && order.manner == manner) {
      return {.legal = true, .order = order, .refusal = {}};
    }
  }
  const Takes takes = TakesOf(verb);
  Heard heard;
  if (!Has(takes, Takes::kObject) || Has(takes, Takes::kObjectOptional)) {
    const Answer answer = AskAll(Spots(Plain(verb, manner)));
    if (answer.legal || !Has(takes, Takes::kObject)) return answer;
    heard.Add(answer, 0);
  }
  std::array<int, 3> tried = {0, 0, 0};
  int same = 0;
  Refusal last;
  for (const Thing& thing : around_.things()) {
    const auto whose = static_cast<size_t>(thing.whose);
    if (tried[whose]++ == kThingsTried) continue;
    const Answer answer = At(verb, manner, thing);
    if (answer.legal) return answer;
    same = answer.refusal == last ? same + 1 : 1;
    last = answer.refusal;
    // What is told of the subject tells more than what is told of the other
    // alone, and what was measured more than of what kind something is; most
    // verbs are aimed at enemies.
    const bool is_of_subject =
        last.subject == subject_ || last.object == subject_;
    heard.Add(answer, (is_of_subject ? 0 : 6) + (IsMeasured(last) ? 0 : 3) +
                          static_cast<int>(whose));
    if (same == 3 * kSameRefusals) break;
  }
  // On a table without anything else: whatever there is.
  if (heard.empty()) {
    Order order = Plain(verb, manner);
    order.object = subject_;
    return AskAll({order});
  }
  return heard.MostTelling();
}

}  // namespace berthier
