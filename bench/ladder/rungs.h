// The rungs of the ladder of strength: who is measured against whom, on which
// battles, and what is asked.
#ifndef BERTHIER_BENCH_LADDER_RUNGS_H_
#define BERTHIER_BENCH_LADDER_RUNGS_H_

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace berthier {

// Nothing is tuned on the battles of kTest and no figure is told of those of
// kTuning. kBigBattle: those of Big Battle Napoleonic.
enum class Battles { kTest, kTuning, kBigBattle };

struct Rung {
  std::string_view name;
  std::string_view first;   // an agent as `berthier match` takes it
  std::string_view second;  // the same as the first: self-play
  Battles battles = Battles::kTest;
  int pairs = 1;           // a scenario
  std::string_view asked;  // "99 %"; empty if nothing is

  bool IsSelfPlay() const { return first == second; }
};

std::span<const Rung> Rungs();

// As `berthier match --scenario` takes them.
std::vector<std::string> ScenariosOf(Battles battles);

}  // namespace berthier

#endif  // BERTHIER_BENCH_LADDER_RUNGS_H_
