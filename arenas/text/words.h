// Wording for people: numbers with their nouns.
#ifndef BERTHIER_ARENAS_TEXT_WORDS_H_
#define BERTHIER_ARENAS_TEXT_WORDS_H_

#include <cstdint>
#include <string>
#include <string_view>

#include "absl/strings/str_format.h"

namespace berthier {

// "1 game", "12 games", "2 inaccuracies".
inline std::string Counted(int64_t n, std::string_view noun) {
  if (n == 1) return absl::StrFormat("1 %s", noun);
  if (noun.ends_with('y')) {
    return absl::StrFormat("%d %sies", n, noun.substr(0, noun.size() - 1));
  }
  return absl::StrFormat("%d %ss", n, noun);
}

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TEXT_WORDS_H_
