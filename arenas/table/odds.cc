#include "arenas/table/odds.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <random>
#include <string_view>
#include <utility>

#include "arenas/table/odds_words.h"
#include "engine/model/chooser.h"
#include "engine/model/fault.h"
#include "engine/model/sentence.h"

namespace berthier {
namespace {

constexpr int kMostRolls = 5;       // levels of the tree
constexpr int kMostOtherRolls = 8;  // in a row, once dice were thrown
constexpr int kMostSteps = 2000;    // of one branch: no rule is so long
constexpr size_t kMostNews = 3;     // told of one roll
constexpr uint64_t kSeed = 0x7ab1e0dd5;

// Whom the order is about.
struct Concern {
  EntityId subject = EntityId::kNone;
  EntityId object = EntityId::kNone;

  bool Names(EntityId id) const {
    return IsSome(id) && (id == subject || id == object);
  }
  bool Begins(const Roll& roll) const {
    return IsSome(object) ? GoesOn(roll) : Names(roll.subject);
  }
  bool GoesOn(const Roll& roll) const {
    return Names(roll.subject) || Names(roll.object);
  }
};

class Lots final : public Chooser {
 public:
  uint32_t Below(uint32_t n) override {
    return static_cast<uint32_t>((random_() >> 32) * n >> 32);
  }

 private:
  std::mt19937_64 random_{kSeed};
};

class Ear final : public Listener {
 public:
  void Hear(const Event& event) override { events.push_back(event); }
  std::vector<Event> events;
};

// "flees to (30, 24)"
bool NamesPlace(std::string_view said) {
  for (size_t i = 0; i + 1 < said.size(); ++i) {
    const char next = said[i + 1];
    if (said[i] == '(' && (next == '-' || (next >= '0' && next <= '9'))) {
      return true;
    }
  }
  return false;
}

uint64_t TotalWeight(const Roll& roll) {
  uint64_t total = 0;
  for (const OutcomeClass& outcome : roll.outcomes) total += outcome.weight;
  return total;
}

void LikeliestFirst(std::vector<Branch>& tree) {
  std::stable_sort(
      tree.begin(), tree.end(),
      [](const Branch& a, const Branch& b) { return a.chance > b.chance; });
  for (Branch& branch : tree) LikeliestFirst(branch.then);
}

void Merge(std::vector<Branch>& level, Branch branch);

// The two levels as one, of which the second has `share` of 1.
void Blend(std::vector<Branch>& level, std::vector<Branch> other,
           double share) {
  if (level.empty() && other.empty()) return;
  const Branch none{.chance = 1, .words = std::string(kNoMoreDice)};
  if (level.empty()) level.push_back(none);
  if (other.empty()) other.push_back(none);
  for (Branch& branch : level) branch.chance *= 1 - share;
  for (Branch& branch : other) {
    branch.chance *= share;
    Merge(level, std::move(branch));
  }
}

// Adds a branch to its level, to the one with the same words if there is one.
void Merge(std::vector<Branch>& level, Branch branch) {
  const auto same = std::find_if(
      level.begin(), level.end(),
      [&branch](const Branch& b) { return b.words == branch.words; });
  if (same == level.end()) {
    level.push_back(std::move(branch));
    return;
  }
  same->chance += branch.chance;
  if (same->chance > 0) {
    Blend(same->then, std::move(branch.then), branch.chance / same->chance);
  }
}

// Counts as chances: shares of `total`.
void Normalise(std::vector<Branch>& level, double total) {
  if (level.empty()) return;
  double counted = 0;
  for (Branch& branch : level) {
    counted += branch.chance;
    Normalise(branch.then, branch.chance);
  }
  if (counted < total) {
    level.push_back(
        {.chance = total - counted, .words = std::string(kNoMoreDice)});
  }
  for (Branch& branch : level) branch.chance /= total;
}

// Plays the game on from an order, and tells of the dice on the way.
class Prospect {
 public:
  Prospect(const Game& game, const Position& position, const Order& order,
           const Answers& answers)
      : game_(game),
        answers_(answers),
        asked_(game.Awaits(position)),
        turn_(game.PlayerTurn(position)),
        concern_{order.subject, order.object} {
    if (!IsSome(concern_.subject) && !IsSome(concern_.object)) {
      concern_.subject = asked_.about;
    }
  }

  // Whether dice follow that concern the order: then the position awaits them.
  bool Begin(Position& position, const Order& order) {
    game_.Play(position, order, nullptr);
    if (!SameTurn(position)) return false;
    if (game_.Awaits(position).is_roll()) {
      roll_.Clear();
      game_.Describe(position, roll_);
      Learn();
      return true;
    }
    if (!GoOn(position, nullptr)) return false;
    Learn();
    return true;
  }

