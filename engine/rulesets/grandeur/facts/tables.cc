#include "engine/rulesets/grandeur/facts/tables.h"

#include <algorithm>

namespace berthier::grandeur {

// clang-format off

//                                                cic, others, points
const std::array<StructureRow, 4> kStructures = {{
    {80, 30, 50},  // Excellent
    {60, 30, 30},  // Good
    {40, 20, 15},  // Average
    {30, 15,  0},  // Poor
}};

// Incompetent, Poor, Fair, Expert, Genius
const std::array<int, 5> kLeadershipCosts = {-10, 10, 20, 30, 40};

const DivisionLeaders kDivisionLeaders = {
    .cost = {10, 5}, .brave_premium = 5,
    .activates_on = {3, 6}, .leaderless_activates_on = 6};

const WeatherRows kWeatherRows = {.rain = 3, .after_rain = 5, .good = 7, .heat = 11};
//                                     skirmish, guns, test, radii
const std::array<WeatherRow, 5> kWeatherEffects = {{
    { 0,  0, -1, false},  // Heat
    { 0,  0,  0, false},  // Good
    { 0, -1, -1, false},  // AfterRain
    {-2, -3, -1, false},  // Rain
    {-2, -3, -1, true},   // HeavyRain
}};

const std::array<int, 3> kDisciplineTargets = {3, 4, 5};

const std::array<int, kRangeColumns> kRanges = {5, 10, 15, 30, 50};
const std::array<std::array<int, kRangeColumns>, 3> kSkirmishFire = {{
    {kNoShot, kNoShot, kNoShot, kNoShot, kNoShot},
    {+2,  0, -1, kNoShot, kNoShot},  // SkA
    {+1, -2, -3, kNoShot, kNoShot},  // SkB
}};
const std::array<std::array<int, kRangeColumns>, 4> kGunFire = {{
    {kNoShot, kNoShot, kNoShot, kNoShot, kNoShot},
    {+4, +3, +2, +1,  0},            // A
    {+3, +2, +1,  0, kNoShot},       // B
    {+2, +1,  0, kNoShot, kNoShot},  // C
}};

const Distances kDistances = {
    .zone = 5, .square = 5, .shock = 5, .leader_move = 20, .passage = 8,
    .occupy = 1, .road = 1, .road_enemy = 5, .mounted_retreat = 5,
    .woods_sight = 5, .over_heads = 5, .short_range = 15,
    .deploy_zone = 30, .least_disengage = 1};
const int kGapTicks = 200;

const FreePieces kFreePieces = {
    .available = 5, .least = 2, .most = 4,
    .least_side = 10, .most_side = 40, .village_side = 10};

const int kDefeatShare = 50;
const int kTimeOutMargin = 10;
const int kDestinyCost = 5;
const int kMostDestiny = 3;
const int kMostRerolls = 3;

using enum UnitType;
using D = Discipline;
using S = Skirmish;
using G = GunClass;
using Q = Quality;
//   key  name                               type            M VBU I  D      skirmish  gun       quality       points
const std::array<TroopRow, kTroopRows> kTroops = {{
    {"OG", "Old Guard",                      kFoot,           5, 7, 3, D::kA, S::kA,    G::kNone, Q::kElite,   48},
    {"EG", "Elite Infantry",                 kFoot,           5, 6, 3, D::kA, S::kA,    G::kNone, Q::kElite,   41},
    {"LI", "Line Infantry",                  kFoot,           5, 4, 1, D::kB, S::kA,    G::kNone, Q::kRegular, 19},
    {"VL", "Veteran Line Infantry",          kFoot,           5, 5, 1, D::kB, S::kA,    G::kNone, Q::kVeteran, 26},
    {"CO", "Conscript Line Infantry",        kFoot,           5, 4, 1, D::kC, S::kB,    G::kNone, Q::kRegular, 12},
    {"RA", "Raw Line Infantry",              kFoot,           5, 4, 1, D::kC, S::kNone, G::kNone, Q::kRegular,  9},
    {"R3", "Raw Line Infantry, weak",        kFoot,           5, 3, 1, D::kC, S::kNone, G::kNone, Q::kRegular,  7},
    {"GH", "Guard Heavy Cavalry",            kHeavyCavalry,   8, 7, 3, D::kA, S::kNone, G::kNone, Q::kElite,   45},
    {"CU", "Cuirassiers",                    kHeavyCavalry,   8, 6, 3, D::kB, S::kNone, G::kNone, Q::kVeteran, 31},
    {"GL", "Guard Light Cavalry",            kLightCavalry,  12, 4, 1, D::kB, S::kNone, G::kNone, Q::kElite,   25},
    {"GD", "Guard Dragoons",                 kDragoons,      10, 4, 1, D::kB, S::kNone, G::kNone, Q::kElite,   23},
    {"DR", "Dragoons",                       kDragoons,      10, 4, 1, D::kB, S::kNone, G::kNone, Q::kRegular, 18},
    {"DV", "Veteran Dragoons",               kDragoons,      10, 4, 1, D::kB, S::kNone, G::kNone, Q::kVeteran, 21},
    {"HE", "Elite Hussars",                  kLightCavalry,  12, 3, 1, D::kB, S::kNone, G::kNone, Q::kElite,   23},
    {"HV", "Veteran Hussars",                kLightCavalry,  12, 3, 1, D::kB, S::kNone, G::kNone, Q::kVeteran, 21},
    {"LD", "Light Dragoons",                 kLightCavalry,  12, 3, 1, D::kB, S::kNone, G::kNone, Q::kVeteran, 21},
    {"LA", "Lancers",                        kLightCavalry,  12, 3, 3, D::kB, S::kNone, G::kNone, Q::kVeteran, 20},
    {"UH", "Uhlans",                         kLightCavalry,  12, 3, 3, D::kB, S::kNone, G::kNone, Q::kRegular, 17},
    {"CH", "Chasseurs",                      kLightCavalry,  12, 3, 1, D::kB, S::kNone, G::kNone, Q::kRegular, 15},
    {"KO", "Cossacks",                       kLightCavalry,  12, 3, 1, D::kC, S::kB,    G::kNone, Q::kRegular, 13},
    {"KV", "Best Cossacks",                  kLightCavalry,  12, 3, 1, D::kC, S::kB,    G::kNone, Q::kVeteran, 16},
    {"FA", "Heavy Foot Artillery",           kFootArtillery,  6, 2, 0, D::kB, S::kNone, G::kA,    Q::kRegular, 20},
    {"FB", "Medium Foot Artillery",          kFootArtillery,  6, 2, 0, D::kB, S::kNone, G::kB,    Q::kRegular, 15},
    {"FC", "Light Foot Artillery",           kFootArtillery,  6, 2, 0, D::kB, S::kNone, G::kC,    Q::kRegular, 10},
    {"HB", "Medium Horse Artillery",         kHorseArtillery, 10, 2, 0, D::kB, S::kNone, G::kB,   Q::kRegular, 20},
    {"HC", "Light Horse Artillery",          kHorseArtillery, 10, 2, 0, D::kB, S::kNone, G::kC,   Q::kRegular, 15},
}};
//                           Regular, Veteran, Elite; none, SkA, SkB
const Premiums kPremiums = {.quality = {0, 3, 5}, .skirmish = {0, 5, 3}, .mixed = 3};

const std::array<ModifierLine, kModifierCodes> kModifiers = {{
    {"leadership", "GRA-INI-03", 0},
    {"leader attached", "GRA-LDR-07", +1},
    {"out of command", "IMP-DSC-02", -1},
    {"later phases", "IMP-DSC-02", 0},
    {"weather", "GRA-WEA-02", 0},
    {"disordered foot", "GRA-APX-05", -1},
    {"charger's phases", "GRA-APX-06", +1},
    {"flank or rear", "GRA-APX-06", -1},
    {"on opportunity", "GRA-APX-06", +1},
    {"VBU", "IMP-STA-02", 0},
    {"range", "GRA-FIR-03", 0},
    {"phases moved", "GRA-FIR-06", -1},
    {"phases moved by guns", "GRA-FIR-05", -2},
    {"disordered firer", "GRA-FIR-07", -1},
    {"target formed", "GRA-FIR-09", +2},
    {"enfilade", "GRA-FIR-10", +2},
    {"target mixed", "GRA-FIR-11", -2},
    {"light cavalry or artillery", "GRA-FIR-13", -1},
    {"weather in fire", "GRA-WEA-07", 0},
    {"target in a wood", "IMP-TER-07", -1},
    {"from a wood", "IMP-TER-07", -1},
    {"target in a built-up area", "IMP-BUA-05", -2},
    {"impetus", "IMP-MEL-06", 0},
    {"brave leader", "GRA-MEL-05", +2},
    {"disordered", "IMP-MEL-05", -1},
    {"mounted in difficult ground", "IMP-MEL-05", -2},
    {"support", "IMP-SUP-02", 0},
    {"at least one die", "IMP-MEL-05", 0},
    {"damage", "IMP-COH-02", 0},
    {"disordered before", "IMP-COH-03", -1},
    {"steadied by a leader", "GRA-LDR-07", +1},
    {"steadied by a brave leader", "GRA-LDR-08", +2},
    {"fire at 15 U or less", "IMP-COH-03", +1},
    {"fire beyond 15 U", "IMP-COH-03", +2},
    {"foot under skirmish fire", "IMP-COH-03", +1},
    {"foot against mounted only", "IMP-COH-03", +1},
    {"higher ground", "IMP-TER-08", +1},
    {"in a built-up area", "IMP-BUA-05", +1},
    {"never less than 1", "IMP-COH-02", 0},
}};

// clang-format on

int VdOf(UnitType type, int vbu, Discipline discipline) {
  const bool artillery =
      type == UnitType::kFootArtillery || type == UnitType::kHorseArtillery;
  int vd = vbu <= 3 || artillery ? 1 : vbu <= 5 ? 2 : 3;
  if (type == UnitType::kHeavyCavalry) vd = 3;
  if (discipline == Discipline::kC) --vd;
  return std::max(vd, 1);
}

}  // namespace berthier::grandeur
