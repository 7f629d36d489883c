// What an agent says that an order is for.
#include "agents/doctrine/simple_grand_tactical/intent.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "tests/engine/rulesets/simple_grand_tactical/table.h"

namespace berthier::simple_grand_tactical {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

// F between A, north of it, and the open.
class Intent : public testing::Test {
 protected:
  Intent() : t("movement") {
    t.Unit("F", "French", {"line", "column"}, 50, 50, 0);
    t.Unit("A", "Austrian", {"line", "line"}, 46, 66, 180);
    t.Begin();
  }
  std::string Of(const Order& order) {
    EXPECT_TRUE(t.Legal(order)) << t.Refusal(order);
    return IntentOf(ArmyView(t.view()), order);
  }
  Table t;
};

TEST_F(Intent, OnlyAwayFromTheEnemyIsBack) {
  EXPECT_THAT(Of(t.MoveTo("F", 50, 46, 0)), StartsWith("F moves back from A"));
  EXPECT_THAT(Of(t.MoveTo("F", 50, 54, 0)), StartsWith("F closes up to A"));
  EXPECT_THAT(Of(t.MoveTo("F", 59, 50, 0)), StartsWith("F moves past A"));
}

TEST_F(Intent, ChancesSayOfWhat) {
  EXPECT_THAT(Of(t.MoveTo("F", 50, 63, 0)),
              AllOf(StartsWith("F attacks A"), HasSubstr("a chance of "),
                    HasSubstr(" % to pass its check")));
}

}  // namespace
}  // namespace berthier::simple_grand_tactical
