#include "arenas/narrator.h"

#include <algorithm>

#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "arenas/thoughts.h"

namespace berthier {
namespace {

// "3 2 (disrupted -1, friends help +1)": the faces, and the modifiers that the
// ruleset's own sentence has not told already.
std::string DiceInWords(const Game& game, const Roll& roll, const Faces& faces,
                        std::string_view told) {
  std::string words;
  for (int i = 0; i < faces.count; ++i) {
    if (i == roll.dice.handfuls[0].count && i > 0) words += " against";
    absl::StrAppendFormat(&words, "%s%d", i == 0 ? "" : " ", faces[i]);
  }
  std::vector<std::string> modifiers;
  for (const Modifier& modifier : roll.modifiers) {
    const std::string_view name =
        game.vocabulary().modifiers[modifier.code].name;
    if (told.find(name) != std::string_view::npos) continue;
    modifiers.push_back(absl::StrFormat("%s %+d", name, modifier.value));
  }
  if (!modifiers.empty()) words += " (" + absl::StrJoin(modifiers, ", ") + ")";
  return words;
}

}  // namespace

void Narrator::BeginTurn(const Position& position) {
  const uint32_t turn = game_.PlayerTurn(position);
  if (turns_ > 0 && turn == turn_) return;
  turn_ = turn;
  ++turns_;
  out_ << absl::StrFormat("\n=== turn %d: %s\n", turns_,
                          game_.TurnTitle(position));
  if (on_turn_) on_turn_(turns_, position);
}

void Narrator::Ordered(const Position& before, Side side,
                       const Choice& choice) {
  BeginTurn(before);
  ++steps_;
  ordered_ = game_.Say(before, choice.order);
  out_ << absl::StrFormat(
      "%5d  %s: %s%s\n", steps_, game_.SideName(side), ordered_,
      choice.failure ? absl::StrFormat(" (given instead of its own: %s)",
                                       NameOf(choice.failure->kind))
                     : "");
  Tell(before, side, choice);
}

void Narrator::Tell(const Position& before, Side side, const Choice& choice) {
  constexpr TableShape kShape = {.most = 5, .indent = 7};
  const Thoughts& thoughts = choice.thoughts;
  std::string& intent = intents_[static_cast<size_t>(Index(side))];
  if (!thoughts.intent.empty() && thoughts.intent != intent) {
    intent = thoughts.intent;
    out_ << absl::StrFormat("%7s(%s)\n", "", intent);
  }
  if (telling_ == Telling::kIntent) return;
  // What was considered alone was not weighed against anything.
  Position view(game_.layout());
  game_.See(before, side, view);
  if (thoughts.considered.size() > 1) {
    out_ << ConsideredAsText(game_, view, choice, kShape);
  }
  const std::vector<std::string> expected =
      VariationInWords(game_, view, side, thoughts.variation);
  for (size_t i = 1; i < expected.size() && i <= kShape.most; ++i) {
    out_ << absl::StrFormat("%9sthen %s\n", "", expected[i]);
  }
}

void Narrator::Thrown(const Position& before, const Faces& faces) {
  BeginTurn(before);
  ++steps_;
  ordered_.clear();
  Roll roll;
  game_.Describe(before, roll);
  const std::string why = game_.Say(roll);
  out_ << absl::StrFormat("%5d  %s throws: %s: %s\n", steps_,
                          game_.SideName(game_.Awaits(before).side), why,
                          DiceInWords(game_, roll, faces, why));
}

void Narrator::Hear(const Event& event) {
  const std::string sentence = game_.Say(event);
  if (sentence == ordered_) return;
  out_ << absl::StrFormat("%9s%s\n", "", sentence);
}

void Narrator::Reached(const Position& after) {
  if (!game_.Awaits(after).is_over()) return;
  const Score score = game_.FinalScore(after);
  out_ << absl::StrFormat(
      "\n=== the game is over: %s, %s; %s %d, %s %d\n",
      score.winner < 0
          ? std::string("nobody wins")
          : absl::StrFormat("%s wins",
                            game_.SideName(static_cast<Side>(score.winner))),
      game_.vocabulary().grades[score.grade].name, game_.SideName(Side::kFirst),
      score.points[0], game_.SideName(Side::kSecond), score.points[1]);
}

}  // namespace berthier
