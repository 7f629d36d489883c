// The doctrine for Big Battle Napoleonic: odds, worth, whole games.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "agents/doctrine/big_battle_napoleonic/big_battle_napoleonic_doctrine.h"
#include "agents/doctrine/big_battle_napoleonic/drill.h"
#include "agents/doctrine/big_battle_napoleonic/evaluation.h"
#include "agents/doctrine/big_battle_napoleonic/odds.h"
#include "agents/doctrine/kit/standard_agents.h"
#include "agents/search/evolution.h"
#include "agents/search/flat.h"
#include "agents/search/greedy.h"
#include "agents/search/mcts.h"
#include "agents/search/naive.h"
#include "agents/search/planner.h"
#include "agents/search/playout.h"
#include "agents/search/portfolio.h"
#include "engine/rulesets/big_battle_napoleonic/big_battle_napoleonic.h"
#include "engine/rulesets/big_battle_napoleonic/board/contacts.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/melee/melee.h"
#include "engine/rulesets/big_battle_napoleonic/movement/squares.h"
#include "tests/agents/bundled.h"
#include "tests/agents/doctrine_games.h"
#include "tests/engine/rulesets/big_battle_napoleonic/table.h"

namespace berthier::big_battle_napoleonic {
namespace {

constexpr char kFrench[] = "French";
constexpr char kPrussian[] = "Prussian";
constexpr char kLine[] = "line infantry";

std::unique_ptr<const Game> GameOf(const std::string& name) {
  return Bundled(BigBattleNapoleonic(), name);
}

// 2.6, BBN-MEL-45: whoever is in contact stands together as when it was made,
// but for fighters whom a neighbour's push back has put apart (BBN-MEL-49), who
// still have their fight. In whole games, at every decision and roll.
TEST(BbnDoctrineTest, ContactsNeverReachAcrossAGap) {
  for (const char* name : {"farm", "st_amand"}) {
    const std::unique_ptr<const Game> game = GameOf(name);
    std::array<DrillAgent, kSides> agents;
    for (const Side side : {Side::kFirst, Side::kSecond}) {
      agents[static_cast<size_t>(side)].Begin(*game, side, 5);
    }
    RandomSource dice(5);
    Position position(game->layout());
    game->Start(position);
    int melees = 0;
    while (!game->Awaits(position).is_over()) {
      const PositionView f = ViewOf(*game, position);
      for (const Contact& c : ContactsOf(f.state)) {
        const uint8_t fight = f.unit(c.attacker).fight;
        const bool to_fight = fight < f.state.fight_count &&
                              fight == f.unit(c.defender).fight &&
                              f.state.fights[fight].done == 0;
        // Horse may go on recoiling until its fight is at an end.
        EXPECT_TRUE(to_fight || !f.state.recoiling.empty() || IsTogether(f, c))
            << f.data(c.attacker).name << " on " << f.data(c.defender).name;
      }
      const Awaited awaited = game->Awaits(position);
      if (awaited.is_decision()) {
        game->Play(position,
                   agents[static_cast<size_t>(awaited.side)]
                       .Decide(*game, position, awaited.side)
                       .order,
                   nullptr);
        continue;
      }
      melees += awaited.kind == static_cast<uint8_t>(RollKind::kMelee) ? 1 : 0;
      game->Resolve(position, Throw(*game, position, dice), nullptr);
    }
    EXPECT_GT(melees, 3) << name;
  }
}

// ---- Odds against the engine ------------------------------------------------

uint64_t WeightOf(const Roll& roll, Outcome outcome) {
  for (const OutcomeClass& one : roll.outcomes) {
    if (one.code == static_cast<uint16_t>(outcome)) return one.weight;
  }
  return 0;
}

bool Counts(const Roll& roll, uint16_t modifier) {
  return std::any_of(
      roll.modifiers.begin(), roll.modifiers.end(),
      [modifier](const auto& line) { return line.code == modifier; });
}

int EligibleSupports(PositionView f, const ArmyView& army, const Fight& fight,
                     UnitId fighter) {
  const uint8_t index = f.unit(fight.attacker).fight;
  int bases = 0;
  f.own(fighter).fighters.ForEach([&](UnitId u) {
    if (u != fighter && f.unit(u).on_table() && f.unit(u).fight == index) {
      bases += EligibleBases(army.unit(u));
    }
  });
  return bases;
}

// BBN-MEL-13 to 24: what the judgement takes for the factors of a fight.
void ExpectFactors(PositionView f) {
  const Fight& fight = f.state.fights[f.state.fight];
  const ArmyView army(f);
  const UnitView& a = army.unit(fight.attacker);
  const UnitView& d = army.unit(fight.defender);
  const int i = ContactBetween(f.state, fight.attacker, fight.defender);
  ASSERT_GE(i, 0);
  const Contact& c = f.state.contacts[static_cast<size_t>(i)];
  // Where both hold the same town nobody defends it (BBN-TWN-06).
  if (c.attacker != fight.attacker || a.garrison()) return;
  const auto facing = [&](UnitId u) {
    return OnFrontOf(f, c, u) ? Facing::kFront : Facing::kElsewhere;
  };
  const MeleeFactors exact = FactorsOf(f, fight, nullptr);
  EXPECT_EQ(exact.attacker,
            FactorsOf(a, d, facing(a.id), d.garrison() ? d.town : c.defended) +
                SupportFactor(EligibleSupports(f, army, fight, a.id)));
  EXPECT_EQ(exact.defender,
            FactorsOf(d, a, facing(d.id), Defended::kNone) +
                SupportFactor(EligibleSupports(f, army, fight, d.id)));
}

void ExpectOddsOf(PositionView f, const Roll& roll) {
  switch (static_cast<RollKind>(roll.kind)) {
    case RollKind::kRally: {
      const UnitId u = f.state.testing;
      EXPECT_EQ(WeightOf(roll, Outcome::kRallied),
                static_cast<uint64_t>(RallyWays(
                    f.data(u).grade,
                    NearChief(f, u) ? ChiefNear::kYes : ChiefNear::kNo)));
      return;
    }
    case RollKind::kSquare: {
      const UnitId u = f.state.testing;
      const SquareTest test = SquareTestOf(f, u, nullptr);
      const int modifiers = SquareModifiers(
          f.data(u).grade, f.unit(u).formation, f.unit(u).disordered(),
          Counts(roll, Code(SquareModifier::kInfantryNear)) ? FoeFoot::kNear
                                                            : FoeFoot::kFar);
      EXPECT_EQ(modifiers, test.modifiers);
      EXPECT_EQ(WeightOf(roll, Outcome::kSquare),
                static_cast<uint64_t>(
                    SquareWays(InInches(test.distance), modifiers)));
      return;
    }
    case RollKind::kFire: {
      int sum = 0;
      for (const auto& line : roll.modifiers) sum += line.value;
      EXPECT_EQ(WeightOf(roll, Outcome::kHit),
                static_cast<uint64_t>(HitWays(sum)));
      return;
    }
    case RollKind::kMelee: {
      const MeleeFactors factors =
          FactorsOf(f, f.state.fights[f.state.fight], nullptr);
      const MeleeOdds odds = MeleeOddsOf(factors.attacker - factors.defender);
      const std::pair<Outcome, int> classes[] = {
          {Outcome::kAttackerBroken, odds.broken},
          {Outcome::kAttackerPushed, odds.pushed},
          {Outcome::kIndecisive, odds.indecisive},
          {Outcome::kDefenderPushed, odds.pushes},
          {Outcome::kDefenderBroken, odds.breaks}};
      for (const auto& [outcome, ways] : classes) {
        EXPECT_EQ(WeightOf(roll, outcome), static_cast<uint64_t>(ways));
      }
      ExpectFactors(f);
      return;
    }
    default:
      return;
  }
}

// Every roll of whole games: BBN-R1 to R4.
TEST(BbnOddsTest, AreThoseOfTheEngine) {
  std::array<int, 6> seen = {};
  Roll roll;
  for (const char* name : {"redoubt", "crest"}) {
    const std::unique_ptr<const Game> game = GameOf(name);
    for (uint64_t seed = 1; seed <= 2; ++seed) {
      const std::unique_ptr<Doctrine> doctrine =
          MakeMeasured<BigBattleNapoleonicDoctrine>(*game);
      RandomSource dice(seed);
      Position position(game->layout());
      game->Start(position);
      while (!game->Awaits(position).is_over()) {
        if (game->Awaits(position).is_roll()) {
          game->Describe(position, roll);
          ++seen[roll.kind];
          ExpectOddsOf(ViewOf(*game, position), roll);
          game->Resolve(position, Throw(*game, position, dice), nullptr);
          continue;
        }
        game->Play(position, doctrine->Choose(*game, position, dice), nullptr);
      }
    }
  }
  for (const RollKind kind : {RollKind::kRally, RollKind::kSquare,
                              RollKind::kFire, RollKind::kMelee}) {
    EXPECT_GT(seen[static_cast<size_t>(kind)], 0)
        << "no roll of kind " << static_cast<int>(kind);
  }
}

// 3.5, the table of leads, and 9.1.
TEST(BbnOddsTest, AreThoseOfTheCatalogue) {
  const int rows[][5] = {
      {1, 9, 16, 9, 1},  {0, 6, 15, 12, 3}, {0, 3, 12, 15, 6},
      {0, 1, 9, 16, 10}, {0, 0, 6, 15, 15}, {0, 0, 3, 12, 21},
      {0, 0, 1, 9, 26},  {0, 0, 0, 6, 30},  {0, 0, 0, 3, 33},
      {0, 0, 0, 1, 35},  {0, 0, 0, 0, 36}};
  int lead = 0;
  for (const auto& row : rows) {
    const MeleeOdds odds = MeleeOddsOf(lead);
    EXPECT_EQ(odds.broken, row[0]) << lead;
    EXPECT_EQ(odds.pushed, row[1]) << lead;
    EXPECT_EQ(odds.indecisive, row[2]) << lead;
    EXPECT_EQ(odds.pushes, row[3]) << lead;
    EXPECT_EQ(odds.breaks, row[4]) << lead;
    const MeleeOdds mirror = MeleeOddsOf(-lead);
    EXPECT_EQ(mirror.breaks, odds.broken) << lead;
    EXPECT_EQ(mirror.pushed, odds.pushes) << lead;
    ++lead;
  }
  EXPECT_EQ(SquareWays(3.9, 0), 3);
  EXPECT_EQ(SquareWays(8, 0), 21);
  EXPECT_EQ(SquareWays(8.01, 0), 26);
  EXPECT_EQ(SquareWays(12.5, 0), 36);
  EXPECT_EQ(HitWays(-4), 1);
  EXPECT_EQ(HitWays(2), 15);
}

// ---- The worth of positions -------------------------------------------------

TEST(BbnEvaluationTest, WhatIsGoodForOneSideIsBadForTheOther) {
  for (const char* name : {"farm", "crest"}) {
    const std::unique_ptr<const Game> game = GameOf(name);
    BigBattleNapoleonicDoctrine doctrine(Temper::kMeasured);
    Position last(game->layout());
    RandomSource source(3);
    PlayOut(*game, 3, [&](const Position& position) {
      const PositionView f = ViewOf(*game, position);
      const double first = ValueOf(f, Side::kFirst);
      EXPECT_NEAR(first, -ValueOf(f, Side::kSecond), 1e-9);
      EXPECT_LT(std::abs(first), 0.71);
      last = position;
      return doctrine.Choose(*game, position, source);
    });
    // On to the end, which no decision comes after.
    game->Play(last, doctrine.Choose(*game, last, source), nullptr);
    SettleDice(*game, last, source);
    if (!game->Awaits(last).is_over()) continue;
    const Score score = game->FinalScore(last);
    const PositionView end = ViewOf(*game, last);
    const double value = ValueOf(end, Side::kFirst);
    EXPECT_NEAR(value, -ValueOf(end, Side::kSecond), 1e-9);
    if (score.winner >= 0) {
      EXPECT_GT(score.winner == 0 ? value : -value, 0.6);
    }
  }
}

// 9.3: the conditions in their order.
TEST(BbnEvaluationTest, TheMoreIsLeftOfAUnitTheBetter) {
  double last = 10;
  for (const std::vector<std::string>& words :
       std::vector<std::vector<std::string>>{{kLine, "column"},
                                             {kLine, "column", "disordered"},
                                             {kLine, "column", "routing"}}) {
    Table t("command");
    t.General("N", kFrench, {"commander-in-chief"}, 36, 8);
    t.Unit("A", kFrench, words, 6, 36, 12, 90);
    t.Unit("T", kPrussian, {kLine, "column"}, 6, 36, 40, 270);
    t.Begin();
    const double value = ValueOf(t.view(), Side::kFirst);
    EXPECT_LT(value, last) << words.back();
    last = value;
  }
}

// ---- Free deployment --------------------------------------------------------

// The battle as both have drawn it up.
Position DrawnUp(const Game& game, uint64_t seed) {
  Position last(game.layout());
  const std::unique_ptr<Doctrine> doctrine =
      MakeMeasured<BigBattleNapoleonicDoctrine>(game);
  RandomSource source(seed);
  game.Start(last);
  while (static_cast<Decision>(game.Awaits(last).kind) == Decision::kDeploy) {
    const Order order = doctrine->Choose(game, last, source);
    EXPECT_TRUE(game.Check(last, order).ok());
    game.Play(last, order, nullptr);
  }
  return last;
}

TEST(BbnDeploymentTest, GeneralsStandBehindTheirTroops) {
  for (const char* name : {"redoubt", "crest"}) {
    const std::unique_ptr<const Game> game = GameOf(name);
    const Position position = DrawnUp(*game, 1);
    const PositionView f = ViewOf(*game, position);
    for (int i = 0; i < f.scenario.general_count(); ++i) {
      const GeneralId g = MakeId<GeneralId>(i);
      const GeneralData& general = f.scenario.general(g);
      const Spot ahead = WayOf(
          HeadingToward(f.scenario.side(general.side).baseline).Opposite());
      double foremost = -100;
      for (int k = 0; k < f.scenario.unit_count(); ++k) {
        const UnitId u = MakeId<UnitId>(k);
        ASSERT_TRUE(f.unit(u).on_table()) << f.data(u).name;
        if (!IsSome(general.corps) || f.data(u).corps != general.corps) {
          continue;
        }
        foremost = std::max(foremost, Dot(SpotOf(f.unit(u).centre), ahead));
      }
      const Spot at = SpotOf(f.state.general(g).pos);
      if (foremost > -100) {
        EXPECT_LT(Dot(at, ahead), foremost) << general.name;
      }
    }
  }
}

// BBN-DEP-05: the village counts four points.
TEST(BbnDeploymentTest, ATownThatCountsIsGarrisoned) {
  const std::unique_ptr<const Game> game = GameOf("redoubt");
  for (uint64_t seed = 1; seed <= 3; ++seed) {
    const Position position = DrawnUp(*game, seed);
    const PositionView f = ViewOf(*game, position);
    int garrisons = 0;
    for (int k = 0; k < f.scenario.unit_count(); ++k) {
      garrisons += f.unit(MakeId<UnitId>(k)).garrison() ? 1 : 0;
    }
    EXPECT_EQ(garrisons, 1);
  }
}

TEST(BbnDeploymentTest, OpeningsDiffer) {
  const std::unique_ptr<const Game> game = GameOf("redoubt");
  EXPECT_FALSE(DrawnUp(*game, 1) == DrawnUp(*game, 2));
  EXPECT_TRUE(DrawnUp(*game, 1) == DrawnUp(*game, 1));
}

// ---- Whole games ------------------------------------------------------------

TEST(BbnDoctrineAgentTest, EqualSeedsPlayEqualGames) {
  const std::unique_ptr<const Game> game = GameOf("redoubt");
  const std::vector<Order> one = GameOfItself<DoctrineAgent>(
      *game, Temper::kMeasured, 7, &ExpectBestFirst);
  EXPECT_EQ(one, GameOfItself<DoctrineAgent>(*game, Temper::kMeasured, 7));
  EXPECT_GT(one.size(), 100u);
}

TEST(BbnDoctrineAgentTest, TempersDiffer) {
  const std::unique_ptr<const Game> game = GameOf("farm");
  EXPECT_NE(GameOfItself<DoctrineAgent>(*game, Temper::kBold, 2),
            GameOfItself<DoctrineAgent>(*game, Temper::kCautious, 2));
}

// Fifty games without an illegal order (PlayOut checks every one); some are
// decided in their third period.
TEST(BbnDoctrineAgentTest, NeverSaysAnIllegalOrder) {
  const std::unique_ptr<const Game> game = GameOf("farm");
  DoctrineAgent first(Temper::kMeasured), second(Temper::kBold);
  for (uint64_t seed = 0; seed < 50; ++seed) {
    first.Begin(*game, Side::kFirst, seed);
    second.Begin(*game, Side::kSecond, seed);
    EXPECT_GT(PlayOut(*game, seed,
                      [&](const Position& position) {
                        const Side side = game->Awaits(position).side;
                        return (side == Side::kFirst ? first : second)
                            .Decide(*game, position, side)
                            .order;
                      }),
              20);
  }
}

TEST(BbnDoctrineAgentTest, PlaysEveryScenarioAgainstTheDrill) {
  for (const char* name : {"farm", "st_amand", "crest", "redoubt"}) {
    PlayAgainstTheDrill<DoctrineAgent, DrillAgent>(*GameOf(name));
  }
}

// The playout policy against itself, a hundred units, reinforcements.
TEST(BbnDoctrineTest, PlaysLigny) {
  const std::unique_ptr<const Game> game = GameOf("ligny");
  BigBattleNapoleonicDoctrine doctrine(Temper::kMeasured);
  RandomSource source(1);
  const int decisions = PlayOut(*game, 5, [&](const Position& position) {
    return doctrine.Choose(*game, position, source);
  });
  EXPECT_GT(decisions, 1500);
}

TEST(BbnDoctrineTest, SuggestionsAreLegalAndPriorsAddUp) {
  const std::unique_ptr<const Game> game = GameOf("farm");
  BigBattleNapoleonicDoctrine doctrine(Temper::kMeasured);
  ExpectGoodSuggestions(*game, doctrine);
}

TEST(BbnDoctrineTest, EveryPlanPlaysAWholeGame) {
  for (const char* name : {"farm", "crest"}) {
    const std::unique_ptr<const Game> game = GameOf(name);
    for (int plan = 0; plan < kPostures; ++plan) {
      BigBattleNapoleonicDoctrine doctrine(Temper::kBold);
      EXPECT_FALSE(doctrine.PlanName(plan).empty());
      // At a glance, and with care.
      for (const auto order :
           {&Doctrine::PlanOrder, &Doctrine::CarefulPlanOrder}) {
        RandomSource source(static_cast<uint64_t>(plan));
        PlayOut(*game, 1, [&](const Position& position) {
          std::vector<EntityId> formations;
          doctrine.Formations(*game, position, game->Awaits(position).side,
                              formations);
          EXPECT_FALSE(formations.empty());
          std::vector<FormationPlan> plans;
          for (const EntityId formation : formations) {
            plans.push_back({formation, plan});
          }
          return (doctrine.*order)(*game, position, plans, source);
        });
      }
    }
  }
}

// Search knows no ruleset: all of it plays through the doctrine.
TEST(BbnDoctrineTest, SearchAgentsPlayByIt) {
  const std::unique_ptr<const Game> game = GameOf("farm");
  const DoctrineMaker maker = &MakeMeasured<BigBattleNapoleonicDoctrine>;
  const Budget budget = {.iterations = 6};
  std::vector<std::unique_ptr<Agent>> agents;
  agents.push_back(
      std::make_unique<GreedyAgent>(budget, maker, GreedyOptions{}));
  agents.push_back(std::make_unique<FlatAgent>(budget, maker, FlatOptions{}));
  agents.push_back(
      std::make_unique<PlannerAgent>(budget, maker, PlannerOptions{}));
  agents.push_back(
      std::make_unique<PortfolioAgent>(budget, maker, PortfolioOptions{}));
  agents.push_back(std::make_unique<NaiveAgent>(budget, maker, NaiveOptions{}));
  agents.push_back(
      std::make_unique<EvolutionAgent>(budget, maker, EvolutionOptions{}));
  agents.push_back(std::make_unique<MctsAgent>(budget, maker, MctsOptions{}));
  for (const std::unique_ptr<Agent>& agent : agents) {
    agent->Begin(*game, Side::kFirst, 1);
    RandomSource chance(1);
    const std::unique_ptr<Doctrine> enemy = maker(*game);
    Position position(game->layout());
    game->Start(position);
    int decisions = 0;
    bool told = false;
    while (decisions < 40 && !game->Awaits(position).is_over()) {
      const Awaited awaited = game->Awaits(position);
      if (awaited.is_roll()) {
        game->Resolve(position, Throw(*game, position, chance), nullptr);
        continue;
      }
      ++decisions;
      Order order;
      if (awaited.side == Side::kFirst) {
        const Choice choice = agent->Decide(*game, position, Side::kFirst);
        order = choice.order;
        told = told || !choice.thoughts.intent.empty();
      } else {
        order = enemy->Choose(*game, position, chance);
      }
      const Verdict verdict = game->Check(position, order);
      ASSERT_TRUE(verdict.ok()) << game->Say(verdict.refusal());
      game->Play(position, order, nullptr);
    }
    EXPECT_TRUE(told);
  }
}

}  // namespace
}  // namespace berthier::big_battle_napoleonic
