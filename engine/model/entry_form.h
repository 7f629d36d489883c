// What may be said in an entry of a document: the words, numbers and links of
// one kind of entry, with what they mean.
//
// A ruleset writes its forms once. Its reader takes entries by them (EntryWords
// refuses what the form does not have), and whoever wants to know what can be
// written prints them: `berthier rulesets NAME`.
//
// Laws: an entry read by a form is refused if it says anything that the form
// does not have; a reader that asks for what its form does not have, or never
// asks for what it has, is a bug and stops the program.
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

// Words of which an entry says at most one, or a single word.
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
  // The word that tells this form from others of the type; it is among `words`.
  std::string_view kind = {};
  std::string_view meaning = {};
  std::vector<WordForm> words = {};
  std::vector<NumberForm> numbers = {};
  std::vector<LinkForm> links = {};
  // What these parts of an entry mean; empty where they do not belong.
  std::string_view side = {};
  std::string_view of = {};
  std::string_view place = {};
  std::string_view heading = {};
  std::string_view points = {};
};

// An option of a ruleset and its values, the usual one first.
struct OptionForm {
  std::string_view name;
  std::string values;
};

// All words of a table, as alternatives.
template <typename Value, size_t n>
WordForm OneOf(const Named<Value> (&table)[n], std::string_view meaning) {
  WordForm form{.words = {}, .meaning = meaning};
  for (const Named<Value>& each : table) form.words.push_back(each.word);
  return form;
}

}  // namespace berthier

#endif  // BERTHIER_ENGINE_MODEL_ENTRY_FORM_H_
