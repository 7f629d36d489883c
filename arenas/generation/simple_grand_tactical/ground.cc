#include "arenas/generation/simple_grand_tactical/ground.h"

#include <optional>
#include <utility>

#include "arenas/generation/names.h"
#include "arenas/generation/simple_grand_tactical/deployment.h"
#include "arenas/generation/surveyor.h"

namespace berthier::simple_grand_tactical::generation {
namespace {

using berthier::generation::CourseWords;
using berthier::generation::Enclosures;
using berthier::generation::GroundPlan;
using berthier::generation::Hills;
using berthier::generation::HillSizes;
using berthier::generation::kHalfCentimetre;
using berthier::generation::Names;
using berthier::generation::Patches;
using berthier::generation::RandomDraws;
using berthier::generation::Region;
using berthier::generation::Surveyor;
using berthier::generation::Villages;
using berthier::generation::VillageSizes;
using berthier::generation::Woods;

// A regiment of the usual bases finds room in it, deployed.
constexpr VillageSizes kVillageSizes = {
    .word = "built-up",
    .large = 40,
    .half_side = {Centimetres(5), Centimetres(6)},
    .clearance = Centimetres(3)};
constexpr HillSizes kHillSizes = {
    .word = "hill",
    .across = 75,
    .half_long = {Centimetres(12), Centimetres(22)},
    .half_short = {Centimetres(7), Centimetres(11)}};
constexpr Patches kWoods = {.word = "woods",
                            .half_width = {Centimetres(5), Centimetres(12)},
                            .half_depth = {Centimetres(5), Centimetres(9)},
                            .clearance = Centimetres(6)};
constexpr CourseWords kHedge = {"hedge", "", " hedge"};
constexpr CourseWords kWall = {"wall", "", " wall"};

constexpr Length kRim = Centimetres(4);
constexpr Length kFromSides = Centimetres(20);  // villages
constexpr Length kBeforeFront = Centimetres(12);

class BattleGround {
 public:
  BattleGround(GroundPlan plan, int corps,
               std::array<std::string_view, 2> sides, RandomDraws& draws)
      : middle_(plan.depth() / 2),
        front_(ToFront(corps)),
        width_(plan.width()),
        depth_(plan.depth()),
        corps_(corps),
        sides_(sides),
        surveyor_(std::move(plan), draws),
        draws_(draws),
        villages_(Villages(), draws),
        hills_(Hills(), draws) {}

  Ground Lay(Theme theme) {
    ground_.village = villages_.Take();
    next_ = ground_.village;
    switch (theme) {
      case Theme::kMeeting:
        LayPrizes(1 + corps_ / 2);
        break;
      case Theme::kVillages:
        LayOwn(false);
        LayOwn(true);
        if (corps_ > 1) LayPrizes(1);
        break;
      case Theme::kHeight:
        LayHeight();
        if (corps_ > 1) LayPrizes(1);
        break;
    }
    LayRest();
    ground_.entries = surveyor_.TakeEntries();
    return std::move(ground_);
  }

 private:
  void LayVillage(const Region& region, std::string_view holder) {
    if (!surveyor_.LayVillage(kVillageSizes, region, next_)) return;
    next_ = villages_.Take();
    Entry& entry = surveyor_.last();
    entry.is.emplace_back("objective");
    if (!holder.empty()) entry.links.emplace_back("held by", holder);
  }

  // Halfway; a little beyond it, as the southern side moves first.
  void LayPrizes(int count) {
    const Length aside = count == 1 ? width_ / 4 : kFromSides;
    for (int i = 0; i < count; ++i) {
      LayVillage({{aside, width_ - aside}, {middle_, middle_ + Centimetres(4)}},
                 {});
    }
  }

  // Before the front of either side, equally far.
  void LayOwn(bool northern) {
    const Length from = front_ + kBeforeFront;
    const Length y = northern ? depth_ - from : from;
    LayVillage({{kFromSides, width_ - kFromSides}, {y, y}},
               sides_[northern ? 1 : 0]);
  }

  void LayHeight() {
    const std::optional<Surveyor::Area> hill = surveyor_.LayHill(
        kHillSizes,
        {{width_ / 2 - Centimetres(15), width_ / 2 + Centimetres(15)},
         {middle_, middle_ + Centimetres(3)}},
        hills_);
    if (!hill) return;
    Entry& entry = surveyor_.Add(hill->name + " top", "objective", {});
    entry.place = hill->centre;
    surveyor_.Cover(berthier::generation::Rectangle(
        hill->centre, Centimetres(8), Centimetres(8)));
  }

  void LayRest() {
    surveyor_.LayHighRoad("road");
    if (draws_.Percent(50)) surveyor_.LayCrossRoad("road");
    for (int n = draws_.Between(0, corps_); n > 0; --n) {
      surveyor_.LayHill(kHillSizes, surveyor_.Between(kRim, kRim), hills_);
    }
    Names fences(Enclosures(), draws_);
    for (int n = draws_.Between(0, 1 + corps_ / 2); n > 0; --n) {
      surveyor_.LayFence(draws_.Percent(60) ? kHedge : kWall, kRim,
                         front_ + Centimetres(4), fences);
    }
    Names woods(Woods(), draws_);
    surveyor_.Strew(kWoods, surveyor_.Between(kRim, kRim), woods,
                    draws_.Between(1, 1 + corps_));
  }

  Length middle_;
  Length front_;  // of the southern side
  Length width_;
  Length depth_;
  int corps_;
  std::array<std::string_view, 2> sides_;
  Surveyor surveyor_;
  RandomDraws& draws_;
  Names villages_;
  Names hills_;
  std::string next_;  // the name of the next village
  Ground ground_;
};

}  // namespace

std::string_view WordsFor(Theme theme) {
  switch (theme) {
    case Theme::kMeeting:
      return "two armies meet";
    case Theme::kVillages:
      return "a village each";
    case Theme::kHeight:
      break;
  }
  return "the height between them";
}

Ground LayGround(GroundPlan plan, Theme theme, int corps,
                 std::array<std::string_view, 2> sides, RandomDraws& draws) {
  return BattleGround(std::move(plan), corps, sides, draws).Lay(theme);
}

}  // namespace berthier::simple_grand_tactical::generation
