// Reads a ScenarioDocument into a Scenario and a State.
//
// The first error stops the reading and is reported with its entry and a
// remedy. scenario() and state() are complete only if Read() returned true.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_WIRE_READER_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_WIRE_READER_H_

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/kit/wire/document_reader.h"
#include "engine/rulesets/la_grande_armee/facts/scenario.h"
#include "engine/rulesets/la_grande_armee/facts/state.h"
#include "engine/rulesets/la_grande_armee/facts/view.h"
#include "engine/rulesets/la_grande_armee/wire/entries.h"
#include "engine/rulesets/la_grande_armee/wire/entry_forms.h"
#include "engine/rulesets/la_grande_armee/wire/ground_entries.h"

namespace berthier::la_grande_armee {

class Reader : public DocumentReader {
 public:
  explicit Reader(const ScenarioDocument& document)
      : DocumentReader(document, EntryForms()) {}

  // Fills scenario() and state(). On an error returns false and sets problem().
  bool Read();

  Scenario& scenario() { return scenario_; }
  State& state() { return state_; }
  // True if the document holds a complete position in the middle of a bound, so
  // that no forced steps may be run before play continues.
  bool is_mid_turn() const { return mid_turn_; }

 private:
  // True if the document describes a battle that has not begun.
  bool is_start() const { return is_start_; }
  PositionView view() const { return {scenario_, state_}; }

  // Defined in reader.cc.
  bool ReadClock();
  bool SettleClock();
  bool SettleActing();
  bool ReadContact(const Entry& entry);
  bool ReadTile(const Entry& entry);
  bool ReadProcess(const Entry& entry);
  // True if all ids in process entries exist in the scenario.
  bool IsOfThisWorld();
  void ListEntities();

  // Defined in read_ground.cc.
  bool ReadTerrain();
  bool ReadPiece(const Entry& entry);
  bool ReadPart(const Entry& entry);

  // Defined in read_forces.cc.
  bool ReadSides(const std::array<const Entry*, kSides>& given);
  bool ReadArmy(const Entry& entry);
  void AddImplicitArmies();
  bool ReadCorps(const Entry& entry);
  bool CountAbsent();
  // It begins behind a tile, if it is there.
  bool StartsUnseen(CorpsId c) const;
  void MakeTiles();
  bool ReadLeader(const Entry& entry);
  bool PlaceLeader(const Entry& entry, const LeaderEntry& said, LeaderId l);
  bool SettleForces();

  // Defined in read_units.cc.
  bool ReadUnit(const Entry& entry);
  bool ReadKind(const Entry& entry, const UnitEntry& said, ElementData& data);
  bool ReadStanding(const Entry& entry, const UnitEntry& said, ElementId e);
  bool ReadParts(const Entry& entry, ElementState& unit);
  bool ValidateUnit(ElementId e);
  bool ValidateLeader(LeaderId l);

  Scenario scenario_;
  State state_ = {};
  bool mid_turn_ = false;
  bool is_start_ = false;
  std::string active_corps_;
  std::string active_element_;
  std::array<std::optional<int16_t>, kSides> lost_;
  std::array<std::optional<int>, kSides> absent_;
  std::array<LeaderId, kSides> chiefs_ = {LeaderId::kNone, LeaderId::kNone};
  std::vector<const Entry*> unit_entries_;
  std::vector<const Entry*> leader_entries_;
  std::vector<std::optional<Point>> corps_entries_;  // where they enter
  uint8_t dispersed_read_ = 0;
};

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_WIRE_READER_H_
