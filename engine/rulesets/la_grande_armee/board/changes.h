// State changes with side effects.
//
// Changes that affect other parts of the state (contacts, attached commanders,
// losses) go through these functions, which apply all side effects and report
// them. Elements of which a frame speaks may be gone when it runs again:
// on_table() says so.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_BOARD_CHANGES_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_BOARD_CHANGES_H_

#include "engine/rulesets/la_grande_armee/board/battle.h"

namespace berthier::la_grande_armee {

// ---- Where elements stand ---------------------------------------------------

// To be called when place, facing, form, files, trail, parts or settlement of e
// have been set: brings its corners up to date, and the commander with it
// (GEN-08). Reports no event.
void Settle(const Battle& b, ElementId e);
// The same after setting place and facing.
void Stand(const Battle& b, ElementId e, Pose pose);
// Makes e DEPLOYED in so many files there; clears faces, sides and track. The
// place is the middle of its front edge.
void Deploy(const Battle& b, ElementId e, Pose pose, int files);

// ---- Markers (2.7) ----------------------------------------------------------

void GainMarkers(const Battle& b, ElementId e, int markers);
// Removes a marker if there is one and STA-10 allows it.
void ShedMarker(const Battle& b, ElementId e);

// ---- Losses -----------------------------------------------------------------

// BAS-07, BAS-08, SQR-16, SET-20, SET-22: at most what there is. `edge` is the
// side of a garrison that is attacked or fired at, `outside` its outside block.
// Removes nobody: RemoveIfEmpty does (SYS-08), after R11 (GEN-38).
void LoseBases(const Battle& b, ElementId e, int troops, int guns,
               Edge edge = Edge::kFront, bool outside = false);
void RemoveIfEmpty(const Battle& b, ElementId e);
// GEN-28, GEN-32: a corps commander becomes a counter.
void LoseCommander(const Battle& b, LeaderId l, LostHow how);
// Takes e off the table for good: its bases count as lost, its contacts and its
// activation end, its commander becomes free (GEN-35), its corps may end
// (SEQ-12).
void Remove(const Battle& b, ElementId e, Presence presence);
// An element off the table keeps its numbers alone. One that is dispersed is
// forgotten when its witnesses have tested.
void Forget(const Battle& b, ElementId e);
// COM-01: removes e as dispersed; its witnesses test when the stack comes to
// the kSight frame that this pushes (unless there is one).
void Disperse(const Battle& b, ElementId e);
inline bool IsWorn(PositionView f, ElementId e) {  // COM-01
  return f.unit(e).on_table() && f.unit(e).bases() <= f.unit(e).markers;
}
// MMT-09
void StartRout(const Battle& b, ElementId e);
// SQR-17: squares of less than 4 bases become DEPLOYED.
void CollapseSquares(const Battle& b);
// An order of closing ranks for other reasons: foot guns abandoned (REA-19).
void AbandonGuns(const Battle& b, ElementId e);

// ---- Contacts (MEL-01) ------------------------------------------------------

// A pair has at most one contact: a second one replaces it.
void AddContact(const Battle& b, const Contact& contact);
void DropContacts(const Battle& b, ElementId e);

// ---- Activations ------------------------------------------------------------

// The activation of e, if it is in progress, ends at its next step.
void EndActivation(const Battle& b, ElementId e);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_BOARD_CHANGES_H_
