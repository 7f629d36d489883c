#include "agents/scripts.h"

#include <algorithm>
#include <charconv>
#include <memory>
#include <optional>
#include <system_error>

#include "agents/doctrine/doctrine.h"
#include "agents/ruleset_agents.h"

namespace berthier {
namespace {

// Null if the ruleset has no doctrine of its own with weights.
const TunableWeights* TunableOf(std::string_view ruleset) {
  for (const RulesetAgents& agents : AllRulesetAgents()) {
    if (agents.ruleset == ruleset) return agents.tunable;
  }
  return nullptr;
}

std::unique_ptr<Doctrine> DoctrineWith(const TunableWeights& tunable,
                                       const Script& script) {
  std::vector<double> values = tunable.usual();
  for (const auto& [weight, value] : script.weights) values[weight] = value;
  return tunable.doctrine(Temper::kMeasured, values);
}

// With the usual weights; null if the ruleset has none of its own.
std::unique_ptr<Doctrine> OwnDoctrine(std::string_view ruleset) {
  const TunableWeights* const tunable = TunableOf(ruleset);
  return tunable == nullptr ? nullptr : DoctrineWith(*tunable, {});
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

std::string NoPlan(std::string_view name, std::string_view ruleset) {
  return "knows no plan '" + std::string(name) +
         "'; there are: " + QuotedPlansOf(ruleset);
}

std::string_view Trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

std::vector<std::string_view> Split(std::string_view text, char at) {
  std::vector<std::string_view> parts;
  for (size_t from = 0; from <= text.size();) {
    const size_t to = std::min(text.find(at, from), text.size());
    parts.push_back(Trimmed(text.substr(from, to - from)));
    from = to + 1;
  }
  return parts;
}

// A number within (least, most).
std::optional<double> ReadWithin(std::string_view text, double least,
                                 double most) {
  double value = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  if (error != std::errc() || stop != end) return std::nullopt;
  if (!(value > least && value < most)) return std::nullopt;
  return value;
}

// As short as it can be read again.
std::string InDigits(double value) {
  char digits[32];
  const std::to_chars_result written =
      std::to_chars(digits, digits + sizeof(digits), value);
  return std::string(digits, written.ptr);
}

class Reader {
 public:
  Reader(std::string_view ruleset, const TunableWeights& tunable)
      : ruleset_(ruleset),
        names_(tunable.names()),
        doctrine_(DoctrineWith(tunable, {})) {}

  // What is wrong, if anything.
  std::optional<std::string> Read(std::string_view text) {
    if (!Trimmed(text).empty()) {
      for (const std::string_view item : Split(text, ';')) {
        auto wrong = item.find('=') == std::string_view::npos
                         ? ReadStage(item)
                         : ReadWeightItem(item);
        if (wrong) return wrong;
      }
    }
    if (script.stages.empty()) script.stages.emplace_back();
    return std::nullopt;
  }

  Script script;

 private:
  std::optional<std::string> ReadStage(std::string_view item) {
    ScriptStage stage;
    std::string_view plan = item;
    while (true) {
      const size_t space = plan.find(' ');
      const std::string_view word = plan.substr(0, space);
      if (word != "after" && word != "ahead") break;
      plan = space == std::string_view::npos ? std::string_view()
                                             : Trimmed(plan.substr(space));
      const size_t end = std::min(plan.find(' '), plan.size());
      const std::string_view number = plan.substr(0, end);
      plan = Trimmed(plan.substr(end));
      const bool is_time = word == "after";
      const auto value = ReadWithin(number, is_time ? 0 : -1, 1);
      if (!value) {
        return "takes a number between " + std::string(is_time ? "0" : "-1") +
               " and 1 after '" + std::string(word) + "', not '" +
               std::string(number) + "'";
      }
      (is_time ? stage.after : stage.ahead) = *value;
    }
    const bool first = script.stages.empty();
    if (first && stage.HasCondition()) {
      return "begins with a plan at once, not with '" + std::string(item) + "'";
    }
    if (!first && !stage.HasCondition()) {
      return "needs 'after NUMBER' or 'ahead NUMBER' before the later plan '" +
             std::string(item) + "'";
    }
    const std::vector<std::string_view> wings = Split(plan, '/');
    if (wings.size() != 1 && wings.size() != kWings) {
      return "takes PLAN or LEFT/CENTRE/RIGHT, not '" + std::string(plan) + "'";
    }
    for (size_t wing = 0; wing < kWings; ++wing) {
      const std::string_view name = wings[wings.size() == 1 ? 0 : wing];
      const std::optional<int> number = PlanNamed(*doctrine_, name);
      if (!number) return NoPlan(name, ruleset_);
      stage.plan.wings[wing] = *number;
    }
    script.stages.push_back(stage);
    return std::nullopt;
  }

  std::optional<std::string> ReadWeightItem(std::string_view item) {
    const auto set = ReadWeight(item, names_);
    if (!set) {
      std::string names;
      for (const std::string_view name : names_) {
        names += (names.empty() ? "" : ", ") + std::string(name);
      }
      return "takes WEIGHT=NUMBER, not '" + std::string(item) +
             "'; the weights are: " + names;
    }
    for (const auto& [weight, value] : script.weights) {
      if (weight == set->first) {
        return "was given the weight '" + std::string(names_[weight]) +
               "' twice";
      }
    }
    script.weights.push_back(*set);
    return std::nullopt;
  }

  const std::string_view ruleset_;
  const std::vector<std::string_view> names_;
  const std::unique_ptr<Doctrine> doctrine_;
};

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

std::variant<Script, std::string> ReadScript(std::string_view text,
                                             std::string_view ruleset) {
  Reader reader(ruleset, *TunableOf(ruleset));
  if (auto wrong = reader.Read(text)) return *std::move(wrong);
  return std::move(reader.script);
}

std::string ToText(const Script& script, std::string_view ruleset) {
  const std::vector<std::string> plans = PlansOf(ruleset);
  const auto name = [&](int plan) { return plans[static_cast<size_t>(plan)]; };
  std::string text;
  for (const ScriptStage& stage : script.stages) {
    if (!text.empty()) text += "; ";
    if (stage.after > 0) text += "after " + InDigits(stage.after) + " ";
    if (stage.ahead > -1) text += "ahead " + InDigits(stage.ahead) + " ";
    const auto& wings = stage.plan.wings;
    text += name(wings[0]);
    if (stage.plan == ArmyPlan::All(wings[0])) continue;
    for (size_t wing = 1; wing < kWings; ++wing)
      text += "/" + name(wings[wing]);
  }
  const std::vector<std::string_view> names = TunableOf(ruleset)->names();
  for (const auto& [weight, value] : script.weights) {
    text += "; " + std::string(names[weight]) + "=" + InDigits(value);
  }
  return text;
}

MadeAgent MakeScript(std::string_view settings, std::string_view ruleset) {
  std::variant<Script, std::string> read = ReadScript(settings, ruleset);
  if (auto* const problem = std::get_if<std::string>(&read)) {
    return std::move(*problem);
  }
  auto& script = std::get<Script>(read);
  std::unique_ptr<Doctrine> doctrine =
      DoctrineWith(*TunableOf(ruleset), script);
  return std::make_unique<ScriptAgent>(std::move(doctrine),
                                       std::move(script.stages));
}

MadeAgent MakeConstant(std::string_view plan, std::string_view ruleset) {
  std::unique_ptr<Doctrine> doctrine = OwnDoctrine(ruleset);
  const std::optional<int> number =
      plan.empty() ? 0 : PlanNamed(*doctrine, plan);
  if (!number) return NoPlan(plan, ruleset);
  return std::make_unique<ScriptAgent>(
      std::move(doctrine),
      std::vector<ScriptStage>{{.plan = ArmyPlan::All(*number)}});
}

}  // namespace berthier
