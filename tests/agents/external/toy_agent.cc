// `random` as a program of its own, for the toys; prints what it should not.
#include <cstdio>

#include "agents/external/serve.h"
#include "agents/random_agent.h"
#include "tests/arenas/toy_games.h"

int main() {
  berthier::RandomAgent agent;
  std::puts("this goes to standard error");
  return berthier::Serve(agent, {.name = "toy", .version = "1"},
                         berthier::Toys());
}
