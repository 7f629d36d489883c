// Those who see a friend dispersed test their nerve (COM-21): R18.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_MOVEMENT_SIGHT_TESTS_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_MOVEMENT_SIGHT_TESTS_H_

#include "engine/rulesets/la_grande_armee/board/battle.h"
#include "engine/rulesets/la_grande_armee/board/roll_row.h"

namespace berthier::la_grande_armee {

// kSight: the queue State::dispersed, first in, first out (I-115); each one's
// witnesses in the order of their ids from Frame::cursor on.
Progress AdvanceSight(const Battle& b);
extern const RollRow kSeesDispersalRoll;  // R18

// MRT-02, column 1: what the element must not exceed in a sight test.
int SightNumber(PositionView f, ElementId e);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_MOVEMENT_SIGHT_TESTS_H_
