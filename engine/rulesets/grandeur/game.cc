#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "engine/kit/state/game_of_rules.h"
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

struct Types {
  using Scenario = grandeur::Scenario;
  using State = grandeur::State;
  using PositionView = grandeur::PositionView;
  using Battle = grandeur::Battle;
  static constexpr auto kNotNow = RefusalCode::kNotNow;
};

class TheGame final : public GameOfRules<Types> {
 public:
  TheGame(Scenario battle, const State& from, bool mid_turn)
      : GameOfRules(std::move(battle), from, mid_turn, &InOwnUnits) {}

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
};

}  // namespace

PositionView ViewOf(const Game& game, const Position& position) {
  BERTHIER_CHECK(game.ruleset() == kName);
  return static_cast<const TheGame&>(game).ViewOf(position);
}

}  // namespace grandeur

Ruleset Grandeur() {
  return {.name = grandeur::kName,
          .title = "Grandeur, draft 0.1.5",
          .vocabulary = &grandeur::TheVocabulary,
          .build = &BuildGame<grandeur::TheGame, grandeur::Reader>,
          .entry_forms = &grandeur::EntryForms,
          .options = [] { return FormsOf(grandeur::kOptionRows); }};
}

}  // namespace berthier
