#include "arenas/analysis/allocation.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <utility>

#include "absl/strings/str_format.h"
#include "agents/random_source.h"
#include "agents/value/racing.h"
#include "agents/value/trial_table.h"
#include "arenas/analysis/more_points.h"
#include "arenas/analysis/purse_use.h"
#include "engine/model/fault.h"

namespace berthier {
namespace {

// Of all trials the race has a third: it only has to find out who leads, the
// second look has to say by how much.
constexpr uint64_t kRace = 3;
// Trials of every arm at least.
constexpr uint64_t kFirst = 16;
// One search for better neighbours may cost so much of all trials.
constexpr uint64_t kWalk = 12;
// Of a receiver, points beyond those it has in the best split, and points short
// of them, whose worth is asked for.
constexpr int kFurther = 3;
constexpr int kFewer = 8;
// Dice with which it is seen how many points are left unspent.
constexpr uint64_t kTurnsSpent = 16;
// Subjects of orders that have a price of their own.
constexpr size_t kMostSubjects = 24;
// So many rounds of the second look, for who watches.
constexpr uint64_t kRounds = 20;

class Allocator {
 public:
  Allocator(Trials& trials, const Position& position,
            const AllocationOptions& options)
      : trials_(trials),
        game_(trials.game()),
        position_(position),
        options_(options),
        frame_(trials.FrameOf(position)) {
    const Awaited awaited = game_.Awaits(position);
    BERTHIER_CHECK(awaited.is_decision());
    told_.side = awaited.side;
    sign_ = awaited.side == Side::kFirst ? 1 : -1;
    told_.decision = game_.vocabulary().decisions[awaited.kind].name;
    if (IsSome(awaited.about)) {
      told_.decision += ", " + NameOf(awaited.about);
    }
    told_.seed = options.seed;
    told_.reference = trials.player().name();
    told_.horizon = frame_.turns;
  }

  Allocation Done() {
    FindOrders();
    const Heats heats = Race();
    if (WantsSteps()) AddNeighbours(heats.leader);
    LookAgain(heats);
    Rank(heats);
    if (WantsSteps()) {
      TellExchange();
      TellWorths();
    } else if (options_.worths && !told_.is_split()) {
      TellPrices(heats);
    }
    told_.trials = trials_run_;
    return std::move(told_);
  }

 private:
  // An order that is tried, or a position that no order leads to.
  struct Arm {
    std::optional<Order> order;
    Position after;
    bool legal = true;
  };
  // Of a receiver: the arm in which it has so many points.
  using Ladder = std::map<int, size_t>;

  bool WantsSteps() const {
    return options_.worths && told_.is_split() && options_.only.empty();
  }

  std::string NameOf(EntityId id) const {
    return std::string(game_.entities()[static_cast<size_t>(Index(id))].name);
  }

  std::vector<int> SharesOf(const Order& order) const {
    std::vector<int> shares;
    for (size_t k = 0; k < told_.receivers.size(); ++k) {
      shares.push_back(Share(order.amount, static_cast<int>(k)));
    }
    return shares;
  }

  // The arm of an order, a new one if there is none yet.
  size_t ArmOf(const Order& order) {
    for (size_t i = 0; i < arms_.size(); ++i) {
      if (arms_[i].order == order) return i;
    }
    Position after = position_;
    game_.Play(after, order, nullptr);
    arms_.push_back({order, std::move(after)});
    return arms_.size() - 1;
  }

  std::optional<Order> Exchange(const Order& split, size_t to,
                                size_t from) const {
    const int gives = Share(split.amount, static_cast<int>(from));
    const int has = Share(split.amount, static_cast<int>(to));
    if (to == from || gives == 0 || has == 0xFF) return std::nullopt;
    Order other = split;
    other.amount = WithShare(other.amount, static_cast<int>(from), gives - 1);
    other.amount = WithShare(other.amount, static_cast<int>(to), has + 1);
    if (!game_.Check(position_, other).ok()) return std::nullopt;
    return other;
  }

  std::vector<Order> NeighboursOf(const Order& split) const {
    std::vector<Order> neighbours;
    for (size_t to = 0; to < told_.receivers.size(); ++to) {
      for (size_t from = 0; from < told_.receivers.size(); ++from) {
        if (const auto other = Exchange(split, to, from)) {
          neighbours.push_back(*other);
        }
      }
    }
    return neighbours;
  }

