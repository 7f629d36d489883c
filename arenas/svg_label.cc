#include "arenas/svg_label.h"

#include <algorithm>
#include <array>

namespace berthier {

double LabelPlacer::Cost(const Frame& place) const {
  double cost = 0;
  for (const Frame& other : taken_) cost += place.Common(other);
  return cost;
}

Frame LabelPlacer::Inside(Frame place) const {
  place.left =
      std::max(std::min(place.left, paper_.right() - place.width), paper_.left);
  place.top =
      std::max(std::min(place.top, paper_.bottom() - place.height), paper_.top);
  return place;
}

Frame LabelPlacer::Place(std::span<const Frame> places) {
  Frame best = Inside(places[0]);
  double least = Cost(best);
  for (const Frame& place : places.subspan(1)) {
    const Frame inside = Inside(place);
    const double cost = Cost(inside);
    if (cost < least - 0.5) {
      least = cost;
      best = inside;
    }
  }
  taken_.push_back(best);
  return best;
}

std::vector<Frame> PlacesAround(const Frame& around, double width,
                                double height, Spot preferred) {
  struct Step {
    double x, y;
  };
  // Below, above, right, left, then the corners.
  std::array<Step, 8> steps = {
      {{0, 1}, {0, -1}, {1, 0}, {-1, 0}, {1, 1}, {-1, 1}, {1, -1}, {-1, -1}}};
  std::stable_sort(steps.begin(), steps.begin() + 4,
                   [&](const Step& a, const Step& b) {
                     return a.x * preferred.x + a.y * preferred.y >
                            b.x * preferred.x + b.y * preferred.y;
                   });
  std::vector<Frame> places;
  const Spot middle = around.centre();
  for (const double gap : {2.0, 9.0, 18.0}) {
    for (const Step& step : steps) {
      const double x = middle.x + step.x * ((around.width + width) / 2 + gap);
      const double y = middle.y + step.y * ((around.height + height) / 2 + gap);
      places.push_back({x - width / 2, y - height / 2, width, height});
    }
  }
  return places;
}

}  // namespace berthier
