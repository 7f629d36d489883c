// Writes pages for the browser: write_pages FOLDER.
#include <cstdio>
#include <fstream>
#include <string>
#include <utility>

#include "arenas/leaderboard/page.h"
#include "tests/arenas/leaderboard/sample_boards.h"

namespace berthier {
namespace {

bool Write(const std::string& path, Gathered all) {
  std::ofstream file(path, std::ios::binary);
  file << PageOf(MakeBoard(std::move(all.league), std::move(all.facts)));
  file.close();
  return file.good();
}

}  // namespace
}  // namespace berthier

int main(int count, char** arguments) {
  using berthier::Write;
  if (count != 2) {
    std::fputs("write_pages FOLDER\n", stderr);
    return 2;
  }
  const std::string folder = arguments[1];
  const bool written =
      Write(folder + "/full.html", berthier::FullLeague()) &&
      Write(folder + "/thirty.html", berthier::PlainLeague(30)) &&
      Write(folder + "/wide.html", berthier::WideLeague()) &&
      Write(folder + "/empty.html", berthier::Gathered());
  return written ? 0 : 1;
}
