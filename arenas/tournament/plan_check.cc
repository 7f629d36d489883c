#include "arenas/tournament/plan_check.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "agents/failure.h"
#include "arenas/ratings/gsprt.h"
#include "arenas/ratings/rating_options.h"
#include "arenas/tournament/sprt_settings.h"

namespace berthier {
namespace {

constexpr size_t kLongestName = 60;

class Checker {
 public:
  Checker(const wire::Tournament& file, std::string_view source,
          const Lines& lines)
      : file_(file), source_(source), lines_(lines) {}

  absl::Status Run() {
    for (const auto check :
         {&Checker::CheckFormat, &Checker::CheckAgents, &Checker::CheckGrounds,
          &Checker::CheckNumbers, &Checker::CheckAdjudication,
          &Checker::CheckFaultRules, &Checker::CheckGauntlet,
          &Checker::CheckSwiss, &Checker::CheckLadder, &Checker::CheckSprt}) {
      const absl::Status status = (this->*check)();
      if (!status.ok()) return status;
    }
    return absl::OkStatus();
  }

 private:
  absl::Status Bad(int line, std::string where, std::string what) const {
    return BadInput(
        source_,
        {.where = std::move(where), .what = std::move(what), .line = line});
  }
  absl::Status BadField(std::string_view field, std::string what) const {
    return Bad(lines_.Of(file_, field), std::string(field), std::move(what));
  }

  absl::Status CheckFormat() const {
    if (file_.format() == wire::UNSET) {
      std::vector<std::string> names;
      for (int i = 1; i < wire::Format_ARRAYSIZE; ++i) {
        names.push_back(wire::Format_Name(i));
      }
      return Bad(0, "format",
                 "is missing; say one of " + absl::StrJoin(names, ", "));
    }
    const struct {
      bool present;
      wire::Format format;
      std::string_view field;
    } blocks[] = {
        {file_.has_swiss(), wire::SWISS, "swiss"},
        {file_.has_gauntlet(), wire::GAUNTLET, "gauntlet"},
        {file_.has_knockout(), wire::KNOCKOUT, "knockout"},
        {file_.has_ladder(), wire::LADDER, "ladder"},
        {file_.has_sprt(), wire::SPRT, "sprt"},
    };
    for (const auto& block : blocks) {
      if (!block.present || file_.format() == block.format) continue;
      return BadField(
          block.field,
          absl::StrFormat("is for format %s, but the format is %s; drop the "
                          "one or change the other",
                          wire::Format_Name(block.format),
                          wire::Format_Name(file_.format())));
    }
    return absl::OkStatus();
  }

  absl::Status CheckAgents() const {
    const auto count = static_cast<size_t>(file_.agent_size());
    const std::string format = wire::Format_Name(file_.format());
    if (file_.format() == wire::LADDER && count != 1) {
      return Bad(0, "agent",
                 absl::StrFormat("a %s is of one agent, not of %d; its rungs "
                                 "are the budgets of ladder { }",
                                 format, count));
    }
    if (file_.format() == wire::SPRT && count != 2) {
      return Bad(
          0, "agent",
          absl::StrFormat("a %s is between two agents, not %d", format, count));
    }
    if (file_.format() != wire::LADDER && count < 2) {
      return Bad(0, "agent",
                 absl::StrFormat("there %s; at least two must play",
                                 count == 0 ? "is none" : "is only one"));
    }
    const size_t most =
        file_.format() == wire::SWISS ? kMostSwissPlayers : kMostPlayers;
    if (count > most) {
      return Bad(0, "agent",
                 absl::StrFormat("%d are too many; at most %d", count, most));
    }
    std::set<std::string> names;
    for (int i = 0; i < file_.agent_size(); ++i) {
      const wire::Contestant& agent = file_.agent(i);
      const absl::Status status =
          CheckAgent(agent, lines_.Of(file_, "agent", i));
      if (!status.ok()) return status;
      if (!names.insert(PlayerName(agent)).second) {
        return Bad(lines_.Of(file_, "agent", i), "agent " + PlayerName(agent),
                   "another agent has this name; give each one of its own");
      }
    }
    return absl::OkStatus();
  }

