// The words of a phrase: splitting, comparing, and finding similar known words.
//
// Words are separated by blanks and by ( ) , ; = and compared in small letters.
//
//   const std::vector<PhraseWord> words = CutPhrase("Fire-at  A2");
//   Nearest("forwrad", known, 3);  // "forward"
#ifndef BERTHIER_ARENAS_TABLE_PHRASE_WORDS_H_
#define BERTHIER_ARENAS_TABLE_PHRASE_WORDS_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace berthier {

inline constexpr int64_t kMillion = 1'000'000;

struct PhraseWord {
  std::string small;  // in small letters
  std::string typed;
};

std::vector<PhraseWord> CutPhrase(std::string_view text);

// The number of words of `name` if `words` begins with all of them, else 0.
size_t WordsMatched(std::span<const PhraseWord> words, std::string_view name);
// How many of the first words of `words` are the first words of `name`; the
// last of these may be abbreviated to a prefix.
size_t BeginningMatched(std::span<const PhraseWord> words,
                        std::string_view name);

// A decimal number such as "-12.5" in millionths; nullopt if it is no number or
// above 10 million.
std::optional<int64_t> Millionths(std::string_view word);

// In quotation marks; cut after 40 bytes.
std::string Quoted(std::string_view word);

// The at most `most` words of `known` with the least edit distance from `word`,
// as text: "\"charge\" or \"pair\"".
std::string Nearest(std::string_view word,
                    std::span<const std::string_view> known, size_t most);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_PHRASE_WORDS_H_
