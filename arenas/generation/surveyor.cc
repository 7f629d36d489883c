#include "arenas/generation/surveyor.h"

#include <algorithm>
#include <cstdint>

#include "engine/geometry/polygon.h"
#include "engine/geometry/polyline.h"

namespace berthier::generation {
namespace {

// So often a place is looked for before a piece is left out.
constexpr int kTries = 40;

constexpr Length kBesideCourses = Ticks(3 * kLattice.ticks);
constexpr Length kMostBend = Inches(4);  // of a road, at its ends
constexpr Length kRim = Inches(2);       // where no road ends

// Where two legs cross; nothing if they do not.
std::optional<Point> Crossing(Segment a, Segment b) {
  const int64_t bx = b.b.x - b.a.x, by = b.b.y - b.a.y;
  const auto beside = [&](Point p) {
    return bx * (p.y - b.a.y) - by * (p.x - b.a.x);
  };
  const int64_t from = beside(a.a), to = beside(a.b);
  if (from == to || !SegmentsMeet(a, b)) return std::nullopt;
  const auto between = [&](int32_t p, int32_t q) {
    return static_cast<int32_t>(p + (q - p) * from / (from - to));
  };
  return Point{between(a.a.x, a.b.x), between(a.a.y, a.b.y)};
}

}  // namespace

Entry& Surveyor::Add(std::string id, std::string_view word,
                     std::vector<Point> points) {
  entries_.push_back({.type = "terrain",
                      .id = std::move(id),
                      .is = {std::string(word)},
                      .points = std::move(points)});
  return entries_.back();
}

Point Surveyor::PlaceIn(const Region& region) {
  const Length x =
      draws_.Between(region.west_to_east.least, region.west_to_east.most);
  const Length y =
      draws_.Between(region.south_to_north.least, region.south_to_north.most);
  return {x.ticks, y.ticks};
}

// `draw` draws an outline; the first that is clear.
template <typename Draw>
std::optional<Outline> Surveyor::FindRoom(const GroundPlan& plan,
                                          Length clearance, Draw&& draw) {
  for (int i = 0; i < kTries; ++i) {
    Outline outline = draw();
    if (plan.IsClear(outline, clearance)) return outline;
  }
  return std::nullopt;
}

std::optional<Surveyor::Area> Surveyor::LayBlock(const Region& region,
                                                 Length half_width,
                                                 Length half_depth,
                                                 Length clearance) {
  Point centre;
  std::optional<Outline> found = FindRoom(covered_, clearance, [&] {
    centre = PlaceIn(region);
    return Rectangle(centre, half_width, half_depth);
  });
  if (!found) return std::nullopt;
  covered_.Lay(*found);
  return Area{"", *std::move(found), centre};
}

std::optional<Surveyor::Area> Surveyor::LayVillage(const VillageSizes& sizes,
                                                   const Region& region,
                                                   const std::string& name) {
  const bool large = draws_.Percent(sizes.large);
  const Range& sides = sizes.half_side;
  const Length half_depth = draws_.Between(sides.least, sides.most);
  const Length half_width =
      large ? half_depth * 2 : draws_.Between(sides.least, sides.most);
  std::optional<Area> area =
      LayBlock(region, half_width, half_depth, sizes.clearance);
  if (!area) return std::nullopt;
  area->name = name;
  villages_.push_back(area->centre);
  heights_.Lay(area->outline);
  if (large && sizes.large_are_two) {
    auto [west, east] = SplitAt(area->outline, Ticks(area->centre.x));
    Add(name + " west", sizes.word, std::move(west));
    Add(name + " east", sizes.word, std::move(east));
  } else {
    Add(name, sizes.word, area->outline);
  }
  return area;
}

std::optional<Surveyor::Area> Surveyor::LayHill(const HillSizes& sizes,
                                                const Region& region,
                                                Names& names) {
  const bool across = draws_.Percent(sizes.across);
  const Length half_long =
      draws_.Between(sizes.half_long.least, sizes.half_long.most);
  const Length half_short =
      draws_.Between(sizes.half_short.least, sizes.half_short.most);
  Point centre;
  const std::optional<Outline> found = FindRoom(heights_, Inches(1), [&] {
    centre = PlaceIn(region);
    return across ? Rounded(centre, half_long, half_short, draws_)
                  : Rounded(centre, half_short, half_long, draws_);
  });
  if (!found) return std::nullopt;
  heights_.Lay(*found);
  const std::string name = names.Take();
  Add(name, sizes.word, *found);
  if (!sizes.crest.empty()) {
    const int32_t reach = (half_long - InchesAndQuarters(1, 2)).ticks;
    const Vec along = across ? Vec{reach, 0} : Vec{0, reach};
    Add(name + " crest", sizes.crest, {centre - along, centre + along}).of =
        name;
  }
  return Area{name, *found, centre};
}

void Surveyor::Strew(const Patches& patches, const Region& region, Names& names,
                     int count) {
  for (int i = 0; i < count; ++i) {
    const Length half_width =
        draws_.Between(patches.half_width.least, patches.half_width.most);
    const Length half_depth =
        draws_.Between(patches.half_depth.least, patches.half_depth.most);
    Point centre;
    std::optional<Outline> found = FindRoom(covered_, patches.clearance, [&] {
      centre = PlaceIn(region);
      return Rounded(centre, half_width, half_depth, draws_);
    });
    if (!found) continue;
    covered_.Lay(*found);
    const std::string name = names.Take();
    if (half_width <= patches.largest) {
      Add(name, patches.word, *std::move(found));
      continue;
    }
    auto [west, east] = SplitAt(*found, Ticks(centre.x));
    Add(name + " west", patches.word, std::move(west));
    Add(name + " east", patches.word, std::move(east));
  }
}

template <typename Draw>
void Surveyor::LayCourse(const CourseWords& words, Names& names, Draw&& draw) {
  for (int tried = 0; tried < kTries; ++tried) {
    Course course = draw();
    if (!covered_.IsClear(course, kBesideCourses)) continue;
    Entry& entry =
        Add(names.Take() + std::string(words.kind), words.word, course.points);
    if (!words.more.empty()) entry.is.emplace_back(words.more);
    covered_.Lay(std::move(course));
    return;
  }
}

void Surveyor::LayBrook(const CourseWords& words, Length from_homes,
                        Names& names) {
  LayCourse(words, names, [&] {
    const bool from_west = draws_.Percent(50);
    Point at = PlaceIn(Between(Length{}, from_homes));
    at.x = from_west ? 0 : covered_.width().ticks;
    Course course{{at}};
    const int legs = draws_.Between(2, 4);
    for (int i = 0; i < legs; ++i) {
      const Length inward = draws_.Between(Inches(3), Inches(6));
      const Length north = draws_.Between(-Inches(2), Inches(2));
      at = at + Vec{(from_west ? inward : -inward).ticks, north.ticks};
      course.points.push_back(at);
    }
    return course;
  });
}

void Surveyor::LayFence(const CourseWords& words, Length from_sides,
                        Length from_homes, Names& names) {
  LayCourse(words, names, [&] {
    const Point from = PlaceIn(Between(from_sides, from_homes));
    const Length length = draws_.Between(Inches(4), Inches(9));
    const bool across = draws_.Percent(75);
    return Course{
        {from, from + (across ? Vec{length.ticks, 0} : Vec{0, length.ticks})}};
  });
}

void Surveyor::LayStream(std::string_view word, Range south_to_north,
                         const std::string& name) {
  const auto bank = [&] {
    return draws_.Between(south_to_north.least, south_to_north.most).ticks;
  };
  const int32_t end = covered_.width().ticks;
  stream_ = name;
  stream_points_ = {{0, bank()}};
  // The last leg is not much shorter than the others.
  for (Length x = draws_.Between(Inches(6), Inches(9));
       x + Inches(5) < covered_.width();
       x = x + draws_.Between(Inches(6), Inches(9))) {
    stream_points_.push_back({x.ticks, bank()});
  }
  stream_points_.push_back({end, bank()});
  Add(name, word, stream_points_);
  covered_.Lay(Course{stream_points_});
}

void Surveyor::AddCrossing(std::string_view word, std::string id, Point place) {
  Entry& entry = Add(std::move(id), word, {});
  entry.of = stream_;
  entry.place = place;
  crossings_.push_back(place);
}

void Surveyor::LayCrossing(std::string_view word, std::string id,
                           Length apart) {
  const int last = static_cast<int>(stream_points_.size()) - 2;
  for (int tried = 0; tried < kTries; ++tried) {
    const auto leg = static_cast<size_t>(draws_.Between(0, last));
    const Point a = stream_points_[leg], b = stream_points_[leg + 1];
    const Point place = {(a.x + b.x) / 2, (a.y + b.y) / 2};
    const bool clear =
        std::none_of(crossings_.begin(), crossings_.end(), [&](Point other) {
          return Within(place, {other, other}, apart);
        });
    if (clear) return AddCrossing(word, std::move(id), place);
  }
}

int32_t Surveyor::Bent(int32_t at, Length limit) {
  const Length bend = draws_.Between(-kMostBend, kMostBend);
  const int32_t step = draws_.lattice().ticks;
  const int32_t rim = (kRim.ticks + step - 1) / step * step;
  return std::clamp(at + bend.ticks, rim, limit.ticks - rim);
}

void Surveyor::LayHighRoad(std::string_view word, std::string_view bridge) {
  if (villages_.empty()) return;
  const Point first = villages_.front();
  const Point south = {Bent(first.x, covered_.width()), 0};
  const Point north = {Bent(first.x, covered_.width()), covered_.depth().ticks};
  const std::vector<Point> road = {south, first, north};
  if (!bridge.empty()) {
    for (size_t s = 1; s < stream_points_.size(); ++s) {
      for (size_t r = 1; r < road.size(); ++r) {
        const std::optional<Point> place = Crossing(
            {stream_points_[s - 1], stream_points_[s]}, {road[r - 1], road[r]});
        if (place && crossings_.empty()) {
          AddCrossing(bridge, stream_ + " bridge", *place);
        }
      }
    }
  }
  LayRoad(word, "High road", road);
}

void Surveyor::LayCrossRoad(std::string_view word) {
  if (villages_.empty()) return;
  const Point last = villages_.back();
  const Point west = {0, Bent(last.y, covered_.depth())};
  const Point east = {covered_.width().ticks, Bent(last.y, covered_.depth())};
  LayRoad(word, "Cross road", {west, last, east});
}

void Surveyor::LayRoad(std::string_view word, std::string name,
                       std::vector<Point> points) {
  Add(std::move(name), word, points);
  covered_.Lay(Course{std::move(points)});
}

}  // namespace berthier::generation
