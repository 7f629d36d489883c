#include "arenas/drawing/svg_label.h"

#include <algorithm>
#include <array>

namespace berthier {

double LabelPlacer::Cost(const Frame& place) const {
  double cost = 0;
  const Frame inside = Inside(place);
  for (const Frame& other : taken_) cost += inside.Common(other);
  // Moved away from what they name, words are half lost.
  const double outside = place.width * place.height - place.Common(paper_);
  return cost + 4 * outside;
}

Frame LabelPlacer::Inside(Frame place) const {
  place.left =
      std::max(std::min(place.left, paper_.right() - place.width), paper_.left);
  place.top =
      std::max(std::min(place.top, paper_.bottom() - place.height), paper_.top);
  return place;
}

Frame LabelPlacer::Place(std::span<const Frame> places) {
  const Frame* best = &places[0];
  double least = Cost(places[0]);
  for (const Frame& place : places.subspan(1)) {
    const double cost = Cost(place);
    if (cost < least - 0.5) {
      least = cost;
      best = &place;
    }
  }
  taken_.push_back(Inside(*best));
  return taken_.back();
}

std::vector<Frame> PlacesAround(const Frame& around, double width,
                                double height, PaperSpot preferred) {
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
  const PaperSpot middle = around.centre();
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
