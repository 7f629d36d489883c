// What reading a dossier has in common, whatever the ruleset: complaints, ids,
// numbers within bounds, times of day, the two sides, outlines.
//
// The first thing wrong stops the reading: every Read... and check says so in
// problem(), with the entry it stands in and the remedy, and returns false.
//
//   class Reader : public DossierReader {
//     bool ReadUnit(const Entry& entry) {
//       if (!TakeId(entry)) return false;
//       EntryWords words(entry);
//       ...
//       return NoLeftOver(words);
//     }
//   };
#ifndef BERTHIER_ENGINE_KIT_WIRE_DOSSIER_READER_H_
#define BERTHIER_ENGINE_KIT_WIRE_DOSSIER_READER_H_

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/geometry/point.h"
#include "engine/kit/wire/entry_words.h"
#include "engine/model/dossier.h"
#include "engine/model/side.h"

namespace berthier {

class DossierReader {
 public:
  const Problem& problem() const { return problem_; }

 protected:
  template <typename Id>
  using Names = std::map<std::string, Id, std::less<>>;

  explicit DossierReader(const Dossier& dossier) : dossier_(dossier) {}

  const Dossier& dossier() const { return dossier_; }

  bool Wrong(const Entry& entry, std::string what);
  bool WrongWhole(std::string where, std::string what);
  bool NoLeftOver(const EntryWords& words);
  // Leaves `value` alone if there is no such number. The bounds are those of
  // the form, if none are given.
  bool InRange(EntryWords& words, std::string_view key, int64_t low,
               int64_t high, int64_t& value);
  bool InRange(EntryWords& words, std::string_view key, int64_t& value) {
    const NumberForm& bounds = words.BoundsOf(key);
    return InRange(words, key, bounds.least, bounds.most, value);
  }
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
  // The side that a link names; leaves `side` alone if there is no such link.
  bool ReadSideLink(EntryWords& words, std::string_view key, Side& side);

  // A polygon, counter-clockwise: the points of the entry, or the upright
  // rectangle of two corners.
  bool Outline(const Entry& entry, std::vector<Point>& polygon);

 private:
  const Dossier& dossier_;
  Problem problem_;
  Names<int> ids_;  // to line
  std::array<std::string, kSides> side_names_;
};

}  // namespace berthier

#endif  // BERTHIER_ENGINE_KIT_WIRE_DOSSIER_READER_H_
