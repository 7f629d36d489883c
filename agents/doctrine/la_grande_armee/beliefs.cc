#include "agents/doctrine/la_grande_armee/beliefs.h"

#include <algorithm>

namespace berthier::la_grande_armee {
namespace {

// How far a corps that is declared strikes at once.
constexpr double kStrikes = 13, kSurelyStrikes = 5;
// What it does then to who stands there, of its bases.
constexpr double kToMarch = 0.15, kToOthers = 0.04;

// What the enemy knows of a side's tiles.
struct Numbers {
  double chance = 0;    // that one of them is a corps
  double elements = 0;  // of a corps, in the mean
};

Numbers NumbersOf(PositionView f, Side side) {
  int tiles = 0, corps = 0, elements = 0;
  for (const TileId t : f.scenario.side(side).tiles) {
    if (f.state.tile(t).status != TileStatus::kRemoved) ++tiles;
  }
  for (const CorpsId c : f.scenario.side(side).corps) {
    if (f.state.corps_state(c).revealed != 0) continue;
    elements += f.scenario.corps_data(c).elements.size();
    ++corps;
  }
  const int there = corps - f.scenario.side(side).absent_corps;
  if (tiles == 0 || there <= 0) return {};
  return {.chance = std::min(1.0, double(there) / tiles),
          .elements = double(elements) / corps};
}

}  // namespace

Beliefs::Beliefs(PositionView f, std::optional<Side> knows) {
  if (!f.scenario.has_fog()) return;
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    const Numbers numbers = NumbersOf(f, side);
    for (const TileId t : f.scenario.side(side).tiles) {
      const TileState& tile = f.state.tile(t);
      if (tile.status != TileStatus::kOnTable) continue;
      TileView view = {.id = t,
                       .side = side,
                       .at = SpotOf(tile.pos),
                       .chance = numbers.chance,
                       .elements = numbers.chance * numbers.elements};
      if (side == knows) {
        const bool real = IsSome(tile.content);
        view.chance = real ? 1 : 0;
        view.elements =
            real ? f.scenario.corps_data(tile.content).elements.size() : 0;
      }
      tiles_.push_back(view);
    }
  }
}

double Beliefs::DangerAt(Side side, const UnitView& there) const {
  double danger = 0;
  for (const TileView& tile : tiles_) {
    if (tile.side == side || tile.chance <= 0) continue;
    const double gap = GapTo(there, tile.at);
    const double near =
        std::clamp((kStrikes - gap) / (kStrikes - kSurelyStrikes), 0.0, 1.0);
    danger += near * tile.chance;
  }
  return danger * there.bases() *
         (there.form == Form::kMarch ? kToMarch : kToOthers);
}

double Beliefs::NearestTo(Side side, const UnitView& there) const {
  constexpr double kMayWellBe = 0.25;
  double nearest = kMisses;
  for (const TileView& tile : tiles_) {
    if (tile.side == side || tile.chance < kMayWellBe) continue;
    nearest = std::min(nearest, GapTo(there, tile.at));
  }
  return nearest;
}

}  // namespace berthier::la_grande_armee
