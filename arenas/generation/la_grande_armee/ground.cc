#include "arenas/generation/la_grande_armee/ground.h"

#include <optional>
#include <utility>

#include "arenas/generation/names.h"
#include "arenas/generation/surveyor.h"

namespace berthier::la_grande_armee::generation {
namespace {

using berthier::generation::Brooks;
using berthier::generation::CourseWords;
using berthier::generation::GroundPlan;
using berthier::generation::Hills;
using berthier::generation::HillSizes;
using berthier::generation::Names;
using berthier::generation::Patches;
using berthier::generation::RandomDraws;
using berthier::generation::Rectangle;
using berthier::generation::Region;
using berthier::generation::Surveyor;
using berthier::generation::Villages;
using berthier::generation::Woods;

constexpr HillSizes kHillSizes = {.word = "hill",
                                  .across = 75,
                                  .half_long = {Inches(5), Inches(9)},
                                  .half_short = {Inches(3), Inches(5)}};
constexpr Patches kWoods = {.word = "woods",
                            .half_width = {Inches(2), Inches(5)},
                            .half_depth = {Inches(2), Inches(3)},
                            .clearance = Inches(2)};
constexpr CourseWords kBrook = {"stream", ""};
constexpr Length kRim = Inches(2);
constexpr Length kApart = Inches(8);  // crossings

class BattleGround {
 public:
  BattleGround(GroundPlan plan, int corps, Length front, RandomDraws& draws)
      : middle_(plan.depth() / 2),
        front_(front),
        width_(plan.width()),
        depth_(plan.depth()),
        corps_(corps),
        surveyor_(std::move(plan), draws),
        draws_(draws),
        villages_(Villages(), draws),
        hills_(Hills(), draws) {}

  Ground Lay(Theme theme) {
    ground_.village = villages_.Take();
    next_ = ground_.village;
    if (theme == Theme::kRiver) LayRiver();
    if (theme == Theme::kTowns) {
      LayTown(4, 10, front_ + Inches(4));
      LayTown(4, 10, depth_ - front_ - Inches(4));
    }
    for (int i = 0; i < 1 + corps_ / 2; ++i) {
      const int capacity = draws_.Percent(60) ? 8 : 12;
      LayTown(theme == Theme::kTowns ? capacity : 4, 15, middle_);
    }
    LayRest(theme);
    ground_.entries = surveyor_.TakeEntries();
    return std::move(ground_);
  }

 private:
  // SET-02: sides of 3 to 5 inches. About that line across the table.
  void LayTown(int capacity, int value, Length at) {
    const Length half = Inches(2 + capacity / 4) / 2;
    const Region region = {{Inches(8), width_ - Inches(8)},
                           {at - Inches(1), at + Inches(1)}};
    const std::optional<Surveyor::Area> area =
        surveyor_.LayBlock(region, half, half, Inches(2));
    if (!area) return;
    Entry& entry = surveyor_.Add(next_, "settlement", {});
    next_ = villages_.Take();
    entry.place = area->centre;
    entry.numbers = {{"capacity", capacity}, {"value", value}};
  }

  void LayRiver() {
    surveyor_.LayStream("river", {middle_ - Inches(3), middle_ + Inches(3)},
                        "River");
    for (int i = 0; i < 1 + corps_; ++i) {
      surveyor_.LayCrossing("bridge", "Bridge " + std::to_string(i + 1),
                            kApart);
      surveyor_.LayCrossing("ford", "Ford " + std::to_string(i + 1), kApart);
    }
  }

  void LayRest(Theme theme) {
    for (int n = draws_.Between(1, 1 + corps_); n > 0; --n) {
      surveyor_.LayHill(kHillSizes, surveyor_.Between(kRim, kRim), hills_);
    }
    if (theme != Theme::kRiver) {
      Names brooks(Brooks(), draws_);
      for (int n = draws_.Between(0, 1 + corps_ / 2); n > 0; --n) {
        surveyor_.LayBrook(kBrook, front_, brooks);
      }
    }
    Names woods(Woods(), draws_);
    surveyor_.Strew(kWoods, surveyor_.Between(kRim, kRim), woods,
                    draws_.Between(1, 1 + corps_));
  }

  Length middle_;
  Length front_;
  Length width_;
  Length depth_;
  int corps_;
  Surveyor surveyor_;
  RandomDraws& draws_;
  Names villages_;
  Names hills_;
  std::string next_;  // the name of the next settlement
  Ground ground_;
};

}  // namespace

std::string_view WordsFor(Theme theme) {
  switch (theme) {
    case Theme::kMeeting:
      return "two armies meet";
    case Theme::kTowns:
      return "a town each";
    case Theme::kRiver:
      break;
  }
  return "a river between them";
}

Ground LayGround(GroundPlan plan, Theme theme, int corps, Length front,
                 RandomDraws& draws) {
  return BattleGround(std::move(plan), corps, front, draws).Lay(theme);
}

}  // namespace berthier::la_grande_armee::generation
