// Stances: how a formation is handled, and tempers: how much is risked.
//
// A stance is a handful of weights for the judgement of places and charges; a
// macro plan is a stance a formation. A temper scales them for a whole side.
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_STANCE_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_STANCE_H_

#include <array>
#include <cstdint>
#include <string_view>

#include "agents/doctrine/grande_tactique/values.h"
#include "agents/doctrine/temper.h"

namespace berthier::grande_tactique {

struct Stance {
  double ardour;       // points an inch nearer to where it is wanted
  double foot_gap;     // where foot waits: inches between centres
  double horse_gap;    // ... and horse
  double guns_gap;     // ... and guns
  double wreck_gap;    // ... and whoever is not fit to charge
  double fear;         // weight of what the enemy may do
  double charge_fear;  // weight of what a charge may cost
  double least;        // an order that gains less a CP is not given
  double ground;       // good ground is worth so much more than otherwise
};

enum class Posture : int {
  kJudge,     // as the position asks for
  kHold,      // stand where you are
  kBombard,   // guns to bear, foot out of reach, then charge who is shaken
  kAssault,   // close up and charge
  kRefuse,    // keep away
  kReserve,   // behind the line, fit to act
  kWithdraw,  // wrecks go home
};
inline constexpr std::array<std::string_view, 7> kPostureNames = {
    "as it comes", "hold",    "bombard, then charge", "assault",
    "refuse",      "reserve", "withdraw the wrecks"};
inline constexpr int kPostures = static_cast<int>(kPostureNames.size());

Stance StanceOf(Posture plan, const Weights& weights);

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
