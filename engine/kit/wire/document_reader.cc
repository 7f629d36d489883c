#include "engine/kit/wire/document_reader.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "engine/geometry/polygon.h"
#include "engine/model/fault.h"
#include "engine/tabletop/ground.h"

namespace berthier {

bool DocumentReader::Wrong(const Entry& entry, std::string what) {
  std::string where = entry.type;
  if (!entry.id.empty()) where += " " + entry.id;
  problem_ = {std::move(where), std::move(what), entry.line};
  return false;
}

bool DocumentReader::WrongWhole(std::string where, std::string what) {
  problem_ = {std::move(where), std::move(what), 0};
  return false;
}

bool DocumentReader::NoLeftOver(const EntryWords& words) {
  const std::string rest = words.LeftOver();
  if (!rest.empty()) return Wrong(words.entry(), rest);
  BERTHIER_CHECK(words.NeverAsked().empty());
  return true;
}

bool DocumentReader::ReadTable(TableSize usual, Length& width, Length& depth) {
  constexpr Length kLeast = Inches(4), kMost = Inches(400);
  width = document_.width.ticks == 0 ? usual.width : document_.width;
  depth = document_.depth.ticks == 0 ? usual.depth : document_.depth;
  return (width >= kLeast && depth >= kLeast && width <= kMost &&
          depth <= kMost) ||
         WrongWhole("table", "must be from 4 to 400 in wide and deep");
}

bool DocumentReader::KnowsTypes(std::string_view ruleset) {
  for (const Entry& e : document_.entries) {
    if (berthier::FormOf(e, forms_) == nullptr) {
      return Wrong(e, std::string(ruleset) + " has no entries of this type");
    }
  }
  return true;
}

bool DocumentReader::Says(const Entry& entry, std::string_view word) {
  return std::find(entry.is.begin(), entry.is.end(), word) != entry.is.end();
}

bool DocumentReader::SaysKind(const Entry& entry) {
  if (Says(entry, FormFor(entry).kind)) return true;
  std::string what = entry.is.empty() ? std::string("is none of")
                                      : "\"" + entry.is[0] + "\" is none of";
  for (const EntryForm& form : forms_) {
    if (form.type == entry.type) what += " " + std::string(form.kind) + ",";
  }
  what.pop_back();
  return Wrong(entry, what);
}

bool DocumentReader::HasRoom(const Entry& entry, size_t count, int room,
                             std::string_view what) {
  return count < static_cast<size_t>(room) ||
         Wrong(entry, "there is room for " + std::to_string(room) + " " +
                          std::string(what));
}

bool DocumentReader::Within(const Entry& entry, std::string_view key, int64_t n,
                            Bounds bounds) {
  return (n >= bounds.least && n <= bounds.most) ||
         Wrong(entry, std::string(key) + " is " + std::to_string(n) +
                          "; it must be from " + std::to_string(bounds.least) +
                          " to " + std::to_string(bounds.most));
}

bool DocumentReader::TakeId(const Entry& entry) {
  if (entry.id.empty()) return Wrong(entry, "has no id; give it one");
  const auto [it, fresh] = ids_.emplace(entry.id, entry.line);
  if (fresh) return true;
  return Wrong(entry,
               "the id \"" + entry.id + "\" is taken" +
                   (it->second > 0 ? " by line " + std::to_string(it->second)
                                   : std::string()) +
                   "; choose another");
}

bool DocumentReader::ReadTime(const Entry& entry, std::string_view key,
                              const std::string& text, int16_t& minute) {
  int hours = 0, minutes = 0;
  const char* p = text.data();
  const char* end = p + text.size();
  const auto [colon, e1] = std::from_chars(p, end, hours);
  bool good = e1 == std::errc() && colon != end && *colon == ':';
  if (good) {
    const auto [last, e2] = std::from_chars(colon + 1, end, minutes);
    good = e2 == std::errc() && last == end && last - colon == 3 &&
           hours >= 0 && hours < 24 && minutes >= 0 && minutes < 60;
  }
  if (!good) {
    return Wrong(entry, std::string(key) + " \"" + text +
                            "\" is not a time of day; write it like 14:30");
  }
  minute = static_cast<int16_t>(60 * hours + minutes);
  return true;
}

bool DocumentReader::FindClock(const Entry*& clock) {
  static const Entry kNone{.type = "clock"};
  clock = nullptr;
  for (const Entry& e : document_.entries) {
    if (e.type != "clock") continue;
    if (clock != nullptr) return Wrong(e, "there is a second clock; keep one");
    clock = &e;
  }
  if (clock == nullptr) clock = &kNone;
  return true;
}

bool DocumentReader::FindSides(
    const std::array<std::string_view, kSides>& default_names,
    std::array<const Entry*, kSides>& entries) {
  entries = {nullptr, nullptr};
  size_t count = 0;
  for (const Entry& e : document_.entries) {
    if (e.type != "side") continue;
    if (count == kSides) return Wrong(e, "a game has two sides");
    entries[count++] = &e;
  }
  for (size_t i = 0; i < kSides; ++i) {
    side_names_[i] = count == kSides ? entries[i]->id : default_names[i];
  }
  if (count != 1) return true;
  if (entries[0]->id == default_names[1]) {
    std::swap(entries[0], entries[1]);
  } else if (entries[0]->id != default_names[0]) {
    return Wrong(*entries[0], "is the only side; name the other one too");
  }
  return true;
}

std::optional<Side> DocumentReader::SideNamed(std::string_view name) const {
  if (name == side_names_[0]) return Side::kFirst;
  if (name == side_names_[1]) return Side::kSecond;
  return std::nullopt;
}

bool DocumentReader::SideOf(const Entry& entry, Side& side) {
  const std::optional<Side> named = SideNamed(entry.side);
  if (!named.has_value()) {
    return Wrong(entry, "side \"" + entry.side + "\" is not one of " +
                            side_names_[0] + ", " + side_names_[1] +
                            "; two side entries give other names");
  }
  side = *named;
  return true;
}

bool DocumentReader::Outline(const Entry& entry, std::vector<Point>& polygon) {
  polygon = entry.points;
  if (polygon.size() == 2) {
    const auto [x0, x1] = std::minmax(polygon[0].x, polygon[1].x);
    const auto [y0, y1] = std::minmax(polygon[0].y, polygon[1].y);
    polygon = {{x0, y0}, {x1, y0}, {x1, y1}, {x0, y1}};
  }
  if (polygon.size() < 3) {
    return Wrong(entry,
                 "needs at least three points, or two corners of an "
                 "upright rectangle");
  }
  if (TwiceArea(polygon) < 0) std::reverse(polygon.begin(), polygon.end());
  return true;
}

bool DocumentReader::ConvexOutline(const Entry& entry,
                                   std::vector<Point>& polygon) {
  if (!Outline(entry, polygon)) return false;
  if (polygon.size() > kMaxCorners) {
    return Wrong(entry, "has more than " + std::to_string(kMaxCorners) +
                            " corners; make it of several pieces");
  }
  if (TwiceArea(polygon) == 0) return Wrong(entry, "has no area");
  for (size_t i = 0; i < polygon.size(); ++i) {
    if (Orientation(polygon[i], polygon[(i + 1) % polygon.size()],
                    polygon[(i + 2) % polygon.size()]) < 0) {
      return Wrong(entry, "is not convex at corner " +
                              std::to_string((i + 1) % polygon.size() + 1) +
                              "; make it of several pieces");
    }
  }
  return true;
}

bool DocumentReader::EdgeStretch(const Entry& entry, TableSize table,
                                 EntryEdge& stretch) {
  if (entry.points.size() != 2) {
    return Wrong(entry,
                 "arrives, but has no entry stretch; give its two ends on a "
                 "table edge as points");
  }
  const auto [a, b] = std::pair{entry.points[0], entry.points[1]};
  const int32_t w = table.width.ticks, d = table.depth.ticks;
  if (a.x == b.x && (a.x == 0 || a.x == w)) {
    const auto [from, to] = std::minmax(a.y, b.y);
    stretch = {a.x == 0 ? TableEdge::kWest : TableEdge::kEast, Ticks(from),
               Ticks(to)};
  } else if (a.y == b.y && (a.y == 0 || a.y == d)) {
    const auto [from, to] = std::minmax(a.x, b.x);
    stretch = {a.y == 0 ? TableEdge::kSouth : TableEdge::kNorth, Ticks(from),
               Ticks(to)};
  } else {
    return Wrong(entry, "the entry stretch does not lie on one table edge");
  }
  return true;
}

}  // namespace berthier
