#include "arenas/drawing/svg_canvas.h"

#include <algorithm>
#include <cmath>

#include "absl/strings/str_format.h"

namespace berthier {
namespace {

// Names come from scenario files: markup and control characters stay text.
std::string Escaped(std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    if (c == '<') {
      escaped += "&lt;";
    } else if (c == '>') {
      escaped += "&gt;";
    } else if (c == '&') {
      escaped += "&amp;";
    } else if (static_cast<unsigned char>(c) < 0x20) {
      escaped += ' ';
    } else {
      escaped += c;
    }
  }
  return escaped;
}

}  // namespace

double Frame::Common(const Frame& other) const {
  const double w =
      std::min(right(), other.right()) - std::max(left, other.left);
  const double h =
      std::min(bottom(), other.bottom()) - std::max(top, other.top);
  return w > 0 && h > 0 ? w * h : 0;
}

Frame FrameAround(std::span<const PaperSpot> spots) {
  if (spots.empty()) return {};
  PaperSpot low = spots[0];
  PaperSpot high = spots[0];
  for (const PaperSpot s : spots) {
    low = {std::min(low.x, s.x), std::min(low.y, s.y)};
    high = {std::max(high.x, s.x), std::max(high.y, s.y)};
  }
  return {low.x, low.y, high.x - low.x, high.y - low.y};
}

double TextWidth(std::string_view text, double size) {
  const auto letters = std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0) != 0x80;  // UTF-8
  });
  return static_cast<double>(letters) * size * 0.62;
}

std::string Number(double value) {
  std::string text = absl::StrFormat("%.2f", value);
  while (text.back() == '0') text.pop_back();
  if (text.back() == '.') text.pop_back();
  return text == "-0" ? "0" : text;
}

PaperSpot SvgCanvas::ToPaper(Point p) const {
  return {origin_.x + p.x * scale_, origin_.y + (depth_.ticks - p.y) * scale_};
}

std::vector<PaperSpot> SvgCanvas::ToPaper(std::span<const Point> points) const {
  std::vector<PaperSpot> spots;
  for (const Point p : points) spots.push_back(ToPaper(p));
  return spots;
}

void SvgCanvas::Line(PaperSpot a, PaperSpot b, std::string_view attributes) {
  absl::StrAppendFormat(
      &markup_, "<line x1='%s' y1='%s' x2='%s' y2='%s' %s/>\n", Number(a.x),
      Number(a.y), Number(b.x), Number(b.y), attributes);
}

void SvgCanvas::Path(std::string_view element, std::span<const PaperSpot> spots,
                     std::string_view attributes) {
  absl::StrAppendFormat(&markup_, "<%s points='", element);
  for (const PaperSpot s : spots) {
    absl::StrAppendFormat(&markup_, "%s,%s ", Number(s.x), Number(s.y));
  }
  absl::StrAppendFormat(&markup_, "' %s/>\n", attributes);
}

void SvgCanvas::Polygon(std::span<const PaperSpot> spots,
                        std::string_view attributes) {
  Path("polygon", spots, attributes);
}

void SvgCanvas::Polyline(std::span<const PaperSpot> spots,
                         std::string_view attributes) {
  Path("polyline", spots, attributes);
}

void SvgCanvas::Rect(const Frame& frame, double radius,
                     std::string_view attributes) {
  absl::StrAppendFormat(
      &markup_, "<rect x='%s' y='%s' width='%s' height='%s' rx='%s' %s/>\n",
      Number(frame.left), Number(frame.top), Number(frame.width),
      Number(frame.height), Number(radius), attributes);
}

void SvgCanvas::Circle(PaperSpot centre, double radius,
                       std::string_view attributes) {
  absl::StrAppendFormat(&markup_, "<circle cx='%s' cy='%s' r='%s' %s/>\n",
                        Number(centre.x), Number(centre.y), Number(radius),
                        attributes);
}

void SvgCanvas::Text(PaperSpot base, std::string_view text,
                     const TextStyle& style) {
  const std::string_view anchor = style.anchor == Anchor::kStart    ? "start"
                                  : style.anchor == Anchor::kMiddle ? "middle"
                                                                    : "end";
  absl::StrAppendFormat(&markup_,
                        "<text x='%s' y='%s' font-size='%s' fill='%s' "
                        "text-anchor='%s' %s>%s</text>\n",
                        Number(base.x), Number(base.y), Number(style.size),
                        style.colour, anchor, style.more, Escaped(text));
}

void SvgCanvas::Title(std::string_view tooltip) {
  absl::StrAppendFormat(&markup_, "<title>%s</title>\n", Escaped(tooltip));
}

}  // namespace berthier
