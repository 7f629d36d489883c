// The words of the wire form of scenarios and positions: one list for each
// enumeration, used for reading and for writing.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_FACTS_WIRE_WORDS_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_FACTS_WIRE_WORDS_H_

#include <cstdint>
#include <string_view>

#include "engine/model/named.h"
#include "engine/rulesets/grandeur/facts/scenario.h"
#include "engine/rulesets/grandeur/facts/state.h"

namespace berthier::grandeur {

// Lines of the troop list, by key (GRA-LST-02): a word for each, and the key
// itself.
inline constexpr Named<std::string_view> kTypeWords[] = {
    {"old guard", "OG"},
    {"guard", "EG"},
    {"line", "LI"},
    {"veteran line", "VL"},
    {"conscript", "CO"},
    {"landwehr", "RA"},
    {"weak landwehr", "R3"},
    {"guard heavy cavalry", "GH"},
    {"cuirassiers", "CU"},
    {"guard light cavalry", "GL"},
    {"guard dragoons", "GD"},
    {"dragoons", "DR"},
    {"veteran dragoons", "DV"},
    {"elite hussars", "HE"},
    {"veteran hussars", "HV"},
    {"light dragoons", "LD"},
    {"lancers", "LA"},
    {"uhlans", "UH"},
    {"chasseurs", "CH"},
    {"cossacks", "KO"},
    {"best cossacks", "KV"},
    {"heavy artillery", "FA"},
    {"medium artillery", "FB"},
    {"light artillery", "FC"},
    {"medium horse artillery", "HB"},
    {"light horse artillery", "HC"},
    {"OG", "OG"},
    {"EG", "EG"},
    {"LI", "LI"},
    {"VL", "VL"},
    {"CO", "CO"},
    {"RA", "RA"},
    {"R3", "R3"},
    {"GH", "GH"},
    {"CU", "CU"},
    {"GL", "GL"},
    {"GD", "GD"},
    {"DR", "DR"},
    {"DV", "DV"},
    {"HE", "HE"},
    {"HV", "HV"},
    {"LD", "LD"},
    {"LA", "LA"},
    {"UH", "UH"},
    {"CH", "CH"},
    {"KO", "KO"},
    {"KV", "KV"},
    {"FA", "FA"},
    {"FB", "FB"},
    {"FC", "FC"},
    {"HB", "HB"},
    {"HC", "HC"},
};
inline constexpr Named<Quality> kQualityWords[] = {
    {"regular", Quality::kRegular},
    {"veteran", Quality::kVeteran},
    {"elite", Quality::kElite},
};
inline constexpr Named<Skirmish> kSkirmishWords[] = {
    {"no skirmishers", Skirmish::kNone},
    {"skirmishers A", Skirmish::kA},
    {"skirmishers B", Skirmish::kB},
};
inline constexpr Named<Discipline> kDisciplineWords[] = {
    {"A", Discipline::kA},
    {"B", Discipline::kB},
    {"C", Discipline::kC},
};
inline constexpr Named<Structure> kStructureWords[] = {
    {"excellent", Structure::kExcellent},
    {"good", Structure::kGood},
    {"average", Structure::kAverage},
    {"poor", Structure::kPoor},
};
inline constexpr Named<LeaderLevel> kLevelWords[] = {
    {"army commander", LeaderLevel::kArmy},
    {"corps commander", LeaderLevel::kCorps},
    {"division commander", LeaderLevel::kDivision},
};
inline constexpr Named<int8_t> kLeadershipWords[] = {
    {"incompetent", 0}, {"poor", 1}, {"fair", 2}, {"expert", 3}, {"genius", 4},
};
inline constexpr Named<Temper> kTemperWords[] = {
    {"go-ahead", Temper::kGoAhead},
    {"cautious", Temper::kCautious},
};
inline constexpr Named<Weather> kWeatherWords[] = {
    {"heat", Weather::kHeat},
    {"good", Weather::kGood},
    {"after rain", Weather::kAfterRain},
    {"rain", Weather::kRain},
    {"heavy rain", Weather::kHeavyRain},
};
inline constexpr Named<ContactSide> kSideWords[] = {
    {"front", ContactSide::kFront},
    {"flank", ContactSide::kFlank},
    {"rear", ContactSide::kRear},
};
// For units; the next list is for leaders.
inline constexpr Named<Presence> kPresenceWords[] = {
    {"reserve", Presence::kReserve},
    {"on table", Presence::kOnTable},
    {"routed", Presence::kRouted},
    {"destroyed", Presence::kDestroyed},
    {"left table", Presence::kLeftTable},
    {"routed with its corps", Presence::kCorpsRouted},
};
inline constexpr Named<Presence> kLeaderPresenceWords[] = {
    {"reserve", Presence::kReserve},
    {"on table", Presence::kOnTable},
    {"lost", Presence::kRouted},
};
inline constexpr Named<Flag> kFlagWords[] = {
    {"disordered", Flag::kDisordered}, {"opportunity", Flag::kOpportunity},
    {"square", Flag::kInSquare},       {"activated", Flag::kActivated},
    {"fired", Flag::kFired},           {"tried to rally", Flag::kRallyTried},
    {"fired first", Flag::kPlanned},   {"no more phases", Flag::kNoMorePhases},
    {"evaded", Flag::kEvaded},
};
inline constexpr Named<DivisionStatus> kStatusWords[] = {
    {"pending", DivisionStatus::kPending},
    {"active", DivisionStatus::kActive},
    {"refused", DivisionStatus::kRefused},
};
inline constexpr Named<TableEdge> kEdgeWords[] = {
    {"N", TableEdge::kNorth},
    {"E", TableEdge::kEast},
    {"S", TableEdge::kSouth},
    {"W", TableEdge::kWest},
};
inline constexpr Named<PieceKind> kPieceWords[] = {
    {"broken", PieceKind::kBroken},
    {"woods", PieceKind::kWoods},
    {"marsh", PieceKind::kMarsh},
    {"impassable", PieceKind::kImpassable},
    {"village", PieceKind::kBua},
    {"gentle hill", PieceKind::kGentleHill},
    {"steep hill", PieceKind::kSteepHill},
    {"river", PieceKind::kRiver},
    {"deep river", PieceKind::kDeepRiver},
    {"road", PieceKind::kRoad},
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
inline constexpr Named<Phase> kPhaseWords[] = {
    {"set-up", Phase::kSetup},          {"terrain", Phase::kTerrain},
    {"deployment", Phase::kDeployment}, {"weather", Phase::kWeather},
    {"turn start", Phase::kTurnStart},  {"contest", Phase::kContest},
    {"divisions", Phase::kDivisions},   {"activation", Phase::kActivation},
    {"turn end", Phase::kTurnEnd},      {"over", Phase::kOver},
};

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_FACTS_WIRE_WORDS_H_
