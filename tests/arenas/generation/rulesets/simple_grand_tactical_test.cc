// Generated battles of Simple Grand Tactical as text.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "arenas/commands/berthier.h"
#include "engine/rulesets/registry.h"

namespace berthier {
namespace {

TEST(SimpleGrandTacticalGeneration, IsWrittenInCentimetres) {
  std::ostringstream out;
  std::ostringstream err;
  RunBerthier({"generate", "simple_grand_tactical", "--seed=7"},
              {.rulesets = Rulesets(), .out = out, .err = err});
  EXPECT_THAT(out.str(), testing::HasSubstr("ruler: \"cm\""));
}

}  // namespace
}  // namespace berthier
