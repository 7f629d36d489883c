#include "arenas/analysis/allocation.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "agents/random_source.h"
#include "agents/value/racing.h"
#include "agents/value/trial_table.h"
#include "arenas/analysis/allocation_arms.h"
#include "arenas/analysis/allocation_prices.h"
#include "arenas/analysis/allocation_worths.h"
#include "arenas/analysis/more_points.h"
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
        arms_(trials, position, options),
        worths_(arms_, told_) {
    const Awaited awaited = game_.Awaits(position);
    BERTHIER_CHECK(awaited.is_decision());
    told_.side = awaited.side;
    told_.decision = game_.vocabulary().decisions[awaited.kind].name;
    if (IsSome(awaited.about)) {
      told_.decision += ", " + NameOf(awaited.about);
    }
    told_.seed = options.seed;
    told_.reference = trials.player().name();
    told_.horizon = arms_.frame().turns;
  }

  Allocation Done() {
    FindOrders();
    const Heats heats = Race();
    if (WantsSteps()) looked_at_ = worths_.ArmsAround(best_);
    LookAgain(heats);
    Rank(heats);
    if (WantsSteps()) {
      worths_.Tell(*again_);
    } else if (WantsPrices()) {
      TellPrices(arms_, BestBySubject(arms_, raced_, best_, heats.table), best_,
                 heats.table, *again_, told_);
    }
    told_.trials = arms_.trials_run();
    return std::move(told_);
  }

 private:
  bool WantsSteps() const {
    return options_.worths && told_.is_split() && options_.only.empty();
  }

  bool WantsPrices() const { return options_.worths && !told_.is_split(); }

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
    usual_ = arms_.Of(usual);
    if (options_.played) played_ = arms_.Of(*options_.played);
    if (!options_.only.empty()) {
      AddNamed(usual);
    } else if (orders.size() <= options_.most || !told_.is_split()) {
      const size_t most = std::min(orders.size(), options_.most);
      for (size_t i = 0; i < most; ++i) arms_.Of(orders[i]);
    } else {
      Walk(usual);
    }
  }

  void AddNamed(const Order& usual) {
    std::optional<MorePoints> more;
    for (const Order& order : options_.only) {
      if (game_.Check(position_, order).ok()) {
        arms_.Of(order);
        continue;
      }
      if (options_.ruleset == nullptr || !told_.is_split()) continue;
      if (!more) {
        more.emplace(game_, *options_.ruleset, position_, usual,
                     told_.receivers.size());
      }
      if (auto after = more->WithAll(SharesOf(order))) {
        arms_.Add({order, std::move(*after), /*legal=*/false});
      }
    }
  }

  // From split to better split, an exchange of one point at a time, until none
  // is better.
  void Walk(Order at) {
    while (arms_.size() < options_.most) {
      std::vector<size_t> who = {arms_.Of(at)};
      for (const Order& other : arms_.NeighboursOf(at, told_.receivers.size()))
        who.push_back(arms_.Of(other));
      const Heats heats =
          RunHeats(who.size(), {.trials = options_.trials / kWalk},
                   [&](std::span<ArmTrial> tries) { arms_.Run(who, tries); });
      if (heats.leader == 0) return;
      at = *arms_[who[heats.leader]].order;
    }
  }

  Heats Race() {
    raced_.resize(arms_.size());
    std::iota(raced_.begin(), raced_.end(), size_t{0});
    Heats heats = RunHeats(
        arms_.size(), {.trials = options_.trials / kRace, .first = kFirst},
        [this](std::span<ArmTrial> tries) { arms_.Run(raced_, tries); });
    best_ = heats.leader;
    return heats;
  }

  void LookAgain(const Heats& heats) {
    std::vector<size_t>& seen = looked_at_;
    seen.insert(seen.end(), heats.running.begin(), heats.running.end());
    seen.push_back(usual_);
    if (played_) seen.push_back(*played_);
    if (!options_.only.empty()) {
      seen.insert(seen.end(), raced_.begin(), raced_.end());
    }
    if (WantsPrices()) {
      for (const SubjectBest& one :
           BestBySubject(arms_, raced_, best_, heats.table)) {
        seen.push_back(one.arm);
      }
    }
    std::sort(seen.begin(), seen.end());
    seen.erase(std::unique(seen.begin(), seen.end()), seen.end());
    std::vector<size_t> all(arms_.size());
    std::iota(all.begin(), all.end(), size_t{0});
    again_.emplace(arms_.size(), kSecondLook);
    const uint64_t left =
        options_.trials - std::min(options_.trials, arms_.trials_run());
    const uint64_t each = std::max(kFirst, left / seen.size());
    const uint64_t round = std::max<uint64_t>(1, each / kRounds);
    for (uint64_t done = 0; done < each; done += round) {
      again_->Try(seen, std::min(round, each - done),
                  [&](std::span<ArmTrial> tries) { arms_.Run(all, tries); });
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

  Trials& trials_;
  const Game& game_;
  const Position& position_;
  const AllocationOptions& options_;
  Allocation told_;
  AllocationArms arms_;
  AllocationWorths worths_;
  std::vector<size_t> raced_;  // arms of the race
  size_t best_ = 0;
  size_t usual_ = 0;
  std::optional<size_t> played_;
  std::vector<size_t> looked_at_;
  std::optional<TrialTable> again_;
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
