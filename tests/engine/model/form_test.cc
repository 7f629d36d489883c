#include "engine/model/form.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace berthier {
namespace {

enum TestVerbs : uint8_t { kMarch, kSupport, kAllot, kPass, kWander };

Vocabulary TestVocabulary() {
  return {
      .verbs = {
          {.name = "march",
           .takes = Takes::kSubject | Takes::kPlace | Takes::kHeading |
                    Takes::kVia | Takes::kViaOptional | Takes::kManner,
           .manners = {"line", "column"}},
          {.name = "support",
           .takes = Takes::kSubject | Takes::kObject | Takes::kObjectOptional},
          {.name = "allot", .takes = Takes::kObject | Takes::kShares},
          {.name = "pass"},
          {.name = "wander",
           .takes = Takes::kVia | Takes::kViaOptional | Takes::kFurtherVias},
      }};
}

FormFault Fault(const Order& order) {
  return FaultOf(TestVocabulary(), 3, order);
}

TEST(Form, GoodOnes) {
  EXPECT_EQ(
      Fault({.verb = kMarch,
             .manner = 1,
             .subject = MakeEntityId(2),
             .pose = {{-kFarthestPlace, kFarthestPlace}, Heading::Degrees(90)},
             .via = {5, 6}}),
      FormFault::kNone);
  EXPECT_EQ(Fault({.verb = kSupport, .subject = MakeEntityId(0)}),
            FormFault::kNone);
  EXPECT_EQ(Fault({.verb = kSupport,
                   .subject = MakeEntityId(0),
                   .object = MakeEntityId(2)}),
            FormFault::kNone);
  EXPECT_EQ(Fault({.verb = kAllot, .object = MakeEntityId(1), .amount = -1}),
            FormFault::kNone);
  EXPECT_EQ(Fault({.verb = kPass}), FormFault::kNone);
  const int64_t further = WithFurtherVia(0, 0, {80, 80});
  EXPECT_EQ(Fault({.verb = kWander}), FormFault::kNone);
  EXPECT_EQ(Fault({.verb = kWander, .via = {5, 6}, .amount = further}),
            FormFault::kNone);
}

TEST(Form, EveryFaultIsFound) {
  struct Case {
    Order order;
    FormFault fault;
  };
  const EntityId some = MakeEntityId(0), unknown = MakeEntityId(3);
  const int32_t far = kFarthestPlace + 1;
  const std::vector<Case> cases = {
      {{.verb = 5}, FormFault::kVerb},
      {{.verb = kMarch, .manner = 2, .subject = some}, FormFault::kManner},
      {{.verb = kPass, .manner = 1}, FormFault::kManner},
      {{.verb = kMarch}, FormFault::kSubject},
      {{.verb = kMarch, .subject = unknown}, FormFault::kSubject},
      {{.verb = kPass, .subject = some}, FormFault::kSubject},
      {{.verb = kAllot}, FormFault::kObject},
      {{.verb = kAllot, .object = unknown}, FormFault::kObject},
      {{.verb = kSupport, .subject = some, .object = unknown},
       FormFault::kObject},
      {{.verb = kPass, .object = some}, FormFault::kObject},
      {{.verb = kMarch, .subject = some, .pose = {{far, 0}, {}}},
       FormFault::kPlace},
      {{.verb = kMarch, .subject = some, .pose = {{0, -far}, {}}},
       FormFault::kPlace},
      {{.verb = kPass, .pose = {{0, 1}, {}}}, FormFault::kPlace},
      {{.verb = kPass, .pose = {{}, Heading::Quarters(1)}},
       FormFault::kHeading},
      {{.verb = kMarch, .subject = some, .via = {-far, 0}}, FormFault::kVia},
      {{.verb = kPass, .via = {1, 0}}, FormFault::kVia},
      {{.verb = kPass, .amount = 1}, FormFault::kAmount},
      {{.verb = kWander, .via = {5, 6}, .amount = 1}, FormFault::kVia},
      {{.verb = kWander, .amount = WithFurtherVia(0, 0, {80, 80})},
       FormFault::kVia},
  };
  for (const Case& c : cases) {
    EXPECT_EQ(Fault(c.order), c.fault) << Words(c.fault);
    EXPECT_NE(Words(c.fault), "");
  }
}

}  // namespace
}  // namespace berthier
