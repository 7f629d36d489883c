#include "tests/engine/model/contract_checks.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/form.h"

namespace berthier {
namespace {

template <typename Words>
void CheckNames(std::string_view table, const Words& words) {
  std::set<std::string_view> names;
  for (const auto& word : words) {
    EXPECT_NE(word.name, "") << table;
    EXPECT_TRUE(names.insert(word.name).second)
        << table << ": \"" << word.name << "\" stands twice";
  }
}

std::string NameOf(const Game& game, EntityId id) {
  const auto index = static_cast<size_t>(Index(id));
  return index < game.entities().size() ? game.entities()[index].name
                                        : "#" + std::to_string(index);
}

bool KnownOrNone(const Game& game, EntityId id) {
  return !IsSome(id) || static_cast<size_t>(Index(id)) < game.entities().size();
}

}  // namespace

std::string AwaitedInWords(const Game& game, const Awaited& awaited) {
  const Vocabulary& vocabulary = game.vocabulary();
  if (awaited.is_over()) return "nothing";
  const std::vector<Word>& words =
      awaited.is_roll() ? vocabulary.rolls : vocabulary.decisions;
  std::string kind = "#" + std::to_string(awaited.kind);
  if (awaited.kind < words.size()) kind = words[awaited.kind].name;
  return (awaited.is_roll() ? "roll '" : "decision '") + kind + "' by " +
         std::string(game.SideName(awaited.side));
}

std::string InWords(const Game& game, const Order& order) {
  const std::vector<Verb>& verbs = game.vocabulary().verbs;
  std::ostringstream out;
  if (order.verb < verbs.size()) {
    out << verbs[order.verb].name;
  } else {
    out << "verb #" << int{order.verb};
  }
  const Order none;
  if (order.manner != none.manner) out << " manner=" << int{order.manner};
  if (order.subject != none.subject) {
    out << " subject=" << NameOf(game, order.subject);
  }
  if (order.object != none.object) {
    out << " object=" << NameOf(game, order.object);
  }
  if (order.pose != none.pose) {
    out << " pose=(" << order.pose.centre.x << ", " << order.pose.centre.y
        << ") heading " << order.pose.heading.quarters() << "/4";
  }
  if (order.via != none.via) {
    out << " via=(" << order.via.x << ", " << order.via.y << ")";
  }
  if (order.amount != none.amount) out << " amount=" << order.amount;
  return out.str();
}

void CheckVocabulary(const Ruleset& ruleset, const Game& game) {
  const Vocabulary& vocabulary = game.vocabulary();
  EXPECT_EQ(&ruleset.vocabulary(), &vocabulary);
  EXPECT_EQ(ruleset.name, game.ruleset());
  EXPECT_FALSE(vocabulary.verbs.empty());
  EXPECT_LE(vocabulary.verbs.size(), 256u);
  CheckNames("verbs", vocabulary.verbs);
  CheckNames("decisions", vocabulary.decisions);
  CheckNames("rolls", vocabulary.rolls);
  CheckNames("modifiers", vocabulary.modifiers);
  CheckNames("outcomes", vocabulary.outcomes);
  CheckNames("events", vocabulary.events);
  EXPECT_EQ(vocabulary.event_kinds.size(), vocabulary.events.size());
  EXPECT_NE(vocabulary.points.what, "");
  EXPECT_GE(vocabulary.points.scale, 1);
  CheckNames("refusals", vocabulary.refusals);
  CheckNames("grades", vocabulary.grades);
  for (const Verb& verb : vocabulary.verbs) {
    EXPECT_NE(verb.clause, "") << verb.name;
    EXPECT_NE(verb.help, "") << verb.name;
    EXPECT_EQ(Has(verb.takes, Takes::kManner), !verb.manners.empty())
        << verb.name;
    int meanings = 0;
    for (const Takes one :
         {Takes::kAmount, Takes::kShares, Takes::kFurtherVias}) {
      meanings += Has(verb.takes, one) ? 1 : 0;
    }
    EXPECT_LE(meanings, 1)
        << verb.name << ": an amount is a number, shares, or points on the way";
    EXPECT_TRUE(!Has(verb.takes, Takes::kFurtherVias) ||
                Has(verb.takes, Takes::kVia))
        << verb.name << ": further points on the way follow a first";
  }
  // Entry 0 is "accepted".
  for (size_t i = 1; i < vocabulary.refusals.size(); ++i) {
    EXPECT_NE(vocabulary.refusals[i].clause, "") << vocabulary.refusals[i].name;
  }
}

void CheckEntities(const Game& game) {
  std::set<std::string> names;
  for (const EntityInfo& entity : game.entities()) {
    EXPECT_NE(entity.name, "");
    EXPECT_NE(entity.type, "") << entity.name;
    EXPECT_TRUE(names.insert(entity.name).second)
        << entity.name << " stands twice";
    EXPECT_GE(entity.side, -1) << entity.name;
    EXPECT_LT(entity.side, kSides) << entity.name;
  }
  EXPECT_NE(game.SideName(Side::kFirst), "");
  EXPECT_NE(game.SideName(Side::kSecond), "");
  EXPECT_NE(game.SideName(Side::kFirst), game.SideName(Side::kSecond));
  EXPECT_LE(game.layout().used, game.layout().capacity);
}

void CheckAwaited(const Game& game, const Position& position) {
  const Awaited awaited = game.Awaits(position);
  const Vocabulary& vocabulary = game.vocabulary();
  if (awaited.is_decision()) {
    ASSERT_LT(awaited.kind, vocabulary.decisions.size());
  }
  if (awaited.is_roll()) {
    ASSERT_LT(awaited.kind, vocabulary.rolls.size());
  }
  ASSERT_TRUE(KnownOrNone(game, awaited.about));
  const Position copy = position;
  ASSERT_EQ(game.Awaits(copy), awaited);
  ASSERT_EQ(game.Hash(copy), game.Hash(position));
}

void CheckScore(const Game& game, const Position& position) {
  const Score score = game.FinalScore(position);
  ASSERT_GE(score.winner, -1);
  ASSERT_LT(score.winner, kSides);
  ASSERT_LT(score.grade, game.vocabulary().grades.size());
}

void CheckProposals(const Game& game, const Position& position,
                    const ContractOptions& options, SeededChooser& sampler) {
  std::vector<Order> orders;
  game.Propose(position, orders);
  ASSERT_FALSE(orders.empty()) << "no order is proposed";
  std::set<uint8_t> verbs;
  Position next(game.layout());
  for (size_t i = 0; i < orders.size(); ++i) {
    const Order& order = orders[i];
    SCOPED_TRACE(InWords(game, order));
    const Verdict verdict = game.Check(position, order);
    ASSERT_TRUE(verdict.ok())
        << "a proposal is refused: " << game.Say(verdict.refusal());
    ASSERT_EQ(FaultOf(game.vocabulary(), game.entities().size(), order),
              FormFault::kNone);
    ASSERT_NE(game.Say(position, order), "");
    for (size_t j = 0; j < i; ++j) {
      ASSERT_FALSE(orders[j] == order) << "proposed twice";
    }
    verbs.insert(order.verb);
    next = position;
    game.Play(next, order, nullptr);
    ASSERT_NO_FATAL_FAILURE(CheckAwaited(game, next));
  }
  std::vector<Order> again;
  game.Propose(position, again);
  ASSERT_TRUE(orders == again) << "proposed differently the second time";

  std::set<uint8_t> drawn;
  const size_t draws =
      verbs.size() * static_cast<size_t>(options.draws_per_verb);
  for (size_t i = 0; i < draws; ++i) {
    const Order order = game.ProposeOne(position, sampler);
    ASSERT_TRUE(game.Check(position, order).ok()) << InWords(game, order);
    drawn.insert(order.verb);
  }
  if (draws == 0) return;
  for (const uint8_t verb : verbs) {
    ASSERT_TRUE(drawn.count(verb))
        << game.vocabulary().verbs[verb].name << " is proposed, but "
        << "ProposeOne never draws it";
  }
}

void CheckDocument(const Ruleset& ruleset, const Game& game,
                   const Position& position, uint64_t seed) {
  const ScenarioDocument document = game.Write(position);
  ASSERT_EQ(document.ruleset, ruleset.name);
  const std::unique_ptr<const Game> other = BuildOrFail(ruleset, document);
  ASSERT_NE(other, nullptr) << "the document of a position is not understood";
  Position here = position;
  Position there(other->layout());
  other->Start(there);
  SeededChooser here_chooser(seed), there_chooser(seed);
  for (int i = 0; i < 8; ++i) {
    ASSERT_EQ(other->Awaits(there), game.Awaits(here))
        << "awaited otherwise, " << i << " steps after its document was read";
    ASSERT_EQ(other->Hash(there), game.Hash(here))
        << "another hash, " << i << " steps after its document was read";
    ASSERT_EQ(other->PlayerTurn(there), game.PlayerTurn(here))
        << "another player-turn, " << i << " steps after its document was read";
    if (game.Awaits(here).is_over()) {
      ASSERT_EQ(other->FinalScore(there), game.FinalScore(here));
      return;
    }
    StepAtRandom(game, here, here_chooser, nullptr);
    StepAtRandom(*other, there, there_chooser, nullptr);
  }
}

// The words of what `side` is told are the same in a position that it may
// believe in.
void CheckTold(const Game& game, const Position& position,
               const Position& sampled, Side side) {
  std::vector<Order> orders;
  game.Propose(position, orders);
  const size_t all = orders.size();
  for (const size_t i : {size_t{0}, all / 3, 2 * all / 3, all - 1}) {
    Position after = position;
    game.Play(after, orders[i], nullptr);
    if (!game.IsToldTo(side, position, after) ||
        !game.Check(sampled, orders[i]).ok()) {
      continue;
    }
    ASSERT_EQ(game.Say(position, orders[i]), game.Say(sampled, orders[i]))
        << "what is told depends on what is hidden";
  }
}

void CheckViews(const Game& game, const Position& position,
                SeededChooser& sampler) {
  const Awaited awaited = game.Awaits(position);
  Position view(game.layout()), again(game.layout()), sampled(game.layout());
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    SCOPED_TRACE("as " + std::string(game.SideName(side)) + " sees it");
    game.See(position, side, view);
    ASSERT_EQ(game.Awaits(view), awaited);
    ASSERT_EQ(game.PlayerTurn(view), game.PlayerTurn(position));
    game.See(view, side, again);
    ASSERT_TRUE(again == view) << "a second look shows something else";
    game.Sample(view, side, sampler, sampled);
    ASSERT_EQ(game.Awaits(sampled), awaited);
    game.See(sampled, side, again);
    ASSERT_TRUE(again == view) << "a sampled position looks otherwise";
    if (!awaited.is_decision()) continue;
    if (awaited.side != side) {
      ASSERT_NO_FATAL_FAILURE(CheckTold(game, position, sampled, side));
      continue;
    }
    std::vector<Order> orders, seen, sampled_orders;
    game.Propose(position, orders);
    game.Propose(view, seen);
    game.Propose(sampled, sampled_orders);
    ASSERT_TRUE(orders == seen) << "proposals depend on what is hidden";
    ASSERT_TRUE(orders == sampled_orders)
        << "proposals depend on what is hidden";
  }
}

