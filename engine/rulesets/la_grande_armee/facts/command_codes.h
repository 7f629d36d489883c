// What every part of the rules may say, and what concerns command: the corps
// round, commanders, recovery, the end of the game.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_COMMAND_CODES_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_COMMAND_CODES_H_

// clang-format off

// X(code, name, clause, sentence)
#define BERTHIER_LGA_COMMAND_REFUSALS(X) \
  X(kAccepted, "accepted", "", "accepted") \
  X(kMalformed, "malformed", "LGA-D4", "the order is not well formed: {0form}") \
  X(kNotNow, "not now", "LGA-D4", "this order cannot be given now") \
  X(kNoSuchSubject, "no such subject", "LGA-D4", "the order names nobody who could obey it") \
  X(kNoSuchObject, "no such object", "LGA-D4", "the order names nothing it could be aimed at") \
  X(kNotYours, "not yours", "LGA-D4", "{s} belongs to the other side") \
  X(kNotEnemy, "not an enemy", "LGA-D4", "{o} is of your own side") \
  X(kNotOnTable, "not on table", "LGA-SYS-09", "{s} is not on the table") \
  X(kNotAsked, "not asked", "LGA-D4", "it is not {s} that is asked now") \
  X(kActivated, "activated", "LGA-SEQ-04", "{s} has been activated in this bound") \
  X(kNotEntered, "not entered", "LGA-SCN-05", "{s} may not enter yet") \
  X(kNotRevealed, "not revealed", "LGA-D2", "{s} is still behind its tile") \
  X(kOtherCorps, "other corps", "LGA-D3", "{s} is not of the corps that acts") \
  X(kRouting, "routing", "LGA-STA-02", "{s} is routing") \
  X(kScouting, "scouting", "LGA-SCO-05", "{s} scouts") \
  X(kRecalled, "recalled", "LGA-COM-27", "{s} has been recalled and takes no actions in this bound") \
  X(kOutOfCommand, "out of command", "LGA-ACT-08", "{s} is {0in} in from its commander; 12 in is the most") \
  X(kLocked, "locked", "LGA-STA-07", "{s} is locked in combat") \
  X(kOverlapping, "overlapping", "LGA-MOV-27", "{s} overlaps {o}") \
  X(kNotDisrupted, "not disrupted", "LGA-ACT-17", "{s} has no disruption marker") \
  X(kNoCorpsLeft, "corps gone", "LGA-SEQ-12", "{s} has no elements left") \
  X(kLeaderTooFar, "commander too far", "LGA-GEN-04", "{s} would ride {0in} in; {1in} in is the most") \
  X(kLeaderBlocked, "commander blocked", "LGA-GEN-05", "{o} is in the way of {s}") \
  X(kLeaderOffTable, "commander off the table", "LGA-GEN-05", "{s} would leave the table") \
  X(kMustAttach, "must attach", "LGA-GEN-06", "{s} would touch {o} and must be attached to an element that he touches") \
  X(kCannotAttach, "cannot attach", "LGA-GEN-06", "{s} would not touch {o}, or may not be attached to it") \
  X(kNotAtEdge, "not at the edge", "LGA-SCN-05", "{s} has no room where it enters") \
  X(kOnPath, "on the path", "LGA-GEN-24", "{s} would stand on the path of {o}") \
  X(kEscapesShort, "escapes short", "LGA-GEN-24", "{s} rides {0in} in, no more and no less")

