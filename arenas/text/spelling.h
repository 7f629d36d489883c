// What was meant by a word that is not known.
//
//   Nearest("forwrad", known, 1);  // "\"forward\""
#ifndef BERTHIER_ARENAS_TEXT_SPELLING_H_
#define BERTHIER_ARENAS_TEXT_SPELLING_H_

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace berthier {

// The at most `most` words of `known` with the least edit distance from `word`,
// as text: "\"charge\" or \"pair\"".
std::string Nearest(std::string_view word,
                    std::span<const std::string_view> known, size_t most);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TEXT_SPELLING_H_
