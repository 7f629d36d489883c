#include "engine/rulesets/big_battle_napoleonic/tables.h"

namespace berthier::big_battle_napoleonic {

const BaseSizes kBaseSizes = {
    .infantry_front = 75,
    .infantry_depth = 100,
    .cavalry_front = 100,
    .cavalry_depth = 200,
    .battery_front = 150,
    .large_battery_front = 225,
    .battery_depth = 100,
    .limber_depth = 100,
};
const std::array<int, 5> kGeneralBases = {
    200,  // commander-in-chief
    150,  // corps commander
    100,  // cavalry corps commander
    100,  // division commander
    100,  // cavalry general
};
const int kSquareRanks = 2;

const std::array<int, 3> kMenPerFigure = {
    100,  // infantry
    80,   // cavalry
    0,    // artillery is counted in batteries
};
const int kFiguresPerBase = 4;

const std::array<UnitRange, 3> kUnitRanges = {{
    {3, 8},  // infantry
    {3, 7},  // cavalry
    {0, 0},  // artillery
}};

const std::array<int, 9> kCorpsSpans = {
    12,  // French
    10,  // Prussian
    10,  // Confederation of the Rhine
    8,   // Austrian
    8,   // Russian
    8,   // British (BBN-I-19)
    8,   // Spanish
    8,   // Portuguese
    8,   // other
};
const Spans kSpans = {
    .commander_in_chief = 12,
    .cavalry_corps = 6,
    .division = 4,
    .cavalry_general = 4,
};

const Allowances kAllowances = {
    .infantry_column = 10,
    .infantry_line = 2,
    .infantry_march = 18,
    .infantry_rout = 6,
    .heavy_cavalry = 12,
    .heavy_cavalry_march = 24,
    .heavy_cavalry_rout = 10,
    .heavy_cavalry_pursuit = 8,
    .light_cavalry = 16,
    .light_cavalry_march = 24,
    .light_cavalry_rout = 12,
    .light_cavalry_pursuit = 10,
    .heavy_battery = 8,
    .heavy_battery_march = 18,
    .horse_battery = 16,
    .horse_battery_march = 24,
    .general = 16,
};
const int kShortStep = 1;

const int kDrillInches = 4;
const DrillShares kDrillShares = {
    .infantry = 100,
    .cavalry = 50,
    .switch_march = 50,
    .counter = 50,
};

const Multipliers kMultipliers = {
    .infantry_rough = 2,
    .cavalry_rough = 4,
    .artillery_ford = 2,
};

const Distances kDistances = {
    .deploy_apart = 12,
    .march_clear = 12,
    .square_infantry = 3,
    .square_withdrawal = 2,
    .town_shift = 3,
    .behind_strip = 1,
    .general_displaced = 6,
    .bounce = 1,
    .bounce_from_cover = 2,
    .bounce_from_square = 2,
    .recoil = 5,
    .pushed = 2,
    .rout_clear = 1,
};

const Ranges kRanges = {
    .old_regime = 2,
    .musket = 4,
    .canister = 2,
    .horse_medium = 6,
    .horse_long = 10,
    .heavy_medium = 8,
    .heavy_long = 16,
};
const int kInfantryArc = 45;
const int kArtilleryArc = 10;
const int kNarrowEnfilade = 90;

const std::array<int, 4> kRallyNeed = {
    6,   // guard
    9,   // elite
    10,  // trained
    11,  // raw
};

const std::array<ModifierLine, kSquareLines> kFormingSquare = {{
    {"BBN-SQR-04", "guard infantry", +2},
    {"BBN-SQR-04", "elite infantry", +1},
    {"BBN-SQR-04", "raw infantry", -2},
    {"BBN-SQR-05", "in column", +1},
    {"BBN-SQR-06", "disordered infantry", -2},
    {"BBN-SQR-07", "enemy infantry near", -3},
}};

const std::array<ModifierLine, kFireLines> kFire = {{
    {"BBN-FIR-06", "light infantry firing", +1},
    {"BBN-FIR-07", "ill-armed", -1},
    {"BBN-FIR-08", "poorly served", -1},
    {"BBN-FIR-09", "target in cover", -1},
    {"BBN-FIR-10", "target in square or enfiladed", +1},
    {"BBN-FIR-11", "canister range", +1},
    {"BBN-FIR-12", "long range", -1},
    {"BBN-FIR-13", "firer disordered", -2},
    {"BBN-FIR-14", "three bases or fewer", -1},
    {"BBN-FIR-15", "firer charged by cavalry", -1},
    {"BBN-FIR-16", "firer in square", -2},
    {"BBN-FIR-17", "at a line", -1},
    {"BBN-FIR-18", "target no longer available", -2},
}};

const std::array<ModifierLine, kMeleeLines> kMelee = {{
    {"BBN-MEL-15", "cavalry bases against infantry", +4},
    {"BBN-MEL-16", "bases", +1},
    {"BBN-MEL-17", "guard", +2},
    {"BBN-MEL-17", "elite", +1},
    {"BBN-MEL-17", "Cossacks", -2},
    {"BBN-MEL-17", "raw", -1},
    {"BBN-MEL-18", "disordered", -1},
    {"BBN-MEL-19", "against an obstacle", -1},
    {"BBN-MEL-19", "against a fortification", -3},
    {"BBN-MEL-20", "heavy cavalry", +2},
    {"BBN-MEL-21", "British-trained or Old Regime line", +3},
    {"BBN-MEL-21", "in line", +2},
    {"BBN-MEL-23", "in square", -5},
    {"BBN-MEL-24", "supports of 1 or 2 bases", +1},
    {"BBN-MEL-24", "supports of 3 to 5 bases", +2},
    {"BBN-MEL-24", "supports of 6 bases or more", +3},
}};
const std::array<ModifierLine, 1> kRally = {{
    {"BBN-RAL-03", "near the commander-in-chief", +1},
}};

const SupportSteps kSupportSteps = {
    .few = 1,
    .some = 3,
    .many = 6,
};
const int kSmallUnit = 3;
const int kDisorderingHits = 2;
const int kDefenceFactor = 2;
const Differences kDifferences = {
    .indecisive = 1,
    .pushed = 4,
};
const Losses kLosses = {
    .pushed = 1,
    .broken = 2,
    .cavalry_in_rough = 1,
    .router = 2,
    .flanked = 2,
    .march_column = 2,
};
const int kDispersedAt = 1;

const int kMinutesPerPeriod = 20;

}  // namespace berthier::big_battle_napoleonic
