// Codes of refusals, events and roll outcomes, each with its name, rule clause
// and sentence; the lists stand in files beside this one, one for each part of
// the rules.
//
// A sentence is a template. {s} and {o} are the names of subject and object;
// {0} to {3} an operand as a number, {0in} ticks as inches, {0deg} quarter
// degrees as degrees, {from} and {to} the poses of an event, {place} the place
// where it ends, {0mod} a signed modifier, and the words of InOwnUnits
// (vocabulary.h). Each entry is on one line, so that the lists can be proofread
// against the catalogue; add new entries at the end of a list.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_CODES_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_CODES_H_

#include <cstdint>

#include "engine/rulesets/la_grande_armee/facts/combat_codes.h"
#include "engine/rulesets/la_grande_armee/facts/command_codes.h"
#include "engine/rulesets/la_grande_armee/facts/fog_codes.h"
#include "engine/rulesets/la_grande_armee/facts/movement_codes.h"

namespace berthier::la_grande_armee {

// The first refusal is "accepted", as Vocabulary wants it.
#define BERTHIER_LGA_REFUSALS(X)    \
  BERTHIER_LGA_COMMAND_REFUSALS(X)  \
  BERTHIER_LGA_MOVEMENT_REFUSALS(X) \
  BERTHIER_LGA_COMBAT_REFUSALS(X) BERTHIER_LGA_FOG_REFUSALS(X)
#define BERTHIER_LGA_EVENTS(X)    \
  BERTHIER_LGA_COMMAND_EVENTS(X)  \
  BERTHIER_LGA_MOVEMENT_EVENTS(X) \
  BERTHIER_LGA_COMBAT_EVENTS(X) BERTHIER_LGA_FOG_EVENTS(X)
#define BERTHIER_LGA_OUTCOMES(X)    \
  BERTHIER_LGA_COMMAND_OUTCOMES(X)  \
  BERTHIER_LGA_MOVEMENT_OUTCOMES(X) \
  BERTHIER_LGA_COMBAT_OUTCOMES(X) BERTHIER_LGA_FOG_OUTCOMES(X)

#define BERTHIER_LGA_CODE(code, ...) code,
enum class RefusalCode : uint16_t { BERTHIER_LGA_REFUSALS(BERTHIER_LGA_CODE) };
enum class EventCode : uint16_t { BERTHIER_LGA_EVENTS(BERTHIER_LGA_CODE) };
enum class OutcomeCode : uint16_t { BERTHIER_LGA_OUTCOMES(BERTHIER_LGA_CODE) };
#undef BERTHIER_LGA_CODE

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_CODES_H_
