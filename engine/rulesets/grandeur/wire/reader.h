// Reads a ScenarioDocument into a Scenario and a State.
//
// The first error stops the reading and is reported with its entry and a
// remedy. scenario() and state() are complete only if Read() returned true.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_WIRE_READER_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_WIRE_READER_H_

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/kit/wire/document_reader.h"
#include "engine/rulesets/grandeur/facts/scenario.h"
#include "engine/rulesets/grandeur/facts/state.h"
#include "engine/rulesets/grandeur/wire/entries.h"
#include "engine/rulesets/grandeur/wire/entry_forms.h"
#include "engine/rulesets/grandeur/wire/ground_entries.h"

namespace berthier::grandeur {

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

  // Defined in reader.cc.
  bool ReadClock();
  bool SettleClock();
  bool ReadProcess(const Entry& entry);
  // True if all ids in process entries exist in the scenario.
  bool IsOfThisWorld();
  void ListEntities();

  // Defined in read_ground.cc.
  bool ReadTerrain();
  bool ReadPiece(const Entry& entry);

  // Defined in read_forces.cc.
  bool ReadSides(const std::array<const Entry*, kSides>& given);
  void AddImplicitCorps(Side side);
  bool ReadCorps(const Entry& entry);
  bool ReadDivision(const Entry& entry);
  void AddDivision(DivisionData data);
  bool ReadLeader(const Entry& entry);
  bool Enrol(const Entry& entry, LeaderId l);
  bool PlaceLeader(const Entry& entry, const LeaderEntry& said, LeaderId l);
  // The corps, or the division and its corps, that the entry is of.
  bool FindHome(const Entry& entry, Side side, CorpsId& corps,
                DivisionId& division);
  void ListCorps();
  bool SettleForces();

  // Defined in read_units.cc.
  bool ReadUnit(const Entry& entry);
  bool ReadKind(const Entry& entry, const UnitEntry& said, UnitData& data);
  bool ReadStanding(const Entry& entry, const UnitEntry& said, UnitId u);
  bool ReadLink(const Entry& entry);
  bool ValidateUnit(UnitId u);

  Scenario scenario_;
  State state_ = {};
  bool mid_turn_ = false;
  bool phase_given_ = false;
  std::string active_corps_;
  std::array<uint8_t, kSides> activated_ = {0, 0};
  std::array<std::optional<int16_t>, kSides> vd_lost_;
  std::array<std::optional<uint8_t>, kSides> destiny_left_;
  std::vector<std::optional<DivisionStatus>> statuses_;
  std::vector<const Entry*> unit_entries_;
  size_t placed_read_ = 0;
};

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_WIRE_READER_H_
