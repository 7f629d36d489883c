// Games kept in files: a folder of logs, one a game.
//
// Laws: a file is replaced whole, so whatever ends the program, at whatever
// byte, leaves the game as it was or as it became. One program at a time works
// in a folder.
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

// $XDG_DATA_HOME/berthier/games, or ~/.local/share/berthier/games.
absl::StatusOr<std::string> UsualGamesFolder();

class FileKeeper final : public Keeper {
 public:
  // Makes the folder, for its owner alone, where it is missing. What cannot be
  // read later is told to `warnings`, once a file.
  static absl::StatusOr<std::unique_ptr<FileKeeper>> Open(
      const std::string& folder, std::ostream& warnings);
  FileKeeper(const FileKeeper&) = delete;
  FileKeeper& operator=(const FileKeeper&) = delete;
  ~FileKeeper() override;

  // Reads only those that have changed since it was asked last.
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
  const int lock_;  // a file that is locked as long as it is open
  std::ostream& warnings_;
  std::set<std::string> warned_;
  // What was read of a file, as long as its size and time are the same.
  struct Looked {
    std::string stamp;
    bool is_game = false;
  };
  bool IsGame(const std::string& name, const std::string& stamp);

  std::map<std::string, Looked> looked_;
  std::set<std::string> given_;  // names that no file has yet
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_STORAGE_H_
