// Reading a dossier: from neutral words to a Scenario and a State.
//
// The first thing wrong stops the reading and is reported with the entry it
// stands in and the remedy; nothing half-read leaves this file.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_WIRE_READER_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_WIRE_READER_H_

#include <optional>
#include <string>
#include <vector>

#include "engine/kit/wire/dossier_reader.h"
#include "engine/rulesets/big_battle_napoleonic/facts/scenario.h"
#include "engine/rulesets/big_battle_napoleonic/facts/state.h"

namespace berthier::big_battle_napoleonic {

class Reader : public DossierReader {
 public:
  explicit Reader(const Dossier& dossier) : DossierReader(dossier) {}

  // Fills scenario() and state(); false and problem() if something is wrong.
  bool Read();

  Scenario& scenario() { return scenario_; }
  State& state() { return state_; }
  // The dossier holds a whole position in the middle of a move: nothing is to
  // be run before play goes on.
  bool is_mid_turn() const { return mid_turn_; }

 private:
  // The battle has not begun: what is listed is the strength at the start, and
  // with free_deployment no place holds (BBN-OPT-14).
  bool is_start() const { return state_.phase == Phase::kSetup && !mid_turn_; }
  bool is_deployed_freely() const {
    return is_start() && IsOn(scenario_.options.free_deployment);
  }

  // reader.cc
  bool ReadOptions();
  bool ReadClock();
  void ListEntities();

  // read_ground.cc
  bool ReadTerrain();
  bool ReadPiece(const Entry& entry);
  bool ReadGap(const Entry& entry);
  bool ReadHolders();
  bool ConvexOutline(const Entry& entry, std::vector<Point>& polygon);
  bool ReadZone(EntryWords& words, std::optional<DeploymentZone>& zone);

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
  bool ReadStanding(EntryWords& words, UnitId u);
  bool ReadWay(EntryWords& words, UnitId u);
  bool ReadContacts();
  bool ReadContact(const Entry& entry);
  bool ReadProcess();
  bool Validate();

  Scenario scenario_;
  State state_ = {};
  bool mid_turn_ = false;
  Names<ArmyId> armies_;
  Names<CorpsId> corps_;
  Names<ArrivalId> arrivals_;
  Names<UnitId> units_;
  Names<GeneralId> generals_;
  std::vector<const Entry*> unit_entries_;
};

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_WIRE_READER_H_
