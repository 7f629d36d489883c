// The words, numbers and links of one entry of a document. They are taken one
// by one, so that whatever is left at the end is unknown or contradictory.
//
// Asking for something that the form does not list is a bug and aborts.
//
//   EntryWords words(entry, form);
//   const auto arm = words.TakeOne(kArmWords);
//   if (words.Take("raw")) ...
//   words.LeftOver();  // "word \"infnatry\" is unknown here; there are ..."
#ifndef BERTHIER_ENGINE_KIT_WIRE_ENTRY_WORDS_H_
#define BERTHIER_ENGINE_KIT_WIRE_ENTRY_WORDS_H_

#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/entry_form.h"
#include "engine/model/named.h"
#include "engine/model/scenario_document.h"

namespace berthier {

// The form of the entry: among the forms of its type, the one whose kind word
// the entry contains, else the first; null if its type has no form.
const EntryForm* FormOf(const Entry& entry, std::span<const EntryForm> forms);

class EntryWords {
 public:
  EntryWords(const Entry& entry, const EntryForm& form)
      : entry_(entry),
        form_(form),
        word_used_(entry.is.size()),
        number_used_(entry.numbers.size()),
        link_used_(entry.links.size()) {}

  const Entry& entry() const { return entry_; }
  // Takes the word; false if the entry does not contain it (again).
  bool Take(std::string_view word);
  // Takes the first word of the table that the entry contains and returns its
  // value; nullopt if there is none. A second word is left over, because it
  // contradicts the first.
  template <typename Table>
  auto TakeOne(const Table& table) {
    using Value = decltype(table[0].value);
    std::optional<Value> found;
    for (const auto& w : table) {
      if (found.has_value()) {
        AskForWord(w.word);
      } else if (Take(w.word)) {
        found = w.value;
      }
    }
    return found;
  }
  // Take the number or link with this key; nullopt if there is none.
  std::optional<int64_t> Number(std::string_view key);
  std::optional<std::string> Link(std::string_view key);
  // A word of the entry that the form does not list; empty if there is none.
  std::string_view UnknownWord() const;
  // An error message about the first item not taken, with what is allowed
  // instead; empty if everything was taken.
  std::string LeftOver() const;
  // Something the form lists that was never asked for: a bug of the reader.
  // Empty if there is none.
  std::string NeverAsked() const;

 private:
  using Keys = std::set<std::string, std::less<>>;

  void AskForWord(std::string_view word);
  // Keys of the form.
  Keys Words() const;
  Keys Numbers() const;
  Keys Links() const;
  std::string PartLeftOver() const;

  const Entry& entry_;
  const EntryForm& form_;
  std::vector<bool> word_used_;
  std::vector<bool> number_used_;
  std::vector<bool> link_used_;
  Keys asked_words_;
  Keys asked_numbers_;
  Keys asked_links_;
};

}  // namespace berthier

#endif  // BERTHIER_ENGINE_KIT_WIRE_ENTRY_WORDS_H_
