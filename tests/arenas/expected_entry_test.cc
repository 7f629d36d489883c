#include "arenas/conformance/expected_entry.h"

#include <gmock/gmock.h>
#include <google/protobuf/text_format.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace berthier {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

ScenarioDocument Sample() {
  Entry unit{.type = "unit", .id = "F2", .side = "French", .of = "1st"};
  unit.is = {"infantry", "disrupted"};
  unit.place = Point{30 * kTicksPerInch, 10 * kTicksPerInch};
  unit.heading = Heading::Degrees(0);
  unit.numbers = {{"charges", 1}};
  unit.links = {{"target", "A1"}, {"target", "A2"}};
  ScenarioDocument document;
  document.entries = {unit};
  return document;
}

std::vector<std::string> Compare(const std::string& expected) {
  wire::Expect expect;
  EXPECT_TRUE(google::protobuf::TextFormat::ParseFromString(
      "unit { id: 'F2' " + expected + " }", &expect));
  std::vector<std::string> failures;
  CompareEntries(expect, Sample(), kInches, failures);
  return failures;
}

TEST(ExpectedEntry, WhatIsSoPasses) {
  EXPECT_THAT(Compare("side: 'French' of: '1st' is: 'disrupted' "
                      "is_not: 'fleeing' x: 30 y: 10 heading: 0 "
                      "number { key: 'charges' value: 1 } "
                      "link { key: 'target' value: 'A2' } "
                      "link_is_not { key: 'target' value: 'A3' }"),
              IsEmpty());
}

TEST(ExpectedEntry, WordsAreCompared) {
  EXPECT_THAT(Compare("is: 'coherent'"),
              ElementsAre("unit F2: expected to be coherent, is infantry, "
                          "disrupted"));
  EXPECT_THAT(Compare("is_not: 'disrupted'"),
              ElementsAre("unit F2: expected not to be disrupted, is infantry, "
                          "disrupted"));
}

TEST(ExpectedEntry, LinksAreCompared) {
  EXPECT_THAT(Compare("link { key: 'target' value: 'A3' }"),
              ElementsAre("unit F2: expected the link target A3, has: target "
                          "A1, target A2"));
  EXPECT_THAT(Compare("link_is_not { key: 'target' value: 'A1' }"),
              ElementsAre("unit F2: expected no link target A1, has: target "
                          "A1, target A2"));
}

TEST(ExpectedEntry, NumbersAreCompared) {
  EXPECT_THAT(Compare("number { key: 'charges' value: 2 }"),
              ElementsAre("unit F2: charges: expected 2, got 1"));
}

TEST(ExpectedEntry, PlacesAreComparedToAFiftiethOfAnInch) {
  EXPECT_THAT(Compare("x: 30.02 y: 9.98"), IsEmpty());
  EXPECT_THAT(Compare("x: 30.021"),
              ElementsAre("unit F2: x: expected 30.021, got 30"));
  EXPECT_THAT(Compare("y: 9.97"),
              ElementsAre("unit F2: y: expected 9.97, got 10"));
  EXPECT_THAT(Compare("x: 30.3 within: 0.3"), IsEmpty());
  EXPECT_THAT(Compare("x: 30.001 within: 0"),
              ElementsAre("unit F2: x: expected 30.001, got 30"));
}

TEST(ExpectedEntry, HeadingsAreComparedToAQuarterDegreeAcrossNorth) {
  EXPECT_THAT(Compare("heading: 0.25"), IsEmpty());
  EXPECT_THAT(Compare("heading: 359.75"), IsEmpty());
  EXPECT_THAT(Compare("heading: 359.5"),
              ElementsAre("unit F2: heading: expected 359.5, got 0"));
}

}  // namespace
}  // namespace berthier
