// The table with the toys among its rulesets, for the tests of the page; games
// are kept as long as it runs.
//
//   toy_table [FOLDER OF THE PAGE]
//   Open http://127.0.0.1:41233/?t=...
#include <unistd.h>

#include <iostream>
#include <memory>

#include "arenas/table/house.h"
#include "arenas/table/server.h"
#include "tests/arenas/table/table_games.h"

int main(int argc, char** argv) {
  berthier::MemoryKeeper keeper;
  berthier::House house(berthier::AllGames(), keeper);
  const absl::StatusOr<std::unique_ptr<berthier::Server>> server =
      berthier::Server::Start(
          house, {.port = 0, .page_folder = argc > 1 ? argv[1] : ""});
  if (!server.ok()) {
    std::cerr << server.status().message() << "\n";
    return 1;
  }
  std::cout << "Open " << (*server)->url() << std::endl;
  // Until whoever started it ends it.
  while (true) pause();
}
