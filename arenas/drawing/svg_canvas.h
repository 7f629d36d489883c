// The paper an SVG picture is drawn on: scale, numbers, escaping, elements.
//
// Table coordinates are ticks with y to the north; paper coordinates are
// pixels with y downward. All output is escaped here, so that no name in a
// scenario can break the document.
//
//   SvgCanvas canvas(origin, pixels_per_tick, depth);
//   canvas.Polygon(points, "fill='#eee'");
#ifndef BERTHIER_ARENAS_DRAWING_SVG_CANVAS_H_
#define BERTHIER_ARENAS_DRAWING_SVG_CANVAS_H_

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/geometry/point.h"
#include "engine/geometry/units.h"

namespace berthier {

// A place on the paper.
struct PaperSpot {
  double x = 0;
  double y = 0;
};

// An upright rectangle on the paper.
struct Frame {
  double left = 0;
  double top = 0;
  double width = 0;
  double height = 0;

  double right() const { return left + width; }
  double bottom() const { return top + height; }
  PaperSpot centre() const { return {left + width / 2, top + height / 2}; }
  // Area that two frames share.
  double Common(const Frame& other) const;
};

Frame FrameAround(std::span<const PaperSpot> spots);

enum class Anchor { kStart, kMiddle, kEnd };

struct TextStyle {
  double size = 10;
  std::string_view colour = "#222";
  Anchor anchor = Anchor::kStart;
  std::string_view more;  // further attributes
};

// Approximate width of a line of text in pixels, rather too wide than too
// narrow.
double TextWidth(std::string_view text, double size);

// A number with at most two decimals.
std::string Number(double value);

class SvgCanvas {
 public:
  SvgCanvas(PaperSpot origin, double pixels_per_tick, Length depth)
      : origin_(origin), scale_(pixels_per_tick), depth_(depth) {}

  PaperSpot ToPaper(Point p) const;
  std::vector<PaperSpot> ToPaper(std::span<const Point> points) const;
  double ToPaper(Length length) const { return length.ticks * scale_; }

  void Line(PaperSpot a, PaperSpot b, std::string_view attributes);
  void Polygon(std::span<const PaperSpot> spots, std::string_view attributes);
  void Polyline(std::span<const PaperSpot> spots, std::string_view attributes);
  void Rect(const Frame& frame, double radius, std::string_view attributes);
  void Circle(PaperSpot centre, double radius, std::string_view attributes);
  void Text(PaperSpot base, std::string_view text, const TextStyle& style);
  void Title(std::string_view tooltip);
  // Appends markup without escaping it.
  void Raw(std::string_view markup) { markup_ += markup; }

  const std::string& markup() const { return markup_; }

 private:
  void Path(std::string_view element, std::span<const PaperSpot> spots,
            std::string_view attributes);

  PaperSpot origin_;
  double scale_;
  Length depth_;
  std::string markup_;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_DRAWING_SVG_CANVAS_H_
