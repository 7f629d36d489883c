#include "arenas/tournament/berger.h"

#include <algorithm>
#include <array>

namespace berthier {

std::vector<Meeting> BergerTable(int players) {
  // Everybody but the last sits in a circle, which turns; the last, who is
  // nobody if the number is odd, meets whoever is left over.
  const int last = players + players % 2 - 1;
  const int circle = last;
  std::vector<Meeting> table;
  for (int round = 0; round < circle; ++round) {
    const bool is_even = round % 2 == 0;
    const int over = is_even ? round / 2 : (circle + round) / 2;
    const auto number = static_cast<uint32_t>(round);
    std::vector<Meeting> boards;
    for (int m = 1; m <= (circle - 1) / 2; ++m) {
      boards.push_back(
          {{(over + m) % circle, (over - m + circle) % circle}, number});
    }
    std::sort(boards.begin(), boards.end(),
              [](const Meeting& a, const Meeting& b) {
                return std::min(a.players[0], a.players[1]) <
                       std::min(b.players[0], b.players[1]);
              });
    if (last < players) {
      table.push_back(is_even ? Meeting{{over, last}, number}
                              : Meeting{{last, over}, number});
    }
    table.insert(table.end(), boards.begin(), boards.end());
  }
  return table;
}

}  // namespace berthier
