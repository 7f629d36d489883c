#include "arenas/tournament/stage.h"

#include <algorithm>
#include <utility>

#include "arenas/tournament/berger.h"
#include "arenas/tournament/pairers.h"

namespace berthier {
namespace {

// A format that is a list of stages.
class FixedPairer final : public Pairer {
 public:
  explicit FixedPairer(std::vector<Stage> stages)
      : stages_(std::move(stages)) {}

  bool IsFixed() const override { return true; }
  std::optional<Stage> Next(const Withdrawn& /*withdrawn*/) override {
    if (next_ == stages_.size()) return std::nullopt;
    return stages_[next_++];
  }

 private:
  std::vector<Stage> stages_;
  size_t next_ = 0;
};

int PlayersOf(const Plan& plan) {
  return static_cast<int>(plan.players.size());
}

std::vector<Stage> DoubleRoundRobin(const Plan& plan) {
  const std::vector<Meeting> there = BergerTable(PlayersOf(plan));
  std::vector<Meeting> back = there;
  for (Meeting& meeting : back) {
    std::swap(meeting.players[0], meeting.players[1]);
    meeting.round += there.back().round + 1;
  }
  return {{.meetings = there, .repetitions = plan.pairs},
          {.meetings = back, .repetitions = plan.pairs}};
}

// Challenger by challenger, each against every champion.
std::vector<Meeting> GauntletTable(const Plan& plan) {
  const auto& names = plan.file.gauntlet().champion();
  std::vector<int> champions;
  for (const std::string& name : names) {
    champions.push_back(*plan.PlayerNamed(name));
  }
  std::vector<Meeting> table;
  uint32_t round = 0;
  for (int player = 0; player < PlayersOf(plan); ++player) {
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

std::vector<Meeting> LadderTable(const Plan& plan) {
  const int reach = static_cast<int>(std::max(plan.file.ladder().reach(), 1u));
  std::vector<Meeting> table;
  for (int rung = 0; rung < PlayersOf(plan); ++rung) {
    for (int above = rung + 1; above < PlayersOf(plan) && above - rung <= reach;
         ++above) {
      table.push_back({{rung, above}, static_cast<uint32_t>(rung)});
    }
  }
  return table;
}

std::unique_ptr<Pairer> Fixed(std::vector<Stage> stages) {
  return std::make_unique<FixedPairer>(std::move(stages));
}

}  // namespace

std::unique_ptr<Pairer> MakePairer(const Plan& plan) {
  const auto once = [&plan](std::vector<Meeting> meetings) {
    return Fixed(
        {{.meetings = std::move(meetings), .repetitions = plan.pairs}});
  };
  switch (plan.format) {
    case wire::DOUBLE_ROUND_ROBIN:
      return Fixed(DoubleRoundRobin(plan));
    case wire::GAUNTLET:
      return once(GauntletTable(plan));
    case wire::LADDER:
      return once(LadderTable(plan));
    case wire::SWISS:
      return MakeSwissPairer(plan);
    case wire::KNOCKOUT:
      return MakeKnockoutPairer(plan);
    case wire::SPRT:
      return MakeSprtPairer(plan);
    default:
      return once(BergerTable(PlayersOf(plan)));
  }
}

}  // namespace berthier
