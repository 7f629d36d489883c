// The words of the wire form of scenarios and positions: one list for each
// enumeration, used for reading and for writing.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FACTS_WIRE_WORDS_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FACTS_WIRE_WORDS_H_

#include <string_view>

#include "engine/model/named.h"
#include "engine/rulesets/simple_grand_tactical/facts/scenario.h"
#include "engine/rulesets/simple_grand_tactical/facts/state.h"

namespace berthier::simple_grand_tactical {

// Unit types of all army lists. "line" comes last, because it is a formation
// too: otherwise a grenadier in line would be read as a line regiment.
inline constexpr Named<std::string_view> kTypeWords[] = {
    {"guard infantry", "guard infantry"},
    {"grenadier", "grenadier"},
    {"light infantry", "light infantry"},
    {"jager", "jager"},
    {"grenz", "grenz"},
    {"veteran line", "veteran line"},
    {"conscript", "conscript"},
    {"landwehr", "landwehr"},
    {"heavy cavalry", "heavy cavalry"},
    {"lancer", "lancer"},
    {"medium cavalry", "medium cavalry"},
    {"light cavalry", "light cavalry"},
    {"heavy artillery", "heavy artillery"},
    {"medium artillery", "medium artillery"},
    {"light artillery", "light artillery"},
    {"medium horse artillery", "medium horse artillery"},
    {"light horse artillery", "light horse artillery"},
    {"line", "line"},
};
inline constexpr Named<Nationality> kNationalityWords[] = {
    {"French", Nationality::kFrench},   {"Austrian", Nationality::kAustrian},
    {"British", Nationality::kBritish}, {"KGL", Nationality::kKgl},
    {"other", Nationality::kOther},
};
inline constexpr Named<Formation> kFormationWords[] = {
    {"square", Formation::kSquare},         {"skirmish", Formation::kSkirmish},
    {"column", Formation::kColumn},         {"line", Formation::kLine},
    {"deployed", Formation::kDeployed},     {"limbered", Formation::kLimbered},
    {"unlimbered", Formation::kUnlimbered},
};
inline constexpr Named<OrderState> kOrderWords[] = {
    {"ordered", OrderState::kOrdered},
    {"unformed", OrderState::kUnformed},
    {"disordered", OrderState::kDisordered},
};
// For units; the next list is for leaders.
inline constexpr Named<Presence> kPresenceWords[] = {
    {"reserve", Presence::kReserve},
    {"on table", Presence::kOnTable},
    {"routed", Presence::kRouted},
    {"eliminated", Presence::kEliminated},
    {"surrendered", Presence::kSurrendered},
    {"left table", Presence::kLeftTable},
};
inline constexpr Named<Presence> kLeaderPresenceWords[] = {
    {"reserve", Presence::kReserve},
    {"on table", Presence::kOnTable},
    {"dead", Presence::kDead},
    {"removed", Presence::kRemoved},
};
inline constexpr Named<Flag> kFlagWords[] = {
    {"rallied", Flag::kRallied},
    {"moved", Flag::kMoved},
    {"began unformed", Flag::kBeganUnformed},
    {"withdrew", Flag::kWithdrew},
    {"handled", Flag::kNoFire},
    {"acted", Flag::kActed},
    {"charged", Flag::kCharged},
    {"fresh", Flag::kFresh},
    {"controlled", Flag::kControlled},
    {"asked", Flag::kAsked},
    {"matched", Flag::kMatched},
    {"fought", Flag::kFought},
    {"committed", Flag::kCommitted},
};
inline constexpr Named<Rank> kRankWords[] = {
    {"corps commander", Rank::kCorpsCommander},
    {"infantry general", Rank::kInfantryGeneral},
    {"cavalry general", Rank::kCavalryGeneral},
};
inline constexpr Named<TableEdge> kEdgeWords[] = {
    {"N", TableEdge::kNorth},
    {"E", TableEdge::kEast},
    {"S", TableEdge::kSouth},
    {"W", TableEdge::kWest},
};
inline constexpr Named<PieceKind> kPieceWords[] = {
    {"open", PieceKind::kOpen},        {"woods", PieceKind::kWoods},
    {"built-up", PieceKind::kBuiltUp}, {"work", PieceKind::kWork},
    {"water", PieceKind::kWater},      {"hedge", PieceKind::kHedge},
    {"wall", PieceKind::kWall},        {"ditch", PieceKind::kDitch},
    {"hill", PieceKind::kHill},        {"impassable", PieceKind::kImpassable},
    {"road", PieceKind::kRoad},        {"objective", PieceKind::kObjective},
};
inline constexpr Named<ContactOrigin> kOriginWords[] = {
    {"movement", ContactOrigin::kMovement},
    {"charge", ContactOrigin::kCharge},
    {"follow-up", ContactOrigin::kFollowUp},
};
inline constexpr Named<Aspect> kAspectWords[] = {
    {"front", Aspect::kFront},
    {"flank", Aspect::kFlank},
    {"rear", Aspect::kRear},
};
inline constexpr Named<Phase> kPhaseWords[] = {
    {"set-up", Phase::kSetup},
    {"deployment", Phase::kDeployment},
    {"arrivals", Phase::kArrivals},
    {"rally", Phase::kRally},
    {"movement", Phase::kMovement},
    {"move checks", Phase::kMoveChecks},
    {"defensive fire", Phase::kDefensiveFire},
    {"charge", Phase::kCharge},
    {"charge checks", Phase::kChargeChecks},
    {"advancing fire", Phase::kAdvancingFire},
    {"melee", Phase::kOpponents},
    {"fights", Phase::kMelee},
    {"turn end", Phase::kTurnEnd},
    {"over", Phase::kOver},
};

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FACTS_WIRE_WORDS_H_
