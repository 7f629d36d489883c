// The planner: how a base gets from one pose to another.
//
// A person drags a unit to a pose, an agent names one; the planner finds the
// canonical manoeuvre that ends there exactly, or says why there is none. It
// proposes candidate chains; the Judge, the caller's rules, accepts or refuses
// each one.
//
// The canonical manoeuvre is the first accepted in this order:
//   1. by penalty, as the Judge gives it (0 is welcome);
//   2. by stage: the fewest legs first (see SearchDepth);
//   3. by cost;
//   4. by the order in which the stage lists its candidates.
// Every candidate ends exactly at `to`: its last or middle translation is the
// residue. Turning by an angle costs at least the wheel about one corner, and
// translations commute with wheels, so the least cost of all chains is known
// at once: wheel plus straight residue (for bases less deep than 1.7 times
// their front). If that exceeds the allowance nothing is judged.
//
// The search is not complete, for legal chains are a continuum: of legal
// chains through a thick field of bases for which no manoeuvre of two legs
// will do, the tests ask that 95 in 100 are replaced by one that is found.
//
// Laws: a found manoeuvre ends exactly at `to` and costs at most the allowance
// (to within kRounding) and at least `least`; the result does not depend on
// anything but the arguments and the Judge's answers.
//
//   const ManoeuvreSearchResult plan = FindManoeuvre(from, to, size, Inches(4),
//       [&](const Manoeuvre& m, Length cost) { return rules.Judge(m, cost); });
//   if (plan.found()) Play(plan.manoeuvre); else Refuse(plan.verdict);
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_TABLE_PLANNER_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_TABLE_PLANNER_H_

#include <array>
#include <cstdint>

#include "engine/geometry/block.h"
#include "engine/geometry/units.h"
#include "engine/tabletop/function_ref.h"
#include "engine/tabletop/manoeuvre.h"

namespace berthier::grande_tactique {

// What the rules say of one candidate.
struct Judgement {
  static constexpr int16_t kAccepted = 0;

  int16_t reason = kAccepted;  // else a code of the caller's
  int16_t penalty = 0;         // accepted but unwelcome: lower is better
  int16_t progress = 0;        // refused: how far it got, for the best excuse
  std::array<int32_t, 4> operands = {};

  bool accepted() const { return reason == kAccepted; }
};

struct ManoeuvreSearchResult {
  enum class Status : uint8_t { kFound, kTooFar, kRefused };

  Status status = Status::kRefused;
  Manoeuvre manoeuvre;  // the one found, or the one whose refusal is given
  Length cost;          // of that manoeuvre
  Length least;         // no chain that ends there costs less
  Judgement verdict;    // of that manoeuvre
  int16_t judged = 0;   // candidates shown to the Judge

  bool found() const { return status == Status::kFound; }
};

// Where the search stops. kTwoLegs is what playouts use: one translation or
// one wheel, a wheel and a translation in either order, two translations
// without a turn.
enum class SearchDepth : uint8_t {
  kOneLeg,
  kTwoLegs,
  kThreeLegs,  // T+W+T in closed form, W+T+W and A+W+T over a grid
  kFourLegs,   // W+A+W+T, A+W+T+W, and round an obstacle, on a coarse grid
};

using Judge = FunctionRef<Judgement(const Manoeuvre&, Length cost)>;

// `max_allowance` is what the base could spend at best; a Judge that halves it
// for some candidates refuses those itself. When every candidate is refused
// the ManoeuvreSearchResult carries the refusal with the most progress, of
// these the first.
ManoeuvreSearchResult FindManoeuvre(Pose from, Pose to, BaseSize size,
                                    Length max_allowance, Judge judge,
                                    SearchDepth last = SearchDepth::kFourLegs);

// The least any chain from one pose to the other can cost.
Length LeastCost(Pose from, Pose to, BaseSize size);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_TABLE_PLANNER_H_
