#include "arenas/generation/big_battle_napoleonic/deployment.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "engine/rulesets/big_battle_napoleonic/board/position_view.h"

namespace berthier::big_battle_napoleonic::generation {
namespace {

using berthier::generation::Abreast;
using berthier::generation::kLattice;
using berthier::generation::Rectangle;

constexpr Length kSector = Inches(18);
constexpr Length kCavalrySector = Inches(12);
constexpr Length kMargins = Inches(6);    // of both flanks together
constexpr Length kMostAside = Inches(2);  // all of an army
constexpr Length kBetweenUnits = Ticks(5 * kLattice.ticks);  // 1.25 in
// Those pushed back from the first row do not run into the second.
constexpr Length kRow = Inches(5);
constexpr Length kGeneral = Ticks(14 * kLattice.ticks);  // behind the front
constexpr Length kChief = Ticks(34 * kLattice.ticks);
constexpr Length kAround = Ticks(3 * kLattice.ticks);  // room about a unit

BaseSize SizeOfUnit(const Unit& unit) {
  return SizeOf(UnitData{.kind = unit.kind, .special = unit.special},
                unit.formation, unit.bases);
}

// What it takes up of a row, of two steps of the lattice, so that halves lie on
// it.
Length SlotOf(const Unit& unit) {
  const int32_t step = 2 * kLattice.ticks;
  return Ticks((SizeOfUnit(unit).front.ticks + step - 1) / step * step);
}

using Row = std::vector<Unit*>;

Length WidthOf(const Row& row) {
  Length width = kBetweenUnits * (static_cast<int>(row.size()) - 1);
  for (const Unit* unit : row) width += SlotOf(*unit);
  return width;
}

void PlaceRow(const Row& row, Length middle, Length front) {
  std::vector<Length> pitches;
  for (size_t i = 1; i < row.size(); ++i) {
    pitches.push_back((SlotOf(*row[i - 1]) + SlotOf(*row[i])) / 2 +
                      kBetweenUnits);
  }
  const std::vector<Length> centres = Abreast(pitches, middle);
  for (size_t i = 0; i < row.size(); ++i) {
    row[i]->place =
        Point{centres[i].ticks, (front - SizeOfUnit(*row[i]).depth / 2).ticks};
  }
}

// Tells who stays out of the rows.
void Detach(Corps& corps, const Orders& orders, bool garrison) {
  std::vector<Unit*> foot;
  for (Unit& unit : corps.units) {
    if (unit.IsFoot()) foot.push_back(&unit);
  }
  if (garrison) {
    const auto rawest = std::max_element(
        foot.begin(), foot.end(),
        [](const Unit* a, const Unit* b) { return a->grade < b->grade; });
    (*rawest)->formation = Formation::kTownWide;
    foot.erase(rawest);
  }
  if (!orders.has_reserves) return;
  const int reserves = foot.size() > 5 ? 2 : 1;
  for (int i = 0; i < reserves; ++i) {
    foot.back()->formation = Formation::kMarch;
    foot.pop_back();
  }
}

// As many as find room beside the guns, which stand between them.
Row TakeFirstRow(std::vector<Unit*>& line, const Row& guns, bool drawn_up,
                 Length width) {
  Row brigades, row;
  while (!line.empty()) {
    Unit& next = *line.front();
    if (drawn_up && next.IsFoot()) next.formation = Formation::kLine;
    row = brigades;
    row.push_back(&next);
    row.insert(row.end(), guns.begin(), guns.end());
    if (WidthOf(row) > width) {
      if (next.IsFoot()) next.formation = Formation::kColumn;
      break;
    }
    brigades.push_back(&next);
    line.erase(line.begin());
  }
  row.clear();
  for (size_t i = 0; i < std::max(brigades.size(), guns.size()); ++i) {
    if (i < brigades.size()) row.push_back(brigades[i]);
    if (i < guns.size()) row.push_back(guns[i]);
  }
  return row;
}

// The horse of a corps of infantry is at an end of the second row.
void DrawUp(Corps& corps, bool drawn_up, Length width, Length middle,
            Length front, RandomDraws& draws) {
  Row guns, line, horse;
  for (Unit& unit : corps.units) {
    if (unit.formation == Formation::kTownWide ||
        unit.formation == Formation::kMarch) {
      continue;
    }
    if (unit.IsGuns()) {
      if (drawn_up) unit.formation = Formation::kUnlimbered;
      guns.push_back(&unit);
    } else {
      (unit.IsFoot() || corps.is_cavalry ? line : horse).push_back(&unit);
    }
  }
  PlaceRow(TakeFirstRow(line, guns, drawn_up, width), middle, front);
  line.insert(line.begin(), horse.begin(), horse.end());
  const bool turned = draws.Percent(50);
  while (!line.empty()) {
    front -= kRow;
    Row row = {line.front()};
    line.erase(line.begin());
    while (!line.empty()) {
      Row longer = row;
      longer.push_back(line.front());
      if (WidthOf(longer) > width) break;
      row = std::move(longer);
      line.erase(line.begin());
    }
    if (turned) std::reverse(row.begin(), row.end());
    PlaceRow(row, middle, front);
  }
}

}  // namespace

TableSize DrawTable(const Situation& situation, int corps, RandomDraws& draws) {
  return {kSector * corps + kCavalrySector + kMargins,
          kToFront * 2 +
              draws.Between(situation.apart.least, situation.apart.most)};
}

std::vector<Length> Deploy(Army& army, const Orders& orders, TableSize table,
                           RandomDraws& draws) {
  const auto sector = [](const Corps& corps) {
    return corps.is_cavalry ? kCavalrySector : kSector;
  };
  Length all;
  for (const Corps& corps : army.corps) all += sector(corps);
  Length west =
      (table.width - all) / 2 + draws.Between(-kMostAside, kMostAside);
  std::vector<Length> middles;
  for (Corps& corps : army.corps) {
    const Length middle = west + sector(corps) / 2;
    if (!corps.is_cavalry) {
      Detach(corps, orders,
             middles.size() < orders.garrisons.size() &&
                 orders.garrisons[middles.size()]);
      middles.push_back(middle);
    }
    DrawUp(corps, orders.drawn_up, sector(corps) - Inches(1) / 2, middle,
           kToFront, draws);
    corps.general = {middle.ticks, (kToFront - kGeneral).ticks};
    west += sector(corps);
  }
  army.chief = {(table.width / 2).ticks, (kToFront - kChief).ticks};
  return middles;
}

void TurnRound(Army& army, TableSize table) {
  const auto turn = [&](Point& p) {
    p = berthier::generation::TurnedRound(p, table);
  };
  turn(army.chief);
  for (Corps& corps : army.corps) {
    turn(corps.general);
    for (Unit& unit : corps.units) {
      if (unit.place) turn(*unit.place);
    }
  }
}

void LayForces(const Army& army, GroundPlan& plan) {
  for (const Corps& corps : army.corps) {
    for (const Unit& unit : corps.units) {
      if (!unit.place) continue;
      plan.Lay(Rectangle(*unit.place, SizeOfUnit(unit).front / 2 + kAround,
                         SizeOfUnit(unit).depth / 2 + kAround));
    }
  }
}

}  // namespace berthier::big_battle_napoleonic::generation
