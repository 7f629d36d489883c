#include "engine/model/sentence.h"

namespace berthier {
namespace {

std::string Hundredths(int64_t n) {
  const int64_t size = n < 0 ? -n : n;
  std::string text = (n < 0 ? "-" : "") + std::to_string(size / 100);
  if (size % 100 != 0) {
    text += size % 100 < 10 ? ".0" : ".";
    text += std::to_string(size % 100);
    if (text.back() == '0') text.pop_back();
  }
  return text;
}

int64_t RoundedHundredths(Length length, LengthUnit unit) {
  const int64_t n = int64_t{length.ticks} * 100;
  const int64_t half = unit.ticks / 2;
  return (n >= 0 ? n + half : n - half) / unit.ticks;
}

std::string Number(Length length, LengthUnit unit) {
  return Hundredths(RoundedHundredths(length, unit));
}

// What stands between two braces.
std::string Blank(std::string_view key, const Blanks& blanks, OwnUnits own) {
  if (key == "s") return std::string(blanks.subject);
  if (key == "o") return std::string(blanks.object);
  if (key == "from") return InWords(blanks.from, blanks.unit);
  if (key == "to") return InWords(blanks.to, blanks.unit);
  if (key == "place") return InWords(blanks.to.centre, blanks.unit);
  const size_t index = static_cast<size_t>(key[0] - '0');
  const int32_t n = index < blanks.operands.size() ? blanks.operands[index] : 0;
  const std::string_view unit = key.substr(1);
  if (unit.empty()) return std::to_string(n);
  if (unit == "in") return Number(Ticks(n), kInchUnit);
  if (unit == "cm") return Number(Ticks(n), kCentimetreUnit);
  if (unit == "deg") return InDegrees(n);
  if (unit == "share") return Hundredths(n);
  if (unit == "mod") return (n >= 0 ? "+" : "") + std::to_string(n);
  return own(unit, n);
}

}  // namespace

std::string Fill(std::string_view sentence, const Blanks& blanks,
                 OwnUnits own) {
  std::string text;
  for (size_t i = 0; i < sentence.size(); ++i) {
    const size_t end =
        sentence[i] == '{' ? sentence.find('}', i) : std::string_view::npos;
    if (end == std::string_view::npos) {
      text += sentence[i];
      continue;
    }
    text += Blank(sentence.substr(i + 1, end - i - 1), blanks, own);
    i = end;
  }
  return text;
}

std::string InInches(Length length) { return InWords(length, kInchUnit); }

std::string InWords(Length length, LengthUnit unit) {
  return Number(length, unit) + " " + std::string(unit.name);
}

std::string InDegrees(int quarters) {
  return Hundredths(int64_t{quarters} * 25);
}

std::string TimeOfDay(int minute) {
  return std::to_string(minute / 60) + (minute % 60 < 10 ? ":0" : ":") +
         std::to_string(minute % 60);
}

std::string InWords(Point place, LengthUnit unit) {
  return "(" + Number(Ticks(place.x), unit) + ", " +
         Number(Ticks(place.y), unit) + ")";
}

std::string InWords(Pose pose, LengthUnit unit) {
  return InWords(pose.centre, unit) + " facing " +
         InDegrees(pose.heading.quarters());
}

std::string_view NameOf(const std::vector<EntityInfo>& entities, EntityId id) {
  const size_t i = static_cast<size_t>(id);
  return i < entities.size() ? std::string_view(entities[i].name) : "?";
}

}  // namespace berthier
