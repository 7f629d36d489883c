// A game reviewed: which order cost what, and how much of it was dice.
//
// Three passes. The first weighs every step that leaves a choice with a few
// playouts. The second and the third weigh again, with four and sixteen times
// as many playouts and fresh dice, the steps in which most was lost, won or
// uncertain. Only the last pass of a step is reported, so that being picked for
// a further pass does not bias its value. At the end of the game, where the
// remaining game tree is small enough, values are exact.
//
// Laws: the review depends on the path and on the options that affect values,
// not on the number of jobs, nor on whether it was interrupted;
// start + luck + orders of both sides + corrections + disagreement = result.
// The disagreement is the gap that the estimates of neighbouring steps leave;
// it is shown as a row of its own.
//
//   absl::StatusOr<Review> review = ReviewGame(path, {.jobs = 2}, {});
//   review->steps[16].loss;  // of the 17th step, to who decided
#ifndef BERTHIER_ARENAS_ANALYSIS_REVIEW_H_
#define BERTHIER_ARENAS_ANALYSIS_REVIEW_H_

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "agents/doctrine/doctrine.h"
#include "agents/value/estimate.h"
#include "arenas/analysis/game_path.h"
#include "arenas/analysis/weighing.h"
#include "engine/model/side.h"

namespace berthier {

struct ReviewOptions {
  // The reference player: values assume that it plays both sides from here on.
  std::string reference = "at-a-glance";
  // The reference player's doctrine; null: that of the ruleset.
  const Doctrine* doctrine = nullptr;
  // Playouts for the whole game; 0: kPlayoutsAStep for each of its steps.
  uint64_t budget = 0;
  uint64_t seed = 1;
  std::optional<int> horizon;  // player-turns; nullopt: the doctrine's
  size_t candidates = 10;      // orders of the doctrine weighed at a decision
  int jobs = 1;                // threads
};

inline constexpr uint64_t kPlayoutsAStep = 80;
// A difference of fewer pairs of playouts is never called clear: its error is
// not known well enough.
inline constexpr uint64_t kFewestPairs = 16;

// One step in one pass; passes are numbered from 0.
struct ReviewUnit {
  int pass = 0;
  size_t step = 0;

  friend auto operator<=>(const ReviewUnit&, const ReviewUnit&) = default;
};

// Callbacks of a running review.
struct ReviewHooks {
  // Units done, and units known so far; called by any thread, one at a time.
  std::function<void(size_t done, size_t all)> progress = {};
  // `known` returns a unit's result from an earlier run, if there is one;
  // `keep` stores a new result for a later run.
  std::function<std::optional<WeighedStep>(ReviewUnit unit)> known = {};
  std::function<absl::Status(ReviewUnit unit, const WeighedStep& weighed)>
      keep = {};
  std::stop_token stop = {};
};

// As chess servers mark moves: by points of winning chance lost, if the loss is
// more than two standard errors.
enum class Mark : uint8_t { kNone, kInaccuracy, kMistake, kBlunder };
inline constexpr std::array<double, 3> kMarkAt = {5, 10, 15};

// The winning chance in per cent for a value in [-1, 1].
constexpr double ChanceOf(double value) { return 50 * (value + 1); }
// A difference of values as percentage points of winning chance.
constexpr double PointsOf(double value) { return 50 * value; }

struct ReviewedStep {
  Choices choices;
  WeighedStep weighed;  // empty if there was no choice
  // For a decision, including credit for the same player's next orders
  // (continued.h):
  Estimate loss;    // best order known minus order played
  Estimate found;   // best order known minus the reference player's
  size_t best = 0;  // the best order known, index in choices.orders
  Estimate lead;    // see ContinuedStep::lead

  // How far choices.orders[order] is behind the best known.
  Estimate Behind(size_t order) const;
  int passes = 0;  // number of passes that weighed the step
  Mark mark = Mark::kNone;
  // Change of W by the step, compared with the expected result of a roll or
  // the reference player's order.
  Estimate change;
  // W after the step, from the estimates of all steps (curve.h).
  Estimate after;
  // The part of the change of W on the curve that `change` does not explain.
  double disagreement = 0;

  // Whether the loss may be an inaccuracy or more, but that is not certain.
  bool IsOpen() const;
  // Whether `effect`, a loss or luck, is beyond two standard errors, and these
  // are reliable (exact, or at least kFewestPairs pairs).
  bool IsClear(const Estimate& effect) const {
    return effect.IsClear() && (weighed.exact || effect.count >= kFewestPairs);
  }
};

// The result, from the view of the first side, as a sum of parts.
struct ReviewSum {
  Estimate start;
  Estimate luck;
  // By side: orders played minus the best orders known, and the best known
  // minus the reference player's.
  std::array<Estimate, kSides> lost;
  std::array<Estimate, kSides> found;
  double corrections = 0;  // by corrections made on a real table
  double disagreement = 0;
  double judgement = 0;  // by a fault or an adjudication before the end
  Estimate result;       // exact if the game is over

  double Total() const {
    return start.value + luck.value + lost[0].value + lost[1].value +
           found[0].value + found[1].value + corrections + disagreement +
           judgement;
  }
};

struct Review {
  ReviewOptions options;  // with the budget that was used
  int horizon = 0;        // in player-turns, of the first step's playouts
  uint64_t playouts = 0;
  Estimate start;
  std::vector<ReviewedStep> steps;  // as the path has them
  ReviewSum sum;
};

// Errors: bad options, a path without steps, being stopped (kCancelled).
absl::StatusOr<Review> ReviewGame(const GamePath& path,
                                  const ReviewOptions& options,
                                  const ReviewHooks& hooks);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_REVIEW_H_
