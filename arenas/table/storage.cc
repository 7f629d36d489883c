#include "arenas/table/storage.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <optional>
#include <system_error>
#include <tuple>
#include <utility>

#include "absl/strings/str_format.h"
#include "arenas/files/files.h"
#include "proto/game_log.h"

namespace berthier {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kEnding = ".bgl";
constexpr std::string_view kReviewEnding = ".review";
constexpr std::string_view kTemporaryEnding = ".part";
constexpr size_t kMostTitleLetters = 40;

std::string TimeInWords(time_t when, const char* format) {
  std::tm parts = {};
  localtime_r(&when, &parts);
  char words[32];
  return {words, std::strftime(words, sizeof(words), format, &parts)};
}

// "Retz, 1809" is retz-1809.
std::string FileWord(std::string_view title) {
  std::string word;
  for (const char c : title) {
    if (word.size() >= kMostTitleLetters) break;
    const auto letter = static_cast<unsigned char>(c);
    if (letter < 128 && std::isalnum(letter) != 0) {
      word += static_cast<char>(std::tolower(letter));
    } else if (!word.empty() && word.back() != '-') {
      word += '-';
    }
  }
  while (!word.empty() && word.back() == '-') word.pop_back();
  return word.empty() ? "game" : word;
}

absl::Status CannotKeepIn(const std::string& folder, std::string_view why) {
  return absl::InvalidArgumentError(absl::StrFormat(
      "games cannot be kept in '%s': %s; --games=DIR names another folder",
      folder, why));
}

absl::Status MakeFolder(const std::string& folder) {
  fs::path path;
  for (const fs::path& part : fs::path(folder)) {
    path /= part;
    if (mkdir(path.c_str(), 0700) != 0 && errno != EEXIST) {
      const int failed = errno;
      std::error_code error;
      if (!fs::is_directory(path, error)) {
        return CannotKeepIn(folder, std::strerror(failed));
      }
    }
  }
  return absl::OkStatus();
}

// Why a file holds no game, if it does not.
std::optional<std::string> Problem(const std::string& path) {
  absl::StatusOr<GameLogReader> reader = GameLogReader::Open(path);
  if (!reader.ok()) return std::string(reader.status().message());
  const auto game = reader->Next();
  if (!game.ok()) return std::string(game.status().message());
  if (!*game) return "there is no whole game in it";
  return std::nullopt;
}

}  // namespace

absl::StatusOr<std::string> UsualGamesFolder() {
  const char* const data = std::getenv("XDG_DATA_HOME");
  // By its specification what is not absolute does not count.
  if (data != nullptr && *data == '/') {
    return std::string(data) + "/berthier/games";
  }
  const char* const home = std::getenv("HOME");
  if (home == nullptr || *home == '\0') {
    return absl::InvalidArgumentError(
        "there is no HOME to keep games in; --games=DIR names a folder");
  }
  return std::string(home) + "/.local/share/berthier/games";
}

absl::StatusOr<std::unique_ptr<FileKeeper>> FileKeeper::Open(
    const std::string& folder, std::ostream& warnings) {
  if (absl::Status status = MakeFolder(folder); !status.ok()) return status;
  const std::string name = folder + "/lock";
  const int lock = open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (lock < 0) return CannotKeepIn(folder, std::strerror(errno));
  if (flock(lock, LOCK_EX | LOCK_NB) != 0) {
    close(lock);
    return CannotKeepIn(folder, "another berthier plays there");
  }
  // What somebody who was killed had begun to write.
  std::error_code error;
  for (const fs::directory_entry& entry :
       fs::directory_iterator(folder, error)) {
    if (entry.path().extension() == kTemporaryEnding) {
      fs::remove(entry.path(), error);
    }
  }
  return std::unique_ptr<FileKeeper>(new FileKeeper(folder, lock, warnings));
}

FileKeeper::~FileKeeper() { close(lock_); }

std::string FileKeeper::PathOf(std::string_view name) const {
  return folder_ + "/" + std::string(name) + std::string(kEnding);
}

void FileKeeper::Warn(const std::string& path, std::string_view why) {
  if (!warned_.insert(path).second) return;
  warnings_ << absl::StrFormat("berthier: '%s' is left out: %s\n", path, why)
            << std::flush;
}

std::vector<Keeper::Game> FileKeeper::All() {
  struct Found {
    struct timespec when;
    off_t size;
    ino_t file;
    std::string name;
  };
  std::vector<Found> found;
  std::error_code error;
  for (const fs::directory_entry& entry :
       fs::directory_iterator(folder_, error)) {
    struct stat there = {};
    if (entry.path().extension() != kEnding ||
        stat(entry.path().c_str(), &there) != 0) {
      continue;
    }
    found.push_back({there.st_mtim, there.st_size, there.st_ino,
                     entry.path().stem().string()});
  }
  std::sort(found.begin(), found.end(), [](const Found& a, const Found& b) {
    return std::tie(a.when.tv_sec, a.when.tv_nsec, a.name) >
           std::tie(b.when.tv_sec, b.when.tv_nsec, b.name);
  });
  std::vector<Game> games;
  for (Found& one : found) {
    const std::string stamp = absl::StrFormat(
        "%d %d %d.%09d", one.size, one.file, one.when.tv_sec, one.when.tv_nsec);
    if (!IsGame(one.name, stamp)) continue;
    games.push_back({.name = std::move(one.name),
                     .when = TimeInWords(one.when.tv_sec, "%Y-%m-%d %H:%M"),
                     .stamp = stamp});
  }
  return games;
}

bool FileKeeper::IsGame(const std::string& name, const std::string& stamp) {
  Looked& looked = looked_[name];
  if (looked.stamp == stamp) return looked.is_game;
  const std::string path = PathOf(name);
  const std::optional<std::string> problem = Problem(path);
  if (problem) Warn(path, *problem);
  looked = {.stamp = stamp, .is_game = !problem};
  return looked.is_game;
}

absl::StatusOr<std::string> FileKeeper::Log(const std::string& name) {
  return ReadWhole(PathOf(name));
}

std::string FileKeeper::NewName(std::string_view title) {
  const std::string first =
      TimeInWords(std::time(nullptr), "%Y%m%d-%H%M-") + FileWord(title);
  std::string name = first;
  std::error_code error;
  for (int i = 2; given_.contains(name) || fs::exists(PathOf(name), error);
       ++i) {
    name = absl::StrFormat("%s-%d", first, i);
  }
  given_.insert(name);
  return name;
}

absl::Status FileKeeper::Keep(const std::string& name, const std::string& log) {
  return WriteWhole(PathOf(name), log, Sync::kAtOnce);
}

std::string FileKeeper::ReviewFile(const std::string& name) {
  return folder_ + "/" + name + std::string(kReviewEnding);
}

absl::Status FileKeeper::Forget(const std::string& name) {
  std::error_code error;
  fs::remove(ReviewFile(name), error);
  fs::remove(PathOf(name), error);
  if (!error) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrFormat("cannot delete '%s': %s", PathOf(name), error.message()));
}

}  // namespace berthier