  void RunTrials(const std::vector<size_t>& who, std::span<ArmTrial> tries) {
    std::vector<Trial> all;
    all.reserve(tries.size());
    for (const ArmTrial& one : tries) {
      all.push_back({.position = &arms_[who[one.arm]].after,
                     .dice = SeedFor(options_.seed, one.dice)});
    }
    trials_.Run(frame_, all);
    for (size_t i = 0; i < all.size(); ++i) {
      tries[i].value = sign_ * all[i].value;
    }
    trials_run_ += all.size();
    if (options_.progress) options_.progress(trials_run_);
  }

  // The orders that are compared.
  void FindOrders() {
    ReferencePlayer& player = trials_.player();
    player.BeginTrial(options_.seed);
    RandomSource chances(options_.seed);
    const Order usual = player.Choose(game_, position_, chances);
    std::vector<Order> orders;
    game_.Propose(position_, orders);
    if (const auto split = SplitAskedIn(game_, position_)) {
      told_.receivers = split->receivers;
      told_.pool = split->pool;
    } else {
      Position view(game_.layout());
      game_.See(position_, told_.side, view);
      orders.clear();
      player.GenerateCandidates(game_, view, orders);
    }
    told_.alternatives = orders.size();
    usual_ = ArmOf(usual);
    if (options_.played) played_ = ArmOf(*options_.played);
    if (!options_.only.empty()) {
      AddNamed(usual);
    } else if (orders.size() <= options_.most || !told_.is_split()) {
      const size_t most = std::min(orders.size(), options_.most);
      for (size_t i = 0; i < most; ++i) ArmOf(orders[i]);
    } else {
      Walk(usual);
    }
  }

  void AddNamed(const Order& usual) {
    std::optional<MorePoints> more;
    for (const Order& order : options_.only) {
      if (game_.Check(position_, order).ok()) {
        ArmOf(order);
        continue;
      }
      if (options_.ruleset == nullptr || !told_.is_split()) continue;
      if (!more) {
        more.emplace(game_, *options_.ruleset, position_, usual,
                     told_.receivers.size());
      }
      if (auto after = more->WithAll(SharesOf(order))) {
        arms_.push_back({order, std::move(*after), /*legal=*/false});
      }
    }
  }

  // From split to better split, an exchange of one point at a time, until none
  // is better.
  void Walk(Order at) {
    while (arms_.size() < options_.most) {
      std::vector<size_t> who = {ArmOf(at)};
      for (const Order& other : NeighboursOf(at)) who.push_back(ArmOf(other));
      const Heats heats =
          RunHeats(who.size(), {.trials = options_.trials / kWalk},
                   [&](std::span<ArmTrial> tries) { RunTrials(who, tries); });
      if (heats.leader == 0) return;
      at = *arms_[who[heats.leader]].order;
    }
  }

  Heats Race() {
    raced_.resize(arms_.size());
    std::iota(raced_.begin(), raced_.end(), size_t{0});
    Heats heats = RunHeats(
        arms_.size(), {.trials = options_.trials / kRace, .first = kFirst},
        [this](std::span<ArmTrial> tries) { RunTrials(raced_, tries); });
    best_ = heats.leader;
    return heats;
  }

  // The splits one point away from the best, and the positions in which one
  // receiver alone has other points.
  void AddNeighbours(size_t leader) {
    const Order best = *arms_[leader].order;
    for (const Order& other : NeighboursOf(best)) {
      looked_at_.push_back(ArmOf(other));
    }
    if (options_.ruleset == nullptr) return;
    const size_t receivers = told_.receivers.size();
    const MorePoints more(game_, *options_.ruleset, position_, best, receivers);
    ladders_.resize(receivers);
    for (size_t i = 0; i < receivers; ++i) {
      const int has = Share(best.amount, static_cast<int>(i));
      for (int n = std::max(0, has - kFewer); n <= has + kFurther; ++n) {
        if (n == has) {
          ladders_[i][n] = leader;
        } else if (std::optional<Position> after = more.With(i, n)) {
          arms_.push_back({std::nullopt, std::move(*after)});
          looked_at_.push_back(arms_.size() - 1);
          ladders_[i][n] = arms_.size() - 1;
        }
      }
    }
  }

  void LookAgain(const Heats& heats) {
    std::vector<size_t>& seen = looked_at_;
    seen.insert(seen.end(), heats.running.begin(), heats.running.end());
    seen.push_back(usual_);
    if (played_) seen.push_back(*played_);
    if (!options_.only.empty()) {
      seen.insert(seen.end(), raced_.begin(), raced_.end());
    }
    if (!told_.is_split() && options_.worths) {
      for (const auto& [subject, arm] : BestBySubject(heats.table)) {
        seen.push_back(arm);
      }
    }
    std::sort(seen.begin(), seen.end());
    seen.erase(std::unique(seen.begin(), seen.end()), seen.end());
    std::vector<size_t> all(arms_.size());
    std::iota(all.begin(), all.end(), size_t{0});
    again_.emplace(arms_.size(), kSecondLook);
    const uint64_t left =
        options_.trials > trials_run_ ? options_.trials - trials_run_ : 0;
    const uint64_t each = std::max(kFirst, left / seen.size());
    const uint64_t round = std::max<uint64_t>(1, each / kRounds);
    for (uint64_t done = 0; done < each; done += round) {
      again_->Try(seen, std::min(round, each - done),
                  [&](std::span<ArmTrial> tries) { RunTrials(all, tries); });
    }
  }

