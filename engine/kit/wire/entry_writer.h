// EntryWriter: the walker that writes the fields of an entry (entry_walkers.h).
#ifndef BERTHIER_ENGINE_KIT_WIRE_ENTRY_WRITER_H_
#define BERTHIER_ENGINE_KIT_WIRE_ENTRY_WRITER_H_

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/kit/state/id.h"
#include "engine/kit/wire/numbered_fields.h"
#include "engine/model/named.h"
#include "engine/model/scenario_document.h"
#include "engine/model/side.h"
#include "engine/tabletop/entry_edge.h"

namespace berthier {

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

}  // namespace berthier

#endif  // BERTHIER_ENGINE_KIT_WIRE_ENTRY_WRITER_H_
