// What concerns movement, formations, terrain and compulsory moves.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_MOVEMENT_CODES_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_MOVEMENT_CODES_H_

// clang-format off

// X(code, name, clause, sentence)
#define BERTHIER_LGA_MOVEMENT_REFUSALS(X) \
  X(kOffTable, "off the table", "LGA-SYS-09", "{s} would leave the table") \
  X(kNotDeployed, "not deployed", "LGA-MOV-08", "{s} is not deployed") \
  X(kNotMarching, "not marching", "LGA-MOV-15", "{s} is not in march column") \
  X(kFixedSquare, "square is fixed", "LGA-FRM-06", "{s} is in square and does not move") \
  X(kGarrisoned, "in a settlement", "LGA-SET-09", "{s} is in {o} and has to leave it first") \
  X(kNotGarrison, "no garrison", "LGA-FRM-11", "{s} is in no settlement") \
  X(kStaysPut, "stays put", "LGA-MOV-09", "{s} would not move") \
  X(kWheelsTooFar, "wheels too far", "LGA-MOV-08", "{s} would wheel {0deg} degrees; 90 is the most") \
  X(kNotAhead, "not ahead", "LGA-MOV-08", "{s} moves at most 45 degrees to either side of its facing") \
  X(kTurnsTooFar, "turns too far", "LGA-MOV-15", "{s} would turn {0deg} degrees at once; 90 is the most") \
  X(kLegAstray, "leg astray", "LGA-MOV-15", "{s} would not face along its last leg") \
  X(kTooFar, "too far", "LGA-MOV-09", "{s} would go {0in} in; {1in} in is the most") \
  X(kMeetsEnemy, "meets an enemy", "LGA-MOV-11", "{s} would touch {o}") \
  X(kImpassable, "impassable", "LGA-MOV-11", "{o} is impassable to {s}") \
  X(kThroughLocked, "through locked", "LGA-MOV-28", "{o} is locked in combat: {s} may not pass through it") \
  X(kEndsInSettlement, "ends in settlement", "LGA-SET-03", "{s} would end its action in {o}") \
  X(kTileInWay, "tile in the way", "LGA-FOG-16", "{o} is in the way of {s}") \
  X(kNoRoom, "no room", "LGA-FRM-08", "{o} is in the way of {s}") \
  X(kWrongFiles, "wrong files", "LGA-FRM-01", "{s} has {0} bases and cannot form {1} files") \
  X(kNoSquare, "no square", "LGA-FRM-05", "{s} cannot form square: that takes infantry of at least {0} bases") \
  X(kWrongFaces, "wrong faces", "LGA-FRM-05", "the faces of {s} are to share {0} troop bases and {1} guns, each at least one") \
  X(kWrongSides, "wrong sides", "LGA-SET-08", "{0} bases of {s} are to be inside, at most {1} on a side") \
  X(kNotASide, "not a side", "LGA-SET-06", "{s} would face no side of {o}") \
  X(kNoSettlement, "no settlement", "LGA-SET-05", "{o} is no settlement") \
  X(kNoGarrisonOf, "cannot garrison", "LGA-SET-03", "{s} cannot garrison a settlement") \
  X(kHeld, "held", "LGA-SET-05", "{o} is held") \
  X(kOutOfReach, "out of reach", "LGA-SET-05", "{s} does not reach that side of {o} from outside") \
  X(kNotAttacker, "no attacker", "LGA-SET-23", "{s} is not asked to move in")

// X(code, name, clause, sentence, role, deed)
#define BERTHIER_LGA_MOVEMENT_EVENTS(X) \
  X(kMoves, "moves", "LGA-MOV-08", "{s} moves to {to}", kAsOrdered, kOther) \
  X(kTurnsAbout, "turns about", "LGA-MOV-10", "{s} turns about and moves to {to}", kAsOrdered, kOther) \
  X(kMarches, "marches", "LGA-MOV-14", "{s} marches to {to}", kAsOrdered, kOther) \
  X(kFormsLine, "deploys", "LGA-FRM-01", "{s} deploys in {0} files, to {to}", kAsOrdered, kOther) \
  X(kFormsMarch, "forms column", "LGA-FRM-03", "{s} forms march column, to {to}", kAsOrdered, kOther) \
  X(kFormsSquare, "forms square", "LGA-FRM-05", "{s} forms square at {to}", kAsOrdered, kOther) \
  X(kRealigns, "realigns", "LGA-FRM-11", "{s} mans the sides of {o} anew", kAsOrdered, kOther) \
  X(kGarrisons, "garrisons", "LGA-SET-05", "{s} garrisons {o}", kNews, kOther) \
  X(kLeavesSettlement, "leaves settlement", "LGA-SET-09", "{s} leaves {o} for {to}", kAsOrdered, kOther) \
  X(kRunsHome, "runs", "LGA-COM-05", "{s} runs to {to}", kNews, kOther) \
  X(kNoWayOut, "no way out", "LGA-COM-09", "{s} finds no way out", kNews, kOther) \
  X(kRetires, "retires", "LGA-COM-14", "{s} retires to {to}", kNews, kOther) \
  X(kRecalled, "recalled", "LGA-COM-26", "{s} is recalled to {to}", kNews, kOther) \
  X(kDrawsOff, "draws off", "LGA-CHG-23", "{s} draws off to {to}", kNews, kOther) \
  X(kTurns, "turns", "LGA-REA-16", "{s} turns to {to}", kAsOrdered, kOther) \
  X(kSeesIt, "sees a dispersal", "LGA-COM-21", "{s} sees {o} dispersed and rolls {0}: {1passed}", kAsThrown, kOther) \
  X(kSeesRun, "sees a rout", "LGA-COM-22", "{s} sees {o} run and rolls {0}: {1passed}", kAsThrown, kOther) \
  X(kDeclines, "declines", "LGA-D12", "{s} does not move in", kAsOrdered, kOther)

// X(code, name, clause, sentence)
#define BERTHIER_LGA_MOVEMENT_OUTCOMES(X)

// clang-format on

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_MOVEMENT_CODES_H_
