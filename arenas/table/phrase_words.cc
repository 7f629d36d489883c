#include "arenas/table/phrase_words.h"

#include <algorithm>

namespace berthier {
namespace {

// Far beyond any table in any unit, and far from overflow.
constexpr int64_t kMostWhole = 10'000'000;
constexpr int kDecimals = 6;

char Small(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool Cuts(char c) {
  constexpr std::string_view kCuts = "(),;= \t\r\n\f\v";
  return kCuts.find(c) != std::string_view::npos;
}

}  // namespace

std::vector<PhraseWord> CutPhrase(std::string_view text) {
  std::vector<PhraseWord> words;
  for (size_t i = 0; i < text.size();) {
    if (Cuts(text[i])) {
      ++i;
      continue;
    }
    PhraseWord word;
    for (; i < text.size() && !Cuts(text[i]); ++i) {
      word.typed += text[i];
      word.small += Small(text[i]);
    }
    words.push_back(std::move(word));
  }
  return words;
}

size_t WordsMatched(std::span<const PhraseWord> words, std::string_view name) {
  const std::vector<PhraseWord> parts = CutPhrase(name);
  if (parts.empty() || parts.size() > words.size()) return 0;
  for (size_t i = 0; i < parts.size(); ++i) {
    if (parts[i].small != words[i].small) return 0;
  }
  return parts.size();
}

size_t BeginningMatched(std::span<const PhraseWord> words,
                        std::string_view name) {
  const std::vector<PhraseWord> parts = CutPhrase(name);
  size_t i = 0;
  while (i < parts.size() && i < words.size() &&
         parts[i].small == words[i].small) {
    ++i;
  }
  if (i < parts.size() && i < words.size() &&
      parts[i].small.starts_with(words[i].small)) {
    ++i;
  }
  return i;
}

std::optional<int64_t> Millionths(std::string_view word) {
  const bool negative = word.starts_with('-');
  if (negative || word.starts_with('+')) word.remove_prefix(1);
  int64_t value = 0;
  int decimals = -1;  // none, before the point
  bool digits = false;
  for (const char c : word) {
    if (c == '.' && decimals < 0) {
      decimals = 0;
      continue;
    }
    if (c < '0' || c > '9') return std::nullopt;
    digits = true;
    if (decimals == kDecimals) continue;  // finer than anything
    value = value * 10 + (c - '0');
    if (decimals >= 0) ++decimals;
    if (decimals < 0 && value > kMostWhole) return std::nullopt;
  }
  if (!digits) return std::nullopt;
  for (int i = std::max(decimals, 0); i < kDecimals; ++i) value *= 10;
  return negative ? -value : value;
}

std::string Quoted(std::string_view word) {
  constexpr size_t kLongest = 40;
  std::string said = "\"" + std::string(word.substr(0, kLongest));
  return said + (word.size() > kLongest ? "...\"" : "\"");
}

}  // namespace berthier
