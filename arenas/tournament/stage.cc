#include "arenas/tournament/stage.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

#include "absl/strings/str_format.h"
#include "arenas/tournament/berger.h"
#include "arenas/tournament/pairers.h"

namespace berthier {
namespace {

std::vector<Stage> DoubleRoundRobin(const PlanStep& step) {
  const std::vector<Meeting> there =
      BergerTable(static_cast<int>(step.players));
  std::vector<Meeting> back = there;
  for (Meeting& meeting : back) {
    std::swap(meeting.players[0], meeting.players[1]);
    meeting.round += there.back().round + 1;
  }
  return {{.meetings = there, .repetitions = step.pairs},
          {.meetings = back, .repetitions = step.pairs}};
}

// Challenger by challenger, each against every champion.
std::vector<Meeting> GauntletTable(const TournamentPlan& plan,
                                   const PlanStep& step) {
  std::vector<int> champions;
  for (const std::string& name : step.file.gauntlet().champion()) {
    champions.push_back(*plan.PlayerNamed(name));
  }
  std::vector<Meeting> table;
  uint32_t round = 0;
  for (int player = 0; player < static_cast<int>(step.players); ++player) {
    if (std::find(champions.begin(), champions.end(), player) !=
        champions.end()) {
      continue;
    }
    for (const int champion : champions) {
      table.push_back({{champion, player}, round});
    }
    ++round;
  }
  return table;
}

std::vector<Meeting> LadderTable(const PlanStep& step) {
  const int players = static_cast<int>(step.players);
  const int reach = static_cast<int>(std::max(step.file.ladder().reach(), 1u));
  std::vector<Meeting> table;
  for (int rung = 0; rung < players; ++rung) {
    for (int above = rung + 1; above < players && above - rung <= reach;
         ++above) {
      table.push_back({{rung, above}, static_cast<uint32_t>(rung)});
    }
  }
  return table;
}

// Of a format that follows from the file alone, as a step of the plan has it.
std::vector<Stage> StagesOf(const TournamentPlan& plan, const PlanStep& step) {
  const auto once = [&step](std::vector<Meeting> meetings) {
    return std::vector<Stage>{
        {.meetings = std::move(meetings), .repetitions = step.pairs}};
  };
  switch (plan.format) {
    case wire::DOUBLE_ROUND_ROBIN:
      return DoubleRoundRobin(step);
    case wire::GAUNTLET:
      return once(GauntletTable(plan, step));
    case wire::LADDER:
      return once(LadderTable(step));
    default:
      return once(BergerTable(static_cast<int>(step.players)));
  }
}

std::vector<int> Grounds(size_t first, size_t end) {
  std::vector<int> scenarios(end - first);
  std::iota(scenarios.begin(), scenarios.end(), static_cast<int>(first));
  return scenarios;
}

// A format that is a list of stages.
class FixedPairer final : public Pairer {
 public:
  explicit FixedPairer(const TournamentPlan& plan)
      : plan_(plan), stages_(StagesOf(plan, plan.steps[0])) {}

  bool IsFixed() const override { return true; }
  std::optional<Stage> Next(const Withdrawn& /*withdrawn*/) override {
    if (next_ == stages_.size()) return std::nullopt;
    return stages_[next_++];
  }

  // What the one has and the other had not: meetings that are new, and for the
  // others the pairs and the scenarios that are.
  void Grow(const PlanStep& before, const PlanStep& now) override {
    const std::vector<Stage> old_stages = StagesOf(plan_, before);
    const std::vector<Stage> new_stages = StagesOf(plan_, now);
    for (size_t i = 0; i < new_stages.size(); ++i) {
      const std::vector<Meeting>& old = old_stages[i].meetings;
      std::set<std::pair<int, int>> met;
      for (const Meeting& meeting : old) met.insert(WhoMeets(meeting));
      std::vector<Meeting> fresh = new_stages[i].meetings;
      std::erase_if(fresh, [&met](const Meeting& meeting) {
        return met.count(WhoMeets(meeting)) != 0;
      });
      Add({.meetings = std::move(fresh),
           .repetitions = now.pairs,
           .scenarios = Grounds(0, now.scenarios)});
      Add({.meetings = old,
           .repetitions = now.pairs - before.pairs,
           .scenarios = Grounds(0, before.scenarios)});
      Add({.meetings = old,
           .repetitions = now.pairs,
           .scenarios = Grounds(before.scenarios, now.scenarios)});
    }
  }

 private:
  // Whichever of them has the first seat.
  static std::pair<int, int> WhoMeets(const Meeting& meeting) {
    return std::minmax(meeting.players[0], meeting.players[1]);
  }
  void Add(Stage stage) {
    if (stage.meetings.empty() || stage.repetitions == 0 ||
        stage.scenarios.empty()) {
      return;
    }
    stages_.push_back(std::move(stage));
  }

  const TournamentPlan& plan_;
  std::vector<Stage> stages_;
  size_t next_ = 0;
};

}  // namespace

std::vector<int> SharedPlaces(const std::vector<int>& ranking,
                              const std::vector<ColumnTold>& columns) {
  std::vector<int> places(ranking.size());
  for (size_t i = 0; i < ranking.size(); ++i) {
    const bool is_shared =
        i > 0 && !columns.empty() &&
        std::all_of(columns.begin(), columns.end(),
                    [&](const ColumnTold& column) {
                      return column.cells[static_cast<size_t>(ranking[i])] ==
                             column.cells[static_cast<size_t>(ranking[i - 1])];
                    });
    places[i] = is_shared ? places[i - 1] : static_cast<int>(i) + 1;
  }
  return places;
}

std::string PointsOf(int64_t half_points) {
  return absl::StrFormat("%d%s", half_points / 2,
                         half_points % 2 == 0 ? "" : ".5");
}

std::unique_ptr<Pairer> MakePairer(const TournamentPlan& plan) {
  switch (plan.format) {
    case wire::SWISS:
      return MakeSwissPairer(plan);
    case wire::KNOCKOUT:
      return MakeKnockoutPairer(plan);
    case wire::SPRT:
      return MakeSprtPairer(plan);
    default:
      return std::make_unique<FixedPairer>(plan);
  }
}

}  // namespace berthier
