#include <cstddef>
#include <memory>
#include <utility>

#include "engine/kit/state/state_game.h"
#include "engine/model/fault.h"
#include "engine/rulesets/grandeur/board/battle.h"
#include "engine/rulesets/grandeur/board/score.h"
#include "engine/rulesets/grandeur/command/contest.h"
#include "engine/rulesets/grandeur/display/draw.h"
#include "engine/rulesets/grandeur/display/guide.h"
#include "engine/rulesets/grandeur/display/words.h"
#include "engine/rulesets/grandeur/facts/vocabulary.h"
#include "engine/rulesets/grandeur/grandeur.h"
#include "engine/rulesets/grandeur/grandeur_view.h"
#include "engine/rulesets/grandeur/orders/dice.h"
#include "engine/rulesets/grandeur/orders/orders.h"
#include "engine/rulesets/grandeur/orders/propose.h"
#include "engine/rulesets/grandeur/orders/random_orders.h"
#include "engine/rulesets/grandeur/sequence.h"
#include "engine/rulesets/grandeur/wire/entry_forms.h"
#include "engine/rulesets/grandeur/wire/option_words.h"
#include "engine/rulesets/grandeur/wire/reader.h"
#include "engine/rulesets/grandeur/wire/writer.h"

namespace berthier {
namespace grandeur {
namespace {

constexpr std::string_view kName = "grandeur";

class TheGame final : public StateGame<Scenario, State> {
 public:
  TheGame(Scenario battle, const State& from, bool mid_turn)
      : StateGame(std::move(battle), from, &InOwnUnits) {
    if (!mid_turn) Advance({scenario(), start(), nullptr});
  }

  std::string_view ruleset() const override { return kName; }
  const Vocabulary& vocabulary() const override { return TheVocabulary(); }

  uint32_t PlayerTurn(const Position& position) const override {
    return position.As<State>().player_turn;
  }

  std::string TurnTitle(const Position& position) const override {
    const State& s = position.As<State>();
    if (s.player_turn == 0) return "set-up";
    const std::string turn = "turn " + std::to_string(s.turn) + ", ";
    switch (s.phase) {
      case Phase::kDivisions:
      case Phase::kActivation:
        return turn + scenario().corps_data(s.corps).name;
      case Phase::kTurnEnd:
      case Phase::kOver:
        return turn + "end";
      default:
        return turn + "initiative";
    }
  }

  Score FinalScore(const Position& position) const override {
    return ScoreOf(ViewOf(position));
  }

  Verdict Check(const Position& position, const Order& order) const override {
    const PositionView f = ViewOf(position);
    if (f.state.awaits.what != Awaited::What::kDecision) {
      return Refusal{.code = static_cast<uint16_t>(RefusalCode::kNotNow)};
    }
    return CheckOrder(f, order);
  }

  void Propose(const Position& position,
               std::vector<Order>& orders) const override {
    const PositionView f = ViewOf(position);
    BERTHIER_CHECK(f.state.awaits.what == Awaited::What::kDecision);
    ProposeOrders(f, orders);
  }

  Order ProposeOne(const Position& position, Chooser& chooser) const override {
    const PositionView f = ViewOf(position);
    BERTHIER_CHECK(f.state.awaits.what == Awaited::What::kDecision);
    return ProposeOneOrder(f, chooser);
  }

  void Play(Position& position, const Order& order,
            Listener* listener) const override {
    const Battle b{scenario(), position.As<State>(), listener};
    BERTHIER_CHECK(b.state.awaits.what == Awaited::What::kDecision);
    PlayOrder(b, order);
    Advance(b);
  }

  Dice DiceFor(const Position& position) const override {
    return DiceOf(ViewOf(position));
  }

  void Describe(const Position& position, Roll& roll) const override {
    const PositionView f = ViewOf(position);
    BERTHIER_CHECK(f.state.awaits.what == Awaited::What::kRoll);
    roll.Clear();
    DescribeRoll(f, roll);
  }

  bool SameOutcome(const Position& position, const Faces& a,
                   const Faces& b) const override {
    return SameRollOutcome(ViewOf(position), a, b);
  }

  void Resolve(Position& position, const Faces& faces,
               Listener* listener) const override {
    const Battle b{scenario(), position.As<State>(), listener};
    BERTHIER_CHECK(b.state.awaits.what == Awaited::What::kRoll);
    ResolveRoll(b, faces);
    Advance(b);
  }

  // GRA-I-23: with OPT-NOM-SIMULTANEOUS nominations are hidden until both are
  // made.
  void See(const Position& position, Side side, Position& view) const override {
    view = position;
    if (IsOn(scenario().options.hidden_nominations)) {
      HideNomination(view.As<State>(), side);
    }
  }
  void Sample(const Position& view, Side side, Chooser& chooser,
              Position& position) const override {
    position = view;
    if (IsOn(scenario().options.hidden_nominations)) {
      DrawNomination(ViewOf(view), position.As<State>(), side, chooser);
    }
  }

  Picture Draw(const Position& position) const override {
    return DrawPosition(ViewOf(position));
  }

  using StateGame::Say;
  std::string Say(const Position& position, const Order& order) const override {
    return SayOrder(ViewOf(position), order);
  }
  std::string Say(const Roll& roll) const override {
    return SayRoll(scenario(), roll);
  }

  std::vector<Waypoint> WayOf(const Position& position,
                              const Order& order) const override {
    return WayOfOrder(ViewOf(position), order);
  }
  std::vector<Zone> ZonesOf(const Position& position,
                            EntityId id) const override {
    return grandeur::ZonesOf(ViewOf(position), id);
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

  PositionView ViewOf(const Position& position) const {
    return {scenario(), position.As<State>()};
  }
};

Built Build(const ScenarioDocument& document) {
  auto reader = std::make_unique<Reader>(document);
  if (!reader->Read()) return reader->problem();
  return std::unique_ptr<const Game>(std::make_unique<TheGame>(
      std::move(reader->scenario()), reader->state(), reader->is_mid_turn()));
}

}  // namespace

PositionView ViewOf(const Game& game, const Position& position) {
  BERTHIER_CHECK(game.ruleset() == kName);
  return static_cast<const TheGame&>(game).ViewOf(position);
}

}  // namespace grandeur

Ruleset Grandeur() {
  return {.name = grandeur::kName,
          .title = "Grandeur",
          .vocabulary = &grandeur::TheVocabulary,
          .build = &grandeur::Build,
          .entry_forms = &grandeur::EntryForms,
          .options = [] { return FormsOf(grandeur::kOptionRows); }};
}

}  // namespace berthier
