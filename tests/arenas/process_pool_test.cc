#include "arenas/match/process_pool.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <string>
#include <vector>

namespace berthier {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

// Pieces with an odd number take longer than their successors.
absl::StatusOr<std::string> Dawdle(int piece) {
  if (piece % 2 == 1) usleep(20000);
  return std::string(1, static_cast<char>('a' + piece));
}

bool NoChildren() { return waitpid(-1, nullptr, WNOHANG) < 0; }

std::string Taken(int pieces, int jobs) {
  std::string all;
  int next = 0;
  const absl::Status status =
      WorkSideBySide({.pieces = pieces, .jobs = jobs}, &Dawdle,
                     [&](int piece, const std::string& result) {
                       EXPECT_EQ(piece, next++);
                       all += result;
                       return absl::OkStatus();
                     });
  EXPECT_TRUE(status.ok());
  EXPECT_TRUE(NoChildren());
  return all;
}

TEST(ProcessPool, MoreJobsThanThereCanBeAreNone) {
  EXPECT_EQ(Taken(5, 1'000'000'000), "abcde");
  EXPECT_EQ(Taken(0, 1'000'000'000), "");
}

TEST(ProcessPool, ResultsAreInSequenceWhateverTheJobs) {
  EXPECT_EQ(Taken(20, 1), "abcdefghijklmnopqrst");
  EXPECT_EQ(Taken(20, 2), Taken(20, 1));
  EXPECT_EQ(Taken(20, 7), Taken(20, 1));
  EXPECT_EQ(Taken(3, 8), "abc");
  EXPECT_EQ(Taken(0, 2), "");
}

TEST(ProcessPool, LongAndEmptyResultsArriveWhole) {
  std::vector<std::string> results;
  const absl::Status status = WorkSideBySide(
      {.pieces = 3, .jobs = 2},
      [](int piece) -> absl::StatusOr<std::string> {
        return std::string(static_cast<size_t>(piece) * 1000000, 'x');
      },
      [&](int, std::string result) {
        results.push_back(std::move(result));
        return absl::OkStatus();
      });
  ASSERT_TRUE(status.ok());
  EXPECT_THAT(results, ElementsAre("", std::string(1000000, 'x'),
                                   std::string(2000000, 'x')));
}

TEST(ProcessPool, PiecesRunAtTheSameTime) {
  // Each of two pieces waits for the other through a pipe.
  int a[2], b[2];
  ASSERT_EQ(pipe(a), 0);
  ASSERT_EQ(pipe(b), 0);
  std::string all;
  const absl::Status status = WorkSideBySide(
      {.pieces = 2, .jobs = 2},
      [&](int piece) -> absl::StatusOr<std::string> {
        char heard = 0;
        if (write(piece == 0 ? a[1] : b[1], "!", 1) != 1 ||
            read(piece == 0 ? b[0] : a[0], &heard, 1) != 1) {
          return absl::InternalError("no pipe");
        }
        return std::string(1, heard);
      },
      [&](int, const std::string& result) {
        all += result;
        return absl::OkStatus();
      });
  EXPECT_TRUE(status.ok());
  EXPECT_EQ(all, "!!");
  for (const int end : {a[0], a[1], b[0], b[1]}) close(end);
}

TEST(ProcessPool, TheFirstErrorEndsEverything) {
  std::string all;
  const absl::Status status = WorkSideBySide(
      {.pieces = 100, .jobs = 3},
      [](int piece) -> absl::StatusOr<std::string> {
        if (piece == 4) return absl::InternalError("piece 4 is broken");
        return Dawdle(piece % 20);
      },
      [&](int, const std::string& result) {
        all += result;
        return absl::OkStatus();
      });
  EXPECT_EQ(status.message(), "piece 4 is broken");
  EXPECT_EQ(all, "abcd");
  EXPECT_TRUE(NoChildren());
}

TEST(ProcessPool, AnErrorOfTheTakerEndsEverything) {
  int taken = 0;
  const absl::Status status = WorkSideBySide(
      {.pieces = 100, .jobs = 3}, [](int piece) { return Dawdle(piece % 20); },
      [&](int, const std::string&) {
        return ++taken == 5 ? absl::ResourceExhaustedError("disk full")
                            : absl::OkStatus();
      });
  EXPECT_EQ(status.message(), "disk full");
  EXPECT_EQ(taken, 5);
  EXPECT_TRUE(NoChildren());
}

TEST(ProcessPool, AChildThatDiesIsAnErrorAndSaysHow) {
  const auto run = [](void (*die)()) {
    return WorkSideBySide(
        {.pieces = 2, .jobs = 2},
        [die](int piece) -> absl::StatusOr<std::string> {
          if (piece == 1) die();
          return std::string("fine");
        },
        [](int, const std::string&) { return absl::OkStatus(); });
  };
  EXPECT_THAT(std::string(run([] { raise(SIGKILL); }).message()),
              HasSubstr("Killed"));
  EXPECT_THAT(std::string(run([] { _exit(3); }).message()),
              HasSubstr("code 3"));
}

}  // namespace
}  // namespace berthier
