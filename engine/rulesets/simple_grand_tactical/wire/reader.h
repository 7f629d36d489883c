// Reads a ScenarioDocument into a Scenario and a State.
//
// The first error stops the reading and is reported with its entry and a
// remedy. scenario() and state() are complete only if Read() returned true.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_WIRE_READER_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_WIRE_READER_H_

#include <optional>
#include <string>
#include <vector>

#include "engine/kit/wire/document_reader.h"
#include "engine/rulesets/simple_grand_tactical/facts/scenario.h"
#include "engine/rulesets/simple_grand_tactical/facts/state.h"
#include "engine/rulesets/simple_grand_tactical/wire/entries.h"
#include "engine/rulesets/simple_grand_tactical/wire/entry_forms.h"
#include "engine/rulesets/simple_grand_tactical/wire/ground_entries.h"

namespace berthier::simple_grand_tactical {

class Reader : public DocumentReader {
 public:
  explicit Reader(const ScenarioDocument& document)
      : DocumentReader(document, EntryForms()) {}

  // Fills scenario() and state(). On an error returns false and sets problem().
  bool Read();

  Scenario& scenario() { return scenario_; }
  State& state() { return state_; }
  // True if the document holds a complete position in the middle of a turn, so
  // that no forced steps may be run before play continues.
  bool is_mid_turn() const { return mid_turn_; }

 private:
  // True if the document describes a battle that has not begun.
  bool is_start() const { return state_.phase == Phase::kSetup && !mid_turn_; }
  CorpsState& corps_state(size_t i) { return state_.corps[i]; }

  // Defined in reader.cc.
  bool ReadClock();
  bool ReadProcess(const Entry& entry);
  // True if all ids in process entries exist in the scenario.
  bool IsOfThisWorld();
  void ListEntities();

  // Defined in read_ground.cc.
  bool ReadTerrain();
  bool ReadPiece(const Entry& entry);
  bool ReadShape(const Entry& entry, const GroundEntry& said, Piece& piece);

  // Defined in read_forces.cc.
  bool ReadSides(const std::array<const Entry*, kSides>& given);
  bool ReadCorps(const Entry& entry);
  void AddImplicitCorps(Side side);
  bool CorpsOf(const Entry& entry, Side side, CorpsId& corps);
  bool ReadArrival(const Entry& entry);
  bool ReadLeader(const Entry& entry);
  bool PlaceLeader(const Entry& entry, const LeaderEntry& said, GeneralId g);
  bool Enrol(const Entry& entry, GeneralId g);
  bool SettleCorps();

  // Defined in read_units.cc.
  bool ReadUnit(const Entry& entry);
  bool ReadKind(const Entry& entry, const UnitEntry& said, UnitData& data);
  bool ReadStanding(const Entry& entry, const UnitEntry& said, UnitId u);
  bool ReadContact(const Entry& entry);
  bool AddContact(const Entry& entry, const Contact& c);
  void NoteTouching();
  void EnterMidPhase();
  bool ValidateUnit(UnitId u);

  Scenario scenario_;
  State state_ = {};
  bool mid_turn_ = false;
  bool phase_given_ = false;
  std::array<std::optional<int16_t>, kSides> morale_base_;
  std::vector<CorpsEntry> corps_said_;
  std::vector<const Entry*> unit_entries_;
};

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_WIRE_READER_H_
