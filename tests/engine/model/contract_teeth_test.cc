// The suite bites: games broken on purpose, each caught with the words of the
// law it breaks.
#include <gtest/gtest-spi.h>
#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "tests/engine/model/altered_game.h"
#include "tests/engine/model/contract.h"
#include "tests/toys/breakthrough.h"
#include "tests/toys/dice_duel.h"

namespace berthier {
namespace {

// The flaws, one answer each.
enum class Flaw {
  kNone,
  kNothingProposed,
  kProposedTwice,
  kProposesTheRefused,
  kDrawsTheRefused,
  kNeverDrawsAVerb,
  kTakesAnyField,
  kSilentRefusal,
  kCheckChangesThePosition,
  kTellsNothing,
  kHashForgets,
  kWeightTooLarge,
  kWrongSample,
  kClassesMixed,
  kForgetsTies,
  kListenerMatters,
  kDocumentForgets,
  kViewForgets,
  kTurnsComeAgain,
  kTurnsDependOnTheWay,
  kSecretDecides,
  kTellsASecret,
  kDrawnInsideOut,
  kNoKindOfBody,
  kNoTitle,
  kTitleChanges,
  kOutcomesMixed,
  kFirstSideFavoured,
  kNeverEnds,
  kWayOfNobody,
  kWayBeginsElsewhere,
  kZoneInsideOut,
  kFartherThereThanBack,
  kPriceBeyondThePurse,
  kSharesOfEverything,
};

Flaw flaw = Flaw::kNone;

class FlawedGame final : public AlteredGame {
 public:
  using AlteredGame::AlteredGame;
  using AlteredGame::Say;