  bool Looked(size_t arm) const { return !again_->ValuesOf(arm).empty(); }

  void Rank(const Heats& heats) {
    std::vector<size_t> sorted;
    for (size_t arm = 0; arm < arms_.size(); ++arm) {
      const bool raced = arm < raced_.size();
      if (arms_[arm].order && (raced || Looked(arm))) sorted.push_back(arm);
    }
    const auto place = [&](size_t arm) {
      const double value = Looked(arm) ? again_->ValueOf(arm).value
                                       : heats.table.ValueOf(arm).value;
      // The leader of the race is the best by what is known beforehand.
      return std::pair(arm == best_ ? 0 : Looked(arm) ? 1 : 2, -value);
    };
    std::stable_sort(sorted.begin(), sorted.end(),
                     [&](size_t a, size_t b) { return place(a) < place(b); });
    for (const size_t arm : sorted) {
      const TrialTable& table = Looked(arm) ? *again_ : heats.table;
      RankedOrder& ranked = told_.ranked.emplace_back();
      ranked.order = *arms_[arm].order;
      ranked.shares = SharesOf(ranked.order);
      ranked.value = table.ValueOf(arm);
      ranked.behind = table.Difference(best_, arm);
      ranked.dropped = !Looked(arm);
      ranked.legal = arms_[arm].legal;
      ranked.may_be_best =
          !ranked.dropped && ranked.behind.value <= 2 * ranked.behind.error;
      if (arm == best_) ranked.behind.error = 0;
      if (arm == usual_) told_.usual = told_.ranked.size() - 1;
      if (arm == played_) told_.played = told_.ranked.size() - 1;
    }
  }

  void TellExchange() {
    const size_t receivers = told_.receivers.size();
    const Order& best = *arms_[best_].order;
    told_.exchange.assign(receivers, std::vector<Estimate>(receivers));
    for (size_t to = 0; to < receivers; ++to) {
      for (size_t from = 0; from < receivers; ++from) {
        if (const auto other = Exchange(best, to, from)) {
          told_.exchange[to][from] = again_->Difference(ArmOf(*other), best_);
        }
      }
    }
  }

  // Where nothing else can be tried: the best split known in which the receiver
  // has so many points.
  Ladder BestSplitsBy(size_t receiver) const {
    Ladder ladder;
    for (size_t arm = 0; arm < arms_.size(); ++arm) {
      if (!arms_[arm].order || !Looked(arm)) continue;
      const int has =
          Share(arms_[arm].order->amount, static_cast<int>(receiver));
      const auto [found, is_new] = ladder.emplace(has, arm);
      if (!is_new && found->second != best_ &&
          (arm == best_ ||
           again_->ValueOf(arm).value > again_->ValueOf(found->second).value)) {
        found->second = arm;
      }
    }
    return ladder;
  }

  void TellWorths() {
    const Order& best = *arms_[best_].order;
    for (size_t i = 0; i < told_.receivers.size(); ++i) {
      ReceiverWorth& worth = told_.worths.emplace_back();
      worth.receiver = told_.receivers[i];
      worth.points = Share(best.amount, static_cast<int>(i));
      Ladder ladder = ladders_.empty() ? Ladder() : ladders_[i];
      if (ladder.size() < 2) {
        ladder = BestSplitsBy(i);
        worth.held = Held::kOthersShare;
      }
      for (const auto& [points, arm] : ladder) {
        PointStep& step = worth.steps.emplace_back();
        step.points = points;
        step.worth = again_->Difference(arm, best_);
        if (arm == best_) step.worth.error = 0;
        if (const auto less = ladder.find(points - 1); less != ladder.end()) {
          step.step = again_->Difference(arm, less->second);
        }
      }
      TellUse(ladder, worth);
    }
  }

  std::vector<PurseUse> UseOf(size_t arm, uint64_t dice) {
    return SpendTurn(trials_, arms_[arm].after, told_.side,
                     SeedFor(options_.seed, kSecondLook + dice));
  }

