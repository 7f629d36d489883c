// The words of the wire form of scenarios and positions: one list for each
// enumeration, used for reading and for writing.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_FACTS_WIRE_WORDS_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_FACTS_WIRE_WORDS_H_

#include "engine/model/named.h"
#include "engine/rulesets/grandeur/facts/scenario.h"
#include "engine/rulesets/grandeur/facts/state.h"

namespace berthier::grandeur {

inline constexpr Named<UnitType> kUnitTypeWords[] = {
    {"infantry", UnitType::kFoot},
    {"heavy cavalry", UnitType::kHeavyCavalry},
    {"dragoons", UnitType::kDragoons},
    {"light cavalry", UnitType::kLightCavalry},
    {"foot artillery", UnitType::kFootArtillery},
    {"horse artillery", UnitType::kHorseArtillery},
};
inline constexpr Named<Discipline> kDisciplineWords[] = {
    {"A", Discipline::kA}, {"B", Discipline::kB}, {"C", Discipline::kC}};
inline constexpr Named<Quality> kQualityWords[] = {
    {"regular", Quality::kRegular},
    {"veteran", Quality::kVeteran},
    {"elite", Quality::kElite},
};
inline constexpr Named<Skirmish> kSkirmishWords[] = {
    {"none", Skirmish::kNone}, {"SkA", Skirmish::kA}, {"SkB", Skirmish::kB}};
inline constexpr Named<GunClass> kGunWords[] = {{"none", GunClass::kNone},
                                                {"A", GunClass::kA},
                                                {"B", GunClass::kB},
                                                {"C", GunClass::kC}};
inline constexpr Named<Structure> kStructureWords[] = {
    {"excellent", Structure::kExcellent},
    {"good", Structure::kGood},
    {"average", Structure::kAverage},
    {"poor", Structure::kPoor},
};
inline constexpr Named<LeaderLevel> kLevelWords[] = {
    {"army", LeaderLevel::kArmy},
    {"corps", LeaderLevel::kCorps},
    {"division", LeaderLevel::kDivision},
};
inline constexpr Named<int8_t> kLeadershipWords[] = {
    {"incompetent", 0}, {"poor", 1}, {"fair", 2}, {"expert", 3}, {"genius", 4}};
inline constexpr Named<Temper> kTemperWords[] = {
    {"go-ahead", Temper::kGoAhead}, {"cautious", Temper::kCautious}};
inline constexpr Named<Weather> kWeatherWords[] = {
    {"heat", Weather::kHeat},
    {"good", Weather::kGood},
    {"after rain", Weather::kAfterRain},
    {"rain", Weather::kRain},
    {"heavy rain", Weather::kHeavyRain},
    {"unknown", Weather::kUnknown},
};
inline constexpr Named<ContactSide> kSideWords[] = {
    {"front", ContactSide::kFront},
    {"flank", ContactSide::kFlank},
    {"rear", ContactSide::kRear},
};
inline constexpr Named<Presence> kPresenceWords[] = {
    {"reserve", Presence::kReserve},
    {"on table", Presence::kOnTable},
    {"routed", Presence::kRouted},
    {"destroyed", Presence::kDestroyed},
    {"left table", Presence::kLeftTable},
    {"corps routed", Presence::kCorpsRouted},
};
inline constexpr Named<DivisionStatus> kDivisionWords[] = {
    {"pending", DivisionStatus::kPending},
    {"active", DivisionStatus::kActive},
    {"refused", DivisionStatus::kRefused},
};
inline constexpr Named<Flag> kFlagWords[] = {
    {"disordered", Flag::kDisordered}, {"opportunity", Flag::kOpportunity},
    {"square", Flag::kInSquare},       {"activated", Flag::kActivated},
    {"fired", Flag::kFired},           {"rally tried", Flag::kRallyTried},
    {"planned", Flag::kPlanned},       {"no more phases", Flag::kNoMorePhases},
    {"evaded", Flag::kEvaded},
};
inline constexpr Named<PieceKind> kPieceWords[] = {
    {"broken", PieceKind::kBroken},
    {"woods", PieceKind::kWoods},
    {"marsh", PieceKind::kMarsh},
    {"impassable", PieceKind::kImpassable},
    {"built-up", PieceKind::kBua},
    {"gentle hill", PieceKind::kGentleHill},
    {"steep hill", PieceKind::kSteepHill},
    {"river", PieceKind::kRiver},
    {"deep river", PieceKind::kDeepRiver},
    {"road", PieceKind::kRoad},
};
inline constexpr Named<TableEdge> kEdgeWords[] = {
    {"N", TableEdge::kNorth},
    {"E", TableEdge::kEast},
    {"S", TableEdge::kSouth},
    {"W", TableEdge::kWest},
};
inline constexpr Named<Reason> kReasonWords[] = {
    {"rallying", Reason::kRally},
    {"Opportunity", Reason::kOpportunity},
    {"another phase", Reason::kPhase},
    {"evading again", Reason::kEvadeAgain},
    {"a counter-charge", Reason::kCounterCharge},
    {"disengaging", Reason::kDisengage},
    {"turning about", Reason::kAboutFace},
    {"line relief", Reason::kLineRelief},
    {"occupying", Reason::kOccupy},
    {"forming square", Reason::kSquare},
};
inline constexpr Named<MoveKind> kMoveWords[] = {
    {"forward", MoveKind::kForward},   {"wheel", MoveKind::kWheel},
    {"oblique", MoveKind::kOblique},   {"sideways", MoveKind::kSideways},
    {"rearward", MoveKind::kRearward}, {"road", MoveKind::kRoad},
    {"leave", MoveKind::kLeave},
};
inline constexpr Named<FrameKind> kFrameWords[] = {
    {"group", FrameKind::kGroup},       {"unit", FrameKind::kUnit},
    {"phase", FrameKind::kPhase},       {"reactions", FrameKind::kReactions},
    {"division", FrameKind::kDivision}, {"test", FrameKind::kTest},
    {"fire", FrameKind::kFire},         {"cohesion", FrameKind::kCohesion},
    {"charge", FrameKind::kCharge},     {"melee", FrameKind::kMelee},
    {"retreat", FrameKind::kRetreat},   {"pursuit", FrameKind::kPursuit},
};
inline constexpr Named<Phase> kPhaseWords[] = {
    {"set-up", Phase::kSetup},          {"terrain", Phase::kTerrain},
    {"deployment", Phase::kDeployment}, {"weather", Phase::kWeather},
    {"turn start", Phase::kTurnStart},  {"contest", Phase::kContest},
    {"divisions", Phase::kDivisions},   {"activation", Phase::kActivation},
    {"turn end", Phase::kTurnEnd},      {"over", Phase::kOver},
};

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_FACTS_WIRE_WORDS_H_
