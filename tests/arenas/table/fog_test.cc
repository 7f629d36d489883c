// What the page is sent while a ruleset hides something: nothing that tells it.
//
// A battle of La Grande Armée in fog is played through the service whose
// replies and changes are all that a server sends. It is played again with the
// same orders and dice by armies that differ in what is hidden from the French
// alone: every byte sent to them is the same, until the difference is shown.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "agents/doctrines.h"
#include "agents/random_source.h"
#include "arenas/match/replay.h"
#include "arenas/table/house.h"
#include "arenas/table/views.h"
#include "arenas/telling/narrator.h"
#include "engine/rulesets/la_grande_armee/la_grande_armee_view.h"
#include "proto/position_codec.h"
#include "tests/arenas/table/house_fixture.h"
#include "tests/arenas/table/table_games.h"

namespace berthier {
namespace {

using la_grande_armee::CorpsId;
using la_grande_armee::Phase;
using la_grande_armee::PositionView;
using la_grande_armee::State;
using la_grande_armee::TileId;
using la_grande_armee::TileStatus;
using la_grande_armee::Verb;
using nlohmann::json;

constexpr char kScenario[] = "high_road";

// Two armies of which nobody knows what corps they have (known_oob,
// LGA-FOG-35): of the Allies' B and C one is there; C is smaller.
std::string NobodyKnows(char absent) {
  std::string text = R"(
    ruleset: "la_grande_armee" name: "Nobody knows"
    table { width: 60 depth: 40 }
    option { key: "fog" value: "encounter" }
    option { key: "known_oob" value: "false" }
    option { key: "bound_limit" value: "8" }
    leader { id: "Lannes" side: "French" is: "army commander"
             number { key: "ability" value: 4 } }
    leader { id: "Bagration" side: "Allied" is: "army commander"
             number { key: "ability" value: 4 } }
    terrain { id: "crossroads" is: "objective" x: 30 y: 20
              number { key: "value" value: 20 } }
)";
  for (const char corps : {'P', 'Q', 'A', 'B', 'C'}) {
    const std::string name(1, corps);
    const std::string side = corps >= 'P' ? "French" : "Allied";
    const std::string of = "side: \"" + side + "\" of: \"" + name + "\" ";
    const auto unit = [&](const char* what, int troops) {
      text += "unit { id: \"" + name + " " + what + "\" " + of + "is: \"" +
              what +
              "\" number { key: \"troops\" value: " + std::to_string(troops) +
              " } }\n";
    };
    text += "formation { id: \"" + name + "\" side: \"" + side +
            "\" is: \"corps\"" + (corps == absent ? " is: \"possible\"" : "") +
            " }\n" + "leader { id: \"" + name + " general\" " + of +
            "is: \"corps commander\" number { key: \"ability\" value: 3 } }\n";
    unit("infantry", corps == 'C' ? 4 : 8);
    unit("heavy cavalry", corps == 'C' ? 3 : 5);
    if (corps == 'P' || corps == 'A') unit("light cavalry", 4);
  }
  return text;
}

constexpr uint64_t kSeed = 5;
// The one who looks, and the one whose secrets are kept.
constexpr Side kLooks = Side::kFirst, kHides = Side::kSecond;

bool Is(const Order& order, Verb verb) {
  return order.verb == static_cast<uint8_t>(verb);
}

// A game between two friends at one page, and the same game beside it, which
// the test may look into.
class Battle {
 public:
  // Of kScenario; or of that text.
  explicit Battle(const std::string& text = "") : truth_(Begin(text)) {
    json asked = {{"seats", {{{"who", "you"}}, {{"who", "friend"}}}},
                  {"seed", kSeed}};
    asked[text.empty() ? "scenario" : "text"] = text.empty() ? kScenario : text;
    game_ = json::parse(house_.Ask("new", asked.dump()).body).at("game");
  }

  const TableSession& truth() const { return *truth_; }
  const std::vector<std::string>& heard() const { return heard_; }
  Side side() const { return truth_->game().Awaits(truth_->now()).side; }
  PositionView view() const {
    return la_grande_armee::ViewOf(truth_->game(), truth_->now());
  }
  bool IsOver() const { return truth_->IsOver(); }

