// Queries about a position: footprints, contacts, commanders, prices.
//
// Every query takes a PositionView. All functions here are pure and allocate
// nothing; distances are exact (5.3).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_POSITION_VIEW_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_POSITION_VIEW_H_

#include <array>

#include "engine/geometry/block.h"
#include "engine/geometry/polygon.h"
#include "engine/rulesets/grande_tactique/facts/scenario.h"
#include "engine/rulesets/grande_tactique/facts/state.h"
#include "engine/rulesets/grande_tactique/facts/types.h"

namespace berthier::grande_tactique {

struct PositionView {
  const Scenario& scenario;
  const State& state;

  const UnitState& unit(UnitId u) const { return state.unit(u); }
  const UnitData& data(UnitId u) const { return scenario.unit(u); }
};

// No base reaches farther from its centre than this: two whose centres are more
// than twice this apart do not meet.
inline constexpr Length kBaseReach = Ticks(1500);

// ---- Units ------------------------------------------------------------------

// The line base of u and the base of a proper square (GT-BAS-01).
inline BaseSize LineBase(const Scenario& s, UnitId u) { return s.unit(u).base; }
BaseSize SquareBase(const Scenario& s);
// The present base of u: 2" x 2" for a proper square, else the line base.
inline BaseSize BaseOf(PositionView f, UnitId u) {
  const UnitState& unit = f.unit(u);
  return unit.Has(Flag::kSquare) && !unit.Has(Flag::kCramped)
             ? SquareBase(f.scenario)
             : LineBase(f.scenario, u);
}
// The base of a general who stands at p; generals have no facing.
Block GeneralBlock(const Scenario& s, Point p);

// A footprint in place: the four corners of a base, or the polygon of the
// occupied area (which lives in the scenario).
class Footprint {
 public:
  explicit Footprint(const Block& block) : corners_(block.corners()) {}
  explicit Footprint(PolygonView area) : area_(area) {}
  PolygonView view() const {
    return area_.empty() ? PolygonView(corners_) : area_;
  }
  operator PolygonView() const { return view(); }

 private:
  std::array<Point, 4> corners_;
  PolygonView area_;
};
inline Footprint FootprintOf(PositionView f, UnitId u) {
  const UnitState& unit = f.unit(u);
  if (IsSome(unit.occupying)) {
    return Footprint(PolygonView(f.scenario.area(unit.occupying).polygon));
  }
  return Footprint(unit.block());
}
// Centre of the footprint: of the base, or the centroid of the area.
inline Point CentreOf(PositionView f, UnitId u) {
  const UnitState& unit = f.unit(u);
  return IsSome(unit.occupying) ? f.scenario.area(unit.occupying).centroid
                                : unit.centre;
}
// Where a general is: the centre of his unit if he is attached (GT-MOV-32).
Point PlaceOf(PositionView f, GeneralId g);
// The base of a general (GT-BAS-01); the footprint of his unit if he is
// attached.
Footprint FootprintOf(PositionView f, GeneralId g);

// Whether u occupies an area of this kind.
bool InWoods(PositionView f, UnitId u);
bool InBuiltUpArea(PositionView f, UnitId u);
bool InFort(PositionView f, UnitId u);
// In woods, BUA or fort.
inline bool InArea(PositionView f, UnitId u) {
  return IsSome(f.unit(u).occupying);
}

// On the table, neither fleeing nor silenced: "effective" (5.7, GT-CON-14).
inline bool Effective(PositionView f, UnitId u) {
  const UnitState& unit = f.unit(u);
  return unit.on_table() && unit.cohesion != Cohesion::kFleeing &&
         unit.cohesion != Cohesion::kSilenced;
}
// Disrupted, exhausted included.
inline bool Disrupted(PositionView f, UnitId u) {
  return f.unit(u).cohesion == Cohesion::kDisrupted;
}
inline bool Coherent(PositionView f, UnitId u) {
  return f.unit(u).cohesion == Cohesion::kCoherent;
}
inline bool IsSquare(PositionView f, UnitId u) {
  return f.unit(u).Has(Flag::kSquare);
}

// ---- Contact (4.6, 5.3) -----------------------------------------------------

bool Touching(PositionView f, UnitId a, UnitId b);
// The same of a base anywhere.
bool Touching(PositionView f, const Block& base, UnitId b);
// True if the front edge of a touches b (any part of the area a occupies,
// GT-CHG-03).
bool FrontTouches(PositionView f, UnitId a, UnitId b);
// Enemy units on the table in contact with u, whatever their state.
UnitSet ContactsOf(PositionView f, UnitId u);
// The effective ones among ContactsOf.
UnitSet EffectiveContactsOf(PositionView f, UnitId u);
// True for infantry in contact with an effective enemy (GT-CON-12).
bool Pinned(PositionView f, UnitId u);
// Aspect of u's contact with `enemy` (FRONT where none is recorded).
Aspect AspectToward(PositionView f, UnitId u, UnitId enemy);

// Distance of two footprints (0 when they overlap), rounded to a tick.
Length DistanceBetween(PositionView f, UnitId a, UnitId b);
Length DistanceBetween(PositionView f, UnitId u, GeneralId g);
Length DistanceBetween(PositionView f, GeneralId a, GeneralId b);

// True if `base` (a block anywhere) overlaps the footprint of u.
bool OverlapsUnit(PositionView f, const Block& base, UnitId u);
// True if `base` (a block anywhere) overlaps a unit on the table other than
// `self`; silenced guns count, unattached generals do not (GT-MOV-13, 33).
bool OverlapsAnyUnit(PositionView f, const Block& base, UnitId self);
// True if `base` overlaps an area other than `except`, or IMPASSABLE ground.
bool OverlapsAnyArea(PositionView f, const Block& base, AreaId except);
bool OverlapsImpassable(PositionView f, const Block& base);
// True if the whole base is on the table (E_NUM).
bool OnTable(const Scenario& s, const Block& base);
// True if `base` is on the table and overlaps no unit, area or impassable
// ground: a legal pose to end on (GT-MOV-13, 27).
bool FreePose(PositionView f, const Block& base, UnitId self);

// ---- Terrain predicates (5.7) -----------------------------------------------

bool InTallCrops(PositionView f, UnitId u);
// True for infantry, not in square, behind a linear feature (GT-TER-13).
bool OccupiesLinearFeature(PositionView f, UnitId u);
// Index of the hill u stands on; -1 if none.
int HillOf(PositionView f, UnitId u);
bool StandsOnHill(PositionView f, UnitId u);

// ---- Fire zone (5.5) --------------------------------------------------------

// True if `target` is at least partly in the fire zone of u (GT-FIR-07).
bool PartlyInZone(PositionView f, UnitId u, UnitId target);

// ---- Command (4.4) ----------------------------------------------------------

// What an order with a base price of `plain` CP costs u now, and why it is
// doubled.
struct Price {
  enum class Doubled : uint8_t { kNo, kDead, kAttached, kDistance };
  int cp = 0;
  Doubled doubled = Doubled::kNo;
  Length distance;  // to the commander, if kDistance; -1 tick: off the table
};
Price PriceOf(PositionView f, UnitId u, int plain);
// PriceOf(...).doubled, without measuring the distance.
Price::Doubled WhyDoubled(PositionView f, UnitId u);
// CP left in the purse that pays for u.
int PurseOf(PositionView f, UnitId u);
// Whether the commander (a CC or AC) may give bonus CP to this DG now
// (GT-CMD-07).
bool MayReceiveBonus(PositionView f, GeneralId commander, GeneralId dg);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_POSITION_VIEW_H_