  // Exactly, from a position that awaits dice; nothing if it is too much.
  std::optional<std::vector<Branch>> Tree(const Position& position,
                                          size_t most) {
    left_ = most;
    started_ = true;
    std::vector<Branch> tree = Level(position, 1);
    if (left_ == 0) return std::nullopt;
    return tree;
  }

  std::vector<Branch> Sampled(const Position& position, size_t walks) {
    std::mt19937_64 chance(kSeed);
    std::vector<Branch> tree;
    Position now = position;
    for (size_t i = 0; i < walks; ++i) {
      now = position;
      Walk(now, chance, tree);
    }
    Normalise(tree, static_cast<double>(walks));
    return tree;
  }

  // One game from a position that awaits dice, counted in the tree.
  void Walk(Position& position, std::mt19937_64& chance,
            std::vector<Branch>& tree) {
    started_ = true;
    std::vector<Branch>* level = &tree;
    roll_.Clear();
    game_.Describe(position, roll_);
    for (int depth = 1; depth <= kMostRolls; ++depth) {
      const Roll roll = roll_;
      // Weights are small against 64 bits: the remainder is even enough.
      uint64_t at = chance() % TotalWeight(roll);
      size_t i = 0;
      while (at >= roll.outcomes[i].weight) at -= roll.outcomes[i++].weight;
      Ear ear;
      game_.Resolve(position, roll.outcomes[i].sample, &ear);
      const bool more = GoOn(position, &ear);
      const std::string words = WordsOf(roll, roll.outcomes[i], ear);
      auto branch =
          std::find_if(level->begin(), level->end(),
                       [&words](const Branch& b) { return b.words == words; });
      if (branch == level->end()) {
        branch = level->insert(level->end(), {.chance = 0, .words = words});
      }
      branch->chance += 1;
      level = &branch->then;
      if (!more) return;
    }
  }

 private:
  bool SameTurn(const Position& position) const {
    return !game_.Awaits(position).is_over() &&
           game_.PlayerTurn(position) == turn_;
  }

  void Learn() {
    if (!IsSome(concern_.subject)) concern_.subject = roll_.subject;
    if (!IsSome(concern_.object)) {
      concern_.object =
          roll_.object == concern_.subject ? roll_.subject : roll_.object;
    }
  }

  // The one order that ends what the side is doing; else what it would do.
  Order WithoutMore(const Position& position) const {
    std::vector<Order> orders;
    game_.Propose(position, orders);
    const Order* end = nullptr;
    for (const Order& order : orders) {
      if (game_.vocabulary().verbs[order.verb].takes != Takes::kNothing) {
        continue;
      }
      if (end != nullptr) return answers_(position);
      end = &order;
    }
    return end != nullptr ? *end : answers_(position);
  }

  // Goes on to the next dice that count, and describes them in roll_; false if
  // the branch ends before.
  bool GoOn(Position& position, Listener* listener) {
    int others = 0;
    for (int step = 0; step < kMostSteps && SameTurn(position); ++step) {
      const Awaited awaited = game_.Awaits(position);
      if (awaited.is_decision()) {
        const bool alike =
            awaited.kind == asked_.kind && awaited.side == asked_.side;
        if (alike && started_) return false;
        const Order order = alike ? WithoutMore(position) : answers_(position);
        BERTHIER_CHECK(game_.Check(position, order).ok());
        game_.Play(position, order, listener);
        continue;
      }
      roll_.Clear();
      game_.Describe(position, roll_);
      if (started_ ? concern_.GoesOn(roll_) : concern_.Begins(roll_)) {
        return true;
      }
      if (started_ && ++others > kMostOtherRolls) return false;
      const auto likeliest =
          std::max_element(roll_.outcomes.begin(), roll_.outcomes.end(),
                           [](const OutcomeClass& a, const OutcomeClass& b) {
                             return a.weight < b.weight;
                           });
      const Faces faces = likeliest->sample;
      game_.Resolve(position, faces, listener);
    }
    return false;
  }

  // "F1 morale check: passes (charges A2)"
  std::string WordsOf(const Roll& roll, const OutcomeClass& outcome,
                      const Ear& ear) const {
    std::string words;
    if (IsSome(roll.subject)) {
      words += std::string(NameOf(game_.entities(), roll.subject)) + " ";
    }
    const std::string said = game_.Say(roll, outcome);
    words += std::string(game_.vocabulary().rolls[roll.kind].name) + ": ";
    words += said;
    std::vector<std::string> news;
    for (const Event& event : ear.events) {
      const std::string one = NewsOf(roll, event);
      if (one.empty() || said.find(one) != std::string::npos) continue;
      if (std::find(news.begin(), news.end(), one) != news.end()) continue;
      news.push_back(one);
      if (news.size() == kMostNews) break;
    }
    for (size_t i = 0; i < news.size(); ++i) {
      words += (i == 0 ? " (" : ", ") + news[i];
    }
    return news.empty() ? words : words + ")";
  }

