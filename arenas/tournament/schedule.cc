#include "arenas/tournament/schedule.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "engine/model/fault.h"

namespace berthier {

Schedule::Schedule(const TournamentPlan& plan, size_t steps)
    : plan_(plan), pairer_(MakePairer(plan)), leaves_(plan.players.size()) {
  DrawUp();
  while (step_ < steps) Grow();
}

void Schedule::Grow() {
  BERTHIER_CHECK(step_ + 1 < plan_.steps.size());
  const PlanStep& before = plan_.steps[step_];
  ++step_;
  pairer_->Grow(before, plan_.steps[step_]);
  // Where results decide, the round that is played goes on first.
  if (IsFixed() || (next_ == known_ && !pairer_->Stopped())) DrawUp();
}

bool Schedule::over() const { return pairer_->Stopped() || next_ == known_; }

Lookahead Schedule::lookahead() const {
  return plan_.format == wire::SPRT ? Lookahead::kNarrow : Lookahead::kFree;
}

void Schedule::DrawUp() {
  do {
    Withdrawn withdrawn;
    for (const Leave& leave : leaves_) {
      withdrawn.push_back(leave.from_stage <= stages());
    }
    std::optional<Stage> stage = pairer_->Next(withdrawn);
    if (!stage) return;
    if (!pairer_->IsFixed()) {
      wire::RoundPaired round;
      round.set_round(stages());
      for (const Meeting& meeting : stage->meetings) {
        wire::MeetingPaired& paired = *round.add_meeting();
        paired.set_first(static_cast<uint32_t>(meeting.players[0]));
        paired.set_second(static_cast<uint32_t>(meeting.players[1]));
      }
      for (const int player : stage->byes) {
        round.add_bye(static_cast<uint32_t>(player));
      }
      rounds_.push_back(std::move(round));
    }
    if (stage->scenarios.empty()) {
      stage->scenarios.resize(plan_.steps[step_].scenarios);
      std::iota(stage->scenarios.begin(), stage->scenarios.end(), 0);
    }
    const uint64_t pairs =
        stage->meetings.size() * stage->repetitions * stage->scenarios.size();
    stages_.push_back({.stage = *std::move(stage), .first = known_});
    known_ += pairs;
    // A stage of byes alone has no pair to wait for.
  } while (pairer_->IsFixed() || next_ == known_);
}

PairSpec Schedule::At(uint64_t id) const {
  const auto after = std::upper_bound(
      stages_.begin(), stages_.end(), id,
      [](uint64_t wanted, const Numbered& n) { return wanted < n.first; });
  const Numbered& numbered = *std::prev(after);
  const uint64_t place = id - numbered.first;
  const std::vector<int>& scenarios = numbered.stage.scenarios;
  const std::vector<Meeting>& meetings = numbered.stage.meetings;
  const Meeting& meeting = meetings[place / scenarios.size() % meetings.size()];
  return {.id = id,
          .players = meeting.players,
          .ground = scenarios[place % scenarios.size()],
          .round = meeting.round};
}

void Schedule::Enter(const PairResult& result) {
  pairer_->Enter(result);
  ++next_;
  if (next_ == known_ && !pairer_->Stopped()) DrawUp();
}

void Schedule::Withdraw(int player, uint64_t from_pair, uint32_t from_stage) {
  Leave& leave = leaves_[static_cast<size_t>(player)];
  leave.from_pair = std::min(leave.from_pair, from_pair);
  leave.from_stage = std::min(leave.from_stage, from_stage);
}

bool Schedule::IsWithdrawn(int player, uint64_t pair) const {
  return pair >= leaves_[static_cast<size_t>(player)].from_pair;
}

Schedule Schedule::Afresh() const {
  Schedule fresh(plan_);
  fresh.leaves_ = leaves_;
  return fresh;
}

}  // namespace berthier
