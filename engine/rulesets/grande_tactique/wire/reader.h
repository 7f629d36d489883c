// Reading a document into a Scenario and a State.
//
// The first error stops the reading and is reported with its entry and a
// remedy; incomplete results are never used.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_WIRE_READER_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_WIRE_READER_H_

#include <string>
#include <vector>

#include "engine/kit/wire/document_reader.h"
#include "engine/rulesets/grande_tactique/facts/scenario.h"
#include "engine/rulesets/grande_tactique/facts/state.h"
#include "engine/rulesets/grande_tactique/wire/entries.h"
#include "engine/rulesets/grande_tactique/wire/entry_forms.h"

namespace berthier::grande_tactique {

class Reader : public DocumentReader {
 public:
  explicit Reader(const ScenarioDocument& document)
      : DocumentReader(document, EntryForms()) {}

  // Fills scenario() and state(); returns false and sets problem() on an error.
  bool Read();

  Scenario& scenario() { return scenario_; }
  State& state() { return state_; }
  // True if the document is a position in the middle of a turn, so that no
  // forced steps must be run before play continues.
  bool is_mid_turn() const { return mid_turn_; }

 private:
  // reader.cc
  bool ReadClock();
  bool ReadSides();
  bool ReadSide(const Entry& entry, Side side);
  bool ReadProcess(const Entry& entry);

  // read_ground.cc
  bool ReadTerrain();
  bool ReadPiece(const Entry& entry);
  bool ReadArea(const Entry& entry, const GroundEntry& said, AreaKind kind);
  bool ReadCrest(const Entry& entry, const GroundEntry& said);

  // read_forces.cc
  bool ReadCorps(const Entry& entry);
  bool ReadDivision(const Entry& entry);
  bool IsInTime(const Entry& entry, const Arrival& arrival);
  bool ReadLeader(const Entry& entry);
  // Reads the formation he commands, and the arrival he shares.
  bool ReadCommand(const Entry& entry, const std::string& of, GeneralData& data,
                   const Arrival*& arrival);
  bool ReadUnit(const Entry& entry);
  bool ReadOwner(const Entry& entry, const std::string& of, UnitData& data,
                 const Arrival*& arrival);
  bool ReadPresence(const Entry& entry, const UnitEntry& said, bool arrives,
                    UnitId u);
  bool ReadStanding(const Entry& entry, const UnitEntry& said, UnitId u);

  // read_links.cc: references to entries read before.
  bool AddImplicitFormation(Side side);
  bool AssignCommanders();
  void ListEntities();
  bool ReadLinks();
  bool ReadUnitLinks(EntryWords& words, UnitId u);
  bool Occupies(const Entry& entry, UnitId u, AreaId area);
  bool ReadLeaderLinks(EntryWords& words, GeneralId g);
  bool IsWith(const Entry& entry, GeneralId g, UnitId u);
  void CountLosses();
  bool ValidateUnit(UnitId u);

  const Entry& EntryOf(UnitId u) const {
    return unit_words_[static_cast<size_t>(u)].entry();
  }

  Scenario scenario_;
  State state_ = {};
  bool mid_turn_ = false;
  // The words of unit and leader entries, kept until all names are known and
  // their links can be read.
  std::vector<EntryWords> unit_words_;
  std::vector<EntryWords> leader_words_;
  std::array<bool, kSides> lost_x2_given_ = {false, false};
};

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_WIRE_READER_H_
