// Places labels on a crowded table, each at the freest of its possible places.
//
// Labels are placed one by one, the important ones first. Of a label's possible
// places it gets the one that covers least of what is drawn already; on a tie,
// the earlier one.
#ifndef BERTHIER_ARENAS_DRAWING_SVG_LABEL_H_
#define BERTHIER_ARENAS_DRAWING_SVG_LABEL_H_

#include <span>
#include <vector>

#include "arenas/drawing/svg_canvas.h"

namespace berthier {

class LabelPlacer {
 public:
  explicit LabelPlacer(const Frame& paper) : paper_(paper) {}

  // Marks a frame as occupied: a label there would hide something.
  void Block(const Frame& frame) { taken_.push_back(frame); }
  // Returns the best of `places` (at least one) and marks it as occupied. A
  // place partly off the paper is moved onto it, so that no label is cut off.
  Frame Place(std::span<const Frame> places);

 private:
  Frame Inside(Frame place) const;
  double Cost(const Frame& place) const;

  Frame paper_;
  std::vector<Frame> taken_;
};

// Possible places for a label of this size around a frame: first on the side
// that `preferred` points to, then on the others, then further away.
std::vector<Frame> PlacesAround(const Frame& around, double width,
                                double height, PaperSpot preferred);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_DRAWING_SVG_LABEL_H_
