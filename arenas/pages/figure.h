// Elements of figures: SVG whose colours come from the page's style.
//
//   std::string svg = OpenSvg(640, 320, "chart", "What it shows, in words");
//   svg += SvgLine("grid", 56, 20, 624, 20) + SvgLabel(50, 24, "end", "10");
//   svg += "</svg>";
#ifndef BERTHIER_ARENAS_PAGES_FIGURE_H_
#define BERTHIER_ARENAS_PAGES_FIGURE_H_

#include <string>
#include <string_view>

namespace berthier {

// `label` is text for readers who cannot see the figure.
std::string OpenSvg(double width, double height, std::string_view css_class,
                    std::string_view label);
std::string SvgLine(std::string_view css_class, double x1, double y1, double x2,
                    double y2);
std::string SvgRectangle(std::string_view css_class, double x, double y,
                         double width, double height);
// `anchor` is "start", "middle" or "end".
std::string SvgLabel(double x, double y, std::string_view anchor,
                     std::string_view html);

// Wraps HTML so that it scrolls sideways where it is too wide.
std::string Scrolling(std::string_view label, std::string_view html);

// The smallest 1, 2 or 5 times a power of ten that is at least `least` > 0.
double RoundStep(double least);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_PAGES_FIGURE_H_
