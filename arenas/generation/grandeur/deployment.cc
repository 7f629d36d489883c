#include "arenas/generation/grandeur/deployment.h"

#include <iterator>

namespace berthier::grandeur::generation {
namespace {

using berthier::generation::Rectangle;

constexpr Length kPitch = Centimetres(9);  // of brigades abreast
constexpr Length kGap = Centimetres(18);   // across the guns
constexpr Length kFootRow = kToFront - Centimetres(4);
constexpr Length kHorseRow = kFootRow - Centimetres(12);
constexpr Length kGunRow = kToFront - Centimetres(2);
constexpr Length kBehind = Centimetres(6);  // generals behind their brigades
constexpr Length kHalfUnit = Centimetres(4);
constexpr Length kAround = Centimetres(2);  // room about a unit

// Beginning with its left one at x; returns the place after the last.
Length PlaceRow(Division& division, Length x, Length y) {
  const Length first = x;
  for (Unit& unit : division.units) {
    unit.place = {x.ticks, y.ticks};
    x += kPitch;
  }
  const Length middle = first + (x - kPitch - first) / 2;
  division.commander = {middle.ticks, (y - kBehind).ticks};
  return x;
}

Length WidthOf(const Division& division) {
  return kPitch * static_cast<int>(division.units.size() - 1);
}

void DrawUp(Corps& corps, Length middle) {
  Division& left = corps.foot[0];
  Division& right = corps.foot[1];
  const Length width = WidthOf(left) + kGap + WidthOf(right);
  const Length gap =
      PlaceRow(left, middle - width / 2, kFootRow) - kPitch + kGap / 2;
  PlaceRow(right, gap + kGap / 2, kFootRow);
  const int guns = static_cast<int>(corps.guns.size());
  for (int i = 0; i < guns; ++i) {
    const Length x = gap + Centimetres(5) * i - Centimetres(5) * (guns - 1) / 2;
    corps.guns[static_cast<size_t>(i)].place = {x.ticks, kGunRow.ticks};
  }
  PlaceRow(corps.horse, middle - WidthOf(corps.horse) / 2, kHorseRow);
  corps.commander = {middle.ticks, Centimetres(18).ticks};
}

template <typename F>
void ForEachUnit(const Army& army, F&& each) {
  for (const Corps& corps : army.corps) {
    for (const Division& division : corps.foot) {
      for (const Unit& unit : division.units) each(unit);
    }
    for (const Unit& unit : corps.horse.units) each(unit);
    for (const Unit& unit : corps.guns) each(unit);
  }
}

}  // namespace

TableSize TableFor(int corps) {
  constexpr TableSize kTables[] = {
      {Centimetres(120), Centimetres(90)},
      {Centimetres(180), Centimetres(120)},
      {Centimetres(240), Centimetres(140)},
  };
  return kTables[corps - 1];
}

void Deploy(Army& army, TableSize table, RandomDraws& draws) {
  const int count = static_cast<int>(army.corps.size());
  const Length width = table.width / count;
  const Length aside = draws.Between(-Centimetres(5), Centimetres(5));
  Length middle = width / 2 + aside;
  for (Corps& corps : army.corps) {
    DrawUp(corps, middle);
    middle += width;
  }
  army.chief = {(table.width / 2 + aside).ticks, Centimetres(4).ticks};
}

void TurnRound(Army& army, TableSize table) {
  const auto turn = [&](Point& p) {
    p = berthier::generation::TurnedRound(p, table);
  };
  const auto turn_division = [&](Division& division) {
    turn(division.commander);
    for (Unit& unit : division.units) turn(unit.place);
  };
  turn(army.chief);
  for (Corps& corps : army.corps) {
    turn(corps.commander);
    for (Division& division : corps.foot) turn_division(division);
    turn_division(corps.horse);
    for (Unit& unit : corps.guns) turn(unit.place);
  }
}

void LayForces(const Army& army, GroundPlan& plan) {
  ForEachUnit(army, [&](const Unit& unit) {
    plan.Lay(Rectangle(unit.place, kHalfUnit + kAround, kHalfUnit + kAround));
  });
}

}  // namespace berthier::grandeur::generation
