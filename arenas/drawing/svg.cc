#include "arenas/drawing/svg.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <vector>

#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "arenas/drawing/svg_body.h"
#include "arenas/drawing/svg_canvas.h"
#include "arenas/drawing/svg_ground.h"
#include "arenas/drawing/svg_happenings.h"
#include "arenas/drawing/svg_label.h"
#include "arenas/drawing/svg_panel.h"

namespace berthier {
namespace {

constexpr double kMargin = 34;
constexpr double kHeadline = 44;
constexpr double kFoot = 46;

// Length of the shortest edge of a body, in ticks; 0 if it has no outline.
int32_t ShortestEdge(const Body& body) {
  int64_t shortest = 0;
  for (size_t i = 0; i < body.outline.size(); ++i) {
    const Point next = body.outline[(i + 1) % body.outline.size()];
    const int64_t squared = NormSquared(next - body.outline[i]);
    if (shortest == 0 || squared < shortest) shortest = squared;
  }
  return static_cast<int32_t>(std::sqrt(static_cast<double>(shortest)));
}

// Pixels in a tick, such that the smallest base stays readable. In coarse
// steps, so that the pictures of one game have one scale.
double ScaleOf(const Picture& picture) {
  const double longer = std::max({picture.width.ticks, picture.depth.ticks, 1});
  int32_t smallest = 0;
  for (const Body& body : picture.bodies) {
    const int32_t edge = ShortestEdge(body);
    if (edge > 0 && (smallest == 0 || edge < smallest)) smallest = edge;
  }
  double wanted = 1200;
  if (smallest > 0) {
    wanted = std::ceil(15.0 * longer / smallest / 300) * 300;
  }
  return std::clamp(wanted, 900.0, 1800.0) / longer;
}

// Units of the ruler between two marks at the edge, at least 48 pixels apart.
int MarkStep(double pixels_per_unit) {
  for (const int step : {1, 2, 5, 6, 10, 12, 20, 50, 100, 200, 500}) {
    if (step * pixels_per_unit >= 48) return step;
  }
  return 1000;
}

struct Marks {
  int32_t ticks;
  std::string_view name;
};
Marks MarksOf(const Picture& picture) {
  if (picture.ruler_ticks > 0) return {picture.ruler_ticks, picture.ruler_name};
  return {kTicksPerInch, "in"};
}

void DrawTable(const Picture& picture, const Frame& table, SvgCanvas& canvas) {
  canvas.Rect(table, 0, "fill='#f5f1e3'");
  const Marks marks = MarksOf(picture);
  const int step = MarkStep(canvas.ToPaper(Length{marks.ticks}));
  const TextStyle small = {9, "#8b8474", Anchor::kMiddle, ""};
  for (int i = 0; i * marks.ticks <= picture.width.ticks; i += step) {
    const PaperSpot s = canvas.ToPaper(Point{i * marks.ticks, 0});
    canvas.Line(s, {s.x, table.top}, "stroke='#e3dcc6' stroke-width='0.8'");
    canvas.Text({s.x, s.y + 12}, std::to_string(i), small);
  }
  for (int i = 0; i * marks.ticks <= picture.depth.ticks; i += step) {
    const PaperSpot s = canvas.ToPaper(Point{0, i * marks.ticks});
    canvas.Line(s, {table.right(), s.y}, "stroke='#e3dcc6' stroke-width='0.8'");
    canvas.Text({s.x - 12, s.y + 3}, std::to_string(i), small);
  }
}

void DrawScaleBar(const Picture& picture, const Frame& table,
                  SvgCanvas& canvas) {
  const Marks marks = MarksOf(picture);
  const double unit = canvas.ToPaper(Length{marks.ticks});
  const int step = MarkStep(unit);
  const double width = step * unit;
  const double top = table.bottom() + 22;
  const double left = table.right() - 2 * width;
  canvas.Rect({left, top, width, 5}, 0,
              "fill='#4d4a42' stroke='#4d4a42' stroke-width='0.8'");
  canvas.Rect({left + width, top, width, 5}, 0,
              "fill='#ffffff' stroke='#4d4a42' stroke-width='0.8'");
  const TextStyle small = {9, "#4d4a42", Anchor::kMiddle, ""};
  canvas.Text({left, top + 15}, "0", small);
  canvas.Text({left + width, top + 15}, std::to_string(step), small);
  canvas.Text({left + 2 * width, top + 15},
              absl::StrFormat("%d %s", 2 * step, marks.name), small);
  // North.
  const PaperSpot foot = {table.left + 8, table.bottom() + 34};
  canvas.Line(foot, {foot.x, foot.y - 14},
              "stroke='#4d4a42' stroke-width='1.4'");
  canvas.Polygon(std::array<PaperSpot, 3>{PaperSpot{foot.x, foot.y - 19},
                                          PaperSpot{foot.x - 3.5, foot.y - 11},
                                          PaperSpot{foot.x + 3.5, foot.y - 11}},
                 "fill='#4d4a42'");
  canvas.Text({foot.x + 8, foot.y - 5}, "N",
              {10, "#4d4a42", Anchor::kStart, "font-weight='bold'"});
}

// A name and, in pills below it, the badges.
class BodyLabel {
 public:
  explicit BodyLabel(const Body& body) : body_(body) {
    name_width_ = TextWidth(body.name, kName);
    for (const Badge& badge : body.badges) {
      badge_width_ = std::max(badge_width_, TextWidth(badge.words, kBadge) + 6);
    }
  }

