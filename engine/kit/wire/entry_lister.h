// EntryLister: the walker that lists what an entry may say (entry_walkers.h).
#ifndef BERTHIER_ENGINE_KIT_WIRE_ENTRY_LISTER_H_
#define BERTHIER_ENGINE_KIT_WIRE_ENTRY_LISTER_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/kit/wire/numbered_fields.h"
#include "engine/model/entry_form.h"
#include "engine/model/named.h"
#include "engine/model/side.h"
#include "engine/tabletop/entry_edge.h"

namespace berthier {

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

#endif  // BERTHIER_ENGINE_KIT_WIRE_ENTRY_LISTER_H_
