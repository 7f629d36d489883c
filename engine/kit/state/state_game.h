// A base class for games with an immutable Scenario and a flat State: it
// implements everything of Game that needs no rules.
//
// The State has a member `awaits` (a Pending) and ends with the array `units`,
// so that a small scenario copies and hashes only the units it has. The
// Scenario is a Roster and has `units` and side(Side), each with a name.
//
//   class TheGame final : public StateGame<Scenario, State> { ... };
#ifndef BERTHIER_ENGINE_KIT_STATE_STATE_GAME_H_
#define BERTHIER_ENGINE_KIT_STATE_STATE_GAME_H_

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/model/game.h"
#include "engine/model/sentence.h"

namespace berthier {

template <typename Scenario, typename State>
class StateGame : public Game {
 public:
  const std::vector<EntityInfo>& entities() const override {
    return scenario_.entities();
  }
  std::string_view SideName(Side side) const override {
    return scenario_.side(side).name;
  }
  PositionLayout layout() const override { return layout_; }

  void Start(Position& position) const override { position = start_; }

  Awaited Awaits(const Position& position) const override {
    return position.As<State>().awaits.awaited();
  }

  uint64_t Hash(const Position& position) const override {
    // Covers everything that can differ between two positions of this game: the
    // units come last, and unused ones are never written.
    return HashBytes(position.bytes(), layout_.used, /*seed=*/0);
  }

  using Game::Say;
  std::string Say(const Event& event) const override {
    return Fill(vocabulary().events[event.code].help,
                {.subject = NameOf(scenario_.entities(), event.subject),
                 .object = NameOf(scenario_.entities(), event.object),
                 .from = event.from,
                 .to = event.to,
                 .operands = event.operands,
                 .unit = vocabulary().length_unit},
                own_units_);
  }
  std::string Say(const Refusal& refusal) const override {
    return Fill(vocabulary().refusals[refusal.code].help,
                {.subject = NameOf(scenario_.entities(), refusal.subject),
                 .object = NameOf(scenario_.entities(), refusal.object),
                 .from = {},
                 .to = {},
                 .operands = refusal.operands},
                own_units_);
  }
  std::string Say(const Roll& roll,
                  const OutcomeClass& outcome) const override {
    // {0} is the detail, {1} the same with the modifiers of the dice.
    const std::array<int32_t, 2> numbers = {
        outcome.detail, outcome.detail + roll.ModifierSum(0)};
    return Fill(vocabulary().outcomes[outcome.code].help,
                {.subject = NameOf(scenario_.entities(), roll.subject),
                 .object = NameOf(scenario_.entities(), roll.object),
                 .from = {},
                 .to = {},
                 .operands = numbers},
                own_units_);
  }

 protected:
  StateGame(Scenario scenario, const State& start, OwnUnits own_units)
      : scenario_(std::move(scenario)),
        // Unused units are left out of `used`.
        layout_{sizeof(State),
                static_cast<uint32_t>(
                    sizeof(State) -
                    sizeof(start.units[0]) *
                        (start.units.size() - scenario_.units.size()))},
        start_(layout_),
        own_units_(own_units) {
    start_.template As<State>() = start;
  }

  const Scenario& scenario() const { return scenario_; }
  // For the derived constructor only: it runs the forced steps that precede the
  // first decision.
  State& start() { return start_.template As<State>(); }

 private:
  const Scenario scenario_;
  const PositionLayout layout_;
  Position start_;
  const OwnUnits own_units_;
};

}  // namespace berthier

#endif  // BERTHIER_ENGINE_KIT_STATE_STATE_GAME_H_
