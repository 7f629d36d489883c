// What happened, whether the dice were kind, and what somebody thought.
#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>
#include <utility>

#include "absl/strings/str_format.h"
#include "arenas/table/views_inside.h"
#include "arenas/telling/narrator.h"
#include "arenas/telling/thoughts.h"
#include "arenas/text/words.h"
#include "engine/model/modified.h"

namespace berthier {
namespace {

using nlohmann::json;

constexpr size_t kMostConsidered = 8;

std::string_view WordOf(Told::Kind kind) {
  switch (kind) {
    case Told::Kind::kTurn:
      return "turn";
    case Told::Kind::kOrder:
      return "order";
    case Told::Kind::kDice:
      return "dice";
    case Told::Kind::kEvent:
      return "event";
    case Told::Kind::kCorrection:
      return "correction";
  }
  return "event";
}

}  // namespace

json RollOf(const TableSession& session, const Roll& roll, Side side) {
  const Game& game = session.game();
  json handfuls = json::array();
  for (const Dice::Handful& handful : roll.dice.handfuls) {
    if (handful.count == 0) continue;
    handfuls.push_back({{"count", handful.count},
                        {"sides", handful.sides},
                        {"side", Index(handful.thrower)}});
  }
  json modifiers = json::array();
  // Where something else than the dice is modified, nothing is added up: the
  // words tell what is needed.
  bool adds = true;
  for (const Modifier& modifier : roll.modifiers) {
    if (modifier.handful == kOfTheNumber) {
      adds = false;
      continue;
    }
    modifiers.push_back(
        {{"name", game.vocabulary().modifiers[modifier.code].name},
         {"value", modifier.value},
         {"handful", modifier.handful}});
  }
  uint64_t all = 0;
  for (const OutcomeClass& outcome : roll.outcomes) all += outcome.weight;
  json outcomes = json::array();
  for (const OutcomeClass& outcome : roll.outcomes) {
    const std::string words = game.Say(roll, outcome);
    const double chance = static_cast<double>(outcome.weight) /
                          static_cast<double>(std::max<uint64_t>(all, 1));
    const auto known =
        std::find_if(outcomes.begin(), outcomes.end(),
                     [&](const json& one) { return one["words"] == words; });
    if (known != outcomes.end()) {
      (*known)["chance"] = (*known)["chance"].get<double>() + chance;
    } else {
      outcomes.push_back({{"words", words}, {"chance", chance}});
    }
  }
  return {{"words", game.Say(roll)},
          {"side", Index(side)},
          {"kind", game.vocabulary().rolls[roll.kind].name},
          {"subject", session.codec().NameOf(roll.subject)},
          {"object", session.codec().NameOf(roll.object)},
          {"target", adds ? roll.target : -1},
          {"handfuls", std::move(handfuls)},
          {"modifiers", std::move(modifiers)},
          {"outcomes", std::move(outcomes)}};
}

json StoryOf(const TableSession& session, Eyes eyes, int from, int to) {
  json story = json::array();
  for (int step = from + 1; step <= to; ++step) {
    bool hidden = false;
    for (const Told& told : session.StoryOf(step)) {
      if (eyes && told.hidden_from[static_cast<size_t>(Index(*eyes))]) {
        // That something was ordered is no secret.
        if (!hidden) {
          story.push_back(
              {{"step", step},
               {"kind", "hidden"},
               {"side", Index(told.side)},
               {"words", absl::StrFormat("%s does what cannot be seen",
                                         session.game().SideName(told.side))}});
        }
        hidden = true;
        continue;
      }
      json one = {{"step", step},
                  {"kind", WordOf(told.kind)},
                  {"side", Index(told.side)},
                  {"words", told.words}};
      json ids = json::array();
      for (const EntityId id : told.ids) {
        ids.push_back(session.codec().NameOf(id));
      }
      one["ids"] = std::move(ids);
      if (told.order) {
        one["order"] = OrderOf(session, *told.order);
        // What an opponent means is his own while the game lasts, unless
        // everything is open.
        one["intent"] = !eyes || *eyes == told.side ? told.intent : "";
      }
      if (told.roll) {
        one["roll"] = RollOf(session, *told.roll, told.side);
        json faces = json::array();
        for (int i = 0; i < told.faces.count; ++i) {
          faces.push_back(told.faces[i]);
        }
        one["faces"] = std::move(faces);
        one["typed"] = told.typed_handfuls != 0;
        one["outcome"] = told.outcome;
      }
      story.push_back(std::move(one));
    }
  }
  return story;
}

json LuckOf(const TableSession& session, Eyes eyes) {
  struct Sum {
    int rolls = 0;
    int dice = 0;
    double thrown = 0;
    double expected = 0;
    double variance = 0;
  };
  std::array<Sum, kSides> sums;
  for (int step = 1; step <= session.steps(); ++step) {
    for (const Told& told : session.StoryOf(step)) {
      if (!told.roll ||
          (eyes && told.hidden_from[static_cast<size_t>(Index(*eyes))])) {
        continue;
      }
      const Dice& dice = told.roll->dice;
      int die = 0;
      for (const Dice::Handful& handful : dice.handfuls) {
        if (handful.count == 0) continue;
        Sum& sum = sums[static_cast<size_t>(Index(handful.thrower))];
        ++sum.rolls;
        for (int i = 0; i < handful.count; ++i, ++die) {
          ++sum.dice;
          sum.thrown += told.faces[die];
          sum.expected += (handful.sides + 1) / 2.0;
          sum.variance += (handful.sides * handful.sides - 1) / 12.0;
        }
      }
    }
  }
  json sides = json::array();
  for (const Sum& sum : sums) {
    sides.push_back(
        {{"rolls", sum.rolls},
         {"dice", sum.dice},
         {"mean", sum.dice == 0 ? 0 : sum.thrown / sum.dice},
         {"expected", sum.dice == 0 ? 0 : sum.expected / sum.dice},
         {"points", sum.variance == 0 ? 0
                                      : (sum.thrown - sum.expected) /
                                            std::sqrt(sum.variance)}});
  }
  return {{"sides", std::move(sides)}};
}

json ThoughtsOf(const TableSession& session, const Position& before, Side side,
                const Order& chosen, const Thoughts& thoughts) {
  const Game& game = session.game();
  Position view(game.layout());
  game.See(before, side, view);
  json considered = json::array();
  for (const Considered& one : MostVisitedFirst(thoughts.considered)) {
    if (considered.size() == kMostConsidered) break;
    considered.push_back({{"words", InWords(game, view, one.order)},
                          {"value", one.value},
                          {"error", one.error},
                          {"visits", one.visits},
                          {"chosen", one.order == chosen},
                          {"order", OrderOf(session, one.order)}});
  }
  json command = json::array();
  for (const CommandWorth& worth : thoughts.command) {
    command.push_back({{"formation", session.codec().NameOf(worth.formation)},
                       {"points", worth.points},
                       {"value", worth.value},
                       {"further", worth.further}});
  }
  return {
      {"intent", thoughts.intent},
      {"words", InWords(game, view, chosen)},
      {"order", OrderOf(session, chosen)},
      {"considered", std::move(considered)},
      {"command", std::move(command)},
      {"variation", VariationInWords(game, view, side, thoughts.variation)}};
}

}  // namespace berthier
