// Each kind of entry is described once, by a visitor that names and holds all
// its fields and states their meanings. Three walkers are applied to it:
// EntryReader reads the fields from an entry, EntryWriter writes them to one,
// EntryLister makes the EntryForm (entry_form.h).
//
//   struct BrigadeEntry {
//     const Scenario& sc;
//     BrigadeData d = {};
//     BrigadeState s = {};
//
//     template <typename F>
//     void operator()(F& f) {
//       f.Kind("formation", "brigade", "some battalions");
//       f.Id(d.name);
//       f.Whose(d.side, "whose it is");
//       f.Of(d.corps, Among<CorpsData>{sc.corps, "corps"}, "its corps");
//       f.OneOf(kNationWords, d.nation, "its nation", Nation::kFrench);
//       f.Mark("broken", s.broken, "half of it is lost");
//       f.Number("cp", s.cp, {0, 99}, "CP left", kAlways);
//       f.Time("arrives", d.minute, "time of day");
//     }
//   };
//   forms.push_back(Listed(BrigadeEntry{scenario}));
//   entries.push_back(Written(sides, BrigadeEntry{scenario, data, state}));
//   BrigadeEntry read = {scenario};
//   EntryReader f(reader, words);
//   read(f);
//
// A field that the entry omits is left unchanged, so its initializer is the
// default. A number or word equal to `usual` is not written; unless the visitor
// gives another, `usual` is 0 for a number and "no word" for a word. The caller
// checks consistency between fields after the walk. If links name things that
// are read later, put the links into a second visitor and apply it to the same
// EntryWords.
//
// Laws: EntryReader reads back what EntryWriter writes. Words, numbers and
// links are written and listed in the order of the visitor.
#ifndef BERTHIER_ENGINE_KIT_WIRE_ENTRY_WALKERS_H_
#define BERTHIER_ENGINE_KIT_WIRE_ENTRY_WALKERS_H_

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
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

// The things that a link may name: the items of a list, indexed by their ids,
// for which `suits` is true (all if `suits` is empty).
template <typename Thing>
struct Among {
  const std::vector<Thing>& list;
  std::string_view what;  // "enemy unit"
  std::function<bool(const Thing&)> suits = {};

  int IndexOf(std::string_view name) const {
    for (size_t i = 0; i < list.size(); ++i) {
      if (list[i].name == name && (!suits || suits(list[i]))) {
        return static_cast<int>(i);
      }
    }
    return -1;
  }
};

// The id of the item with this name; kNone if there is none.
template <typename Id, typename Thing>
Id IdNamed(const std::vector<Thing>& list, std::string_view name) {
  const int i = Among<Thing>{list, ""}.IndexOf(name);
  return i >= 0 ? MakeId<Id>(i) : Id::kNone;
}

struct TableSize {
  Length width;
  Length depth;
};

namespace internal {

template <typename T>
inline constexpr bool is_optional = false;
template <typename T>
inline constexpr bool is_optional<std::optional<T>> = true;

}  // namespace internal

// ---- Reading ----------------------------------------------------------------

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

// ---- Writing ----------------------------------------------------------------

using SideNames = std::array<std::string, kSides>;

// Writes fields to an entry.
class EntryWriter {
 public:
  EntryWriter(Entry& entry, const SideNames& sides)
      : entry_(entry), sides_(sides) {}

  void Kind(std::string_view type, std::string_view kind, std::string_view);
  void Id(const std::string& id) { entry_.id = id; }
  void Whose(Side side, std::string_view) { entry_.side = NameOf(side); }
  void Of(const std::string& of, std::string_view) { entry_.of = of; }
  void Of(auto id, const auto& among, std::string_view) {
    if (IsSome(id)) entry_.of = among.list[static_cast<size_t>(id)].name;
  }

  void Mark(std::string_view word, auto field, std::string_view) {
    if (field != 0) entry_.is.emplace_back(word);
  }
  void FlagOf(std::string_view word, const auto& flags, auto flag,
              std::string_view meaning) {
    Mark(word, flags.Has(flag), meaning);
  }
  template <typename Value, size_t n>
  void OneOf(const Named<Value> (&table)[n], const auto& field,
             std::string_view,
             std::optional<std::type_identity_t<Value>> usual = {}) {
    const std::optional<Value> value = field;
    if (!value.has_value() || value == usual) return;
    const std::string_view word = WordFor(table, *value);
    if (!word.empty()) entry_.is.emplace_back(word);
  }

  template <typename Field>
  void Number(std::string_view key, const Field& field, Bounds,
              std::string_view, std::optional<int64_t> usual = 0) {
    if constexpr (internal::is_optional<Field>) {
      if (field.has_value()) Number(key, *field, {}, "", kAlways);
    } else {
      const int64_t n = internal::ToNumber(field);
      if (n != usual) entry_.numbers.emplace_back(key, n);
    }
  }

