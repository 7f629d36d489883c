#include "arenas/tournament/growth.h"

#include <google/protobuf/util/message_differencer.h>

#include <algorithm>
#include <span>
#include <utility>

#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "arenas/text/words.h"
#include "arenas/tournament/plan_check.h"
#include "proto/position_codec.h"
#include "proto/text.h"

namespace berthier {
namespace {

using google::protobuf::util::MessageDifferencer;

// A plan at one of its steps.
struct View {
  const wire::Tournament& file;
  std::span<const Player> players;
  std::span<const PlannedScenario> scenarios;
  uint64_t pairs;
};

View ViewOf(const TournamentPlan& plan, size_t step) {
  const PlanStep& at = plan.steps[step];
  return {at.file, std::span(plan.players).first(at.players),
          std::span(plan.scenarios).first(at.scenarios), at.pairs};
}

bool IsSameGround(const PlannedScenario& one, const PlannedScenario& other) {
  if (&one == &other) return true;
  const auto bytes = [](const PlannedScenario& ground) {
    return WireOf(ground.loaded.written.document, ground.loaded.written.ruler)
        .SerializeAsString();
  };
  return one.name == other.name && bytes(one) == bytes(other);
}

// Formats whose pairs follow from the file alone and that end when all are
// played.
bool HasOpenEnd(wire::Format format) {
  return format == wire::ROUND_ROBIN || format == wire::DOUBLE_ROUND_ROBIN ||
         format == wire::GAUNTLET || format == wire::LADDER;
}

std::string RulesInWords(const wire::Tournament& file) {
  if (file.fault_size() == 0) return "none";
  return absl::StrJoin(file.fault(), " ",
                       [](std::string* out, const wire::FaultRule& rule) {
                         out->append("{ " + PrintLine(rule) + " }");
                       });
}

class Comparison {
 public:
  Comparison(const View& before, const View& now)
      : before_(before), now_(now) {}

  Growth Run() {
    for (const auto compare :
         {&Comparison::Rest, &Comparison::Agents, &Comparison::Champions,
          &Comparison::Budgets, &Comparison::Players, &Comparison::Grounds,
          &Comparison::Pairs, &Comparison::Rounds, &Comparison::FaultRules}) {
      (this->*compare)();
      if (growth_.refused) break;
    }
    return std::move(growth_);
  }

 private:
  void Refuse(std::string why) { growth_.refused = std::move(why); }
  void Say(std::string change) { growth_.changes.push_back(std::move(change)); }

  bool CanHaveMore(std::string_view what) {
    if (HasOpenEnd(before_.file.format())) return true;
    Refuse(absl::StrFormat("%s: a %s takes no more of them once it has begun",
                           what, NameOf(before_.file.format())));
    return false;
  }

  // Everything of which nothing may change.
  void Rest() {
    wire::Tournament before = before_.file;
    wire::Tournament now = now_.file;
    for (wire::Tournament* file : {&before, &now}) {
      file->clear_concurrency();
      file->clear_agent();
      file->clear_scenario();
      file->clear_pairs();
      file->clear_fault();
      file->mutable_swiss()->clear_rounds();
      file->mutable_gauntlet()->clear_champion();
      file->mutable_ladder()->clear_budget();
    }
    std::string report;
    MessageDifferencer differencer;
    differencer.ReportDifferencesToString(&report);
    if (!differencer.Compare(before, now)) {
      Refuse(report.substr(0, report.find('\n')));
    }
  }

  void Agents() {
    const auto& before = before_.file.agent();
    const auto& now = now_.file.agent();
    for (int i = 0; i < before.size(); ++i) {
      const std::string name = PlayerName(before[i]);
      if (i >= now.size() || PlayerName(now[i]) != name) {
        const bool is_there = std::any_of(
            now.begin(), now.end(),
            [&](const auto& agent) { return PlayerName(agent) == name; });
        Refuse(is_there
                   ? absl::StrFormat("agent %s stands at another place; new "
                                     "agents stand behind those there are",
                                     name)
                   : absl::StrFormat("agent %s is gone; 'berthier tournament "
                                     "withdraw' takes one out",
                                     name));
        return;
      }
      wire::Contestant was = before[i];
      wire::Contestant is = now[i];
      was.clear_rating();
      is.clear_rating();
      if (!MessageDifferencer::Equals(was, is)) {
        Refuse(absl::StrFormat(
            "agent %s: { %s } -> { %s }; give it another name and let both "
            "play",
            name, PrintLine(was), PrintLine(is)));
        return;
      }
      CompareAnchors(before[i], now[i]);
    }
    for (int i = before.size(); i < now.size(); ++i) {
      if (!CanHaveMore("agent " + PlayerName(now[i]))) return;
      Say(absl::StrFormat("agent %s is new%s", PlayerName(now[i]),
                          now[i].has_rating()
                              ? absl::StrFormat(", rated %g", now[i].rating())
                              : ""));
    }
  }

