#include "arenas/drawing/svg_happenings.h"

#include <array>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

#include "absl/strings/str_format.h"
#include "arenas/drawing/svg_body.h"

namespace berthier {
namespace {

constexpr std::string_view kShotColour = "#c07c00";
constexpr std::string_view kFightColour = "#8f2222";
constexpr std::string_view kLostColour = "#a3123f";

void DrawArrow(PaperSpot a, PaperSpot b, std::string_view colour, double width,
               std::string_view more, SvgCanvas& canvas) {
  const double length = std::hypot(b.x - a.x, b.y - a.y);
  if (length < 3) return;
  const PaperSpot along = {(b.x - a.x) / length, (b.y - a.y) / length};
  const double head = std::min(7.0, length / 2);
  const PaperSpot neck = {b.x - along.x * head, b.y - along.y * head};
  canvas.Line(a, neck,
              absl::StrFormat("stroke='%s' stroke-width='%s' %s", colour,
                              Number(width), more));
  canvas.Polygon(
      std::array<PaperSpot, 3>{
          b,
          PaperSpot{neck.x - along.y * head / 2, neck.y + along.x * head / 2},
          PaperSpot{neck.x + along.y * head / 2, neck.y - along.x * head / 2}},
      absl::StrFormat("fill='%s'", colour));
}

void DrawCross(const Frame& frame, SvgCanvas& canvas) {
  const std::string stroke = absl::StrFormat(
      "stroke='%s' stroke-width='2.4' stroke-linecap='round'", kLostColour);
  canvas.Line({frame.left, frame.top}, {frame.right(), frame.bottom()}, stroke);
  canvas.Line({frame.left, frame.bottom()}, {frame.right(), frame.top}, stroke);
}

}  // namespace

void DrawTracks(const Happenings& since, SvgCanvas& canvas) {
  for (const Happenings::Move& move : since.moves) {
    const std::string_view colour = ColoursOf(move.from.side).line;
    canvas.Polygon(canvas.ToPaper(move.from.outline),
                   absl::StrFormat("fill='none' stroke='%s' stroke-width='0.8' "
                                   "stroke-opacity='0.45' "
                                   "stroke-dasharray='2 2'",
                                   colour));
    DrawArrow(canvas.ToPaper(move.from.pose.centre), canvas.ToPaper(move.to),
              colour, 1.4, "stroke-opacity='0.55'", canvas);
  }
  for (const Body& body : since.lost) {
    canvas.Raw("<g class='lost'>");
    canvas.Title(body.name + " | lost");
    const std::vector<PaperSpot> outline = canvas.ToPaper(body.outline);
    canvas.Polygon(outline, absl::StrFormat("fill='#ffffff' fill-opacity='0.5' "
                                            "stroke='%s' stroke-width='1' "
                                            "stroke-dasharray='3 2'",
                                            ColoursOf(body.side).line));
    DrawCross(FrameAround(outline), canvas);
    canvas.Raw("</g>\n");
  }
}

void DrawMeetings(const Happenings& since, SvgCanvas& canvas) {
  for (const Happenings::Meeting& meeting : since.meetings) {
    const bool shot = meeting.deed == Deed::kShot;
    DrawArrow(canvas.ToPaper(meeting.from), canvas.ToPaper(meeting.to),
              shot ? kShotColour : kFightColour, shot ? 1.2 : 2,
              shot ? "stroke-dasharray='1.5 3'" : "", canvas);
  }
}

void DrawMeaning(PaperSpot at, SvgCanvas& canvas) {
  const auto entry = [&](std::string_view words) {
    canvas.Text({at.x + 32, at.y + 3}, words,
                {9, "#4d4a42", Anchor::kStart, ""});
    at.x += 32 + TextWidth(words, 9) + 14;
  };
  DrawArrow(at, {at.x + 26, at.y}, "#4d4a42", 1.4, "stroke-opacity='0.55'",
            canvas);
  entry("has moved");
  DrawArrow(at, {at.x + 26, at.y}, kShotColour, 1.2, "stroke-dasharray='1.5 3'",
            canvas);
  entry("has shot at");
  DrawArrow(at, {at.x + 26, at.y}, kFightColour, 2, "", canvas);
  entry("has fought");
  DrawCross({at.x + 10, at.y - 5, 12, 10}, canvas);
  entry("lost");
}

}  // namespace berthier
