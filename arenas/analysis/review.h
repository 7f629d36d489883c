// A game reviewed: which order cost what, and how much of it was dice.
//
// Three passes. The first weighs every step that leaves a choice with a few
// playouts; the second and the third weigh anew, with four and sixteen times
// as many and with dice of their own, the steps in which most was lost or won
// or is unsure. What is told of a step is its last pass alone, so that nothing
// is flattered by having been picked. At the end of the game, where what
// follows is small enough, values are exact.
//
// Laws: the review depends on the path and on what of the options says a
// value, not on the number of jobs, nor on whether it was interrupted;
// start + luck + orders of both sides + corrections + disagreement = result,
// where the disagreement is what the estimates of neighbouring steps leave
// open between them: a row of its own.
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
  // Whose values they are.
  std::string reference = "at-a-glance";
  // By which he looks; none: that of the ruleset.
  const Doctrine* doctrine = nullptr;
  // Playouts for all of the game; 0: kPlayoutsAStep for each of its steps.
  uint64_t budget = 0;
  uint64_t seed = 1;
  std::optional<int> horizon;  // player-turns; none: as the doctrine says
  size_t candidates = 10;
  int jobs = 1;
};

inline constexpr uint64_t kPlayoutsAStep = 80;
// Differences of fewer pairs of playouts are not said to be clear: their error
// is not known well enough.
inline constexpr uint64_t kFewestPairs = 16;

// One step in one pass; passes are numbered from 0.
struct ReviewUnit {
  int pass = 0;
  size_t step = 0;

  friend auto operator<=>(const ReviewUnit&, const ReviewUnit&) = default;
};

// What a review tells while it is being made, and what it is told.
struct ReviewHooks {
  // So many units of so many are done; from any thread, one at a time.
  std::function<void(size_t done, size_t all)> progress = {};
  // What is known of a unit from an earlier run; what is to be known of it.
  std::function<std::optional<WeighedStep>(ReviewUnit unit)> known = {};
  std::function<absl::Status(ReviewUnit unit, const WeighedStep& weighed)>
      keep = {};
  std::stop_token stop = {};
};

// As chess servers mark: points of winning chance lost, and beyond two
// standard errors.
enum class Mark : uint8_t { kNone, kInaccuracy, kMistake, kBlunder };
inline constexpr std::array<double, 3> kMarkAt = {5, 10, 15};

// A winning chance in per cent, of a value.
constexpr double ChanceOf(double value) { return 50 * (value + 1); }
// A difference of winning chances, in points.
constexpr double PointsOf(double value) { return 50 * value; }

struct ReviewedStep {
  Choices choices;
  WeighedStep weighed;  // without a choice: nothing is in it
  // Of an order, with what the same player did next (continued.h): what it
  // lost to the best known, how much better that is than the reference
  // player's, which of the choices it is, and by how much the order played
  // leads all others if it does by what came next.
  Estimate loss;
  Estimate found;
  size_t best = 0;
  Estimate lead;

  // Of a choice, how far it is behind the best known.
  Estimate Behind(size_t order) const;
  int passes = 0;  // that weighed it
  Mark mark = Mark::kNone;
  // What the step changed of W against what was to be expected of it.
  Estimate change;
  // W behind it, by the estimates of all steps (curve.h).
  Estimate after;
  // What of the difference to the W before it nobody accounts for.
  double disagreement = 0;

  // Whether it stays open if the order cost as much as an inaccuracy does.
  bool IsOpen() const;
  // Whether a loss or luck is beyond two standard errors, and these known.
  bool IsClear(const Estimate& effect) const {
    return effect.IsClear() && (weighed.exact || effect.count >= kFewestPairs);
  }
};

// The parts of the result, to the first side; what they add up to.
struct ReviewSum {
  Estimate start;
  Estimate luck;
  // What the orders played were worth against the best known (never much above
  // 0), and what these promised against the reference player's.
  std::array<Estimate, kSides> lost;
  std::array<Estimate, kSides> found;
  double corrections = 0;  // of what was put right on the table
  double disagreement = 0;
  double judgement = 0;  // by a fault, or who ended the game before its end
  Estimate result;       // exact if the game is over

  double Total() const {
    return start.value + luck.value + lost[0].value + lost[1].value +
           found[0].value + found[1].value + corrections + disagreement +
           judgement;
  }
};

struct Review {
  ReviewOptions options;  // budget and horizon as they were used
  int horizon = 0;        // at the start
  uint64_t playouts = 0;
  Estimate start;
  std::vector<ReviewedStep> steps;  // as the path has them
  ReviewSum sum;
};

// Bad options are an error; so is being stopped (kCancelled).
absl::StatusOr<Review> ReviewGame(const GamePath& path,
                                  const ReviewOptions& options,
                                  const ReviewHooks& hooks);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_REVIEW_H_