  // "charges A2", "A2 flees": what happened to whom the order is about.
  std::string NewsOf(const Roll& roll, const Event& event) const {
    const Vocabulary& vocabulary = game_.vocabulary();
    const EventKind kind = event.code < vocabulary.event_kinds.size()
                               ? vocabulary.event_kinds[event.code]
                               : EventKind{};
    if (kind.role != EventRole::kNews || !concern_.Names(event.subject)) {
      return "";
    }
    // What is said of places differs from one throw to the next: its name
    // will do.
    std::string said = game_.Say(event);
    const std::string who(NameOf(game_.entities(), event.subject));
    if (NamesPlace(said)) {
      said = who + " " + std::string(vocabulary.events[event.code].name);
      if (kind.deed != Deed::kOther && IsSome(event.object)) {
        said += " " + std::string(NameOf(game_.entities(), event.object));
      }
    }
    if (event.subject == roll.subject && said.starts_with(who + " ")) {
      said.erase(0, who.size() + 1);
    }
    return said;
  }

  std::vector<Branch> Level(const Position& position, int depth) {
    const Roll roll = roll_;
    const auto total = static_cast<double>(TotalWeight(roll));
    std::vector<Branch> level;
    for (const OutcomeClass& outcome : roll.outcomes) {
      if (left_ == 0 || --left_ == 0) return {};
      Position next = position;
      Ear ear;
      game_.Resolve(next, outcome.sample, &ear);
      const bool more = GoOn(next, &ear);
      Branch branch{static_cast<double>(outcome.weight) / total,
                    WordsOf(roll, outcome, ear),
                    {}};
      if (more && depth < kMostRolls) branch.then = Level(next, depth + 1);
      Merge(level, std::move(branch));
    }
    return level;
  }

  const Game& game_;
  const Answers& answers_;
  Awaited asked_;
  uint32_t turn_;
  Concern concern_;
  bool started_ = false;
  Roll roll_;
  size_t left_ = 0;
};

// The rest of what odds say, of their tree.
void Finish(Odds& odds, const OddsLimits& limits) {
  if (!odds.exact) {
    for (const Branch& branch : odds.tree) {
      odds.error =
          std::max(odds.error, std::sqrt(branch.chance * (1 - branch.chance) /
                                         static_cast<double>(limits.walks)));
    }
  }
  LikeliestFirst(odds.tree);
  odds.words = OddsWords(odds.tree, odds.exact);
  if (!odds.exact) {
    odds.words += " (sampled, give or take " +
                  std::to_string(static_cast<int>(
                      std::ceil(std::max(odds.error, 0.01) * 100))) +
                  " %)";
  }
}

bool Same(const std::vector<Branch>& a, const std::vector<Branch>& b) {
  constexpr double kEqual = 1e-9;
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](const Branch& one, const Branch& other) {
                      return one.words == other.words &&
                             std::abs(one.chance - other.chance) < kEqual &&
                             Same(one.then, other.then);
                    });
}

// Of a position in which nothing is hidden.
Odds OddsInWorld(const Game& game, const Position& world, const Order& order,
                 const Answers& answers, const OddsLimits& limits) {
  Odds odds;
  Position next = world;
  Prospect prospect(game, world, order, answers);
  if (!prospect.Begin(next, order)) return odds;
  if (auto tree = prospect.Tree(next, limits.branches)) {
    odds.tree = *std::move(tree);
  } else {
    odds.tree = prospect.Sampled(next, limits.walks);
    odds.exact = false;
  }
  Finish(odds, limits);
  return odds;
}

}  // namespace

Odds OddsOf(const Game& game, const Position& position, const Order& order,
            const Answers& answers, const OddsLimits& limits) {
  constexpr int kCompared = 8;
  const Side side = game.Awaits(position).side;
  Lots lots;
  Position world(game.layout());
  game.Sample(position, side, lots, world);
  Odds odds = OddsInWorld(game, world, order, answers, limits);
  if (world == position) return odds;
  bool alike = odds.exact;
  for (int i = 1; alike && i < kCompared; ++i) {
    game.Sample(position, side, lots, world);
    const Odds other = OddsInWorld(game, world, order, answers, limits);
    alike = other.exact && Same(odds.tree, other.tree);
  }
  if (alike) return odds;
  odds = {.tree = {}, .words = "", .exact = false};
  std::mt19937_64 chance(kSeed);
  for (size_t i = 0; i < limits.walks; ++i) {
    game.Sample(position, side, lots, world);
    Prospect prospect(game, world, order, answers);
    if (prospect.Begin(world, order)) prospect.Walk(world, chance, odds.tree);
  }
  Normalise(odds.tree, static_cast<double>(limits.walks));
  Finish(odds, limits);
  return odds;
}

}  // namespace berthier
