#include "arenas/generation/grandeur/forces.h"

#include <algorithm>
#include <iterator>

#include "engine/model/fault.h"
#include "engine/rulesets/grandeur/facts/wire_words.h"

namespace berthier::grandeur::generation {
namespace {

constexpr Share kFrenchFoot[] = {
    {"line", 56}, {"veteran line", 22}, {"conscript", 14},
    {"guard", 6}, {"old guard", 2},
};
constexpr Share kAustrianFoot[] = {
    {"line", 58}, {"veteran line", 18}, {"conscript", 12},
    {"guard", 6}, {"landwehr", 6},
};
constexpr Share kPrussianFoot[] = {
    {"line", 46}, {"veteran line", 18}, {"conscript", 8},
    {"guard", 4}, {"landwehr", 18},     {"weak landwehr", 6},
};
constexpr Share kRussianFoot[] = {
    {"line", 54}, {"veteran line", 16}, {"conscript", 14},
    {"guard", 8}, {"landwehr", 8},
};
constexpr Share kFrenchHorse[] = {
    {"chasseurs", 26}, {"veteran hussars", 14},    {"lancers", 12},
    {"dragoons", 20},  {"cuirassiers", 18},        {"veteran dragoons", 6},
    {"uhlans", 2},     {"guard light cavalry", 2},
};
constexpr Share kAustrianHorse[] = {
    {"chasseurs", 24}, {"veteran hussars", 20}, {"uhlans", 16},
    {"dragoons", 20},  {"cuirassiers", 20},
};
constexpr Share kPrussianHorse[] = {
    {"veteran hussars", 28}, {"uhlans", 20},       {"dragoons", 30},
    {"cuirassiers", 16},     {"elite hussars", 6},
};
constexpr Share kRussianHorse[] = {
    {"veteran hussars", 18}, {"uhlans", 12},   {"dragoons", 20},
    {"cuirassiers", 18},     {"cossacks", 24}, {"best cossacks", 8},
};
constexpr Share kGuns[] = {
    {"medium artillery", 45},     {"heavy artillery", 30},
    {"light artillery", 5},       {"medium horse artillery", 14},
    {"light horse artillery", 6},
};

// By Structure, the best first.
constexpr int kFrenchStructures[] = {25, 50, 25, 0};
constexpr int kPrussianStructures[] = {0, 35, 45, 20};
constexpr int kOtherStructures[] = {0, 20, 50, 30};
// By Leadership, the best first.
constexpr int kLeaderships[] = {6, 24, 40, 24, 6};

constexpr Troops kNations[] = {
    {"French", kFrenchFoot, kFrenchHorse, kGuns, kFrenchStructures},
    {"Austrian", kAustrianFoot, kAustrianHorse, kGuns, kOtherStructures},
    {"Prussian", kPrussianFoot, kPrussianHorse, kGuns, kPrussianStructures},
    {"Russian", kRussianFoot, kRussianHorse, kGuns, kOtherStructures},
};

// The row of a word of facts/wire_words.h.
const TroopRow& RowOf(std::string_view word) {
  const auto key = Find(kTypeWords, word);
  BERTHIER_CHECK(key.has_value());
  return *std::find_if(kTroops.begin(), kTroops.end(),
                       [&](const TroopRow& row) { return row.key == *key; });
}

Unit Draw(std::span<const Share> shares, RandomDraws& draws) {
  std::vector<int> weights;
  for (const Share& share : shares) weights.push_back(share.weight);
  const std::string_view word = shares[draws.Weighted(weights)].type;
  return {.type = &RowOf(word), .word = word};
}

Division RaiseDivision(std::span<const Share> shares, int count,
                       RandomDraws& draws) {
  Division division;
  for (int i = 0; i < count; ++i) {
    division.units.push_back(Draw(shares, draws));
  }
  division.temper = draws.Percent(70) ? Temper::kGoAhead : Temper::kCautious;
  division.brave =
      division.temper == Temper::kGoAhead && draws.Percent(20);  // GRA-LDR-04
  return division;
}

// From genius, 4, to incompetent, 0.
int8_t DrawLeadership(RandomDraws& draws) {
  return static_cast<int8_t>(4 -
                             static_cast<int>(draws.Weighted(kLeaderships)));
}

int CostOf(int8_t leadership) {
  return kLeadershipCosts[static_cast<size_t>(leadership)];
}

Corps RaiseCorps(const Troops& troops, RandomDraws& draws) {
  Corps corps;
  for (int i = 0; i < 2; ++i) {
    corps.foot.push_back(
        RaiseDivision(troops.foot, draws.Between(2, 3), draws));
  }
  corps.horse = RaiseDivision(troops.horse, draws.Between(2, 3), draws);
  for (int n = draws.Between(1, 2); n > 0; --n) {
    corps.guns.push_back(Draw(troops.guns, draws));
  }
  corps.leadership = DrawLeadership(draws);
  return corps;
}

int PointsOf(const Division& division) {
  int points = kDivisionLeaders.cost[static_cast<size_t>(division.temper)] +
               (division.brave ? kDivisionLeaders.brave_premium : 0);
  for (const Unit& unit : division.units) points += unit.type->points;
  return points;
}

}  // namespace

const Troops& TroopsOf(std::string_view nation) {
  const Troops* found =
      std::find_if(std::begin(kNations), std::end(kNations),
                   [&](const Troops& t) { return t.nation == nation; });
  BERTHIER_CHECK(found != std::end(kNations));
  return *found;
}

int Army::Points() const {
  int points =
      kStructures[static_cast<size_t>(structure)].cost + CostOf(leadership);
  for (const Corps& each : corps) {
    if (corps.size() > 1) points += CostOf(each.leadership);
    for (const Division& division : each.foot) points += PointsOf(division);
    points += PointsOf(each.horse);
    for (const Unit& unit : each.guns) points += unit.type->points;
  }
  return points;
}

Army Raise(const Troops& troops, int corps, RandomDraws& draws) {
  Army army;
  army.structure = static_cast<Structure>(draws.Weighted(troops.structures));
  army.leadership = DrawLeadership(draws);
  for (int i = 0; i < corps; ++i) {
    army.corps.push_back(RaiseCorps(troops, draws));
  }
  return army;
}

}  // namespace berthier::grandeur::generation
