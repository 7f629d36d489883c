#include "arenas/generation/big_battle_napoleonic/ground.h"

#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "arenas/generation/big_battle_napoleonic/deployment.h"
#include "arenas/generation/names.h"
#include "arenas/generation/surveyor.h"
#include "engine/model/fault.h"

namespace berthier::big_battle_napoleonic::generation {
namespace {

using berthier::generation::Brooks;
using berthier::generation::CourseWords;
using berthier::generation::Fences;
using berthier::generation::GroundPlan;
using berthier::generation::Hills;
using berthier::generation::HillSizes;
using berthier::generation::InchesAndQuarters;
using berthier::generation::kLattice;
using berthier::generation::Names;
using berthier::generation::Patches;
using berthier::generation::RandomDraws;
using berthier::generation::Rectangle;
using berthier::generation::Region;
using berthier::generation::Surveyor;
using berthier::generation::Villages;
using berthier::generation::VillageSizes;
using berthier::generation::Woods;

// As large as those of Ligny: a brigade of seven bases fits in.
constexpr VillageSizes kVillageSizes = {
    .word = "town",
    .large = 100,
    .half_side = {InchesAndQuarters(1, 2), Inches(2)},
    .clearance = Inches(1) / 2};
constexpr HillSizes kRidgeSizes = {.word = "hill",
                                   .across = 100,
                                   .half_long = {Inches(5), Inches(8)},
                                   .half_short = {Inches(4), Inches(5)}};
constexpr HillSizes kHillSizes = {
    .word = "hill",
    .across = 75,
    .half_long = {Inches(4), Inches(8)},
    .half_short = {InchesAndQuarters(2, 2), Inches(4)}};
constexpr Patches kWoods = {.word = "wood",
                            .half_width = {InchesAndQuarters(1, 2), Inches(4)},
                            .half_depth = {InchesAndQuarters(1, 2), Inches(3)},
                            .clearance = Inches(2)};
constexpr CourseWords kFence = {"obstacle", ""};

constexpr int kVillagePoints = 6;
constexpr int kGarrisonPoints = 5;
constexpr int kFarBankPoints = 4;
constexpr int kCrestPoints = 8;
constexpr int kRedoubtPoints = 8;
constexpr Length kRim = Inches(2);
constexpr Length kFromSides = Inches(8);  // villages

class BattleGround {
 public:
  BattleGround(GroundPlan plan, std::string_view defender, RandomDraws& draws)
      : middle_(plan.depth() / 2),
        front_(plan.depth() - kToFront),
        width_(plan.width()),
        defender_(defender),
        surveyor_(std::move(plan), draws),
        draws_(draws),
        villages_(Villages(), draws),
        hills_(Hills(), draws),
        brooks_(Brooks(), draws) {}

  Ground Lay(const Situation& situation, const Holdings& holdings,
             const std::vector<Length>& middles) {
    const int corps = static_cast<int>(middles.size());
    ground_.village = villages_.Take();
    next_ = ground_.village;
    const bool river = situation.theme == Theme::kRiver;
    if (river) LayStream();
    for (size_t c = 0; c < middles.size(); ++c) {
      if (holdings.villages[c]) LayGarrison(middles[c]);
    }
    if (holdings.redoubt >= 0) {
      LayRedoubt(middles[static_cast<size_t>(holdings.redoubt)]);
    }
    if (situation.theme == Theme::kRidge) {
      for (const Length middle : middles) LayRidge(middle);
    }
    if (situation.theme == Theme::kMeeting || river) {
      LayPrizes(1 + corps / 2, river);
    }
    // A place to give the battle its name, and its road.
    if (surveyor_.villages().empty()) {
      LayVillage({{kFromSides, width_ - kFromSides},
                  {middle_ - Inches(3), middle_ + Inches(3)}},
                 0, false);
    }
    LayRest(corps, river);
    ground_.entries = surveyor_.TakeEntries();
    return std::move(ground_);
  }

 private:
  void Award(Entry& entry, int points, bool held) {
    if (points == 0) return;
    entry.numbers.emplace_back("points", points);
    if (held) entry.links.emplace_back("held by", defender_);
  }

  std::optional<Surveyor::Area> LayVillage(const Region& region, int points,
                                           bool held) {
    std::optional<Surveyor::Area> area =
        surveyor_.LayVillage(kVillageSizes, region, next_);
    if (!area) return std::nullopt;
    next_ = villages_.Take();
    Award(surveyor_.last(), points, held);
    return area;
  }

  // Close before its line: it cannot be missed by either side.
  void LayGarrison(Length middle) {
    const std::optional<Surveyor::Area> area =
        LayVillage({{middle - Inches(3), middle + Inches(3)},
                    {front_ - Inches(5), front_ - Inches(4)}},
                   kGarrisonPoints, true);
    BERTHIER_CHECK(area.has_value());  // nothing else is there
    ground_.garrisons.push_back(area->centre);
  }

