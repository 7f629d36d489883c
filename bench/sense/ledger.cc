#include "bench/sense/ledger.h"

#include <utility>

#include "absl/strings/str_format.h"

namespace berthier {

void Ledger::Open(std::string_view game,
                  const std::array<std::string, kSides>& agents) {
  game_ = game;
  agents_ = agents;
  for (const std::string& agent : agents_) {
    Player& player = players_[agent];
    ++player.games;
    player.entries.resize(kinds_.size());
  }
}

void Ledger::Occasion(size_t kind, Side side, double n) {
  PlayerOf(side).entries[kind].occasions += n;
}

void Ledger::Folly(size_t kind, Side side, int step, std::string_view what,
                   double n) {
  PlayerOf(side).entries[kind].follies += n;
  places_.push_back({kind, game_, step, std::string(what)});
}

const Ledger::Entry& Ledger::Of(std::string_view agent, size_t kind) const {
  return players_.find(agent)->second.entries[kind];
}

std::string Ledger::ToMarkdown(std::string_view ruleset) const {
  std::string rows;
  for (size_t kind = 0; kind < kinds_.size(); ++kind) {
    for (const auto& [agent, player] : players_) {
      const Entry& entry = player.entries[kind];
      absl::StrAppendFormat(
          &rows, "| %s | `%s` | %s | %.2f | %s | %.0f | %s |\n", ruleset, agent,
          kinds_[kind].name, entry.follies / player.games,
          kinds_[kind].occasions, entry.occasions,
          entry.occasions > 0
              ? absl::StrFormat("%.1f", 100 * entry.follies / entry.occasions)
              : "");
    }
  }
  return rows;
}

std::string Ledger::ToList() const {
  std::string lines;
  for (size_t kind = 0; kind < kinds_.size(); ++kind) {
    for (const Place& place : places_) {
      if (place.kind != kind) continue;
      absl::StrAppendFormat(&lines, "%s: %s, step %d: %s\n", kinds_[kind].name,
                            place.game, place.step, place.what);
    }
  }
  return lines;
}

}  // namespace berthier
