#include "agents/constant_plans.h"

#include <memory>
#include <optional>
#include <utility>

#include "agents/doctrine/doctrine.h"
#include "agents/doctrine/kit/constant_agent.h"
#include "agents/ruleset_agents.h"

namespace berthier {
namespace {

// With the usual weights; null if the ruleset has none of its own.
std::unique_ptr<Doctrine> OwnDoctrine(std::string_view ruleset) {
  for (const RulesetAgents& agents : AllRulesetAgents()) {
    if (agents.ruleset != ruleset || agents.tunable == nullptr) continue;
    return agents.tunable->doctrine(Temper::kMeasured, agents.tunable->usual());
  }
  return nullptr;
}

std::optional<int> PlanNamed(const Doctrine& doctrine, std::string_view name) {
  std::optional<int> begins;
  int beginnings = 0;
  for (int plan = 0; plan < doctrine.Plans(); ++plan) {
    const std::string_view known = doctrine.PlanName(plan);
    if (known == name) return plan;
    if (known.substr(0, name.size()) != name) continue;
    begins = plan;
    ++beginnings;
  }
  return beginnings == 1 ? begins : std::nullopt;
}

}  // namespace

std::vector<std::string> PlansOf(std::string_view ruleset) {
  std::vector<std::string> plans;
  const std::unique_ptr<Doctrine> doctrine = OwnDoctrine(ruleset);
  if (doctrine == nullptr) return plans;
  for (int plan = 0; plan < doctrine->Plans(); ++plan) {
    plans.emplace_back(doctrine->PlanName(plan));
  }
  return plans;
}

std::string QuotedPlansOf(std::string_view ruleset) {
  std::string names;
  for (const std::string& plan : PlansOf(ruleset)) {
    names += (names.empty() ? "'" : ", '") + plan + "'";
  }
  return names;
}

MadeAgent MakeConstant(std::string_view plan, std::string_view ruleset) {
  std::unique_ptr<Doctrine> doctrine = OwnDoctrine(ruleset);
  const std::optional<int> number =
      plan.empty() ? 0 : PlanNamed(*doctrine, plan);
  if (!number) {
    return "knows no plan '" + std::string(plan) +
           "'; there are: " + QuotedPlansOf(ruleset);
  }
  return std::make_unique<ConstantAgent>(std::move(doctrine), *number);
}

}  // namespace berthier
