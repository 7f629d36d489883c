// The words of the wire form of scenarios and positions: one list for each
// enumeration, used for reading, writing and pictures.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_WIRE_WORDS_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_WIRE_WORDS_H_

#include <cstdint>

#include "engine/model/named.h"
#include "engine/rulesets/la_grande_armee/facts/scenario.h"
#include "engine/rulesets/la_grande_armee/facts/state.h"

namespace berthier::la_grande_armee {

// What an element is made of: its arm and the type of its cavalry.
struct Kind {
  Arm arm = Arm::kInfantry;
  CavalryType cavalry = CavalryType::kLight;

  friend constexpr bool operator==(Kind, Kind) = default;
};
inline constexpr Named<Kind> kKindWords[] = {
    {"infantry", {Arm::kInfantry, CavalryType::kLight}},
    {"light cavalry", {Arm::kCavalry, CavalryType::kLight}},
    {"lancers", {Arm::kCavalry, CavalryType::kLancer}},
    {"heavy cavalry", {Arm::kCavalry, CavalryType::kHeavy}},
    {"cuirassiers", {Arm::kCavalry, CavalryType::kCuirassier}},
    {"artillery", {Arm::kArtillery, CavalryType::kLight}},
};
constexpr Kind KindOf(const ElementData& d) {
  return {d.arm, d.arm == Arm::kCavalry ? d.cavalry : CavalryType::kLight};
}

inline constexpr Named<Quality> kQualityWords[] = {
    {"guard", Quality::kGuard},
    {"elite", Quality::kElite},
    {"seasoned", Quality::kSeasoned},
    {"garrison", Quality::kGarrison},
};
inline constexpr Named<GunKind> kGunKindWords[] = {
    {"foot guns", GunKind::kFoot},
    {"horse guns", GunKind::kHorse},
};
inline constexpr Named<GunPlace> kGunPlaceWords[] = {
    {"guns rear", GunPlace::kRear},
    {"guns left", GunPlace::kLeft},
    {"guns centre", GunPlace::kCentre},
    {"guns right", GunPlace::kRight},
};
inline constexpr Named<Form> kFormWords[] = {
    {"deployed", Form::kDeployed},
    {"march", Form::kMarch},
    {"square", Form::kSquare},
    {"in garrison", Form::kGarrison},
};
inline constexpr Named<Presence> kPresenceWords[] = {
    {"reserve", Presence::kReserve},        {"on table", Presence::kOnTable},
    {"destroyed", Presence::kDestroyed},    {"dispersed", Presence::kDispersed},
    {"off the table", Presence::kOffTable},
};
inline constexpr Named<Flag> kFlagWords[] = {
    {"routing", Flag::kRouting},
    {"activated", Flag::kActivated},
    {"recalled", Flag::kNoActions},
    {"scout", Flag::kScouting},
    {"scouted", Flag::kScoutUsed},
    {"intruder", Flag::kIntruder},
    {"retire marker", Flag::kRetireMarker},
    {"entering", Flag::kEntering},
};
inline constexpr Named<LeaderKind> kLeaderKindWords[] = {
    {"army commander", LeaderKind::kArmy},
    {"corps commander", LeaderKind::kCorps},
};
inline constexpr Named<LeaderStatus> kLeaderStatusWords[] = {
    {"free", LeaderStatus::kFree},
    {"attached", LeaderStatus::kAttached},
    {"behind a tile", LeaderStatus::kOnTile},
    {"counter", LeaderStatus::kCounter},
    {"absent", LeaderStatus::kAbsent},
    {"gone", LeaderStatus::kGone},
};
inline constexpr Named<LostHow> kLostWords[] = {
    {"killed", LostHow::kKilled},
    {"captured", LostHow::kCaptured},
};
inline constexpr Named<FogMode> kFogWords[] = {
    {"off", FogMode::kOff},
    {"defensive", FogMode::kDefensive},
    {"encounter", FogMode::kEncounter},
};
inline constexpr Named<TileStatus> kTileWords[] = {
    {"undeployed", TileStatus::kUndeployed},
    {"on table", TileStatus::kOnTable},
    {"removed", TileStatus::kRemoved},
};
inline constexpr Named<Edge> kEdgeWords[] = {
    {"front", Edge::kFront},
    {"right", Edge::kRight},
    {"rear", Edge::kRear},
    {"left", Edge::kLeft},
};
inline constexpr Named<ContactSource> kContactWords[] = {
    {"charge", ContactSource::kCharge},
    {"advance", ContactSource::kAdvance},
    {"touch", ContactSource::kTouch},
    {"intrusion", ContactSource::kIntruder},
};
inline constexpr Named<Phase> kPhaseWords[] = {
    {"fog set-up", Phase::kFogSetup},
    {"fog deployment", Phase::kFogDeploy},
    {"deployment", Phase::kDeploy},
    {"recovery", Phase::kRecovery},
    {"compulsory", Phase::kCompulsory},
    {"corps", Phase::kCorps},
    {"army commanders", Phase::kArmyCommands},
    {"mass melee", Phase::kMass},
    {"end", Phase::kEnd},
    {"over", Phase::kOver},
};

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_WIRE_WORDS_H_
