#include "agents/search/planner.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>
#include <thread>
#include <utility>

#include "agents/search/order_hash.h"
#include "agents/search/portfolio.h"

namespace berthier {
namespace {

constexpr size_t kDice = 256;  // different ones in a decision
constexpr size_t kBatch = 8;
constexpr int kUntilBored = 40;  // changes in sequence that were seen before
// What an answer may take against what the plan may.
constexpr double kAnswer = 0.015;
// What an answer before the plan may take of all that is left: a turn of many
// rallies is to leave enough for it. A plan comes if so many usually do.
constexpr double kEarlyAnswer = 0.05;
constexpr double kPlanComes = 0.5;
// What a later line of the same turn takes, of what the first may.
constexpr double kLaterLine = 0.5;
// What planning for the army may take of a turn's time or steps, in percent; as
// many trials as a simulated battle is worth, and the fewest battles.
constexpr uint64_t kForTheArmy = 35;
constexpr uint64_t kTrialsOfABattle = 30;
constexpr uint64_t kFewestBattles = 4;
constexpr size_t kLeastPlan = 3;  // orders that make a plan
// Standard errors: when a change is given up, when it is taken, and when it is
// taken after all trials.
constexpr double kBehind = 0.5;
constexpr double kAhead = 2;
constexpr double kAheadAtLast = 0.7;

uint64_t HashOf(const std::vector<Order>& orders) {
  uint64_t hash = orders.size();
  for (const Order& order : orders) hash = MixBits(hash ^ HashOf(order));
  return hash;
}

// The first of the orders from `next` on that is legal; their number if none.
size_t NextLegal(const Game& game, const Position& position,
                 const std::vector<Order>& orders, size_t next) {
  while (next < orders.size() && !game.Check(position, orders[next]).ok()) {
    ++next;
  }
  return next;
}

}  // namespace

void PlannerAgent::Prepare(const Game& game) {
  workers_.clear();
  for (int i = 0; i < std::max(1, options_.threads); ++i) {
    std::unique_ptr<Doctrine> doctrine = maker_(game);
    auto playout = std::make_unique<Playout>(game, *doctrine);
    workers_.push_back(
        {std::move(doctrine), std::move(playout), Position(game.layout()), 0});
  }
  book_.reset();
  rest_.clear();
  rest_plans_.clear();
  next_ = 0;
  sure_ = 0;
  rest_turn_ = ~0u;
  if (army_) army_->Begin(game);
  searched_turn_ = ~0u;
  searched_ = {};
  usual_.clear();
  usual_of_all_.fill({.lines = 1, .answers = 3});
}

double PlannerAgent::ShareOfTurn(uint8_t decision, bool is_plan) {
  if (searched_turn_ != turn_) {
    if (searched_turn_ != ~0u) {
      for (Searched* usual :
           {&usual_[begun_], &usual_of_all_[searched_turn_ % 2]}) {
        usual->lines += (searched_.lines - usual->lines) / 3;
        usual->answers += (searched_.answers - usual->answers) / 3;
      }
    }
    searched_turn_ = turn_;
    begun_ = {turn_ % 2, decision};
    usual_.try_emplace(begun_, usual_of_all_[turn_ % 2]);
    searched_ = {};
  }
  ++(is_plan ? searched_.lines : searched_.answers);
  const Searched& usual = usual_[begun_];
  const double answers = std::max(0.0, usual.answers - searched_.answers);
  if (!is_plan) {
    const bool early = searched_.lines == 0 && usual.lines >= kPlanComes;
    return early ? kEarlyAnswer : 1 / (1 + answers);
  }
  const double lines = std::max(0.0, usual.lines - searched_.lines);
  return 1 / (1 + kLaterLine * lines + kAnswer * answers);
}

bool PlannerAgent::Follows(const Game& game, const Position& view) const {
  return next_ < sure_ && game.Hash(view) == expected_ &&
         game.Check(view, rest_[next_]).ok();
}

double PlannerAgent::Share(const Game& game, const Position& view, Side side) {
  book_.reset();
  if (Follows(game, view)) return 0;
  LookAround(game, view, side);
  turn_ = doctrine().Turn(game, worlds_[0]);
  planning_ = doctrine().PlanningOf(game, worlds_[0]);
  army_reconsiders_ = army_ && army_->IsTurn(game, view, side, source());
  book_ = Book(game, side);
  return ShareOfTurn(game.Awaits(view).kind,
                     book_->orders.size() >= kLeastPlan);
}

void PlannerAgent::LookAround(const Game& game, const Position& view,
                              Side side) {
  const auto most =
      std::clamp<size_t>(static_cast<size_t>(options_.worlds), 1, kDice);
  worlds_.Draw(game, view, side, most, source());
}

PlannerAgent::Line PlannerAgent::Book(const Game& game, Side side) {
  // A plan that dice came into goes on as it was made if they came as expected,
  // and otherwise by its macro plans.
  const bool goes_on =
      planning_ == Doctrine::Planning::kOverDice && rest_turn_ == turn_;
  Line book(game.layout());
  if (army_ && army_->has_plan()) {
    army_->Assign(game, worlds_[0], side, book.plans);
  } else {
    std::vector<EntityId> formations;
    doctrine().Formations(game, worlds_[0], side, formations);
    for (const EntityId formation : formations) {
      book.plans.push_back({.formation = formation, .plan = 0});
    }
  }
  if (goes_on) Continue(rest_plans_, book.plans);
  std::vector<Order> orders;
  // Of what is hidden nobody can tell whether it is as expected.
  if (goes_on && next_ < rest_.size() &&
      (worlds_.size() > 1 || game.Hash(worlds_[0]) == rest_expected_[next_])) {
    orders.assign(rest_.begin() + static_cast<std::ptrdiff_t>(next_),
                  rest_.end());
  }
  Play(game, side, orders, book);
  return book;
}

Budget PlannerAgent::PlanArmy(const Game& game, const Position& view, Side side,
                              const Budget& budget, SearchCost& spending) {
  Budget battles = budget;
  battles.milliseconds = budget.milliseconds * kForTheArmy / 100;
  battles.steps = budget.steps * kForTheArmy / 100;
  if (budget.iterations != 0) {
    battles.iterations = std::max<uint64_t>(
        kFewestBattles, budget.iterations / kTrialsOfABattle);
  }
  Meter meter;
  meter.Start(battles, watch());
  army_->Reconsider(game, view, side, source(), meter);
  spending.Add(meter.spending());
  // What planning left of the view.
  LookAround(game, view, side);
  Budget left = budget;
  const auto took = std::chrono::duration_cast<std::chrono::milliseconds>(
      meter.spending().time);
  if (left.milliseconds != 0) {
    left.milliseconds -=
        std::min(left.milliseconds - 1, static_cast<uint64_t>(took.count()));
  }
  if (left.steps != 0) {
    left.steps -= std::min(left.steps - 1, meter.spending().steps);
  }
  for (Worker& worker : workers_) {
    worker.playout->Follow(army_->wings(), side, army_->plan());
  }
  book_ = Book(game, side);
  return left;
}

int PlannerAgent::Followers() const {
  return book_ ? std::max(0, static_cast<int>(book_->sure) - 1) : 0;
}

bool PlannerAgent::IsPlanned(const Game& game, Doctrine& doctrine,
                             const Position& position, Side side) const {
  const Awaited awaited = game.Awaits(position);
  return awaited.is_decision() && awaited.side == side &&
         doctrine.Turn(game, position) == turn_ &&
         (planning_ != Doctrine::Planning::kOverDice ||
          doctrine.PlanningOf(game, position) == planning_);
}

bool PlannerAgent::GoOn(const Game& game, Doctrine& doctrine, Side side,
                        const std::vector<FormationPlan>& plans,
                        CommonDice* dice, Chooser& choices, Position& position,
                        uint64_t& steps) {
  const bool over_dice = planning_ == Doctrine::Planning::kOverDice;
  while (true) {
    const Awaited awaited = game.Awaits(position);
    if (awaited.is_over()) return false;
    if (awaited.is_roll()) {
      if (!over_dice) return false;
      game.Resolve(position,
                   dice != nullptr ? dice->Throw(game, position)
                                   : LikeliestFaces(game, position),
                   nullptr);
      ++steps;
      continue;
    }
    const bool own = awaited.side == side;
    if (doctrine.Turn(game, position) != turn_) return false;
    if (!over_dice) return own;
    const Doctrine::Planning planning = doctrine.PlanningOf(game, position);
    if (own && planning == Doctrine::Planning::kOverDice) return true;
    if (planning != Doctrine::Planning::kAside) return false;
    game.Play(position,
              own ? doctrine.PlanOrder(game, position, plans, choices)
                  : doctrine.Choose(game, position, choices),
              nullptr);
    ++steps;
  }
}

void PlannerAgent::Play(const Game& game, Side side,
                        const std::vector<Order>& orders, Line& line) {
  Position position = worlds_[line.world];
  line.orders.clear();
  line.expected.clear();
  bool sure = true;
  size_t next = 0;
  uint64_t steps = 1;
  while (true) {
    if (sure && !IsPlanned(game, doctrine(), position, side)) {
      sure = false;
      line.end = position;
      line.sure = line.orders.size();
    }
    if (!GoOn(game, doctrine(), side, line.plans, nullptr, source(), position,
              steps)) {
      break;
    }
    next = NextLegal(game, position, orders, next);
    const Order order =
        next < orders.size()
            ? orders[next++]
            : doctrine().CarefulPlanOrder(game, position, line.plans, source());
    line.orders.push_back(order);
    line.expected.push_back(game.Hash(position));
    game.Play(position, order, nullptr);
    ++steps;
  }
  line.values.assign(kDice, std::numeric_limits<double>::quiet_NaN());
  line.trials = 0;
  line.mean = 0;
  line.error = 1;
  meter_.AddSteps(steps);
}

std::optional<Order> PlannerAgent::Other(const Game& game,
                                         const Position& position,
                                         const Order* usual) {
  suggested_.clear();
  doctrine().GenerateCandidates(game, position, suggested_);
  priors_.resize(suggested_.size());
  doctrine().Priors(game, position, suggested_, priors_);
  // Flattened: the book's own favourites have been tried.
  double sum = 0;
  std::vector<double> chances(suggested_.size());
  for (size_t i = 0; i < suggested_.size(); ++i) {
    if (usual != nullptr && suggested_[i] == *usual) continue;
    chances[i] = std::sqrt(std::max(1e-6, static_cast<double>(priors_[i])));
    sum += chances[i];
  }
  if (sum <= 0) return std::nullopt;
  double left = sum * (static_cast<double>(source().Next() >> 11) * 0x1p-53);
  for (size_t i = 0; i < suggested_.size(); ++i) {
    left -= chances[i];
    if (chances[i] > 0 && left <= 0) return suggested_[i];
  }
  return std::nullopt;
}

bool PlannerAgent::Vary(const Game& game, Side side, const Line& plan,
                        Line& changed) {
  changed.plans = plan.plans;
  const auto worlds = static_cast<uint32_t>(worlds_.size());
  changed.world = worlds > 1 ? source().Below(worlds) : 0;
  const auto n = static_cast<uint32_t>(plan.orders.size());
  const uint32_t kind = n < kLeastPlan ? 9 : source().Below(10);
  const int plans = doctrine().Plans();
  if (kind < 4 && plans > 1 && !plan.plans.empty()) {
    // Another macro plan, from the beginning.
    const auto count = static_cast<uint32_t>(plan.plans.size());
    FormationPlan& one = changed.plans[source().Below(count)];
    const auto other =
        static_cast<int>(source().Below(static_cast<uint32_t>(plans - 1)));
    one.plan = other < one.plan ? other : other + 1;
    Play(game, side, {}, changed);
    return true;
  }
  const uint32_t at = source().Below(n);
  std::vector<Order> orders(plan.orders.begin(), plan.orders.begin() + at);
  if (kind < 6) {
    // One left out.
    orders.insert(orders.end(), plan.orders.begin() + at + 1,
                  plan.orders.end());
    Play(game, side, orders, changed);
    return true;
  }
  Position position = worlds_[changed.world];
  uint64_t steps = 0;
  const auto goes_on = [&] {
    return GoOn(game, doctrine(), side, plan.plans, nullptr, source(), position,
                steps);
  };
  for (const Order& order : orders) {
    if (!goes_on() || !game.Check(position, order).ok()) return false;
    game.Play(position, order, nullptr);
  }
  if (!goes_on()) return false;
  const std::optional<Order> other = Other(game, position, &plan.orders[at]);
  if (!other) return false;
  orders.push_back(*other);
  if (kind < 8) {
    // Another before those that were to come.
    orders.insert(orders.end(), plan.orders.begin() + at, plan.orders.end());
  }
  Play(game, side, orders, changed);
  return true;
}

size_t PlannerAgent::BeginIn(const Game& game, Side side, const Line& line,
                             const Position& world, Chooser& choices,
                             Worker& worker) const {
  Position& position = worker.position;
  position = world;
  size_t next = 0;
  while (IsPlanned(game, *worker.doctrine, position, side)) {
    next = NextLegal(game, position, line.orders, next);
    game.Play(
        position,
        next < line.orders.size()
            ? line.orders[next++]
            : worker.doctrine->PlanOrder(game, position, line.plans, choices),
        nullptr);
    ++worker.steps;
  }
  return next;
}

double PlannerAgent::TryOnce(const Game& game, Side side, const Line& line,
                             size_t die, Worker& worker) {
  const uint64_t seed = dice_seeds_[die];
  if (!enemy_plans_.empty()) {
    worker.playout->Follow(army_->wings(), Opponent(side), enemy_plans_[die]);
  }
  CommonDice dice(seed);
  RandomSource choices(MixBits(seed));
  Position& position = worker.position;
  const size_t world = die % worlds_.size();
  size_t next = line.sure;
  if (world == line.world) {
    position = line.end;
  } else {
    next = BeginIn(game, side, line, worlds_[world], choices, worker);
  }
  while (planning_ == Doctrine::Planning::kOverDice &&
         GoOn(game, *worker.doctrine, side, line.plans, &dice, choices,
              position, worker.steps)) {
    if (world != line.world) {
      next = NextLegal(game, position, line.orders, next);
    } else if (next < line.orders.size() &&
               game.Hash(position) != line.expected[next]) {
      next = line.orders.size();
    }
    game.Play(
        position,
        next < line.orders.size()
            ? line.orders[next++]
            : worker.doctrine->PlanOrder(game, position, line.plans, choices),
        nullptr);
    ++worker.steps;
  }
  const double value =
      worker.playout->Run(position, horizon_, turn_, dice, choices);
  worker.steps += worker.playout->steps() + 1;
  return side == Side::kSecond ? -value : value;
}

bool PlannerAgent::Try(const Game& game, Side side,
                       const std::vector<size_t>& dice, Line& line) {
  const auto is_tried = [&](size_t d) { return !std::isnan(line.values[d]); };
  const auto work = [&](size_t w) {
    Worker& worker = workers_[w];
    worker.steps = 0;
    for (size_t i = w; i < dice.size(); i += workers_.size()) {
      if (is_tried(dice[i])) continue;
      if (i > 0 && meter_.IsTooLateFor(trial_time_.Get())) return;
      line.values[dice[i]] = TryOnce(game, side, line, dice[i], worker);
    }
  };
  const auto before = std::count_if(dice.begin(), dice.end(), is_tried);
  const Meter::Clock::time_point begin = meter_.Now();
  std::vector<std::thread> others;
  for (size_t w = 1; w < workers_.size(); ++w) others.emplace_back(work, w);
  work(0);
  for (std::thread& other : others) other.join();
  const auto after = std::count_if(dice.begin(), dice.end(), is_tried);
  if (after > before) {
    trial_time_.Add((meter_.Now() - begin) *
                    static_cast<int64_t>(workers_.size()) / (after - before));
  }
  for (const Worker& worker : workers_) meter_.AddSteps(worker.steps);
  for (auto i = before; i < after; ++i) meter_.AddIteration();
  double sum = 0, squares = 0;
  line.trials = 0;
  for (const double value : line.values) {
    if (std::isnan(value)) continue;
    ++line.trials;
    sum += value;
    squares += value * value;
  }
  line.mean = sum / line.trials;
  line.error = line.trials < 2
                   ? 1
                   : std::sqrt(std::max(0.0, squares / line.trials -
                                                 line.mean * line.mean) /
                               (line.trials - 1));
  return after == static_cast<std::ptrdiff_t>(dice.size());
}

bool PlannerAgent::Beats(const Game& game, Side side, Line& changed,
                         Line& plan) {
  // From anywhere among the dice, so that no plan is made for a few of them.
  const size_t first = source().Below(kDice);
  const auto most = static_cast<size_t>(
      std::clamp(options_.trials, 1, static_cast<int>(kDice)));
  size_t n = 0;
  double mean = 0, spread = 0;
  const auto error = [&] {
    const auto count = static_cast<double>(n);
    return n < 2 ? 1 : std::sqrt(spread / (count * (count - 1)));
  };
  std::vector<size_t> batch;
  while (n < most) {
    if (n > 0 && meter_.Spent()) return false;
    batch.clear();
    for (size_t i = n; i < std::min(most, n + kBatch); ++i) {
      batch.push_back((first + i) % kDice);
    }
    if (!Try(game, side, batch, plan) || !Try(game, side, batch, changed)) {
      return false;
    }
    for (const size_t d : batch) {
      ++n;
      const double off = changed.values[d] - plan.values[d] - mean;
      mean += off / static_cast<double>(n);
      spread += off * (changed.values[d] - plan.values[d] - mean);
    }
    if (mean < -kBehind * error() || (mean <= 0 && n >= 2 * kBatch))
      return false;
    if (mean > kAhead * error() && n >= 2 * kBatch) return true;
  }
  return n >= most && mean > kAheadAtLast * error();
}

void PlannerAgent::Tell(const Line& plan, Choice& choice) const {
  lines_.Tell({.order = choice.order,
               .visits = static_cast<uint64_t>(plan.trials),
               .value = plan.mean,
               .error = plan.error},
              choice.thoughts);
  choice.thoughts.variation.assign(
      plan.orders.begin(),
      plan.orders.begin() + static_cast<std::ptrdiff_t>(plan.sure));
}

void PlannerAgent::Expect(const Game& game, const Position& view,
                          const Order& order) {
  Position& after = workers_.front().position;
  after = view;
  game.Play(after, order, nullptr);
  expected_ = game.Hash(after);
}

Choice PlannerAgent::Follow(const Game& game, const Position& view) {
  Choice choice{.order = rest_[next_], .thoughts = {}};
  worth_.order = choice.order;
  choice.thoughts.considered = {worth_};
  choice.thoughts.variation.assign(
      rest_.begin() + static_cast<std::ptrdiff_t>(next_),
      rest_.begin() + static_cast<std::ptrdiff_t>(sure_));
  Expect(game, view, choice.order);
  ++next_;
  return choice;
}

Choice PlannerAgent::Search(const Game& game, const Position& view, Side side,
                            const Budget& budget, SearchCost& spending) {
  if (!book_) return Follow(game, view);
  meter_.Start(
      army_reconsiders_ ? PlanArmy(game, view, side, budget, spending) : budget,
      watch());
  horizon_ = options_.horizon.value_or(doctrine().Horizon(game, view));
  dice_seeds_.clear();
  enemy_plans_.clear();
  for (size_t i = 0; i < kDice; ++i) {
    dice_seeds_.push_back(source().Next());
    if (army_ && army_->has_plan()) {
      enemy_plans_.push_back(army_->EnemyPlan(source()));
    }
  }
  seen_.clear();
  lines_.Clear();

  Line plan = *std::exchange(book_, std::nullopt);
  seen_.insert(HashOf(plan.orders));
  std::vector<size_t> first_dice;
  for (size_t i = 0; i < kBatch; ++i) first_dice.push_back(i);
  Try(game, side, first_dice, plan);
  const auto note = [this](const Line& line) {
    if (line.trials == 0) return;
    lines_.Note(line.orders, {.visits = static_cast<uint64_t>(line.trials),
                              .value = line.mean,
                              .error = line.error});
  };
  note(plan);
  int bored = 0;
  Line changed(game.layout());
  while (!meter_.Spent() && bored < kUntilBored &&
         !meter_.IsTooLateFor(change_time_.Get())) {
    const Meter::Clock::time_point begin = meter_.Now();
    const bool varied = Vary(game, side, plan, changed);
    change_time_.Add(meter_.Now() - begin);
    if (!varied || !seen_.insert(HashOf(changed.orders)).second) {
      ++bored;
      continue;
    }
    bored = 0;
    const bool better = Beats(game, side, changed, plan);
    note(changed);
    note(plan);
    if (better) std::swap(plan, changed);
  }

  Choice choice{.order = plan.orders.front(), .thoughts = {}};
  Tell(plan, choice);
  worth_ = choice.thoughts.considered.front();
  spending.Add(meter_.spending());
  // The plan that this is an answer in goes on.
  if (planning_ == Doctrine::Planning::kAside) return choice;
  rest_ = plan.orders;
  rest_expected_ = plan.expected;
  rest_plans_ = plan.plans;
  rest_turn_ = turn_;
  sure_ = plan.sure;
  next_ = 1;
  Expect(game, view, choice.order);
  return choice;
}

}  // namespace berthier
