// Declarations that the examples in the headers of bench use.
#ifndef BERTHIER_TESTS_EXAMPLES_BENCH_H_
#define BERTHIER_TESTS_EXAMPLES_BENCH_H_

#include <cstdint>
#include <string>
#include <vector>

#include "agents/random_source.h"
#include "bench/exploits/members.h"
#include "benchmark/benchmark.h"
#include "engine/model/game.h"

namespace berthier::examples {

extern benchmark::State& state;
void Step();

namespace luck_fit_h {
extern const std::vector<LuckyGame> games, others;
extern const std::vector<double> luck_of_others;
}  // namespace luck_fit_h
namespace luck_games_h {
extern const LuckyMatch match;
}

namespace members_h {
void Play(const Member& member);
}
namespace search_h {
extern const std::vector<Member> members;
extern const std::string ruleset;
extern RandomSource source;
double play(size_t candidate, int pair);
}  // namespace search_h
namespace seeing_agent_h {
extern const Game& game;
extern const Position position;
extern const Side side;
extern const uint64_t seed;
}  // namespace seeing_agent_h

}  // namespace berthier::examples

#endif  // BERTHIER_TESTS_EXAMPLES_BENCH_H_
