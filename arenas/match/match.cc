#include "arenas/match/match.h"

#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_format.h"
#include "agents/random_source.h"
#include "arenas/match/isolated_match.h"
#include "arenas/match/process_pool.h"
#include "arenas/text/words.h"
#include "proto/quote.h"

namespace berthier {
namespace {

// The kind that can be counted first (agents/failure.h).
std::string WithItsKind(const wire::Fault& fault) {
  if (fault.sentence().substr(0, fault.kind().size()) == fault.kind()) {
    return fault.sentence();
  }
  return fault.kind() + ": " + fault.sentence();
}

// Which agent sits where in a game.
struct Seating {
  std::array<size_t, kSides> agent_at;
};
constexpr Seating kStraight = {{0, 1}};
constexpr Seating kSwapped = {{1, 0}};

std::string NameOf(const LoadedGame& loaded) {
  const ScenarioDocument& document = loaded.written.document;
  return document.name.empty() ? document.ruleset : document.name;
}

class Match {
 public:
  explicit Match(const MatchSetup& setup) : setup_(setup) {
    const Game& game = *setup.loaded->game;
    table_.names = {NameOfAgent(setup.names[0]), NameOfAgent(setup.names[1])};
    // Agents of one name are told apart by their settings.
    if (table_.names[0] == table_.names[1]) table_.names = setup.names;
    if (table_.names[0] == table_.names[1]) {
      table_.names = {setup.names[0] + " (1)", setup.names[1] + " (2)"};
    }
    for (const Side side : {Side::kFirst, Side::kSecond}) {
      table_.sides[static_cast<size_t>(Index(side))] =
          std::string(game.SideName(side));
    }
    table_.title = absl::StrFormat(
        "%s against %s: %s, %s, seed %d", table_.names[0], table_.names[1],
        NameOf(*setup.loaded), Counted(setup.games(), "game"), setup.seed);
    table_.counted = game.vocabulary().points;
  }

  absl::StatusOr<MatchTable> Play(const MatchHooks& hooks) {
    const absl::Status played = WorkSideBySide(
        {.pieces = setup_.games(), .jobs = setup_.jobs},
        [&](int game) -> absl::StatusOr<std::string> {
          const absl::StatusOr<wire::GameRecord> record = PlayOne(game, hooks);
          if (!record.ok()) return record.status();
          return record->SerializeAsString();
        },
        [&](int game, const std::string& bytes) {
          wire::GameRecord record;
          record.ParseFromString(bytes);
          Enter(game, record);
          if (hooks.keep) {
            const absl::Status kept = hooks.keep(record);
            if (!kept.ok()) return kept;
          }
          if (hooks.progress) hooks.progress(game + 1, table_);
          return absl::OkStatus();
        });
    if (!played.ok()) return played;
    return std::move(table_);
  }

 private:
  int games_a_pair() const {
    return setup_.pairing == Pairing::kMirrored ? 2 : 1;
  }
  const Seating& SeatingOf(int game) const {
    return game % games_a_pair() == 0 ? kStraight : kSwapped;
  }

  absl::StatusOr<wire::GameRecord> PlayOne(int game,
                                           const MatchHooks& hooks) const {
    const int pair = game / games_a_pair();
    const Seating& seating = SeatingOf(game);
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
    std::unique_ptr<Witness> watching;
    if (hooks.watch) watching = hooks.watch(game + 1);
    if (watching != nullptr) duel.witnesses.push_back(watching.get());
    Recorder recorder(duel, setup_.loaded->written, names,
                      static_cast<uint32_t>(game + 1), setup_.kept);
    const absl::StatusOr<Outcome> outcome = PlayApart(duel, recorder);
    if (!outcome.ok()) return outcome.status();
    return recorder.Finish(*outcome);
  }

  // Everything the table says stands in the record.
  void Enter(int game, const wire::GameRecord& record) {
    const Seating& seating = SeatingOf(game);
    const double share = 1.0 / games_a_pair();
    const wire::Result& result = record.result();
    if (game % games_a_pair() == 0) {
      for (Tally& tally : table_.tallies) tally.score_by_pair.push_back(0);
    }
    for (size_t side = 0; side < kSides; ++side) {
      Tally& tally = table_.tallies[seating.agent_at[side]];
      Tally::Results& results = tally.as[side];
      if (result.winner().empty()) {
        ++results.drawn;
        tally.score_by_pair.back() += share / 2;
      } else if (result.winner() == table_.sides[side]) {
        ++results.won;
        tally.score_by_pair.back() += share;
      } else {
        ++results.lost;
      }
      const int number = static_cast<int>(side);
      if (number < result.points_size() && !result.has_fault()) {
        tally.points += result.points(number);
        ++tally.counted;
      }
    }
    if (result.has_fault()) {
      const size_t side = result.fault().side() == table_.sides[0] ? 0 : 1;
      const size_t agent = seating.agent_at[side];
      ++table_.tallies[agent].faults;
      const std::string last =
          LastLines(result.fault().evidence(), kLongestQuote);
      table_.faults.push_back(absl::StrFormat(
          "game %d: %s as %s: %s%s%s", game + 1, table_.names[agent],
          table_.sides[side], WithItsKind(result.fault()),
          last.empty() ? "" : ": ", OneLine(last)));
      ++table_.grades["by fault"];
    } else {
      ++table_.grades[result.grade()];
    }
    uint32_t orders = 0;
    for (const wire::GameStep& step : record.step()) {
      orders += step.has_order() ? 1 : 0;
    }
    table_.orders.push_back(orders);
    table_.rolls.push_back(static_cast<uint32_t>(record.step_size()) - orders);
  }

  const MatchSetup& setup_;
  MatchTable table_;
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
