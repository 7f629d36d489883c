#include "arenas/analysis/review.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <memory>
#include <mutex>
#include <numeric>
#include <set>
#include <thread>
#include <utility>
#include <variant>

#include "agents/doctrines.h"
#include "agents/random_source.h"
#include "agents/value/reference_player.h"
#include "agents/value/trials.h"
#include "arenas/analysis/continued.h"
#include "arenas/analysis/curve.h"

namespace berthier {
namespace {

// A pass: its part of all playouts, and how many more a step gets.
struct Pass {
  double share = 0;
  uint64_t factor = 1;
};
constexpr std::array<Pass, 3> kPasses = {{{0.45, 1}, {0.35, 4}, {0.20, 16}}};
// Of those weighed anew so many in three are decisions.
constexpr size_t kDecisionsInThree = 2;
constexpr uint64_t kFewestPlayouts = 8;  // of a step in a pass
// Positions looked at for an exact value.
constexpr uint64_t kExactPositions = 3'000;

class Reviewing {
 public:
  Reviewing(const GamePath& path, const ReviewOptions& options,
            const ReviewHooks& hooks, const ReferencePlayer& player)
      : path_(path), game_(*path.game), options_(options), hooks_(hooks) {
    for (int i = 0; i < std::max(1, options.jobs); ++i) {
      workers_.push_back(std::make_unique<Trials>(
          game_, player,
          TrialOptions{.horizon = options.horizon, .threads = 1}));
    }
  }

  absl::StatusOr<Review> Run() {
    review_.options = options_;
    if (review_.options.budget == 0) {
      review_.options.budget = kPlayoutsAStep * path_.steps.size();
    }
    review_.horizon = workers_[0]->FrameOf(path_.steps[0].before).turns;
    review_.steps.resize(path_.steps.size());
    FindChoices();
    WeighTheEnd();
    for (int pass = 0; pass < static_cast<int>(kPasses.size()); ++pass) {
      const absl::Status done = RunPass(pass);
      if (!done.ok()) return done;
    }
    for (const ReviewedStep& step : review_.steps) {
      review_.playouts += step.weighed.playouts;
    }
    Continue();
    Join();
    AddUp();
    return std::move(review_);
  }

 private:
  void FindChoices() {
    const auto work = [this](Trials& trials, size_t step) {
      review_.steps[step].choices = ChoicesAt(
          game_, trials.player(), path_.steps[step], options_.candidates);
    };
    std::vector<size_t> all(path_.steps.size());
    std::iota(all.begin(), all.end(), size_t{0});
    ForEach(all, work);
  }

  // From the last step back, as far as what follows is small.
  void WeighTheEnd() {
    if (!path_.is_over()) return;
    for (size_t i = path_.steps.size(); i-- > 0;) {
      const PathStep& step = path_.steps[i];
      if (step.kind == PathStep::Kind::kCorrection) return;
      ReviewedStep& reviewed = review_.steps[i];
      if (!reviewed.choices.any()) continue;
      std::optional<WeighedStep> weighed =
          WeighExactly(game_, workers_[0]->player(), step, reviewed.choices,
                       kExactPositions);
      if (!weighed) return;
      reviewed.weighed = *std::move(weighed);
    }
  }

  // Steps that this pass weighs, each with so many playouts.
  std::pair<std::vector<size_t>, uint64_t> StepsOf(int pass) const {
    std::vector<size_t> open;
    for (size_t i = 0; i < review_.steps.size(); ++i) {
      const ReviewedStep& step = review_.steps[i];
      if (step.choices.any() && !step.weighed.exact) open.push_back(i);
    }
    if (open.empty()) return {};
    const auto budget = static_cast<double>(review_.options.budget);
    const uint64_t base = std::max<uint64_t>(
        kFewestPlayouts,
        static_cast<uint64_t>(kPasses[0].share * budget) / open.size());
    if (pass == 0) return {open, base};
    const Pass& of = kPasses[static_cast<size_t>(pass)];
    const uint64_t each = base * of.factor;
    const size_t most = static_cast<uint64_t>(of.share * budget) / each;
    const size_t decisions = most * kDecisionsInThree / 3;
    std::vector<size_t> chosen = MostOf(open, decisions, Which::kDecisions);
    const std::vector<size_t> rolls =
        MostOf(open, most - decisions, Which::kRolls);
    chosen.insert(chosen.end(), rolls.begin(), rolls.end());
    std::sort(chosen.begin(), chosen.end());
    return {chosen, each};
  }

  enum class Which : uint8_t { kDecisions, kRolls };

