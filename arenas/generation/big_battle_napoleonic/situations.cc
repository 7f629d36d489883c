#include "arenas/generation/big_battle_napoleonic/situations.h"

namespace berthier::big_battle_napoleonic::generation {
namespace {

// A garrison stands before its line, and nobody within 12 inches of an enemy
// (BBN-DEP-04).
constexpr berthier::generation::Range kNear = {Inches(16), Inches(20)};
constexpr berthier::generation::Range kFar = {Inches(21), Inches(23)};

constexpr Situation kSituations[] = {
    {.theme = Theme::kMeeting,
     .about = "two armies meet",
     .weight = 30,
     .shares = {1, 1},
     .apart = kNear,
     .reserves = 60},
    {.theme = Theme::kVillages,
     .about = "an attack on villages",
     .weight = 25,
     .shares = {9, 7},
     .apart = kFar,
     .reserves = 30,
     .is_held = true},
    {.theme = Theme::kRiver,
     .about = "the crossing of a stream",
     .weight = 15,
     .shares = {9, 7},
     .apart = kFar,
     .reserves = 40,
     .is_held = true},
    {.theme = Theme::kRidge,
     .about = "an attack on a ridge",
     .weight = 15,
     .shares = {9, 7},
     .apart = kNear,
     .reserves = 30,
     .is_held = true},
    {.theme = Theme::kRedoubt,
     .about = "an attack on a redoubt",
     .weight = 15,
     .shares = {9, 7},
     .apart = kFar,
     .reserves = 30,
     .is_held = true},
};

}  // namespace

std::span<const Situation> Situations() { return kSituations; }

}  // namespace berthier::big_battle_napoleonic::generation
