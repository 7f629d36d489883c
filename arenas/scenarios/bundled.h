// The scenarios of this folder, as part of the program: wherever it is put, it
// has them with it.
//
// Law: a text each, byte for byte that of NAME.textproto in this folder, in the
// alphabetical sequence of the names.
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
