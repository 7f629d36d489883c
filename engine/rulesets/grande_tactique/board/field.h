// Looking at a position: footprints, contacts, commanders, prices.
//
// Field is what every question about a position is asked of. All functions
// here are pure and allocate nothing; distances are exact (5.3).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_FIELD_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_FIELD_H_

#include <array>

#include "engine/geometry/block.h"
#include "engine/geometry/polygon.h"
#include "engine/rulesets/grande_tactique/facts/scenario.h"
#include "engine/rulesets/grande_tactique/facts/state.h"
#include "engine/rulesets/grande_tactique/facts/types.h"

namespace berthier::grande_tactique {

struct Field {
  const Scenario& scenario;
  const State& state;

  const UnitState& unit(UnitId u) const { return state.unit(u); }
  const UnitData& data(UnitId u) const { return scenario.unit(u); }
};

// ---- Units ------------------------------------------------------------------

// The base as it stands: 2" x 2" for a proper square, else the line base.
BaseSize BaseOf(Field f, UnitId u);
// The line base or, if `square`, the square's (GT-BAS-01).
BaseSize LineBase(const Scenario& s, UnitId u);
BaseSize SquareBase(const Scenario& s);
// That of a general who stands at p; he has no facing.
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
Footprint FootprintOf(Field f, UnitId u);
// Centre of the footprint: of the base, or the centroid of the area.
Point CentreOf(Field f, UnitId u);
// Where a general is: with his unit if he is attached (GT-MOV-32).
Point PlaceOf(Field f, GeneralId g);
// The base that stands for a general (GT-BAS-01); the footprint of his unit if
// he is attached.
Footprint FootprintOf(Field f, GeneralId g);

// The area kind it occupies, if any.
bool InWoods(Field f, UnitId u);
bool InBuiltUpArea(Field f, UnitId u);
bool InFort(Field f, UnitId u);
// In woods, BUA or fort.
bool InArea(Field f, UnitId u);

// On the table, neither fleeing nor silenced: "effective" (5.7, GT-CON-14).
bool Effective(Field f, UnitId u);
bool Disrupted(Field f, UnitId u);  // disrupted, exhausted included
bool Coherent(Field f, UnitId u);
bool IsSquare(Field f, UnitId u);

// ---- Contact (4.6, 5.3) -----------------------------------------------------

bool Touching(Field f, UnitId a, UnitId b);
// The front edge of a (any part of its area, GT-CHG-03) touches b.
bool FrontTouches(Field f, UnitId a, UnitId b);
// Enemy units on the table in contact with u, whatever their state.
UnitSet ContactsOf(Field f, UnitId u);
// Those of them that are effective.
UnitSet EffectiveContactsOf(Field f, UnitId u);
// Infantry in contact with an effective enemy (GT-CON-12).
bool Pinned(Field f, UnitId u);
// Aspect of u's contact with `enemy` (FRONT where none is recorded).
Aspect AspectToward(Field f, UnitId u, UnitId enemy);

// Distance of two footprints (0 when they overlap), rounded to a tick.
Length DistanceBetween(Field f, UnitId a, UnitId b);
Length DistanceBetween(Field f, UnitId u, GeneralId g);
Length DistanceBetween(Field f, GeneralId a, GeneralId b);

// `base` (a block anywhere) overlaps a unit on the table other than `self`;
// silenced guns count, unattached generals do not (GT-MOV-13, 33).
bool OverlapsAnyUnit(Field f, const Block& base, UnitId self);
// ... or an area polygon, or IMPASSABLE ground.
bool OverlapsAnyArea(Field f, const Block& base, AreaId except);
bool OverlapsImpassable(Field f, const Block& base);
// Whole base on the table (E_NUM).
bool OnTable(const Scenario& s, const Block& base);
// Free of units, areas, impassable ground, and on the table: a legal pose to
// end on (GT-MOV-13, 27).
bool FreePose(Field f, const Block& base, UnitId self);

// ---- Terrain predicates (5.7) -----------------------------------------------

bool InTallCrops(Field f, UnitId u);
// Infantry, not in square, behind a linear feature (GT-TER-13).
bool OccupiesLinearFeature(Field f, UnitId u);
// Index of the hill it stands on, -1 if none.
int HillOf(Field f, UnitId u);
bool StandsOnHill(Field f, UnitId u);

// ---- Fire zone (5.5) --------------------------------------------------------

// `target` is at least partly in the fire zone of u (GT-FIR-07).
bool PartlyInZone(Field f, UnitId u, UnitId target);

// ---- Command (4.4) ----------------------------------------------------------

// What an order of `plain` CP costs u now, and why it is doubled.
struct Price {
  enum class Doubled : uint8_t { kNo, kDead, kAttached, kDistance };
  int cp = 0;
  Doubled doubled = Doubled::kNo;
  Length distance;  // to the commander, when kDistance (ticks; -1 off table)
};
Price PriceOf(Field f, UnitId u, int plain);
// The same without measuring how far.
Price::Doubled WhyDoubled(Field f, UnitId u);
// CP left in the purse that pays for u.
int PurseOf(Field f, UnitId u);
// CC and AC whose bonus may go to this DG now (GT-CMD-07).
bool MayReceiveBonus(Field f, GeneralId commander, GeneralId dg);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_FIELD_H_
