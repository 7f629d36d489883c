// Reads a ScenarioDocument into a Scenario and a State.
//
// The first error stops the reading and is reported with its entry and a
// remedy. scenario() and state() are complete only if Read() returned true.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_WIRE_READER_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_WIRE_READER_H_

#include <optional>
#include <string>
#include <vector>

#include "engine/kit/wire/document_reader.h"
#include "engine/rulesets/big_battle_napoleonic/facts/scenario.h"
#include "engine/rulesets/big_battle_napoleonic/facts/state.h"
#include "engine/rulesets/big_battle_napoleonic/wire/entries.h"
#include "engine/rulesets/big_battle_napoleonic/wire/entry_forms.h"
#include "engine/rulesets/big_battle_napoleonic/wire/ground_entries.h"

namespace berthier::big_battle_napoleonic {

class Reader : public DocumentReader {
 public:
  explicit Reader(const ScenarioDocument& document)
      : DocumentReader(document, EntryForms()) {}

  // Fills scenario() and state(). On an error returns false and sets problem().
  bool Read();

  Scenario& scenario() { return scenario_; }
  State& state() { return state_; }
  // True if the document holds a complete position in the middle of a move, so
  // that no forced steps may be run before play continues.
  bool is_mid_turn() const { return mid_turn_; }

 private:
  // An entry of terrain as read; pieces are built when all entries are read.
  struct GroundRead {
    const Entry* entry;
    GroundEntry said;
  };

  // True if the document describes a battle that has not begun. Its strengths
  // are then those at the start, and with free_deployment its places are
  // ignored (BBN-OPT-14).
  bool is_start() const { return state_.phase == Phase::kSetup && !mid_turn_; }
  // True if a unit or general is still in reserve by default: to be deployed,
  // or to arrive later. `placed`: its entry gives a place.
  bool MayBeOpen(bool placed, ArrivalId arrival) const {
    const bool free = IsOn(scenario_.options.free_deployment);
    return (is_start() && free) || (!placed && (IsSome(arrival) || free));
  }

  // Defined in reader.cc.
  bool ReadClock();
  bool ReadProcess(const Entry& entry);
  void ListEntities();

  // Defined in read_ground.cc.
  bool ReadTerrain();
  bool AddGap(const GroundRead& read);
  bool AddPiece(const GroundRead& read);
  bool AddStrip(const Entry& entry, Piece& piece);
  bool AddFord(const GroundRead& read, Piece& piece);
  bool IsZone(const Entry& entry, DeploymentZone read,
              std::optional<DeploymentZone>& zone);

  // Defined in read_forces.cc.
  bool ReadSides(const std::array<const Entry*, kSides>& given);
  bool ReadArmy(const Entry& entry);
  void AddImplicitArmy(Side side);
  bool ReadCorps(const Entry& entry);
  bool ReadArrival(const Entry& entry);
  bool ReadLeader(const Entry& entry);
  bool ReadChief(size_t army);
  bool ArmyOf(const Entry& entry, const std::string& of, Side side,
              ArmyId& army, CorpsId& corps);

  // Defined in read_units.cc.
  bool ReadUnit(const Entry& entry);
  bool IsOfItsArm(const Entry& entry, const UnitData& data);
  bool ReadBases(EntryWords& words, UnitData& data, UnitState& state);
  bool ReadStanding(const Entry& entry, const UnitEntry& said, UnitId u);
  bool ReadWay(const Entry& entry, const UnitEntry& said, UnitId u);
  bool ReadContact(const Entry& entry);
  bool MayTouch(const Entry& entry, const Contact& c);
  bool ValidateUnit(UnitId u);

  Scenario scenario_;
  State state_ = {};
  bool mid_turn_ = false;
  std::vector<GroundRead> ground_;
  // Entries of armies, whose links to leaders are read after all leaders.
  std::vector<EntryWords> army_words_;
  std::vector<const Entry*> unit_entries_;
};

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_WIRE_READER_H_
