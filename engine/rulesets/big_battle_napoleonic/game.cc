#include <cstddef>
#include <memory>
#include <utility>

#include "engine/kit/state/state_game.h"
#include "engine/model/fault.h"
#include "engine/rulesets/big_battle_napoleonic/big_battle_napoleonic.h"
#include "engine/rulesets/big_battle_napoleonic/big_battle_napoleonic_view.h"
#include "engine/rulesets/big_battle_napoleonic/board/battle.h"
#include "engine/rulesets/big_battle_napoleonic/board/score.h"
#include "engine/rulesets/big_battle_napoleonic/display/draw.h"
#include "engine/rulesets/big_battle_napoleonic/display/guide.h"
#include "engine/rulesets/big_battle_napoleonic/display/words.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/facts/vocabulary.h"
#include "engine/rulesets/big_battle_napoleonic/orders/check_order.h"
#include "engine/rulesets/big_battle_napoleonic/orders/dice.h"
#include "engine/rulesets/big_battle_napoleonic/orders/play_order.h"
#include "engine/rulesets/big_battle_napoleonic/orders/propose.h"
#include "engine/rulesets/big_battle_napoleonic/orders/random_orders.h"
#include "engine/rulesets/big_battle_napoleonic/sequence.h"
#include "engine/rulesets/big_battle_napoleonic/wire/entry_forms.h"
#include "engine/rulesets/big_battle_napoleonic/wire/option_words.h"
#include "engine/rulesets/big_battle_napoleonic/wire/reader.h"
#include "engine/rulesets/big_battle_napoleonic/wire/writer.h"

namespace berthier {
namespace big_battle_napoleonic {
namespace {

constexpr std::string_view kName = "big_battle_napoleonic";

class TheGame final : public StateGame<Scenario, State> {
 public:
  TheGame(Scenario battle, const State& from, bool mid_turn)
      : StateGame(std::move(battle), from, &InOwnUnits) {
    if (!mid_turn) Advance({scenario(), start(), nullptr});
  }

  std::string_view ruleset() const override { return kName; }
  const Vocabulary& vocabulary() const override { return TheVocabulary(); }

  uint32_t PlayerTurn(const Position& position) const override {
    const State& s = position.As<State>();
    if (s.phase == Phase::kSetup) return 0;
    return static_cast<uint32_t>(2 * s.period - (s.phasing == s.attacker));
  }

  std::string TurnTitle(const Position& position) const override {
    const State& s = position.As<State>();
    if (s.phase == Phase::kSetup) return "set-up";
    return "period " + std::to_string(s.period) + ", " +
           TimeOfDay(scenario().start_minute +
                     kMinutesPerPeriod * (s.period - 1)) +
           ", " + scenario().side(s.phasing).name;
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

  bool ThrownAgain(const Position& position,
                   const Faces& faces) const override {
    // BBN-R6: ties are thrown again.
    return static_cast<RollKind>(position.As<State>().awaits.kind) ==
               RollKind::kSides &&
           faces[0] == faces[1];
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
    return big_battle_napoleonic::ZonesOf(ViewOf(position), id);
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

}  // namespace big_battle_napoleonic

Ruleset BigBattleNapoleonic() {
  return {
      .name = big_battle_napoleonic::kName,
      .title = "Big Battle Napoleonic Rules",
      .vocabulary = &big_battle_napoleonic::TheVocabulary,
      .build = &big_battle_napoleonic::Build,
      .entry_forms = &big_battle_napoleonic::EntryForms,
      .options = [] { return FormsOf(big_battle_napoleonic::kOptionRows); }};
}

}  // namespace berthier
