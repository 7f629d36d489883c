// A game that forwards every call to another game; a base class for tests that
// override one method.
#ifndef BERTHIER_TESTS_ENGINE_MODEL_ALTERED_GAME_H_
#define BERTHIER_TESTS_ENGINE_MODEL_ALTERED_GAME_H_

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/model/game.h"

namespace berthier {

class AlteredGame : public Game {
 public:
  explicit AlteredGame(std::unique_ptr<const Game> game)
      : game_(std::move(game)) {}

  std::string_view ruleset() const override { return game_->ruleset(); }
  const Vocabulary& vocabulary() const override { return game_->vocabulary(); }
  const std::vector<EntityInfo>& entities() const override {
    return game_->entities();
  }
  std::string_view SideName(Side side) const override {
    return game_->SideName(side);
  }
  PositionLayout layout() const override { return game_->layout(); }
  void Start(Position& position) const override { game_->Start(position); }
  Awaited Awaits(const Position& position) const override {
    return game_->Awaits(position);
  }
  uint32_t PlayerTurn(const Position& position) const override {
    return game_->PlayerTurn(position);
  }
  std::string TurnTitle(const Position& position) const override {
    return game_->TurnTitle(position);
  }
  Score FinalScore(const Position& position) const override {
    return game_->FinalScore(position);
  }
  uint64_t Hash(const Position& position) const override {
    return game_->Hash(position);
  }
  Verdict Check(const Position& position, const Order& order) const override {
    return game_->Check(position, order);
  }
  void Propose(const Position& position,
               std::vector<Order>& orders) const override {
    game_->Propose(position, orders);
  }
  Order ProposeOne(const Position& position, Chooser& chooser) const override {
    return game_->ProposeOne(position, chooser);
  }
  void Play(Position& position, const Order& order,
            Listener* listener) const override {
    game_->Play(position, order, listener);
  }
  Dice DiceFor(const Position& position) const override {
    return game_->DiceFor(position);
  }
  bool ThrownAgain(const Position& position,
                   const Faces& faces) const override {
    return game_->ThrownAgain(position, faces);
  }
  void Describe(const Position& position, Roll& roll) const override {
    game_->Describe(position, roll);
  }
  bool SameOutcome(const Position& position, const Faces& a,
                   const Faces& b) const override {
    return game_->SameOutcome(position, a, b);
  }
  void Resolve(Position& position, const Faces& faces,
               Listener* listener) const override {
    game_->Resolve(position, faces, listener);
  }
  void See(const Position& position, Side side, Position& view) const override {
    game_->See(position, side, view);
  }
  void Sample(const Position& view, Side side, Chooser& chooser,
              Position& position) const override {
    game_->Sample(view, side, chooser, position);
  }
  bool IsToldTo(Side side, const Position& before,
                const Position& after) const override {
    return game_->IsToldTo(side, before, after);
  }
  Picture Draw(const Position& position) const override {
    return game_->Draw(position);
  }
  std::string Say(const Position& position, const Order& order) const override {
    return game_->Say(position, order);
  }
  std::string Say(const Event& event) const override {
    return game_->Say(event);
  }
  std::string Say(const Refusal& refusal) const override {
    return game_->Say(refusal);
  }
  std::string Say(const Roll& roll) const override { return game_->Say(roll); }
  std::string Say(const Roll& roll,
                  const OutcomeClass& outcome) const override {
    return game_->Say(roll, outcome);
  }
  std::vector<EntityId> ShareNames(const Position& position,
                                   const Order& order) const override {
    return game_->ShareNames(position, order);
  }
  std::vector<Waypoint> WayOf(const Position& position,
                              const Order& order) const override {
    return game_->WayOf(position, order);
  }
  std::vector<Zone> ZonesOf(const Position& position,
                            EntityId id) const override {
    return game_->ZonesOf(position, id);
  }
  std::optional<Measure> MeasureBetween(const Position& position, EntityId a,
                                        EntityId b) const override {
    return game_->MeasureBetween(position, a, b);
  }
  std::vector<Purse> PursesOf(const Position& position,
                              Side side) const override {
    return game_->PursesOf(position, side);
  }
  std::optional<Price> PriceOf(const Position& position,
                               const Order& order) const override {
    return game_->PriceOf(position, order);
  }
  ScenarioDocument Write(const Position& position) const override {
    return game_->Write(position);
  }

 protected:
  const Game& game() const { return *game_; }

 private:
  std::unique_ptr<const Game> game_;
};

}  // namespace berthier

#endif  // BERTHIER_TESTS_ENGINE_MODEL_ALTERED_GAME_H_
