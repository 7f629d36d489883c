#include "arenas/analysis/tell_step.h"

#include <algorithm>
#include <numeric>
#include <vector>

#include "absl/strings/str_format.h"
#include "arenas/analysis/wire_estimates.h"
#include "arenas/pages/json.h"
#include "arenas/pages/utf8.h"
#include "arenas/telling/thoughts.h"

namespace berthier {

StepTeller::StepTeller(const GamePath& path)
    : game_(*path.game), codec_(*path.game, path.ruler) {
  for (const Entry& entry : game_.Write(path.steps[0].before).entries) {
    if (!entry.of.empty()) {
      division_[entry.id] = entry.of;
    } else if (entry.type == "formation") {
      division_[entry.id] = entry.id;
    }
  }
}

std::string StepTeller::DivisionOf(const PathStep& step) const {
  const EntityId of =
      step.kind == PathStep::Kind::kDecision && IsSome(step.order.subject)
          ? step.order.subject
          : step.awaited.about;
  if (!IsSome(of)) return "";
  const std::string name = codec_.NameOf(of);
  const auto found = division_.find(name);
  return ValidUtf8(found == division_.end() ? name : found->second);
}

void StepTeller::Tell(const PathStep& step, const ReviewedStep& reviewed,
                      wire::ReviewedStep& told) const {
  const WeighedStep& weighed = reviewed.weighed;
  told.set_side(ValidUtf8(game_.SideName(step.awaited.side)));
  told.set_turn(ValidUtf8(game_.TurnTitle(step.before)));
  told.set_division(DivisionOf(step));
  told.set_exact(weighed.exact);
  told.set_playouts(weighed.playouts);
  told.set_disagreement(Told(PointsOf(reviewed.disagreement)));
  SetPoints(reviewed.change, *told.mutable_change());
  SetChance(reviewed.after, *told.mutable_winning_chance());
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

void StepTeller::TellDecision(const PathStep& step,
                              const ReviewedStep& reviewed,
                              wire::ReviewedStep& told) const {
  const Vocabulary& words = game_.vocabulary();
  told.set_kind("decision");
  told.set_what(std::string(words.decisions[step.awaited.kind].name));
  told.set_verb(std::string(words.verbs[step.order.verb].name));
  told.set_words(ValidUtf8(InWords(game_, step.before, step.order)));
  if (!reviewed.choices.any()) return;
  const WeighedStep& weighed = reviewed.weighed;
  SetPoints(reviewed.loss, *told.mutable_loss());
  told.set_mark(std::string(NameOf(reviewed.mark)));
  told.set_open(reviewed.IsOpen());
  std::vector<size_t> best_first(reviewed.choices.orders.size());
  std::iota(best_first.begin(), best_first.end(), size_t{0});
  std::stable_sort(best_first.begin(), best_first.end(),
                   [&](size_t a, size_t b) {
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

void StepTeller::TellRoll(const PathStep& step, const ReviewedStep& reviewed,
                          wire::ReviewedStep& told) const {
  Roll roll;
  game_.Describe(step.before, roll);
  const OutcomeClass& thrown = ClassOf(game_, step.before, roll, step.faces);
  told.set_kind("roll");
  told.set_what(std::string(game_.vocabulary().rolls[roll.kind].name));
  std::string words = game_.Say(roll) + ":";
  for (int die = 0; die < step.faces.count; ++die) {
    absl::StrAppendFormat(&words, " %d", step.faces[die]);
  }
  told.set_words(ValidUtf8(words + ", " + game_.Say(roll, thrown)));
  if (!reviewed.choices.any()) return;
  SetPoints(reviewed.weighed.luck, *told.mutable_luck());
  double all = 0;
  for (const OutcomeClass& one : roll.outcomes) {
    all += static_cast<double>(one.weight);
  }
  for (size_t c = 0; c < roll.outcomes.size(); ++c) {
    const Estimate& value = reviewed.weighed.outcomes[c];
    wire::ReviewedOutcome& outcome = *told.add_outcome();
    outcome.set_words(ValidUtf8(game_.Say(roll, roll.outcomes[c])));
    outcome.set_chance(
        Told(static_cast<double>(roll.outcomes[c].weight) / all));
    if (value.count > 0) SetChance(value, *outcome.mutable_winning_chance());
    outcome.set_thrown(&roll.outcomes[c] == &thrown);
  }
}

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

}  // namespace berthier
