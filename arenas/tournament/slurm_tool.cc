#include "arenas/tournament/slurm_tool.h"

#include <spawn.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <string_view>
#include <utility>

#include "absl/strings/str_format.h"
#include "engine/model/fault.h"

namespace berthier {
namespace {

// A file in memory: whoever writes into it never waits for a reader.
class Catch {
 public:
  Catch() : descriptor_(memfd_create("output", MFD_CLOEXEC)) {}
  Catch(const Catch&) = delete;
  Catch& operator=(const Catch&) = delete;
  ~Catch() {
    if (descriptor_ >= 0) close(descriptor_);
  }

  int descriptor() const { return descriptor_; }
  std::string Read() const {
    std::string all;
    std::array<char, 4096> buffer;
    for (;;) {
      const ssize_t got = pread(descriptor_, buffer.data(), buffer.size(),
                                static_cast<off_t>(all.size()));
      if (got < 0 && errno == EINTR) continue;
      if (got <= 0) return all;
      all.append(buffer.data(), static_cast<size_t>(got));
    }
  }

 private:
  int descriptor_;
};

// The actions of posix_spawn, which must be freed.
class Redirections {
 public:
  Redirections(const Catch& output, const Catch& errors) {
    BERTHIER_CHECK(posix_spawn_file_actions_init(&actions_) == 0);
    posix_spawn_file_actions_addopen(&actions_, STDIN_FILENO, "/dev/null", 0,
                                     0);
    posix_spawn_file_actions_adddup2(&actions_, output.descriptor(),
                                     STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions_, errors.descriptor(),
                                     STDERR_FILENO);
  }
  Redirections(const Redirections&) = delete;
  Redirections& operator=(const Redirections&) = delete;
  ~Redirections() { posix_spawn_file_actions_destroy(&actions_); }

  const posix_spawn_file_actions_t* get() const { return &actions_; }

 private:
  posix_spawn_file_actions_t actions_;
};

std::vector<char*> Environment() {
  std::vector<char*> variables;
  for (char** at = environ; *at != nullptr; ++at) {
    if (!std::string_view(*at).starts_with("SQUEUE_")) variables.push_back(*at);
  }
  variables.push_back(nullptr);
  return variables;
}

// What it complained about, in one line.
std::string InOneLine(std::string text) {
  while (!text.empty() && text.back() == '\n') text.pop_back();
  std::string line;
  for (const char letter : text) {
    if (letter == '\n') {
      line += "; ";
    } else {
      line += letter;
    }
  }
  return line.empty() ? "it does not say why" : line;
}

}  // namespace

absl::StatusOr<std::string> RunTool(const std::vector<std::string>& command) {
  const std::string& name = command[0];
  const Catch output;
  const Catch errors;
  if (output.descriptor() < 0 || errors.descriptor() < 0) {
    return absl::ErrnoToStatus(errno, name + ": cannot be run");
  }
  std::vector<std::string> words = command;
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  std::vector<char*> variables = Environment();
  const Redirections redirections(output, errors);
  pid_t child = 0;
  const int failed = posix_spawnp(&child, arguments[0], redirections.get(),
                                  nullptr, arguments.data(), variables.data());
  if (failed == ENOENT) {
    return absl::NotFoundError(
        absl::StrFormat("there is no %s here; run this where Slurm's commands "
                        "are in the PATH",
                        name));
  }
  if (failed != 0) return absl::ErrnoToStatus(failed, name + ": cannot be run");
  int status = 0;
  while (waitpid(child, &status, 0) < 0) BERTHIER_CHECK(errno == EINTR);
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return output.Read();
  const std::string end =
      WIFEXITED(status)
          ? absl::StrFormat("ends with code %d", WEXITSTATUS(status))
          : absl::StrFormat("ends by signal %d", WTERMSIG(status));
  return absl::UnavailableError(
      absl::StrFormat("%s %s: %s", name, end, InOneLine(errors.Read())));
}

}  // namespace berthier
