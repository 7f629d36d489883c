#include "agents/search_agents.h"

#include <google/protobuf/message.h>

#include <algorithm>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "agents/doctrines.h"
#include "agents/search/evolution.h"
#include "agents/search/flat.h"
#include "agents/search/greedy.h"
#include "agents/search/mcts.h"
#include "agents/search/naive.h"
#include "agents/search/planner.h"
#include "agents/search/portfolio.h"
#include "agents/search/strategist.h"
#include "proto/agent_settings.pb.h"
#include "proto/text.h"

namespace berthier {
namespace {

using google::protobuf::FieldDescriptor;

// What is wrong with the settings, if anything.
using Wrong = std::optional<std::string>;

// Which settings are an agent's own, each with its range and what it is if it
// is not said.
struct Taken {
  std::string_view name;
  double least = 0;
  double most = 0;
  double usual = kAsTheDoctrineSays;

  static constexpr double kAsTheDoctrineSays = -1e9;
};

enum class Grows : uint8_t { kNoTree, kATree };

struct Kind {
  std::string_view name;
  Grows grows = Grows::kNoTree;
  std::vector<Taken> taken;
};

constexpr double AsNumber(auto value) { return static_cast<double>(value); }

const std::vector<Kind>& Kinds() {
  constexpr Taken kHorizon = {"horizon", -1, 1'000};
  constexpr GreedyOptions kGreedy = {};
  constexpr FlatOptions kFlat = {};
  constexpr PortfolioOptions kPortfolio = {};
  constexpr PlannerOptions kPlanner = {};
  constexpr EvolutionOptions kEvolution = {};
  constexpr NaiveOptions kNaive = {};
  constexpr ArmyPlannerOptions kStrategist = {};
  constexpr MctsOptions kMcts = {};
  constexpr TreeOptions kTree = kMcts.tree;
  static const std::vector<Kind> kinds = {
      {"greedy",
       Grows::kNoTree,
       {{"horizon", -1, 1'000, AsNumber(kGreedy.horizon)},
        {"least_likely", 0, 1, kGreedy.least_likely},
        {"playouts", 1, 100'000, AsNumber(kGreedy.playouts)}}},
      {"flat",
       Grows::kNoTree,
       {kHorizon, {"candidates", 1, 100'000, AsNumber(kFlat.candidates)}}},
      {"portfolio",
       Grows::kNoTree,
       {kHorizon, {"trials", 1, 10'000, AsNumber(kPortfolio.trials)}}},
      {"planner",
       Grows::kNoTree,
       {kHorizon,
        {"trials", 1, 256, AsNumber(kPlanner.trials)},
        {"army_plan", 0, 1, AsNumber(kPlanner.army_plan)},
        {"worlds", 1, 256, AsNumber(kPlanner.worlds)},
        {"threads", 1, 64, AsNumber(kPlanner.threads)}}},
      {"evolution",
       Grows::kNoTree,
       {kHorizon,
        {"trials", 1, 10'000, AsNumber(kEvolution.trials)},
        {"population", 2, 10'000, AsNumber(kEvolution.population)}}},
      {"naive",
       Grows::kNoTree,
       {kHorizon,
        {"explore", 0, 1, kNaive.explore},
        {"explore_local", 0, 1, kNaive.explore_local}}},
      {"strategist",
       Grows::kNoTree,
       {{"opening", 1, 1'000, AsNumber(kStrategist.opening)},
        {"variations", 0, 100, AsNumber(kStrategist.variations)}}},
      {"mcts",
       Grows::kATree,
       {kHorizon,
        {"exploration", 0, 1'000, AsNumber(kTree.exploration)},
        {"widening_base", 0, 1'000, AsNumber(kTree.widening_base)},
        {"widening_exponent", 0.01, 1, AsNumber(kTree.widening_exponent)},
        {"widest", 1, 60'000, AsNumber(kTree.widest)},
        {"most_nodes", 1, 100'000'000, AsNumber(kTree.most_nodes)},
        {"most_megabytes", 1, 1'000'000, AsNumber(kTree.most_megabytes)},
        {"threads", 1, 64, AsNumber(kMcts.threads)}}}};
  return kinds;
}

const Kind& KindOf(std::string_view name) {
  return *std::find_if(Kinds().begin(), Kinds().end(),
                       [name](const Kind& kind) { return kind.name == name; });
}

double NumberOf(const wire::SearchSettings& settings,
                const FieldDescriptor& field) {
  const google::protobuf::Reflection& reflection = *settings.GetReflection();
  switch (field.cpp_type()) {
    case FieldDescriptor::CPPTYPE_INT32:
      return reflection.GetInt32(settings, &field);
    case FieldDescriptor::CPPTYPE_UINT32:
      return reflection.GetUInt32(settings, &field);
    case FieldDescriptor::CPPTYPE_FLOAT:
      return static_cast<double>(reflection.GetFloat(settings, &field));
    default:
      return reflection.GetDouble(settings, &field);
  }
}

// "0.5" as "0.5", 16 as "16".
std::string InWords(double number) {
  std::string words = std::to_string(number);
  words.erase(words.find_last_not_of('0') + 1);
  if (words.back() == '.') words.pop_back();
  return words;
}

Wrong CheckTaken(const wire::SearchSettings& settings,
                 const std::vector<Taken>& taken) {
  std::vector<const FieldDescriptor*> fields;
  settings.GetReflection()->ListFields(settings, &fields);
  for (const FieldDescriptor* field : fields) {
    if (field->name() == "budget") continue;
    const auto known = std::find_if(
        taken.begin(), taken.end(),
        [field](const Taken& one) { return one.name == field->name(); });
    if (known == taken.end()) {
      std::string names = "budget";
      for (const Taken& one : taken) names += ", " + std::string(one.name);
      return "has no setting '" + field->name() + "'; it has: " + names;
    }
    const double number = NumberOf(settings, *field);
    if (!(number >= known->least && number <= known->most)) {
      return "takes " + InWords(known->least) + " to " + InWords(known->most) +
             " as '" + field->name() + "', not " + InWords(number);
    }
  }
  return std::nullopt;
}

Wrong Read(std::string_view name, std::string_view text,
           wire::SearchSettings& settings) {
  const Kind& kind = KindOf(name);
  Lines lines;
  const absl::Status status =
      ParseText({.name = "settings", .contents = text}, settings, lines);
  if (!status.ok()) {
    return "cannot read its settings: " + std::string(status.message());
  }
  if (kind.grows == Grows::kNoTree && settings.budget().nodes() != 0) {
    return "grows no tree: its budget has no nodes";
  }
  return CheckTaken(settings, kind.taken);
}

Budget BudgetOf(const wire::SearchSettings& settings) {
  const wire::Budget& wire = settings.budget();
  Budget budget = {.iterations = wire.iterations(),
                   .steps = wire.steps(),
                   .nodes = wire.nodes(),
                   .milliseconds = wire.milliseconds(),
                   .per = wire.per() == wire::Budget::TURN
                              ? Budget::Per::kTurn
                              : Budget::Per::kDecision};
  if (!budget.IsLimited()) budget.iterations = kUsualIterations;
  return budget;
}

int HorizonOf(int turns) { return turns < 0 ? Doctrine::kToTheEnd : turns; }

template <typename Options>
void SetHorizon(const wire::SearchSettings& settings, Options& options) {
  if (settings.has_horizon()) options.horizon = HorizonOf(settings.horizon());
}

}  // namespace

std::vector<Setting> SettingsOf(std::string_view agent) {
  const google::protobuf::Descriptor& known =
      *wire::SearchSettings::descriptor();
  std::vector<Setting> settings;
  for (const Taken& taken : KindOf(agent).taken) {
    const FieldDescriptor& field =
        *known.FindFieldByName(std::string(taken.name));
    settings.push_back(
        {.name = field.name(),
         .meaning = field.options().GetExtension(wire::meaning),
         .range = InWords(taken.least) + " to " + InWords(taken.most),
         .usual = taken.usual == Taken::kAsTheDoctrineSays
                      ? "as the doctrine says"
                      : InWords(taken.usual)});
  }
  return settings;
}

std::vector<Setting> BudgetSettings() {
  const google::protobuf::Descriptor& budget = *wire::Budget::descriptor();
  std::vector<Setting> settings;
  for (int i = 0; i < budget.field_count(); ++i) {
    const FieldDescriptor& field = *budget.field(i);
    settings.push_back(
        {.name = field.name(),
         .meaning = field.options().GetExtension(wire::meaning)});
  }
  return settings;
}

MadeAgent MakeGreedy(std::string_view text) {
  wire::SearchSettings settings;
  if (Wrong wrong = Read("greedy", text, settings)) {
    return *std::move(wrong);
  }
  GreedyOptions options;
  SetHorizon(settings, options);
  if (settings.has_least_likely()) {
    options.least_likely = settings.least_likely();
  }
  if (settings.has_playouts()) {
    options.playouts = static_cast<int>(settings.playouts());
  }
  // It ends by itself, when every order has been looked at.
  const Budget budget = settings.has_budget() ? BudgetOf(settings) : Budget{};
  return std::make_unique<GreedyAgent>(budget, &DoctrineFor, options);
}

MadeAgent MakeFlat(std::string_view text) {
  wire::SearchSettings settings;
  if (Wrong wrong = Read("flat", text, settings)) {
    return *std::move(wrong);
  }
  FlatOptions options;
  SetHorizon(settings, options);
  if (settings.has_candidates()) {
    options.candidates = static_cast<int>(settings.candidates());
  }
  return std::make_unique<FlatAgent>(BudgetOf(settings), &DoctrineFor, options);
}

MadeAgent MakePortfolio(std::string_view text) {
  wire::SearchSettings settings;
  if (Wrong wrong = Read("portfolio", text, settings)) {
    return *std::move(wrong);
  }
  PortfolioOptions options;
  SetHorizon(settings, options);
  if (settings.has_trials()) {
    options.trials = static_cast<int>(settings.trials());
  }
  return std::make_unique<PortfolioAgent>(BudgetOf(settings), &DoctrineFor,
                                          options);
}

MadeAgent MakeEvolution(std::string_view text) {
  wire::SearchSettings settings;
  if (Wrong wrong = Read("evolution", text, settings)) {
    return *std::move(wrong);
  }
  EvolutionOptions options;
  SetHorizon(settings, options);
  if (settings.has_trials()) {
    options.trials = static_cast<int>(settings.trials());
  }
  if (settings.has_population()) {
    options.population = static_cast<int>(settings.population());
  }
  return std::make_unique<EvolutionAgent>(BudgetOf(settings), &DoctrineFor,
                                          options);
}

MadeAgent MakePlanner(std::string_view text) {
  wire::SearchSettings settings;
  if (Wrong wrong = Read("planner", text, settings)) {
    return *std::move(wrong);
  }
  PlannerOptions options;
  SetHorizon(settings, options);
  if (settings.has_trials()) {
    options.trials = static_cast<int>(settings.trials());
  }
  if (settings.has_threads()) {
    options.threads = static_cast<int>(settings.threads());
  }
  options.army_plan = settings.army_plan() != 0;
  if (settings.has_worlds()) {
    options.worlds = static_cast<int>(settings.worlds());
  }
  return std::make_unique<PlannerAgent>(BudgetOf(settings), &DoctrineFor,
                                        options);
}

MadeAgent MakeNaive(std::string_view text) {
  wire::SearchSettings settings;
  if (Wrong wrong = Read("naive", text, settings)) {
    return *std::move(wrong);
  }
  NaiveOptions options;
  SetHorizon(settings, options);
  if (settings.has_explore()) options.explore = settings.explore();
  if (settings.has_explore_local()) {
    options.explore_local = settings.explore_local();
  }
  return std::make_unique<NaiveAgent>(BudgetOf(settings), &DoctrineFor,
                                      options);
}

MadeAgent MakeStrategist(std::string_view text) {
  wire::SearchSettings settings;
  if (Wrong wrong = Read("strategist", text, settings)) {
    return *std::move(wrong);
  }
  ArmyPlannerOptions options;
  if (settings.has_opening()) {
    options.opening = static_cast<int>(settings.opening());
  }
  if (settings.has_variations()) {
    options.variations = static_cast<int>(settings.variations());
  }
  return std::make_unique<StrategistAgent>(BudgetOf(settings), &DoctrineFor,
                                           options);
}

MadeAgent MakeMcts(std::string_view text) {
  wire::SearchSettings settings;
  if (Wrong wrong = Read("mcts", text, settings)) {
    return *std::move(wrong);
  }
  MctsOptions options;
  SetHorizon(settings, options.tree);
  if (settings.has_exploration()) {
    options.tree.exploration = settings.exploration();
  }
  if (settings.has_widening_base()) {
    options.tree.widening_base = settings.widening_base();
  }
  if (settings.has_widening_exponent()) {
    options.tree.widening_exponent = settings.widening_exponent();
  }
  if (settings.has_widest()) {
    options.tree.widest = static_cast<uint16_t>(settings.widest());
  }
  if (settings.has_most_nodes()) {
    options.tree.most_nodes = settings.most_nodes();
  }
  if (settings.has_most_megabytes()) {
    options.tree.most_megabytes = settings.most_megabytes();
  }
  if (settings.has_threads()) {
    options.threads = static_cast<int>(settings.threads());
  }
  return std::make_unique<MctsAgent>(BudgetOf(settings), &DoctrineFor, options);
}

}  // namespace berthier
