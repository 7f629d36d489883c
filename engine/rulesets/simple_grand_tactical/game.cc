#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/kit/state/game_of_rules.h"
#include "engine/model/fault.h"
#include "engine/rulesets/simple_grand_tactical/board/battle.h"
#include "engine/rulesets/simple_grand_tactical/board/score.h"
#include "engine/rulesets/simple_grand_tactical/display/draw.h"
#include "engine/rulesets/simple_grand_tactical/display/guide.h"
#include "engine/rulesets/simple_grand_tactical/display/words.h"
#include "engine/rulesets/simple_grand_tactical/facts/vocabulary.h"
#include "engine/rulesets/simple_grand_tactical/orders/dice.h"
#include "engine/rulesets/simple_grand_tactical/orders/orders.h"
#include "engine/rulesets/simple_grand_tactical/orders/propose.h"
#include "engine/rulesets/simple_grand_tactical/orders/random_orders.h"
#include "engine/rulesets/simple_grand_tactical/sequence.h"
#include "engine/rulesets/simple_grand_tactical/simple_grand_tactical.h"
#include "engine/rulesets/simple_grand_tactical/simple_grand_tactical_view.h"
#include "engine/rulesets/simple_grand_tactical/wire/entry_forms.h"
#include "engine/rulesets/simple_grand_tactical/wire/option_words.h"
#include "engine/rulesets/simple_grand_tactical/wire/reader.h"
#include "engine/rulesets/simple_grand_tactical/wire/writer.h"

namespace berthier {
namespace simple_grand_tactical {
namespace {

constexpr std::string_view kName = "simple_grand_tactical";

struct Types {
  using Scenario = simple_grand_tactical::Scenario;
  using State = simple_grand_tactical::State;
  using PositionView = simple_grand_tactical::PositionView;
  using Battle = simple_grand_tactical::Battle;
  static constexpr auto kNotNow = RefusalCode::kNotNow;
};

class TheGame final : public GameOfRules<Types> {
 public:
  TheGame(Scenario battle, const State& from, bool mid_turn)
      : GameOfRules(std::move(battle), from, mid_turn, &InOwnUnits) {}

  std::string_view ruleset() const override { return kName; }
  const Vocabulary& vocabulary() const override { return TheVocabulary(); }

  uint32_t PlayerTurn(const Position& position) const override {
    const State& s = position.As<State>();
    if (s.phase <= Phase::kDeployment) return 0;
    return static_cast<uint32_t>(2 * s.turn - (s.active == scenario().first));
  }

  std::string TurnTitle(const Position& position) const override {
    const State& s = position.As<State>();
    if (s.phase <= Phase::kDeployment) return "set-up";
    return "turn " + std::to_string(s.turn) + ", " +
           scenario().side(s.active).name;
  }

  bool ThrownAgain(const Position& position,
                   const Faces& faces) const override {
    return IsThrownAgain(ViewOf(position), faces);
  }

  std::optional<Measure> MeasureBetween(const Position& position, EntityId a,
                                        EntityId b) const override {
    std::optional<Measure> measure =
        GameOfRules::MeasureBetween(position, a, b);
    if (measure) MeasureFromPoints(ViewOf(position), a, b, *measure);
    return measure;
  }
};

}  // namespace

PositionView ViewOf(const Game& game, const Position& position) {
  BERTHIER_CHECK(game.ruleset() == kName);
  return static_cast<const TheGame&>(game).ViewOf(position);
}

}  // namespace simple_grand_tactical

Ruleset SimpleGrandTactical() {
  return {
      .name = simple_grand_tactical::kName,
      .title = "Simple Grand Tactical Napoleonic Rules",
      .vocabulary = &simple_grand_tactical::TheVocabulary,
      .build = &BuildGame<simple_grand_tactical::TheGame,
                          simple_grand_tactical::Reader>,
      .entry_forms = &simple_grand_tactical::EntryForms,
      .options = [] { return FormsOf(simple_grand_tactical::kOptionRows); }};
}

}  // namespace berthier
