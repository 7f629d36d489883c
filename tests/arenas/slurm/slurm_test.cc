// What can be said of shards on Slurm without one: files, words, complaints.
#include "arenas/tournament/slurm.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "tests/arenas/tournament/tournament_fixture.h"

namespace berthier {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

TEST(Ranges, AreAsShortAsTheyCanBe) {
  EXPECT_EQ(Ranges({}), "");
  EXPECT_EQ(Ranges({4}), "4");
  EXPECT_EQ(Ranges({1, 2, 3, 7, 9, 10}), "1-3,7,9-10");
}

TEST(ShellQuoted, IsOneWordToAShell) {
  EXPECT_EQ(ShellQuoted("$HOME a"), "'$HOME a'");
  EXPECT_EQ(ShellQuoted("don't"), "'don'\\''t'");
}

TEST(JobName, FollowsFromTheLedgerAndTheShards) {
  const std::string name = SlurmJobName("/srv/a b,c.ledger", 8);
  EXPECT_THAT(name, StartsWith("a_b_c-8-"));
  EXPECT_EQ(name, SlurmJobName("/srv/x/../a b,c.ledger", 8));
  EXPECT_NE(name, SlurmJobName("/srv/a b,c.ledger", 9));
  EXPECT_NE(name, SlurmJobName("/tmp/a b,c.ledger", 8));
}

TEST(ReadTasks, TheActiveTaskAndElseTheLatestSpeaksForItsShard) {
  const absl::StatusOr<SlurmTasks> tasks = ReadTasks(
      "20|1|FAILED|n1|NonZeroExitCode\n"
      "9|1|NODE_FAIL|n2|NodeDown\n"
      "20|2|TIMEOUT|n1|TimeLimit\n"
      "9|2|COMPLETING|n2|None\n"
      "20|3|PENDING||launch failed requeued held\n"
      "21|N/A|RUNNING|n1|None\n"
      "20|4|SOMETHING_NEW|n1|None\n");
  ASSERT_TRUE(tasks.ok()) << tasks.status();
  EXPECT_EQ(tasks->size(), 4u);
  EXPECT_EQ(tasks->at(1).Say(1), "FAILED on n1 (NonZeroExitCode), task 20_1");
  EXPECT_FALSE(tasks->at(1).IsActive());
  EXPECT_EQ(tasks->at(2).Say(2), "COMPLETING on n2, task 9_2");
  EXPECT_TRUE(tasks->at(2).IsActive());
  EXPECT_EQ(tasks->at(3).Say(3),
            "PENDING (launch failed requeued held), task 20_3");
  EXPECT_TRUE(tasks->at(4).IsActive());
}

TEST(ReadTasks, OtherWordsAreRefused) {
  const absl::StatusOr<SlurmTasks> tasks = ReadTasks("JOBID PARTITION\n");
  ASSERT_FALSE(tasks.ok());
  EXPECT_THAT(std::string(tasks.status().message()),
              HasSubstr("'JOBID PARTITION'"));
}

TEST(SbatchCommand, FurtherArgumentsStandBehindOurs) {
  const std::vector<std::string> command =
      SbatchCommand({.name = "n",
                     .shards = {2, 3},
                     .script = "exec true",
                     .output = "o.%a",
                     .processors = 4,
                     .partition = "long",
                     .time = "30",
                     .memory = "2G",
                     .further = {"--mem=3G", "-A", "me"}});
  EXPECT_THAT(command, ElementsAre("sbatch", "--parsable", "--job-name=n",
                                   "--array=2-3", "--nodes=1", "--ntasks=1",
                                   "--cpus-per-task=4", "--output=o.%a",
                                   "--partition=long", "--time=30", "--mem=2G",
                                   "--mem=3G", "-A", "me", "--wrap=exec true"));
}

// A folder with a league of four shards, and programs that pass for Slurm's.
class OnSlurmTest : public TournamentTest {
 protected:
  OnSlurmTest() {
    Write("t.textproto", RandomAgents(5, "format: ROUND_ROBIN pairs: 2"));
    fs::create_directory(At("bin"));
    setenv("PATH", At("bin").c_str(), 1);
    Fake("squeue", "");
    // Keeps what it was asked.
    Fake("sbatch", "for word; do echo \"$word\" >>" + At("asked") +
                       "; done\necho '17;here'\n");
  }
  ~OnSlurmTest() override { setenv("PATH", path_.c_str(), 1); }

