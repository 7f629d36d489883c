#include "arenas/tournament/tournament_progress.h"

#include <algorithm>

#include "absl/strings/str_format.h"
#include "agents/failure.h"
#include "agents/random_source.h"

namespace berthier {
namespace {

// How far games may run ahead of the pair entered next, in pairs.
constexpr uint64_t kFarAhead = 4'096;

// Who was mute in so many games in a row plays no more.
constexpr uint32_t kMostMute = 3;

// Whether the game was lost without a word: its program did not start, or gave
// no order until its time was up.
bool IsMute(const wire::LegPlayed& leg) {
  const std::optional<FaultKind> kind = FaultKindNamed(leg.fault().kind());
  if (kind == FaultKind::kRefusedToStart ||
      kind == FaultKind::kCrashedAtStart) {
    return true;
  }
  const int side = static_cast<int>(leg.fault().side());
  return kind == FaultKind::kTimeout && side < leg.own_orders_size() &&
         leg.own_orders(side) == 0;
}

std::string GameInWords(const wire::LegPlayed& leg) {
  return absl::StrFormat("game %d of pair %d", leg.leg() + 1, leg.pair());
}

}  // namespace

GameSeeds SeedsOf(const TournamentPlan& plan, uint64_t pair) {
  const uint64_t seed = SeedFor(plan.seed, pair);
  return {.dice = SeedFor(seed, 0),
          .players = {SeedFor(seed, 1), SeedFor(seed, 2)}};
}

TournamentProgress::TournamentProgress(const TournamentPlan& plan, Part part,
                                       size_t steps)
    : plan_(plan),
      part_(part),
      schedule_(plan, steps),
      standings_(plan),
      faults_(plan.players.size()),
      mute_(plan.players.size(), 0) {
  issue_ = part_.first;
  Advance();
}

bool TournamentProgress::IsVoid(const PairSpec& pair) const {
  return pair.id < part_.first || pair.id >= part_.end ||
         schedule_.IsWithdrawn(pair.players[0], pair.id) ||
         schedule_.IsWithdrawn(pair.players[1], pair.id);
}

uint64_t TournamentProgress::IssueEnd() const {
  const uint64_t far = schedule_.lookahead() == Lookahead::kNarrow
                           ? static_cast<uint64_t>(plan_.concurrency)
                           : kFarAhead;
  return std::min({schedule_.known(), schedule_.next() + far, part_.end});
}

std::vector<GameId> TournamentProgress::Candidates(size_t most) {
  std::vector<GameId> candidates;
  if (schedule_.over()) return candidates;
  issue_ = std::max(issue_, schedule_.next());
  bool all_issued = true;
  for (uint64_t id = issue_; id < IssueEnd(); ++id) {
    const PairSpec pair = schedule_.At(id);
    const auto found = ahead_.find(id);
    for (int leg = 0; leg < 2 && !IsVoid(pair); ++leg) {
      if (found != ahead_.end() &&
          found->second.issued[static_cast<size_t>(leg)]) {
        continue;
      }
      all_issued = false;
      candidates.push_back({pair, leg});
      if (candidates.size() == most) return candidates;
    }
    if (all_issued) issue_ = id + 1;
  }
  return candidates;
}

std::optional<GameId> TournamentProgress::Take(const GameId& game) {
  ahead_[game.pair.id].issued[static_cast<size_t>(game.leg)] = true;
  touched_ = std::max(touched_, game.pair.id + 1);
  return game;
}

std::optional<GameId> TournamentProgress::Issue() {
  return Issue([](const GameId&) { return true; });
}

std::optional<std::string> TournamentProgress::Played(
    const wire::LegPlayed& leg) {
  if (leg.pair() >= schedule_.known() || leg.leg() > 1 ||
      leg.player_size() != 2) {
    return GameInWords(leg) + " is none of this tournament";
  }
  const PairSpec pair = schedule_.At(leg.pair());
  const GameId game = {pair, static_cast<int>(leg.leg())};
  if (leg.player(0) != static_cast<uint32_t>(game.PlayerOf(0)) ||
      leg.player(1) != static_cast<uint32_t>(game.PlayerOf(1)) ||
      leg.scenario() != static_cast<uint32_t>(pair.ground)) {
    return GameInWords(leg) + " is between others than it should be";
  }
  if (leg.pair() < part_.first || leg.pair() >= part_.end) {
    return GameInWords(leg) + " is not of this shard";
  }
  ++played_;
  touched_ = std::max(touched_, leg.pair() + 1);
  // Nothing behind the end or a withdrawal counts.
  if (leg.pair() < schedule_.next()) {
    if (IsVoid(pair)) return std::nullopt;
    return GameInWords(leg) + " was played twice";
  }
  if (schedule_.over()) return std::nullopt;
  Ahead& ahead = ahead_[leg.pair()];
  std::optional<wire::LegPlayed>& place = ahead.legs[leg.leg()];
  if (place) return GameInWords(leg) + " was played twice";
  place = leg;
  ahead.issued[leg.leg()] = true;
  Advance();
  return std::nullopt;
}

void TournamentProgress::Advance() {
  while (!schedule_.over()) {
    const PairSpec pair = schedule_.At(schedule_.next());
    const auto found = ahead_.find(pair.id);
    if (IsVoid(pair)) {
      ++void_pairs_;
      schedule_.Enter(
          {.pair = pair,
           .legs = std::nullopt,
           .withdrawn = {schedule_.IsWithdrawn(pair.players[0], pair.id),
                         schedule_.IsWithdrawn(pair.players[1], pair.id)}});
    } else {
      if (found == ahead_.end() || !found->second.legs[0] ||
          !found->second.legs[1]) {
        return;
      }
      Enter(pair, found->second.legs);
    }
    if (found != ahead_.end()) ahead_.erase(found);
  }
}

void TournamentProgress::Enter(const PairSpec& pair, const Legs& legs) {
  const std::array<wire::LegPlayed, 2> both = {*legs[0], *legs[1]};
  counted_ += 2;
  standings_.Enter(pair, both);
  for (const wire::LegPlayed& leg : both) {
    CountFaults(leg);
    CountMute(leg);
  }
  // The first player has the first side in leg 0.
  const auto luck = [&both](size_t leg) {
    return (leg == 0 ? 1e-6 : -1e-6) *
           static_cast<double>(both[leg].luck().millionths());
  };
  schedule_.Enter({.pair = pair,
                   .legs = std::array<int, 2>{HalfPointsOfFirst(both[0]),
                                              HalfPointsOfFirst(both[1])},
                   .luck = {luck(0), luck(1)}});
}

void TournamentProgress::CountFaults(const wire::LegPlayed& leg) {
  if (!leg.has_fault()) return;
  const auto player = leg.player(static_cast<int>(leg.fault().side()));
  for (const wire::FaultRule& rule : plan_.RulesOf(leg.pair()).fault()) {
    if (!rule.kind().empty() && rule.kind() != leg.fault().kind()) continue;
    const uint32_t count = ++faults_[player][rule.kind()];
    if (rule.withdraw_after() != 0 && count >= rule.withdraw_after()) {
      schedule_.Withdraw(static_cast<int>(player), leg.pair() + 1,
                         schedule_.stages());
    }
    return;
  }
}

bool TournamentProgress::HasRule(const wire::LegPlayed& leg) const {
  const auto& rules = plan_.RulesOf(leg.pair()).fault();
  return std::any_of(
      rules.begin(), rules.end(), [&leg](const wire::FaultRule& rule) {
        return rule.kind().empty() || rule.kind() == leg.fault().kind();
      });
}

void TournamentProgress::CountMute(const wire::LegPlayed& leg) {
  for (int side = 0; side < leg.player_size(); ++side) {
    const auto player = leg.player(side);
    uint32_t& games = mute_[player];
    const bool is_mute = leg.has_fault() &&
                         leg.fault().side() == static_cast<uint32_t>(side) &&
                         IsMute(leg) && !HasRule(leg);
    games = is_mute ? games + 1 : 0;
    if (games < kMostMute) continue;
    schedule_.Withdraw(static_cast<int>(player), leg.pair() + 1,
                       schedule_.stages());
  }
}

wire::Withdrawal TournamentProgress::Withdraw(int player) const {
  wire::Withdrawal withdrawal;
  withdrawal.set_player(static_cast<uint32_t>(player));
  withdrawal.set_from_pair(untouched());
  withdrawal.set_from_round(schedule_.stages());
  return withdrawal;
}

std::optional<std::string> TournamentProgress::Withdrawn(
    const wire::Withdrawal& withdrawal) {
  if (withdrawal.player() >= plan_.players.size()) {
    return absl::StrFormat(
        "player %d, who withdraws, is none of this "
        "tournament",
        withdrawal.player());
  }
  schedule_.Withdraw(static_cast<int>(withdrawal.player()),
                     withdrawal.from_pair(), withdrawal.from_round());
  Advance();
  return std::nullopt;
}

std::optional<std::string> TournamentProgress::Grown() {
  if (schedule_.grown() + 1 >= plan_.steps.size()) {
    return "it grew beyond what is known of it";
  }
  schedule_.Grow();
  Advance();
  return std::nullopt;
}

bool TournamentProgress::over() const {
  return schedule_.over() || schedule_.next() >= part_.end;
}

bool TournamentProgress::Counts(uint64_t pair) const {
  return pair < schedule_.next() && !IsVoid(schedule_.At(pair));
}

uint64_t TournamentProgress::surplus() const {
  uint64_t waiting = 0;
  if (!schedule_.over()) {
    for (const auto& [id, ahead] : ahead_) {
      if (IsVoid(schedule_.At(id))) continue;
      waiting += (ahead.legs[0] ? 1 : 0) + (ahead.legs[1] ? 1 : 0);
    }
  }
  return played_ - counted_ - waiting;
}

uint64_t TournamentProgress::games() const {
  const uint64_t pairs = schedule_.over()
                             ? schedule_.next()
                             : std::min(schedule_.known(), part_.end);
  return 2 * (pairs - void_pairs_);
}

std::vector<uint64_t> TournamentProgress::Missing(size_t most) const {
  std::vector<uint64_t> missing;
  if (schedule_.over()) return missing;
  const uint64_t end = std::min(schedule_.known(), part_.end);
  for (uint64_t id = schedule_.next(); id < end && missing.size() < most;
       ++id) {
    const auto found = ahead_.find(id);
    if (IsVoid(schedule_.At(id)) ||
        (found != ahead_.end() && found->second.legs[0] &&
         found->second.legs[1])) {
      continue;
    }
    missing.push_back(id);
  }
  return missing;
}

}  // namespace berthier
