// The planner: how a base gets from one pose to another.
//
// A person or an agent names an end pose; the planner finds the canonical
// manoeuvre that ends exactly there, or says why there is none. It generates
// candidate chains of legs; the Judge, a callback with the caller's rules,
// accepts or refuses each.
//
// The canonical manoeuvre is the first accepted one in this order:
//   1. by penalty, as the Judge gives it (0 is welcome);
//   2. by stage: the fewest legs first (see SearchDepth);
//   3. by cost;
//   4. by the order in which the stage lists its candidates.
// Every candidate ends exactly at `to`: its last or middle translation is the
// remaining displacement (residue). Turning by an angle costs at least the
// wheel about one corner, and translations commute with wheels, so the least
// cost of all chains is known at once: wheel plus straight residue (for bases
// less deep than 1.7 times their front). If that exceeds the allowance, no
// candidate is judged.
//
// The search is not complete, because legal chains form a continuum. Where only
// chains of more than two legs get through a dense field of bases, the tests
// require that the planner finds one in 95 of 100 cases.
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

// The Judge's verdict on one candidate.
struct Judgement {
  static constexpr int16_t kAccepted = 0;

  int16_t reason = kAccepted;  // else a refusal code of the caller
  int16_t penalty = 0;         // if accepted: lower is preferred
  int16_t progress = 0;        // if refused: the highest is reported
  std::array<int32_t, 4> operands = {};

  bool accepted() const { return reason == kAccepted; }
};

struct ManoeuvreSearchResult {
  enum class Status : uint8_t { kFound, kTooFar, kRefused };

  Status status = Status::kRefused;
  Manoeuvre manoeuvre;  // the one found, or the one whose refusal is given
  Length cost;          // of that manoeuvre
  Length least;         // lower bound of the cost of any chain that ends there
  Judgement verdict;    // of that manoeuvre
  int16_t judged = 0;   // candidates shown to the Judge

  bool found() const { return status == Status::kFound; }
};

// The last stage of the search. kTwoLegs is for playouts: one translation or
// one wheel, a wheel and a translation in either order, two translations
// without a turn. (T: translation, W: wheel, A: advance.)
enum class SearchDepth : uint8_t {
  kOneLeg,
  kTwoLegs,
  kThreeLegs,  // T+W+T in closed form, W+T+W and A+W+T over a grid
  kFourLegs,   // W+A+W+T, A+W+T+W, and round an obstacle, on a coarse grid
};

using Judge = FunctionRef<Judgement(const Manoeuvre&, Length cost)>;

// `max_allowance` is the most the base could spend; a Judge with a smaller
// allowance for some candidates must refuse those itself. When every candidate
// is refused, the result holds the refusal with the most progress, the first of
// several.
ManoeuvreSearchResult FindManoeuvre(Pose from, Pose to, BaseSize size,
                                    Length max_allowance, Judge judge,
                                    SearchDepth last = SearchDepth::kFourLegs);

// A lower bound of the cost of any chain from one pose to the other.
Length LeastCost(Pose from, Pose to, BaseSize size);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_TABLE_PLANNER_H_
