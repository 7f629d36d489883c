#include "arenas/telling/thoughts.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <string_view>

#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "agents/random_source.h"
#include "agents/search/playout.h"
#include "agents/thoughts_codec.h"
#include "arenas/text/terminal.h"

namespace berthier {
namespace {

// The dice may go on for ever where only the likeliest outcomes come.
constexpr int kMostRolls = 100;

std::string_view NameOf(const Game& game, EntityId id) {
  return IsSome(id) ? std::string_view(
                          game.entities()[static_cast<size_t>(Index(id))].name)
                    : std::string_view();
}

std::string BareWords(const Game& game, const Order& order) {
  if (!HasWords(game, order)) return "an order that has no words";
  std::string words(game.vocabulary().verbs[order.verb].name);
  for (const EntityId id : {order.subject, order.object}) {
    if (IsSome(id)) absl::StrAppendFormat(&words, " %s", NameOf(game, id));
  }
  return words;
}

// A line, or several: those after the first begin where `text` does.
std::string Line(const std::string& first, std::string_view text, int width) {
  return Wrapped(first + std::string(text), width,
                 static_cast<int>(first.size())) +
         "\n";
}

std::string Spent(const SearchCost& spending) {
  std::vector<std::string> parts;
  const auto add = [&parts](uint64_t n, std::string_view what) {
    if (n > 0) parts.push_back(absl::StrFormat("%d %s", n, what));
  };
  add(spending.iterations, "iterations");
  add(spending.steps, "model steps");
  add(spending.nodes, "nodes");
  const std::chrono::duration<double> time = spending.time;
  parts.push_back(absl::StrFormat("%.3f s", time.count()));
  return absl::StrJoin(parts, ", ");
}

std::string CommandAsText(const Game& game,
                          const std::vector<CommandWorth>& worths, int width) {
  constexpr int kGoesOn = 42;
  if (worths.empty()) return "";
  size_t most = 0;
  for (const CommandWorth& worth : worths) {
    most = std::max(most, worth.further.size());
  }
  std::string line =
      absl::StrFormat("%-34s %6s %7s", "command points", "has", "worth");
  for (size_t n = 1; n <= most; ++n) {
    absl::StrAppendFormat(&line, " %7s", absl::StrFormat("+%d", n));
  }
  std::string text = "\n" + Wrapped(line, width, kGoesOn) + "\n";
  for (const CommandWorth& worth : worths) {
    line =
        absl::StrFormat("  %-32.32s %6d %+7.3f", NameOf(game, worth.formation),
                        worth.points, worth.value);
    for (const double further : worth.further) {
      absl::StrAppendFormat(&line, " %+7.3f", further);
    }
    text += Wrapped(line, width, kGoesOn) + "\n";
  }
  return text + Line("  ",
                     "a quick estimate, of each formation by itself: what its "
                     "doctrine's weights give to the orders of this turn that "
                     "the points pay for. It is no value of the position and "
                     "has no error; 'berthier allocate' plays on and tells "
                     "both.",
                     width);
}

}  // namespace

std::vector<Considered> MostVisitedFirst(std::vector<Considered> considered) {
  std::stable_sort(considered.begin(), considered.end(),
                   [](const Considered& a, const Considered& b) {
                     return a.visits != b.visits ? a.visits > b.visits
                                                 : a.value > b.value;
                   });
  return considered;
}

std::string InWords(const Game& game, const Position& position,
                    const Order& order) {
  return game.Awaits(position).is_decision() && game.Check(position, order).ok()
             ? game.Say(position, order)
             : BareWords(game, order);
}

std::vector<std::string> VariationInWords(const Game& game,
                                          const Position& view, Side side,
                                          const std::vector<Order>& variation) {
  std::vector<std::string> words;
  RandomSource chance(0);
  Position position(game.layout());
  game.Sample(view, side, chance, position);
  bool follows = true;
  for (const Order& order : variation) {
    for (int i = 0; i < kMostRolls && game.Awaits(position).is_roll(); ++i) {
      game.Resolve(position, LikeliestFaces(game, position), nullptr);
    }
    const Awaited awaited = game.Awaits(position);
    follows =
        follows && awaited.is_decision() && game.Check(position, order).ok();
    if (!follows) {
      words.push_back(BareWords(game, order));
      continue;
    }
    words.push_back(awaited.side == side
                        ? game.Say(position, order)
                        : absl::StrFormat("%s: %s", game.SideName(awaited.side),
                                          game.Say(position, order)));
    game.Play(position, order, nullptr);
  }
  return words;
}

std::string ConsideredAsText(const Game& game, const Position& view,
                             const Choice& choice, const TableShape& shape) {
  const std::vector<Considered> sorted =
      MostVisitedFirst(choice.thoughts.considered);
  if (sorted.empty()) return "";
  const auto any = [&sorted](auto told) {
    return std::any_of(sorted.begin(), sorted.end(), told);
  };
  const bool visits = any([](const Considered& one) { return one.visits > 0; });
  const bool priors = any([](const Considered& one) { return one.prior > 0; });
  const std::string indent(shape.indent, ' ');
  std::string text = absl::StrFormat("%s  %8s %7s %6s %6s  order\n", indent,
                                     "visits", "value", "error", "prior");
  for (size_t i = 0; i < sorted.size() && i < shape.most; ++i) {
    const Considered& one = sorted[i];
    const auto shown = [](bool said, const std::string& what) {
      return said ? what : std::string("-");
    };
    text +=
        Line(absl::StrFormat(
                 "%s%s %8s %+7.3f %6s %6s  ", indent,
                 one.order == choice.order ? ">" : " ",
                 shown(visits, absl::StrFormat("%d", one.visits)), one.value,
                 shown(one.visits > 0, absl::StrFormat("%.3f", one.error)),
                 shown(priors, absl::StrFormat("%.3f", one.prior))),
             InWords(game, view, one.order), shape.width);
  }
  if (sorted.size() > shape.most) {
    absl::StrAppendFormat(&text, "%s  and %d more\n", indent,
                          sorted.size() - shape.most);
  }
  return text;
}

std::string WhyNotTheHighest(const Choice& choice, int width) {
  const std::vector<Considered>& all = choice.thoughts.considered;
  const auto chosen =
      std::find_if(all.begin(), all.end(), [&](const Considered& one) {
        return one.order == choice.order && one.visits > 0;
      });
  if (chosen == all.end()) return "";
  int higher = 0;
  int beyond = 0;
  uint64_t most = 0;
  for (const Considered& one : all) {
    const double lead = one.value - chosen->value;
    if (one.visits == 0 || lead <= 0) continue;
    ++higher;
    most = std::max(most, one.visits);
    // Of dice that are not shared, as far as the table tells.
    if (lead > 2 * std::hypot(one.error, chosen->error)) ++beyond;
  }
  if (higher == 0) return "";
  std::string text = absl::StrFormat(
      "%s a higher mean than the order chosen, which had %d visits against %d "
      "at most: ",
      higher == 1 ? "1 order has" : absl::StrFormat("%d orders have", higher),
      chosen->visits, most);
  text += beyond == 0
              ? "within two standard errors, so not told apart; the agent went "
                "by what was tried more often."
              : absl::StrFormat(
                    "%d beyond two standard errors of dice that are not "
                    "shared; the agent compares by those that are, and by what "
                    "was tried more often.",
                    beyond);
  return Line("  ", text, width);
}

std::string ToText(const Game& game, const Position& view, const Choice& choice,
                   const wire::Deliberation& deliberation, int width) {
  const Thoughts& thoughts = choice.thoughts;
  std::string asked = deliberation.decision();
  if (!deliberation.about().empty()) asked += ", " + deliberation.about();
  std::string text =
      Line("",
           absl::StrFormat("%s: %s decides (%s)", deliberation.scenario(),
                           deliberation.side(), asked),
           width);
  text += Line(
      "agent   ",
      absl::StrFormat("%s, seed %d", deliberation.agent(), deliberation.seed()),
      width);
  for (const std::string& thrown : deliberation.thrown()) {
    text += Line("dice    ", thrown, width);
  }
  text += Line("order   ", deliberation.words(), width);
  if (deliberation.has_played()) {
    text += Line("played  ", deliberation.played_in_words(), width);
  }
  if (!thoughts.intent.empty())
    text += Line("intent  ", thoughts.intent, width);
  text += Line("spent   ", Spent(thoughts.spending), width);
  if (!thoughts.considered.empty()) {
    text += "\n" + ConsideredAsText(game, view, choice, {.width = width}) +
            WhyNotTheHighest(choice, width);
  }
  if (deliberation.variation_in_words_size() > 0) {
    text += "\nexpected to follow\n";
    int n = 0;
    for (const std::string& words : deliberation.variation_in_words()) {
      text += Line(absl::StrFormat("%4d  ", ++n), words, width);
    }
  }
  return text + CommandAsText(game, thoughts.command, width);
}

}  // namespace berthier