  Score FinalScore(const Position& position) const override {
    Score score = game().FinalScore(position);
    if (flaw == Flaw::kFirstSideFavoured) ++score.points[0];
    return score;
  }
  uint32_t PlayerTurn(const Position& position) const override {
    const uint32_t turn = game().PlayerTurn(position);
    if (flaw == Flaw::kTurnsComeAgain) return turn % 3;
    if (flaw == Flaw::kTurnsDependOnTheWay) return ++turns_;
    return turn;
  }
  std::string TurnTitle(const Position& position) const override {
    if (flaw == Flaw::kNoTitle) return "";
    if (flaw == Flaw::kTitleChanges) return std::to_string(++turns_);
    return game().TurnTitle(position);
  }
  bool SameOutcome(const Position& position, const Faces& a,
                   const Faces& b) const override {
    return flaw == Flaw::kOutcomesMixed || game().SameOutcome(position, a, b);
  }
  uint64_t Hash(const Position& position) const override {
    return flaw == Flaw::kHashForgets ? ++calls_ : game().Hash(position);
  }
  Verdict Check(const Position& position, const Order& order) const override {
    Order checked = order;
    if (flaw == Flaw::kTakesAnyField) checked.via = {};
    if (flaw == Flaw::kCheckChangesThePosition) {
      // Law-abiding code cannot; a cache in the position would.
      const_cast<std::byte*>(position.bytes())[15] ^= std::byte{1};
    }
    return game().Check(position, checked);
  }
  std::string Say(const Refusal& refusal) const override {
    return flaw == Flaw::kSilentRefusal ? "" : game().Say(refusal);
  }
  void Propose(const Position& position,
               std::vector<Order>& orders) const override {
    if (flaw == Flaw::kNothingProposed) return;
    game().Propose(position, orders);
    if (flaw == Flaw::kProposedTwice) orders.push_back(orders.front());
    if (flaw == Flaw::kProposesTheRefused) orders.push_back({.verb = 99});
    if (flaw == Flaw::kSecretDecides) {
      Position view(layout());
      See(position, Awaits(position).side, view);
      if (view == position) orders.pop_back();
    }
  }
  Order ProposeOne(const Position& position, Chooser& chooser) const override {
    if (flaw == Flaw::kDrawsTheRefused) return {.verb = 99};
    Order order = game().ProposeOne(position, chooser);
    if (flaw == Flaw::kNeverDrawsAVerb) {
      std::vector<Order> orders;
      game().Propose(position, orders);
      order = orders.back();
    }
    return order;
  }
  void Play(Position& position, const Order& order,
            Listener* listener) const override {
    const Position before = position;
    game().Play(position, order, listener);
    if (flaw == Flaw::kListenerMatters && listener == nullptr) {
      position.As<std::array<uint8_t, 16>>()[15] ^= 1;
    }
    if (flaw == Flaw::kNeverEnds) position = before;
  }
  void Resolve(Position& position, const Faces& faces,
               Listener* listener) const override {
    game().Resolve(position, faces,
                   flaw == Flaw::kTellsNothing ? nullptr : listener);
  }
  bool ThrownAgain(const Position& position,
                   const Faces& faces) const override {
    return flaw != Flaw::kForgetsTies && game().ThrownAgain(position, faces);
  }
  void Describe(const Position& position, Roll& roll) const override {
    game().Describe(position, roll);
    if (flaw == Flaw::kWeightTooLarge) ++roll.outcomes.back().weight;
    if (flaw == Flaw::kWrongSample) {
      roll.outcomes.back().sample = roll.outcomes.front().sample;
    }
    if (flaw == Flaw::kClassesMixed) {
      std::swap(roll.outcomes.front().weight, roll.outcomes.back().weight);
    }
  }
  void See(const Position& position, Side side, Position& view) const override {
    game().See(position, side, view);
    if (flaw == Flaw::kViewForgets) game().Start(view);
  }
  bool IsToldTo(Side side, const Position& before,
                const Position& after) const override {
    return flaw == Flaw::kTellsASecret || game().IsToldTo(side, before, after);
  }
  std::string Say(const Position& position, const Order& order) const override {
    // Of all that is there, what is hidden included.
    return game().Say(position, order) +
           (flaw == Flaw::kTellsASecret ? std::to_string(Hash(position)) : "");
  }
  Picture Draw(const Position& position) const override {
    Picture picture = game().Draw(position);
    if (flaw == Flaw::kDrawnInsideOut) {
      std::swap(picture.bodies[0].outline[0], picture.bodies[0].outline[2]);
    }
    if (flaw == Flaw::kNoKindOfBody) picture.bodies[0].symbol = Symbol::kUnsaid;
    return picture;
  }
  std::vector<EntityId> ShareNames(const Position& position,
                                   const Order& order) const override {
    if (flaw == Flaw::kSharesOfEverything) return {order.subject};
    return game().ShareNames(position, order);
  }
  std::vector<Waypoint> WayOf(const Position& position,
                              const Order& order) const override {
    std::vector<Waypoint> way = game().WayOf(position, order);
    const Body body = game().Draw(position).bodies[0];
    if (flaw == Flaw::kWayOfNobody) way = {{{}, body.outline, ""}};
    if (flaw == Flaw::kWayBeginsElsewhere) way.front().pose = {};
    return way;
  }
  std::vector<Zone> ZonesOf(const Position& position,
                            EntityId id) const override {
    if (flaw != Flaw::kZoneInsideOut) return game().ZonesOf(position, id);
    std::vector<Point> outline = game().Draw(position).bodies[0].outline;
    std::swap(outline[0], outline[2]);
    return {{"zone", outline}};
  }
  std::optional<Measure> MeasureBetween(const Position& position, EntityId a,
                                        EntityId b) const override {
    std::optional<Measure> measure = game().MeasureBetween(position, a, b);
    if (flaw == Flaw::kFartherThereThanBack && measure && a < b) {
      measure->length = measure->length + Ticks(1);
    }
    return measure;
  }
  std::optional<Price> PriceOf(const Position& position,
                               const Order& order) const override {
    std::optional<Price> price = game().PriceOf(position, order);
    if (flaw == Flaw::kPriceBeyondThePurse && !price)
      price = {9, "powder", 1, ""};
    if (flaw == Flaw::kNeverEnds) price.reset();
    return price;
  }
  ScenarioDocument Write(const Position& position) const override {
    ScenarioDocument document = game().Write(position);
    if (flaw == Flaw::kDocumentForgets) {
      std::erase_if(document.entries,
                    [](const Entry& e) { return e.type == "process"; });
    }
    return document;
  }

