#include "arenas/generation/grande_tactique/ground.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "arenas/generation/grande_tactique/names.h"

namespace berthier::grande_tactique::generation {
namespace {

using berthier::generation::Course;
using berthier::generation::GroundPlan;
using berthier::generation::kLattice;
using berthier::generation::Lots;
using berthier::generation::Outline;
using berthier::generation::Rectangle;
using berthier::generation::Rounded;
using berthier::generation::SplitAt;

// So often a place is looked for before a piece is left out.
constexpr int kTries = 40;

constexpr Length kRim = Inches(2);        // of the table, for centres
constexpr Length kMidfield = Inches(16);  // from the home edges: nobody stands
constexpr Length kBetweenAreas = Inches(1);  // a base passes between them
constexpr Length kBesideCourses = Ticks(3 * kLattice.ticks);

constexpr Length InchesAndQuarters(int inches, int quarters) {
  return Inches(inches) + kLattice * quarters;
}

// Names, each given away once.
class Names {
 public:
  Names(std::span<const std::string_view> names, Lots& lots)
      : names_(names.begin(), names.end()) {
    lots.Shuffle(names_);
  }
  std::string Take() { return std::string(names_[next_++]); }

 private:
  std::vector<std::string_view> names_;
  size_t next_ = 0;
};

class Surveyor {
 public:
  Surveyor(GroundPlan plan, int divisions, Lots& lots)
      : covered_(std::move(plan)),
        heights_(covered_.width(), covered_.depth()),
        divisions_(divisions),
        lots_(lots),
        fences_(Fences(), lots),
        brooks_(Brooks(), lots) {}

  Ground Survey() {
    LayVillages();
    LayHills();
    LayCourses();
    LayRoads();
    LayRedoubt();
    LayWoods();
    LayCrops();
    return std::move(ground_);
  }

 private:
  Point PlaceWithin(Length from_sides, Length from_homes) {
    const Length x = lots_.Between(from_sides, covered_.width() - from_sides);
    const Length y = lots_.Between(from_homes, covered_.depth() - from_homes);
    return {x.ticks, y.ticks};
  }

  Entry& Add(std::string id, std::string_view what, std::vector<Point> points) {
    ground_.entries.push_back({.type = "terrain",
                               .id = std::move(id),
                               .is = {std::string(what)},
                               .points = std::move(points)});
    return ground_.entries.back();
  }

  // `draw` draws an outline; the first that is clear.
  template <typename Draw>
  std::optional<Outline> FindRoom(const GroundPlan& plan, Length clearance,
                                  Draw&& draw) {
    for (int i = 0; i < kTries; ++i) {
      Outline outline = draw();
      if (plan.IsClear(outline, clearance)) return outline;
    }
    return std::nullopt;
  }

  void LayVillages() {
    Names names(Villages(), lots_);
    ground_.village = names.Take();
    // One at least: there is room for it in the middle of any table.
    LayVillage(ground_.village);
    const int more = lots_.Between(0, divisions_ / 2);
    for (int i = 0; i < more; ++i) LayVillage(names.Take());
  }

  // One area, or two, west and east of the road.
  void LayVillage(const std::string& name) {
    const bool large = lots_.Percent(50);
    const Length half_depth =
        lots_.Between(InchesAndQuarters(1, 1), InchesAndQuarters(1, 3));
    const Length half_width =
        large ? half_depth * 2
              : lots_.Between(InchesAndQuarters(1, 1), InchesAndQuarters(1, 3));
    Point centre;
    const std::optional<Outline> found =
        FindRoom(covered_, kBetweenAreas * 3, [&] {
          centre = PlaceWithin(Inches(5), kMidfield);
          return Rectangle(centre, half_width, half_depth);
        });
    if (!found) return;
    village_centres_.push_back(centre);
    covered_.Lay(*found);
    heights_.Lay(*found);
    if (!large) {
      Add(name, "built-up area", *found);
      return;
    }
    auto [west, east] = SplitAt(*found, Ticks(centre.x));
    Add(name + " west", "built-up area", std::move(west));
    Add(name + " east", "built-up area", std::move(east));
  }

  void LayHills() {
    Names names(Hills(), lots_);
    const int count = lots_.Between(1, 1 + divisions_ / 2);
    for (int i = 0; i < count; ++i) {
      const bool across = lots_.Percent(75);  // of the way of the armies
      const Length half_long = lots_.Between(Inches(4), Inches(8));
      const Length half_short =
          lots_.Between(InchesAndQuarters(2, 2), Inches(4));
      Point centre;
      const std::optional<Outline> found =
          FindRoom(heights_, kBetweenAreas, [&] {
            centre = PlaceWithin(Inches(4), Inches(4));
            return across ? Rounded(centre, half_long, half_short, lots_)
                          : Rounded(centre, half_short, half_long, lots_);
          });
      if (!found) continue;
      heights_.Lay(*found);
      const std::string name = names.Take();
      Add(name, "hill", *found);
      const int32_t reach = (half_long - InchesAndQuarters(1, 2)).ticks;
      const Vec along = across ? Vec{reach, 0} : Vec{0, reach};
      Add(name + " crest", "crest", {centre - along, centre + along}).of = name;
    }
  }