  void Fake(const std::string& name, const std::string& script) const {
    Write("bin/" + name, "#!/bin/sh\n" + script);
    fs::permissions(At("bin/" + name), fs::perms::owner_all);
  }
  std::string Asked() const {
    return fs::exists(At("asked")) ? Read("asked") : "";
  }
  Said Slurm(const std::string& what, std::vector<std::string> more = {},
             const std::string& file = "t.textproto") const {
    std::vector<std::string> arguments = {"slurm", what, At(file),
                                          "--shards=4"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return Tournament(arguments);
  }
  void PlayShard(int number) const {
    ASSERT_EQ(Tournament({"shard", At("t.textproto"), "--shards=4",
                          "--shard=" + std::to_string(number)})
                  .code,
              0);
  }
  std::string ShardName(int number) const {
    return "t.shard-" + std::to_string(number) + "-of-4";
  }
  // One line on `err`, and nothing was asked of sbatch.
  void ExpectRefused(const Said& said, const std::string& why) const {
    EXPECT_EQ(said.code, 2) << said.out;
    EXPECT_THAT(said.err, HasSubstr(why));
    EXPECT_EQ(std::count(said.err.begin(), said.err.end(), '\n'), 1);
    EXPECT_EQ(Asked(), "");
  }

  std::string path_ = std::getenv("PATH");
};

TEST_F(OnSlurmTest, WhatIsMissingIsSubmitted) {
  PlayShard(2);
  const Said said = Slurm("submit", {"--cpus=3", "--", "--qos=high"});
  EXPECT_EQ(said.code, 0) << said.err;
  EXPECT_EQ(said.out, "job 17: shards 1,3-4 of 4\n");
  EXPECT_THAT(Asked(), HasSubstr("--array=1,3-4\n"));
  EXPECT_THAT(Asked(), HasSubstr("--cpus-per-task=3\n"));
  EXPECT_THAT(Asked(), HasSubstr("--qos=high\n"));
  EXPECT_THAT(Asked(), HasSubstr("--concurrency=3\n"));
  EXPECT_THAT(Asked(), HasSubstr("--output=" + At("t.shard-%a-of-4.out")));
}

TEST_F(OnSlurmTest, ItAsksForNoProcessorsThatNobodyNamed) {
  EXPECT_EQ(Slurm("submit").code, 0);
  EXPECT_THAT(Asked(), HasSubstr("--cpus-per-task=1\n"));
}

TEST_F(OnSlurmTest, TheLimitsOfSlurmAreAskedFor) {
  Write("t.textproto",
        RandomAgents(5, "format: ROUND_ROBIN pairs: 2 concurrency: 6"));
  EXPECT_EQ(
      Slurm("submit", {"--partition=long", "--time=1-12", "--memory=2G"}).code,
      0);
  EXPECT_THAT(Asked(), HasSubstr("--cpus-per-task=6\n"));
  EXPECT_THAT(Asked(), HasSubstr("--partition=long\n--time=1-12\n--mem=2G\n"));
}

TEST_F(OnSlurmTest, WhatIsOnItsWayIsNotSubmittedAgain) {
  Fake("squeue",
       "echo '7|1|RUNNING|n1|None'; echo '7|3|PENDING||Priority'\n"
       "echo '7|4|NODE_FAIL|n2|NodeDown'\n");
  Said said = Slurm("repair");
  EXPECT_EQ(said.code, 0) << said.err;
  EXPECT_EQ(said.out,
            "job 17: shards 2,4 of 4\n"
            "queued or running already: shards 1,3\n");
  said = Slurm("status");
  EXPECT_THAT(said.out, StartsWith("t: 4 shards, 0 done, 0 begun, 4 missing"));
  EXPECT_THAT(said.out,
              HasSubstr("shard 1: no game; RUNNING on n1, task 7_1\n"));
  EXPECT_THAT(said.out,
              HasSubstr("shard 3: no game; PENDING (Priority), task 7_3\n"));
  EXPECT_THAT(said.out, HasSubstr("shard 2: no game; unknown to Slurm\n"));
  EXPECT_THAT(said.out, HasSubstr("slurm repair"));
}

TEST_F(OnSlurmTest, AllIsPlayed) {
  for (const int number : {1, 2, 3, 4}) PlayShard(number);
  for (const std::string what : {"submit", "repair", "status"}) {
    const Said said = Slurm(what);
    EXPECT_EQ(said.code, 0) << said.err;
    EXPECT_THAT(said.out, HasSubstr("'berthier tournament merge "));
  }
  EXPECT_EQ(Asked(), "");
}

TEST_F(OnSlurmTest, DamagedFilesAreKeptAndPlayedAgain) {
  for (const int number : {1, 2, 3, 4}) PlayShard(number);
  const std::string sound = Read(ShardName(2));
  std::string flipped = sound;
  char& byte = flipped[flipped.size() / 2];
  byte = static_cast<char>(byte ^ 4);
  const std::string torn = sound.substr(0, sound.size() - 10);
  Write(ShardName(2), flipped);
  Write(ShardName(3), torn);
  fs::remove(At(ShardName(3)));
  fs::copy(At(ShardName(1)), At("kept"));
  Write(ShardName(1), "no log at all, whoever wrote it");
  Said said = Slurm("submit");
  EXPECT_EQ(said.code, 1);
  EXPECT_THAT(said.out, HasSubstr("job 17: shards 3 of 4\n"));
  EXPECT_THAT(said.out, HasSubstr("damaged: shards 1-2; "));
  EXPECT_EQ(Read(ShardName(2)), flipped);

  // A task that is still writing there is left alone.
  Fake("squeue", "echo '7|1|RUNNING|n1|None'\n");
  said = Slurm("repair");
  EXPECT_THAT(said.out, Not(HasSubstr("shard 1 is damaged")));
  EXPECT_THAT(said.out, HasSubstr("job 17: shards 2-3 of 4\n"));
  EXPECT_EQ(Read(ShardName(2) + ".damaged"), flipped);
  EXPECT_FALSE(fs::exists(At(ShardName(2))));

  // Another one does not take the place of the first.
  Write(ShardName(2), torn);
  Fake("squeue", "");
  said = Slurm("repair");
  EXPECT_THAT(said.out, HasSubstr("shard 2 is damaged (the last "));
  EXPECT_EQ(Read(ShardName(2) + ".damaged"), flipped);
  EXPECT_EQ(Read(ShardName(2) + ".damaged-2"), torn);
  EXPECT_EQ(Read(ShardName(1) + ".damaged"), "no log at all, whoever wrote it");
}

TEST_F(OnSlurmTest, WhatATaskLeftIsLookedAt) {
  PlayShard(1);
  const std::string whole = Read(ShardName(1));
  fs::remove(At(ShardName(1)));
  const std::string part = ShardName(1) + ".part";
  // Nothing, half of the start, some games, all but the name.
  for (const auto& [bytes, words] :
       {std::pair<size_t, std::string>{0, "no game"},
        {40, "no game"},
        {whole.size() * 2 / 3, " of 10 games"},
        {whole.size(), "10 of 10 games"}}) {
    Write(part, whole.substr(0, bytes));
    const Said said = Slurm("status");
    EXPECT_EQ(said.code, 0) << said.err;
    EXPECT_THAT(said.out, HasSubstr("0 done, 1 begun, 3 missing, 0 damaged"));
    const std::string line = said.out.substr(said.out.find("shard 1: "));
    EXPECT_THAT(line.substr(0, line.find(';')), EndsWith(words));
  }
  std::string damaged = whole;
  damaged[20] = static_cast<char>(damaged[20] ^ 1);
  Write(part, damaged);
  EXPECT_THAT(Slurm("status").out, HasSubstr(part + " is damaged: frame 0"));
  EXPECT_THAT(Slurm("repair").out, HasSubstr("moved to " + At(part)));
  EXPECT_EQ(Read(part + ".damaged"), damaged);
  // What the last task had to say.
  Write(ShardName(3) + ".out", "one\ntwo\x1b[m\n\n");
  EXPECT_THAT(Slurm("status").out,
              HasSubstr("shard 3: no game; unknown to Slurm; it said: two [m"));
}

TEST_F(OnSlurmTest, FilesOfAnotherTournamentAreNoDamage) {
  PlayShard(1);
  Write("t.textproto",
        RandomAgents(5, "format: ROUND_ROBIN pairs: 2 seed: 77"));
  for (const std::string what : {"submit", "repair", "status"}) {
    ExpectRefused(Slurm(what), "is of another tournament");
  }
  Write("t.textproto", RandomAgents(5, "format: ROUND_ROBIN pairs: 2"));
  fs::rename(At(ShardName(1)), At(ShardName(2)));
  ExpectRefused(Slurm("repair"), "holds shard 1; give it back its name");
  EXPECT_TRUE(fs::exists(At(ShardName(2))));
}

TEST_F(OnSlurmTest, SlurmThatIsNotThereOrFailsIsSaidInALine) {
  Fake("squeue", "echo 'squeue: error: no controller' >&2; exit 3\n");
  ExpectRefused(Slurm("submit"),
                "squeue ends with code 3: squeue: error: no controller\n");
  EXPECT_THAT(Slurm("status").out,
              HasSubstr("what Slurm is doing is not known: squeue ends"));
  fs::remove(At("bin/squeue"));
  ExpectRefused(Slurm("repair"), "there is no squeue here; run this where");
  Fake("squeue", "kill -9 $$\n");
  ExpectRefused(Slurm("repair"), "squeue ends by signal 9");
  Fake("squeue", "");
  Fake("sbatch", "echo 'a: no' >&2; echo 'b: no' >&2; exit 1\n");
  ExpectRefused(Slurm("submit"), "sbatch ends with code 1: a: no; b: no\n");
  Fake("sbatch", "echo tested\n");
  ExpectRefused(Slurm("submit"), "sbatch names no job; it says 'tested'");
  fs::remove(At("bin/sbatch"));
  ExpectRefused(Slurm("submit"), "there is no sbatch here");
}

TEST_F(OnSlurmTest, BadInputIsSaidInALine) {
  ExpectRefused(Slurm("cancel"), "there is no 'tournament slurm cancel'");
  ExpectRefused(Tournament({"slurm", "submit"}), "takes submit, status");
  ExpectRefused(Tournament({"slurm", "submit", At("t.textproto")}),
                "--shards must be from 1 to 20");
  ExpectRefused(Slurm("submit", {"--cpus=-1"}), "--cpus must be from 1");
  ExpectRefused(Slurm("submit", {"more"}), "what follows -- goes to sbatch");
  ExpectRefused(Slurm("status", {"more"}), "takes FILE alone");
  for (const std::string ours : {"--array=1", "-a1", "--job-name=x", "-Jx"}) {
    ExpectRefused(Slurm("submit", {"--", ours}), "cannot be given to sbatch");
  }
  ExpectRefused(Slurm("submit", {}, "nowhere.textproto"), "nowhere.textproto");
  Write("s.textproto", RandomAgents(4, "format: SWISS swiss { rounds: 3 }"));
  ExpectRefused(Slurm("submit", {}, "s.textproto"),
                "cannot be cut into shards");
}

}  // namespace
}  // namespace berthier
