// What belongs to other kinds of entries, and other faults of its positions.
#include "tests/arenas/bad_positions.h"

namespace berthier {
namespace {

const BadPosition kBad[] = {
    {"clock { heading: 90 }",
     ":2: clock: heading does not belong here; leave it out"},
    {"terrain { id: 'T' is: 'swamp' points { x: 1 y: 1 } }",
     ":2: terrain T: \"swamp\" is none of open, wood, town, stream, bridge, "},
    {"terrain { id: 'T' is: ['wood', 'fortified'] points { x: 1 y: 1 }\n"
     "points { x: 4 y: 4 } }",
     ":2: terrain T: word \"fortified\" is unknown here; there are blocks "},
    {"terrain { id: 'T' is: 'wood' points { x: 1 y: 1 } points { x: 4 y: 4 }\n"
     "number { key: 'level' value: 1 } }",
     ":2: terrain T: number \"level\" is unknown here; there are points"},
    {"terrain { id: 'T' is: 'wood' points { x: 1 y: 1 } points { x: 4 y: 4 }\n"
     "link { key: 'held by' value: 'French' } }",
     ":2: terrain T: is held but has no points; give it the number points"},
    {"formation { id: 'I' side: 'French' is: 'corps'\n"
     "link { key: 'chief' value: 'Ney' } }",
     ":2: formation I: link \"chief\" is unknown here; there are garrisons, "},
    {"formation { id: 'A' side: 'French' is: 'army'\n"
     "number { key: 'hold until' value: 2 } }",
     ":2: formation A: number \"hold until\" is unknown here; there are none"},
    {"leader { id: 'Ney' side: 'French' x: 9 y: 9 heading: 0 }",
     ":2: leader Ney: heading does not belong here; leave it out"},
    {"unit { id: 'A' side: 'French' is: ['line infantry', 'brave'] x: 9 y: 9 }",
     ":2: unit A: word \"brave\" is unknown here; there are british-trained, "},
    {"unit { id: 'A' side: 'French' is: ['raw', 'dragoons'] x: 9 y: 9 }",
     ":2: unit A: \"dragoons\" is no arm; say line infantry, "},
    {"unit { id: 'A' side: 'French' is: 'line infantry' x: 9 y: 9\n"
     "number { key: 'way heading 1' value: 0 } points { x: 9 y: 8 } }",
     ":2: unit A: its way has no point 1; add it to the points"},
    {"unit { id: 'A' side: 'French' is: 'line infantry' x: 9 y: 9 }\n"
     "marker { id: 'M' is: 'skirmish' }",
     ":3: marker M: is neither an arrival nor a contact"},
    {"marker { id: 'M' is: 'arrival' side: 'French' of: 'I'\n"
     "points { x: 0 y: 2 } points { x: 0 y: 9 }\n"
     "number { key: 'due' value: 2 } }",
     ":2: marker M: of: does not belong here; leave it out"},
    {"unit { id: 'A' side: 'French' is: 'line infantry' x: 9 y: 9 }\n"
     "process { is: 'flight' }",
     ":3: process: is none of waiting, shot, fight"},
    {"unit { id: 'A' side: 'French' is: 'line infantry' x: 9 y: 9 }\n"
     "process { is: 'fight' number { key: 'firer' value: 0 } }",
     ":3: process: names what there is not"},
};

TEST(BadPositionsOfBigBattle, AreSaidInOneLineWithPlaceAndRemedy) {
  ExpectSaid("big_battle_napoleonic", kBad);
}

}  // namespace
}  // namespace berthier
