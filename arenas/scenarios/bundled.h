// The scenarios of this folder, embedded in the program, so that it needs no
// files.
//
// Law: each text equals NAME.textproto in this folder byte for byte; they are
// sorted by name.
//
//   for (const BundledText& one : BundledScenarios()) out << one.name;
#ifndef BERTHIER_ARENAS_SCENARIOS_BUNDLED_H_
#define BERTHIER_ARENAS_SCENARIOS_BUNDLED_H_

#include <span>
#include <string_view>

namespace berthier {

struct BundledText {
  std::string_view name;
  std::string_view text;
};

std::span<const BundledText> BundledScenarios();

}  // namespace berthier

#endif  // BERTHIER_ARENAS_SCENARIOS_BUNDLED_H_
