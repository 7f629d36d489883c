// EntryReader: the walker that reads the fields of an entry (entry_walkers.h).
#ifndef BERTHIER_ENGINE_KIT_WIRE_ENTRY_READER_H_
#define BERTHIER_ENGINE_KIT_WIRE_ENTRY_READER_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/kit/state/id.h"
#include "engine/kit/wire/entry_words.h"
#include "engine/kit/wire/numbered_fields.h"
#include "engine/model/entry_form.h"
#include "engine/model/named.h"
#include "engine/model/scenario_document.h"
#include "engine/model/side.h"
#include "engine/tabletop/entry_edge.h"

namespace berthier {

class DocumentReader;

// Reads fields from an entry. The first error goes to the DocumentReader, and
// nothing is read after it. Unnamed parameters are meanings, which only
// EntryLister uses.
class EntryReader {
 public:
  EntryReader(DocumentReader& reader, EntryWords& words)
      : reader_(reader), words_(words) {}

  bool ok() const { return ok_; }

  void Kind(std::string_view type, std::string_view kind, std::string_view);
  void Id(std::string& id);
  void Whose(Side& side, std::string_view);
  void Of(std::string& of, std::string_view) { of = entry().of; }
  template <typename Id>
  void Of(Id& id, const auto& among, std::string_view) {
    if (!ok_ || entry().of.empty()) return;
    const int i = among.IndexOf(entry().of);
    if (i >= 0) {
      id = MakeId<Id>(i);
    } else {
      Wrong("of \"" + entry().of + "\": there is no such " +
            std::string(among.what));
    }
  }

  template <typename Field>
  void Mark(std::string_view word, Field& field, std::string_view) {
    if (ok_) field = static_cast<Field>(words_.Take(word));
  }
  void FlagOf(std::string_view word, auto& flags, auto flag, std::string_view) {
    if (ok_ && words_.Take(word)) flags.Set(flag);
  }
  void OneOf(const auto& table, auto& field, std::string_view,
             const auto&... /*usual*/) {
    if (!ok_) return;
    if (const auto found = words_.TakeOne(table)) field = *found;
  }

  template <typename Field>
  void Number(std::string_view key, Field& field, Bounds bounds,
              std::string_view, std::optional<int64_t> = 0) {
    const std::optional<int64_t> n = TakeNumber(key, bounds);
    if (!n.has_value()) return;
    if constexpr (internal::is_optional<Field>) {
      internal::FromNumber(*n, field.emplace());
    } else {
      internal::FromNumber(*n, field);
    }
  }

  void Text(std::string_view key, std::string& text, std::string_view);
  void Time(std::string_view key, int16_t& minute, std::string_view);
  void SideLink(std::string_view key, std::optional<Side>& side,
                std::string_view);
  void Choice(std::string_view key, const auto& table, auto& field,
              std::string_view) {
    const std::optional<std::string> word = TakeLink(key);
    if (!word.has_value()) return;
    if (const auto found = Find(table, *word)) {
      field = *found;
    } else {
      NoneOf(key, *word, berthier::OneOf(table, ""));
    }
  }
  template <typename Value>
  void Choices(std::string_view key, const auto& table,
               std::vector<Value>& fields, std::string_view meaning) {
    for (std::optional<Value> each; Choice(key, table, each, meaning), each;
         each.reset()) {
      fields.push_back(*each);
    }
  }
  template <typename Id>
  void Link(std::string_view key, Id& id, const auto& among, std::string_view) {
    const std::optional<std::string> name = TakeLink(key);
    if (!name.has_value()) return;
    const int i = among.IndexOf(*name);
    if (i >= 0) {
      id = MakeId<Id>(i);
    } else {
      Wrong(std::string(key) + " \"" + *name + "\", which is no " +
            std::string(among.what));
    }
  }
  template <typename Id>
  void Links(std::string_view key, std::vector<Id>& ids, const auto& among,
             std::string_view meaning) {
    for (Id id = Id::kNone; Link(key, id, among, meaning), IsSome(id);
         id = Id::kNone) {
      ids.push_back(id);
    }
  }

  void Place(std::optional<Point>& place, std::string_view) {
    place = entry().place;
  }
  void Facing(std::optional<Heading>& heading, std::string_view) {
    heading = entry().heading;
  }
  void Points(std::vector<Point>& points, std::string_view) {
    points = entry().points;
  }
  // The points are the ends of a stretch of table edge. The entry must have
  // them if and only if `given`.
  void Stretch(EntryEdge& stretch, bool given, TableSize table,
               std::string_view);

 private:
  const Entry& entry() const { return words_.entry(); }
  void Wrong(std::string what);
  void NoneOf(std::string_view key, const std::string& word,
              const WordForm& known);
  std::optional<int64_t> TakeNumber(std::string_view key, Bounds bounds);
  std::optional<std::string> TakeLink(std::string_view key);

  DocumentReader& reader_;
  EntryWords& words_;
  bool ok_ = true;
};

}  // namespace berthier

#endif  // BERTHIER_ENGINE_KIT_WIRE_ENTRY_READER_H_
