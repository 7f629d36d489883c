// Reading a dossier: from neutral words to a Scenario and a State.
//
// The first thing wrong stops the reading and is reported with the entry it
// stands in and the remedy; nothing half-read leaves this file.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_READER_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_READER_H_

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/dossier.h"
#include "engine/rulesets/big_battle_napoleonic/scenario.h"
#include "engine/rulesets/big_battle_napoleonic/state.h"

namespace berthier::big_battle_napoleonic {

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
  // The dossier holds a whole position in the middle of a move: nothing is to
  // be run before play goes on.
  bool is_mid_turn() const { return mid_turn_; }

 private:
  template <typename Id>
  using Names = std::map<std::string, Id, std::less<>>;

  // reader.cc
  bool Wrong(const Entry& entry, std::string what);
  bool WrongWhole(std::string where, std::string what);
  bool NoLeftOver(const Words& words);
  bool InRange(Words& words, std::string_view key, int64_t low, int64_t high,
               int64_t& value);
  bool TakeId(const Entry& entry);
  bool SideOf(const Entry& entry, Side& side);
  bool ReadOptions();
  bool ReadClock();
  bool ReadTime(const Entry& entry, std::string_view key,
                const std::string& text, int16_t& minute);
  void ListEntities();

  // read_ground.cc
  bool ReadTerrain();
  bool ReadPiece(const Entry& entry);
  bool ReadGap(const Entry& entry);
  bool ReadHolders();
  bool Outline(const Entry& entry, std::vector<Point>& polygon);
  bool ReadBox(const Entry& entry, std::optional<Box>& box);

  // read_forces.cc
  bool ReadSides();
  bool ReadSide(const Entry& entry, Side side);
  bool ReadArmies();
  bool ReadArmy(const Entry& entry);
  bool ReadCorps(const Entry& entry);
  bool ReadArrivals();
  bool ReadArrival(const Entry& entry);
  bool ReadLeaders();
  bool ReadLeader(const Entry& entry);
  bool ReadChiefs();
  bool ArmyOf(const Entry& entry, Side side, ArmyId& army, CorpsId& corps);

  // read_units.cc
  bool ReadUnits();
  bool ReadUnit(const Entry& entry);
  bool ReadStanding(Words& words, UnitId u);
  bool ReadWay(Words& words, UnitId u);
  bool ReadContacts();
  bool ReadContact(const Entry& entry);
  bool ReadProcess();
  bool Validate();

  const Dossier& dossier_;
  Scenario scenario_;
  State state_ = {};
  Problem problem_;
  bool mid_turn_ = false;
  std::map<std::string, int, std::less<>> ids_;  // to line
  Names<Side> sides_;
  Names<ArmyId> armies_;
  Names<CorpsId> corps_;
  Names<ArrivalId> arrivals_;
  Names<UnitId> units_;
  Names<GeneralId> generals_;
  std::vector<const Entry*> unit_entries_;
};

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_READER_H_
