// Lays out the ground of a battle: woods, villages, hills, brooks, walls and
// roads, of the kinds and sizes a ruleset's tables name.
//
// Laws: areas and courses keep clear of all units and of each other, by the
// clearance in their tables; hills keep clear only of villages and of each
// other. A piece that finds no room is left out. All randomness comes from the
// given draws.
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

// A closed interval.
struct Range {
  Length least;
  Length most;
};

constexpr Length InchesAndQuarters(int inches, int quarters) {
  return Inches(inches) + kLattice * quarters;
}

// Names in random order; Take() returns each once. There must be enough.
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

// Where the centres of areas may lie.
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
  Length largest = Inches(100);  // half width above which it becomes two areas
};

// Rectangles, the large ones twice as wide as deep.
struct VillageSizes {
  std::string_view word;
  int large;  // per cent
  Range half_side;
  Length clearance;
  bool large_are_two = false;  // large ones are two areas, west and east
};

struct HillSizes {
  std::string_view word;
  int across;  // per cent with the long side from west to east
  Range half_long;
  Range half_short;
  std::string_view crest;  // word for the crest of each hill; empty: no crests
};

// The words of a wall, a hedge, or a brook that enters from a side of the
// table.
struct CourseWords {
  std::string_view word;
  std::string_view more;       // a second word, or empty
  std::string_view kind = {};  // follows each name: " hedge"; or empty
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

  // The region at least this far from the west and east sides of the table and
  // from both home edges.
  Region Between(Length from_sides, Length from_homes) const {
    return {{from_sides, covered_.width() - from_sides},
            {from_homes, covered_.depth() - from_homes}};
  }

  // Adds an entry of terrain. The reference is valid until the next entry.
  Entry& Add(std::string id, std::string_view word, std::vector<Point> points);
  Entry& last() { return entries_.back(); }

  // Keeps everything laid later, except hills, clear of `outline`.
  void Cover(Outline outline) { covered_.Lay(std::move(outline)); }

  // If they find no room, the following methods return nothing or add nothing.

  // Finds and reserves room for a rectangle; adds no entry.
  std::optional<Area> LayBlock(const Region& region, Length half_width,
                               Length half_depth, Length clearance);
  std::optional<Area> LayVillage(const VillageSizes& sizes,
                                 const Region& region, const std::string& name);
  std::optional<Area> LayHill(const HillSizes& sizes, const Region& region,
                              Names& names);
  // Lays up to `count` areas with rounded corners.
  void Strew(const Patches& patches, const Region& region, Names& names,
             int count);
  // Brooks and fences begin at least `from_homes` from either home edge.
  void LayBrook(const CourseWords& words, Length from_homes, Names& names);
  void LayFence(const CourseWords& words, Length from_sides, Length from_homes,
                Names& names);
  // From the western to the eastern side, winding within `south_to_north`.
  void LayStream(std::string_view word, Range south_to_north,
                 const std::string& name);
  // From home edge to home edge through the first village laid. If `bridge` is
  // a word, a bridge is added where the road crosses the stream.
  void LayHighRoad(std::string_view word, std::string_view bridge = {});
  // From side to side through the last village laid; adds no bridge.
  void LayCrossRoad(std::string_view word);
  // Another crossing of the stream, farther than `apart` from the others.
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

  GroundPlan covered_;  // units, and pieces that keep clear of each other
  GroundPlan heights_;  // hills and villages, so that no hill is on a village
  RandomDraws& draws_;
  std::vector<Point> villages_;  // their centres
  std::string stream_;
  std::vector<Point> stream_points_;
  std::vector<Point> crossings_;
  std::vector<Entry> entries_;
};

}  // namespace berthier::generation

#endif  // BERTHIER_ARENAS_GENERATION_SURVEYOR_H_
