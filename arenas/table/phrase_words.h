// The words of a phrase: cut apart, compared, and the nearest known ones.
//
// Words are cut at blanks and at ( ) , ; = and compared in small letters.
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

// How many words of `name` stand at the beginning of `words`: all, or none (0).
size_t WordsMatched(std::span<const PhraseWord> words, std::string_view name);
// The same, but the last word of `words` may be the beginning of one of the
// name's, and the name may go on after it; 0 if not.
size_t BeginningMatched(std::span<const PhraseWord> words,
                        std::string_view name);

// "-12.5" in millionths; nothing if it is no number, or a senseless one.
std::optional<int64_t> Millionths(std::string_view word);

// In quotation marks; of long garbage the beginning.
std::string Quoted(std::string_view word);

// Those of `known` that differ least, at most `most`: "\"charge\" or \"pair\"".
std::string Nearest(std::string_view word,
                    std::span<const std::string_view> known, size_t most);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_PHRASE_WORDS_H_
