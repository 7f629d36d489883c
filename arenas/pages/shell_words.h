// Quotes a word for a POSIX shell, if necessary.
//
//   ShellWord("spring.ledger");  // spring.ledger
//   ShellWord("it's");           // 'it'\''s'
#ifndef BERTHIER_ARENAS_PAGES_SHELL_WORDS_H_
#define BERTHIER_ARENAS_PAGES_SHELL_WORDS_H_

#include <string>
#include <string_view>

namespace berthier {

inline std::string ShellWord(std::string_view word) {
  constexpr std::string_view kPlain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./"
      ":@%+=,";
  if (!word.empty() && word.front() != '-' &&
      word.find_first_not_of(kPlain) == std::string_view::npos) {
    return std::string(word);
  }
  std::string quoted = "'";
  for (const char letter : word) {
    if (letter == '\'') {
      quoted += "'\\''";
    } else {
      quoted += letter;
    }
  }
  return quoted + "'";
}

}  // namespace berthier

#endif  // BERTHIER_ARENAS_PAGES_SHELL_WORDS_H_
