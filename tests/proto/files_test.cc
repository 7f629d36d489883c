// The files that are kept in the repository: every scenario and every
// conformance case is readable, and every scenario comes back from its text.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "proto/conformance.pb.h"
#include "proto/position_codec.h"

namespace berthier {
namespace {

// The tests run in the root of the repository.
std::vector<std::string> TextsUnder(const std::string& folder) {
  std::vector<std::string> files;
  for (const auto& file :
       std::filesystem::recursive_directory_iterator(folder)) {
    if (file.path().extension() == ".textproto") {
      files.push_back(file.path().string());
    }
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::string ContentsOf(const std::string& path) {
  std::ifstream in(path);
  return {std::istreambuf_iterator<char>(in), {}};
}

TEST(Files, ScenariosAreReadable) {
  const std::vector<std::string> files = TextsUnder("arenas/scenarios");
  EXPECT_GE(files.size(), 3u);
  for (const std::string& file : files) {
    const std::string contents = ContentsOf(file);
    const absl::StatusOr<WrittenDocument> read =
        ReadPosition({file, contents}, Form::kText);
    ASSERT_TRUE(read.ok()) << read.status();
    const std::string text = PrintText(WireOf(read->document, read->ruler));
    const absl::StatusOr<WrittenDocument> back =
        ReadPosition({file, text}, Form::kText);
    ASSERT_TRUE(back.ok()) << back.status();
    EXPECT_EQ(PrintText(WireOf(back->document, back->ruler)), text) << file;
  }
}

TEST(Files, CasesAreReadable) {
  const std::vector<std::string> files = TextsUnder("tests/conformance");
  EXPECT_GE(files.size(), 1u);
  for (const std::string& file : files) {
    wire::Case message;
    Lines lines;
    const std::string contents = ContentsOf(file);
    const absl::Status parsed = ParseText({file, contents}, message, lines);
    ASSERT_TRUE(parsed.ok()) << parsed;
    EXPECT_FALSE(message.clause().empty()) << file << ": shows no clause";
    EXPECT_FALSE(message.step().empty()) << file << ": has no step";
    if (message.has_position()) {
      const absl::StatusOr<WrittenDocument> read =
          DocumentOf(message.position(), file, lines.In(message, "position"));
      EXPECT_TRUE(read.ok()) << read.status();
    } else {
      EXPECT_TRUE(std::filesystem::exists("arenas/scenarios/" +
                                          message.scenario() + ".textproto"))
          << file;
    }
  }
}

}  // namespace
}  // namespace berthier
