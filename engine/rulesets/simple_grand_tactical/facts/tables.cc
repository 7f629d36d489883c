#include "engine/rulesets/simple_grand_tactical/facts/tables.h"

namespace berthier::simple_grand_tactical {

// SGT-BAS-02
const BaseSizes kBaseSizes = {.infantry_count = 4,
                              .infantry_front = 30,
                              .infantry_depth = 20,
                              .cavalry_count = 4,
                              .cavalry_front = 30,
                              .cavalry_depth = 30,
                              .gun_front = 30,
                              .gun_depth = 30};

// SGT-MOV-01
const MoveRates kMoveRates = {.infantry_road = 30,
                              .infantry_column = 18,
                              .infantry_line = 12,
                              .cavalry_road = 38,
                              .cavalry_column = 22,
                              .cavalry_line = 14,
                              .charge = 12,
                              .foot_limbered = 20,
                              .horse_limbered = 30,
                              .unlimbered = 6,
                              .light_road = 6,
                              .light = 4,
                              .light_charge = 2,
                              .light_unlimbered = 2,
                              .leader = 30};

const RallyRows kRallyRows = {.retreat = 4, .disordered = 6, .pass = 9};
const FireRows kFireRows = {.disordered = 7, .retreat = 10, .eliminated = 12};
const MeleeRows kMeleeRows = {.disordered = 1, .retreat = 2, .eliminated = 5};
const ControlRows kControlRows = {
    .removed = 2, .uncontrolled_move = 5, .mill = 8, .controlled = 10};

const int kRoughPass = 9;
const int kDowngrade = 5;
const int kDies = 1;
const int kRandomArrival = 4;
const int kLeastDice = 2;
const int kMostDice = 12;

const Distances kDistances = {.pass = 30,
                              .retreat = 30,
                              .melee_retreat = 20,
                              .withdrawal = 10,
                              .uncontrolled_charge = 30,
                              .uncontrolled_move = 20,
                              .over_heads = 10,
                              .deploy_apart = 20,
                              .leader_apart = 1,
                              .toward = 60,
                              .sight_in_area = 5,
                              .sight_free = 5,
                              .visible_flank = 30,
                              .behind_obstacle = 1,
                              .last_step = 1};

const int kMusketRange = 5;
const std::array<int, 3> kGunRanges = {
    10,  // light
    15,  // medium
    20,  // heavy
};
const int kRangeBands = 3;

const Chips kChips = {.a_unit = 1,
                      .a_general = 1,
                      .a_six = 1,
                      .unit_lost = 2,
                      .rally_failed = 1,
                      .rout_extra = 1,
                      .general_dead = 1};
const int kObjectiveMorale = 2;
const int kPointsMargin = 10;
const int kSafetyCap = 20;

const std::array<ModifierLine, kTestModifierCount> kTestModifiers = {{
    {"rally mod", "SGT-RAL-03", 0},
    {"general", "SGT-GEN-07", 1},
    {"in skirmish", "SGT-CON-04", -3},
    {"in line", "SGT-TER-04", -1},
    {"cavalry", "SGT-TER-04", -1},
    {"artillery", "SGT-TER-04", -2},
    {"light infantry", "SGT-TER-04", 1},
    {"water", "SGT-TER-05", 2},
    {"woods", "SGT-TER-05", 3},
    {"up hill", "SGT-TER-05", 5},
    {"linear object, built-up area or work", "SGT-TER-05", 4},
}};

const std::array<ModifierLine, kFireModifierCount> kFireModifiers = {{
    {"fire mod", "SGT-FIR-20", 0},
    {"second battery", "SGT-FIR-16", 0},
    {"double range", "SGT-FIR-21", -2},
    {"triple range", "SGT-FIR-22", -4},
    {"firer in square", "SGT-FIR-23", -2},
    {"firer deployed", "SGT-FIR-24", -1},
    {"firer disordered", "SGT-FIR-25", -1},
    {"at cavalry in contact", "SGT-FIR-26", -2},
    {"firer in line", "SGT-FIR-27", 1},
    {"firer in skirmish", "SGT-FIR-28", 2},
    {"flank or rear", "SGT-FIR-30", 2},
    {"target disordered", "SGT-FIR-31", 1},
    {"target mounted", "SGT-FIR-32", 1},
    {"target in column", "SGT-FIR-33", 1},
    {"target in square", "SGT-FIR-34", 2},
    {"target in skirmish", "SGT-FIR-35", -1},
    {"target artillery", "SGT-FIR-36", -1},
    {"target unlimbered", "SGT-FIR-37", -1},
    {"soft cover", "SGT-FIR-38", -1},
    {"hard cover", "SGT-FIR-39", -2},
}};

const std::array<ModifierLine, kMeleeModifierCount> kMeleeModifiers = {{
    {"melee mod", "SGT-MEL-06", 0},
    {"disordered", "SGT-MEL-10", -2},
    {"hit in flank or rear", "SGT-MEL-11", -2},
    {"foot against horse", "SGT-MEL-12", -2},
    {"wall", "SGT-MEL-13", 1},
    {"general leads", "SGT-MEL-14", 1},
    {"higher", "SGT-MEL-15", 1},
    {"square", "SGT-MEL-16", 4},
}};

const std::array<ModifierLine, kControlModifierCount> kControlModifiers = {{
    {"general in control", "SGT-CTL-04", 2},
    {"British", "SGT-CTL-04", -1},
    {"cavalry disordered", "SGT-CTL-04", -1},
    {"flank seen", "SGT-CTL-04", -2},
}};

// clang-format off
const std::array<ListEntry, 31> kLists = {{
    // list, name, clause, arm, fires, fire, rally, melee, charging, light, class, horse
    {"French", "guard infantry", "SGT-LST-01", Arm::kInfantry, true, 2, 2, 7, 7, false, GunClass::kMedium, false},
    {"French", "grenadier", "SGT-LST-02", Arm::kInfantry, true, 1, 2, 5, 5, false, GunClass::kMedium, false},
    {"French", "light infantry", "SGT-LST-03", Arm::kInfantry, true, 2, 1, 3, 3, true, GunClass::kMedium, false},
    {"French", "line", "SGT-LST-04", Arm::kInfantry, true, 1, 1, 4, 4, false, GunClass::kMedium, false},
    {"French", "veteran line", "SGT-LST-05", Arm::kInfantry, true, 1, 2, 4, 4, false, GunClass::kMedium, false},
    {"French", "conscript", "SGT-LST-06", Arm::kInfantry, true, -1, -1, 2, 2, false, GunClass::kMedium, false},
    {"French", "heavy cavalry", "SGT-LST-07", Arm::kCavalry, false, 0, 1, 5, 5, false, GunClass::kMedium, false},
    {"French", "lancer", "SGT-LST-08", Arm::kCavalry, false, 0, 1, 3, 5, false, GunClass::kMedium, false},
    {"French", "medium cavalry", "SGT-LST-09", Arm::kCavalry, false, 0, 1, 3, 3, false, GunClass::kMedium, false},
    {"French", "light cavalry", "SGT-LST-10", Arm::kCavalry, false, 0, 0, 2, 2, true, GunClass::kMedium, false},
    {"French", "heavy artillery", "SGT-LST-11", Arm::kArtillery, true, 2, 1, 3, 3, false, GunClass::kHeavy, false},
    {"French", "medium artillery", "SGT-LST-12", Arm::kArtillery, true, 1, 1, 2, 2, false, GunClass::kMedium, false},
    {"French", "light artillery", "SGT-LST-13", Arm::kArtillery, true, 0, 0, 1, 1, true, GunClass::kLight, false},
    {"French", "medium horse artillery", "SGT-LST-14", Arm::kArtillery, true, 1, 1, 2, 2, false, GunClass::kMedium, true},
    {"French", "light horse artillery", "SGT-LST-15", Arm::kArtillery, true, 0, 0, 1, 1, true, GunClass::kLight, true},
    {"Austrian", "grenadier", "SGT-LST-21", Arm::kInfantry, true, 1, 2, 6, 6, false, GunClass::kMedium, false},
    {"Austrian", "jager", "SGT-LST-22", Arm::kInfantry, true, 2, 1, 2, 2, true, GunClass::kMedium, false},
    {"Austrian", "grenz", "SGT-LST-23", Arm::kInfantry, true, 2, 0, 2, 2, true, GunClass::kMedium, false},
    {"Austrian", "light infantry", "SGT-LST-24", Arm::kInfantry, true, 1, 1, 3, 3, true, GunClass::kMedium, false},
    {"Austrian", "line", "SGT-LST-25", Arm::kInfantry, true, 0, 1, 0, 0, false, GunClass::kMedium, false},
    {"Austrian", "veteran line", "SGT-LST-26", Arm::kInfantry, true, 1, 2, 4, 4, false, GunClass::kMedium, false},
    {"Austrian", "landwehr", "SGT-LST-27", Arm::kInfantry, true, -1, -1, 2, 2, false, GunClass::kMedium, false},
    {"Austrian", "heavy cavalry", "SGT-LST-28", Arm::kCavalry, false, 0, 2, 5, 5, false, GunClass::kMedium, false},
    {"Austrian", "lancer", "SGT-LST-29", Arm::kCavalry, false, 0, 1, 3, 5, false, GunClass::kMedium, false},
    {"Austrian", "medium cavalry", "SGT-LST-30", Arm::kCavalry, false, 0, 1, 3, 3, false, GunClass::kMedium, false},
    {"Austrian", "light cavalry", "SGT-LST-31", Arm::kCavalry, false, 0, 0, 2, 2, true, GunClass::kMedium, false},
    {"Austrian", "heavy artillery", "SGT-LST-32", Arm::kArtillery, true, 2, 1, 3, 3, false, GunClass::kHeavy, false},
    {"Austrian", "medium artillery", "SGT-LST-33", Arm::kArtillery, true, 1, 1, 2, 2, false, GunClass::kMedium, false},
    {"Austrian", "light artillery", "SGT-LST-34", Arm::kArtillery, true, 0, 0, 1, 1, true, GunClass::kLight, false},
    {"Austrian", "medium horse artillery", "SGT-LST-35", Arm::kArtillery, true, 1, 1, 2, 2, false, GunClass::kMedium, true},
    {"Austrian", "light horse artillery", "SGT-LST-36", Arm::kArtillery, true, 0, 0, 1, 1, true, GunClass::kLight, true},
}};
// clang-format on

const int kGuardBonus = 1;

const ListEntry* FindEntry(std::string_view list, std::string_view name) {
  for (const ListEntry& entry : kLists) {
    if (entry.list == list && entry.name == name) return &entry;
  }
  return nullptr;
}

}  // namespace berthier::simple_grand_tactical