  void Text(std::string_view key, const std::string& text, std::string_view);
  void Time(std::string_view key, int16_t minute, std::string_view);
  void SideLink(std::string_view key, std::optional<Side> side,
                std::string_view);
  template <typename Value, size_t n>
  void Choice(std::string_view key, const Named<Value> (&table)[n],
              const auto& field, std::string_view meaning) {
    const std::optional<Value> value = field;
    if (value.has_value()) {
      Text(key, std::string(WordFor(table, *value)), meaning);
    }
  }
  void Choices(std::string_view key, const auto& table, const auto& fields,
               std::string_view meaning) {
    for (const auto each : fields) Choice(key, table, each, meaning);
  }
  void Link(std::string_view key, auto id, const auto& among,
            std::string_view meaning) {
    if (IsSome(id))
      Text(key, among.list[static_cast<size_t>(id)].name, meaning);
  }
  void Links(std::string_view key, const auto& ids, const auto& among,
             std::string_view meaning) {
    for (const auto id : ids) Link(key, id, among, meaning);
  }

  void Place(std::optional<Point> place, std::string_view) {
    entry_.place = place;
  }
  void Facing(std::optional<Heading> heading, std::string_view) {
    entry_.heading = heading;
  }
  void Points(const std::vector<Point>& points, std::string_view) {
    entry_.points = points;
  }
  void Stretch(const EntryEdge& stretch, bool given, TableSize table,
               std::string_view);

 private:
  const std::string& NameOf(Side side) const {
    return sides_[static_cast<size_t>(side)];
  }

  Entry& entry_;
  const SideNames& sides_;
};

// The entry written by the visitors, one after the other.
template <typename... Visits>
Entry Written(const SideNames& sides, Visits&&... visits) {
  Entry entry;
  EntryWriter f(entry, sides);
  (visits(f), ...);
  return entry;
}

// ---- Listing ----------------------------------------------------------------

// Collects the fields of a visitor into an EntryForm.
class EntryLister {
 public:
  explicit EntryLister(EntryForm& form) : form_(form) {}

  void Kind(std::string_view type, std::string_view kind,
            std::string_view meaning) {
    form_.type = type;
    form_.kind = kind;
    form_.meaning = meaning;
    if (!kind.empty()) form_.words.push_back({{kind}, ""});
  }
  void Id(const std::string&) {}
  void Whose(Side, std::string_view meaning) { form_.side = meaning; }
  void Of(const std::string&, std::string_view meaning) { form_.of = meaning; }
  void Of(const auto&, const auto&, std::string_view meaning) {
    form_.of = meaning;
  }

  void Mark(std::string_view word, const auto&, std::string_view meaning) {
    form_.words.push_back({{word}, meaning});
  }
  void FlagOf(std::string_view word, const auto&, auto,
              std::string_view meaning) {
    Mark(word, false, meaning);
  }
  void OneOf(const auto& table, const auto&, std::string_view meaning,
             const auto&... /*usual*/) {
    form_.words.push_back(berthier::OneOf(table, meaning));
  }
  void Number(std::string_view key, const auto&, Bounds bounds,
              std::string_view meaning, std::optional<int64_t> = 0) {
    form_.numbers.push_back({key, bounds.least, bounds.most, meaning});
  }

  void Text(std::string_view key, const auto&, std::string_view meaning) {
    form_.links.push_back({key, meaning});
  }
  void Time(std::string_view key, int16_t minute, std::string_view meaning) {
    Text(key, minute, meaning);
  }
  void SideLink(std::string_view key, std::optional<Side> side,
                std::string_view meaning) {
    Text(key, side, meaning);
  }
  void Choice(std::string_view key, const auto&, const auto& field,
              std::string_view meaning) {
    Text(key, field, meaning);
  }
  void Choices(std::string_view key, const auto&, const auto& fields,
               std::string_view meaning) {
    Text(key, fields, meaning);
  }
  void Link(std::string_view key, const auto& id, const auto&,
            std::string_view meaning) {
    Text(key, id, meaning);
  }
  void Links(std::string_view key, const auto& ids, const auto&,
             std::string_view meaning) {
    Text(key, ids, meaning);
  }

  void Place(std::optional<Point>, std::string_view meaning) {
    form_.place = meaning;
  }
  void Facing(std::optional<Heading>, std::string_view meaning) {
    form_.heading = meaning;
  }
  void Points(const std::vector<Point>&, std::string_view meaning) {
    form_.points = meaning;
  }
  void Stretch(const EntryEdge&, bool, TableSize, std::string_view meaning) {
    form_.points = meaning;
  }

 private:
  EntryForm& form_;
};

// The form described by the visitors, one after the other.
template <typename... Visits>
EntryForm Listed(Visits&&... visits) {
  EntryForm form;
  EntryLister f(form);
  (visits(f), ...);
  return form;
}

}  // namespace berthier

#endif  // BERTHIER_ENGINE_KIT_WIRE_ENTRY_WALKERS_H_