void CheckPicture(const Game& game, const Position& position,
                  const ContractOptions& options) {
  const Picture picture = game.Draw(position);
  ASSERT_NE(picture.title, "");
  ASSERT_GT(picture.width.ticks, 0);
  ASSERT_GT(picture.depth.ticks, 0);
  ASSERT_GT(picture.ruler_ticks, 0);
  ASSERT_NE(picture.ruler_name, "");
  ASSERT_FALSE(picture.bodies.empty() && picture.ground.empty())
      << "nothing is drawn";
  const int32_t margin = options.margin.ticks;
  const auto near_table = [&picture, margin](Point p) {
    return p.x >= -margin && p.x <= picture.width.ticks + margin &&
           p.y >= -margin && p.y <= picture.depth.ticks + margin;
  };
  for (const Body& body : picture.bodies) {
    SCOPED_TRACE(body.name);
    ASSERT_NE(body.name, "");
    ASSERT_NE(body.symbol, Symbol::kUnsaid) << "nobody can draw it";
    ASSERT_NE(body.type, "");
    for (const Badge& badge : body.badges) ASSERT_NE(badge.words, "");
    ASSERT_TRUE(KnownOrNone(game, body.id));
    ASSERT_GE(body.outline.size(), 3u);
    int64_t twice_area = 0;
    for (size_t i = 0; i < body.outline.size(); ++i) {
      const Point p = body.outline[i];
      const Point q = body.outline[(i + 1) % body.outline.size()];
      ASSERT_TRUE(near_table(p)) << p.x << ", " << p.y;
      twice_area += Cross(p - body.pose.centre, q - body.pose.centre);
    }
    ASSERT_GT(twice_area, 0) << "drawn inside out";
    for (const EntityId id : body.points_at) {
      ASSERT_TRUE(KnownOrNone(game, id));
    }
  }
  for (const Ground& ground : picture.ground) {
    SCOPED_TRACE(ground.name);
    ASSERT_NE(ground.kind, GroundKind::kUnsaid) << "ground of no kind";
    ASSERT_NE(ground.type, "");
    ASSERT_GE(ground.points.size(), ground.closed ? 3u : 2u);
    for (const Point p : ground.points) ASSERT_TRUE(near_table(p));
  }
  for (const Arrival& arrival : picture.arrivals) {
    SCOPED_TRACE(arrival.name);
    ASSERT_NE(arrival.name, "");
    ASSERT_NE(arrival.when, "");
    ASSERT_FALSE(arrival.who.empty()) << "nobody arrives";
    ASSERT_EQ(arrival.stretch.size(), 2u);
    for (const Point p : arrival.stretch) {
      ASSERT_TRUE(p.x == 0 || p.x == picture.width.ticks || p.y == 0 ||
                  p.y == picture.depth.ticks)
          << "it arrives off the edge";
    }
  }
}

}  // namespace berthier
