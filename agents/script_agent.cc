#include "agents/script_agent.h"

namespace berthier {

void ScriptAgent::BeginGame() {
  doctrine_->Forget();
  wings_.reset();
}

void ScriptAgent::GoOn(const Game& game, const Position& view, Side side) {
  const uint32_t turn = doctrine_->Turn(game, view);
  const bool begins = !wings_;
  if (!begins && (turn == turn_ || stage_ + 1 == stages_.size())) return;
  turn_ = turn;
  Position position(game.layout());
  game.Sample(view, side, source(), position);
  size_t stage = begins ? 0 : stage_;
  while (stage + 1 < stages_.size()) {
    const ScriptStage& next = stages_[stage + 1];
    if (1 - doctrine_->TimeLeft(game, position) < next.after ||
        (next.ahead > -1 &&
         doctrine_->Value(game, position, side) < next.ahead)) {
      break;
    }
    ++stage;
  }
  if (!begins && stage == stage_) return;
  stage_ = stage;
  is_news_ = true;
  wings_.emplace(game);
  wings_->Divide(game, position, *doctrine_);
}

Choice ScriptAgent::Answer(const Game& game, const Position& view) {
  const Side side = game.Awaits(view).side;
  GoOn(game, view, side);
  const ArmyPlan& plan = stages_[stage_].plan;
  wings_->Assign(game, view, *doctrine_, side, plan, plans_);
  Choice choice;
  choice.order = doctrine_->CarefulPlanOrder(game, view, plans_, source());
  Thoughts& thoughts = choice.thoughts;
  thoughts.variation = {choice.order};
  thoughts.intent =
      doctrine_->Intent(game, view, choice.order, thoughts.variation);
  if (is_news_) {
    const std::string news = "plan: " + InWords(*doctrine_, plan);
    thoughts.intent =
        thoughts.intent.empty() ? news : news + "; " + thoughts.intent;
    is_news_ = false;
  }
  return choice;
}

}  // namespace berthier
