#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "engine/kit/state/game_of_rules.h"
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

struct Types {
  using Scenario = big_battle_napoleonic::Scenario;
  using State = big_battle_napoleonic::State;
  using PositionView = big_battle_napoleonic::PositionView;
  using Battle = big_battle_napoleonic::Battle;
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
    if (s.phase <= Phase::kDeployAttacker) return 0;
    return static_cast<uint32_t>(2 * s.period - (s.phasing == s.attacker));
  }

  std::string TurnTitle(const Position& position) const override {
    const State& s = position.As<State>();
    // Nobody's period: both deploy.
    if (s.phase <= Phase::kDeployAttacker) return "set-up";
    return "period " + std::to_string(s.period) + ", " +
           TimeOfDay(scenario().start_minute +
                     kMinutesPerPeriod * (s.period - 1)) +
           ", " + scenario().side(s.phasing).name;
  }

  bool ThrownAgain(const Position& position,
                   const Faces& faces) const override {
    // BBN-R6: ties are thrown again.
    return static_cast<RollKind>(position.As<State>().awaits.kind) ==
               RollKind::kSides &&
           faces[0] == faces[1];
  }
};

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
      .build = &BuildGame<big_battle_napoleonic::TheGame,
                          big_battle_napoleonic::Reader>,
      .entry_forms = &big_battle_napoleonic::EntryForms,
      .options = [] { return FormsOf(big_battle_napoleonic::kOptionRows); }};
}

}  // namespace berthier
