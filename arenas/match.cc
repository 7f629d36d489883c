#include "arenas/match.h"

#include <utility>

#include "absl/strings/str_format.h"
#include "agents/random_source.h"
#include "arenas/apart.h"
#include "arenas/words.h"

namespace berthier {
namespace {

// Which agent sits where in a game.
struct Seating {
  std::array<size_t, kSides> agent_at;
};
constexpr Seating kStraight = {{0, 1}};
constexpr Seating kSwapped = {{1, 0}};

std::string NameOf(const LoadedGame& loaded) {
  const Dossier& dossier = loaded.written.dossier;
  return dossier.name.empty() ? dossier.ruleset : dossier.name;
}

class Match {
 public:
  explicit Match(const MatchSetup& setup) : setup_(setup) {
    const Game& game = *setup.loaded->game;
    table_.names = setup.names;
    if (setup.names[0] == setup.names[1]) {
      table_.names = {setup.names[0] + " (1)", setup.names[1] + " (2)"};
    }
    for (const Side side : {Side::kFirst, Side::kSecond}) {
      table_.sides[static_cast<size_t>(Index(side))] =
          std::string(game.SideName(side));
    }
    table_.title = absl::StrFormat(
        "%s against %s: %s, %s, seed %d", setup.names[0], setup.names[1],
        NameOf(*setup.loaded), Counted(setup.games(), "game"), setup.seed);
  }

  absl::StatusOr<MatchTable> Play(const MatchHooks& hooks) {
    for (int pair = 0; pair < setup_.pairs; ++pair) {
      for (Tally& tally : table_.tallies) tally.score_by_pair.push_back(0);
      std::vector<Seating> seatings = {kStraight};
      if (setup_.pairing == Pairing::kMirrored) seatings.push_back(kSwapped);
      for (const Seating& seating : seatings) {
        ++number_;
        const absl::StatusOr<wire::GameRecord> record =
            PlayOne(pair, seating, 1.0 / static_cast<double>(seatings.size()));
        if (!record.ok()) return record.status();
        if (hooks.keep) {
          const absl::Status kept = hooks.keep(*record);
          if (!kept.ok()) return kept;
        }
        if (hooks.progress) hooks.progress(number_, table_);
      }
    }
    return std::move(table_);
  }

 private:
  absl::StatusOr<wire::GameRecord> PlayOne(int pair, const Seating& seating,
                                           double share) {
    const uint64_t seed = SeedFor(setup_.seed, static_cast<uint64_t>(pair));
    DuelSetup duel;
    duel.game = setup_.loaded->game.get();
    duel.dice_seed = SeedFor(seed, 0);
    std::array<std::string, kSides> names;
    for (size_t side = 0; side < kSides; ++side) {
      const size_t agent = seating.agent_at[side];
      duel.agents[side] = setup_.agents[agent];
      duel.agent_seeds[side] = SeedFor(seed, 1 + agent);
      names[side] = setup_.names[agent];
    }
    Recorder recorder(duel, setup_.loaded->written, names,
                      static_cast<uint32_t>(number_), setup_.kept);
    const absl::StatusOr<Outcome> outcome = PlayApart(duel, recorder);
    if (!outcome.ok()) return outcome.status();
    Enter(*outcome, seating, share);
    return recorder.Finish(*outcome);
  }

  void Enter(const Outcome& outcome, const Seating& seating, double share) {
    const Game& game = *setup_.loaded->game;
    for (size_t side = 0; side < kSides; ++side) {
      Tally& tally = table_.tallies[seating.agent_at[side]];
      Tally::Results& results = tally.as[side];
      if (outcome.score.winner < 0) {
        ++results.drawn;
        tally.score_by_pair.back() += share / 2;
      } else if (static_cast<size_t>(outcome.score.winner) == side) {
        ++results.won;
        tally.score_by_pair.back() += share;
      } else {
        ++results.lost;
      }
      tally.points += outcome.score.points[side];
    }
    if (outcome.fault) {
      const size_t agent =
          seating.agent_at[static_cast<size_t>(Index(outcome.fault->side))];
      ++table_.tallies[agent].faults;
      table_.faults.push_back(absl::StrFormat(
          "game %d: %s as %s: %s", number_, table_.names[agent],
          game.SideName(outcome.fault->side), outcome.fault->what));
      ++table_.grades["by fault"];
    } else {
      ++table_.grades[std::string(
          game.vocabulary().grades[outcome.score.grade].name)];
    }
    table_.orders.push_back(outcome.orders);
    table_.rolls.push_back(outcome.rolls);
  }

  const MatchSetup& setup_;
  MatchTable table_;
  int number_ = 0;
};

}  // namespace

Tally::Results Tally::all() const {
  return {as[0].won + as[1].won, as[0].drawn + as[1].drawn,
          as[0].lost + as[1].lost};
}

absl::StatusOr<MatchTable> PlayMatch(const MatchSetup& setup,
                                     const MatchHooks& hooks) {
  return Match(setup).Play(hooks);
}

}  // namespace berthier
