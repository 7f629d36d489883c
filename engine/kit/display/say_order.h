// Orders in words, by patterns: one pattern per verb instead of a switch.
//
//   // "F1 joins F2", "F1 pivots to face 90 degrees"
//   SayPattern("{s} joins {o}", "F1", "F2", order);
//   SayPattern("{s} pivots to face {h}", "F1", "", order);
#ifndef BERTHIER_ENGINE_KIT_DISPLAY_SAY_ORDER_H_
#define BERTHIER_ENGINE_KIT_DISPLAY_SAY_ORDER_H_

#include <string>
#include <string_view>

#include "engine/model/order.h"

namespace berthier {

// Replaces {s}: the subject, {o}: the object, {p}: the place, {P}: the pose,
// {v}: the point on the way (via), {h}: the heading, {a}: the amount.
std::string SayPattern(std::string_view pattern, std::string_view subject,
                       std::string_view object, const Order& order,
                       LengthUnit unit = kInchUnit);

// One row of a ruleset's VerbRows (engine/kit/orders/verb_rows.h): the pattern
// that says every order of `verb`.
template <typename Verb>
struct VerbPattern {
  Verb verb;
  std::string_view says;
};

// "12.5 degrees".
std::string SayHeading(Heading heading);

}  // namespace berthier

#endif  // BERTHIER_ENGINE_KIT_DISPLAY_SAY_ORDER_H_
