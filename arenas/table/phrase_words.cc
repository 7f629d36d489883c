#include "arenas/table/phrase_words.h"

#include <algorithm>
#include <utility>

#include "proto/names.h"

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

std::string Nearest(std::string_view word,
                    std::span<const std::string_view> known, size_t most) {
  // Of long garbage the beginning is enough.
  const std::string_view meant = word.substr(0, 40);
  std::vector<std::pair<size_t, std::string_view>> ranked;
  for (const std::string_view one : known) {
    // A name is as near as its beginning of the same length, nearly.
    const size_t whole = EditDistance(meant, one) * 2;
    const size_t begun = EditDistance(meant, one.substr(0, meant.size())) * 2;
    size_t least = std::min(whole, begun + 1);
    // ... and as one of its later words.
    for (size_t at = one.find(' '); at < one.size(); at = one.find(' ', at)) {
      const std::string_view later = one.substr(++at);
      if (EditDistance(meant, later.substr(0, later.find(' '))) == 0) {
        least = std::min<size_t>(least, 1);
      }
    }
    ranked.push_back({least, one});
  }
  std::stable_sort(
      ranked.begin(), ranked.end(),
      [](const auto& a, const auto& b) { return a.first < b.first; });
  std::string said;
  most = std::min(most, ranked.size());
  for (size_t i = 0; i < most; ++i) {
    if (i > 0) said += i + 1 == most ? " or " : ", ";
    said += "\"" + std::string(ranked[i].second) + "\"";
  }
  return said;
}

}  // namespace berthier
