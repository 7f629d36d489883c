#include "agents/scripts.h"

#include <charconv>
#include <memory>
#include <optional>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
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

std::vector<std::string> Split(std::string_view text, char at) {
  std::vector<std::string> parts = absl::StrSplit(std::string(text), at);
  for (std::string& part : parts) absl::StripAsciiWhitespace(&part);
  return parts;
}

// A number within (least, most).
std::optional<double> ReadWithin(const std::string& text, double least,
                                 double most) {
  double value = 0;
  if (!absl::SimpleAtod(text, &value)) return std::nullopt;
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
    std::vector<std::string> items = Split(text, ';');
    if (items == std::vector<std::string>{""}) items.clear();
    for (const std::string& item : items) {
      auto wrong = item.find('=') == std::string::npos ? ReadStage(item)
                                                       : ReadWeightItem(item);
      if (wrong) return wrong;
    }
    if (script.stages.empty()) script.stages.emplace_back();
    return std::nullopt;
  }

  Script script;

 private:
  std::optional<std::string> ReadStage(const std::string& item) {
    ScriptStage stage;
    const std::vector<std::string> words =
        absl::StrSplit(item, ' ', absl::SkipEmpty());
    auto word = words.begin();
    for (; word != words.end(); ++word) {
      const bool is_time = *word == "after";
      if (!is_time && *word != "ahead") break;
      const std::string condition = *word;
      const std::string number = ++word == words.end() ? "" : *word;
      const auto value = ReadWithin(number, is_time ? 0 : -1, 1);
      if (!value) {
        return "takes a number between " + std::string(is_time ? "0" : "-1") +
               " and 1 after '" + condition + "', not '" + number + "'";
      }
      (is_time ? stage.after : stage.ahead) = *value;
    }
    const std::string plan = absl::StrJoin(word, words.end(), " ");
    const bool first = script.stages.empty();
    if (first && stage.HasCondition()) {
      return "begins with a plan at once, not with '" + item + "'";
    }
    if (!first && !stage.HasCondition()) {
      return "needs 'after NUMBER' or 'ahead NUMBER' before the later plan '" +
             item + "'";
    }
    const std::vector<std::string> wings = Split(plan, '/');
    if (wings.size() != 1 && wings.size() != kWings) {
      return "takes PLAN or LEFT/CENTRE/RIGHT, not '" + plan + "'";
    }
    for (size_t wing = 0; wing < kWings; ++wing) {
      const std::string& name = wings[wings.size() == 1 ? 0 : wing];
      const std::optional<int> number = PlanNamed(*doctrine_, name);
      if (!number) return NoPlan(name, ruleset_);
      stage.plan.wings[wing] = *number;
    }
    script.stages.push_back(stage);
    return std::nullopt;
  }

  std::optional<std::string> ReadWeightItem(const std::string& item) {
    const auto set = ReadWeight(item, names_);
    if (!set) {
      std::string names;
      for (const std::string_view name : names_) {
        names += (names.empty() ? "" : ", ") + std::string(name);
      }
      return "takes WEIGHT=NUMBER, not '" + item +
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
