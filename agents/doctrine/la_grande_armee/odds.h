// Chances of the tables (3.7, 4.0), in closed form, and what a phase of melee
// does to those who fight it.
//
// Markers may be a fraction here: the mean of what may be.
//
//   const double passes = ChanceOfCheck(4);  // 5/6
//   const Bout bout = FightBout(own, enemy);
#ifndef BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_ODDS_H_
#define BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_ODDS_H_

#include <array>
#include <cstddef>

#include "engine/rulesets/la_grande_armee/facts/types.h"

namespace berthier::la_grande_armee {

// Action Checks and Contact Reaction Tests: a 6 always passes.
double ChanceOfCheck(int target);
// FRT: no such rule.
double ChanceOfFireTest(double target);
// MRT: markers that so many casualties bring, in the mean (MRT-02).
double MarkersOfLosses(Quality quality, int casualties);
// MMT with d markers and these modifiers (MMT-02).
double ChanceToRout(double markers, double modifiers);

// The chances of 0, 1, 2, ... hits with so many dice, `most` and more counted
// as `most`; what is less likely than one in ten thousand is counted so too.
inline constexpr int kMostHits = 24;
struct HitsRow {
  std::array<double, kMostHits + 1> exactly = {};
  std::array<double, kMostHits + 1> at_least = {};
  int most = 0;  // so many and more are not unlikely
};
struct Hits {
  const HitsRow* row;
  int most;

  // Precondition: 0 <= k <= most.
  double Chance(int k) const {
    return (k < most ? row->exactly : row->at_least)[static_cast<size_t>(k)];
  }
};
Hits HitsOf(int dice, int most, double each = 1.0 / 6);

// One who fights a phase.
struct Fighter {
  double bases = 1;
  double markers = 0;
  Quality quality = Quality::kSeasoned;
  int dice = 0;
  int cap = 1;           // bases that can fall in the phase
  double morale = 0;     // modifiers of its MMT
  bool saves = false;    // cuirassiers
  bool breaks = false;   // losing all of `cap` is a breakthrough
  bool routing = false;  // already: no MMT
};
// What the phase leaves of one.
struct Fate {
  double lost = 0;     // bases, in the mean
  double markers = 0;  // after it, in the mean
  double routs = 0;    // chance
  double gone = 0;     // chance to be destroyed
  double broken = 0;   // chance to be broken through
};
struct Bout {
  Fate own, enemy;
};
Bout FightBout(const Fighter& own, const Fighter& enemy);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_ODDS_H_
