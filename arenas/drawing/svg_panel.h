// The panels beside the table: order of battle, command points, clock.
//
// They are stacked in a column; when it is as deep as the table, a second
// column begins.
#ifndef BERTHIER_ARENAS_DRAWING_SVG_PANEL_H_
#define BERTHIER_ARENAS_DRAWING_SVG_PANEL_H_

#include <string>
#include <vector>

#include "arenas/drawing/svg_canvas.h"
#include "engine/model/picture.h"

namespace berthier {

class PanelBoard {
 public:
  // `depth` is the wanted height of a column in pixels.
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
