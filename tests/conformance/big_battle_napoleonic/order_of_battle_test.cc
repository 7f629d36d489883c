// The order of battle of Ligny against the checksums of the catalogue
// (BBN-LIG-01 to 06): strengths by corps, classes, generals and their spans.
#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <variant>

#include "engine/rulesets/big_battle_napoleonic/big_battle_napoleonic.h"
#include "gtest/gtest.h"
#include "proto/position_codec.h"

namespace berthier {
namespace {

Dossier Ligny() {
  std::ifstream file("arenas/scenarios/ligny.textproto");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  const absl::StatusOr<WrittenDossier> read =
      ReadPosition({"ligny", text}, Form::kText);
  EXPECT_TRUE(read.ok()) << read.status();
  return read.ok() ? read->dossier : Dossier{};
}

bool Is(const Entry& entry, std::string_view word) {
  return std::find(entry.is.begin(), entry.is.end(), word) != entry.is.end();
}

int NumberOf(const Entry& entry, std::string_view key) {
  for (const auto& [name, value] : entry.numbers) {
    if (name == key) return static_cast<int>(value);
  }
  return 0;
}

bool IsInfantry(const Entry& unit) {
  return Is(unit, "line infantry") || Is(unit, "light infantry");
}
bool IsCavalry(const Entry& unit) {
  return Is(unit, "heavy cavalry") || Is(unit, "light cavalry");
}

struct Strength {
  int infantry = 0;
  int infantry_bases = 0;
  int cavalry = 0;
  int cavalry_bases = 0;
  int batteries = 0;

