#include "arenas/analysis/tell_review.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <memory>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_format.h"
#include "agents/doctrines.h"
#include "agents/random_source.h"
#include "agents/search/playout.h"
#include "agents/value/reference_player.h"
#include "arenas/analysis/review_points.h"
#include "arenas/pages/json.h"
#include "arenas/pages/utf8.h"
#include "arenas/table/odds.h"
#include "arenas/telling/thoughts.h"
#include "proto/play_codec.h"

namespace berthier {
namespace {

// Orders and rolls of what would likely have followed.
constexpr size_t kVariation = 6;
constexpr int kVariationSteps = 60;

void Set(const Estimate& estimate, double scale, double base,
         wire::ReviewEstimate& told) {
  told.set_value(Told(base + scale * estimate.value));
  told.set_error(Told(std::abs(scale) * estimate.error));
  told.set_playouts(estimate.count);
}
// A difference of values, in points.
void SetPoints(const Estimate& estimate, wire::ReviewEstimate& told) {
  Set(estimate, PointsOf(1), 0, told);
}
void SetChance(const Estimate& estimate, wire::ReviewEstimate& told) {
  Set(estimate, PointsOf(1), ChanceOf(0), told);
}
void SetValue(const Estimate& estimate, wire::ReviewEstimate& told) {
  Set(estimate, 1, 0, told);
}

// What several have in common.
struct Sum {
  uint32_t decisions = 0;
  std::array<uint32_t, 4> marks = {};  // by Mark
  uint32_t open = 0;
  Estimate lost;
  Estimate clear;  // of the losses that are clear

  void Add(const ReviewedStep& step) {
    ++decisions;
    ++marks[static_cast<size_t>(step.mark)];
    if (step.IsOpen()) ++open;
    lost.value += step.loss.value;
    lost.error = std::hypot(lost.error, step.loss.error);
    lost.count += step.weighed.playouts;
    if (!step.IsClear(step.loss)) return;
    clear.value += step.loss.value;
    clear.error = std::hypot(clear.error, step.loss.error);
    clear.count += step.weighed.playouts;
  }
  template <typename Message>
  void Tell(Message& told) const {
    told.set_decisions(decisions);
    told.set_inaccuracies(marks[1]);
    told.set_mistakes(marks[2]);
    told.set_blunders(marks[3]);
    told.set_open(open);
    SetPoints(lost, *told.mutable_lost());
    SetPoints(clear, *told.mutable_clear());
  }
};

class Telling {
 public:
  Telling(const GamePath& path, const Review& review)
      : path_(path),
        game_(*path.game),
        review_(review),
        codec_(*path.game, path.ruler),
        player_(std::get<std::unique_ptr<ReferencePlayer>>(MakeReferencePlayer(
            review.options.reference, game_, *DoctrineFor(game_)))) {
    for (const Entry& entry : game_.Write(path.steps[0].before).entries) {
      if (!entry.of.empty()) {
        division_[entry.id] = entry.of;
      } else if (entry.type == "formation") {
        division_[entry.id] = entry.id;
      }
    }
  }

  wire::Review Tell(std::string_view program) {
    Head(program);
    for (size_t i = 0; i < path_.steps.size(); ++i) TellStep(i);
    Sides();
    Parts();
    Groups();
    Luck();
    Points();
    Costliest();
    Luckiest();
    return std::move(told_);
  }

 private:
  std::string SideName(Side side) const {
    return ValidUtf8(game_.SideName(side));
  }

  void Head(std::string_view program) {
    const ReviewOptions& options = review_.options;
    told_.set_made_by("berthier review");
    told_.set_program(std::string(program));
    const wire::Position& start = path_.record.start();
    told_.set_game(ValidUtf8(absl::StrFormat(
        "%s, game %d", start.name().empty() ? start.ruleset() : start.name(),
        path_.record.number())));
    told_.set_ruleset(std::string(game_.ruleset()));
    told_.set_result(ValidUtf8(ResultInWords()));
    told_.set_reference(options.reference);
    told_.set_horizon(review_.horizon >= Doctrine::kToTheEnd ? -1
                                                             : review_.horizon);
    told_.set_budget(options.budget);
    told_.set_playouts(review_.playouts);
    told_.set_seed(options.seed);
    told_.set_candidates(static_cast<uint32_t>(options.candidates));
    SetChance(review_.start, *told_.mutable_start());
  }

  std::string ResultInWords() const {
    if (!path_.record.has_result()) return "not over";
    const wire::Result& result = path_.record.result();
    std::string words =
        result.winner().empty() ? "drawn" : result.winner() + " won";
    if (result.has_fault()) return words + " by a fault of the other side";
    if (!result.adjudged().empty()) return words + ": " + result.adjudged();
    if (!result.grade().empty() && !result.winner().empty()) {
      words += ", " + result.grade();
    }
    return words;
  }

