// Games in files: whole or as they were, and one program at a time.
#include "arenas/table/storage.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "arenas/files/files.h"
#include "proto/game_log.h"

namespace berthier {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::MatchesRegex;

class StorageTest : public testing::Test {
 protected:
  ~StorageTest() override { fs::remove_all(top_); }

  std::unique_ptr<FileKeeper> Open() {
    auto keeper = FileKeeper::Open(folder_, warnings_);
    EXPECT_TRUE(keeper.ok()) << keeper.status();
    return *std::move(keeper);
  }
  // A log with one game.
  std::string Log(const std::string& name) const {
    const std::string path = top_ + "/made.log";
    fs::create_directories(top_);
    fs::remove(path);
    wire::GameRecord record;
    record.mutable_start()->set_name(name);
    {
      absl::StatusOr<LogWriter> log = LogWriter::Open(path);
      EXPECT_TRUE(log.ok() && AppendGame(record, *log).ok());
    }
    return *ReadWhole(path);
  }
  static std::vector<std::string> Names(FileKeeper& keeper) {
    std::vector<std::string> names;
    for (const Keeper::Game& game : keeper.All()) names.push_back(game.name);
    return names;
  }
  std::string PathOf(const std::string& name) const {
    return folder_ + "/" + name + ".bgl";
  }