// X(code, name, clause, sentence, role, deed): EventRole and Deed of vocabulary.h
#define BERTHIER_LGA_COMMAND_EVENTS(X) \
  X(kBoundBegins, "bound begins", "LGA-SEQ-01", "Bound {0} begins", kTurn, kOther) \
  X(kCommandRoll, "command roll", "LGA-CMD-01", "The first side rolls {0} with {2mod}, the second {1} with {3mod}", kAsThrown, kOther) \
  X(kInitiative, "initiative", "LGA-CMD-02", "{s} chooses who acts", kNews, kOther) \
  X(kCorpsActs, "corps acts", "LGA-CMD-08", "{s} is activated", kTurn, kOther) \
  X(kCorpsDone, "corps done", "LGA-SEQ-06", "{s} is done", kAsOrdered, kOther) \
  X(kLeads, "acts", "LGA-D3", "{s} has {0} actions", kAsOrdered, kOther) \
  X(kElementDone, "element done", "LGA-SEQ-06", "{s} is done", kAsOrdered, kOther) \
  X(kActionCheck, "action check", "LGA-ACT-03", "{s} rolls {0} and needs {1} or less: {2passed}", kAsThrown, kOther) \
  X(kReforms, "reforms", "LGA-ACT-17", "{s} reforms", kAsOrdered, kOther) \
  X(kMarkers, "markers", "LGA-STA-01", "{s} gains {0marker} and has {1}", kAside, kOther) \
  X(kShedsMarker, "sheds a marker", "LGA-MOV-05", "{s} sheds a marker and has {0}", kAside, kOther) \
  X(kLosesBases, "loses bases", "LGA-BAS-07", "{s} loses {0lost_bases}; {1} left", kNews, kOther) \
  X(kDestroyed, "destroyed", "LGA-SYS-08", "{s} is destroyed", kNews, kLoss) \
  X(kDispersed, "dispersed", "LGA-COM-01", "{s} is dispersed", kNews, kLoss) \
  X(kLeavesTable, "leaves table", "LGA-COM-11", "{s} leaves the table", kNews, kLoss) \
  X(kRouts, "routs", "LGA-MMT-09", "{s} routs", kNews, kOther) \
  X(kRallies, "rallies", "LGA-REC-06", "{s} rolls {0} with {1mod} and stops routing", kAsThrown, kOther) \
  X(kRunsOn, "runs on", "LGA-REC-08", "{s} rolls {0} with {1mod} and runs on", kAsThrown, kOther) \
  X(kMustRetire, "must retire", "LGA-COM-13", "{s} is to retire {0} in", kNews, kOther) \
  X(kRides, "rides", "LGA-GEN-04", "{s} rides to {place}", kAsOrdered, kOther) \
  X(kAttaches, "attaches", "LGA-GEN-06", "{s} joins {o}", kAsOrdered, kOther) \
  X(kIsJoined, "is joined", "LGA-GEN-06", "{s} is joined by {o}", kNews, kOther) \
  X(kStays, "stays", "LGA-D7", "{s} stays", kAsOrdered, kOther) \
  X(kStruck, "commander struck", "LGA-GEN-30", "A {0} for {s}: {1struck}", kAsThrown, kOther) \
  X(kCommanderLost, "commander lost", "LGA-GEN-32", "{s} is {0lost}", kNews, kLoss) \
  X(kRiddenOver, "ridden over", "LGA-GEN-23", "{s} rolls {0} before {o}: {1escaped}", kAsThrown, kOther) \
  X(kEscapes, "escapes", "LGA-GEN-24", "{s} escapes to {place}", kAsOrdered, kOther) \
  X(kCorpsRemoved, "corps removed", "LGA-SEQ-12", "{s} has no elements left and is removed", kNews, kOther) \
  X(kEnters, "enters", "LGA-SCN-05", "{s} enters at {place}", kNews, kOther) \
  X(kObjectiveTaken, "objective taken", "LGA-VIC-06", "{s} takes {o}", kNews, kOther) \
  X(kBroken, "army broken", "LGA-VIC-03", "{s} has lost {0} of {1} and is broken", kNews, kOther) \
  X(kGameOver, "game over", "LGA-VIC-01", "The battle ends in bound {0}", kNews, kOther) \
  X(kSquareCollapses, "square collapses", "LGA-SQR-17", "{s} is too small to stay in square", kNews, kOther)

// X(code, name, clause, sentence): the possible outcomes of rolls
#define BERTHIER_LGA_COMMAND_OUTCOMES(X) \
  X(kFirstWins, "first side", "LGA-R1", "{s} chooses") \
  X(kSecondWins, "second side", "LGA-R1", "{o} chooses") \
  X(kPassed, "passed", "LGA-R2", "passes") \
  X(kFailed, "failed", "LGA-R2", "fails") \
  X(kHits, "hits", "LGA-R3", "{0hits}") \
  X(kKilled, "killed", "LGA-R11", "the commander is killed") \
  X(kUnhurt, "unhurt", "LGA-R11", "the commander is unhurt") \
  X(kRecovers, "recovers", "LGA-R16", "stops") \
  X(kRecoversWell, "recovers well", "LGA-R16", "stops and sheds a marker") \
  X(kRuns, "runs on", "LGA-R16", "runs on") \
  X(kEscapes, "escapes", "LGA-R17", "escapes") \
  X(kCaptured, "captured", "LGA-R17", "is captured") \
  X(kNumber, "number", "LGA-R7", "{0}")

// clang-format on

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_COMMAND_CODES_H_
