#include "engine/kit/wire/entry_writer.h"

#include "engine/model/sentence.h"

namespace berthier {

void EntryWriter::Kind(std::string_view type, std::string_view kind,
                       std::string_view) {
  entry_.type = type;
  if (!kind.empty()) entry_.is.emplace_back(kind);
}

void EntryWriter::Text(std::string_view key, const std::string& text,
                       std::string_view) {
  if (!text.empty()) entry_.links.emplace_back(key, text);
}

void EntryWriter::Time(std::string_view key, int16_t minute,
                       std::string_view meaning) {
  if (minute >= 0) Text(key, TimeOfDay(minute), meaning);
}

void EntryWriter::SideLink(std::string_view key, std::optional<Side> side,
                           std::string_view meaning) {
  if (side.has_value()) Text(key, NameOf(*side), meaning);
}

void EntryWriter::Stretch(const EntryEdge& stretch, bool given, TableSize table,
                          std::string_view) {
  if (!given) return;
  const Segment line = EntryStretch(stretch, table.width, table.depth);
  entry_.points = {line.a, line.b};
}

}  // namespace berthier
