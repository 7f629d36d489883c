// Reading documents, common to all rulesets: error reports, ids, numbers within
// bounds, times of day, the two sides, outlines.
//
// The first error stops the reading: the Read... function or check that finds
// it stores it in problem(), with its entry and a remedy, and returns false.
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
  // `forms` are those of the ruleset; they must outlive the reader.
  explicit DocumentReader(const ScenarioDocument& document,
                          std::span<const EntryForm> forms = {})
      : document_(document), forms_(forms) {}

  const ScenarioDocument& document() const { return document_; }

  // Store a problem with an entry, or with the document as a whole, and return
  // false.
  bool Wrong(const Entry& entry, std::string what);
  bool WrongWhole(std::string where, std::string what);

  // Reads all options by the ruleset's rows (options.h).
  template <typename Options, size_t n>
  bool ReadOptions(const OptionRow<Options> (&rows)[n], Options& options) {
    for (const auto& [name, value] : document_.options) {
      std::string wrong = SetOption(rows, options, name, value);
      if (!wrong.empty()) return WrongWhole("option " + name, std::move(wrong));
    }
    return true;
  }
  // The size of the table, from 4 to 400 inches; `usual` where none is given.
  bool ReadTable(TableSize usual, Length& width, Length& depth);
  // True if there is a form for the type of every entry.
  bool KnowsTypes(std::string_view ruleset);
  // The form of the entry; call it only after KnowsTypes.
  const EntryForm& FormFor(const Entry& entry) const {
    return *berthier::FormOf(entry, forms_);
  }
  // True if the entry contains the word.
  static bool Says(const Entry& entry, std::string_view word);
  // True if the entry names its kind; for types that have no default kind.
  bool SaysKind(const Entry& entry);
  // Calls read(entry) for the entries of a type and kind (all kinds if `kind`
  // is empty) until one returns false; returns whether none did.
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
  // True if `count` is below `room`, so that one more fits.
  bool HasRoom(const Entry& entry, size_t count, int room,
               std::string_view what);

  // Reads what the visitor asks for; the caller may then take more from
  // `words`.
  template <typename Visit>
  bool Walk(EntryWords& words, Visit&& visit) {
    EntryReader f(*this, words);
    visit(f);
    return f.ok();
  }
  // Reads what the visitor asks for and checks that the entry contains nothing
  // else.
  template <typename Visit>
  bool ReadEntry(const Entry& entry, Visit&& visit) {
    EntryWords words(entry, FormFor(entry));
    return Walk(words, visit) && NoLeftOver(words);
  }
  bool NoLeftOver(const EntryWords& words);
  // True if n, the number called `key`, is within the bounds.
  bool Within(const Entry& entry, std::string_view key, int64_t n,
              Bounds bounds);
  // Registers the id of the entry, which must be non-empty and unique.
  bool TakeId(const Entry& entry);
  // Reads a time such as "14:30" as a minute of the day.
  bool ReadTime(const Entry& entry, std::string_view key,
                const std::string& text, int16_t& minute);
  // Finds the clock entry; an empty entry if there is none.
  bool FindClock(const Entry*& clock);

  // Finds the entries of the sides; null for a side without one. The document
  // may have none, two with names of their own, or one with a default name.
  bool FindSides(const std::array<std::string_view, kSides>& default_names,
                 std::array<const Entry*, kSides>& entries);
  // The name of the side; call it only after FindSides.
  const std::string& NameOf(Side side) const {
    return side_names_[static_cast<size_t>(side)];
  }
  std::optional<Side> SideNamed(std::string_view name) const;
  bool SideOf(const Entry& entry, Side& side);
  // Reads a polygon, made counter-clockwise: the points of the entry, or the
  // axis-parallel rectangle of two opposite corners.
  bool Outline(const Entry& entry, std::vector<Point>& polygon);
  // The same of an outline that must be convex and no part of ground has too
  // many corners for (tabletop/ground.h); a bent piece is written as several
  // that touch.
  bool ConvexOutline(const Entry& entry, std::vector<Point>& polygon);
  // Reads the two points of the entry as the ends of a stretch of table edge.
  bool EdgeStretch(const Entry& entry, TableSize table, EntryEdge& stretch);

 private:
  friend class EntryReader;

  const ScenarioDocument& document_;
  std::span<const EntryForm> forms_;
  Problem problem_;
  std::map<std::string, int, std::less<>> ids_;  // to the line of the entry
  SideNames side_names_;
};

}  // namespace berthier

#endif  // BERTHIER_ENGINE_KIT_WIRE_DOCUMENT_READER_H_
