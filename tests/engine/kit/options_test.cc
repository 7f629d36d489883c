#include "engine/kit/wire/options.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace berthier {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;

enum class Weather { kFair, kRain, kSnow };

struct Options {
  enum class Switch : uint8_t { kOff, kOn };
  Switch mud = Switch::kOn;
  Switch night = Switch::kOff;
  int guns = 6;
  Length range = Inches(12);
  Weather weather = Weather::kRain;
};

constexpr Named<Weather> kWeatherWords[] = {{"fair", Weather::kFair},
                                            {"rain", Weather::kRain},
                                            {"snow", Weather::kSnow}};
using Row = OptionRow<Options>;
constexpr Row kRows[] = {
    Row::Switch<&Options::mud>("mud"),
    Row::Switch<&Options::night>("night"),
    Row::Number<&Options::guns, -2, 99>("guns"),
    Row::Number<&Options::range, 0, 48>("range", "in inches"),
    Row::Choice<&Options::weather, kWeatherWords>("weather"),
};

TEST(Options, AreSetByName) {
  Options o;
  EXPECT_EQ(SetOption(kRows, o, "mud", "false"), "");
  EXPECT_EQ(SetOption(kRows, o, "night", "true"), "");
  EXPECT_EQ(SetOption(kRows, o, "guns", "-2"), "");
  EXPECT_EQ(SetOption(kRows, o, "range", "48"), "");
  EXPECT_EQ(SetOption(kRows, o, "weather", "snow"), "");
  EXPECT_EQ(o.mud, Options::Switch::kOff);
  EXPECT_EQ(o.night, Options::Switch::kOn);
  EXPECT_EQ(o.guns, -2);
  EXPECT_EQ(o.range, Inches(48));
  EXPECT_EQ(o.weather, Weather::kSnow);
}

TEST(Options, WhatIsWrongIsSaidAndNothingIsSet) {
  Options o;
  EXPECT_EQ(SetOption(kRows, o, "fog", "true"),
            "there is no option \"fog\"; there are mud, night, guns, range, "
            "weather");
  EXPECT_EQ(SetOption(kRows, o, "mud", "yes"),
            "mud is one of false, true, not \"yes\"");
  EXPECT_EQ(SetOption(kRows, o, "weather", ""),
            "weather is one of fair, rain, snow, not \"\"");
  for (const char* number :
       {"-3", "100", "", "6 ", "six", "6.5", "1e1", "99999999999"}) {
    EXPECT_EQ(SetOption(kRows, o, "guns", number),
              "guns is a whole number from -2 to 99, not \"" +
                  std::string(number) + "\"");
  }
  EXPECT_NE(SetOption(kRows, o, "range", "49"), "");
  EXPECT_THAT(WrittenOptions(kRows, o), IsEmpty());
}

TEST(Options, ThoseThatDifferAreWrittenAndComeBack) {
  Options o;
  EXPECT_THAT(WrittenOptions(kRows, o), IsEmpty());
  o.night = Options::Switch::kOn;
  o.range = Inches(7);
  o.weather = Weather::kFair;
  const auto written = WrittenOptions(kRows, o);
  EXPECT_THAT(written, ElementsAre(Pair("night", "true"), Pair("range", "7"),
                                   Pair("weather", "fair")));
  Options back;
  for (const auto& [name, value] : written) {
    EXPECT_EQ(SetOption(kRows, back, name, value), "");
  }
  EXPECT_EQ(WrittenOptions(kRows, back), written);
}

TEST(Options, AreListedWithTheUsualValueFirst) {
  std::vector<std::string> listed;
  for (const OptionForm& form : FormsOf(kRows)) {
    listed.push_back(std::string(form.name) + ": " + form.values);
  }
  EXPECT_THAT(listed, ElementsAre("mud: true, false", "night: false, true",
                                  "guns: 6, or from -2 to 99",
                                  "range: 12, or from 0 to 48, in inches",
                                  "weather: rain, fair, snow"));
}

}  // namespace
}  // namespace berthier
