// What concerns movement, formations, terrain and compulsory moves.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_CODES_MOVEMENT_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_CODES_MOVEMENT_H_

// clang-format off

// X(code, name, clause, sentence)
#define BERTHIER_LGA_MOVEMENT_REFUSALS(X) \
  X(kOffTable, "off the table", "LGA-SYS-09", "{s} would leave the table")

// X(code, name, clause, sentence, role, deed)
#define BERTHIER_LGA_MOVEMENT_EVENTS(X) \
  X(kMoves, "moves", "LGA-MOV-08", "{s} moves from {from} to {to}", kAsOrdered, kOther)

// X(code, name, clause, sentence)
#define BERTHIER_LGA_MOVEMENT_OUTCOMES(X) \
  X(kSees, "sees", "LGA-R18", "{0} markers")

// clang-format on

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_CODES_MOVEMENT_H_
