// How often each folly was committed, out of how many occasions, by whom.
#ifndef BERTHIER_BENCH_SENSE_LEDGER_H_
#define BERTHIER_BENCH_SENSE_LEDGER_H_

#include <array>
#include <cstddef>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/side.h"

namespace berthier {

struct FollyKind {
  std::string_view name;       // "squares formed, no horse near"
  std::string_view occasions;  // of which it is a share: "squares formed"
};

class Ledger {
 public:
  struct Entry {
    double follies = 0;
    double occasions = 0;
  };
  // Where a folly was committed.
  struct Place {
    size_t kind = 0;
    std::string game;
    int step = 0;  // of the game, from 1
    std::string what;
  };

  explicit Ledger(std::span<const FollyKind> kinds)
      : kinds_(kinds.begin(), kinds.end()) {}

  // What is counted from now on belongs to this game between these agents.
  void Open(std::string_view game,
            const std::array<std::string, kSides>& agents);
  void Occasion(size_t kind, Side side, double n = 1);
  void Folly(size_t kind, Side side, int step, std::string_view what,
             double n = 1);

  const Entry& Of(std::string_view agent, size_t kind) const;
  const std::vector<Place>& places() const { return places_; }
  // A row a folly and agent, without the head of the table. Follies a game are
  // those of one side.
  std::string ToMarkdown(std::string_view ruleset) const;
  // A line a place.
  std::string ToList() const;

 private:
  struct Player {
    int games = 0;
    std::vector<Entry> entries;
  };
  Player& PlayerOf(Side side) {
    return players_.find(agents_[static_cast<size_t>(side)])->second;
  }

  std::vector<FollyKind> kinds_;
  std::map<std::string, Player, std::less<>> players_;
  std::array<std::string, kSides> agents_;
  std::string game_;
  std::vector<Place> places_;
};

}  // namespace berthier

#endif  // BERTHIER_BENCH_SENSE_LEDGER_H_