  std::string DivisionOf(const PathStep& step) const {
    const EntityId of =
        step.kind == PathStep::Kind::kDecision && IsSome(step.order.subject)
            ? step.order.subject
            : step.awaited.about;
    if (!IsSome(of)) return "";
    const std::string name = codec_.NameOf(of);
    const auto found = division_.find(name);
    return ValidUtf8(found == division_.end() ? name : found->second);
  }

  void TellStep(size_t i) {
    const PathStep& step = path_.steps[i];
    const ReviewedStep& reviewed = review_.steps[i];
    const WeighedStep& weighed = reviewed.weighed;
    wire::ReviewedStep& told = *told_.add_step();
    told.set_number(static_cast<uint32_t>(i + 1));
    told.set_side(SideName(step.awaited.side));
    told.set_turn(ValidUtf8(game_.TurnTitle(step.before)));
    told.set_division(DivisionOf(step));
    told.set_exact(weighed.exact);
    told.set_playouts(weighed.playouts);
    told.set_disagreement(Told(PointsOf(reviewed.disagreement)));
    SetPoints(reviewed.change, *told.mutable_change());
    SetChance(reviewed.after, *told.mutable_winning_chance());
    if (weighed.exact) told_.set_exact(told_.exact() + 1);
    switch (step.kind) {
      case PathStep::Kind::kDecision:
        TellDecision(step, reviewed, told);
        break;
      case PathStep::Kind::kRoll:
        TellRoll(step, reviewed, told);
        break;
      case PathStep::Kind::kCorrection:
        told.set_kind("correction");
        told.set_words(ValidUtf8(codec_.NameOf(step.corrected) +
                                 " is put where it stands on the table"));
        break;
    }
  }

  void TellDecision(const PathStep& step, const ReviewedStep& reviewed,
                    wire::ReviewedStep& told) {
    const Vocabulary& words = game_.vocabulary();
    told_.set_decisions(told_.decisions() + 1);
    told.set_kind("decision");
    told.set_what(std::string(words.decisions[step.awaited.kind].name));
    told.set_verb(std::string(words.verbs[step.order.verb].name));
    told.set_words(ValidUtf8(InWords(game_, step.before, step.order)));
    if (!reviewed.choices.any()) return;
    const WeighedStep& weighed = reviewed.weighed;
    SetPoints(reviewed.loss, *told.mutable_loss());
    told.set_mark(std::string(NameOf(reviewed.mark)));
    told.set_open(reviewed.IsOpen());
    if (told.open()) told_.set_open(told_.open() + 1);
    if (reviewed.best != reviewed.choices.played &&
        !reviewed.IsClear(reviewed.loss) && reviewed.loss.error > 0) {
      told_.set_unclear(told_.unclear() + 1);
    }
    std::vector<size_t> best_first(reviewed.choices.orders.size());
    std::iota(best_first.begin(), best_first.end(), size_t{0});
    std::stable_sort(
        best_first.begin(), best_first.end(), [&](size_t a, size_t b) {
          return reviewed.Behind(a).value < reviewed.Behind(b).value;
        });
    for (const size_t o : best_first) {
      const Choices::One& one = reviewed.choices.orders[o];
      wire::ReviewedOrder& order = *told.add_order();
      *order.mutable_order() = codec_.Encode(one.order);
      order.set_words(ValidUtf8(InWords(game_, step.before, one.order)));
      SetValue(weighed.orders[o].value, *order.mutable_value());
      SetPoints(reviewed.Behind(o), *order.mutable_behind());
      order.set_by_race_alone(weighed.orders[o].dropped);
      order.set_prior(Told(one.prior));
      order.set_price(one.price);
      order.set_played(o == reviewed.choices.played);
      order.set_best(o == reviewed.best);
      order.set_reference(o == reviewed.choices.reference);
    }
  }

