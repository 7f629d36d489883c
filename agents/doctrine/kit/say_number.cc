#include "agents/doctrine/kit/say_number.h"

#include <cstdio>

namespace berthier {

std::string InPercent(double chance) {
  return std::to_string(static_cast<int>(100 * chance + 0.5)) + " %";
}

std::string InTenths(double number) {
  char text[32];
  std::snprintf(text, sizeof text, "%.1f", number);
  return text;
}

}  // namespace berthier