  void Ask(const std::string& request, const json& body) {
    Ask(request + " " + body.dump(), request, body);
  }
  void Give(const Order& order) {
    const json body = {{"at", truth_->steps()},
                       {"order", OrderOf(*truth_, order)}};
    // What the other asks is his own.
    const std::string asked =
        side() == kLooks ? "order " + body.dump() : "order";
    ASSERT_TRUE(truth_->Give(order, nullptr).ok());
    Ask(asked, "order", body);
  }
  // Everything that can be asked, by somebody who is curious.
  void AskEverything();
  // Undoes the last step, if that may be, and orders the same again.
  void TakeBackAndRepeat();

 private:
  // What is told goes to whoever looks afterwards.
  void Ask(const std::string& asked, const std::string& request, json body) {
    body["game"] = game_;
    const Reply reply = house_.Ask(request, body.dump());
    Note(asked, std::to_string(reply.status) + " " + reply.body);
    for (const Change& change : house_.ChangesSince(change_)) {
      change_ = change.number;
      Note("change", change.data);
    }
  }
  static std::unique_ptr<TableSession> Begin(const std::string& text) {
    TableSetup setup;
    if (text.empty()) {
      setup.loaded = LoadGame(kScenario, AllGames()).value();
    } else {
      setup.loaded.written = ReadPosition({"text", text}, Form::kText).value();
      setup.loaded.game =
          BuildGame(setup.loaded.written.document, "text", AllGames()).value();
    }
    setup.seats = TwoFriends();
    setup.seed = kSeed;
    return TableSession::Begin(std::move(setup), AllGames());
  }
  void Note(const std::string& asked, const std::string& told) {
    if (EyesOf(*truth_) == kLooks) heard_.push_back(asked + ": " + told);
  }

