#include "proto/position_codec.h"

#include <array>
#include <optional>
#include <set>
#include <utility>

#include "absl/strings/str_format.h"
#include "engine/model/fault.h"

namespace berthier {
namespace {

using Entries = google::protobuf::RepeatedPtrField<wire::Entry>;

// The types of entries: fields of wire::Position, in their sequence.
struct EntryType {
  std::string_view name;
  const Entries& (wire::Position::*get)() const;
  Entries* (wire::Position::*change)();
};
constexpr std::array<EntryType, 8> kEntryTypes = {{
    {"clock", &wire::Position::clock, &wire::Position::mutable_clock},
    {"side", &wire::Position::side, &wire::Position::mutable_side},
    {"terrain", &wire::Position::terrain, &wire::Position::mutable_terrain},
    {"formation", &wire::Position::formation,
     &wire::Position::mutable_formation},
    {"leader", &wire::Position::leader, &wire::Position::mutable_leader},
    {"unit", &wire::Position::unit, &wire::Position::mutable_unit},
    {"marker", &wire::Position::marker, &wire::Position::mutable_marker},
    {"process", &wire::Position::process, &wire::Position::mutable_process},
}};

const EntryType& TypeNamed(std::string_view name) {
  for (const EntryType& type : kEntryTypes) {
    if (type.name == name) return type;
  }
  Abort(__FILE__, __LINE__, "an entry of a type that the wire form lacks");
}

// Reads one position and keeps the first thing that is wrong with it.
class Reader {
 public:
  Reader(const wire::Position& position, const Lines& lines)
      : position_(position), lines_(lines) {}

  bool Read(WrittenDocument& written) {
    return ReadHead(written) && ReadOptions(written.document) &&
           ReadEntries(written.document);
  }
  const Problem& problem() const { return problem_; }

 private:
  bool Fail(std::string where, std::string what, int line) {
    problem_ = {std::move(where), std::move(what), line};
    return false;
  }

  bool ReadHead(WrittenDocument& written) {
    ScenarioDocument& document = written.document;
    document.ruleset = position_.ruleset();
    document.name = position_.name();
    document.note = position_.note();
    if (document.ruleset.empty()) {
      return Fail("", "no ruleset is named; begin with ruleset: \"...\"", 0);
    }
    const Ruler* ruler = FindRuler(position_.ruler());
    if (ruler == nullptr) {
      return Fail("",
                  absl::StrFormat("ruler \"%s\" is unknown; there are %s",
                                  position_.ruler(), RulerNames()),
                  lines_.Of(position_, "ruler"));
    }
    ruler_ = written.ruler = *ruler;
    if (!position_.has_table()) return true;
    const int line = lines_.Of(position_, "table");
    return ReadSize("width", position_.table().width(), line, document.width) &&
           ReadSize("depth", position_.table().depth(), line, document.depth);
  }

  bool ReadSize(const char* what, double units, int line, Length& length) {
    const std::optional<int32_t> ticks = TicksOf(ruler_, units);
    if (!ticks || *ticks <= 0) {
      return Fail("table",
                  absl::StrFormat("%s %s is not a length above 0 and up to %s",
                                  what, Shown(units), Farthest()),
                  line);
    }
    length = Ticks(*ticks);
    return true;
  }

  bool ReadOptions(ScenarioDocument& document) {
    std::set<std::string_view> seen;
    for (int i = 0; i < position_.option_size(); ++i) {
      const wire::Option& option = position_.option(i);
      const int line = lines_.Of(position_, "option", i);
      if (option.key().empty()) return Fail("option", "has no key", line);
      if (!seen.insert(option.key()).second) {
        return Fail("option " + option.key(), "is given twice", line);
      }
      document.options.emplace_back(option.key(), option.value());
    }
    return true;
  }

  bool ReadEntries(ScenarioDocument& document) {
    for (const EntryType& type : kEntryTypes) {
      const Entries& entries = (position_.*type.get)();
      std::set<std::string_view> seen;
      for (int i = 0; i < entries.size(); ++i) {
        const wire::Entry& wire_entry = entries.Get(i);
        Entry entry;
        entry.type = type.name;
        entry.line = lines_.Of(position_, type.name, i);
        where_ = entry.type;
        if (!wire_entry.id().empty()) where_ += " " + wire_entry.id();
        if (!wire_entry.id().empty() && !seen.insert(wire_entry.id()).second) {
          return Fail(where_, "there is another of this id; ids are unique",
                      entry.line);
        }
        if (!ReadEntry(wire_entry, lines_.In(position_, type.name, i), entry)) {
          return false;
        }
        document.entries.push_back(std::move(entry));
      }
    }
    return true;
  }

  bool ReadEntry(const wire::Entry& from, const Lines& lines, Entry& to) {
    to.id = from.id();
    to.side = from.side();
    to.of = from.of();
    const FieldLines line_of = {lines, from, to.line};
    for (int i = 0; i < from.is_size(); ++i) {
      if (from.is(i).empty()) {
        return Fail(where_, "\"\" is no word", line_of("is", i));
      }
      to.is.push_back(from.is(i));
    }
    return ReadPose(from, line_of, to) && ReadPoints(from, line_of, to) &&
           ReadNumbers(from, line_of, to) && ReadLinks(from, line_of, to);
  }

  // The line of a field, or of the entry if that is unknown.
  struct FieldLines {
    const Lines& lines;
    const wire::Entry& entry;
    int entry_line;

    int operator()(std::string_view field, int index = -1) const {
      const int line = lines.Of(entry, field, index);
      return line > 0 ? line : entry_line;
    }
  };