  // Those in which most was lost or won, or may have been.
  std::vector<size_t> MostOf(const std::vector<size_t>& open, size_t most,
                             Which which) const {
    const std::vector<ContinuedStep> continued = ContinuedSteps();
    std::vector<std::pair<double, size_t>> found;
    for (const size_t i : open) {
      const WeighedStep& weighed = review_.steps[i].weighed;
      if ((which == Which::kRolls) != weighed.orders.empty()) continue;
      const Estimate& effect =
          which == Which::kRolls ? weighed.luck : continued[i].loss;
      const double size = std::abs(effect.value) + effect.error;
      if (size > 0 && effect.error > 0) found.emplace_back(-size, i);
    }
    std::sort(found.begin(), found.end());
    // With an order the later one that speaks for it.
    std::set<size_t> steps;
    for (const auto& [size, step] : found) {
      if (steps.size() >= most) break;
      steps.insert(step);
      if (which == Which::kDecisions && continued[step].credit) {
        steps.insert(*continued[step].credit);
      }
    }
    return {steps.begin(), steps.end()};
  }

  std::vector<ContinuedStep> ContinuedSteps() const {
    std::vector<StepToContinue> steps;
    for (size_t i = 0; i < review_.steps.size(); ++i) {
      const ReviewedStep& reviewed = review_.steps[i];
      const WeighedStep& weighed = reviewed.weighed;
      const bool is_decision = path_.steps[i].kind == PathStep::Kind::kDecision;
      const bool goes_on =
          is_decision && i + 1 < path_.steps.size() &&
          path_.steps[i + 1].kind == PathStep::Kind::kDecision &&
          path_.steps[i + 1].awaited.side == path_.steps[i].awaited.side;
      StepToContinue& step = steps.emplace_back();
      step.goes_on = goes_on;
      if (!is_decision || weighed.orders.empty()) continue;
      step.loss = weighed.loss;
      step.gain = weighed.gain;
      step.found = weighed.found;
      step.is_known = weighed.exact || weighed.found.count >= kFewestPairs;
    }
    return Continued(steps);
  }

  void Continue() {
    const std::vector<ContinuedStep> continued = ContinuedSteps();
    for (size_t i = 0; i < review_.steps.size(); ++i) {
      ReviewedStep& reviewed = review_.steps[i];
      reviewed.loss = continued[i].loss;
      reviewed.found = continued[i].found;
      reviewed.lead = continued[i].lead;
      reviewed.best = continued[i].played_is_best ? reviewed.choices.played
                                                  : reviewed.weighed.best;
    }
  }

  absl::Status RunPass(int pass) {
    const auto [steps, each] = StepsOf(pass);
    all_ += steps.size();
    absl::Status kept;
    ForEach(steps, [&, playouts = each](Trials& trials, size_t step) {
      const ReviewUnit unit = {pass, step};
      ReviewedStep& reviewed = review_.steps[step];
      std::optional<WeighedStep> weighed =
          hooks_.known ? hooks_.known(unit) : std::nullopt;
      const bool is_new = !weighed;
      if (is_new) {
        const uint64_t seed =
            SeedFor(SeedFor(options_.seed, step), static_cast<uint64_t>(pass));
        weighed = Weigh(trials, path_.steps[step], reviewed.choices,
                        {.playouts = playouts, .seed = seed});
      }
      const std::scoped_lock lock(mutex_);
      if (is_new && hooks_.keep) kept.Update(hooks_.keep(unit, *weighed));
      weighed->playouts += reviewed.weighed.playouts;
      reviewed.weighed = *std::move(weighed);
      ++reviewed.passes;
      ++done_;
      if (hooks_.progress) hooks_.progress(done_, all_);
    });
    if (!kept.ok()) return kept;
    if (hooks_.stop.stop_requested()) {
      return absl::CancelledError("the review was stopped");
    }
    return absl::OkStatus();
  }

  // Several at a time, until all are done or it is to stop.
  template <typename Work>
  void ForEach(const std::vector<size_t>& steps, const Work& work) {
    std::atomic<size_t> next = 0;
    const auto run = [&](Trials& trials) {
      for (size_t i = next++; i < steps.size(); i = next++) {
        if (hooks_.stop.stop_requested()) return;
        work(trials, steps[i]);
      }
    };
    std::vector<std::jthread> others;
    for (size_t i = 1; i < std::min(workers_.size(), steps.size()); ++i) {
      others.emplace_back([&run, &trials = *workers_[i]] { run(trials); });
    }
    run(*workers_[0]);
  }

  // The curve, and what lies between neighbouring steps.
  void Join() {
    std::vector<CurveStep> curve_steps;
    for (size_t i = 0; i < review_.steps.size(); ++i) {
      ReviewedStep& reviewed = review_.steps[i];
      const PathStep& step = path_.steps[i];
      const bool weighed = reviewed.choices.any();
      if (weighed) reviewed.change = reviewed.weighed.Change(step.awaited.side);
      const Position& after = path_.After(i);
      const bool is_last = i + 1 == review_.steps.size();
      curve_steps.push_back(
          {.change = reviewed.change,
           .after = weighed ? reviewed.weighed.after : Estimate{},
           .turn_ends =
               game_.PlayerTurn(after) != game_.PlayerTurn(step.before) ||
               is_last || ExactBegins(i),
           .jumps = step.kind == PathStep::Kind::kCorrection});
    }
    std::optional<double> end;
    if (path_.is_over()) end = WorthAtTheEnd();
    const std::vector<Estimate> curve = SmoothCurve(curve_steps, end);
    review_.start = curve[0];
    for (size_t i = 0; i < review_.steps.size(); ++i) {
      ReviewedStep& reviewed = review_.steps[i];
      reviewed.after = curve[i + 1];
      reviewed.disagreement =
          curve[i + 1].value - curve[i].value - reviewed.change.value;
      reviewed.mark = MarkOf(reviewed);
    }
  }

