#include "agents/external/place.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <string_view>

#include "agents/external/enclosure.h"
#include "proto/game_log.h"

namespace berthier {
namespace {

namespace fs = std::filesystem;

// Where programs put what they need for a moment only.
constexpr std::array<std::string_view, 4> kOwnFolderWords = {
    "TMPDIR", "TMP", "TEMP", "XDG_CACHE_HOME"};

std::string Canonical(const fs::path& path) {
  std::error_code error;
  const fs::path found = fs::weakly_canonical(path, error);
  return error ? path.lexically_normal().string() : found.string();
}

bool IsIn(const std::string& path, const std::string& folder) {
  if (folder == "/") return true;
  return path.compare(0, folder.size(), folder) == 0 &&
         (path.size() == folder.size() || path[folder.size()] == '/');
}

// The file that a shell would run; empty if it finds none.
std::string InPath(const std::string& program) {
  const char* const path = std::getenv("PATH");
  std::string_view rest = path == nullptr ? "" : path;
  while (!rest.empty()) {
    const size_t end = std::min(rest.find(':'), rest.size());
    const fs::path file = fs::path(rest.substr(0, end)) / program;
    if (access(file.c_str(), X_OK) == 0) return file;
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return "";
}

// Everything that the program must be able to see, as far as its command says.
std::vector<std::string> Needed(const std::vector<std::string>& command,
                                const std::string& folder) {
  std::vector<fs::path> paths = {folder};
  if (command[0].find('/') == std::string::npos) {
    paths.emplace_back(InPath(command[0]));
  }
  for (const std::string& word : command) {
    // --book=openings.bin names a file too.
    const size_t value = word.find('=') + 1;
    for (const std::string& name : {word, word.substr(value)}) {
      const fs::path path = fs::path(folder) / name;
      std::error_code error;
      if (fs::exists(path, error)) paths.push_back(path);
    }
  }
  std::vector<std::string> needed;
  for (const fs::path& path : paths) {
    if (path.empty()) continue;
    // Links, and what they lead to.
    needed.push_back(path.lexically_normal().string());
    needed.push_back(Canonical(path));
  }
  return needed;
}

// The file itself, what belongs to it (its control), and other logs.
std::vector<std::string> LogsIn(const std::string& folder,
                                const std::string& hidden) {
  std::vector<std::string> logs;
  std::error_code error;
  for (fs::directory_iterator at(folder, error), end; !error && at != end;
       at.increment(error)) {
    const std::string path = at->path();
    if (path.compare(0, hidden.size(), hidden) == 0 || IsGameLog(path)) {
      logs.push_back(path);
    }
  }
  return logs;
}

std::vector<std::string> EnvironmentFor(const Place& place,
                                        Isolation isolation) {
  std::vector<std::string> environment;
  for (char** one = environ; *one != nullptr; ++one) {
    const std::string_view line = *one;
    const std::string_view name = line.substr(0, line.find('='));
    const bool is_replaced =
        name == "PWD" ||
        (isolation == Isolation::kEnclosed &&
         std::find(kOwnFolderWords.begin(), kOwnFolderWords.end(), name) !=
             kOwnFolderWords.end());
    if (!is_replaced) environment.emplace_back(line);
  }
  environment.push_back("PWD=" + place.folder);
  if (isolation == Isolation::kEnclosed) {
    for (const std::string_view name : kOwnFolderWords) {
      environment.push_back(std::string(name) + "=" + kOwnFolder);
    }
  }
  return environment;
}

}  // namespace

Place PlaceOf(const std::vector<std::string>& command, const Whereabouts& there,
              Isolation isolation) {
  std::error_code error;
  Place place;
  place.folder =
      there.folder.empty() ? fs::current_path(error).string() : there.folder;
  if (isolation == Isolation::kEnclosed && !there.hidden.empty()) {
    const std::string hidden = Canonical(there.hidden);
    const std::string folder = fs::path(hidden).parent_path();
    // There is another /dev in there, and nothing of ours in it.
    if (IsIn(folder, "/dev")) {
      place.environment = EnvironmentFor(place, isolation);
      return place;
    }
    const std::vector<std::string> needed = Needed(command, place.folder);
    if (std::any_of(needed.begin(), needed.end(),
                    [&folder](const std::string& path) {
                      return IsIn(path, folder);
                    })) {
      place.hidden_files = LogsIn(folder, hidden);
    } else {
      place.hidden_folder = folder;
    }
  }
  place.environment = EnvironmentFor(place, isolation);
  return place;
}

}  // namespace berthier
