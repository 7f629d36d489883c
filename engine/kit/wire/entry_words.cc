#include "engine/kit/wire/entry_words.h"

#include <algorithm>

#include "engine/model/fault.h"

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

bool HasWord(const EntryForm& form, std::string_view word) {
  return std::any_of(
      form.words.begin(), form.words.end(), [&](const WordForm& each) {
        return std::find(each.words.begin(), each.words.end(), word) !=
               each.words.end();
      });
}

template <typename Forms>
bool HasKey(const Forms& forms, std::string_view key) {
  return std::any_of(forms.begin(), forms.end(),
                     [&](const auto& each) { return each.key == key; });
}

}  // namespace

const EntryForm* FormOf(const Entry& entry, std::span<const EntryForm> forms) {
  const EntryForm* first = nullptr;
  for (const EntryForm& form : forms) {
    if (form.type != entry.type) continue;
    if (first == nullptr) first = &form;
    if (std::find(entry.is.begin(), entry.is.end(), form.kind) !=
        entry.is.end()) {
      return &form;
    }
  }
  return first;
}

void EntryWords::AskForWord(std::string_view word) {
  BERTHIER_CHECK(HasWord(form_, word));
  asked_words_.emplace(word);
}

bool EntryWords::Take(std::string_view word) {
  AskForWord(word);
  for (size_t i = 0; i < entry_.is.size(); ++i) {
    if (!word_used_[i] && entry_.is[i] == word) {
      word_used_[i] = true;
      return true;
    }
  }
  return false;
}

std::optional<int64_t> EntryWords::Number(std::string_view key) {
  BERTHIER_CHECK(HasKey(form_.numbers, key));
  asked_numbers_.emplace(key);
  for (size_t i = 0; i < entry_.numbers.size(); ++i) {
    if (!number_used_[i] && entry_.numbers[i].first == key) {
      number_used_[i] = true;
      return entry_.numbers[i].second;
    }
  }
  return std::nullopt;
}

std::optional<std::string> EntryWords::Link(std::string_view key) {
  BERTHIER_CHECK(HasKey(form_.links, key));
  asked_links_.emplace(key);
  for (size_t i = 0; i < entry_.links.size(); ++i) {
    if (!link_used_[i] && entry_.links[i].first == key) {
      link_used_[i] = true;
      return entry_.links[i].second;
    }
  }
  return std::nullopt;
}

std::string_view EntryWords::UnknownWord() const {
  for (const std::string& word : entry_.is) {
    if (!HasWord(form_, word)) return word;
  }
  return "";
}

EntryWords::Keys EntryWords::Words() const {
  Keys keys;
  for (const WordForm& each : form_.words) {
    keys.insert(each.words.begin(), each.words.end());
  }
  return keys;
}

EntryWords::Keys EntryWords::Numbers() const {
  Keys keys;
  for (const NumberForm& each : form_.numbers) keys.emplace(each.key);
  return keys;
}

EntryWords::Keys EntryWords::Links() const {
  Keys keys;
  for (const LinkForm& each : form_.links) keys.emplace(each.key);
  return keys;
}

std::string EntryWords::PartLeftOver() const {
  const struct {
    bool given;
    std::string_view meaning;
    std::string_view name;
  } parts[] = {
      {!entry_.side.empty(), form_.side, "side does"},
      {!entry_.of.empty(), form_.of, "of: does"},
      {entry_.place.has_value(), form_.place, "x and y do"},
      {entry_.heading.has_value(), form_.heading, "heading does"},
      {!entry_.points.empty(), form_.points, "points do"},
  };
  for (const auto& part : parts) {
    if (part.given && part.meaning.empty()) {
      return std::string(part.name) + " not belong here; leave it out";
    }
  }
  return "";
}

std::string EntryWords::LeftOver() const {
  for (size_t i = 0; i < word_used_.size(); ++i) {
    if (!word_used_[i]) return Misfit("word", entry_.is[i], Words());
  }
  for (size_t i = 0; i < number_used_.size(); ++i) {
    if (!number_used_[i]) {
      return Misfit("number", entry_.numbers[i].first, Numbers());
    }
  }
  for (size_t i = 0; i < link_used_.size(); ++i) {
    if (!link_used_[i]) return Misfit("link", entry_.links[i].first, Links());
  }
  return PartLeftOver();
}

std::string EntryWords::NeverAsked() const {
  for (const auto& [known, asked] :
       {std::pair{Words(), asked_words_}, std::pair{Numbers(), asked_numbers_},
        std::pair{Links(), asked_links_}}) {
    for (const std::string& key : known) {
      if (!asked.contains(key)) return key;
    }
  }
  return "";
}

}  // namespace berthier
