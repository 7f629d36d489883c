// A StateGame whose rules are free functions of a ruleset.
//
// Beside its Scenario and State the ruleset has a PositionView (both, to look
// at) and a Battle (both and a listener, to change). The functions stand in the
// namespace of these types and are found by their arguments: ScoreOf,
// CheckOrder, ProposeOrders, ProposeOneOrder, PlayOrder, Advance, DiceOf,
// DescribeRoll, SameRollOutcome, ResolveRoll, DrawPosition, SayOrder, SayRoll,
// WayOfOrder, ZonesOf, NotesOn, WriteDocument. What is left to the game itself
// is its name, its vocabulary and its turns.
//
//   struct Types {
//     using Scenario = my_rules::Scenario;
//     using State = my_rules::State;
//     using PositionView = my_rules::PositionView;
//     using Battle = my_rules::Battle;
//     static constexpr auto kNotNow = RefusalCode::kNotNow;
//   };
//   class TheGame final : public GameOfRules<Types> { ... };
#ifndef BERTHIER_ENGINE_KIT_STATE_GAME_OF_RULES_H_
#define BERTHIER_ENGINE_KIT_STATE_GAME_OF_RULES_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/kit/state/state_game.h"
#include "engine/model/fault.h"

namespace berthier {

namespace rules {
// Where no member of a game hides it.
template <typename PositionView>
std::vector<Zone> ZonesIn(const PositionView& f, EntityId id) {
  return ZonesOf(f, id);
}
}  // namespace rules

template <typename Types>
class GameOfRules
    : public StateGame<typename Types::Scenario, typename Types::State> {
 public:
  using Scenario = typename Types::Scenario;
  using State = typename Types::State;
  using PositionView = typename Types::PositionView;
  using Battle = typename Types::Battle;
  using Base = StateGame<Scenario, State>;

  PositionView ViewOf(const Position& position) const {
    return {this->scenario(), position.As<State>()};
  }

  Score FinalScore(const Position& position) const override {
    return ScoreOf(ViewOf(position));
  }

  Verdict Check(const Position& position, const Order& order) const override {
    const PositionView f = ViewOf(position);
    if (f.state.awaits.what != Awaited::What::kDecision) {
      return Refusal{.code = static_cast<uint16_t>(Types::kNotNow)};
    }
    return CheckOrder(f, order);
  }

  void Propose(const Position& position,
               std::vector<Order>& orders) const override {
    ProposeOrders(Deciding(position), orders);
  }

  Order ProposeOne(const Position& position, Chooser& chooser) const override {
    return ProposeOneOrder(Deciding(position), chooser);
  }

  void Play(Position& position, const Order& order,
            Listener* listener) const override {
    Deciding(position);
    const Battle b{this->scenario(), position.As<State>(), listener};
    PlayOrder(b, order);
    Advance(b);
  }

  Dice DiceFor(const Position& position) const override {
    return DiceOf(ViewOf(position));
  }

  void Describe(const Position& position, Roll& roll) const override {
    const PositionView f = Rolling(position);
    roll.Clear();
    DescribeRoll(f, roll);
  }

  bool SameOutcome(const Position& position, const Faces& a,
                   const Faces& b) const override {
    return SameRollOutcome(ViewOf(position), a, b);
  }

  void Resolve(Position& position, const Faces& faces,
               Listener* listener) const override {
    Rolling(position);
    const Battle b{this->scenario(), position.As<State>(), listener};
    ResolveRoll(b, faces);
    Advance(b);
  }

  Picture Draw(const Position& position) const override {
    return DrawPosition(ViewOf(position));
  }

  using Base::Say;
  std::string Say(const Position& position, const Order& order) const override {
    return SayOrder(ViewOf(position), order);
  }
  std::string Say(const Roll& roll) const override {
    return SayRoll(this->scenario(), roll);
  }

  std::vector<Waypoint> WayOf(const Position& position,
                              const Order& order) const override {
    return WayOfOrder(ViewOf(position), order);
  }
  std::vector<Zone> ZonesOf(const Position& position,
                            EntityId id) const override {
    return rules::ZonesIn(ViewOf(position), id);
  }
  std::optional<Measure> MeasureBetween(const Position& position, EntityId a,
                                        EntityId b) const override {
    std::optional<Measure> measure = Game::MeasureBetween(position, a, b);
    if (measure) measure->notes = NotesOn(ViewOf(position), a, b);
    return measure;
  }

  ScenarioDocument Write(const Position& position) const override {
    return WriteDocument(ViewOf(position));
  }

 protected:
  // Unless it begins amid a turn, forced steps lead to the first decision.
  GameOfRules(Scenario battle, const State& from, bool mid_turn,
              OwnUnits own_units)
      : Base(std::move(battle), from, own_units) {
    if (!mid_turn) Advance(Battle{this->scenario(), this->start(), nullptr});
  }

 private:
  PositionView Deciding(const Position& position) const {
    const PositionView f = ViewOf(position);
    BERTHIER_CHECK(f.state.awaits.what == Awaited::What::kDecision);
    return f;
  }
  PositionView Rolling(const Position& position) const {
    const PositionView f = ViewOf(position);
    BERTHIER_CHECK(f.state.awaits.what == Awaited::What::kRoll);
    return f;
  }
};

// Builds a game of that type of what the ruleset's reader reads.
template <typename TheGame, typename Reader>
Built BuildGame(const ScenarioDocument& document) {
  auto reader = std::make_unique<Reader>(document);
  if (!reader->Read()) return reader->problem();
  return std::unique_ptr<const Game>(std::make_unique<TheGame>(
      std::move(reader->scenario()), reader->state(), reader->is_mid_turn()));
}

}  // namespace berthier

#endif  // BERTHIER_ENGINE_KIT_STATE_GAME_OF_RULES_H_
