// The toys keep the contract.
#include "tests/engine/model/contract.h"

#include <gtest/gtest.h>

#include "tests/toys/breakthrough.h"
#include "tests/toys/connect_four.h"
#include "tests/toys/dice_duel.h"

namespace berthier {
namespace {

TEST(Contract, Breakthrough) {
  RunContract(Breakthrough(), BreakthroughStart(),
              {.games = 40,
               .published = 0x6b4f51395aefe717,
               .mirror = Mirror{.name = TurnedSquare, .games = 20}});
}

TEST(Contract, ConnectFour) {
  RunContract(ConnectFour(), ConnectFourStart(),
              {.games = 60,
               .published = 0x1258eeead8fa745c,
               .mirror = Mirror{.games = 20}});
}

TEST(Contract, DiceDuel) {
  RunContract(DiceDuel(), DiceDuelStart(5, 5, 24, Fog::kOff),
              {.games = 60,
               .published = 0xa1e42a937dbb5a5c,
               .mirror = Mirror{.games = 20}});
}

TEST(Contract, DiceDuelInFog) {
  RunContract(DiceDuel(), DiceDuelStart(7, 7, 30, Fog::kOn),
              {.seed = 2,
               .games = 60,
               .published = 0xc614f24edcf201f2,
               .mirror = Mirror{.games = 20}});
}

}  // namespace
}  // namespace berthier
