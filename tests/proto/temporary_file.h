// A file path for one test; the file is deleted when the test is over.
#ifndef BERTHIER_TESTS_PROTO_TEMPORARY_FILE_H_
#define BERTHIER_TESTS_PROTO_TEMPORARY_FILE_H_

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

namespace berthier {

class TemporaryFile {
 public:
  TemporaryFile() {
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    path_ = testing::TempDir() + "berthier_" + std::to_string(getpid()) + "_" +
            test->name() + ".bgl";
  }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  ~TemporaryFile() { std::filesystem::remove(path_); }

  const std::string& path() const { return path_; }
  std::string Contents() const {
    std::ifstream in(path_, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }
  void Write(std::string_view contents) const {
    std::ofstream(path_, std::ios::binary | std::ios::trunc) << contents;
  }

 private:
  std::string path_;
};

}  // namespace berthier

#endif  // BERTHIER_TESTS_PROTO_TEMPORARY_FILE_H_
