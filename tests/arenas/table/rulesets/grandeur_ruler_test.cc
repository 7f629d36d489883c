// Grandeur measures in U (IMP-UOM-01), and so do the page's own words.
#include <gtest/gtest.h>

#include "arenas/match/loading.h"
#include "arenas/table/ruler.h"
#include "engine/rulesets/registry.h"

namespace berthier {
namespace {

TEST(GrandeurRulerTest, ACentimetreIsAU) {
  for (const char* name : {"outposts", "generated:grandeur:101"}) {
    const absl::StatusOr<LoadedGame> loaded = LoadGame(name, Rulesets());
    ASSERT_TRUE(loaded.ok()) << loaded.status();
    EXPECT_EQ(UnitName(*loaded->game, loaded->written.ruler), "U") << name;
    EXPECT_EQ(UnitName(*loaded->game, kInches), "in");
  }
}

}  // namespace
}  // namespace berthier
