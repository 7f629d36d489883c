// Looking at a position: footprints, contacts, attached guns, command.
//
// PositionView is what every question about a position is asked of. All
// functions here are pure and allocate nothing.
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

BaseSize SizeOf(const UnitData& data, Formation formation, int bases);
inline BaseSize SizeOf(PositionView f, UnitId u) {
  return SizeOf(f.data(u), f.unit(u).formation, f.unit(u).bases);
}
Block BlockOfGeneral(PositionView f, GeneralId g);
// The pose in another formation, with the front midpoint or a front corner
// where it was (BBN-FRM-14); guns keep the gun base (BBN-FRM-07).
Pose PoseAfterChange(const UnitData& data, int bases, Pose pose, Formation from,
                     Formation to, Anchor anchor);
// The pose moved along a heading.
Pose Shifted(Pose pose, Heading way, Length by);

Length GapBetween(const Block& a, const Block& b);
// The first unit on the table, `self` and those attached to it aside, whose
// footprint the block overlaps.
UnitId UnitUnder(PositionView f, const Block& block, UnitId self);

// ---- Ground -----------------------------------------------------------------

bool InRough(PositionView f, UnitId u);
// Cavalry "wholly in the open" for BBN-CHG-10.
inline bool WhollyInOpen(PositionView f, UnitId u) { return !InRough(f, u); }

// ---- Contacts (2.6) ---------------------------------------------------------

inline std::span<const Contact> ContactsOf(const State& s) {
  return {s.contacts.data(), static_cast<size_t>(s.contact_count)};
}
// Index of the record of a pair, -1 if there is none.
int ContactBetween(const State& s, UnitId a, UnitId b);
// Any record that concerns u: the other party; kNone if there is none.
UnitId EnemyInContact(const State& s, UnitId u);
// The same, of records that are not resolved.
UnitId EnemyToFight(const State& s, UnitId u);
// A fresh contact of cavalry with u as its defender (BBN-FIR-15).
bool ChargedByCavalry(PositionView f, UnitId u);
// Enemy is in contact with the front of u (any edge of squares, garrisons).
bool OnFrontOf(PositionView f, const Contact& c, UnitId u);
// Middle of the touching segment of two blocks (5.5).
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
// Whose body it is for contacts: the parent of an attached battery.
inline UnitId BodyOf(PositionView f, UnitId u) {
  return IsAttached(f, u) ? f.unit(u).attached_to : u;
}
// What enemies must not touch: infantry, cavalry and attached batteries.
inline bool IsObstacle(PositionView f, UnitId u) {
  return f.unit(u).on_table() && (!f.IsBattery(u) || IsAttached(f, u));
}

// ---- Command (4.5) ----------------------------------------------------------

bool MayCommand(PositionView f, GeneralId g, UnitId u);
bool InSpan(PositionView f, GeneralId g, const Block& block);
// Within the span of a general able to command it, or to rally it
// (BBN-CMD-01, BBN-RAL-01, 04).
bool InCommand(PositionView f, UnitId u);
// Within the span of its own commander-in-chief (BBN-RAL-03).
bool NearChief(PositionView f, UnitId u);

// ---- Moves ------------------------------------------------------------------

// Inches a move of the unit in this formation, as ticks (BBN-MOV-02).
Length AllowanceOf(const UnitData& data, Formation formation);
Length RoutOf(const UnitData& data);
Length PursuitOf(const UnitData& data);

// The knots of the unit's way this move, after its start.
std::span<const Knot> WayOf(const State& s, UnitId u);

// Stands for infantry in "is it in line" questions: LINE and garrisons.
inline bool CountsAsLine(const UnitState& u) {
  return u.formation == Formation::kLine || u.garrison();
}
// Infantry or cavalry on the table that does not rout.
inline bool Stands(PositionView f, UnitId u) {
  return f.unit(u).on_table() && !f.unit(u).routing();
}
int BasesLost(PositionView f, UnitId u);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_POSITION_VIEW_H_
