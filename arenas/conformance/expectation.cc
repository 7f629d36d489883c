#include "arenas/conformance/expectation.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "arenas/conformance/expected_entry.h"
#include "engine/model/modified.h"

namespace berthier {
namespace {

std::string NameOf(const Game& game, EntityId id) {
  if (!IsSome(id)) return "";
  return game.entities()[static_cast<size_t>(Index(id))].name;
}

std::string Quoted(std::string_view name) {
  return name.empty() ? "nothing" : absl::StrFormat("'%s'", name);
}

void Differ(std::string_view what, std::string_view expected,
            std::string_view got, Failures& failures) {
  if (expected == got) return;
  failures.push_back(absl::StrFormat("%s: expected %s, got %s", what,
                                     Quoted(expected), Quoted(got)));
}

void DifferNumber(std::string_view what, int64_t expected, int64_t got,
                  Failures& failures) {
  if (expected == got) return;
  failures.push_back(
      absl::StrFormat("%s: expected %d, got %d", what, expected, got));
}

bool IsWord(const std::vector<Word>& words, std::string_view name) {
  return std::any_of(words.begin(), words.end(),
                     [&](const Word& word) { return word.name == name; });
}

// Reports names that the ruleset does not have.
template <typename Names>
void MustBeWords(const std::vector<Word>& words, std::string_view kind,
                 const Names& names, Failures& failures) {
  for (const std::string& name : names) {
    if (!IsWord(words, name)) {
      failures.push_back(
          absl::StrFormat("the ruleset has no %s '%s'", kind, name));
    }
  }
}

// Whether a list of clauses, "GT-CHG-02, GT-I-14", has this one.
bool Cites(std::string_view clauses, std::string_view clause) {
  for (size_t at = clauses.find(clause); at != std::string_view::npos;
       at = clauses.find(clause, at + 1)) {
    const size_t end = at + clause.size();
    const auto in_a_word = [](char c) {
      return c == '-' || std::isalnum(static_cast<unsigned char>(c)) != 0;
    };
    if ((at == 0 || !in_a_word(clauses[at - 1])) &&
        (end == clauses.size() || !in_a_word(clauses[end]))) {
      return true;
    }
  }
  return false;
}

std::string AwaitedInWords(const Game& game, const Awaited& awaited) {
  if (awaited.is_over()) return "nothing: the game is over";
  const Vocabulary& words = game.vocabulary();
  return absl::StrFormat(
      "the %s '%s' by %s%s", awaited.is_roll() ? "roll" : "decision",
      awaited.is_roll() ? words.rolls[awaited.kind].name
                        : words.decisions[awaited.kind].name,
      game.SideName(awaited.side),
      IsSome(awaited.about) ? " about " + NameOf(game, awaited.about) : "");
}

void CompareAwaits(const wire::Awaits& expected, const Game& game,
                   const Awaited& awaited, Failures& failures) {
  const Vocabulary& words = game.vocabulary();
  const bool matches =
      (!expected.over() || awaited.is_over()) &&
      (expected.decision().empty() ||
       (awaited.is_decision() &&
        words.decisions[awaited.kind].name == expected.decision())) &&
      (expected.roll().empty() ||
       (awaited.is_roll() &&
        words.rolls[awaited.kind].name == expected.roll())) &&
      (expected.side().empty() ||
       (!awaited.is_over() &&
        game.SideName(awaited.side) == expected.side())) &&
      (expected.about().empty() ||
       (!awaited.is_over() && NameOf(game, awaited.about) == expected.about()));
  if (matches) return;
  std::string wanted;
  if (expected.over()) wanted += " the end";
  if (!expected.decision().empty()) {
    wanted += " the decision '" + expected.decision() + "'";
  }
  if (!expected.roll().empty()) wanted += " the roll '" + expected.roll() + "'";
  if (!expected.side().empty()) wanted += " by " + expected.side();
  if (!expected.about().empty()) wanted += " about " + expected.about();
  failures.push_back(absl::StrFormat("expected to await%s, awaits %s", wanted,
                                     AwaitedInWords(game, awaited)));
}

// The expected ones occur in this sequence, others between them.
void CompareEvents(const wire::Expect& expect,
                   const std::vector<std::string>& events, Failures& failures) {
  size_t at = 0;
  for (const std::string& wanted : expect.event()) {
    while (at < events.size() && events[at] != wanted) ++at;
    if (at == events.size()) {
      failures.push_back(absl::StrFormat(
          "expected the event '%s', heard: %s", wanted,
          events.empty() ? "nothing" : absl::StrJoin(events, ", ")));
      return;
    }
    ++at;
  }
  for (const std::string& unwanted : expect.no_event()) {
    if (std::find(events.begin(), events.end(), unwanted) != events.end()) {
      failures.push_back(absl::StrFormat("expected no event '%s', heard: %s",
                                         unwanted,
                                         absl::StrJoin(events, ", ")));
    }
  }
}

void CompareProposals(const wire::Proposals& expected, const Game& game,
                      const Position& position, Failures& failures) {
  if (!game.Awaits(position).is_decision()) {
    failures.emplace_back("expected proposals, but no decision is awaited");
    return;
  }
  std::vector<Order> orders;
  game.Propose(position, orders);
  const std::vector<Verb>& verbs = game.vocabulary().verbs;
  const auto count =
      std::count_if(orders.begin(), orders.end(), [&](const Order& order) {
        return (expected.verb().empty() ||
                verbs[order.verb].name == expected.verb()) &&
               (expected.subject().empty() ||
                NameOf(game, order.subject) == expected.subject()) &&
               (expected.object().empty() ||
                NameOf(game, order.object) == expected.object());
      });
  const std::string what = absl::StrFormat(
      "proposals%s%s%s", expected.verb().empty() ? "" : " to ", expected.verb(),
      expected.subject().empty() ? "" : " of " + expected.subject());
  if (expected.has_count()) {
    DifferNumber(what, expected.count(), count, failures);
  }
  if (expected.has_at_least() && count < expected.at_least()) {
    failures.push_back(absl::StrFormat("%s: expected at least %d, got %d", what,
                                       expected.at_least(), count));
  }
}

void CompareScore(const wire::Expect& expect, const Game& game,
                  const Position& position, Failures& failures) {
  if (!expect.has_winner() && !expect.has_grade() && expect.points().empty()) {
    return;
  }
  if (!game.Awaits(position).is_over()) {
    failures.push_back("expected the game to be over; it awaits " +
                       AwaitedInWords(game, game.Awaits(position)));
    return;
  }
  const Score score = game.FinalScore(position);
  if (expect.has_winner()) {
    Differ("winner", expect.winner(),
           score.winner < 0 ? "nobody"
                            : game.SideName(static_cast<Side>(score.winner)),
           failures);
  }
  if (expect.has_grade()) {
    Differ("grade", expect.grade(), game.vocabulary().grades[score.grade].name,
           failures);
  }
  for (int i = 0; i < std::min(expect.points_size(), kSides); ++i) {
    DifferNumber(
        absl::StrFormat("points of %s", game.SideName(static_cast<Side>(i))),
        expect.points(i), score.points[static_cast<size_t>(i)], failures);
  }
}

void CompareOutcome(const wire::Outcome& expected, const Game& game,
                    const Roll& roll, Failures& failures) {
  uint64_t weight = 0;
  for (const OutcomeClass& outcome : roll.outcomes) {
    if (game.vocabulary().outcomes[outcome.code].name == expected.name() &&
        (!expected.has_detail() || outcome.detail == expected.detail())) {
      weight += outcome.weight;
    }
  }
  DifferNumber(absl::StrFormat("weight of outcome '%s'%s", expected.name(),
                               expected.has_detail()
                                   ? absl::StrFormat(" %d", expected.detail())
                                   : ""),
               static_cast<int64_t>(expected.weight()),
               static_cast<int64_t>(weight), failures);
}

std::string ModifiersInWords(const Game& game, const Roll& roll) {
  std::vector<std::string> words;
  for (const Modifier& modifier : roll.modifiers) {
    words.push_back(absl::StrFormat(
        "%s %+d", game.vocabulary().modifiers[modifier.code].name,
        modifier.value));
  }
  return words.empty() ? "none" : absl::StrJoin(words, ", ");
}

void CompareModifiers(const wire::Throw& expected, const Game& game,
                      const Roll& roll, Failures& failures) {
  const std::vector<Word>& words = game.vocabulary().modifiers;
  const auto has = [&](std::string_view name, auto&& agrees) {
    return std::any_of(roll.modifiers.begin(), roll.modifiers.end(),
                       [&](const Modifier& modifier) {
                         return words[modifier.code].name == name &&
                                agrees(modifier);
                       });
  };
  for (const wire::NamedModifier& named : expected.modifier_is()) {
    MustBeWords(words, "modifier", std::vector<std::string>{named.name()},
                failures);
    if (!has(named.name(), [&](const Modifier& modifier) {
          // What a case names of the first handful may be of the number.
          return modifier.value == named.value() &&
                 (modifier.handful == named.handful() ||
                  (modifier.handful == kOfTheNumber && named.handful() == 0));
        })) {
      failures.push_back(
          absl::StrFormat("expected the modifier %s %+d, got: %s", named.name(),
                          named.value(), ModifiersInWords(game, roll)));
    }
  }
  MustBeWords(words, "modifier", expected.modifier_is_not(), failures);
  for (const std::string& name : expected.modifier_is_not()) {
    if (has(name, [](const Modifier&) { return true; })) {
      failures.push_back(absl::StrFormat("expected no modifier %s, got: %s",
                                         name, ModifiersInWords(game, roll)));
    }
  }
  const std::string got =
      "sum of modifiers (" + ModifiersInWords(game, roll) + ")";
  if (expected.has_modifier()) {
    DifferNumber(got, expected.modifier(),
                 roll.ModifierSum(0) + roll.ModifierSum(kOfTheNumber),
                 failures);
  }
  if (expected.has_modifier2()) {
    DifferNumber("second " + got, expected.modifier2(), roll.ModifierSum(1),
                 failures);
  }
}

}  // namespace

Failures CompareExpected(const wire::Expect& expect, const Game& game,
                         const Position& position, const Ruler& ruler,
                         const std::vector<std::string>& events) {
  Failures failures;
  CompareEntries(expect, game.Write(position), ruler, failures);
  if (expect.has_awaits()) {
    const Vocabulary& words = game.vocabulary();
    if (!expect.awaits().decision().empty()) {
      MustBeWords(words.decisions, "decision",
                  std::vector<std::string>{expect.awaits().decision()},
                  failures);
    }
    if (!expect.awaits().roll().empty()) {
      MustBeWords(words.rolls, "roll",
                  std::vector<std::string>{expect.awaits().roll()}, failures);
    }
    CompareAwaits(expect.awaits(), game, game.Awaits(position), failures);
  }
  MustBeWords(game.vocabulary().events, "event", expect.event(), failures);
  MustBeWords(game.vocabulary().events, "event", expect.no_event(), failures);
  CompareEvents(expect, events, failures);
  for (const wire::Proposals& proposals : expect.proposals()) {
    CompareProposals(proposals, game, position, failures);
  }
  CompareScore(expect, game, position, failures);
  return failures;
}

Failures CompareThrow(const wire::Throw& expected, const Game& game,
                      const Roll& roll) {
  Failures failures;
  const Vocabulary& words = game.vocabulary();
  if (!expected.kind().empty()) {
    Differ("kind of roll", expected.kind(), words.rolls[roll.kind].name,
           failures);
  }
  if (!expected.subject().empty()) {
    Differ("subject of the roll", expected.subject(),
           NameOf(game, roll.subject), failures);
  }
  if (!expected.object().empty()) {
    Differ("object of the roll", expected.object(), NameOf(game, roll.object),
           failures);
  }
  CompareModifiers(expected, game, roll, failures);
  if (expected.has_target()) {
    DifferNumber("target", expected.target(), roll.target, failures);
  }
  if (expected.has_dice()) {
    DifferNumber("number of dice", expected.dice(), roll.dice.count(),
                 failures);
  }
  if (expected.has_again()) {
    DifferNumber("faces thrown again", static_cast<int64_t>(expected.again()),
                 static_cast<int64_t>(roll.again), failures);
  }
  for (const wire::Outcome& outcome : expected.outcome()) {
    MustBeWords(words.outcomes, "outcome",
                std::vector<std::string>{outcome.name()}, failures);
    CompareOutcome(outcome, game, roll, failures);
  }
  return failures;
}

Failures CompareRefusal(const wire::Refused& expected, const Game& game,
                        const Refusal& refusal) {
  Failures failures;
  const Word& word = game.vocabulary().refusals[refusal.code];
  if (!expected.name().empty()) {
    Differ("name of the refusal", expected.name(), word.name, failures);
  }
  if (!expected.clause().empty() && !Cites(word.clause, expected.clause())) {
    failures.push_back(
        absl::StrFormat("expected a refusal by %s, got one by %s: %s",
                        expected.clause(), word.clause, game.Say(refusal)));
  }
  return failures;
}

}  // namespace berthier
