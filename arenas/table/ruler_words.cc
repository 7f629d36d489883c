#include "arenas/table/ruler_words.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <set>
#include <utility>

#include "arenas/table/ruler.h"
#include "engine/model/sentence.h"

namespace berthier {
namespace {

constexpr size_t kMarks = 2;  // things that the end is measured from
// In units of the ruler: farther from ground nobody measures.
constexpr int kNearGround = 6;

const Body* BodyOf(const Picture& picture, EntityId id) {
  for (const Body& body : picture.bodies) {
    if (IsSome(id) && body.id == id) return &body;
  }
  return nullptr;
}

// To be measured from: markers of generals are moved about too easily.
bool Stands(const Body& body) {
  return IsSome(body.id) && body.symbol != Symbol::kGeneral;
}

Shape ShapeOf(const Body& body) { return {.points = body.outline}; }
Shape ShapeOf(const Ground& ground) {
  return {
      .points = ground.points, .closed = ground.closed, .width = ground.width};
}

// "F1-3 (line infantry, steady)"
std::string Introduced(const Body& body) {
  std::string words = body.name;
  std::string standing = body.type;
  for (const Badge& badge : body.badges) {
    standing += (standing.empty() ? "" : ", ") + badge.words;
  }
  return standing.empty() ? words : words + " (" + standing + ")";
}

// How far the end of a way is from something, in words.
struct Mark {
  Gap gap;
  std::string name;
};

// The nearest things that stay where they are.
std::vector<Mark> MarksFor(const Picture& picture, const Body* subject,
                           const Waypoint& end) {
  std::vector<Mark> marks;
  const auto add = [&](const Shape& shape, const std::string& name) {
    if (shape.points.empty() || name.empty()) return;
    Gap gap = GapBetween(end.outline, end.pose, shape);
    // Across a road nobody lays a ruler.
    if (!shape.closed && gap.length == Length{}) return;
    if (subject != nullptr && !subject->has_facing) gap.from.clear();
    marks.push_back({gap, name});
  };
  for (const Body& body : picture.bodies) {
    if (&body == subject || !Stands(body)) continue;
    add(ShapeOf(body), body.name);
  }
  for (const Ground& ground : picture.ground) {
    // From inside nobody measures to the outline.
    if (Inside(ShapeOf(ground), end.pose.centre)) continue;
    add(ShapeOf(ground), ground.name);
  }
  const int32_t w = picture.width.ticks, d = picture.depth.ticks;
  const std::array<std::pair<std::string, std::array<Point, 2>>, 4> edges = {{
      {"the north edge of the table", {{{0, d}, {w, d}}}},
      {"the east edge of the table", {{{w, 0}, {w, d}}}},
      {"the south edge of the table", {{{0, 0}, {w, 0}}}},
      {"the west edge of the table", {{{0, 0}, {0, d}}}},
  }};
  for (const auto& [name, line] : edges) {
    add({.points = line, .closed = false}, name);
  }
  std::stable_sort(
      marks.begin(), marks.end(),
      [](const Mark& a, const Mark& b) { return a.gap.length < b.gap.length; });
  if (marks.size() > kMarks) marks.resize(kMarks);
  return marks;
}

// What is less than the smallest mark of a ruler.
bool Touches(const Picture& picture, Length length) {
  return OnRuler(picture, length).starts_with("0 ");
}

std::string EndWords(const Picture& picture, const std::vector<Mark>& marks) {
  std::string words = "It should end";
  for (const Mark& mark : marks) {
    if (&mark != &marks.front()) words += " and";
    if (!mark.gap.from.empty()) {
      words += &mark == &marks.front() ? " with its " : " its ";
      words += mark.gap.from;
    }
    words += Touches(picture, mark.gap.length)
                 ? " touching "
                 : " " + OnRuler(picture, mark.gap.length) + " from ";
    words += mark.name;
  }
  return words + ".";
}

// "pivots 45 degrees to the left", where the leg does not say how far.
std::string LegWords(const Waypoint& from, const Waypoint& to) {
  const int turn = from.pose.heading.TurnTo(to.pose.heading);
  if (turn == 0 || to.words.find_first_of("0123456789") != std::string::npos) {
    return to.words;
  }
  return to.words + " " + InDegrees(std::abs(turn)) + " degrees to the " +
         (turn < 0 ? "left" : "right");
}

// The ground that it ends in, if that has a name.
std::string GroundWords(const Picture& picture, Point end) {
  std::string words;
  for (const Ground& ground : picture.ground) {
    if (ground.name.empty() || !Inside(ShapeOf(ground), end)) continue;
    const bool on =
        ground.kind == GroundKind::kHill || ground.kind == GroundKind::kCrest ||
        ground.kind == GroundKind::kRoad || ground.kind == GroundKind::kBridge;
    words += (words.empty() ? " It ends " : " and ") +
             std::string(on ? "on " : "in ") + ground.name;
  }
  return words.empty() ? words : words + ".";
}

struct Near {
  EntityId a = EntityId::kNone;
  EntityId b = EntityId::kNone;
  std::string name_a;
  std::string name_b;
  Length length;
};

void NearestFirst(std::vector<Near>& all) {
  std::stable_sort(all.begin(), all.end(), [](const Near& a, const Near& b) {
    return a.length < b.length;
  });
}

std::vector<Near> EnemyPairs(const Picture& picture) {
  std::vector<Near> all;
  for (const Body& a : picture.bodies) {
    for (const Body& b : picture.bodies) {
      if (a.side != 0 || b.side != 1 || !Stands(a) || !Stands(b)) continue;
      all.push_back(
          {a.id, b.id, a.name, b.name, ShapeDistance(ShapeOf(a), ShapeOf(b))});
    }
  }
  NearestFirst(all);
  return all;
}

std::vector<Near> GroundPairs(const Picture& picture) {
  std::vector<Near> all;
  const Length far =
      Ticks(kNearGround *
            (picture.ruler_ticks > 0 ? picture.ruler_ticks : kTicksPerInch));
  for (const Body& body : picture.bodies) {
    if (body.side < 0 || !Stands(body)) continue;
    for (const Ground& ground : picture.ground) {
      if (!IsSome(ground.id) || ground.name.empty()) continue;
      const Length length = ShapeDistance(ShapeOf(body), ShapeOf(ground));
      // What stands in or against it is seen without a ruler.
      if (Touches(picture, length) || length > far) continue;
      all.push_back({body.id, ground.id, body.name, ground.name, length});
    }
  }
  NearestFirst(all);
  return all;
}

}  // namespace

std::string RulerWords(const Game& game, const Position& position,
                       const Order& order) {
  const std::vector<Waypoint> way = game.WayOf(position, order);
  if (way.size() < 2) return game.Say(position, order);
  const Picture picture = game.Draw(position);
  const Body* const body = BodyOf(picture, order.subject);
  std::string words = body != nullptr
                          ? Introduced(*body)
                          : std::string(NameOf(game.entities(), order.subject));
  words += ": ";
  for (size_t i = 1; i < way.size(); ++i) {
    if (i > 1) words += ", then ";
    words += LegWords(way[i - 1], way[i]);
  }
  // At whom it goes, where the way does not say so.
  if (const Body* const object = BodyOf(picture, order.object);
      object != nullptr && words.find(object->name) == std::string::npos) {
    words += ", at " + object->name;
  }
  words += ".";
  const Waypoint& end = way.back();
  if (end.outline.empty()) return words;
  words += GroundWords(picture, end.pose.centre);
  return words + " " + EndWords(picture, MarksFor(picture, body, end));
}

std::vector<Pair> PairsToCheck(const Game& game, const Position& position,
                               size_t most) {
  const Picture picture = game.Draw(position);
  std::vector<Near> chosen;
  std::set<EntityId> seen;
  const std::vector<Near> enemies = EnemyPairs(picture);
  // Two of three are enemies, if there are so many.
  const size_t most_enemies = most - most / 3;
  for (const Near& near : enemies) {
    if (chosen.size() == most_enemies) break;
    if (seen.contains(near.a) || seen.contains(near.b)) continue;
    seen.insert({near.a, near.b});
    chosen.push_back(near);
  }
  const std::set<EntityId> contested = seen;
  std::set<EntityId> measured;
  for (const bool only_contested : {true, false}) {
    for (const Near& near : GroundPairs(picture)) {
      if (chosen.size() == most) break;
      if (only_contested && !contested.contains(near.a)) continue;
      if (measured.contains(near.a)) continue;
      measured.insert(near.a);
      chosen.push_back(near);
    }
  }
  NearestFirst(chosen);
  std::vector<Pair> pairs;
  for (const Near& near : chosen) {
    // As the rules measure it, so that whoever asks gets the same answer.
    const std::optional<Measure> measure =
        game.MeasureBetween(position, near.a, near.b);
    const Length length = measure.has_value() ? measure->length : near.length;
    pairs.push_back(
        {near.a, near.b,
         near.name_a + " to " + near.name_b + ": " +
             (Touches(picture, length) ? std::string("touching")
                                       : OnRuler(picture, length))});
  }
  return pairs;
}

}  // namespace berthier
