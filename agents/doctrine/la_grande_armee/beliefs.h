// What a side believes of tiles (FOG-30 to FOG-34): by the numbers that
// everybody knows, how likely a corps is behind one, and what that means to who
// stands near it.
//
// Laws: AsSeen depends on what the side sees alone, whatever else the position
// tells; ByNumbers on what everybody knows: by that an evaluation values a
// dummy as it values a corps, and search handles them alike. Without fog there
// are no tiles, and everything is 0.
//
//   const Beliefs beliefs = Beliefs::AsSeen(f, side);
//   value -= stance.fear * beliefs.DangerAt(side, there);
#ifndef BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_BELIEFS_H_
#define BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_BELIEFS_H_

#include <boost/container/static_vector.hpp>
#include <optional>

#include "agents/doctrine/la_grande_armee/army_view.h"

namespace berthier::la_grande_armee {

// A tile on the table.
struct TileView {
  TileId id;
  Side side;
  Spot at;          // its centre
  double chance;    // that it is no dummy
  double elements;  // expected behind it
};

class Beliefs {
 public:
  static Beliefs AsSeen(PositionView f, Side viewer) { return {f, viewer}; }
  static Beliefs ByNumbers(PositionView f) { return {f, std::nullopt}; }

  const auto& tiles() const { return tiles_; }
  // What one of the side's elements that stands there has to fear of the
  // enemy's tiles, in bases: corps may come out and act at once (FOG-14).
  double DangerAt(Side side, const UnitView& there) const;
  // Inches from there to the nearest of the enemy's tiles that may well be a
  // corps; kMisses if there is none.
  double NearestTo(Side side, const UnitView& there) const;

 private:
  // `knows`: whose own tiles are known.
  Beliefs(PositionView f, std::optional<Side> knows);

  boost::container::static_vector<TileView, kMaxTiles> tiles_;
};

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_BELIEFS_H_
