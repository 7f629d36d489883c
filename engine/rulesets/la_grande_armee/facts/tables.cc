#include "engine/rulesets/la_grande_armee/facts/tables.h"

namespace berthier::la_grande_armee {

// clang-format off

//                             actions, value
const std::array<QualityRow, 4> kQualities = {{
    {4, 6},  // GUARD
    {3, 5},  // ELITE
    {2, 4},  // SEASONED
    {1, 3},  // GARRISON
}};

//                          normal, charge, march, rout
const std::array<RateRow, 2> kRates = {{
    {2, 3,  6,  6},  // foot
    {4, 6, 12, 12},  // horse
}};

const Distances kDistances = {
    .retire = 4, .retire_horse = 8, .retire_settlement = 8,
    .recall = 6, .repulse = 6,
    .commander = 6,
    .foot_radius = 6, .horse_radius = 12, .army_radius = 6,
    .no_enemy = 12, .sight = 6,
    .pull_off_room = 1, .stop_short = 1, .breakthrough = 1,
    .wood_edge = 1, .wood_sight = 4, .over_heads = 2,
    .tile_near = 4, .scout_near = 4, .scout_range = 12,
    .fog_apart = 12, .reveal = 6,
    .objective = 3};

//            level, higher, half dice a musket, gun, heavy gun
const std::array<FireRow, 3> kFireBands = {{
    { 4,  5, 2, 3, 3},  // short
    {12, 14, 1, 2, 2},  // effective
    {18, 21, 0, 0, 1},  // long
}};

// LIGHT, LANCER, HEAVY, CUIRASSIER
const std::array<int, 4> kImpactDice = {0, 3, 1, 2};

const std::array<std::array<ReactionCell, kReactionColumns>, 4> kReactionTable = {{
    {{{0, 6}, {0, 5}, {0, 4}, {0, 3}, {0, 2}, {0, 1}, {1, 6}, {1, 5}, {1, 4}, {1, 3}}},  // GUARD
    {{{0, 5}, {0, 4}, {0, 3}, {0, 2}, {0, 1}, {1, 5}, {1, 4}, {1, 3}, {1, 2}, {1, 1}}},  // ELITE
    {{{0, 4}, {0, 3}, {0, 2}, {0, 1}, {1, 4}, {1, 3}, {1, 2}, {1, 1}, {2, 4}, {2, 3}}},  // SEASONED
    {{{0, 3}, {0, 2}, {0, 1}, {1, 3}, {1, 2}, {1, 1}, {2, 3}, {2, 2}, {2, 1}, {3, 3}}},  // GARRISON
}};

const MarkerTable kMarkerTable = {
    .failed_test = 1, .refused = 1, .short_charge = 1, .failed_pull_off = 1,
    .difficult = 1, .interpenetration = 1, .about_face = 1, .evade = 1,
    .flank = 1, .march = 2, .broken_through = 2, .routing_contacted = 1,
    .broken_square = 2, .square_breaks = 2, .repulsed = 1,
    .from_settlement = 1, .first_rout = 2, .later_rout = 1};
const RiverTable kRiver = {
    .open = 2, .ford = 1, .bridge_column = 1, .bridge = 2, .bridge_march = 0};

const ScoreTable kScores = {.corps_commander = 3, .army_commander = 10, .lead = 10};
const int kMostSightTests = 20;
const int kLeastSquare = 4;

const std::array<ModifierLine, kModifierCodes> kModifiers = {{
    {"ability", "LGA-CMD-01", 0},
    {"commander beyond 6 in", "LGA-ACT-10", -1},
    {"commander with another element", "LGA-ACT-11", -1},
    {"commander with it", "LGA-ACT-12", +1},
    {"army commander near", "LGA-ACT-13", +1},
    {"commander lost", "LGA-ACT-14", -1},
    {"class", "LGA-FRT-02", 0},
    {"casualties", "LGA-FRT-03", -1},
    {"few dice without effect", "LGA-FRT-04", +1},
    {"settlement or wood", "LGA-FRT-05", +1},
    {"commander attached", "LGA-FRT-06", +1},
    {"markers", "LGA-REA-03", -1},
    {"charged by cavalry", "LGA-REA-03", -1},
    {"in a settlement", "LGA-REA-03", +1},
    {"army commander in 6 in", "LGA-REA-03", +1},
    {"square against cavalry", "LGA-REA-03", +2},
    {"won the phase", "LGA-MMT-04", +1},
    {"steadied by its commander", "LGA-MMT-05", +1},
    {"steadied by the army commander", "LGA-MMT-06", +1},
    {"unbroken square", "LGA-MMT-07", +1},
    {"defends a settlement", "LGA-MMT-08", +2},
    {"no enemy within 12 in", "LGA-REC-03", +1},
    {"rallied by the army commander", "LGA-REC-04", +1},
    {"rallied by its commander", "LGA-REC-05", +2},
    {"distance", "LGA-SCO-12", 0},
    {"bases crossed", "LGA-SCO-13", +1},
    {"markers of the scout", "LGA-SCO-13", +1},
    {"muskets", "LGA-FIR-08", 0},
    {"guns", "LGA-FIR-08", 0},
    {"bases in contact", "LGA-MEL-04", 0},
    {"supporting bases", "LGA-MEL-04", 0},
    {"markers in melee", "LGA-MEL-05", -1},
    {"artillery in contact", "LGA-MEL-06", -1},
    {"impact", "LGA-MEL-07", 0},
    {"charging", "LGA-MEL-10", 0},
    {"halved", "LGA-FIR-12", 0},
    {"all bases", "LGA-MAS-04", 0},
}};

// clang-format on

}  // namespace berthier::la_grande_armee
