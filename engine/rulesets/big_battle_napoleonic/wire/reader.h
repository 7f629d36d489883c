// Reading a document: from neutral words to a Scenario and a State.
//
// The first thing wrong stops the reading and is reported with the entry it
// stands in and the remedy; nothing half-read leaves this file.
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

  // Fills scenario() and state(); false and problem() if something is wrong.
  bool Read();

  Scenario& scenario() { return scenario_; }
  State& state() { return state_; }
  // The document holds a whole position in the middle of a move: nothing is to
  // be run before play goes on.
  bool is_mid_turn() const { return mid_turn_; }

 private:
  // An entry of ground as it was read, to be laid out when all are.
  struct GroundRead {
    const Entry* entry;
    GroundEntry said;
  };

  // The battle has not begun: what is listed is the strength at the start, and
  // with free_deployment no place holds (BBN-OPT-14).
  bool is_start() const { return state_.phase == Phase::kSetup && !mid_turn_; }
  // Who says no place is still to be deployed, or to arrive.
  bool MayBeOpen(bool placed, ArrivalId arrival) const {
    const bool free = IsOn(scenario_.options.free_deployment);
    return (is_start() && free) || (!placed && (IsSome(arrival) || free));
  }

  // reader.cc
  bool ReadClock();
  bool ReadProcess(const Entry& entry);
  void ListEntities();

  // read_ground.cc
  bool ReadTerrain();
  bool AddGap(const GroundRead& read);
  bool AddPiece(const GroundRead& read);
  bool AddStrip(const Entry& entry, Piece& piece);
  bool AddFord(const GroundRead& read, Piece& piece);
  bool ConvexOutline(const Entry& entry, std::vector<Point>& polygon);
  bool IsZone(const Entry& entry, DeploymentZone read,
              std::optional<DeploymentZone>& zone);

  // read_forces.cc
  bool ReadSides(const std::array<const Entry*, kSides>& given);
  bool ReadArmy(const Entry& entry);
  void AddImplicitArmy(Side side);
  bool ReadCorps(const Entry& entry);
  bool ReadArrival(const Entry& entry);
  bool ReadLeader(const Entry& entry);
  bool ReadChief(size_t army);
  bool ArmyOf(const Entry& entry, const std::string& of, Side side,
              ArmyId& army, CorpsId& corps);

  // read_units.cc
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
  // What is left to read of armies when all leaders are known.
  std::vector<EntryWords> army_words_;
  std::vector<const Entry*> unit_entries_;
};

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_WIRE_READER_H_
