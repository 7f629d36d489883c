// Storage of the table's games: files, or a map in tests.
//
//   absl::Status status = keeper.Keep(name, log);
#ifndef BERTHIER_ARENAS_TABLE_KEEPER_H_
#define BERTHIER_ARENAS_TABLE_KEEPER_H_

#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"

namespace berthier {

class Keeper {
 public:
  struct Game {
    std::string name;   // "20261122-1940-retz", usable as a file name
    std::string when;   // time of the last change, "2026-11-22 19:40"
    std::string stamp;  // differs whenever the game has changed
  };
  virtual ~Keeper() = default;
  // All games, last changed first; unreadable ones are left out.
  virtual std::vector<Game> All() = 0;
  // The bytes of the game's log, which holds only this game.
  virtual absl::StatusOr<std::string> Log(const std::string& name) = 0;
  // An unused name that begins with the date and time.
  virtual std::string NewName(std::string_view title) = 0;
  // Saves a game; it is on disk when Keep returns.
  virtual absl::Status Keep(const std::string& name,
                            const std::string& log) = 0;
  // Deletes a game and its review file.
  virtual absl::Status Forget(const std::string& name) = 0;
  // The file for the game's unfinished review; empty: none.
  virtual std::string ReviewFile(const std::string& name) = 0;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_KEEPER_H_
