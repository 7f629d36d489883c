// Games stored in files: a folder with one log per game.
//
// Laws: a file is replaced atomically, so if the program is killed at any point
// the file has either its old or its new contents. Only one program at a time
// uses a folder.
//
//   absl::StatusOr<std::unique_ptr<FileKeeper>> keeper =
//       FileKeeper::Open(*UsualGamesFolder(), std::cerr);
#ifndef BERTHIER_ARENAS_TABLE_STORAGE_H_
#define BERTHIER_ARENAS_TABLE_STORAGE_H_

#include <map>
#include <memory>
#include <ostream>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "arenas/table/keeper.h"

namespace berthier {

// The default folder: $XDG_DATA_HOME/berthier/games, or
// ~/.local/share/berthier/games.
absl::StatusOr<std::string> UsualGamesFolder();

class FileKeeper final : public Keeper {
 public:
  // Creates the folder, accessible to its owner only, if it is missing, and
  // locks it. Files that cannot be read later are reported to `warnings`, once
  // each.
  static absl::StatusOr<std::unique_ptr<FileKeeper>> Open(
      const std::string& folder, std::ostream& warnings);
  FileKeeper(const FileKeeper&) = delete;
  FileKeeper& operator=(const FileKeeper&) = delete;
  ~FileKeeper() override;

  // Reads only the files that have changed since the last call.
  std::vector<Game> All() override;
  absl::StatusOr<std::string> Log(const std::string& name) override;
  std::string NewName(std::string_view title) override;
  absl::Status Keep(const std::string& name, const std::string& log) override;
  absl::Status Forget(const std::string& name) override;
  std::string ReviewFile(const std::string& name) override;

 private:
  FileKeeper(std::string folder, int lock, std::ostream& warnings)
      : folder_(std::move(folder)), lock_(lock), warnings_(warnings) {}
  std::string PathOf(std::string_view name) const;
  void Warn(const std::string& path, std::string_view why);

  const std::string folder_;
  const int lock_;  // descriptor of the lock file
  std::ostream& warnings_;
  std::set<std::string> warned_;
  // What was read of a file; valid as long as its stamp is the same.
  struct Looked {
    std::string stamp;
    bool is_game = false;
  };
  bool IsGame(const std::string& name, const std::string& stamp);

  std::map<std::string, Looked> looked_;
  std::set<std::string> given_;  // names returned by NewName
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_STORAGE_H_
