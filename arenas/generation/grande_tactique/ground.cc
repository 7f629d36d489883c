#include "arenas/generation/grande_tactique/ground.h"

#include <optional>
#include <string>
#include <utility>

#include "arenas/generation/names.h"
#include "arenas/generation/surveyor.h"

namespace berthier::grande_tactique::generation {
namespace {

using berthier::generation::Brooks;
using berthier::generation::CourseWords;
using berthier::generation::Crops;
using berthier::generation::Fences;
using berthier::generation::GroundPlan;
using berthier::generation::Hills;
using berthier::generation::HillSizes;
using berthier::generation::InchesAndQuarters;
using berthier::generation::kLattice;
using berthier::generation::Names;
using berthier::generation::Patches;
using berthier::generation::RandomDraws;
using berthier::generation::Region;
using berthier::generation::Surveyor;
using berthier::generation::Villages;
using berthier::generation::VillageSizes;
using berthier::generation::Woods;

constexpr Length kRim = Inches(2);        // of the table, for centres
constexpr Length kMidfield = Inches(16);  // from the home edges: nobody stands
constexpr Length kBetweenAreas = Inches(1);  // a base passes between them
constexpr Length kBesideCourses = Ticks(3 * kLattice.ticks);

constexpr VillageSizes kVillageSizes = {
    .word = "built-up area",
    .large = 50,
    .half_side = {InchesAndQuarters(1, 1), InchesAndQuarters(1, 3)},
    .clearance = Inches(3),
    .large_are_two = true};
constexpr HillSizes kHillSizes = {
    .word = "hill",
    .across = 75,
    .half_long = {Inches(4), Inches(8)},
    .half_short = {InchesAndQuarters(2, 2), Inches(4)},
    .crest = "crest"};
constexpr CourseWords kBrook = {"linear feature", "stream"};
constexpr CourseWords kFence = {"linear feature", ""};
// Large ones are two areas (GT-TER-01).
constexpr Patches kWoods = {
    .word = "woods",
    .half_width = {InchesAndQuarters(1, 2), InchesAndQuarters(3, 2)},
    .half_depth = {InchesAndQuarters(1, 2), InchesAndQuarters(2, 2)},
    .clearance = kBetweenAreas,
    .largest = InchesAndQuarters(2, 1)};
constexpr Patches kCrops = {.word = "tall crops",
                            .half_width = {InchesAndQuarters(2, 2), Inches(5)},
                            .half_depth = {Inches(2), InchesAndQuarters(3, 2)},
                            .clearance = kBesideCourses};

// Its gorge is toward the nearer home.
void LayRedoubt(const Region& region, Length depth, Surveyor& surveyor) {
  const std::optional<Surveyor::Area> area = surveyor.LayBlock(
      region, InchesAndQuarters(1, 1), Inches(1), kBetweenAreas);
  if (!area) return;
  const bool northern = area->centre.y * 2 > depth.ticks;
  surveyor.Add("Redoubt", "fort", area->outline)
      .links.emplace_back("unfortified", northern ? "N" : "S");
}

}  // namespace

Ground LayGround(GroundPlan plan, int divisions, RandomDraws& draws) {
  const Length depth = plan.depth();
  Surveyor surveyor(std::move(plan), draws);
  const Region villages = surveyor.Between(Inches(5), kMidfield);
  Names fences(Fences(), draws);
  Names brooks(Brooks(), draws);

  Names names(Villages(), draws);
  Ground ground{.village = names.Take()};
  // One at least: there is room for it in the middle of any table.
  surveyor.LayVillage(kVillageSizes, villages, ground.village);
  for (int more = draws.Between(0, divisions / 2); more > 0; --more) {
    surveyor.LayVillage(kVillageSizes, villages, names.Take());
  }
  Names hills(Hills(), draws);
  for (int n = draws.Between(1, 1 + divisions / 2); n > 0; --n) {
    surveyor.LayHill(kHillSizes, surveyor.Between(Inches(4), Inches(4)), hills);
  }
  for (int n = draws.Between(0, 1 + divisions / 3); n > 0; --n) {
    if (draws.Percent(40)) {
      surveyor.LayBrook(kBrook, kMidfield, brooks);
    } else {
      surveyor.LayFence(kFence, kRim, kMidfield, fences);
    }
  }
  surveyor.LayHighRoad("road");
  if (!surveyor.villages().empty() && draws.Percent(60)) {
    surveyor.LayCrossRoad("road");
  }
  if (draws.Percent(15)) LayRedoubt(villages, depth, surveyor);
  Names woods(Woods(), draws);
  surveyor.Strew(kWoods, surveyor.Between(kRim, kRim), woods,
                 draws.Between(1, 1 + divisions));
  Names crops(Crops(), draws);
  surveyor.Strew(kCrops, surveyor.Between(kRim, kMidfield), crops,
                 draws.Between(0, 1 + divisions / 3));
  ground.entries = surveyor.TakeEntries();
  return ground;
}

}  // namespace berthier::grande_tactique::generation
