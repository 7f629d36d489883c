#include "arenas/match/duel.h"

#include <exception>
#include <utility>
#include <variant>

#include "arenas/match/dice.h"

namespace berthier {
namespace {

// The choice of a side, or its fault.
std::variant<Choice, Fault> Ask(const Game& game, Agent& agent, Side side,
                                const Position& position,
                                const Position& view) {
  Choice choice;
  try {
    choice = agent.Decide(game, view, side);
  } catch (const std::exception& broken) {
    return Fault{side, std::string("broke down: ") + broken.what(),
                 std::nullopt, FaultKind::kBrokeDown};
  }
  if (choice.failure) {
    return Fault{side, std::move(choice.failure->what), std::nullopt,
                 choice.failure->kind, std::move(choice.failure->evidence)};
  }
  const Verdict verdict = game.Check(position, choice.order);
  if (!verdict.ok()) {
    return Fault{side, IllegalOrder(game, verdict.refusal()), choice.order,
                 FaultKind::kIllegalOrder};
  }
  return choice;
}

// The same where an adjudicator has a say.
std::variant<Choice, Fault> AskUnder(Adjudicator& adjudicator, const Game& game,
                                     Agent& agent, Side side,
                                     const Position& position,
                                     const Position& view) {
  std::variant<Choice, Fault> answer = Ask(game, agent, side, position, view);
  std::optional<Fault> late =
      adjudicator.Answered(side, std::get_if<Choice>(&answer));
  if (late) answer = *std::move(late);
  if (const Fault* const fault = std::get_if<Fault>(&answer)) {
    if (const std::optional<Order> order =
            adjudicator.Instead(position, *fault)) {
      return Choice{.order = *order,
                    .thoughts = {},
                    .failure = Failure{.kind = fault->kind,
                                       .what = fault->what,
                                       .evidence = fault->evidence}};
    }
  }
  return answer;
}

// From the start of the game to its end or to a fault.
Outcome PlayOut(const DuelSetup& setup) {
  const Game& game = *setup.game;
  DiceStream dice(setup.dice_seed);
  Position position(game.layout());
  Position view(game.layout());
  game.Start(position);
  Outcome outcome;
  for (;;) {
    const Awaited awaited = game.Awaits(position);
    if (awaited.is_over()) break;
    if (setup.adjudicator != nullptr) {
      if (std::optional<Adjudication> judged =
              setup.adjudicator->Judge(position)) {
        outcome.score.winner = judged->winner;
        outcome.adjudged = std::move(judged->why);
        return outcome;
      }
    }
    if (awaited.is_roll()) {
      const Faces faces = dice.Throw(game, position);
      for (Witness* witness : setup.witnesses) witness->Thrown(position, faces);
      game.Resolve(position, faces, setup.listener);
      ++outcome.rolls;
    } else {
      game.See(position, awaited.side, view);
      Agent& agent = *setup.agents[static_cast<size_t>(Index(awaited.side))];
      std::variant<Choice, Fault> answer =
          setup.adjudicator == nullptr
              ? Ask(game, agent, awaited.side, position, view)
              : AskUnder(*setup.adjudicator, game, agent, awaited.side,
                         position, view);
      if (Fault* const fault = std::get_if<Fault>(&answer)) {
        outcome.score.winner =
            static_cast<int8_t>(Index(Opponent(awaited.side)));
        outcome.fault = std::move(*fault);
        return outcome;
      }
      const Choice& choice = std::get<Choice>(answer);
      for (Witness* witness : setup.witnesses) {
        witness->Ordered(position, awaited.side, choice);
      }
      game.Play(position, choice.order, setup.listener);
      ++outcome.orders;
    }
    for (Witness* witness : setup.witnesses) witness->Reached(position);
  }
  outcome.score = game.FinalScore(position);
  return outcome;
}

}  // namespace

std::string IllegalOrder(const Game& game, const Refusal& refusal) {
  return "illegal order: " + game.Say(refusal);
}

Outcome PlayDuel(const DuelSetup& setup) {
  const Game& game = *setup.game;
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    const auto i = static_cast<size_t>(Index(side));
    setup.agents[i]->Begin(game, side, setup.agent_seeds[i]);
  }
  const Outcome outcome = PlayOut(setup);
  const Ending ending = outcome.fault              ? Ending::kByFault
                        : outcome.adjudged.empty() ? Ending::kPlayedOut
                                                   : Ending::kAdjudged;
  for (Agent* agent : setup.agents) agent->End(game, outcome.score, ending);
  return outcome;
}

}  // namespace berthier
