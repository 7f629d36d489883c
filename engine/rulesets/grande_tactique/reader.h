// Reading a dossier: from neutral words to a Scenario and a State.
//
// The first thing wrong stops the reading and is reported with the entry it
// stands in and the remedy; nothing half-read leaves this file.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_READER_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_READER_H_

#include <string>
#include <vector>

#include "engine/model/dossier_reader.h"
#include "engine/rulesets/grande_tactique/scenario.h"
#include "engine/rulesets/grande_tactique/state.h"

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

  // read_forces.cc
  bool ReadSides();
  bool ReadSide(const Entry& entry, Side side);
  bool ReadFormations();
  bool ReadFormation(const Entry& entry);
  bool ReadEntryStretch(EntryWords& words, Arrival& arrival);
  bool ReadLeaders();
  bool ReadLeader(const Entry& entry);
  bool ReadUnits();
  bool ReadUnit(const Entry& entry);
  bool ReadStanding(EntryWords& words, UnitId u);
  bool AddImplicitFormations();
  bool AssignCommanders();

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

  Scenario scenario_;
  State state_ = {};
  bool mid_turn_ = false;
  Names<DivisionId> divisions_;
  Names<CorpsId> corps_;
  Names<AreaId> areas_;
  Names<UnitId> units_;
  Names<GeneralId> generals_;
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
