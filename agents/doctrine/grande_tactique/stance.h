// Stances say how a formation is handled, tempers how much is risked.
//
// A stance is a set of weights for judging places and charges; a macro plan is
// one stance per formation. A temper scales the stances of a whole side.
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_STANCE_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_STANCE_H_

#include <array>
#include <cstdint>
#include <string_view>

#include "agents/doctrine/grande_tactique/values.h"
#include "agents/doctrine/temper.h"

namespace berthier::grande_tactique {

struct Stance {
  double ardour;        // points per inch nearer to the wanted place
  double foot_gap;      // waiting distance of infantry: inches between centres
  double horse_gap;     // ... of cavalry
  double guns_gap;      // ... of guns
  double wreck_gap;     // ... of units not fit to charge
  double fear;          // weight of enemy threats
  double charge_fear;   // weight of own losses in a charge
  double least_chance;  // a charge with less chance is not made
  double least;         // minimum gain per CP for an order to be given
  double ground;        // extra weight of good ground
};

enum class Posture : int {
  kJudge,     // as the position asks for
  kHold,      // stand where you are
  kBombard,   // guns fire, infantry out of reach, then charge the disrupted
  kAssault,   // close up and charge
  kRefuse,    // keep away
  kReserve,   // behind the line, fit to act
  kWithdraw,  // units no longer fit to fight go home
};
inline constexpr std::array<std::string_view, 7> kPostureNames = {
    "as it comes", "hold",    "bombard, then charge", "assault",
    "refuse",      "reserve", "withdraw the wrecks"};
inline constexpr int kPostures = static_cast<int>(kPostureNames.size());

Stance StanceOf(Posture plan, const Weights& weights);

// The stance, scaled by the temper.
constexpr Stance Tempered(Stance stance, Temper temper) {
  if (temper == Temper::kBold) {
    stance.charge_fear *= 0.45;
    stance.least_chance *= 0.6;
  } else if (temper == Temper::kCautious) {
    stance.foot_gap *= 1.5;
    stance.charge_fear *= 1.5;
    stance.least_chance *= 1.3;
  }
  return stance;
}

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_STANCE_H_
