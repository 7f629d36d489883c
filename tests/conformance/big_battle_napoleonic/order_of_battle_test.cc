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

#include "engine/model/game.h"
#include "engine/rulesets/big_battle_napoleonic/big_battle_napoleonic.h"
#include "gtest/gtest.h"
#include "proto/position_codec.h"

namespace berthier {
namespace {

ScenarioDocument Ligny() {
  std::ifstream file("arenas/scenarios/ligny.textproto");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  const absl::StatusOr<WrittenDocument> read =
      ReadPosition({"ligny", text}, Form::kText);
  EXPECT_TRUE(read.ok()) << read.status();
  return read.ok() ? read->document : ScenarioDocument{};
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

// BBN-BAS-05, BBN-I-11: said as they are at the start or not.
TEST(OrderOfBattle, BrigadesAreOfThreeToEightBases) {
  for (const char* unit : {"F4-L24a", "F4-C16"}) {
    for (const int bases : {2, 9}) {
      for (const bool at_start : {false, true}) {
        ScenarioDocument ligny = Ligny();
        for (Entry& entry : ligny.entries) {
          if (entry.id != unit) continue;
          entry.numbers = {{"bases", bases}};
          if (at_start) entry.numbers.emplace_back("bases at start", bases);
        }
        const Built built = BigBattleNapoleonic().build(ligny);
        const Problem* problem = std::get_if<Problem>(&built);
        ASSERT_NE(problem, nullptr) << unit << " of " << bases;
        EXPECT_NE(problem->what.find("must be from 3 to "), std::string::npos)
            << problem->what;
      }
    }
  }
}

// D02 on the field of Ligny, by name.
class Deploying {
 public:
  explicit Deploying(const Game& game) : game_(game), position_(game.layout()) {
    game.Start(position_);
  }
  const Position& position() const { return position_; }
  // Why it may not be placed there; empty if it may, and then it is.
  std::string Deploy(const Entry& entry, Point at) {
    const Vocabulary& vocabulary = game_.vocabulary();
    Order order;
    for (size_t v = 0; v < vocabulary.verbs.size(); ++v) {
      const Verb& verb = vocabulary.verbs[v];
      if (verb.name != "deploy") continue;
      order.verb = static_cast<uint8_t>(v);
      // What goes without saying.
      const std::string_view usual = IsInfantry(entry)  ? "column"
                                     : IsCavalry(entry) ? "line"
                                                        : "unlimbered";
      for (size_t m = 0; m < verb.manners.size(); ++m) {
        if (verb.manners[m] == usual) order.manner = static_cast<uint8_t>(m);
      }
      for (size_t m = 0; m < verb.manners.size(); ++m) {
        if (Is(entry, verb.manners[m])) order.manner = static_cast<uint8_t>(m);
      }
    }
    for (size_t i = 0; i < game_.entities().size(); ++i) {
      if (game_.entities()[i].name == entry.id) {
        order.subject = static_cast<EntityId>(i);
      }
    }
    order.pose = {at, entry.heading.value_or(Heading())};
    const Verdict verdict = game_.Check(position_, order);
    if (!verdict.ok()) return game_.Say(verdict.refusal());
    game_.Play(position_, order, nullptr);
    return "";
  }

 private:
  const Game& game_;
  Position position_;
};

// BBN-OPT-14, 8.1: D02 replaces the listed deployment, and the zones of the
// Prussians hold it: I Corps behind the stream but for its garrisons, III Corps
// with Tongrinne and Tongrinelle.
TEST(FreeDeployment, ReplacesTheListedPlacesWithinTheZones) {
  ScenarioDocument ligny = Ligny();
  ligny.options.emplace_back("free_deployment", "true");
  const Built built = BigBattleNapoleonic().build(ligny);
  const auto* game = std::get_if<std::unique_ptr<const Game>>(&built);
  ASSERT_NE(game, nullptr);
  Deploying d(**game);
  for (const Entry& entry : (*game)->Write(d.position()).entries) {
    if (entry.type == "unit" || entry.type == "leader") {
      EXPECT_TRUE(Is(entry, "reserve")) << entry.id;
    }
  }
  for (const char* type : {"leader", "unit"}) {
    for (const Entry& entry : ligny.entries) {
      if (entry.type != type || entry.side != "Prussian") continue;
      if (entry.id == "P1-L24c") {
        // South of the Ligne, between the stream and St Amand.
        const Point south = {25 * kTicksPerInch, 28 * kTicksPerInch};
        EXPECT_NE(d.Deploy(entry, south).find("deployment zone"),
                  std::string::npos);
      }
      EXPECT_EQ(d.Deploy(entry, *entry.place), "") << entry.id;
    }
  }
}

// The towns are for garrisons, and for those of the corps whose zone names
// them.
TEST(FreeDeployment, TownsOfAZoneAreForItsGarrisons) {
  ScenarioDocument ligny = Ligny();
  ligny.options.emplace_back("free_deployment", "true");
  const Built built = BigBattleNapoleonic().build(ligny);
  const auto* game = std::get_if<std::unique_ptr<const Game>>(&built);
  ASSERT_NE(game, nullptr);
  Deploying d(**game);
  // BBN-DEP-05: the column needs a general first.
  for (const Entry& entry : ligny.entries) {
    if (entry.type != "leader" || entry.side != "Prussian") continue;
    EXPECT_EQ(d.Deploy(entry, *entry.place), "") << entry.id;
  }
  for (Entry entry : ligny.entries) {
    const Point tongrinelle = {67 * kTicksPerInch, 30 * kTicksPerInch};
    if (entry.id == "P3-W20b") {
      entry.is = {"column"};
      EXPECT_NE(d.Deploy(entry, tongrinelle).find("deployment zone"),
                std::string::npos);
    } else if (entry.id == "P2-L20a") {
      entry.is = {"town wide"};
      EXPECT_NE(d.Deploy(entry, tongrinelle).find("deployment zone"),
                std::string::npos);
    }
  }
}

}  // namespace
}  // namespace berthier
