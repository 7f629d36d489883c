// Straight moves that nobody chooses freely (5.8): retires, recalls, repulses,
// pulling off, evading; and what is needed to lay them out.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_MOVEMENT_FORCED_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_MOVEMENT_FORCED_H_

#include "engine/rulesets/la_grande_armee/board/battle.h"
#include "engine/rulesets/la_grande_armee/field/swept.h"

namespace berthier::la_grande_armee {

enum class RunKind : uint8_t { kRetire, kRecall, kRepulse, kPullOff, kEvade };

struct RunEnd {
  Length moved;
  bool off_table = false;  // it has left the table (REA-20)
};
// Moves e straight that way, keeping its facing: short of enemies, impassable
// ground and (but for an evade) the table edge; on past friends and
// settlements until clear, at most 6 in; friends passed gain a marker (MOV-30),
// its contacts end, commanders are tested. The caller has called BeginMove.
RunEnd Run(const Battle& b, ElementId e, Heading way, Length length,
           RunKind kind);
// How far it would come.
Length FreeRunOf(PositionView f, ElementId e, Heading way, Length length,
                 RunKind kind);

// How far e can go straight that way until it meets what `stops` names, at most
// `wish`; `gap` short of elements and settlements.
struct Stops {
  bool enemies = true;
  bool friends = false;  // artillery too
  bool settlements = false;
  bool edge = true;
  Length gap = {};  // CHG-14: of elements, settlements, impassable and the edge
};
Length RoomFor(PositionView f, ElementId e, UnitVec way, Length wish,
               const Stops& stops);
// MOV-25, MOV-30: the friends whom a path meets, where they count.
ElementSet FriendsUnder(PositionView f, ElementId e, const Swept& path);
void MarkFriends(const Battle& b, const ElementSet& friends);

// Moves the whole element, column or square, by that.
void Shift(const Battle& b, ElementId e, Vec by);
// TURN TO FACE (REA-16), rallying, retiring: sets the layout of TurnedTo.
void TurnToFace(const Battle& b, ElementId e, Edge edge);

// COM-13 to COM-18: what e is to do in the next Compulsory Round, by its
// contacts with enemies that are not routing; nothing if it has none.
void SetRetire(const Battle& b, ElementId e);
// It has nothing to do then any more.
void ClearRetire(ElementState& unit);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_MOVEMENT_FORCED_H_
