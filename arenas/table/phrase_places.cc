#include <algorithm>
#include <iterator>
#include <utility>

#include "arenas/table/phrase_reading.h"

namespace berthier {
namespace {

using Kind = PoseStep::Kind;

constexpr std::string_view kDegrees[] = {"deg", "degrees", "degree"};

bool IsDegrees(std::string_view word) {
  return std::find(std::begin(kDegrees), std::end(kDegrees), word) !=
         std::end(kDegrees);
}

}  // namespace

std::optional<bool> Reading::ReadKeyword() {
  if ((word() == "at" || word() == "to") && !takes(Takes::kPlace) &&
      takes(Takes::kObject)) {
    ++at_;  // "fires at A2"
    return true;
  }
  if (Skip("to") || Skip("at")) return ReadPlace();
  if (Skip("via")) return ReadVia();
  if (Skip("facing") || Skip("heading") || Skip("face")) return ReadFacing();
  if (Skip("forward") || Skip("ahead") || Skip("forwards")) {
    return ReadStep(Kind::kForward, 1);
  }
  if (Skip("back") || Skip("backward") || Skip("backwards")) {
    return ReadStep(Kind::kForward, -1);
  }
  if (Skip("right")) return ReadStep(Kind::kRight, 1);
  if (Skip("left")) return ReadStep(Kind::kRight, -1);
  if (Skip("wheel")) return ReadTurn(Kind::kWheel);
  if (Skip("turn")) return ReadTurn(Kind::kTurn);
  if (Skip("about")) {
    return Add({.kind = Kind::kTurn, .amount = 180 * kMillion});
  }
  // "North 4": a name of something may be such a word, too, alone.
  const std::optional<Heading> on = CompassHeading(word());
  if (!on || at_ + 1 == words_.size()) return std::nullopt;
  const std::optional<int64_t> far = Millionths(words_[at_ + 1].small);
  if (!far) return std::nullopt;
  at_ += 2;
  SkipUnit();
  return Add({.kind = Kind::kCompass, .amount = *far, .on = *on});
}

std::optional<int64_t> Reading::Number() {
  if (!more()) return std::nullopt;
  std::optional<int64_t> n = Millionths(word());
  if (n.has_value()) ++at_;
  return n;
}

bool Reading::SkipUnit() {
  return Skip(picture_.ruler_name) || Skip("in") || Skip("inches") ||
         Skip("inch");
}

std::string Reading::Before() const {
  return at_ > 0 ? Quoted(words_[at_ - 1].typed) : "it";
}

bool Reading::Add(const PoseStep& step) {
  if (step.is_place() && !takes(Takes::kPlace)) {
    return Complain(VerbNamed() + " takes no place");
  }
  if (!step.is_place() && !takes(Takes::kHeading)) {
    return Complain(VerbNamed() + " takes no heading");
  }
  steps_.push_back(step);
  return true;
}

bool Reading::ReadPlace() {
  if (const std::optional<Point> named = ReadNamedPlace()) {
    return Add({.kind = Kind::kThere, .there = *named});
  }
  const std::optional<int64_t> x = Number();
  const std::optional<int64_t> y = x.has_value() ? Number() : std::nullopt;
  if (!y.has_value()) {
    return Complain(
        "a place is two numbers, as in \"to 30 24\", or the name of what is "
        "there");
  }
  SkipUnit();
  return Add({.kind = Kind::kPlace, .amount = *x, .y = *y});
}

std::optional<Point> Reading::ReadNamedPlace() {
  std::vector<EntityId> drawn;
  for (const Body& body : picture_.bodies) drawn.push_back(body.id);
  for (const Ground& ground : picture_.ground) drawn.push_back(ground.id);
  std::erase_if(drawn, [this](EntityId id) { return !Known(id); });
  const EntityId id = WholeName(drawn);
  if (!IsSome(id)) return std::nullopt;
  for (const Body& body : picture_.bodies) {
    if (body.id == id) return body.pose.centre;
  }
  for (const Ground& ground : picture_.ground) {
    if (ground.id != id || ground.points.empty()) continue;
    if (!ground.closed) return ground.points[ground.points.size() / 2];
    const auto [west, east] = std::ranges::minmax(ground.points, {}, &Point::x);
    const auto [south, north] =
        std::ranges::minmax(ground.points, {}, &Point::y);
    return Point{(west.x + east.x) / 2, (south.y + north.y) / 2};
  }
  return std::nullopt;
}

bool Reading::ReadVia() {
  if (!takes(Takes::kVia)) {
    return Complain(VerbNamed() + " takes no point on the way");
  }
  const std::optional<int64_t> x = Number();
  const std::optional<int64_t> y = x.has_value() ? Number() : std::nullopt;
  if (!y.has_value()) {
    return Complain("a point on the way is two numbers: \"via 20 18\"");
  }
  PhrasePose place(picture_, EntityId::kNone);
  if (!place.Take({.kind = Kind::kPlace, .amount = *x, .y = *y})) {
    return Complain("the point on the way is beyond any table");
  }
  if (has_via_ && takes(Takes::kFurtherVias)) {
    const int count = FurtherViaCount(order_.amount);
    if (count == kMaxFurtherVias) {
      return Complain(VerbNamed() + " takes no more points on the way than " +
                      std::to_string(1 + kMaxFurtherVias));
    }
    order_.amount = WithFurtherVia(order_.amount, count, *place.centre());
    return true;
  }
  order_.via = *place.centre();
  has_via_ = true;
  return true;
}

bool Reading::ReadFacing() {
  if (const std::optional<int64_t> n = Number()) {
    while (more() && IsDegrees(word())) ++at_;
    return Add({.kind = Kind::kHeading, .amount = *n});
  }
  const std::optional<Heading> heading =
      more() ? CompassHeading(word()) : std::nullopt;
  if (!heading.has_value()) {
    return Complain("after " + Before() +
                    " comes a number of degrees or a name, as in "
                    "\"facing 90\" or \"facing north-east\"");
  }
  ++at_;
  return Add(
      {.kind = Kind::kHeading, .amount = heading->quarters() * kMillion / 4});
}

bool Reading::ReadStep(Kind kind, int sign) {
  const std::string after = Before();
  const std::optional<int64_t> n = Number();
  if (!n.has_value()) {
    return Complain("say how far after " + after + ", as in \"forward 4\"");
  }
  SkipUnit();
  return Add({.kind = kind, .amount = sign * *n});
}

bool Reading::ReadTurn(Kind kind) {
  const std::string after = Before();
  if (Skip("about") || Skip("around")) {
    return Add({.kind = Kind::kTurn, .amount = 180 * kMillion});
  }
  std::optional<int64_t> n = Number();
  const bool left = Skip("left");
  const bool right = !left && Skip("right");
  if (!n.has_value()) n = Number();
  if (!n.has_value() || (!left && !right)) {
    return Complain("say which way and how far after " + after +
                    ", as in \"wheel left 30\"");
  }
  while (more() && IsDegrees(word())) ++at_;
  // A heading alone cannot be wheeled to about a corner.
  const Kind done = takes(Takes::kPlace) ? kind : Kind::kTurn;
  return Add({.kind = done, .amount = left ? -*n : *n});
}

bool Reading::ReadNumber() {
  const size_t before = at_;
  const int64_t n = *Number();
  const bool pair = more() && Millionths(word()).has_value();
  // Whoever has said where says how many next.
  const bool placed =
      takes(Takes::kAmount) && !has_amount_ &&
      std::any_of(steps_.begin(), steps_.end(),
                  [](const PoseStep& step) { return step.is_place(); });
  if (takes(Takes::kPlace) && pair) {
    at_ = before;
    return ReadPlace();
  }
  if (takes(Takes::kPlace) && !placed) {
    if (SkipUnit()) return Add({.kind = Kind::kForward, .amount = n});
    return Complain("one number is no place: say \"forward " +
                    words_[before].typed + "\", or two numbers");
  }
  if (!takes(Takes::kAmount) || has_amount_) {
    at_ = before;
    return Complain(VerbNamed() + " takes no " +
                    (has_amount_ ? "second " : "") + "number, so " +
                    Quoted(words_[before].typed) + " is not understood");
  }
  if (n % kMillion != 0) {
    return Complain(VerbNamed() + " takes a whole number");
  }
  order_.amount = n / kMillion;
  has_amount_ = true;
  return true;
}

}  // namespace berthier