  bool ReadPose(const wire::Entry& from, const FieldLines& line_of, Entry& to) {
    if (from.has_x() != from.has_y()) {
      return Fail(where_,
                  from.has_x() ? "x without y; a place needs both"
                               : "y without x; a place needs both",
                  line_of(from.has_x() ? "x" : "y"));
    }
    if (from.has_x()) {
      Point place;
      if (!ReadCoordinate("x", from.x(), line_of("x"), place.x) ||
          !ReadCoordinate("y", from.y(), line_of("y"), place.y)) {
        return false;
      }
      to.place = place;
    }
    if (from.has_heading()) {
      to.heading = HeadingOf(from.heading());
      if (!to.heading) {
        return Fail(
            where_,
            absl::StrFormat("heading %s is not a quarter degree in [0, 360)",
                            Shown(from.heading())),
            line_of("heading"));
      }
    }
    return true;
  }

  bool ReadPoints(const wire::Entry& from, const FieldLines& line_of,
                  Entry& to) {
    for (int i = 0; i < from.points_size(); ++i) {
      const std::string name = absl::StrFormat("point %d: ", i + 1);
      const int line = line_of("points", i);
      if (!from.points(i).has_x() || !from.points(i).has_y()) {
        return Fail(where_, name + "a place needs both x and y", line);
      }
      Point point;
      if (!ReadCoordinate(name + "x", from.points(i).x(), line, point.x) ||
          !ReadCoordinate(name + "y", from.points(i).y(), line, point.y)) {
        return false;
      }
      to.points.push_back(point);
    }
    return true;
  }

  bool ReadNumbers(const wire::Entry& from, const FieldLines& line_of,
                   Entry& to) {
    for (int i = 0; i < from.number_size(); ++i) {
      const wire::Number& number = from.number(i);
      if (number.key().empty()) {
        return Fail(where_, "a number has no key", line_of("number", i));
      }
      if (!number.has_value()) {
        return Fail(where_, "number " + number.key() + " has no value",
                    line_of("number", i));
      }
      to.numbers.emplace_back(number.key(), number.value());
    }
    return true;
  }

  bool ReadLinks(const wire::Entry& from, const FieldLines& line_of,
                 Entry& to) {
    for (int i = 0; i < from.link_size(); ++i) {
      const wire::Link& link = from.link(i);
      if (link.key().empty()) {
        return Fail(where_, "a link has no key", line_of("link", i));
      }
      to.links.emplace_back(link.key(), link.value());
    }
    return true;
  }

  bool ReadCoordinate(const std::string& name, double units, int line,
                      int32_t& ticks) {
    const std::optional<int32_t> read = TicksOf(ruler_, units);
    if (!read) {
      return Fail(where_,
                  absl::StrFormat("%s %s is not a coordinate within %s of the "
                                  "corner of the table",
                                  name, Shown(units), Farthest()),
                  line);
    }
    ticks = *read;
    return true;
  }

  // "1032 in", rounded down: as far as coordinates reach.
  std::string Farthest() const {
    return absl::StrFormat("%d %s", kFarthestPlace / ruler_.ticks, ruler_.name);
  }

  const wire::Position& position_;
  const Lines& lines_;
  Ruler ruler_ = kInches;
  std::string where_;  // "unit F2": the entry being read
  Problem problem_;
};

wire::Entry WireOf(const Entry& from, const Ruler& ruler) {
  wire::Entry to;
  to.set_id(from.id);
  to.set_side(from.side);
  to.set_of(from.of);
  for (const std::string& word : from.is) to.add_is(word);
  if (from.place) {
    to.set_x(InUnits(ruler, from.place->x));
    to.set_y(InUnits(ruler, from.place->y));
  }
  if (from.heading) to.set_heading(InDegrees(*from.heading));
  for (const Point point : from.points) {
    wire::Point& added = *to.add_points();
    added.set_x(InUnits(ruler, point.x));
    added.set_y(InUnits(ruler, point.y));
  }
  for (const auto& [key, value] : from.numbers) {
    wire::Number& added = *to.add_number();
    added.set_key(key);
    added.set_value(value);
  }
  for (const auto& [key, value] : from.links) {
    wire::Link& added = *to.add_link();
    added.set_key(key);
    added.set_value(value);
  }
  return to;
}

}  // namespace

Form FormOf(std::string_view file_name) {
  return file_name.ends_with(".binpb") ? Form::kBinary : Form::kText;
}

absl::StatusOr<WrittenDocument> ReadPosition(const Source& source, Form form) {
  wire::Position position;
  Lines lines;
  const absl::Status status = form == Form::kText
                                  ? ParseText(source, position, lines)
                                  : ParseBinary(source, position);
  if (!status.ok()) return status;
  return DocumentOf(position, source.name, lines);
}

absl::StatusOr<WrittenDocument> DocumentOf(const wire::Position& position,
                                           std::string_view source,
                                           const Lines& lines) {
  WrittenDocument written;
  Reader reader(position, lines);
  if (!reader.Read(written)) return BadInput(source, reader.problem());
  return written;
}

wire::Position WireOf(const ScenarioDocument& document, const Ruler& ruler) {
  wire::Position position;
  position.set_ruleset(document.ruleset);
  position.set_name(document.name);
  position.set_note(document.note);
  if (ruler != kInches) position.set_ruler(std::string(ruler.name));
  if (document.width.ticks > 0 && document.depth.ticks > 0) {
    position.mutable_table()->set_width(InUnits(ruler, document.width.ticks));
    position.mutable_table()->set_depth(InUnits(ruler, document.depth.ticks));
  }
  for (const auto& [key, value] : document.options) {
    wire::Option& added = *position.add_option();
    added.set_key(key);
    added.set_value(value);
  }
  for (const Entry& entry : document.entries) {
    *(position.*TypeNamed(entry.type).change)()->Add() = WireOf(entry, ruler);
  }
  return position;
}

}  // namespace berthier
