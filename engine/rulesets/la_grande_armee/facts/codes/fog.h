// What concerns deployment, tiles and scouts.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_CODES_FOG_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_CODES_FOG_H_

// clang-format off

// X(code, name, clause, sentence)
#define BERTHIER_LGA_FOG_REFUSALS(X) \
  X(kOutsideZone, "outside the zone", "LGA-FOG-07", "{s} would stand outside its zone")

// X(code, name, clause, sentence, role, deed)
#define BERTHIER_LGA_FOG_EVENTS(X) \
  X(kDeployed, "deployed", "LGA-SCN-02", "{s} is placed at {to}", kAsOrdered, kOther)

// X(code, name, clause, sentence)
#define BERTHIER_LGA_FOG_OUTCOMES(X) \
  X(kInches, "inches", "LGA-R20", "{0} in")

// clang-format on

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_CODES_FOG_H_
