// Lays out the ground of a battle: woods, villages, hills, brooks, walls and
// roads, of the kinds and sizes a ruleset's tables name.
//
// Laws: areas and courses keep clear of whoever stands on the table and of each
// other, by what their tables say; hills keep clear of villages and of each
// other alone. What finds no room is left out. Chance is that of the
// draws given alone.
//
//   Surveyor surveyor(std::move(plan), draws);
//   surveyor.Strew(kWoods, region, names, draws.Between(1, 4));
//   std::vector<Entry> terrain = surveyor.TakeEntries();
#ifndef BERTHIER_ARENAS_GENERATION_SURVEYOR_H_
#define BERTHIER_ARENAS_GENERATION_SURVEYOR_H_

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "arenas/generation/ground_plan.h"
#include "arenas/generation/random_draws.h"
#include "engine/model/scenario_document.h"

namespace berthier::generation {

// Both ends belong to it.
struct Range {
  Length least;
  Length most;
};

constexpr Length InchesAndQuarters(int inches, int quarters) {
  return Inches(inches) + kLattice * quarters;
}

// Names, each given away once.
class Names {
 public:
  Names(std::span<const std::string_view> names, RandomDraws& draws)
      : names_(names.begin(), names.end()) {
    draws.Shuffle(names_);
  }
  std::string Take() { return std::string(names_[next_++]); }

 private:
  std::vector<std::string_view> names_;
  size_t next_ = 0;
};

// Where centres may lie.
struct Region {
  Range west_to_east;
  Range south_to_north;
};

// Areas with rounded corners: woods, crops.
struct Patches {
  std::string_view word;
  Range half_width;
  Range half_depth;
  Length clearance;
  Length largest = Inches(100);  // half the width; a wider one is of two areas
};

// Rectangles, the large ones twice as wide as deep.
struct VillageSizes {
  std::string_view word;
  int large;  // of a hundred
  Range half_side;
  Length clearance;
  bool large_are_two = false;  // areas, west and east of the road
};

struct HillSizes {
  std::string_view word;
  int across;  // of a hundred: long from west to east
  Range half_long;
  Range half_short;
  std::string_view crest;  // the word for one on each; none if empty
};

// A wall or a hedge, or a brook that comes in from a side.
struct CourseWords {
  std::string_view word;
  std::string_view more;  // a second word, or empty
};

class Surveyor {
 public:
  struct Area {
    std::string name;
    Outline outline;
    Point centre;
  };

  Surveyor(GroundPlan plan, RandomDraws& draws)
      : covered_(std::move(plan)),
        heights_(covered_.width(), covered_.depth()),
        draws_(draws) {}

  // What is so far from the sides of the table and from both homes.
  Region Between(Length from_sides, Length from_homes) const {
    return {{from_sides, covered_.width() - from_sides},
            {from_homes, covered_.depth() - from_homes}};
  }

  // The entry may be added to until the next is laid.
  Entry& Add(std::string id, std::string_view word, std::vector<Point> points);
  Entry& last() { return entries_.back(); }

  // Keeps everything laid later off it.
  void Cover(Outline outline) { covered_.Lay(std::move(outline)); }

  // Of every Lay: nothing if there was no room.
  std::optional<Area> LayBlock(const Region& region, Length half_width,
                               Length half_depth, Length clearance);
  std::optional<Area> LayVillage(const VillageSizes& sizes,
                                 const Region& region, const std::string& name);
  std::optional<Area> LayHill(const HillSizes& sizes, const Region& region,
                              Names& names);
  void Strew(const Patches& patches, const Region& region, Names& names,
             int count);
  // Both in the middle of the table, `from_homes` away from either home.
  void LayBrook(const CourseWords& words, Length from_homes, Names& names);
  void LayFence(const CourseWords& words, Length from_sides, Length from_homes,
                Names& names);
  // From the western to the eastern side, winding between the two.
  void LayStream(std::string_view word, Range south_to_north,
                 const std::string& name);
  // From home to home through the first village laid; where it crosses the
  // stream is a bridge, if a word for one is given.
  void LayHighRoad(std::string_view word, std::string_view bridge = {});
  // From side to side through the last one; it crosses no stream.
  void LayCrossRoad(std::string_view word);
  // Another crossing of the stream, `apart` from those there are.
  void LayCrossing(std::string_view word, std::string id, Length apart);

  const std::vector<Point>& villages() const { return villages_; }
  std::vector<Entry> TakeEntries() { return std::move(entries_); }

 private:
  template <typename Draw>
  std::optional<Outline> FindRoom(const GroundPlan& plan, Length clearance,
                                  Draw&& draw);
  template <typename Draw>
  void LayCourse(const CourseWords& words, Names& names, Draw&& draw);
  Point PlaceIn(const Region& region);
  int32_t Bent(int32_t at, Length limit);
  void LayRoad(std::string_view word, std::string name,
               std::vector<Point> points);
  void AddCrossing(std::string_view word, std::string id, Point place);

  GroundPlan covered_;  // by what keeps clear of each other
  GroundPlan heights_;  // hills, and villages, which have no crest in them
  RandomDraws& draws_;
  std::vector<Point> villages_;  // their centres
  std::string stream_;
  std::vector<Point> stream_points_;
  std::vector<Point> crossings_;
  std::vector<Entry> entries_;
};

}  // namespace berthier::generation

#endif  // BERTHIER_ARENAS_GENERATION_SURVEYOR_H_
