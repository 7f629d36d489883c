#include "arenas/analysis/study_summary.h"

#include <algorithm>
#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "absl/strings/str_format.h"
#include "arenas/analysis/clustered.h"
#include "arenas/analysis/study_factors.h"
#include "arenas/analysis/study_game.h"

namespace berthier {
namespace {

// A decision with its game and what it stands for.
struct Looked {
  const wire::StudiedGame* game = nullptr;
  const wire::StudiedDecision* decision = nullptr;
  double weight = 1;

  size_t cluster() const { return game->rank(); }
  const std::string& agent() const {
    return game->agent(static_cast<int>(decision->side()));
  }
};

using Stratum = std::tuple<std::string, uint32_t>;  // agent, phase

std::vector<Looked> LookedAt(const Study& study) {
  std::map<Stratum, double> all;
  std::map<Stratum, double> seen;
  std::vector<Looked> looked;
  for (const wire::StudiedGame& game : study.games) {
    for (const wire::StudiedCell& cell : game.cell()) {
      all[{game.agent(static_cast<int>(cell.side())), cell.phase()}] +=
          cell.decisions();
    }
    for (const wire::StudiedDecision& decision : game.decision()) {
      looked.push_back({&game, &decision});
      ++seen[{looked.back().agent(), decision.phase()}];
    }
  }
  for (Looked& one : looked) {
    const Stratum stratum = {one.agent(), one.decision->phase()};
    one.weight = all[stratum] / seen[stratum];
  }
  return looked;
}

void Set(const ClusteredMean& mean, wire::StudyMean& told) {
  const Estimate estimate = mean.estimate();
  told.set_value(estimate.value);
  told.set_error(estimate.error);
  told.set_of(static_cast<uint32_t>(mean.values()));
  told.set_games(static_cast<uint32_t>(mean.clusters()));
}

// What the decisions of an agent, of a phase or of all of the game, came to.
struct AgentMeans {
  ClusteredMean regret;
  ClusteredMean usual_regret;
  ClusteredMean unclear;
  ClusteredMean clear_cost;
  ClusteredMean as_usual;
  ClusteredMean lapsed;
  ClusteredMean divided_lapsed;

  void Add(const Looked& one) {
    const wire::StudiedOrder& played = one.decision->played();
    const wire::StudiedOrder& usual = one.decision->usual();
    const size_t game = one.cluster();
    regret.Add(game, played.behind().value(), one.weight);
    usual_regret.Add(game, usual.behind().value(), one.weight);
    unclear.Add(game, played.may_be_best() ? 1 : 0, one.weight);
    if (!played.may_be_best()) {
      clear_cost.Add(game, played.behind().value(), one.weight);
    }
    as_usual.Add(game, played.words() == usual.words() ? 1 : 0, one.weight);
  }

  void Tell(wire::StudyAgent& told) const {
    Set(regret, *told.mutable_regret());
    Set(usual_regret, *told.mutable_usual_regret());
    Set(unclear, *told.mutable_unclear());
    Set(clear_cost, *told.mutable_clear_cost());
    Set(as_usual, *told.mutable_as_usual());
    Set(lapsed, *told.mutable_lapsed());
    Set(divided_lapsed, *told.mutable_divided_lapsed());
  }
};

void AddSpending(const wire::StudiedGame& game, size_t side,
                 AgentMeans& means) {
  const wire::StudiedSpending& spending = game.spending(static_cast<int>(side));
  // Where there are no points none lapse, and nothing is to be told.
  if (spending.given() > 0) {
    means.lapsed.AddRatio(game.rank(), spending.lapsed(), spending.given());
  }
  if (spending.divided() > 0) {
    means.divided_lapsed.AddRatio(game.rank(), spending.divided_lapsed(),
                                  spending.divided());
  }
}

void TellAgents(const Study& study, const std::vector<Looked>& looked,
                wire::StudySummary& told) {
  std::map<std::string, AgentMeans> all;
  std::map<Stratum, AgentMeans> by_phase;
  for (const Looked& one : looked) {
    all[one.agent()].Add(one);
    by_phase[{one.agent(), one.decision->phase()}].Add(one);
  }
  for (const wire::StudiedGame& game : study.games) {
    for (int side = 0; side < kSides; ++side) {
      AddSpending(game, static_cast<size_t>(side), all[game.agent(side)]);
    }
  }
  const StudyFactorKind& phase = StudyFactors().front();
  for (const auto& [name, means] : all) {
    told.add_agent_name(name);
    wire::StudyAgent& agent = *told.add_agent();
    agent.set_name(name);
    means.Tell(agent);
    for (uint32_t third = 0; third < kPhases; ++third) {
      const auto found = by_phase.find({name, third});
      if (found == by_phase.end()) continue;
      wire::StudyAgent& part = *told.add_agent();
      part.set_name(name);
      part.set_phase(std::string(phase.levels[third]));
      found->second.Tell(part);
    }
  }
}

struct LevelMeans {
  ClusteredMean next;
  ClusteredMean last;

