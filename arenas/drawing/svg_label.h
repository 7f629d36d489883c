// Where words go on a crowded table: each to the freest of its places.
//
// Labels are placed one by one, the important ones first. Each names the
// places it could stand; it gets the one that covers least of what is there
// already, an earlier place in case of a tie.
#ifndef BERTHIER_ARENAS_DRAWING_SVG_LABEL_H_
#define BERTHIER_ARENAS_DRAWING_SVG_LABEL_H_

#include <span>
#include <vector>

#include "arenas/drawing/svg_canvas.h"

namespace berthier {

class LabelPlacer {
 public:
  explicit LabelPlacer(const Frame& paper) : paper_(paper) {}

  // Something is drawn here that a label would hide.
  void Block(const Frame& frame) { taken_.push_back(frame); }
  // The best of `places`, which is taken from now on. At least one. A place
  // that lies off the paper is moved onto it: nothing is cut.
  Frame Place(std::span<const Frame> places);

 private:
  Frame Inside(Frame place) const;
  double Cost(const Frame& place) const;

  Frame paper_;
  std::vector<Frame> taken_;
};

// Places for a label of this size around a frame: first on the side that
// `preferred` points to, then on the others, then further off.
std::vector<Frame> PlacesAround(const Frame& around, double width,
                                double height, PaperSpot preferred);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_DRAWING_SVG_LABEL_H_