 private:
  mutable uint64_t calls_ = 0;
  mutable uint32_t turns_ = 0;
};

// The dice duel knows no ways.
bool IsOfWays(Flaw broken) { return broken == Flaw::kWayBeginsElsewhere; }

Built BuildFlawed(const ScenarioDocument& document) {
  Built built = (IsOfWays(flaw) ? Breakthrough() : DiceDuel()).build(document);
  if (auto* game = std::get_if<std::unique_ptr<const Game>>(&built)) {
    return std::make_unique<const FlawedGame>(std::move(*game));
  }
  return built;
}

// What the suite says of a game with this flaw: all failures, one a line.
std::string Failures(Flaw broken) {
  flaw = broken;
  const Ruleset& sound = IsOfWays(broken) ? Breakthrough() : DiceDuel();
  const Ruleset ruleset = {sound.name, "flawed", sound.vocabulary,
                           &BuildFlawed};
  const ScenarioDocument start = IsOfWays(broken)
                                     ? BreakthroughStart()
                                     : DiceDuelStart(4, 4, 14, Fog::kOn);
  testing::TestPartResultArray results;
  {
    testing::ScopedFakeTestPartResultReporter reporter(
        testing::ScopedFakeTestPartResultReporter::
            INTERCEPT_ONLY_CURRENT_THREAD,
        &results);
    RunContract(ruleset, start,
                {.games = 3,
                 .most_steps = 300,
                 .thorough_every = 2,
                 .mirror = IsOfWays(broken) ? std::optional<Mirror>()
                                            : Mirror{.games = 3}});
  }
  flaw = Flaw::kNone;
  std::string failures;
  for (int i = 0; i < results.size(); ++i) {
    failures += results.GetTestPartResult(i).message();
    failures += "\n";
  }
  return failures;
}

TEST(ContractTeeth, ASoundGamePasses) { EXPECT_EQ(Failures(Flaw::kNone), ""); }

TEST(ContractTeeth, EveryFlawIsCaught) {
  const std::vector<std::pair<Flaw, std::string>> cases = {
      {Flaw::kNothingProposed, "no order is proposed"},
      {Flaw::kProposedTwice, "proposed twice"},
      {Flaw::kProposesTheRefused, "a proposal is refused"},
      {Flaw::kDrawsTheRefused, "verb #99"},
      {Flaw::kNeverDrawsAVerb, "never draws it"},
      {Flaw::kTakesAnyField, "sets a field its verb does not take"},
      {Flaw::kSilentRefusal, "game.Say(verdict.refusal())"},
      {Flaw::kCheckChangesThePosition, "changed the position"},
      {Flaw::kTellsNothing, "nothing was told"},
      {Flaw::kHashForgets, "game.Hash(position)"},
      {Flaw::kWeightTooLarge, "roll.dice.faces()"},
      {Flaw::kWrongSample, "as often as they say"},
      {Flaw::kClassesMixed, "as often as they say"},
      {Flaw::kForgetsTies, "roll.again"},
      {Flaw::kListenerMatters, "leads elsewhere"},
      {Flaw::kDocumentForgets, "after its document was read"},
      {Flaw::kViewForgets, "as Red sees it"},
      {Flaw::kTurnsComeAgain, "a player-turn comes again"},
      {Flaw::kTurnsDependOnTheWay, "game.PlayerTurn(position)"},
      {Flaw::kSecretDecides, "proposals depend on what is hidden"},
      {Flaw::kTellsASecret, "what is told depends on what is hidden"},
      {Flaw::kDrawnInsideOut, "drawn inside out"},
      {Flaw::kNoKindOfBody, "nobody can draw it"},
      {Flaw::kNoTitle, "a player-turn without a title"},
      {Flaw::kTitleChanges, "do not change together"},
      {Flaw::kOutcomesMixed, "so many faces are told as"},
      {Flaw::kFirstSideFavoured, "the mirror image"},
      {Flaw::kNeverEnds, "the game does not end"},
      {Flaw::kWayOfNobody, "the way of nobody"},
      {Flaw::kWayBeginsElsewhere, "the way begins elsewhere"},
      {Flaw::kZoneInsideOut, "an outline inside out"},
      {Flaw::kFartherThereThanBack, "farther there than back"},
      {Flaw::kPriceBeyondThePurse, "a price beyond the purse"},
      {Flaw::kSharesOfEverything, "shares of what is not split"},
  };
  for (const auto& [broken, words] : cases) {
    EXPECT_PRED_FORMAT2(testing::IsSubstring, words.c_str(),
                        Failures(broken).c_str());
  }
}

}  // namespace
}  // namespace berthier
