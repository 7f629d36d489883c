#include "engine/kit/display/say_order.h"

#include "engine/model/fault.h"
#include "engine/model/sentence.h"

namespace berthier {

std::string SayHeading(Heading heading) {
  return InDegrees(heading.quarters()) + " degrees";
}

std::string SayPattern(std::string_view pattern, std::string_view subject,
                       std::string_view object, const Order& order,
                       LengthUnit unit) {
  std::string text;
  for (size_t i = 0; i < pattern.size(); ++i) {
    if (pattern[i] != '{') {
      text += pattern[i];
      continue;
    }
    BERTHIER_CHECK(i + 2 < pattern.size() && pattern[i + 2] == '}');
    switch (pattern[i + 1]) {
      case 's':
        text += subject;
        break;
      case 'o':
        text += object;
        break;
      case 'p':
        text += InWords(order.pose.centre, unit);
        break;
      case 'P':
        text += InWords(order.pose, unit);
        break;
      case 'v':
        text += InWords(order.via, unit);
        break;
      case 'h':
        text += SayHeading(order.pose.heading);
        break;
      case 'a':
        text += std::to_string(order.amount);
        break;
      default:
        BERTHIER_CHECK(false && "a pattern names what no order has");
    }
    i += 2;
  }
  return text;
}

}  // namespace berthier
