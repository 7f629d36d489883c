// The fog of war: the secret set-up, what a side sees, and positions drawn from
// that (LGA-FOG, LGA-SCO).
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <vector>

#include "agents/random_source.h"
#include "engine/rulesets/la_grande_armee/board/changes.h"
#include "engine/rulesets/la_grande_armee/command/leaders.h"
#include "tests/engine/rulesets/la_grande_armee/table.h"

namespace berthier::la_grande_armee {
namespace {

constexpr char kFrench[] = "French";
constexpr char kAllied[] = "Allied";

class Lots final : public Chooser {
 public:
  explicit Lots(uint64_t seed) : source_(seed) {}
  uint32_t Below(uint32_t n) override { return source_.Below(n); }

 private:
  RandomSource source_;
};

// French corps P and Q, Allied corps Y, nowhere yet; a division and light
// cavalry each.
Table Armies(const std::string& fog) {
  Table t("");
  t.Option("fog", fog);
  const auto corps = [&](const std::string& name, const char* side) {
    t.Corps(name, side);
    Entry& leader = t.PutLeader(name + " general", side, {"corps commander"});
    leader.of = name;
    leader.numbers = {{"ability", 3}};
    t.Unit(name + " foot", side, {"infantry"}, 8, 1, 0, 0, 0);
    t.Unit(name + " horse", side, {"light cavalry"}, 4, 1, 0, 0, 0);
  };
  corps("P", kFrench);
  corps("Q", kFrench);
  corps("Y", kAllied);
  t.PutLeader("Napoleon", kFrench, {"army commander"}).numbers = {
      {"ability", 5}};
  t.PutLeader("Blücher", kAllied, {"army commander"}).numbers = {
      {"ability", 4}};
  for (Entry& e : t.document().entries) {
    if (e.type != "unit") continue;
    e.place.reset();
    e.heading.reset();
    e.numbers.pop_back();  // files
  }
  return t;
}

// P behind tile 1, Q behind tile 3, no scouts; Napoleon with P.
void LayFrench(Table& t) {
  t.Play("stay", "P horse");
  t.Play("stay", "Q horse");
  t.Play("lay", "French tile 1", "P");
  t.Play("lay", "French tile 3", "Q");
  t.Play("with tile", "Napoleon", "French tile 1");
}

// What a world has behind the French tiles: "P-Q-".
std::string WorldOf(const Table& t, const Position& position) {
  std::string world;
  const State& s = position.As<State>();
  for (const TileId tile : t.view().scenario.sides[0].tiles) {
    const CorpsId c = s.tile(tile).content;
    world += IsSome(c) ? t.view().scenario.corps_data(c).name : "-";
  }
  return world;
}
// All the worlds that the Allies may believe in, and how often each is drawn.
std::map<std::string, int> Worlds(const Table& t, int draws) {
  Position view = t.position();
  t.game().See(t.position(), Side::kSecond, view);
  Position sample = view, again = view;
  Lots lots(7);
  std::map<std::string, int> worlds;
  for (int i = 0; i < draws; ++i) {
    t.game().Sample(view, Side::kSecond, lots, sample);
    ++worlds[WorldOf(t, sample)];
    t.game().See(sample, Side::kSecond, again);
    EXPECT_EQ(t.game().Hash(again), t.game().Hash(view));
    if (t.view().state.phase == Phase::kFogSetup) continue;
    // LGA-FOG-05: he is with a corps.
    const TileId with = sample.As<State>().leader(t.LeaderOf("Napoleon")).tile;
    EXPECT_TRUE(IsSome(with));
    EXPECT_TRUE(IsSome(sample.As<State>().tile(with).content));
  }
  return worlds;
}

// LGA-FOG-01, LGA-FOG-02, LGA-FOG-03, LGA-FOG-04: a tile and a dummy a corps;
// none for one that is shown.
TEST(Fog, CorpsBeginBehindTiles) {
  Table t = Armies("encounter");
  t.Begin();
  EXPECT_EQ(t.view().scenario.sides[0].tiles.size(), 4u);
  EXPECT_EQ(t.view().scenario.sides[1].tiles.size(), 2u);
  EXPECT_FALSE(t.UnitState("P foot").on_table());

  Table shown = Armies("defensive");
  shown.Find("Y").is.emplace_back("revealed");
  shown.Find("Y general").place = At(30, 40);
  shown.Find("Blücher").place = At(30, 44);
  shown.Find("Y foot").place = At(20, 36);
  shown.Find("Y horse").place = At(40, 36);
  shown.Begin();
  EXPECT_EQ(shown.view().scenario.sides[1].tiles.size(), 0u);
  EXPECT_TRUE(shown.UnitState("Y foot").on_table());
}

// LGA-D26, LGA-SCO-01, LGA-FOG-05
TEST(Fog, TheSecretSetUp) {
  Table t = Armies("encounter");
  t.Begin();
  EXPECT_EQ(t.Refusal(t.Said("detach", "P foot")), "no scout");
  EXPECT_EQ(t.Refusal(t.Said("detach", "Y horse")), "not yours");
  EXPECT_EQ(t.Refusal(t.Said("detach", "Q horse")), "not asked");
  EXPECT_FALSE(t.Legal(t.Said("no more")));
  t.Play("stay", "P horse");
  t.Play("detach", "Q horse");
  EXPECT_EQ(t.Refusal(t.Said("lay", "French tile 1", "Y")), "no such object");
  EXPECT_EQ(t.Refusal(t.Said("lay", "French tile 1", "Q")), "not asked");
  EXPECT_EQ(t.Refusal(t.Said("lay", "Allied tile 1", "P")), "not yours");
  t.Play("lay", "French tile 1", "P");
  EXPECT_EQ(t.Refusal(t.Said("lay", "French tile 2", "P")), "has a tile");
  EXPECT_EQ(t.Refusal(t.Said("lay", "French tile 1", "Q")), "laid already");
  EXPECT_FALSE(t.Legal(t.Said("lay dummy", "French tile 2")));
  t.Play("lay", "French tile 4", "Q");
  // The others are dummies. A dummy carries nobody.
  EXPECT_EQ(t.Refusal(t.Said("with tile", "Napoleon", "French tile 2")),
            "is a dummy");
  EXPECT_EQ(t.Refusal(t.To("place", "Napoleon", 30, 6.1, 0)),
            "far from the baseline");
  EXPECT_TRUE(t.Legal(t.To("place", "Napoleon", 30, 6, 0)));
  t.Play("with tile", "Napoleon", "French tile 4");
  EXPECT_EQ(t.view().state.phase, Phase::kFogSetup);
  t.Play("stay", "Y horse");
  t.Play("lay", "Allied tile 1", "Y");
  t.Play(t.To("place", "Blücher", 30, 44, 0));
  EXPECT_EQ(t.Awaited(), "command");
  EXPECT_TRUE(t.UnitState("Q horse").scouting());
}

// LGA-FOG-31: how many orders the set-up takes tells nothing of what they say.
TEST(Fog, TheSetUpTakesAsManyOrdersWhateverIsLaid) {
  std::set<int> numbers;
  for (const uint64_t seed : {1, 2, 3, 4, 5, 6, 7, 8}) {
    Table t = Armies("encounter");
    t.Begin();
    Lots lots(seed);
    int orders = 0;
    while (t.view().state.phase == Phase::kFogSetup) {
      t.game().Play(t.position(), t.game().ProposeOne(t.position(), lots),
                    nullptr);
      ++orders;
    }
    numbers.insert(orders);
  }
  EXPECT_EQ(numbers, std::set<int>{8});
}

// LGA-FOG-31: while tiles are laid, the enemy does not see which.
TEST(Fog, LayingIsSecret) {
  std::set<uint64_t> seen;
  for (const char* tile : {"French tile 1", "French tile 4"}) {
    Table t = Armies("encounter");
    t.Begin();
    t.Play("stay", "P horse");
    t.Play("stay", "Q horse");
    t.Play("lay", tile, "P");
    Position view = t.position();
    t.game().See(t.position(), Side::kSecond, view);
    seen.insert(t.game().Hash(view));
    // P is behind one of the four, Q behind none yet.
    const std::map<std::string, int> worlds = Worlds(t, 200);
    EXPECT_EQ(worlds.size(), 4u);
    EXPECT_TRUE(worlds.contains("--P-"));
  }
  EXPECT_EQ(seen.size(), 1u);
}

// LGA-FOG-04: with dummies=fewer the owner may leave some out.
TEST(Fog, FewerDummies) {
  Table t = Armies("encounter");
  t.Option("dummies", "fewer");
  t.Begin();
  t.Play("stay", "P horse");
  t.Play("stay", "Q horse");
  t.Play("lay", "French tile 1", "P");
  EXPECT_FALSE(t.Legal(t.Said("no more")));
  t.Play("lay", "French tile 2", "Q");
  EXPECT_FALSE(t.Legal(t.Said("lay dummy", "French tile 2")));
  t.Play("lay dummy", "French tile 4");
  t.Play("no more");
  EXPECT_EQ(t.view().state.tiles[2].status, TileStatus::kRemoved);
  EXPECT_EQ(t.view().state.tiles[3].status, TileStatus::kUndeployed);
  t.Play("with tile", "Napoleon", "French tile 1");
  t.Play("stay", "Y horse");
  t.Play("lay", "Allied tile 2", "Y");
  t.Play("no more");
  EXPECT_EQ(t.view().state.tiles[4].status, TileStatus::kRemoved);
  EXPECT_EQ(t.view().state.tiles[5].status, TileStatus::kUndeployed);
}

// LGA-X-52, LGA-FOG-31, LGA-FOG-32, LGA-FOG-33, LGA-FOG-34: twelve worlds, all
// equally likely; six without a dummy; two without P and a dummy.
TEST(Fog, WhatTheEnemyMayBelieve) {
  Table t = Armies("encounter");
  t.Begin();
  LayFrench(t);
  t.Play("stay", "Y horse");
  t.Play("lay", "Allied tile 1", "Y");
  t.Play(t.To("place", "Blücher", 30, 44, 0));
  const std::map<std::string, int> all = Worlds(t, 2400);
  EXPECT_EQ(all.size(), 12u);
  int p_behind_the_first = 0;
  for (const auto& [world, times] : all) {
    EXPECT_NEAR(times, 200, 60) << world;
    if (world[0] == 'P') p_behind_the_first += times;
  }
  EXPECT_NEAR(p_behind_the_first, 600, 100);
  State& s = t.position().As<State>();
  s.tiles[1].status = TileStatus::kRemoved;
  EXPECT_EQ(Worlds(t, 300).size(), 6u);
  s.tiles[0].status = TileStatus::kRemoved;
  s.corps_state(s.tiles[0].content).revealed = 1;
  s.leader(t.LeaderOf("Napoleon")).tile = TileId{2};
  EXPECT_EQ(Worlds(t, 100).size(), 2u);
  // One more reveal ends the uncertainty.
  s.tiles[3].status = TileStatus::kRemoved;
  EXPECT_EQ(Worlds(t, 20).size(), 1u);
}

// LGA-FOG-30, LGA-FOG-31: tiles are seen, what is behind them is not; the own
// side sees all.
TEST(Fog, ASideSeesItsOwn) {
  Table t = Armies("encounter");
  t.Begin();
  LayFrench(t);
  Position french = t.position(), allied = t.position();
  t.game().See(t.position(), Side::kFirst, french);
  t.game().See(t.position(), Side::kSecond, allied);
  EXPECT_EQ(WorldOf(t, french), "P-Q-");
  EXPECT_EQ(WorldOf(t, allied), "----");
  EXPECT_TRUE(IsSome(french.As<State>().leader(t.LeaderOf("Napoleon")).tile));
  EXPECT_FALSE(IsSome(allied.As<State>().leader(t.LeaderOf("Napoleon")).tile));
}

// Nobody knows which corps there are; of the French P, Q and R one, `absent`,
// is not there.
Table SecretArmies(const std::string& absent) {
  Table t = Armies("encounter");
  t.Option("known_oob", "false");
  t.Corps("R", kFrench);
  Entry& leader = t.PutLeader("R general", kFrench, {"corps commander"});
  leader.of = "R";
  leader.numbers = {{"ability", 2}};
  Entry& foot = t.Unit("R foot", kFrench, {"infantry"}, 5, 1, 0, 0, 0);
  foot.of = "R";
  foot.place.reset();
  foot.heading.reset();
  foot.numbers.pop_back();
  t.Find(absent).is.emplace_back("possible");
  t.Begin();
  return t;
}

// LGA-FOG-35: with known_oob=false the enemy reckons with corps that are not
// there.
TEST(Fog, CorpsThatMightBeThere) {
  Table t = SecretArmies("R");
  t.Play("no more");
  t.Play("lay", "French tile 1", "P");
  t.Play("lay", "French tile 3", "Q");
  t.Play("with tile", "Napoleon", "French tile 1");
  std::set<char> seen;
  const std::map<std::string, int> worlds = Worlds(t, 700);
  for (const auto& [world, times] : worlds) {
    seen.insert(world.begin(), world.end());
  }
  EXPECT_EQ(seen, (std::set<char>{'-', 'P', 'Q', 'R'}));
  EXPECT_EQ(worlds.size(), 36u);
  // It does not count, as its own side knows and the enemy does not.
  EXPECT_EQ(InitialBases(t.view(), Side::kFirst), 24);
  Position view = t.position();
  t.game().See(t.position(), Side::kSecond, view);
  EXPECT_EQ(InitialBases(ViewOf(t.game(), view), Side::kFirst),
            (24 + 5) * 2 / 3);
  t.game().See(t.position(), Side::kFirst, view);
  EXPECT_EQ(InitialBases(ViewOf(t.game(), view), Side::kFirst), 24);
}

// LGA-FOG-35: a corps of whom a scout has been seen is there.
TEST(Fog, WhoScoutsIsThere) {
  Table t = SecretArmies("R");
  EXPECT_EQ(t.Refusal(t.Said("detach", "P foot")), "no scout");
  EXPECT_EQ(t.Refusal(t.Said("stay", "P horse")), "not now");
  t.Play("detach", "Q horse");
  t.Play("no more");
  t.Play("lay", "French tile 1", "P");
  t.Play("lay", "French tile 3", "Q");
  t.Play("with tile", "Napoleon", "French tile 1");
  t.Play("no more");
  t.Play("lay", "Allied tile 1", "Y");
  t.Play(t.To("place", "Blücher", 30, 44, 0));
  EXPECT_TRUE(t.UnitState("Q horse").scouting());
  for (const auto& [world, times] : Worlds(t, 300)) {
    EXPECT_NE(world.find('Q'), std::string::npos) << world;
  }
}

// All that a side is told of a position: the words of its view, and the picture
// of it.
std::string ToldTo(const Table& t, Side side) {
  Position view = t.position();
  t.game().See(t.position(), side, view);
  std::string told = t.game().TurnTitle(view) + "; about " +
                     std::to_string(t.game().Awaits(view).about ==
                                    t.view().scenario.Entity(Side::kFirst));
  for (const Entry& e : t.game().Write(view).entries) {
    told += "\n" + e.type + " " + e.id;
    for (const std::string& is : e.is) told += ", " + is;
    for (const auto& [key, value] : e.numbers) {
      told += ", " + key + " " + std::to_string(value);
    }
    for (const auto& [key, value] : e.links) told += ", " + key + " " + value;
  }
  for (const Panel& panel : t.game().Draw(view).panels) {
    for (const std::string& line : panel.lines) told += "\n" + line;
  }
  return told;
}

// LGA-FOG-31, LGA-FOG-35: nothing that the enemy sees or is told depends on
// which of the possible corps are there, from the first question on.
TEST(Fog, WhichCorpsAreThereIsSecret) {
  Table q = SecretArmies("R"), r = SecretArmies("Q");
  EXPECT_NE(ToldTo(q, Side::kFirst), ToldTo(r, Side::kFirst));
  EXPECT_EQ(ToldTo(q, Side::kSecond), ToldTo(r, Side::kSecond));
  const auto play = [&](auto... words) {
    q.Play(words...);
    r.Play(words...);
    EXPECT_EQ(ToldTo(q, Side::kSecond), ToldTo(r, Side::kSecond));
    EXPECT_EQ(q.game().Awaits(q.position()), r.game().Awaits(r.position()));
  };
  play("detach", "P horse");
  play("no more");
  play("lay", "French tile 1", "P");
  q.Play("lay", "French tile 3", "Q");
  r.Play("lay", "French tile 3", "R");
  EXPECT_EQ(ToldTo(q, Side::kSecond), ToldTo(r, Side::kSecond));
  play("with tile", "Napoleon", "French tile 1");
  play("no more");
  play("lay", "Allied tile 1", "Y");
  q.Play(q.To("place", "Blücher", 30, 44, 0));
  r.Play(r.To("place", "Blücher", 30, 44, 0));
  EXPECT_EQ(ToldTo(q, Side::kSecond), ToldTo(r, Side::kSecond));
  EXPECT_EQ(q.Awaited(), "command");
}

// LGA-FOG-36: what may be ordered does not depend on what is hidden.
TEST(Fog, OrdersDependOnWhatIsSeen) {
  Table t = Armies("encounter");
  t.Begin();
  LayFrench(t);
  std::vector<Order> orders, in_view;
  Position view = t.position();
  t.game().See(t.position(), Side::kSecond, view);
  t.game().Propose(t.position(), orders);
  t.game().Propose(view, in_view);
  EXPECT_EQ(orders, in_view);
}

// LGA-FOG-26: hidden, an army commander helps nobody.
TEST(Fog, AHiddenChiefHelpsNobody) {
  Table t("corps");
  t.Option("fog", "encounter");
  t.Corps("P", kFrench).is.emplace_back("hidden");
  t.Leader("general", kFrench, {"corps commander"}, 3, 0, 0).of = "P";
  t.Find("general").place.reset();
  t.Unit("hidden", kFrench, {"infantry"}, 8, 4, 0, 0, 0).place.reset();
  t.Corps("R", kFrench).is.emplace_back("revealed");
  t.Leader("other", kFrench, {"corps commander"}, 3, 30, 8).of = "R";
  t.Unit("F", kFrench, {"infantry"}, 8, 4, 20, 10, 0);
  Entry& chief = t.Leader("Napoleon", kFrench,
                          {"army commander", "behind a tile"}, 5, 20, 8);
  chief.links = {{"tile", "French tile 1"}};
  t.Corps("Y", kAllied).is.emplace_back("revealed");
  t.Leader("Yorck", kAllied, {"corps commander"}, 3, 30, 46).of = "Y";
  t.Leader("Blücher", kAllied, {"army commander"}, 4, 34, 46);
  t.Unit("A", kAllied, {"infantry"}, 8, 4, 30, 40, 180);
  Entry tile = {.type = "marker", .is = {"tile", "on table", "laid"}};
  tile.place = At(20, 8);
  tile.links = {{"tile", "French tile 1"}, {"corps", "P"}};
  t.Put(tile);
  t.Begin();
  EXPECT_FALSE(ArmyNear(t.view(), t.Of("F")));
}

// LGA-SCO-09: a scout that routs is a scout no more.
TEST(Fog, ARoutingScoutScoutsNoMore) {
  Table t("corps");
  t.Option("fog", "encounter");
  t.Corps("R", kFrench).is.emplace_back("revealed");
  t.Leader("general", kFrench, {"corps commander"}, 3, 30, 8).of = "R";
  t.Leader("Napoleon", kFrench, {"army commander"}, 5, 34, 8);
  t.Unit("E", kFrench, {"light cavalry", "scout"}, 4, 2, 20, 10, 0)
      .numbers.emplace_back("markers", 2);
  t.Corps("Y", kAllied).is.emplace_back("revealed");
  t.Leader("Yorck", kAllied, {"corps commander"}, 3, 30, 46).of = "Y";
  t.Leader("Blücher", kAllied, {"army commander"}, 4, 34, 46);
  t.Unit("A", kAllied, {"infantry"}, 8, 4, 30, 40, 180);
  t.Begin();
  const Battle b = {t.view().scenario, t.position().As<State>(), nullptr};
  StartRout(b, t.Of("E"));
  EXPECT_FALSE(t.UnitState("E").scouting());
  EXPECT_EQ(t.UnitState("E").markers, 2);
}

}  // namespace
}  // namespace berthier::la_grande_armee
