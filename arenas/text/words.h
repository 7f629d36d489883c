// Wording for people: numbers with their nouns.
#ifndef BERTHIER_ARENAS_TEXT_WORDS_H_
#define BERTHIER_ARENAS_TEXT_WORDS_H_

#include <cstdint>
#include <string>
#include <string_view>

#include "absl/strings/str_format.h"

namespace berthier {

// "1 game", "12 games".
inline std::string Counted(int64_t n, std::string_view noun) {
  return absl::StrFormat("%d %s%s", n, noun, n == 1 ? "" : "s");
}

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TEXT_WORDS_H_
