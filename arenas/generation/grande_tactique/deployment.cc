#include "arenas/generation/grande_tactique/deployment.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace berthier::grande_tactique::generation {
namespace {

using berthier::generation::Abreast;
using berthier::generation::kLattice;

constexpr Length kSector = Inches(15);
constexpr Length kMargins = Inches(6);          // of both flanks together
constexpr Length kNarrowestTable = Inches(36);  // that of catalogue S1
// From the home edge to the front of a division that does not hang back:
// a flight and a half of infantry.
constexpr Length kToFront = Inches(12);
constexpr Length kMostHangingBack = Inches(2);
constexpr Length kNearestFronts = Inches(20);
constexpr Length kFarthestFronts = Inches(28);

constexpr Length kInfantryPitch = Inches(3);
constexpr Length kCavalryPitch = Ticks(10 * kLattice.ticks);  // 2.5 in
constexpr Length kGunsPitch = Ticks(9 * kLattice.ticks);      // 2.25 in
// Behind the front: centres of the first line, its general, the second line.
// A general's base is three quarters of an inch deep, one of horse guns one
// and a half: everybody has room.
constexpr Length kFirstLine = Ticks(2 * kLattice.ticks);
constexpr Length kGeneral = Ticks(11 * kLattice.ticks);
constexpr Length kSecondLine = Ticks(18 * kLattice.ticks);
// The corps commander from the home edge.
constexpr Length kCommander = Inches(4);

DeployedDivision DeployDivision(const Division& division, Length middle,
                                Length front, RandomDraws& draws) {
  const bool infantry = division.arm == Arm::kInfantry;
  const bool guns = division.units.back().IsGuns();
  const int troops = static_cast<int>(division.units.size()) - (guns ? 1 : 0);
  // Five in one line do not fit their sector; cavalry keeps one line.
  const bool in_two = infantry && (troops == 5 || draws.Percent(50));
  const int behind = in_two ? troops / 2 : 0;
  const int ahead = troops - behind;
  const bool guns_left = draws.Percent(50);

  std::vector<Length> pitches(static_cast<size_t>(ahead - 1),
                              infantry ? kInfantryPitch : kCavalryPitch);
  if (guns) {
    pitches.insert(guns_left ? pitches.begin() : pitches.end(), kGunsPitch);
  }
  std::vector<Length> line = Abreast(pitches, middle);

  const auto at = [&](Length x, Length to_rear) {
    return Point{x.ticks, (front - to_rear).ticks};
  };
  DeployedDivision deployed;
  deployed.general = at(middle, kGeneral);
  Point battery;
  if (guns) {
    const auto its = guns_left ? line.begin() : line.end() - 1;
    // Horse guns are the deepest: their front is in line with the others.
    battery = at(*its, division.units.back().arm == Arm::kHorseArtillery
                           ? kFirstLine + kLattice
                           : kFirstLine);
    line.erase(its);
  }
  for (const Length x : line) deployed.units.push_back(at(x, kFirstLine));
  if (behind > 0) {
    // Gaps wide enough for those who run from the first line (9.3).
    const std::vector<Length> wide(static_cast<size_t>(behind - 1),
                                   kInfantryPitch * 2);
    for (const Length x : Abreast(wide, middle)) {
      deployed.units.push_back(at(x, kSecondLine));
    }
  }
  if (guns) deployed.units.push_back(battery);
  return deployed;
}

}  // namespace

TableSize DrawTable(int divisions, RandomDraws& draws) {
  const Length apart = Inches(draws.Between(
      kNearestFronts.ticks / kTicksPerInch,
      (kFarthestFronts - kMostHangingBack * 2).ticks / kTicksPerInch));
  return {std::max(kNarrowestTable, kSector * divisions + kMargins),
          apart + kToFront * 2};
}

Deployment Deploy(const Army& army, TableSize table, RandomDraws& draws) {
  int divisions = 0;
  for (const Corps& corps : army.corps) {
    divisions += static_cast<int>(corps.divisions.size());
  }
  Length sector = (table.width - kSector * divisions) / 2;
  Deployment deployment;
  for (const Corps& corps : army.corps) {
    DeployedCorps deployed;
    const Length width = kSector * static_cast<int>(corps.divisions.size());
    deployed.commander = {(sector + width / 2).ticks, kCommander.ticks};
    for (const Division& division : corps.divisions) {
      const Length hangs_back = draws.Between(Length{}, kMostHangingBack);
      const Length aside = draws.Between(-kLattice * 2, kLattice * 2);
      deployed.divisions.push_back(
          DeployDivision(division, sector + kSector / 2 + aside,
                         kToFront - hangs_back, draws));
      sector += kSector;
    }
    deployment.push_back(std::move(deployed));
  }
  return deployment;
}

Deployment TurnedRound(Deployment deployment, TableSize table) {
  const auto turn = [&](Point& p) {
    p = berthier::generation::TurnedRound(p, table);
  };
  for (DeployedCorps& corps : deployment) {
    turn(corps.commander);
    for (DeployedDivision& division : corps.divisions) {
      turn(division.general);
      for (Point& unit : division.units) turn(unit);
    }
  }
  return deployment;
}

void LayForces(const Deployment& deployment, GroundPlan& plan) {
  // Larger than any base by half an inch all round.
  constexpr Length kHalfWidth = InchHundredths(170);
  constexpr Length kHalfDepth = InchHundredths(125);
  const auto lay = [&](Point at) {
    plan.Lay(berthier::generation::Rectangle(at, kHalfWidth, kHalfDepth));
  };
  for (const DeployedCorps& corps : deployment) {
    lay(corps.commander);
    for (const DeployedDivision& division : corps.divisions) {
      lay(division.general);
      for (const Point unit : division.units) lay(unit);
    }
  }
}

}  // namespace berthier::grande_tactique::generation
