// Stances: how a formation is handled, and tempers: how much is risked.
//
// A stance is a handful of weights for the judgement of places and charges; a
// macro plan is a stance a formation. A temper scales them for a whole side.
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_STANCE_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_STANCE_H_

#include <array>
#include <string_view>

namespace berthier::grande_tactique {

struct Stance {
  std::string_view name;     // "bombard, then charge"
  double ardour = 0.08;      // points an inch nearer to where it is wanted
  double foot_gap = 5.6;     // where foot waits: inches between centres
  double horse_gap = 11;     // ... and horse
  double guns_gap = 8;       // ... and guns
  double wreck_gap = 18;     // ... and whoever is not fit to charge
  double fear = 0.6;         // weight of what the enemy may do
  double charge_fear = 0.7;  // weight of what a charge may cost
  double least = 0.05;       // an order that gains less a CP is not given
};

enum class Plan : int {
  kJudge,     // as the position asks for
  kHold,      // stand where you are
  kBombard,   // guns to bear, foot out of reach, then charge who is shaken
  kAssault,   // close up and charge
  kRefuse,    // keep away
  kReserve,   // behind the line, fit to act
  kWithdraw,  // wrecks go home
};
inline constexpr int kPlans = 7;

inline constexpr std::array<Stance, kPlans> kStances = {{
    {.name = "as it comes"},
    {.name = "hold", .ardour = 0.004, .least = 0.08},
    {.name = "bombard, then charge", .guns_gap = 6.5, .charge_fear = 0.9},
    {.name = "assault",
     .ardour = 0.09,
     .foot_gap = 1.5,
     .horse_gap = 8,
     .guns_gap = 5,
     .fear = 0.3,
     .charge_fear = 0.5,
     .least = 0.02},
    {.name = "refuse",
     .ardour = 0.05,
     .foot_gap = 14,
     .horse_gap = 16,
     .guns_gap = 12,
     .wreck_gap = 22,
     .fear = 1,
     .charge_fear = 1.2},
    {.name = "reserve",
     .ardour = 0.05,
     .foot_gap = 12,
     .horse_gap = 13,
     .guns_gap = 11,
     .wreck_gap = 22},
    {.name = "withdraw the wrecks",
     .ardour = 0.06,
     .foot_gap = 9,
     .horse_gap = 14,
     .guns_gap = 9,
     .wreck_gap = 60,
     .fear = 0.9},
}};
inline const Stance& StanceOf(Plan plan) {
  return kStances[static_cast<size_t>(plan)];
}

enum class Temper : uint8_t { kBold, kMeasured, kCautious };

// The stance as one of this temper takes it.
constexpr Stance Tempered(Stance stance, Temper temper) {
  if (temper == Temper::kBold) {
    stance.fear *= 0.7;
    stance.charge_fear *= 0.85;
    stance.ardour *= 1.25;
  } else if (temper == Temper::kCautious) {
    stance.fear *= 1.4;
    stance.charge_fear *= 1.25;
  }
  return stance;
}

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_STANCE_H_
