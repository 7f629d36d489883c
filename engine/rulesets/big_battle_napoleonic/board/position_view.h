// Read-only queries of a position: footprints, contacts, attached guns,
// command.
//
// Every query takes a PositionView. All functions here are pure and allocate
// nothing.
//
//   if (const UnitId e = EnemyInContact(f.state, u); IsSome(e)) {
//     return Refuse(f, RefusalCode::kInContact, u, e);
//   }
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_POSITION_VIEW_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_POSITION_VIEW_H_

#include <span>

#include "engine/geometry/block.h"
#include "engine/geometry/polygon.h"
#include "engine/rulesets/big_battle_napoleonic/facts/scenario.h"
#include "engine/rulesets/big_battle_napoleonic/facts/state.h"
#include "engine/tabletop/box.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::big_battle_napoleonic {

struct PositionView {
  const Scenario& scenario;
  const State& state;

  const UnitState& unit(UnitId u) const { return state.unit(u); }
  const UnitData& data(UnitId u) const { return scenario.unit(u); }
  Arm arm(UnitId u) const { return data(u).arm(); }
  bool IsInfantry(UnitId u) const { return arm(u) == Arm::kInfantry; }
  bool IsCavalry(UnitId u) const { return arm(u) == Arm::kCavalry; }
  bool IsBattery(UnitId u) const { return arm(u) == Arm::kArtillery; }
  const SideData& own(UnitId u) const { return scenario.side(data(u).side); }
  const SideData& foes(UnitId u) const {
    return scenario.side(Opponent(data(u).side));
  }
};

// ---- Footprints (4.7, 5.1) --------------------------------------------------

// Front and depth of the footprint with that many bases.
BaseSize SizeOf(const UnitData& data, Formation formation, int bases);
inline BaseSize SizeOf(PositionView f, UnitId u) {
  return SizeOf(f.data(u), f.unit(u).formation, f.unit(u).bases);
}
Block BlockOfGeneral(PositionView f, GeneralId g);
// No footprint reaches farther than this from its centre.
inline constexpr Length kFarthestCorner = Inches(10);
// All units whose footprints come within `margin` of the box have their centres
// in this one.
constexpr Box BoxOfCentres(const Box& box, Length margin) {
  return Grown(box, kFarthestCorner + margin);
}
// The pose after a change from formation `from` to `to`. The midpoint of the
// front edge or a front corner stays in place, as `anchor` says (BBN-FRM-14);
// artillery keeps its gun base in place instead (BBN-FRM-07).
Pose PoseAfterChange(const UnitData& data, int bases, Pose pose, Formation from,
                     Formation to, Anchor anchor);
// The pose moved by `by` in direction `way`.
Pose Shifted(Pose pose, Heading way, Length by);

// From edge to edge; 0 if the blocks overlap.
Length GapBetween(const Block& a, const Block& b);
// The unit with the lowest id on the table that the block overlaps, but for
// those of which spared(UnitId) is true; kNone if there is none.
template <typename Spared>
UnitId UnitUnder(PositionView f, const Block& block, Spared&& spared) {
  for (int i = 0; i < f.scenario.unit_count(); ++i) {
    const UnitId u = MakeId<UnitId>(i);
    const UnitState& unit = f.unit(u);
    if (unit.on_table() && !spared(u) &&
        berthier::Overlaps(block, unit.block(), kPenetration)) {
      return u;
    }
  }
  return UnitId::kNone;
}

// ---- Ground -----------------------------------------------------------------

// True if any part of the footprint of u is in rough.
bool InRough(PositionView f, UnitId u);
// BBN-CHG-10: cavalry "wholly in the open".
inline bool WhollyInOpen(PositionView f, UnitId u) { return !InRough(f, u); }

// ---- Contacts (2.6) ---------------------------------------------------------

inline std::span<const Contact> ContactsOf(const State& s) {
  return {s.contacts.data(), static_cast<size_t>(s.contact_count)};
}
// Index into contacts of the record of a and b, in either order; -1 if none.
int ContactBetween(const State& s, UnitId a, UnitId b);
// The enemy of the first contact record of u; kNone if u has none.
UnitId EnemyInContact(const State& s, UnitId u);
// The enemy of the first unresolved record of u; kNone if there is none.
UnitId EnemyToFight(const State& s, UnitId u);
// True if u is the defender in a fresh contact with cavalry (BBN-FIR-15).
bool ChargedByCavalry(PositionView f, UnitId u);
// True if the contact is on the front of u. All edges of a square or garrison
// count as front; so does the whole of an attacker.
bool OnFrontOf(PositionView f, const Contact& c, UnitId u);
// Midpoint of the segment along which two blocks touch (section 5.5), or
// midpoint between their nearest points if they do not touch.
Point TouchingPoint(const Block& a, const Block& b);

// ---- Artillery (4.16) -------------------------------------------------------

// Calls g(UnitId) for each battery attached to u.
template <typename G>
void ForEachGunOf(PositionView f, UnitId u, G&& g) {
  f.own(u).batteries.ForEach([&](UnitId gun) {
    if (f.unit(gun).attached_to == u && f.unit(gun).on_table()) g(gun);
  });
}
inline bool IsAttached(PositionView f, UnitId gun) {
  return IsSome(f.unit(gun).attached_to);
}
// The unit that has the contacts of u: its parent if u is an attached battery,
// else u itself.
inline UnitId BodyOf(PositionView f, UnitId u) {
  return IsAttached(f, u) ? f.unit(u).attached_to : u;
}
// True for units that a moving enemy may not touch: infantry, cavalry and
// attached batteries on the table. Unattached batteries can be overrun.
inline bool IsObstacle(PositionView f, UnitId u) {
  return f.unit(u).on_table() && (!f.IsBattery(u) || IsAttached(f, u));
}

// ---- Command (4.5) ----------------------------------------------------------

// True if g may command u: army, arm and corps fit (BBN-CMD-06, 07).
bool MayCommand(PositionView f, GeneralId g, UnitId u);
// True if g is on the table and the block is within his span of command.
bool InSpan(PositionView f, GeneralId g, const Block& block);
// True if u is within the span of a general who may command it (BBN-CMD-01,
// BBN-RAL-01, 04).
bool InCommand(PositionView f, UnitId u);
// True if u is within the span of its own commander-in-chief (BBN-RAL-03).
bool NearChief(PositionView f, UnitId u);

// ---- Moves ------------------------------------------------------------------

// Length of one move in that formation (BBN-MOV-02); 0 if the unit cannot move
// in it.
Length AllowanceOf(const UnitData& data, Formation formation);
// Length of one rout move, and of one pursuit move.
Length RoutOf(const UnitData& data);
Length PursuitOf(const UnitData& data);

// The knots of the way of u in this move, without its start.
std::span<const Knot> WayOf(const State& s, UnitId u);

// True for LINE and for garrisons: they count as infantry in line.
inline bool CountsAsLine(const UnitState& u) {
  return u.formation == Formation::kLine || u.garrison();
}
// True if u is on the table and not routing.
inline bool Stands(PositionView f, UnitId u) {
  return f.unit(u).on_table() && !f.unit(u).routing();
}
// Bases lost since the start; all of them if u has left the table
// (BBN-DIS-04), none if it is in reserve.
int BasesLost(PositionView f, UnitId u);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_POSITION_VIEW_H_
