#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "agents/search/tree_search.h"
#include "tests/agents/search_games.h"
#include "tests/toys/dice_duel_value.h"

namespace berthier {
namespace {

// What the tree would play.
Considered Leading(const TreeSearch& search) {
  const Order order = search.Leading();
  for (const Considered& one : search.AtRoot().considered) {
    if (one.order == order) return one;
  }
  ADD_FAILURE() << "the leading order was not considered";
  return {};
}

Considered Best(const TreeSearch& search) {
  const TreeSearch::Root root = search.AtRoot();
  return *std::max_element(root.considered.begin(), root.considered.end(),
                           [](const Considered& a, const Considered& b) {
                             return a.value < b.value;
                           });
}

struct Solved {
  std::string_view drops;
  char best;  // the only column that wins, or that does not lose
};

void ExpectProved(const Solved& solved, uint64_t iterations) {
  const auto game = BuildToy(ConnectFour(), ConnectFourStart());
  const Position position = AfterDrops(*game, solved.drops);
  for (uint64_t seed = 1; seed <= 3; ++seed) {
    TreeSearch search(*game, MakePlainDoctrine(*game), {}, seed);
    search.SetRoot(position, game->Awaits(position).side);
    search.Run({.iterations = iterations});
    EXPECT_TRUE(search.proven()) << solved.drops;
    EXPECT_EQ(ColumnOf(Best(search).order), solved.best) << solved.drops;
    EXPECT_EQ(Best(search).value, 1) << solved.drops;
    EXPECT_EQ(Best(search).error, 0) << solved.drops;
  }
}

TEST(TreeSearchConnectFour, WinsInOne) {
  for (const Solved& solved :
       {Solved{"64664366651", '2'}, Solved{"23735762175354", '5'},
        Solved{"331767576", '7'}, Solved{"6374376151477", '2'}}) {
    ExpectProved(solved, 1'000);
  }
}

TEST(TreeSearchConnectFour, WinsInThree) {
  for (const Solved& solved :
       {Solved{"2536151355526", '4'}, Solved{"47514417", '3'},
        Solved{"55542617365631", '6'}, Solved{"5112465774516543", '6'}}) {
    ExpectProved(solved, 5'000);
  }
}

TEST(TreeSearchConnectFour, WinsInFive) {
  for (const Solved& solved :
       {Solved{"7444125344", '2'}, Solved{"41275764557254522", '3'},
        Solved{"442362552426331", '7'}, Solved{"452566242", '2'}}) {
    ExpectProved(solved, 40'000);
  }
}

// Every other column loses by force, though not at once.
TEST(TreeSearchConnectFour, AvoidsLosses) {
  const auto game = BuildToy(ConnectFour(), ConnectFourStart());
  for (const Solved& solved :
       {Solved{"53435132232", '2'}, Solved{"674651477375626", '5'},
        Solved{"62626625734362", '4'}, Solved{"25211161763562", '3'}}) {
    const Position position = AfterDrops(*game, solved.drops);
    for (uint64_t seed = 1; seed <= 3; ++seed) {
      TreeSearch search(*game, MakePlainDoctrine(*game), {}, seed);
      search.SetRoot(position, game->Awaits(position).side);
      search.Run({.iterations = 20'000});
      EXPECT_EQ(ColumnOf(Leading(search).order), solved.best) << solved.drops;
    }
  }
}

TEST(TreeSearchDiceDuel, SmallDuelsAreSettledAtTheirExactValue) {
  for (const int men : {1, 2, 3}) {
    for (const int powder : {0, 1, 2}) {
      const auto game =
          BuildToy(DiceDuel(), DiceDuelStart(men, powder, 2, Fog::kOff));
      TreeSearch search(*game, MakePlainDoctrine(*game), {}, 3);
      search.SetRoot(StartOf(*game), Side::kFirst);
      search.Run({.iterations = 200'000});
      ASSERT_TRUE(search.proven()) << men << " men, " << powder << " powder";
      EXPECT_NEAR(search.tree().node(search.root()).mean,
                  DuelValue({men, men, powder, powder, 2}), 1e-6);
    }
  }
}

// Root mean square error of the value of the leading order.
double DuelError(uint64_t iterations) {
  double sum = 0;
  int searches = 0;
  for (const int men : {2, 3, 4}) {
    const auto game = BuildToy(DiceDuel(), DiceDuelStart(men, 3, 6, Fog::kOff));
    const double exact = DuelValue({men, men, 3, 3, 6});
    for (uint64_t seed = 1; seed <= 5; ++seed) {
      TreeSearch search(*game, MakePlainDoctrine(*game), {}, seed);
      search.SetRoot(StartOf(*game), Side::kFirst);
      search.Run({.iterations = iterations});
      const double error = Leading(search).value - exact;
      sum += error * error;
      ++searches;
    }
  }
  return std::sqrt(sum / searches);
}

TEST(TreeSearchDiceDuel, ConvergesToExpectimax) {
  const double after_thousand = DuelError(1'000);
  const double after_many = DuelError(64'000);
  EXPECT_LT(after_thousand, 0.2);
  EXPECT_LT(after_many, 0.03);
  EXPECT_LT(after_many, after_thousand / 2);
}

TEST(TreeSearchDiceDuel, OutcomesAreVisitedByTheirWeights) {
  const auto game = BuildToy(DiceDuel(), DiceDuelStart(5, 5, 8, Fog::kOff));
  TreeSearch search(*game, MakePlainDoctrine(*game), {}, 1);
  search.SetRoot(StartOf(*game), Side::kFirst);
  search.Run({.iterations = 20'000});
  const Tree& tree = search.tree();
  int rolls = 0;
  for (NodeId id = 0; id < tree.size(); ++id) {
    const Node& node = tree.node(id);
    if (node.what != Awaited::What::kRoll || node.visits < 200) continue;
    ++rolls;
    double mass = 0;
    uint32_t visits = 0;
    for (uint32_t i = 0; i < node.edges; ++i) {
      visits += tree.links(node)[i].visits;
    }
    for (uint32_t i = 0; i < node.edges; ++i) {
      const Link& link = tree.links(node)[i];
      mass += static_cast<double>(link.prior);
      EXPECT_NEAR(link.visits, visits * static_cast<double>(link.prior), 6);
    }
    EXPECT_NEAR(mass, 1, 1e-6);
  }
  EXPECT_GT(rolls, 5);
}

// With the powder hidden the first side must do without knowing it; it still
// knows its own orders and finds one that wins at once.
TEST(TreeSearchFog, SamplesWhatIsHidden) {
  const auto game = BuildToy(DiceDuel(), DiceDuelStart(2, 3, 1, Fog::kOn));
  const Position start = StartOf(*game);
  Position view(game->layout());
  game->See(start, Side::kFirst, view);
  ASSERT_FALSE(view == start);
  TreeSearch search(*game, MakePlainDoctrine(*game), {}, 1);
  search.SetRoot(view, Side::kFirst);
  search.Run({.iterations = 20'000});
  const Considered best = Leading(search);
  EXPECT_TRUE(game->Check(start, best.order).ok());
  // The last action: powder of the enemy does not matter.
  EXPECT_NEAR(best.value, DuelValue({2, 2, 3, 3, 1}), 0.03);
}

// What the enemy can do in the next action depends on what is hidden: its
// powder is anything from 0 to 9, each as likely.
TEST(TreeSearchFog, ValuesAreMeansOverWhatIsHidden) {
  // Has the first side look at waiting most of all.
  class Patient final : public PlainDoctrine {
   public:
    using PlainDoctrine::PlainDoctrine;
    void Priors(const Game& duel, const Position& position,
                std::span<const Order> orders,
                std::span<float> priors) override {
      PlainDoctrine::Priors(duel, position, orders, priors);
      if (duel.Awaits(position).side != Side::kFirst) return;
      for (size_t i = 0; i < orders.size(); ++i) {
        const bool waits =
            duel.vocabulary().verbs[orders[i].verb].name == "wait";
        priors[i] = waits ? 1 - 1e-6f : 1e-6f;
      }
    }
  };
  const auto game = BuildToy(DiceDuel(), DiceDuelStart(1, 0, 2, Fog::kOn));
  Position view(game->layout());
  game->See(StartOf(*game), Side::kFirst, view);
  TreeSearch search(*game, std::make_unique<Patient>(game->vocabulary()), {},
                    1);
  search.SetRoot(view, Side::kFirst);
  search.Run({.iterations = 100'000});
  const TreeSearch::Root root = search.AtRoot();
  const auto wait = std::find_if(
      root.considered.begin(), root.considered.end(),
      [&](const Considered& one) {
        return game->vocabulary().verbs[one.order.verb].name == "wait";
      });
  ASSERT_NE(wait, root.considered.end());
  double mean = 0;
  for (int powder = 0; powder <= 9; ++powder) {
    mean -= DuelValue({1, 1, powder, 0, 1}) / 10;
  }
  EXPECT_NEAR(wait->value, mean, 0.04);
}

TEST(TreeSearchTranspositions, MergedTreesAreSmallerAndAgree) {
  const Errands game;
  std::array<size_t, 2> sizes = {};
  for (const auto transpositions :
       {Transpositions::kMerged, Transpositions::kApart}) {
    TreeSearch search(game, MakePlainDoctrine(game),
                      {.transpositions = transpositions}, 1);
    search.SetRoot(StartOf(game), Side::kFirst);
    search.Run({.iterations = 500'000});
    ASSERT_TRUE(search.proven());
    // Both take the pair and the best other: 26 points each, and win if they
    // alone double.
    EXPECT_NEAR(search.tree().node(search.root()).mean, 0, 1e-6);
    sizes[static_cast<size_t>(transpositions)] = search.tree().size();
  }
  // Red has 20 sets of three errands, in any sequence 120.
  EXPECT_LT(2 * sizes[0], sizes[1]);
}

TEST(TreeSearchTranspositions, OneSequenceOfOrdersThatCommute) {
  const Errands game;
  TreeSearch search(game, ErrandsDoctrine::Make(game),
                    {.transpositions = Transpositions::kApart}, 1);
  search.SetRoot(StartOf(game), Side::kFirst);
  search.Run({.iterations = 500'000});
  ASSERT_TRUE(search.proven());
  EXPECT_NEAR(search.tree().node(search.root()).mean, 0, 1e-6);
  const Tree& tree = search.tree();
  int sequences = 0;
  for (NodeId id = 0; id < tree.size(); ++id) {
    const Node& node = tree.node(id);
    if (node.what != Awaited::What::kDecision) continue;
    for (uint32_t i = 0; i < node.edges; ++i) {
      const NodeId child = tree.links(node)[i].child;
      if (child == kNoNode) continue;
      const Node& below = tree.node(child);
      if (below.what != Awaited::What::kDecision || below.side != node.side) {
        continue;
      }
      // Where all that could follow is redundant nothing is left out.
      const int64_t last = tree.orders(node)[i].amount;
      const Order* const next = tree.orders(below);
      const auto after = std::count_if(
          next, next + below.edges,
          [last](const Order& order) { return order.amount > last; });
      EXPECT_TRUE(after == 0 || after == below.edges);
      sequences += after > 0;
    }
  }
  EXPECT_GT(sequences, 10);
}

TEST(TreeSearchReuse, TheTreeIsKeptWithinATurn) {
  const Errands game;
  for (const bool knows : {false, true}) {
    TreeSearch search(
        game, knows ? ErrandsDoctrine::Make(game) : MakePlainDoctrine(game), {},
        1);
    Position position = StartOf(game);
    search.SetRoot(position, Side::kFirst);
    search.Run({.iterations = 400});
    const Considered best = Leading(search);
    game.Play(position, best.order, nullptr);
    search.SetRoot(position, Side::kFirst);
    const Node& root = search.tree().node(search.root());
    EXPECT_GT(root.visits, 40u);
    EXPECT_TRUE(root.expanded);
    EXPECT_LT(search.tree().size(), 400u);
    // What was kept is as good as new.
    search.Run({.iterations = 200'000});
    EXPECT_TRUE(search.proven());
    search.Forget();
    search.SetRoot(position, Side::kFirst);
    EXPECT_EQ(search.tree().size(), 1u);
  }
}

TEST(TreeSearchWidening, LooksAtTheMostPromisingOnly) {
  // Prefers errands by their number.
  class Ordered final : public PlainDoctrine {
   public:
    using PlainDoctrine::PlainDoctrine;
    void Priors(const Game&, const Position&, std::span<const Order> orders,
                std::span<float> priors) override {
      float sum = 0;
      for (const Order& order : orders) {
        sum += static_cast<float>(1 + order.amount);
      }
      for (size_t i = 0; i < orders.size(); ++i) {
        priors[i] = static_cast<float>(1 + orders[i].amount) / sum;
      }
    }
  };
  const Errands game;
  TreeSearch search(
      game, std::make_unique<Ordered>(game.vocabulary()),
      {.exploration = 100, .widening_base = 1, .widening_exponent = 0.5f}, 1);
  search.SetRoot(StartOf(game), Side::kFirst);
  search.Run({.iterations = 9});
  const TreeSearch::Root root = search.AtRoot();
  // 9 visits: up to 3 orders.
  ASSERT_EQ(root.considered.size(), 3u);
  EXPECT_EQ(root.considered[0].order.amount, 5);
  EXPECT_EQ(root.considered[1].order.amount, 4);
  EXPECT_EQ(root.considered[2].order.amount, 3);
}

// Exploration is free of units: the same search over values eight times smaller
// visits the same orders as often.
TEST(TreeSearchScale, UnitsOfValueDoNotMatter) {
  class Scaled final : public PlainDoctrine {
   public:
    Scaled(const Vocabulary& vocabulary, double unit)
        : PlainDoctrine(vocabulary), unit_(unit) {}
    int Horizon(const Game&, const Position&) const override { return 0; }
    double Value(const Game&, const Position& position, Side side) override {
      const Errands::State& state = position.As<Errands::State>();
      const int ahead = Errands::Points(state, Side::kFirst) -
                        Errands::Points(state, Side::kSecond);
      return unit_ * (side == Side::kFirst ? ahead : -ahead);
    }

   private:
    double unit_;
  };
  const Errands game;
  std::array<std::vector<uint64_t>, 2> visits;
  for (size_t i = 0; i < 2; ++i) {
    TreeSearch search(game,
                      std::make_unique<Scaled>(game.vocabulary(),
                                               i == 0 ? 1.0 / 64 : 1.0 / 512),
                      {.narrowest = 1e-6f}, 7);
    search.SetRoot(StartOf(game), Side::kFirst);
    search.Run({.iterations = 300});
    for (const Considered& one : search.AtRoot().considered) {
      visits[i].push_back(one.visits);
    }
  }
  EXPECT_EQ(visits[0], visits[1]);
}

// Notes how many errands the second side has run wherever a position is
// valued: playouts stop where the horizon is.
class Surveyor final : public PlainDoctrine {
 public:
  Surveyor(const Vocabulary& vocabulary, int horizon, std::set<int>& seen)
      : PlainDoctrine(vocabulary), horizon_(horizon), seen_(seen) {}
  int Horizon(const Game&, const Position&) const override { return horizon_; }
  double Value(const Game&, const Position& position, Side) override {
    const auto& done = position.As<Errands::State>().done;
    seen_.insert(std::popcount(done[0]) * 10 + std::popcount(done[1]));
    return 0;
  }

 private:
  int horizon_;
  std::set<int>& seen_;
};

TEST(TreeSearchHorizon, PlayoutsStopAtTheEndOfATurn) {
  const Errands game;
  const auto seen = [&game](int horizon) {
    std::set<int> errands;
    TreeSearch search(
        game, std::make_unique<Surveyor>(game.vocabulary(), horizon, errands),
        {}, 1);
    search.SetRoot(StartOf(game), Side::kFirst);
    search.Run({.iterations = 5});
    return errands;
  };
  EXPECT_EQ(seen(0), (std::set<int>{10})) << "where the tree ends";
  EXPECT_EQ(seen(1), (std::set<int>{30})) << "own turn";
  EXPECT_EQ(seen(2), (std::set<int>{33})) << "own turn and reply";
  EXPECT_EQ(seen(Doctrine::kToTheEnd), (std::set<int>{33}));
}

// Turns inside the tree count as well: beyond the horizon nothing is played on.
TEST(TreeSearchHorizon, TurnsInTheTreeCount) {
  const Errands game;
  std::set<int> errands;
  Position position = StartOf(game);
  for (const int errand : {1, 2}) {
    game.Play(position, Errands::Run(errand), nullptr);
  }
  TreeSearch search(
      game, std::make_unique<Surveyor>(game.vocabulary(), 1, errands), {}, 1);
  search.SetRoot(position, Side::kFirst);
  search.Run({.iterations = 400});
  // The tree itself grows into the enemy's turn, and is valued where it ends.
  EXPECT_TRUE(errands.count(30) == 1 && errands.count(31) == 1);
}

TEST(TreeSearchVariation, FollowsTheBestLine) {
  const auto game = BuildToy(ConnectFour(), ConnectFourStart());
  const Position position = AfterDrops(*game, "47514417");
  TreeSearch search(*game, MakePlainDoctrine(*game), {}, 1);
  search.SetRoot(position, game->Awaits(position).side);
  search.Run({.iterations = 2'000});
  const std::vector<Order> line = search.Variation(Best(search).order);
  ASSERT_GE(line.size(), 1u);
  EXPECT_EQ(ColumnOf(line[0]), '3');
  Position at = position;
  for (const Order& order : line) {
    ASSERT_TRUE(game->Awaits(at).is_decision());
    ASSERT_TRUE(game->Check(at, order).ok());
    game->Play(at, order, nullptr);
  }
}

TEST(TreeSearchMemory, ATreeThatIsFullStillSearches) {
  const auto game = BuildToy(ConnectFour(), ConnectFourStart());
  const Position position = AfterDrops(*game, "331767576");
  TreeSearch search(*game, MakePlainDoctrine(*game), {.most_nodes = 50}, 1);
  search.SetRoot(AfterDrops(*game, ""), Side::kFirst);
  search.Run({.iterations = 3'000});
  EXPECT_EQ(search.spending().iterations, 3'000u);
  EXPECT_LE(search.tree().size(), 50u);
  search.SetRoot(position, game->Awaits(position).side);
  search.Run({.nodes = 40});
  EXPECT_LE(search.spending().nodes, 40u);
  EXPECT_EQ(ColumnOf(Best(search).order), '7');
}

TEST(TreeSearchMemory, MegabytesAreKept) {
  const auto game = BuildToy(Breakthrough(), BreakthroughStart());
  std::array<size_t, 2> bytes = {};
  for (const uint32_t megabytes : {1u, 2u}) {
    TreeSearch search(*game, MakePlainDoctrine(*game),
                      {.horizon = 0, .most_megabytes = megabytes}, 1);
    search.SetRoot(StartOf(*game), Side::kFirst);
    search.Run({.iterations = 20'000});
    EXPECT_EQ(search.spending().iterations, 20'000u);
    bytes[megabytes - 1] = search.tree().bytes();
  }
  EXPECT_LT(bytes[0], bytes[1]);
  // Nodes without orders and the table still come in.
  EXPECT_LT(bytes[0], size_t{3} << 20);
}

// One action with a secret: nothing is proved, and nodes are soon all found.
TEST(TreeSearchMemory, ABudgetOfNodesEnds) {
  const auto game = BuildToy(DiceDuel(), DiceDuelStart(1, 1, 1, Fog::kOn));
  Position view(game->layout());
  game->See(StartOf(*game), Side::kFirst, view);
  TreeSearch search(*game, MakePlainDoctrine(*game), {}, 1);
  search.SetRoot(view, Side::kFirst);
  search.Run({.nodes = 1'000});
  EXPECT_LT(search.spending().nodes, 1'000u);
  EXPECT_EQ(search.spending().iterations, 64'000u);
}

}  // namespace
}  // namespace berthier
