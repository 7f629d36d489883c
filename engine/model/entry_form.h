// The schema of one kind of document entry: the words, numbers and links it may
// contain, with their meanings.
//
// A ruleset declares its forms once. Its reader validates entries against them
// (EntryWords rejects anything the form does not list), and
// `berthier rulesets NAME` prints them as documentation.
//
// Laws: an entry is rejected if it contains anything its form does not list; a
// reader that asks for something its form does not list, or never asks for
// something it lists, is a bug and stops the program.
//
//   const EntryForm form = {
//       .type = "unit",
//       .meaning = "a base on the table",
//       .words = {{{"infantry", "cavalry"}, "its arm"}},
//       .numbers = {{"charges made", 0, 3, "in this player-turn"}},
//       .links = {{"with", "the unit he is attached to"}},
//       .place = "its centre"};
//   EntryWords words(entry, form);
#ifndef BERTHIER_ENGINE_MODEL_ENTRY_FORM_H_
#define BERTHIER_ENGINE_MODEL_ENTRY_FORM_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/named.h"

namespace berthier {

// Alternative words, of which an entry may contain at most one; or one word.
struct WordForm {
  std::vector<std::string_view> words;
  std::string_view meaning;
};

struct NumberForm {
  std::string_view key;
  int64_t least;
  int64_t most;
  std::string_view meaning;
};

struct LinkForm {
  std::string_view key;
  std::string_view meaning;
};

struct EntryForm {
  std::string_view type = {};
  // The word that distinguishes this form from others of the same type; also
  // listed in `words`.
  std::string_view kind = {};
  std::string_view meaning = {};
  std::vector<WordForm> words = {};
  std::vector<NumberForm> numbers = {};
  std::vector<LinkForm> links = {};
  // The meanings of these fields of an Entry; empty if the field is not
  // allowed.
  std::string_view side = {};
  std::string_view of = {};
  std::string_view place = {};
  std::string_view heading = {};
  std::string_view points = {};
};

// An option of a ruleset and its values, the default first.
struct OptionForm {
  std::string_view name;
  std::string values;
};

// A WordForm with all words of the table as alternatives.
template <typename Value, size_t n>
WordForm OneOf(const Named<Value> (&table)[n], std::string_view meaning) {
  WordForm form{.words = {}, .meaning = meaning};
  for (const Named<Value>& each : table) form.words.push_back(each.word);
  return form;
}

}  // namespace berthier

#endif  // BERTHIER_ENGINE_MODEL_ENTRY_FORM_H_
