#include "arenas/drawing/svg_body.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <string>

#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"

namespace berthier {
namespace {

constexpr SideColours kNobody = {"#dcdcdc", "#555555"};
// Blue and vermilion of Okabe and Ito's palette, the fills lightened.
constexpr std::array<SideColours, 2> kColours = {{
    {"#b9d9f0", "#00518c"},
    {"#f8cdaa", "#a84300"},
}};

// Good news blue or green, bad news warm, the rest grey.
std::string_view ColourOf(Tone tone) {
  switch (tone) {
    case Tone::kPosture:
      return "#4a5a6a";
    case Tone::kSecure:
      return "#1f6f54";
    case Tone::kFiring:
      return "#8a6d00";
    case Tone::kCharging:
      return "#8f2222";
    case Tone::kShaken:
      return "#b86200";
    case Tone::kWorn:
      return "#7a3e8f";
    case Tone::kRunning:
      return "#a3123f";
    case Tone::kPlain:
      break;
  }
  return "#5f6670";
}

bool IsShaken(const Body& body) {
  return std::any_of(
      body.badges.begin(), body.badges.end(), [](const Badge& badge) {
        return badge.tone == Tone::kShaken || badge.tone == Tone::kRunning;
      });
}

// The unit vector ahead, on the paper.
PaperSpot Ahead(Heading heading) {
  const double angle = heading.quarters() * std::numbers::pi / 720;
  return {std::sin(angle), -std::cos(angle)};
}

// The edge of the outline that lies furthest ahead: its two ends.
std::array<PaperSpot, 2> FrontEdge(const std::vector<PaperSpot>& outline,
                                   PaperSpot ahead) {
  size_t best = 0;
  double furthest = -1e9;
  for (size_t i = 0; i < outline.size(); ++i) {
    const PaperSpot a = outline[i];
    const PaperSpot b = outline[(i + 1) % outline.size()];
    const double reach = (a.x + b.x) * ahead.x + (a.y + b.y) * ahead.y;
    if (reach > furthest) {
      furthest = reach;
      best = i;
    }
  }
  return {outline[best], outline[(best + 1) % outline.size()]};
}

void DrawFront(const std::vector<PaperSpot>& outline, PaperSpot ahead,
               const SideColours& colours, SvgCanvas& canvas) {
  const auto [a, b] = FrontEdge(outline, ahead);
  canvas.Line(a, b,
              absl::StrFormat("stroke='%s' stroke-width='3' "
                              "stroke-linecap='round'",
                              colours.line));
  const PaperSpot middle = {(a.x + b.x) / 2, (a.y + b.y) / 2};
  const PaperSpot aside = {-ahead.y, ahead.x};
  const double size = 4.5;
  const std::array<PaperSpot, 3> mark = {
      PaperSpot{middle.x + aside.x * size, middle.y + aside.y * size},
      PaperSpot{middle.x + ahead.x * size * 1.3,
                middle.y + ahead.y * size * 1.3},
      PaperSpot{middle.x - aside.x * size, middle.y - aside.y * size}};
  canvas.Polygon(mark, absl::StrFormat("fill='%s'", colours.line));
}

void DrawStar(PaperSpot centre, double radius, std::string_view colour,
              SvgCanvas& canvas) {
  std::vector<PaperSpot> star;
  for (int i = 0; i < 10; ++i) {
    const double angle = i * std::numbers::pi / 5;
    const double r = i % 2 == 0 ? radius : radius * 0.42;
    star.push_back(
        {centre.x + r * std::sin(angle), centre.y - r * std::cos(angle)});
  }
  canvas.Polygon(star, absl::StrFormat("fill='%s'", colour));
}

void DrawSymbol(const Body& body, const std::vector<PaperSpot>& outline,
                const SideColours& colours, SvgCanvas& canvas) {
  const std::string thin = absl::StrFormat(
      "stroke='%s' stroke-width='1.2' stroke-linecap='round'", colours.line);
  const Frame frame = FrameAround(outline);
  const double least = std::min(frame.width, frame.height);
  const bool four = outline.size() == 4;
  const auto falling = [&] {  // front left to rear right
    if (four) canvas.Line(outline[1], outline[3], thin);
  };
  switch (body.symbol) {
    case Symbol::kGeneral:
      DrawStar(frame.centre(), std::max(least * 0.46, 4.5), "#ffffff", canvas);
      return;
    case Symbol::kInfantry:
      falling();
      if (four) canvas.Line(outline[0], outline[2], thin);
      return;
    case Symbol::kCavalry:
      falling();
      return;
    case Symbol::kHorseArtillery:
      falling();
      [[fallthrough]];
    case Symbol::kArtillery:
      canvas.Circle(frame.centre(), std::max(least * 0.19, 2.2),
                    absl::StrFormat("fill='%s'", colours.line));
      return;
    case Symbol::kUnsaid:
    case Symbol::kPiece:
      return;
  }
}

}  // namespace

const SideColours& ColoursOf(int side) {
  return side == 0 || side == 1 ? kColours[static_cast<size_t>(side)] : kNobody;
}

std::string_view BadgeColour(const Badge& badge) {
  return ColourOf(badge.tone);
}

std::string InWords(const std::vector<Badge>& badges) {
  return absl::StrJoin(badges, ", ", [](std::string* out, const Badge& badge) {
    *out += badge.words;
  });
}

Frame BodyFrame(const Body& body, const SvgCanvas& canvas) {
  std::vector<PaperSpot> spots = canvas.ToPaper(body.outline);
  if (spots.empty()) spots.push_back(canvas.ToPaper(body.pose.centre));
  if (body.has_facing && body.outline.size() >= 3) {
    const PaperSpot ahead = Ahead(body.pose.heading);
    const auto [a, b] = FrontEdge(spots, ahead);
    spots.push_back(
        {(a.x + b.x) / 2 + ahead.x * 6, (a.y + b.y) / 2 + ahead.y * 6});
  }
  return FrameAround(spots);
}

void DrawBody(const Body& body, SvgCanvas& canvas) {
  const SideColours& colours = ColoursOf(body.side);
  const std::vector<PaperSpot> outline = canvas.ToPaper(body.outline);
  canvas.Raw("<g>");
  canvas.Title(
      absl::StrJoin({body.name, body.type, InWords(body.badges)}, " | "));
  const bool leads = body.symbol == Symbol::kGeneral;
  // Who runs or is shaken shows from afar: pale, with a broken outline.
  const bool shaken = IsShaken(body);
  // Who has no front holds the ground: let it shine through.
  const bool fills_an_area = !body.has_facing && !leads;
  if (outline.size() >= 3) {
    canvas.Polygon(outline,
                   absl::StrFormat("fill='%s' stroke='%s' stroke-width='%s' "
                                   "stroke-linejoin='round'%s%s",
                                   leads ? colours.line : colours.fill,
                                   colours.line, leads ? "0.8" : "1.4",
                                   shaken ? " stroke-dasharray='3.5 2.5'" : "",
                                   shaken          ? " fill-opacity='0.55'"
                                   : fills_an_area ? " fill-opacity='0.7'"
                                                   : ""));
    DrawSymbol(body, outline, colours, canvas);
    if (body.has_facing && !leads) {
      DrawFront(outline, Ahead(body.pose.heading), colours, canvas);
    }
  } else {
    canvas.Circle(
        canvas.ToPaper(body.pose.centre), 5,
        absl::StrFormat("fill='%s' stroke='%s'", colours.fill, colours.line));
  }
  canvas.Raw("</g>\n");
}

void DrawPointer(const Body& from, const Body& to, SvgCanvas& canvas) {
  const PaperSpot a = canvas.ToPaper(from.pose.centre);
  const PaperSpot b = canvas.ToPaper(to.pose.centre);
  const double length = std::hypot(b.x - a.x, b.y - a.y);
  if (length < 1) return;
  const PaperSpot along = {(b.x - a.x) / length, (b.y - a.y) / length};
  const double head = std::min(8.0, length / 2);
  const PaperSpot neck = {b.x - along.x * head, b.y - along.y * head};
  canvas.Line(a, neck,
              "stroke='#8f2222' stroke-width='1.8' stroke-dasharray='5 3'");
  canvas.Polygon(
      std::array<PaperSpot, 3>{
          b, PaperSpot{neck.x - along.y * 4, neck.y + along.x * 4},
          PaperSpot{neck.x + along.y * 4, neck.y - along.x * 4}},
      "fill='#8f2222'");
}

}  // namespace berthier