  void TellRoll(const PathStep& step, const ReviewedStep& reviewed,
                wire::ReviewedStep& told) {
    told_.set_rolls(told_.rolls() + 1);
    Roll roll;
    game_.Describe(step.before, roll);
    const OutcomeClass& thrown = ClassOf(game_, step.before, roll, step.faces);
    told.set_kind("roll");
    told.set_what(std::string(game_.vocabulary().rolls[roll.kind].name));
    std::string words = game_.Say(roll) + ":";
    for (int die = 0; die < step.faces.count; ++die) {
      absl::StrAppendFormat(&words, " %d", step.faces[die]);
    }
    told.set_words(ValidUtf8(words + ", " + game_.Say(thrown)));
    if (!reviewed.choices.any()) return;
    SetPoints(reviewed.weighed.luck, *told.mutable_luck());
    double all = 0;
    for (const OutcomeClass& one : roll.outcomes) {
      all += static_cast<double>(one.weight);
    }
    for (size_t c = 0; c < roll.outcomes.size(); ++c) {
      const Estimate& value = reviewed.weighed.outcomes[c];
      wire::ReviewedOutcome& outcome = *told.add_outcome();
      outcome.set_words(ValidUtf8(game_.Say(roll.outcomes[c])));
      outcome.set_chance(
          Told(static_cast<double>(roll.outcomes[c].weight) / all));
      if (value.count > 0) SetChance(value, *outcome.mutable_winning_chance());
      outcome.set_thrown(&roll.outcomes[c] == &thrown);
    }
  }

  bool IsWeighedDecision(size_t i) const {
    return path_.steps[i].kind == PathStep::Kind::kDecision &&
           review_.steps[i].choices.any();
  }

  void Sides() {
    for (const Side side : {Side::kFirst, Side::kSecond}) {
      Sum sum;
      for (size_t i = 0; i < path_.steps.size(); ++i) {
        if (IsWeighedDecision(i) && path_.steps[i].awaited.side == side) {
          sum.Add(review_.steps[i]);
        }
      }
      wire::ReviewSide& told = *told_.add_side();
      told.set_name(SideName(side));
      if (Index(side) < path_.record.seat_size()) {
        const wire::Seat& seat = path_.record.seat(Index(side));
        told.set_agent(
            ValidUtf8(seat.agent() +
                      (seat.settings().empty() ? "" : ":" + seat.settings())));
      }
      sum.Tell(told);
    }
  }

  void Parts() {
    const ReviewSum& sum = review_.sum;
    const auto add = [this](const std::string& name, const Estimate& points) {
      wire::ReviewPart& part = *told_.add_part();
      part.set_name(name);
      SetPoints(points, *part.mutable_points());
    };
    const auto plain = [](double value) {
      return Estimate{.value = value, .error = 0, .count = 0};
    };
    Estimate start = sum.start;
    start.value += 1;  // a chance, not a difference
    add("start", start);
    add("luck of the dice", sum.luck);
    for (const Side side : {Side::kFirst, Side::kSecond}) {
      const auto at = static_cast<size_t>(Index(side));
      add("orders of " + SideName(side) + ": lost to the best known",
          sum.lost[at]);
      add("orders of " + SideName(side) +
              ": the best known above the reference player's",
          sum.found[at]);
    }
    if (sum.corrections != 0) add("corrections", plain(sum.corrections));
    add("what the estimates disagree about", plain(sum.disagreement));
    if (sum.judgement != 0) {
      add("ended before its end", plain(sum.judgement));
    }
    Estimate result = sum.result;
    result.value += 1;
    add("result", result);
  }

  void Groups() {
    struct Way {
      std::string by;
      const std::string& (wire::ReviewedStep::*name)() const;
    };
    const std::array<Way, 3> ways = {
        {{"phase", &wire::ReviewedStep::what},
         {"division", &wire::ReviewedStep::division},
         {"kind", &wire::ReviewedStep::verb}}};
    for (const Way& way : ways) {
      std::map<std::pair<std::string, int>, Sum> sums;
      for (size_t i = 0; i < path_.steps.size(); ++i) {
        if (!IsWeighedDecision(i)) continue;
        const std::string& name = (told_.step(static_cast<int>(i)).*way.name)();
        sums[{name, Index(path_.steps[i].awaited.side)}].Add(review_.steps[i]);
      }
      for (const auto& [key, sum] : sums) {
        wire::ReviewGroup& group = *told_.add_group();
        group.set_by(way.by);
        group.set_name(key.first);
        group.set_side(told_.side(key.second).name());
        sum.Tell(group);
      }
    }
  }

  void Luck() {
    std::map<std::pair<std::string, int>, std::pair<uint32_t, Estimate>> sums;
    for (size_t i = 0; i < path_.steps.size(); ++i) {
      const PathStep& step = path_.steps[i];
      if (step.kind != PathStep::Kind::kRoll) continue;
      auto& [rolls, luck] = sums[{told_.step(static_cast<int>(i)).what(),
                                  Index(step.awaited.side)}];
      const Estimate& one = review_.steps[i].weighed.luck;
      ++rolls;
      luck.value += one.value;
      luck.error = std::hypot(luck.error, one.error);
      luck.count += one.count;
    }
    for (const auto& [key, sum] : sums) {
      wire::ReviewLuck& told = *told_.add_luck();
      told.set_kind(key.first);
      told.set_side(told_.side(key.second).name());
      told.set_rolls(sum.first);
      SetPoints(sum.second, *told.mutable_luck());
    }
  }

