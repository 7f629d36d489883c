#include "arenas/table/odds.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <random>
#include <set>
#include <string_view>
#include <utility>

#include "absl/strings/str_join.h"
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
constexpr size_t kMostOthersNamed = 2;
constexpr uint64_t kSeed = 0x7ab1e0dd5;

// Whom the order is about.
struct Concern {
  EntityId subject = EntityId::kNone;
  EntityId object = EntityId::kNone;

  bool Names(EntityId id) const {
    return IsSome(id) && (id == subject || id == object);
  }
  bool Names(const Roll& roll) const {
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

// One course of the game from an order on.
struct Course {
  enum class Stage : uint8_t {
    kNoDice,    // none that count yet
    kOnTheWay,  // the mover's own: it has met nobody
    kMet,
  };

  Concern concern = {};
  Stage stage = Stage::kNoDice;
  int others = 0;          // dice that do not count, since those that do
  std::string given = {};  // answers assumed since: "A1 fires at F1"
  Ear ear = {};            // what has happened since
};

// Plays the game on from an order, and tells of the dice on the way.
class Prospect {
 public:
  Prospect(const Game& game, const Position& position, const Order& order,
           const Answers& answers)
      : game_(game),
        answers_(answers),
        asked_(game.Awaits(position)),
        turn_(game.PlayerTurn(position)),
        moves_(!game.WayOf(position, order).empty()) {
    begin_.concern = {order.subject, order.object};
    if (!IsSome(order.subject) && !IsSome(order.object)) {
      begin_.concern.subject = asked_.about;
    }
  }

  // Whether dice follow that concern the order: then the position awaits them.
  bool Begin(Position& position, const Order& order) {
    game_.Play(position, order, nullptr);
    if (!Meets(position)) moves_ = false;  // what is thrown on the way is all
    others_.clear();
    if (GoOnPastOthers(position, begin_) != Stop::kEnd) return true;
    others_.clear();
    return false;
  }

  // Other dice before those that count, taken as they fall most often:
  // "A3 contact check: passes".
  const std::set<std::string>& others() const { return others_; }

  // Exactly, from where it has begun; nothing if it is too much.
  std::optional<std::vector<Branch>> Tree(const Position& position,
                                          size_t most) {
    left_ = most;
    std::vector<Branch> tree = Level(position, begin_, 1);
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

  // One game from where it has begun, counted in the tree.
  void Walk(Position& position, std::mt19937_64& chance,
            std::vector<Branch>& tree) {
    Course course = begin_;
    std::vector<Branch>* level = &tree;
    for (int depth = 1; depth <= kMostRolls; ++depth) {
      const Roll roll = Described(position);
      Meet(course, roll);
      const std::string given = std::exchange(course.given, "");
      course.ear.events.clear();
      course.others = 0;
      const OutcomeClass& outcome = Drawn(roll, chance);
      game_.Resolve(position, outcome.sample, &course.ear);
      Stop stop = GoOnPastOthers(position, course);
      while (stop == Stop::kOther) {
        const Roll other = Described(position);
        game_.Resolve(position, Drawn(other, chance).sample, &course.ear);
        stop = GoOn(position, course);
      }
      const bool more = stop == Stop::kCounts;
      const std::string words = WordsOf(roll, outcome, given, course, more);
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
  // What comes next: the end of the branch, dice that count, or others.
  enum class Stop : uint8_t { kEnd, kCounts, kOther };

  bool SameTurn(const Position& position) const {
    return !game_.Awaits(position).is_over() &&
           game_.PlayerTurn(position) == turn_;
  }

  // Whether somebody is met, if all dice fall as they most often do: then what
  // he throws for himself before that counts too.
  bool Meets(const Position& position) {
    Position now = position;
    Course course = begin_;
    while (GoOnPastOthers(now, course) == Stop::kCounts) {
      Meet(course, Described(now));
      if (course.stage == Course::Stage::kMet) {
        begin_.concern = course.concern;
        return true;
      }
      ResolveLikeliest(now, course);
    }
    return false;
  }

  // To the next dice that count, or to the end.
  Stop GoOnPastOthers(Position& position, Course& course) {
    Stop stop = GoOn(position, course);
    while (stop == Stop::kOther && course.stage != Course::Stage::kMet) {
      others_.insert(ResolveLikeliest(position, course));
      stop = GoOn(position, course);
    }
    return stop;
  }

  Roll Described(const Position& position) const {
    Roll roll;
    game_.Describe(position, roll);
    return roll;
  }

  static const OutcomeClass& Drawn(const Roll& roll, std::mt19937_64& chance) {
    // Weights are small against 64 bits: the remainder is even enough.
    uint64_t at = chance() % TotalWeight(roll);
    size_t i = 0;
    while (at >= roll.outcomes[i].weight) at -= roll.outcomes[i++].weight;
    return roll.outcomes[i];
  }

  // Returns what was thrown: "A3 contact check: passes".
  std::string ResolveLikeliest(Position& position, Course& course) const {
    const Roll roll = Described(position);
    const auto likeliest =
        std::max_element(roll.outcomes.begin(), roll.outcomes.end(),
                         [](const OutcomeClass& a, const OutcomeClass& b) {
                           return a.weight < b.weight;
                         });
    game_.Resolve(position, likeliest->sample, &course.ear);
    return HeadOf(roll) + game_.Say(roll, *likeliest);
  }

  // "F1 morale check: "
  std::string HeadOf(const Roll& roll) const {
    std::string words;
    if (IsSome(roll.subject)) {
      words += std::string(NameOf(game_.entities(), roll.subject)) + " ";
    }
    return words + std::string(game_.vocabulary().rolls[roll.kind].name) + ": ";
  }

  // Dice that count: who they are about is what the order is about.
  void Meet(Course& course, const Roll& roll) const {
    Concern& concern = course.concern;
    const bool alone = !IsSome(roll.object) && roll.subject == concern.subject;
    if (moves_ && alone && course.stage != Course::Stage::kMet) {
      course.stage = Course::Stage::kOnTheWay;
      return;
    }
    course.stage = Course::Stage::kMet;
    if (!IsSome(concern.subject)) concern.subject = roll.subject;
    if (!IsSome(concern.object)) {
      concern.object =
          roll.object == concern.subject ? roll.subject : roll.object;
    }
  }

  // What kind of decision it is, by what may be ordered.
  struct Choices {
    std::optional<Order> end;  // the only order that names nobody
    bool places = false;       // somebody may be sent somewhere
    bool yes_or_no = true;     // no order names anybody
  };
  Choices ChoicesAt(const Position& position) const {
    std::vector<Order> orders;
    game_.Propose(position, orders);
    Choices choices;
    int unnamed = 0;
    for (const Order& order : orders) {
      const Takes takes = game_.vocabulary().verbs[order.verb].takes;
      choices.places = choices.places || Has(takes, Takes::kPlace);
      if (takes == Takes::kNothing) {
        choices.end = order;
        ++unnamed;
      } else {
        choices.yes_or_no = false;
      }
    }
    if (unnamed != 1) choices.end.reset();
    return choices;
  }

  // What is answered to a decision; nothing if the branch ends with it.
  std::optional<Order> Answer(const Position& position, const Awaited& awaited,
                              Course& course) const {
    if (awaited.side == asked_.side) {
      const bool alike = awaited.kind == asked_.kind;
      const bool met = course.stage == Course::Stage::kMet;
      const Choices choices = ChoicesAt(position);
      // Nothing is ordered besides the order.
      const bool orders =
          choices.places || (alike && !(met && choices.yes_or_no));
      if (orders && met) return std::nullopt;
      if (choices.end) return choices.end;
      if (choices.places) return std::nullopt;
    }
    const Order order = answers_(position);
    const Concern& concern = course.concern;
    const bool told =
        awaited.side != asked_.side || course.stage != Course::Stage::kNoDice;
    if (told && (concern.Names(order.subject) || concern.Names(order.object) ||
                 concern.Names(awaited.about))) {
      course.given +=
          (course.given.empty() ? "" : " and ") + game_.Say(position, order);
    }
    return order;
  }

  // Goes on to the next dice, or to the end of the branch.
  Stop GoOn(Position& position, Course& course) const {
    for (int step = 0; step < kMostSteps && SameTurn(position); ++step) {
      const Awaited awaited = game_.Awaits(position);
      if (awaited.is_decision()) {
        const std::optional<Order> order = Answer(position, awaited, course);
        if (!order) return Stop::kEnd;
        BERTHIER_CHECK(game_.Check(position, *order).ok());
        game_.Play(position, *order, &course.ear);
        continue;
      }
      if (course.concern.Names(Described(position))) return Stop::kCounts;
      if (course.stage == Course::Stage::kMet &&
          ++course.others > kMostOtherRolls) {
        return Stop::kEnd;
      }
      return Stop::kOther;
    }
    return Stop::kEnd;
  }

  // "if A1 stands, F1 morale check: passes (charges A2)"
  std::string WordsOf(const Roll& roll, const OutcomeClass& outcome,
                      const std::string& given, const Course& course,
                      bool more) const {
    std::string words;
    if (!given.empty()) words += "if " + given + ", ";
    std::string said = game_.Say(roll, outcome);
    std::vector<std::string> news;
    for (const Event& event : course.ear.events) {
      const std::string one = NewsOf(course.concern, roll, said, event);
      if (one.empty() || said.find(one) != std::string::npos) continue;
      // Of whom it is said.
      if (one.ends_with(" " + said)) {
        said = one;
        continue;
      }
      if (std::find(news.begin(), news.end(), one) != news.end()) continue;
      news.push_back(one);
      if (news.size() == kMostNews) break;
    }
    if (!more && !news.empty() && !course.given.empty()) {
      news.push_back("if " + course.given);
    }
    words += HeadOf(roll) + said;
    for (size_t i = 0; i < news.size(); ++i) {
      words += (i == 0 ? " (" : ", ") + news[i];
    }
    return news.empty() ? words : words + ")";
  }

  // "charges A2", "A2 flees": what happened to whom the order is about, after
  // what is said of the dice.
  std::string NewsOf(const Concern& concern, const Roll& roll,
                     const std::string& result, const Event& event) const {
    const Vocabulary& vocabulary = game_.vocabulary();
    const EventKind kind = event.code < vocabulary.event_kinds.size()
                               ? vocabulary.event_kinds[event.code]
                               : EventKind{};
    if (kind.role != EventRole::kNews || !concern.Names(event.subject)) {
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
    // Whose dice they are need not be named again, unless both throw or the
    // other has been named.
    const bool two = roll.dice.handfuls[1].count > 0 ||
                     (IsSome(roll.object) &&
                      result.find(NameOf(game_.entities(), roll.object)) !=
                          std::string::npos);
    if (event.subject == roll.subject && !two && said.starts_with(who + " ") &&
        !said.starts_with(who + " and ")) {
      said.erase(0, who.size() + 1);
    }
    return said;
  }

  // Of a position that awaits dice that count.
  std::vector<Branch> Level(const Position& position, Course course,
                            int depth) {
    const Roll roll = Described(position);
    Meet(course, roll);
    const std::string given = std::exchange(course.given, "");
    course.ear.events.clear();
    course.others = 0;
    std::vector<Branch> level;
    ForEachOutcome(
        position, roll, course, 1,
        [&](const OutcomeClass& outcome, Position& next, const Course& then,
            double share) {
          Spread(next, then, share, Thrown{roll, outcome, given}, depth, level);
        });
    return level;
  }

  struct Thrown {
    const Roll& roll;
    const OutcomeClass& outcome;
    const std::string& given;
  };

  template <typename Visit>
  void ForEachOutcome(const Position& position, const Roll& roll,
                      const Course& course, double share, const Visit& visit) {
    const auto total = static_cast<double>(TotalWeight(roll));
    for (const OutcomeClass& outcome : roll.outcomes) {
      if (left_ == 0 || --left_ == 0) return;
      Position next = position;
      Course then = course;
      game_.Resolve(next, outcome.sample, &then.ear);
      visit(outcome, next, then,
            share * static_cast<double>(outcome.weight) / total);
    }
  }

  // What follows a throw, however other dice fall.
  void Spread(Position& position, Course course, double share,
              const Thrown& thrown, int depth, std::vector<Branch>& level) {
    const Stop stop = GoOnPastOthers(position, course);
    if (stop != Stop::kOther) {
      const bool more = stop == Stop::kCounts;
      Branch branch{
          share,
          WordsOf(thrown.roll, thrown.outcome, thrown.given, course, more),
          {}};
      if (more && depth < kMostRolls) {
        branch.then = Level(position, std::move(course), depth + 1);
      }
      Merge(level, std::move(branch));
      return;
    }
    const Roll other = Described(position);
    ForEachOutcome(
        position, other, course, share,
        [&](const OutcomeClass& /*outcome*/, Position& next, const Course& then,
            double part) { Spread(next, then, part, thrown, depth, level); });
  }

  const Game& game_;
  const Answers& answers_;
  Awaited asked_;
  uint32_t turn_;
  bool moves_;    // somebody
  Course begin_;  // up to the first dice that count
  std::set<std::string> others_;
  size_t left_ = 0;
};

// The rest of what odds say, of their tree.
void Finish(Odds& odds, const OddsLimits& limits, bool sampled,
            const std::set<std::string>& others) {
  if (sampled) {
    for (const Branch& branch : odds.tree) {
      odds.error =
          std::max(odds.error, std::sqrt(branch.chance * (1 - branch.chance) /
                                         static_cast<double>(limits.walks)));
    }
  }
  odds.exact = !sampled && others.empty();
  LikeliestFirst(odds.tree);
  odds.words = OddsWords(odds.tree, !sampled);
  if (!others.empty() && others.size() <= kMostOthersNamed) {
    odds.words += " (if " + absl::StrJoin(others, ", ") + ")";
  } else if (!others.empty()) {
    odds.words += " (if the dice of others fall as they most often do)";
  }
  if (sampled) {
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
  auto tree = prospect.Tree(next, limits.branches);
  const bool sampled = !tree;
  odds.tree = sampled ? prospect.Sampled(next, limits.walks) : *std::move(tree);
  Finish(odds, limits, sampled, prospect.others());
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
  odds = {};
  std::set<std::string> others;
  std::mt19937_64 chance(kSeed);
  for (size_t i = 0; i < limits.walks; ++i) {
    game.Sample(position, side, lots, world);
    Prospect prospect(game, world, order, answers);
    if (prospect.Begin(world, order)) prospect.Walk(world, chance, odds.tree);
    others.insert(prospect.others().begin(), prospect.others().end());
  }
  Normalise(odds.tree, static_cast<double>(limits.walks));
  Finish(odds, limits, /*sampled=*/true, others);
  return odds;
}

}  // namespace berthier
