#include "arenas/pages/figure.h"

#include <cmath>

#include "absl/strings/str_format.h"
#include "arenas/pages/html.h"

namespace berthier {

std::string OpenSvg(double width, double height, std::string_view css_class,
                    std::string_view label) {
  return absl::StrFormat(
      "<svg class=\"%s\" viewBox=\"0 0 %.0f %.0f\" width=\"%.0f\" "
      "height=\"%.0f\" role=\"img\" aria-label=\"%s\">",
      css_class, width, height, width, height, Escaped(label));
}

std::string SvgLine(std::string_view css_class, double x1, double y1, double x2,
                    double y2) {
  return absl::StrFormat(
      "<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>",
      css_class, x1, y1, x2, y2);
}

std::string SvgRectangle(std::string_view css_class, double x, double y,
                         double width, double height) {
  return absl::StrFormat(
      "<rect class=\"%s\" x=\"%.2f\" y=\"%.2f\" width=\"%.2f\" "
      "height=\"%.2f\"/>",
      css_class, x, y, width, height);
}

std::string SvgLabel(double x, double y, std::string_view anchor,
                     std::string_view html) {
  return absl::StrFormat(
      "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>", x, y, anchor,
      html);
}

std::string Scrolling(std::string_view label, std::string_view html) {
  return "<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"" +
         Escaped(label) + "\">\n" + std::string(html) + "</div>\n";
}

double RoundStep(double least) {
  const double power = std::pow(10.0, std::floor(std::log10(least)));
  for (const double factor : {1.0, 2.0, 5.0}) {
    if (factor * power >= least * 0.999999) return factor * power;
  }
  return 10 * power;
}

}  // namespace berthier