  void Add(const Looked& one, const wire::StudiedReceiver& receiver) {
    if (receiver.next().count() > 0) {
      next.Add(one.cluster(), receiver.next().value(), one.weight);
    }
    if (receiver.last().count() > 0) {
      last.Add(one.cluster(), receiver.last().value(), one.weight);
    }
  }
};

void Tell(const LevelMeans& means, std::string_view name,
          wire::StudyFactor& factor) {
  if (means.next.values() == 0 && means.last.values() == 0) return;
  wire::StudyLevel& level = *factor.add_level();
  level.set_name(std::string(name));
  Set(means.next, *level.mutable_next());
  Set(means.last, *level.mutable_last());
}

void TellFactors(const std::vector<Looked>& looked, wire::StudySummary& told) {
  for (const StudyFactorKind& kind : StudyFactors()) {
    std::vector<LevelMeans> levels(kind.levels.size());
    for (const Looked& one : looked) {
      for (const wire::StudiedReceiver& receiver : one.decision->receiver()) {
        const std::optional<size_t> level =
            kind.level_of(*one.decision, receiver);
        if (level) levels[*level].Add(one, receiver);
      }
    }
    wire::StudyFactor factor;
    factor.set_name(std::string(kind.title));
    for (size_t i = 0; i < levels.size(); ++i) {
      Tell(levels[i], kind.levels[i], factor);
    }
    if (factor.level_size() > 0) *told.add_factor() = std::move(factor);
  }
}

// The first point of a receiver, the second, ... while the others keep theirs.
void TellPoints(const std::vector<Looked>& looked, wire::StudySummary& told) {
  constexpr int kMost = 6;
  std::vector<LevelMeans> points(kMost);
  for (const Looked& one : looked) {
    for (const wire::StudiedReceiver& receiver : one.decision->receiver()) {
      for (int n = 0; n < std::min(kMost, receiver.step_size()); ++n) {
        const wire::StudiedValue& step = receiver.step(n);
        if (step.count() == 0) continue;
        points[static_cast<size_t>(n)].next.Add(one.cluster(), step.value(),
                                                one.weight);
      }
    }
  }
  wire::StudyFactor& factor = *told.mutable_point();
  factor.set_name("Points of the pool");
  constexpr std::array kNames = {"the first",  "the second", "the third",
                                 "the fourth", "the fifth",  "the sixth"};
  for (size_t n = 0; n < points.size(); ++n) {
    Tell(points[n], kNames[n], factor);
  }
}

struct DivisionMeans {
  std::map<std::string, ClusteredMean> by_agent;
  ClusteredMean usual;
  ClusteredMean best;
};

// Of every division, what share of the pool goes to receivers of each level.
void TellDivisions(const std::vector<Looked>& looked,
                   wire::StudySummary& told) {
  for (const StudyFactorKind& kind : StudyFactors()) {
    if (!kind.divides) continue;
    std::vector<DivisionMeans> levels(kind.levels.size());
    for (const Looked& one : looked) {
      const wire::StudiedDecision& decision = *one.decision;
      if (!decision.split() || decision.pool() == 0) continue;
      std::vector<std::array<double, 3>> given(levels.size());
      for (int i = 0; i < decision.receiver_size(); ++i) {
        const std::optional<size_t> level =
            kind.level_of(decision, decision.receiver(i));
        if (!level) continue;
        given[*level][0] += decision.played().share(i);
        given[*level][1] += decision.usual().share(i);
        given[*level][2] += decision.best().share(i);
      }
      for (size_t i = 0; i < levels.size(); ++i) {
        const auto add = [&](ClusteredMean& mean, double points) {
          mean.Add(one.cluster(), points / decision.pool(), one.weight);
        };
        add(levels[i].by_agent[one.agent()], given[i][0]);
        add(levels[i].usual, given[i][1]);
        add(levels[i].best, given[i][2]);
      }
    }
    for (size_t i = 0; i < levels.size(); ++i) {
      if (levels[i].usual.values() == 0) continue;
      wire::StudyDivision& division = *told.add_division();
      division.set_factor(std::string(kind.title));
      division.set_level(std::string(kind.levels[i]));
      for (const std::string& agent : told.agent_name()) {
        Set(levels[i].by_agent[agent], *division.add_by_agent());
      }
      Set(levels[i].usual, *division.mutable_usual());
      Set(levels[i].best, *division.mutable_best());
    }
  }
}

void TellAll(const std::vector<Looked>& looked, wire::StudySummary& told) {
  AgentMeans all;
  ClusteredMean next;
  ClusteredMean nothing;
  for (const Looked& one : looked) {
    all.Add(one);
    for (const wire::StudiedReceiver& receiver : one.decision->receiver()) {
      const wire::StudiedValue& worth = receiver.next();
      if (worth.count() == 0) continue;
      next.Add(one.cluster(), worth.value(), one.weight);
      const bool clear = std::abs(worth.value()) > 2 * worth.error();
      nothing.Add(one.cluster(), clear ? 0 : 1, one.weight);
    }
  }
  Set(all.regret, *told.mutable_regret());
  Set(all.unclear, *told.mutable_unclear());
  Set(next, *told.mutable_next());
  Set(nothing, *told.mutable_no_difference());
}

}  // namespace

wire::StudySummary SummaryOf(const Study& study) {
  wire::StudySummary told;
  *told.mutable_head() = study.head;
  const std::vector<Looked> looked = LookedAt(study);
  told.set_games(static_cast<uint32_t>(study.games.size()));
  told.set_decisions(static_cast<uint32_t>(looked.size()));
  told.set_splits(
      std::any_of(looked.begin(), looked.end(),
                  [](const Looked& one) { return one.decision->split(); }));
  TellAll(looked, told);
  TellAgents(study, looked, told);
  TellFactors(looked, told);
  TellPoints(looked, told);
  TellDivisions(looked, told);
  told.set_made_by("berthier study");
  return told;
}

}  // namespace berthier