  void CompareAnchors(const wire::Contestant& was, const wire::Contestant& is) {
    const std::string name = PlayerName(was);
    if (!was.has_rating() && is.has_rating()) {
      Say(absl::StrFormat("agent %s is an anchor, rated %g", name,
                          is.rating()));
    } else if (was.has_rating() && !is.has_rating()) {
      Say(absl::StrFormat("agent %s is no anchor any more", name));
    } else if (was.rating() != is.rating()) {
      Say(absl::StrFormat("the anchor %s: rated %g -> %g", name, was.rating(),
                          is.rating()));
    }
  }

  // Who was one stays one; who played as none cannot become one.
  void Champions() {
    const auto& before = before_.file.gauntlet().champion();
    const auto& now = now_.file.gauntlet().champion();
    for (const std::string& name : before) {
      if (std::find(now.begin(), now.end(), name) != now.end()) continue;
      return Refuse(
          absl::StrFormat("%s was a champion and must stay one", name));
    }
    for (const std::string& name : now) {
      const auto& agents = before_.file.agent();
      if (std::find(before.begin(), before.end(), name) != before.end() ||
          std::none_of(agents.begin(), agents.end(), [&](const auto& agent) {
            return PlayerName(agent) == name;
          })) {
        continue;
      }
      return Refuse(absl::StrFormat(
          "%s has played as no champion; only a new agent can be one", name));
    }
  }

  void Budgets() {
    const auto& before = before_.file.ladder().budget();
    const auto& now = now_.file.ladder().budget();
    for (int i = 0; i < before.size(); ++i) {
      if (i < now.size() && MessageDifferencer::Equals(before[i], now[i])) {
        continue;
      }
      return Refuse(absl::StrFormat(
          "the budget %s is gone, or no longer at its place; new ones stand "
          "behind those there are",
          ShortName(before[i])));
    }
    for (int i = before.size(); i < now.size(); ++i) {
      Say(absl::StrFormat("the budget %s is new", ShortName(now[i])));
    }
  }

  // What they are asked to be, where the file does not say it of each.
  void Players() {
    for (size_t i = 0; i < before_.players.size(); ++i) {
      const Player& was = before_.players[i];
      const Player& is = now_.players[i];
      if (was.request == is.request) continue;
      return Refuse(absl::StrFormat("agent %s: '%s' -> '%s'", was.name,
                                    was.request, is.request));
    }
  }

  void Grounds() {
    for (size_t i = 0; i < before_.scenarios.size(); ++i) {
      const PlannedScenario& was = before_.scenarios[i];
      if (i < now_.scenarios.size() && IsSameGround(was, now_.scenarios[i])) {
        continue;
      }
      return Refuse(absl::StrFormat(
          "scenario %s is changed, gone, or no longer at its place; new ones "
          "stand behind those there are",
          was.name));
    }
    for (size_t i = before_.scenarios.size(); i < now_.scenarios.size(); ++i) {
      const std::string scenario = "scenario " + now_.scenarios[i].name;
      if (!CanHaveMore(scenario)) return;
      Say(scenario + " is new");
    }
  }

  void Pairs() {
    if (before_.pairs == now_.pairs) return;
    const std::string change =
        absl::StrFormat("pairs: %d -> %d", before_.pairs, now_.pairs);
    if (now_.pairs < before_.pairs) {
      return Refuse(change + "; what was to be played cannot be taken back");
    }
    if (CanHaveMore(change)) Say(change);
  }

  void Rounds() {
    const uint32_t was = before_.file.swiss().rounds();
    const uint32_t is = now_.file.swiss().rounds();
    if (was == is) return;
    const std::string change = absl::StrFormat("rounds: %d -> %d", was, is);
    if (is < was) {
      return Refuse(change + "; what was to be played cannot be taken back");
    }
    Say(change);
  }

  void FaultRules() {
    const std::string was = RulesInWords(before_.file);
    const std::string is = RulesInWords(now_.file);
    if (was != is) {
      Say(absl::StrFormat("fault rules, for games to come: %s -> %s", was, is));
    }
  }

  const View& before_;
  const View& now_;
  Growth growth_;
};

}  // namespace

Growth GrowthOf(const TournamentPlan& before, const TournamentPlan& after) {
  const View was = ViewOf(before, before.steps.size() - 1);
  const View is = ViewOf(after, after.steps.size() - 1);
  return Comparison(was, is).Run();
}

void GrowFrom(const TournamentPlan& before, TournamentPlan& after,
              NewStep step) {
  std::vector<PlanStep> steps = before.steps;
  if (step == NewStep::kOne) steps.push_back(std::move(after.steps[0]));
  after.steps = std::move(steps);
}

std::string GrowthInWords(const TournamentPlan& plan, size_t step) {
  const View was = ViewOf(plan, step - 1);
  const View is = ViewOf(plan, step);
  return absl::StrFormat(
      "grown after %s: %s",
      Counted(static_cast<int64_t>(plan.steps[step].games), "game"),
      absl::StrJoin(Comparison(was, is).Run().changes, "; "));
}

}  // namespace berthier
