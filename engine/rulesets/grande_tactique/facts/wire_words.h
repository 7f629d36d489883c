// The words used in scenario and position documents of Grande Tactique.
//
// One table per enumeration, used for reading and for writing.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FACTS_WIRE_WORDS_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FACTS_WIRE_WORDS_H_

#include "engine/model/named.h"
#include "engine/rulesets/grande_tactique/facts/scenario.h"
#include "engine/rulesets/grande_tactique/facts/state.h"

namespace berthier::grande_tactique {

inline constexpr Named<Arm> kArmWords[] = {
    {"infantry", Arm::kInfantry},
    {"cavalry", Arm::kCavalry},
    {"foot artillery", Arm::kFootArtillery},
    {"horse artillery", Arm::kHorseArtillery},
};
inline constexpr Named<Horse> kHorseWords[] = {
    {"cuirassiers", Horse::kCuirassier},
    {"lancers", Horse::kLancer},
};
inline constexpr Named<Quality> kQualityWords[] = {
    {"raw", Quality::kRaw},
    {"regular", Quality::kRegular},
    {"veteran", Quality::kVeteran},
};
inline constexpr Named<Cohesion> kCohesionWords[] = {
    {"coherent", Cohesion::kCoherent},
    {"disrupted", Cohesion::kDisrupted},
    {"fleeing", Cohesion::kFleeing},
    {"silenced", Cohesion::kSilenced},
};
inline constexpr Named<Flag> kFlagWords[] = {
    {"exhausted", Flag::kExhausted}, {"square", Flag::kSquare},
    {"cramped", Flag::kCramped},     {"limbered", Flag::kLimbered},
    {"firing", Flag::kFiring},       {"moved", Flag::kMoved},
    {"fired", Flag::kHasFired},      {"ran", Flag::kRanThisPhase},
    {"arriving", Flag::kArriving},   {"left area", Flag::kLeftArea},
};
inline constexpr Named<Presence> kPresenceWords[] = {
    {"pending", Presence::kPending},     {"on table", Presence::kOnTable},
    {"destroyed", Presence::kDestroyed}, {"fled off", Presence::kFledOff},
    {"withdrawn", Presence::kWithdrawn},
};
inline constexpr Named<DestroyCause> kCauseWords[] = {
    {"surrounded", DestroyCause::kSurrounded},
    {"ridden down", DestroyCause::kRiddenDown},
    {"spiked", DestroyCause::kSpiked},
};
inline constexpr Named<Aspect> kAspectWords[] = {
    {"front", Aspect::kFront},
    {"flank", Aspect::kFlank},
    {"rear", Aspect::kRear},
};
// Follow "morale check" in a sentence, before the name of the enemy concerned.
inline constexpr Named<Purpose> kPurposeWords[] = {
    {"to regroup", Purpose::kRegroup},
    {"after the volley of", Purpose::kFireLoss},
    {"to charge", Purpose::kChargeAttack},
    {"to stand against", Purpose::kChargeDefend},
    {"to follow up", Purpose::kFollowUp},
};
inline constexpr Named<Rank> kRankWords[] = {
    {"division", Rank::kDivision},
    {"corps", Rank::kCorps},
    {"army", Rank::kArmy},
};
inline constexpr Named<AreaKind> kAreaWords[] = {
    {"woods", AreaKind::kWoods},
    {"built-up area", AreaKind::kBuiltUp},
    {"fort", AreaKind::kFort},
};
inline constexpr Named<TableEdge> kEdgeWords[] = {
    {"N", TableEdge::kNorth},
    {"E", TableEdge::kEast},
    {"S", TableEdge::kSouth},
    {"W", TableEdge::kWest},
};
// What a linear feature looks like, if the document says so.
inline constexpr Named<LineKind> kLineWords[] = {
    {"stream", LineKind::kStream},
    {"hedge", LineKind::kHedge},
    {"wall", LineKind::kWall},
    {"ditch", LineKind::kDitch},
};

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FACTS_WIRE_WORDS_H_
