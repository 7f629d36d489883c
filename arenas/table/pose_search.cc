#include "arenas/table/pose_search.h"

#include <algorithm>
#include <cmath>

#include "engine/geometry/direction.h"
#include "engine/geometry/polygon.h"

namespace berthier {
namespace {

Point NearestOn(Segment s, Point p) {
  const Vec along = s.b - s.a;
  const double whole = static_cast<double>(NormSquared(along));
  if (whole == 0) return s.a;
  const double part =
      std::clamp(static_cast<double>(Dot(p - s.a, along)) / whole, 0.0, 1.0);
  return s.a + Vec{static_cast<int32_t>(std::lround(part * along.x)),
                   static_cast<int32_t>(std::lround(part * along.y))};
}

Point MiddleOf(const std::vector<Point>& line) {
  return {(line.front().x + line.back().x) / 2,
          (line.front().y + line.back().y) / 2};
}

}  // namespace

PoseSearch::PoseSearch(const Game& game, const Position& position,
                       const Order& like, int checks)
    : game_(game),
      position_(position),
      like_(like),
      checks_(checks),
      takes_heading_(
          Has(game.vocabulary().verbs[like.verb].takes, Takes::kHeading)),
      found_(like) {
  std::vector<Order> all;
  game.Propose(position, all);
  bool leads_over = false;
  for (const Order& order : all) {
    if (order.verb != like.verb || order.subject != like.subject ||
        order.object != like.object || order.manner != like.manner) {
      continue;
    }
    leads_over = leads_over || order.via != Point{};
    proposals_.push_back(order);
  }
  const Picture picture = game.Draw(position);
  width_ = picture.width;
  depth_ = picture.depth;
  from_.centre = {width_.ticks / 2, depth_.ticks / 2};
  if (!proposals_.empty()) from_ = proposals_.front().pose;
  bool stands = false;
  for (const Body& body : picture.bodies) {
    if (body.id != like.subject) continue;
    from_ = body.pose;
    stands = true;
  }
  const std::string name =
      IsSome(like.subject)
          ? game.entities()[static_cast<size_t>(Index(like.subject))].name
          : std::string();
  if (!stands) {
    for (const Arrival& arrival : picture.arrivals) {
      if (arrival.stretch.empty() ||
          std::find(arrival.who.begin(), arrival.who.end(), name) ==
              arrival.who.end()) {
        continue;
      }
      from_.centre = MiddleOf(arrival.stretch);
      if (leads_over) threshold_ = arrival.stretch;
    }
  } else if (leads_over) {
    for (const Ground& ground : picture.ground) {
      if (!IsSome(ground.id) || !ground.closed || ground.points.size() < 3 ||
          !Contains(ground.points, from_.centre)) {
        continue;
      }
      threshold_ = ground.points;
      threshold_.push_back(ground.points.front());
    }
  }
}

Point PoseSearch::ViaToward(Point place) const {
  Point best = threshold_.front();
  for (size_t i = 1; i < threshold_.size(); ++i) {
    const Point p = NearestOn({threshold_[i - 1], threshold_[i]}, place);
    if (NormSquared(p - place) < NormSquared(best - place)) best = p;
  }
  return best;
}

bool PoseSearch::TryBy(Pose pose, Point via) {
  if (checks_ <= 0) return false;
  --checks_;
  Order order = like_;
  order.pose.centre = pose.centre;
  if (takes_heading_) order.pose.heading = pose.heading;
  order.via = via;
  const Takes takes = game_.vocabulary().verbs[order.verb].takes;
  if (via == Point{} && Has(takes, Takes::kFurtherVias)) order.amount = 0;
  if (!game_.Check(position_, order).ok()) return false;
  found_ = order;
  return true;
}

bool PoseSearch::Try(Pose pose) {
  if (threshold_.empty()) return TryBy(pose, like_.via);
  if (like_.via != Point{} && TryBy(pose, like_.via)) return true;
  if (found_.via != Point{} && found_.via != like_.via &&
      TryBy(pose, found_.via)) {
    return true;
  }
  return TryBy(pose, ViaToward(pose.centre));
}

std::array<Heading, 3> PoseSearch::HeadingsAt(Point centre) const {
  const Vec way = centre - from_.centre;
  if (way == Vec{}) return {from_.heading, from_.heading, from_.heading};
  const Heading ahead = BearingOf(way);
  return {from_.heading, ahead,
          from_.heading.Turned(from_.heading.TurnTo(ahead) / 2)};
}

}  // namespace berthier