  absl::Status CheckAgent(const wire::Contestant& agent, int line) const {
    const std::string name = PlayerName(agent);
    const std::string where = name.empty() ? "agent" : "agent " + name;
    if (agent.agent().empty() == agent.command().empty()) {
      return Bad(line, where,
                 agent.agent().empty()
                     ? "says neither agent: \"NAME\" nor command: \"PROGRAM\""
                     : "says both agent and command; drop one");
    }
    if (!agent.command().empty() && agent.name().empty()) {
      return Bad(line, where,
                 "has no name; a command needs name: \"...\" for the tables");
    }
    if (name.size() > kLongestName ||
        std::any_of(name.begin(), name.end(),
                    [](unsigned char c) { return c < 0x20 || c == 0x7F; })) {
      return Bad(line, where,
                 absl::StrFormat("a name has one line of at most %d letters; "
                                 "say a shorter name: \"...\"",
                                 kLongestName));
    }
    if (agent.has_rating() && !(std::abs(agent.rating()) <= kFarthestAnchor)) {
      return Bad(line, where,
                 absl::StrFormat("a rating lies between %.0f and %.0f",
                                 -kFarthestAnchor, kFarthestAnchor));
    }
    return absl::OkStatus();
  }

  absl::Status CheckGrounds() const {
    if (file_.scenario_size() == 0) {
      return Bad(0, "scenario",
                 "there is none; say scenario { name: \"...\" }");
    }
    for (int i = 0; i < file_.scenario_size(); ++i) {
      const wire::Ground& ground = file_.scenario(i);
      const int line = lines_.Of(file_, "scenario", i);
      if (ground.name().empty() == !ground.has_generated()) {
        return Bad(line, "scenario",
                   "says either name: \"...\" or generated { }");
      }
      if (!ground.has_generated()) continue;
      if (ground.generated().ruleset().empty() ||
          ground.generated().seed_size() == 0) {
        return Bad(line, "scenario",
                   "generated { } needs a ruleset and at least one seed");
      }
    }
    return absl::OkStatus();
  }

  absl::Status CheckNumbers() const {
    if (file_.has_pairs()) {
      if (file_.format() == wire::SPRT) {
        return BadField("pairs",
                        "an SPRT ends when it knows; its limit is sprt { "
                        "most_pairs }");
      }
      if (file_.pairs() < 1 || file_.pairs() > kMostPairs) {
        return BadField("pairs",
                        absl::StrFormat("must be from 1 to %d", kMostPairs));
      }
    }
    if (file_.concurrency() > kMostGamesAtATime) {
      return BadField("concurrency",
                      absl::StrFormat("is at most %d", kMostGamesAtATime));
    }
    if (file_.has_budget() && IsEmpty(file_.budget())) {
      return BadField("budget",
                      "limits nothing; say iterations, steps, nodes "
                      "or milliseconds");
    }
    for (int i = 0; i < file_.agent_size(); ++i) {
      const wire::Contestant& agent = file_.agent(i);
      if (agent.has_budget() && IsEmpty(agent.budget())) {
        return Bad(lines_.In(file_, "agent", i).Of(agent, "budget"),
                   "agent " + PlayerName(agent),
                   "its budget limits nothing; say iterations, steps, nodes "
                   "or milliseconds");
      }
    }
    if (file_.has_clock() && (file_.clock().milliseconds() == 0 ||
                              file_.clock().milliseconds() > kLongestClock)) {
      return BadField(
          "clock",
          absl::StrFormat("needs milliseconds from 1 to %d", kLongestClock));
    }
    return absl::OkStatus();
  }

  static bool IsEmpty(const wire::Budget& budget) {
    return budget.iterations() == 0 && budget.steps() == 0 &&
           budget.nodes() == 0 && budget.milliseconds() == 0;
  }

  absl::Status CheckAdjudication() const {
    if (!file_.adjudication().has_resignation()) return absl::OkStatus();
    const wire::Resignation& resignation = file_.adjudication().resignation();
    if (!(resignation.value() > 0 && resignation.value() <= 1)) {
      return BadField("adjudication",
                      "resignation: value must be above 0 and at most 1");
    }
    if (resignation.player_turns() == 0) {
      return BadField("adjudication",
                      "resignation: player_turns must be at least 1");
    }
    return absl::OkStatus();
  }

  absl::Status CheckFaultRules() const {
    std::set<std::string> kinds;
    for (int i = 0; i < file_.fault_size(); ++i) {
      const wire::FaultRule& rule = file_.fault(i);
      const int line = lines_.Of(file_, "fault", i);
      if (!rule.kind().empty() && !FaultKindNamed(rule.kind())) {
        return Bad(
            line, "fault",
            absl::StrFormat(
                "there is no kind \"%s\"; there are: %s", rule.kind(),
                absl::StrJoin(kFaultKindNames, ", ",
                              [](std::string* out, std::string_view name) {
                                out->append(name);
                              })));
      }
      if (!kinds.insert(rule.kind()).second) {
        return Bad(line, "fault",
                   rule.kind().empty()
                       ? "two rules are for every kind; keep one"
                       : absl::StrFormat("two rules are for \"%s\"; keep one",
                                         rule.kind()));
      }
      if (kinds.count("") != 0 && !rule.kind().empty()) {
        return Bad(line, "fault",
                   "stands behind the rule for every kind and is never used; "
                   "put it first");
      }
    }
    return absl::OkStatus();
  }

