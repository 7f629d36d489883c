#include "arenas/analysis/allocation_text.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>

#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "agents/search/playout.h"
#include "arenas/analysis/review.h"
#include "arenas/text/terminal.h"
#include "arenas/text/words.h"

namespace berthier {
namespace {

// " ±0.26", of a standard error in points; nothing where it is none.
std::string Behind(double error, int digits) {
  if (error == 0) return "";
  const double least = digits == 1 ? 0.1 : 0.01;
  return absl::StrFormat(" ±%.*f", digits, std::max(least, 2 * error));
}

// Of a long ranking.
constexpr size_t kMostRanked = 20;
constexpr size_t kMostOrders = 4;
constexpr size_t kMostLetters = 26;
constexpr size_t kMostTied = 4;

// Letters, not bytes.
size_t LettersIn(std::string_view text) {
  return static_cast<size_t>(std::count_if(
      text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

std::string Line(const std::string& first, std::string_view text, int width) {
  return Wrapped(first + std::string(text), width,
                 static_cast<int>(LettersIn(first))) +
         "\n";
}

// Cut to so many letters, and filled up to them.
std::string Cell(std::string_view text, size_t letters) {
  std::string cell;
  size_t n = 0;
  for (const char c : text) {
    if ((c & 0xC0) != 0x80 && n++ == letters) break;
    cell += c;
  }
  cell.append(letters - std::min(letters, LettersIn(cell)), ' ');
  return cell;
}

std::string ToTheRight(std::string_view text, size_t letters) {
  const size_t has = LettersIn(text);
  return std::string(letters - std::min(letters, has), ' ') + std::string(text);
}

std::string Marks(const Allocation& told, size_t i) {
  std::string marks;
  if (i == told.usual) marks += "u";
  if (i == told.played) marks += "p";
  return marks;
}

std::string Ranking(const Game& game, const AllocationScene& scene,
                    const Allocation& told, int width) {
  std::string text = absl::StrFormat(
      "\n%2s %s%s  %s\n", "", ToTheRight("chance, %", 14),
      ToTheRight("behind the best", 17), told.is_split() ? "split" : "order");
  size_t shown = 0;
  for (size_t i = 0; i < told.ranked.size(); ++i) {
    const RankedOrder& one = told.ranked[i];
    const bool wanted = i == told.usual || i == told.played;
    if (shown >= kMostRanked && !wanted) continue;
    ++shown;
    const std::string first = absl::StrFormat(
        "%s%2s %s%s  ",
        one.may_be_best ? "="
        : one.dropped   ? "x"
                        : " ",
        Marks(told, i), ToTheRight(ChanceWithError(one.value), 13),
        ToTheRight(i == 0 ? "best" : WithError(one.behind), 17));
    text += Line(first, InWords(game, *scene.position, told, one), width);
  }
  if (shown < told.ranked.size()) {
    absl::StrAppendFormat(&text, "  and %d more\n", told.ranked.size() - shown);
  }
  return text + Line("  ",
                     "= cannot be told from the best (two standard errors); x "
                     "fell out of the race, its numbers are those of the race; "
                     "u usual; p played",
                     width);
}

std::string StepsOf(const Game& game, const Allocation& told, int width) {
  std::string text;
  for (const Held held : {Held::kOthersKeep, Held::kOthersShare}) {
    if (std::none_of(told.worths.begin(), told.worths.end(),
                     [held](const auto& one) { return one.held == held; })) {
      continue;
    }
    text += "\n" + Line("",
                        held == Held::kOthersKeep
                            ? "what a point is worth while the others keep "
                              "theirs of the best split; * its last there"
                            : "what a point is worth while the others share "
                              "the rest as well as they can; * its last in the "
                              "best split",
                        width);
    text += Cell("", 2) + Cell("receiver", kMostLetters) +
            ToTheRight("point", 7) + ToTheRight("worth", 14) +
            ToTheRight("unspent", 15) + "\n";
    for (const ReceiverWorth& worth : told.worths) {
      if (worth.held != held) continue;
      std::string name = NameIn(game, worth);
      for (const PointStep& step : worth.steps) {
        if (step.step.count == 0) continue;
        const std::string point = absl::StrFormat(
            "%d%s", step.points, step.points == worth.points ? "*" : " ");
        text += Cell("", 2) + Cell(name, kMostLetters) + ToTheRight(point, 7) +
                ToTheRight(WithError(step.step), 14);
        if (step.unspent.count > 0) {
          text += ToTheRight(absl::StrFormat("%.1f", step.unspent.value) +
                                 Behind(step.unspent.error, 1),
                             15);
        }
        text += "\n";
        name.clear();
      }
    }
  }
  return text;
}

std::string ExchangeAsText(const Game& game, const Allocation& told,
                           int width) {
  constexpr size_t kWide = 15;
  std::string text = "\n" + Line("",
                                 "exchange: one point more for the row, one "
                                 "less for the column, against the best split",
                                 width);
  const size_t n = told.receivers.size();
  if (width > 0 && kMostLetters + n * kWide + 2 > static_cast<size_t>(width)) {
    for (size_t to = 0; to < n; ++to) {
      for (size_t from = 0; from < n; ++from) {
        if (told.exchange[to][from].count == 0) continue;
        text += Line(
            absl::StrFormat("  %s  ",
                            ToTheRight(WithError(told.exchange[to][from]), 13)),
            absl::StrFormat("%s +1, %s -1", NameIn(game, told.receivers[to]),
                            NameIn(game, told.receivers[from])),
            width);
      }
    }
    return text;
  }
  text += Cell("", kMostLetters + 2);
  for (const EntityId id : told.receivers) {
    std::string name = NameIn(game, id);
    if (LettersIn(name) > kWide - 1) name = Cell(name, kWide - 1);
    text += ToTheRight(name, kWide);
  }
  text += "\n";
  for (size_t to = 0; to < n; ++to) {
    text += "  " + Cell(NameIn(game, told.receivers[to]), kMostLetters);
    for (size_t from = 0; from < n; ++from) {
      text += ToTheRight(WithError(told.exchange[to][from]), kWide);
    }
    text += "\n";
  }
  return text;
}

std::string OrdersOf(const Game& game, const Allocation& told, int width) {
  std::string text;
  const auto list = [&](std::string_view what,
                        const std::vector<std::string>& orders) {
    if (orders.empty()) return;
    text += Line("    ", what, width);
    for (size_t i = 0; i < std::min(orders.size(), kMostOrders); ++i) {
      text += Line("      ", orders[i], width);
    }
    if (orders.size() > kMostOrders) {
      absl::StrAppendFormat(&text, "      and %d more\n",
                            orders.size() - kMostOrders);
    }
  };
  for (const ReceiverWorth& worth : told.worths) {
    if (worth.orders.empty() && OrdersOfOneMore(worth).empty()) continue;
    text += Line("  ",
                 absl::StrFormat("%s, with %s", NameIn(game, worth),
                                 Counted(worth.points, "point")),
                 width);
    list("first orders", worth.orders);
    list("with a point more also", OrdersOfOneMore(worth));
    list("with a point less not", OrdersOfTheLast(worth));
  }
  return text.empty() ? text
                      : "\nwhat points buy, by the reference player with "
                        "one set of dice\n" +
                            text;
}

std::string PricesOf(const Game& game, const Allocation& told, int width) {
  if (told.prices.empty()) return "";
  std::string text =
      "\n" + Line("",
                  "what an order about each is worth more than the best about "
                  "others",
                  width);
  for (const SubjectPrice& price : told.prices) {
    text += Line("  " + ToTheRight(WithError(price.price), 13) + "  ",
                 IsSome(price.subject) ? NameIn(game, price.subject)
                                       : "nobody in particular",
                 width);
  }
  return text;
}

// How many of the receiver's points of the best split are needed: up to the
// last that is worth something beyond two standard errors.
int NeededBy(const ReceiverWorth& worth) {
  int needed = 0;
  for (const PointStep& step : worth.steps) {
    if (step.points <= worth.points && step.step.count > 0 &&
        step.step.value > 0 && step.step.IsClear()) {
      needed = std::max(needed, step.points);
    }
  }
  return needed;
}

// Which of the points buy something, where not all do; else empty.
std::string WhatIsBought(const Game& game, const Allocation& told) {
  std::vector<std::string> needed;
  int left = told.pool;
  for (const ReceiverWorth& worth : told.worths) {
    if (worth.held != Held::kOthersKeep) return "";
    const int points = NeededBy(worth);
    left -= points;
    if (points > 0) {
      needed.push_back(absl::StrFormat("%s to %s", Counted(points, "point"),
                                       NameIn(game, worth)));
    }
  }
  if (told.worths.empty() || left <= 0) return "";
  if (needed.empty()) {
    return "No point is worth anything that can be told, whoever has it.";
  }
  return absl::StrFormat(
      "What counts: %s; the rest, %s, is worth nothing that can be told.",
      absl::StrJoin(needed, ", "), Counted(left, "point"));
}

// The orders of the first that the second has not, equal ones counted.
std::vector<std::string> Without(std::vector<std::string> orders,
                                 const std::vector<std::string>& others) {
  for (const std::string& other : others) {
    const auto found = std::find(orders.begin(), orders.end(), other);
    if (found != orders.end()) orders.erase(found);
  }
  return orders;
}

}  // namespace

std::vector<std::string> OrdersOfOneMore(const ReceiverWorth& worth) {
  if (!worth.orders_with_more) return {};
  return Without(*worth.orders_with_more, worth.orders);
}

std::vector<std::string> OrdersOfTheLast(const ReceiverWorth& worth) {
  if (!worth.orders_with_less) return {};
  return Without(worth.orders, *worth.orders_with_less);
}

std::string WithError(const Estimate& estimate) {
  if (estimate.count == 0) return "-";
  // Never -0.00.
  const double points = PointsOf(estimate.value);
  return absl::StrFormat("%+.2f", std::abs(points) < 0.005 ? 0.0 : points) +
         Behind(PointsOf(estimate.error), 2);
}

std::string ChanceWithError(const Estimate& estimate) {
  if (estimate.count == 0) return "-";
  return absl::StrFormat("%.1f", ChanceOf(estimate.value)) +
         Behind(PointsOf(estimate.error), 1);
}

std::string NameIn(const Game& game, const ReceiverWorth& worth) {
  const std::string name = NameIn(game, worth.receiver);
  if (!IsSome(worth.holder) || worth.holder == worth.receiver) return name;
  return name + " (" + NameIn(game, worth.holder) + ")";
}

std::string NameIn(const Game& game, EntityId id) {
  return std::string(game.entities()[static_cast<size_t>(Index(id))].name);
}

std::string InWords(const Game& game, const Position& position,
                    const Allocation& told, const RankedOrder& ranked) {
  if (!told.is_split()) return game.Say(position, ranked.order);
  std::vector<std::string> parts;
  for (size_t k = 0; k < told.receivers.size(); ++k) {
    if (ranked.shares[k] > 0) {
      parts.push_back(absl::StrFormat("%s %d", NameIn(game, told.receivers[k]),
                                      ranked.shares[k]));
    }
  }
  return parts.empty() ? "nobody anything" : absl::StrJoin(parts, ", ");
}

std::vector<std::string> Findings(const Game& game,
                                  const AllocationScene& scene,
                                  const Allocation& told) {
  const auto words = [&](size_t i) {
    return InWords(game, *scene.position, told, told.ranked[i]);
  };
  const std::string_view what = told.is_split() ? "split" : "order";
  const size_t tied = told.MayBeBest();
  const std::string of_all = absl::StrFormat(
      "Of %d %ss tried%s", told.ranked.size(), what,
      told.ranked.size() < told.alternatives
          ? absl::StrFormat(" (%d are legal)", told.alternatives)
          : "");
  const std::string chance = absl::StrFormat(
      "with a winning chance of %s %%", ChanceWithError(told.ranked[0].value));
  std::vector<std::string> findings;
  if (tied <= 1) {
    findings.push_back(
        absl::StrFormat("%s the best is %s, %s.", of_all, words(0), chance));
  } else {
    std::vector<std::string> best;
    for (size_t i = 0; i < told.ranked.size(); ++i) {
      if (told.ranked[i].may_be_best) best.push_back(words(i));
    }
    const size_t more = tied - std::min(tied, kMostTied);
    best.resize(tied - more);
    findings.push_back(absl::StrFormat(
        "%s %d cannot be told from one another and are the best, %s: %s%s.",
        of_all, tied, chance, absl::StrJoin(best, "; "),
        more == 0 ? "" : absl::StrFormat("; and %d more", more)));
  }
  if (std::string bought = WhatIsBought(game, told); !bought.empty()) {
    findings.push_back(std::move(bought));
  }
  const auto judge = [&](std::string_view name, size_t i) {
    if (i == 0) {
      findings.push_back(absl::StrFormat("The %s %s is the best.", name, what));
      return;
    }
    const RankedOrder& one = told.ranked[i];
    findings.push_back(
        absl::StrFormat("The %s %s, %s, is behind by %s: %s.", name, what,
                        words(i), WithError(one.behind),
                        one.may_be_best ? "not told apart" : "clearly worse"));
  };
  judge("usual", told.usual);
  if (told.played) judge("played", *told.played);
  return findings;
}

std::string HowItWasFound(const Allocation& told) {
  const std::string length =
      told.horizon >= Doctrine::kToTheEnd
          ? "to the end of the game"
          : absl::StrFormat("for %s", Counted(told.horizon, "player-turn"));
  return absl::StrFormat(
      "%s plays on %s, %s in all, seed %d; differences are points of winning "
      "chance, \u00b1 two standard errors (95 %%)",
      told.reference, length,
      Counted(static_cast<int64_t>(told.trials), "playout"), told.seed);
}

std::string ToText(const Game& game, const AllocationScene& scene,
                   const Allocation& told, int width) {
  std::string text =
      Line("",
           absl::StrFormat("%s, %s: %s decides (%s)", scene.name, scene.turn,
                           game.SideName(told.side), told.decision),
           width);
  for (const std::string& thrown : scene.thrown) {
    text += Line("dice    ", thrown, width);
  }
  text += Line("by      ", HowItWasFound(told), width) + "\n";
  for (const std::string& finding : Findings(game, scene, told)) {
    text += Line("", finding, width);
  }
  text += Ranking(game, scene, told, width);
  if (!told.worths.empty()) {
    text += StepsOf(game, told, width) + ExchangeAsText(game, told, width) +
            OrdersOf(game, told, width);
  }
  return text + PricesOf(game, told, width);
}

}  // namespace berthier
