#include "arenas/tournament/seating.h"

#include <string>

#include "proto/quote.h"

namespace berthier {
namespace {

constexpr int64_t kNanosecondsAMillisecond = 1'000'000;
// Of a fault, in the facts; the record has it whole.
constexpr size_t kLongestSentence = 200;
constexpr size_t kMostEvidence = 400;

const LoadedGame& LoadedOf(const TournamentPlan& plan, const GameId& game) {
  return plan.scenarios[static_cast<size_t>(game.pair.ground)].loaded;
}

}  // namespace

DuelSetup DuelOf(const TournamentPlan& plan, const GameId& game) {
  const GameSeeds seeds = SeedsOf(plan, game.pair.id);
  DuelSetup duel;
  duel.game = LoadedOf(plan, game).game.get();
  duel.dice_seed = seeds.dice;
  duel.agent_seeds = seeds.players;
  if (game.leg == 1) std::swap(duel.agent_seeds[0], duel.agent_seeds[1]);
  return duel;
}

Recorder RecorderOf(const TournamentPlan& plan, const GameId& game,
                    const DuelSetup& duel) {
  std::array<std::string, kSides> requests;
  for (int side = 0; side < kSides; ++side) {
    requests[static_cast<size_t>(side)] =
        plan.players[static_cast<size_t>(game.PlayerOf(side))].request;
  }
  return Recorder(duel, LoadedOf(plan, game).written, requests,
                  static_cast<uint32_t>(game.number()));
}

wire::LegPlayed FactsOf(const TournamentPlan& plan, const GameId& game,
                        const Outcome& outcome, const GameCourse& course) {
  wire::LegPlayed facts;
  facts.set_pair(game.pair.id);
  facts.set_leg(static_cast<uint32_t>(game.leg));
  facts.set_scenario(static_cast<uint32_t>(game.pair.ground));
  facts.set_winner(outcome.score.winner);
  facts.set_orders(outcome.orders);
  facts.set_rolls(outcome.rolls);
  facts.set_player_turns(course.player_turns);
  bool has_fallbacks = false;
  for (size_t side = 0; side < kSides; ++side) {
    facts.add_player(
        static_cast<uint32_t>(game.PlayerOf(static_cast<int>(side))));
    facts.add_milliseconds(static_cast<uint64_t>(course.nanoseconds[side] /
                                                 kNanosecondsAMillisecond));
    facts.add_own_orders(course.own_orders[side]);
    has_fallbacks = has_fallbacks || course.fallbacks[side] != 0;
  }
  if (has_fallbacks) {
    for (const uint32_t count : course.fallbacks) facts.add_fallbacks(count);
  }
  if (outcome.fault) {
    wire::LegFault& fault = *facts.mutable_fault();
    fault.set_side(static_cast<uint32_t>(Index(outcome.fault->side)));
    fault.set_kind(std::string(NameOf(outcome.fault->kind)));
    fault.set_sentence(Shortened(outcome.fault->what, kLongestSentence));
    fault.set_evidence(LastLines(outcome.fault->evidence, kMostEvidence));
  } else if (!outcome.adjudged.empty()) {
    facts.set_adjudged(outcome.adjudged);
  } else {
    const Game& model = *LoadedOf(plan, game).game;
    facts.set_grade(
        std::string(model.vocabulary().grades[outcome.score.grade].name));
    for (const int32_t points : outcome.score.points) facts.add_points(points);
  }
  return facts;
}

}  // namespace berthier
