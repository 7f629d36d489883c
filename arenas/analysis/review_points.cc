#include "arenas/analysis/review_points.h"

#include <array>
#include <cmath>

#include "arenas/analysis/lapses.h"

namespace berthier {
namespace {

class Counting {
 public:
  Counting(const GamePath& path, const Review& review)
      : path_(path), game_(*path.game), review_(review) {}

  std::vector<PointsOfSide> Count() const {
    const std::array<Lapses, kSides> lapses = LapsesIn(path_);
    std::vector<PointsOfSide> told;
    for (const Side side : {Side::kFirst, Side::kSecond}) {
      const Lapses& of = lapses[static_cast<size_t>(Index(side))];
      if (of.given == 0) continue;
      PointsOfSide points = {.side = side,
                             .unit = UnitOf(side),
                             .given = of.given,
                             .spent = of.given - of.lapsed,
                             .lapsed = of.lapsed,
                             .worth = {},
                             .kept_back = {}};
      Price(points);
      told.push_back(points);
    }
    return told;
  }

 private:
  std::string UnitOf(Side side) const {
    for (const PathStep& step : path_.steps) {
      for (const Purse& purse : game_.PursesOf(step.before, side)) {
        return std::string(purse.unit);
      }
    }
    return "";
  }

  void Price(PointsOfSide& points) const {
    double gained = 0, gained_error = 0, paid = 0;
    for (size_t i = 0; i < path_.steps.size(); ++i) {
      const PathStep& step = path_.steps[i];
      const ReviewedStep& reviewed = review_.steps[i];
      if (step.kind != PathStep::Kind::kDecision ||
          step.awaited.side != points.side || !reviewed.choices.any()) {
        continue;
      }
      const Choices& choices = reviewed.choices;
      const WeighedStep& weighed = reviewed.weighed;
      const int32_t price = choices.orders[choices.played].price;
      if (choices.Free() && weighed.spent.count > 0) {
        gained += weighed.spent.value;
        gained_error = std::hypot(gained_error, weighed.spent.error);
        paid += price;
      }
      if (choices.orders[reviewed.best].price > price) {
        Estimate& kept = points.kept_back;
        kept.value += reviewed.loss.value;
        kept.error = std::hypot(kept.error, reviewed.loss.error);
        ++kept.count;
      }
    }
    if (paid == 0) return;
    points.worth = {gained / paid, gained_error / paid,
                    static_cast<uint64_t>(paid)};
  }

  const GamePath& path_;
  const Game& game_;
  const Review& review_;
};

}  // namespace

std::vector<PointsOfSide> PointsOf(const GamePath& path, const Review& review) {
  return Counting(path, review).Count();
}

}  // namespace berthier
