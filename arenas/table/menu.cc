#include "arenas/table/menu.h"

#include <utility>

#include "arenas/table/attempts.h"

namespace berthier {
namespace {

bool Knows(const Game& game, EntityId id) {
  return static_cast<size_t>(Index(id)) < game.entities().size();
}

VerbChoice ChoiceOf(const Game& game, const Position& position,
                    const Attempts& attempts, uint8_t verb) {
  const Verb& words = game.vocabulary().verbs[verb];
  VerbChoice choice = {.verb = verb};
  Heard heard;
  const auto ask = [&](uint8_t manner) {
    const Answer answer = attempts.Any(verb, manner);
    if (!answer.legal) {
      heard.Add(answer, 0);
    } else if (!choice.legal) {
      choice.legal = true;
      choice.order = answer.order;
    }
    return answer;
  };
  if (!Has(words.takes, Takes::kManner)) {
    ask(0);
  } else {
    for (size_t m = 0; m < words.manners.size(); ++m) {
      const auto manner = static_cast<uint8_t>(m);
      const Answer answer = ask(manner);
      choice.manners.push_back({manner, answer.legal, answer.refusal});
    }
  }
  if (choice.legal) {
    choice.price = game.PriceOf(position, *choice.order);
  } else if (!heard.empty()) {
    choice.refusal = heard.MostTelling().refusal;
  }
  return choice;
}

}  // namespace

std::vector<VerbChoice> MenuOf(const Game& game, const Position& position,
                               EntityId subject) {
  std::vector<VerbChoice> menu;
  if (!game.Awaits(position).is_decision() || !Knows(game, subject)) {
    return menu;
  }
  const Attempts attempts(game, position, subject);
  const std::vector<Verb>& verbs = game.vocabulary().verbs;
  for (size_t v = 0; v < verbs.size(); ++v) {
    if (!Has(verbs[v].takes, Takes::kSubject)) continue;
    menu.push_back(ChoiceOf(game, position, attempts, static_cast<uint8_t>(v)));
  }
  return menu;
}

std::vector<Target> TargetsOf(const Game& game, const Position& position,
                              EntityId subject, uint8_t verb, uint8_t manner) {
  std::vector<Target> targets;
  if (!game.Awaits(position).is_decision() ||
      verb >= game.vocabulary().verbs.size()) {
    return targets;
  }
  const Verb& words = game.vocabulary().verbs[verb];
  const bool has_manner = Has(words.takes, Takes::kManner)
                              ? manner < words.manners.size()
                              : manner == 0;
  const bool has_subject = Has(words.takes, Takes::kSubject)
                               ? Knows(game, subject)
                               : !IsSome(subject);
  if (!Has(words.takes, Takes::kObject) || !has_manner || !has_subject) {
    return targets;
  }
  const Attempts attempts(game, position, subject);
  for (const Thing& thing : attempts.around().things()) {
    Answer answer = attempts.At(verb, manner, thing);
    Target target = {.id = thing.id,
                     .order = answer.order,
                     .legal = answer.legal,
                     .refusal = answer.refusal};
    if (target.legal) target.price = game.PriceOf(position, target.order);
    targets.push_back(std::move(target));
  }
  return targets;
}

}  // namespace berthier
