#include "arenas/analysis/tell_sums.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <string>
#include <utility>

#include "arenas/analysis/review_points.h"
#include "arenas/analysis/wire_estimates.h"
#include "arenas/pages/utf8.h"

namespace berthier {
namespace {

// What several have in common.
struct Sum {
  uint32_t decisions = 0;
  std::array<uint32_t, 4> marks = {};  // by Mark
  uint32_t open = 0;
  Estimate lost;
  Estimate clear;  // of the losses that are clear

  void Add(const ReviewedStep& step) {
    ++decisions;
    ++marks[static_cast<size_t>(step.mark)];
    if (step.IsOpen()) ++open;
    lost.value += step.loss.value;
    lost.error = std::hypot(lost.error, step.loss.error);
    lost.count += step.weighed.playouts;
    if (!step.IsClear(step.loss)) return;
    clear.value += step.loss.value;
    clear.error = std::hypot(clear.error, step.loss.error);
    clear.count += step.weighed.playouts;
  }
  template <typename Message>
  void Tell(Message& told) const {
    told.set_decisions(decisions);
    told.set_inaccuracies(marks[1]);
    told.set_mistakes(marks[2]);
    told.set_blunders(marks[3]);
    told.set_open(open);
    SetPoints(lost, *told.mutable_lost());
    SetPoints(clear, *told.mutable_clear());
  }
};

class SumTeller {
 public:
  SumTeller(const GamePath& path, const Review& review, wire::Review& told)
      : path_(path), game_(*path.game), review_(review), told_(told) {}

  void Tell() {
    Sides();
    Parts();
    Groups();
    Luck();
    Points();
  }

 private:
  std::string SideName(Side side) const {
    return ValidUtf8(game_.SideName(side));
  }

  bool IsWeighedDecision(size_t i) const {
    return path_.steps[i].kind == PathStep::Kind::kDecision &&
           review_.steps[i].choices.any();
  }

  void Sides() {
    for (const Side side : {Side::kFirst, Side::kSecond}) {
      Sum sum;
      for (size_t i = 0; i < path_.steps.size(); ++i) {
        if (IsWeighedDecision(i) && path_.steps[i].awaited.side == side) {
          sum.Add(review_.steps[i]);
        }
      }
      wire::ReviewSide& told = *told_.add_side();
      told.set_name(SideName(side));
      if (Index(side) < path_.record.seat_size()) {
        const wire::Seat& seat = path_.record.seat(Index(side));
        told.set_agent(
            ValidUtf8(seat.agent() +
                      (seat.settings().empty() ? "" : ":" + seat.settings())));
      }
      sum.Tell(told);
    }
  }

  void Parts() {
    const ReviewSum& sum = review_.sum;
    const auto add = [this](const std::string& name, const Estimate& points) {
      wire::ReviewPart& part = *told_.add_part();
      part.set_name(name);
      SetPoints(points, *part.mutable_points());
    };
    const auto plain = [](double value) {
      return Estimate{.value = value, .error = 0, .count = 0};
    };
    Estimate start = sum.start;
    start.value += 1;  // a chance, not a difference
    add("start", start);
    add("luck of the dice", sum.luck);
    for (const Side side : {Side::kFirst, Side::kSecond}) {
      add("orders of " + SideName(side) + " against the reference player's",
          ByOrdersOf(side));
    }
    if (sum.corrections != 0) add("corrections", plain(sum.corrections));
    add("what the estimates disagree about", plain(sum.disagreement));
    if (sum.judgement != 0) {
      add("ended before its end", plain(sum.judgement));
    }
    Estimate result = sum.result;
    result.value += 1;
    add("result", result);
  }

  // What its orders changed, to the first side, against those that the
  // reference player would have given.
  Estimate ByOrdersOf(Side side) const {
    Estimate changed;
    for (size_t i = 0; i < path_.steps.size(); ++i) {
      if (!IsWeighedDecision(i) || path_.steps[i].awaited.side != side) {
        continue;
      }
      const Estimate& one = review_.steps[i].change;
      changed.value += one.value;
      changed.error = std::hypot(changed.error, one.error);
      changed.count += one.count;
    }
    return changed;
  }

  void Groups() {
    struct Way {
      std::string by;
      const std::string& (wire::ReviewedStep::*name)() const;
    };
    const std::array<Way, 3> ways = {
        {{"phase", &wire::ReviewedStep::what},
         {"division", &wire::ReviewedStep::division},
         {"kind", &wire::ReviewedStep::verb}}};
    for (const Way& way : ways) {
      std::map<std::pair<std::string, int>, Sum> sums;
      for (size_t i = 0; i < path_.steps.size(); ++i) {
        if (!IsWeighedDecision(i)) continue;
        const std::string& name = (told_.step(static_cast<int>(i)).*way.name)();
        sums[{name, Index(path_.steps[i].awaited.side)}].Add(review_.steps[i]);
      }
      for (const auto& [key, sum] : sums) {
        wire::ReviewGroup& group = *told_.add_group();
        group.set_by(way.by);
        group.set_name(key.first);
        group.set_side(told_.side(key.second).name());
        sum.Tell(group);
      }
    }
  }

  void Luck() {
    std::map<std::pair<std::string, int>, std::pair<uint32_t, Estimate>> sums;
    for (size_t i = 0; i < path_.steps.size(); ++i) {
      const PathStep& step = path_.steps[i];
      if (step.kind != PathStep::Kind::kRoll) continue;
      auto& [rolls, luck] = sums[{told_.step(static_cast<int>(i)).what(),
                                  Index(step.awaited.side)}];
      const Estimate& one = review_.steps[i].weighed.luck;
      ++rolls;
      luck.value += one.value;
      luck.error = std::hypot(luck.error, one.error);
      luck.count += one.count;
    }
    for (const auto& [key, sum] : sums) {
      wire::ReviewLuck& told = *told_.add_luck();
      told.set_kind(key.first);
      told.set_side(told_.side(key.second).name());
      told.set_rolls(sum.first);
      SetPoints(sum.second, *told.mutable_luck());
    }
  }

  void Points() {
    for (const PointsOfSide& points : PointsOf(path_, review_)) {
      wire::ReviewPoints& told = *told_.add_points();
      told.set_side(SideName(points.side));
      told.set_unit(points.unit);
      told.set_given(static_cast<uint32_t>(std::max<int64_t>(0, points.given)));
      told.set_spent(static_cast<uint32_t>(points.spent));
      told.set_lapsed(
          static_cast<uint32_t>(std::max<int64_t>(0, points.lapsed)));
      SetPoints(points.worth, *told.mutable_worth());
      SetPoints(points.kept_back, *told.mutable_kept_back());
    }
  }

  const GamePath& path_;
  const Game& game_;
  const Review& review_;
  wire::Review& told_;
};

}  // namespace

void TellSums(const GamePath& path, const Review& review, wire::Review& told) {
  SumTeller(path, review, told).Tell();
}

}  // namespace berthier
