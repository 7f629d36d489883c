#include "arenas/generation/grandeur/ground.h"

#include <utility>

#include "arenas/generation/grandeur/deployment.h"
#include "arenas/generation/names.h"
#include "arenas/generation/surveyor.h"

namespace berthier::grandeur::generation {
namespace {

using berthier::generation::Brooks;
using berthier::generation::Crops;
using berthier::generation::Hills;
using berthier::generation::HillSizes;
using berthier::generation::Names;
using berthier::generation::Patches;
using berthier::generation::RandomDraws;
using berthier::generation::Region;
using berthier::generation::Surveyor;
using berthier::generation::Villages;
using berthier::generation::VillageSizes;
using berthier::generation::Woods;

// Each holds one brigade (IMP-BUA-01).
constexpr VillageSizes kVillageSizes = {
    .word = "village",
    .large = 0,
    .half_side = {Centimetres(4), Centimetres(6)},
    .clearance = Centimetres(6)};
constexpr HillSizes kHillSizes = {
    .word = "gentle hill",
    .across = 75,
    .half_long = {Centimetres(12), Centimetres(26)},
    .half_short = {Centimetres(7), Centimetres(10)},
    .crest = {}};
constexpr HillSizes kSteepSizes = {
    .word = "steep hill",
    .across = 50,
    .half_long = {Centimetres(5), Centimetres(9)},
    .half_short = {Centimetres(5), Centimetres(7)},
    .crest = {}};
constexpr Patches kWoods = {.word = "woods",
                            .half_width = {Centimetres(5), Centimetres(13)},
                            .half_depth = {Centimetres(5), Centimetres(9)},
                            .clearance = Centimetres(6)};
constexpr Patches kFields = {.word = "fields",
                             .half_width = {Centimetres(6), Centimetres(14)},
                             .half_depth = {Centimetres(5), Centimetres(8)},
                             .clearance = Centimetres(4)};

constexpr Length kRim = Centimetres(5);
constexpr Length kFromSides = Centimetres(24);  // villages

class BattleGround {
 public:
  BattleGround(GroundPlan plan, int corps, RandomDraws& draws)
      : middle_(plan.depth() / 2),
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
    if (theme == Theme::kStream) {
      Names brooks(Brooks(), draws_);
      surveyor_.LayStream("river",
                          {middle_ - Centimetres(4), middle_ + Centimetres(4)},
                          brooks.Take());
    }
    LayVillages(theme == Theme::kVillages ? 1 + corps_ : draws_.Between(1, 2));
    LayRest(theme);
    ground_.entries = surveyor_.TakeEntries();
    return std::move(ground_);
  }

 private:
  void LayVillages(int count) {
    const Length about = (depth_ / 2 - kToFront) / 2;
    for (int i = 0; i < count; ++i) {
      const Region region = {{kFromSides, width_ - kFromSides},
                             {middle_ - about, middle_ + about}};
      if (surveyor_.LayVillage(kVillageSizes, region, next_)) {
        next_ = villages_.Take();
      }
    }
  }

  void LayRest(Theme theme) {
    surveyor_.LayHighRoad("road");
    if (draws_.Percent(40)) surveyor_.LayCrossRoad("road");
    const Region all = surveyor_.Between(kRim, kRim);
    for (int n = draws_.Between(0, corps_); n > 0; --n) {
      surveyor_.LayHill(kHillSizes, all, hills_);
    }
    if (draws_.Percent(30)) surveyor_.LayHill(kSteepSizes, all, hills_);
    const int open = theme == Theme::kOpen ? 0 : 1;
    Names woods(Woods(), draws_);
    surveyor_.Strew(kWoods, all, woods, draws_.Between(open, open + corps_));
    Names fields(Crops(), draws_);
    surveyor_.Strew(kFields, all, fields, draws_.Between(0, corps_));
  }

  Length middle_;
  Length width_;
  Length depth_;
  int corps_;
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
    case Theme::kOpen:
      return "open country";
    case Theme::kVillages:
      return "villages between the armies";
    case Theme::kStream:
      break;
  }
  return "a stream between the armies";
}

Ground LayGround(GroundPlan plan, Theme theme, int corps, RandomDraws& draws) {
  return BattleGround(std::move(plan), corps, draws).Lay(theme);
}

}  // namespace berthier::grandeur::generation
