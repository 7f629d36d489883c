// Where the games of the table are kept: files, or a map in tests.
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
    std::string name;   // "20261122-1940-retz": a word that may name a file
    std::string when;   // it was last changed: "2026-11-22 19:40"
    std::string stamp;  // another whenever the game has changed
  };
  virtual ~Keeper() = default;
  // All of them, the last changed first; what cannot be read is left out.
  virtual std::vector<Game> All() = 0;
  // The bytes of a log that holds one game.
  virtual absl::StatusOr<std::string> Log(const std::string& name) = 0;
  // A name that no kept game has, beginning with the time of day.
  virtual std::string NewName(std::string_view title) = 0;
  // On disk when it returns.
  virtual absl::Status Keep(const std::string& name,
                            const std::string& log) = 0;
  // With all that is kept beside it.
  virtual absl::Status Forget(const std::string& name) = 0;
  // The file in which its review may be kept; empty: in none.
  virtual std::string ReviewFile(const std::string& name) = 0;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_KEEPER_H_