  void LayCourses() {
    const int count = lots_.Between(0, 1 + divisions_ / 3);
    for (int i = 0; i < count; ++i) {
      const bool brook = lots_.Percent(40);
      Names& names = brook ? brooks_ : fences_;
      for (int tried = 0; tried < kTries; ++tried) {
        Course course = brook ? DrawBrook() : DrawFence();
        if (!covered_.IsClear(course, kBesideCourses)) continue;
        Entry& entry = Add(names.Take(), "linear feature", course.points);
        if (brook) entry.is.emplace_back("stream");
        covered_.Lay(std::move(course));
        break;
      }
    }
  }

  // It comes from beyond a flank and winds across the way of the armies.
  Course DrawBrook() {
    const bool from_west = lots_.Percent(50);
    Point at = PlaceWithin(Length{}, kMidfield);
    at.x = from_west ? 0 : covered_.width().ticks;
    Course course{{at}};
    const int legs = lots_.Between(2, 4);
    for (int i = 0; i < legs; ++i) {
      const Length inward = lots_.Between(Inches(3), Inches(6));
      const Length north = lots_.Between(-Inches(2), Inches(2));
      at = at + Vec{(from_west ? inward : -inward).ticks, north.ticks};
      course.points.push_back(at);
    }
    return course;
  }

  Course DrawFence() {
    const Point from = PlaceWithin(kRim, kMidfield);
    const Length length = lots_.Between(Inches(4), Inches(9));
    const bool across = lots_.Percent(75);
    return {
        {from, from + (across ? Vec{length.ticks, 0} : Vec{0, length.ticks})}};
  }

  // One from home to home, often one from side to side, through villages.
  void LayRoads() {
    if (village_centres_.empty()) return;
    const Point first = village_centres_.front();
    const Point last = village_centres_.back();
    const auto bent = [this](int32_t at, Length limit) {
      const Length bend = lots_.Between(-Inches(4), Inches(4));
      return std::clamp(at + bend.ticks, kRim.ticks, (limit - kRim).ticks);
    };
    const Point south = {bent(first.x, covered_.width()), 0};
    const Point north = {bent(first.x, covered_.width()),
                         covered_.depth().ticks};
    LayRoad("High road", {south, first, north});
    if (!lots_.Percent(60)) return;
    const Point west = {0, bent(last.y, covered_.depth())};
    const Point east = {covered_.width().ticks, bent(last.y, covered_.depth())};
    LayRoad("Cross road", {west, last, east});
  }

  void LayRoad(std::string name, std::vector<Point> points) {
    Add(std::move(name), "road", points);
    covered_.Lay(Course{std::move(points)});
  }

  // Its gorge is toward the nearer home.
  void LayRedoubt() {
    if (!lots_.Percent(15)) return;
    Point centre;
    const std::optional<Outline> found = FindRoom(covered_, kBetweenAreas, [&] {
      centre = PlaceWithin(Inches(5), kMidfield);
      return Rectangle(centre, InchesAndQuarters(1, 1), Inches(1));
    });
    if (!found) return;
    covered_.Lay(*found);
    const bool northern = centre.y * 2 > covered_.depth().ticks;
    Add("Redoubt", "fort", *found)
        .links.emplace_back("unfortified", northern ? "N" : "S");
  }

  // Large ones are two areas (GT-TER-01).
  void LayWoods() {
    constexpr Length kLargestArea = InchesAndQuarters(2, 1);  // half its width
    Names names(Woods(), lots_);
    const int count = lots_.Between(1, 1 + divisions_);
    for (int i = 0; i < count; ++i) {
      const Length half_width =
          lots_.Between(InchesAndQuarters(1, 2), InchesAndQuarters(3, 2));
      const Length half_depth =
          lots_.Between(InchesAndQuarters(1, 2), InchesAndQuarters(2, 2));
      Point centre;
      const std::optional<Outline> found =
          FindRoom(covered_, kBetweenAreas, [&] {
            centre = PlaceWithin(kRim, kRim);
            return Rounded(centre, half_width, half_depth, lots_);
          });
      if (!found) continue;
      covered_.Lay(*found);
      const std::string name = names.Take();
      if (half_width <= kLargestArea) {
        Add(name, "woods", *found);
        continue;
      }
      auto [west, east] = SplitAt(*found, Ticks(centre.x));
      Add(name + " west", "woods", std::move(west));
      Add(name + " east", "woods", std::move(east));
    }
  }

  void LayCrops() {
    Names names(Crops(), lots_);
    const int count = lots_.Between(0, 1 + divisions_ / 3);
    for (int i = 0; i < count; ++i) {
      const Length half_width =
          lots_.Between(InchesAndQuarters(2, 2), Inches(5));
      const Length half_depth =
          lots_.Between(Inches(2), InchesAndQuarters(3, 2));
      const std::optional<Outline> found =
          FindRoom(covered_, kBesideCourses, [&] {
            return Rounded(PlaceWithin(kRim, kMidfield), half_width, half_depth,
                           lots_);
          });
      if (!found) continue;
      covered_.Lay(*found);
      Add(names.Take(), "tall crops", *found);
    }
  }

  GroundPlan covered_;  // by what keeps clear of each other
  GroundPlan heights_;  // hills, and villages, which have no crest in them
  int divisions_;
  Lots& lots_;
  Names fences_;
  Names brooks_;
  std::vector<Point> village_centres_;
  Ground ground_;
};

}  // namespace

Ground LayGround(GroundPlan plan, int divisions, Lots& lots) {
  return Surveyor(std::move(plan), divisions, lots).Survey();
}

}  // namespace berthier::grande_tactique::generation
