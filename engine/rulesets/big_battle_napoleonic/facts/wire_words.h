// The words of the wire form of scenarios and positions: one list for each
// enumeration, used for reading and for writing.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FACTS_WIRE_WORDS_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FACTS_WIRE_WORDS_H_

#include "engine/model/named.h"
#include "engine/rulesets/big_battle_napoleonic/facts/scenario.h"
#include "engine/rulesets/big_battle_napoleonic/facts/state.h"

namespace berthier::big_battle_napoleonic {

inline constexpr Named<Kind> kKindWords[] = {
    {"line infantry", Kind::kLineInfantry},
    {"light infantry", Kind::kLightInfantry},
    {"heavy cavalry", Kind::kHeavyCavalry},
    {"light cavalry", Kind::kLightCavalry},
    {"horse artillery", Kind::kHorseArtillery},
    {"heavy artillery", Kind::kHeavyArtillery},
};
inline constexpr Named<Grade> kGradeWords[] = {
    {"guard", Grade::kGuard},
    {"elite", Grade::kElite},
    {"trained", Grade::kTrained},
    {"raw", Grade::kRaw},
};
inline constexpr Named<Special> kSpecialWords[] = {
    {"british-trained", Special::kBritishTrained},
    {"old regime", Special::kOldRegime},
    {"ill-armed", Special::kIllArmed},
    {"cossack", Special::kCossack},
    {"poorly served", Special::kPoorlyServed},
    {"large battery", Special::kLargeBattery},
};
inline constexpr Named<Formation> kFormationWords[] = {
    {"line", Formation::kLine},
    {"column", Formation::kColumn},
    {"march", Formation::kMarch},
    {"square", Formation::kSquare},
    {"town wide", Formation::kTownWide},
    {"town deep", Formation::kTownDeep},
    {"unlimbered", Formation::kUnlimbered},
    {"limbered", Formation::kLimbered},
};
inline constexpr Named<Condition> kConditionWords[] = {
    {"steady", Condition::kSteady},
    {"disordered", Condition::kDisordered},
    {"must rally", Condition::kMustRally},
    {"routing", Condition::kRouting},
};
inline constexpr Named<Presence> kPresenceWords[] = {
    {"reserve", Presence::kReserve},      {"on table", Presence::kOnTable},
    {"dispersed", Presence::kDispersed},  {"destroyed", Presence::kDestroyed},
    {"left table", Presence::kLeftTable},
};
inline constexpr Named<Flag> kFlagWords[] = {
    {"counter", Flag::kCounter},
    {"pursuing", Flag::kPursuing},
    {"commanded", Flag::kCommanded},
    {"travelled", Flag::kTravelled},
    {"fired", Flag::kFired},
    {"fought", Flag::kFought},
    {"rally spoiled", Flag::kRallySpoiled},
    {"rout column", Flag::kRoutColumn},
    {"tested", Flag::kTested},
    {"on pursuit contact", Flag::kOnPursuit},
    {"closed", Flag::kClosed},
    {"overran", Flag::kOverran},
    {"entered", Flag::kEntered},
};
inline constexpr Named<UnitOrder> kOrderWords[] = {
    {"hold", UnitOrder::kHold},          {"rally", UnitOrder::kRally},
    {"mark", UnitOrder::kCounter},       {"move", UnitOrder::kMove},
    {"step back", UnitOrder::kStepBack}, {"charge", UnitOrder::kCharge},
    {"reform", UnitOrder::kReform},      {"about-face", UnitOrder::kAboutFace},
    {"pivot", UnitOrder::kPivot},        {"enter", UnitOrder::kEnter},
};
inline constexpr Named<Slot> kSlotWords[] = {
    {"left", Slot::kLeft},
    {"right", Slot::kRight},
    {"front", Slot::kFront},
    {"rear", Slot::kRear},
};
inline constexpr Named<Nation> kNationWords[] = {
    {"French", Nation::kFrench},
    {"Prussian", Nation::kPrussian},
    {"Confederation of the Rhine", Nation::kConfederation},
    {"Austrian", Nation::kAustrian},
    {"Russian", Nation::kRussian},
    {"British", Nation::kBritish},
    {"Spanish", Nation::kSpanish},
    {"Portuguese", Nation::kPortuguese},
    {"other", Nation::kOther},
};
inline constexpr Named<ArmyType> kArmyTypeWords[] = {
    {"by corps", ArmyType::kByCorps},
    {"by division", ArmyType::kByDivision},
};
inline constexpr Named<Rank> kRankWords[] = {
    {"commander-in-chief", Rank::kCommanderInChief},
    {"corps", Rank::kCorps},
    {"cavalry corps", Rank::kCavalryCorps},
    {"division", Rank::kDivision},
    {"cavalry general", Rank::kCavalryGeneral},
};
inline constexpr Named<TableEdge> kEdgeWords[] = {
    {"N", TableEdge::kNorth},
    {"E", TableEdge::kEast},
    {"S", TableEdge::kSouth},
    {"W", TableEdge::kWest},
};
inline constexpr Named<PieceKind> kPieceWords[] = {
    {"open", PieceKind::kOpen},
    {"wood", PieceKind::kWood},
    {"town", PieceKind::kTown},
    {"stream", PieceKind::kStream},
    {"ford", PieceKind::kFord},
    {"obstacle", PieceKind::kObstacle},
    {"fortification", PieceKind::kFortification},
    {"impassable", PieceKind::kImpassable},
    {"hill", PieceKind::kHill},
    {"objective", PieceKind::kObjective},
    {"road", PieceKind::kRoad},
};
inline constexpr Named<ContactKind> kContactKindWords[] = {
    {"charge", ContactKind::kCharge},
    {"counter", ContactKind::kCounter},
    {"pursuit", ContactKind::kPursuit},
    {"follow-up", ContactKind::kFollowUp},
};
inline constexpr Named<ContactEdge> kContactEdgeWords[] = {
    {"front", ContactEdge::kFront},  {"left", ContactEdge::kLeft},
    {"right", ContactEdge::kRight},  {"rear", ContactEdge::kRear},
    {"no edge", ContactEdge::kNone},
};
inline constexpr Named<Defended> kDefendedWords[] = {
    {"behind nothing", Defended::kNone},
    {"behind cover", Defended::kCover},
    {"behind an obstacle", Defended::kObstacle},
    {"behind a fortification", Defended::kFortification},
};
inline constexpr Named<Phase> kPhaseWords[] = {
    {"setup", Phase::kSetup},
    {"deploy defender", Phase::kDeployDefender},
    {"deploy attacker", Phase::kDeployAttacker},
    {"start", Phase::kPeriodStart},
    {"rally", Phase::kRally},
    {"command", Phase::kCommand},
    {"move", Phase::kMove},
    {"settle moves", Phase::kSettleMoves},
    {"enemy counters", Phase::kEnemyCounter},
    {"settle counters", Phase::kSettleCounter},
    {"counters off", Phase::kCountersOff},
    {"snapshot", Phase::kSnapshot},
    {"enemy fire", Phase::kEnemyFire},
    {"own fire", Phase::kOwnFire},
    {"melee", Phase::kAutomatic},
    {"pairing", Phase::kPairing},
    {"fights", Phase::kFights},
    {"rout", Phase::kRout},
    {"pursuit", Phase::kPursuit},
    {"own counters", Phase::kOwnCounter},
    {"settle own counters", Phase::kSettleOwn},
    {"move end", Phase::kMoveEnd},
    {"period end", Phase::kPeriodEnd},
    {"over", Phase::kOver},
};

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FACTS_WIRE_WORDS_H_
