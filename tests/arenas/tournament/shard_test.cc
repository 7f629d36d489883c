#include "arenas/tournament/shard.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <string>
#include <vector>

#include "tests/arenas/tournament/tournament_fixture.h"

namespace berthier {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

class ShardTest : public TournamentTest {
 protected:
  ShardTest() {
    Write("t.textproto", RandomAgents(5, "format: ROUND_ROBIN pairs: 2"));
  }
  Said Shard(int number) {
    return Tournament({"shard", At("t.textproto"), "--shards=4",
                       "--shard=" + std::to_string(number)});
  }
  Said Merge() {
    return Tournament({"merge", At("t.textproto"), "--shards=4"});
  }
  std::string ShardName(int number) const {
    return At("t.shard-" + std::to_string(number) + "-of-4");
  }
  std::string Standings(const std::string& ledger) {
    const std::string out = Tournament({"status", At(ledger)}).out;
    return out.substr(0, out.rfind("\n\n"));
  }
};

TEST_F(ShardTest, ShardsAreAllPairsOnce) {
  for (const uint64_t pairs : {1u, 7u, 20u, 1000u}) {
    for (const uint32_t of : {1u, 2u, 3u, 7u}) {
      uint64_t next = 0;
      for (uint32_t number = 1; number <= of; ++number) {
        const wire::Shard shard = ShardOf({0, pairs}, number, of);
        EXPECT_EQ(shard.first(), next);
        next = shard.end();
      }
      EXPECT_EQ(next, pairs);
    }
  }
}

TEST_F(ShardTest, MergedTheyAreTheTournament) {
  ASSERT_EQ(
      Tournament({"run", At("t.textproto"), "--ledger=" + At("whole.ledger")})
          .code,
      0);
  for (const int number : {3, 1, 4, 2}) {
    const Said said = Shard(number);
    EXPECT_EQ(said.code, 0) << said.err;
    EXPECT_THAT(said.out, HasSubstr("10 games"));
    EXPECT_FALSE(fs::exists(ShardName(number) + ".part"));
  }
  Said said = Merge();
  EXPECT_EQ(said.code, 0) << said.err;
  EXPECT_THAT(said.out, HasSubstr("40 games of 4 shards"));
  EXPECT_EQ(Standings("t.ledger"), Standings("whole.ledger"));
  EXPECT_EQ(Tournament({"verify", At("t.ledger")}).code, 0);
  const std::string merged = Read("t.ledger");
  said = Merge();
  EXPECT_EQ(said.code, 0);
  EXPECT_THAT(said.out, HasSubstr("merged before"));
  EXPECT_EQ(Read("t.ledger"), merged);
  // There is nothing left to play.
  EXPECT_EQ(Tournament({"run", At("t.textproto")}).code, 0);
  EXPECT_EQ(Read("t.ledger"), merged);
}

// Only what is new is played in parts, and stands in the ledger afterwards as
// if it had been played in one place.
TEST_F(ShardTest, WhatALeagueGrowsByCanBeSharedOut) {
  ASSERT_EQ(Tournament({"run", At("t.textproto")}).code, 0);
  Write("t.textproto", RandomAgents(6, "format: ROUND_ROBIN pairs: 2"));
  // Before the ledger has grown there is nothing to cut.
  const Said early =
      Tournament({"shard", At("t.textproto"), "--shards=2", "--shard=1"});
  EXPECT_EQ(early.code, 2);
  EXPECT_THAT(early.err, HasSubstr("asks for more than "));
  EXPECT_EQ(Tournament({"grow", At("t.textproto")}).code, 0);
  fs::copy_file(At("t.ledger"), At("whole.ledger"));
  ASSERT_EQ(
      Tournament({"run", At("t.textproto"), "--ledger=" + At("whole.ledger")})
          .code,
      0);
  for (const int number : {1, 2}) {
    const Said said = Tournament({"shard", At("t.textproto"), "--shards=2",
                                  "--shard=" + std::to_string(number)});
    ASSERT_EQ(said.code, 0) << said.err;
    EXPECT_THAT(said.out, HasSubstr("10 games"));
    EXPECT_TRUE(
        fs::exists(At("t.from-20.shard-" + std::to_string(number) + "-of-2")));
  }
  Said said = Tournament({"merge", At("t.textproto"), "--shards=2"});
  ASSERT_EQ(said.code, 0) << said.err;
  EXPECT_EQ(Standings("t.ledger"), Standings("whole.ledger"));
  said = Tournament({"verify", At("t.ledger")});
  EXPECT_EQ(said.code, 0) << said.err;
  EXPECT_THAT(said.out, HasSubstr("60 games verified"));
  const std::string merged = Read("t.ledger");
  said = Tournament({"merge", At("t.textproto"), "--shards=2"});
  EXPECT_EQ(said.code, 0) << said.err;
  EXPECT_THAT(said.out, HasSubstr("merged before"));
  EXPECT_EQ(Read("t.ledger"), merged);
  // One who has gone on otherwise is not replaced.
  fs::copy_file(At("whole.ledger"), At("t.ledger"),
                fs::copy_options::overwrite_existing);
  const std::string other = Read("t.ledger");
  said = Tournament({"merge", At("t.textproto"), "--shards=2"});
  EXPECT_TRUE(said.code == 2 || Read("t.ledger") == other) << said.out;
  EXPECT_EQ(Read("t.ledger"), other);
}

TEST_F(ShardTest, WhatIsMissingIsSaidAndNothingMerged) {
  Shard(1);
  Shard(3);
  const Said said = Merge();
  EXPECT_EQ(said.code, 1);
  EXPECT_THAT(said.out, HasSubstr("shard 2 of 4: no file; pairs 5 to 9"));
  EXPECT_THAT(said.out, HasSubstr("shard 4 of 4: no file; pairs 15 to 19"));
  EXPECT_FALSE(fs::exists(At("t.ledger")));
}

TEST_F(ShardTest, DamageAndForeignShardsAreFound) {
  for (const int number : {1, 2, 3, 4}) Shard(number);
  const std::string sound = Read("t.shard-2-of-4");
  std::string damaged = sound;
  char& byte = damaged[damaged.size() / 2];
  byte = static_cast<char>(byte ^ 4);
  Write("t.shard-2-of-4", damaged);
  Said said = Merge();
  EXPECT_EQ(said.code, 2);
  EXPECT_THAT(said.err, HasSubstr("t.shard-2-of-4"));
  // Cut off: then it is merely not whole.
  Write("t.shard-2-of-4", sound.substr(0, sound.size() - 10));
  said = Merge();
  EXPECT_EQ(said.code, 1);
  EXPECT_THAT(said.out, HasSubstr("shard 2 of 4: the last "));
  // One shard under two names.
  Write("t.shard-2-of-4", Read("t.shard-1-of-4"));
  said = Merge();
  EXPECT_EQ(said.code, 2);
  EXPECT_THAT(said.err, HasSubstr("stands in another file too"));
  // Of another tournament.
  Write("t.shard-2-of-4", sound);
  Write("t.textproto",
        RandomAgents(5, "format: ROUND_ROBIN pairs: 2 seed: 77"));
  said = Merge();
  EXPECT_EQ(said.code, 2);
  EXPECT_THAT(said.err, HasSubstr("is of another tournament"));
  EXPECT_FALSE(fs::exists(At("t.ledger")));
}

TEST_F(ShardTest, AShardThatIsThereIsNotPlayedAgain) {
  Shard(2);
  const auto time = fs::last_write_time(ShardName(2));
  const Said said = Shard(2);
  EXPECT_EQ(said.code, 0);
  EXPECT_THAT(said.out, HasSubstr("is there already"));
  EXPECT_EQ(fs::last_write_time(ShardName(2)), time);
}

TEST_F(ShardTest, AnotherLedgerInItsPlaceIsKept) {
  for (const int number : {1, 2, 3, 4}) Shard(number);
  Write("t.ledger", "something of mine");
  const Said said = Merge();
  EXPECT_EQ(said.code, 2);
  EXPECT_EQ(Read("t.ledger"), "something of mine");
}

}  // namespace
}  // namespace berthier
