// What concerns fire, charges and melees.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_CODES_COMBAT_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_CODES_COMBAT_H_

// clang-format off

// X(code, name, clause, sentence)
#define BERTHIER_LGA_COMBAT_REFUSALS(X) \
  X(kCannotFire, "cannot fire", "LGA-FIR-01", "{s} has nothing to fire with")

// X(code, name, clause, sentence, role, deed)
#define BERTHIER_LGA_COMBAT_EVENTS(X) \
  X(kFires, "fires", "LGA-FIR-02", "{s} fires at {o}, {0in} in, with {1} dice: {2} hits", kAsThrown, kShot)

// X(code, name, clause, sentence)
#define BERTHIER_LGA_COMBAT_OUTCOMES(X) \
  X(kLost, "lost", "LGA-R4", "{0} guns lost")

// clang-format on

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_CODES_COMBAT_H_