  bool ExactBegins(size_t i) const {
    return i + 1 < review_.steps.size() && review_.steps[i + 1].weighed.exact &&
           !review_.steps[i].weighed.exact;
  }

  static Mark MarkOf(const ReviewedStep& step) {
    const Estimate& loss = step.loss;
    Mark mark = Mark::kNone;
    if (!step.IsClear(loss)) return mark;
    for (size_t i = 0; i < kMarkAt.size(); ++i) {
      if (PointsOf(loss.value) >= kMarkAt[i]) {
        mark = static_cast<Mark>(i + 1);
      }
    }
    return mark;
  }

  double WorthAtTheEnd() {
    return workers_[0]->player().Value(game_, path_.end, Side::kFirst);
  }

  void AddUp() {
    ReviewSum& sum = review_.sum;
    sum.start = review_.start;
    const auto add = [](const Estimate& estimate, double sign, Estimate& to) {
      to.value += sign * estimate.value;
      to.error = std::hypot(to.error, estimate.error);
      ++to.count;
    };
    for (size_t i = 0; i < review_.steps.size(); ++i) {
      const ReviewedStep& reviewed = review_.steps[i];
      const PathStep& step = path_.steps[i];
      if (step.kind == PathStep::Kind::kCorrection) {
        sum.corrections += reviewed.disagreement;
        continue;
      }
      sum.disagreement += reviewed.disagreement;
      if (!reviewed.choices.any()) continue;
      if (step.kind == PathStep::Kind::kRoll) {
        add(reviewed.weighed.luck, 1, sum.luck);
        continue;
      }
      const auto side = static_cast<size_t>(Index(step.awaited.side));
      const double sign = step.awaited.side == Side::kFirst ? 1 : -1;
      add(reviewed.loss, -sign, sum.lost[side]);
      add(reviewed.found, sign, sum.found[side]);
    }
    sum.result = review_.steps.back().after;
    if (path_.is_over()) {
      sum.result = {.value = WorthAtTheEnd(), .error = 0, .count = 1};
    } else if (path_.record.has_result()) {
      const double result = WorthOfResult();
      sum.judgement = result - sum.result.value;
      sum.result = {.value = result, .error = 0, .count = 1};
    }
  }

  // Of a game that did not come to its end: who won by it, and no more.
  double WorthOfResult() const {
    const std::string& winner = path_.record.result().winner();
    if (winner.empty()) return 0;
    return winner == game_.SideName(Side::kFirst) ? 1 : -1;
  }

  const GamePath& path_;
  const Game& game_;
  const ReviewOptions options_;
  const ReviewHooks& hooks_;
  std::vector<std::unique_ptr<Trials>> workers_;
  Review review_;
  std::mutex mutex_;
  size_t done_ = 0;
  size_t all_ = 0;
};

}  // namespace

Estimate ReviewedStep::Behind(size_t order) const {
  if (order == choices.played) return loss;
  const Estimate& behind = weighed.orders[order].behind;
  return {.value = behind.value + lead.value,
          .error = std::hypot(behind.error, lead.error),
          .count = behind.count};
}

bool ReviewedStep::IsOpen() const {
  const double low = PointsOf(loss.value - 2 * loss.error);
  const double high = PointsOf(loss.value + 2 * loss.error);
  if (loss.error == 0) return false;
  return high >= kMarkAt[0] && (low < kMarkAt[0] || !IsClear(loss));
}

absl::StatusOr<Review> ReviewGame(const GamePath& path,
                                  const ReviewOptions& options,
                                  const ReviewHooks& hooks) {
  if (path.steps.empty()) {
    return absl::InvalidArgumentError(path.source +
                                      ": nothing was decided or thrown in it");
  }
  const std::unique_ptr<Doctrine> usual = DoctrineFor(*path.game);
  MadeReferencePlayer made = MakeReferencePlayer(
      options.reference, *path.game,
      options.doctrine != nullptr ? *options.doctrine : *usual);
  if (const std::string* const problem = std::get_if<std::string>(&made)) {
    return absl::InvalidArgumentError("--reference: " + *problem);
  }
  return Reviewing(path, options, hooks,
                   *std::get<std::unique_ptr<ReferencePlayer>>(made))
      .Run();
}

}  // namespace berthier