  // Which of the purses is the receiver's: the one that has more in it when the
  // receiver has got more.
  static std::optional<size_t> PurseIn(const std::vector<PurseUse>& less,
                                       const std::vector<PurseUse>& more) {
    for (size_t i = 0; i < std::min(less.size(), more.size()); ++i) {
      if (more[i].had > less[i].had) return i;
    }
    return std::nullopt;
  }

  void TellUse(const Ladder& ladder, ReceiverWorth& worth) {
    const auto more = ladder.find(worth.points + 1);
    const auto less = ladder.find(worth.points - 1);
    const bool has_more = more != ladder.end();
    if (!has_more && less == ladder.end()) return;
    const std::vector<PurseUse> now = UseOf(best_, 0);
    const std::optional<size_t> purse =
        has_more ? PurseIn(now, UseOf(more->second, 0))
                 : PurseIn(UseOf(less->second, 0), now);
    if (!purse) return;
    worth.orders = now[*purse].orders;
    if (has_more) {
      worth.orders_with_more = UseOf(more->second, 0)[*purse].orders;
    }
    if (less != ladder.end()) {
      worth.orders_with_less = UseOf(less->second, 0)[*purse].orders;
    }
    for (PointStep& step : worth.steps) {
      RunningMean left;
      for (uint64_t dice = 0; dice < kTurnsSpent; ++dice) {
        const std::vector<PurseUse> uses = UseOf(ladder.at(step.points), dice);
        if (*purse < uses.size()) left.Add(uses[*purse].left);
      }
      if (left.count() > 0) step.unspent = left.estimate();
    }
  }

  // The best order about each subject by the race, the earliest of equals.
  std::vector<std::pair<EntityId, size_t>> BestBySubject(
      const TrialTable& table) const {
    std::vector<std::pair<EntityId, size_t>> best;
    for (const size_t arm : raced_) {
      const EntityId subject = arms_[arm].order->subject;
      const auto found =
          std::find_if(best.begin(), best.end(),
                       [&](const auto& one) { return one.first == subject; });
      if (found == best.end()) {
        if (best.size() < kMostSubjects) best.emplace_back(subject, arm);
      } else if (found->second != best_ &&
                 (arm == best_ || table.ValueOf(arm).value >
                                      table.ValueOf(found->second).value)) {
        found->second = arm;
      }
    }
    return best;
  }

  void TellPrices(const Heats& heats) {
    const auto best = BestBySubject(heats.table);
    if (best.size() < 2) return;
    // The best that is not about the subject of the best.
    size_t second = best_;
    for (const auto& [subject, arm] : best) {
      if (arm == best_) continue;
      if (second == best_ ||
          heats.table.ValueOf(arm).value > heats.table.ValueOf(second).value) {
        second = arm;
      }
    }
    for (const auto& [subject, arm] : best) {
      SubjectPrice& price = told_.prices.emplace_back();
      price.subject = subject;
      price.price = again_->Difference(arm, arm == best_ ? second : best_);
      const auto ranked = std::find_if(told_.ranked.begin(), told_.ranked.end(),
                                       [&](const RankedOrder& one) {
                                         return one.order == arms_[arm].order;
                                       });
      price.best = static_cast<size_t>(ranked - told_.ranked.begin());
    }
  }

  Trials& trials_;
  const Game& game_;
  const Position& position_;
  const AllocationOptions& options_;
  const PlayoutFrame frame_;
  double sign_ = 1;
  std::vector<Arm> arms_;
  std::vector<size_t> raced_;  // arms of the race
  size_t best_ = 0;
  size_t usual_ = 0;
  std::optional<size_t> played_;
  std::vector<size_t> looked_at_;
  std::vector<Ladder> ladders_;  // by receiver
  std::optional<TrialTable> again_;
  uint64_t trials_run_ = 0;
  Allocation told_;
};

}  // namespace

size_t Allocation::MayBeBest() const {
  return static_cast<size_t>(
      std::count_if(ranked.begin(), ranked.end(),
                    [](const RankedOrder& one) { return one.may_be_best; }));
}

std::optional<SplitAsked> SplitAskedIn(const Game& game,
                                       const Position& position) {
  if (!game.Awaits(position).is_decision()) return std::nullopt;
  std::vector<Order> orders;
  game.Propose(position, orders);
  for (const Order& order : orders) {
    SplitAsked split{.receivers = game.ShareNames(position, order),
                     .example = order};
    if (split.receivers.size() < 2) continue;
    for (size_t k = 0; k < split.receivers.size(); ++k) {
      split.pool += Share(order.amount, static_cast<int>(k));
    }
    return split;
  }
  return std::nullopt;
}

Allocation Allocate(Trials& trials, const Position& position,
                    const AllocationOptions& options) {
  return Allocator(trials, position, options).Done();
}

}  // namespace berthier
