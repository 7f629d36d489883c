// Numbers of things in words: "1 marker", "2 markers".
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_DISPLAY_COUNTED_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_DISPLAY_COUNTED_H_

#include <cstdint>
#include <string>
#include <string_view>

namespace berthier::la_grande_armee {

inline std::string Counted(int64_t n, std::string_view one,
                           std::string_view many) {
  return std::to_string(n) + " " + std::string(n == 1 ? one : many);
}

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_DISPLAY_COUNTED_H_
