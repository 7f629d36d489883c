// What is no file must not be waited for, nor read for ever.
#include "arenas/files/files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <string>

#include "proto/text.h"

namespace berthier {
namespace {

using testing::HasSubstr;

class FilesTest : public testing::Test {
 protected:
  ~FilesTest() override { std::filesystem::remove(path_); }

  std::string path_ =
      testing::TempDir() + "berthier_files_" + std::to_string(getpid());
};

std::string ErrorOf(const std::string& path) {
  return std::string(ReadWhole(path).status().message());
}

TEST_F(FilesTest, PipesAndDevicesAreRefused) {
  ASSERT_EQ(mkfifo(path_.c_str(), 0600), 0);
  EXPECT_THAT(ErrorOf(path_), HasSubstr("it is a pipe or a device"));
  EXPECT_THAT(ErrorOf("/dev/zero"), HasSubstr("it is a pipe or a device"));
}

TEST_F(FilesTest, WhatAShellPipesToUsIsRead) {
  std::array<int, 2> ends;
  ASSERT_EQ(pipe(ends.data()), 0);
  ASSERT_EQ(write(ends[1], "hello", 5), 5);
  close(ends[1]);
  EXPECT_EQ(*ReadWhole("/dev/fd/" + std::to_string(ends[0])), "hello");
  close(ends[0]);
}

TEST_F(FilesTest, LargerThanAnyMessageIsRefused) {
  ASSERT_TRUE(WriteWhole(path_, "x").ok());
  std::filesystem::resize_file(path_, kMaxMessageBytes + 1);
  EXPECT_THAT(ErrorOf(path_), HasSubstr("more than 64 MiB"));
  std::filesystem::resize_file(path_, 100'000);
  EXPECT_EQ(ReadWhole(path_)->size(), 100'000u);
}

}  // namespace
}  // namespace berthier