  void Points() {
    for (const PointsOfSide& points : PointsOf(path_, review_)) {
      wire::ReviewPoints& told = *told_.add_points();
      told.set_side(SideName(points.side));
      told.set_unit(points.unit);
      told.set_given(static_cast<uint32_t>(std::max<int64_t>(0, points.given)));
      told.set_spent(static_cast<uint32_t>(points.spent));
      told.set_lapsed(
          static_cast<uint32_t>(std::max<int64_t>(0, points.lapsed)));
      SetPoints(points.worth, *told.mutable_worth());
      SetPoints(points.kept_back, *told.mutable_kept_back());
    }
  }

  // Steps by the size of an effect that is clear, at most kMostTold.
  template <typename EffectOf>
  std::vector<size_t> Largest(PathStep::Kind kind, EffectOf effect_of) const {
    std::vector<std::pair<double, size_t>> found;
    for (size_t i = 0; i < path_.steps.size(); ++i) {
      if (path_.steps[i].kind != kind || !review_.steps[i].choices.any()) {
        continue;
      }
      const Estimate& effect = effect_of(review_.steps[i]);
      if (!review_.steps[i].IsClear(effect) ||
          (effect.value < 0 && kind != PathStep::Kind::kRoll)) {
        continue;
      }
      found.emplace_back(-std::abs(effect.value), i);
    }
    std::sort(found.begin(), found.end());
    if (found.size() > kMostTold) found.resize(kMostTold);
    std::vector<size_t> steps;
    for (const auto& [size, step] : found) steps.push_back(step);
    return steps;
  }

  void Costliest() {
    const auto loss = [](const ReviewedStep& step) -> const Estimate& {
      return step.loss;
    };
    for (const size_t i : Largest(PathStep::Kind::kDecision, loss)) {
      told_.add_costliest(static_cast<uint32_t>(i + 1));
      const ReviewedStep& reviewed = review_.steps[i];
      const Order& better = reviewed.choices.orders[reviewed.best].order;
      wire::ReviewedStep& told = *told_.mutable_step(static_cast<int>(i));
      Follow(path_.steps[i], better, told);
    }
  }

  void Luckiest() {
    const auto luck = [](const ReviewedStep& step) -> const Estimate& {
      return step.weighed.luck;
    };
    for (const size_t i : Largest(PathStep::Kind::kRoll, luck)) {
      told_.add_luckiest(static_cast<uint32_t>(i + 1));
    }
  }

  // The odds of an order, and what would likely have followed it: as the
  // reference player plays, with the likeliest outcomes of the dice.
  void Follow(const PathStep& step, const Order& better,
              wire::ReviewedStep& told) {
    const auto answers = [this](const Position& position) {
      player_->BeginTrial(0);
      RandomSource source(0);
      return player_->Choose(game_, position, source);
    };
    Position view(game_.layout());
    game_.See(step.before, step.awaited.side, view);
    told.set_odds(ValidUtf8(OddsOf(game_, view, better, answers).words));
    std::vector<Order> variation = {better};
    Position position = step.before;
    game_.Play(position, better, nullptr);
    player_->BeginTrial(0);
    RandomSource source(0);
    for (int n = 0; n < kVariationSteps && variation.size() < kVariation; ++n) {
      const Awaited awaited = game_.Awaits(position);
      if (awaited.is_over()) break;
      if (awaited.is_roll()) {
        game_.Resolve(position, LikeliestFaces(game_, position), nullptr);
        continue;
      }
      variation.push_back(player_->Choose(game_, position, source));
      game_.Play(position, variation.back(), nullptr);
    }
    const std::vector<std::string> words =
        VariationInWords(game_, step.before, step.awaited.side, variation);
    for (size_t i = 1; i < words.size(); ++i) {
      told.add_variation(ValidUtf8(words[i]));
    }
  }

  const GamePath& path_;
  const Game& game_;
  const Review& review_;
  const PlayCodec codec_;
  std::unique_ptr<ReferencePlayer> player_;
  std::map<std::string, std::string> division_;
  wire::Review told_;
};

}  // namespace

std::string_view NameOf(Mark mark) {
  switch (mark) {
    case Mark::kNone:
      break;
    case Mark::kInaccuracy:
      return "inaccuracy";
    case Mark::kMistake:
      return "mistake";
    case Mark::kBlunder:
      return "blunder";
  }
  return "";
}

wire::Review TellReview(const GamePath& path, const Review& review,
                        std::string_view program) {
  return Telling(path, review).Tell(program);
}

}  // namespace berthier