  absl::Status CheckGauntlet() const {
    if (file_.format() != wire::GAUNTLET) return absl::OkStatus();
    if (file_.gauntlet().champion_size() == 0) {
      return Bad(lines_.Of(file_, "gauntlet"), "gauntlet",
                 "needs champion: \"NAME\"");
    }
    std::set<std::string> champions;
    for (const std::string& champion : file_.gauntlet().champion()) {
      if (!champions.insert(champion).second) {
        return BadField(
            "gauntlet",
            absl::StrFormat("names champion \"%s\" twice", champion));
      }
      const auto& agents = file_.agent();
      if (std::none_of(agents.begin(), agents.end(),
                       [&](const wire::Contestant& agent) {
                         return PlayerName(agent) == champion;
                       })) {
        return BadField("gauntlet",
                        absl::StrFormat("no agent is named \"%s\"", champion));
      }
    }
    if (champions.size() == static_cast<size_t>(file_.agent_size())) {
      return BadField("gauntlet",
                      "everybody is a champion; who is to meet them?");
    }
    return absl::OkStatus();
  }

  absl::Status CheckSwiss() const {
    if (file_.format() != wire::SWISS) return absl::OkStatus();
    const auto most =
        static_cast<uint32_t>(file_.agent_size() - 1 + file_.agent_size() % 2);
    if (file_.swiss().rounds() < 1 || file_.swiss().rounds() > most) {
      return Bad(lines_.Of(file_, "swiss"), "swiss",
                 absl::StrFormat("rounds must be from 1 to %d: with %d agents "
                                 "everybody has met everybody then",
                                 most, file_.agent_size()));
    }
    return absl::OkStatus();
  }

  absl::Status CheckLadder() const {
    if (file_.format() != wire::LADDER) return absl::OkStatus();
    const wire::Ladder& ladder = file_.ladder();
    const wire::Contestant& agent = file_.agent(0);
    if (ladder.budget_size() < 2) {
      return Bad(lines_.Of(file_, "ladder"), "ladder",
                 "needs at least two budgets");
    }
    if (static_cast<size_t>(ladder.budget_size()) > kMostPlayers) {
      return BadField("ladder",
                      absl::StrFormat("has at most %d budgets", kMostPlayers));
    }
    if (agent.has_budget() || agent.has_rating() || file_.has_budget()) {
      return Bad(lines_.Of(file_, "agent", 0), "agent " + PlayerName(agent),
                 "has the budgets of ladder { }; drop other budgets and the "
                 "rating");
    }
    std::set<std::string> names;
    for (const wire::Budget& budget : ladder.budget()) {
      if (IsEmpty(budget)) {
        return BadField("ladder",
                        "a budget limits nothing; say iterations, "
                        "steps, nodes or milliseconds");
      }
      if (!names.insert(ShortName(budget)).second) {
        return BadField(
            "ladder", absl::StrFormat("two budgets are %s", ShortName(budget)));
      }
    }
    return absl::OkStatus();
  }

  absl::Status CheckSprt() const {
    if (file_.format() != wire::SPRT) return absl::OkStatus();
    if (!file_.has_sprt()) {
      return Bad(0, "sprt", "is missing; say sprt { elo0: 0 elo1: 10 }");
    }
    if (const auto flaw = FlawOf(SprtSettings(file_.sprt()))) {
      return BadField("sprt", *flaw);
    }
    if (file_.sprt().most_pairs() > kMostPairs) {
      return BadField("sprt",
                      absl::StrFormat("most_pairs is at most %d", kMostPairs));
    }
    return absl::OkStatus();
  }

  const wire::Tournament& file_;
  std::string_view source_;
  const Lines& lines_;
};

}  // namespace

std::string PlayerName(const wire::Contestant& contestant) {
  return contestant.name().empty() ? contestant.agent() : contestant.name();
}

std::string ShortName(const wire::Budget& budget) {
  std::string name;
  const auto add = [&name](uint64_t count, std::string_view unit) {
    if (count == 0) return;
    absl::StrAppendFormat(&name, "%s%d%s", name.empty() ? "" : "+", count,
                          unit);
  };
  add(budget.iterations(), "it");
  add(budget.steps(), "st");
  add(budget.nodes(), "nd");
  add(budget.milliseconds(), "ms");
  if (budget.per() == wire::Budget::TURN) name += "/turn";
  return name;
}

absl::Status CheckTournament(const wire::Tournament& file,
                             std::string_view source, const Lines& lines) {
  return Checker(file, source, lines).Run();
}

}  // namespace berthier