  std::string top_ =
      testing::TempDir() + "berthier_storage_" + std::to_string(getpid());
  std::string folder_ = top_ + "/data/games";
  std::ostringstream warnings_;
};

TEST_F(StorageTest, TheLastChangedIsFirst) {
  const auto keeper = Open();
  const std::string log = Log("retz");
  for (const char* name : {"a", "b", "c"}) {
    ASSERT_TRUE(keeper->Keep(name, log).ok());
  }
  const auto now = fs::last_write_time(PathOf("b"));
  fs::last_write_time(PathOf("a"), now + std::chrono::seconds(1));
  fs::last_write_time(PathOf("c"), now - std::chrono::seconds(1));
  EXPECT_THAT(Names(*keeper), ElementsAre("a", "b", "c"));
  const std::vector<Keeper::Game> games = keeper->All();
  EXPECT_EQ(*keeper->Log("a"), log);
  EXPECT_THAT(games[0].when,
              MatchesRegex("[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}"));
  ASSERT_TRUE(keeper->Forget("b").ok());
  EXPECT_THAT(Names(*keeper), ElementsAre("a", "c"));
}

TEST_F(StorageTest, OnlyTheOwnerLooksIn) {
  Open();
  for (const std::string& folder : {folder_, top_ + "/data"}) {
    struct stat there = {};
    ASSERT_EQ(stat(folder.c_str(), &there), 0);
    EXPECT_EQ(there.st_mode & 0777, 0700u) << folder;
  }
}

TEST_F(StorageTest, ASecondProgramIsRefused) {
  auto first = Open();
  const auto second = FileKeeper::Open(folder_, warnings_);
  EXPECT_THAT(second.status().message(), HasSubstr("another berthier plays"));
  first.reset();
  EXPECT_TRUE(FileKeeper::Open(folder_, warnings_).ok());
}

TEST_F(StorageTest, KilledAtAnyByteTheGameIsAsItWas) {
  const std::string before = Log("before");
  const std::string after = Log("after");
  ASSERT_TRUE(Open()->Keep("g", before).ok());
  for (size_t length = 0; length <= after.size(); ++length) {
    const std::string left = PathOf("g") + ".4711.part";
    std::ofstream(left, std::ios::binary) << after.substr(0, length);
    const auto keeper = Open();
    ASSERT_EQ(keeper->All().size(), 1u) << length;
    EXPECT_EQ(*keeper->Log("g"), before) << length;
    EXPECT_FALSE(fs::exists(left));
  }
  EXPECT_EQ(warnings_.str(), "");
}

TEST_F(StorageTest, WhatCannotBeReadIsLeftOutAndToldOnce) {
  const auto keeper = Open();
  const std::string log = Log("retz");
  ASSERT_TRUE(keeper->Keep("good", log).ok());
  for (size_t length = 0; length < log.size(); ++length) {
    std::ofstream(PathOf("torn"), std::ios::binary) << log.substr(0, length);
    EXPECT_THAT(Names(*keeper), ElementsAre("good")) << length;
  }
  const std::string told = warnings_.str();
  EXPECT_THAT(told, HasSubstr("torn.bgl' is left out: "));
  EXPECT_EQ(std::count(told.begin(), told.end(), '\n'), 1) << told;
}

TEST_F(StorageTest, WhatHasNotChangedIsNotReadAgain) {
  const auto keeper = Open();
  const std::string log = Log("retz");
  ASSERT_TRUE(keeper->Keep("g", log).ok());
  const std::string stamp = keeper->All().at(0).stamp;
  // Of the same size and time it is taken for what it was.
  const auto then = fs::last_write_time(PathOf("g"));
  std::ofstream(PathOf("g"), std::ios::binary) << std::string(log.size(), 'x');
  fs::last_write_time(PathOf("g"), then);
  EXPECT_EQ(keeper->All().at(0).stamp, stamp);
  EXPECT_EQ(warnings_.str(), "");
  fs::last_write_time(PathOf("g"), then + std::chrono::seconds(1));
  EXPECT_THAT(Names(*keeper), ElementsAre());
  ASSERT_TRUE(keeper->Keep("g", Log("another")).ok());
  EXPECT_NE(keeper->All().at(0).stamp, stamp);
}

TEST_F(StorageTest, AReviewIsNoGameAndGoesWithIts) {
  const auto keeper = Open();
  ASSERT_TRUE(keeper->Keep("g1", Log("retz")).ok());
  const std::string review = keeper->ReviewFile("g1");
  ASSERT_TRUE(WriteWhole(review, "half a review", Sync::kAtOnce).ok());
  EXPECT_EQ(keeper->All().size(), 1u);
  ASSERT_TRUE(keeper->Forget("g1").ok());
  EXPECT_FALSE(fs::exists(review));
}

TEST_F(StorageTest, NamesAreWordsThatNobodyHas) {
  const auto keeper = Open();
  const std::string name = keeper->NewName("../Retz, \"1809\"/é");
  EXPECT_THAT(name, MatchesRegex("[0-9]{8}-[0-9]{4}-retz-1809"));
  EXPECT_NE(keeper->NewName("Retz 1809"), name);
  EXPECT_THAT(keeper->NewName("\xe6\x88\xa6"), HasSubstr("-game"));
}

TEST_F(StorageTest, AFolderThatCannotBeIsOneLine) {
  fs::create_directories(top_);
  std::ofstream(top_ + "/data") << "a file";
  EXPECT_THAT(FileKeeper::Open(folder_, warnings_).status().message(),
              AllOf(HasSubstr("games cannot be kept in"),
                    HasSubstr("--games=DIR names another folder")));
}

TEST_F(StorageTest, GamesStandInTheUsersDataFolder) {
  const char* const home = std::getenv("HOME");
  const std::string before = home == nullptr ? "" : home;
  setenv("XDG_DATA_HOME", "/data", 1);
  EXPECT_EQ(*UsualGamesFolder(), "/data/berthier/games");
  setenv("XDG_DATA_HOME", "relative", 1);
  setenv("HOME", "/home/ney", 1);
  EXPECT_EQ(*UsualGamesFolder(), "/home/ney/.local/share/berthier/games");
  unsetenv("HOME");
  EXPECT_THAT(UsualGamesFolder().status().message(), HasSubstr("--games=DIR"));
  unsetenv("XDG_DATA_HOME");
  if (home != nullptr) setenv("HOME", before.c_str(), 1);
}

}  // namespace
}  // namespace berthier
