// What a hostile program can do to the files and the memory of the machine it
// runs on: nothing, where the kernel allows us to shut it up.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <string>
#include <vector>

#include "agents/external/place.h"
#include "arenas/files/files.h"
#include "tests/agents/external/programs.h"

namespace berthier {
namespace {

namespace fs = std::filesystem;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

class EnclosureTest : public testing::Test {
 protected:
  void SetUp() override {
    if (BestIsolation() != Isolation::kEnclosed) {
      GTEST_SKIP() << "the kernel lets nobody shut files away here";
    }
    fs::create_directories(folder_ / "league");
    fs::create_directories(folder_ / "bots");
    for (const char* name : {"league/spring.ledger", "league/old.bgl"}) {
      ASSERT_TRUE(WriteWhole(folder_ / name, kLedger).ok());
    }
    ASSERT_TRUE(WriteWhole(folder_ / "league/notes.txt", "six!!!").ok());
  }
  void TearDown() override { fs::remove_all(folder_); }

  std::string At(const std::string& name) const { return folder_ / name; }

  // What a script gives up with when it plays in `there`.
  std::string Says(const std::string& script,
                   const std::vector<std::string>& arguments,
                   const Whereabouts& there = {}) const {
    ExternalOptions options = Script(script, arguments);
    options.folder = there.folder;
    options.hidden = there.hidden;
    const LoadedGame loaded = LoadDuel();
    ExternalAgent agent(options);
    const Outcome outcome = PlayAgainstRandom(loaded, agent);
    return outcome.fault ? outcome.fault->what : "no fault";
  }

  static constexpr std::string_view kLedger = "berthier, and 24 bytes  ";
  fs::path folder_ = fs::temp_directory_path() /
                     ("berthier_enclosure_" + std::to_string(getpid()));
};

TEST_F(EnclosureTest, NothingOfOthersCanBeChanged) {
  for (const Whereabouts& there : {Whereabouts{},
                                   Whereabouts{.folder = At("league"),
                                   .hidden = At("league/spring.ledger")},
                                   Whereabouts{.folder = At("bots"),
                                   .hidden = At("league/spring.ledger")}}) {
    EXPECT_EQ(Says("vandal",
                   {At("league/spring.ledger"), At("league/old.bgl"),
                    At("league/notes.txt")},
                   there),
              "gave up: did nothing");
    EXPECT_EQ(*ReadWhole(At("league/spring.ledger")), kLedger);
    EXPECT_EQ(*ReadWhole(At("league/old.bgl")), kLedger);
    EXPECT_EQ(*ReadWhole(At("league/notes.txt")), "six!!!");
  }
}

TEST_F(EnclosureTest, TheFolderOfTheLedgerIsNotThere) {
  const Whereabouts there = {.folder = At("bots"),
                             .hidden = At("league/spring.ledger")};
  EXPECT_EQ(
      Says("spy", {"see:" + At("league"), "see:" + At("league/spring.ledger")},
           there),
      "gave up: nothing; No such file or directory");
}

TEST_F(EnclosureTest, WhoLivesBesideTheLedgerSeesItEmpty) {
  const Whereabouts there = {.folder = At("league"),
                             .hidden = At("league/spring.ledger")};
  EXPECT_EQ(
      Says("spy", {"see:spring.ledger", "see:old.bgl", "see:notes.txt"}, there),
      "gave up: 0 bytes; 0 bytes; 6 bytes");
}

TEST_F(EnclosureTest, ItHasAFolderOfItsOwnAndItsOwnProcesses) {
  // Two: the guardian and itself.
  EXPECT_EQ(Says("spy", {"processes"}), "gave up: 2");
  EXPECT_THAT(Says("spy", {"own"}), StartsWith("gave up: wrote some, then: "));
  // A fresh one each time.
  EXPECT_EQ(Says("spy", {"see:/dev/shm"}), "gave up: nothing");
  EXPECT_EQ(Says("spy", {"sysctl", "device"}),
            "gave up: Read-only file system; Operation not permitted");
}

// Only those count that run, however many there were.
TEST_F(EnclosureTest, ItMayStartManyProcessesOneAfterTheOther) {
  EXPECT_EQ(Says("spy", {"starts:800"}), "gave up: 800");
}

TEST_F(EnclosureTest, MemoryIsLimitedForAllProcessesTogether) {
  for (const char* way : {"forks", "memfd", "mapped", "mixed"}) {
    ExternalOptions options = Script("hoards", {way});
    options.limits.memory_bytes = uint64_t{200} << 20;
    const LoadedGame loaded = LoadDuel();
    ExternalAgent agent(options);
    const Outcome outcome = PlayAgainstRandom(loaded, agent);
    ASSERT_TRUE(outcome.fault) << way;
    EXPECT_EQ(NameOf(outcome.fault->kind), NameOf(FaultKind::kOutOfMemory))
        << way << ": " << outcome.fault->what << outcome.fault->evidence;
  }
  // What processes share counts once.
  ExternalOptions options = Script("hoards", {"shares"});
  options.limits.memory_bytes = uint64_t{200} << 20;
  const LoadedGame loaded = LoadDuel();
  ExternalAgent agent(options);
  const Outcome outcome = PlayAgainstRandom(loaded, agent);
  EXPECT_FALSE(outcome.fault) << outcome.fault->what;
}

TEST(PlaceTest, HidesTheFolderUnlessTheProgramNeedsIt) {
  const fs::path folder = fs::canonical(fs::temp_directory_path()) /
                          ("berthier_place_" + std::to_string(getpid()));
  fs::create_directories(folder / "league");
  fs::create_directories(folder / "bots");
  const std::string ledger = folder / "league/spring.ledger";
  ASSERT_TRUE(WriteWhole(ledger, "berthier").ok());
  ASSERT_TRUE(WriteWhole(folder / "league/book.bin", "openings").ok());
  const auto place = [&](const std::vector<std::string>& command,
                         const char* works_in, Isolation isolation) {
    return PlaceOf(command, {.folder = folder / works_in, .hidden = ledger},
                   isolation);
  };
  const Place away = place({"true"}, "bots", Isolation::kEnclosed);
  EXPECT_EQ(away.hidden_folder, folder / "league");
  EXPECT_THAT(away.hidden_files, IsEmpty());
  EXPECT_THAT(away.environment, Contains("TMPDIR=/dev/shm"));
  EXPECT_THAT(away.environment, Contains("PWD=" + (folder / "bots").string()));
  for (const Place& beside :
       {place({"true"}, "league", Isolation::kEnclosed),
        place({"true", "../league/book.bin"}, "bots", Isolation::kEnclosed),
        place({"true", "--book=../league/book.bin"}, "bots",
              Isolation::kEnclosed)}) {
    EXPECT_EQ(beside.hidden_folder, "");
    EXPECT_THAT(beside.hidden_files, ElementsAre(ledger));
  }
  const Place open = place({"true"}, "bots", Isolation::kNamespaces);
  EXPECT_EQ(open.hidden_folder, "");
  EXPECT_THAT(open.environment, Not(Contains("TMPDIR=/dev/shm")));
  fs::remove_all(folder);
}

}  // namespace
}  // namespace berthier