  void Add(const Entry& unit) {
    if (IsInfantry(unit)) {
      ++infantry;
      infantry_bases += NumberOf(unit, "bases");
    } else if (IsCavalry(unit)) {
      ++cavalry;
      cavalry_bases += NumberOf(unit, "bases");
    } else {
      ++batteries;
    }
  }
};

std::map<std::string, Strength> StrengthBy(std::string Entry::*key) {
  std::map<std::string, Strength> strengths;
  for (const Entry& entry : Ligny().entries) {
    if (entry.type == "unit") strengths[entry.*key].Add(entry);
  }
  return strengths;
}

// A battery is one model (BBN-BAS-03, BBN-LIG-06).
TEST(OrderOfBattle, TotalsOfTheSides) {
  std::map<std::string, Strength> sides = StrengthBy(&Entry::side);
  const Strength& prussian = sides["Prussian"];
  EXPECT_EQ(prussian.infantry, 34);
  EXPECT_EQ(prussian.infantry_bases, 188);
  EXPECT_EQ(prussian.cavalry, 9);
  EXPECT_EQ(prussian.cavalry_bases, 33);
  EXPECT_EQ(prussian.batteries, 13);
  const Strength& french = sides["French"];
  EXPECT_EQ(french.infantry, 21);
  EXPECT_EQ(french.infantry_bases, 115);
  EXPECT_EQ(french.cavalry, 10);
  EXPECT_EQ(french.cavalry_bases, 43);
  EXPECT_EQ(french.batteries, 14);
}

// BBN-LIG-02, BBN-LIG-04, BBN-LIG-06
TEST(OrderOfBattle, TotalsOfTheCorps) {
  std::map<std::string, Strength> corps = StrengthBy(&Entry::of);
  struct Row {
    const char* name;
    int infantry_bases;
    int cavalry_bases;
    int batteries;
  };
  const Row rows[] = {
      {"I Corps", 62, 11, 4},         {"II Corps", 69, 14, 5},
      {"III Corps", 57, 8, 4},        {"Guard", 32, 5, 5},
      {"French III Corps", 42, 3, 1}, {"French IV Corps", 32, 4, 2},
      {"I Cavalry Corps", 0, 9, 2},   {"II Cavalry Corps", 0, 9, 2},
      {"IV Cavalry Corps", 0, 9, 2},  {"Army of the North", 9, 4, 0},
  };
  EXPECT_EQ(corps.size(), std::size(rows));
  for (const Row& row : rows) {
    EXPECT_EQ(corps[row.name].infantry_bases, row.infantry_bases) << row.name;
    EXPECT_EQ(corps[row.name].cavalry_bases, row.cavalry_bases) << row.name;
    EXPECT_EQ(corps[row.name].batteries, row.batteries) << row.name;
  }
}

// The number in an id counts figures, four a base; the letters before it tell
// the troops (BBN-BAS-12, BBN-BAS-14, BBN-BAS-16, BBN-BAS-17, BBN-BAS-18,
// BBN-LIG-05).
TEST(OrderOfBattle, ClassesAndFigures) {
  struct Row {
    const char* letters;
    const char* kind;
    const char* grade;  // trained goes without saying
  };
  const Row rows[] = {
      {"L", "line infantry", ""},       {"W", "line infantry", "raw"},
      {"J", "light infantry", ""},      {"C", "light cavalry", ""},
      {"K", "light cavalry", "raw"},    {"H", "heavy artillery", ""},
      {"R", "horse artillery", ""},     {"YG", "line infantry", "elite"},
      {"OG", "line infantry", "guard"}, {"GC", "heavy cavalry", "guard"},
      {"CU", "heavy cavalry", ""},
  };
  for (const Entry& unit : Ligny().entries) {
    if (unit.type != "unit") continue;
    const size_t dash = unit.id.find('-') + 1;
    const size_t digit = unit.id.find_first_of("0123456789", dash);
    const std::string letters = unit.id.substr(dash, digit - dash);
    bool known = false;
    for (const Row& row : rows) {
      if (letters != row.letters) continue;
      known = true;
      EXPECT_TRUE(Is(unit, row.kind)) << unit.id;
      for (const char* grade : {"raw", "elite", "guard"}) {
        EXPECT_EQ(Is(unit, grade), std::string_view(grade) == row.grade)
            << unit.id;
      }
    }
    EXPECT_TRUE(known) << unit.id;
    if (IsInfantry(unit) || IsCavalry(unit)) {
      EXPECT_EQ(4 * NumberOf(unit, "bases"), std::stoi(unit.id.substr(digit)))
          << unit.id;
    }
    for (const char* special : {"old regime", "ill-armed", "poorly served",
                                "large battery", "british-trained"}) {
      EXPECT_FALSE(Is(unit, special)) << unit.id;
    }
  }
}

// BBN-BAS-19, BBN-LIG-01, BBN-LIG-03
TEST(OrderOfBattle, GeneralsAndSpans) {
  const Built built = BigBattleNapoleonic().build(Ligny());
  const auto* game = std::get_if<std::unique_ptr<const Game>>(&built);
  ASSERT_NE(game, nullptr);
  Position position((*game)->layout());
  (*game)->Start(position);
  const std::map<std::string, int> spans = {
      {"Napoleon", 12}, {"Drouot", 12},  {"Vandamme", 12}, {"Gerard", 12},
      {"Pajol", 6},     {"Exelmans", 6}, {"Milhaud", 6},   {"Blucher", 12},
      {"Zieten", 10},   {"Pirch", 10},   {"Thielmann", 10}};
  size_t generals = 0;
  int on_table = 0, to_come = 0;
  for (const Entry& entry : (*game)->Write(position).entries) {
    if (entry.type == "leader") {
      ++generals;
      ASSERT_TRUE(spans.contains(entry.id)) << entry.id;
      EXPECT_EQ(NumberOf(entry, "span"), spans.at(entry.id)) << entry.id;
    } else if (entry.type == "unit") {
      ++(Is(entry, "on table") ? on_table : to_come);
    }
  }
  EXPECT_EQ(generals, spans.size());
  EXPECT_EQ(on_table, 98);
  EXPECT_EQ(to_come, 3);
}

// BBN-BAS-05
TEST(OrderOfBattle, BrigadesAreOfThreeToEightBases) {
  for (const int bases : {2, 9}) {
    Dossier ligny = Ligny();
    for (Entry& entry : ligny.entries) {
      if (entry.id == "F4-L24a") {
        entry.numbers = {{"bases", bases}, {"bases at start", bases}};
      }
    }
    EXPECT_TRUE(
        std::holds_alternative<Problem>(BigBattleNapoleonic().build(ligny)))
        << bases;
  }
}

}  // namespace
}  // namespace berthier
