// Reading a dossier: from neutral words to a Scenario and a State.
//
// The first thing wrong stops the reading and is reported with the entry it
// stands in and the remedy; nothing half-read leaves this file.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_WIRE_READER_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_WIRE_READER_H_

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/kit/wire/dossier_reader.h"
#include "engine/rulesets/grande_tactique/facts/scenario.h"
#include "engine/rulesets/grande_tactique/facts/state.h"

namespace berthier::grande_tactique {

class Reader : public DossierReader {
 public:
  explicit Reader(const Dossier& dossier) : DossierReader(dossier) {}

  // Fills scenario() and state(); false and problem() if something is wrong.
  bool Read();

  Scenario& scenario() { return scenario_; }
  State& state() { return state_; }
  // The dossier holds a whole position in the middle of a turn: nothing is to
  // be run before play goes on.
  bool is_mid_turn() const { return mid_turn_; }

 private:
  // reader.cc
  bool ReadOptions();
  bool ReadClock();

  // read_ground.cc
  bool ReadTerrain();
  bool ReadPiece(const Entry& entry);
  bool ReadArea(EntryWords& words, AreaKind kind);
  bool ReadCrest(const Entry& entry);

  // read_forces.cc
  bool ReadSides();
  bool ReadSide(const Entry& entry, Side side);
  bool ReadFormations();
  bool ReadFormation(const Entry& entry);
  bool ReadEntryStretch(const Entry& entry,
                        const std::optional<std::string>& time,
                        Arrival& arrival);
  bool ReadUnits();
  bool ReadUnit(const Entry& entry);
  bool ReadStanding(EntryWords& words, UnitId u);

  // read_leaders.cc
  bool ReadLeaders();
  bool ReadLeader(const Entry& entry);
  // Whom he commands, and with whom he arrives.
  bool ReadCommand(const Entry& entry, GeneralId id, GeneralData& data,
                   const Arrival*& arrival);

  // read_links.cc: what refers to entries read before.
  bool AddImplicitFormations();
  bool AssignCommanders();
  bool ReadLinks();
  void ListEntities();
  bool ReadUnitLinks(EntryWords& words, UnitId u);
  bool ReadLeaderLinks(EntryWords& words, GeneralId g);
  bool ReadProcess();
  bool Validate();
  bool ValidateUnit(UnitId u);
  bool ValidateArrivals();
  void CountLosses();

  const Entry* EntryOf(UnitId u) const {
    return &unit_words_[static_cast<size_t>(u)].entry();
  }

  Scenario scenario_;
  State state_ = {};
  bool mid_turn_ = false;
  Names<DivisionId> divisions_;
  Names<CorpsId> corps_;
  Names<AreaId> areas_;
  Names<UnitId> units_;
  Names<GeneralId> generals_;
  // What is left to read of them when all names are known.
  std::vector<EntryWords> unit_words_;
  std::vector<EntryWords> leader_words_;
  std::vector<std::pair<const Entry*, int16_t>> arrivals_;  // and the minute
  std::array<int64_t, kSides> implicit_cp_ = {0, 0};
  std::vector<bool> destroyed_given_;
  std::vector<bool> withdrawn_given_;
  std::vector<bool> lost_given_;
  std::array<bool, kSides> lost_x2_given_ = {false, false};
  std::string first_;
  std::string moving_;
};

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_WIRE_READER_H_
