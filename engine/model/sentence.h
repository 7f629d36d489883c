// Sentence templates that put codes into words, and measures in words.
//
// The placeholders in braces are: s and o (subject and object), from and to
// (poses), place (the place of `to`), and the number of an operand with its
// unit: {0in} ticks in inches, {0cm} ticks in centimetres, {1deg} quarter
// degrees in degrees, {2mod} with its sign, {0share} hundredths as they are,
// {0} plain. A ruleset may define other units.
//
//   Fill("{s} pursues {0in} in to {to}",
//        {.subject = "F1", .to = pose, .operands = operands}, own_units);
#ifndef BERTHIER_ENGINE_MODEL_SENTENCE_H_
#define BERTHIER_ENGINE_MODEL_SENTENCE_H_

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/geometry/block.h"
#include "engine/model/side.h"

namespace berthier {

struct Blanks {
  std::string_view subject;
  std::string_view object;
  Pose from;
  Pose to;
  std::span<const int32_t> operands;
  LengthUnit unit = kInchUnit;  // for the coordinates of places
};
// A number of a ruleset's own unit in words: "front" for 0 in "aspect".
using OwnUnits = std::string (*)(std::string_view unit, int32_t n);

std::string Fill(std::string_view sentence, const Blanks& blanks, OwnUnits own);

// "3.25 in", at most two decimals, without trailing zeros.
std::string InInches(Length length);
std::string InWords(Length length, LengthUnit unit);
// "(30, 24.5)" and "(30, 24.5) facing 180"
std::string InWords(Point place, LengthUnit unit = kInchUnit);
std::string InWords(Pose pose, LengthUnit unit = kInchUnit);
std::string InDegrees(int quarters);
// "9:05" for minute 545 of the day.
std::string TimeOfDay(int minute);

// The name of the entity; "?" for kNone.
std::string_view NameOf(const std::vector<EntityInfo>& entities, EntityId id);

}  // namespace berthier

#endif  // BERTHIER_ENGINE_MODEL_SENTENCE_H_
