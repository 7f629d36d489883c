#include "arenas/generation/simple_grand_tactical/deployment.h"

#include <algorithm>

#include "engine/rulesets/simple_grand_tactical/board/position_view.h"

namespace berthier::simple_grand_tactical::generation {
namespace {

using berthier::generation::kHalfCentimetre;
using berthier::generation::Rectangle;

constexpr Length kPitch = Centimetres(11);  // of a row
constexpr Length kHalfUnit = Centimetres(4);
constexpr Length kRow = Centimetres(12);
constexpr Length kCommander = Centimetres(6);  // behind the second row
constexpr Length kAround = Centimetres(2);     // room about a unit
constexpr size_t kMostAbreast = 6;

using Row = std::vector<Unit*>;

// The part of the front that is a corps' own.
struct Sector {
  Length from;
  Length to;
};

// About the middle, and within the sector; depths are those of columns.
void PlaceRow(const Row& row, Length middle, Length centre,
              const Sector& sector) {
  const int gaps = static_cast<int>(row.size()) - 1;
  const Length low = sector.from + kHalfUnit, high = sector.to - kHalfUnit;
  const Length room = gaps > 0 ? kHalfCentimetre * ((high - low).ticks / gaps /
                                                    kHalfCentimetre.ticks)
                               : kPitch;
  const Length pitch = std::min(kPitch, room);
  const Length most = high - pitch * gaps;
  Length x = std::clamp(middle - pitch * gaps / 2, low, std::max(low, most));
  for (Unit* unit : row) {
    unit->place = {x.ticks / kHalfCentimetre.ticks * kHalfCentimetre.ticks,
                   centre.ticks};
    x += pitch;
  }
}

void DrawUp(Corps& corps, Length middle, Length front, const Sector& sector,
            RandomDraws& draws) {
  Row foot, horse, guns;
  for (Unit& unit : corps.units) {
    switch (unit.arm()) {
      case Arm::kInfantry:
        foot.push_back(&unit);
        break;
      case Arm::kCavalry:
        horse.push_back(&unit);
        break;
      case Arm::kArtillery:
        guns.push_back(&unit);
        break;
    }
  }
  Row first, second;
  const size_t in_front = std::min(foot.size(), kMostAbreast - guns.size());
  for (size_t i = 0; i < foot.size(); ++i) {
    (i < in_front ? first : second).push_back(foot[i]);
  }
  // The guns find gaps in the first row, the horse the ends of the second.
  for (size_t i = 0; i < guns.size(); ++i) {
    const size_t at = (i + 1) * first.size() / (guns.size() + 1);
    first.insert(first.begin() + static_cast<std::ptrdiff_t>(at), guns[i]);
  }
  bool left = draws.Percent(50);
  for (Unit* unit : horse) {
    second.insert(left ? second.begin() : second.end(), unit);
    left = !left;
  }
  PlaceRow(first, middle, front - Centimetres(3), sector);
  PlaceRow(second, middle, front - Centimetres(3) - kRow, sector);
  corps.commander = {middle.ticks,
                     (front - Centimetres(3) - kRow - kCommander).ticks};
}

}  // namespace

TableSize TableFor(int corps) {
  constexpr TableSize kTables[] = {
      {Centimetres(120), Centimetres(90)},
      {Centimetres(160), Centimetres(115)},
      {Centimetres(200), Centimetres(140)},
  };
  return kTables[corps - 1];
}

Length ToFront(int corps) { return Centimetres(22 + 4 * corps); }

void Deploy(Army& army, TableSize table, RandomDraws& draws) {
  const int count = static_cast<int>(army.corps.size());
  const Length width = table.width / count;
  const Length aside = draws.Between(-Centimetres(3), Centimetres(3));
  Length from;
  for (Corps& corps : army.corps) {
    const Length middle = from + width / 2 + aside;
    DrawUp(corps, Centimetres(middle.ticks / kTicksPerCentimetre),
           ToFront(count), {from, from + width}, draws);
    from += width;
  }
}

void TurnRound(Army& army, TableSize table) {
  const auto turn = [&](Point& p) {
    p = berthier::generation::TurnedRound(p, table);
  };
  for (Corps& corps : army.corps) {
    turn(corps.commander);
    for (Unit& unit : corps.units) turn(unit.place);
  }
}

void LayForces(const Army& army, GroundPlan& plan) {
  constexpr Length kHalf = Centimetres(3);
  for (const Corps& corps : army.corps) {
    for (const Unit& unit : corps.units) {
      plan.Lay(Rectangle(unit.place, kHalf + kAround, kHalf + kAround));
    }
  }
}

}  // namespace berthier::simple_grand_tactical::generation
