// The panels beside the table: order of battle, command points, clock.
//
// They stand below one another and go on in a second column where the first is
// as deep as the table.
#ifndef BERTHIER_ARENAS_DRAWING_SVG_PANEL_H_
#define BERTHIER_ARENAS_DRAWING_SVG_PANEL_H_

#include <string>
#include <vector>

#include "arenas/drawing/svg_canvas.h"
#include "engine/model/picture.h"

namespace berthier {

class PanelBoard {
 public:
  // `depth` pixels is how far down a column should go.
  PanelBoard(const std::vector<Panel>& panels, double depth);

  double width() const { return width_; }
  double height() const { return height_; }
  void Draw(PaperSpot corner, SvgCanvas& canvas) const;

 private:
  struct Card {
    std::string title;
    int side;
    std::vector<std::string> lines;
    Frame frame;
  };

  std::vector<Card> cards_;
  double width_ = 0;
  double height_ = 0;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_DRAWING_SVG_PANEL_H_
