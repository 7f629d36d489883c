#include "arenas/analysis/review_points.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>

namespace berthier {
namespace {

class Counting {
 public:
  Counting(const GamePath& path, const Review& review)
      : path_(path), game_(*path.game), review_(review) {}

  std::vector<PointsOfSide> Count() {
    for (size_t from = 0; from < path_.steps.size();) {
      const uint32_t turn = TurnAt(from);
      size_t to = from;
      while (to < path_.steps.size() && TurnAt(to) == turn) ++to;
      CountTurn(from, to);
      from = to;
    }
    std::vector<PointsOfSide> told;
    for (auto& [key, points] : points_) {
      if (points.given == 0 && points.spent == 0) continue;
      Price(points);
      told.push_back(points);
    }
    return told;
  }

 private:
  uint32_t TurnAt(size_t step) const {
    return game_.PlayerTurn(path_.steps[step].before);
  }

  std::optional<Side> WhoDecides(size_t from, size_t to) const {
    std::array<int, kSides> decisions = {0, 0};
    for (size_t i = from; i < to; ++i) {
      const PathStep& step = path_.steps[i];
      if (step.kind != PathStep::Kind::kDecision) continue;
      ++decisions[static_cast<size_t>(Index(step.awaited.side))];
    }
    if (decisions[0] + decisions[1] == 0) return std::nullopt;
    return decisions[0] >= decisions[1] ? Side::kFirst : Side::kSecond;
  }

  void CountTurn(size_t from, size_t to) {
    const std::optional<Side> side = WhoDecides(from, to);
    if (!side) return;
    std::map<EntityId, Purse> purses;  // as they were seen last
    std::map<EntityId, int32_t> most;
    for (size_t i = from; i < to; ++i) {
      const PathStep& step = path_.steps[i];
      for (const Purse& purse : game_.PursesOf(step.before, *side)) {
        purses[purse.holder] = purse;
        int32_t& given = most[purse.holder];
        given = std::max({given, purse.total, purse.left});
      }
      if (step.kind != PathStep::Kind::kDecision) continue;
      const std::optional<berthier::Price> price =
          game_.PriceOf(step.before, step.order);
      if (!price || step.awaited.side != *side) continue;
      PointsOfSide& points = Of(*side, std::string(price->unit));
      points.spent += price->amount;
      // The last order of a turn is paid where nobody looks any more.
      if (i + 1 == to) points.lapsed -= price->amount;
    }
    for (const auto& [holder, purse] : purses) {
      PointsOfSide& points = Of(*side, std::string(purse.unit));
      points.given += most[holder];
      points.lapsed += purse.left;
    }
  }

  PointsOfSide& Of(Side side, const std::string& unit) {
    PointsOfSide& points = points_[{Index(side), unit}];
    points.side = side;
    points.unit = unit;
    return points;
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
  std::map<std::pair<int, std::string>, PointsOfSide> points_;
};

}  // namespace

std::vector<PointsOfSide> PointsOf(const GamePath& path, const Review& review) {
  return Counting(path, review).Count();
}

}  // namespace berthier
