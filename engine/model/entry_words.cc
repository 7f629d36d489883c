#include "engine/model/entry_words.h"

namespace berthier {
namespace {

std::string Misfit(std::string_view kind, const std::string& word,
                   const std::set<std::string, std::less<>>& known) {
  std::string text = std::string(kind) + " \"" + word + "\" ";
  if (known.contains(word)) {
    return text + "is said twice or contradicts another; keep one";
  }
  text += "is unknown here; there ";
  if (known.empty()) return text + "are none";
  text += "are";
  std::string_view comma = " ";
  for (const std::string& each : known) {
    text += std::string(comma) + each;
    comma = ", ";
  }
  return text;
}

}  // namespace

bool EntryWords::Take(std::string_view word) {
  known_words_.emplace(word);
  for (size_t i = 0; i < entry_.is.size(); ++i) {
    if (!word_used_[i] && entry_.is[i] == word) {
      word_used_[i] = true;
      return true;
    }
  }
  return false;
}

std::optional<int64_t> EntryWords::Number(std::string_view key) {
  known_numbers_.emplace(key);
  for (size_t i = 0; i < entry_.numbers.size(); ++i) {
    if (!number_used_[i] && entry_.numbers[i].first == key) {
      number_used_[i] = true;
      return entry_.numbers[i].second;
    }
  }
  return std::nullopt;
}

std::optional<std::string> EntryWords::Link(std::string_view key) {
  known_links_.emplace(key);
  for (size_t i = 0; i < entry_.links.size(); ++i) {
    if (!link_used_[i] && entry_.links[i].first == key) {
      link_used_[i] = true;
      return entry_.links[i].second;
    }
  }
  return std::nullopt;
}

std::string EntryWords::LeftOver() const {
  for (size_t i = 0; i < word_used_.size(); ++i) {
    if (!word_used_[i]) return Misfit("word", entry_.is[i], known_words_);
  }
  for (size_t i = 0; i < number_used_.size(); ++i) {
    if (!number_used_[i]) {
      return Misfit("number", entry_.numbers[i].first, known_numbers_);
    }
  }
  for (size_t i = 0; i < link_used_.size(); ++i) {
    if (!link_used_[i]) {
      return Misfit("link", entry_.links[i].first, known_links_);
    }
  }
  return "";
}

}  // namespace berthier