  MemoryKeeper keeper_;
  House house_{AllGames(), keeper_};
  std::string game_;
  std::unique_ptr<TableSession> truth_;
  uint64_t change_ = 0;
  std::vector<std::string> heard_;
};

void Battle::TakeBackAndRepeat() {
  const int at = truth_->steps();
  const bool goes = truth_->WhyNoUndo().empty();
  Ask("undo", {{"at", at}});
  if (!goes) return;
  const wire::GameStep& last = *truth_->record().step().rbegin();
  const Order order = truth_->codec().Decode(last.order()).value();
  Ask("order", {{"at", at - 1}, {"order", OrderOf(*truth_, order)}});
}

void Battle::AskEverything() {
  const int at = truth_->steps();
  const Game& game = truth_->game();
  Ask("house", json::object());
  // The set-up of both, as it looks afterwards.
  for (int moment = 0; moment <= std::min(at, 20); ++moment) {
    Ask("state", {{"at", moment}});
  }
  for (const int moment : {0, at / 2, at}) {
    Ask("state", {{"at", moment}});
    for (const EntityInfo& entity : game.entities()) {
      Ask("card", {{"id", entity.name}, {"at", moment}});
    }
  }
  Ask("story", {{"from", 0}});
  for (const char* request : {"luck", "check", "allot", "review", "fork"}) {
    Ask(request, json::object());
  }
  for (int step = std::max(1, at - 20); step <= at; ++step) {
    Ask("why", {{"step", step}});
  }
  std::vector<Order> orders;
  Position seen(game.layout());
  game.See(truth_->now(), kLooks, seen);
  game.Propose(seen, orders);
  for (const size_t i : {size_t{0}, orders.size() / 2, orders.size() - 1}) {
    const json order = OrderOf(*truth_, orders[i]);
    for (const char* request : {"draft", "snap", "odds"}) {
      Ask(request, {{"order", order}});
    }
    Ask("targets",
        {{"subject", order.value("subject", "")}, {"verb", order.at("verb")}});
    Ask("reach",
        {{"subject", order.value("subject", "")}, {"verb", order.at("verb")}});
  }
  for (const char* tile : {"Allied tile 1", "Allied tile 4"}) {
    Ask("measure", {{"a", "French tile 1"}, {"b", tile}});
    for (const char* verb : {"declare", "move tile", "hold tile"}) {
      Ask("draft", {{"order", {{"verb", verb}, {"subject", tile}}}});
      Ask("order",
          {{"at", at}, {"order", {{"verb", verb}, {"subject", tile}}}});
    }
    Ask("phrase", {{"text", std::string("declare ") + tile}});
    Ask("correct", {{"at", at}, {"id", tile}, {"x", 5}, {"y", 5}});
  }
  TakeBackAndRepeat();
  Note("log", house_.LogOf(game_) ? "told" : "refused");
  for (const char* what : {"review", "allocation"}) {
    Note(what, house_.PageAbout(game_, what) ? "told" : "refused");
  }
}

// A whole game by the doctrine of both sides, and when each of the Allies'
// tiles was shown.
struct Played {
  std::vector<Order> orders;
  std::vector<std::string> heard;
  std::vector<size_t> shown;  // by tile of the Allies: at which order
  std::vector<CorpsId> contents;
};

// Asks everything before every so manieth order.
constexpr size_t kBetween = 250;

// Up to the order of that number at most.
Played Play(size_t most, const std::string& text = "",
            size_t between = kBetween) {
  Battle battle(text);
  Played played;
  const auto& tiles = battle.view().scenario.side(kHides).tiles;
  played.shown.assign(tiles.size(), ~size_t{0});
  played.contents.assign(tiles.size(), CorpsId::kNone);
  const std::unique_ptr<Doctrine> doctrine = DoctrineFor(battle.truth().game());
  RandomSource source(kSeed);
  Position view(battle.truth().game().layout());
  while (!battle.IsOver() && played.orders.size() < most &&
         !testing::Test::HasFatalFailure()) {
    if (played.orders.size() % between == 0) battle.AskEverything();
    battle.Ask("state", json::object());
    battle.truth().game().See(battle.truth().now(), battle.side(), view);
    played.orders.push_back(
        doctrine->Choose(battle.truth().game(), view, source));
    for (size_t i = 0; i < tiles.size(); ++i) {
      const CorpsId content = battle.view().state.tile(tiles[i]).content;
      if (IsSome(content)) played.contents[i] = content;
    }
    battle.Give(played.orders.back());
    for (size_t i = 0; i < tiles.size(); ++i) {
      if (battle.view().state.tile(tiles[i]).status == TileStatus::kRemoved) {
        played.shown[i] = std::min(played.shown[i], played.orders.size() - 1);
      }
    }
  }
  played.heard = battle.heard();
  return played;
}

// Plays the same orders, but for what `other` makes of them, up to the one of
// that number; what was heard is to be the same.
template <typename Other>
void ExpectTheSame(const Played& played, size_t last, Other&& other,
                   const std::string& text = "", size_t between = kBetween) {
  Battle battle(text);
  for (size_t i = 0; i < last && !testing::Test::HasFatalFailure(); ++i) {
    if (i % between == 0) battle.AskEverything();
    battle.Ask("state", json::object());
    battle.Give(other(battle, played.orders[i]));
  }
  ASSERT_LE(battle.heard().size(), played.heard.size());
  for (size_t i = 0; i < battle.heard().size(); ++i) {
    const std::string& a = played.heard[i];
    const std::string& b = battle.heard()[i];
    if (a == b) continue;
    const size_t at = static_cast<size_t>(
        std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first -
        a.begin());
    const size_t from = at < 80 ? 0 : at - 80;
    FAIL() << "reply " << i << " of " << battle.heard().size() << ", "
           << a.substr(0, 80) << ": ..." << a.substr(from, 200)
           << "... is not ..." << b.substr(from, 200) << "...";
  }
}

TEST(TableFog, WhatIsSentDoesNotDependOnWhatIsHidden) {
  const Played played = Play(~size_t{0});
  ASSERT_FALSE(HasFatalFailure());
  const size_t tiles = played.shown.size();
  ASSERT_EQ(tiles, 6u);
  // Of the pairs of tiles that can be told from each other, the one that is
  // hidden longest.
  std::pair<size_t, size_t> pair;
  size_t last = 0;
  for (size_t i = 0; i < tiles; ++i) {
    for (size_t k = 0; k < i; ++k) {
      const size_t until =
          std::min({played.shown[i], played.shown[k], played.orders.size()});
      if (played.contents[i] == played.contents[k] || until <= last) continue;
      last = until;
      pair = {i, k};
    }
  }
  ASSERT_GT(last, 100u) << "they were shown at once";
  ExpectTheSame(played, last, [&](const Battle& battle, Order order) {
    const auto& names = battle.view().scenario;
    const auto& of = names.side(kHides).tiles;
    const EntityId a = names.Entity(of[pair.first]);
    const EntityId b = names.Entity(of[pair.second]);
    if (!Is(order, Verb::kLay)) return order;
    if (order.subject == a || order.subject == b) {
      order.subject = order.subject == a ? b : a;
    }
    return order;
  });
}

// Own orders are taken back in fog, but for those that have shown something,
// and not when somebody else is to order.
TEST(TableFog, OrdersThatShowNothingAreTakenBack) {
  const Played played = Play(400, "", ~size_t{0});
  ASSERT_FALSE(HasFatalFailure());
  Battle battle;
  const Game& game = battle.truth().game();
  const auto& tiles = battle.view().scenario.side(kHides).tiles;
  int taken_back = 0, showing = 0;
  for (const Order& order : played.orders) {
    const Side side = battle.side();
    const auto hidden = [&] {
      return std::count_if(tiles.begin(), tiles.end(), [&](TileId t) {
        return battle.view().state.tile(t).status != TileStatus::kRemoved;
      });
    };
    const auto before = hidden();
    const int steps = battle.truth().steps();
    battle.Give(order);
    if (side != kLooks || battle.IsOver() ||
        battle.truth().steps() != steps + 1) {
      continue;  // dice were thrown, or it is not theirs
    }
    const std::string why = battle.truth().WhyNoUndo();
    if (battle.side() != side) {
      EXPECT_THAT(why, testing::HasSubstr("is to move"));
    } else if (hidden() != before) {
      ++showing;
      EXPECT_THAT(why, testing::HasSubstr("has been seen"))
          << game.Say(battle.truth().At(steps), order);
    } else if (why.empty()) {
      ++taken_back;
    }
  }
  EXPECT_GT(taken_back, 50);
  EXPECT_GT(showing, 0);
}

// Before tiles lie on the table a card says what its side has laid behind one,
// and who is asked which side begins need not look for a unit called "French".
TEST(TableFog, OwnTilesSayWhatIsBehindThem) {
  const Played played = Play(40, "", ~size_t{0});
  ASSERT_FALSE(HasFatalFailure());
  Battle battle;
  bool picked = false, named = false;
  for (const Order& order : played.orders) {
    const TableSession& truth = battle.truth();
    const Side side = battle.side();
    Position seen(truth.game().layout());
    truth.game().See(truth.now(), side, seen);
    if (Is(order, Verb::kNameSide)) {
      named = true;
      const json state = StateOf(truth, {.eyes = side, .at = truth.steps()});
      EXPECT_TRUE(state.at("idle").empty()) << state.at("idle");
      EXPECT_EQ(state.at("choices").size(), 2u);
    }
    if (Is(order, Verb::kPick)) {
      picked = true;
      int told = 0;
      const PositionView view = battle.view();
      for (const Side of : {Side::kFirst, Side::kSecond}) {
        for (const TileId t : view.scenario.side(of).tiles) {
          const CorpsId corps = view.state.tile(t).content;
          const json card =
              CardOf(truth, seen, view.scenario.Entity(t), /*may_order=*/true);
          const bool says =
              IsSome(corps) &&
              view.state.tile(t).status == TileStatus::kUndeployed &&
              of == side;
          const std::string lines = card.at("lines").dump();
          EXPECT_EQ(lines.find("corps: ") != std::string::npos, says) << lines;
          if (!says) continue;
          ++told;
          EXPECT_NE(lines.find(view.scenario.corps_data(corps).name),
                    std::string::npos);
        }
      }
      EXPECT_LE(told, 3);
    }
    battle.Give(order);
  }
  EXPECT_TRUE(picked && named);
}

// The record of a game up to a step, as `berthier replay --as=French` tells it.
std::string TaleOf(const Battle& battle) {
  std::ostringstream out;
  {
    Narrator narrator(battle.truth().game(), out, {.eyes = kLooks});
    const std::optional<Divergence> divergence =
        Replay(battle.truth().record(), battle.truth().game(), kInches,
               AllGames(), {&narrator, &narrator});
    EXPECT_FALSE(divergence) << divergence->what;
  }
  return out.str();
}

// Which of the possible corps an army has (LGA-FOG-35), until it is shown.
TEST(TableFog, WhichForcesThereAreIsSecret) {
  constexpr size_t kOften = 12;
  const std::string with_b = NobodyKnows('C'), with_c = NobodyKnows('B');
  const Played played = Play(~size_t{0}, with_b, kOften);
  ASSERT_FALSE(HasFatalFailure());
  const Battle begins(with_b);
  const auto& names = begins.view().scenario;
  const auto corps = [&](const char* name) {
    for (const CorpsId c : names.side(kHides).corps) {
      if (names.corps_data(c).name == name) return c;
    }
    return CorpsId::kNone;
  };
  const EntityId b = names.Entity(corps("B")), c = names.Entity(corps("C"));
  size_t last = 0;
  for (size_t i = 0; i < played.shown.size(); ++i) {
    if (played.contents[i] == corps("B")) {
      last = std::min(played.shown[i], played.orders.size());
    }
  }
  ASSERT_GT(last, 30u) << "it was shown at once";
  const auto other = [&](const Battle&, Order order) {
    if (Is(order, Verb::kLay) && order.object == b) order.object = c;
    return order;
  };
  ExpectTheSame(played, last, other, with_c, kOften);
  // Nor does a record that is told to them tell it.
  Battle one(with_b), two(with_c);
  for (size_t i = 0; i < last; ++i) {
    one.Give(played.orders[i]);
    two.Give(other(two, played.orders[i]));
  }
  const std::string told = TaleOf(one);
  EXPECT_GT(told.size(), 1000u);
  EXPECT_EQ(told, TaleOf(two));
}

// Who scouts, and where everybody is, while the set-up is secret.
TEST(TableFog, TheSetUpIsSecret) {
  const Played played = Play(20);
  ASSERT_FALSE(HasFatalFailure());
  size_t last = 0;
  while (!Is(played.orders[last], Verb::kPick) &&
         !Is(played.orders[last], Verb::kNameSide)) {
    ++last;
  }
  ExpectTheSame(played, last, [](const Battle& battle, Order order) {
    if (battle.side() != kHides) return order;
    if (Is(order, Verb::kDetach) || Is(order, Verb::kStay)) {
      order.verb = static_cast<uint8_t>(
          Is(order, Verb::kDetach) ? Verb::kStay : Verb::kDetach);
    }
    if (Is(order, Verb::kLay)) {
      std::vector<Order> others;
      battle.truth().game().Propose(battle.truth().now(), others);
      order = others.back();
    }
    return order;
  });
}

// What an opponent thinks is his own while the game lasts.
TEST_F(HouseTest, TheOpponentKeepsHisThoughtsInFog) {
  const std::string game = New(kScenario, "doctrine");
  // By the adviser's hints, until units act.
  for (int i = 0; i < 150; ++i) {
    DoErrands();
    const json asked = {{"game", game}, {"press", 2}, {"level", "doctrine"}};
    Ask("hint", asked);
    DoErrands();
    const json hint = Get("hint", asked);
    const json state = Get("state", {{"game", game}});
    ASSERT_EQ(state.at("eyes"), 0);
    Get("order", {{"game", game},
                  {"at", state.at("steps")},
                  {"order", hint.at("order")}});
  }
  int orders = 0;
  const json story = Get("story", {{"game", game}, {"from", 0}});
  for (const json& told : story.at("story")) {
    if (told.at("kind") != "order" || told.at("side") != 1) continue;
    ++orders;
    EXPECT_EQ(told.at("intent"), "");
    Ask("why", {{"game", game}, {"step", told.at("step")}});
    EXPECT_EQ(status_, 409);
  }
  EXPECT_GT(orders, 20);
  for (const char* request : {"review", "fork"}) {
    Ask(request, {{"game", game}, {"begin", true}});
    EXPECT_EQ(status_, 409) << request;
  }
  EXPECT_FALSE(house_.LogOf(game));
  // When it is over, they are told.
  const json state = Get("state", {{"game", game}});
  Get("resign", {{"game", game}, {"at", state.at("steps")}});
  bool told = false;
  const json all = Get("story", {{"game", game}, {"from", 0}});
  for (const json& one : all.at("story")) {
    told = told || (one.at("kind") == "order" && one.at("side") == 1 &&
                    one.at("intent") != "");
  }
  EXPECT_TRUE(told);
}

}  // namespace
}  // namespace berthier
