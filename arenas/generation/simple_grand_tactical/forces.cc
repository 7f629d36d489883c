#include "arenas/generation/simple_grand_tactical/forces.h"

#include <algorithm>
#include <iterator>

#include "engine/model/fault.h"

namespace berthier::simple_grand_tactical::generation {
namespace {

constexpr Share kFrenchFoot[] = {
    {"line", 50},      {"light infantry", 18}, {"veteran line", 12},
    {"conscript", 10}, {"grenadier", 6},       {"guard infantry", 4},
};
constexpr Share kAustrianFoot[] = {
    {"line", 48},         {"grenz", 10},    {"jager", 6},
    {"veteran line", 16}, {"landwehr", 10}, {"grenadier", 10},
};
constexpr Share kFrenchHorse[] = {
    {"light cavalry", 40},
    {"medium cavalry", 25},
    {"lancer", 10},
    {"heavy cavalry", 25},
};
constexpr Share kAustrianHorse[] = {
    {"light cavalry", 40},
    {"medium cavalry", 25},
    {"lancer", 10},
    {"heavy cavalry", 25},
};
constexpr Share kGuns[] = {
    {"medium artillery", 45},      {"light artillery", 20},
    {"heavy artillery", 15},       {"medium horse artillery", 10},
    {"light horse artillery", 10},
};

constexpr Troops kTroops[] = {
    {.nation = "French",
     .foot = kFrenchFoot,
     .horse = kFrenchHorse,
     .guns = kGuns},
    {.nation = "Austrian",
     .foot = kAustrianFoot,
     .horse = kAustrianHorse,
     .guns = kGuns},
};

// With SGT-OPT-08, as all generated battles have it.
int MeleeOf(const ListEntry& type) {
  constexpr int kRaised = 3;
  return type.list == "Austrian" && type.name == "line" ? kRaised : type.melee;
}

Unit Draw(const Troops& troops, std::span<const Share> shares,
          RandomDraws& draws) {
  std::vector<int> weights;
  for (const Share& share : shares) weights.push_back(share.weight);
  const Share& share = shares[draws.Weighted(weights)];
  Unit unit = {.type = FindEntry(troops.nation, share.type)};
  BERTHIER_CHECK(unit.type != nullptr);
  if (unit.arm() == Arm::kArtillery) unit.formation = Formation::kLimbered;
  return unit;
}

Corps RaiseCorps(const Troops& troops, RandomDraws& draws) {
  Corps corps;
  const int foot = draws.Between(4, 6);
  const int horse = draws.Between(1, 2);
  const int guns = draws.Between(1, 2);
  for (int i = 0; i < foot; ++i) {
    corps.units.push_back(Draw(troops, troops.foot, draws));
  }
  for (int i = 0; i < horse; ++i) {
    corps.units.push_back(Draw(troops, troops.horse, draws));
  }
  for (int i = 0; i < guns; ++i) {
    corps.units.push_back(Draw(troops, troops.guns, draws));
  }
  // One general for the foot; a second for the horse, if there is much of it,
  // or the foot.
  corps.generals.push_back({Rank::kInfantryGeneral, 0});
  if (horse > 1) {
    corps.generals.push_back(
        {Rank::kCavalryGeneral, static_cast<size_t>(foot)});
  } else if (foot > 5) {
    corps.generals.push_back({Rank::kInfantryGeneral, 3});
  }
  return corps;
}

}  // namespace

const Troops& TroopsOf(std::string_view nation) {
  const Troops* found =
      std::find_if(std::begin(kTroops), std::end(kTroops),
                   [&](const Troops& t) { return t.nation == nation; });
  BERTHIER_CHECK(found != std::end(kTroops));
  return *found;
}

int PriceOf(const ListEntry& type) {
  switch (type.arm) {
    case Arm::kInfantry:
      return 4 + 2 * (type.fire + type.rally) + MeleeOf(type) +
             (type.light ? 1 : 0);
    case Arm::kCavalry:
      return 5 + 2 * type.rally + (type.melee + type.melee_charging) * 3 / 4 +
             (type.light ? 1 : 0);
    case Arm::kArtillery:
      break;
  }
  return 9 + 4 * type.fire + type.rally + (type.horse ? 1 : 0);
}

int Unit::Points() const { return PriceOf(*type); }

int Army::Points() const {
  int points = 0;
  for (const Corps& each : corps) {
    for (const Unit& u : each.units) points += u.Points();
  }
  return points;
}

Army Raise(const Troops& troops, int corps, RandomDraws& draws) {
  Army army;
  for (int i = 0; i < corps; ++i) {
    army.corps.push_back(RaiseCorps(troops, draws));
  }
  return army;
}

}  // namespace berthier::simple_grand_tactical::generation