  double width() const { return std::max(name_width_, badge_width_) + 2; }
  double height() const {
    return kName + 1 + 9.5 * static_cast<double>(body_.badges.size());
  }

  void Draw(const Frame& place, SvgCanvas& canvas) const {
    const double middle = place.centre().x;
    canvas.Text(
        {middle, place.top + kName - 1.5}, body_.name,
        {kName, ColoursOf(body_.side).line, Anchor::kMiddle, "class='name'"});
    double top = place.top + kName + 1;
    for (const Badge& badge : body_.badges) {
      const double pill = TextWidth(badge.words, kBadge) + 6;
      canvas.Rect({middle - pill / 2, top, pill, 8.5}, 3,
                  absl::StrFormat("fill='%s'", BadgeColour(badge)));
      canvas.Text({middle, top + 6.4}, badge.words,
                  {kBadge, "#ffffff", Anchor::kMiddle, ""});
      top += 9.5;
    }
  }

 private:
  static constexpr double kName = 10;
  static constexpr double kBadge = 7;

  const Body& body_;
  double name_width_ = 0;
  double badge_width_ = 0;
};

// Behind the body, so that its front stays clear.
PaperSpot Behind(const Body& body) {
  const int quarters = body.pose.heading.quarters();
  if (!body.has_facing || quarters < 180 || quarters >= 1260) return {0, 1};
  if (quarters < 540) return {-1, 0};
  return quarters < 900 ? PaperSpot{0, -1} : PaperSpot{1, 0};
}

bool IsWorthNaming(const Ground& ground) {
  return !ground.name.empty() && ground.points.size() >= 2 &&
         ground.kind != GroundKind::kCrest;
}

// A name for a piece of ground: within it if it can be.
std::vector<Frame> GroundPlaces(const Ground& ground, double width,
                                double height, const SvgCanvas& canvas) {
  const std::vector<PaperSpot> spots = canvas.ToPaper(ground.points);
  std::vector<Frame> places;
  const auto add = [&](PaperSpot s) {
    places.push_back({s.x - width / 2, s.y - height / 2, width, height});
  };
  if (!ground.closed) {
    for (size_t i = 1; i < spots.size(); ++i) {
      const PaperSpot a = spots[i - 1], b = spots[i];
      for (const double share : {0.5, 0.25, 0.75, 0.1, 0.9}) {
        const PaperSpot on = {a.x + (b.x - a.x) * share,
                              a.y + (b.y - a.y) * share};
        add({on.x, on.y - 10});
        add({on.x, on.y + 10});
        add({on.x + width / 2 + 7, on.y});
      }
    }
    return places;
  }
  const Frame frame = FrameAround(spots);
  const PaperSpot middle = frame.centre();
  add(middle);
  for (const double share : {0.3, -0.3, 0.38, -0.38}) {
    add({middle.x, middle.y + frame.height * share});
    add({middle.x + frame.width * share, middle.y});
    add({middle.x + frame.width * share, middle.y + frame.height * 0.38});
    add({middle.x + frame.width * share, middle.y - frame.height * 0.38});
  }
  for (const Frame& place : PlacesAround(frame, width, height, {0, 1})) {
    places.push_back(place);
  }
  return places;
}

void DrawGroundNames(const Picture& picture, LabelPlacer& placer,
                     SvgCanvas& canvas) {
  constexpr double kSize = 10;
  // The smallest first: it has the fewest places.
  std::vector<const Ground*> named;
  for (const Ground& ground : picture.ground) {
    if (IsWorthNaming(ground)) named.push_back(&ground);
  }
  const auto size = [&canvas](const Ground* ground) {
    const Frame frame = FrameAround(canvas.ToPaper(ground->points));
    return ground->closed ? frame.width * frame.height : 1e9;
  };
  std::stable_sort(
      named.begin(), named.end(),
      [&](const Ground* a, const Ground* b) { return size(a) < size(b); });
  for (const Ground* const at : named) {
    const Ground& ground = *at;
    const double width = TextWidth(ground.name, kSize);
    const Frame place =
        placer.Place(GroundPlaces(ground, width, kSize + 2, canvas));
    canvas.Text({place.centre().x, place.top + kSize - 0.5}, ground.name,
                {kSize, GroundInk(ground), Anchor::kMiddle,
                 "class='name' font-style='italic'"});
    if (ground.closed) {
      placer.Block(FrameAround(canvas.ToPaper(ground.points)));
    }
  }
}

void DrawBodies(const Picture& picture, const Happenings& since,
                LabelPlacer& placer, SvgCanvas& canvas) {
  for (const Body& body : picture.bodies) {
    DrawBody(body, canvas);
    placer.Block(BodyFrame(body, canvas));
  }
  for (const Body& from : picture.bodies) {
    for (const EntityId target : from.points_at) {
      const auto to =
          std::find_if(picture.bodies.begin(), picture.bodies.end(),
                       [&](const Body& body) { return body.id == target; });
      if (to != picture.bodies.end()) DrawPointer(from, *to, canvas);
    }
  }
  DrawMeetings(since, canvas);
  for (const Body& body : picture.bodies) {
    if (body.name.empty() && body.badges.empty()) continue;
    const BodyLabel label(body);
    label.Draw(placer.Place(PlacesAround(BodyFrame(body, canvas), label.width(),
                                         label.height(), Behind(body))),
               canvas);
  }
}

// Who is to come: the stretch of the edge, an arrow inward, and when.
void DrawArrivals(const Picture& picture, LabelPlacer& placer,
                  SvgCanvas& canvas) {
  constexpr double kSize = 10;
  const PaperSpot middle =
      canvas.ToPaper(Point{picture.width.ticks / 2, picture.depth.ticks / 2});
  for (const Arrival& arrival : picture.arrivals) {
    if (arrival.stretch.size() != 2) continue;
    const std::string_view colour = ColoursOf(arrival.side).line;
    const PaperSpot a = canvas.ToPaper(arrival.stretch[0]);
    const PaperSpot b = canvas.ToPaper(arrival.stretch[1]);
    canvas.Line(a, b,
                absl::StrFormat("stroke='%s' stroke-width='5' "
                                "stroke-opacity='0.75'",
                                colour));
    const PaperSpot on = {(a.x + b.x) / 2, (a.y + b.y) / 2};
    const bool upright = std::abs(a.x - b.x) < 1;
    const double inward =
        upright ? (on.x < middle.x ? 1 : -1) : (on.y < middle.y ? 1 : -1);
    const PaperSpot along =
        upright ? PaperSpot{inward, 0} : PaperSpot{0, inward};
    const PaperSpot tip = {on.x + along.x * 16, on.y + along.y * 16};
    canvas.Polygon(
        std::array<PaperSpot, 3>{
            tip, PaperSpot{on.x - along.y * 6, on.y + along.x * 6},
            PaperSpot{on.x + along.y * 6, on.y - along.x * 6}},
        absl::StrFormat("fill='%s'", colour));
    const std::string words = arrival.name + ", " + arrival.when;
    const Frame arrow = FrameAround(std::array<PaperSpot, 2>{on, tip});
    placer.Block(arrow);
    const Frame place = placer.Place(
        PlacesAround(arrow, TextWidth(words, kSize), kSize + 2, along));
    canvas.Raw("<g class='arrival'>");
    canvas.Title(words + ": " + absl::StrJoin(arrival.who, ", "));
    canvas.Text({place.centre().x, place.top + kSize - 0.5}, words,
                {kSize, colour, Anchor::kMiddle, "class='name'"});
    canvas.Raw("</g>\n");
  }
}

}  // namespace

std::string ToSvg(const Picture& picture, const Happenings& since,
                  const std::vector<DrawnOrder>& orders) {
  const double scale = ScaleOf(picture);
  SvgCanvas canvas({kMargin, kHeadline}, scale, picture.depth);
  const Frame table = {kMargin, kHeadline, picture.width.ticks * scale,
                       picture.depth.ticks * scale};
  const PanelBoard board(picture.panels, table.height);
  const double panels = board.width() > 0 ? board.width() + 20 : 0;
  const double width = table.right() + 20 + panels;
  const double height =
      std::max(table.bottom(), table.top + board.height()) + kFoot;

  DrawTable(picture, table, canvas);
  canvas.Raw(absl::StrFormat(
      "<clipPath id='table'><rect x='%s' y='%s' width='%s' height='%s'/>"
      "</clipPath>\n<g clip-path='url(#table)'>\n",
      Number(table.left), Number(table.top), Number(table.width),
      Number(table.height)));
  for (const Ground& ground : picture.ground) DrawGround(ground, canvas);
  canvas.Raw("</g>\n");
  canvas.Rect(table, 0, "fill='none' stroke='#6d6656' stroke-width='1.6'");

  LabelPlacer placer({0, kHeadline - 8, table.right() + 16, table.height + 24});
  DrawTracks(since, canvas);
  DrawBodies(picture, since, placer, canvas);
  for (const DrawnOrder& order : orders) DrawOrder(order, canvas);
  DrawArrivals(picture, placer, canvas);
  DrawGroundNames(picture, placer, canvas);
  DrawScaleBar(picture, table, canvas);
  if (!since.empty()) {
    DrawMeaning({table.left + 40, table.bottom() + 28}, canvas);
  }
  DrawOrdersMeaning(orders, {table.left + 40, table.bottom() + 28}, canvas);
  canvas.Text({kMargin, 28}, picture.title,
              {18, "#26241f", Anchor::kStart, "font-weight='bold'"});
  board.Draw({table.right() + 20, kHeadline}, canvas);

  return absl::StrFormat(
             "%s%s' height='%s' "
             "viewBox='0 0 %s %s' "
             "font-family='DejaVu Sans, Verdana, Helvetica, sans-serif'>\n"
             "<style>.name{paint-order:stroke;stroke:#fffdf6;"
             "stroke-width:2.4px;stroke-linejoin:round}</style>\n<defs>\n",
             kSvgMark, Number(width), Number(height), Number(width),
             Number(height)) +
         std::string(GroundPatterns()) +
         "</defs>\n<rect width='100%' height='100%' fill='#ffffff'/>\n" +
         canvas.markup() + "</svg>\n";
}

}  // namespace berthier
