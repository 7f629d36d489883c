#include "arenas/analysis/study_words.h"

#include <cmath>
#include <string_view>
#include <vector>

#include "absl/strings/str_format.h"
#include "arenas/analysis/study_page.h"
#include "arenas/text/words.h"

namespace berthier {
namespace {

constexpr std::string_view kOfChance = " points of winning chance";

std::string Chance(const wire::StudyMean& mean) {
  return WithError(mean, kPointsOfChance) + std::string(kOfChance);
}

// The levels at both ends, if they can be told apart: by three errors, for they
// were picked as the ends. Else empty.
std::string Extremes(const wire::StudyFactor& factor) {
  constexpr double kBeyondDoubt = 3;
  const wire::StudyLevel* most = nullptr;
  const wire::StudyLevel* least = nullptr;
  for (const wire::StudyLevel& level : factor.level()) {
    if (!IsKnown(level.next())) continue;
    if (most == nullptr || level.next().value() > most->next().value()) {
      most = &level;
    }
    if (least == nullptr || level.next().value() < least->next().value()) {
      least = &level;
    }
  }
  if (most == nullptr) return "";
  const wire::StudyMean& high = most->next();
  const wire::StudyMean& low = least->next();
  const double error =
      std::sqrt(high.error() * high.error() + low.error() * low.error());
  if (high.value() - low.value() <= kBeyondDoubt * error) return "";
  return absl::StrFormat("most at \"%s\", %s; least at \"%s\", %s",
                         most->name(), WithError(high, kPointsOfChance),
                         least->name(), WithError(low, kPointsOfChance));
}

std::string OneMore(const wire::StudySummary& summary) {
  return summary.splits() ? "a point more" : "an order about it";
}

}  // namespace

std::string WithError(const wire::StudyMean& mean, double scale) {
  if (!IsKnown(mean)) return "\xE2\x80\x93";
  return absl::StrFormat("%.2f \xC2\xB1 %.2f", scale * mean.value(),
                         2 * scale * mean.error());
}

std::vector<StudyAnswer> AnswersOf(const wire::StudySummary& summary) {
  std::vector<StudyAnswer> answers;
  const std::string more = OneMore(summary);
  answers.push_back(
      {"What is " + more + " worth?",
       absl::StrFormat(
           "On average %s; %d were priced, and of all such in these games %.0f "
           "%% cannot be told from nothing one by one.",
           Chance(summary.next()), summary.next().of(),
           kPercent * summary.no_difference().value())});
  std::string told;
  std::string untold;
  for (const wire::StudyFactor& factor : summary.factor()) {
    const std::string extremes = Extremes(factor);
    if (!extremes.empty()) {
      told += factor.name() + ": " + extremes + ". ";
    } else {
      untold += (untold.empty() ? "" : "; ") + factor.name();
    }
  }
  if (!untold.empty()) {
    told += "Levels that cannot be told apart: " + untold + ".";
  }
  answers.push_back({"What does that depend on?", told});
  const std::string what = summary.splits() ? "A division" : "An order";
  for (const wire::StudyAgent& agent : summary.agent()) {
    if (!agent.phase().empty()) continue;
    std::string answer = absl::StrFormat(
        "%s cost %s%s against the best one known; %.0f %% cannot be told from "
        "it%s. The reference player would have lost %s there, and orders the "
        "same in %.0f %%.",
        what,
        IsKnown(agent.regret()) && !IsClear(agent.regret())
            ? "nothing that can be told from chance: "
            : "",
        Chance(agent.regret()), kPercent * agent.unclear().value(),
        IsKnown(agent.clear_cost())
            ? absl::StrFormat(", the rest cost %s each",
                              WithError(agent.clear_cost(), kPointsOfChance))
            : "",
        WithError(agent.usual_regret(), kPointsOfChance),
        kPercent * agent.as_usual().value());
    if (IsKnown(agent.lapsed())) {
      answer += absl::StrFormat(" Of all points %s %% lapsed",
                                WithError(agent.lapsed(), kPercent));
      answer +=
          IsKnown(agent.divided_lapsed())
              ? absl::StrFormat(", of those divided at most %s %%.",
                                WithError(agent.divided_lapsed(), kPercent))
              : ".";
    }
    answers.push_back({"How did " + agent.name() + " do?", answer});
  }
  return answers;
}

std::vector<std::string> LimitsOf(const wire::StudySummary& summary) {
  std::vector<std::string> limits = {
      absl::StrFormat(
          "A worth is that to %s, who plays on for both sides: to a player who "
          "would use a point otherwise it may be worth something else.",
          summary.head().reference()),
      "Factors are looked at one by one and hang together: who is near the "
      "enemy is near it late in the game. No table says what would happen if "
      "one of them alone were changed.",
      "What an agent lost is against the best that was found with this many "
      "playouts: it is a lower bound, and less than nothing where the best "
      "cannot be told from its neighbours.",
      "Which orders cannot be told from the best hangs on the playouts spent; "
      "that the rest cost as much as is said is a little too much said, for "
      "they were picked by it.",
      "What stands behind \u00b1, as the whiskers, is two standard errors, of "
      "whole games; with 30 levels "
      "one or two miss the truth by chance."};
  if (summary.splits()) {
    limits.push_back(
        "A receiver's units are those whose orders its purse was seen to pay "
        "in the game; where nobody saw it, it stands in no table of units.");
  } else {
    limits.push_back(
        "No points are divided in these games: what is priced is an order "
        "about a unit, against the best order about another.");
  }
  return limits;
}

std::string StudyTextOf(const wire::StudySummary& summary) {
  std::string text =
      absl::StrFormat("%s of %s, %d playouts each, by %s\n\n",
                      Counted(summary.decisions(), "decision"),
                      Counted(summary.games(), "game"), summary.head().budget(),
                      summary.head().reference());
  for (const StudyAnswer& answer : AnswersOf(summary)) {
    text += answer.question + "\n  " + answer.answer + "\n";
  }
  for (const wire::StudyFactor& factor : summary.factor()) {
    absl::StrAppendFormat(&text, "\n%s: worth of one more\n", factor.name());
    for (const wire::StudyLevel& level : factor.level()) {
      absl::StrAppendFormat(&text, "  %-34s %s  (%d)\n", level.name(),
                            WithError(level.next(), kPointsOfChance),
                            level.next().of());
    }
  }
  text += "\nWhat this cannot say\n";
  for (const std::string& limit : LimitsOf(summary)) {
    text += "  " + limit + "\n";
  }
  return text;
}

}  // namespace berthier
