// Reading a dossier: from neutral words to a Scenario and a State.
//
// The first thing wrong stops the reading and is reported with the entry it
// stands in and the remedy; nothing half-read leaves this file.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_READER_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_READER_H_

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "engine/model/dossier.h"
#include "engine/rulesets/grande_tactique/scenario.h"
#include "engine/rulesets/grande_tactique/state.h"

namespace berthier::grande_tactique {

// The words, numbers and links of one entry, taken off one by one, so that
// what is left over is known to be unknown.
class Words {
 public:
  explicit Words(const Entry& entry) : entry_(entry) {
    word_used_.resize(entry.is.size());
    number_used_.resize(entry.numbers.size());
    link_used_.resize(entry.links.size());
  }

  const Entry& entry() const { return entry_; }
  bool Take(std::string_view word);
  // The first word of the table that is there; a second one is left over,
  // because it contradicts the first.
  template <typename Table>
  auto TakeOne(const Table& table) {
    using Value = decltype(table[0].value);
    std::optional<Value> found;
    for (const auto& w : table) {
      if (found.has_value()) {
        known_words_.emplace(w.word);
      } else if (Take(w.word)) {
        found = w.value;
      }
    }
    return found;
  }
  std::optional<int64_t> Number(std::string_view key);
  std::optional<std::string> Link(std::string_view key);
  // What is wrong with the first thing that nobody took, and which ones would
  // be taken; empty if there is none.
  std::string LeftOver() const;

 private:
  const Entry& entry_;
  std::vector<bool> word_used_;
  std::vector<bool> number_used_;
  std::vector<bool> link_used_;
  // What was asked for.
  std::set<std::string, std::less<>> known_words_;
  std::set<std::string, std::less<>> known_numbers_;
  std::set<std::string, std::less<>> known_links_;
};

class Reader {
 public:
  explicit Reader(const Dossier& dossier) : dossier_(dossier) {}

  // Fills scenario() and state(); false and problem() if something is wrong.
  bool Read();

  Scenario& scenario() { return scenario_; }
  State& state() { return state_; }
  const Problem& problem() const { return problem_; }
  // The dossier holds a whole position in the middle of a turn: nothing is to
  // be run before play goes on.
  bool is_mid_turn() const { return mid_turn_; }

 private:
  // reader.cc
  bool Wrong(const Entry& entry, std::string what);
  bool WrongWhole(std::string where, std::string what);
  bool NoLeftOver(const Words& words);
  bool InRange(Words& words, std::string_view key, int64_t low, int64_t high,
               int64_t& value);
  bool TakeId(const Entry& entry);
  bool ReadOptions();
  bool ReadClock();
  bool ReadTime(const Entry& entry, std::string_view key,
                const std::string& text, int16_t& minute);

  // read_ground.cc
  bool ReadTerrain();
  bool ReadPiece(const Entry& entry);
  bool Outline(const Entry& entry, std::vector<Point>& polygon);
  bool ReadArea(Words& words, AreaKind kind);

  // read_forces.cc
  bool ReadSides();
  bool ReadSide(const Entry& entry, Side side);
  bool ReadFormations();
  bool ReadFormation(const Entry& entry);
  bool ReadEntryStretch(Words& words, Arrival& arrival);
  bool ReadLeaders();
  bool ReadLeader(const Entry& entry);
  bool ReadUnits();
  bool ReadUnit(const Entry& entry);
  bool ReadStanding(Words& words, UnitId u);
  bool AddImplicitFormations();
  bool AssignCommanders();
  bool SideOf(const Entry& entry, Side& side);

  // read_links.cc: what refers to entries read before.
  bool ReadLinks();
  bool ReadUnitLinks(const Entry& entry, UnitId u);
  bool ReadLeaderLinks(const Entry& entry, GeneralId g);
  bool ReadProcess();
  bool Validate();
  bool ValidateUnit(UnitId u);
  void CountLosses();

  const Entry* EntryOf(UnitId u) const {
    return unit_entries_[static_cast<size_t>(u)];
  }

  const Dossier& dossier_;
  Scenario scenario_;
  State state_ = {};
  Problem problem_;
  bool mid_turn_ = false;
  bool side_given_ = false;
  std::map<std::string, int, std::less<>> ids_;  // to line
  std::map<std::string, Side, std::less<>> sides_;
  std::map<std::string, DivisionId, std::less<>> divisions_;
  std::map<std::string, CorpsId, std::less<>> corps_;
  std::map<std::string, AreaId, std::less<>> areas_;
  std::map<std::string, UnitId, std::less<>> units_;
  std::map<std::string, GeneralId, std::less<>> generals_;
  std::vector<const Entry*> unit_entries_;
  std::vector<const Entry*> leader_entries_;
  std::array<int64_t, kSides> implicit_cp_ = {0, 0};
  std::vector<bool> destroyed_given_;
  std::vector<bool> withdrawn_given_;
  std::vector<bool> lost_given_;
  std::array<bool, kSides> lost_x2_given_ = {false, false};
  std::string first_;
  std::string moving_;
};

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_READER_H_
