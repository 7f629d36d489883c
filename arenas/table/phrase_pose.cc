#include "arenas/table/phrase_pose.h"

#include <algorithm>
#include <cstdlib>

#include "arenas/table/phrase_words.h"
#include "engine/model/form.h"
#include "engine/model/named.h"

namespace berthier {
namespace {

constexpr Named<int> kCompass[] = {
    {"n", 0},
    {"north", 0},
    {"ne", 45},
    {"northeast", 45},
    {"north-east", 45},
    {"e", 90},
    {"east", 90},
    {"se", 135},
    {"southeast", 135},
    {"south-east", 135},
    {"s", 180},
    {"south", 180},
    {"sw", 225},
    {"southwest", 225},
    {"south-west", 225},
    {"w", 270},
    {"west", 270},
    {"nw", 315},
    {"northwest", 315},
    {"north-west", 315},
};

int64_t Divided(int64_t n, int64_t by) {
  return (n >= 0 ? n + by / 2 : n - by / 2) / by;
}

int64_t RulerTicks(const Picture& picture) {
  return picture.ruler_ticks > 0 ? picture.ruler_ticks : kTicksPerInch;
}

int Quarters(int64_t millionths) {
  constexpr int64_t kRound = int64_t{Heading::kSteps} * kMillion / 4;
  return static_cast<int>(Divided(millionths % kRound * 4, kMillion));
}

bool NearAnyTable(int64_t ticks) { return std::abs(ticks) <= kFarthestPlace; }

}  // namespace

int64_t TicksOf(const Picture& picture, int64_t millionths) {
  return Divided(millionths * RulerTicks(picture), kMillion);
}

std::string RulerNumber(const Picture& picture, int32_t ticks) {
  const int64_t ruler = RulerTicks(picture);
  int64_t scale = 1, n = 0;
  for (; scale <= kMillion; scale *= 10) {
    n = Divided(int64_t{ticks} * scale, ruler);
    if (Divided(n * ruler, scale) == ticks) break;
  }
  std::string text = n < 0 ? "-" : "";
  text += std::to_string(std::abs(n) / scale);
  if (scale > 1) {
    text += "." + std::to_string(scale + std::abs(n) % scale).substr(1);
  }
  return text;
}

std::optional<Heading> CompassHeading(std::string_view word) {
  const std::optional<int> degrees = Find(kCompass, word);
  if (!degrees.has_value()) return std::nullopt;
  return Heading::Degrees(*degrees);
}

PhrasePose::PhrasePose(const Picture& picture, EntityId subject)
    : picture_(picture) {
  for (const Body& body : picture.bodies) {
    if (!IsSome(subject) || body.id != subject) continue;
    body_ = &body;
    centre_ = body.pose.centre;
    if (body.has_facing) heading_ = body.pose.heading;
  }
}

bool PhrasePose::Take(const PoseStep& step) {
  switch (step.kind) {
    case PoseStep::Kind::kPlace: {
      const int64_t x = TicksOf(picture_, step.amount);
      const int64_t y = TicksOf(picture_, step.y);
      if (!NearAnyTable(x) || !NearAnyTable(y)) return false;
      centre_ = Point{static_cast<int32_t>(x), static_cast<int32_t>(y)};
      return true;
    }
    case PoseStep::Kind::kThere:
      centre_ = step.there;
      return true;
    case PoseStep::Kind::kHeading:
      heading_ = Heading::Quarters(Quarters(step.amount));
      return true;
    // A thing without a facing goes by the map: forward is north.
    case PoseStep::Kind::kForward:
      return Shift(heading_.value_or(Heading()), TicksOf(picture_, step.amount),
                   0);
    case PoseStep::Kind::kRight:
      return Shift(heading_.value_or(Heading()), 0,
                   TicksOf(picture_, step.amount));
    case PoseStep::Kind::kCompass:
      return Shift(step.on, TicksOf(picture_, step.amount), 0);
    case PoseStep::Kind::kWheel:
      return Wheel(Quarters(step.amount));
    case PoseStep::Kind::kTurn:
      if (!heading_.has_value()) return false;
      heading_ = heading_->Turned(Quarters(step.amount));
      return true;
  }
  return false;
}

std::optional<Heading> PhrasePose::heading() const {
  if (heading_.has_value() || body_ == nullptr) return heading_;
  return body_->pose.heading;
}

bool PhrasePose::Shift(Heading heading, int64_t forward, int64_t right) {
  if (!centre_.has_value()) return false;
  if (!NearAnyTable(forward) || !NearAnyTable(right)) return false;
  const Point to =
      Offset({*centre_, heading}, Ticks(static_cast<int32_t>(forward)),
             Ticks(static_cast<int32_t>(right)));
  if (!NearAnyTable(to.x) || !NearAnyTable(to.y)) return false;
  centre_ = to;
  return true;
}

// About the front corner on the side it wheels to, which stays where it is.
bool PhrasePose::Wheel(int quarters) {
  if (body_ == nullptr || !centre_.has_value() || !heading_.has_value()) {
    return false;
  }
  Vec corner = {0, 0};  // to its right, ahead
  const int side = quarters >= 0 ? 1 : -1;
  bool first = true;
  for (const Point p : body_->outline) {
    const Vec local = LocalCoordinates(body_->pose, p);
    if (first || local.y + side * local.x > corner.y + side * corner.x) {
      corner = local;
    }
    first = false;
  }
  const Heading turned = heading_->Turned(quarters);
  const Point pivot =
      Offset({*centre_, *heading_}, Ticks(corner.y), Ticks(corner.x));
  const Point to = Offset({pivot, turned}, Ticks(-corner.y), Ticks(-corner.x));
  if (!NearAnyTable(to.x) || !NearAnyTable(to.y)) return false;
  centre_ = to;
  heading_ = turned;
  return true;
}

}  // namespace berthier
