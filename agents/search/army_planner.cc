#include "agents/search/army_planner.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "agents/search/common_dice.h"

namespace berthier {
namespace {

// What a sample counts a turn later.
constexpr double kAging = 0.6;
// Orders that make a turn.
constexpr int kLeastOrders = 3;
// By how much, in value, and by how many standard errors another plan must be
// better for a change of plan.
constexpr double kMargin = 0.08;
constexpr double kErrors = 2;
constexpr double kLeastBattles = 3;
// A plan that is behind by this and as many errors is simulated no more.
constexpr double kHopeless = 0.25;
constexpr double kHopelessErrors = 1.5;
// Plans with less in the equilibrium are not drawn.
constexpr double kLeastProbability = 0.1;
// How often the enemy's plan is any instead of one of the equilibrium.
constexpr double kAnyPlan = 0.3;
// Standard deviation of a difference of two battles, before any is known.
constexpr double kUsualScatter = 1;

size_t Draw(std::span<const double> mixture, RandomSource& source) {
  double left = static_cast<double>(source.Next() >> 11) * 0x1p-53;
  for (size_t i = 0; i < mixture.size(); ++i) {
    left -= mixture[i];
    if (left <= 0) return i;
  }
  return mixture.size() - 1;
}

}  // namespace

void ArmyPlanner::Row::Add(double difference) {
  n += 1;
  const double off = difference - mean;
  mean += off / n;
  squares += off * (difference - mean);
}

void ArmyPlanner::Row::Age(double weight) {
  n *= weight;
  squares *= weight;
}

// With one usual deviation for luck, so that few battles that end alike are not
// taken for certain.
double ArmyPlanner::Row::Error() const {
  return std::sqrt((squares + kUsualScatter) / ((n + 1) * std::max(1.0, n)));
}

void ArmyPlanner::Begin(const Game& game) {
  for (auto& player : players_) player = maker_(game);
  const int plans = players_[0]->Plans();
  rows_.clear();
  for (int plan = 0; plan < plans; ++plan) {
    rows_.push_back({.plan = ArmyPlan::All(plan)});
  }
  matrix_.emplace(rows_.size(), rows_.size());
  wings_.emplace(game);
  position_.emplace(game.layout());
  now_.reset();
  reason_.clear();
  said_.clear();
  turn_ = ~0u;
  battle_time_ = {};
}

bool ArmyPlanner::IsTurn(const Game& game, const Position& view, Side side,
                         RandomSource& source) {
  Doctrine& player = *players_[0];
  const uint32_t turn = player.Turn(game, view);
  if (turn == turn_) return false;
  if (!has_plan() || turn > turn_ + 1) return true;
  player.Forget();
  game.Sample(view, side, source, *position_);
  for (int orders = 0; orders < kLeastOrders; ++orders) {
    const Awaited awaited = game.Awaits(*position_);
    if (!awaited.is_decision() || awaited.side != side ||
        player.Turn(game, *position_) != turn) {
      return false;
    }
    Assign(game, *position_, side, simulated_[0]);
    game.Play(*position_,
              player.CarefulPlanOrder(game, *position_, simulated_[0], source),
              nullptr);
  }
  return true;
}

Budget ArmyPlanner::BudgetOf(const Budget& usual) const {
  Budget budget = usual;
  if (has_plan()) return budget;
  const auto times = static_cast<uint64_t>(options_.opening);
  budget.iterations *= times;
  budget.steps *= times;
  budget.milliseconds *= times;
  return budget;
}

void ArmyPlanner::AddVariations(Side side, RandomSource& source) {
  const auto plans = static_cast<size_t>(players_[0]->Plans());
  // Of the rows beyond the doctrine's plans the present one stays, and who is
  // ahead of it.
  for (size_t row = rows_.size(); row-- > plans;) {
    if (row == now_ || rows_[row].mean > 0) continue;
    rows_.erase(rows_.begin() + static_cast<std::ptrdiff_t>(row));
    matrix_->RemoveRow(row);
    if (now_ && *now_ > row) --*now_;
  }
  if (!has_plan() || !wings_->IsDivided(side)) return;
  const size_t most = plans + static_cast<size_t>(options_.variations) +
                      (*now_ >= plans ? 1 : 0);
  for (int i = 0; i < options_.variations && rows_.size() < most; ++i) {
    ArmyPlan changed = plan();
    changed.wings[source.Below(kWings)] =
        static_cast<int>(source.Below(static_cast<uint32_t>(plans)));
    const bool known =
        std::any_of(rows_.begin(), rows_.end(),
                    [&](const Row& row) { return row.plan == changed; });
    if (known) continue;
    rows_.push_back({.plan = changed});
    matrix_->AddRow();
  }
}

std::optional<double> ArmyPlanner::PlayOut(const Game& game,
                                           const Position& view, Side side,
                                           const ArmyPlan& own,
                                           const ArmyPlan& enemy, uint64_t seed,
                                           Meter& meter) {
  constexpr uint64_t kStepsBetweenLooks = 64;
  Position& position = *position_;
  CommonDice dice(seed);
  RandomSource chance(MixBits(seed));
  game.Sample(view, side, chance, position);
  for (const auto& player : players_) player->Forget();
  std::array<uint32_t, 2> turns = {~0u, ~0u};
  uint64_t steps = 1;
  const Meter::Clock::time_point begin = meter.Now();
  while (true) {
    const Awaited awaited = game.Awaits(position);
    if (awaited.is_over()) break;
    if (++steps % kStepsBetweenLooks == 0 && meter.IsHurried()) {
      return std::nullopt;
    }
    if (awaited.is_roll()) {
      game.Resolve(position, dice.Throw(game, position), nullptr);
      continue;
    }
    const size_t who = awaited.side == side ? 0 : 1;
    Doctrine& player = *players_[who];
    if (const uint32_t turn = player.Turn(game, position); turn != turns[who]) {
      turns[who] = turn;
      wings_->Assign(game, position, player, awaited.side,
                     who == 0 ? own : enemy, simulated_[who]);
    }
    game.Play(position,
              player.CarefulPlanOrder(game, position, simulated_[who], chance),
              nullptr);
  }
  meter.AddSteps(steps);
  meter.AddIteration();
  battle_time_.Add(meter.Now() - begin);
  return players_[0]->Value(game, position, side);
}

bool ArmyPlanner::IsHopeless(size_t row, double best) const {
  const double behind = best - matrix_->ValueOf(row);
  return behind >= kHopeless &&
         behind >= kHopelessErrors * matrix_->ErrorOf(row);
}

std::vector<size_t> ArmyPlanner::Contenders() const {
  double best = -1;
  for (size_t row = 0; row < rows_.size(); ++row) {
    best = std::max(best, matrix_->ValueOf(row));
  }
  std::vector<size_t> contenders;
  if (has_plan()) contenders.push_back(*now_);
  for (size_t row = 0; row < rows_.size(); ++row) {
    if (row == now_) continue;
    if (!IsHopeless(row, best)) contenders.push_back(row);
  }
  return contenders;
}

bool ArmyPlanner::PlayRound(const Game& game, const Position& view, Side side,
                            size_t column, uint64_t seed, Meter& meter) {
  const ArmyPlan enemy = ArmyPlan::All(static_cast<int>(column));
  std::optional<double> present;
  for (const size_t row : Contenders()) {
    if (IsOver(meter)) return false;
    const std::optional<double> value =
        PlayOut(game, view, side, rows_[row].plan, enemy, seed, meter);
    if (!value) return false;
    matrix_->Add(row, column, *value);
    if (row == now_) {
      present = value;
    } else if (present) {
      rows_[row].Add(*value - *present);
    }
  }
  return true;
}

void ArmyPlanner::Simulate(const Game& game, const Position& view, Side side,
                           RandomSource& source, Meter& meter) {
  const size_t columns = matrix_->columns();
  // At first every plan of the enemy once, then by his mixture.
  size_t unseen = has_plan() ? columns : 0;
  while (!IsOver(meter)) {
    matrix_->Solve();
    std::vector<double> enemy(matrix_->enemy().begin(), matrix_->enemy().end());
    for (double& one : enemy) {
      one = (1 - kAnyPlan) * one + kAnyPlan / static_cast<double>(columns);
    }
    const size_t column = unseen < columns ? unseen++ : Draw(enemy, source);
    if (!PlayRound(game, view, side, column, source.Next(), meter)) break;
  }
}

size_t ArmyPlanner::BestToBegin() const {
  std::optional<size_t> best;
  for (size_t row = 0; row < rows_.size(); ++row) {
    if (players_[0]->GivesUp(rows_[row].plan.wings[0])) continue;
    if (!best || matrix_->ValueOf(row) > matrix_->ValueOf(*best)) best = row;
  }
  return best.value_or(0);
}

bool ArmyPlanner::IsTooEarly(size_t row) const {
  if (!players_[0]->GivesUp(rows_[row].plan.wings[0])) return false;
  return !IsHopeless(BestToBegin(), matrix_->ValueOf(row));
}

void ArmyPlanner::Choose(RandomSource& source) {
  matrix_->Solve();
  reason_.clear();
  if (!has_plan()) {
    std::vector<double> mixture(matrix_->own().begin(), matrix_->own().end());
    double sum = 0;
    for (size_t i = 0; i < mixture.size(); ++i) {
      if (mixture[i] < kLeastProbability || IsTooEarly(i)) mixture[i] = 0;
      sum += mixture[i];
    }
    if (sum == 0) {
      now_ = BestToBegin();
      return;
    }
    for (double& one : mixture) one /= sum;
    now_ = Draw(mixture, source);
    return;
  }
  size_t best = *now_;
  double most = kMargin;
  for (size_t i = 0; i < rows_.size(); ++i) {
    const Row& row = rows_[i];
    if (i == now_ || row.n < kLeastBattles) continue;
    if (row.mean > most && row.mean > kErrors * row.Error()) {
      best = i;
      most = row.mean;
    }
  }
  if (best == *now_) return;
  reason_ = "no longer '" + InWords(*players_[0], plan()) +
            "', which wins less often by now";
  now_ = best;
  for (Row& row : rows_) row = {.plan = row.plan};
}

void ArmyPlanner::Reconsider(const Game& game, const Position& view, Side side,
                             RandomSource& source, Meter& meter) {
  turn_ = players_[0]->Turn(game, view);
  game.Sample(view, side, source, *position_);
  // A plan by wings keeps the wings it was made for.
  const bool keeps_wings =
      has_plan() && !(plan() == ArmyPlan::All(plan().wings[0]));
  if (!keeps_wings) wings_->Divide(game, *position_, *players_[0]);
  matrix_->Age(kAging);
  for (Row& row : rows_) row.Age(kAging);
  AddVariations(side, source);
  Simulate(game, view, side, source, meter);
  Choose(source);
}

ArmyPlan ArmyPlanner::EnemyPlan(RandomSource& source) const {
  return ArmyPlan::All(static_cast<int>(Draw(matrix_->enemy(), source)));
}

std::string ArmyPlanner::Words() const {
  std::string words = "plan: " + InWords(*players_[0], plan());
  if (!reason_.empty()) words += " (" + reason_ + ")";
  return words;
}

std::string ArmyPlanner::News() {
  // Why it changed is news for a turn, that it goes on is none.
  const std::string words = Words();
  const std::string plan = words.substr(0, words.find(" ("));
  if (plan == said_) return "";
  // To begin as anybody would is none either.
  const bool usual = said_.empty() && this->plan() == ArmyPlan::All(0);
  said_ = plan;
  return usual ? "" : words;
}

}  // namespace berthier
