#include "engine/rulesets/grande_tactique/facts/tables.h"

namespace berthier::grande_tactique {

const Prices kPrices = {
    .move = 1,
    .pivot = 1,
    .limber = 1,
    .square = 1,
    .firing = 1,
    .charge = 1,
    .spike = 2,
    .rally = 2,
};
const int kDoubledPriceFactor = 2;

const Allowances kAllowances = {
    .infantry = Inches(4),
    .foot_artillery = Inches(4),
    .cavalry = Inches(9),
    .cuirassiers = Inches(6),
    .horse_artillery = Inches(9),
    .general = Inches(9),
};
const Length kRoadBonus = Inches(2);
const Length kCommandRadius = Inches(9);
const Length kFollowUpReach = Inches(9);
const Length kShelterReach = Inches(7);
const Length kInfantryFlight = Inches(7);
const Length kCavalryFlight = Inches(11);
const Length kRetreat = Inches(3);
const Length kPursuitGap = Inches(1);
const Length kCanisterRange = Inches(5);
const Length kEffectiveRange = Inches(10);
const Length kLongRange = Inches(20);
const Length kLinearFeatureReach = InchHundredths(25);
const Length kHillTopReach = InchHundredths(50);
const Length kRoadHalfWidth = InchHundredths(25);
const int kFlushQuarters = 40;
const int kMaxCharges = 3;
const int kMassiveMargin = 4;
const int kMoraleTarget = 4;
const int kPlayerTurnsPerQuarter = 3;
const int kMinutesPerQuarter = 15;

const std::array<std::array<int, 3>, 4> kUnitPoints = {{
    {1, 2, 3},  // infantry: raw, regular, veteran
    {2, 4, 6},  // cavalry
    {2, 4, 6},  // foot artillery
    {2, 4, 6},  // horse artillery
}};

const std::array<BaseSizes, 2> kBaseSizes = {{
    {.infantry_front = 2438,
     .infantry_depth = 812,
     .cavalry_front = 1524,
     .cavalry_depth = 1016,
     .foot_artillery_side = 1016,
     .horse_artillery_front = 1016,
     .horse_artillery_depth = 1524,
     .general_side = 762,
     .square_side = 2032},
    {.infantry_front = 2400,
     .infantry_depth = 800,
     .cavalry_front = 1524,
     .cavalry_depth = 1016,
     .foot_artillery_side = 1016,
     .horse_artillery_front = 1016,
     .horse_artillery_depth = 1524,
     .general_side = 762,
     .square_side = 2032},
}};

namespace {
constexpr uint8_t Bits(Purpose p) { return static_cast<uint8_t>(p); }
constexpr uint8_t kAll = Bits(Purpose::kRegroup) | Bits(Purpose::kFireLoss) |
                         Bits(Purpose::kChargeAttack) |
                         Bits(Purpose::kChargeDefend) |
                         Bits(Purpose::kFollowUp);
// "For defending": everything but charging and following up (GT-I-90).
constexpr uint8_t kDefending = Bits(Purpose::kRegroup) |
                               Bits(Purpose::kFireLoss) |
                               Bits(Purpose::kChargeDefend);
constexpr uint8_t kAttack = Bits(Purpose::kChargeAttack);
constexpr uint8_t kDefend = Bits(Purpose::kChargeDefend);
constexpr uint8_t kFollow = Bits(Purpose::kFollowUp);
}  // namespace

const std::array<MoraleLine, kMoraleLines> kMorale = {{
    {"GT-MOR-05", "disrupted", -1, kAll},
    {"GT-MOR-06", "raw", -1, kAll},
    {"GT-MOR-07", "veteran", +1, kAll},
    {"GT-MOR-08", "terrain", +1, kDefending},
    {"GT-MOR-09", "fort", +2, kDefending},
    {"GT-MOR-10", "square", +1, kDefending},
    {"GT-MOR-11", "general", +1, kAll},
    {"GT-MOR-12", "friends help", +1, kAttack},
    {"GT-MOR-13", "victory is ours", +1, kAttack},
    {"GT-MOR-14", "outflanking", +1, kAttack},
    {"GT-MOR-15", "grapeshot", -1, kAttack},
    {"GT-MOR-16", "tall crops (attacking)", -1, kAttack},
    {"GT-MOR-17", "infantry en masse", +1, kAttack},
    {"GT-MOR-18", "tally-ho", +1, kAttack},
    {"GT-MOR-19", "cuirassiers", +2, kAttack},
    {"GT-MOR-20", "lancers", +1, kAttack},
    {"GT-MOR-21", "against square", -2, kAttack},
    {"GT-MOR-22", "envelopment", +1, kAttack},
    {"GT-MOR-23", "first follow-up", -1, kFollow},
    {"GT-MOR-24", "second follow-up", -2, kFollow},
    {"GT-MOR-25", "flanked", -1, kDefend},
    {"GT-MOR-26", "taken in the rear", -2, kDefend},
    {"GT-MOR-27", "artillery surprised", -2, kDefend},
    {"GT-MOR-28", "tall crops (charged)", -1, kDefend},
    {"GT-MOR-29", "sudden appearance", -1, kDefend},
}};
const int kCharismaticBonus = 2;

const std::array<FireLine, kFireLines> kFire = {{
    {"GT-FIR-20", "infantry disrupted", -1},
    {"GT-FIR-21", "infantry in square", -1},
    {"GT-FIR-22", "infantry in cover", +1},
    {"GT-FIR-23", "cavalry disrupted", -1},
    {"GT-FIR-25", "artillery disrupted", -1},
    {"GT-FIR-26", "at a square", +1},
    {"GT-FIR-27", "enfilade", +1},
    {"GT-FIR-28", "over a hill", -1},
    {"GT-FIR-29", "long range", -2},
    {"GT-FIR-30", "effective range", -1},
    {"GT-FIR-31", "canister range", 0},
    {"GT-FIR-32", "in contact", +1},
}};

const std::array<FireLine, kMeleeLines> kMelee = {{
    {"GT-MEL-02", "veteran in combat", +1},
    {"GT-MEL-02", "lancers in combat", -1},
}};

const std::array<FireLine, kCommandLines> kCommand = {{
    {"GT-CMD-02", "quality of the general", +1},
    {"GT-CMD-08", "bonus command points", +1},
    {"GT-CMD-03", "units destroyed", -1},
}};

const VictoryRatios kVictory = {
    .draw_numerator = 3,
    .draw_denominator = 2,
    .decisive = 2,
    .overwhelming = 4,
};

}  // namespace berthier::grande_tactique
