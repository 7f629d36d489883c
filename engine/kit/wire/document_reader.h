// What reading a document has in common, whatever the ruleset: complaints, ids,
// numbers within bounds, times of day, the two sides, outlines.
//
// The first thing wrong stops the reading: every Read... and check says so in
// problem(), with the entry it stands in and the remedy, and returns false.
//
//   class Reader : public DocumentReader {
//     bool ReadUnits() {
//       return ForEach("unit", "", [&](const Entry& entry) {
//         UnitEntry unit;
//         if (!ReadEntry(entry, unit)) return false;
//         ...
//       });
//     }
//   };
#ifndef BERTHIER_ENGINE_KIT_WIRE_DOCUMENT_READER_H_
#define BERTHIER_ENGINE_KIT_WIRE_DOCUMENT_READER_H_

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/geometry/point.h"
#include "engine/kit/wire/entry_walkers.h"
#include "engine/kit/wire/entry_words.h"
#include "engine/kit/wire/options.h"
#include "engine/model/scenario_document.h"
#include "engine/model/side.h"

namespace berthier {

class DocumentReader {
 public:
  const Problem& problem() const { return problem_; }

 protected:
  // The forms are those of the ruleset; they outlive it.
  explicit DocumentReader(const ScenarioDocument& document,
                          std::span<const EntryForm> forms = {})
      : document_(document), forms_(forms) {}

  const ScenarioDocument& document() const { return document_; }

  bool Wrong(const Entry& entry, std::string what);
  bool WrongWhole(std::string where, std::string what);

  // By the rows of the ruleset (options.h).
  template <typename Options, size_t n>
  bool ReadOptions(const OptionRow<Options> (&rows)[n], Options& options) {
    for (const auto& [name, value] : document_.options) {
      std::string wrong = SetOption(rows, options, name, value);
      if (!wrong.empty()) return WrongWhole("option " + name, std::move(wrong));
    }
    return true;
  }
  // The size of the table; if nothing is said, the usual one.
  bool ReadTable(TableSize usual, Length& width, Length& depth);
  // Every entry is of a type that there is a form of.
  bool KnowsTypes(std::string_view ruleset);
  // Of such an entry; there is one after KnowsTypes.
  const EntryForm& FormFor(const Entry& entry) const {
    return *berthier::FormOf(entry, forms_);
  }
  static bool Says(const Entry& entry, std::string_view word);
  // The entry says of which kind it is, where no kind is the usual one.
  bool SaysKind(const Entry& entry);
  // The entries of a kind, or of all kinds of the type if it is empty, until
  // one cannot be read.
  template <typename Read>
  bool ForEach(std::string_view type, std::string_view kind, Read&& read) {
    for (const Entry& e : document_.entries) {
      if (e.type != type || (!kind.empty() && FormFor(e).kind != kind))
        continue;
      if (!read(e)) return false;
    }
    return true;
  }
  template <typename Reader>
  bool ForEach(std::string_view type, std::string_view kind,
               bool (Reader::*read)(const Entry&)) {
    return ForEach(type, kind, [&](const Entry& e) {
      return (static_cast<Reader*>(this)->*read)(e);
    });
  }
  // There is room for one more.
  bool HasRoom(const Entry& entry, size_t count, int room,
               std::string_view what);

  // What the visitor asks for; more may be asked of the words.
  template <typename Visit>
  bool Walk(EntryWords& words, Visit&& visit) {
    EntryReader f(*this, words);
    visit(f);
    return f.ok();
  }
  // What the visitor asks for, and the entry says nothing else.
  template <typename Visit>
  bool ReadEntry(const Entry& entry, Visit&& visit) {
    EntryWords words(entry, FormFor(entry));
    return Walk(words, visit) && NoLeftOver(words);
  }
  bool NoLeftOver(const EntryWords& words);
  bool Within(const Entry& entry, std::string_view key, int64_t n,
              Bounds bounds);
  // Every id is given once.
  bool TakeId(const Entry& entry);
  // "14:30", in minutes of the day.
  bool ReadTime(const Entry& entry, std::string_view key,
                const std::string& text, int16_t& minute);
  // The clock; an empty one if there is none.
  bool FindClock(const Entry*& clock);

  // The entries that speak of the sides, null for one that goes by default:
  // none, two with names of their own, or one that bears a default name.
  bool FindSides(const std::array<std::string_view, kSides>& default_names,
                 std::array<const Entry*, kSides>& entries);
  // After FindSides.
  const std::string& NameOf(Side side) const {
    return side_names_[static_cast<size_t>(side)];
  }
  std::optional<Side> SideNamed(std::string_view name) const;
  bool SideOf(const Entry& entry, Side& side);
  // A polygon, counter-clockwise: the points of the entry, or the upright
  // rectangle of two corners.
  bool Outline(const Entry& entry, std::vector<Point>& polygon);
  // The points of the entry are the ends of a stretch of an edge of the table.
  bool EdgeStretch(const Entry& entry, TableSize table, EntryEdge& stretch);

 private:
  friend class EntryReader;

  const ScenarioDocument& document_;
  std::span<const EntryForm> forms_;
  Problem problem_;
  std::map<std::string, int, std::less<>> ids_;  // to line
  SideNames side_names_;
};

}  // namespace berthier

#endif  // BERTHIER_ENGINE_KIT_WIRE_DOCUMENT_READER_H_
