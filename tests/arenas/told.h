// The output of `berthier rulesets NAME`.
//
//   EXPECT_THAT(Told(*FindRuleset("whist")), testing::HasSubstr("trump"));
#ifndef BERTHIER_TESTS_ARENAS_TOLD_H_
#define BERTHIER_TESTS_ARENAS_TOLD_H_

#include <gtest/gtest.h>

#include <sstream>
#include <string>

#include "arenas/commands/berthier.h"
#include "engine/rulesets/registry.h"

namespace berthier {

inline std::string Told(const Ruleset& ruleset) {
  std::ostringstream out;
  std::ostringstream err;
  EXPECT_EQ(RunBerthier({"rulesets", std::string(ruleset.name)},
                        {.rulesets = Rulesets(), .out = out, .err = err}),
            0)
      << err.str();
  return out.str();
}

}  // namespace berthier

#endif  // BERTHIER_TESTS_ARENAS_TOLD_H_
