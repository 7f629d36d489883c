#include "tests/arenas/leaderboard/sample_boards.h"

#include <string>
#include <utility>

#include "absl/strings/str_format.h"
#include "tests/arenas/ratings/synthetic.h"

namespace berthier {
namespace {

// Two games in which `first` beats `second`.
void AddWonPair(League& league, int first, int second) {
  const int64_t pair = league.games.empty() ? 0 : league.games.back().pair + 1;
  for (const bool swapped : {false, true}) {
    LeagueGame game;
    game.first = swapped ? second : first;
    game.second = swapped ? first : second;
    game.pair = pair;
    game.result = swapped ? GameResult::kSecondWon : GameResult::kFirstWon;
    game.orders = 40;
    game.rolls = 30;
    game.player_turns = 8;
    league.games.push_back(game);
  }
}

// Grades, lengths and faults that follow from the number of the game.
void Embellish(Gathered& all) {
  League& league = all.league;
  league.grades = {"draw", "marginal victory", "decisive victory"};
  league.fault_kinds = {"timeout", "illegal order"};
  all.facts.grades = {"decisive victory", "marginal victory", "draw"};
  for (size_t i = 0; i < league.games.size(); ++i) {
    LeagueGame& game = league.games[i];
    game.orders = static_cast<uint32_t>(60 + (i * 37) % 90 + (i * 11) % 40);
    game.rolls = game.orders / 2;
    game.player_turns = static_cast<uint32_t>(6 + (i * 7) % 11);
    if (game.result == GameResult::kDrawn) {
      game.grade = 0;
    } else if (i % 29 == 3) {
      const Side loser =
          game.result == GameResult::kFirstWon ? Side::kSecond : Side::kFirst;
      game.fault = LeagueFault{.side = loser, .kind = i % 2 == 0 ? 0 : 1};
      all.facts.faults.push_back(
          {.source = 0,
           .game = i + 1,
           .player = loser == Side::kFirst ? game.first : game.second,
           .kind = league.fault_kinds[i % 2 == 0 ? 0 : 1],
           .sentence = "said <b>nothing</b> for 1000 ms",
           .evidence = "no map of <i>Silesia</i>\nlost"});
    } else {
      game.grade = i % 3 == 0 ? 2 : 1;
    }
  }
}

}  // namespace

Gathered FullLeague() {
  Gathered all;
  const SyntheticLeague settings = {
      .elos = {0, 60, 130, 190, -80, 20, 110, -150},
      .advantages = {120, -60},
      .pairs = 6};
  all.league = Simulate(settings, 5);
  all.league.players = {
      "flat@100it", "flat@400it", "flat@1600it", "flat@6400it",
      "mcts@100it", "mcts@400it", "mcts@1600it", std::string(kHostileName)};
  all.league.scenarios = {"steinfeld", "retz"};
  for (const char* const agent : {"flat", "mcts"}) {
    for (const int budget : {100, 400, 1600, 6400}) {
      if (all.facts.agents.size() == 7) break;
      all.facts.agents.push_back(
          {.request =
               absl::StrFormat("%s:budget { iterations: %d }", agent, budget),
           .anchor = std::nullopt,
           .membership = Membership::kPlays});
    }
  }
  all.facts.agents.push_back({.request = "external:python3 '<agent>.py'",
                              .anchor = std::nullopt,
                              .membership = Membership::kWithdrawn});
  all.facts.agents[0].anchor = 1000;
  Embellish(all);
  const int best = NameIndex(all.league.players, "planner");
  const int worst = NameIndex(all.league.players, "random");
  for (int player = 0; player < 8; ++player) {
    AddWonPair(all.league, best, player);
    AddWonPair(all.league, player, worst);
  }
  all.facts.agents.push_back({.request = "planner"});
  all.facts.agents.push_back({.request = "random"});
  all.facts.sides = {{"French", "Austrian"}, {"French", "Russian"}};
  all.facts.title = "Spring league";
  all.facts.notes = {"Spring league is not over: 400 of 500 games played"};
  all.facts.sources = {
      {.name = "Spring league",
       .facts = {"round robin, seed 7", "program berthier, ledger format 1"},
       .commands = {"berthier tournament run 'Spring league.textproto'"},
       .tournament = "format: ROUND_ROBIN\nagent { name: \"<i>\" }\n",
       .tournament_file = "Spring league.textproto",
       .ledger = "Spring league.ledger"}};
  return all;
}

Gathered PlainLeague(int players) {
  Gathered all;
  SyntheticLeague settings = {.elos = {}, .advantages = {0}, .pairs = 2};
  for (int i = 0; i < players; ++i) settings.elos.push_back(i * 10.0);
  all.league = Simulate(settings, 3);
  all.facts.title = "Plain league";
  return all;
}

Gathered WideLeague() {
  Gathered all = PlainLeague(5);
  all.facts.title = "Wide league";
  all.facts.agents.resize(5);
  for (size_t i = 0; i < 5; ++i) {
    all.facts.agents[i].anchor = -1990 + 1000.0 * static_cast<double>(i);
  }
  return all;
}

}  // namespace berthier
