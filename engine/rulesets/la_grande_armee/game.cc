#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "engine/kit/state/game_of_rules.h"
#include "engine/model/fault.h"
#include "engine/rulesets/la_grande_armee/board/battle.h"
#include "engine/rulesets/la_grande_armee/board/frames.h"
#include "engine/rulesets/la_grande_armee/command/victory.h"
#include "engine/rulesets/la_grande_armee/display/draw.h"
#include "engine/rulesets/la_grande_armee/display/guide.h"
#include "engine/rulesets/la_grande_armee/display/words.h"
#include "engine/rulesets/la_grande_armee/facts/phase_titles.h"
#include "engine/rulesets/la_grande_armee/facts/vocabulary.h"
#include "engine/rulesets/la_grande_armee/fog/hidden.h"
#include "engine/rulesets/la_grande_armee/la_grande_armee.h"
#include "engine/rulesets/la_grande_armee/la_grande_armee_view.h"
#include "engine/rulesets/la_grande_armee/orders/dice.h"
#include "engine/rulesets/la_grande_armee/orders/orders.h"
#include "engine/rulesets/la_grande_armee/orders/propose.h"
#include "engine/rulesets/la_grande_armee/orders/random_orders.h"
#include "engine/rulesets/la_grande_armee/sequence.h"
#include "engine/rulesets/la_grande_armee/wire/entry_forms.h"
#include "engine/rulesets/la_grande_armee/wire/option_words.h"
#include "engine/rulesets/la_grande_armee/wire/reader.h"
#include "engine/rulesets/la_grande_armee/wire/writer.h"

namespace berthier {
namespace la_grande_armee {
namespace {

constexpr std::string_view kName = "la_grande_armee";

struct Types {
  using Scenario = la_grande_armee::Scenario;
  using State = la_grande_armee::State;
  using PositionView = la_grande_armee::PositionView;
  using Battle = la_grande_armee::Battle;
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
    const std::string phase = TitleOf(kPhaseTitles, s.phase);
    if (s.phase <= Phase::kDeploy) return phase;
    const std::string bound = "bound " + std::to_string(s.bound) + ", ";
    if (s.phase != Phase::kCorps || !IsSome(s.corps) || s.step == kItemRuns) {
      return bound + phase;
    }
    return bound + scenario().corps_data(s.corps).name;
  }

  // R1: ties of commanders of equal ability (CMD-06).
  bool ThrownAgain(const Position& position,
                   const Faces& faces) const override {
    return IsThrownAgain(ViewOf(position), faces);
  }

  // FOG-31
  void See(const Position& position, Side side, Position& view) const override {
    view = position;
    if (scenario().has_fog()) Hide(view.As<State>(), scenario(), side);
  }
  void Sample(const Position& view, Side side, Chooser& chooser,
              Position& position) const override {
    position = view;
    if (scenario().has_fog()) {
      Deal(ViewOf(view), position.As<State>(), side, chooser);
    }
  }
  // FOG-30: all is public but who is where in the secret set-up (D26).
  bool IsToldTo(Side /*side*/, const Position& before,
                const Position& /*after*/) const override {
    return before.As<State>().phase != Phase::kFogSetup;
  }
};

}  // namespace

PositionView ViewOf(const Game& game, const Position& position) {
  BERTHIER_CHECK(game.ruleset() == kName);
  return static_cast<const TheGame&>(game).ViewOf(position);
}

}  // namespace la_grande_armee

Ruleset LaGrandeArmee() {
  return {
      .name = la_grande_armee::kName,
      .title = "La Grande Armée",
      .vocabulary = &la_grande_armee::TheVocabulary,
      .build = &BuildGame<la_grande_armee::TheGame, la_grande_armee::Reader>,
      .entry_forms = &la_grande_armee::EntryForms,
      .options = [] { return FormsOf(la_grande_armee::kOptionRows); }};
}

}  // namespace berthier
