// An agent that follows a script: macro plans set beforehand, one after the
// other, as time passes or the battle stands.
//
// It plays by the tactics of a doctrine (Doctrine::CarefulPlanOrder) and judges
// nothing else: a yardstick for agents that judge, who should beat every such
// idea from either side. A stage that has begun is never left for an earlier
// one. Its wings are those of the army as the stage begins.
//
// Laws: with a seed it is deterministic. Stages begin at the first decision of
// a turn.
//
//   ScriptAgent agent(std::move(doctrine),
//                     {{.plan = ArmyPlan::All(hold)},
//                      {.after = 0.7, .plan = ArmyPlan::All(assault)}});
#ifndef BERTHIER_AGENTS_SCRIPT_AGENT_H_
#define BERTHIER_AGENTS_SCRIPT_AGENT_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "agents/doctrine/doctrine.h"
#include "agents/doctrine/kit/timed_agent.h"
#include "agents/search/army_plan.h"

namespace berthier {

// A plan for the army, and what must be so before it takes the place of the one
// before it.
struct ScriptStage {
  double after = 0;   // the share of the battle's time that has passed
  double ahead = -1;  // what the position is worth to the side (Value), or more
  ArmyPlan plan;

  bool HasCondition() const { return after > 0 || ahead > -1; }
  friend bool operator==(const ScriptStage&, const ScriptStage&) = default;
};

class ScriptAgent final : public TimedAgent {
 public:
  // At least one stage; the first begins at once.
  ScriptAgent(std::unique_ptr<Doctrine> doctrine,
              std::vector<ScriptStage> stages)
      : TimedAgent(Temper::kMeasured),
        doctrine_(std::move(doctrine)),
        stages_(std::move(stages)) {}

 private:
  void BeginGame() override;
  Choice Answer(const Game& game, const Position& view) override;
  // Begins the stages whose conditions hold.
  void GoOn(const Game& game, const Position& view, Side side);

  const std::unique_ptr<Doctrine> doctrine_;
  const std::vector<ScriptStage> stages_;
  size_t stage_ = 0;
  uint32_t turn_ = 0;           // last looked at
  std::optional<Wings> wings_;  // none before the first decision of a game
  bool is_news_ = false;  // the stage has begun and nothing was said of it
  std::vector<FormationPlan> plans_;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_SCRIPT_AGENT_H_
