#include "arenas/generation/la_grande_armee/forces.h"

#include <algorithm>
#include <array>

namespace berthier::la_grande_armee::generation {
namespace {

using berthier::generation::kLattice;
using berthier::generation::Rectangle;

constexpr Kind kFoot = {Arm::kInfantry, CavalryType::kLight};
constexpr Kind kGuns = {Arm::kArtillery, CavalryType::kLight};

// Per cent of guard, elite, seasoned, garrison.
using Shares = std::array<int, 4>;
struct Nation {
  std::string_view name;
  Shares foot, horse;
  // Light, lancers, heavy, cuirassiers.
  Shares types;
};
constexpr Nation kNations[] = {
    {"French", {8, 24, 53, 15}, {6, 24, 60, 10}, {40, 15, 25, 20}},
    {"Austrian", {4, 18, 55, 23}, {4, 24, 60, 12}, {45, 10, 20, 25}},
    {"Prussian", {4, 18, 48, 30}, {4, 20, 56, 20}, {35, 25, 30, 10}},
    {"Russian", {6, 20, 52, 22}, {6, 22, 60, 12}, {40, 15, 20, 25}},
};

Quality DrawQuality(const Shares& shares, RandomDraws& draws) {
  return static_cast<Quality>(draws.Weighted(shares));
}

Corps RaiseCorps(const Nation& nation, RandomDraws& draws) {
  Corps corps = {.ability = draws.Between(2, 4)};
  const int foot = draws.Between(3, 4);
  for (int i = 0; i < foot; ++i) {
    corps.units.push_back({.kind = kFoot,
                           .quality = DrawQuality(nation.foot, draws),
                           .troops = draws.Between(6, 9),
                           .guns = draws.Percent(75) ? 1 : 0});
  }
  const int horse = draws.Between(1, 2);
  for (int i = 0; i < horse; ++i) {
    const auto type = static_cast<CavalryType>(draws.Weighted(nation.types));
    corps.units.push_back({.kind = {Arm::kCavalry, type},
                           .quality = DrawQuality(nation.horse, draws),
                           .troops = draws.Between(4, 7),
                           .guns = draws.Percent(40) ? 1 : 0});
  }
  if (draws.Percent(60)) {
    const int guns = draws.Between(2, 3);
    corps.units.push_back(
        {.kind = kGuns, .guns = guns, .heavy = draws.Percent(60) ? guns : 0});
  }
  return corps;
}

constexpr Length kGap = Inches(1);
constexpr Length kSecondLine = Inches(6);  // behind the first
constexpr Length kCommander = Inches(3);   // behind the first, in front of it

using Row = std::vector<Unit*>;

void PlaceRow(const Row& row, Length middle, Length front) {
  Length width = Ticks(0);
  for (const Unit* unit : row) width += Inches(unit->files()) + kGap;
  // Halves of an inch are on the lattice.
  Length x = middle - (width - kGap) / 2;
  for (Unit* unit : row) {
    const Length half = Inches(unit->files()) / 2;
    unit->place = {(x + half).ticks, front.ticks};
    x += half + half + kGap;
  }
}

void DrawUp(Corps& corps, Length middle, Length front, RandomDraws& draws) {
  Row first, second;
  for (Unit& unit : corps.units) {
    if (unit.kind.arm == Arm::kCavalry) {
      second.push_back(&unit);
    } else if (unit.kind.arm == Arm::kArtillery) {
      first.insert(first.begin() + draws.Between(1, 2), &unit);
    } else {
      first.push_back(&unit);
    }
  }
  if (draws.Percent(50)) std::reverse(second.begin(), second.end());
  PlaceRow(first, middle, front);
  PlaceRow(second, middle, front - kSecondLine);
  corps.commander = {middle.ticks, (front - kCommander).ticks};
}

}  // namespace

int Unit::files() const {
  return kind.arm == Arm::kArtillery ? bases() : (bases() + 1) / 2;
}

int Unit::Points() const {
  constexpr std::array<int, 4> kByQuality = {20, 15, 10, 7};
  constexpr std::array<int, 4> kByType = {10, 15, 13, 15};
  const int each = kind.arm == Arm::kCavalry
                       ? kByType[static_cast<size_t>(kind.cavalry)]
                       : 10;
  return (troops * each + (guns - heavy) * 20 + heavy * 30) *
         kByQuality[static_cast<size_t>(quality)] / 10;
}

int Army::Points() const {
  int points = 0;
  for (const Corps& each : corps) {
    for (const Unit& unit : each.units) points += unit.Points();
  }
  return points;
}

Army Raise(std::string_view nation, int corps, RandomDraws& draws) {
  const Nation& troops =
      *std::find_if(std::begin(kNations), std::end(kNations),
                    [&](const Nation& n) { return n.name == nation; });
  Army army = {.ability = draws.Between(3, 5)};
  for (int i = 0; i < corps; ++i) {
    army.corps.push_back(RaiseCorps(troops, draws));
  }
  return army;
}

TableSize TableFor(int corps) {
  constexpr TableSize kTables[] = {
      {Inches(44), Inches(40)},
      {Inches(72), Inches(48)},
      {Inches(104), Inches(52)},
  };
  return kTables[corps - 1];
}

Length ToFront(int corps) { return Inches(11 + 2 * corps); }

void Deploy(Army& army, TableSize table, RandomDraws& draws) {
  const int count = static_cast<int>(army.corps.size());
  const Length sector = table.width / count;
  const Length front = ToFront(count);
  Length middle = sector / 2;
  for (Corps& corps : army.corps) {
    DrawUp(corps, middle / kLattice.ticks * kLattice.ticks, front, draws);
    middle += sector;
  }
  army.commander = {(table.width / 2).ticks, Inches(2).ticks};
}

void TurnRound(Army& army, TableSize table) {
  const auto turn = [&](Point& p) {
    p = berthier::generation::TurnedRound(p, table);
  };
  turn(army.commander);
  for (Corps& corps : army.corps) {
    turn(corps.commander);
    for (Unit& unit : corps.units) turn(unit.place);
  }
}

void LayForces(const Army& army, bool northern, GroundPlan& plan) {
  for (const Corps& corps : army.corps) {
    for (const Unit& unit : corps.units) {
      const Length deep = Inches(northern ? 1 : -1);
      plan.Lay(Rectangle({unit.place.x, unit.place.y + deep.ticks},
                         Inches(unit.files()) / 2 + kGap, Inches(2)));
    }
  }
}

}  // namespace berthier::la_grande_armee::generation
