#include "engine/kit/wire/entry_reader.h"

#include <utility>

#include "engine/kit/wire/document_reader.h"
#include "engine/model/sentence.h"

namespace berthier {

void EntryReader::Wrong(std::string what) {
  ok_ = reader_.Wrong(entry(), std::move(what));
}

void EntryReader::NoneOf(std::string_view key, const std::string& word,
                         const WordForm& known) {
  std::string what = std::string(key) + " \"" + word + "\" is none of";
  for (const std::string_view each : known.words) {
    what += " " + std::string(each) + ",";
  }
  what.pop_back();
  Wrong(std::move(what));
}

std::optional<int64_t> EntryReader::TakeNumber(std::string_view key,
                                               Bounds bounds) {
  if (!ok_) return {};
  const std::optional<int64_t> n = words_.Number(key);
  ok_ = !n.has_value() || reader_.Within(entry(), key, *n, bounds);
  return ok_ ? n : std::nullopt;
}

std::optional<std::string> EntryReader::TakeLink(std::string_view key) {
  return ok_ ? words_.Link(key) : std::nullopt;
}

void EntryReader::Kind(std::string_view, std::string_view kind,
                       std::string_view) {
  if (!kind.empty()) words_.Take(kind);
}

void EntryReader::Id(std::string& id) {
  if (ok_) ok_ = reader_.TakeId(entry());
  id = entry().id;
}

void EntryReader::Whose(Side& side, std::string_view) {
  if (ok_) ok_ = reader_.SideOf(entry(), side);
}

void EntryReader::Text(std::string_view key, std::string& text,
                       std::string_view) {
  text = TakeLink(key).value_or(text);
}

void EntryReader::Time(std::string_view key, int16_t& minute,
                       std::string_view) {
  if (const auto text = TakeLink(key)) {
    ok_ = reader_.ReadTime(entry(), key, *text, minute);
  }
}

void EntryReader::SideLink(std::string_view key, std::optional<Side>& side,
                           std::string_view) {
  const std::optional<std::string> name = TakeLink(key);
  if (!name.has_value()) return;
  side = reader_.SideNamed(*name);
  if (!side.has_value()) {
    Wrong(std::string(key) + " \"" + *name +
          "\" is no side; name one of the two");
  }
}

void EntryReader::Stretch(EntryEdge& stretch, bool given, TableSize table,
                          std::string_view) {
  if (!ok_) return;
  if (given) {
    ok_ = reader_.EdgeStretch(entry(), table, stretch);
  } else if (!entry().points.empty()) {
    Wrong("has an entry stretch but no time of arrival; add the link arrives");
  }
}

}  // namespace berthier