  void LayRedoubt(Length middle) {
    const Vec wing = {InchesAndQuarters(5, 2).ticks, 0};
    const Vec face = {InchesAndQuarters(3, 2).ticks, 0};
    const Point end = {middle.ticks, (front_ - kLattice * 2).ticks};
    const Point salient = {middle.ticks, (front_ - kLattice * 3).ticks};
    surveyor_.Add("Redoubt", "fortification",
                  {end - wing, salient - face, salient + face, end + wing});
    const Point centre = {middle.ticks, (front_ + Inches(2)).ticks};
    const auto inside =
        Rectangle(centre, Ticks(wing.x), InchesAndQuarters(2, 2));
    Award(surveyor_.Add("Inside the redoubt", "open", inside), kRedoubtPoints,
          true);
    surveyor_.Cover(Rectangle(centre, Inches(7), Inches(4)));
  }

  void LayRidge(Length middle) {
    const std::optional<Surveyor::Area> hill =
        surveyor_.LayHill(kRidgeSizes,
                          {{middle - Inches(1), middle + Inches(1)},
                           {front_ - Inches(1), front_}},
                          hills_);
    BERTHIER_CHECK(hill.has_value());
    const Point crest = {hill->centre.x, (front_ - Inches(2)).ticks};
    Entry& entry = surveyor_.Add(hill->name + " crest", "objective", {});
    entry.place = crest;
    Award(entry, kCrestPoints, true);
    surveyor_.Cover(Rectangle(crest, Inches(2), Inches(2)));
  }

  // On the defender's bank if they are his. Otherwise a little beyond halfway:
  // the attacker moves first.
  void LayPrizes(int count, bool held) {
    Region region = {{kFromSides, width_ - kFromSides},
                     {middle_ + Inches(1), middle_ + Inches(3)}};
    if (held) region.south_to_north = {front_ - Inches(6), front_ - Inches(4)};
    if (count == 1) {
      region.west_to_east = {width_ / 2 - Inches(5), width_ / 2 + Inches(5)};
    }
    for (int i = 0; i < count; ++i) {
      LayVillage(region, held ? kFarBankPoints : kVillagePoints, held);
    }
  }

  void LayStream() {
    surveyor_.LayStream("stream", {middle_ - Inches(3), middle_ - Inches(1)},
                        brooks_.Take());
  }

  void LayRest(int corps, bool river) {
    surveyor_.LayHighRoad("road", river ? "bridge" : "");
    if (river) {
      constexpr std::array<std::array<std::string_view, 2>, 5> kCrossings = {
          {{"ford", "Upper ford"},
           {"bridge", "Stone bridge"},
           {"ford", "Lower ford"},
           {"bridge", "Wooden bridge"},
           {"ford", "Cattle ford"}}};
      for (size_t i = 0; i <= static_cast<size_t>(corps); ++i) {
        surveyor_.LayCrossing(kCrossings[i][0], std::string(kCrossings[i][1]),
                              Inches(6));
      }
    } else if (draws_.Percent(50)) {
      surveyor_.LayCrossRoad("road");
    }
    for (int n = draws_.Between(0, corps); n > 0; --n) {
      surveyor_.LayHill(kHillSizes, surveyor_.Between(Inches(4), Inches(4)),
                        hills_);
    }
    Names fences(Fences(), draws_);
    for (int n = draws_.Between(0, 1 + corps / 2); n > 0; --n) {
      surveyor_.LayFence(kFence, kRim, kToFront + Inches(3), fences);
    }
    Names woods(Woods(), draws_);
    surveyor_.Strew(kWoods, surveyor_.Between(kRim, kRim), woods,
                    draws_.Between(1, 1 + corps));
  }

  Length middle_;
  Length front_;  // the defender's
  Length width_;
  std::string defender_;
  Surveyor surveyor_;
  RandomDraws& draws_;
  Names villages_;
  Names hills_;
  Names brooks_;
  std::string next_;  // the name of the next village
  Ground ground_;
};

}  // namespace

Holdings HoldingsOf(const Situation& situation, int corps, RandomDraws& draws) {
  Holdings holdings;
  const bool redoubt = situation.theme == Theme::kRedoubt;
  if (redoubt) holdings.redoubt = draws.Between(0, corps - 1);
  for (int c = 0; c < corps; ++c) {
    holdings.villages.push_back(situation.theme == Theme::kVillages ||
                                (redoubt && c != holdings.redoubt));
  }
  return holdings;
}

Ground LayGround(GroundPlan plan, const Situation& situation,
                 const Holdings& holdings, const std::vector<Length>& middles,
                 std::string_view defender, RandomDraws& draws) {
  return BattleGround(std::move(plan), defender, draws)
      .Lay(situation, holdings, middles);
}

}  // namespace berthier::big_battle_napoleonic::generation
